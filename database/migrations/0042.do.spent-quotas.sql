-- Whoever deletes the account and comes back in the same month goes on where they stopped. Only a keyed hash of the
-- address stays, until the month is over.
create table private.quota_keys (
  id boolean primary key default true check (id),
  key text not null
);
comment on table private.quota_keys is 'The key of the hashes in spent_quotas, made once for each database.';
insert into private.quota_keys (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

create table private.spent_quotas (
  address_hash text primary key,
  used integer not null check (used >= 0),
  resets_at timestamptz not null
);
comment on table private.spent_quotas is 'What an address had used of its month when its account went. Swept when the month is over.';
alter table private.quota_keys enable row level security;
alter table private.spent_quotas enable row level security;
create policy "The service sweeps spent quotas" on private.spent_quotas for all to service_role using (true) with check (true);
grant select, delete on private.spent_quotas to service_role;

create function private.address_hash(address text) returns text
language sql stable security definer set search_path = '' as $$
  select encode(sha256(convert_to(k.key, 'utf8') || sha256(convert_to(k.key || lower(btrim(address)), 'utf8'))), 'hex') from private.quota_keys k
$$;

create function private.remember_spent_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email <> '' and old.monthly_prompts_used > 0 and old.usage_resets_at > now() and (tg_op = 'DELETE' or old.email <> new.email) then
    insert into private.spent_quotas as s (address_hash, used, resets_at)
    values (private.address_hash(old.email), old.monthly_prompts_used, old.usage_resets_at)
    on conflict (address_hash) do update set
      used = case when s.resets_at <= now() then excluded.used else greatest(s.used, excluded.used) end, resets_at = excluded.resets_at;
  end if;
  return null;
end
$$;
create trigger remember_spent_quota after delete or update of email on public.profiles for each row execute function private.remember_spent_quota();

create function private.recall_spent_quota() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  spent private.spent_quotas;
begin
  select * into spent from private.spent_quotas where address_hash = private.address_hash(new.email) and resets_at > now();
  if spent.used > new.monthly_prompts_used then
    new.monthly_prompts_used := spent.used;
    new.usage_resets_at := spent.resets_at;
  end if;
  return new;
end
$$;
create trigger recall_spent_quota before insert on public.profiles for each row when (new.email <> '') execute function private.recall_spent_quota();
