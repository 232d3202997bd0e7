import { useEffect } from 'react'
import { makeApi, unwrap } from '../../../api.ts'
import { addReadIds } from './device.ts'

/** Completes even after the page is left. */
const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** Marks an item as read once it is shown: for a student on the server, for a visitor on the device. */
export function MarkOpened({ itemId, signedIn }: { itemId: string; signedIn: boolean }) {
  useEffect(() => {
    if (!signedIn) return addReadIds([itemId])
    const { reads } = makeApi(location.origin, send)['current-affairs']
    // Without a connection the item stays unread.
    unwrap(reads.$put({ json: { itemIds: [itemId] } })).catch(() => undefined)
  }, [itemId, signedIn])
  return null
}
