const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\u2800]/u;

/** Whether a text shows nothing: white space, zero-width characters, the blank Braille pattern. */
export const isBlank = (text: string): boolean => !visible.test(text);
