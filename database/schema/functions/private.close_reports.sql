-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION private.close_reports(p_kind text, p_subject uuid, p_resolution text, p_reason text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.prompt_reports r
  set resolved_at = now(), resolved_by = auth.uid(), resolution = p_resolution, resolution_note = p_reason
  where r.resolved_at is null and p_subject = case p_kind when 'prompt' then r.prompt_id when 'collection' then r.collection_id else r.author_id end
$function$;
