-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.own_entries (
  prompt_id uuid not null,
  user_id uuid not null,
  document tsvector not null,
  constraint own_entries_pkey PRIMARY KEY (prompt_id),
  constraint own_entries_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint own_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.own_entries is 'The words of each prompt, kept by trigger: what the search in one''s own prompts reads.';
alter table private.own_entries enable row level security;
CREATE INDEX own_entries_document_idx ON private.own_entries USING gin (document) WITH (fastupdate='on', gin_pending_list_limit='256');
CREATE INDEX own_entries_user_idx ON private.own_entries USING btree (user_id);
