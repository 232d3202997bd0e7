import { Link } from 'react-router'
import { paths } from '../../../../../domain/paths.ts'
import { minStudentsForStatistics, type ShownTest } from '../../../../../domain/results/statistics/contract.ts'
import { groupIndian } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { BilingualText } from '../../../../ui/bilingual-text.tsx'
import { indexText, percentText } from './figure-text.ts'
import { FiguresBox } from './figures-box.tsx'

/** Figures of a question in each version of a test that holds it. */
export function TestsTable({ tests }: { tests: readonly ShownTest[] }) {
  const { t } = useTranslation('questionStatistics')
  const withheld = t('figures.withheld', { least: minStudentsForStatistics })
  return (
    <>
      <FiguresBox label={t('tests.title')}>
        <thead>
          <tr>
            <th scope="col">{t('tests.test')}</th>
            {(['students', 'en', 'hi', 'facility', 'discrimination', 'gap'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`figures.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tests.map(({ testId, testVersionId, title, version, groups: { all, en, hi }, languageGap }) => (
            <tr key={testVersionId}>
              <th scope="row">
                <Link to={paths.test(testId)} className="text-primary hover:underline">
                  <BilingualText text={title} />
                </Link>{' '}
                <span className="font-normal whitespace-nowrap text-muted">{t('tests.version', { version })}</span>
              </th>
              <td>{groupIndian(all.students)}</td>
              <td>{groupIndian(en.students)}</td>
              <td>{groupIndian(hi.students)}</td>
              <td>{all.figures ? percentText(all.figures.facility) : withheld}</td>
              <td>{all.figures ? indexText(all.figures.discriminationIndex) : withheld}</td>
              <td>{indexText(languageGap === null ? null : 100 * languageGap)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresBox>
      {tests.length > 1 && <p className="mt-1 max-w-reading text-sm text-muted">{t('tests.pooled')}</p>}
    </>
  )
}
