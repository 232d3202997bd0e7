import type { DraftBody } from '../../domain/content/contract.ts'
import { followSources, type Sources } from '../../domain/content/staleness.ts'
import { textsOf } from '../../domain/content/texts-of.ts'
import { languages, type Language } from '../../domain/language.ts'
import { completeQuestion, partsOfBody } from '../../domain/questions/draft.ts'
import type { Body } from '../../domain/questions/kinds/registry.ts'
import type { LanguageBias } from '../../domain/results/statistics/language-bias.ts'
import type { Bilingual } from '../../domain/questions/text.ts'
import {
  translationNeeds,
  type TextCounts,
  type TranslationGap,
  type Translations,
  type TranslationsQuery,
} from '../../domain/questions/translations.ts'
import type { Services } from '../platform/context.ts'
import * as store from './translations.store.ts'

/** Items of the list: the most urgent. */
const listSize = 100

const keyOf = ({ kind, id }: { kind: string; id: string }): string => `${kind} ${id}`

/** Texts that are written in one language only, as paths of the other. */
const missingIn = (body: DraftBody): string[] =>
  textsOf(body).flatMap(([path, text]) => {
    const written = languages.filter((language) => text[language].trim() !== '')
    return written.length === 1 ? languages.filter((each) => each !== written[0]).map((each) => `${path}.${each}`) : []
  })

/** Texts in the shape of a draft, and the sources of their translations. */
const textsIn = ({
  kind,
  draft,
  draftSources,
  published,
  publishedSources,
}: store.GapRow): { body: DraftBody; sources: Sources | null } => {
  const isDraft = draft !== null
  const sources = store.sourcesIn(isDraft && draftSources !== null ? draftSources : publishedSources)
  const texts = JSON.parse(draft ?? published ?? '{}') as DraftBody
  if (kind === 'passage') return { body: texts, sources }
  if (isDraft) return { body: completeQuestion(texts), sources }
  const { body, ...others } = texts
  return { body: { ...others, ...(body ? partsOfBody(body as Body) : {}) }, sources }
}

const countsOf = (paths: readonly string[]): Record<Language, number> => ({
  en: paths.filter((path) => path.endsWith('.en')).length,
  hi: paths.filter((path) => path.endsWith('.hi')).length,
})

const gapOf = (row: store.GapRow, use: store.NextUse | undefined): TranslationGap => {
  const { body, sources } = textsIn(row)
  const missing = missingIn(body)
  const { stale } = followSources({ previous: body, next: body, sources })
  const texts: TextCounts = { missing: countsOf(missing), stale: countsOf(stale) }
  const { kind, id, code, titleEn, titleHi, state, changedAt } = row
  return {
    kind,
    id,
    code,
    title: { en: titleEn, hi: titleHi },
    state,
    hasDraft: row.hasDraft === 1,
    changedAt,
    texts,
    field: missing[0] ?? stale[0] ?? null,
    bias: row.bias === null ? null : (JSON.parse(row.bias) as LanguageBias),
    test: use ? { title: JSON.parse(use.test_title) as Bilingual, opensAt: use.opens_at } : null,
  }
}

/**
 * Questions and passages whose texts one language lacks or has from an earlier source text, and questions that are harder
 * in one language: those of the tests that open next first, then the latest changed.
 */
export const listTranslations = async (services: Services, { need }: TranslationsQuery): Promise<Translations> => {
  const { db, now } = services
  const needs = need === undefined ? translationNeeds : [need]
  const { uses, places, counts } = await store.findGaps(db, needs, now(), listSize)
  const usesByKey = new Map(uses.map((use) => [keyOf(use), use]))
  const urgent = uses.toSorted((one, other) => one.opens_at - other.opens_at)
  const latest = places.toSorted((one, other) => other.changed_at - one.changed_at)
  const keys = new Map([...urgent, ...latest].map(({ kind, id }) => [keyOf({ kind, id }), { kind, id }]))
  const rows = await store.readGaps(db, [...keys.values()].slice(0, listSize))
  return { items: rows.map((row) => gapOf(row, usesByKey.get(keyOf(row)))), counts }
}
