import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-classes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import * as icons from '../../ui/icons/icons.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { Foundations } from './foundations.tsx';
import { ManuscriptSpecimen } from './manuscript-specimen.tsx';
import { Specimen } from './specimen.tsx';

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'link', 'bad'];
const options = ['First', 'Second', 'Third'].map((label) => ({ value: label, label }));

export function DesignPage() {
  const [isOn, setIsOn] = useState(true);
  const [choice, setChoice] = useState('First');
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const [copyProblem, setCopyProblem] = useState('');
  return (
    <main className="mx-auto max-w-[1200px] px-4 py-12 sm:px-6">
      <div className="flex items-center justify-between pb-8">
        <h1 className="display text-44">Every widget, every state</h1>
        <Wordmark />
      </div>
      <Foundations />
      <Specimen title="Button">
        {looks.map((look) => (
          <div key={look} className="flex flex-col items-start gap-2">
            <Button look={look}>{look}</Button>
            <Button look={look} size="small">
              small
            </Button>
            <Button look={look} busy>
              busy
            </Button>
            <Button look={look} disabled>
              disabled
            </Button>
          </div>
        ))}
        <CopyButton text="copied from the design page" onError={setCopyProblem} />
        {copyProblem}
      </Specimen>
      <Specimen title="Text field">
        <TextField label="Empty" placeholder="Placeholder" />
        <TextField label="Filled" defaultValue="Filled" />
        <TextField label="Wrong" defaultValue="Wrong" error="Says what is wrong and what to do." />
        <TextField label="Disabled" defaultValue="Disabled" disabled />
      </Specimen>
      <Specimen title="Select">
        <SelectField label="Choose" value={choice} options={options} onChoose={setChoice} />
        <SelectField label="Small" size="small" value={choice} options={options} onChoose={setChoice} />
        <SelectField label="Disabled" value="First" options={options} onChoose={setChoice} disabled />
      </Specimen>
      <Specimen title="Segments">
        <div className="w-80">
          <SegmentedControl label="Choose" options={options} value={choice} onChoose={setChoice} />
        </div>
      </Specimen>
      <Specimen title="Switch and check">
        <Switch label={isOn ? 'On' : 'Off'} isOn={isOn} onSwitch={setIsOn} />
        <input type="checkbox" aria-label="Check" className="check mt-1" defaultChecked />
        <input type="checkbox" aria-label="Check" className="check mt-1" />
      </Specimen>
      <Specimen title="Messages">
        <MessageBox look="bad">What failed, and what to do about it.</MessageBox>
        <MessageBox look="done">What was done, and what comes next.</MessageBox>
        <Spinner label="Loading" />
      </Specimen>
      <Specimen title="Dialog">
        <Button onClick={() => setIsDialogOpen(true)}>Open the dialog</Button>
        <ConfirmDialog
          open={isDialogOpen}
          onClose={() => setIsDialogOpen(false)}
          title="Delete this?"
          action="Delete"
          isBusy={false}
          onConfirm={() => setIsDialogOpen(false)}
        >
          <p>It is gone for good.</p>
        </ConfirmDialog>
      </Specimen>
      <Specimen title="Nothing here">
        <EmptyState title="No prompts yet" action={<Button look="primary">Do the next thing</Button>}>
          Says why nothing is here.
        </EmptyState>
      </Specimen>
      <Specimen title="Icons">
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} title={name}>
            <Icon />
          </span>
        ))}
      </Specimen>
      <ManuscriptSpecimen />
    </main>
  );
}
