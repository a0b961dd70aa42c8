-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_reports (
  id uuid default gen_random_uuid() not null,
  prompt_id uuid,
  user_id uuid default auth.uid(),
  reason text not null,
  note text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  collection_id uuid,
  author_id uuid,
  subject_kind text generated always as (
CASE
    WHEN (prompt_id IS NOT NULL) THEN 'prompt'::text
    WHEN (collection_id IS NOT NULL) THEN 'collection'::text
    ELSE 'author'::text
END) stored not null,
  resolution_note text default ''::text not null,
  constraint prompt_reports_pkey PRIMARY KEY (id),
  constraint prompt_reports_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_reports_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES public.collections(id) ON DELETE CASCADE,
  constraint prompt_reports_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_reports_resolved_by_fkey FOREIGN KEY (resolved_by) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint prompt_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint prompt_reports_check CHECK (((resolved_at IS NULL) = (resolution IS NULL))),
  constraint prompt_reports_note_check CHECK ((char_length(note) <= 1000)),
  constraint prompt_reports_reason_check CHECK ((reason = ANY (ARRAY['spam'::text, 'harmful'::text, 'copyright'::text, 'personal_data'::text, 'other'::text]))),
  constraint prompt_reports_resolution_check CHECK ((resolution = ANY (ARRAY['dismissed'::text, 'unpublished'::text]))),
  constraint prompt_reports_resolution_note_check CHECK ((char_length(resolution_note) <= 500)),
  constraint prompt_reports_subject_check CHECK ((num_nonnulls(prompt_id, collection_id, author_id) = 1))
);
comment on table public.prompt_reports is 'Complaints about public prompts, shared collections and author pages. One open report a person and subject.';
alter table public.prompt_reports enable row level security;
comment on column public.prompt_reports.resolution_note is 'Why an admin decided so, as the people concerned read it.';
CREATE UNIQUE INDEX prompt_reports_open_author_idx ON public.prompt_reports USING btree (author_id, user_id) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX prompt_reports_open_collection_idx ON public.prompt_reports USING btree (collection_id, user_id) WHERE (resolved_at IS NULL);
CREATE UNIQUE INDEX prompt_reports_open_idx ON public.prompt_reports USING btree (prompt_id, user_id) WHERE (resolved_at IS NULL);
CREATE INDEX prompt_reports_open_queue_idx ON public.prompt_reports USING btree (created_at, id) WHERE (resolved_at IS NULL);
CREATE INDEX prompt_reports_queue_idx ON public.prompt_reports USING btree (created_at DESC, id DESC);
CREATE INDEX prompt_reports_resolved_by_idx ON public.prompt_reports USING btree (resolved_by);
CREATE INDEX prompt_reports_user_idx ON public.prompt_reports USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.prompt_reports as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their reports" on public.prompt_reports as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People report what others made public" on public.prompt_reports as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND ((EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_reports.prompt_id) AND p.is_public AND (p.deleted_at IS NULL) AND (p.user_id <> ( SELECT auth.uid() AS uid))))) OR (EXISTS ( SELECT 1
   FROM public.collections c
  WHERE ((c.id = prompt_reports.collection_id) AND (c.shared_at IS NOT NULL) AND (c.user_id <> ( SELECT auth.uid() AS uid))))) OR (EXISTS ( SELECT 1
   FROM public.authors a
  WHERE ((a.user_id = prompt_reports.author_id) AND (a.moderated_at IS NULL) AND (a.user_id <> ( SELECT auth.uid() AS uid))))))));
create policy "The service reaches every report" on public.prompt_reports as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER mail_report AFTER UPDATE OF resolved_at ON public.prompt_reports FOR EACH ROW WHEN (((old.resolved_at IS NULL) AND (new.resolved_at IS NOT NULL))) EXECUTE FUNCTION private.mail_report();
grant insert (prompt_id, reason, note, collection_id, author_id) on public.prompt_reports to authenticated;
grant select on public.prompt_reports to authenticated;
grant delete, insert, select, update on public.prompt_reports to service_role;
