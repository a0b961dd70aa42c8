create function public.admin_unpublish_reported(p_report uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return coalesce((select public.admin_unpublish(r.prompt_id) from public.prompt_reports r where r.id = p_report), false);
end
$$;
grant execute on function public.admin_unpublish_reported(uuid) to authenticated;

-- For the sweeper, which looks through all bins at once.
create index prompts_bin_idx on public.prompts (deleted_at) where deleted_at is not null;
