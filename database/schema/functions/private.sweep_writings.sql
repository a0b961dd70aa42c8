-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.sweep_writings(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  dead record;
  given public.writings;
  ended integer := 0;
begin
  for dead in select id, user_id from public.writings where prompt is null and reserved_until <= now() order by user_id, id loop
    perform 1 from public.profiles where id = dead.user_id for no key update;
    select * into given from public.writings where id = dead.id and prompt is null and reserved_until <= now();
    if found then
      perform private.give_back_writing(given);
      delete from public.writings where id = dead.id;
      ended := ended + 1;
    end if;
  end loop;
  delete from public.writings where prompt is not null and created_at < now() - make_interval(days => p_days);
  return ended;
end
$function$;
comment on function private.sweep_writings(integer) is 'Gives back what was reserved by a process that is gone, and deletes what was written so many days ago; answers how many were given back.';
grant execute on function private.sweep_writings(integer) to service_role;
