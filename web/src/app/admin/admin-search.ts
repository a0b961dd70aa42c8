export const adminTabs = [
  { value: 'overview', label: 'Overview' },
  { value: 'users', label: 'Users' },
  { value: 'reports', label: 'Reports' },
  { value: 'log', label: 'Log' },
  { value: 'security', label: 'Security' },
] as const;

export interface AdminSearch {
  tab?: (typeof adminTabs)[number]['value'];
  search?: string;
}

/** Reads the part in view out of an address that anyone may have written. */
export const parseAdminSearch = (raw: Record<string, unknown>): AdminSearch => ({
  tab: adminTabs.find(({ value }) => value === raw.tab)?.value,
  search: typeof raw.search === 'string' && raw.search.trim() !== '' ? raw.search.slice(0, 200) : undefined,
});
