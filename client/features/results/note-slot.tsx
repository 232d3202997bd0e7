import { useContext } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { NotesContext } from './notes-context.ts'

const QuestionNote = lazyPart(() => import('../../ui/question-note.tsx'), 'QuestionNote')

/** The student's note on a question of the result. */
export function NoteSlot({ questionId, number }: { questionId: string; number: number }) {
  const shown = useContext(NotesContext)
  if (!shown) return null
  const { owner, attemptId, texts } = shown
  const saved = texts[questionId] ?? null
  return (
    // Keyed by content, so that a note that was saved without script shows its text.
    <QuestionNote
      key={saved}
      owner={owner}
      attemptId={attemptId}
      questionId={questionId}
      saved={saved}
      number={number}
    />
  )
}
