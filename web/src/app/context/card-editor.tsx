import type { Card } from '@whetstone/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { cardsQuery, deleteCard, saveCard } from '../../lib/api/cards.ts';
import { describeError } from '../../lib/api/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { CardFields } from './card-fields.tsx';
import { type CardForm, formOf, inputOf } from './card-form.ts';
import { CardVersions } from './card-versions.tsx';

const VoiceSamples = lazy(async () => ({
  default: (await import('./voice/voice-samples.tsx')).VoiceSamples,
}));

interface CardEditorProps {
  first: CardForm;
  onClose: () => void;
}

const newerOf = (error: Error | null): Card | undefined =>
  error instanceof ApiError && error.code === 'card_conflict' ? (error.newer as Card) : undefined;

/** One card, all of it changed freely until it is saved. */
export function CardEditor({ first, onClose }: CardEditorProps) {
  const cache = useQueryClient();
  const [form, setForm] = useState(first);
  const [isLeaving, setIsLeaving] = useState(false);
  /** How often the fields were filled from texts. */
  const [measured, setMeasured] = useState(0);
  const isChanged = JSON.stringify(form) !== JSON.stringify(first) || form.revision === null;
  const readAnew = () => cache.invalidateQueries(cardsQuery);
  const save = useMutation({
    mutationFn: () => saveCard({ id: form.id, input: inputOf(form) }),
    onSuccess: async () => {
      await readAnew();
      onClose();
    },
  });
  const remove = useMutation({
    mutationFn: () => deleteCard(form.id),
    onSuccess: async () => {
      await readAnew();
      onClose();
    },
  });
  const newer = newerOf(save.error);
  const leave = () => (isChanged ? setIsLeaving(true) : onClose());
  return (
    <>
      <Dialog
        open
        onClose={leave}
        asksToClose={isChanged}
        size="wide"
        title={form.revision === null ? 'New card' : form.name}
      >
        {form.kind === 'voice' && (
          <Suspense>
            <VoiceSamples
              onMeasured={(traits) => {
                const said = Object.fromEntries(traits.map(({ field, text }) => [field, text]));
                setForm({ ...form, fields: { ...form.fields, ...said } });
                setMeasured(measured + 1);
              }}
            />
          </Suspense>
        )}
        <CardFields key={`${form.kind} ${measured}`} form={form} onChange={setForm} />
        {form.revision !== null && <CardVersions form={form} onRestore={setForm} />}
        {newer ? (
          <MessageBox look="bad">
            This card was changed on another device.{' '}
            <button
              type="button"
              className="underline"
              onClick={() => setForm({ ...form, revision: newer.revision })}
            >
              Keep mine
            </button>{' '}
            <button type="button" className="underline" onClick={() => setForm(formOf(newer))}>
              Use the other version
            </button>
          </MessageBox>
        ) : (
          (save.error ?? remove.error) && (
            <MessageBox look="bad">{describeError(save.error ?? remove.error)}</MessageBox>
          )
        )}
        <div className="dialog-foot">
          {form.revision !== null && (
            <Button className="mr-auto text-bad!" busy={remove.isPending} onClick={() => remove.mutate()}>
              Delete card
            </Button>
          )}
          <Button onClick={leave}>Cancel</Button>
          <Button
            look="primary"
            busy={save.isPending}
            disabled={form.name.trim() === ''}
            onClick={() => save.mutate()}
          >
            Save card
          </Button>
        </div>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title="Leave without saving?"
        action="Leave"
        dismiss="Keep editing"
        isBusy={false}
        onConfirm={onClose}
      >
        <p className="text-14 text-body">Your changes to this card will be lost.</p>
      </ConfirmDialog>
    </>
  );
}
