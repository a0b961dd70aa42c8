-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.my_prompts_matching(p_search text)
 RETURNS SETOF uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person constant uuid := case when private.has_required_aal() then auth.uid() end;
  has_folders constant boolean := exists (select 1 from public.folders where user_id = person);
  chunk text;
  word text;
  forms text[];
  parts text[];
  asked tsquery;
  named uuid[];
  found uuid[];
  everything tsquery;
begin
  if person is null then
    return;
  end if;
  foreach chunk in array (regexp_split_to_array(btrim(p_search), '\s+'))[1:20]
  loop
    forms := private.search_words(chunk);
    continue when forms = '{}';
    parts := '{}';
    foreach word in array forms[1:10]
    loop
      parts := parts || private.quoted_term(private.own_term(person, word), char_length(word) > 1);
    end loop;
    asked := array_to_string(parts, ' & ')::tsquery;
    if cardinality(forms) > 1 then
      word := (private.search_words(private.joined_words(chunk)))[1];
      asked := asked || private.quoted_term(private.own_term(person, word), true)::tsquery;
    end if;
    named := case when has_folders then private.own_folders(person, forms[1]) else '{}' end;
    if named = '{}' and cardinality(forms) = 1 and not exists (
      select 1 from private.own_entries e join public.prompts p on p.id = e.prompt_id
      where e.document @@ asked and e.user_id = person and p.deleted_at is null)
    then
      parts := array(select private.quoted_term(private.own_term(person, near), false) from unnest(private.near_words(person, forms[1])) near);
      if parts = '{}' then
        return;
      end if;
      asked := array_to_string(parts, ' | ')::tsquery;
    end if;
    if named = '{}' then
      everything := case when everything is null then asked else everything && asked end;
    else
      found := array(
        select hit.id from (
          select e.prompt_id as id from private.own_entries e where e.document @@ asked and e.user_id = person
          union
          select p.id from public.prompts p where p.user_id = person and p.folder_id = any (named)) hit
        where found is null or hit.id = any (found));
      if found = '{}' then
        return;
      end if;
    end if;
  end loop;
  if everything is not null then
    return query select e.prompt_id from private.own_entries e
      where e.document @@ everything and e.user_id = person and (found is null or e.prompt_id = any (found));
  elsif found is not null then
    return query select unnest(found);
  else
    return query select p.id from public.prompts p where p.user_id = person;
  end if;
end
$function$;
comment on function public.my_prompts_matching(text) is 'Ids of the caller''s prompts, the bin''s among them, that have every word of the search.';
grant execute on function public.my_prompts_matching(text) to authenticated;
