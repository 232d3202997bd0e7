import { Form } from 'react-router'
import type { OpenUpload } from '../../../../../domain/files/library.ts'
import { fileSize } from '../../../../i18n/file-size.ts'
import { writtenLanguage } from '../../../../i18n/written-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../office/button-classes.ts'
import { When } from '../../../../office/list/changed.tsx'
import { HiddenFields } from '../../../../ui/hidden-fields.tsx'

/** Unfinished uploads of the administrator. */
export function OpenUploads({ uploads, now }: { uploads: readonly OpenUpload[]; now: number }) {
  const { t } = useTranslation('files')
  if (uploads.length === 0) return null
  return (
    <section aria-labelledby="open-uploads" className="rounded-md border border-hairline bg-sunken p-3">
      <h2 id="open-uploads" className="text-base">
        {t('list.open')}
      </h2>
      <p className="text-sm text-muted">{t('resume')}</p>
      <ul className="mt-2 grid gap-2">
        {uploads.map(({ id, name, bytes, stored, updatedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span lang={writtenLanguage(name)} className="min-w-0 grow basis-48 font-semibold break-words">
              {name}
            </span>
            <span className="tabular text-muted">
              {t('amount', { sent: fileSize(stored), whole: fileSize(bytes) })}
            </span>
            <span className="text-muted">
              <When at={updatedAt} now={now} />
            </span>
            <Form method="post" preventScrollReset>
              <HiddenFields fields={{ intent: 'cancel-upload', id }} />
              <button type="submit" aria-label={t('list.cancelOf', { name })} className={compactButton}>
                {t('cancel')}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
