/** Where in the library one is: the way back to the whole of it. */
export const PromptLibraryLink = () => (
  <a href="/library" className="underline decoration-hairline underline-offset-4 hover:text-ink">
    Prompt Library
  </a>
);
