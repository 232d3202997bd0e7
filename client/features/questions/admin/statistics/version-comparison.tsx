import { minStudentsForStatistics, type ShownVersion } from '../../../../../domain/results/statistics/contract.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { indexText, noFigure, percentText } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'

/** Versions of a question side by side. */
export function VersionComparison({ versions }: { versions: readonly ShownVersion[] }) {
  const { t } = useTranslation('questionStatistics')
  const withheld = t('figures.withheld', { least: minStudentsForStatistics })
  return (
    <section>
      <h2 className="text-lg">{t('versions.title')}</h2>
      <FiguresBox label={t('versions.title')}>
        <thead>
          <tr>
            <th scope="col">{t('versions.version')}</th>
            {(['students', 'facility', 'discrimination', 'time'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`figures.${name}`)}
              </th>
            ))}
            <th scope="col">{t('flags.title')}</th>
          </tr>
        </thead>
        <tbody>
          {versions.map(({ questionVersionId, version, groups: { all }, flags }) => (
            <tr key={questionVersionId}>
              <th scope="row">{version}</th>
              <td>{groupIndian(all.students)}</td>
              <td>{all.figures ? percentText(all.figures.facility) : withheld}</td>
              <td>{all.figures ? indexText(all.figures.discriminationIndex) : withheld}</td>
              <td>
                {all.figures?.medianSeconds == null
                  ? noFigure
                  : t('figures.seconds', { count: Math.round(all.figures.medianSeconds) })}
              </td>
              <td>{flags.length > 0 ? flags.map((flag) => t(`flags.${flag}`)).join(', ') : noFigure}</td>
            </tr>
          ))}
        </tbody>
      </FiguresBox>
    </section>
  )
}
