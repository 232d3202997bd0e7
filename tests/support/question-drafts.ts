import type { DraftBody } from '../../domain/content/contract.ts'
import { questionKinds, type QuestionKind } from '../../domain/questions/kinds/names.ts'
import { newQuestion } from '../../domain/questions/start.ts'

const text = (name: string) => ({ en: `${name} 5 & "x"\n\n$a < 2$`, hi: `${name} 5 और\n\n$a < 2$` })
const items = (ids: string) => [...ids].map((id) => ({ id, content: text(`Item ${id}`) }))
const options = (ids: string) => items(ids).map((item, index) => ({ ...item, pinned: index === 2 }))

/** Parts that differ by kind, with those of another kind that stay in the draft. */
const own: Record<QuestionKind, DraftBody> = {
  mcq: { options: options('bca'), key: { kind: 'mcq', optionIds: ['c'] }, reasons: { a: text('No'), c: text('Yes') } },
  msq: { options: options('abcd'), key: { kind: 'msq', optionIds: ['a', 'd'] }, rows: items('pq') },
  nat: {
    key: { kind: 'nat', min: '-1.5', max: '2', rounding: { decimals: 2, rule: 'half_up' } },
    options: options('ab'),
    reasons: { a: text('Left') },
  },
  true_false: { key: { kind: 'true_false', value: false } },
  short: { key: { kind: 'short', accepted: ['Delhi', 'दिल्ली'], caseSensitive: true } },
  matrix: {
    rows: items('pqr'),
    columns: items('12'),
    multiple: true,
    key: { kind: 'matrix', rows: { p: ['1', '2'], q: ['2'], r: ['1'] } },
    statements: { assertion: text('Left'), reason: text('Left') },
  },
  assertion_reason: {
    statements: { assertion: text('A'), reason: text('R') },
    key: { kind: 'assertion_reason', optionIds: ['b'] },
    reasons: { b: text('So') },
  },
}

/** Complete draft of a question of a kind, with every field. */
export const questionDraft = (kind: QuestionKind): DraftBody => ({
  ...newQuestion(kind),
  stem: text('Which?'),
  solution: text('Because'),
  hint: text('Think'),
  passageId: 'psg_1',
  subject: 'maths',
  topic: 'percentages',
  exams: ['ssc-cgl'],
  tags: ['2027', 'shift 1'],
  rights: 'licensed',
  source: 'A book',
  slug: `kind-${kind.replaceAll('_', '-')}`,
  ...own[kind],
})

/** Complete draft of every kind. */
export const questionDrafts = questionKinds.map((kind) => [kind, questionDraft(kind)] as const)
