comment on table public.imports is 'Files that a person imported, by name; those with no prompts left, the bin included, go with the next one.';
