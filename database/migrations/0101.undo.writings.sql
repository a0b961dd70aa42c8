drop function private.sweep_writings(integer);
drop function private.settle_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean);
drop function private.give_back_writing(public.writings);
drop function public.begin_writing(text, uuid, text, text, integer, integer, uuid);
drop type private.writing_outcome;
drop table public.writings;
alter table public.generations drop column model_rewrites, drop column written_by_model;
