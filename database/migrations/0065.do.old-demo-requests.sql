-- Demo requests are kept for a year; the sweep asks for the old ones.
create index demo_requests_created_idx on private.demo_requests (created_at);
