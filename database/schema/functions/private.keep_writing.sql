-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean, p_calls jsonb)
 RETURNS private.kept_writing
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  result private.kept_writing;
  person uuid;
begin
  result.kept := private.settle_writing(p_id, p_attempt, p_prompt, p_source, p_model, p_note, p_lines, p_counts, p_is_model_text);
  -- The provider is paid whether the text is kept or not; a fault in the books takes nobody's text.
  begin
    perform private.record_calls(p_calls);
  exception when others then
    result.calls_fault := sqlerrm;
  end;
  if not result.kept then
    return result;
  end if;
  select w.user_id, g.id, g.model_rewrites into person, result.generation_id, result.rewrites
  from public.writings w left join public.generations g on g.id = w.generation_id where w.id = p_id;
  select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
  from private.current_usage(person) u;
  if result.tier = 'free' then
    select m.email, m.used_elsewhere into result.email, result.used_elsewhere from private.mailbox_standing(person) m;
  end if;
  return result;
end
$function$;
comment on function private.keep_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean,jsonb) is 'Keeps what was written as settle_writing does and writes down what its calls cost, with what is left after it; calls_fault says why the calls could not be written down.';
grant execute on function private.keep_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean,jsonb) to service_role;
