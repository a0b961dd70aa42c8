-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.library_cards_of(p_ids uuid[])
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select * from private.library_cards(p_ids[1:200])
$function$;
comment on function public.library_cards_of(uuid[]) is 'Cards of those of the prompts that are public, in the order given, 200 at most.';
grant execute on function public.library_cards_of(uuid[]) to anon;
grant execute on function public.library_cards_of(uuid[]) to authenticated;
