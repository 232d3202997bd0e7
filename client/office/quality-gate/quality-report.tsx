import { Link } from 'react-router'
import { startOfDayInIndia } from '../../../domain/india.ts'
import { officePaths } from '../../../domain/office-paths.ts'
import type { QualityReport } from '../../../domain/questions/quality-gate/office.ts'
import { useBilingual } from '../../i18n/use-language.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import { FindingList } from './finding-list.tsx'
import { PaperProfileCharts } from './paper-profile.tsx'

/** Report of the quality gate on a paper: findings, and its composition as bars. */
export function QualityReportView({ report }: { report: QualityReport }) {
  const { t } = useTranslation('qualityGate')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-4">
        {report.findings.length === 0 ? <Notice tone="success">{t('cleanText')}</Notice> : <FindingList {...report} />}
        <BlueprintLine report={report} />
      </div>
      <section aria-label={t('makeUp')}>
        <PaperProfileCharts profile={report.profile} />
      </section>
    </div>
  )
}

function BlueprintLine({ report: { blueprint, preset } }: { report: QualityReport }) {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  const { date } = useFormat()
  const name = pick(preset.name)
  return (
    <p className="text-sm text-muted">
      <Link to={officePaths.adminPreset(preset.id)} className="link">
        {blueprint
          ? t('blueprint', {
              preset: name,
              version: blueprint.version,
              date: date(startOfDayInIndia(blueprint.effectiveFrom)),
            })
          : t('noBlueprint', { preset: name })}
      </Link>
    </p>
  )
}
