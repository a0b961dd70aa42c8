drop table public.remembered_answers;
drop table public.card_versions;
drop table public.card_folders;
drop table public.cards;
drop function private.keep_last_answers();
drop function private.keep_cards();
