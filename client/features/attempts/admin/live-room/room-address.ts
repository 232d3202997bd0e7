import type { HallState } from '../../../../../domain/attempts/hall.ts'
import type { RoomList } from '../../../../../domain/attempts/live-room.ts'

/** States in the order of their numbers. */
export const statesShown: readonly HallState[] = ['writing', 'lost', 'waiting', 'submitted', 'closed']

/** Id of the list of students. */
export const listId = 'students'

/** Address of a list of the room, on the same page. */
export const listAddress = (list: RoomList, cursor?: string): string =>
  `?${new URLSearchParams({ ...(list !== 'all' && { list }), ...(cursor && { cursor }) })}#${listId}`

/** Address that opens the late answers of an attempt in the list as it is, or closes them. */
export const lateAddress = (search: string, attemptId: string, isOpened: boolean): string => {
  const params = new URLSearchParams(search)
  params.delete('attempt')
  if (!isOpened) params.set('attempt', attemptId)
  return `?${params}#${attemptId}`
}
