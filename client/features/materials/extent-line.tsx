import type { MaterialSummary } from '../../../domain/materials/contract.ts'
import { fileSize } from '../../i18n/file-size.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type Props = Pick<MaterialSummary, 'extent'> & { /** True without the size of the file. */ isShort?: boolean }

/** Length of a material, and the size of its file in the current language: "4 pages · 190 kB". */
export function ExtentLine({ extent: { bytes, pages, chapters, minutes }, isShort = false }: Props) {
  const { t } = useTranslation('materials')
  const { language } = useLanguage()
  const size = bytes[language] ?? bytes.en
  const count = pages[language] ?? pages.en
  const parts = [
    count !== undefined && t('pages', { count }),
    chapters !== null && t('chapters', { count: chapters }),
    minutes !== null && t('reading', { count: minutes }),
    size !== undefined && !isShort && fileSize(size),
  ]
  return <span className="tabular">{parts.filter(Boolean).join(' · ')}</span>
}
