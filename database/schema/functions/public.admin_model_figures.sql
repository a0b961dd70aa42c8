-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.admin_model_figures()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  month_start timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc';
begin
  perform private.require_admin();
  return (
    select jsonb_build_object(
      'calls', count(*),
      'used', count(*) filter (where outcome = 'used' and kind <> 'probe'),
      'cost_usd', coalesce(sum(cost_usd), 0))
    from public.model_calls where created_at >= month_start);
end
$function$;
comment on function public.admin_model_figures() is 'Calls of the language model since the first of the month: how many, how many whose answer was used, what they cost.';
grant execute on function public.admin_model_figures() to authenticated;
