drop trigger close_links on public.prompts;
drop function private.close_links();
drop policy "Owners share their prompts" on public.prompt_shares;
create policy "Owners share their prompts" on public.prompt_shares for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p where p.id = prompt_id and p.user_id = (select auth.uid()) and p.deleted_at is null));
