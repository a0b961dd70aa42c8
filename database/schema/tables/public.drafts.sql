-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.drafts (
  user_id uuid default auth.uid() not null,
  kind text not null,
  version bigint not null,
  title text default ''::text not null,
  content text not null,
  writer uuid not null,
  step integer not null,
  updated_at timestamp with time zone default now() not null,
  constraint drafts_pkey PRIMARY KEY (user_id, kind),
  constraint drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint drafts_content_check CHECK ((octet_length(content) <= 500000)),
  constraint drafts_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint drafts_step_check CHECK ((step >= 0)),
  constraint drafts_title_check CHECK ((char_length(title) <= 200))
);
comment on table public.drafts is 'The draft of a person in each prompter, as JSON text. `writer` is the page that wrote it and `step` its count of savings, so that a page knows its own late saving again.';
alter table public.drafts enable row level security;
create policy "A second factor is asked for where one exists" on public.drafts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add drafts" on public.drafts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their drafts" on public.drafts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their drafts" on public.drafts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their drafts" on public.drafts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every draft" on public.drafts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER stamp_draft BEFORE INSERT OR UPDATE ON public.drafts FOR EACH ROW EXECUTE FUNCTION private.stamp_draft();
grant insert (kind, title, content, writer, step) on public.drafts to authenticated;
grant update (title, content, writer, step) on public.drafts to authenticated;
grant delete, select on public.drafts to authenticated;
grant delete, insert, select, update on public.drafts to service_role;
