/** Nasals written out before a consonant of their own class, with the anusvara: हिन्दी is हिंदी, सम्पादन is संपादन. */
const writtenNasals: readonly [RegExp, string][] = [
  [/ङ्(?=[क-घ])/g, 'ं'],
  [/ञ्(?=[च-झ])/g, 'ं'],
  [/ण्(?=[ट-ढ])/g, 'ं'],
  [/न्(?=[त-ध])/g, 'ं'],
  [/म्(?=[प-भ])/g, 'ं'],
]

const nukta = /\u093c/g
const joiners = /\u200c|\u200d|\u093d/g

/**
 * Normalises the valid spellings of a Devanagari word to one: without nukta (पढ़ाई, पढाई) and visarga, with anusvara for
 * chandrabindu and for written nasals, and with ई and ए for final यी and ये (गयी, चाहिये).
 */
export const normaliseDevanagari = (word: string): string => {
  const bare = word.normalize('NFD').replace(joiners, '').replace(nukta, '').replaceAll('ँ', 'ं').replaceAll('ः', '')
  const nasal = writtenNasals.reduce((text, [written, dot]) => text.replace(written, dot), bare)
  return nasal.replace(/(?<=[क-ह\u093e-\u094c])यी(?=ं?$)/, 'ई').replace(/(?<=[क-ह\u093e-\u094c])ये(?=ं?$)/, 'ए')
}

/** Endings of the plural and the oblique case, longest first, with the ending of the dictionary form. */
const endings: readonly [RegExp, string][] = [
  [/ियां$/, 'ी'],
  [/ियों$/, 'ी'],
  [/ाओं$/, 'ा'],
  [/ाएं$/, 'ा'],
  [/ों$/, ''],
  [/ें$/, ''],
]

/** The dictionary form: नौकरियाँ -> नौकरी, परीक्षाओं -> परीक्षा. Leaves short words (में). Takes and returns normalised Devanagari. */
export const singularDevanagari = (word: string): string => {
  const found = word.length > 4 ? endings.find(([ending]) => ending.test(word)) : undefined
  return found ? word.replace(...found) : word
}

const consonants: Record<string, string> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:ch ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const vowels: Record<string, string> = Object.fromEntries(
  'अ:a आ:aa इ:i ई:ii उ:u ऊ:uu ऋ:ri ए:e ऐ:ai ऍ:e ओ:o औ:au ऑ:o ा:aa ि:i ी:ii ु:u ू:uu ृ:ri े:e ै:ai ॅ:e ो:o ौ:au ॉ:o ं:n'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const virama = '्'

/** True when a consonant keeps its inherent `a`: no vowel sign or virama follows, and the word does not end. */
const hasInherentVowel = (next: string | undefined): boolean =>
  next !== undefined && next !== virama && !/[\u093e-\u094c]/.test(next)

/** Transliterates by pronunciation: प्रधानमंत्री -> pradhaanamantrii. Takes normalised Devanagari. */
export const transliterate = (word: string): string => {
  const letters = [...word.replaceAll('ज्ञ', 'ग्य')]
  return letters
    .map((letter, index) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return vowels[letter] ?? (letter === virama ? '' : letter)
      return consonant + (hasInherentVowel(letters[index + 1]) ? 'a' : '')
    })
    .join('')
}

const letterNames: readonly (readonly [string, string])[] =
  'डब्ल्यू:w डब्लू:w एक्स:x क्यू:q ज़ेड:z जेड:z एच:h एस:s एल:l एम:m एन:n एफ:f आर:r आई:i वाई:y सी:c जी:g पी:p बी:b टी:t डी:d वी:v यू:u ओ:o जे:j के:k ई:e ए:a'
    .split(' ')
    .map((pair) => {
      const [name = '', letter = ''] = pair.split(':')
      return [normaliseDevanagari(name), letter] as const
    })

/** The Latin letters that a word spells out: एसएससी -> ssc. Null for fewer than two, or any other word. */
export const spelledLetters = (word: string): string | null => {
  let rest = word
  let letters = ''
  while (rest !== '') {
    const found = letterNames.find(([name]) => rest.startsWith(name))
    if (!found) return null
    letters += found[1]
    rest = rest.slice(found[0].length)
  }
  return letters.length > 1 ? letters : null
}
