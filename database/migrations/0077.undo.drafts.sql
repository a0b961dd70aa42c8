drop table public.set_aside_drafts;
drop table public.drafts;
drop table private.draft_keys;
drop function private.keep_last_set_aside();
drop function private.stamp_draft();
drop sequence private.draft_versions;
