-- A request to stop may reach another process than the one that writes, which looks here while it does.
alter table public.writings add column stopped_attempt uuid;
comment on column public.writings.stopped_attempt is 'The attempt that its person ended; one that comes after it is not.';
