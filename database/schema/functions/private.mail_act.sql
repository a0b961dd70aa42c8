-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mail_act()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  mail text := case
    when new.action = 'unpublish_prompt' then 'prompt_taken_down'
    when new.action = 'restore_prompt' then 'prompt_restored'
    when new.action = 'unpublish_collection' then 'collection_taken_down'
    when new.action = 'restore_collection' then 'collection_restored'
    when new.action = 'unpublish_author' then 'author_taken_down'
    when new.action = 'restore_author' then 'author_restored'
    when new.action = 'set_tier' and new.details ->> 'to' <> 'free' then 'plan_given'
    when new.action = 'set_tier' and (new.details ->> 'had_grant')::boolean then 'given_plan_withdrawn'
  end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details || jsonb_build_object('target', new.target, 'reasons', (
    select coalesce(jsonb_agg(distinct r.reason), '[]') from public.prompt_reports r
    where (r.prompt_id = (new.details ->> 'prompt_id')::uuid or r.collection_id = (new.details ->> 'collection_id')::uuid
        or r.author_id = (new.details ->> 'author_id')::uuid)
      and r.resolution = 'unpublished' and r.resolved_at = now()))
  from public.profiles p where mail is not null and p.id = new.target_user_id and p.email <> '';
  return null;
end
$function$;
