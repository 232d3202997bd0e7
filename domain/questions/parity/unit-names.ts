import { normaliseDevanagari } from '../../search/devanagari.ts'

/** Symbols of units with their names and abbreviations in both languages. Letter case counts in one or two letters. */
const names = {
  mm: 'millimetre millimeter मिमी मिलीमीटर',
  cm: 'cms centimetre centimeter सेमी सेंटीमीटर',
  km: 'kms kilometre kilometer किमी किलोमीटर',
  m: 'metre meter मी मीटर',
  ft: 'foot feet फीट फुट',
  '″': 'inch inches इंच',
  ha: 'hectare हेक्टेयर',
  acre: 'एकड़',
  mg: 'milligram मिग्रा मिलीग्राम',
  kg: 'kgs kilogram kilogramme किग्रा किलोग्राम किलो',
  g: 'gram gramme ग्रा ग्राम',
  quintal: 'क्विंटल कुंतल',
  t: 'tonne ton टन',
  ml: 'mL millilitre milliliter मिली मिलीलीटर',
  l: 'L litre liter ली लीटर',
  s: 'sec secs second सेकंड सेकेंड',
  min: 'mins minute मिनट',
  h: 'hr hrs hour घंटा घंटे',
  day: 'दिन दिवस',
  week: 'सप्ताह हफ़्ता हफ़्ते',
  month: 'महीना महीने माह मास',
  year: 'yr yrs वर्ष साल',
  '₹': 'rs rupee रुपये रुपए रुपया रु',
  paisa: 'paise पैसा पैसे',
  '%': 'percent प्रतिशत फ़ीसदी',
  '°': 'degree डिग्री अंश',
  N: 'newton न्यूटन',
  J: 'joule जूल',
  kJ: 'kilojoule किलोजूल',
  W: 'watt वाट',
  kW: 'kilowatt किलोवाट',
  V: 'volt वोल्ट',
  Hz: 'hertz हर्ट्ज़',
}

const devanagari = /[\u0900-\u097f]/

/** The forms of a name: an English plural, the cases of a Hindi noun. */
const formsOf = (name: string): string[] => {
  if (!devanagari.test(name)) return name.length > 2 ? [name, `${name}s`] : [name]
  const plain = normaliseDevanagari(name)
  return [plain, `${plain.replace(/[ाे]$/, '')}ों`]
}

const symbols = new Map(
  Object.entries(names).flatMap(([symbol, list]) =>
    [symbol, ...list.split(' ')].flatMap(formsOf).map((name) => [name, symbol] as const),
  ),
)

/** Symbol of a unit by its name or an abbreviation, null for other words. */
export const unitOf = (written: string): string | null => {
  const word = written.replaceAll('.', '')
  return symbols.get(devanagari.test(word) ? normaliseDevanagari(word) : word) ?? symbols.get(lowerName(word)) ?? null
}

const lowerName = (word: string): string => (word.length > 2 ? word.toLowerCase() : word === 'Rs' ? 'rs' : word)
