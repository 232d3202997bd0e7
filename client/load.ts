import { data } from 'react-router'
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
