import { Link } from 'react-router'
import { paths } from '../../../../../domain/paths.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { QuestionUse, TestPhase } from '../../../../../domain/questions/uses.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'

/** Tests that hold a question, with what each is to students now. */
export function QuestionUses({ uses }: { uses: readonly QuestionUse[] }) {
  const { t } = useTranslation('questionUses')
  if (uses.length === 0) return <p className="text-sm text-muted">{t('none')}</p>
  return (
    <ul aria-label={t('title')} className="divide-y divide-hairline border-y border-hairline">
      {uses.map((use) => (
        <Use key={`${use.testId} ${use.questionVersionId}`} use={use} />
      ))}
    </ul>
  )
}

const tones = {
  running: 'success',
  scheduled: 'primary',
  over: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<TestPhase, string>

function Use({ use }: { use: QuestionUse }) {
  const { t } = useTranslation('questionUses')
  const { date } = useFormat()
  const { testId, title, access, phase, isCurrent, version, questionVersion, section, number, quizDay } = use
  return (
    <li className="py-2">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Link to={paths.test(testId)} className="font-semibold text-primary hover:underline">
          <BilingualText text={title} />
        </Link>
        <Badge tone={tones[phase]}>{t(`phases.${phase}`)}</Badge>
        <Badge>{t(`officeList:access.${access}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{t('place', { number })}</span>
        <span>
          <BilingualText text={section} />
        </span>
        {quizDay && <span>{t('quiz', { day: date(Date.parse(quizDay)) })}</span>}
        <Times use={use} />
        <span>{t('version', { version: questionVersion })}</span>
        {!isCurrent && <span>{t('earlier', { version })}</span>}
      </p>
      {use.courses.map((course) => (
        <p key={course.id} className="text-sm text-muted">
          {t(course.isFinal ? 'finalTest' : 'lesson')}{' '}
          <Link to={officePaths.adminCourse(course.id)} className="link">
            <BilingualText text={course.title} />
          </Link>
        </p>
      ))}
    </li>
  )
}

function Times({ use: { phase, opensAt, closesAt } }: { use: QuestionUse }) {
  const { t } = useTranslation('questionUses')
  const { dateTime } = useFormat()
  if (phase === 'running') {
    return <span>{closesAt === null ? t('always') : t('until', { when: dateTime(closesAt) })}</span>
  }
  if (phase === 'scheduled' && opensAt !== null) return <span>{t('opens', { when: dateTime(opensAt) })}</span>
  if (phase === 'over' && closesAt !== null) return <span>{t('closed', { when: dateTime(closesAt) })}</span>
  return null
}
