-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.hold_prompt(p_prompt uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform 1 from public.prompts where id = p_prompt for no key update;
end
$function$;
comment on function private.hold_prompt(uuid) is 'Held before a vote is written or taken back, so that prompts are always locked before the votes that hang on them.';
grant execute on function private.hold_prompt(uuid) to authenticated;
