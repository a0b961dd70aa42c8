drop trigger count_revision on public.prompts;
drop function private.count_revision();
alter table public.prompts drop column revision;
