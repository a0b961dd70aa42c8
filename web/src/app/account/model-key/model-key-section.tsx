import { useQuery } from '@tanstack/react-query';
import type { WrittenBy } from '@whetstone/contract';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { writerStateQuery } from '../../../lib/api/writer.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AccountMatter, AccountSection } from '../account-section.tsx';
import { FormBehindButton } from '../security/form-behind-button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { KeptKey } from './kept-key.tsx';
import { KeyForm } from './key-form.tsx';

const words: Record<WrittenBy['source'], (name: string) => string> = {
  own: (name) => `${name} writes your prompts with your own key.`,
  site: (name) => `${name} writes your prompts. To use another model, add your own key.`,
  local: (name) => `${name}, on this server, writes your prompts. To use another model, add your own key.`,
  rules: () => 'Built-in rules write your prompts. To use a language model, add your own key.',
};

/** Which model writes for this person, and the key of their own that changes it. */
export function ModelKeySection() {
  const { data: writer, error } = useQuery(writerStateQuery);
  const [isOpen, setIsOpen] = useState(false);
  const [verdict, setVerdict] = useState('');
  if (writer && writer.providers.length === 0 && !writer.own_key) return null;
  return (
    <AccountSection
      id="model-key"
      title="Model"
      intro="Which model writes your prompts, and who pays for it."
    >
      {error && !writer && <MessageBox look="bad">{describeError(error)}</MessageBox>}
      {!writer && !error && <Skeleton lines={2} />}
      {writer && (
        <AccountMatter title="Your own key">
          {verdict && <MessageBox look="done">{verdict}</MessageBox>}
          {writer.own_key && !isOpen && (
            <KeptKey kept={writer.own_key} onRemoved={() => setVerdict('Key removed.')} />
          )}
          {writer.providers.length > 0 && (
            <FormBehindButton
              text={words[writer.written_by.source](writer.written_by.name)}
              label={writer.own_key ? 'Change model or key' : 'Add a key'}
              isOpen={isOpen}
              onOpen={() => {
                setVerdict('');
                setIsOpen(true);
              }}
            >
              <KeyForm
                writer={writer}
                onSaved={(said) => {
                  setVerdict(said);
                  setIsOpen(false);
                }}
                onCancel={() => setIsOpen(false)}
              />
            </FormBehindButton>
          )}
        </AccountMatter>
      )}
    </AccountSection>
  );
}
