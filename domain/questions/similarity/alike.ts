import type { HighlightRanges } from '../../search/highlight.ts'
import { shinglesIn } from './shingles.ts'

const covers = (ranges: HighlightRanges, start: number): boolean => (ranges.at(-1)?.[1] ?? -1) >= start

/** Ranges of a text whose shingles another text has too; neighbouring words are one range. */
export const alikeRanges = (text: string, shingles: ReadonlySet<string>): HighlightRanges => {
  const ranges: HighlightRanges = []
  for (const shingle of shinglesIn(text)) {
    const [first] = shingle.words
    const last = shingle.words.at(-1)
    if (!first || !last || !shingles.has(shingle.text)) continue
    const open = ranges.at(-1)
    if (open && covers(ranges, first.start)) open[1] = Math.max(open[1], last.end)
    else ranges.push([first.start, last.end])
  }
  return ranges
}
