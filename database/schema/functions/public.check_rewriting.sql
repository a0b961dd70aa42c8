-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.check_rewriting(p_id uuid, p_paid_hash text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when auth.uid() is null or not private.has_required_aal() then 'refused'
    else coalesce((
      select case when paid_hash is null then 'no_hash' when paid_hash = p_paid_hash then 'allowed' else 'other_request' end
      from public.generations where id = p_id and user_id = auth.uid() and given_back_at is null), 'unknown')
  end
$function$;
comment on function public.check_rewriting(uuid,text) is 'Whether the caller may rewrite a prompt of the ledger at no charge, or why not: allowed, other_request, no_hash, unknown, refused.';
grant execute on function public.check_rewriting(uuid,text) to authenticated;
