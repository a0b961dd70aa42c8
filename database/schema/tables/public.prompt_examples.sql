-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_examples (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  prompt_id uuid not null,
  try_id uuid,
  model text not null,
  verdict text not null,
  plain_answer text not null,
  prompt_answer text not null,
  created_at timestamp with time zone default now() not null,
  constraint prompt_examples_pkey PRIMARY KEY (id),
  constraint prompt_examples_try_id_key UNIQUE (try_id),
  constraint prompt_examples_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_examples_try_id_fkey FOREIGN KEY (try_id) REFERENCES public.tries(id) ON DELETE SET NULL,
  constraint prompt_examples_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint prompt_examples_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint prompt_examples_plain_answer_check CHECK ((char_length(plain_answer) <= 50000)),
  constraint prompt_examples_prompt_answer_check CHECK ((char_length(prompt_answer) <= 50000)),
  constraint prompt_examples_verdict_check CHECK ((verdict = ANY (ARRAY['better'::text, 'equal'::text, 'worse'::text])))
);
comment on table public.prompt_examples is 'Answers to plain words and to a saved prompt that its owner kept beside it.';
alter table public.prompt_examples enable row level security;
CREATE INDEX prompt_examples_owner_idx ON public.prompt_examples USING btree (user_id);
CREATE INDEX prompt_examples_prompt_idx ON public.prompt_examples USING btree (prompt_id, created_at);
create policy "A second factor is asked for where one exists" on public.prompt_examples as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Owners delete their examples" on public.prompt_examples as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "Owners read their examples" on public.prompt_examples as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every example" on public.prompt_examples as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_examples REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_examples();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_examples REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_examples();
grant delete, select on public.prompt_examples to authenticated;
grant delete, insert, select, update on public.prompt_examples to service_role;
