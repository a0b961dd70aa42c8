create or replace function public.admin_suspend(p_user uuid, p_reason text) returns text
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

create or replace function public.admin_lift_suspension(p_user uuid) returns text
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
