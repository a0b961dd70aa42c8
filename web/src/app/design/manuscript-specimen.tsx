import type { Section } from '@whetstone/engine';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Manuscript } from '../../ui/manuscript/manuscript.tsx';
import { Specimen } from './specimen.tsx';

const sections: Section[] = [
  {
    id: 'task',
    title: 'Task',
    reason: 'The task comes first.',
    text: 'Write a letter to the tenants on the third floor.',
    spans: [
      {
        text: 'could you ',
        origin: 'removed',
        rule: 'R1',
        reason: 'Courtesy costs tokens and changes nothing.',
      },
      { text: 'Write', origin: 'edited', rule: 'R2', reason: 'A task begins with its verb.' },
      { text: ' a letter to the tenants', origin: 'goal' },
      {
        text: ' on the third floor',
        origin: 'added',
        rule: 'R3',
        reason: 'You named the floor in your last line.',
      },
      { text: '.', origin: 'added' },
    ],
  },
  {
    id: 'return',
    title: 'Return',
    reason: 'A section without marks still says why it is there.',
    text: 'Return the letter only.',
    spans: [{ text: 'Return the letter only.', origin: 'goal' }],
  },
];

export function ManuscriptSpecimen() {
  const [drawn, setDrawn] = useState(0);
  return (
    <Specimen title="Manuscript">
      <div className="desk-inset flex w-full rounded-desk border border-hairline bg-raised">
        <Manuscript key={drawn} sections={sections} isDrawn />
      </div>
      <Button size="small" onClick={() => setDrawn(drawn + 1)}>
        Draw the marks again
      </Button>
    </Specimen>
  );
}
