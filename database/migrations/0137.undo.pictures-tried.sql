delete from public.tries where kind = 'image';
alter table public.tries drop constraint tries_kind_check;
alter table public.tries add constraint tries_kind_check check (kind in ('content', 'code'));
