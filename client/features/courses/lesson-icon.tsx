import { CircleCheck, ClipboardList, FileText, Lock, NotebookText, Play } from 'lucide-react'
import type { LessonKind } from '../../../domain/courses/kinds.ts'

const icons = { text: NotebookText, video: Play, material: FileText, test: ClipboardList } as const

/** Icon of a lesson: kind, done or locked. Decorative: the text beside it carries the same. */
export function LessonIcon({ kind, done, locked }: { kind: LessonKind; done: boolean; locked: boolean }) {
  if (done) return <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
  if (locked) return <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
  const Icon = icons[kind]
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
}
