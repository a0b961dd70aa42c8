/** Owner of the built-in templates: a profile row that is nobody's account. */
export const systemUserId = '00000000-0000-0000-0000-000000000000';
