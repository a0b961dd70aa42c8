-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.count_storage(p_user uuid, p_prompts integer, p_folders integer, p_bytes bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  held private.storage;
  most record;
  full_of text;
begin
  if p_prompts <= 0 and p_folders <= 0 and p_bytes <= 0 then
    update private.storage s set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
    where s.user_id = p_user;
    return;
  end if;
  insert into private.storage as s (user_id, prompts, folders, bytes) values (p_user, p_prompts, p_folders, p_bytes)
  on conflict (user_id) do update set prompts = s.prompts + p_prompts, folders = s.folders + p_folders, bytes = s.bytes + p_bytes
  returning * into held;
  select * into most from private.storage_limits();
  full_of := case
    when p_prompts > 0 and held.prompts > most.prompts then 'storage_prompts'
    when p_folders > 0 and held.folders > most.folders then 'storage_folders'
    when p_bytes > 0 and held.bytes > most.bytes then 'storage_bytes' end;
  if full_of is not null then
    raise exception 'The account stores as much as it may' using errcode = '23514', constraint = full_of;
  end if;
end
$function$;
