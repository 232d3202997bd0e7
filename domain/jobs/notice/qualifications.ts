import type { Qualification } from '../../accounts/student-profile.ts'
import { spacedPattern } from './heading.ts'
import { partsAbout, type Section } from './sections.ts'

/** Patterns of the levels, highest first. */
const levels: [Qualification, RegExp][] = [
  ['doctorate', /ph\.?\s?d|doctorate|पीएच\.?\s?डी/iu],
  ['postgraduate', /post[- ]?graduat|master'?s?\b|\bm\.?\s?(?:sc|a|com|tech)\b|परास्नातक|स्नातकोत्तर/iu],
  ['graduate', /graduat|bachelor|\bdegree\b|\bb\.?\s?(?:sc|a|com|tech|e|ed)\b|ll\.?b|स्नातक|डिग्री|उपाधि/iu],
  ['diploma', /diploma|डिप्लोमा/iu],
  ['iti', /\biti\b|i\.t\.i|आई\.?\s?टी\.?\s?आई/iu],
  [
    'class-12',
    /\b12th|\bxii\b|10\s?\+\s?2|intermediate|higher secondary|senior secondary|class 12|इंटरमीडिएट|12वीं|बारहवीं|उच्चतर माध्यमिक/iu,
  ],
  ['class-10', /\b10th|matric|high school|secondary school|class 10|class x\b|हाई ?स्कूल|मैट्रिक|10वीं|दसवीं/iu],
]

const subjects =
  /\b(?:in|with)\s+(?!any\b|a\b|the\b|an?\b|india)[a-z]{3,}|engineering|\blaw\b|\bllb\b|\bb\.?\s?ed\b|\btrade\b|के साथ|में (?:स्नातक|परास्नातक|डिप्लोमा|उपाधि|डिग्री)|विषय में|अभियांत्रिकी|विधि|ट्रेड|टाइपिंग|typing|certificate/iu
const anySubject = /any (?:discipline|subject|stream)|किसी भी विषय/iu

export type RequiredQualification = { level: Qualification; special: boolean; from: number; to: number }

/** The qualification that words ask for first, and where in them its line ends. */
const qualificationOf = (words: string): { level: Qualification; special: boolean; length: number } | null => {
  const placed = levels.flatMap(([level, pattern]) => {
    const at = words.search(pattern)
    return at === -1 ? [] : [{ level, at }]
  })
  const first = placed.toSorted((one, other) => one.at - other.at)[0]
  if (!first) return null
  const line = words.split('\n')[0] ?? words
  const special = !anySubject.test(words) && subjects.test(words)
  return { level: first.level, special, length: (levels.some(([, p]) => p.test(line)) ? line : words).length }
}

/**
 * Qualification of each section, or line, about it: the level that its wording names first. `from` and `to` are the
 * wording.
 */
export const qualificationsIn = (text: string, sections: readonly Section[]): RequiredQualification[] =>
  partsAbout(text, sections, 'qualification').flatMap(({ bodyFrom, to }) => {
    const body = text.slice(bodyFrom, to)
    const lead = /^[\s:-]*/.exec(body)?.[0].length ?? 0
    const words = /^[^\n]*\p{L}[^\n]*(?:\n(?![ \t]*\n)[^\n]{3,}){0,3}/u.exec(body.slice(lead))?.[0]
    const found = words === undefined ? null : qualificationOf(words)
    if (!found) return []
    const { length, ...asked } = found
    return [{ ...asked, from: bodyFrom + lead, to: bodyFrom + lead + length }]
  })

/** Qualifications in lines that begin with the name of a post, such as "Surveyor: 12th pass", in the order of `names`. */
export const namedQualificationsIn = (
  text: string,
  sections: readonly Section[],
  names: readonly string[],
): (RequiredQualification | null)[] => {
  const parts = partsAbout(text, sections, 'qualification')
  return names.map((name) => {
    if (name === '') return null
    const pattern = new RegExp(`^[\\s\\d().*\u2022-]*${spacedPattern(name)}\\s*[:=-]+\\s*([^\\n]+)`, 'imu')
    for (const { bodyFrom, to } of parts) {
      const line = pattern.exec(text.slice(bodyFrom, to))
      const found = qualificationOf(line?.[1] ?? '')
      if (!line || !found) continue
      const end = bodyFrom + line.index + line[0].length
      return { level: found.level, special: found.special, from: end - (line[1] ?? '').length, to: end }
    }
    return null
  })
}
