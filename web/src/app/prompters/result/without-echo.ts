import type { Section } from '@whetstone/engine';

/** A part of a prompt on the sheet: where its own first line leads in, no heading says the same above it. */
export const withoutEcho = (section: Section): Section =>
  /^\s*[^\n]+:\n/.test(section.text) ? { ...section, title: '' } : section;
