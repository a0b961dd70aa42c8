-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_versions (
  id uuid default gen_random_uuid() not null,
  prompt_id uuid not null,
  user_id uuid not null,
  number integer not null,
  title text not null,
  description text not null,
  prompt_text text not null,
  category text not null,
  tags text[] not null,
  use_case text,
  created_at timestamp with time zone default now() not null,
  constraint prompt_versions_pkey PRIMARY KEY (id),
  constraint prompt_versions_prompt_id_number_key UNIQUE (prompt_id, number),
  constraint prompt_versions_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_versions_number_check CHECK ((number > 0))
);
comment on table public.prompt_versions is 'What a prompt said after each edit, newest 100. Number 1 is the first text, written when the first edit comes.';
alter table public.prompt_versions enable row level security;
CREATE INDEX prompt_versions_user_idx ON public.prompt_versions USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_versions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add versions of their own prompts" on public.prompt_versions as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (created_at <= now()) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_versions.prompt_id) AND (p.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners read the versions of their prompts" on public.prompt_versions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every version" on public.prompt_versions as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_versions REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_versions REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
grant insert (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at) on public.prompt_versions to authenticated;
grant select on public.prompt_versions to authenticated;
grant delete, insert, select, update on public.prompt_versions to service_role;
