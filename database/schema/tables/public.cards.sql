-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.cards (
  id uuid not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  name text not null,
  facts text not null,
  prompters text[] default '{}'::text[] not null,
  place integer default 0 not null,
  revision integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint cards_pkey PRIMARY KEY (user_id, id),
  constraint cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint cards_facts_check CHECK ((octet_length(facts) <= 120000)),
  constraint cards_kind_check CHECK ((kind = ANY (ARRAY['me'::text, 'business'::text, 'audience'::text, 'voice'::text, 'project'::text]))),
  constraint cards_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 100))),
  constraint cards_prompters_check CHECK ((prompters <@ ARRAY['content'::text, 'visual'::text, 'code'::text]))
);
comment on table public.cards is 'Context cards. `facts`: JSON text, a list of field and words, in the person''s order; `prompters`: where the card is in force by itself; `place` orders them.';
alter table public.cards enable row level security;
create policy "A second factor is asked for where one exists" on public.cards as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add cards" on public.cards as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their cards" on public.cards as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their cards" on public.cards as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their cards" on public.cards as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every card" on public.cards as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_cards BEFORE INSERT OR UPDATE ON public.cards FOR EACH ROW EXECUTE FUNCTION private.keep_cards();
grant insert (id, kind, name, facts, prompters, place) on public.cards to authenticated;
grant update (kind, name, facts, prompters, place) on public.cards to authenticated;
grant delete, select on public.cards to authenticated;
grant delete, insert, select, update on public.cards to service_role;
