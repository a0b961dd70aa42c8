-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.model_keys (
  user_id uuid not null,
  provider text not null,
  base_url text,
  model text not null,
  sealed text not null,
  last_four text not null,
  changed_at timestamp with time zone default now() not null,
  constraint model_keys_pkey PRIMARY KEY (user_id),
  constraint model_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE,
  constraint model_keys_base_url_check CHECK ((char_length(base_url) <= 500)),
  constraint model_keys_check CHECK (((provider = 'openai-compatible'::text) = (base_url IS NOT NULL))),
  constraint model_keys_last_four_check CHECK ((char_length(last_four) = 4)),
  constraint model_keys_model_check CHECK (((char_length(model) >= 1) AND (char_length(model) <= 200))),
  constraint model_keys_provider_check CHECK ((provider = ANY (ARRAY['openai'::text, 'anthropic'::text, 'google'::text, 'mistral'::text, 'openai-compatible'::text]))),
  constraint model_keys_sealed_check CHECK ((sealed ~~ 'sealed:%'::text))
);
comment on table private.model_keys is 'The model and the sealed key with which prompts of an account are written at the expense of its owner.';
alter table private.model_keys enable row level security;
create policy "The service reaches every model key" on private.model_keys as permissive for all to service_role using (true) with check (true);
grant delete, insert, select, update on private.model_keys to service_role;
