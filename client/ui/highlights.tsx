import type { Marked } from '../../domain/search/highlight.ts'

/** A text with its marks. All of it is rendered as text and never as markup. */
export function Highlights({ marked: { text, marks } }: { marked: Marked }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.flatMap(([start, end], index) => [
        text.slice(ends[index], start),
        <mark key={start} className="bg-warning-soft font-semibold text-ink">
          {text.slice(start, end)}
        </mark>,
      ])}
      {text.slice(ends.at(-1))}
    </>
  )
}
