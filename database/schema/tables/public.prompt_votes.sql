-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.prompt_votes (
  user_id uuid default auth.uid() not null,
  prompt_id uuid not null,
  created_at timestamp with time zone default now() not null,
  counted_at timestamp with time zone,
  network text,
  constraint prompt_votes_pkey PRIMARY KEY (user_id, prompt_id),
  constraint prompt_votes_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE,
  constraint prompt_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table public.prompt_votes is 'One vote a person and prompt. prompts.votes is kept from it, in the same transaction.';
alter table public.prompt_votes enable row level security;
comment on column public.prompt_votes.counted_at is 'Since when the vote counts; null: not yet.';
comment on column public.prompt_votes.network is 'Keyed hash of the network that the vote came from, gone a day after the vote began to count.';
CREATE INDEX prompt_votes_counted_at_idx ON public.prompt_votes USING btree (counted_at);
CREATE INDEX prompt_votes_network_idx ON public.prompt_votes USING btree (prompt_id, network) WHERE (network IS NOT NULL);
CREATE INDEX prompt_votes_prompt_idx ON public.prompt_votes USING btree (prompt_id, created_at DESC);
CREATE INDEX prompt_votes_waiting_idx ON public.prompt_votes USING btree (prompt_id) WHERE (counted_at IS NULL);
create policy "A second factor is asked for where one exists" on public.prompt_votes as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their votes" on public.prompt_votes as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People take their votes back" on public.prompt_votes as permissive for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "People vote for public prompts of others" on public.prompt_votes as permissive for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT 1
   FROM public.prompts p
  WHERE ((p.id = prompt_votes.prompt_id) AND p.is_public AND (p.deleted_at IS NULL) AND (p.user_id <> ( SELECT auth.uid() AS uid)))))));
create policy "The service reaches every vote" on public.prompt_votes as permissive for all to service_role using (true) with check (true);
CREATE TRIGGER count_added AFTER INSERT ON public.prompt_votes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_votes();
CREATE TRIGGER count_deleted AFTER DELETE ON public.prompt_votes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_votes();
CREATE TRIGGER count_later AFTER UPDATE ON public.prompt_votes REFERENCING OLD TABLE AS was NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_later_votes();
CREATE TRIGGER weigh_vote BEFORE INSERT ON public.prompt_votes FOR EACH ROW EXECUTE FUNCTION private.weigh_vote();
grant insert (prompt_id) on public.prompt_votes to authenticated;
grant select (user_id, prompt_id, created_at, counted_at) on public.prompt_votes to authenticated;
grant delete on public.prompt_votes to authenticated;
grant delete, insert, select, update on public.prompt_votes to service_role;
