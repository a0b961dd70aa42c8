import { useState } from 'react';
import { navigation } from '../../config/navigation.ts';
import { readNextPage } from '../../lib/next-page.ts';
import { isWithdrawal } from './is-withdrawal.ts';
import { planThatWaits } from './plan-that-waits.ts';

/** Which page or plan was asked for and opens after signing in; nothing where none was. */
export function PageThatWaits() {
  const [words] = useState(() => wordsFor(readNextPage()));
  if (!words) return null;
  return (
    <p className="text-14 text-body">
      {words.name && <span className="font-medium text-ink">{words.name}</span>} {words.text}
    </p>
  );
}

function wordsFor(page: string | undefined): { name?: string; text: string } | undefined {
  if (!page) return undefined;
  if (isWithdrawal(page))
    return {
      text: 'Sign in to the account that has the subscription. The withdrawal form opens next; nothing is sent until you confirm.',
    };
  const plan = planThatWaits(page);
  if (plan)
    return {
      name: `${plan.name}, $${plan.priceUsd} a month.`,
      text: 'Checkout opens once you are signed in.',
    };
  const { pathname } = new URL(page, location.origin);
  const label = navigation.find(({ to }) => to === pathname)?.label;
  return label
    ? { name: label, text: 'opens once you are signed in. Free account, no card needed.' }
    : undefined;
}
