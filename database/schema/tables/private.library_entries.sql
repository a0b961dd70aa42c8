-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.library_entries (
  prompt_id uuid not null,
  is_template boolean not null,
  title_key text not null,
  votes integer not null,
  published_at timestamp with time zone not null,
  document tsvector not null,
  constraint library_entries_pkey PRIMARY KEY (prompt_id),
  constraint library_entries_prompt_id_fkey FOREIGN KEY (prompt_id) REFERENCES public.prompts(id) ON DELETE CASCADE
);
comment on table private.library_entries is 'One narrow row for each public prompt, kept by trigger: what the library sorts and searches by.';
alter table private.library_entries enable row level security;
CREATE INDEX library_entries_document_idx ON private.library_entries USING gin (document) WITH (fastupdate=off);
CREATE INDEX library_entries_recent_idx ON private.library_entries USING btree (published_at DESC, prompt_id DESC);
CREATE INDEX library_entries_title_idx ON private.library_entries USING btree (title_key, prompt_id);
CREATE INDEX library_entries_votes_idx ON private.library_entries USING btree (is_template DESC, votes DESC, published_at DESC, prompt_id DESC);
CREATE TRIGGER count_new_terms AFTER INSERT ON private.library_entries REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_terms();
CREATE TRIGGER count_old_terms AFTER DELETE ON private.library_entries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.count_terms();
CREATE TRIGGER keep_suspended_out BEFORE INSERT ON private.library_entries FOR EACH ROW WHEN ((NOT new.is_template)) EXECUTE FUNCTION private.keep_suspended_out();
CREATE TRIGGER note_withdrawal AFTER DELETE ON private.library_entries REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION private.note_withdrawal();
