-- Plain words and prompt run side by side on one model: what was tried and which was found better, never a word of either.
create table public.tries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.profiles (id) on delete cascade,
  kind text not null check (kind in ('content', 'code')),
  model text not null check (char_length(model) between 1 and 200),
  is_own boolean not null,
  is_again boolean not null,
  prompt_first boolean not null,
  answered_at timestamptz,
  verdict text check (verdict in ('better', 'equal', 'worse')),
  created_at timestamptz not null default now(),
  check (verdict is null or answered_at is not null)
);
comment on table public.tries is 'One row for each time that a person ran plain words and prompt beside each other. `is_own`: on their own key, counted against no limit of the site; `is_again`: another run of the same two, which counts for no record; without `answered_at`: under way.';
create index tries_owner_idx on public.tries (user_id, created_at);
create index tries_open_idx on public.tries (created_at) where verdict is null;
alter table public.tries enable row level security;
create policy "People read their tries" on public.tries for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.tries as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every try" on public.tries for all to service_role using (true) with check (true);
grant select on public.tries to authenticated;
grant select, insert, update, delete on public.tries to service_role;

-- What a person keeps of a try beside a prompt of theirs.
create table public.prompt_examples (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  prompt_id uuid not null references public.prompts (id) on delete cascade,
  try_id uuid unique references public.tries (id) on delete set null,
  model text not null check (char_length(model) between 1 and 200),
  verdict text not null check (verdict in ('better', 'equal', 'worse')),
  plain_answer text not null check (char_length(plain_answer) <= 50000),
  prompt_answer text not null check (char_length(prompt_answer) <= 50000),
  created_at timestamptz not null default now()
);
comment on table public.prompt_examples is 'Answers to plain words and to a saved prompt that its owner kept beside it.';
create index prompt_examples_prompt_idx on public.prompt_examples (prompt_id, created_at);
create index prompt_examples_owner_idx on public.prompt_examples (user_id);
alter table public.prompt_examples enable row level security;
create policy "Owners read their examples" on public.prompt_examples for select to authenticated using (user_id = (select auth.uid()));
create policy "Owners delete their examples" on public.prompt_examples for delete to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.prompt_examples as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every example" on public.prompt_examples for all to service_role using (true) with check (true);
grant select, delete on public.prompt_examples to authenticated;
grant select, insert, update, delete on public.prompt_examples to service_role;

create function private.count_examples() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change record;
begin
  for change in
    select c.user_id, sum(octet_length(c.plain_answer)::bigint + octet_length(c.prompt_answer))::bigint as bytes
    from changed c group by c.user_id order by c.user_id
  loop
    perform private.count_storage(change.user_id, 0, 0, case tg_op when 'INSERT' then change.bytes else -change.bytes end);
  end loop;
  return null;
end
$$;
create trigger count_added after insert on public.prompt_examples referencing new table as changed
  for each statement execute function private.count_examples();
create trigger count_deleted after delete on public.prompt_examples referencing old table as changed
  for each statement execute function private.count_examples();

-- Takes a place among a person's tries, those under way at this moment included, so that no two of them take the last one.
create function private.begin_try(
  p_user uuid, p_kind text, p_model text, p_own boolean, p_again boolean, p_prompt_first boolean, p_daily integer, p_monthly integer,
  out id uuid, out refused text)
language plpgsql security definer set search_path = '' as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  made record;
begin
  perform 1 from public.profiles p where p.id = p_user for update;
  if not p_own then
    select count(*) filter (where t.created_at >= today) as day, count(*) as month into made
    from public.tries t where t.user_id = p_user and not t.is_own and t.created_at >= date_trunc('month', now(), 'UTC');
    refused := case when made.day >= p_daily then 'day' when made.month >= p_monthly then 'month' end;
    if refused is not null then
      return;
    end if;
  end if;
  insert into public.tries (user_id, kind, model, is_own, is_again, prompt_first)
  values (p_user, p_kind, p_model, p_own, p_again, p_prompt_first) returning tries.id into id;
end
$$;
comment on function private.begin_try(uuid, text, text, boolean, boolean, boolean, integer, integer) is 'Reserves a try; `refused` names the limit that is used up. A try that brings no answers is deleted, which gives its place back.';
revoke execute on function private.begin_try(uuid, text, text, boolean, boolean, boolean, integer, integer) from public;
grant execute on function private.begin_try(uuid, text, text, boolean, boolean, boolean, integer, integer) to service_role;
