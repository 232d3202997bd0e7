import { Target } from 'lucide-react'
import { accountPaths } from '../../../../domain/account-paths.ts'
import type { HomeOfStudent } from '../../../../domain/home/contract.ts'
import { dateInIndia } from '../../../../domain/india.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { LiveTests } from '../live-tests.tsx'
import { Browse } from './browse.tsx'
import { CardsRow } from './cards-row.tsx'
import { CaughtUp } from './caught-up.tsx'
import { ContinueRow } from './continue-row.tsx'
import { DatesRows } from './dates-rows.tsx'
import { FreshList } from './fresh-list.tsx'
import { Greeting } from './greeting.tsx'
import { MySeries } from './my-series.tsx'
import { NextRow } from './next-row.tsx'
import { QuizRow, useQuizTitle } from './quiz-row.tsx'
import { RunningRow } from './running-row.tsx'
import { IconTile, StepRow, Steps } from './step-row.tsx'
import { StreakRow } from './streak-row.tsx'
import { TodayNews } from './today-news.tsx'

type Props = { mine: HomeOfStudent; serverNow: number }

/** The student's own next steps, then what is new for their exams. */
export function StudentHome({ mine, serverNow }: Props) {
  const { t } = useTranslation('myHome')
  const { targets, fresh, tests, progress, affairs, hasSamples } = mine
  return (
    <div className="page grid grid-cols-1 gap-x-8 gap-y-4 py-3 md:py-8 lg:grid-cols-[1fr_24rem]">
      <Greeting isNew={mine.standing === 'newcomer'} serverNow={serverNow} />
      <GoOn mine={mine} serverNow={serverNow} />
      <Daily mine={mine} today={dateInIndia(serverNow)} />
      <div className="grid grid-cols-1 content-start gap-8 pt-4">
        {fresh.length > 0 && <FreshList items={fresh} title={targets.length > 0 ? t('fresh.mine') : t('fresh.all')} />}
        {tests.length > 0 && <LiveTests tests={tests} serverNow={serverNow} />}
        {progress.length > 0 && <MySeries progress={progress} />}
        {affairs.length > 0 && <TodayNews affairs={affairs} />}
        <Browse />
        {hasSamples && <p className="text-sm text-muted">{t('samples')}</p>}
      </div>
    </div>
  )
}

/** Rows with which the first screen of a phone still shows the day. */
const mostRows = 4

/** Unfinished work: a running test first. */
function GoOn({ mine, serverNow }: Props) {
  const { t } = useTranslation('myHome')
  const { standing, main, running, continues, next, quiz } = mine
  const quizTitle = useQuizTitle(quiz)
  const first = (index: number) => index === 0
  const hasRoom = running.length + continues.length < mostRows
  return (
    <section aria-label={t('goOn')} className="grid grid-cols-1 content-start gap-4">
      {standing === 'done' && <CaughtUp />}
      {(running.length > 0 || continues.length > 0 || next) && (
        <Steps>
          {running.map((test, index) => (
            <RunningRow
              key={test.attemptId}
              test={test}
              title={test.testId === quiz?.testId ? quizTitle : null}
              serverNow={serverNow}
              isMain={main === 'running' && first(index)}
            />
          ))}
          {continues.map((step, index) => (
            <ContinueRow key={step.kind} step={step} isMain={main === 'continue' && first(index)} />
          ))}
          {next && hasRoom && <NextRow next={next} isMain={main === 'next'} isFirst={standing === 'newcomer'} />}
        </Steps>
      )}
    </section>
  )
}

/** Steps of the day: quiz, streak, dates and cards. */
function Daily({ mine, today }: { mine: HomeOfStudent; today: string }) {
  const { t } = useTranslation('myHome')
  const { standing, main, targets, quiz, running, streak, dates, revision } = mine
  const isRunning = running.some(({ testId }) => testId === quiz?.testId)
  return (
    <section aria-label={t('today')} className="lg:sticky lg:top-20 lg:row-span-2 lg:self-start">
      <Steps>
        {targets.length === 0 && standing === 'newcomer' && <ChooseExams />}
        {quiz && !isRunning && <QuizRow quiz={quiz} isMain={main === 'quiz'} />}
        {streak && standing !== 'newcomer' && <StreakRow streak={streak} today={today} />}
        <DatesRows dates={dates} today={today} />
        {revision !== null && revision.due > 0 && <CardsRow today={revision} isMain={main === 'cards'} />}
        {targets.length === 0 && standing !== 'newcomer' && <ChooseExams />}
      </Steps>
    </section>
  )
}

function ChooseExams() {
  const { t } = useTranslation('myHome')
  return (
    <StepRow
      to={accountPaths.profileExams()}
      tile={<IconTile icon={Target} />}
      title={t('exams.title')}
      sub={t('exams.text')}
    />
  )
}
