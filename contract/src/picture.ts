/** Whether an answer is a picture and nothing else: a `data:` address of a form that can hold no script. */
export const isPicture = (answer: string): boolean =>
  /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/.test(answer);
