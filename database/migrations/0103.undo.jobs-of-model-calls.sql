alter table public.model_calls drop column job, drop column cached_tokens;
