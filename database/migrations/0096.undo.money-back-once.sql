drop trigger remember_money_back on public.profiles;
drop function private.remember_money_back();
drop function private.my_money_back_used();
drop function private.money_back_used(uuid);
drop table private.money_back_uses;
alter table public.payment_reversals drop column uses_money_back, drop column kept_cents;
