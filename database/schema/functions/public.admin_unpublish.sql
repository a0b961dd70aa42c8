-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_unpublish(p_prompt uuid, p_reason text DEFAULT ''::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  taken public.prompts;
begin
  perform private.require_admin();
  update public.prompts set is_public = false, moderated_at = now() where id = p_prompt and moderated_at is null returning * into taken;
  -- Also where it was taken down already: then nothing is asked about it any more.
  perform private.close_reports('prompt', p_prompt, 'unpublished', p_reason);
  if taken.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('unpublish_prompt', taken.user_id, taken.title,
    private.with_reason(jsonb_build_object('prompt_id', taken.id), p_reason));
  return true;
end
$function$;
grant execute on function public.admin_unpublish(uuid,text) to authenticated;
