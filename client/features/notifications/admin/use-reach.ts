import { useState } from 'react'
import type { Reach } from '../../../../domain/notifications/office.ts'
import { ApiError, makeApi, unwrap } from '../../../api.ts'
import { useEditor } from '../../../office/editor/editor-context.ts'

export type Counted = { state: 'none' | 'counting' | 'failed' | 'unready' } | { state: 'counted'; reach: Reach }

/** Students whom the draft reaches, counted after it is saved. */
export const useReach = () => {
  const { autosave, itemId } = useEditor()
  const [counted, setCounted] = useState<Counted>({ state: 'none' })
  const count = async () => {
    setCounted({ state: 'counting' })
    await autosave.flush()
    try {
      const call = makeApi(location.origin).admin.notifications.messages[':id'].reach
      setCounted({ state: 'counted', reach: await unwrap(call.$get({ param: { id: itemId } })) })
    } catch (error) {
      setCounted({ state: error instanceof ApiError && error.status === 422 ? 'unready' : 'failed' })
    }
  }
  return { counted, count }
}
