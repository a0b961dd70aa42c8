import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MoreIcon } from '../../ui/icons/icons.tsx';
import type { ButtonSize } from '../../ui/button-classes.ts';

export interface MoreMenuProps {
  /** What the acts are done to, for whoever cannot see where the button stands. */
  of?: string;
  size?: ButtonSize;
  /** At the foot of a window its acts stand above the button. */
  opensUp?: boolean;
  /** Its acts open dialogs of their own within it: it gives way to them, and is closed with them. */
  staysOpen?: boolean;
  className?: string;
  /** The acts, buttons one below the other. */
  children: ReactNode;
}

/** Acts that are seldom wanted, behind one button. */
export function MoreMenu({
  of,
  size = 'small',
  opensUp = false,
  staysOpen = false,
  className = '',
  children,
}: MoreMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target))) setIsOpen(false);
    };
    const menu = box.current;
    const onDialogClose = () => {
      button.current?.focus();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    // It does not bubble.
    menu?.addEventListener('close', onDialogClose, true);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      menu?.removeEventListener('close', onDialogClose, true);
    };
  }, [isOpen]);
  // The focus is back on the button before an act moves it on, so that what opens gives it back there.
  const close = () => {
    button.current?.focus();
    setIsOpen(false);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys that come up from the buttons in it
    <div
      ref={box}
      className={`relative ${className}`}
      onKeyDown={(event) => {
        const isInDialog = event.target instanceof Element && event.target.closest('dialog [open]');
        if (event.key !== 'Escape' || !isOpen || isInDialog) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={button}
        size={size}
        aria-label={of && `More for ${of}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {/* At the foot of a window on a phone there is no room for the word. */}
        <span className={opensUp ? 'max-sm:sr-only' : ''}>More</span>
        {opensUp && <MoreIcon className="sm:hidden" />}
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions jsx-a11y/click-events-have-key-events -- presses that come up from the buttons in it */}
      <div
        id={id}
        hidden={!isOpen}
        onClickCapture={staysOpen ? undefined : close}
        className={`has-[dialog[open]]:invisible [&_dialog]:visible absolute right-0 z-20 min-w-44 rounded-card border border-outline bg-raised p-1 shadow-float [&>button]:w-full [&>button]:justify-start! ${opensUp ? 'bottom-full mb-1' : 'top-full mt-1'}`}
      >
        {children}
      </div>
    </div>
  );
}
