import { useEffect, useState } from 'react';
import { readPublicConfig } from '../../lib/api/read-public-config.ts';

/** Where mails go to the outbox page of a development server, the way there is one click. */
export function OutboxLink() {
  const [hasOutbox, setHasOutbox] = useState(false);
  useEffect(() => {
    readPublicConfig().then(
      (config) => setHasOutbox(config.dev_outbox),
      () => setHasOutbox(false),
    );
  }, []);
  if (!hasOutbox) return null;
  return (
    <p className="mt-2">
      <a href="/dev/outbox" className="font-medium underline underline-offset-4">
        Open the development outbox
      </a>
    </p>
  );
}
