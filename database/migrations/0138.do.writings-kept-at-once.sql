-- What was written, what its calls cost and what is left after it go through one statement: nobody waits for a second one.
create function private.record_calls(p_calls jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.model_calls (user_id, kind, job, model, outcome, reason, input_tokens, output_tokens, cached_tokens, tokens_estimated, cost_usd, duration_ms)
  select c.user_id, c.kind, c.job, c.model, c.outcome, c.reason, c.input_tokens, c.output_tokens, c.cached_tokens, c.tokens_estimated, c.cost_usd, c.duration_ms
  from jsonb_populate_recordset(null::public.model_calls, p_calls) c
$$;
comment on function private.record_calls(jsonb) is 'Writes down what calls of a model cost, given as an array of rows.';
grant execute on function private.record_calls(jsonb) to service_role;

create function private.mailbox_standing(person uuid) returns table (email text, used_elsewhere integer)
language sql stable security definer set search_path = '' as $$
  select p.email, greatest(0, private.mailbox_used(p.email) - case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end)
  from public.profiles p where p.id = person
$$;
comment on function private.mailbox_standing(uuid) is 'A person''s address, and how many free prompts of its mailbox other accounts used this month.';

create or replace function public.my_mailbox() returns table (email text, used_elsewhere integer)
language sql stable security definer set search_path = '' as $$
  select m.email, m.used_elsewhere from private.mailbox_standing(auth.uid()) m where private.has_required_aal()
$$;

create type private.kept_writing as (
  kept boolean,
  generation_id uuid,
  rewrites integer,
  tier text,
  used integer,
  monthly_limit integer,
  resets_at timestamptz,
  email text,
  used_elsewhere integer,
  calls_fault text
);

create function private.keep_writing(p_id uuid, p_attempt uuid, p_prompt text, p_source text, p_model text, p_note text, p_lines text[], p_counts boolean, p_is_model_text boolean, p_calls jsonb) returns private.kept_writing
language plpgsql security definer set search_path = '' as $$
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
$$;
comment on function private.keep_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean, jsonb) is 'Keeps what was written as settle_writing does and writes down what its calls cost, with what is left after it; calls_fault says why the calls could not be written down.';
grant execute on function private.keep_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean, jsonb) to service_role;
