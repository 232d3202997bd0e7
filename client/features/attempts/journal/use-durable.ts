import { useEffect, useState } from 'react'
import { openJournal } from './open-journal.ts'

/** True while the journal of this page is on disk, as far as it has been tried. */
export const useDurable = (): boolean => {
  const [durable, setDurable] = useState(true)
  useEffect(() => {
    let stop: (() => void) | null = null
    let wanted = true
    const follow = async () => {
      const journal = await openJournal()
      if (!wanted) return
      const look = () => setDurable(journal.durable())
      look()
      stop = journal.subscribe(look)
    }
    void follow().catch(() => wanted && setDurable(false))
    return () => {
      wanted = false
      stop?.()
    }
  }, [])
  return durable
}
