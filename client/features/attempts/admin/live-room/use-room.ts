import { useEffect, useState } from 'react'
import type { LiveRoom, LiveRoomQuery } from '../../../../../domain/attempts/live-room.ts'
import { makeApi, unwrap } from '../../../../api.ts'

const refreshMs = 10_000

type Fresh = { of: LiveRoom; room: LiveRoom; isStale: boolean }

/**
 * The room, read again every ten seconds while the page is in sight. `isStale` once a reading failed; the last one
 * stays.
 */
export const useRoom = (loaded: LiveRoom, query: Partial<LiveRoomQuery>): { room: LiveRoom; isStale: boolean } => {
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const address = JSON.stringify(query)
  useEffect(() => {
    const test = makeApi(location.origin).admin.tests[':testId']
    const isOver = { now: false }
    const read = async () => {
      if (document.hidden) return
      const asked = { param: { testId: loaded.test.id }, query: JSON.parse(address) as Partial<LiveRoomQuery> }
      const room = await unwrap(test.live.$get(asked)).catch(() => null)
      if (isOver.now) return
      setFresh((before) => {
        const last = before?.of === loaded ? before.room : loaded
        return { of: loaded, room: room ?? last, isStale: room === null }
      })
    }
    const timer = setInterval(() => void read(), refreshMs)
    const readNow = () => void read()
    addEventListener('online', readNow)
    addEventListener('offline', readNow)
    document.addEventListener('visibilitychange', readNow)
    return () => {
      isOver.now = true
      clearInterval(timer)
      removeEventListener('online', readNow)
      removeEventListener('offline', readNow)
      document.removeEventListener('visibilitychange', readNow)
    }
  }, [loaded, address])
  return fresh?.of === loaded ? fresh : { room: loaded, isStale: false }
}
