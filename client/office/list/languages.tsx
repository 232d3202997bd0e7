import type { OfficeItem } from '../../../domain/content/office-list.ts'
import { languages } from '../../../domain/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Complete languages by their letters; the missing ones are struck through. */
export function Languages({ item }: { item: Pick<OfficeItem, 'languages'> }) {
  const { t } = useTranslation('officeList')
  return (
    <span className="inline-flex shrink-0 gap-1.5">
      {languages.map((language) => {
        const isComplete = item.languages.includes(language)
        return (
          <abbr
            key={language}
            title={t(isComplete ? 'complete' : 'incomplete', { language: t(`languages.${language}`) })}
            className={isComplete ? 'no-underline' : 'text-danger line-through decoration-1'}
          >
            <span lang={language}>{t(`letters.${language}`)}</span>
          </abbr>
        )
      })}
    </span>
  )
}
