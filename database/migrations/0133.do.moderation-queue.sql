-- A decision on a report answers every open report about the same subject, with a reason that author and readers are told.
alter table public.prompt_reports add column resolution_note text not null default '' check (char_length(resolution_note) <= 500);
comment on column public.prompt_reports.resolution_note is 'Why an admin decided so, as the people concerned read it.';
create index prompt_reports_open_queue_idx on public.prompt_reports (created_at, id) where resolved_at is null;

-- Open reports the oldest first, closed ones the newest first.
drop function public.admin_reports(boolean, timestamptz, uuid, integer);
create function public.admin_reports(p_resolved boolean, p_after_created timestamptz, p_after_id uuid, p_limit integer)
returns table (id uuid, prompt_id uuid, title text, prompt_text text, owner_id uuid, owner_email text, reporter_email text, reason text, note text,
  is_public boolean, is_moderated boolean, created_at timestamptz, resolved_at timestamptz, resolution text, resolution_note text,
  subject_kind text, subject_id uuid, open_reports bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  chosen uuid[];
begin
  perform private.require_admin();
  if p_resolved then
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is not null and (p_after_id is null or (r.created_at, r.id) < (p_after_created, p_after_id))
      order by r.created_at desc, r.id desc limit p_limit);
  else
    chosen := array(
      select r.id from public.prompt_reports r
      where r.resolved_at is null and (p_after_id is null or (r.created_at, r.id) > (p_after_created, p_after_id))
      order by r.created_at, r.id limit p_limit);
  end if;
  return query
  select r.id, r.prompt_id, s.title, s.body, s.owner_id, o.email, w.email, r.reason, r.note,
    s.is_public, s.is_moderated, r.created_at, r.resolved_at, r.resolution, r.resolution_note, r.subject_kind, s.subject_id,
    (select count(*) from public.prompt_reports e where e.resolved_at is null
      and (e.prompt_id = r.prompt_id or e.collection_id = r.collection_id or e.author_id = r.author_id))
  from unnest(chosen) with ordinality c (id, place)
  join public.prompt_reports r on r.id = c.id
  cross join lateral private.report_subject(r) s
  join public.profiles o on o.id = s.owner_id
  left join public.profiles w on w.id = r.user_id
  order by c.place;
end
$$;
grant execute on function public.admin_reports(boolean, timestamptz, uuid, integer) to authenticated;

drop function private.close_reports(text, uuid);
create function private.close_reports(p_kind text, p_subject uuid, p_resolution text, p_reason text) returns void
language sql security definer set search_path = '' as $$
  update public.prompt_reports r
  set resolved_at = now(), resolved_by = auth.uid(), resolution = p_resolution, resolution_note = p_reason
  where r.resolved_at is null and p_subject = case p_kind when 'prompt' then r.prompt_id when 'collection' then r.collection_id else r.author_id end
$$;

create function private.with_reason(details jsonb, reason text) returns jsonb
language sql immutable set search_path = '' as $$
  select details || case when reason <> '' then jsonb_build_object('reason', reason) else '{}' end
$$;

drop function public.admin_unpublish_reported(uuid);
drop function public.admin_dismiss_report(uuid);
drop function public.admin_unpublish(uuid);
create function public.admin_unpublish(p_prompt uuid, p_reason text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  taken public.prompts;
begin
  perform private.require_admin();
  update public.prompts set is_public = false, moderated_at = now() where id = p_prompt and moderated_at is null returning * into taken;
  -- Also where it was taken down already: then nothing is asked about it any more.
  perform private.close_reports('prompt', p_prompt, 'unpublished', p_reason);
  if taken.id is null then
    return exists (select 1 from public.prompts where id = p_prompt);
  end if;
  perform private.record_admin_action('unpublish_prompt', taken.user_id, taken.title,
    private.with_reason(jsonb_build_object('prompt_id', taken.id), p_reason));
  return true;
end
$$;

drop function public.admin_take_down(text, uuid);
create function public.admin_take_down(p_kind text, p_subject uuid, p_reason text default '') returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  title text;
begin
  perform private.require_admin();
  if p_kind = 'prompt' then
    return public.admin_unpublish(p_subject, p_reason);
  elsif p_kind = 'collection' then
    update public.collections c set shared_at = null, moderated_at = now()
    where c.id = p_subject and c.moderated_at is null returning c.user_id, c.name into owner, title;
  else
    update public.authors a set moderated_at = now()
    where a.user_id = p_subject and a.moderated_at is null returning a.user_id, a.name into owner, title;
  end if;
  -- A report of a name that its author removed is closed too.
  perform private.close_reports(p_kind, p_subject, 'unpublished', p_reason);
  if owner is null then
    return exists (select 1 from public.collections c where c.id = p_subject) or exists (select 1 from public.profiles f where f.id = p_subject);
  end if;
  perform private.record_admin_action('unpublish_' || p_kind, owner, title,
    private.with_reason(jsonb_build_object(p_kind || '_id', p_subject), p_reason));
  return true;
end
$$;
comment on function public.admin_take_down(text, uuid, text) is 'Hides a prompt, a collection or an author page (kind and id), keeps its owner from showing it again and closes its reports.';
grant execute on function public.admin_unpublish(uuid, text), public.admin_take_down(text, uuid, text) to authenticated;

-- Answers what came of it: done, not_found, and unchanged where another admin was first.
create function public.admin_resolve_report(p_report uuid, p_resolution text, p_reason text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  report public.prompt_reports;
  subject record;
begin
  perform private.require_admin();
  select * into report from public.prompt_reports r where r.id = p_report;
  if report.id is null then
    return 'not_found';
  end if;
  -- What is reported is held before its reports, as taking it down and deleting it do; of two admins one comes first.
  perform 1 from public.prompts p where p.id = report.prompt_id for no key update;
  perform 1 from public.collections c where c.id = report.collection_id for no key update;
  perform 1 from public.profiles f where f.id = report.author_id for no key update;
  if not exists (select 1 from public.prompt_reports r where r.id = p_report and r.resolved_at is null) then
    return 'unchanged';
  end if;
  select * into subject from private.report_subject(report);
  if p_resolution = 'unpublished' then
    perform public.admin_take_down(report.subject_kind, subject.subject_id, p_reason);
  else
    perform private.close_reports(report.subject_kind, subject.subject_id, 'dismissed', p_reason);
    perform private.record_admin_action('resolve_report', subject.owner_id, subject.title, private.with_reason(
      jsonb_build_object('report_id', report.id, report.subject_kind || '_id', subject.subject_id, 'resolution', 'dismissed'), p_reason));
  end if;
  return 'done';
end
$$;
grant execute on function public.admin_resolve_report(uuid, text, text) to authenticated;

-- Whoever reported something hears what came of it.
create function private.mail_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  mail text := case new.resolution when 'unpublished' then 'report_upheld' else 'report_kept' end;
begin
  insert into private.payment_mails (key, user_id, kind, details)
  select mail || ':' || new.id, p.id, mail, jsonb_build_object('target', s.title, 'subject', new.subject_kind, 'reason', new.resolution_note)
  from public.profiles p cross join private.report_subject(new) s where p.id = new.user_id and p.email <> ''
  on conflict (key) do nothing;
  return null;
end
$$;
create trigger mail_report after update of resolved_at on public.prompt_reports for each row
  when (old.resolved_at is null and new.resolved_at is not null) execute function private.mail_report();
