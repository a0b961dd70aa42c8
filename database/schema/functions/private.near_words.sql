-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.near_words(person uuid, word text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  kept constant integer := (char_length(word) - 1) / 2;
  head constant text := left(word, kept);
  tail constant text := reverse(right(word, kept));
  last constant text := U&'\+10FFFF';
  slips constant text[] := private.slips(word);
begin
  if slips = '{}' then
    return '{}';
  end if;
  return array(
    select term from (
      select term from private.own_terms where user_id = person and term >= head and term < head || last
      union
      select term from private.own_terms
      where user_id = person and reverse(term) collate "C" >= tail and reverse(term) collate "C" < tail || last) near
    where char_length(term) between char_length(word) - 1 and char_length(word) + 1 and private.slips(term) && slips
    order by term limit 20);
end
$function$;
