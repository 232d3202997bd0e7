import { Link } from 'react-router'
import { valueAt } from '../../../../../domain/content/body-paths.ts'
import type { OfficeDetail } from '../../../../../domain/content/contract.ts'
import { officePaths } from '../../../../../domain/office-paths.ts'
import { excerptOf } from '../../../../../domain/questions/excerpt.ts'
import { unwrap, type Api } from '../../../../api.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'

/** Parameter of the address with the id of the question that was published before this one was begun. */
export const publishedBeforeKey = 'after'

/** The question that the address names as published just now; null where there is none. */
export const loadPublishedBefore = async (request: Request, api: Api): Promise<OfficeDetail | null> => {
  const id = new URL(request.url).searchParams.get(publishedBeforeKey)
  if (!id) return null
  const detail = await unwrap(api.admin.content[':kind'][':id'].$get({ param: { kind: 'question', id } })).catch(
    () => null,
  )
  return detail?.state === 'published' ? detail : null
}

/**
 * Line on the question that was published before this one was begun. It stays mounted while the page goes from question
 * to question, so that screen readers say it.
 */
export function PublishedBefore({ question }: { question: OfficeDetail | null }) {
  const { t } = useTranslation('questionEditor')
  const { language } = useLanguage()
  const stem =
    question && String(valueAt(question.draft.body, `stem.${language}`) || valueAt(question.draft.body, 'stem.en'))
  return (
    <p role="status" className="bg-success-soft px-4 text-sm text-success empty:hidden md:px-6">
      {question && stem && (
        <span className="flex min-h-11 items-center gap-x-2">
          <span className="shrink-0">{t('next.published')}</span>
          <Link to={officePaths.adminQuestion(question.id)} className="link min-w-0 truncate">
            {excerptOf(stem)}
          </Link>
        </span>
      )}
    </p>
  )
}
