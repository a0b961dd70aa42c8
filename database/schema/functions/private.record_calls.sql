-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.record_calls(p_calls jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.model_calls (user_id, kind, job, model, outcome, reason, input_tokens, output_tokens, cached_tokens, tokens_estimated, cost_usd, duration_ms)
  select c.user_id, c.kind, c.job, c.model, c.outcome, c.reason, c.input_tokens, c.output_tokens, c.cached_tokens, c.tokens_estimated, c.cost_usd, c.duration_ms
  from jsonb_populate_recordset(null::public.model_calls, p_calls) c
$function$;
comment on function private.record_calls(jsonb) is 'Writes down what calls of a model cost, given as an array of rows.';
grant execute on function private.record_calls(jsonb) to service_role;
