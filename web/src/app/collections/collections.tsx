import { OpenCollection } from './open-collection.tsx';
import { OtherAuthor } from './other-author.tsx';
import { OwnCollections } from './own-collections.tsx';

export interface CollectionsProps {
  /** The collection that is opened, one's own or a shared one. */
  open?: string | undefined;
  /** The author whose page is to be reported. */
  author?: string | undefined;
}

/** Collections of public prompts: one's own, or the one that the address names. */
export const Collections = ({ open, author }: CollectionsProps) => (
  <div className="page">
    {open ? (
      <OpenCollection key={open} id={open} />
    ) : author ? (
      <OtherAuthor slug={author} />
    ) : (
      <OwnCollections />
    )}
  </div>
);
