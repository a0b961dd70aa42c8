drop function private.keep_writing(uuid, uuid, text, text, text, text, text[], boolean, boolean, jsonb);
drop type private.kept_writing;
create or replace function public.my_mailbox() returns table (email text, used_elsewhere integer)
language sql stable security definer set search_path = '' as $$
  select p.email, greatest(0, private.mailbox_used(p.email) - case when now() >= p.usage_resets_at then 0 else p.monthly_prompts_used end)
  from public.profiles p where p.id = auth.uid() and private.has_required_aal()
$$;
drop function private.mailbox_standing(uuid);
drop function private.record_calls(jsonb);
