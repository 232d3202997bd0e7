import { useEffect } from 'react'
import { optionsOf } from '../../../../domain/questions/kinds/options.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useExam, type Exam } from './exam-context.ts'
import { ModalSheet } from './modal-sheet.tsx'
import { toggled } from './option-list.tsx'
import { chosenOptions } from './use-exam-state.ts'

/** A key's option: 1 to 9, or its letter. C alone clears, so the third option is 3 or Shift + C. */
export const optionOfKey = (key: string, shift: boolean): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const letter = key.toUpperCase()
  if (letter === 'C' && !shift) return null
  return /^[A-E]$/.test(letter) ? letter.charCodeAt(0) - 65 : null
}

const actions = { N: 'save_and_next', P: 'previous', M: 'mark_and_next', C: 'clear' } as const

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('select, textarea, input:not([type=radio], [type=checkbox])')

const press = ({ question, sheet, act, readOnly }: Exam, event: KeyboardEvent): boolean => {
  if (readOnly) return false
  const option = optionsOf(question)[optionOfKey(event.key, event.shiftKey) ?? -1]
  if (option) {
    act({ type: 'choose', answer: toggled(question.kind, chosenOptions(sheet), option.id) })
    return true
  }
  const letter = event.key.toUpperCase()
  if (!(letter in actions)) return false
  act({ type: actions[letter as keyof typeof actions] })
  return true
}

/** The keys of the screen: off in exams that forbid the keyboard, while a dialog is open and while something is typed. */
export const useKeys = (exam: Exam, enabled: boolean, onHelp: () => void) => {
  useEffect(() => {
    if (!exam.paper.keyboard || !enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (event.key === '?') onHelp()
      else if (press(exam, event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

type Props = { enabled: boolean; onEnabled: (enabled: boolean) => void; onClose: () => void }

export function KeySheet({ enabled, onEnabled, onClose }: Props) {
  const { t } = useTranslation('attempt')
  const { paper } = useExam()
  const rows = [
    [t('keys.choose'), t('keys.chooseKeys')],
    [t('keys.third'), t('keys.thirdKeys')],
    [t('keys.next'), 'N'],
    [t('keys.previous'), 'P'],
    [t('keys.mark'), 'M'],
    [t('keys.clear'), 'C'],
    [t('keys.help'), '?'],
  ]
  return (
    <ModalSheet title={t('keys.title')} look="large" onClose={onClose}>
      <div className="overflow-y-auto p-4">
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            checked={enabled}
            disabled={!paper.keyboard}
            onChange={({ target }) => onEnabled(target.checked)}
            className="size-5 accent-primary"
          />
          {t('keys.on')}
        </label>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6">
          {rows.map(([action, keys]) => (
            <div key={action} className="contents">
              <dt className="border-t border-hairline py-2">{action}</dt>
              <dd className="border-t border-hairline py-2 text-end font-semibold">{keys}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ModalSheet>
  )
}
