import type { Activity } from '../../../../domain/activities/contract.ts'
import { draftKinds } from '../../../../domain/content.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

const contentKinds: ReadonlySet<string> = new Set(draftKinds)

type Title = { text: string; lang: 'en' | 'hi' | undefined }

/** Title of an act's subject, and its language where it is known. */
export const useSubjectTitle = () => {
  const { t } = useTranslation('activities')
  const { language } = useLanguage()
  return ({ kind, itemId, title, person }: Activity): Title => {
    if (kind === 'list') return { text: t(`kinds.${itemId as 'job'}`), lang: undefined }
    const name = person?.id === itemId ? person.name : null
    const otherwise = name || (contentKinds.has(kind) ? t('officeFrame:untitled') : itemId)
    if (typeof title === 'string' || title === null) return { text: title || otherwise, lang: undefined }
    const lang = (language === 'hi' && title.hi) || !title.en ? 'hi' : 'en'
    const text = title[lang]
    return text ? { text, lang } : { text: otherwise, lang: undefined }
  }
}
