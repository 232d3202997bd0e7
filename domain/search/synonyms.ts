import { keyOf, plainWords } from './words.ts'

/** Words that students use for the same thing, where an item often has only one of them. */
const groups: readonly string[] = [
  'job, jobs, जॉब, जॉब्स, naukri, नौकरी, vacancy, recruitment, bharti, भर्ती, रिक्ति, rojgar, रोजगार',
  'govt, government, gov, sarkari, सरकारी',
  'apply, आवेदन, avedan',
  'admit card, admit cards, एडमिट कार्ड, प्रवेश पत्र, hall ticket, हॉल टिकट',
  'result, रिजल्ट, परिणाम, नतीजा, नतीजे, natija, natije',
  'answer key, answer keys, उत्तर कुंजी',
  'salary, सैलरी, वेतन, vetan',
  'form, फॉर्म, फार्म',
  'fee, fees, फीस, शुल्क, shulk',
  '10th, 10वीं, दसवीं, class 10, कक्षा 10, matric, मैट्रिक, matriculation, हाईस्कूल',
  '12th, 12वीं, बारहवीं, class 12, कक्षा 12, intermediate, इंटरमीडिएट',
  'police, पुलिस, constable, कांस्टेबल, कॉन्स्टेबल, sipahi, सिपाही, आरक्षी',
  'teacher, टीचर, शिक्षक, अध्यापक',
  'army, आर्मी, सेना, sena, थल सेना, थलसेना',
  'navy, नेवी, नौसेना',
  'air force, airforce, एयरफोर्स, वायु सेना, वायुसेना',
  'current, करंट, करेंट',
  'current affairs, current affair, करंट अफेयर्स, करंट अफेयर, करेंट अफेयर्स, करेंट अफेयर, समसामयिकी',
  'gk, general knowledge, सामान्य ज्ञान, awareness',
  'gs, general studies, सामान्य अध्ययन',
  'maths, math, mathematics, ganit, गणित, मैथ, मैथ्स',
  'quant, quantitative aptitude, aptitude',
  'science, साइंस',
  'physics, फिजिक्स',
  'chemistry, केमिस्ट्री',
  'biology, बायोलॉजी',
  'history, हिस्ट्री',
  'geography, ज्योग्राफी, जियोग्राफी',
  'english, इंग्लिश',
  'pyq, previous year, पिछले वर्ष, पिछले साल',
  'polity, constitution, rajvyavastha, राजव्यवस्था',
  'di, data interpretation, data sets',
  'exam, exams, एग्जाम, pariksha, परीक्षा',
  'syllabus, सिलेबस, pathyakram, पाठ्यक्रम',
  'railway, rail, rly, रेल, रेलवे',
  'bank, banks, banking, बैंक, बैंकिंग',
  'prelims, preliminary, प्रारंभिक',
  'reasoning, रीजनिंग, tarkshakti, तर्कशक्ति',
  'class, classes, lecture, लेक्चर, video, vedio, वीडियो',
  'pdf, पीडीएफ, notes, नोट्स, ebook',
  'beginner, beginners, basic, basics, foundation, foundations, शुरुआती, shuruati, बेसिक, बुनियाद, बुनियादी',
  'certificate, सर्टिफिकेट, प्रमाणपत्र, प्रमाण पत्र',
]

/** Shorter keys are those of too many words: रेल and reel, sena and sen. */
const shortestKey = 4

/** What a single word of the table is looked for by: its key, which its plural and its other spellings have too. */
const termOf = (word: string): string => {
  const key = keyOf(word)
  return key.length < shortestKey ? word : key
}

/** Words of one meaning that differ only in spelling or number have one name. */
export const nameOf = (words: readonly string[]): string => words.map(words.length === 1 ? termOf : keyOf).join(' ')

const table = new Map<string, string[][]>()
for (const group of groups) {
  const phrases = group.split(', ').map(plainWords)
  for (const name of new Set(phrases.map(nameOf))) {
    // Of phrases every spelling: they are looked for as they stand in a text.
    const others = phrases.filter((other) => nameOf(other) !== name)
    table.set(name, [
      ...(table.get(name) ?? []),
      ...others.map((other) => (other.length === 1 ? other.map(termOf) : other)),
    ])
  }
}

const longest = Math.max(...[...table.keys()].map((name) => name.split(' ').length))

const hasSynonyms = (unit: readonly string[]): boolean => synonymsOf(unit).length > 0

/** Other words for a plain word or for some that belong together, each a phrase of plain words; a single one may be a key. */
export const synonymsOf = (unit: readonly string[]): readonly string[][] => table.get(nameOf(unit)) ?? []

/** The words of a query, those that mean one thing together (admit card) as one. */
export const unitsOf = (
  words: readonly string[],
  isUnit: (words: readonly string[]) => boolean = hasSynonyms,
): string[][] => {
  const units: string[][] = []
  for (let first = 0; first < words.length; first += units.at(-1)?.length ?? 1) {
    let length = Math.min(longest, words.length - first)
    while (length > 1 && !isUnit(words.slice(first, first + length))) length -= 1
    units.push(words.slice(first, first + length))
  }
  return units
}
