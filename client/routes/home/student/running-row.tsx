import type { RunningTest } from '../../../../domain/attempts/running.ts'
import { clockRuns } from '../../../../domain/attempts/states.ts'
import { paths } from '../../../../domain/paths.ts'
import { timecode } from '../../../../domain/videos/timecode.ts'
import { useServerNow } from '../../../features/catalogue/countdown.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { classes } from '../../../ui/classes.ts'
import { ExamEmblem } from '../../../ui/faces/exam-emblem.tsx'
import { StepRow } from './step-row.tsx'

type Props = {
  test: RunningTest
  /** Shown instead of the test's own title. */
  title: string | null
  serverNow: number
  isMain: boolean
}

/** The way back into an open test, with its clock. */
export function RunningRow({ test, title, serverNow, isMain }: Props) {
  const { t } = useTranslation('myHome')
  const { timeOfDay } = useFormat()
  const { deadlineAt, isPaused } = test
  const waits = isPaused ? t('running.paused') : t('running.waiting')
  const ends = deadlineAt === null ? t('running.open') : t('running.ends', { time: timeOfDay(deadlineAt) })
  return (
    <StepRow
      to={paths.test(test.testId)}
      tile={<ExamEmblem exam={test.examId ?? ''} />}
      title={title ?? <BilingualText text={test.title} />}
      sub={clockRuns(test.state) && !isPaused ? ends : waits}
      isMain={isMain}
      end={deadlineAt === null ? undefined : <Clock deadlineAt={deadlineAt} serverNow={serverNow} isMain={isMain} />}
    />
  )
}

/** Time left, as wide at its end as at its beginning. */
function Clock({ deadlineAt, serverNow, isMain }: { deadlineAt: number; serverNow: number; isMain: boolean }) {
  const { t } = useTranslation('myHome')
  const left = Math.max(0, deadlineAt - useServerNow(serverNow))
  const isLong = deadlineAt - serverNow >= 3_600_000
  return (
    <span
      role="timer"
      aria-label={t('running.left')}
      className={classes('tabular shrink-0 text-end font-semibold', isLong ? 'w-18' : 'w-13', isMain && 'text-lg')}
    >
      {timecode(Math.ceil(left / 1000) * 1000)}
    </span>
  )
}
