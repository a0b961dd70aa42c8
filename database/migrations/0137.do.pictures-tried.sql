-- Pictures are tried too, where the provider draws.
alter table public.tries drop constraint tries_kind_check;
alter table public.tries add constraint tries_kind_check check (kind in ('content', 'code', 'image'));
