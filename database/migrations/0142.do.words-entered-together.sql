-- Each word of a new prompt was put into the index by itself. Those of some 70 prompts wait together now: a search reads
-- them along, 256 kB at most, and the words that they share are written once. An import takes a fifth to a quarter less.
alter index private.own_entries_document_idx set (fastupdate = on, gin_pending_list_limit = 256);
