drop table public.prompt_examples;
drop table public.tries;
drop function private.count_examples();
drop function private.begin_try(uuid, text, text, boolean, boolean, boolean, integer, integer);
