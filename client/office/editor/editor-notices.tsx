import { shownDiff } from '../../../domain/content/shown-diff.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DiffView } from '../publishing/diff-view.tsx'
import { useEditor, useSaveState } from './editor-context.ts'
import { useDeviceDrafts, withDeviceDraft, type Offer } from './use-device-drafts.ts'

/** Notices above the form: merged changes, a refused save, and text that a closed tab left on this device. */
export function EditorNotices({ tab }: { tab: string }) {
  const tools = useEditor()
  const place = { userId: tools.userId, item: `${tools.form.kind}:${tools.itemId}`, tab }
  const { offers, accept, discard } = useDeviceDrafts(place, tools)
  return (
    <div className="grid gap-3 empty:hidden">
      <Refused />
      <Merged />
      {offers.map((offer) => (
        <DeviceOffer
          key={offer.tab}
          offer={offer}
          onAccept={() => void accept(offer)}
          onDiscard={() => discard(offer)}
        />
      ))}
    </div>
  )
}

function Refused() {
  const { t } = useTranslation('editor')
  const phase = useSaveState((state) => state.phase)
  const code = useSaveState((state) => state.code)
  if (phase !== 'refused' || !code) return null
  return (
    <Notice tone="danger" title={t('refused')}>
      {code === 'content.not_possible' ? t('refusedState') : t(`errors:${code}`)}
    </Notice>
  )
}

function Merged() {
  const { t } = useTranslation('editor')
  const { userId } = useEditor()
  const { timeOfDay } = useFormat()
  const merged = useSaveState(({ mergedFrom }) => mergedFrom)
  const count = useSaveState(({ conflicts }) => conflicts.length)
  if (!merged) return null
  const time = merged.at === null ? '' : timeOfDay(merged.at)
  return (
    <Notice tone={count > 0 ? 'warning' : 'info'}>
      {merged.by === userId
        ? t('merged.ownTab', { time })
        : t('merged.other', { name: merged.name || t('someone'), time })}{' '}
      {count > 0 && t('merged.conflicts', { count })}
    </Notice>
  )
}

type OfferProps = { offer: Offer; onAccept: () => void; onDiscard: () => void }

/** Unsaved text of an earlier visit, with its differences from the draft. */
function DeviceOffer({ offer, onAccept, onDiscard }: OfferProps) {
  const { t } = useTranslation('editor')
  const tools = useEditor()
  const { dateTime } = useFormat()
  const { draft } = offer
  const diff = shownDiff(tools.form, tools.store.body(), withDeviceDraft(tools, draft))
  const count = diff.changes.length
  return (
    <Notice
      tone="warning"
      title={t('offer.title', { time: dateTime(draft.at) })}
      actions={
        <>
          <Button onClick={onAccept}>{t('offer.accept')}</Button>
          <Button look="secondary" onClick={onDiscard}>
            {t('offer.discard')}
          </Button>
        </>
      }
    >
      <details open>
        <summary className="cursor-pointer">{t('offer.changes', { count })}</summary>
        <div className="mt-2 max-h-96 overflow-y-auto rounded-md border border-hairline bg-surface p-3">
          <DiffView diff={diff} />
        </div>
      </details>
    </Notice>
  )
}
