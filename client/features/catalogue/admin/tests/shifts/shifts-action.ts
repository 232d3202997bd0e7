import { data, redirect } from 'react-router'
import { officePaths } from '../../../../../../domain/office-paths.ts'
import type { ShiftRefusal } from '../../../../../../domain/results/shift-groups.ts'
import type { Api } from '../../../../../api.ts'
import { postedText } from '../../../../../forms/posted.ts'
import { refusalOf, replyOf, type Refusal, type RpcReply } from '../../../../../forms/refusal.ts'

export type ShiftsRefusal = Refusal<ShiftRefusal>

/** Refused act on shifts, with what was typed. `testId`: test that it was about. */
export type ShiftsAnswer = {
  of: 'shifts'
  act: string
  testId: string
  title: { en: string; hi: string }
  pattern: string
  refusal: ShiftsRefusal
}

type Sent = Pick<ShiftsAnswer, 'act' | 'testId' | 'title' | 'pattern'> & {
  groupId: string
  revision: number
  overlaps: boolean
}

const send = async (
  api: Api,
  { act, testId, title, pattern, groupId, revision, overlaps }: Sent,
): Promise<RpcReply> => {
  const groups = api.admin['shift-groups']
  const group = groups[':groupId']
  const param = { groupId }
  switch (act) {
    case 'create':
      return groups.$post({ json: { title, presetVersionId: pattern } })
    case 'rename':
      return group.title.$put({ param, json: { title, revision } })
    case 'add':
      return group.tests[':testId'].$post({ param: { groupId, testId }, json: { revision, overlaps } })
    case 'out':
      return group.tests[':testId'].$delete({ param: { groupId, testId }, json: { revision } })
    case 'compute':
      return group.normalisation.$post({ param, json: { revision } })
    default:
      return group.release.$post({ param, json: { revision } })
  }
}

/** Runs an act on shifts and shows their group. Null for any other form. */
export const shiftsAction = async (form: FormData, api: Api) => {
  const [prefix, act = '', testId = ''] = postedText(form, 'intent').split(':')
  if (prefix !== 'shifts') return null
  const sent: Sent = {
    act,
    testId,
    title: { en: postedText(form, 'title.en'), hi: postedText(form, 'title.hi') },
    pattern: postedText(form, 'pattern'),
    groupId: postedText(form, 'group'),
    revision: Number(postedText(form, 'revision')),
    overlaps: form.has('overlaps'),
  }
  const reply = await send(api, sent)
  const refusal = await refusalOf<ShiftRefusal>(reply)
  const { title, pattern } = sent
  if (refusal) return data<ShiftsAnswer>({ of: 'shifts', act, testId, title, pattern, refusal }, replyOf(refusal))
  const groupId = act === 'create' ? ((await reply.json()) as { id: string }).id : sent.groupId
  throw redirect(officePaths.adminShifts(groupId), 303)
}
