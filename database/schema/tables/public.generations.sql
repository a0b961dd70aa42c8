-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.generations (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  idempotency_key uuid not null,
  request_hash text not null,
  created_at timestamp with time zone default now() not null,
  given_back_at timestamp with time zone,
  paid_hash text,
  model_rewrites integer default 0 not null,
  written_by_model boolean default false not null,
  constraint generations_pkey PRIMARY KEY (id),
  constraint generations_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key),
  constraint generations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint generations_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'visual'::text, 'code'::text]))),
  constraint generations_model_rewrites_check CHECK ((model_rewrites >= 0)),
  constraint generations_paid_hash_check CHECK ((char_length(paid_hash) = 64)),
  constraint generations_request_hash_check CHECK ((char_length(request_hash) = 64))
);
comment on table public.generations is 'The ledger: one row for each prompt charged. given_back_at marks one that was returned to the quota.';
alter table public.generations enable row level security;
comment on column public.generations.paid_hash is 'SHA-256 of the goal and the choices that a rewriting may not change; null for prompts of before it was kept.';
comment on column public.generations.model_rewrites is 'How often a model has written this prompt again.';
comment on column public.generations.written_by_model is 'A model wrote it: the rules add lines to its text and never take its place.';
CREATE INDEX generations_goal_idx ON public.generations USING btree (user_id, paid_hash) WHERE (kind = 'content'::text);
CREATE INDEX generations_owner_created_idx ON public.generations USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.generations as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own ledger" on public.generations as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches the ledger" on public.generations as permissive for all to service_role using (true) with check (true);
grant select on public.generations to authenticated;
grant delete, insert, select, update on public.generations to service_role;
