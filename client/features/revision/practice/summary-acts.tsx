import type { ReactNode } from 'react'
import { anyQuestions } from '../../../../domain/revision/any-questions.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { PracticeSummary } from '../../../../domain/revision/practice-summary.ts'
import type { StartPractice } from '../../../../domain/revision/practice.ts'
import type { PracticeView } from '../../../../domain/revision/practice-view.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'

type Props = { session: PracticeView; summary: PracticeSummary }

const mistakes: StartPractice = { mode: 'tutor', source: { from: 'mistakes', attemptId: null } }

/** At most three acts that follow from the session, each with its reason. */
export function NextActs({ session, summary }: Props) {
  const { t } = useTranslation('practice')
  const { pick } = useBilingual()
  const { source, mode, topics } = session
  const weak = summary.topics.find(({ isWeak }) => isWeak)
  const title = topics.find(({ subject, slug }) => subject === weak?.subject && slug === weak.topic)?.title
  const missed = summary.answered - summary.right
  const weakStart = weak && {
    mode: 'tutor' as const,
    source: { from: 'choices' as const, ...anyQuestions, subjects: [weak.subject], topics: [weak.topic] },
  }
  return (
    <section>
      <h2 className="text-xl">{t('summary.next')}</h2>
      <ul className="mt-2 grid gap-3">
        {weak && weakStart && title && (
          <Act reason={t('summary.weakReason', { right: weak.right, answered: weak.answered })}>
            <StartPracticeButton start={weakStart}>{t('summary.weakAct', { topic: pick(title) })}</StartPracticeButton>
          </Act>
        )}
        {missed > 0 && source.from !== 'cards' && (
          <Act reason={t('summary.mistakesReason', { count: missed })}>
            <StartPracticeButton start={mistakes} look="secondary">
              {t('summary.mistakesAct')}
            </StartPracticeButton>
          </Act>
        )}
        {source.from === 'choices' && (
          <Act reason={t('summary.againReason')}>
            <StartPracticeButton start={{ mode, source }} look="secondary">
              {t('summary.againAct')}
            </StartPracticeButton>
          </Act>
        )}
        {source.from === 'cards' && (
          <Act reason={t('summary.revisionReason')}>
            <LinkButton look="secondary" to={learningPaths.revision()}>
              {t('summary.revisionAct')}
            </LinkButton>
          </Act>
        )}
      </ul>
      <LinkButton look="quiet" to={paths.practice()} className="mt-2">
        {t('summary.newAct')}
      </LinkButton>
    </section>
  )
}

const Act = ({ reason, children }: { reason: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
    {children}
    <span className="text-sm text-muted">{reason}</span>
  </li>
)
