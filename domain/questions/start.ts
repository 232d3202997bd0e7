import type { DraftBody } from '../content/contract.ts'
import { blankBody, blankVariant } from '../content/fields.ts'
import { questionForm } from './editor-form.ts'
import { editingOf } from './kinds/editing.ts'
import type { QuestionKind } from './kinds/names.ts'

const blankText = () => ({ en: '', hi: '' })

/** Blank row of a list of options, rows or columns. */
export const blankItem = (list: string, id: string) => ({
  id,
  content: blankText(),
  ...(list === 'options' && { pinned: false }),
})

/** Blank key of a kind. */
export const blankKey = (kind: QuestionKind): Record<string, unknown> => ({
  ...blankVariant(questionForm.fields.key, kind),
  ...editingOf(kind).key,
})

/** Blank parts that a kind shows. */
export const blankParts = (kind: QuestionKind): Record<string, unknown> => {
  const { begins, hasStatements } = editingOf(kind)
  return {
    ...Object.fromEntries(Object.entries(begins).map(([list, ids]) => [list, ids.map((id) => blankItem(list, id))])),
    ...(hasStatements && { statements: { assertion: blankText(), reason: blankText() } }),
  }
}

/** Fields that the next question of a row of questions takes over. */
const keptFields = ['passageId', 'subject', 'topic', 'difficulty', 'targetSeconds', 'exams', 'tags', 'rights', 'source']

/** Fields of a question that the next one takes over. */
export const keptForNext = (body: DraftBody): DraftBody =>
  Object.fromEntries(keptFields.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]]])))

/** Draft of a new question. */
export const newQuestion = (kind: QuestionKind, given: DraftBody = {}): DraftBody => ({
  ...blankBody(questionForm.fields),
  difficulty: 'medium',
  targetSeconds: 60,
  rights: 'original',
  ...given,
  ...blankParts(kind),
  key: blankKey(kind),
})
