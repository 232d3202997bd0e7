import type { ReportAct } from '../../../../../domain/questions/reports.ts'
import { reportActNames, reportOutcomes, type ReportActName } from '../../../../../domain/questions/report-states.ts'
import type { Api } from '../../../../api.ts'
import { postedText } from '../../../../forms/posted.ts'
import { refusalOf, type Refusal } from '../../../../forms/refusal.ts'
import { oneOf } from '../../../../ui/list-address.ts'

/** Outcome of an act on reports, with the typed words of a refused one. `reportId`: null for all of them. */
export type ReportAnswer = {
  act: ReportActName
  reportId: string | null
  refusal: Refusal | null
  answer: string
  moved: number
}

const bodyOf = (act: ReportActName, form: FormData): ReportAct => {
  const reportId = postedText(form, 'reportId')
  const seen = {
    revision: Number(postedText(form, 'revision')),
    until: Number(postedText(form, 'until')),
    ...(reportId !== '' && { reportId }),
  }
  const answer = postedText(form, 'answer')
  const outcome = oneOf(reportOutcomes, postedText(form, 'outcome')) ?? reportOutcomes[0]
  switch (act) {
    case 'accept':
      return { act, outcome, answer, ...seen }
    case 'reject':
    case 'reopen':
      return { act, answer, ...seen }
    default:
      return { act, ...seen }
  }
}

/** Runs the form of an act on the reports of a question. Null for any other form. */
export const reportAction = async (api: Api, form: FormData, questionId: string): Promise<ReportAnswer | null> => {
  const act = oneOf(reportActNames, postedText(form, 'act'))
  if (!act) return null
  const reply = await api.admin.reports[':questionId'].acts.$post({ param: { questionId }, json: bodyOf(act, form) })
  const refusal = await refusalOf(reply)
  const { moved } = reply.ok ? await reply.json() : { moved: 0 }
  return { act, reportId: postedText(form, 'reportId') || null, refusal, answer: postedText(form, 'answer'), moved }
}
