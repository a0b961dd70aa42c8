-- An import brings the earlier versions of a prompt with it; its id is chosen beforehand, so that they can name it.
grant insert (id) on public.prompts to authenticated;
create policy "Owners add versions of their own prompts" on public.prompt_versions for insert to authenticated with check (
  user_id = (select auth.uid()) and created_at <= now()
  and exists (select 1 from public.prompts p where p.id = prompt_id and p.user_id = (select auth.uid())));
grant insert (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
  on public.prompt_versions to authenticated;
