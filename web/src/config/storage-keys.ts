/** Where the browser keeps the session of the account service. */
export const sessionKey = 'whetstone.session';

/** Page asked for before signing in; for this tab alone. */
export const nextPageKey = 'whetstone.next-page';

/** Goal typed on the home page before signing in, as `{ kind, goal }`; the first screen that can use it takes it. */
export const goalFromHomeKey = 'whetstone.goal-from-home';

/** When somebody last signed out in this browser on purpose, in milliseconds. */
export const leftKey = 'whetstone.left-at';

/** "off" where keys by themselves do nothing. */
export const singleKeysKey = 'whetstone.single-keys';
