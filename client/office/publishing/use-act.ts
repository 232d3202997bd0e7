import { useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { useEditor } from '../editor/editor-context.ts'
import type { PublishingIntent } from './answer.ts'

/** Reason for which an act cannot run on the typed text. */
export type Blocker = 'unsaved' | 'conflict'

/**
 * Saves the typed text, then sends the form of an act with the revision of that save. Without script the browser sends
 * the form as it is.
 */
export const useAct = () => {
  const { autosave, locked } = useEditor()
  const submit = useSubmit()
  const { formData } = useNavigation()
  const [blocker, setBlocker] = useState<Blocker | null>(null)
  const [isWaiting, setWaiting] = useState(false)

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<boolean> => {
    const posted = new FormData(form, submitter)
    setWaiting(true)
    if (!locked) await autosave.flush()
    setWaiting(false)
    const { phase, revision, conflicts } = autosave.state()
    const found = locked ? null : conflicts.length > 0 ? 'conflict' : phase === 'saved' ? null : 'unsaved'
    setBlocker(found)
    if (found) return false
    posted.set('revision', String(revision))
    await submit(posted, { method: 'post', preventScrollReset: true })
    return true
  }
  const isSending = (intent: PublishingIntent): boolean => formData?.get('intent') === intent
  return { send, blocker, isWaiting, isSending, isBusy: isWaiting || formData !== undefined }
}
