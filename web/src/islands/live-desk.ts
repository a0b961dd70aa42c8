/** The desk on the home page works as a form; with a script it answers while one types. Its engine comes with the first key press. */
export function liveDesk(): void {
  const desk = document.querySelector('[data-desk]');
  if (!desk) return;
  const follow = async (form: HTMLFormElement) => (await import('./desk.tsx')).followTyping(form);
  desk.addEventListener('input', (event) => {
    if (event.target instanceof HTMLTextAreaElement && event.target.form) void follow(event.target.form);
  });
  desk.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    void follow(event.target);
  });
  desk.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || event.shiftKey || event.isComposing)
      return;
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.target.form?.requestSubmit();
  });
  desk.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button) void copy(button);
  });
}

/** How long the button says that it has copied, in milliseconds. */
const copiedMs = 2000;

async function copy(button: HTMLElement) {
  const label = button.textContent;
  if (label !== 'Copy') return;
  const isCopied = await navigator.clipboard.writeText(button.dataset.copy ?? '').then(
    () => true,
    () => false,
  );
  button.textContent = isCopied ? 'Copied!' : 'Not allowed here';
  setTimeout(() => {
    button.textContent = label;
  }, copiedMs);
}
