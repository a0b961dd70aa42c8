-- A suspended person keeps everything. What was public is out of sight until the suspension is lifted, and an admin who is
-- suspended is none meanwhile.
create table public.suspensions (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  reason text not null check (char_length(reason) between 1 and 500),
  created_at timestamptz not null default now()
);
comment on table public.suspensions is 'Accounts that are suspended now, with the reason that their owners read. What was lifted is in admin_actions.';
alter table public.suspensions enable row level security;
create policy "People read why they are suspended" on public.suspensions for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.suspensions as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reads every suspension" on public.suspensions for select to service_role using (true);
grant select on public.suspensions to authenticated, service_role;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.suspensions where user_id = person)
$$;
comment on function private.is_suspended(uuid) is 'Whether an account is suspended: then nothing of it is public, whatever its rows say.';
grant execute on function private.is_suspended(uuid) to anon, authenticated, service_role;

create or replace function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins where user_id = auth.uid()) and not private.is_suspended(auth.uid())
$$;

-- Publishing holds the author's standing, suspending and lifting change it: of two at the same moment one comes first.
create function private.standing_key(person uuid) returns bigint
language sql immutable set search_path = '' as $$
  select hashtextextended('public.suspensions ' || person, 0)
$$;

create function private.keep_suspended_out() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  author uuid;
begin
  select p.user_id into author from public.prompts p where p.id = new.prompt_id;
  perform pg_advisory_xact_lock_shared(private.standing_key(author));
  if private.is_suspended(author) then
    return null;
  end if;
  return new;
end
$$;
create trigger keep_suspended_out before insert on private.library_entries for each row
  when (not new.is_template) execute function private.keep_suspended_out();

drop policy "Everyone reads public prompts" on public.prompts;
create policy "Everyone reads public prompts" on public.prompts for select to anon, authenticated
  using (is_public and deleted_at is null and not private.is_suspended(user_id));

drop policy "Everyone reads public names" on public.authors;
create policy "Everyone reads public names" on public.authors for select to anon, authenticated
  using (moderated_at is null and not private.is_suspended(user_id));
drop policy "Everyone reads shared collections" on public.collections;
create policy "Everyone reads shared collections" on public.collections for select to anon, authenticated
  using (shared_at is not null and not private.is_suspended(user_id));

create or replace function public.shared_prompt(p_token text)
returns table (title text, description text, prompt_text text, category text, tags text[], use_case text, updated_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.updated_at
  from public.prompt_shares s join public.prompts p on p.id = s.prompt_id
  where s.token = p_token and p.deleted_at is null and p.moderated_at is null and not private.is_suspended(p.user_id)
$$;

-- The kinds of acts are the contract's: only the functions of admins write here.
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check check (char_length(action) between 1 and 40);

-- Admins are suspended, demoted and named one after the other.
create function private.hold_admins() returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('private.admin_emails', 0))
$$;

-- Holds an account and what it made public, in the order of all who write there: the person, the prompts by their ids, and
-- what hangs on them. Answers the address; null where there is no such account.
create function private.hold_standing(person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  select p.email into address from public.profiles p
  where p.id = person and p.id <> '00000000-0000-0000-0000-000000000000' for key share;
  perform 1 from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share;
  perform pg_advisory_xact_lock(private.standing_key(person));
  return address;
end
$$;

-- Answers what came of it: done, unchanged, not_found, self. The last admin cannot be meant: the one who acts is another.
create function public.admin_suspend(p_user uuid, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  perform private.require_admin();
  perform private.hold_admins();
  -- Of two who suspend each other, the second is no admin any more.
  perform private.require_admin();
  if p_user = auth.uid() then
    return 'self';
  end if;
  address := private.hold_standing(p_user);
  if address is null then
    return 'not_found';
  end if;
  insert into public.suspensions (user_id, reason) values (p_user, p_reason) on conflict (user_id) do nothing;
  if not found then
    return 'unchanged';
  end if;
  delete from private.library_entries e using public.prompts p where p.user_id = p_user and e.prompt_id = p.id;
  perform private.record_admin_action('suspend', p_user, address, jsonb_build_object('reason', p_reason));
  return 'done';
end
$$;
grant execute on function public.admin_suspend(uuid, text) to authenticated;

-- Everything that was public is so again; false where there was nothing to lift.
create function private.lift_suspension(person uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_standing(person);
  delete from public.suspensions where user_id = person;
  if not found then
    return false;
  end if;
  perform private.enter_library(array(
    select p.id from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share));
  return true;
end
$$;

create function public.admin_lift_suspension(p_user uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  address text;
begin
  perform private.require_admin();
  perform private.hold_admins();
  perform private.require_admin();
  address := private.hold_standing(p_user);
  if address is null then
    return 'not_found';
  end if;
  if not private.lift_suspension(p_user) then
    return 'unchanged';
  end if;
  perform private.record_admin_action('lift_suspension', p_user, address, '{}');
  return 'done';
end
$$;
grant execute on function public.admin_lift_suspension(uuid) to authenticated;

-- Ends every session of an account that is kept here; its tokens are refused from the next request on.
create function public.admin_sign_out(p_user uuid) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  ended integer;
begin
  perform private.require_admin();
  select * into person from public.profiles p where p.id = p_user and p.id <> '00000000-0000-0000-0000-000000000000';
  if person.id is null then
    return null;
  end if;
  delete from auth.sessions where user_id = person.id;
  get diagnostics ended = row_count;
  perform private.record_admin_action('sign_out', person.id, person.email, jsonb_build_object('sessions', ended));
  return ended;
end
$$;
comment on function public.admin_sign_out(uuid) is 'How many sessions were ended; null for an unknown account.';
grant execute on function public.admin_sign_out(uuid) to authenticated;

-- A suspended admin who is the last one named by the operator may act again: without that nobody could lift anything.
create function private.free_last_admin() returns void
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
begin
  if exists (select 1 from public.admins a where not private.is_suspended(a.user_id)) then
    return;
  end if;
  for person in select p.* from public.admins a join public.profiles p on p.id = a.user_id order by p.id
  loop
    if private.lift_suspension(person.id) then
      insert into public.admin_actions (admin_email, action, target_user_id, target, details)
      values ('', 'lift_suspension', person.id, person.email, jsonb_build_object('by', 'the list of the operator'));
    end if;
  end loop;
end
$$;

create or replace function private.name_admins(emails jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_admins();
  delete from private.admin_emails;
  insert into private.admin_emails (email) select distinct lower(e) from jsonb_array_elements_text(emails) e;
  delete from public.admins a where a.granted_by = 'ADMIN_EMAILS'
    and not exists (select 1 from auth.users u where u.id = a.user_id and private.is_named_admin(u));
  insert into public.admins (user_id, granted_by)
  select u.id, 'ADMIN_EMAILS' from auth.users u join public.profiles p on p.id = u.id where private.is_named_admin(u)
  on conflict (user_id) do nothing;
  perform private.free_last_admin();
end
$$;

-- Who changes the address loses the role, unless nobody else would be left to act; the next start of the server decides that.
create or replace function private.admin_follows_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.admins where user_id = new.id) then
    perform private.hold_admins();
  else
    perform pg_advisory_xact_lock_shared(hashtextextended('private.admin_emails', 0));
  end if;
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  elsif new.email_confirmed_at is null or new.is_sso_user
    or exists (select 1 from public.admins a where a.user_id <> new.id and not private.is_suspended(a.user_id)) then
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$$;

create function private.mail_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail text := case new.action when 'suspend' then 'suspended' else 'suspension_lifted' end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details
  from public.profiles p where p.id = new.target_user_id and p.email <> '';
  return null;
end
$$;
create trigger mail_suspension after insert on public.admin_actions for each row
  when (new.action in ('suspend', 'lift_suspension')) execute function private.mail_suspension();

-- People by whether they are suspended, and why.
drop function public.admin_users(text, timestamptz, uuid, integer);
create function public.admin_users(p_search text, p_after_created timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid, email text, full_name text, tier text, used integer, monthly_limit integer, expires_at timestamptz,
  created_at timestamptz, is_admin boolean, prompts bigint, public_prompts bigint, suspended_at timestamptz, suspension_reason text)
language plpgsql stable security definer set search_path = '' as $$
declare
  pattern text := '%' || replace(replace(replace(p_search, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
  select p.id, p.email, p.full_name, u.tier, u.used, u.monthly_limit, p.subscription_expires_at, p.created_at,
    exists (select 1 from public.admins a where a.user_id = p.id), o.all_of_them, o.public_ones, s.created_at, s.reason
  from public.profiles p cross join lateral private.current_usage(p.id) u
  cross join lateral (
    select count(*) as all_of_them, count(*) filter (where q.is_public) as public_ones
    from public.prompts q where q.user_id = p.id and q.deleted_at is null) o
  left join public.suspensions s on s.user_id = p.id
  where p.id <> '00000000-0000-0000-0000-000000000000'
    and (p_search is null or p.email ilike pattern or p.full_name ilike pattern)
    and (p_after_id is null or (p.created_at, p.id) < (p_after_created, p_after_id))
  order by p.created_at desc, p.id desc limit p_limit;
end
$$;
grant execute on function public.admin_users(text, timestamptz, uuid, integer) to authenticated;
