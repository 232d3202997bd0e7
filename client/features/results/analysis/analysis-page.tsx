import { Link } from 'react-router'
import { lostUnits } from '../../../../domain/results/analysis/marks-split.ts'
import type { AttemptAnalysis, MarksSplit } from '../../../../domain/results/analysis/contract.ts'
import { formatMarks } from '../../../../domain/results/marks.ts'
import { weakestTopic } from '../../../../domain/results/next-acts.ts'
import { learningPaths } from '../../../../domain/learning-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { anyQuestions } from '../../../../domain/revision/any-questions.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { StartPracticeButton } from '../../../ui/start-practice.tsx'
import { partOf } from '../frame/tabs.ts'
import { ComparisonPart } from './comparison-part.tsx'
import { DistributionPart } from './distribution-part.tsx'
import { KindsPart } from './kinds-part.tsx'
import { LedgerPart } from './ledger-part.tsx'
import { SplitPart, type NamedSplit } from './split-part.tsx'
import { TimePart } from './time-part.tsx'
import { TimeUsePart } from './time-use-part.tsx'

type Props = { testId: string; analysis: AttemptAnalysis }

/** Figures and charts of an attempt, each with its sentence, its table and a next step. */
export function AnalysisPage({ testId, analysis }: Props) {
  const { t } = useTranslation('analysis')
  const { pick } = useBilingual()
  const { attemptId, bySection, byDifficulty, byKind, timeUse, questions, timeChart, ledger, comparison } = analysis
  const solutions = partOf(learningPaths.testSolutions, testId, attemptId)
  const students = analysis.distribution?.students ?? analysis.standing?.of ?? 0
  const nameOf = (sectionId: string): string => {
    const section = bySection.find(({ id }) => id === sectionId)
    return section ? pick(section.title) : ''
  }
  const sections = bySection.map((split): NamedSplit => ({ key: split.id, name: pick(split.title), split }))
  const mostLost = useMost(sections)
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-8">
      {sections.length > 1 && <SplitPart id="sections" title={t('sections')} sentence={mostLost} splits={sections} />}
      <Topics analysis={analysis} />
      <SplitPart
        id="difficulty"
        title={t('difficulty')}
        sentence={t('difficultySentence', { count: questions.length })}
        splits={byDifficulty.map((split) => ({ key: split.difficulty, name: t(`levels.${split.difficulty}`), split }))}
      />
      <KindsPart
        kinds={byKind}
        act={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StartPracticeButton look="secondary" start={{ mode: 'tutor', source: { from: 'mistakes', attemptId } }}>
              {t('retake')}
            </StartPracticeButton>
            <Link
              to={`${learningPaths.mistakes()}?${new URLSearchParams({ test: testId })}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('book')}
            </Link>
          </div>
        }
      />
      <TimePart questions={questions} timeChart={timeChart} solutions={solutions} />
      <TimeUsePart lines={timeUse} />
      <LedgerPart ledger={ledger} solutions={solutions} />
      <ComparisonPart comparison={comparison} nameOf={nameOf} students={students} />
      <DistributionPart distribution={analysis.distribution} standing={analysis.standing} students={students} />
    </div>
  )
}

/** Sentence that names the group with the greatest loss. */
const useMost = (splits: readonly NamedSplit[]): string => {
  const { t } = useTranslation('analysis')
  const [most] = splits.toSorted((one, other) => lostUnits(other.split) - lostUnits(one.split))
  if (!most || lostUnits(most.split) === 0) return t('nothingLost')
  return t('mostLost', { name: most.name, lost: formatMarks(lostUnits(most.split)) })
}

function Topics({ analysis: { byTopic } }: Pick<Props, 'analysis'>) {
  const { t } = useTranslation('analysis')
  const { pick } = useBilingual()
  const weakest = weakestTopic(byTopic)
  const answered = ({ right, partial, wrong }: MarksSplit): number => right + partial + wrong
  const splits = byTopic.map((split): NamedSplit => {
    return { key: `${split.subject} ${split.topic}`, name: pick(split.title), split }
  })
  const sentence = weakest
    ? t('topicSentence', { topic: pick(weakest.title), right: weakest.right, count: answered(weakest) })
    : t('topicFew')
  return (
    <SplitPart
      id="topics"
      title={t('topics')}
      sentence={sentence}
      splits={splits}
      act={
        weakest && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StartPracticeButton
              look="secondary"
              start={{
                mode: 'tutor',
                source: { from: 'choices', ...anyQuestions, subjects: [weakest.subject], topics: [weakest.topic] },
              }}
            >
              {t('practise', { topic: pick(weakest.title) })}
            </StartPracticeButton>
            <Link
              to={`${paths.studyMaterials()}?${new URLSearchParams({ subject: weakest.subject })}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('read')}
            </Link>
          </div>
        )
      }
    />
  )
}
