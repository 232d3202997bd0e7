import type { Qualification } from '../../accounts/student-profile.ts'
import { matchesOf, type Match } from './folded-text.ts'
import { partsAbout, type Section } from './sections.ts'
import { numberOf } from './vacancies.ts'

const money = '(?:₹|Rs\\.?|रु\\.?|रुपये|रू\\.?)?\\s{0,3}'
const payPatterns = [
  // A bank's scale: 48480-2000/7-62480-2340/2-67160-2680/7-85920.
  /(?<!\d)(\d{2,3},?\d{3})\s*-\s*\d{3,4}(?:\/|\()\s*\d{1,2}\)?(?:\s*-\s*\d{2,3},?\d{3}\s*-\s*\d{3,4}(?:\/|\()\s*\d{1,2}\)?)*\s*-\s*(\d{2,3},?\d{3})/gu,
  new RegExp(
    `(?<![\\d,])${money}(\\d{1,2},?\\d{3}|\\d,\\d{2},\\d{3})(?:\\s{0,3}\\/-)?\\s{0,3}(?:-|to|से)\\s{0,3}${money}(\\d{1,2},?\\d{3}|\\d,\\d{2},\\d{3}|\\d{6})(?![\\d,]*\\d)`,
    'giu',
  ),
]

/** Monthly pay, paise: lowest and highest. */
export const paysIn = (text: string): Match<[number, number]>[] => {
  for (const pattern of payPatterns) {
    const found = matchesOf(text, pattern).flatMap((match): Match<[number, number]>[] => {
      const [low, high] = [numberOf(match[1] ?? ''), numberOf(match[2] ?? '')]
      if (low < 5_000 || high <= low || high > 300_000) return []
      return [{ value: [low * 100, high * 100], from: match.index, to: match.index + match[0].length }]
    })
    if (found.length > 0) return found
  }
  return []
}

const levelPattern =
  /(?:(?:pay\s*(?:matrix\s*)?)?level|लेवल|स्तर|पे[- ]?लेवल)\s*[-:(]{0,2}\s*(?:no\.?\s*)?(\d{1,2}A?)(?![\d.])/giu

export const payLevelsIn = (text: string): Match<string>[] =>
  matchesOf(text, levelPattern)
    .filter(({ 1: level = '' }) => Number.parseInt(level, 10) >= 1 && Number.parseInt(level, 10) <= 18)
    .map((match) => ({
      value: (match[1] ?? '').replace(/^0/, ''),
      from: match.index,
      to: match.index + match[0].length,
    }))

const namePattern =
  /(?:name of (?:the )?posts?|post name|posts?\b(?= ?:)|पद का नाम|पदनाम|पद(?= ?:))\s*(?:\/\s*[^:\n]{0,30})?[:=-]+\s*([^\n|;]{3,120})/giu

/** Names of posts in lines such as "Name of post: Assistant". */
export const postNamesIn = (text: string): Match<null>[] =>
  matchesOf(text, namePattern).flatMap((match) => {
    const name = (match[1] ?? '')
      .replace(/\s*[-(,]*\s*\(?\d[\d,]*\s*(?:posts?|vacanc\w*|पद).*$/iu, '')
      .replace(/[.।\s]+$/u, '')
    const from = match.index + match[0].indexOf(match[1] ?? '')
    return /[\p{L}\p{M}]{3}/u.test(name) ? [{ value: null, from, to: from + name.length }] : []
  })

const listPattern =
  /^[ \t]*\(?[0-9a-zivx]{1,4}[.)]\s*([\p{L}][^\n:|]{2,80}?)\s*[-:|=]+\s*(\d[\d,]*)\s*(?:posts?|vacanc\w*|पद|रिक्त)/gimu

/** Posts with their number in numbered lines: "1. Assistant - 480 posts". */
export const listedPostsIn = (text: string): { name: Match<null>; count: Match<number> }[] =>
  matchesOf(text, listPattern).map((match) => {
    const [line, name = '', count = ''] = match
    const from = match.index + line.indexOf(name)
    const end = match.index + line.length
    return {
      name: { value: null, from, to: from + name.length },
      count: { value: numberOf(count), from: from + name.length, to: end },
    }
  })

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

type RequiredQualification = { level: Qualification; special: boolean; from: number; to: number }

/**
 * Qualification of each section, or line, about it: the level that its wording names first. `from` and `to` are the
 * wording.
 */
export const qualificationsIn = (text: string, sections: readonly Section[]): RequiredQualification[] =>
  partsAbout(text, sections, 'qualification').flatMap(({ bodyFrom, to }) => {
    const body = text.slice(bodyFrom, to)
    const lead = /^[\s:-]*/.exec(body)?.[0].length ?? 0
    const words = /^[^\n]*\p{L}[^\n]*(?:\n(?![ \t]*\n)[^\n]{3,}){0,3}/u.exec(body.slice(lead))?.[0]
    if (!words) return []
    const from = bodyFrom + lead
    const placed = levels.flatMap(([level, pattern]) => {
      const at = words.search(pattern)
      return at === -1 ? [] : [{ level, at }]
    })
    const first = placed.toSorted((one, other) => one.at - other.at)[0]
    if (!first) return []
    const line = words.split('\n')[0] ?? words
    const special = !anySubject.test(words) && subjects.test(words)
    return [
      { level: first.level, special, from, to: from + (levels.some(([, p]) => p.test(line)) ? line : words).length },
    ]
  })
