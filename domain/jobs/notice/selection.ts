import type { Bilingual } from '../../questions/contract.ts'
import { foldPattern, type Match } from './folded-text.ts'
import { partsAbout, separateParts, type Section } from './sections.ts'

/** Stages of a selection with the wording by which notices name them. */
const stages = [
  {
    name: { en: 'Preliminary examination', hi: 'प्रारंभिक परीक्षा' },
    pattern: /prelim\w*(?: exam\w*)?|प्रारंभिक (?:लिखित )?परीक्षा/iu,
  },
  {
    name: { en: 'Main examination', hi: 'मुख्य परीक्षा' },
    pattern: /\bmains?(?: \(?(?:written\)? )?exam\w*)?\b|मुख्य (?:लिखित )?परीक्षा/iu,
  },
  { name: { en: 'Tier I', hi: 'टियर I' }, pattern: /[Tt](?:ier|IER)[- ]?(?:I|1)\b(?!I)|टियर[- ]?(?:I|1)(?!I)/u },
  { name: { en: 'Tier II', hi: 'टियर II' }, pattern: /tier[- ]?(?:II|2)\b|टियर[- ]?(?:II|2)/iu },
  {
    name: { en: 'Computer-based test', hi: 'कंप्यूटर आधारित परीक्षा' },
    pattern:
      /computer[- ]based (?:test|exam\w*)|\bCBT\b|\bCBE\b|online (?:test|exam\w*)|(?:कंप्यूटर|कम्प्यूटर|कंम्प्यूटर) आधारित|ऑनलाइन परीक्षा/iu,
  },
  {
    name: { en: 'Written examination', hi: 'लिखित परीक्षा' },
    pattern: /written (?:test|exam\w*)|(?<!(?:मुख्य|प्रारंभिक) )लिखित परीक्षा/iu,
  },
  {
    name: { en: 'Physical test', hi: 'शारीरिक परीक्षा' },
    pattern: /physical (?:efficiency|standard|endurance|eligibility|measurement|test)|\bP[ES]T\b|शारीरिक/iu,
  },
  { name: { en: 'Skill test', hi: 'कौशल परीक्षा' }, pattern: /skill test|कौशल (?:परीक्षा|परीक्षण)/iu },
  {
    name: { en: 'Typing test', hi: 'टाइपिंग परीक्षा' },
    pattern: /typ(?:ing|ewriting) (?:speed )?test|टाइपिंग (?:परीक्षा|टेस्ट|परीक्षण)|टंकण परीक्षा/iu,
  },
  { name: { en: 'Trade test', hi: 'ट्रेड परीक्षा' }, pattern: /trade test|ट्रेड (?:परीक्षा|टेस्ट)/iu },
  {
    name: { en: 'Test of the local language', hi: 'स्थानीय भाषा की जाँच' },
    pattern: /(?:local )?language (?:proficiency )?test|\bLPT\b|स्थानीय भाषा/iu,
  },
  { name: { en: 'Group exercise', hi: 'समूह चर्चा' }, pattern: /group (?:exercise|discussion)|समूह चर्चा/iu },
  { name: { en: 'Interview', hi: 'साक्षात्कार' }, pattern: /interview|personality test|viva|साक्षात्कार|व्यक्तित्व परीक्षण/iu },
  {
    name: { en: 'Document verification', hi: 'दस्तावेज़ सत्यापन' },
    pattern:
      /document verification|verification of (?:documents|certificates)|\bDV\b|(?:दस्तावेज़|अभिलेख|प्रमाण[- ]?पत्र)\S*\s?(?:का |की |के )?(?:सत्यापन|जाँच)/iu,
  },
  {
    name: { en: 'Medical examination', hi: 'चिकित्सा जाँच' },
    pattern: /medical (?:exam\w*|fitness|test)|चिकित्सा (?:परीक्षण|जाँच|परीक्षा)|मेडिकल/iu,
  },
].map(({ name, pattern }: { name: Bilingual; pattern: RegExp }) => ({ name, pattern: foldPattern(pattern) }))

/** Stages named in sections about the selection, in the order of the text. */
export const selectionIn = (text: string, sections: readonly Section[]): Match<Bilingual>[] => {
  const found = separateParts(partsAbout(text, sections, 'selection')).flatMap(({ bodyFrom, to }) => {
    const body = text.slice(bodyFrom, to)
    return stages.flatMap(({ name, pattern }): Match<Bilingual>[] => {
      const match = pattern.exec(body)
      if (!match) return []
      return [{ value: name, from: bodyFrom + match.index, to: bodyFrom + match.index + match[0].length }]
    })
  })
  const named = new Set<string>()
  return found
    .toSorted((one, other) => one.from - other.from)
    .filter(({ value }) => !named.has(value.en) && named.add(value.en))
}
