-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_suspend(p_user uuid, p_reason text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
  -- Pages of authors and collections are drawn again as well, where no prompt of the person's was public.
  update private.library_withdrawals set count = count + 1;
  perform private.record_admin_action('suspend', p_user, address, jsonb_build_object('reason', p_reason));
  return 'done';
end
$function$;
grant execute on function public.admin_suspend(uuid,text) to authenticated;
