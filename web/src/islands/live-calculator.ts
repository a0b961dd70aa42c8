import { savings } from '../public/pricing/savings.ts';
import type { CalculatorData } from '../shared/island-data/calculator.ts';
import type { Dataset, Selector } from '../shared/island-data/data.ts';

/** Keeps the result of the savings calculator in step with its fields. Fields out of their range leave it as it was. */
export function liveCalculator(): void {
  const form = document.querySelector<HTMLFormElement>(
    'form[data-calculator]' satisfies Selector<CalculatorData>,
  );
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
    for (const place of form.querySelectorAll<HTMLElement>(
      '[data-result]' satisfies Selector<CalculatorData>,
    )) {
      const { result: name } = place.dataset as Dataset<CalculatorData>;
      if (name) place.textContent = `$${result[name].toLocaleString('en-US')}`;
    }
  });
}
