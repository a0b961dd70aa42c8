-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.keep_collections()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_table_name = 'collections' then
    -- Those that come together are counted one after the other.
    perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 126));
    if (select count(*) from public.collections c where c.user_id = new.user_id) >= 100 then
      raise exception 'The account keeps as many collections as it may' using errcode = '23514', constraint = 'collections_count';
    end if;
  else
    perform pg_advisory_xact_lock(hashtextextended(new.collection_id::text, 127));
    if (select count(*) from public.collection_prompts c where c.collection_id = new.collection_id) >= 200 then
      raise exception 'The collection holds as many prompts as it may' using errcode = '23514', constraint = 'collection_prompts_count';
    end if;
  end if;
  return new;
end
$function$;
