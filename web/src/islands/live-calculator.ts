import { savings } from '../public/pricing/savings.ts';

/** Keeps the result of the savings calculator in step with its fields. Fields out of their range leave it as it was. */
export function liveCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-calculator]');
  form?.addEventListener('submit', (event) => event.preventDefault());
  form?.addEventListener('input', () => {
    if (!form.checkValidity()) return;
    const data = new FormData(form);
    const number = (name: string) => Number(data.get(name));
    const result = savings({
      answers: number('answers'),
      minutes: number('minutes'),
      hourUsd: number('hourUsd'),
      share: number('share') / 100,
    });
    for (const [name, dollars] of Object.entries(result)) {
      const place = form.querySelector(`[data-result="${name}"]`);
      if (place) place.textContent = `$${dollars.toLocaleString('en-US')}`;
    }
  });
}
