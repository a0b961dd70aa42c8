-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_records(OUT acts_of_admins jsonb, OUT payment_mails jsonb, OUT demo_requests jsonb)
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('action', a.action, 'target', a.target, 'details', a.details, 'created_at', a.created_at) order by a.id)
      from public.admin_actions a where a.target_user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'details', m.details, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at, m.key)
      from private.payment_mails m where m.user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('name', d.name, 'email', d.email, 'company', d.company, 'message', d.message, 'created_at', d.created_at) order by d.id)
      from auth.users u join private.demo_requests d on lower(d.email) = lower(u.email)
      where u.id = auth.uid() and u.email_confirmed_at is not null and private.has_required_aal()), '[]')
$function$;
comment on function public.my_records() is 'What admins did about the caller, the mails about money that the caller was sent, and demo requests of the caller''s confirmed address.';
grant execute on function public.my_records() to authenticated;
