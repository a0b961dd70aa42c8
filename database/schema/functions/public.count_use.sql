-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.count_use(p_prompt uuid, p_kind text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := case when private.has_required_aal() then auth.uid() end;
  network_now text := private.address_hash(nullif(current_setting('request.network', true), ''));
  today date := (now() at time zone 'utc')::date;
begin
  perform 1 from public.prompts p
  where p.id = p_prompt and p.user_id is distinct from auth.uid()
    and exists (select 1 from private.library_entries e where e.prompt_id = p.id) for key share;
  if not found then
    return false;
  end if;
  if person is not null and private.vote_wait_of_account(person) is not null then
    person := null;
  end if;
  insert into public.prompt_counts (prompt_id) values (p_prompt) on conflict do nothing;
  perform 1 from public.prompt_counts c where c.prompt_id = p_prompt for no key update;
  if network_now is not null and (select count(*) from private.prompt_uses u
    where u.prompt_id = p_prompt and u.kind = p_kind and u.day = today and u.network = network_now) >= 3 then
    return false;
  end if;
  insert into private.prompt_uses (prompt_id, kind, day, who, network)
  values (p_prompt, p_kind, today, private.address_hash(coalesce(person::text, network_now, 'unknown')), network_now)
  on conflict do nothing;
  if not found then
    return false;
  end if;
  update public.prompt_counts c set copies = c.copies + (p_kind = 'copies')::integer, keeps = c.keeps + (p_kind = 'keeps')::integer
  where c.prompt_id = p_prompt;
  return true;
end
$function$;
comment on function public.count_use(uuid,text) is 'Counts that the caller copied or kept a public prompt (copies, keeps); false where it counts nothing. The server names the network in request.network.';
grant execute on function public.count_use(uuid,text) to anon;
grant execute on function public.count_use(uuid,text) to authenticated;
