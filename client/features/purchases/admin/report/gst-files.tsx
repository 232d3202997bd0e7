import { gstFiles, type GstFile } from '../../../../../domain/sales/contract.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { usePeriod } from './use-period.ts'

const labels = {
  'gstr1.json': 'gstr1',
  'b2cs.csv': 'b2cs',
  'hsn.csv': 'hsn',
  'docs.csv': 'docs',
} as const satisfies Record<GstFile, string>

/** Files of the GST return of the month in which the span ends. */
export function GstFiles({ to }: { to: string }) {
  const { t } = useTranslation('salesReport')
  const periodOf = usePeriod()
  const month = to.slice(0, 7)
  return (
    <section className="card p-4">
      <h2 className="text-base">{t('gst.title', { month: periodOf(month) })}</h2>
      <p className="text-sm text-muted">{t('gst.hint')}</p>
      <ul className="flex flex-wrap gap-x-4">
        {gstFiles.map((file) => (
          <li key={file}>
            <a
              href={`/api/admin/sales/gst/${month}/${file}`}
              download
              className="link inline-flex min-h-10 items-center text-sm"
            >
              {t(`gst.${labels[file]}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
