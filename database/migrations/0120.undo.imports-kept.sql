comment on table public.imports is 'Files that a person imported, by name; those with no prompts left, and all but the newest 200, go with the next one.';
