-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.weigh_vote()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.hold_prompt(new.prompt_id);
  new.network := private.address_hash(nullif(current_setting('request.network', true), ''));
  if private.vote_wait_of_account(new.user_id) is null
    and (new.network is null or private.votes_of_network(new.prompt_id, new.network) < 3) then
    new.counted_at := now();
  end if;
  return new;
end
$function$;
