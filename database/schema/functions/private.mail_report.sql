-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mail_report()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case new.resolution when 'unpublished' then 'report_upheld' else 'report_kept' end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, jsonb_build_object('target', s.title, 'subject', new.subject_kind, 'reason', new.resolution_note)
  from public.profiles p cross join private.report_subject(new) s where p.id = new.user_id and p.email <> ''
  on conflict (key) do nothing;
  return null;
end
$function$;
