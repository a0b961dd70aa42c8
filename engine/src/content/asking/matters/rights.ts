import { matter } from '../matter.ts';

/** Rights and duties, and what was agreed. */
export const rights = [
  matter(
    'trouble people rights how',
    /\b(?:tenants?|landlord|landlady|business partner|contractor|builder|employer|overtime|wages|notice period|warranty|deposit|executor|inherit\w*|divorce|custody|charges me|fire (?:someone|somebody|an? \p{L}+))\b/iu,
    'country or state; what was agreed; what was done so far',
  ),
  matter(
    'trouble people rights how',
    /\b(?:refund|money back|compensation|do i have to pay|am i (?:allowed|entitled|liable)|(?:flight|train|hotel|order|booking|contract|insurance|subscription|concert|event|class|course)\b.{0,24}\bcancelled|cancelled (?:my|our|the) (?:flight|train|hotel|order|booking|contract|policy|subscription)|refuses? to (?:take|pay|refund|repair|return)|write a will|visa|register an? |pension\b.*\babroad|who (?:do i|can i) (?:ask|call) (?:about|for))\b/i,
    'country or state; papers or proof I have; what was done so far',
  ),
];
