-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.library_page(p_search text, p_category text, p_tags text[], p_favorites boolean, p_sort text, p_after jsonb, p_limit integer, p_skip integer DEFAULT 0)
 RETURNS public.library_page_answer
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  few constant integer := 2000;
  cap constant integer := 20000;
  size constant integer := least(greatest(p_limit, 1), 101);
  skip constant integer := least(greatest(p_skip, 0), 2400);
  person uuid := case when private.has_required_aal() then auth.uid() end;
  asked private.library_query := private.library_query(p_search, p_category, p_tags);
  ordering text;
  after text;
  collect text;
  ids uuid[];
  result public.library_page_answer;
begin
  ordering := case p_sort
    when 'recent' then 'published_at desc, prompt_id desc'
    when 'title' then 'title_key, prompt_id'
    else 'is_template desc, votes desc, published_at desc, prompt_id desc' end;
  after := case when p_after is null then 'true' else case p_sort
    when 'recent' then '(published_at, prompt_id) < (($1 ->> 2)::timestamptz, ($1 ->> 4)::uuid)'
    when 'title' then '(title_key, prompt_id) > ($1 ->> 3, ($1 ->> 4)::uuid)'
    else '(is_template, votes, published_at, prompt_id) < (($1 ->> 0)::boolean, ($1 ->> 1)::integer, ($1 ->> 2)::timestamptz, ($1 ->> 4)::uuid)' end end;
  result.total := asked.matching;
  result.total_is_estimate := not asked.exact;
  collect := case when p_favorites
    then 'select e.* from public.user_favorites f join private.library_entries e on e.prompt_id = f.prompt_id where f.user_id = $3 and ($2 is null or e.document @@ $2) limit $5'
    else 'select * from private.library_entries where document @@ $2 limit $5' end;
  collect := format('with hits as materialized (%s), page as (select * from hits where %s order by %s limit $4 offset $6)
    select array(select prompt_id from page order by %s), (select count(*) from hits)', collect, after, ordering, ordering);

  if asked.matching = 0 then
    result.total_is_estimate := false;
  elsif p_favorites or (asked.query is not null and asked.matching <= few) then
    execute collect into ids, result.total using p_after, asked.query, person, size, cap, skip;
    result.total_is_estimate := result.total >= cap;
  elsif asked.query is null then
    execute format('select array(select prompt_id from private.library_entries where %s order by %s limit $2 offset $3)', after, ordering) into ids using p_after, size, skip;
  else
    execute format('select array(select prompt_id from (select * from private.library_entries where %s order by %s limit $3) walked where document @@ $2 limit $4 offset $5)', after, ordering)
      into ids using p_after, asked.query, cap, size, skip;
    if cardinality(ids) < size then
      execute collect into ids, result.total using p_after, asked.query, person, size, cap, skip;
      result.total_is_estimate := result.total >= cap;
    end if;
  end if;
  result.cards := array(select c from private.library_cards(ids) c);
  return result;
end
$function$;
comment on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) is 'A page of the public library with what the caller did to each prompt. p_after is a card''s cursor_place; p_skip leaves out cards in front, at most 2,400: deeper one goes by p_after.';
grant execute on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) to anon;
grant execute on function public.library_page(text,text,text[],boolean,text,jsonb,integer,integer) to authenticated;
