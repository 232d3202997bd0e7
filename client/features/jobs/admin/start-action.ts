import { data, redirect } from 'react-router'
import { NewJob } from '../../../../domain/jobs/office-contract.ts'
import { longestNotice } from '../../../../domain/jobs/longest-notice.ts'
import { officePaths } from '../../../../domain/office-paths.ts'
import type { Api } from '../../../api.ts'
import { refusalOf, replyOf, type Refusal } from '../../../forms/refusal.ts'

/** Refused start of a notice, with the pasted text. */
export type StartAnswer = { problem: 'tooShort' | 'tooLong' | null; refusal: Refusal | null; text: string }

const inputOf = (form: FormData, text: string) => {
  const from = String(form.get('from') ?? '')
  const value = (name: string) => String(form.get(name) ?? '')
  switch (from) {
    case 'notice':
      return { from, text }
    case 'template':
      return { from, template: value('template') }
    case 'job':
      return { from, jobId: value('jobId') }
    default:
      return { from: 'empty' }
  }
}

/** Creates the draft and redirects to its editor. A refusal returns the pasted text. */
export const startAction = async (form: FormData, api: Api) => {
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n')
  const input = NewJob.safeParse(inputOf(form, text))
  if (!input.success) {
    const problem = text.trim().length > longestNotice ? 'tooLong' : 'tooShort'
    return data<StartAnswer>({ problem, refusal: null, text }, { status: 422 })
  }
  const reply = await api.admin.jobs.$post({ json: input.data })
  if (reply.ok) throw redirect(officePaths.adminJob((await reply.json()).id), 303)
  const refusal = await refusalOf(reply)
  return data<StartAnswer>({ problem: null, refusal, text }, refusal ? replyOf(refusal) : { status: 500 })
}
