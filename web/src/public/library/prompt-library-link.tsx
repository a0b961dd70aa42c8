/** Where in the library one is: the way back to the whole of it. */
export const PromptLibraryLink = () => (
  <a href="/library" className="text-link">
    Prompt Library
  </a>
);
