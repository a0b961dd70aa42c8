-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_usage()
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.current_usage(auth.uid()) where private.has_required_aal()
$function$;
grant execute on function public.my_usage() to authenticated;
