-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.hold_standing(person uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  address text;
begin
  select p.email into address from public.profiles p
  where p.id = person and p.id <> '00000000-0000-0000-0000-000000000000' for key share;
  perform 1 from public.prompts p where p.user_id = person and p.is_public and p.deleted_at is null order by p.id for share;
  perform pg_advisory_xact_lock(private.standing_key(person));
  return address;
end
$function$;
