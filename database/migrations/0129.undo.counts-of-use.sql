drop function public.count_use(uuid, text);
drop table private.prompt_uses, public.prompt_counts;
