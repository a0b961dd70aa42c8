revoke insert (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
  on public.prompt_versions from authenticated;
drop policy "Owners add versions of their own prompts" on public.prompt_versions;
revoke insert (id) on public.prompts from authenticated;
