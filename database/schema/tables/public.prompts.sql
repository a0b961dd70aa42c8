-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompts (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  title text not null,
  description text default ''::text not null,
  prompt_text text not null,
  category text default 'Other'::text not null,
  tags text[] default '{}'::text[] not null,
  votes integer default 0 not null,
  is_public boolean default false not null,
  use_case text,
  thumbnail_url text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  folder_id uuid,
  published_at timestamp with time zone,
  moderated_at timestamp with time zone,
  revision integer default 1 not null,
  origin_id uuid,
  origin_title text,
  import_id uuid,
  constraint prompts_pkey PRIMARY KEY (id),
  constraint prompts_folder_fkey FOREIGN KEY (folder_id, user_id) REFERENCES public.folders(id, user_id) ON DELETE SET NULL (folder_id),
  constraint prompts_import_fkey FOREIGN KEY (import_id, user_id) REFERENCES public.imports(id, user_id) ON DELETE SET NULL (import_id),
  constraint prompts_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES public.prompts(id) ON DELETE SET NULL,
  constraint prompts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompts_category_check CHECK (((char_length(category) >= 1) AND (char_length(category) <= 100))),
  constraint prompts_description_check CHECK ((char_length(description) <= 25000)),
  constraint prompts_moderated_check CHECK (((moderated_at IS NULL) OR (NOT is_public))),
  constraint prompts_origin_title_check CHECK (((char_length(origin_title) >= 1) AND (char_length(origin_title) <= 200))),
  constraint prompts_prompt_text_check CHECK (((char_length(prompt_text) >= 1) AND (char_length(prompt_text) <= 100000))),
  constraint prompts_tags_check CHECK ((cardinality(tags) <= 20)),
  constraint prompts_thumbnail_url_check CHECK ((char_length(thumbnail_url) <= 2000)),
  constraint prompts_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
  constraint prompts_use_case_check CHECK ((char_length(use_case) <= 2000))
);
comment on table public.prompts is 'Saved prompts. A row with deleted_at lies in its owner''s bin.';
alter table public.prompts enable row level security;
comment on column public.prompts.revision is 'Counts the changes of words and folder. A save that names another revision than the present one is refused.';
comment on column public.prompts.origin_title is 'What the prompt was called that this one is a copy of; null for one that was written here.';
comment on column public.prompts.import_id is 'The import that the prompt came with; null for one that was written here.';
CREATE INDEX prompts_bin_idx ON public.prompts USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX prompts_folder_idx ON public.prompts USING btree (folder_id) WHERE (folder_id IS NOT NULL);
CREATE INDEX prompts_import_idx ON public.prompts USING btree (import_id, user_id) WHERE (import_id IS NOT NULL);
CREATE INDEX prompts_of_author_idx ON public.prompts USING btree (user_id, published_at DESC, id DESC) WHERE (is_public AND (deleted_at IS NULL));
CREATE INDEX prompts_origin_idx ON public.prompts USING btree (origin_id) WHERE (origin_id IS NOT NULL);
CREATE INDEX prompts_owner_bin_idx ON public.prompts USING btree (user_id, deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX prompts_owner_changed_idx ON public.prompts USING btree (user_id, updated_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX prompts_owner_created_idx ON public.prompts USING btree (user_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
create policy "A second factor is asked for where one exists" on public.prompts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads public prompts" on public.prompts as permissive for select to anon, authenticated using ((is_public AND (deleted_at IS NULL) AND (NOT private.is_suspended(user_id))));
create policy "Owners add prompts" on public.prompts as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their prompts" on public.prompts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their prompts" on public.prompts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their prompts" on public.prompts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Prompts are not of the future" on public.prompts as restrictive for insert to authenticated with check ((created_at <= now()));
create policy "The service reaches every prompt" on public.prompts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER close_links AFTER UPDATE OF is_public, moderated_at ON public.prompts FOR EACH ROW WHEN (((old.is_public AND (NOT new.is_public)) OR ((old.moderated_at IS NULL) AND (new.moderated_at IS NOT NULL)))) EXECUTE FUNCTION private.close_links();
CREATE TRIGGER count_added AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_texts();
CREATE TRIGGER count_revision BEFORE UPDATE OF title, description, prompt_text, category, tags, use_case, folder_id ON public.prompts FOR EACH ROW WHEN ((((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case)) OR (old.folder_id IS DISTINCT FROM new.folder_id))) EXECUTE FUNCTION private.count_revision();
CREATE TRIGGER count_rewritten AFTER UPDATE OF title, description, prompt_text, category, tags, use_case ON public.prompts FOR EACH ROW WHEN (((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case))) EXECUTE FUNCTION private.count_rewritten();
CREATE TRIGGER keep_version AFTER UPDATE OF title, description, prompt_text, category, tags, use_case ON public.prompts FOR EACH ROW WHEN (((((((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description)) OR (old.prompt_text IS DISTINCT FROM new.prompt_text)) OR (old.category IS DISTINCT FROM new.category)) OR (old.tags IS DISTINCT FROM new.tags)) OR (old.use_case IS DISTINCT FROM new.use_case))) EXECUTE FUNCTION private.keep_version();
CREATE TRIGGER library_follows_insert AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.library_follows_insert();
CREATE TRIGGER library_follows_update AFTER UPDATE ON public.prompts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.library_follows_update();
CREATE TRIGGER note_first_publication BEFORE INSERT OR UPDATE OF is_public ON public.prompts FOR EACH ROW EXECUTE FUNCTION private.note_first_publication();
CREATE TRIGGER own_follows_insert AFTER INSERT ON public.prompts REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_follows_insert();
CREATE TRIGGER own_follows_update AFTER UPDATE ON public.prompts REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_follows_update();
CREATE TRIGGER own_forgets AFTER DELETE ON public.prompts REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.own_forgets();
CREATE TRIGGER touch_updated_at BEFORE UPDATE OF title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url ON public.prompts FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant insert (id, title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url, created_at, folder_id, origin_id, origin_title, import_id) on public.prompts to authenticated;
grant update (title, description, prompt_text, category, tags, is_public, use_case, thumbnail_url, deleted_at, folder_id) on public.prompts to authenticated;
grant select on public.prompts to anon;
grant delete, select on public.prompts to authenticated;
grant delete, insert, select, update on public.prompts to service_role;
