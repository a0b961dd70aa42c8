-- What an import published is taken back with it; what the person published later stays.
alter table public.imports add column published_at timestamptz;
comment on column public.imports.published_at is 'The moment at which the import published prompts that were public where they come from: that of their publication, to the microsecond.';
create policy "Owners note what their imports published" on public.imports for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant update (published_at) on public.imports to authenticated;
