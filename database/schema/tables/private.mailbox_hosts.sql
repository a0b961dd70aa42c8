-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

create table private.mailbox_hosts (
  host text not null,
  mailbox_host text not null,
  ignored text default ''::text not null,
  constraint mailbox_hosts_pkey PRIMARY KEY (host)
);
comment on table private.mailbox_hosts is 'Hosts that are known to deliver several spellings to one mailbox: what follows a plus never counts there, nor do the ignored characters. Sources: support.google.com/mail/answer/7436150 (dots, googlemail.com), Microsoft on plus addressing in Outlook, support.apple.com on me.com and mac.com with icloud.com, proton.me/support/addresses-and-aliases (plus, short domains; its user names do not differ by dots, hyphens or underscores), fastmail.help/hc/articles/360060591053 (plus, subdomains), yandex.com/support/id/authorization/email.html (one user name at all its domains).';
alter table private.mailbox_hosts enable row level security;
