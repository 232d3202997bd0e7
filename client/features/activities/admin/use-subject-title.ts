import type { Activity } from '../../../../domain/activities/contract.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

type Title = { text: string; lang: 'en' | 'hi' | undefined }

/** Title of an act's subject, and its language where it is known. */
export const useSubjectTitle = () => {
  const { t } = useTranslation('activities')
  const { language } = useLanguage()
  return ({ kind, itemId, title, person }: Activity): Title => {
    if (kind === 'list') return { text: t(`kinds.${itemId as 'job'}`), lang: undefined }
    const name = person?.id === itemId ? person.name : null
    if (typeof title === 'string' || title === null) return { text: title || name || itemId, lang: undefined }
    const lang = (language === 'hi' && title.hi) || !title.en ? 'hi' : 'en'
    const text = title[lang]
    return text ? { text, lang } : { text: name || itemId, lang: undefined }
  }
}
