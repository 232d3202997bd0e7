import { ApiError, unwrap, type Api } from '../../api.ts'

export const boardIntents = { join: 'board-join', leave: 'board-leave' } as const

/** Outcome of the board form; `entered` is the refused name, shown again in the field. */
export type BoardAnswer = { board: 'kept' | 'refused'; entered?: string }

/** Sets or removes the student's name on the board. */
export const changeBoardName = async (api: Api, testId: string, form: FormData): Promise<BoardAnswer> => {
  const boardName = api.tests[':testId']['board-name']
  const param = { testId }
  if (form.get('intent') === boardIntents.leave) {
    await unwrap(boardName.$delete({ param, json: {} }))
    return { board: 'kept' }
  }
  const name = String(form.get('name') ?? '')
  try {
    await unwrap(boardName.$post({ param, json: { name } }))
    return { board: 'kept' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { board: 'refused', entered: name }
    throw error
  }
}
