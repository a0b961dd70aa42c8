/** What a search of one's own prompts says: words to be found, and filters written as `name:value`. */
export interface PromptSearch {
  text: string;
  tags: string[];
  folders: string[];
  categories: string[];
  isPublic?: boolean;
  /** Changed before and from this day on, as ISO dates. */
  before?: string;
  after?: string;
}

export interface ReadSearch {
  search: PromptSearch;
  /** What is wrong with the filters, a sentence each. */
  problems: string[];
}

/** A piece between spaces; quotation marks hold words together. */
const pieces = /(?:[^\s"]|"[^"]*"?)+/g;
const dayPattern = /^(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?$/;

function firstDay(value: string): string | undefined {
  const [whole, year = '', month = '1', day = '1'] = dayPattern.exec(value) ?? [];
  if (whole === undefined || Number(year) < 1000) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : undefined;
}

type Reader = (search: PromptSearch, value: string) => string | undefined;

const dateReader =
  (field: 'before' | 'after'): Reader =>
  (search, value) => {
    const day = firstDay(value);
    if (!day) return `Enter a date after “${field}:”, such as ${field}:2026-10 or ${field}:2026-10-31.`;
    search[field] = day;
    return undefined;
  };

const answers: Readonly<Record<string, boolean>> = { yes: true, no: false };

const filters: Readonly<Record<string, Reader>> = {
  tag: (search, value) => void search.tags.push(value),
  folder: (search, value) => void search.folders.push(value),
  category: (search, value) => void search.categories.push(value),
  public: (search, value) => {
    const answer = answers[value.toLowerCase()];
    if (answer === undefined) return 'Enter “public:yes” or “public:no”.';
    search.isPublic = answer;
    return undefined;
  },
  before: dateReader('before'),
  after: dateReader('after'),
};

/** The filters that a search can hold, as they are written. */
export const searchFilters = Object.keys(filters);

/**
 * Reads a search: `tag:seo folder:"Old clients" public:yes before:2026-10 letter`. A name that is no filter is a word to
 * be found like any other.
 */
export function readSearch(typed: string): ReadSearch {
  const search: PromptSearch = { text: '', tags: [], folders: [], categories: [] };
  const problems: string[] = [];
  const words: string[] = [];
  for (const [piece] of typed.matchAll(pieces)) {
    const colon = piece.indexOf(':');
    const name = piece.slice(0, Math.max(colon, 0)).toLowerCase();
    const reader = Object.hasOwn(filters, name) ? filters[name] : undefined;
    const value = (reader ? piece.slice(colon + 1) : piece).replaceAll('"', '').trim();
    if (!reader) words.push(value);
    else if (value === '') problems.push(`Enter something after “${name}:”.`);
    else {
      const problem = reader(search, value);
      if (problem) problems.push(problem);
    }
  }
  search.text = words.join(' ');
  return { search, problems };
}
