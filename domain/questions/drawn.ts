import type { DraftBody } from '../content/contract.ts'
import { missingText } from '../content/preview-body.ts'
import { parseBody } from './contract.ts'
import { completeQuestion } from './draft.ts'
import { keyFits } from './key-fits.ts'
import { authoredPartsOf, isQuestionKind, QuestionKey, type Body, type QuestionKind } from './kinds/registry.ts'
import { optionIds, type Bilingual } from './text.ts'

/** Key that a question of a body may have; null for another or an unfinished one. */
export const fittingKey = (key: unknown, body: Body): QuestionKey | null => {
  const { data } = QuestionKey.safeParse(key)
  return data && keyFits(data, body) ? data : null
}

/** Question as far as its draft has come, in Markdown. */
export type DrawnQuestion = {
  stem: Bilingual
  body: Body
  /** Null while it does not fit the kind. */
  key: QuestionKey | null
  solution: Bilingual
  reasons: Record<string, Bilingual>
  hint: Bilingual | null
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textIn = (value: unknown, language: 'en' | 'hi'): string => {
  const text = isRecord(value) ? value[language] : ''
  return typeof text === 'string' ? text : ''
}

const isFilled = (value: unknown): boolean => textIn(value, 'en') !== '' || textIn(value, 'hi') !== ''

/** Text with a filler in place of missing English. */
const shown = (value: unknown): Bilingual => ({ en: textIn(value, 'en') || missingText, hi: textIn(value, 'hi') })

const items = (value: unknown) =>
  (Array.isArray(value) ? value : []).flatMap((row: unknown, index) =>
    isRecord(row) ? [{ id: String(row['id'] || index + 1), content: shown(row['content']) }] : [],
  )

const statementsIn = (value: unknown) => ({
  assertion: shown(isRecord(value) ? value['assertion'] : null),
  reason: shown(isRecord(value) ? value['reason'] : null),
})

/** Body of a kind with the parts that a draft has; lists may be shorter than its contract wants. */
const drawnBody = (kind: QuestionKind, { options, rows, columns, statements, multiple }: DraftBody): Body => {
  const parts = {
    options: items(options),
    rows: items(rows),
    columns: items(columns),
    statements: statementsIn(statements),
    multiple: multiple === true,
  }
  const own = authoredPartsOf(kind)
  const given = Object.fromEntries(Object.entries(parts).filter(([name]) => own.includes(name)))
  const { body } = parseBody({ ...given, key: { kind } as QuestionKey })
  return body ?? ({ ...given, kind } as unknown as Body)
}

/** Draft of a question as far as it can be drawn. A draft without a kind is drawn with options. */
export const drawnQuestion = (draft: DraftBody): DrawnQuestion => {
  const { stem, key, solution, reasons, hint } = draft
  const kind = isRecord(key) && isQuestionKind(key['kind']) ? key['kind'] : 'mcq'
  const body = drawnBody(kind, draft)
  return {
    stem: shown(stem),
    body,
    key: fittingKey(completeQuestion(draft)['key'], body),
    solution: shown(solution),
    reasons: Object.fromEntries(
      optionIds.flatMap((id) => {
        const reason = isRecord(reasons) ? reasons[id] : null
        return isFilled(reason) ? [[id, shown(reason)]] : []
      }),
    ),
    hint: isFilled(hint) ? shown(hint) : null,
  }
}
