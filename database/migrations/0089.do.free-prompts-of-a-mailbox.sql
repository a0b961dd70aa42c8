-- The free prompts of a month belong to a mailbox: accounts whose addresses one host delivers to one mailbox share them.
-- No account is refused or merged for it, and paid prompts do not count. Only a keyed hash of the mailbox is kept.
create table private.mailbox_hosts (
  host text primary key,
  mailbox_host text not null,
  ignored text not null default ''
);
comment on table private.mailbox_hosts is 'Hosts that are known to deliver several spellings to one mailbox: what follows a plus never counts there, nor do the ignored characters. Sources: support.google.com/mail/answer/7436150 (dots, googlemail.com), Microsoft on plus addressing in Outlook, support.apple.com on me.com and mac.com with icloud.com, proton.me/support/addresses-and-aliases (plus, short domains; its user names do not differ by dots, hyphens or underscores), fastmail.help/hc/articles/360060591053 (plus, subdomains), yandex.com/support/id/authorization/email.html (one user name at all its domains).';
alter table private.mailbox_hosts enable row level security;
insert into private.mailbox_hosts (host, mailbox_host, ignored) values
  ('gmail.com', 'gmail.com', '.'), ('googlemail.com', 'gmail.com', '.'),
  ('outlook.com', 'outlook.com', ''), ('hotmail.com', 'hotmail.com', ''), ('live.com', 'live.com', ''), ('msn.com', 'msn.com', ''),
  ('icloud.com', 'icloud.com', ''), ('me.com', 'icloud.com', ''), ('mac.com', 'icloud.com', ''),
  ('proton.me', 'proton.me', '.-_'), ('protonmail.com', 'proton.me', '.-_'), ('pm.me', 'proton.me', '.-_'), ('protonmail.ch', 'proton.me', '.-_'),
  ('fastmail.com', 'fastmail.com', ''), ('fastmail.fm', 'fastmail.fm', ''),
  ('yandex.ru', 'yandex.ru', ''), ('yandex.com', 'yandex.ru', ''), ('ya.ru', 'yandex.ru', ''), ('yandex.by', 'yandex.ru', ''), ('yandex.kz', 'yandex.ru', '');

create function private.mailbox_of(address text) returns text
language sql stable security definer set search_path = '' as $$
  with given as (
    select lower(btrim(address)) as whole, regexp_replace(lower(btrim(address)), '@[^@]*$', '') as name, substring(lower(btrim(address)) from '@([^@]*)$') as host
  ), plain as (
    -- Fastmail delivers anything@name.fastmail.com to name@fastmail.com.
    select g.whole,
      coalesce(substring(g.host from '^([^.]+)\.fastmail\.(?:com|fm)$'), g.name) as name,
      coalesce(substring(g.host from '^[^.]+\.(fastmail\.(?:com|fm))$'), g.host) as host
    from given g
  )
  select case when h.host is null or translate(split_part(p.name, '+', 1), h.ignored, '') = '' then p.whole
    else translate(split_part(p.name, '+', 1), h.ignored, '') || '@' || h.mailbox_host end
  from plain p left join private.mailbox_hosts h on h.host = p.host
$$;
comment on function private.mailbox_of(text) is 'One spelling for all addresses of a mailbox, where its host is known to join them; elsewhere the address in lower case.';

create table private.mailbox_quotas (
  mailbox_hash text primary key,
  used integer not null check (used >= 0),
  resets_at timestamptz not null
);
comment on table private.mailbox_quotas is 'Free prompts that the accounts of a mailbox have used of their month, by a keyed hash. Swept when the month is over.';
alter table private.mailbox_quotas enable row level security;
create policy "The service sweeps quotas of mailboxes" on private.mailbox_quotas for all to service_role using (true) with check (true);
grant select, delete on private.mailbox_quotas to service_role;

-- Accounts of one mailbox that are there already keep what they have: the one that used most counts for it.
insert into private.mailbox_quotas (mailbox_hash, used, resets_at)
select private.address_hash(private.mailbox_of(p.email)), least(max(p.monthly_prompts_used), 5), max(p.usage_resets_at)
from public.profiles p
where p.email <> '' and p.subscription_tier = 'free' and p.monthly_prompts_used > 0 and p.usage_resets_at > now()
group by 1;

create function private.mailbox_used(address text) returns integer
language sql stable security definer set search_path = '' as $$
  select coalesce((select q.used from private.mailbox_quotas q
    where address <> '' and q.mailbox_hash = private.address_hash(private.mailbox_of(address)) and q.resets_at > now()), 0)
$$;

CREATE OR REPLACE FUNCTION private.current_usage(person uuid)
 RETURNS TABLE(tier text, used integer, monthly_limit integer, resets_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    coalesce(b.tier, p.subscription_tier),
    greatest(
      case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end,
      case when coalesce(b.tier, p.subscription_tier) = 'free' then private.mailbox_used(p.email) else 0 end),
    case when b.tier is not null then b.monthly_limit else p.monthly_prompts_limit end,
    case when now() >= p.usage_resets_at
      then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
      else p.usage_resets_at end
  from public.profiles p
  left join lateral (select * from private.best_plan(p.id) where p.subscription_expires_at <= now()) b on true
  where p.id = person
$function$;

CREATE OR REPLACE FUNCTION public.begin_generation(p_kind text, p_key uuid, p_hash text, p_paid_hash text DEFAULT NULL::text)
 RETURNS private.generation_outcome
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  result private.generation_outcome;
  known_hash text;
  mailbox text;
  mailbox_used integer;
  free_limit integer;
begin
  if person is null or not private.has_required_aal() then
    result.outcome := 'refused';
    return result;
  end if;

  perform private.refresh_plan(person) from public.profiles where id = person and subscription_expires_at <= now();

  insert into public.generations (user_id, kind, idempotency_key, request_hash, paid_hash)
  select id, p_kind, p_key, p_hash, p_paid_hash from public.profiles where id = person
  on conflict (user_id, idempotency_key) do nothing
  returning id into result.generation_id;

  if result.generation_id is null then
    select id, request_hash into result.generation_id, known_hash
    from public.generations where user_id = person and idempotency_key = p_key;
    result.outcome := case when known_hash is null then 'no_profile' when known_hash = p_hash then 'replayed' else 'key_reused' end;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  -- The own profile first, then the mailbox, which other accounts wait for: never a circle.
  select private.address_hash(private.mailbox_of(p.email)), p.monthly_prompts_limit into mailbox, free_limit from public.profiles p
  where p.id = person and p.subscription_tier = 'free' and p.email <> '' for no key update;
  if mailbox is not null then
    insert into private.mailbox_quotas as q (mailbox_hash, used, resets_at)
    values (mailbox, 1, (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc')
    on conflict (mailbox_hash) do update set
      used = case when q.resets_at <= now() then 1 else q.used + 1 end,
      resets_at = case when q.resets_at <= now() then excluded.resets_at else q.resets_at end
    where q.resets_at <= now() or free_limit is null or q.used < free_limit
    returning q.used into mailbox_used;
    if not found then
      delete from public.generations where id = result.generation_id;
      result.outcome := 'quota_exceeded';
      result.generation_id := null;
      select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
      from private.current_usage(person) u;
      return result;
    end if;
  end if;

  update public.profiles p
  set monthly_prompts_used = case when now() >= p.usage_resets_at then 1 else p.monthly_prompts_used + 1 end,
      usage_resets_at = case when now() >= p.usage_resets_at
        then (date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'
        else p.usage_resets_at end
  where p.id = person
    and (p.monthly_prompts_limit is null
      or (case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end) < p.monthly_prompts_limit)
  returning p.subscription_tier, p.monthly_prompts_used, p.monthly_prompts_limit, p.usage_resets_at
  into result.tier, result.used, result.monthly_limit, result.resets_at;

  if not found then
    delete from public.generations where id = result.generation_id;
    update private.mailbox_quotas set used = used - 1 where mailbox_hash = mailbox;
    result.outcome := 'quota_exceeded';
    result.generation_id := null;
    select u.tier, u.used, u.monthly_limit, u.resets_at into result.tier, result.used, result.monthly_limit, result.resets_at
    from private.current_usage(person) u;
    return result;
  end if;

  result.used := greatest(result.used, mailbox_used);
  result.outcome := 'charged';
  return result;
end
$function$;

create function public.my_mailbox() returns table (email text, used_elsewhere integer)
language sql stable security definer set search_path = '' as $$
  select p.email, greatest(0, private.mailbox_used(p.email) - case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end)
  from public.profiles p where p.id = auth.uid() and private.has_required_aal()
$$;
comment on function public.my_mailbox() is 'The caller''s address, and how many free prompts of its mailbox other accounts used this month.';
grant execute on function public.my_mailbox() to authenticated;
