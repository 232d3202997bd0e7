import { Dices, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PresetSection } from '../../../../../../domain/catalogue/contract.ts'
import type { PaperQuestion } from '../../../../../../domain/questions/picking.ts'
import { useTranslation } from '../../../../../i18n/use-translation.ts'
import { compactButton } from '../../../../../office/button-classes.ts'
import { useEditor, useRowKeys } from '../../../../../office/editor/editor-context.ts'
import { DrawDialog } from './draw-dialog.tsx'
import { takenBy } from '../../../../../../domain/catalogue/draft-paper.ts'
import { usePaperData } from './paper-context.ts'
import { PickDialog } from './pick-dialog.tsx'

type Props = {
  /** Path of the section's questions. */
  path: string
  section: PresetSection | undefined
  name: string
  max: number
}

/** Buttons that add questions to a section, chosen by hand or drawn by rules. */
export function AddQuestions({ path, section, name, max }: Props) {
  const { t } = useTranslation('testEditor')
  const { store, locked } = useEditor()
  const { rememberQuestions, isFrozen } = usePaperData()
  const [open, setOpen] = useState<'pick' | 'draw' | null>(null)
  const count = useRowKeys(path).length
  const isOff = locked !== null || count >= max
  const add = (questions: readonly PaperQuestion[]) => {
    const held = store.get(path)
    rememberQuestions(questions)
    store.set(path, [
      ...(Array.isArray(held) ? (held as unknown[]) : []),
      ...questions.slice(0, max - count).map((question) => takenBy(section, question)),
    ])
    setOpen(null)
  }
  const shared = { name, onAdd: add, onClose: () => setOpen(null) }
  if (isFrozen) return <p className="mt-3 text-sm text-muted">{t('testPage:frozen.questions')}</p>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <button
        type="button"
        disabled={isOff}
        aria-label={t('paper.pickOf', { section: name })}
        onClick={() => setOpen('pick')}
        className={compactButton}
      >
        <Plus aria-hidden className="size-4" /> {t('paper.pick')}
      </button>
      <button
        type="button"
        disabled={isOff}
        aria-label={t('paper.drawOf', { section: name })}
        onClick={() => setOpen('draw')}
        className={compactButton}
      >
        <Dices aria-hidden className="size-4" /> {t('paper.draw')}
      </button>
      {open === 'pick' && <PickDialog {...shared} />}
      {open === 'draw' && (
        <DrawDialog {...shared} sectionId={section?.id} wanted={Math.max(0, (section?.questionCount ?? 10) - count)} />
      )}
    </div>
  )
}
