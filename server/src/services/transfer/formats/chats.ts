import type { FileEntry, Reading } from '../file-entry.ts';
import { firstWords } from '../first-words.ts';
import { momentOf } from '../moment-of.ts';
import { isFields, type Fields } from './fields.ts';

interface Message {
  readonly isPerson: boolean;
  readonly text: string;
}

const partsText = (parts: unknown): string =>
  Array.isArray(parts)
    ? parts
        .map((part) =>
          typeof part === 'string'
            ? part
            : isFields(part) && typeof part['text'] === 'string'
              ? part['text']
              : '',
        )
        .filter((text) => text.trim() !== '')
        .join('\n')
    : '';

const messageOf = (message: unknown): Message | undefined => {
  if (!isFields(message)) return undefined;
  const [author, content] = [message['author'], message['content']];
  const role = isFields(author) ? author['role'] : undefined;
  const text = isFields(content) && content['content_type'] === 'text' ? partsText(content['parts']) : '';
  return { isPerson: role === 'user', text };
};

/** The messages of a ChatGPT conversation on the branch that is shown, the first one first. */
const branch = ({ mapping, current_node: current }: Fields): Message[] => {
  if (!isFields(mapping)) return [];
  const messages: Message[] = [];
  const seen = new Set<unknown>();
  let at: unknown = current ?? Object.keys(mapping).at(-1);
  while (typeof at === 'string' && !seen.has(at)) {
    seen.add(at);
    const node: unknown = mapping[at];
    if (!isFields(node)) break;
    const message = messageOf(node['message']);
    if (message) messages.unshift(message);
    at = node['parent'];
  }
  return messages;
};

const claudeMessages = ({ chat_messages: list }: Fields): Message[] =>
  Array.isArray(list)
    ? list.filter(isFields).map(({ sender, text, content }) => ({
        isPerson: sender === 'human' || sender === 'user',
        text: typeof text === 'string' && text.trim() !== '' ? text : partsText(content),
      }))
    : [];

const chatEntry = (
  messages: readonly Message[],
  title: unknown,
  created: unknown,
  where: string,
): FileEntry => {
  const first = messages.find(({ isPerson, text: said }) => isPerson && said.trim() !== '');
  const text = first?.text ?? '';
  const name = typeof title === 'string' && title.trim() !== '' ? title : firstWords(text.split('\n'));
  const others = messages.filter((message) => message.text.trim() !== '').length - 1;
  return {
    where,
    candidate: { title: name.slice(0, 200).toWellFormed(), prompt_text: text, created_at: momentOf(created) },
    isOptional: true,
    notes:
      others > 0
        ? [
            `Your first message; ${others === 1 ? 'the answer is' : `the ${others} that follow are`} left out.`,
          ]
        : [],
  };
};

/** What a person wrote about themselves for every chat; it stands in a hidden message of each of them. */
const customInstructions = (chats: readonly Fields[]): FileEntry[] => {
  for (const { mapping } of chats)
    for (const node of isFields(mapping) ? Object.values(mapping) : []) {
      const message = isFields(node) ? node['message'] : undefined;
      const content = isFields(message) ? message['content'] : undefined;
      if (!isFields(content) || content['content_type'] !== 'user_editable_context') continue;
      const text = [content['user_profile'], content['user_instructions']]
        .filter((part) => typeof part === 'string' && part !== '')
        .join('\n\n');
      if (text !== '')
        return [
          {
            where: 'Custom instructions',
            candidate: { title: 'Custom instructions', prompt_text: text },
            isOptional: true,
          },
        ];
    }
  return [];
};

const told = (count: number) =>
  `Chats (${count.toLocaleString('en-US')}): your first message in each can become a prompt. Choose the ones you want; the rest of each chat is left out.`;

/** The chats of a ChatGPT export; older exports have one file, newer ones several. */
export const readChatGpt = (chats: readonly Fields[]): Reading => ({
  format: 'chatgpt',
  entries: [
    ...customInstructions(chats),
    ...chats.map((chat, index) =>
      chatEntry(branch(chat), chat['title'], chat['create_time'], `Chat ${index + 1}`),
    ),
  ],
  notes: [told(chats.length)],
});

/** The chats of a Claude export. */
export const readClaudeChats = (chats: readonly Fields[]): Reading => ({
  format: 'claude-chats',
  entries: chats.map((chat, index) =>
    chatEntry(claudeMessages(chat), chat['name'], chat['created_at'], `Chat ${index + 1}`),
  ),
  notes: [told(chats.length)],
});

/** The projects of a Claude export: their instructions are prompts; their documents are named, and left out. */
export const readClaudeProjects = (projects: readonly Fields[]): Reading => {
  const isFilled = ({ prompt_template: text }: Fields) => typeof text === 'string' && text.trim() !== '';
  const empty = projects.filter((project) => !isFilled(project));
  const entries = projects
    .map((project, index) => ({ project, where: `Project ${index + 1}` }))
    .filter(({ project }) => isFilled(project))
    .map(({ project, where }): FileEntry => {
      const { name, description, prompt_template: text, docs, created_at: created } = project;
      const count = Array.isArray(docs) ? docs.length : 0;
      return {
        where,
        candidate: {
          title: typeof name === 'string' && name.trim() !== '' ? name : firstWords(String(text).split('\n')),
          description: typeof description === 'string' ? description : '',
          prompt_text: text,
          created_at: momentOf(created),
        },
        notes: count > 0 ? [`Its ${count === 1 ? 'document is' : `${count} documents are`} left out.`] : [],
      };
    });
  const names = empty
    .slice(0, 5)
    .map(({ name }) => `"${String(name ?? '').slice(0, 100)}"`)
    .join(', ');
  const more = empty.length > 5 ? ` and ${empty.length - 5} more` : '';
  return {
    format: 'claude-projects',
    entries,
    notes: empty.length > 0 ? [`Projects without instructions are left out: ${names}${more}.`] : [],
  };
};
