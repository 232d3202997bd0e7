import { useEffect } from 'react'
import { useExam, type Exam } from './exam-context.ts'
import { optionsOf } from '../../../../domain/questions/kinds/presentation.ts'
import { choosesOf } from '../../../../domain/questions/kinds/choices.ts'
import { choicesOf, toggled } from './option-list.tsx'
import { chosenOptions } from './use-exam-state.ts'

/** Index of a key's option: 1 to 9, or its letter. C alone clears, so the third option is 3 or Shift + C. */
export const optionOfKey = (key: string, shift: boolean): number | null => {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  const letter = key.toUpperCase()
  if (letter === 'C' && !shift) return null
  return /^[A-E]$/.test(letter) ? letter.charCodeAt(0) - 65 : null
}

const actions = { N: 'save_and_next', P: 'previous', M: 'mark_and_next', C: 'clear' } as const

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('select, textarea, input:not([type=radio], [type=checkbox])') ||
    target.closest('[data-keys=off]') !== null)

const press = ({ question, sheet, act, readOnly, mayAnswer }: Exam, event: KeyboardEvent): boolean => {
  if (readOnly) return false
  const chooses = choosesOf(question.kind)
  const choices = chooses ? choicesOf({ options: optionsOf(question), marks: question.marks }) : []
  const option = choices[optionOfKey(event.key, event.shiftKey) ?? -1]
  if (option && mayAnswer) {
    act({ type: 'choose', answer: toggled(chooses === 'several', chosenOptions(sheet), option.id) })
    return true
  }
  const letter = event.key.toUpperCase()
  if (!(letter in actions)) return false
  act({ type: actions[letter as keyof typeof actions] })
  return true
}

/** Registers the keyboard shortcuts and renders nothing. They are inactive in dialogs, menus and text fields. */
export function Keys({ onHelp }: { onHelp: () => void }) {
  const exam = useExam()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Auto-repeat would act on the following questions.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open], [role=menu]')) return
      if (event.key === '?') onHelp()
      else if (press(exam, event)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  return null
}
