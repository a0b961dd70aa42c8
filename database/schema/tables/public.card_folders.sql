-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.card_folders (
  user_id uuid default auth.uid() not null,
  card_id uuid not null,
  folder_id uuid not null,
  constraint card_folders_pkey PRIMARY KEY (user_id, card_id, folder_id),
  constraint card_folders_folder_id_fkey FOREIGN KEY (folder_id) REFERENCES public.folders(id) ON DELETE CASCADE,
  constraint card_folders_user_id_card_id_fkey FOREIGN KEY (user_id, card_id) REFERENCES public.cards(user_id, id) ON DELETE CASCADE
);
comment on table public.card_folders is 'Folders in whose prompts a card is in force by itself.';
alter table public.card_folders enable row level security;
CREATE INDEX card_folders_folder_idx ON public.card_folders USING btree (folder_id);
create policy "A second factor is asked for where one exists" on public.card_folders as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners put their cards in force in their folders" on public.card_folders as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.folders f
  WHERE ((f.id = card_folders.folder_id) AND (f.user_id = ( SELECT auth.uid() AS uid)))))));
create policy "Owners read where their cards are in force" on public.card_folders as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners take their cards out of folders" on public.card_folders as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every card of a folder" on public.card_folders as permissive for all to service_role using (true) with check (true);
grant insert (card_id, folder_id) on public.card_folders to authenticated;
grant delete, select on public.card_folders to authenticated;
grant delete, insert, select, update on public.card_folders to service_role;
