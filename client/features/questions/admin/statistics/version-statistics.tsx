import type { ReactNode } from 'react'
import {
  minStudentsForStatistics,
  type QuestionStatistics,
  type ShownVersion,
} from '../../../../../domain/results/statistics/contract.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OfficeAnswer } from '../../../../office/office-action.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ChoiceChart } from './choice-chart.tsx'
import { ChoicesTable } from './choices-table.tsx'
import { FiguresTable } from './figures-table.tsx'
import { FlagList } from './flag-list.tsx'
import { TestsTable } from './tests-table.tsx'

type Props = {
  question: QuestionStatistics['question']
  version: ShownVersion
  answer: OfficeAnswer | undefined
}

/** Statistics of one version of a question. */
export function VersionStatistics({ question, version, answer }: Props) {
  const { t } = useTranslation('questionStatistics')
  const { all } = version.groups
  return (
    <div className="grid grid-cols-1 gap-6">
      <VersionLine question={question} version={version} />
      {version.keyVersion !== version.currentKey && <Notice>{t('former')}</Notice>}
      {all.figures === null ? (
        <EmptyState text={t('few', { count: all.students, least: minStudentsForStatistics })} />
      ) : (
        <>
          <Part title={t('flags.title')}>
            <FlagList questionId={question.id} version={version} answer={answer} />
          </Part>
          <Part title={t('chart.title')}>
            {version.chart && <ChoiceChart chart={version.chart} choices={version.choices} />}
            <details className="mt-2">
              <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-primary">
                {t('chart.table')}
              </summary>
              <ChoicesTable choices={version.choices} figures={all.figures.choices} students={all.students} />
            </details>
          </Part>
          <Part title={t('figures.title')}>
            <FiguresTable version={version} targetMs={question.targetMs} />
          </Part>
        </>
      )}
      <Part title={t('tests.title')}>
        <TestsTable tests={version.tests} />
      </Part>
    </div>
  )
}

function VersionLine({ question, version: { version, groups, difficulty, computedAt } }: Omit<Props, 'answer'>) {
  const { t } = useTranslation('questionStatistics')
  const { dateTime } = useFormat()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="text-lg">{t('version', { version })}</h2>
      <span className="tabular">{t('attempts', { count: groups.all.students })}</span>
      {difficulty && (
        <>
          <Badge tone="primary">{t(`measured.${difficulty}`)}</Badge>
          <span className="text-sm text-muted">{t(`difficultyOfAuthor.${question.difficulty}`)}</span>
        </>
      )}
      <span className="text-sm text-muted">{t('computedAt', { when: dateTime(computedAt) })}</span>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  )
}
