drop function private.sitemap_part(integer, integer);
drop function private.sitemap_parts(integer);
