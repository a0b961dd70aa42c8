-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.settle_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  written public.writings;
begin
  perform 1 from public.profiles p join public.writings w on w.user_id = p.id where w.id = p_id for no key update of p;
  update public.writings set prompt = p_prompt, source = p_source, model = p_model, note = p_note, lines = p_lines, is_model_text = p_is_model_text, written_at = clock_timestamp()
  where id = p_id and attempt = p_attempt and prompt is null returning * into written;
  if written.id is null then
    return false;
  end if;
  if p_is_model_text and p_counts then
    update public.generations set written_by_model = true where id = written.generation_id;
  elsif not p_counts or written.is_rewriting then
    perform private.give_back_writing(written);
  end if;
  -- What does not count leans on no ledger row, so that another one may give that row back.
  update public.writings set takes_prompt = false, mailbox_hash = null, generation_id = case when p_counts then generation_id end where id = p_id;
  return true;
end
$function$;
comment on function private.settle_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean) is 'Keeps what was written; false where the reservation had run out. A prompt that does not count, and a time that the model was not needed, are given back.';
grant execute on function private.settle_writing(uuid,uuid,text,text,text,text,text[],boolean,boolean) to service_role;
