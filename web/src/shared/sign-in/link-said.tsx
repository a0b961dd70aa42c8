import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { useBackCloses } from '../../ui/use-back-closes.ts';

/** What a link had to say to somebody who is signed in, and stays so. */
export function LinkSaid({ look, text }: { look: 'bad' | 'done'; text: string }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  useBackCloses(open, close);
  return (
    <Dialog open={open} onClose={close} title={look === 'bad' ? 'That link did not work' : 'From your email'}>
      <MessageBox look={look}>{text}</MessageBox>
      <p>You are still signed in.</p>
      <div className="dialog-foot">
        <Button onClick={close}>Stay here</Button>
        <a href="/dashboard" className={buttonClasses('primary')}>
          Go to dashboard
        </a>
      </div>
    </Dialog>
  );
}
