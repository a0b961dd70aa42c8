/** What the desk on the home page writes for. */
export const deskKinds = ['text', 'image', 'video', 'code'] as const;

export type DeskKind = (typeof deskKinds)[number];

/** The longest goal that the desk takes, in UTF-16 units; the signed-in screens take more. */
export const longestDeskGoal = 2000;
