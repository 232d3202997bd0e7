import { redirect } from 'react-router'
import { paths } from '../../../domain/paths.ts'
import { ApiError, unwrap, type Api } from '../../api.ts'

export const saveIntents = { save: 'save', unsave: 'unsave' } as const

/** The form of a job: save it, or take it off the list. Whose session has ended signs in and comes back. */
export const saveAction = async (api: Api, jobId: string, form: FormData) => {
  const { saved } = api.jobs[':jobId']
  const call = form.get('intent') === saveIntents.unsave ? saved.$delete : saved.$put
  try {
    return await unwrap(call({ param: { jobId }, json: {} }))
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return redirect(loginFrom(paths.job(jobId)))
    throw error
  }
}

/** Signing in, and back to where one was. */
export const loginFrom = (next: string): string => `${paths.login()}?${new URLSearchParams({ next })}`
