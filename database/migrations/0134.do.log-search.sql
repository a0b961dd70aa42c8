-- The record of acts and the security log are searched by who, whom, what and when, each through an index.

-- The words of who acted and of whom or what it was about, told apart by their first letter. The cost keeps the planner from
-- reading row after row where the index finds the few that are wanted.
create function private.action_words(who text, whom text) returns tsvector
language sql immutable cost 5000 set search_path = '' as $$
  select array_to_tsvector(
    array(select 'a:' || word from unnest(private.search_words(who)) word)
    || array(select 't:' || word from unnest(private.search_words(whom)) word))
$$;
create index admin_actions_words_idx on public.admin_actions using gin (private.action_words(admin_email, target));
create index admin_actions_action_idx on public.admin_actions (action, id desc);
create index admin_actions_created_at_idx on public.admin_actions (created_at);

-- Every word of a text, each as the beginning of one; null for a text without words.
create function private.words_query(kind text, content text) returns tsquery
language sql immutable set search_path = '' as $$
  select nullif(array_to_string(array(
    select private.quoted_term(kind || ':' || word, true) from unnest(private.search_words(content)) word limit 10), ' & '), '')::tsquery
$$;

create function public.admin_find_actions(p_who text, p_whom text, p_action text, p_from timestamptz, p_to timestamptz, p_before bigint, p_limit integer)
returns setof public.admin_actions
language plpgsql stable security definer set search_path = '' as $$
declare
  who tsquery := private.words_query('a', p_who);
  whom tsquery := private.words_query('t', p_whom);
  words tsquery := case when who is null then whom when whom is null then who else who && whom end;
begin
  perform private.require_admin();
  -- A plan for what is asked and not for what may be asked: each condition stands only where it is wanted.
  return query execute 'select * from public.admin_actions where true'
    || case when words is not null then ' and private.action_words(admin_email, target) @@ $1' else '' end
    || case when p_action is not null then ' and action = $2' else '' end
    || case when p_from is not null then ' and created_at >= $3' else '' end
    || case when p_to is not null then ' and created_at < $4' else '' end
    || case when p_before is not null then ' and id < $5' else '' end
    || ' order by id desc limit $6'
  using words, p_action, p_from, p_to, p_before, p_limit;
end
$$;
comment on function public.admin_find_actions(text, text, text, timestamptz, timestamptz, bigint, integer) is 'What admins did, the newest first. Who and whom are beginnings of words; the end of the time is not in it.';
grant execute on function public.admin_find_actions(text, text, text, timestamptz, timestamptz, bigint, integer) to authenticated;

create index profiles_email_beginning_idx on public.profiles (lower(email) text_pattern_ops);
create index security_events_network_idx on private.security_events (network text_pattern_ops) where network <> '';

-- `p_who`: how an account's address or a network begins.
drop function public.admin_security_events(text, bigint, integer);
create function public.admin_security_events(p_who text, p_kind text, p_from timestamptz, p_to timestamptz, p_before bigint, p_limit integer)
returns table (id bigint, kind text, minute timestamptz, email text, network text, act text, count integer)
language plpgsql stable security definer set search_path = '' as $$
declare
  beginning text := replace(replace(replace(lower(p_who), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  people uuid[];
begin
  perform private.require_admin();
  if p_who is not null then
    people := array(select p.id from public.profiles p where lower(p.email) like beginning order by lower(p.email) limit 500);
  end if;
  return query execute 'select s.id, s.kind, s.minute, p.email, s.network, s.act, s.count
    from private.security_events s left join public.profiles p on p.id = s.user_id where true'
    || case when p_who is not null then ' and (s.user_id = any ($1) or s.network <> '''' and s.network like $2)' else '' end
    || case when p_kind is not null then ' and s.kind = $3' else '' end
    || case when p_from is not null then ' and s.minute >= $4' else '' end
    || case when p_to is not null then ' and s.minute < $5' else '' end
    || case when p_before is not null then ' and s.id < $6' else '' end
    || ' order by s.id desc limit $7'
  using people, beginning, p_kind, p_from, p_to, p_before, p_limit;
end
$$;
grant execute on function public.admin_security_events(text, text, timestamptz, timestamptz, bigint, integer) to authenticated;
