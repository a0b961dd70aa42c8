-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.tries (
  id uuid default gen_random_uuid() not null,
  user_id uuid default auth.uid() not null,
  kind text not null,
  model text not null,
  is_own boolean not null,
  is_again boolean not null,
  prompt_first boolean not null,
  answered_at timestamp with time zone,
  verdict text,
  created_at timestamp with time zone default now() not null,
  constraint tries_pkey PRIMARY KEY (id),
  constraint tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint tries_check CHECK (((verdict IS NULL) OR (answered_at IS NOT NULL))),
  constraint tries_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'code'::text, 'image'::text]))),
  constraint tries_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint tries_verdict_check CHECK ((verdict = ANY (ARRAY['better'::text, 'equal'::text, 'worse'::text])))
);
comment on table public.tries is 'One row for each time that a person ran plain words and prompt beside each other. `is_own`: on their own key, counted against no limit of the site; `is_again`: another run of the same two, which counts for no record; without `answered_at`: under way.';
alter table public.tries enable row level security;
CREATE INDEX tries_open_idx ON public.tries USING btree (created_at) WHERE (verdict IS NULL);
CREATE INDEX tries_owner_idx ON public.tries USING btree (user_id, created_at);
create policy "A second factor is asked for where one exists" on public.tries as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their tries" on public.tries as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every try" on public.tries as permissive for all to service_role using (true) with check (true);
grant select on public.tries to authenticated;
grant delete, insert, select, update on public.tries to service_role;
