import { Link } from 'react-router'
import { officePaths } from '../../../../../domain/office-paths.ts'
import type { QuestionUse } from '../../../../../domain/questions/uses.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Notice } from '../../../../ui/notice.tsx'

/** Notice of a question that tests hold: publishing it again changes new papers only. */
export function UsesNotice({ questionId, uses }: { questionId: string; uses: readonly QuestionUse[] }) {
  const { t } = useTranslation('questionEditor')
  const count = new Set(uses.map(({ testId }) => testId)).size
  if (count === 0) return null
  const isRunning = uses.some(({ phase }) => phase === 'running')
  return (
    <Notice
      tone={isRunning ? 'warning' : 'info'}
      title={t('uses.title', { count })}
      actions={
        <Link to={officePaths.adminQuestionKey(questionId)} className="link inline-flex min-h-9 items-center">
          {t('uses.fixKey')}
        </Link>
      }
    >
      {t('uses.text')}
    </Notice>
  )
}
