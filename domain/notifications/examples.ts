import { units } from '../results/marks.ts'
import type { Bilingual } from '../questions/text.ts'
import type { Language } from '../language.ts'
import { renderNotice } from './templates.ts'
import { ruleOf, type NoticeContent, type NoticeKind, type ParamType } from './kinds.ts'

/** 4 October 2026, 10:00 in India. */
const moment = Date.UTC(2026, 9, 4, 4, 30)

const names: Readonly<Record<string, Bilingual>> = {
  test: { en: 'SSC CGL Tier 1, mock 12', hi: 'एसएससी सीजीएल टियर 1, मॉक 12' },
  job: { en: 'SSC CGL 2026', hi: 'एसएससी सीजीएल 2026' },
  exam: { en: 'SSC', hi: 'एसएससी' },
  items: { en: 'Percentages, Ratio, Mixtures', hi: 'प्रतिशत, अनुपात, मिश्रण' },
  device: { en: 'Chrome on Windows', hi: 'Windows पर Chrome' },
  ruling: {
    en: 'Option C is right as well: both earn the marks.',
    hi: 'विकल्प C भी सही है: दोनों पर अंक मिलेंगे।',
  },
  answer: { en: 'Thank you. The figure has been redrawn.', hi: 'धन्यवाद। चित्र फिर से बना दिया गया है।' },
  item: { en: 'SSC CGL full-length mocks', hi: 'एसएससी सीजीएल फ़ुल-लेंथ मॉक' },
  access: { en: 'Access until 3 October 2027.', hi: 'एक्सेस 3 अक्टूबर 2027 तक।' },
  reason: {
    en: 'The amount that came is not the price of the order.',
    hi: 'मिली हुई रक़म ऑर्डर की क़ीमत से अलग है।',
  },
  change: { en: 'The last date is now 4 October 2026.', hi: 'अंतिम तारीख़ अब 4 अक्टूबर 2026 है।' },
}

const byType: Record<Exclude<ParamType, 'name'>, unknown> = {
  text: 'M-7K2Q',
  moment,
  time: moment,
  until: moment,
  day: '2026-10-04',
  marks: units('112'),
  count: 3,
  money: 49_900,
}

/** Value with which the office sees a placeholder. */
const exampleValue = (name: string, type: ParamType): unknown =>
  type === 'name' ? (names[name] ?? { en: name, hi: name }) : byType[type]

/** A notice of a kind with the values of an example. */
export const exampleOf = (kind: NoticeKind): NoticeContent =>
  ({
    kind,
    params: Object.fromEntries(
      Object.entries(ruleOf(kind).params).map(([name, type]) => [name, exampleValue(name, type)]),
    ),
  }) as NoticeContent

/** Value of a placeholder in the example of a kind, in words. */
export const exampleText = (kind: NoticeKind, name: string, language: Language): string => {
  const words = { en: `{{${name}}}`, hi: `{{${name}}}` }
  return renderNotice(exampleOf(kind), { title: words, text: words, action: words }, language).title
}
