import type { CoachAct } from '../../../../domain/results/coach/next-acts.ts'
import type { Coach } from '../../../../domain/results/coach/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'
import { partOf } from '../frame/tabs.ts'
import { CertaintyButton } from './certainty-form.tsx'

type Props = Pick<Coach, 'acts' | 'testId' | 'attemptId'>

/** Next acts, the most useful first. */
export function CoachActs({ acts, ...attempt }: Props) {
  const { t } = useTranslation('coach')
  return (
    <section className="card grid gap-1 p-4">
      <h2 className="text-lg">{t('next')}</h2>
      <ol className="divide-y divide-hairline">
        {acts.map((act, index) => (
          <li key={act.act} className="grid gap-2 py-3 sm:flex sm:items-center sm:justify-between sm:gap-6">
            <p>
              <Words act={act} />
            </p>
            <div className="shrink-0">
              <Step act={act} isFirst={index === 0} {...attempt} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Words({ act }: { act: CoachAct }) {
  const { t } = useTranslation('coach')
  switch (act.act) {
    case 'leave':
    case 'keep':
      return t(`acts.${act.act}`, { below: t(`below.${act.threshold}`), marks: formatMarks(act.units) })
    case 'eliminate':
      return t('acts.eliminate', { from: act.from, left: act.left })
    case 'sit':
      return act.missing > 0 ? t('acts.sit', { count: act.missing }) : t('acts.sitEnough')
    default:
      return t(`acts.${act.act}`)
  }
}

type StepProps = Omit<Props, 'acts'> & { act: CoachAct; isFirst: boolean }

function Step({ act, isFirst, testId, attemptId }: StepProps) {
  const { t } = useTranslation('coach')
  const look = isFirst ? 'primary' : 'secondary'
  switch (act.act) {
    case 'tap':
      return <CertaintyButton turnsOn look={look} />
    case 'reasons':
      return (
        <LinkButton look={look} to={`${partOf(learningPaths.testSolutions, testId, attemptId)}&show=wrong`}>
          {t('toSolutions')}
        </LinkButton>
      )
    case 'eliminate':
      return (
        <StartPracticeButton look={look} start={{ mode: 'tutor', source: { from: 'mistakes', attemptId } }}>
          {t('practise')}
        </StartPracticeButton>
      )
    default:
      return (
        <LinkButton look={look} to={paths.tests()}>
          {t('toTests')}
        </LinkButton>
      )
  }
}
