-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.remember_spent_quota()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.email <> '' and old.monthly_prompts_used > 0 and old.usage_resets_at > now() and (tg_op = 'DELETE' or old.email <> new.email) then
    insert into private.spent_quotas as s (address_hash, used, resets_at)
    values (private.address_hash(old.email), old.monthly_prompts_used, old.usage_resets_at)
    on conflict (address_hash) do update set
      used = case when s.resets_at <= now() then excluded.used else greatest(s.used, excluded.used) end, resets_at = excluded.resets_at;
  end if;
  return null;
end
$function$;
