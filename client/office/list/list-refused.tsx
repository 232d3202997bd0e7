import { maxExportRows } from '../../../domain/content/export.ts'
import { groupIndian } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Notice } from '../../ui/notice.tsx'
import type { ListAnswer } from './view-action.ts'

/** Reason for which a form of a list was refused. */
export function ListRefused({ answer }: { answer: ListAnswer | undefined }) {
  const { t } = useTranslation('officeList')
  if (!answer?.refusal) return null
  const { refusal, isExport } = answer
  return (
    <Notice tone="danger">
      {isExport && refusal.code === 'content.not_possible'
        ? t('export.tooMany', { limit: groupIndian(maxExportRows) })
        : t(`errors:${refusal.code}`)}
    </Notice>
  )
}
