-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_storage()
 RETURNS TABLE(prompts integer, folders integer, bytes bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.prompts, s.folders, s.bytes from private.storage s where s.user_id = auth.uid() and private.has_required_aal()
$function$;
grant execute on function public.my_storage() to authenticated;
