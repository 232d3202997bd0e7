import type { MaterialDetail } from '../../../domain/materials/contract.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LockedNotice } from '../../ui/locked-notice.tsx'

/** Notice before purchase: extent of the preview, and the series or course that includes it. */
export function LockedMaterial({ material }: { material: MaterialDetail }) {
  const { t } = useTranslation('materials')
  return (
    <LockedNotice item={material} t={t} className="mt-5">
      {useShownPart(material)}
    </LockedNotice>
  )
}

const useShownPart = ({ files, contents }: MaterialDetail): string => {
  const { t } = useTranslation('materials')
  const { language } = useLanguage()
  const file = files[language] ?? files.en
  if (file) return t('locked.pages', { count: file.pages, total: file.ofPages })
  const open = contents.filter((line) => line.open).length
  return open > 0 ? t('locked.chapters', { count: open, total: contents.length }) : t('locked.none')
}
