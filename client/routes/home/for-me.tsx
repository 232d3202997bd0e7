import type { HomeOfStudent } from '../../../domain/home/contract.ts'
import { classes } from '../../ui/classes.ts'
import { MyProgress } from './my-progress.tsx'
import { NextTest } from './next-test.tsx'
import { RevisionCard } from './lazy-revision-card.ts'
import { ResumeCard } from './resume-card.tsx'
import { StreakLine } from './streak-line.tsx'

/** Next steps of a student: open test, next test, progress and streak. */
export function ForMe({
  mine: { open, next, progress, streak, revision },
  serverNow,
}: {
  mine: HomeOfStudent
  serverNow: number
}) {
  const isDue = revision !== null && revision.due > 0
  if (!open && !next && !isDue && progress.length === 0) return null
  const both = next !== null && progress.length > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      {open && <ResumeCard attempt={open} />}
      {isDue && <RevisionCard today={revision} />}
      <StreakLine streak={streak} />
      {(next || progress.length > 0) && (
        <div className={classes('grid grid-cols-1 gap-4', both && 'md:grid-cols-2')}>
          {next && <NextTest test={next} serverNow={serverNow} />}
          {progress.length > 0 && <MyProgress progress={progress} />}
        </div>
      )}
    </div>
  )
}
