alter table public.payment_customers add column changing_until timestamptz;
comment on column public.payment_customers.changing_until is 'Whoever changes the contract at the provider holds it until then; others are refused meanwhile. It ends by itself after a crash.';
