import { fileSize } from '../../i18n/file-size.ts'
import { writtenLanguage } from '../../i18n/written-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { compactButton } from '../button-classes.ts'
import type { UploadFault } from './upload-calls.ts'
import type { UploadState } from './upload.ts'
import { uploads } from './uploads.ts'

/** Faults that another attempt with the same file may not meet. */
const passing: ReadonlySet<UploadFault> = new Set([
  'part_damaged',
  'part_busy',
  'parts_missing',
  'too_many',
  'gone',
  'unknown',
])

type Props = { place: string; state: UploadState }

/** Progress of an upload, or the reason why it ended, with its buttons. */
export function UploadProgress({ place, state: { phase, name, sent, bytes, fault } }: Props) {
  const { t } = useTranslation('files')
  const isFailed = phase === 'failed'
  return (
    <div className="mt-1 rounded-md border border-hairline bg-sunken p-3 text-sm">
      <p lang={writtenLanguage(name)} className="truncate font-semibold">
        {name}
      </p>
      {!isFailed && (
        <progress aria-label={t('progress', { name })} max={bytes} value={sent} className="progress mt-2 h-2 w-full" />
      )}
      <p role="status" className={isFailed ? 'mt-1 text-danger' : 'mt-1 text-muted'}>
        {isFailed ? t(`faults.${fault ?? 'unknown'}`) : t(`phase.${phase}`)}
      </p>
      {!isFailed && (
        <p className="tabular text-muted">{t('amount', { sent: fileSize(sent), whole: fileSize(bytes) })}</p>
      )}
      {phase === 'sending' && bytes > 50_000_000 && <p className="mt-1 text-xs text-muted">{t('resume')}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {isFailed && passing.has(fault ?? 'unknown') && (
          <button type="button" className={compactButton} onClick={() => uploads.of(place)?.retry()}>
            {t('again')}
          </button>
        )}
        <button type="button" className={compactButton} onClick={() => uploads.end(place)}>
          {t(isFailed ? 'close' : 'cancel')}
        </button>
      </div>
    </div>
  )
}
