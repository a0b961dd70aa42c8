drop table public.saved_views;
