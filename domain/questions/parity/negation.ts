import { normaliseDevanagari } from '../../search/devanagari.ts'

/** Any of the Hindi words, in lists separated by spaces; an underscore is a space in one. Matches normalised text. */
const hindiWords = (...lists: string[]): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${normaliseDevanagari(lists.join(' ')).replaceAll(' ', '|').replaceAll('_', ' ')})(?![\p{L}\p{M}])`,
    'u',
  )

/** Words that turn a question round. A text with one needs some negation in the other language. */
const turning = {
  en: /\b(?:not|except|incorrect|incorrectly|false|untrue|never|neither|cannot|wrong)\b|n['’]t\b/i,
  hi: hindiWords('नहीं असत्य ग़लत असंगत अनुचित के_अतिरिक्त के_सिवाय छोड़कर'),
}

/** Words that may stand for one of them in the other language. */
const negating = {
  en: /\b(?:not|no|nor|none|nothing|nobody|neither|never|except|excluding|leaving|without|unless|until|cannot|false|wrong|wrongly|only|few|least|less|rather|lacks?|lacking|fails?|failed|keeps?|free|error|odd|other|besides|apart|different|instead|too|against|alone|un[a-z]{3,}|non-?[a-z]{3,}|mis[a-z]{4,}|dis(?:agree|allow|approve|continue|honest|like|qualif|similar)[a-z]*|in(?:active|admissible|animate|appropriate|complete|consistent|correct|eligible|dependent|finite|flexible|organic|sensitive|sincere|soluble|valid)[a-z]*|im(?:mature|mobile|perfect|possible|proper)[a-z]*|il(?:legal|literate|logical)[a-z]*|ir(?:rational|regular|relevant|reversible)[a-z]*|[a-z]+less)\b|n['’]t\b/i,
  hi: hindiWords(
    'नहीं न ना मत बिना बग़ैर ग़लत अतिरिक्त अलावा छोड़कर सिवाय रहित हीन विषम भिन्न बेमेल कोई कम ग़ैर इनकार विफल पहले तक बजाय',
    'असत्य अशुद्ध असंगत अनुचित असंभव असमान अवैध अयोग्य अपूर्ण अज्ञात अनुपस्थित अस्वीकृत अघुलनशील अक्रिय अनियमित अमान्य',
    // All forms of त्रुटि.
    String.raw`त्रुटि[\p{L}\p{M}]*`,
  ),
}

const latinOf = (text: string): string => text.replaceAll(/[\u0900-\u097f]+/g, ' ')

/** Language of the text that is negated while the other one is not. A Hindi text may quote an English sentence. */
const negatedAlone = (english: string, hindi: string): 'en' | 'hi' | null => {
  if (turning.en.test(english) && !negating.hi.test(hindi) && !negating.en.test(latinOf(hindi))) return 'en'
  return turning.hi.test(hindi) && !negating.en.test(english) ? 'hi' : null
}

/** Sentences and lines of a text; a number's point ends none. */
const sentencesOf = (text: string): string[] => text.split(/[?।!\n]+|\.(?!\d)/).filter((part) => part.trim().length > 1)

/** Parts to compare: the sentences where both languages have as many, else the whole texts. */
const pairsOf = (english: string, hindi: string): (readonly [en: string, hi: string])[] => {
  const [one, other] = [sentencesOf(english), sentencesOf(hindi)]
  return one.length === other.length
    ? one.map((sentence, index) => [sentence, other[index] ?? ''] as const)
    : [[english, hindi]]
}

const whether = hindiWords('या_नहीं')

const turningWord = (text: string, language: 'en' | 'hi'): string[] => turning[language].exec(text)?.slice(0, 1) ?? []

/** The word that negates a sentence in one language alone. */
export const negationDifference = (english: string, hindi: string): { en: string[]; hi: string[] } => {
  // "या नहीं" is "whether".
  const plain = normaliseDevanagari(hindi).replace(whether, '')
  for (const [en, hi] of pairsOf(english, plain)) {
    const language = negatedAlone(en, hi)
    if (language === 'en') return { en: turningWord(en, 'en'), hi: [] }
    if (language === 'hi') return { en: [], hi: turningWord(hi, 'hi') }
  }
  return { en: [], hi: [] }
}
