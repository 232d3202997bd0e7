import type { HomeOfStudent } from '../../../domain/home/contract.ts'
import { classes } from '../../ui/classes.ts'
import { MyProgress } from './my-progress.tsx'
import { NextTest } from './next-test.tsx'
import { ResumeCard } from './resume-card.tsx'
import { StreakLine } from './streak-line.tsx'

/** Next steps of a student: open test, next test, progress and streak. */
export function ForMe({
  mine: { open, next, progress, streak },
  serverNow,
}: {
  mine: HomeOfStudent
  serverNow: number
}) {
  if (!open && !next && progress.length === 0) return null
  const both = next !== null && progress.length > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      {open && <ResumeCard attempt={open} />}
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
