create table public.model_calls (
  id bigint generated always as identity primary key,
  user_id uuid references public.profiles (id) on delete set null,
  kind text not null check (kind in ('content', 'image', 'video', 'code', 'probe')),
  model text not null,
  outcome text not null check (outcome in ('used', 'unfit', 'failed', 'cancelled')),
  reason text not null default '' check (char_length(reason) <= 100),
  input_tokens integer not null check (input_tokens >= 0),
  output_tokens integer not null check (output_tokens >= 0),
  tokens_estimated boolean not null,
  cost_usd numeric(12, 6) not null check (cost_usd >= 0),
  duration_ms integer not null check (duration_ms >= 0),
  created_at timestamptz not null default now()
);
comment on table public.model_calls is 'One row for each call of the language model: what it cost and what became of it, never what was said. A deleted account leaves its costs without its name.';
comment on column public.model_calls.tokens_estimated is 'The provider named no figures, as when a call is cut or cancelled.';
create index model_calls_owner_idx on public.model_calls (user_id, created_at desc);
create index model_calls_created_idx on public.model_calls (created_at);

alter table public.model_calls enable row level security;
create policy "People read their own model calls" on public.model_calls for select to authenticated using (user_id = (select auth.uid()));
create policy "A second factor is asked for where one exists" on public.model_calls as restrictive for all to authenticated using ((select private.has_required_aal()));
create policy "The service reaches every model call" on public.model_calls for all to service_role using (true) with check (true);
grant select on public.model_calls to authenticated;
grant select, insert, delete on public.model_calls to service_role;
