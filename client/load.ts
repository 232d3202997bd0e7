import { data, redirect } from 'react-router'
import { ApiError } from './api.ts'

/**
 * Result of an API call for a loader. An ApiError becomes a response with its status and ErrorBody, which the error
 * screen shows in the reader's language (404: the not-found page).
 */
export const load = async <Value>(call: Promise<Value>): Promise<Value> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError) throw data(error.body, { status: error.status })
    throw error
  }
}

/** `load` for a list with a cursor: an unreadable cursor redirects to the first page. */
export const loadList = <Value>(call: Promise<Value>, request: Request, parameter = 'cursor'): Promise<Value> =>
  load(
    call.catch((error: unknown) => {
      if (!(error instanceof ApiError && error.body.fields?.['cursor'])) throw error
      const { pathname, searchParams } = new URL(request.url)
      searchParams.delete(parameter)
      throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname)
    }),
  )
