alter table public.payment_customers drop column changing_until;
