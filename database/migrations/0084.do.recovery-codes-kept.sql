-- A page that is closed before its codes are written down must not count them as being in somebody's drawer.
alter table private.recovery_code_sets add column kept_at timestamptz;
comment on column private.recovery_code_sets.kept_at is 'When the owner said that the codes are kept, or used one of them; null: nobody may have them.';
-- Of the sets that are there nobody knows; their owners were shown the codes until they pressed the button.
update private.recovery_code_sets set kept_at = created_at;
