-- A link that was made while a prompt was public ends when the prompt becomes private or is taken down: who had it then
-- has nothing more. A private prompt may have a new one.
create function private.close_links() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.prompt_shares where prompt_id = new.id;
  return null;
end
$$;
create trigger close_links after update of is_public, moderated_at on public.prompts for each row
  when (old.is_public and not new.is_public or old.moderated_at is null and new.moderated_at is not null)
  execute function private.close_links();

drop policy "Owners share their prompts" on public.prompt_shares;
create policy "Owners share their prompts" on public.prompt_shares for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (
    select 1 from public.prompts p
    where p.id = prompt_id and p.user_id = (select auth.uid()) and p.deleted_at is null and p.moderated_at is null));

-- Links of before that lead nowhere, or to what has been public and is private now.
delete from public.prompt_shares s using public.prompts p
where p.id = s.prompt_id and not p.is_public and (p.moderated_at is not null or p.published_at > s.created_at);
