import { plainWords } from './words.ts'

/** Words that students use for the same thing, where an item often has only one of them. */
const groups: readonly string[] = [
  'job, naukri, नौकरी, vacancy, recruitment, bharti, भर्ती, रिक्ति, rojgar, रोजगार',
  'gk, general knowledge, सामान्य ज्ञान, awareness',
  'gs, general studies, सामान्य अध्ययन',
  'maths, math, mathematics, ganit, गणित',
  'quant, quantitative aptitude, aptitude',
  'pyq, previous year, पिछले वर्ष',
  'polity, constitution, संविधान, rajvyavastha, राजव्यवस्था',
  'di, data interpretation, data sets',
  'exam, pariksha, परीक्षा',
  'syllabus, pathyakram, पाठ्यक्रम',
  'railway, rail, रेल, रेलवे',
  'bank, banking, बैंक, बैंकिंग',
  'prelims, preliminary, प्रारंभिक',
  'reasoning, tarkshakti, तर्कशक्ति',
  'class, lecture, video, वीडियो',
  'pdf, notes, नोट्स, ebook',
]

const table = new Map<string, string[][]>()
for (const group of groups) {
  const phrases = group.split(', ').map(plainWords)
  for (const phrase of phrases) {
    const [word, ...more] = phrase
    if (word && more.length === 0)
      table.set(word, [...(table.get(word) ?? []), ...phrases.filter((other) => other !== phrase)])
  }
}

/** Other words for a plain word, each a phrase of plain words. */
export const synonymsOf = (word: string): readonly string[][] => table.get(word) ?? []
