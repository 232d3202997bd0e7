import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { learningPaths } from '../../../domain/learning-paths.ts'
import { paths } from '../../../domain/paths.ts'
import { formatMarks } from '../../../domain/results/marks.ts'
import type { NextAct } from '../../../domain/results/next-acts.ts'
import { anyQuestions } from '../../../domain/revision/any-questions.ts'
import type { StartPractice } from '../../../domain/revision/practice.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { StartPracticeForm } from '../../ui/start-practice.tsx'
import { partOf } from './frame/tabs.ts'
import { useSpan } from './use-span.ts'

type Props = { testId: string; attemptId: string; acts: readonly NextAct[] }

/** Next acts after a result, each with its reason. */
export function NextActs({ testId, attemptId, acts }: Props) {
  const { t } = useTranslation('result')
  const wordsOf = useWords()
  return (
    <section>
      <h2 className="text-base font-semibold">{t('acts.title')}</h2>
      <ol className="card mt-1 divide-y divide-hairline">
        {acts.map((act) => {
          const { title, why } = wordsOf(act)
          return (
            <li key={act.act}>
              <ActRow target={targetOf(act, testId, attemptId)}>
                <span className="min-w-0 flex-1">
                  <b className="block leading-snug">{title}</b>
                  <span className="block text-sm leading-snug text-muted">{why}</span>
                </span>
                <ChevronRight aria-hidden size={18} className="shrink-0 text-primary" />
              </ActRow>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Target = { to: string } | { start: StartPractice }

const practice = (choices: Partial<typeof anyQuestions>): Target => ({
  start: { mode: 'tutor', source: { from: 'choices', ...anyQuestions, ...choices } },
})

const targetOf = (act: NextAct, testId: string, attemptId: string): Target => {
  const solutions = partOf(learningPaths.testSolutions, testId, attemptId)
  const analysis = partOf(learningPaths.testAnalysis, testId, attemptId)
  switch (act.act) {
    case 'topic':
      return practice({ subjects: [act.subject], topics: [act.topic] })
    case 'mistakes':
      return { start: { mode: 'tutor', source: { from: 'mistakes', attemptId } } }
    case 'skipped':
      return { to: `${solutions}&show=skipped` }
    case 'changes':
      return { to: `${analysis}#changes` }
    case 'pace':
      return { to: `${analysis}#time` }
    case 'cards':
      return { to: learningPaths.revision() }
    case 'again':
      return { to: paths.test(testId) }
    case 'next_test':
      return { to: act.seriesId === null ? paths.tests() : paths.series(act.seriesId) }
    case 'practise':
      return practice({ pool: 'unseen' })
  }
}

const row = 'flex w-full items-center gap-3 px-3 py-2 text-start text-ink no-underline hover:bg-sunken sm:px-4 sm:py-3'

const ActRow = ({ target, children }: { target: Target; children: ReactNode }) =>
  'to' in target ? (
    <Link to={target.to} className={row}>
      {children}
    </Link>
  ) : (
    <StartPracticeForm start={target.start}>
      <button type="submit" className={row}>
        {children}
      </button>
    </StartPracticeForm>
  )

/** Title of an act, and the reason for it with its numbers. */
const useWords = () => {
  const { t } = useTranslation('result')
  const { pick } = useBilingual()
  const span = useSpan()
  return (act: NextAct): { title: string; why: string } => {
    switch (act.act) {
      case 'topic': {
        const { answered, right, lost } = act
        const title = t('acts.topic', { topic: pick(act.title) })
        return { title, why: t('acts.topicWhy', { right, answered, lost: formatMarks(lost) }) }
      }
      case 'mistakes':
      case 'skipped':
        return {
          title: t(`acts.${act.act}`, { count: act.questions }),
          why: t(`acts.${act.act}Why`, { lost: formatMarks(act.lost) }),
        }
      case 'changes':
        return {
          title: t('acts.changes', { count: act.changes }),
          why: t('acts.changesWhy', { lost: formatMarks(act.lost) }),
        }
      case 'pace': {
        const percent = Math.round((100 * act.ms) / act.ofMs)
        return {
          title: t('acts.pace', { count: act.questions }),
          why: t('acts.paceWhy', { time: span(act.ms), percent }),
        }
      }
      case 'cards':
        return { title: t('acts.cards', { count: act.due }), why: t('acts.cardsWhy', { count: act.minutes }) }
      case 'next_test':
        return {
          title: t('acts.nextTest'),
          why: t(act.seriesId === null ? 'acts.nextTestWhy' : 'acts.nextInSeriesWhy'),
        }
      case 'again':
      case 'practise':
        return { title: t(`acts.${act.act}`), why: t(`acts.${act.act}Why`) }
    }
  }
}
