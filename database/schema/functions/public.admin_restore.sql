-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_restore(p_prompt uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  restored public.prompts;
begin
  perform private.require_admin();
  update public.prompts set moderated_at = null where id = p_prompt and moderated_at is not null returning * into restored;
  if restored.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('restore_prompt', restored.user_id, restored.title, jsonb_build_object('prompt_id', restored.id));
  return true;
end
$function$;
comment on function public.admin_restore(uuid) is 'Lets the owner publish again; does not publish.';
grant execute on function public.admin_restore(uuid) to authenticated;
