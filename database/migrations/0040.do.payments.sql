-- Rows outlive the account: books are kept, and a late event must still find out that nobody is behind it.
create table public.payment_customers (
  id text primary key,
  provider text not null check (provider in ('stripe', 'sandbox')),
  user_id uuid references public.profiles (id) on delete set null,
  -- Counts what was stored: whoever fetched before another stored has to fetch again.
  sync_version integer not null default 0,
  checkout_session_id text,
  synced_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, provider)
);
comment on table public.payment_customers is 'Who a person is at the payment provider: one customer an account. A customer without a person belonged to an account that is gone.';

create table public.subscriptions (
  id text primary key,
  customer_id text not null references public.payment_customers (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  status text not null check (status in ('active', 'trialing', 'past_due', 'incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled')),
  tier text check (tier in ('starter', 'pro', 'unlimited')),
  monthly_limit integer check (monthly_limit >= 0),
  price_id text not null,
  item_id text not null,
  price_cents integer not null,
  discount text,
  started_at timestamptz not null,
  current_period_start timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  ended_at timestamptz,
  schedule_id text,
  pending_tier text check (pending_tier in ('starter', 'pro', 'unlimited')),
  pending_at timestamptz,
  grace_until timestamptz,
  access_until timestamptz,
  updated_at timestamptz not null default now()
);
comment on table public.subscriptions is 'What the provider said last about each subscription. access_until is derived from it: null gives no access; a null tier is a price that is not ours.';
create index subscriptions_owner_idx on public.subscriptions (user_id);
create index subscriptions_customer_idx on public.subscriptions (customer_id);

create table public.invoices (
  id text primary key,
  customer_id text not null references public.payment_customers (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  subscription_id text,
  payment_intent_id text,
  number text,
  status text not null check (status in ('draft', 'open', 'paid', 'uncollectible', 'void')),
  description text not null,
  total_cents integer not null,
  paid_cents integer not null,
  refunded_cents integer not null default 0,
  disputed boolean not null default false,
  attempts integer not null default 0,
  created_at timestamptz not null,
  paid_at timestamptz,
  hosted_url text,
  pdf_url text
);
comment on table public.invoices is 'Invoices as the provider has them, amounts in US cents.';
create index invoices_owner_created_idx on public.invoices (user_id, created_at desc);
create index invoices_customer_idx on public.invoices (customer_id);

create table public.payment_events (
  id text primary key,
  type text not null,
  customer_id text,
  object_id text,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_until timestamptz,
  processed_at timestamptz,
  problem text
);
comment on table public.payment_events is 'Signed events, each once. Stored before the provider is answered, processed_at set in the transaction of the effect.';
create index payment_events_waiting_idx on public.payment_events (received_at) where processed_at is null;

create table public.payment_reversals (
  subscription_id text primary key references public.subscriptions (id) on delete cascade,
  user_id uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in ('withdrawal', 'refund', 'duplicate')),
  refund_cents integer not null,
  declared_at timestamptz not null default now(),
  claimed_until timestamptz,
  done_at timestamptz
);
comment on table public.payment_reversals is 'A contract that is taken back: written first, then the money is sent back and the subscription ended, again and again until done_at.';
create index payment_reversals_owner_idx on public.payment_reversals (user_id);

create table private.payment_mails (
  key text primary key,
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  claimed_until timestamptz,
  attempts integer not null default 0,
  sent_at timestamptz
);
comment on table private.payment_mails is 'Mails about money, written in the transaction of what they tell; the key keeps each from being written twice.';
create index payment_mails_waiting_idx on private.payment_mails (created_at) where sent_at is null;
create index payment_mails_owner_idx on private.payment_mails (user_id);

alter table public.payment_customers enable row level security;
alter table public.subscriptions enable row level security;
alter table public.invoices enable row level security;
alter table public.payment_events enable row level security;
alter table public.payment_reversals enable row level security;
alter table private.payment_mails enable row level security;

create policy "People read their own customer" on public.payment_customers for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their own subscriptions" on public.subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their own invoices" on public.invoices for select to authenticated using (user_id = (select auth.uid()));
create policy "People read their own reversals" on public.payment_reversals for select to authenticated using (user_id = (select auth.uid()));

create policy "A second factor is asked for where one exists" on public.payment_customers as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "A second factor is asked for where one exists" on public.subscriptions as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "A second factor is asked for where one exists" on public.invoices as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "A second factor is asked for where one exists" on public.payment_events as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "A second factor is asked for where one exists" on public.payment_reversals as restrictive for all to authenticated using ((select private.has_required_aal()));

create policy "The service reaches every customer" on public.payment_customers for all to service_role using (true) with check (true);
create policy "The service reaches every subscription" on public.subscriptions for all to service_role using (true) with check (true);
create policy "The service reaches every invoice" on public.invoices for all to service_role using (true) with check (true);
create policy "The service reaches every event" on public.payment_events for all to service_role using (true) with check (true);
create policy "The service reaches every reversal" on public.payment_reversals for all to service_role using (true) with check (true);
create policy "The service reaches every mail about money" on private.payment_mails for all to service_role using (true) with check (true);

grant select (id, provider, user_id, synced_at, created_at) on public.payment_customers to authenticated;
grant select on public.subscriptions, public.invoices, public.payment_reversals to authenticated;
grant select, insert, update, delete on public.payment_customers, public.subscriptions, public.invoices, public.payment_events,
  public.payment_reversals, private.payment_mails to service_role;
