-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.subscriptions (
  id text not null,
  customer_id text not null,
  user_id uuid,
  status text not null,
  tier text,
  monthly_limit integer,
  price_id text not null,
  item_id text not null,
  price_cents integer not null,
  discount text,
  started_at timestamp with time zone not null,
  current_period_start timestamp with time zone not null,
  current_period_end timestamp with time zone not null,
  cancel_at_period_end boolean not null,
  ended_at timestamp with time zone,
  schedule_id text,
  pending_tier text,
  pending_at timestamp with time zone,
  grace_until timestamp with time zone,
  access_until timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  constraint subscriptions_pkey PRIMARY KEY (id),
  constraint subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES public.payment_customers(id) ON DELETE CASCADE,
  constraint subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint subscriptions_monthly_limit_check CHECK ((monthly_limit >= 0)),
  constraint subscriptions_pending_tier_check CHECK ((pending_tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text]))),
  constraint subscriptions_status_check CHECK ((status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'incomplete'::text, 'incomplete_expired'::text, 'unpaid'::text, 'paused'::text, 'canceled'::text]))),
  constraint subscriptions_tier_check CHECK ((tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.subscriptions is 'What the provider said last about each subscription. access_until is derived from it: null gives no access; a null tier is a price that is not ours.';
alter table public.subscriptions enable row level security;
CREATE INDEX subscriptions_customer_idx ON public.subscriptions USING btree (customer_id);
CREATE INDEX subscriptions_owner_idx ON public.subscriptions USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.subscriptions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own subscriptions" on public.subscriptions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every subscription" on public.subscriptions as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER profile_follows_plan AFTER INSERT OR DELETE OR UPDATE ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION private.profile_follows_plan();
grant select on public.subscriptions to authenticated;
grant delete, insert, select, update on public.subscriptions to service_role;
