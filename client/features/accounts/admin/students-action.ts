import { data, redirect, type RouterContextProvider } from 'react-router'
import { exportFormats } from '../../../../domain/content/export.ts'
import { apiContext } from '../../../context.ts'
import { refusalOf, replyOf } from '../../../forms/refusal.ts'
import { answerExport, postedOnce, sendViewForm, type ListAnswer } from '../../../office/list/view-action.ts'
import { oneOf } from '../../../ui/list-address.ts'
import { exportQueryOf, linkTo, searchOf, studentAddress } from './student-address.ts'

type Context = { request: Request; context: Readonly<RouterContextProvider> }

/** Answers the forms of the list of students, for the action of its route. Null for an unknown form. */
export const studentsAction = async ({ request, context }: Context) => {
  const api = context.get(apiContext)
  const form = await request.formData()
  const address = studentAddress(new URL(request.url).searchParams)
  const here = linkTo(searchOf(address), address.cursor)
  if (form.get('intent') === 'export') {
    const format = oneOf(exportFormats, postedOnce(form, 'format')) ?? 'csv'
    const json = { ...exportQueryOf(address), format }
    return answerExport(await api.admin['student-list'].exports.$post({ json }), here)
  }
  const reply = sendViewForm(form, api, 'student')
  if (!reply) return null
  const refusal = await refusalOf(await reply)
  if (refusal) return data({ refusal } satisfies ListAnswer, replyOf(refusal))
  throw redirect(here)
}
