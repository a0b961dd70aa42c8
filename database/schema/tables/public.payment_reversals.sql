-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.payment_reversals (
  subscription_id text not null,
  user_id uuid,
  kind text not null,
  refund_cents integer not null,
  declared_at timestamp with time zone default now() not null,
  claimed_until timestamp with time zone,
  done_at timestamp with time zone,
  kept_cents integer default 0 not null,
  uses_money_back boolean default false not null,
  constraint payment_reversals_pkey PRIMARY KEY (subscription_id),
  constraint payment_reversals_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscriptions(id) ON DELETE CASCADE,
  constraint payment_reversals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint payment_reversals_kept_cents_check CHECK ((kept_cents >= 0)),
  constraint payment_reversals_kind_check CHECK ((kind = ANY (ARRAY['withdrawal'::text, 'refund'::text, 'duplicate'::text])))
);
comment on table public.payment_reversals is 'A contract that is taken back: written first, then the money is sent back and the subscription ended, again and again until done_at.';
alter table public.payment_reversals enable row level security;
comment on column public.payment_reversals.kept_cents is 'What is not sent back: the part of the price for the prompts used before the statement.';
comment on column public.payment_reversals.uses_money_back is 'All went back although prompts were used. That is so once per person.';
CREATE INDEX payment_reversals_owner_idx ON public.payment_reversals USING btree (user_id);
create policy "A second factor is asked for where one exists" on public.payment_reversals as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own reversals" on public.payment_reversals as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every reversal" on public.payment_reversals as permissive for all to service_role using (true) with check (true);
grant select on public.payment_reversals to authenticated;
grant delete, insert, select, update on public.payment_reversals to service_role;
