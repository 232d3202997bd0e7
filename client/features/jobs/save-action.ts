import { paths, safeReturnTo } from '../../../domain/paths.ts'
import { unwrap, type Api } from '../../api.ts'
import { orSignIn } from '../../sign-in-first.ts'

export const saveIntents = { save: 'save', unsave: 'unsave' } as const

export type SaveAnswer = { saved: boolean }

/** Form that saves or removes a job. A visitor is sent to sign in and back to the page of the form. */
export const saveAction = async (api: Api, request: Request, jobId: string) => {
  const form = await request.formData()
  const { saved } = api.jobs[':jobId']
  const isOff = form.get('intent') === saveIntents.unsave
  const here = form.get('here')
  const change = unwrap((isOff ? saved.$delete : saved.$put)({ param: { jobId }, json: {} }))
  return orSignIn(
    change.then((): SaveAnswer => ({ saved: !isOff })),
    {
      request,
      next: here === null ? paths.job(jobId) : safeReturnTo(String(here)),
      ...(!isOff && { intent: { kind: 'save_job', ids: [jobId] } }),
    },
  )
}
