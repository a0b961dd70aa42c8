-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.recall_spent_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  spent private.spent_quotas;
begin
  select * into spent from private.spent_quotas where address_hash = private.address_hash(new.email) and resets_at > now();
  if spent.used > new.monthly_prompts_used then
    new.monthly_prompts_used := spent.used;
    new.usage_resets_at := spent.resets_at;
  end if;
  return new;
end
$function$;
