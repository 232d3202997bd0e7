import { Download } from 'lucide-react'
import { Form, Link } from 'react-router'
import { exportFormats, type ExportFormat, type ExportView } from '../../../domain/content/export.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { Notice } from '../../ui/notice.tsx'
import { foldOutButton } from '../button-classes.ts'
import { FoldOut } from '../fold-out.tsx'
import { useProgress } from '../use-progress.ts'

const itemClass = 'flex min-h-11 w-full items-center justify-start px-4 text-start hover:bg-primary-soft'

type MenuProps = {
  /** True where the export is a task. */
  isLong: boolean
  /** Address of the list, which takes the form of a long export. */
  action: string
  /** Address of the file of a short export. */
  fileOf: (format: ExportFormat) => string
}

/** Export of the filtered rows: a file at once, or a task for a long list. */
export function ExportMenu({ isLong, action, fileOf }: MenuProps) {
  const { t } = useTranslation('officeList')
  return (
    <FoldOut
      summary={
        <>
          <Download aria-hidden className="size-4" />
          {t('export.label')}
        </>
      }
      summaryClass={foldOutButton}
      panelClass="right-0 z-20 w-48 overflow-hidden py-1"
    >
      <ul>
        {exportFormats.map((format) => (
          <li key={format}>
            {isLong ? (
              <Form method="post" action={action} preventScrollReset>
                <HiddenFields fields={{ intent: 'export', format }} />
                <button type="submit" className={itemClass}>
                  {t(`export.${format}`)}
                </button>
              </Form>
            ) : (
              <a href={fileOf(format)} download className={itemClass}>
                {t(`export.${format}`)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </FoldOut>
  )
}

/** Progress and file of an export that is a task; its id is in the address. */
export function ExportPanel({ made, file, here }: { made: ExportView; file: string; here: string }) {
  const { t } = useTranslation('officeList')
  const { state, rows } = made
  const isOpen = state === 'waiting' || state === 'running'
  useProgress(isOpen)
  return (
    <Notice
      tone={state === 'failed' ? 'danger' : state === 'done' ? 'success' : 'info'}
      actions={
        <>
          {state === 'done' && (
            <a href={file} download className="link inline-flex min-h-10 items-center">
              {t('export.download')}
            </a>
          )}
          {!isOpen && (
            <Link to={here} className="link inline-flex min-h-10 items-center">
              {t('bulk.close')}
            </Link>
          )}
        </>
      }
    >
      {state === 'done'
        ? t('export.ready', { count: rows ?? 0 })
        : t(state === 'failed' ? 'export.failed' : 'export.making')}
      {isOpen && <> {t('bulk.leave')}</>}
    </Notice>
  )
}
