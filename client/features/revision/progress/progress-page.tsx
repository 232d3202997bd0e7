import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import type { ProgressView } from '../../../../domain/revision/progress.ts'
import { groupIndian } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { DaysPart } from './days-part.tsx'
import { ProgressFilters } from './filters.tsx'
import { NextActs } from './next-acts.tsx'
import { PredictionPart } from './prediction-part.tsx'
import { ScorePart } from './score-part.tsx'
import { StrongPart } from './strong-part.tsx'
import { TimePart } from './time-part.tsx'
import { TopicsPart } from './topics-part.tsx'

/** `today`: day in India, `YYYY-MM-DD`. */
type Props = { progress: ProgressView; today: string }

/** Progress of a student: what to do next first, then the figures. */
export function ProgressPage({ progress, today }: Props) {
  const { t } = useTranslation('progress')
  const { waiting, answers, right, topics, weak, strong, scores, prediction, days, time, levels } = progress
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('title')}</h1>
      {answers > 0 && (
        <p className="mt-1 text-muted">
          {t('basis', { count: answers, answers: groupIndian(answers), percent: Math.round((100 * right) / answers) })}
        </p>
      )}
      {waiting > 0 && <Notice tone="info">{t('waiting', { count: waiting })}</Notice>}
      <div className="mt-3">
        <ProgressFilters {...progress} />
      </div>
      {topics.length === 0 ? (
        <Nothing isNarrowed={progress.exam !== null || progress.subject !== null} />
      ) : (
        <div className="mt-4 grid gap-4">
          {weak.length > 0 ? <NextActs weak={weak} /> : <NothingWeak topics={topics} />}
          {prediction && <PredictionPart prediction={prediction} />}
          {scores && <ScorePart scores={scores} />}
          <TopicsPart topics={topics} levels={levels} />
          {strong.length > 0 && <StrongPart strong={strong} />}
          <DaysPart days={days} today={today} />
          <TimePart time={time} />
        </div>
      )}
    </>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation('progress')
  return (
    <EmptyState
      illustration="first-result"
      title={t(isNarrowed ? 'empty.narrowed' : 'empty.title')}
      text={t(isNarrowed ? 'empty.narrowedText' : 'empty.text')}
      action={
        isNarrowed ? (
          <LinkButton to={learningPaths.progress()}>{t('empty.all')}</LinkButton>
        ) : (
          <>
            <LinkButton to={paths.tests()}>{t('empty.test')}</LinkButton>
            <LinkButton to={paths.practice()} look="secondary">
              {t('empty.practice')}
            </LinkButton>
          </>
        )
      }
    />
  )
}

/** Without a weak topic the next act is a mixed quiz, which finds the next one. */
function NothingWeak({ topics }: Pick<ProgressView, 'topics'>) {
  const { t } = useTranslation('progress')
  const known = topics.filter(({ level }) => level !== 'new').length
  return (
    <section aria-labelledby="next" className="card p-4">
      <h2 id="next" className="text-lg">
        {t('next.title')}
      </h2>
      <p className="mt-1 max-w-reading">{t(known > 0 ? 'next.none' : 'next.few')}</p>
      <LinkButton to={paths.practice()} className="mt-3">
        {t('next.mixed')}
      </LinkButton>
    </section>
  )
}
