/** What the person should know and the prompt cannot say. */
export const notices = {
  cut: { rule: 'V9', message: 'The service takes shorter prompts: the end of your goal was cut.' },
  beside: { rule: 'V4', message: 'Your goal names a medium, so the chosen style is added alongside it.' },
  lettering: {
    rule: 'V6',
    message: 'Lettering of more than 25 characters is often misspelled: shorten it, or add it afterward.',
  },
  flags: {
    rule: 'V9',
    message: 'Your goal contains Midjourney flags, which this service does not read: they were left out.',
  },
  edit: { rule: 'V11', message: 'This changes something that already exists: upload it with this prompt.' },
  editor: {
    rule: 'V11',
    message:
      'In a prompt, a picture is only a reference: to change yours, open it in the service’s editor and mark what should change.',
  },
  reference: { rule: 'V11', message: 'Upload your picture with this prompt: it shows what to draw.' },
  silent: { rule: 'V10', message: 'This service makes clips without sound: add it afterward.' },
  torn: {
    rule: 'V10',
    message: 'One format at a time: your goal names several, so none is set. Choose one in the service.',
  },
  mute: { rule: 'V10', message: 'This service always adds sound: mute the clip afterward.' },
  yours: {
    rule: 'V11',
    message:
      'The service does not know what yours looks like: upload a photo with the prompt, or describe it here.',
  },
  text: { rule: 'R1', message: 'This looks like writing. Open it in Content Prompter?', screen: 'content' },
  code: { rule: 'R1', message: 'This looks like software. Open it in Code Prompter?', screen: 'code' },
  idea: {
    rule: 'V10',
    message:
      'This is an idea rather than something visible: say what should be seen, or write about it instead.',
    screen: 'content',
  },
  firstFrame: {
    rule: 'M4',
    message:
      'Stable Video doesn’t read text: make the first frame, then animate it. Clips last about 4 seconds.',
  },
} as const;
