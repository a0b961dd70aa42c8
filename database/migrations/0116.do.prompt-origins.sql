-- A copy knows what it was made from: a template, a public prompt or one's own. The title stays when the origin goes.
alter table public.prompts
  add column origin_id uuid references public.prompts (id) on delete set null,
  add column origin_title text check (char_length(origin_title) between 1 and 200);
comment on column public.prompts.origin_title is 'What the prompt was called that this one is a copy of; null for one that was written here.';
create index prompts_origin_idx on public.prompts (origin_id) where origin_id is not null;
grant insert (origin_id, origin_title) on public.prompts to authenticated;
