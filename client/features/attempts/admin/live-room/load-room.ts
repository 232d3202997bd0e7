import type { RouterContextProvider } from 'react-router'
import { roomLists } from '../../../../../domain/attempts/live-room.ts'
import { unwrap } from '../../../../api.ts'
import { apiContext } from '../../../../context.ts'
import { oneOf, onlySet, textIn } from '../../../../ui/list-address.ts'

const afterClose = new Set(['draining', 'closed'])

/** The room of a live test, with the page of attempts that the address names; after the close with its statistics. */
export const loadRoom = async (
  context: Readonly<RouterContextProvider>,
  { id, search }: { id: string; search: URLSearchParams },
) => {
  const test = context.get(apiContext).admin.tests[':testId']
  const param = { testId: id }
  const query = onlySet({ list: oneOf(roomLists, search.get('list')), cursor: textIn(search, 'cursor', 80) })
  const room = await unwrap(test.live.$get({ param, query }))
  const attemptId = textIn(search, 'attempt', 64)
  const attempt = context.get(apiContext).admin.attempts[':attemptId']
  const opened =
    attemptId === undefined
      ? null
      : { attemptId, evidence: await unwrap(attempt.evidence.$get({ param: { attemptId } })) }
  const [statistics, challenges] = afterClose.has(room.phase)
    ? await Promise.all([
        unwrap(test.statistics.$get({ param })),
        unwrap(context.get(apiContext).admin.challenges.counts.$get({ query: { test: id } })),
      ])
    : [null, null]
  const items = statistics?.versions.at(-1)?.items ?? []
  const flagged = items.flatMap(({ questionId, flags }, index) =>
    flags.length > 0 ? [{ questionId, number: index + 1 }] : [],
  )
  return { room, query, opened, flagged, challenges: challenges?.open ?? 0, actId: crypto.randomUUID() }
}

export type RoomData = Awaited<ReturnType<typeof loadRoom>>
