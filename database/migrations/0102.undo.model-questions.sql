drop function public.begin_asking(text, integer, integer);
drop type private.asking_outcome;
drop table public.model_questions;
