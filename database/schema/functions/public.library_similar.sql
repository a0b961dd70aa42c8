-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.library_similar(p_prompt uuid, p_limit integer)
 RETURNS SETOF public.library_card
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  size constant integer := least(greatest(p_limit, 1), 12);
  most constant integer := 2000;
  everything numeric;
  document tsvector;
  category text;
  terms text[];
  weights numeric[];
  queries tsquery[];
  ids uuid[] := '{}';
begin
  select e.document, p.category into document, category
  from private.library_entries e join public.prompts p on p.id = e.prompt_id where e.prompt_id = p_prompt;
  if document is null then
    return;
  end if;
  select prompts into everything from private.library_terms where term = 'a';
  select array_agg(t.term order by t.prompts, t.term), array_agg(t.weight order by t.prompts, t.term) into terms, weights
  from (
    select l.term, l.prompts, ln(everything / l.prompts) * case left(l.term, 2) when 'w:' then 1 else 2 end as weight,
      sum(l.prompts) over (order by l.prompts, l.term) as reached
    from unnest(tsvector_to_array(document)) d join private.library_terms l on l.term = d
    where l.prompts > 1 and l.prompts < everything
    order by l.prompts, l.term limit 40
  ) t where t.reached <= most;
  if cardinality(terms) > 0 then
    queries := array(select private.quoted_term(term, false)::tsquery from unnest(terms) with ordinality t (term, place) order by place);
    ids := array(
      select h.prompt_id from (
        select e.prompt_id, e.votes, e.document from private.library_entries e
        where e.document @@ array_to_string(queries, ' | ')::tsquery
          and e.prompt_id <> p_prompt
        limit most) h
      cross join lateral (
        select sum(k.weight) as likeness from unnest(queries, weights) k (query, weight) where h.document @@ k.query) s
      order by s.likeness desc, h.votes desc, h.prompt_id limit size);
  end if;
  if cardinality(ids) < size then
    ids := ids || array(
      select c.id from unnest((public.library_page(null, category, null, false, 'votes', null, size * 2 + 1)).cards) c
      where c.id <> p_prompt and c.id <> all (ids) limit size - cardinality(ids));
  end if;
  return query select * from private.library_cards(ids);
end
$function$;
comment on function public.library_similar(uuid,integer) is 'Public prompts that share the most with a public prompt, 12 at most.';
grant execute on function public.library_similar(uuid,integer) to anon;
grant execute on function public.library_similar(uuid,integer) to authenticated;
