-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_sign_out(p_user uuid)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
comment on function public.admin_sign_out(uuid) is 'How many sessions were ended; null for an unknown account.';
grant execute on function public.admin_sign_out(uuid) to authenticated;
