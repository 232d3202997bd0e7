import {
  minStudentsForStatistics,
  statisticsGroups,
  type TestFigures,
  type TestVersionStatistics,
} from '../../../../../domain/results/statistics/contract.ts'
import { formatMarks } from '../../../../../domain/results/marks.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { indexText, noFigure } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'

const marks = (units: number | null): string => (units === null ? noFigure : formatMarks(Math.round(units)))

const rows = {
  mean: ({ mean }: TestFigures) => marks(mean),
  median: ({ median }: TestFigures) => marks(median),
  deviation: ({ standardDeviation }: TestFigures) => marks(standardDeviation),
  reliability: ({ internalConsistency }: TestFigures) => indexText(internalConsistency),
  error: ({ standardError }: TestFigures) => marks(standardError),
}
const names = Object.keys(rows) as (keyof typeof rows)[]

/** Figures of a test with a sentence each, of all students and by language. */
export function TestFiguresTable({ groups, maxUnits }: Pick<TestVersionStatistics, 'groups' | 'maxUnits'>) {
  const { t } = useTranslation('testPage')
  return (
    <FiguresBox label={t('statistics.figures')}>
      <thead>
        <tr>
          <th scope="col">{t('questionStatistics:figures.figure')}</th>
          {statisticsGroups.map((group) => (
            <th key={group} scope="col">
              {t(`questionStatistics:figures.${group}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('questionStatistics:figures.students')}</th>
          {statisticsGroups.map((group) => (
            <td key={group}>{groupIndian(groups[group].students)}</td>
          ))}
        </tr>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              {t(`statistics.${name}`)}
              <span className="block min-w-44 max-w-reading font-normal text-muted">
                {t(`statistics.${name}_text`, { max: formatMarks(maxUnits) })}
              </span>
            </th>
            {statisticsGroups.map((group) => {
              const { figures } = groups[group]
              return (
                <td key={group} className={figures ? undefined : 'text-muted'}>
                  {figures
                    ? rows[name](figures)
                    : t('questionStatistics:figures.withheld', { least: minStudentsForStatistics })}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </FiguresBox>
  )
}
