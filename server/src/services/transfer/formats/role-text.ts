interface Part {
  readonly role: string;
  readonly text: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const contentText = (content: unknown): string => {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(contentText).filter(Boolean).join('\n');
  if (isObject(content) && typeof content['text'] === 'string') return content['text'];
  return content === undefined || content === null ? '' : JSON.stringify(content);
};

const partOf = (message: unknown): Part => {
  if (!isObject(message)) return { role: '', text: contentText(message) };
  // A place where other messages go, by name.
  if (message['type'] === 'placeholder') return { role: 'messages', text: `{{${String(message['name'])}}}` };
  return {
    role: String(message['role'] ?? ''),
    text: contentText('content' in message ? message['content'] : message),
  };
};

const heading = (role: string) => (role === '' ? '' : `${role.charAt(0).toUpperCase()}${role.slice(1)}:\n`);

/** Messages by role as one text, each under the name of its role; a single message is its text. Undefined for what is no such list. */
export const roleText = (messages: unknown): string | undefined => {
  if (!Array.isArray(messages) || messages.length === 0) return undefined;
  const parts = messages.map(partOf).filter(({ text }) => text !== '');
  const [only] = parts;
  if (only && parts.length === 1 && /^(user|)$/.test(only.role)) return only.text;
  return parts.map(({ role, text }) => `${heading(role)}${text}`).join('\n\n');
};
