export const managingPrompts = (
  <>
    <p>
      Everything you save stands in My Prompts. It is private: nobody else can read it until you publish it,
      and the database enforces that for each row.
    </p>
    <ul>
      <li>Search looks in title, description, category and tags.</li>
      <li>Categories and tags narrow the list; Clear All Filters shows everything again.</li>
      <li>Tick several prompts to delete them together. You are asked before anything is deleted.</li>
      <li>Sort by date, title or votes.</li>
    </ul>
    <h3>The public library</h3>
    <p>
      The library shows ready-made templates and what others published. Blanks in double braces are yours to
      fill in. Favourites keep a prompt within reach.
    </p>
    <h3>Drafts</h3>
    <p>
      Goal, choices and the last result of each prompter are kept in your browser with every change, for each
      account apart. They are still there after a reload.
    </p>
  </>
);
