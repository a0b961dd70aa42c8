-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_last_answers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 111));
  delete from public.remembered_answers a where a.user_id = new.user_id and a.id in (
    select r.id from public.remembered_answers r where r.user_id = new.user_id and r.id <> new.id
    order by r.last_at desc, r.id offset 499
  );
  return null;
end
$function$;
