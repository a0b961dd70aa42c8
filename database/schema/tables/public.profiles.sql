-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.profiles (
  id uuid not null,
  email text default ''::text not null,
  full_name text default ''::text not null,
  subscription_tier text default 'free'::text not null,
  monthly_prompts_used integer default 0 not null,
  monthly_prompts_limit integer default 5,
  usage_resets_at timestamp with time zone default ((date_trunc('month'::text, (now() AT TIME ZONE 'utc'::text)) + '1 mon'::interval) AT TIME ZONE 'utc'::text) not null,
  subscription_expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint profiles_pkey PRIMARY KEY (id),
  constraint profiles_full_name_check CHECK ((char_length(full_name) <= 200)),
  constraint profiles_monthly_prompts_limit_check CHECK ((monthly_prompts_limit >= 0)),
  constraint profiles_monthly_prompts_used_check CHECK ((monthly_prompts_used >= 0)),
  constraint profiles_subscription_tier_check CHECK ((subscription_tier = ANY (ARRAY['free'::text, 'starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.profiles is 'A person of the product: name, plan and quota. A null limit is no limit.';
alter table public.profiles enable row level security;
CREATE INDEX profiles_created_at_idx ON public.profiles USING btree (created_at DESC, id DESC);
CREATE INDEX profiles_email_beginning_idx ON public.profiles USING btree (lower(email) text_pattern_ops);
CREATE INDEX profiles_email_idx ON public.profiles USING btree (lower(email));
create policy "A second factor is asked for where one exists" on public.profiles as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People change their own profile" on public.profiles as permissive for update to authenticated using ((id = ( SELECT auth.uid() AS uid))) with check ((id = ( SELECT auth.uid() AS uid)));
create policy "People read their own profile" on public.profiles as permissive for select to authenticated using ((id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every profile" on public.profiles as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER lock_prompts BEFORE DELETE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.lock_prompts_of_leaver();
CREATE TRIGGER recall_spent_quota BEFORE INSERT ON public.profiles FOR EACH ROW WHEN ((new.email <> ''::text)) EXECUTE FUNCTION private.recall_spent_quota();
CREATE TRIGGER remember_money_back BEFORE DELETE OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.remember_money_back();
CREATE TRIGGER remember_spent_quota AFTER DELETE OR UPDATE OF email ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.remember_spent_quota();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant update (full_name) on public.profiles to authenticated;
grant select on public.profiles to authenticated;
grant delete, insert, select, update on public.profiles to service_role;
