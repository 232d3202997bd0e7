import { matchesOf, type Match } from './folded-text.ts'
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
