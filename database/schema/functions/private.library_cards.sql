-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.library_cards(ids uuid[])
 RETURNS SETOF public.library_card
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
