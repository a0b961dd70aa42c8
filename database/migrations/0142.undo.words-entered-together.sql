alter index private.own_entries_document_idx set (fastupdate = off);
alter index private.own_entries_document_idx reset (gin_pending_list_limit);
