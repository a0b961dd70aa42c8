-- What a call of the language model was for, and how much of what it read the provider had kept.
alter table public.model_calls
  add column job text not null default 'enhance' check (job in ('enhance', 'questions', 'write', 'rewrite', 'try', 'probe')),
  add column cached_tokens integer not null default 0 check (cached_tokens >= 0);
update public.model_calls set job = 'probe' where kind = 'probe';
comment on column public.model_calls.cached_tokens is 'Input tokens that the provider read from its cache, a part of input_tokens.';
