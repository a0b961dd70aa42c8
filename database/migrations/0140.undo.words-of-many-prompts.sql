create function private.own_words(title text, description text, prompt_text text, category text, tags text[], use_case text) returns text[]
language sql immutable set search_path = '' as $$
  select private.search_words(content || ' ' || case when content ~ U&'[-''\2010\2011\2019]' then private.joined_words(content) else '' end)
  from concat_ws(' ', title, category, array_to_string(tags, ' '), description, use_case, prompt_text) content
$$;

create or replace function private.enter_own(ids uuid[]) returns void
language sql set search_path = '' as $$
  insert into private.own_entries (prompt_id, user_id, document)
  select p.id, p.user_id, array_to_tsvector(array(
    select private.own_term(p.user_id, word)
    from unnest(private.own_words(p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case)) word))
  from public.prompts p
  where p.id = any (ids) and p.user_id <> '00000000-0000-0000-0000-000000000000'
  on conflict (prompt_id) do update set document = excluded.document;

  insert into private.own_terms (user_id, term)
  select distinct e.user_id, substr(term, 9) collate "C" as word
  from private.own_entries e, unnest(tsvector_to_array(e.document)) term
  where e.prompt_id = any (ids)
  order by e.user_id, word
  on conflict do nothing
$$;

drop function private.own_document(uuid, text);

create or replace function private.plain_letters(content text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    lower(regexp_replace(normalize(content, nfkd), U&'[\0300-\036f]', '', 'g')),
    U&'([\3040-\30ff\3400-\9fff])', ' \1 ', 'g')
$$;
