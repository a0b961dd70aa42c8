import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { originQuery } from '../../../lib/api/prompts.ts';

/** What a copy was made from, with a way there where it can be read. */
export function OriginLine({ id }: { id: string }) {
  const origin = useQuery(originQuery(id)).data?.origin;
  if (!origin) return null;
  const look = 'underline underline-offset-4 hover:text-ink';
  return (
    <p className="text-13 text-mute wrap-anywhere">
      A copy of {origin.id === null && `“${origin.title}”, which is no longer public`}
      {origin.id !== null && origin.is_own && (
        <Link to="/user-library" search={{ open: origin.id }} className={look}>
          {origin.title}
        </Link>
      )}
      {origin.id !== null && !origin.is_own && (
        <a href={`/library/${origin.id}`} className={look}>
          {origin.title}
        </a>
      )}
    </p>
  );
}
