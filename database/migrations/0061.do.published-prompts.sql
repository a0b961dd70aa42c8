-- The sitemap's list, from the narrow rows of the library and their index: the prompts themselves have none by date of
-- publication, and whoever asks for the sitemap again and again would have read all of them each time.
create function private.published_prompts(p_limit integer) returns table (id uuid, published_on text)
language sql stable security definer set search_path = '' as $$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries order by published_at desc, prompt_id desc limit p_limit
$$;
comment on function private.published_prompts(integer) is 'Public prompts, latest first, with the day on which each was published, UTC.';
grant execute on function private.published_prompts(integer) to service_role;
