/** Where in the library one is: the way back to the whole of it. */
export const PromptLibraryLink = () => (
  <a href="/library" className="hover:text-ink">
    Prompt Library
  </a>
);
