import { normaliseDevanagari } from '../../search/devanagari.ts'

/** Words of the numbers from 0 on; several spellings are separated by a stroke. */
const english =
  'zero one|first|once two|second|twice|both three|third|thrice four|fourth five|fifth six|sixth seven|seventh eight|eighth nine|ninth ten|tenth eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const hindi =
  'शून्य एक|पहला|पहली|पहले|प्रथम दो|दोनों|दूसरा|दूसरी|दूसरे|द्वितीय|दुगुना|दोगुना तीन|तीसरा|तीसरी|तीसरे|तृतीय|तिहाई चार|चौथा|चौथी|चौथे|चतुर्थ|चौथाई पाँच|पंचम छह|छः|छे|छठा|छठी|छठे सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस'

const valuesOf = (list: string, normalise: (word: string) => string): [word: string, value: string][] =>
  list
    .split(' ')
    .flatMap((spellings, value): [string, string][] =>
      spellings.split('|').map((word) => [normalise(word), String(value)]),
    )

const values = new Map([
  ...valuesOf(english, (word) => word),
  ...valuesOf(hindi, normaliseDevanagari),
  ['hundred', '100'],
  ['thousand', '1000'],
  ['सौ', '100'],
  [normaliseDevanagari('हज़ार'), '1000'],
] as const)

const word = /[a-z]+|[\u0900-\u097f]+/gi
/** Endings of ordinals and of "all of them": पाँचवाँ, सातवें, तीनों. */
const ending = /(?:वां|वीं|वें|ओं|ों)$/

const valueOf = (written: string): string | undefined => {
  const plain = normaliseDevanagari(written.toLowerCase())
  return values.get(plain) ?? values.get(plain.replace(ending, '')) ?? values.get(plain.replace(/ों$/, 'ा'))
}

/** Values of the number words of a text, in either language, in their order: "the third of two", तीसरा. */
export const numberWordsOf = (text: string): string[] =>
  (text.match(word) ?? []).map(valueOf).filter((value) => value !== undefined)

const roman = /\b([IVX]{1,6})[A-D]?\b/g
const romanLetters: Record<string, number> = { I: 1, V: 5, X: 10 }

const romanValue = (letters: string): number =>
  [...letters].reduce((sum, letter, index) => {
    const [value, next] = [romanLetters[letter] ?? 0, romanLetters[letters[index + 1] ?? ''] ?? 0]
    return value < next ? sum - value : sum + value
  }, 0)

/** Values of the Roman numerals up to 39 of a text: "Part IVA" has a 4. */
export const romanNumbersOf = (text: string): string[] =>
  Array.from(text.matchAll(roman), ([, letters = '']) => String(romanValue(letters)))
