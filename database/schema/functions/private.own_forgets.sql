-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.own_forgets()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.own_terms t
  where t.user_id in (select o.user_id from old_rows o join public.profiles p on p.id = o.user_id)
    and not exists (
      select 1 from private.own_entries e
      where e.document @@ private.quoted_term(private.own_term(t.user_id, t.term), false)::tsquery);
  return null;
end
$function$;
