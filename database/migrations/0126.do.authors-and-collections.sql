-- A name that an author chose for the public library. Without a row nobody learns who wrote a public prompt.
create table public.authors (
  user_id uuid primary key default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 3 and 40 and name !~ '[@/\\:<>[:cntrl:]]'),
  slug text not null unique check (char_length(slug) between 1 and 80),
  name_key text not null unique,
  created_at timestamptz not null default now(),
  moderated_at timestamptz
);
comment on table public.authors is 'Public names by choice. `slug`: the address of the page; `name_key`: the name as eyes confuse it, so that no two look alike; `moderated_at`: an admin took the page down.';

alter table public.authors enable row level security;
create policy "Everyone reads public names" on public.authors for select to anon, authenticated using (moderated_at is null);
create policy "Authors read their name" on public.authors for select to authenticated using (user_id = (select auth.uid()));
create policy "People choose a public name" on public.authors for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Authors change a name that was not taken down" on public.authors for update to authenticated
  using (user_id = (select auth.uid()) and moderated_at is null) with check (user_id = (select auth.uid()));
create policy "Authors remove a name that was not taken down" on public.authors for delete to authenticated
  using (user_id = (select auth.uid()) and moderated_at is null);
create policy "A second factor is asked for where one exists" on public.authors as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every author" on public.authors for all to service_role using (true) with check (true);
grant select on public.authors to anon, authenticated;
grant delete on public.authors to authenticated;
grant insert (name, slug, name_key), update (name, slug, name_key) on public.authors to authenticated;
grant select, insert, update, delete on public.authors to service_role;

-- Public prompts under a name, in an order that a person chose; private until shared.
create table public.collections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  description text not null default '' check (char_length(description) <= 1000),
  shared_at timestamptz,
  moderated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (id, user_id),
  constraint collections_moderated_check check (moderated_at is null or shared_at is null)
);
comment on table public.collections is 'Collections of public prompts and templates. `shared_at`: since when others see it.';
create index collections_owner_idx on public.collections (user_id, updated_at desc, id desc);
create index collections_shared_idx on public.collections (shared_at desc, id desc) where shared_at is not null;

create table public.collection_prompts (
  collection_id uuid not null,
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  user_id uuid not null default auth.uid(),
  place integer not null default 0,
  added_at timestamptz not null default now(),
  primary key (collection_id, prompt_id),
  foreign key (collection_id, user_id) references public.collections (id, user_id) on delete cascade
);
comment on table public.collection_prompts is 'What a collection holds. A prompt that is no longer public keeps its place and is shown to nobody.';
create index collection_prompts_prompt_idx on public.collection_prompts (prompt_id);
create index collection_prompts_owner_idx on public.collection_prompts (user_id);

create function private.keep_collections() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'collections' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 126));
    if (select count(*) from public.collections c where c.user_id = new.user_id) >= 100 then
      raise exception 'The account keeps as many collections as it may' using errcode = '23514', constraint = 'collections_count';
    end if;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.collection_id::text, 127));
    if (select count(*) from public.collection_prompts c where c.collection_id = new.collection_id) >= 200 then
      raise exception 'The collection holds as many prompts as it may' using errcode = '23514', constraint = 'collection_prompts_count';
    end if;
  end if;
  return new;
end
$$;
create trigger keep_collections before insert on public.collections for each row execute function private.keep_collections();
create trigger keep_collections before insert on public.collection_prompts for each row execute function private.keep_collections();

alter table public.collections enable row level security;
create policy "Everyone reads shared collections" on public.collections for select to anon, authenticated using (shared_at is not null);
create policy "Owners read their collections" on public.collections for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners make collections" on public.collections for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their collections" on public.collections for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their collections" on public.collections for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.collections as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every collection" on public.collections for all to service_role using (true) with check (true);
grant select on public.collections to anon, authenticated;
grant delete on public.collections to authenticated;
grant insert (id, name, description, shared_at), update (name, description, shared_at, updated_at) on public.collections to authenticated;
grant select, insert, update, delete on public.collections to service_role;

alter table public.collection_prompts enable row level security;
create policy "Everyone reads what shared collections hold" on public.collection_prompts for select to anon, authenticated
  using (exists (select 1 from public.collections c where c.id = collection_id and c.shared_at is not null));
create policy "Owners read what their collections hold" on public.collection_prompts for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners collect public prompts" on public.collection_prompts for insert to authenticated
  with check (user_id = (select auth.uid())
    and exists (select 1 from public.prompts p where p.id = prompt_id and p.is_public and p.deleted_at is null));
create policy "Owners order what their collections hold" on public.collection_prompts for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners take prompts out of their collections" on public.collection_prompts for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.collection_prompts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches everything that is collected" on public.collection_prompts for all to service_role using (true) with check (true);
grant select on public.collection_prompts to anon, authenticated;
grant delete on public.collection_prompts to authenticated;
grant insert (collection_id, prompt_id, place), update (place) on public.collection_prompts to authenticated;
grant select, insert, update, delete on public.collection_prompts to service_role;
