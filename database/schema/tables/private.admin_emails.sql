-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.admin_emails (
  email text not null,
  constraint admin_emails_pkey PRIMARY KEY (email),
  constraint admin_emails_email_check CHECK ((email = lower(email)))
);
comment on table private.admin_emails is 'The addresses of ADMIN_EMAILS, as the last start of the server had them.';
alter table private.admin_emails enable row level security;
