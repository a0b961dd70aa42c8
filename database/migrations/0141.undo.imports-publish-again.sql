revoke update (published_at) on public.imports from authenticated;
drop policy "Owners note what their imports published" on public.imports;
alter table public.imports drop column published_at;
