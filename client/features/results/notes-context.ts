import { createContext } from 'react'

export type ResultNotes = {
  /** User id of the student. */
  owner: string
  attemptId: string
  /** Texts by question. */
  texts: Record<string, string>
}

/** Notes on the questions of the result on the page; null where there are none of the student's own (the demo). */
export const NotesContext = createContext<ResultNotes | null>(null)
