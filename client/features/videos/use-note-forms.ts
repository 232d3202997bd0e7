import { useState, type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import { makeApi } from '../../api.ts'
import { noteAction, type NoteOutcome } from './note-action.ts'

/**
 * Submits note forms in place, so that the entry survives a lost connection. Without script they go to the page's
 * action, and `first` is its outcome.
 */
export const useNoteForms = (videoId: string, first: NoteOutcome | undefined) => {
  const [outcome, setOutcome] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const { revalidate } = useRevalidator()

  /** Resolves to true when accepted. */
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<boolean> => {
    event.preventDefault()
    if (isBusy) return false
    setIsBusy(true)
    const result = await noteAction(makeApi(location.origin), videoId, new FormData(event.currentTarget))
    setOutcome(result)
    setIsBusy(false)
    if (result.ok) await revalidate().catch(() => undefined)
    return result.ok
  }
  return { outcome, isBusy, submit }
}

export type NoteForms = ReturnType<typeof useNoteForms>
