import { ownVoice, type TextKind } from './text-kind.ts';

/** Programs, devices and software. */
export const techKinds = {
  spreadsheet: {
    needs: { any: ['programs'] },
    situations: [
      'spreadsheet-formula',
      'spreadsheet-build',
      'excel-cleanup',
      'data-analysis',
      'chart-dashboard',
    ],
  },
  devices: {
    needs: { any: ['devices', 'answers'] },
    situations: [
      'phone-problem',
      'computer-problem',
      'printer-problem',
      'device-how-to',
      'backup-photos',
      'passwords-security',
    ],
  },
  network: {
    needs: { any: ['devices', 'answers'], own: ['home'] },
    situations: ['wifi-problem', 'home-network-setup'],
  },
  'software-choice': {
    needs: { any: ['programs', 'devices', 'answers'], business: ['business', 'team'], job: ['work'] },
    situations: ['choose-software', 'automate-task', 'choose-ai-tool', 'ai-prompt'],
  },
  'loose-code': {
    needs: { any: [] },
    situations: ['code-write', 'code-explain', 'regex-pattern', 'tech-interview', 'git-help'],
  },
  'own-code': {
    needs: { project: ['stack', 'conventions', 'tests', 'untouched'] },
    situations: ['code-error', 'code-review'],
  },
  'system-design': {
    needs: { project: ['stack', 'database', 'runs', 'product', 'users'], job: ['work'] },
    situations: ['design-doc', 'choose-tech'],
  },
  'test-work': {
    needs: { project: ['product', 'stack', 'tests', 'conventions'] },
    situations: ['test-plan', 'unit-tests'],
  },
  query: {
    needs: { project: ['database', 'stack'] },
    situations: ['sql-query'],
  },
  server: {
    needs: { project: ['stack', 'runs'] },
    situations: ['devops-config'],
  },
  'product-text': {
    needs: { project: ['product', 'users', ...ownVoice], business: ['business', 'customers', ...ownVoice] },
    situations: ['release-notes', 'product-spec', 'roadmap', 'app-store-text', 'ui-text'],
  },
  docs: {
    needs: { project: ['product', 'users', 'stack', 'runs'] },
    situations: ['readme-docs', 'postmortem'],
  },
  'change-text': {
    needs: { project: ['product'] },
    situations: ['commit-pr-text'],
  },
  'bug-report': {
    needs: { project: ['product', 'stack'] },
    situations: ['bug-report'],
  },
} as const satisfies Readonly<Record<string, TextKind>>;
