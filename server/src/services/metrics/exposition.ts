export interface Sample {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** Behind the metric's name, as a histogram's parts have it. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
}

export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly Sample[];
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');

const labelsOf = (labels: Sample['labels'] = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

/** Metrics in the text format of Prometheus, version 0.0.4. */
export const writeMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}\n`,
      `# TYPE ${name} ${type}\n`,
      ...samples.map(({ suffix = '', labels, value }) => `${name}${suffix}${labelsOf(labels)} ${value}\n`),
    ])
    .join('');
