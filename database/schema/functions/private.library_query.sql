-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.library_query(p_search text, p_category text, p_tags text[])
 RETURNS private.library_query
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  everything bigint := coalesce((select prompts from private.library_terms where term = 'a'), 0);
  parts text[] := '{}';
  share numeric := 1;
  word text;
  term_from text;
  found_in bigint;
  near_word text[];
  alternatives text[];
  result private.library_query;
begin
  foreach word in array (private.search_words(p_search))[1:10]
  loop
    term_from := 'w:' || word;
    if char_length(word) = 1 then
      select prompts into found_in from private.library_terms where term = term_from;
      parts := parts || private.quoted_term(term_from, false);
    else
      select sum(prompts) into found_in from (
        select prompts from private.library_terms where term >= term_from and term < term_from || U&'\+10FFFF' order by term limit 500) near;
      if found_in > 0 then
        parts := parts || private.quoted_term(term_from, true);
      else
        near_word := private.slips(word);
        with near as materialized (select term, prompts from private.library_terms where slips && near_word)
        select array_agg(private.quoted_term(term, false)), sum(prompts) into alternatives, found_in
        from (select term, prompts from near order by prompts desc, term limit 5) best;
        parts := parts || ('(' || array_to_string(alternatives, ' | ') || ')');
      end if;
    end if;
    share := share * least(1, coalesce(found_in, 0)::numeric / greatest(everything, 1));
  end loop;

  if p_category is not null then
    select prompts into found_in from private.library_terms where term = 'c:' || p_category;
    parts := parts || private.quoted_term('c:' || p_category, false);
    share := share * coalesce(found_in, 0) / greatest(everything, 1);
  end if;
  if cardinality(p_tags) > 0 then
    select sum(prompts) into found_in from private.library_terms where term in (select 't:' || tag from unnest(p_tags) tag);
    parts := parts || ('(' || array_to_string(array(select private.quoted_term('t:' || tag, false) from unnest(p_tags) tag), ' | ') || ')');
    share := share * least(1, coalesce(found_in, 0)::numeric / greatest(everything, 1));
  end if;

  result.matching := case when share = 0 then 0 else greatest(1, round(everything * share)) end;
  result.exact := private.search_words(p_search) = '{}' and (p_category is not null)::integer + coalesce(cardinality(p_tags), 0) <= 1;
  if share > 0 and cardinality(parts) > 0 then
    result.query := array_to_string(parts, ' & ')::tsquery;
  end if;
  return result;
end
$function$;
