/** Codes of the font Kruti Dev 010 for Devanagari letters, for making files as old typing programs leave them. */
const codes: Record<string, string> = {
  अ: 'v',
  आ: 'vk',
  इ: 'b',
  ई: 'bZ',
  उ: 'm',
  ऊ: 'Å',
  ऋ: '_',
  ए: ',',
  ऐ: ',s',
  ओ: 'vks',
  औ: 'vkS',
  ऑ: 'vkW',
  क: 'd',
  ख: '[k',
  ग: 'x',
  घ: '?k',
  ङ: '³',
  च: 'p',
  छ: 'N',
  ज: 't',
  झ: '>',
  ञ: '¥',
  ट: 'V',
  ठ: 'B',
  ड: 'M',
  ढ: '<',
  ण: '.k',
  त: 'r',
  थ: 'Fk',
  द: 'n',
  ध: '/k',
  न: 'u',
  प: 'i',
  फ: 'Q',
  ब: 'c',
  भ: 'Hk',
  म: 'e',
  य: ';',
  र: 'j',
  ल: 'y',
  व: 'o',
  श: "'k",
  ष: '"k',
  स: 'l',
  ह: 'g',
  'ा': 'k',
  'ी': 'h',
  'ु': 'q',
  'ू': 'w',
  'ृ': '`',
  'े': 's',
  'ै': 'S',
  'ो': 'ks',
  'ौ': 'kS',
  'ॉ': 'kW',
  'ं': 'a',
  'ँ': '¡',
  'ः': '%',
  '़': '+',
  '।': 'A',
  '?': '\\',
  ',': ']',
  '-': '&',
}

const halves: Record<string, string> = {
  क: 'D',
  ख: '[',
  ग: 'X',
  घ: '?',
  च: 'P',
  ज: 'T',
  ण: '.',
  त: 'R',
  थ: 'F',
  ध: '/',
  न: 'U',
  प: 'I',
  ब: 'C',
  भ: 'H',
  म: 'E',
  य: '¸',
  ल: 'Y',
  व: 'O',
  श: "'",
  ष: '"',
  स: 'L',
}

const conjuncts: Record<string, string> = { क्ष: '{k', त्र: '=', ज्ञ: 'K', श्र: 'J' }

const consonant = '[क-ह]\u093c?'

/** A Hindi text in codes of Kruti Dev; formulas, Latin letters and digits stay. */
export const inKrutiDev = (text: string): string =>
  text
    .split(/(\$[^$]*\$)/)
    .map((part) => (part.startsWith('$') ? part : typed(part)))
    .join('')

const typed = (text: string): string =>
  text
    .normalize('NFD')
    // The reph is typed behind its syllable, the short i before it.
    .replaceAll(new RegExp(`र्(${consonant}(?:्${consonant})*[ा-ौ]?)`, 'g'), '$1Z')
    .replaceAll(new RegExp(`((?:${consonant}्)*${consonant})ि`, 'g'), 'f$1')
    .replaceAll(/क्ष|त्र|ज्ञ|श्र/g, (found) => conjuncts[found] ?? found)
    .replaceAll('्र', 'z')
    .replaceAll(
      new RegExp('([क-ह])(\u093c?)्', 'g'),
      (_, letter: string, nukta: string) => `${halves[letter] ?? `${codes[letter] ?? letter}~`}${nukta}`,
    )
    .replaceAll(/./gsu, (letter) => codes[letter] ?? letter)
