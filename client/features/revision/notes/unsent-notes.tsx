import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { keptNote, waitingNotes } from '../../../ui/notes/kept-notes.ts'
import { sendNote } from '../../../ui/notes/send-note.ts'

/** Notes that only this device has: sent when the page opens and when the connection is back. */
export function UnsentNotes({ owner }: { owner: string }) {
  const { t } = useTranslation('notes')
  const { revalidate } = useRevalidator()
  const [waiting, setWaiting] = useState(0)
  const send = useEffectEvent(async () => {
    const ids = waitingNotes(owner)
    for (const questionId of ids) {
      const kept = keptNote(owner, questionId)
      if (kept) await sendNote({ owner, questionId, ...kept })
    }
    const left = waitingNotes(owner).length
    setWaiting(left)
    if (left < ids.length) await revalidate()
  })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    void send()
    const again = () => setTries((before) => before + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [tries])
  if (waiting === 0) return null
  return (
    <Notice
      tone="warning"
      actions={
        <Button look="secondary" onClick={() => setTries((before) => before + 1)}>
          {t('sendNow')}
        </Button>
      }
    >
      {t('unsent', { count: waiting })} {t('unsentText')}
    </Notice>
  )
}
