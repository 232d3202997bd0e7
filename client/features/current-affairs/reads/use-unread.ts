import { useSyncExternalStore } from 'react'
import type { AffairStrip } from '../../../../domain/current-affairs/contract.ts'
import { onReadIds, readIds } from './device.ts'

/** Ids of the strip's items that are unread; a visitor's marks are on the device, and none shows before hydration. */
export const useUnread = ({ days, read }: AffairStrip): ReadonlySet<string> => {
  const onDevice = useSyncExternalStore(onReadIds, readIds, () => null)
  const known = read ?? onDevice
  if (known === null) return new Set()
  const isRead = new Set(known)
  return new Set(days.flatMap(({ ids }) => ids.filter((id) => !isRead.has(id))))
}
