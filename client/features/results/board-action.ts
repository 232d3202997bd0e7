import { ApiError, unwrap, type Api } from '../../api.ts'

export const boardIntents = { join: 'board-join', leave: 'board-leave' } as const

/** Whether the name was taken up; what was entered stays where it was refused. */
export type BoardAnswer = { board: 'kept' | 'refused'; entered?: string }

export const isBoardForm = (form: FormData): boolean =>
  Object.values(boardIntents).some((intent) => intent === form.get('intent'))

/** The forms of the board: a name on it, or none any more. */
export const changeBoardName = async (api: Api, testId: string, form: FormData): Promise<BoardAnswer> => {
  const ofTest = api.tests[':testId']['board-name']
  const param = { testId }
  if (form.get('intent') === boardIntents.leave) {
    await unwrap(ofTest.$delete({ param, json: {} }))
    return { board: 'kept' }
  }
  const name = String(form.get('name') ?? '')
  try {
    await unwrap(ofTest.$post({ param, json: { name } }))
    return { board: 'kept' }
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return { board: 'refused', entered: name }
    throw error
  }
}
