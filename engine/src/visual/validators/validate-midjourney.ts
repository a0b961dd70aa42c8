import { looseEnds } from './settings-line.ts';

const within =
  (low: number, high: number) =>
  (value: string): boolean =>
    /^\d+$/.test(value) && Number(value) >= low && Number(value) <= high;
const isEmpty = (value: string): boolean => value === '';
const isRatio = (value: string): boolean => /^[1-9]\d{0,3}:[1-9]\d{0,3}$/.test(value);
const isText = (value: string): boolean => value !== '';

const both: Readonly<Record<string, (value: string) => boolean>> = {
  ar: isRatio,
  s: within(0, 1000),
  stylize: within(0, 1000),
  c: within(0, 100),
  chaos: within(0, 100),
  seed: within(0, 4_294_967_295),
  raw: isEmpty,
  sw: within(0, 1000),
  ow: within(1, 1000),
  exp: within(0, 100),
  sref: isText,
  oref: isText,
  iw: within(0, 3),
};
const v7: typeof both = {
  ...both,
  w: within(0, 3000),
  weird: within(0, 3000),
  q: (value) => ['1', '2', '4'].includes(value),
  no: isText,
  tile: isEmpty,
  draft: isEmpty,
};

/** Flags last, parted by spaces, each once, only those the version lists, in range; no `::` weights. */
export function validateMidjourney(prompt: string, version: string): readonly string[] {
  const at = prompt.search(/ --[a-z]/);
  if (at < 0) return ['no flags'];
  const body = prompt.slice(0, at);
  const flags = prompt.slice(at + 1).split(/ (?=--)/);
  const known = version === '7' ? v7 : both;
  const problems: string[] = looseEnds(body);
  const seen = new Set<string>();
  for (const flag of flags) {
    const [, name = '', value = ''] = /^--([a-z]+)(?: (.*))?$/.exec(flag) ?? [];
    if (seen.has(name)) problems.push(`--${name} twice`);
    seen.add(name);
    if (name === 'v') {
      if (value !== version) problems.push(`version ${value}`);
    } else if (known[name] === undefined) problems.push(`--${name} is not listed for ${version}`);
    else if (!known[name](value)) problems.push(`--${name} ${value} is out of range`);
  }
  if (!flags.at(-1)?.startsWith('--v ')) problems.push('the version is not last');
  if (/::/.test(body)) problems.push('weights are not read');
  if (/\n/.test(prompt)) problems.push('more than one line');
  return problems;
}
