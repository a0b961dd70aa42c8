-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table public.model_calls (
  id bigint generated always as identity not null,
  user_id uuid,
  kind text not null,
  model text not null,
  outcome text not null,
  reason text default ''::text not null,
  input_tokens integer not null,
  output_tokens integer not null,
  tokens_estimated boolean not null,
  cost_usd numeric(12,6) not null,
  duration_ms integer not null,
  created_at timestamp with time zone default now() not null,
  job text default 'enhance'::text not null,
  cached_tokens integer default 0 not null,
  constraint model_calls_pkey PRIMARY KEY (id),
  constraint model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE SET NULL,
  constraint model_calls_cached_tokens_check CHECK ((cached_tokens >= 0)),
  constraint model_calls_cost_usd_check CHECK ((cost_usd >= (0)::numeric)),
  constraint model_calls_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint model_calls_input_tokens_check CHECK ((input_tokens >= 0)),
  constraint model_calls_job_check CHECK ((job = ANY (ARRAY['enhance'::text, 'questions'::text, 'write'::text, 'rewrite'::text, 'try'::text, 'probe'::text]))),
  constraint model_calls_kind_check CHECK ((kind = ANY (ARRAY['content'::text, 'image'::text, 'video'::text, 'code'::text, 'probe'::text]))),
  constraint model_calls_outcome_check CHECK ((outcome = ANY (ARRAY['used'::text, 'unfit'::text, 'failed'::text, 'cancelled'::text]))),
  constraint model_calls_output_tokens_check CHECK ((output_tokens >= 0)),
  constraint model_calls_reason_check CHECK ((char_length(reason) <= 100))
);
comment on table public.model_calls is 'One row for each call of the language model: what it cost and what became of it, never what was said. A deleted account leaves its costs without its name.';
alter table public.model_calls enable row level security;
comment on column public.model_calls.tokens_estimated is 'The provider named no figures, as when a call is cut or cancelled.';
comment on column public.model_calls.cached_tokens is 'Input tokens that the provider read from its cache, a part of input_tokens.';
CREATE INDEX model_calls_created_idx ON public.model_calls USING btree (created_at);
CREATE INDEX model_calls_owner_idx ON public.model_calls USING btree (user_id, created_at DESC);
create policy "A second factor is asked for where one exists" on public.model_calls as restrictive for all to authenticated using (( SELECT private.has_required_aal() AS has_required_aal));
create policy "People read their own model calls" on public.model_calls as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy "The service reaches every model call" on public.model_calls as permissive for all to service_role using (true) with check (true);
grant select on public.model_calls to authenticated;
grant delete, insert, select on public.model_calls to service_role;
