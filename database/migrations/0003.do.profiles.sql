-- One row a person. Kept by trigger from auth.users, not by foreign key: accounts may live in another service.
create table public.profiles (
  id uuid primary key,
  email text not null default '',
  full_name text not null default '' check (char_length(full_name) <= 200),
  subscription_tier text not null default 'free' check (subscription_tier in ('free', 'starter', 'pro', 'unlimited')),
  monthly_prompts_used integer not null default 0 check (monthly_prompts_used >= 0),
  monthly_prompts_limit integer default 5 check (monthly_prompts_limit >= 0),
  usage_resets_at timestamptz not null default ((date_trunc('month', now() at time zone 'utc') + interval '1 month') at time zone 'utc'),
  subscription_expires_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'A person of the product: name, plan and quota. A null limit is no limit.';
create index profiles_email_idx on public.profiles (lower(email));

alter table public.profiles enable row level security;
create policy "People read their own profile" on public.profiles for select to authenticated using (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.profiles as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every profile" on public.profiles for all to service_role using (true) with check (true);

grant select on public.profiles to authenticated;
grant update (full_name) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create function private.touch_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end
$$;
create trigger touch_updated_at before update on public.profiles for each row execute function private.touch_updated_at();

create function private.profile_follows_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from public.profiles where id = old.id;
    return old;
  end if;
  insert into public.profiles (id, email, full_name)
  values (new.id, coalesce(new.email, ''), left(coalesce(new.raw_user_meta_data ->> 'full_name', ''), 200))
  on conflict (id) do update set email = excluded.email;
  return new;
end
$$;
create trigger profile_follows_user after insert or delete or update of email on auth.users for each row execute function private.profile_follows_user();

create table public.admins (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  granted_by text not null,
  created_at timestamptz not null default now()
);
comment on table public.admins is 'The admin role. Rows come from ADMIN_EMAILS or from an operator, never from a client.';
alter table public.admins enable row level security;
create policy "People see whether they are admins" on public.admins for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.admins as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every admin" on public.admins for all to service_role using (true) with check (true);
grant select on public.admins to authenticated;
grant select, insert, update, delete on public.admins to service_role;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.admins where user_id = auth.uid())
$$;
grant execute on function private.is_admin() to authenticated;
