-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.payment_customers (
  id text not null,
  provider text not null,
  user_id uuid,
  sync_version integer default 0 not null,
  checkout_session_id text,
  synced_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  changing_until timestamp with time zone,
  constraint payment_customers_pkey PRIMARY KEY (id),
  constraint payment_customers_user_id_provider_key UNIQUE (user_id, provider),
  constraint payment_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint payment_customers_provider_check CHECK ((provider = ANY (ARRAY['stripe'::text, 'sandbox'::text])))
);
comment on table public.payment_customers is 'Who a person is at the payment provider: one customer an account. A customer without a person belonged to an account that is gone.';
alter table public.payment_customers enable row level security;
comment on column public.payment_customers.changing_until is 'Whoever changes the contract at the provider holds it until then; others are refused meanwhile. It ends by itself after a crash.';
create policy "A second factor is asked for where one exists" on public.payment_customers as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own customer" on public.payment_customers as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every customer" on public.payment_customers as permissive for all to service_role using (true) with check (true);
grant select (id, provider, user_id, synced_at, created_at) on public.payment_customers to authenticated;
grant delete, insert, select, update on public.payment_customers to service_role;
