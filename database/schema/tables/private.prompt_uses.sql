-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.prompt_uses (
  prompt_id uuid not null,
  kind text not null,
  day date not null,
  who text not null,
  network text,
  constraint prompt_uses_pkey PRIMARY KEY (prompt_id, kind, day, who),
  constraint prompt_uses_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompt_counts(prompt_id) ON DELETE CASCADE,
  constraint prompt_uses_kind_check CHECK ((kind = ANY (ARRAY['copies'::text, 'keeps'::text])))
);
comment on table private.prompt_uses is 'What was counted today, so that it is not counted twice: keyed hashes, gone after two days.';
alter table private.prompt_uses enable row level security;
CREATE INDEX prompt_uses_day_idx ON private.prompt_uses USING btree (day);
create policy "The service reaches every use" on private.prompt_uses as permissive for all to service_role using (true) with check (true);
grant delete, select on private.prompt_uses to service_role;
