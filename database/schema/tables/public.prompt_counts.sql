-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_counts (
  prompt_id uuid not null,
  copies integer default 0 not null,
  keeps integer default 0 not null,
  constraint prompt_counts_pkey PRIMARY KEY (prompt_id),
  constraint prompt_counts_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table public.prompt_counts is 'How often a public prompt was copied, and kept in a library; written by count_use alone.';
alter table public.prompt_counts enable row level security;
create policy "A second factor is asked for where one exists" on public.prompt_counts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads the counts of what they can read" on public.prompt_counts as permissive for select to anon, authenticated using ((EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE (p.id = prompt_counts.prompt_id))));
create policy "The service reaches every count of use" on public.prompt_counts as permissive for all to service_role using (true) with check (true);
grant select on public.prompt_counts to anon;
grant select on public.prompt_counts to authenticated;
grant delete, insert, select, update on public.prompt_counts to service_role;
