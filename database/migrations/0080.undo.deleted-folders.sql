alter table public.folders
  drop constraint folders_parent_fkey,
  add constraint folders_parent_fkey foreign key (parent_id, user_id) references public.folders (id, user_id) on delete cascade;
revoke insert (id, created_at) on public.folders from authenticated;
drop table public.deleted_folders;
