-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_last_set_aside()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 77));
  delete from public.set_aside_drafts d where d.user_id = new.user_id and d.id in (
    select s.id from public.set_aside_drafts s where s.user_id = new.user_id and s.kind = new.kind and s.id <> new.id
    order by s.created_at desc, s.id offset 19
  );
  return null;
end
$function$;
