import { useTranslation } from '../../../i18n/use-translation.ts'
import { ModalSheet } from './modal-sheet.tsx'
import { PanelContent } from './side-panel.tsx'
import type { Submission } from './use-submission.ts'

type Props = { onSubmit: (of: Submission['of']) => void; onClose: () => void }

/** The side panel on phones, as a sheet at the bottom. */
export function PanelSheet({ onSubmit, onClose }: Props) {
  const { t } = useTranslation('attempt')
  return (
    <ModalSheet title={t('exam.panel')} look="bottom" onClose={onClose}>
      <PanelContent
        onSubmit={onSubmit}
        onJump={onClose}
        paletteClass="grid-cols-[repeat(auto-fill,minmax(3rem,1fr))]"
      />
    </ModalSheet>
  )
}
