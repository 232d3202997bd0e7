import { Link } from 'react-router'
import { paths } from '../../../../domain/paths.ts'
import type { TimeUse } from '../../../../domain/revision/progress.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BilingualText } from '../../../ui/bilingual-text.tsx'
import { Figure } from './figure.tsx'

/** Least answers of a subject for its time to be told. */
const leastTimed = 10

/** Part of the meant time from which an answer takes long. */
const slownessFrom = 1.1

const secondsOf = (ms: number, answers: number): number => Math.round(ms / answers / 1_000)

/** Time of an answer by subject, beside the time that its questions are meant to take. */
export function TimePart({ time }: { time: readonly TimeUse[] }) {
  const { t } = useTranslation('progress')
  const { pick } = useBilingual()
  const told = time.filter(({ answers }) => answers >= leastTimed)
  if (told.length === 0) return null
  const longest = Math.max(...told.map(({ ms, targetMs, answers }) => Math.max(ms, targetMs) / answers))
  const slowest = told.toSorted((one, other) => other.ms / other.targetMs - one.ms / one.targetMs)[0]
  const answers = told.reduce((sum, each) => sum + each.answers, 0)
  const isOver = slowest !== undefined && slowest.ms > slownessFrom * slowest.targetMs
  return (
    <Figure
      id="time"
      title={t('time.title')}
      sentence={t(isOver ? 'time.over' : 'time.within', {
        subject: slowest ? pick(slowest.subject.title) : '',
        seconds: slowest ? secondsOf(slowest.ms, slowest.answers) : 0,
        target: slowest ? secondsOf(slowest.targetMs, slowest.answers) : 0,
        count: answers,
        answers: groupIndian(answers),
      })}
      chart={
        <ul className="grid max-w-2xl gap-3">
          {told.map((row) => (
            <Bar key={row.subject.id} row={row} longest={longest} />
          ))}
        </ul>
      }
      act={
        <Link to={paths.practice()} className="link inline-flex min-h-11 items-center">
          {t('time.act')}
        </Link>
      }
      table={{
        head: [t('subject'), t('time.answers'), t('time.own'), t('time.target')],
        rows: told.map((row) => [
          pick(row.subject.title),
          groupIndian(row.answers),
          t('time.seconds', { count: secondsOf(row.ms, row.answers) }),
          t('time.seconds', { count: secondsOf(row.targetMs, row.answers) }),
        ]),
      }}
    />
  )
}

function Bar({ row: { subject, answers, ms, targetMs }, longest }: { row: TimeUse; longest: number }) {
  const { t } = useTranslation('progress')
  const shareOf = (sum: number): number => (100 * sum) / answers / longest
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <BilingualText text={subject.title} />
        <span className="tabular">
          {t('time.beside', { own: secondsOf(ms, answers), target: secondsOf(targetMs, answers) })}
        </span>
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden className="mt-1 h-3 w-full">
        <rect width="100" height="4" className="fill-hairline" />
        <rect width={shareOf(ms)} height="4" className="fill-primary" />
        <rect x={Math.max(0, shareOf(targetMs) - 0.5)} width="0.5" height="4" className="fill-ink" />
      </svg>
    </li>
  )
}
