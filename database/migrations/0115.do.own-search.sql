-- Search in one's own prompts: the words and slips of the public library's search, over the texts too. Terms begin with
-- the owner, so that looking for the beginning of a word reads nobody else's. People reach it through the definer
-- function alone: @@ is not leakproof, so under policies its index would not be used.

create function private.own_term(person uuid, word text) returns text
language sql immutable set search_path = '' as $$
  select left(person::text, 8) || word
$$;

-- Written together, a word with a hyphen or an apostrophe inside: e-mail is found as email.
create function private.joined_words(content text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(content, U&'(?<=[^\0001-/:-@])[-''\2010\2011\2019](?=[^\0001-/:-@])', '', 'g')
$$;

create function private.own_words(title text, description text, prompt_text text, category text, tags text[], use_case text) returns text[]
language sql immutable set search_path = '' as $$
  select private.search_words(content || ' ' || case when content ~ U&'[-''\2010\2011\2019]' then private.joined_words(content) else '' end)
  from concat_ws(' ', title, category, array_to_string(tags, ' '), description, use_case, prompt_text) content
$$;

create table private.own_entries (
  prompt_id uuid primary key references public.prompts (id) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  document tsvector not null
);
comment on table private.own_entries is 'The words of each prompt, kept by trigger: what the search in one''s own prompts reads.';
create index own_entries_document_idx on private.own_entries using gin (document) with (fastupdate = off);
create index own_entries_user_idx on private.own_entries (user_id);

create table private.own_terms (
  user_id uuid not null references public.profiles (id) on delete cascade,
  term text collate "C" not null,
  primary key (user_id, term)
);
comment on table private.own_terms is 'The words that a person wrote, the dictionary that forgives a slip; swept of what is gone as prompts are deleted for good.';
create index own_terms_end_idx on private.own_terms (user_id, reverse(term) collate "C");

alter table private.own_entries enable row level security;
alter table private.own_terms enable row level security;

create function private.enter_own(ids uuid[]) returns void
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

-- The row of the count of storage makes the writers of one account wait for each other, as in private.count_texts.
create function private.hold_writers(persons uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.storage (user_id) select person from unnest(persons) person order by person on conflict do nothing;
  perform 1 from private.storage where user_id = any (persons) order by user_id for update;
end
$$;

create function private.own_follows_insert() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.hold_writers(array(select distinct user_id from new_rows));
  perform private.enter_own(array(select id from new_rows));
  return null;
end
$$;
create function private.own_follows_update() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed uuid[] := array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.title, n.description, n.prompt_text, n.category, n.tags, n.use_case)
      is distinct from (o.title, o.description, o.prompt_text, o.category, o.tags, o.use_case));
begin
  if cardinality(changed) > 0 then
    perform private.hold_writers(array(select distinct user_id from new_rows where id = any (changed)));
    perform private.enter_own(changed);
  end if;
  return null;
end
$$;
create function private.own_forgets() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.own_terms t
  where t.user_id in (select o.user_id from old_rows o join public.profiles p on p.id = o.user_id)
    and not exists (
      select 1 from private.own_entries e
      where e.document @@ private.quoted_term(private.own_term(t.user_id, t.term), false)::tsquery);
  return null;
end
$$;
create trigger own_follows_insert after insert on public.prompts referencing new table as new_rows
  for each statement execute function private.own_follows_insert();
create trigger own_follows_update after update on public.prompts referencing old table as old_rows new table as new_rows
  for each statement execute function private.own_follows_update();
create trigger own_forgets after delete on public.prompts referencing old table as old_rows
  for each statement execute function private.own_forgets();

select private.enter_own(array(select id from public.prompts));

-- One slip (a letter missing, extra, wrong, or two swapped) leaves the beginning or the end of a word as it was.
create function private.near_words(person uuid, word text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  kept constant integer := (char_length(word) - 1) / 2;
  head constant text := left(word, kept);
  tail constant text := reverse(right(word, kept));
  last constant text := U&'\+10FFFF';
  slips constant text[] := private.slips(word);
begin
  if slips = '{}' then
    return '{}';
  end if;
  return array(
    select term from (
      select term from private.own_terms where user_id = person and term >= head and term < head || last
      union
      select term from private.own_terms
      where user_id = person and reverse(term) collate "C" >= tail and reverse(term) collate "C" < tail || last) near
    where char_length(term) between char_length(word) - 1 and char_length(word) + 1 and private.slips(term) && slips
    order by term limit 20);
end
$$;

-- The caller's folders with the word in their names, and all folders below them.
create function private.own_folders(person uuid, word text) returns uuid[]
language sql stable set search_path = '' as $$
  with recursive named as (
    select id from public.folders f
    where f.user_id = person and exists (select 1 from unnest(private.search_words(f.name)) part where starts_with(part, word))
    union
    select f.id from public.folders f join named on f.parent_id = named.id
  )
  select array(select id from named)
$$;

-- Every word has to occur, in a prompt or in the name of a folder that it lies in; from two letters on as the beginning
-- of a word. A word that the caller never wrote is replaced by those one slip away.
create function public.my_prompts_matching(p_search text) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
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
$$;
comment on function public.my_prompts_matching(text) is 'Ids of the caller''s prompts, the bin''s among them, that have every word of the search.';
grant execute on function public.my_prompts_matching(text) to authenticated;

create index prompts_owner_changed_idx on public.prompts (user_id, updated_at desc, id desc) where deleted_at is null;
