-- As all migrations together make it, to be read: the migrations are what runs.
-- Written by "npm run schema"; CI fails when it is out of date.

CREATE OR REPLACE FUNCTION public.shared_prompt(p_token text)
 RETURNS TABLE(title text, description text, prompt_text text, category text, tags text[], use_case text, updated_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.title, p.description, p.prompt_text, p.category, p.tags, p.use_case, p.updated_at
  from public.prompt_shares s join public.prompts p on p.id = s.prompt_id
  where s.token = p_token and p.deleted_at is null and p.moderated_at is null and not private.is_suspended(p.user_id)
$function$;
comment on function public.shared_prompt(text) is 'The prompt behind an unlisted link, for whoever holds the token.';
grant execute on function public.shared_prompt(text) to anon;
grant execute on function public.shared_prompt(text) to authenticated;
