/** A prompt's tags as words. */
export const TagList = ({ tags }: { tags: readonly string[] }) => (
  <ul aria-label="Tags" className="flex h-6 min-w-0 flex-wrap gap-1 overflow-hidden">
    {tags.map((tag) => (
      <li
        key={tag}
        className="max-w-36 truncate rounded-control border border-hairline h-6 px-2 text-12 leading-[1.375rem] text-body"
      >
        {tag}
      </li>
    ))}
  </ul>
);
