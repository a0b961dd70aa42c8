-- Reports of collections and author pages, beside those of prompts: exactly one of the three is meant.
alter table public.prompt_reports
  alter column prompt_id drop not null,
  add column collection_id uuid references public.collections (id) on delete cascade,
  add column author_id uuid references public.profiles (id) on delete cascade,
  add column subject_kind text not null generated always as (
    case when prompt_id is not null then 'prompt' when collection_id is not null then 'collection' else 'author' end) stored,
  add constraint prompt_reports_subject_check check (num_nonnulls(prompt_id, collection_id, author_id) = 1);
comment on table public.prompt_reports is 'Complaints about public prompts, shared collections and author pages. One open report a person and subject.';
create unique index prompt_reports_open_collection_idx on public.prompt_reports (collection_id, user_id) where resolved_at is null;
create unique index prompt_reports_open_author_idx on public.prompt_reports (author_id, user_id) where resolved_at is null;
drop policy "People report public prompts of others" on public.prompt_reports;
create policy "People report what others made public" on public.prompt_reports for insert to authenticated
  with check (user_id = (select auth.uid()) and (
    exists (select 1 from public.prompts p where p.id = prompt_id and p.is_public and p.deleted_at is null and p.user_id <> (select auth.uid()))
    or exists (select 1 from public.collections c where c.id = collection_id and c.shared_at is not null and c.user_id <> (select auth.uid()))
    or exists (select 1 from public.authors a where a.user_id = author_id and a.moderated_at is null and a.user_id <> (select auth.uid()))));
grant insert (collection_id, author_id) on public.prompt_reports to authenticated;

create function private.report_subject(report public.prompt_reports)
returns table (subject_id uuid, owner_id uuid, title text, body text, is_public boolean, is_moderated boolean)
language sql stable security definer set search_path = '' as $$
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
$$;
comment on function private.report_subject(public.prompt_reports) is 'What a report is about, as it reads now.';

drop function public.admin_reports(boolean, timestamptz, uuid, integer);
create function public.admin_reports(p_resolved boolean, p_after_created timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid, prompt_id uuid, title text, prompt_text text, owner_email text, reporter_email text, reason text, note text, is_public boolean,
  is_moderated boolean, created_at timestamptz, resolved_at timestamptz, resolution text, subject_kind text, subject_id uuid)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select r.id, r.prompt_id, s.title, s.body, o.email, w.email, r.reason, r.note,
    s.is_public, s.is_moderated, r.created_at, r.resolved_at, r.resolution, r.subject_kind, s.subject_id
  from public.prompt_reports r
  cross join lateral private.report_subject(r) s
  join public.profiles o on o.id = s.owner_id
  left join public.profiles w on w.id = r.user_id
  where (r.resolved_at is not null) = p_resolved
    and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
  order by r.created_at desc, r.id desc limit p_limit;
end
$$;
grant execute on function public.admin_reports(boolean, timestamptz, uuid, integer) to authenticated;

create or replace function public.admin_dismiss_report(p_report uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  closed public.prompt_reports;
begin
  perform private.require_admin();
  update public.prompt_reports set resolved_at = now(), resolved_by = auth.uid(), resolution = 'dismissed'
  where id = p_report and resolved_at is null returning * into closed;
  if closed.id is null then
    return exists (select 1 from public.prompt_reports where id = p_report);
  end if;
  perform private.record_admin_action('resolve_report', s.owner_id, s.title,
    jsonb_build_object('report_id', closed.id, closed.subject_kind || '_id', s.subject_id, 'resolution', 'dismissed'))
  from private.report_subject(closed) s;
  return true;
end
$$;

alter table public.admin_actions drop constraint admin_actions_action_check,
  add constraint admin_actions_action_check check (action in ('set_tier', 'unpublish_prompt', 'restore_prompt', 'resolve_report', 'refund',
    'unpublish_collection', 'restore_collection', 'unpublish_author', 'restore_author'));

create function private.close_reports(p_kind text, p_subject uuid) returns void
language sql security definer set search_path = '' as $$
  update public.prompt_reports r set resolved_at = now(), resolved_by = auth.uid(), resolution = 'unpublished'
  where r.resolved_at is null and case p_kind when 'collection' then r.collection_id = p_subject else r.author_id = p_subject end
$$;

-- A prompt has functions of its own, admin_unpublish and admin_restore.
create function public.admin_take_down(p_kind text, p_subject uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_unpublish(p_subject);
  elsif p_kind = 'collection' then
    update public.collections c set shared_at = null, moderated_at = now()
    where c.id = p_subject and c.moderated_at is null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = now()
    where a.user_id = p_subject and a.moderated_at is null returning a.user_id, a.name into owner, title;
  end if;
  -- A report of a name that its author removed is closed too.
  perform private.close_reports(p_kind, p_subject);
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.profiles f where f.id = p_subject);
  end if;
  perform private.record_admin_action('unpublish_' || p_kind, owner, title, jsonb_build_object(p_kind || '_id', p_subject));
  return true;
end
$$;
comment on function public.admin_take_down(text, uuid) is 'Hides a prompt, a collection or an author page (kind and id), keeps its owner from showing it again and closes its reports.';

create function public.admin_put_back(p_kind text, p_subject uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_restore(p_subject);
  elsif p_kind = 'collection' then
    update public.collections c set moderated_at = null
    where c.id = p_subject and c.moderated_at is not null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = null
    where a.user_id = p_subject and a.moderated_at is not null returning a.user_id, a.name into owner, title;
  end if;
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.authors a where a.user_id = p_subject);
  end if;
  perform private.record_admin_action('restore_' || p_kind, owner, title, jsonb_build_object(p_kind || '_id', p_subject));
  return true;
end
$$;
comment on function public.admin_put_back(text, uuid) is 'Lets the owner share a collection again, which stays private; an author page is there again.';

create or replace function public.admin_unpublish_reported(p_report uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((select public.admin_take_down(r.subject_kind, s.subject_id)
    from public.prompt_reports r cross join lateral private.report_subject(r) s where r.id = p_report), false);
end
$$;
grant execute on function public.admin_take_down(text, uuid), public.admin_put_back(text, uuid) to authenticated;

create or replace function private.mail_act() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail text := case
    when new.action = 'unpublish_prompt' then 'prompt_taken_down'
    when new.action = 'restore_prompt' then 'prompt_restored'
    when new.action = 'unpublish_collection' then 'collection_taken_down'
    when new.action = 'restore_collection' then 'collection_restored'
    when new.action = 'unpublish_author' then 'author_taken_down'
    when new.action = 'restore_author' then 'author_restored'
    when new.action = 'set_tier' and new.details ->> 'to' <> 'free' then 'plan_given'
    when new.action = 'set_tier' and (new.details ->> 'had_grant')::boolean then 'given_plan_withdrawn'
  end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, new.details || jsonb_build_object('target', new.target, 'reasons', (
    select coalesce(jsonb_agg(distinct r.reason), '[]') from public.prompt_reports r
    where (r.prompt_id = (new.details ->> 'prompt_id')::uuid or r.collection_id = (new.details ->> 'collection_id')::uuid
        or r.author_id = (new.details ->> 'author_id')::uuid)
      and r.resolution = 'unpublished' and r.resolved_at = now()))
  from public.profiles p where mail is not null and p.id = new.target_user_id and p.email <> '';
  return null;
end
$$;
