-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.open_profile()
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.profiles (id, email, full_name)
  select auth.uid(), coalesce(auth.jwt() ->> 'email', ''), left(coalesce(auth.jwt() #>> '{user_metadata,full_name}', ''), 200)
  where auth.uid() is not null and private.has_required_aal()
  on conflict (id) do nothing
$function$;
comment on function public.open_profile() is 'Gives the caller a free profile where there is none. Changes nothing where there is one.';
grant execute on function public.open_profile() to authenticated;
