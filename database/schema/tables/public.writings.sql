-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.writings (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  idempotency_key uuid not null,
  request_hash text not null,
  generation_id uuid,
  is_rewriting boolean default false not null,
  prompt text,
  source text,
  model text,
  note text,
  lines text[] default '{}'::text[] not null,
  is_model_text boolean default false not null,
  attempt uuid default gen_random_uuid() not null,
  takes_prompt boolean not null,
  mailbox_hash text,
  reserved_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  written_at timestamp with time zone,
  stopped_attempt uuid,
  constraint writings_pkey PRIMARY KEY (id),
  constraint writings_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  constraint writings_generation_id_fkey FOREIGN KEY (generation_id) REFERENCES public.generations(id) ON DELETE SET NULL,
  constraint writings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint writings_check CHECK (((prompt IS NULL) = (source IS NULL))),
  constraint writings_check1 CHECK (((prompt IS NULL) = (written_at IS NULL))),
  constraint writings_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint writings_model_check CHECK ((char_length(model) <= 200)),
  constraint writings_note_check CHECK ((char_length(note) <= 500)),
  constraint writings_prompt_check CHECK ((octet_length(prompt) <= 4000000)),
  constraint writings_request_hash_check CHECK ((char_length(request_hash) = 64)),
  constraint writings_source_check CHECK ((source = ANY (ARRAY['model'::text, 'rules'::text])))
);
comment on table public.writings is 'One row for each request to a model to write a prompt: under way until `prompt` is there, as JSON. Swept some days after it was asked for.';
alter table public.writings enable row level security;
comment on column public.writings.lines is 'What had been answered and chosen when it was written, line by line: what came later is added behind the text.';
comment on column public.writings.is_model_text is 'The text as a model wrote it, and not an earlier one with lines behind it or the rules''.';
comment on column public.writings.takes_prompt is 'The ledger row is this writing''s own: it goes where nothing comes that counts.';
comment on column public.writings.stopped_attempt is 'The attempt that its person ended; one that comes after it is not.';
CREATE INDEX writings_created_idx ON public.writings USING btree (created_at);
CREATE INDEX writings_generation_idx ON public.writings USING btree (generation_id);
CREATE INDEX writings_owner_created_idx ON public.writings USING btree (user_id, created_at DESC);
CREATE INDEX writings_under_way_idx ON public.writings USING btree (reserved_until) WHERE (prompt IS NULL);
create policy "A second factor is asked for where one exists" on public.writings as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own writings" on public.writings as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every writing" on public.writings as permissive for all to service_role using (true) with check (true);
grant select (id, user_id, kind, idempotency_key, request_hash, generation_id, is_rewriting, prompt, source, model, note, lines, is_model_text, reserved_until, created_at, written_at) on public.writings to authenticated;
grant delete, insert, select, update on public.writings to service_role;
