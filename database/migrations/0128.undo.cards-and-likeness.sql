drop function public.library_similar(uuid, integer), public.library_cards_of(uuid[]);
drop index public.prompts_of_author_idx;
