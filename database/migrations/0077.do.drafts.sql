-- What stands on the desk of a prompter: one draft for each account and prompter. A version is never given twice, so that
-- a draft deleted and begun again is not taken for the one before.
create sequence private.draft_versions;

create table public.drafts (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('content', 'visual', 'code')),
  version bigint not null,
  title text not null default '' check (char_length(title) <= 200),
  content text not null check (octet_length(content) <= 500000),
  writer uuid not null,
  step integer not null check (step >= 0),
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
comment on table public.drafts is 'The draft of a person in each prompter, as JSON text. `writer` is the page that wrote it and `step` its count of savings, so that a page knows its own late saving again.';

create table public.set_aside_drafts (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('content', 'visual', 'code')),
  title text not null default '' check (char_length(title) <= 200),
  content text not null check (octet_length(content) <= 500000),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
comment on table public.set_aside_drafts is 'Drafts that gave way to another one, the last twenty of each prompter.';
create index set_aside_drafts_kind_idx on public.set_aside_drafts (user_id, kind, created_at);

create table private.draft_keys (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  sealed text not null,
  created_at timestamptz not null default now()
);
comment on table private.draft_keys is 'The key that seals what an account''s browsers keep of its drafts; itself sealed with the server''s key.';

alter table public.drafts enable row level security;
create policy "Owners read their drafts" on public.drafts for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add drafts" on public.drafts for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their drafts" on public.drafts for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their drafts" on public.drafts for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.drafts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every draft" on public.drafts for all to service_role using (true) with check (true);
grant select, delete on public.drafts to authenticated;
grant insert (kind, title, content, writer, step), update (title, content, writer, step) on public.drafts to authenticated;
grant select, insert, update, delete on public.drafts to service_role;

alter table public.set_aside_drafts enable row level security;
create policy "Owners read their set aside drafts" on public.set_aside_drafts for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners add set aside drafts" on public.set_aside_drafts for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Owners change their set aside drafts" on public.set_aside_drafts for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Owners delete their set aside drafts" on public.set_aside_drafts for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.set_aside_drafts as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every set aside draft" on public.set_aside_drafts for all to service_role using (true) with check (true);
grant select, delete on public.set_aside_drafts to authenticated;
grant insert (id, kind, title, content), update (title, content) on public.set_aside_drafts to authenticated;
grant select, insert, update, delete on public.set_aside_drafts to service_role;

alter table private.draft_keys enable row level security;
create policy "The service reaches every key of drafts" on private.draft_keys for all to service_role using (true) with check (true);
grant select, insert, update, delete on private.draft_keys to service_role;

create function private.stamp_draft() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.version := nextval('private.draft_versions');
  new.updated_at := now();
  return new;
end
$$;
create trigger stamp_draft before insert or update on public.drafts for each row execute function private.stamp_draft();

-- The lock lets those that come together be counted one after the other.
create function private.keep_last_set_aside() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 77));
  delete from public.set_aside_drafts d where d.user_id = new.user_id and d.id in (
    select s.id from public.set_aside_drafts s where s.user_id = new.user_id and s.kind = new.kind and s.id <> new.id
    order by s.created_at desc, s.id offset 19
  );
  return null;
end
$$;
create trigger keep_last_set_aside after insert on public.set_aside_drafts for each row execute function private.keep_last_set_aside();
