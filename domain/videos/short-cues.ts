import type { Language } from '../language.ts'
import type { Cue } from './tracks.ts'

/** Letters in two lines of the largest captions on a phone of 360 px. */
const longest = 56

/** Text in parts of at most `longest` letters, halved at the space nearest to its middle. */
const partsOf = (text: string): string[] => {
  if (text.length <= longest) return [text]
  const fromMiddle = ({ index }: { index: number }) => Math.abs(index - text.length / 2)
  const [space] = [...text.matchAll(/\s+/g)].toSorted((one, other) => fromMiddle(one) - fromMiddle(other))
  if (!space) return [text]
  return [...partsOf(text.slice(0, space.index)), ...partsOf(text.slice(space.index + space[0].length))]
}

/** Cues of at most two lines on a phone: the parts of a longer one follow each other, each for its share of the time. */
export const shortCues = (cues: readonly Cue[], language: Language): Cue[] =>
  cues.flatMap((cue) => {
    const parts = partsOf((cue.text[language] || cue.text.en).trim())
    const letters = parts.reduce((sum, part) => sum + part.length, 0)
    let shown = 0
    const instant = () => Math.round(cue.startMs + ((cue.endMs - cue.startMs) * shown) / Math.max(1, letters))
    return parts.map((part) => {
      const startMs = instant()
      shown += part.length
      return { startMs, endMs: shown === letters ? cue.endMs : instant(), text: { ...cue.text, [language]: part } }
    })
  })
