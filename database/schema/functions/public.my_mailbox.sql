-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_mailbox()
 RETURNS TABLE(email text, used_elsewhere integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select m.email, m.used_elsewhere from private.mailbox_standing(auth.uid()) m where private.has_required_aal()
$function$;
comment on function public.my_mailbox() is 'The caller''s address, and how many free prompts of its mailbox other accounts used this month.';
grant execute on function public.my_mailbox() to authenticated;
