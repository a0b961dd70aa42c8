-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.report_subject(report public.prompt_reports)
 RETURNS TABLE(subject_id uuid, owner_id uuid, title text, body text, is_public boolean, is_moderated boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.id, p.user_id, p.title, left(p.prompt_text, 2000), p.is_public and p.deleted_at is null, p.moderated_at is not null
  from public.prompts p where p.id = report.prompt_id
  union all
  select c.id, c.user_id, c.name, left(concat_ws(E'\n', nullif(c.description, ''), (
      select string_agg('- ' || p.title, E'\n' order by i.place, i.added_at) from public.collection_prompts i join public.prompts p on p.id = i.prompt_id
      where i.collection_id = c.id and p.is_public and p.deleted_at is null)), 2000),
    c.shared_at is not null, c.moderated_at is not null
  from public.collections c where c.id = report.collection_id
  union all
  select f.id, f.id, coalesce(a.name, 'A public name that was removed'), '', a.moderated_at is null and a.name is not null, a.moderated_at is not null
  from public.profiles f left join public.authors a on a.user_id = f.id where f.id = report.author_id
$function$;
comment on function private.report_subject(public.prompt_reports) is 'What a report is about, as it reads now.';
