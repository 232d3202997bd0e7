import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { CheckedTest, QualityReport } from '../../../../../domain/questions/quality-gate/office.ts'
import { paths } from '../../../../../domain/paths.ts'
import { useBilingual } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { QualityReportView } from '../../../../office/quality-gate/quality-report.tsx'

type Props = { test: CheckedTest; report: QualityReport }

/** A stored test with what the quality gate says of it. */
export function PaperQuality({ test: { id, code, title }, report }: Props) {
  const { t } = useTranslation('qualityGate')
  const { pick } = useBilingual()
  return (
    <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <Link
          to={officePaths.adminPapers()}
          className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-11"
        >
          ← {t('back')}
        </Link>
        <h2 className="text-xl">
          <Link to={paths.test(id)} className="text-ink no-underline hover:underline">
            {pick(title)}
          </Link>
        </h2>
        <p className="tabular text-sm text-muted">
          {code} · {t('questions', { count: report.questions.length })}
        </p>
      </div>
      <QualityReportView report={report} />
    </div>
  )
}
