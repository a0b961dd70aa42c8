-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.library_trending (
  place integer not null,
  prompt_id uuid not null,
  constraint library_trending_pkey PRIMARY KEY (place),
  constraint library_trending_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table private.library_trending is 'The six prompts of the moment, refreshed every few minutes.';
alter table private.library_trending enable row level security;
CREATE INDEX library_trending_prompt_idx ON private.library_trending USING btree (prompt_id);
