drop table private.model_keys;
