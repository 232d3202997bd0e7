import type { ChallengeBody } from '../../../domain/challenges/contract.ts'
import { claims, type ClosedReason } from '../../../domain/challenges/states.ts'
import type { QuestionKey } from '../../../domain/questions/contract.ts'
import type { ErrorBody } from '../../../domain/errors.ts'
import { proposedKey } from '../../../domain/questions/kinds/proposed-key.ts'
import { questionKinds } from '../../../domain/questions/kinds/names.ts'
import type { Api } from '../../api.ts'
import { postedText } from '../../forms/posted.ts'
import { refusalOf, type Refusal, type RpcReply } from '../../forms/refusal.ts'
import { oneOf } from '../../ui/list-address.ts'

const intents = ['send', 'withdraw', 'remove-picture'] as const

/** Outcome of a form of the page; `values` are those of a refused one. `reason`: why the key takes no challenge. */
export type ChallengeAnswer = {
  intent: (typeof intents)[number]
  refusal: Refusal | null
  reason: ClosedReason | null
  values: { reason: string; source: string }
}

/** The key that a form names; the contract of the question checks it. */
const postedKey = (form: FormData): QuestionKey | undefined => {
  const kind = oneOf(questionKinds, postedText(form, 'kind'))
  const chosen = form.getAll('option').filter((each) => typeof each === 'string')
  const value = postedText(form, 'value').replace('\u2212', '-')
  const rows = Object.fromEntries(
    [...new Set(form.keys())]
      .filter((name) => name.startsWith('rows.'))
      .map((name) => [name.slice('rows.'.length), form.getAll(name).map(String)]),
  )
  const isGiven = chosen.length > 0 || value !== '' || Object.keys(rows).length > 0
  return kind && isGiven ? proposedKey(kind, { chosen, value, rows }) : undefined
}

const bodyOf = (form: FormData): ChallengeBody => {
  const claim = oneOf(claims, postedText(form, 'claim')) ?? claims[0]
  const key = claim === 'drop' ? undefined : postedKey(form)
  const reason = postedText(form, 'reason').replaceAll('\r\n', '\n')
  return { claim, ...(key && { key }), reason, source: postedText(form, 'source') }
}

type Target = { attemptId: string; questionId: string }

const send = async (api: Api, form: FormData, param: Target) => {
  const sent = await api.attempts[':attemptId'].challenges[':questionId'].$put({ param, json: bodyOf(form) })
  const file = form.get('picture')
  if (!sent.ok || !(file instanceof File) || file.size === 0) return sent
  return api.attempts[':attemptId'].challenges[':questionId'].picture.$put({ param, form: { file } })
}

/** Runs a form of the page of challenges: sends or changes one, withdraws it, or removes its picture. */
export const challengeAction = async (api: Api, form: FormData, param: Target): Promise<ChallengeAnswer | null> => {
  const intent = oneOf(intents, postedText(form, 'intent'))
  if (!intent) return null
  const { picture, $delete } = api.attempts[':attemptId'].challenges[':questionId']
  const reply =
    intent === 'send'
      ? await send(api, form, param)
      : await (intent === 'withdraw' ? $delete : picture.$delete)({ param, json: {} })
  const details = reply.ok ? undefined : ((await (reply.clone() as RpcReply).json()) as ErrorBody).details
  return {
    intent,
    refusal: await refusalOf(reply, { 'input.picture': 'picture' }),
    reason: (details?.['reason'] as ClosedReason | undefined) ?? null,
    values: { reason: postedText(form, 'reason'), source: postedText(form, 'source') },
  }
}
