import type { ReactNode } from 'react'
import type { DailyQuiz, DailyQuizzes } from '../../../domain/current-affairs/contract.ts'
import { paths } from '../../../domain/paths.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ShareLinks } from '../../ui/lazy-share-links.ts'
import { AffairsBack } from './affairs-back.tsx'
import { SampleNotice } from './sample-notice.tsx'
import { useDates } from './use-dates.ts'

type Props = {
  quizzes: DailyQuizzes
  /** True on the first page of the list. */
  isFirst: boolean
  /** Test card with its action button, from the catalogue. */
  renderTest: (quiz: DailyQuiz) => ReactNode
  /** Scheme and host of the site. */
  origin: string
}

/** Today's quiz, and those of earlier days. */
export function QuizPage({ quizzes, isFirst, renderTest, origin }: Props) {
  const { t } = useTranslation('affairs')
  const dates = useDates()
  const newest = isFirst ? quizzes.items[0] : undefined
  const earlier = newest ? quizzes.items.slice(1) : quizzes.items
  const isToday = newest?.date === quizzes.today
  return (
    <div className="page py-4 md:py-8">
      <AffairsBack />
      <h1 className="text-2xl md:text-3xl">{t('quiz.title')}</h1>
      <p className="mt-1 max-w-reading text-muted">{t('quiz.intro')}</p>
      <div className="mb-3">
        <ShareLinks title={`${t('quiz.title')}: ${t('title')}`} url={`${origin}${paths.currentAffairsQuiz()}`} />
      </div>
      {quizzes.items.length === 0 && <EmptyState text={t('quiz.none')} />}
      {newest && (
        <section className="card px-3 pt-3">
          <h2 className="text-lg">
            {t(isToday ? 'quiz.today' : 'quiz.latest')}
            {!newest.isSample && (
              <>
                {' · '}
                <time dateTime={newest.date}>{dates.day(newest.date)}</time>
              </>
            )}
          </h2>
          {!isToday && <p className="text-sm text-muted">{t('quiz.noneToday')}</p>}
          <ul>{renderTest(newest)}</ul>
        </section>
      )}
      {earlier.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2 text-xl">{t('quiz.earlier')}</h2>
          <ul className="divide-y divide-hairline border-y border-hairline">{earlier.map(renderTest)}</ul>
        </section>
      )}
      <div className="mt-5">
        <SampleNotice items={quizzes.items} text={t('quiz.samples')} />
      </div>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {!isFirst && (
          <LinkButton to={paths.currentAffairsQuiz()} look="secondary">
            {t('common:list.first')}
          </LinkButton>
        )}
        {quizzes.next !== null && (
          <LinkButton to={`?${new URLSearchParams({ cursor: quizzes.next })}`}>{t('common:list.next')}</LinkButton>
        )}
      </div>
    </div>
  )
}
