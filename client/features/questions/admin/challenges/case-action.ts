import type { RulingBody } from '../../../../../domain/challenges/contract.ts'
import { decisionsOnWords } from '../../../../../domain/challenges/states.ts'
import type { ErrorBody } from '../../../../../domain/errors.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, type Refusal, type RpcReply } from '../../../../forms/refusal.ts'
import { oneOf } from '../../../../ui/list-address.ts'

/** Outcome of an act on challenges, with the words of a refused ruling. `by`: who ruled before, where one did. */
export type CaseAnswer = {
  intent: 'take' | 'rule'
  ruling: string
  refusal: Refusal | null
  values: { en: string; hi: string }
  by: { name: string | null; at: number } | null
}

const rulingOf = (form: FormData): RulingBody => {
  const shared = {
    reason: {
      en: postedText(form, 'reason.en').replaceAll('\r\n', '\n'),
      hi: postedText(form, 'reason.hi').replaceAll('\r\n', '\n'),
    },
    revision: Number(postedText(form, 'revision')),
  }
  const ruling = oneOf(['apply', 'corrected', ...decisionsOnWords], postedText(form, 'ruling')) ?? decisionsOnWords[0]
  return ruling === 'apply' ? { ruling, taskId: postedText(form, 'taskId'), ...shared } : { ruling, ...shared }
}

/** Runs the form of an act on the challenges of a version of a question. Null for any other form. */
export const caseAction = async (api: Api, form: FormData): Promise<CaseAnswer | null> => {
  const intent = oneOf(['take', 'rule'], postedText(form, 'intent'))
  if (!intent) return null
  const param = { questionVersionId: postedText(form, 'versionId') }
  const { taking, ruling } = api.admin.challenges[':questionVersionId']
  const reply = await (intent === 'take'
    ? taking.$post({ param, json: { revision: Number(postedText(form, 'revision')) } })
    : ruling.$post({ param, json: rulingOf(form) }))
  const details = reply.ok ? undefined : ((await (reply.clone() as RpcReply).json()) as ErrorBody).details
  const at = details?.['at']
  return {
    intent,
    ruling: postedText(form, 'ruling'),
    refusal: await refusalOf(reply),
    values: { en: postedText(form, 'reason.en'), hi: postedText(form, 'reason.hi') },
    by: typeof at === 'number' ? { name: (details?.['by'] as string | null | undefined) ?? null, at } : null,
  }
}
