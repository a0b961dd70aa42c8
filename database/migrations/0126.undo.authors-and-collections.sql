drop table public.collection_prompts, public.collections, public.authors;
drop function private.keep_collections();
