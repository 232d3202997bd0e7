import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { OfficeDetail } from '../../../domain/content/contract.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { useSaveState } from '../editor/editor-context.ts'

const tones = { published: 'success', trashed: 'danger', scheduled: 'primary' } as const

/** Loads the page's data again after another window published, scheduled, moved or saved the item. */
const useFreshState = (): void => {
  const { revalidate } = useRevalidator()
  const takenOver = useSaveState((state) => state.takenOver)
  const isRefused = useSaveState(({ phase }) => phase === 'refused')
  useEffect(() => {
    if (takenOver > 0 || isRefused) void revalidate()
  }, [takenOver, isRefused, revalidate])
}

/** State of the item; of a published one also that the draft has changes. */
export function ItemState({ detail: { state, draft } }: { detail: OfficeDetail }) {
  const { t } = useTranslation('publishing')
  const { dateTime } = useFormat()
  useFreshState()
  const isTyped = useSaveState(({ phase, revision }) => phase !== 'saved' || revision > draft.revision)
  const shown = draft.scheduledAt === null ? state : 'scheduled'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Badge tone={tones[shown as keyof typeof tones] ?? 'neutral'}>{t(`states.${shown}`)}</Badge>
      {draft.scheduledAt !== null && (
        <span className="text-xs text-muted">{t('goesOut', { time: dateTime(draft.scheduledAt) })}</span>
      )}
      {state === 'published' && draft.scheduledAt === null && (draft.isStored || isTyped) && (
        <span className="text-xs text-warning">{t('changes')}</span>
      )}
    </span>
  )
}
