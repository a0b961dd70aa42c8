-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.tier_grants (
  user_id uuid not null,
  tier text not null,
  monthly_limit integer,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint tier_grants_pkey PRIMARY KEY (user_id),
  constraint tier_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint tier_grants_monthly_limit_check CHECK ((monthly_limit >= 0)),
  constraint tier_grants_tier_check CHECK ((tier = ANY (ARRAY['starter'::text, 'pro'::text, 'unlimited'::text])))
);
comment on table public.tier_grants is 'What an admin gave, beside whatever is bought.';
alter table public.tier_grants enable row level security;
create policy "A second factor is asked for where one exists" on public.tier_grants as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own grant" on public.tier_grants as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every grant" on public.tier_grants as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER profile_follows_plan AFTER INSERT OR DELETE OR UPDATE ON public.tier_grants FOR EACH ROW EXECUTE FUNCTION private.profile_follows_plan();
grant select on public.tier_grants to authenticated;
grant delete, insert, select, update on public.tier_grants to service_role;
