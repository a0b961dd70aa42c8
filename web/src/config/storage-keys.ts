/** Where the browser keeps the session of the account service. */
export const sessionKey = 'whetstone.session';

/** Page asked for before signing in; for this tab alone. */
export const nextPageKey = 'whetstone.next-page';

/** Why this tab was just sent home: an account is needed, or the session has ended. Read once. */
export const sentAwayKey = 'whetstone.sent-away';

/** The session, by its id, whose new password was chosen or put off. */
export const newPasswordPutOffKey = 'whetstone.new-password-put-off';

/** What was pressed on a public prompt before signing in; for this tab alone. */
export const wishKey = 'whetstone.wish';

/** What the next page has to say, as a code; for this tab alone. */
export const saidNextKey = 'whetstone.said-next';

/** Goal typed on the home page before signing in, as `{ kind, goal }`; the first screen that can use it takes it. */
export const goalFromHomeKey = 'whetstone.goal-from-home';

/** When somebody last signed out in this browser on purpose, in milliseconds. */
export const leftKey = 'whetstone.left-at';

/** "off" where keys by themselves do nothing. */
export const singleKeysKey = 'whetstone.single-keys';

/** "cards" where My Library shows cards instead of a list. */
export const libraryLookKey = 'whetstone.library-look';

/** Before the keys of unsaved changes of saved prompts, which lie open while they are worked on. */
export const editPrefixOf = (userId: string) => `whetstone.edit.${userId}.`;

/** Before the keys of the values that were last filled into the blanks of one's own prompts. */
export const valuesPrefixOf = (userId: string) => `whetstone.values.${userId}.`;
