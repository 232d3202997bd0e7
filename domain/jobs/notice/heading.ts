import type { IndianState } from '../../accounts/student-profile.ts'
import type { Bilingual } from '../../questions/contract.ts'
import type { JobLevel } from '../kinds.ts'
import { foldText, isHindi, matchesOf, type Match } from './folded-text.ts'
import { stateIn } from './state-names.ts'

export type KnownOrganisation = { id: string; name: Bilingual; url: string | null }

const adNumber =
  /(?:(?:advertisement|advt|adv|notification|notice|examination notice|employment notice|recruitment notice|CEN|CEN\)|F)\.?\s*(?:no|number)\s*\.?|CEN|(?:विज्ञापन|अधिसूचना|विज्ञप्ति)\s*(?:संख्या|सं\.?|क्रमांक|क्र\.?))\s*[:.-]*\s*([A-Za-z0-9\p{L}(][^\s,;|]*(?:\s*[/-]\s*[^\s,;|]+|\s\([^)\n]{1,20}\))*)/giu

/** Number of the advertisement: the first that has a digit. */
export const advertisementNumberIn = (text: string): Match<null> | null => {
  for (const match of matchesOf(text, adNumber)) {
    const number = (match[1] ?? '')
      .replace(/[.।]+$/, '')
      .replace(/\)$/, (end) => ((match[1] ?? '').includes('(') ? end : ''))
    if (!/\d/.test(number)) continue
    const from = match.index + match[0].indexOf(match[1] ?? '')
    return { value: null, from, to: from + number.length }
  }
  return null
}

const smallWords = new Set(['of', 'and', 'the', 'for'])

/** Initials of a name: Staff Selection Commission is SSC. */
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => !smallWords.has(word.toLowerCase()) && /^[A-Za-z]/.test(word))
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const firstPlace = (text: string, pattern: RegExp): { from: number; to: number } | null => {
  const found = pattern.exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : null
}

/** Pattern of a name with any space between its words, in folded text. */
export const spacedPattern = (name: string): string => escaped(foldText(name.trim()).text).replaceAll(/\s+/g, '\\s+')

/** Longest name of an organisation in a notice, with its line breaks, UTF-16 units. */
const maxNameUnits = 500

/** Known organisation that a notice names first: by its name in either language, its site, else by its initials. */
export const organisationIn = (text: string, known: readonly KnownOrganisation[]): Match<KnownOrganisation> | null => {
  const earliest = (patternOf: (organisation: KnownOrganisation) => RegExp | null): Match<KnownOrganisation> | null => {
    let first: Match<KnownOrganisation> | null = null
    for (const value of known) {
      const pattern = patternOf(value)
      const end: number = first ? first.from + maxNameUnits : text.length
      const place = pattern && firstPlace(text.slice(0, end), pattern)
      if (!place) continue
      if (!first || place.from < first.from || (place.from === first.from && place.to > first.to))
        first = { value, ...place }
    }
    return first
  }
  const byName = earliest(({ name }) => {
    const names = [name.en, name.hi].filter((each) => each.trim() !== '').map(spacedPattern)
    return names.length === 0 ? null : new RegExp(names.join('|'), 'iu')
  })
  if (byName) return byName
  const bySite = earliest(({ url }) => {
    const host = url === null ? null : URL.parse(url)?.hostname.replace(/^www\./, '')
    return host ? new RegExp(`(?<![\\w-])${escaped(host)}(?![\\w-])`, 'iu') : null
  })
  if (bySite) return bySite
  return earliest(({ name }) => {
    const initials = initialsOf(name.en)
    return initials.length < 3 ? null : new RegExp(`(?<![A-Za-z])${initials}(?![A-Za-z])`, 'u')
  })
}

const organisationWords =
  /commission|\bboards?\b|\bbank\b|corporation|university|ministry|department|directorate|limited|institute|authority|police|council|court|आयोग|बोर्ड|बैंक|निगम|विश्वविद्यालय|मंत्रालय|विभाग|निदेशालय|लिमिटेड|संस्थान|प्राधिकरण|पुलिस|परिषद|न्यायालय|चयन मंडल/iu

/** Line near the top that names an organisation, for one that is not known yet. */
export const organisationLineIn = (text: string): Match<null> | null => {
  for (const line of matchesOf(text.slice(0, 800), /[^\n]+/g).slice(0, 8)) {
    const words = line[0].trim()
    if (words.length < 80 && organisationWords.test(words) && !/[:@]|www|recruitment of|recruitment to/i.test(words)) {
      const from = line.index + line[0].indexOf(words)
      return { value: null, from, to: from + words.length }
    }
  }
  return null
}

const titleWords =
  /recruit|examination|\bexam\b|selection|apprentic|engagement|appointment|vacanc|\bCEN\b|भर्ती|परीक्षा|चयन|नियुक्ति|रिक्ति|सीधी भर्ती/iu

const notTitle =
  /^(?:[\s\d.()-]*)(?:important|date|last|fee|age|scheme|mode|tentative|applications?\b|vacanc|pay\b|examination notice|centralised|employment notice|selection|examination fee|exam fee|schedule|how|www|http|note|advt|advertisement|notification no|notice no|f\.\s?no|विज्ञापन सं|विज्ञप्ति|महत्वपूर्ण|चयन प्रक्रिया|परीक्षा शुल्क|परीक्षा तिथि|दिनांक|आयु)/iu

/** Title in each language: the first line near the top that names a recruitment. */
export const titlesIn = (text: string): { en: Match<null> | null; hi: Match<null> | null } => {
  const titles: { en: Match<null> | null; hi: Match<null> | null } = { en: null, hi: null }
  for (const line of matchesOf(text.slice(0, 1_500), /[^\n]+/g).slice(0, 14)) {
    const words = line[0].trim().replace(/[.:।]+$/, '')
    if (words.length < 12 || words.length > 220 || notTitle.test(words) || !titleWords.test(words)) continue
    // A commission's own name may hold "selection".
    if (
      organisationWords.test(words) &&
      !/recruitment (?:of|to|for)|examination|\bposts?\b|vacanc|पद|परीक्षा|\d/iu.test(words)
    )
      continue
    const language = isHindi(words) ? 'hi' : 'en'
    const from = line.index + line[0].indexOf(words)
    titles[language] ??= { value: null, from, to: from + words.length }
  }
  return titles
}

const levelWords: [JobLevel, RegExp][] = [
  [
    'defence',
    /\bindian (?:army|navy|air force)|coast guard|agnipath|agniveer|भारतीय (?:सेना|नौसेना|वायु ?सेना)|तटरक्षक|अग्निवीर/iu,
  ],
  ['bank', /\bbank\b|banking|\bIBPS\b|\bNABARD\b|बैंक/iu],
  [
    'central',
    /union public service|staff selection commission|railway|\bRRB\b|government of india|ministry of|central (?:government|bureau|board)|national testing|संघ लोक सेवा|कर्मचारी चयन आयोग|रेल|भारत सरकार|केंद्रीय/iu,
  ],
  ['psu', /\blimited\b|\bltd\b|public sector|corporation of india|लिमिटेड|भारत सरकार का उपक्रम/iu],
]

/** Level of the organisation and its state, from the organisation's name and the top of the notice. */
export const levelAndRegion = (
  organisation: string,
  top: string,
): { level: JobLevel | null; region: IndianState | null } => {
  const folded = foldText(organisation).text
  const own = stateIn(folded)
  const levelOf = (text: string) => levelWords.find(([, words]) => words.test(text))?.[0] ?? null
  if (own) return { level: levelOf(folded) === 'bank' ? 'bank' : 'state', region: own }
  const level = levelOf(folded) ?? levelOf(top)
  const region = level === null ? stateIn(top) : null
  return { level: level ?? (region ? 'state' : null), region }
}
