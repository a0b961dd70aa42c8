/** Bytes of a draft as JSON in UTF-8, set aside drafts of a prompter, and characters of a title. */
export const draftLimits = { bytes: 500_000, setAside: 20, title: 200 } as const;
