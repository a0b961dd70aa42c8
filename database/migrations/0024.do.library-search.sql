-- The library's own narrow copy of what is public. Policies would keep the indexes from being used (ILIKE and @@ are
-- not leakproof), so people reach it through definer functions alone, and those cap what they read.

-- Letters without case and accents; each CJK character stands alone, since such texts have no spaces.
create function private.plain_letters(content text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    lower(regexp_replace(normalize(content, nfkd), U&'[\0300-\036f]', '', 'g')),
    U&'([\3040-\30ff\3400-\9fff])', ' \1 ', 'g')
$$;

create function private.search_words(content text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word order by place), '{}')
  from (
    select left(piece, 60) as word, min(nr) as place
    from regexp_split_to_table(private.plain_letters(content), U&'[\0001-/:-@\005b-`{-\00bf\2000-\206f\3000-\303f\ff00-\ff0f]+') with ordinality s (piece, nr)
    where piece <> ''
    group by 1
  ) words
$$;
comment on function private.search_words(text) is 'The different words of a text in their order, as search compares them.';

-- Every string that is the word with one letter left out, and the word itself: two words that share one of these are
-- one typing slip apart (a letter missing, extra, wrong, or two swapped).
create function private.slips(word text) returns text[]
language sql immutable set search_path = '' as $$
  select case when char_length(word) between 4 and 30
    then array(select distinct overlay(word placing '' from i for 1) from generate_series(1, char_length(word)) i) || word
    else '{}' end
$$;

-- Terms carry their kind: w: a word, c: the category, t: a tag, a: stands in all.
create function private.library_document(title text, description text, category text, tags text[]) returns tsvector
language sql immutable set search_path = '' as $$
  select array_to_tsvector(
    array['a', 'c:' || category]
    || array(select 't:' || tag from unnest(tags) tag)
    || array(select 'w:' || word from unnest(private.search_words(concat_ws(' ', title, category, array_to_string(tags, ' '), description))) word))
$$;

create table private.library_entries (
  prompt_id uuid primary key references public.prompts (id) on delete cascade,
  is_template boolean not null,
  title_key text collate "C" not null,
  votes integer not null,
  published_at timestamptz not null,
  document tsvector not null
);
comment on table private.library_entries is 'One narrow row for each public prompt, kept by trigger: what the library sorts and searches by.';
create index library_entries_votes_idx on private.library_entries (is_template desc, votes desc, published_at desc, prompt_id desc);
create index library_entries_recent_idx on private.library_entries (published_at desc, prompt_id desc);
create index library_entries_title_idx on private.library_entries (title_key, prompt_id);
create index library_entries_document_idx on private.library_entries using gin (document) with (fastupdate = off);

create table private.library_terms (
  term text collate "C" primary key,
  prompts integer not null,
  slips text[] not null default '{}'
);
comment on table private.library_terms is 'How many public prompts have each word, category and tag; the stored counts of the library, and the dictionary that forgives a slip.';
create index library_terms_slips_idx on private.library_terms using gin (slips) with (fastupdate = off);
create index library_terms_popular_idx on private.library_terms (left(term, 2), prompts desc, term) where term < 'w:';

create table private.library_trending (
  place integer primary key,
  prompt_id uuid not null references public.prompts (id) on delete cascade
);
comment on table private.library_trending is 'The six prompts of the moment, refreshed every few minutes.';
create index library_trending_prompt_idx on private.library_trending (prompt_id);

do $$
declare
  name text;
begin
  foreach name in array array['library_entries', 'library_terms', 'library_trending']
  loop
    execute format('alter table private.%I enable row level security', name);
  end loop;
end
$$;

-- Sorted, so that the term "a" comes first and makes two publications wait for each other instead of deadlocking.
create function private.count_terms() returns trigger
language plpgsql security definer set search_path = '' as $$
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
$$;
create trigger count_new_terms after insert on private.library_entries referencing new table as changed_rows for each statement execute function private.count_terms();
create trigger count_old_terms after delete on private.library_entries referencing old table as changed_rows for each statement execute function private.count_terms();

create function private.enter_library(ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into private.library_entries (prompt_id, is_template, title_key, votes, published_at, document)
  select p.id, p.user_id = '00000000-0000-0000-0000-000000000000', left(private.plain_letters(p.title), 200), p.votes,
    coalesce(p.published_at, p.created_at), private.library_document(p.title, p.description, p.category, p.tags)
  from public.prompts p
  where p.id = any (ids) and p.is_public and p.deleted_at is null
$$;

create function private.library_follows_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.enter_library(array(select id from new_rows where is_public and deleted_at is null));
  return null;
end
$$;
create function private.library_follows_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  update private.library_entries e set votes = n.votes
  from new_rows n join old_rows o using (id)
  where e.prompt_id = n.id and n.votes <> o.votes;

  ids := array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.is_public and n.deleted_at is null, n.title, n.description, n.category, n.tags)
      is distinct from (o.is_public and o.deleted_at is null, o.title, o.description, o.category, o.tags)
      and ((n.is_public and n.deleted_at is null) or (o.is_public and o.deleted_at is null)));
  if cardinality(ids) > 0 then
    delete from private.library_entries where prompt_id = any (ids);
    perform private.enter_library(ids);
  end if;
  return null;
end
$$;
create trigger library_follows_insert after insert on public.prompts referencing new table as new_rows for each statement execute function private.library_follows_insert();
create trigger library_follows_update after update on public.prompts referencing old table as old_rows new table as new_rows for each statement execute function private.library_follows_update();

select private.enter_library(array(select id from public.prompts));

create type private.library_query as (query tsquery, matching bigint, exact boolean);

create function private.quoted_term(term text, is_prefix boolean) returns text
language sql immutable set search_path = '' as $$
  select '''' || replace(replace(term, '\', '\\'), '''', '''''') || '''' || case when is_prefix then ':*' else '' end
$$;

-- What to look for, and how many prompts that is likely to be, from stored counts alone. A word that nobody wrote is
-- replaced by those one slip away; without one the answer is known to be empty. Null query: no condition.
create function private.library_query(p_search text, p_category text, p_tags text[]) returns private.library_query
language plpgsql stable set search_path = '' as $$
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
$$;

create type public.library_card as (
  id uuid, title text, description text, category text, tags text[], use_case text, preview text, votes integer,
  is_template boolean, is_own boolean, is_favorite boolean, has_voted boolean, published_at timestamptz, cursor_place jsonb);

create function private.library_cards(ids uuid[]) returns setof public.library_card
language sql stable set search_path = '' as $$
  select p.id, p.title, left(p.description, 300), p.category, p.tags, p.use_case, left(p.prompt_text, 300), e.votes,
    e.is_template, p.user_id = me.id,
    exists (select 1 from public.user_favorites f where f.user_id = me.id and f.prompt_id = p.id),
    exists (select 1 from public.prompt_votes v where v.user_id = me.id and v.prompt_id = p.id),
    e.published_at, jsonb_build_array(e.is_template, e.votes, e.published_at, e.title_key, e.prompt_id)
  from unnest(ids) with ordinality wanted (id, place)
  join private.library_entries e on e.prompt_id = wanted.id
  join public.prompts p on p.id = wanted.id
  cross join (select coalesce(case when private.has_required_aal() then auth.uid() end, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as id) me
  order by wanted.place
$$;

create type public.library_page_answer as (cards public.library_card[], total bigint, total_is_estimate boolean);

-- Three ways to a page. Nothing asked: walk the sort's index. Few matches by the stored counts: collect them by the
-- document index, then sort. Many: walk the sort's index, which meets enough of them soon; should it not within 20,000
-- rows, collect after all. Each is capped, so no question holds the database.
create function public.library_page(p_search text, p_category text, p_tags text[], p_favorites boolean, p_sort text, p_after jsonb, p_limit integer)
returns public.library_page_answer
language plpgsql stable security definer set search_path = '' as $$
declare
  few constant integer := 2000;
  cap constant integer := 20000;
  size constant integer := least(greatest(p_limit, 1), 101);
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
  collect := format('with hits as materialized (%s), page as (select * from hits where %s order by %s limit $4)
    select array(select prompt_id from page order by %s), (select count(*) from hits)', collect, after, ordering, ordering);

  if asked.matching = 0 then
    result.total_is_estimate := false;
  elsif p_favorites or (asked.query is not null and asked.matching <= few) then
    execute collect into ids, result.total using p_after, asked.query, person, size, cap;
    result.total_is_estimate := result.total >= cap;
  elsif asked.query is null then
    execute format('select array(select prompt_id from private.library_entries where %s order by %s limit $2)', after, ordering) into ids using p_after, size;
  else
    execute format('select array(select prompt_id from (select * from private.library_entries where %s order by %s limit $3) walked where document @@ $2 limit $4)', after, ordering)
      into ids using p_after, asked.query, cap, size;
    if cardinality(ids) < size then
      execute collect into ids, result.total using p_after, asked.query, person, size, cap;
      result.total_is_estimate := result.total >= cap;
    end if;
  end if;
  result.cards := array(select c from private.library_cards(ids) c);
  return result;
end
$$;
comment on function public.library_page(text, text, text[], boolean, text, jsonb, integer) is 'A page of the public library with what the caller did to each prompt. p_after is a card''s cursor_place.';

create function public.library_trending() returns setof public.library_card
language sql stable security definer set search_path = '' as $$
  select * from private.library_cards(array(select prompt_id from private.library_trending order by place))
$$;

create function public.library_facets() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'total', coalesce((select prompts from private.library_terms where term = 'a'), 0),
    'favorites', (select count(*) from public.user_favorites f join private.library_entries e using (prompt_id)
      where f.user_id = auth.uid() and private.has_required_aal()),
    'categories', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 'c:' and term < 'w:' order by prompts desc, term limit 50) c), '[]'),
    'tags', coalesce((select jsonb_agg(jsonb_build_object('name', substr(term, 3), 'count', prompts) order by prompts desc, term) from (
      select term, prompts from private.library_terms where left(term, 2) = 't:' and term < 'w:' order by prompts desc, term limit 8) t), '[]'))
$$;

-- Votes of the last 14 days; where fewer than six prompts had any, the first of the default order fill up.
create function private.refresh_library_trending() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(20, 24);
  delete from private.library_trending;
  insert into private.library_trending (place, prompt_id)
  select row_number() over (order by votes desc, place), prompt_id from (
    select prompt_id, max(votes) as votes, min(place) as place from (
      (select v.prompt_id, count(*) as votes, 0 as place from public.prompt_votes v join private.library_entries e using (prompt_id)
        where v.created_at > now() - interval '14 days' group by v.prompt_id order by count(*) desc, v.prompt_id limit 6)
      union all
      (select prompt_id, 0, row_number() over (order by is_template desc, e.votes desc, published_at desc, prompt_id desc)
        from private.library_entries e order by is_template desc, e.votes desc, published_at desc, prompt_id desc limit 6)
    ) candidates group by prompt_id
  ) ranked
  order by votes desc, place limit 6;
end
$$;

grant execute on function public.library_page(text, text, text[], boolean, text, jsonb, integer), public.library_trending(), public.library_facets() to anon, authenticated;
grant execute on function private.refresh_library_trending() to service_role;
