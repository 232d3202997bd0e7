import { redirect } from 'react-router'
import type { KeyedVersion } from '../../../../../domain/questions/key-page.ts'
import type { KeyChange } from '../../../../../domain/questions/key-change.ts'
import { optionIds, type QuestionKind } from '../../../../../domain/questions/contract.ts'
import { postedKey } from '../../../../../domain/questions/kinds/key-form.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { keyOutcomes } from '../../../../../domain/results/contract.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, type Refusal } from '../../../../forms/refusal.ts'
import { oneOf } from '../../../../ui/list-address.ts'
import { eachOther, maxOthers, otherAt } from '../keys/other-names.ts'

/** Refused form of the page of a key. `versionId`: version of the question of a refused correction. */
export type KeyAnswer = { intent: 'try' | 'apply' | 'discard'; versionId: string | null; refusal: Refusal }

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const textOf = (form: FormData, name: string): Bilingual => ({
  en: postedText(form, `${name}.en`).replaceAll('\r\n', '\n'),
  hi: postedText(form, `${name}.hi`).replaceAll('\r\n', '\n'),
})

const reasonsOf = (form: FormData): Record<string, Bilingual> =>
  Object.fromEntries(
    optionIds
      .map((id) => [id, textOf(form, `reasons.${id}`)] as const)
      .filter(([, { en, hi }]) => en !== '' || hi !== ''),
  )

type Entries = readonly (readonly [name: string, value: string])[]

/** Keys accepted beside the first, of each kind of control. The first itself is none of them. */
const othersOf = (kind: QuestionKind, entries: Entries, first: unknown) => {
  const ticked = entries.flatMap(([path, id]) =>
    path === eachOther ? [postedKey(kind, 'key', [['key.optionIds', id]])] : [],
  )
  const separate = Array.from({ length: maxOthers }, (_, index) => otherAt(index))
    .filter((name) => entries.some(([path, value]) => path.startsWith(`${name}.`) && value.trim() !== ''))
    .map((name) => postedKey(kind, name, entries))
  return [...ticked, ...separate].filter((key) => !same(key, first))
}

/** Correction that a form names. Solution and reasons that were left as they are stay out. */
export const changeOf = (form: FormData, { questionVersionId, body, written }: KeyedVersion): KeyChange => {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const outcome = oneOf(keyOutcomes, postedText(form, 'outcome')) ?? 'normal'
  const key = postedKey(body.kind, 'key', entries)
  const alternatives = outcome === 'any_of' ? othersOf(body.kind, entries, key) : []
  const [solution, reasons] = [textOf(form, 'solution'), reasonsOf(form)]
  return {
    questionVersionId,
    key: key as KeyChange['key'],
    alternatives: alternatives as KeyChange['alternatives'],
    outcome,
    reason: textOf(form, 'reason'),
    ...(!same(solution, written.solution) && { solution }),
    ...(!same(reasons, written.reasons) && { reasons }),
  }
}

/** Runs a form of the page of a key: tries a correction, applies it or discards it. Null for any other form. */
export const keyAction = async (api: Api, form: FormData, questionId: string, back: string) => {
  const intent = oneOf(['try', 'apply', 'discard'], postedText(form, 'intent'))
  if (!intent) return null
  const versionId = postedText(form, 'versionId') || null
  const reply = await send(api, form, { intent, questionId, versionId })
  const refusal = reply && (await refusalOf(reply))
  if (refusal) return { intent, versionId, refusal } satisfies KeyAnswer
  throw redirect(back, 303)
}

type Sent = { intent: KeyAnswer['intent']; questionId: string; versionId: string | null }

const send = async (api: Api, form: FormData, { intent, questionId, versionId }: Sent) => {
  const param = { taskId: postedText(form, 'taskId') }
  const task = api.admin.rescoring[':taskId']
  if (intent === 'apply') return task.commit.$post({ param, json: {} })
  if (intent === 'discard') return task.dismissal.$post({ param, json: {} })
  const question = api.admin.questions[':questionId']
  const { versions } = await unwrap(question.key.$get({ param: { questionId } }))
  const version = versions.find(({ questionVersionId }) => questionVersionId === versionId)
  return version ? question.keys.$post({ param: { questionId }, json: changeOf(form, version) }) : null
}
