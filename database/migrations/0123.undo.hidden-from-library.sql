drop function private.library_withdrawals();
drop trigger note_withdrawal on private.library_entries;
drop function private.note_withdrawal();
drop table private.library_withdrawals;
