-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mailbox_standing(person uuid)
 RETURNS TABLE(email text, used_elsewhere integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.email, greatest(0, private.mailbox_used(p.email) - case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end)
  from public.profiles p where p.id = person
$function$;
comment on function private.mailbox_standing(uuid) is 'A person''s address, and how many free prompts of its mailbox other accounts used this month.';
