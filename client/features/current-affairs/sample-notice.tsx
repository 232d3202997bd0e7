import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = {
  items: readonly { isSample: boolean }[]
  /** Replaces the default text about news items. */
  text?: string
}

/** Notice shown when one of the items is demo content. */
export function SampleNotice({ items, text }: Props) {
  const { t } = useTranslation('affairs')
  if (!items.some(({ isSample }) => isSample)) return null
  return (
    <Notice title={t('samples.title')} className="mb-5 text-sm">
      {text ?? t('samples.text')}
    </Notice>
  )
}
