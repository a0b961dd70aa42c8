-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.remembered_answers (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  fact text not null,
  ask text not null,
  answer text not null,
  times integer default 1 not null,
  goal_hash text not null,
  last_at timestamp with time zone default now() not null,
  constraint remembered_answers_pkey PRIMARY KEY (id),
  constraint remembered_answers_user_id_fact_ask_answer_key UNIQUE (user_id, fact, ask, answer),
  constraint remembered_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint remembered_answers_answer_check CHECK (((char_length(answer) >= 1) AND (char_length(answer) <= 300))),
  constraint remembered_answers_ask_check CHECK ((char_length(ask) <= 200)),
  constraint remembered_answers_fact_check CHECK ((char_length(fact) <= 64))
);
comment on table public.remembered_answers is 'Answers that a person gave to questions about goals. `goal_hash` tells the same goal again from another one, which alone counts.';
alter table public.remembered_answers enable row level security;
create policy "A second factor is asked for where one exists" on public.remembered_answers as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners add answers" on public.remembered_answers as permissive for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners change their answers" on public.remembered_answers as permissive for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners delete their answers" on public.remembered_answers as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their answers" on public.remembered_answers as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every answer" on public.remembered_answers as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER keep_last_answers AFTER INSERT ON public.remembered_answers FOR EACH ROW EXECUTE FUNCTION private.keep_last_answers();
grant insert (fact, ask, answer, goal_hash) on public.remembered_answers to authenticated;
grant update (answer, times, goal_hash, last_at) on public.remembered_answers to authenticated;
grant delete, select on public.remembered_answers to authenticated;
grant delete, insert, select, update on public.remembered_answers to service_role;
