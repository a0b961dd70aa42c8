/** The prompt's text and its `Settings:` fields, as a person would paste and set them. */
export interface ParsedPrompt {
  readonly body: string;
  readonly fields: readonly string[];
}

/** Cuts a prompt at its settings line; fields are parted by `, ` or `; ` outside quotation marks. */
export function parsePrompt(prompt: string): ParsedPrompt {
  const at = prompt.lastIndexOf('\nSettings: ');
  if (at < 0) return { body: prompt, fields: [] };
  const fields = prompt.slice(at + '\nSettings: '.length).match(/(?:"[^"]*"|[^,;"])+/g) ?? [];
  return { body: prompt.slice(0, at), fields: fields.map((field) => field.trim()) };
}

/** One problem per field that no pattern explains, and per pattern that no field meets. */
export function checkFields(
  fields: readonly string[],
  required: readonly RegExp[],
  optional: readonly RegExp[] = [],
): string[] {
  const unknown = fields.filter(
    (field) => ![...required, ...optional].some((pattern) => pattern.test(field)),
  );
  const missing = required.filter((pattern) => !fields.some((field) => pattern.test(field)));
  return [
    ...unknown.map((field) => `unknown setting: ${field}`),
    ...missing.map((pattern) => `missing setting: ${pattern.source}`),
  ];
}

/** Syntax that belongs to other services. */
export function foreignSyntax(body: string): string[] {
  const problems: string[] = [];
  if (/(?:^|\s)--[a-z]/.test(body)) problems.push('Midjourney flag in the text');
  if (/(?:^|\s)-(?:camera|motion|neg|ar|gs|fps)\s/.test(body)) problems.push('Pika flag in the text');
  if (/\([^()]{1,60}:\d\.\d\)|\bBREAK\b/.test(body)) problems.push('Stable Diffusion weight in the text');
  if (/\bnegative prompt:/i.test(body)) problems.push('negative prompt in the text');
  return problems;
}

/** Marks that two cuts leave behind. */
export function looseEnds(body: string): string[] {
  const problems: string[] = [];
  if (/ ,|[.!?],|,,|\.\.(?!\.)|, *\.|\s{2,}| \.(?:\s|$)/.test(body)) problems.push('loose punctuation');
  if (body.trim() === '') problems.push('empty');
  return problems;
}
