drop index public.prompts_origin_idx;
alter table public.prompts drop column origin_id, drop column origin_title;
