import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ActForm } from './act-form.tsx'

/** Acts that the state of the item allows: duplicate, unpublish, archive, discard, move to the trash. */
export function ItemActs({ detail: { state, version, draft, isArchivable } }: { detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const ask = (act: 'unpublish' | 'archive' | 'discard' | 'trash') => ({
    title: t(`acts.${act}Title`),
    text: t(`acts.${act}Text`),
  })
  const mayDiscard = draft.isStored && version !== null && draft.scheduledAt === null
  return (
    <div className="flex flex-wrap gap-2">
      <ActForm intent="duplicate" label={t('acts.duplicate')} />
      {state === 'published' && (
        <ActForm intent="unpublish" label={t('acts.unpublish')} question={ask('unpublish')} asksReason />
      )}
      {state === 'published' && isArchivable && (
        <ActForm intent="archive" label={t('acts.archive')} question={ask('archive')} asksReason />
      )}
      {mayDiscard && <ActForm intent="discard" label={t('acts.discard')} question={ask('discard')} />}
      <ActForm intent="trash" label={t('acts.trash')} question={ask('trash')} asksReason tone="danger" />
    </div>
  )
}
