-- Where accounts live in another service there is no local row whose trigger could make the profile.
create function public.open_profile() returns void
language sql security definer set search_path = '' as $$
  insert into public.profiles (id, email, full_name)
  select auth.uid(), coalesce(auth.jwt() ->> 'email', ''), left(coalesce(auth.jwt() #>> '{user_metadata,full_name}', ''), 200)
  where auth.uid() is not null and private.has_required_aal()
  on conflict (id) do nothing
$$;
comment on function public.open_profile() is 'Gives the caller a free profile where there is none. Changes nothing where there is one.';
grant execute on function public.open_profile() to authenticated;
