import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ErrorCode } from '../../../domain/errors.ts'
import { forgetNote, keepNote, keptNote } from './kept-notes.ts'
import { sendNote } from './send-note.ts'

export type NoteState =
  | { state: 'idle' | 'draft' | 'sending' | 'saved' | 'removed' | 'kept' | 'lost' }
  | { state: 'refused'; code: ErrorCode }

export type NoteOf = {
  /** User id of the student. */
  owner: string
  questionId: string
  /** Attempt whose solution is open; null in practice and in the list of notes. */
  attemptId: string | null
  /** Text that the server has; null without a note. */
  saved: string | null
}

/**
 * A note while it is typed: on the device at every change, sent when the student saves it, and sent again when the
 * connection is back or the page is opened later. `area` is the text field, which keeps what was typed before hydration.
 */
export const useNote = ({ owner, questionId, attemptId, saved }: NoteOf) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState(saved)
  const [removed, setRemoved] = useState<string | null>(null)
  const [sending, setSending] = useState<NoteState>({ state: 'idle' })

  const send = async (text: string): Promise<boolean> => {
    setSending({ state: 'sending' })
    const sent = await sendNote({ owner, questionId, attemptId, text })
    if (sent.state === 'signed_out') {
      setSending({ state: 'kept' })
      // Posted as it is: its action leads through the sign-in.
      area.current?.form?.submit()
      return false
    }
    if (sent.state !== 'saved') {
      setSending(sent)
      return false
    }
    setRemoved(text === '' ? note : null)
    setNote(text === '' ? null : text)
    setSending({ state: text === '' ? 'removed' : 'saved' })
    return true
  }

  const restore = useEffectEvent(() => {
    const kept = keptNote(owner, questionId)
    if (!kept) return
    if (kept.text === (saved ?? '')) return forgetNote(owner, questionId)
    if (area.current) area.current.value = kept.text
    if (kept.isWanted) void send(kept.text)
    else setSending({ state: 'draft' })
  })
  useEffect(() => restore(), [])

  const again = useEffectEvent(() => {
    const kept = keptNote(owner, questionId)
    if (kept?.isWanted) void send(kept.text)
  })
  const isWaiting = sending.state === 'kept'
  useEffect(() => {
    if (!isWaiting) return
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isWaiting])

  return {
    area,
    note,
    sending,
    send,
    /** Writes the deleted text again; null where none was deleted. */
    undo: removed === null ? null : () => void send(removed),
    typed: () => {
      const text = area.current?.value.trim() ?? ''
      if (text === (note ?? '')) {
        forgetNote(owner, questionId)
        setSending({ state: 'idle' })
      } else {
        const isKept = keepNote(owner, questionId, { text, attemptId, isWanted: false })
        setSending({ state: isKept ? 'draft' : 'idle' })
      }
    },
  }
}
