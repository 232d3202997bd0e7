import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { Notice } from '../../../../../ui/notice.tsx'
import type { ShiftsAnswer } from './shifts-action.ts'

/** Why an act on shifts was refused. */
export function ShiftsNotice({ answer: { refusal } }: { answer: ShiftsAnswer }) {
  const { t } = useTranslation('shiftGroups')
  const { code, reason } = refusal
  if (code === 'content.revision_conflict') return <Notice tone="danger">{t('refused.changed')}</Notice>
  return <Notice tone="danger">{reason ? t(`refused.${reason}`) : t(`errors:${code}`)}</Notice>
}
