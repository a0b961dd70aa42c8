-- A person's own key for a language model, sealed by the server. One for an account; nobody but the service reads it.
create table private.model_keys (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  provider text not null check (provider in ('openai', 'anthropic', 'google', 'mistral', 'openai-compatible')),
  base_url text check (char_length(base_url) <= 500),
  model text not null check (char_length(model) between 1 and 200),
  sealed text not null check (sealed like 'sealed:%'),
  last_four text not null check (char_length(last_four) = 4),
  changed_at timestamptz not null default now(),
  check ((provider = 'openai-compatible') = (base_url is not null))
);
comment on table private.model_keys is 'The model and the sealed key with which prompts of an account are written at the expense of its owner.';
alter table private.model_keys enable row level security;
create policy "The service reaches every model key" on private.model_keys for all to service_role using (true) with check (true);
grant select, insert, update, delete on private.model_keys to service_role;
