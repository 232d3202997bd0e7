import { asciiDigits, plainNumbersOf } from '../../content/checks/numbers.ts'
import { unitOf } from './unit-names.ts'

/** Notations that are not a number followed by a word, in the form that `quantity` reads. */
const notations: readonly [RegExp, string][] = [
  [/(?:₹|\bRs\.?|रु\.)\s?(\d[\d,]{0,20}(?:\.\d+)?)/gi, '$1 ₹'],
  [/\bper\s?cent\b/gi, '%'],
  [/\b(?:kmph|kmh|km\/hr)\b/gi, 'km/h'],
  [/(?:°\s?C\b|\bdegrees? (?:Celsius|centigrade)\b|डिग्री सेल्सियस)/gi, '°'],
  [/\b(\d{1,2}):(\d{2})\b/g, '$1 : $2 min'],
]

/** A number with what may be its unit: 5 km, 5-मीटर, 20 वर्ग सेमी, 60 किमी प्रति घंटा, 9 m/s. */
const quantity =
  /(\d[\d,]{0,20}(?:\.\d+)?)[\s-]{0,2}(?:(sq\.?|square|cu\.?|cubic|वर्ग|घन)\s)?(%|₹|°|[\p{L}\p{M}.]{1,20})(?:\s?(?:\/|per|प्रति|an?\s)\s?([\p{L}\p{M}.]{1,20}))?/giu

const powers: Record<string, string> = { sq: '²', square: '²', वर्ग: '²', cu: '³', cubic: '³', घन: '³' }

/** `per`: unit of a rate, empty where none is named. */
type Quantity = { number: string; unit: string; per: string }

/** Numbers of a plain text that have a known unit, in their order. */
const quantitiesOf = (text: string): Quantity[] =>
  Array.from(
    notations.reduce((all, [written, plain]) => all.replaceAll(written, plain), asciiDigits(text)).matchAll(quantity),
    ([, number = '', power = '', base = '', per = '']) => ({
      number: plainNumbersOf(number)[0] ?? number,
      unit: powered(unitOf(base), power),
      per: unitOf(per) ?? '',
    }),
  ).filter(({ unit }) => unit !== '')

const powered = (unit: string | null, power: string): string =>
  unit === null ? '' : unit + (powers[power.replace('.', '').toLowerCase()] ?? '')

const written = ({ number, unit, per }: Quantity): string => `${number} ${unit}${per === '' ? '' : `/${per}`}`

/** Equal, where one language may leave the rate to its sentence: "₹9,000 a month". */
const isSameUnit = (one: Quantity, other: Quantity): boolean =>
  one.unit === other.unit && (one.per === '' || other.per === '' || one.per === other.per)

type Quantities = { all: Quantity[]; byNumber: Map<string, Quantity[]>; numbers: Set<string> }

const read = (text: string): Quantities => {
  const all = quantitiesOf(text)
  return {
    all,
    byNumber: Map.groupBy(all, ({ number }) => number),
    numbers: new Set(plainNumbersOf(text)),
  }
}

const withOtherUnit = ({ all }: Quantities, { byNumber, numbers }: Quantities, mayOmit: boolean): string[] =>
  all
    .filter((each) => {
      const others = byNumber.get(each.number)
      return others ? !others.some((other) => isSameUnit(each, other)) : !mayOmit && numbers.has(each.number)
    })
    .map(written)

/**
 * Quantities whose number has another unit in the other language: 5 km and 5 मीटर. `mayOmit`: a number without a unit is
 * no difference, as in "the value 30 is the time of both".
 */
export const unitDifference = (
  english: string,
  hindi: string,
  { mayOmit }: { mayOmit: boolean },
): { en: string[]; hi: string[] } => {
  const [en, hi] = [read(english), read(hindi)]
  return { en: withOtherUnit(en, hi, mayOmit), hi: withOtherUnit(hi, en, mayOmit) }
}
