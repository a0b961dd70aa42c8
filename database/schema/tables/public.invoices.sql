-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.invoices (
  id text not null,
  customer_id text not null,
  user_id uuid,
  subscription_id text,
  payment_intent_id text,
  number text,
  status text not null,
  description text not null,
  total_cents integer not null,
  paid_cents integer not null,
  refunded_cents integer default 0 not null,
  disputed boolean default false not null,
  attempts integer default 0 not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  hosted_url text,
  pdf_url text,
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.payment_customers(id) ON DELETE CASCADE,
  constraint invoices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint invoices_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'open'::text, 'paid'::text, 'uncollectible'::text, 'void'::text])))
);
comment on table public.invoices is 'Invoices as the provider has them, amounts in US cents.';
alter table public.invoices enable row level security;
CREATE INDEX invoices_customer_idx ON public.invoices USING btree (customer_id);
CREATE INDEX invoices_owner_created_idx ON public.invoices USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.invoices as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own invoices" on public.invoices as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every invoice" on public.invoices as permissive for all to service_role using (true) with check (true);
grant select on public.invoices to authenticated;
grant delete, insert, select, update on public.invoices to service_role;
