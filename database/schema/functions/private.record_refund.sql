-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.record_refund(p_admin uuid, p_user uuid, p_details jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.admin_actions (admin_id, admin_email, action, target_user_id, target, details)
  select a.id, a.email, 'refund', u.id, u.email, p_details
  from public.profiles a join public.admins r on r.user_id = a.id cross join public.profiles u
  where a.id = p_admin and u.id = p_user;
  if not found then
    raise exception 'Admins only' using errcode = '42501';
  end if;
end
$function$;
comment on function private.record_refund(uuid,uuid,jsonb) is 'Records that an admin refunded an account. To be called in the transaction that declares the refund.';
grant execute on function private.record_refund(uuid,uuid,jsonb) to service_role;
