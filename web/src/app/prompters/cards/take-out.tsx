import { Link } from '@tanstack/react-router';

interface TakeOutProps {
  /** The card's id and the field, joined by a point. */
  fact: string;
  onTakeOut: () => void;
}

const look =
  'font-medium text-ink underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center';

/** Beside a line of a card: out of this prompt, or to the card itself. */
export const TakeOut = ({ fact, onTakeOut }: TakeOutProps) => (
  <span className="block">
    <button type="button" className={look} onClick={onTakeOut}>
      Take out
    </button>{' '}
    <Link to="/context" search={{ card: fact.slice(0, fact.indexOf('.')) }} className={`${look} ml-3`}>
      Edit card
    </Link>
  </span>
);
