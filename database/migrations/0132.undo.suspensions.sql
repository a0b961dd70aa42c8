-- Who is suspended is so no more.
do $$
declare
  person record;
begin
  for person in select user_id from public.suspensions order by user_id
  loop
    perform private.lift_suspension(person.user_id);
  end loop;
end
$$;
drop trigger mail_suspension on public.admin_actions;
drop function private.mail_suspension();
drop function public.admin_users(text, timestamptz, uuid, integer);
CREATE OR REPLACE FUNCTION public.admin_users(p_search text, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, email text, full_name text, tier text, used integer, monthly_limit integer, expires_at timestamp with time zone, created_at timestamp with time zone, is_admin boolean, prompts bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  pattern text := '%' || replace(replace(replace(p_search, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  perform private.require_admin();
  return query
  select p.id, p.email, p.full_name, u.tier, u.used, u.monthly_limit, p.subscription_expires_at, p.created_at,
    exists (select 1 from public.admins a where a.user_id = p.id),
    (select count(*) from public.prompts o where o.user_id = p.id and o.deleted_at is null)
  from public.profiles p cross join lateral private.current_usage(p.id) u
  where p.id <> '00000000-0000-0000-0000-000000000000'
    and (p_search is null or p.email ilike pattern or p.full_name ilike pattern)
    and (p_after_id is null or (p.created_at, p.id) < (p_after_created, p_after_id))
  order by p.created_at desc, p.id desc limit p_limit;
end
$function$;
grant execute on function public.admin_users(text,timestamp with time zone,uuid,integer) to authenticated;

CREATE OR REPLACE FUNCTION private.admin_follows_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('private.admin_emails', 0));
  if private.is_named_admin(new) then
    insert into public.admins (user_id, granted_by) values (new.id, 'ADMIN_EMAILS') on conflict (user_id) do nothing;
  else
    delete from public.admins where user_id = new.id and granted_by = 'ADMIN_EMAILS';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.name_admins(emails jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('private.admin_emails', 0));
  delete from private.admin_emails;
  insert into private.admin_emails (email) select distinct lower(e) from jsonb_array_elements_text(emails) e;
  delete from public.admins a where a.granted_by = 'ADMIN_EMAILS'
    and not exists (select 1 from auth.users u where u.id = a.user_id and private.is_named_admin(u));
  insert into public.admins (user_id, granted_by)
  select u.id, 'ADMIN_EMAILS' from auth.users u join public.profiles p on p.id = u.id where private.is_named_admin(u)
  on conflict (user_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION public.shared_prompt(p_token text)
 RETURNS TABLE(title text, description text, prompt_text text, category text, tags text[], use_case text, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.updated_at
  from public.prompt_shares s join public.prompts p on p.id = s.prompt_id
  where s.token = p_token and p.deleted_at is null and p.moderated_at is null
$function$;

CREATE OR REPLACE FUNCTION private.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.admins where user_id = auth.uid())
$function$;

drop function public.admin_suspend(uuid, text);
drop function public.admin_lift_suspension(uuid);
drop function public.admin_sign_out(uuid);
drop function private.free_last_admin();
drop function private.lift_suspension(uuid);
drop function private.hold_standing(uuid);
drop function private.hold_admins();
delete from private.payment_mails where kind in ('suspended', 'suspension_lifted');
delete from public.admin_actions where action in ('suspend', 'lift_suspension', 'sign_out');
alter table public.admin_actions drop constraint admin_actions_action_check;
alter table public.admin_actions add constraint admin_actions_action_check
  check (action in ('set_tier', 'unpublish_prompt', 'restore_prompt', 'resolve_report', 'refund',
    'unpublish_collection', 'restore_collection', 'unpublish_author', 'restore_author'));
drop policy "Everyone reads public prompts" on public.prompts;
create policy "Everyone reads public prompts" on public.prompts for select to anon, authenticated using (is_public and deleted_at is null);
drop policy "Everyone reads public names" on public.authors;
create policy "Everyone reads public names" on public.authors for select to anon, authenticated using (moderated_at is null);
drop policy "Everyone reads shared collections" on public.collections;
create policy "Everyone reads shared collections" on public.collections for select to anon, authenticated using (shared_at is not null);
drop trigger keep_suspended_out on private.library_entries;
drop function private.keep_suspended_out();
drop function private.standing_key(uuid);
drop function private.is_suspended(uuid);
drop table public.suspensions;
