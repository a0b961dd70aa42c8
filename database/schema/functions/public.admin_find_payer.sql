-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_find_payer(p_email text, p_user uuid)
 RETURNS TABLE(user_id uuid, email text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_admin();
  return query select p.id, p.email from public.profiles p
  where p.id <> '00000000-0000-0000-0000-000000000000' and (p.id = p_user or lower(p.email) = p_email)
  order by p.created_at limit 1;
end
$function$;
grant execute on function public.admin_find_payer(text,uuid) to authenticated;
