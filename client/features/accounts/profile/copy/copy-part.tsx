import { Download, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { DataExport } from '../../../../../domain/accounts/data-rights.ts'
import { filePaths } from '../../../../../domain/file-paths.ts'
import { fileSize } from '../../../../i18n/file-size.ts'
import { useFormat } from '../../../../i18n/use-format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useTask } from '../../../../ui/use-task.ts'
import { ProfileForm } from '../profile-form.tsx'
import { sectionAddress } from '../sections.ts'
import { useProfileForm } from '../use-profile-form.ts'

/** Export of the student's data: requested here, made in the background, kept for two days. */
export function CopyPart({ copy }: { copy: DataExport }) {
  const { t } = useTranslation('rights')
  const { dateTime } = useFormat()
  const form = useProfileForm('export')
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="text-lg">{t('copy.title')}</h2>
      <p>{t('copy.text')}</p>
      {copy.state === 'failed' && <p className="text-danger">{t('copy.failed')}</p>}
      {copy.state === 'making' && <Progress key={copy.taskId} taskId={copy.taskId} />}
      {copy.state === 'ready' && (
        <div>
          <p>{t('copy.ready', { madeAt: dateTime(copy.madeAt), until: dateTime(copy.until) })}</p>
          <a
            href={filePaths.dataExport()}
            download
            className="link inline-flex min-h-11 items-center gap-2 font-semibold"
          >
            <Download aria-hidden size={18} /> {t('copy.download', { size: fileSize(copy.bytes) })}
          </a>
        </div>
      )}
      {copy.nextAt === null ? (
        <ProfileForm form={form} section="data" submit={t('copy.ask')} look="secondary" />
      ) : (
        copy.state !== 'making' && <p className="text-sm text-muted">{t('copy.next', { at: dateTime(copy.nextAt) })}</p>
      )}
    </div>
  )
}

/** Progress of the export. Reloads when it is done; without script there is a link. */
function Progress({ taskId }: { taskId: string }) {
  const { t } = useTranslation('rights')
  const { revalidate } = useRevalidator()
  const state = useTask(taskId)
  useEffect(() => {
    if (state === 'done' || state === 'failed') void revalidate()
  }, [state, revalidate])
  return (
    <div role="status">
      <p className="flex items-center gap-2">
        <LoaderCircle aria-hidden size={18} className="shrink-0 animate-spin text-primary" /> {t('copy.making')}
      </p>
      <Link to={sectionAddress('data')} reloadDocument className="link inline-flex min-h-11 items-center">
        {t('copy.look')}
      </Link>
    </div>
  )
}
