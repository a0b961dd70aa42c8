-- What migrations up to 0076 added to the tables of 0051.
insert into private.reconciliation_retries (customer_id, failures, next_attempt_at, problem) values ('cus_1', 1, now() + interval '3 hours', 'the line was cut');
