import { redirect } from 'react-router'
import type { KeyedVersion } from '../../../../../domain/questions/key-page.ts'
import type { KeyChange } from '../../../../../domain/questions/key-change.ts'
import { optionIds } from '../../../../../domain/questions/contract.ts'
import { postedKey } from '../../../../../domain/questions/kinds/key-form.ts'
import type { Bilingual } from '../../../../../domain/questions/text.ts'
import { keyOutcomes } from '../../../../../domain/results/contract.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, type Refusal } from '../../../../forms/refusal.ts'
import { oneOf } from '../../../../ui/list-address.ts'

/** Refused form of the page of a key. `versionId`: version of the question of a refused correction. */
export type KeyAnswer = { intent: 'try' | 'apply' | 'discard'; versionId: string | null; refusal: Refusal }

/** Most keys that are accepted beside the first. */
export const maxAlternatives = 4

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

/** Correction that a form names. Solution and reasons that were left as they are stay out. */
const changeOf = (form: FormData, { questionVersionId, body, written }: KeyedVersion): KeyChange => {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const outcome = oneOf(keyOutcomes, postedText(form, 'outcome')) ?? 'normal'
  const keyAt = (name: string) => postedKey(body.kind, name, entries)
  const alternatives =
    outcome === 'any_of'
      ? Array.from({ length: maxAlternatives }, (_, index) => `alternatives.${index}`)
          .filter((name) => entries.some(([path, value]) => path.startsWith(`${name}.`) && value.trim() !== ''))
          .map(keyAt)
      : []
  const [solution, reasons] = [textOf(form, 'solution'), reasonsOf(form)]
  return {
    questionVersionId,
    key: keyAt('key') as KeyChange['key'],
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
