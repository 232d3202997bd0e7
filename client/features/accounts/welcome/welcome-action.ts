import { data, redirect, replace } from 'react-router'
import { z } from 'zod'
import { accountPaths } from '../../../../domain/account-paths.ts'
import { languageKey } from '../../../../domain/language.ts'
import { unwrap, type Api } from '../../../api.ts'
import { defineForms, type FormAnswer } from '../../../forms/define-forms.ts'
import { replyOf } from '../../../forms/refusal.ts'
import { load } from '../../../load.ts'
import { cookie } from '../../../sign-in-first.ts'
import { TypedExamProfile } from '../profile/exam/exam-action.ts'
import { nextAfter } from './next-after.ts'
import { skip } from './skip.ts'

type Tools = { request: Request; api: Api }

const languageSeconds = 365 * 24 * 60 * 60

export const welcomeForm = defineForms<Tools>()({
  contract: TypedExamProfile.pick({ targetYear: true, medium: true }).extend({
    /** A student without an exam skips the step. */
    targets: TypedExamProfile.shape.targets.refine((chosen) => chosen.length > 0),
    /** True when the pages are to be shown in the language of the papers too. */
    pages: z.stringbool().optional(),
  }),
  send: ({ pages: _pages, ...answer }, { api }) => api.account.welcome.$put({ json: { answer } }),
  accepted: async (_reply, { pages, medium }, { request, api }): Promise<never> => {
    const to = accountPaths.welcomeTest(nextAfter(request))
    if (!pages || !medium) throw redirect(to)
    // The choice on this device holds even where it cannot be stored for others.
    await api.session.preferences.$put({ json: { language: medium } }).catch(() => null)
    throw redirect(to, { headers: { 'set-cookie': cookie(request, languageKey, medium, languageSeconds) } })
  },
})

/** Keeps the answers of the first step, or that they were skipped, and leads on. */
export const welcomeAction = async (request: Request, api: Api) => {
  const form = await request.formData()
  if (form.get('intent') === skip) {
    await load(unwrap(api.account.welcome.$put({ json: { answer: null } })))
    throw replace(nextAfter(request))
  }
  const answer = await welcomeForm.submit(form, { request, api })
  return data<FormAnswer>(answer, replyOf(answer.refusal))
}
