import { initialTemplates } from '../../../../domain/notifications/initial-templates.ts'
import type { NoticeKind } from '../../../../domain/notifications/kinds.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Name of a kind of notice: its title without values, such as "Result: …". */
export const useKindText = () => {
  const { t } = useTranslation('broadcasts')
  const { pick } = useBilingual()
  return (kind: NoticeKind): string => {
    if (kind === 'message.news') return t('templates.news')
    if (kind === 'message.service') return t('templates.service')
    return pick(initialTemplates[kind].title).replaceAll(/\{\{\w+\}\}/g, '…')
  }
}
