import { binDays, deletedFolderLimits, storageLimits } from '@whetstone/contract/limits';
import { Capture } from '../parts/capture.tsx';

export const managingPrompts = (
  <>
    <p>
      Everything you save is in My Prompts. Nobody else can read it until you publish it; the database itself
      enforces that.
    </p>
    <h3>Find and sort</h3>
    <p>
      Search covers titles, prompts, tags and folders, and ignores accents and small typos. You can add
      filters to your search: <code>tag:seo folder:clients public:yes before:2026-10</code>. Press{' '}
      <kbd>?</kbd> to see the keyboard shortcuts.
    </p>
    <Capture
      name="help-library"
      height={424}
      alt="My Prompts"
      says={['Words or filters', 'Quick filters', 'Select to move or tag', 'Published']}
    />
    <h3>Folders</h3>
    <p>
      Create one with the plus beside Folders; folders can hold other folders. Select prompts to move, tag,
      publish or delete them together, or drag them to a folder; <kbd>Z</kbd> undoes the last action. When you
      delete a folder, the folders and prompts in it move up one level; to bring the folder back, press “Undo”
      or use “Restore” in the trash.
    </p>
    <h3>Edit, compare, go back</h3>
    <p>
      Each saved change is a version. In History, in the edit window, you can compare any two, give them names
      such as “production,” and bring an earlier one back without losing the later ones. If two tabs or
      devices saved the same prompt, you choose one; the other stays in the history.
    </p>
    <h3>Blanks to fill in</h3>
    <p>
      Put a name in double braces, such as <code>{'{{customer}}'}</code>, and “Copy” asks you to fill it in
      first, on shared and public pages too; <code>{'{{tone=warm|dry}}'}</code> offers choices.
    </p>
    <h3>Share</h3>
    <p>
      “Publish” adds a prompt to the Prompt Library, with your public name if you have one. An unlisted link
      shows it only to people you send it to, and you can remove the link anytime.
    </p>
    <h3>Import and export</h3>
    <p>
      Import accepts files, folders, a ZIP or pasted text: our exports, tables, Markdown, YAML, and exports
      from ChatGPT, Claude, Notion, Obsidian, Raycast, Espanso and others. You see each entry and any problem
      first and choose columns, rows and encoding; duplicates and chats are added only if you select them.
      Imported prompts are private unless you choose “Publish again.” “Undo import” moves it to the trash,
      except what you have edited.
    </p>
    <p>
      In Markdown, each # or ## heading starts a prompt; a # heading directly above ## headings becomes a
      folder. A JSON export can be imported again without loss; CSV and Markdown hold only the latest version
      of each prompt.
    </p>
    <h3>Delete and restore</h3>
    <p>
      You are asked before anything is deleted. Deleted prompts stay in the trash for {binDays} days and can
      be restored from there, and so can the last {deletedFolderLimits.count} folders you deleted.
    </p>
    <h3>How much you can store</h3>
    <p>
      The same in every plan: {storageLimits.prompts.toLocaleString('en-US')} prompts, including the trash,{' '}
      {storageLimits.folders.toLocaleString('en-US')} folders, and {storageLimits.bytes / 1_000_000} MB of
      text, including all earlier versions. My Prompts warns you before you reach a limit.
    </p>
    <h3>The Prompt Library</h3>
    <p>
      The <a href="/library">Prompt Library</a> shows templates and prompts others have published. Anyone can
      read and copy them, or follow <a href="/library/feed.xml">new prompts</a>. With an account, you can
      vote, star favorites and keep copies. A vote counts when your account is a day old and its email address
      is confirmed.
    </p>
    <h3>Collections</h3>
    <p>
      Use “Add to collection” under “More” on a library prompt to group public prompts in your own order. A
      collection is private until you share it; then anyone can read it and save everything in it. Prompts
      that are no longer public drop out at once.
    </p>
    <h3>Drafts</h3>
    <p>
      The goal, choices and last result of each prompter are saved in your account as you type, for all your
      devices. If two of them changed the same draft, you choose one; the other stays under “Earlier drafts.”
    </p>
  </>
);
