-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.remember_money_back()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if old.email <> '' and (tg_op = 'DELETE' or old.email <> new.email) and private.money_back_used(old.id) then
    insert into private.money_back_uses (address_hash)
    select private.address_hash(a) from unnest(array[old.email, case when tg_op = 'UPDATE' then new.email end]) a where a <> ''
    on conflict (address_hash) do nothing;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$function$;
