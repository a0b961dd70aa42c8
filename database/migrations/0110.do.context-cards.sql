-- What is true of a person, a business, an audience, a voice or a project, kept once and used where it bears on a goal.
create table public.cards (
  id uuid not null,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('me', 'business', 'audience', 'voice', 'project')),
  name text not null check (char_length(name) between 1 and 100),
  facts text not null check (octet_length(facts) <= 120000),
  prompters text[] not null default '{}' check (prompters <@ array['content', 'visual', 'code']),
  place integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
comment on table public.cards is 'Context cards. `facts`: JSON text, a list of field and words, in the person''s order; `prompters`: where the card is in force by itself; `place` orders them.';

create table public.card_folders (
  user_id uuid not null default auth.uid(),
  card_id uuid not null,
  folder_id uuid not null references public.folders (id) on delete cascade,
  primary key (user_id, card_id, folder_id),
  foreign key (user_id, card_id) references public.cards (user_id, id) on delete cascade
);
comment on table public.card_folders is 'Folders in whose prompts a card is in force by itself.';
create index card_folders_folder_idx on public.card_folders (folder_id);

create table public.card_versions (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid not null,
  card_id uuid not null,
  revision integer not null,
  kind text not null,
  name text not null,
  facts text not null,
  replaced_at timestamptz not null default now(),
  foreign key (user_id, card_id) references public.cards (user_id, id) on delete cascade
);
comment on table public.card_versions is 'What a card said before it was changed, the last twenty of each.';
create index card_versions_card_idx on public.card_versions (user_id, card_id, revision);

create table public.remembered_answers (
  id uuid not null default gen_random_uuid() primary key,
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  fact text not null check (char_length(fact) <= 64),
  ask text not null check (char_length(ask) <= 200),
  answer text not null check (char_length(answer) between 1 and 300),
  times integer not null default 1,
  goal_hash text not null,
  last_at timestamptz not null default now(),
  unique (user_id, fact, ask, answer)
);
comment on table public.remembered_answers is 'Answers that a person gave to questions about goals. `goal_hash` tells the same goal again from another one, which alone counts.';

create function private.keep_cards() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 110));
    if (select count(*) from public.cards c where c.user_id = new.user_id) >= 50 then
      raise exception 'The account keeps as many cards as it may' using errcode = '23514', constraint = 'cards_count';
    end if;
    return new;
  end if;
  if (old.kind, old.name, old.facts) is distinct from (new.kind, new.name, new.facts) then
    new.revision := old.revision + 1;
    new.updated_at := now();
    insert into public.card_versions (user_id, card_id, revision, kind, name, facts)
    values (old.user_id, old.id, old.revision, old.kind, old.name, old.facts);
    delete from public.card_versions v where v.user_id = old.user_id and v.card_id = old.id and v.revision <= old.revision - 20;
  end if;
  return new;
end
$$;
create trigger keep_cards before insert or update on public.cards for each row execute function private.keep_cards();

create function private.keep_last_answers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 111));
  delete from public.remembered_answers a where a.user_id = new.user_id and a.id in (
    select r.id from public.remembered_answers r where r.user_id = new.user_id and r.id <> new.id
    order by r.last_at desc, r.id offset 499
  );
  return null;
end
$$;
create trigger keep_last_answers after insert on public.remembered_answers for each row execute function private.keep_last_answers();

alter table public.cards enable row level security;
create policy "Owners read their cards" on public.cards for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add cards" on public.cards for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their cards" on public.cards for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their cards" on public.cards for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.cards as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every card" on public.cards for all to service_role using (true) with check (true);
grant select, delete on public.cards to authenticated;
grant insert (id, kind, name, facts, prompters, place), update (kind, name, facts, prompters, place) on public.cards to authenticated;
grant select, insert, update, delete on public.cards to service_role;

alter table public.card_folders enable row level security;
create policy "Owners read where their cards are in force" on public.card_folders for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners put their cards in force in their folders" on public.card_folders for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select 1 from public.folders f where f.id = folder_id and f.user_id = (select auth.uid())));
create policy "Owners take their cards out of folders" on public.card_folders for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.card_folders as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every card of a folder" on public.card_folders for all to service_role using (true) with check (true);
grant select, delete on public.card_folders to authenticated;
grant insert (card_id, folder_id) on public.card_folders to authenticated;
grant select, insert, update, delete on public.card_folders to service_role;

alter table public.card_versions enable row level security;
create policy "Owners read what their cards said" on public.card_versions for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.card_versions as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every version of a card" on public.card_versions for all to service_role using (true) with check (true);
grant select on public.card_versions to authenticated;
grant select, insert, update, delete on public.card_versions to service_role;

alter table public.remembered_answers enable row level security;
create policy "Owners read their answers" on public.remembered_answers for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add answers" on public.remembered_answers for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their answers" on public.remembered_answers for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their answers" on public.remembered_answers for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.remembered_answers as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every answer" on public.remembered_answers for all to service_role using (true) with check (true);
grant select, delete on public.remembered_answers to authenticated;
grant insert (fact, ask, answer, goal_hash), update (answer, times, goal_hash, last_at) on public.remembered_answers to authenticated;
grant select, insert, update, delete on public.remembered_answers to service_role;
