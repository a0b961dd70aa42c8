-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.collection_prompts (
  collection_id uuid not null,
  prompt_id uuid not null,
  user_id uuid default auth.uid() not null,
  place integer default 0 not null,
  added_at timestamp with time zone default now() not null,
  constraint collection_prompts_pkey PRIMARY KEY (collection_id, prompt_id),
  constraint collection_prompts_collection_id_user_id_fkey FOREIGN KEY (collection_id, user_id) REFERENCES public.collections(id, user_id) ON DELETE CASCADE,
  constraint collection_prompts_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table public.collection_prompts is 'What a collection holds. A prompt that is no longer public keeps its place and is shown to nobody.';
alter table public.collection_prompts enable row level security;
CREATE INDEX collection_prompts_owner_idx ON public.collection_prompts USING btree (user_id);
CREATE INDEX collection_prompts_prompt_idx ON public.collection_prompts USING btree (prompt_id);
create policy "A second factor is asked for where one exists" on public.collection_prompts as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Everyone reads what shared collections hold" on public.collection_prompts as permissive for select to anon, authenticated using ((EXISTS ( SELECT 1
   FROM public.collections c
  WHERE ((c.id = collection_prompts.collection_id) AND (c.shared_at IS NOT NULL)))));
create policy "Owners collect public prompts" on public.collection_prompts as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = collection_prompts.prompt_id) AND p.is_public AND (p.deleted_at IS NULL))))));
create policy "Owners order what their collections hold" on public.collection_prompts as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read what their collections hold" on public.collection_prompts as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take prompts out of their collections" on public.collection_prompts as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches everything that is collected" on public.collection_prompts as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_collections BEFORE INSERT ON public.collection_prompts FOR EACH ROW EXECUTE FUNCTION private.keep_collections();
grant insert (collection_id, prompt_id, place) on public.collection_prompts to authenticated;
grant update (place) on public.collection_prompts to authenticated;
grant select on public.collection_prompts to anon;
grant delete, select on public.collection_prompts to authenticated;
grant delete, insert, select, update on public.collection_prompts to service_role;
