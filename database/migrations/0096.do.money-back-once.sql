-- The whole price goes back once per person; a later withdrawal keeps the part for the prompts that were used.
alter table public.payment_reversals
  add column kept_cents integer not null default 0 check (kept_cents >= 0),
  add column uses_money_back boolean not null default false;
comment on column public.payment_reversals.kept_cents is 'What is not sent back: the part of the price for the prompts used before the statement.';
comment on column public.payment_reversals.uses_money_back is 'All went back although prompts were used. That is so once per person.';
update public.payment_reversals set uses_money_back = true where kind in ('withdrawal', 'refund') and refund_cents > 0;

create table private.money_back_uses (
  address_hash text primary key,
  used_at timestamptz not null default now()
);
comment on table private.money_back_uses is 'Addresses of accounts that are gone, or that have another address now, whose money-back guarantee was used. Swept after two years.';
alter table private.money_back_uses enable row level security;
create policy "The service sweeps used guarantees" on private.money_back_uses for all to service_role using (true) with check (true);
grant select, delete on private.money_back_uses to service_role;

create function private.money_back_used(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.payment_reversals r where r.user_id = person and r.uses_money_back)
    or exists (
      select 1 from public.profiles p join private.money_back_uses u on u.address_hash = private.address_hash(p.email)
      where p.id = person and p.email <> '' and u.used_at > now() - interval '2 years')
$$;
comment on function private.money_back_used(uuid) is 'Whether a person has had all money back before, with this account or with an earlier one of the same address.';
create function private.my_money_back_used() returns boolean
language sql stable security definer set search_path = '' as $$ select private.money_back_used(auth.uid()) $$;
grant execute on function private.money_back_used(uuid) to service_role;
grant execute on function private.my_money_back_used() to authenticated;

create function private.remember_money_back() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email <> '' and (tg_op = 'DELETE' or old.email <> new.email) and private.money_back_used(old.id) then
    insert into private.money_back_uses (address_hash)
    select private.address_hash(a) from unnest(array[old.email, case when tg_op = 'UPDATE' then new.email end]) a where a <> ''
    on conflict (address_hash) do nothing;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
-- Before: when the account goes, its reversals lose their person in the same moment.
create trigger remember_money_back before delete or update of email on public.profiles for each row execute function private.remember_money_back();
