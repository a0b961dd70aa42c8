-- Export and deletion of an account ask for its entries. Where another service owns this table, that is its affair.
do $$
begin
  create index if not exists audit_log_entries_actor_idx on auth.audit_log_entries ((payload ->> 'actor_id'));
exception when insufficient_privilege then
  null;
end
$$;
