const parts = [
  { title: 'All three levels', text: 'Standard, Professional and Expert, in every industry.' },
  { title: 'Every kind of prompt', text: 'Text, image, video and code, for every tool we support.' },
  { title: 'Your own collection', text: 'Saved prompts with folders, tags, versions and export.' },
  { title: 'Support by email', text: 'One address for questions, problems and ideas.' },
];

/** What no plan leaves out: beside the table, so that the table can hold what differs. */
export const InEveryPlan = () => (
  <div className="mt-12">
    <h3 className="text-16 font-semibold">In every plan, even the free one</h3>
    <dl className="mt-4 grid gap-x-8 gap-y-6 border-t border-ink pt-4 sm:grid-cols-2 lg:grid-cols-4">
      {parts.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-14 font-medium text-ink">{title}</dt>
          <dd className="mt-1 max-w-[34ch] text-14 text-mute">{text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
