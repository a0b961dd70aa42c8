-- First publication and an admin's removal: the one orders the library, the other keeps a prompt out of it.
alter table public.prompts
  add column published_at timestamptz,
  add column moderated_at timestamptz,
  add constraint prompts_moderated_check check (moderated_at is null or not is_public);
update public.prompts set published_at = updated_at where is_public;

create function private.note_first_publication() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.is_public and new.published_at is null then
    new.published_at := now();
  end if;
  return new;
end
$$;
create trigger note_first_publication before insert or update of is_public on public.prompts for each row execute function private.note_first_publication();

create table public.user_favorites (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  created_at timestamptz not null default now(),
  unique (user_id, prompt_id)
);
comment on table public.user_favorites is 'Prompts that a person marked, of the library or their own.';
create index user_favorites_prompt_idx on public.user_favorites (prompt_id);
create index user_favorites_newest_idx on public.user_favorites (user_id, created_at desc, prompt_id desc);

alter table public.user_favorites enable row level security;
create policy "People read their favourites" on public.user_favorites for select to authenticated using (user_id = (select auth.uid()));
create policy "People mark prompts that they can see" on public.user_favorites for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select 1 from public.prompts p where p.id = prompt_id and p.deleted_at is null));
create policy "People take their marks back" on public.user_favorites for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.user_favorites as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every favourite" on public.user_favorites for all to service_role using (true) with check (true);
grant select, delete on public.user_favorites to authenticated;
grant insert (prompt_id) on public.user_favorites to authenticated;
grant select, insert, update, delete on public.user_favorites to service_role;

create table public.prompt_votes (
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, prompt_id)
);
comment on table public.prompt_votes is 'One vote a person and prompt. prompts.votes is kept from it, in the same transaction.';
create index prompt_votes_prompt_idx on public.prompt_votes (prompt_id, created_at desc);
create index prompt_votes_created_at_idx on public.prompt_votes (created_at);

alter table public.prompt_votes enable row level security;
create policy "People read their votes" on public.prompt_votes for select to authenticated using (user_id = (select auth.uid()));
create policy "People vote for public prompts of others" on public.prompt_votes for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p where p.id = prompt_id and p.is_public and p.deleted_at is null and p.user_id <> (select auth.uid())));
create policy "People take their votes back" on public.prompt_votes for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.prompt_votes as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every vote" on public.prompt_votes for all to service_role using (true) with check (true);
grant select, delete on public.prompt_votes to authenticated;
grant insert (prompt_id) on public.prompt_votes to authenticated;
grant select, insert, update, delete on public.prompt_votes to service_role;

create function private.count_vote() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    update public.prompts set votes = votes + 1 where id = new.prompt_id;
  else
    update public.prompts set votes = votes - 1 where id = old.prompt_id;
  end if;
  return null;
end
$$;
create trigger count_vote after insert or delete on public.prompt_votes for each row execute function private.count_vote();

create table public.prompt_reports (
  id uuid primary key default gen_random_uuid(),
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  user_id uuid default auth.uid() references public.profiles (id) on delete set null,
  reason text not null check (reason in ('spam', 'harmful', 'copyright', 'personal_data', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  resolution text check (resolution in ('dismissed', 'unpublished')),
  check ((resolved_at is null) = (resolution is null))
);
comment on table public.prompt_reports is 'Complaints about public prompts. One open report a person and prompt.';
create unique index prompt_reports_open_idx on public.prompt_reports (prompt_id, user_id) where resolved_at is null;
create index prompt_reports_user_idx on public.prompt_reports (user_id);
create index prompt_reports_queue_idx on public.prompt_reports (created_at desc, id desc);
create index prompt_reports_resolved_by_idx on public.prompt_reports (resolved_by);

alter table public.prompt_reports enable row level security;
create policy "People read their reports" on public.prompt_reports for select to authenticated using (user_id = (select auth.uid()));
create policy "People report public prompts of others" on public.prompt_reports for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p where p.id = prompt_id and p.is_public and p.deleted_at is null and p.user_id <> (select auth.uid())));
create policy "A second factor is asked for where one exists" on public.prompt_reports as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every report" on public.prompt_reports for all to service_role using (true) with check (true);
grant select on public.prompt_reports to authenticated;
grant insert (prompt_id, reason, note) on public.prompt_reports to authenticated;
grant select, insert, update, delete on public.prompt_reports to service_role;
