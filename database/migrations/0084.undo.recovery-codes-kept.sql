alter table private.recovery_code_sets drop column kept_at;
