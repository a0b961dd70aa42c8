-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.compared(rows_at timestamp with time zone[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with bounds as (
    select m as this_month, m - interval '1 month' as last_month, least(now() at time zone 'utc' - interval '1 month', m) as last_until
    from (select date_trunc('month', now() at time zone 'utc') as m) s
  )
  select jsonb_build_object(
    'this_month', count(*) filter (where at >= this_month),
    'month_before', count(*) filter (where at >= last_month and at < last_until))
  from bounds left join lateral (select at at time zone 'utc' as at from unnest(rows_at) at) a on true
$function$;
comment on function private.compared(timestamp with time zone[]) is 'Counts of this month so far and of the same stretch of the month before, UTC.';
