import type { DraftHead, PresetPart } from '../../../../domain/catalogue/presets/office.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { ConfirmForm } from '../../../ui/confirm-form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useDraftText } from './use-draft-text.ts'

/** A draft that is being written, and the button that discards it. */
export function DraftNotice({ part, draft }: { part: PresetPart; draft: DraftHead }) {
  const { t } = useTranslation('presetEditor')
  const draftText = useDraftText()
  return (
    <Notice
      tone="info"
      actions={
        <ConfirmForm
          fields={{ intent: 'discard', part }}
          button={t('draft.discard')}
          title={t('draft.discardTitle')}
          text={t('draft.discardText')}
          keep={t('draft.keep')}
        />
      }
    >
      {draftText(part, draft)}
    </Notice>
  )
}
