-- Grows with every change of a prompt's words or folder, so that a save can tell whether there was another one since.
alter table public.prompts add column revision integer not null default 1;
comment on column public.prompts.revision is 'Counts the changes of words and folder. A save that names another revision than the present one is refused.';

create function private.count_revision() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  return new;
end
$$;
create trigger count_revision before update of title, description, prompt_text, category, tags, use_case, folder_id on public.prompts
  for each row
  when ((old.title, old.description, old.prompt_text, old.category, old.tags, old.use_case, old.folder_id)
    is distinct from (new.title, new.description, new.prompt_text, new.category, new.tags, new.use_case, new.folder_id))
  execute function private.count_revision();
