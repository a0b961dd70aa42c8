-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.card_versions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  card_id uuid not null,
  revision integer not null,
  kind text not null,
  name text not null,
  facts text not null,
  replaced_at timestamp with time zone default now() not null,
  constraint card_versions_pkey PRIMARY KEY (id),
  constraint card_versions_user_id_card_id_fkey FOREIGN KEY (user_id, card_id) REFERENCES public.cards(user_id, id) ON DELETE CASCADE
);
comment on table public.card_versions is 'What a card said before it was changed, the last twenty of each.';
alter table public.card_versions enable row level security;
CREATE INDEX card_versions_card_idx ON public.card_versions USING btree (user_id, card_id, revision);
create policy "A second factor is asked for where one exists" on public.card_versions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners read what their cards said" on public.card_versions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every version of a card" on public.card_versions as permissive for all to service_role using (true) with check (true);
grant select on public.card_versions to authenticated;
grant delete, insert, select, update on public.card_versions to service_role;
