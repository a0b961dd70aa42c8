/** The figures that pages, mails, the server and SQL share, apart from those of plans. Light enough for any page. */

/** The longest goal that a prompter takes, in UTF-16 units; the desk on the home page takes less (`desk-kinds.ts`). */
export const goalMaxLength = 20_000;

/** Days for which what was deleted can come back, and how many deleted folders can. */
export const binDays = 30;
export const deletedFolderLimits = { count: 50 } as const;

/** Characters of a prompt's fields; `tag` of one, `tags` of them. `versions`: earlier texts that are kept. */
export const promptLimits = {
  title: 200,
  description: 25_000,
  promptText: 100_000,
  category: 100,
  tag: 50,
  tags: 20,
  useCase: 2000,
  versions: 100,
} as const;

export const folderLimits = { name: 100, depth: 10, count: 500 } as const;

/** The size of an imported file in UTF-16 units, and its prompts. */
export const transferLimits = { contentLength: 4_000_000, prompts: 1000 } as const;

/** The addresses that a code prompt is written from, and the characters of one. */
export const referenceUrlLimits = { count: 20, length: 2000 } as const;

/** The most that one account stores, in every plan: prompts with the bin, folders, bytes of text with earlier versions. */
export const storageLimits = { prompts: 50_000, folders: 2000, bytes: 200_000_000 } as const;

/** Bytes of a draft as JSON in UTF-8, set aside drafts of a prompter, and characters of a title. */
export const draftLimits = { bytes: 500_000, setAside: 20, title: 200 } as const;

/** Characters of a person's name, and of what a demo request says. */
export const nameMaxLength = 200;
export const demoRequestLimits = { name: 100, company: 100, message: 2000 } as const;

/** The shortest password, in characters, and the seconds between two mails of a kind; forms state them before the refusal. */
export const accountRules = { passwordMinLength: 8, mailGapSeconds: 60 } as const;

/** Days after which a session that nobody used, and an account whose address nobody confirmed, are gone; the privacy page says so. */
export const accountDays = { idleSession: 60, unconfirmed: 30 } as const;

/** How long a demo request is kept, in months; on the same page. */
export const demoRequestMonths = 12;

/** Years for which a keyed hash of an address says that its money-back guarantee was used; on the same page. */
export const moneyBackYears = 2;

/** Days before which a change of the terms or of a price is announced. */
export const noticeDays = 30;

/** Days that the dashboard's chart and the administrators' figures look back over. */
export const figureDays = 30;

/** Days over which uptime is counted, hours over which response times are averaged, seconds until the page reads again. */
export const statusWindow = { days: 90, hours: 24, refreshSeconds: 30 } as const;
