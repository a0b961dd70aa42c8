create or replace function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  latest integer;
begin
  select max(number) into latest from public.prompt_versions where prompt_id = new.id;
  if latest is null then
    insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case, created_at)
    values (old.id, old.user_id, 1, old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case, old.updated_at);
    latest := 1;
  end if;
  insert into public.prompt_versions (prompt_id, user_id, number, title, description, prompt_text, category, tags, use_case)
  values (new.id, new.user_id, latest + 1, new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case);
  delete from public.prompt_versions where prompt_id = new.id and number <= latest + 1 - 100;
  return null;
end
$$;
drop table public.version_labels;
