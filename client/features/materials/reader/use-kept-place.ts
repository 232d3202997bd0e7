import { useEffect, useEffectEvent, useRef } from 'react'
import type { MaterialDetail } from '../../../../domain/materials/contract.ts'
import { makeApi, unwrap } from '../../../api.ts'
import { savePlace, type Place } from './place.ts'

/** Milliseconds of rest after which a place is saved on the device, and on the server. */
const restMs = { device: 400, server: 4_000 } as const

/** Completes even after the page is closed. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

const isSame = (one: Place | null, other: Place): boolean =>
  one?.page === other.page && one.chapter === other.chapter && one.share === other.share

const saveToServer = (materialId: string, { page, chapter, share }: Place) =>
  unwrap(
    makeApi(location.origin, send).materials[':materialId'].place.$put({
      param: { materialId },
      json: { page, chapter, share: share ?? 0 },
    }),
  )

/**
 * Keeps the reader's place: on the device once it rests, and for students on the server after a longer rest, on leaving
 * and when the connection is back. Null before anything was read.
 */
export const useKeptPlace = (
  { id, place: kept, keepsPlace }: Pick<MaterialDetail, 'id' | 'place' | 'keepsPlace'>,
  place: Place | null,
): void => {
  const onServer = useRef<Place | null>(kept)
  const upload = useEffectEvent(() => {
    if (!place || !keepsPlace || isSame(onServer.current, place)) return
    const before = onServer.current
    onServer.current = place
    // Sent again with the next save.
    saveToServer(id, place).catch(() => void (onServer.current = before))
  })
  const store = useEffectEvent(() => place && savePlace(id, { ...place, updatedAt: Date.now() }))

  const { page = null, chapter = null, share = null } = place ?? {}
  useEffect(() => {
    const timers = [setTimeout(() => store(), restMs.device), setTimeout(() => upload(), restMs.server)]
    return () => timers.forEach(clearTimeout)
  }, [id, page, chapter, share])
  useEffect(() => {
    const leave = () => upload()
    const hide = () => void (document.visibilityState === 'hidden' && upload())
    const listeners = [
      [window, 'pagehide', leave],
      [window, 'online', leave],
      [document, 'visibilitychange', hide],
    ] as const
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
    return () => {
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
      upload()
    }
  }, [id])
}
