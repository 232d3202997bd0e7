import { data, redirect } from 'react-router'
import { ApiError } from './api.ts'

/**
 * What a loader waits for. A call that the worker refused leaves as a response with its status and ErrorBody,
 * so that the error screen can say in the reader's language what happened (a 404 becomes the not-found page).
 */
export const load = async <Value>(call: Promise<Value>): Promise<Value> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) throw data(error.body, { status: error.status })
    throw error
  }
}

/** The same of a list that goes on from a cursor: an address with one that cannot be read leads to the first page. */
export const loadList = <Value>(call: Promise<Value>, request: Request, parameter = 'cursor'): Promise<Value> =>
  load(
    call.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.body.fields?.['cursor'])) throw error
      const { pathname, searchParams } = new URL(request.url)
      searchParams.delete(parameter)
      throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
    }),
  )
