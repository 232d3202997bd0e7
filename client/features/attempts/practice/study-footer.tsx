import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { shownAnswer, statusOf } from '../../../../domain/attempts/palette.ts'
import type { CardItem } from '../../../../domain/revision/cards.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useExam } from '../exam/exam-context.ts'
import { useStudy } from './study-context.ts'

type Props = { card: CardItem | undefined; isChecked: boolean; onFinish: () => void }

/** Check, next and finish; in revision also the last grade taken back. */
export function StudyFooter({ card, isChecked, onFinish }: Props) {
  const { t } = useTranslation('practice')
  const { paper, sheet, act, readOnly } = useExam()
  const { attempt } = useStudy()
  const [lastId, setLastId] = useState<string | null>(null)
  const order = paper.questions.map(({ id }) => id)
  const open = order.filter((id) => statusOf(sheet, id) !== 'answered')
  const place = order.indexOf(sheet.currentId)
  const next = [...order.slice(place + 1), ...order.slice(0, place)].find((id) => open.includes(id))
  const hasChoice = shownAnswer(sheet, sheet.currentId) !== null
  const check = () => {
    act({ type: 'save' })
    setLastId(sheet.currentId)
  }
  const undoId = lastId ?? (isChecked ? sheet.currentId : null)
  const undo = () => {
    if (undoId === null) return
    if (undoId !== sheet.currentId) act({ type: 'jump', questionId: undoId })
    act({ type: 'clear' })
    setLastId(null)
  }
  return (
    <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-hairline bg-sunken p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {attempt.view.mode === 'revision' && (isChecked || lastId !== null) && (
        <Button look="quiet" onClick={undo} disabled={readOnly} className="px-2">
          <Undo2 aria-hidden size={18} /> {t('screen.undo')}
        </Button>
      )}
      <Button look="quiet" onClick={onFinish} disabled={readOnly} className="px-2">
        {t('screen.finish')}
      </Button>
      <span className="flex-1" />
      {!isChecked && !card && (
        <Button onClick={check} disabled={readOnly || !hasChoice}>
          {t('screen.check')}
        </Button>
      )}
      {isChecked && next === undefined && (
        <Button onClick={onFinish} disabled={readOnly}>
          {t('screen.toSummary')}
        </Button>
      )}
      {next !== undefined && (
        <Button look={isChecked ? 'primary' : 'secondary'} onClick={() => act({ type: 'jump', questionId: next })}>
          {t(isChecked ? 'screen.next' : 'screen.skip')}
        </Button>
      )}
    </footer>
  )
}
