-- An import brings a prompt's own date with it; a date to come would keep it on top of every list.
create policy "Prompts are not of the future" on public.prompts as restrictive for insert to authenticated with check (created_at <= now());
grant insert (created_at) on public.prompts to authenticated;
