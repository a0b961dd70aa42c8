-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_cards()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 110));
    if (select count(*) from public.cards c where c.user_id = new.user_id) >= 50 then
      raise exception 'The account keeps as many cards as it may' using errcode = '23514', constraint = 'cards_count';
    end if;
    return new;
  end if;
  if (old.kind, old.name, old.facts) is distinct from (new.kind, new.name, new.facts) then
    new.revision := old.revision + 1;
    new.updated_at := now();
    insert into public.card_versions (user_id, card_id, revision, kind, name, facts)
    values (old.user_id, old.id, old.revision, old.kind, old.name, old.facts);
    delete from public.card_versions v where v.user_id = old.user_id and v.card_id = old.id and v.revision <= old.revision - 20;
  end if;
  return new;
end
$function$;
