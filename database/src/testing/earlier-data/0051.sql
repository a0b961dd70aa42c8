-- A row, or a few, in every table of a database at migration 0051.
insert into auth.users (id, email, aud, role, encrypted_password, email_confirmed_at, created_at, raw_user_meta_data) values
  ('00000000-0000-4000-8000-0000000000a1', 'ada@example.test', 'authenticated', 'authenticated', 'x', now() - interval '90 days', now() - interval '90 days', '{"full_name":"Ada L’Été"}'),
  ('00000000-0000-4000-8000-0000000000b1', 'bob@example.test', 'authenticated', 'authenticated', 'x', now() - interval '80 days', now() - interval '80 days', '{"full_name":"Bob"}');
insert into auth.identities (provider_id, user_id, identity_data, provider) values
  ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a1', '{"sub":"00000000-0000-4000-8000-0000000000a1","email":"ada@example.test"}', 'email');
insert into auth.sessions (id, user_id, created_at) values ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000a1', now());
insert into auth.refresh_tokens (token, user_id, session_id, revoked) values ('rt-1', '00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000c1', false);
insert into auth.mfa_amr_claims (session_id, authentication_method, id, created_at, updated_at) values ('00000000-0000-4000-8000-0000000000c1', 'password', gen_random_uuid(), now(), now());
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at) values ('00000000-0000-4000-8000-0000000000d1', '00000000-0000-4000-8000-0000000000b1', 'phone', 'totp', 'unverified', 's', now(), now());
insert into auth.mfa_challenges (id, factor_id, ip_address, created_at) values (gen_random_uuid(), '00000000-0000-4000-8000-0000000000d1', '127.0.0.1', now());
insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values ('00000000-0000-4000-8000-0000000000e1', '00000000-0000-4000-8000-0000000000a1', 'recovery_token', 'hash', 'ada@example.test');
insert into auth.flow_state (id, auth_code, code_challenge_method, code_challenge, provider_type, authentication_method) values ('00000000-0000-4000-8000-0000000000f1', 'code', 's256', 'challenge', 'email', 'recovery');
insert into auth.sso_providers (id) values ('00000000-0000-4000-8000-000000000501');
insert into auth.sso_domains (id, sso_provider_id, domain) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000501', 'corp.test');
insert into auth.saml_providers (id, sso_provider_id, entity_id, metadata_xml) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000501', 'https://corp.test/idp', '<x/>');
insert into auth.saml_relay_states (id, sso_provider_id, request_id) values (gen_random_uuid(), '00000000-0000-4000-8000-000000000501', 'request');
insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{"action":"login","actor_id":"00000000-0000-4000-8000-0000000000a1"}', now());

insert into private.auth_secrets (name, value) values ('a secret', 'v');
insert into private.signing_keys (kid, private_jwk, created_at) values ('old', '{"kty":"EC"}', now() - interval '400 days');
insert into private.mailed_codes (token_id, code_hash) values ('00000000-0000-4000-8000-0000000000e1', 'h');
insert into private.oauth_states (state_hash, provider, nonce, code_verifier, redirect_to, created_at) values ('h', 'google', 'n', 'v', 'http://localhost:3000', now());
insert into private.recovery_code_sets (id, user_id, created_at) values ('00000000-0000-4000-8000-000000000601', '00000000-0000-4000-8000-0000000000b1', now());
insert into private.recovery_codes (set_id, code_hash) values ('00000000-0000-4000-8000-000000000601', 'h1'), ('00000000-0000-4000-8000-000000000601', 'h2');
insert into private.used_totp_steps (factor_id, step) values ('00000000-0000-4000-8000-0000000000d1', 5);
insert into private.used_web3_messages (message_hash, expires_at) values ('h', now() + interval '1 day');
insert into private.rate_limits (key, count, expires_at) values ('k', 3, now() + interval '1 day');
insert into private.outbox_mails (recipient, subject, body_text, body_html) values ('ada@example.test', 'Welcome', 'Hello', '<p>Hello</p>');
insert into private.demo_requests (name, email, company, message) values ('Carl', 'carl@corp.test', 'Corp', 'Show us');
insert into private.health_days (service, day, checks, failures) values ('app', current_date - 1, 10, 1);
insert into private.health_samples (service, minute, passed, response_ms) values ('app', date_trunc('minute', now()), true, 5);
insert into private.incidents (service, started_at, ended_at) values ('app', now() - interval '2 hours', now() - interval '1 hour');
insert into private.spent_quotas (address_hash, used, resets_at) values ('h', 4, now() + interval '10 days');
insert into private.sandbox_objects (id, kind, body) values ('cus_1', 'customer', '{"id":"cus_1"}');

insert into public.folders (id, user_id, name, parent_id) values
  ('00000000-0000-4000-8000-000000000701', '00000000-0000-4000-8000-0000000000a1', 'Clients', null),
  ('00000000-0000-4000-8000-000000000702', '00000000-0000-4000-8000-0000000000a1', 'Acme', '00000000-0000-4000-8000-000000000701');
insert into public.prompts (id, user_id, title, description, prompt_text, category, tags, is_public, folder_id, created_at, deleted_at) values
  ('00000000-0000-4000-8000-000000000801', '00000000-0000-4000-8000-0000000000a1', 'An earlier title', 'For Ada', 'An earlier text', 'Writing', '{Food,german}', false, '00000000-0000-4000-8000-000000000702', now() - interval '50 days', null),
  ('00000000-0000-4000-8000-000000000802', '00000000-0000-4000-8000-0000000000a1', 'Published', 'Open to all', 'Write a haiku about {{topic}}.', 'Creative', '{poem}', true, null, now() - interval '40 days', null),
  ('00000000-0000-4000-8000-000000000803', '00000000-0000-4000-8000-0000000000a1', 'In the bin', '', 'Kept in the bin', 'Writing', '{}', false, null, now() - interval '3 days', now() - interval '1 day'),
  ('00000000-0000-4000-8000-000000000804', '00000000-0000-4000-8000-0000000000b1', 'Bob’s', '', 'Bob wrote this', 'Coding', '{}', false, null, now(), null);
-- An edit, which keeps both texts as versions.
update public.prompts set title = 'Résumé — short', prompt_text = E'First line\r\n  second {{name}} line\n\n🙂' where id = '00000000-0000-4000-8000-000000000801';
insert into public.user_favorites (user_id, prompt_id) values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000802');
insert into public.prompt_votes (user_id, prompt_id) values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000802');
insert into public.prompt_reports (user_id, prompt_id, reason, note) values ('00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000000802', 'spam', 'Seen before');
insert into public.prompt_shares (prompt_id, user_id) values ('00000000-0000-4000-8000-000000000801', '00000000-0000-4000-8000-0000000000a1');
insert into public.admins (user_id, granted_by) values ('00000000-0000-4000-8000-0000000000b1', 'test');
insert into public.admin_actions (admin_id, admin_email, action, target) values ('00000000-0000-4000-8000-0000000000b1', 'bob@example.test', 'set_tier', 'ada@example.test');
insert into public.generations (user_id, kind, idempotency_key, request_hash) values
  ('00000000-0000-4000-8000-0000000000a1', 'content', gen_random_uuid(), repeat('a', 64)), ('00000000-0000-4000-8000-0000000000a1', 'visual', gen_random_uuid(), repeat('b', 64));
insert into public.model_calls (user_id, kind, model, outcome, input_tokens, output_tokens, tokens_estimated, cost_usd, duration_ms) values ('00000000-0000-4000-8000-0000000000a1', 'content', 'm', 'used', 10, 20, false, 0.01, 900);
insert into public.payment_customers (id, provider, user_id) values ('cus_1', 'sandbox', '00000000-0000-4000-8000-0000000000a1'), ('cus_2', 'sandbox', '00000000-0000-4000-8000-0000000000b1');
insert into public.subscriptions (id, customer_id, user_id, status, tier, monthly_limit, price_id, item_id, price_cents, started_at, current_period_start, current_period_end, cancel_at_period_end, access_until) values
  ('sub_1', 'cus_1', '00000000-0000-4000-8000-0000000000a1', 'active', 'pro', 500, 'price_sandbox_pro', 'si_1', 1900, now() - interval '5 days', now() - interval '5 days', now() + interval '25 days', false, now() + interval '28 days'),
  ('sub_2', 'cus_2', '00000000-0000-4000-8000-0000000000b1', 'canceled', 'starter', 200, 'price_sandbox_starter', 'si_2', 900, now() - interval '40 days', now() - interval '40 days', now() - interval '10 days', false, null);
insert into public.invoices (id, customer_id, user_id, subscription_id, status, description, total_cents, paid_cents, created_at) values
  ('in_1', 'cus_1', '00000000-0000-4000-8000-0000000000a1', 'sub_1', 'paid', 'Professional', 1900, 1900, now() - interval '5 days'),
  ('in_2', 'cus_2', '00000000-0000-4000-8000-0000000000b1', 'sub_2', 'paid', 'Starter', 900, 900, now() - interval '40 days');
insert into public.payment_events (id, type, created_at, processed_at) values ('evt_1', 'invoice.paid', now(), now());
insert into public.payment_reversals (subscription_id, user_id, kind, refund_cents, done_at) values ('sub_2', '00000000-0000-4000-8000-0000000000b1', 'withdrawal', 900, now());
insert into private.payment_mails (key, user_id, kind, sent_at) values ('receipt:in_1', '00000000-0000-4000-8000-0000000000a1', 'receipt', now());
insert into public.tier_grants (user_id, tier, monthly_limit) values ('00000000-0000-4000-8000-0000000000b1', 'starter', 500);
insert into private.library_trending (place, prompt_id) select 1, '00000000-0000-4000-8000-000000000802' where not exists (select 1 from private.library_trending);
