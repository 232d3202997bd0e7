import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

/** Shown wherever one of the items is demo content. */
export function SampleNotice({ items }: { items: readonly { isSample: boolean }[] }) {
  const { t } = useTranslation('affairs')
  if (!items.some(({ isSample }) => isSample)) return null
  return (
    <Notice title={t('samples.title')} className="mb-5 text-sm">
      {t('samples.text')}
    </Notice>
  )
}
