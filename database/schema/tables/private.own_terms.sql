-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.own_terms (
  user_id uuid not null,
  term text not null,
  constraint own_terms_pkey PRIMARY KEY (user_id, term),
  constraint own_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.profiles(id) ON DELETE CASCADE
);
comment on table private.own_terms is 'The words that a person wrote, the dictionary that forgives a slip; swept of what is gone as prompts are deleted for good.';
alter table private.own_terms enable row level security;
CREATE INDEX own_terms_end_idx ON private.own_terms USING btree (user_id, reverse(term));
