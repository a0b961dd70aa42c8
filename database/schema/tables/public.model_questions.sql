-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.model_questions (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  goal_hash text not null,
  answer text,
  attempt uuid default gen_random_uuid() not null,
  reserved_until timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  constraint model_questions_pkey PRIMARY KEY (id),
  constraint model_questions_user_id_goal_hash_key UNIQUE (user_id, goal_hash),
  constraint model_questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint model_questions_answer_check CHECK ((octet_length(answer) <= 100000)),
  constraint model_questions_goal_hash_check CHECK ((char_length(goal_hash) = 64))
);
comment on table public.model_questions is 'The model''s questions and offers for a goal, as JSON; under way until they are there. Swept some days after they were asked for.';
alter table public.model_questions enable row level security;
CREATE INDEX model_questions_created_idx ON public.model_questions USING btree (created_at);
create policy "A second factor is asked for where one exists" on public.model_questions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read the questions of their goals" on public.model_questions as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every question" on public.model_questions as permissive for all to service_role using (true) with check (true);
grant select (id, user_id, goal_hash, answer, reserved_until, created_at) on public.model_questions to authenticated;
grant delete, insert, select, update on public.model_questions to service_role;
