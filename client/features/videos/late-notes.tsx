import { lazy, memo, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { NotesPanelProps } from './notes-panel.tsx'

const Panel = lazy(async () => ({ default: (await import('./notes-panel.tsx')).NotesPanel }))

/** The notes, whose script comes after the page: until then they are what the server sent, whose links and forms work. */
export const LateNotes = memo(function LateNotes(props: NotesPanelProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Panel {...props} />
    </Suspense>
  )
})
