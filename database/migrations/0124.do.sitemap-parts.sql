-- A sitemap holds 50,000 addresses at most. Parts are ranges of ids, which are random: a power of two as many as it takes
-- for 25,000 each, so that a prompt stays in its part until the library has doubled.
create function private.sitemap_parts(p_each integer default 25000) returns integer
language sql stable security definer set search_path = '' as $$
  select least(4096, (2 ^ ceil(log(2, greatest(1, coalesce((select prompts from private.library_terms where term = 'a'), 0)::numeric / p_each))))::integer)
$$;
comment on function private.sitemap_parts(integer) is 'How many parts the sitemap has.';

create function private.sitemap_part(p_part integer, p_parts integer) returns table (id uuid, published_on text)
language sql stable security definer set search_path = '' as $$
  select prompt_id, to_char(published_at at time zone 'utc', 'YYYY-MM-DD')
  from private.library_entries
  where prompt_id >= (rpad(lpad(to_hex(p_part * (65536 / p_parts)), 4, '0'), 32, '0'))::uuid
    and prompt_id <= (rpad(lpad(to_hex((p_part + 1) * (65536 / p_parts) - 1), 4, '0'), 32, 'f'))::uuid
  order by prompt_id limit 50000
$$;
comment on function private.sitemap_part(integer, integer) is 'Public prompts of one part of the sitemap with the day on which each was published, UTC. Parts are counted from 0; their number is a power of two.';
grant execute on function private.sitemap_parts(integer), private.sitemap_part(integer, integer) to service_role;
