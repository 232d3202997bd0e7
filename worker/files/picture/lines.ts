import type { TextStyle, Typesetter } from './text.ts'

const ellipsis = '…'

/** Breaks a word between graphemes when it is wider than a line. */
const partsOf = (word: string, fits: (text: string) => boolean): string[] => {
  if (fits(word)) return [word]
  const parts: string[] = []
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = (parts.at(-1) ?? '') + segment
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

const linesOf = (text: string, fits: (text: string) => boolean): string[] => {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const [index, part] of partsOf(word, fits).entries()) {
      const longer = `${lines.at(-1) ?? ''} ${part}`
      if (index === 0 && lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
      else lines.push(part)
    }
  }
  return lines
}

/** Shortens a line and appends an ellipsis. */
const shortened = (line: string, fits: (text: string) => boolean): string => {
  const segments = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment)
  while (segments.length > 0 && !fits(segments.join('').trimEnd() + ellipsis)) segments.pop()
  return segments.join('').trimEnd() + ellipsis
}

/** Sets a text in at most `maxLines` lines, in the largest size that fits; at the smallest it is truncated. */
export const fittedLines = (
  { widthOf }: Typesetter,
  text: string,
  { sizes, bold, width, maxLines }: { sizes: readonly number[]; bold: boolean; width: number; maxLines: number },
): { lines: string[]; setting: TextStyle } => {
  const smallest = Math.min(...sizes)
  for (const size of sizes) {
    const setting = { size, bold }
    const fits = (line: string) => widthOf(line, setting) <= width
    const lines = linesOf(text, fits)
    if (lines.length <= maxLines) return { lines, setting }
    if (size === smallest) {
      const kept = lines.slice(0, maxLines)
      return { lines: [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', fits)], setting }
    }
  }
  throw new RangeError('No size to set a text in.')
}
