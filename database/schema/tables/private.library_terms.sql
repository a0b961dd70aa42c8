-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.library_terms (
  term text not null,
  prompts integer not null,
  slips text[] default '{}'::text[] not null,
  constraint library_terms_pkey PRIMARY KEY (term)
);
comment on table private.library_terms is 'How many public prompts have each word, category and tag; the stored counts of the library, and the dictionary that forgives a slip.';
alter table private.library_terms enable row level security;
CREATE INDEX library_terms_popular_idx ON private.library_terms USING btree ("left"(term, 2), prompts DESC, term) WHERE (term < 'w:'::text);
CREATE INDEX library_terms_slips_idx ON private.library_terms USING gin (slips) WITH (fastupdate=off);
