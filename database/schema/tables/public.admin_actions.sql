-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.admin_actions (
  id bigint generated always as identity not null,
  admin_id uuid,
  admin_email text not null,
  action text not null,
  target_user_id uuid,
  target text not null,
  details jsonb default '{}'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint admin_actions_pkey PRIMARY KEY (id),
  constraint admin_actions_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint admin_actions_target_user_id_fkey FOREIGN KEY (target_user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint admin_actions_action_check CHECK (((char_length(action) >= 1) AND (char_length(action) <= 40)))
);
comment on table public.admin_actions is 'Who did what to whom and when. Written by the admin functions in the transaction of the act, changed by nobody.';
alter table public.admin_actions enable row level security;
CREATE INDEX admin_actions_action_idx ON public.admin_actions USING btree (action, id DESC);
CREATE INDEX admin_actions_admin_idx ON public.admin_actions USING btree (admin_id);
CREATE INDEX admin_actions_created_at_idx ON public.admin_actions USING btree (created_at);
CREATE INDEX admin_actions_target_idx ON public.admin_actions USING btree (target_user_id);
CREATE INDEX admin_actions_words_idx ON public.admin_actions USING gin (private.action_words(admin_email, target));
create policy "A second factor is asked for where one exists" on public.admin_actions as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "Admins read what admins did" on public.admin_actions as permissive for select to authenticated using (( SELECT private.is_admin() AS is_admin));
CREATE TRIGGER mail_act AFTER INSERT ON public.admin_actions FOR EACH ROW EXECUTE FUNCTION private.mail_act();
CREATE TRIGGER mail_suspension AFTER INSERT ON public.admin_actions FOR EACH ROW WHEN ((new.action = ANY (ARRAY['suspend'::text, 'lift_suspension'::text]))) EXECUTE FUNCTION private.mail_suspension();
CREATE CONSTRAINT TRIGGER note_withdrawal AFTER INSERT ON public.admin_actions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION private.note_people_withdrawal();
grant select on public.admin_actions to authenticated;
