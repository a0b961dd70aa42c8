-- What is kept about a person where the person reads no rows: for the export. Who of the admins acted stays with the admins.
create function public.my_records(out acts_of_admins jsonb, out payment_mails jsonb)
language sql stable security definer set search_path = '' as $$
  select
    coalesce((
      select jsonb_agg(jsonb_build_object('action', a.action, 'target', a.target, 'details', a.details, 'created_at', a.created_at) order by a.id)
      from public.admin_actions a where a.target_user_id = auth.uid() and private.has_required_aal()), '[]'),
    coalesce((
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'details', m.details, 'created_at', m.created_at, 'sent_at', m.sent_at) order by m.created_at, m.key)
      from private.payment_mails m where m.user_id = auth.uid() and private.has_required_aal()), '[]')
$$;
comment on function public.my_records() is 'What admins did about the caller, and the mails about money that the caller was sent.';
grant execute on function public.my_records() to authenticated;
