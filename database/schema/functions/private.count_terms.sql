-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_terms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.library_terms (term, prompts, slips)
  select term, count(*) * case tg_op when 'INSERT' then 1 else -1 end,
    case when term like 'w:%' then private.slips(substr(term, 3)) else '{}' end
  from changed_rows, unnest(tsvector_to_array(document)) term
  group by term
  order by term collate "C"
  on conflict (term) do update set prompts = private.library_terms.prompts + excluded.prompts;
  if tg_op = 'DELETE' then
    delete from private.library_terms
    where prompts = 0 and term in (select unnest(tsvector_to_array(document)) from changed_rows);
  end if;
  return null;
end
$function$;
