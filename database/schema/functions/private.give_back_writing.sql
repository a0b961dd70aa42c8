-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.give_back_writing(given public.writings)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken_at timestamptz;
begin
  if given.is_rewriting then
    update public.generations set model_rewrites = model_rewrites - 1 where id = given.generation_id and model_rewrites > 0;
  end if;
  if not given.takes_prompt or given.generation_id is null then
    return;
  end if;
  if exists (select 1 from public.writings w where w.generation_id = given.generation_id and w.id <> given.id and w.prompt is not null) then
    return;
  end if;
  update public.writings set takes_prompt = true, mailbox_hash = given.mailbox_hash
  where id = (select w.id from public.writings w where w.generation_id = given.generation_id and w.id <> given.id order by w.created_at, w.id limit 1);
  if found then
    return;
  end if;
  delete from public.generations where id = given.generation_id returning created_at into taken_at;
  update public.profiles set monthly_prompts_used = monthly_prompts_used - 1
  where id = given.user_id and monthly_prompts_used > 0 and taken_at >= usage_resets_at - interval '1 month';
  update private.mailbox_quotas set used = used - 1
  where mailbox_hash = given.mailbox_hash and used > 0 and taken_at >= resets_at - interval '1 month';
end
$function$;
