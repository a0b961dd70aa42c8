-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.mailbox_of(address text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with given as (
    select lower(btrim(address)) as whole, regexp_replace(lower(btrim(address)), '@[^@]*$', '') as name, substring(lower(btrim(address)) from '@([^@]*)$') as host
  ), plain as (
    -- Fastmail delivers anything@name.fastmail.com to name@fastmail.com.
    select g.whole,
      coalesce(substring(g.host from '^([^.]+)\.fastmail\.(?:com|fm)$'), g.name) as name,
      coalesce(substring(g.host from '^[^.]+\.(fastmail\.(?:com|fm))$'), g.host) as host
    from given g
  )
  select case when h.host is null or translate(split_part(p.name, '+', 1), h.ignored, '') = '' then p.whole
    else translate(split_part(p.name, '+', 1), h.ignored, '') || '@' || h.mailbox_host end
  from plain p left join private.mailbox_hosts h on h.host = p.host
$function$;
comment on function private.mailbox_of(text) is 'One spelling for all addresses of a mailbox, where its host is known to join them; elsewhere the address in lower case.';
