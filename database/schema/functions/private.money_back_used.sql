-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.money_back_used(person uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select 1 from public.payment_reversals r where r.user_id = person and r.uses_money_back)
    or exists (
      select 1 from public.profiles p join private.money_back_uses u on u.address_hash = private.address_hash(p.email)
      where p.id = person and p.email <> '' and u.used_at > now() - interval '2 years')
$function$;
comment on function private.money_back_used(uuid) is 'Whether a person has had all money back before, with this account or with an earlier one of the same address.';
grant execute on function private.money_back_used(uuid) to service_role;
