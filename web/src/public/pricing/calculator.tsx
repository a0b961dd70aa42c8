import type { CalculatorData } from '../../shared/island-data/calculator.ts';

/** The calculator's fields; the values it opens with give the example of the page. */
const calculatorFields = [
  { name: 'answers', label: 'Answers a month', min: 0, max: 10_000, value: 100 },
  { name: 'minutes', label: 'Minutes spent rewriting each one', min: 0, max: 120, value: 10 },
  { name: 'hourUsd', label: 'Hourly cost, in dollars', min: 0, max: 1000, value: 30 },
  { name: 'share', label: 'Rework you expect to avoid (your guess), in %', min: 0, max: 100, value: 70 },
] as const;

const value = (name: string) => calculatorFields.find((field) => field.name === name)?.value ?? 0;

/** Four numbers and what they come to; the site script keeps the result in step, without one the example stands. */
export function Calculator({ monthUsd, yearUsd }: { monthUsd: number; yearUsd: number }) {
  return (
    <form
      {...({ 'data-calculator': true } satisfies CalculatorData)}
      className="rounded-card border border-hairline bg-raised p-6"
      aria-label="Savings calculator"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {calculatorFields.map(({ name, label, min, max }) => (
          <label key={name} className="flex flex-col gap-1.5 text-13 font-medium text-ink">
            {label}
            <input
              type="number"
              inputMode="numeric"
              name={name}
              min={min}
              max={max}
              defaultValue={value(name)}
              className="field h-10 px-3 text-14 tabular pointer-coarse:h-11"
            />
          </label>
        ))}
      </div>
      <output className="mt-6 flex flex-wrap gap-x-12 gap-y-6 border-t border-hairline pt-6">
        <span>
          <span
            {...({ 'data-result': 'monthUsd' } satisfies CalculatorData)}
            className="display block text-44 tabular"
          >
            ${monthUsd.toLocaleString('en-US')}
          </span>
          <span className="text-13 text-mute">saved per month, before the cost of the plan</span>
        </span>
        <span>
          <span
            {...({ 'data-result': 'yearUsd' } satisfies CalculatorData)}
            className="display block text-44 tabular"
          >
            ${yearUsd.toLocaleString('en-US')}
          </span>
          <span className="text-13 text-mute">saved per year</span>
        </span>
      </output>
    </form>
  );
}
