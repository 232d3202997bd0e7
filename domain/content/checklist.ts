import type { DraftBody } from './contract.ts'
import { readFault } from './faults.ts'
import { fieldAt, positionIn, uncheckedPaths, withoutReservedKeys, type EditorForm } from './fields.ts'
import { imagesWithoutText, unsafeLinksOf } from './checks/markdown.ts'
import { differencesOf } from './checks/parity.ts'
import { textsOf, type DraftText } from './texts-of.ts'
import { questionDifferences } from '../questions/parity/contract.ts'

/** Checks of a draft before publication, in the order of their texts in the office. */
const checkCodes = [
  'fault',
  'link_unchecked',
  'link_unsafe',
  'alternative_missing',
  'translation_missing',
  'translation_stale',
  'not_translated',
  'numbers_differ',
  'formulas_differ',
  'links_differ',
  ...questionDifferences,
  'unchecked',
  'rights_blocked',
  'question_withdrawn',
  'question_unmarked',
  'question_changed',
  'passage_split',
  'structure_frozen',
  'test_running',
  'shift_preset',
  'shift_structure',
  'results_out',
  'title_long',
  'description_long',
  'text_copied',
  'fact_expired',
  'title_twice',
  'material_empty',
  'file_missing',
  'preview_missing',
  'preview_whole',
  'lesson_hidden',
  'caption_backwards',
  'caption_overlap',
  'caption_beyond',
  'chapter_order',
  'chapter_beyond',
  'uncaptioned',
  'silent_uncaptioned',
  'youtube_sold',
  'unsold',
  'sold_free',
  'sold_shared',
  'question_sold',
  'question_free',
  'film_length',
  'film_silent',
  'film_sounding',
] as const
type CheckCode = (typeof checkCodes)[number]

/** Entry of the checklist for the field at `path`. An entry that blocks prevents publication; the others warn. */
export type ChecklistEntry = {
  code: CheckCode
  path: string
  blocks: boolean
  /** Fault of the field; with the code `fault` only. */
  fault?: string
  /** Values of the text: what only one language has, a number of days or characters. */
  values?: Record<string, string | number>
}

/** Days after which a link is checked again. */
const linkCheckDays = 30
/** Characters that a search engine shows. */
const seoLimits = { title: 65, description: 160 }

const dayMs = 86_400_000

type Checked = {
  /** Null for a kind without an editor. */
  form: EditorForm | null
  body: DraftBody
  /** Faults of the contract and of the database by path. */
  faults: Record<string, string>
  /** Paths of stale translations. */
  stale: readonly string[]
  now: number
  /** In place of the comparison of each text. */
  compareLanguages?: LanguageComparison | undefined
}

const faultEntries = (faults: Checked['faults']): ChecklistEntry[] =>
  Object.entries(faults).map(([path, fault]) =>
    path.endsWith('checkedAt') && readFault(fault).code === 'required'
      ? { code: 'link_unchecked', path, blocks: true }
      : { code: 'fault', path, blocks: true, fault },
  )

const textEntries = (path: string, text: DraftText): ChecklistEntry[] => {
  const perLanguage = (['en', 'hi'] as const).flatMap((language): ChecklistEntry[] => {
    const at = `${path}.${language}`
    const [unsafe] = unsafeLinksOf(text[language])
    return [
      ...(unsafe === undefined
        ? []
        : [{ code: 'link_unsafe', path: at, blocks: true, values: { link: unsafe.slice(0, 60) } } as const]),
      ...(imagesWithoutText(text[language]) > 0
        ? [{ code: 'alternative_missing', path: at, blocks: true } as const]
        : []),
    ]
  })
  const isUntranslated = text.en.trim() !== '' && text.hi.trim() === ''
  return [
    ...perLanguage,
    ...(isUntranslated ? [{ code: 'translation_missing', path: `${path}.hi`, blocks: false } as const] : []),
  ]
}

/** Comparison of the languages of a draft. */
export type LanguageComparison = (body: DraftBody) => ChecklistEntry[]

const compareTexts: LanguageComparison = (body) =>
  textsOf(body).flatMap(([path, text]) =>
    differencesOf(text).map(({ code, en, hi }) => ({ code, path: `${path}.hi`, blocks: false, values: { en, hi } })),
  )

/** Links with the instant of their last check. */
const checkedLinks = (value: unknown, path = ''): [path: string, checkedAt: number][] => {
  if (typeof value !== 'object' || value === null) return []
  const { url, checkedAt } = value as { url?: unknown; checkedAt?: unknown }
  if (typeof url === 'string' && typeof checkedAt === 'number') return [[`${path}.checkedAt`, checkedAt]]
  return Object.entries(value).flatMap(([name, part]) => checkedLinks(part, path === '' ? name : `${path}.${name}`))
}

const linkEntries = (body: DraftBody, now: number): ChecklistEntry[] =>
  checkedLinks(body).flatMap(([path, checkedAt]): ChecklistEntry[] => {
    const days = Math.floor((now - checkedAt) / dayMs)
    return days >= linkCheckDays ? [{ code: 'link_unchecked', path, blocks: false, values: { count: days } }] : []
  })

/** Warnings of texts too long for search engines: those for them, else title and summary. */
const seoEntries = (texts: ReadonlyMap<string, DraftText>): ChecklistEntry[] =>
  (
    [
      ['title_long', 'seo.title', 'title', seoLimits.title],
      ['description_long', 'seo.description', 'summary', seoLimits.description],
    ] as const
  ).flatMap(([code, own, general, limit]) =>
    (['en', 'hi'] as const).flatMap((language): ChecklistEntry[] => {
      const ownText = texts.get(own)?.[language]
      const path = ownText ? own : general
      const { length } = [...(texts.get(path)?.[language] ?? '')]
      return length > limit
        ? [{ code, path: `${path}.${language}`, blocks: false, values: { count: length, limit } }]
        : []
    }),
  )

/** Checks of a draft before publication: blocking entries first, then in the order of the form. */
export const checklistOf = ({
  form,
  body,
  faults,
  stale,
  now,
  compareLanguages = compareTexts,
}: Checked): ChecklistEntry[] => {
  const content = withoutReservedKeys(body)
  const texts = textsOf(content)
  const position = positionIn(form)
  const unchecked = uncheckedPaths(body).filter((path) => !form || fieldAt(form.fields, path))
  return [
    ...faultEntries(faults),
    ...linkEntries(content, now),
    ...texts.flatMap(([path, text]) => textEntries(path, text)),
    ...compareLanguages(content),
    ...stale.map((path): ChecklistEntry => ({ code: 'translation_stale', path, blocks: false })),
    ...unchecked.map((path): ChecklistEntry => ({ code: 'unchecked', path, blocks: false })),
    ...seoEntries(new Map(texts)),
  ].toSorted((one, other) => Number(other.blocks) - Number(one.blocks) || position(one.path) - position(other.path))
}
