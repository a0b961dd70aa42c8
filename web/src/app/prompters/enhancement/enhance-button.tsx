import { useQuery } from '@tanstack/react-query';
import { publicConfigQuery } from '../../../lib/api/public-config.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';

interface EnhanceButtonProps {
  isBusy: boolean;
  onEnhance: () => void;
}

/** The name stands while the server's own is on its way, so that the line does not jump. */
const usualName = 'Whetstone AI';

export function EnhanceButton({ isBusy, onEnhance }: EnhanceButtonProps) {
  const { data } = useQuery(publicConfigQuery);
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        className={buttonClasses('link', 'text', 'act-framed pointer-coarse:mx-0 pointer-coarse:px-3')}
        onClick={isBusy ? undefined : onEnhance}
      >
        {isBusy ? 'Enhancing...' : `Improve with ${data?.ai_name ?? usualName}`}
      </button>
      <span className="text-13 text-mute" title="Improving your text doesn’t count as a prompt">
        free
      </span>
    </span>
  );
}
