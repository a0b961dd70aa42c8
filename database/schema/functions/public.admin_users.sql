-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_users(p_search text, p_after_created timestamp with time zone, p_after_id uuid, p_limit integer)
 RETURNS TABLE(id uuid, email text, full_name text, tier text, used integer, monthly_limit integer, expires_at timestamp with time zone, created_at timestamp with time zone, is_admin boolean, prompts bigint, public_prompts bigint, suspended_at timestamp with time zone, suspension_reason text)
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
$function$;
grant execute on function public.admin_users(text,timestamp with time zone,uuid,integer) to authenticated;
