alter table public.writings drop column stopped_attempt;
