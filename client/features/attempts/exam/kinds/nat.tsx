import { ArrowLeft, ArrowRight, Delete } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { typedOf } from '../../../../../domain/questions/kinds/entered.ts'
import {
  isPartialDecimal,
  isDecimal,
  pressKey,
  type PadKey,
  type NumericInput,
} from '../../../../../domain/questions/numeric.ts'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { classes } from '../../../../ui/classes.ts'
import { useExam } from '../exam-context.ts'

const digits: PadKey[] = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '.', '-']
const symbols: Partial<Record<PadKey, string>> = { '-': '−' }

/** Normalises Devanagari and full-width digits to ASCII. */
const plainDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))

/** Text and caret of the field: typed on the keypad or a keyboard, or composed by an input method. */
const useNumberField = () => {
  const { sheet, act } = useExam()
  const answer = shownAnswer(sheet, sheet.currentId)
  const value = typedOf(answer) ?? ''
  const [typed, setTyped] = useState<NumericInput>({ text: value, caret: value.length })
  // Text of an IME composition in progress. The field is not rewritten meanwhile, but a complete number in it already
  // counts.
  const [composed, setComposed] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOther = (isDecimal(typed.text) ? typed.text : '') !== value
  const composing = composed !== null

  // The stored answer changed elsewhere: Clear Response, a capped section, or a takeover.
  if (isOther && !composing) setTyped({ text: value, caret: value.length })
  const wasEmptied = isOther && composing && value === ''
  useEffect(() => {
    // Some browsers keep the focus, and with it the composition, in the field when a button is pressed.
    if (wasEmptied) field.current?.blur()
  }, [wasEmptied])

  useLayoutEffect(() => {
    if (!composing) field.current?.setSelectionRange(typed.caret, typed.caret)
  }, [typed, composing])

  const type = (next: NumericInput) => {
    setTyped(next)
    if (next.text !== typed.text) act({ type: 'choose', answer: isDecimal(next.text) ? { value: next.text } : null })
  }
  const enter = ({ value: text, selectionStart }: HTMLInputElement, stillComposing: boolean) => {
    setComposed(stillComposing ? text : null)
    const plain = plainDigits(text)
    if (isPartialDecimal(plain)) type({ text: plain, caret: selectionStart ?? plain.length })
  }
  return {
    field,
    value: composed ?? typed.text,
    press(key: PadKey) {
      if (composing) field.current?.blur()
      field.current?.focus({ preventScroll: true })
      type(pressKey(typed, key))
    },
    enter,
    endComposition(input: HTMLInputElement) {
      if (composing) enter(input, false)
    },
    select({ selectionStart, selectionEnd }: HTMLInputElement) {
      if (composing) return
      const caret = selectionStart ?? typed.caret
      if (caret === selectionEnd && caret !== typed.caret) setTyped({ ...typed, caret })
    },
  }
}

/** Input of a numerical answer: the hall's keypad, and a keyboard where the exam allows one. */
export function NumericPad() {
  const { t } = useTranslation('hall')
  const { paper, mayAnswer } = useExam()
  const { field, value, press, enter, endComposition, select } = useNumberField()
  const pad = (key: PadKey, content: ReactNode, label?: string, className?: string) => (
    <button
      key={key}
      type="button"
      disabled={!mayAnswer}
      aria-label={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => press(key)}
      className={classes(
        'grid min-h-11 place-items-center rounded-sm border border-edge bg-surface font-semibold hover:bg-sunken disabled:opacity-60',
        className,
      )}
    >
      {content}
    </button>
  )

  return (
    <div className="mt-4 w-64 max-w-full rounded-md border border-hairline bg-sunken p-3">
      <input
        ref={field}
        value={value}
        inputMode="none"
        autoComplete="off"
        aria-label={t('keypad.number')}
        readOnly={!mayAnswer || !paper.keyboard}
        onChange={({ target, nativeEvent }) =>
          enter(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => enter(currentTarget, false)}
        onBlur={({ currentTarget }) => endComposition(currentTarget)}
        onSelect={({ currentTarget }) => select(currentTarget)}
        className="field mb-3 text-lg tabular"
      />
      <div role="group" aria-label={t('keypad.title')} className="grid grid-cols-3 gap-2">
        {pad('backspace', <Delete aria-hidden />, t('keypad.backspace'))}
        {pad('left', <ArrowLeft aria-hidden />, t('keypad.left'))}
        {pad('right', <ArrowRight aria-hidden />, t('keypad.right'))}
        {digits.map((key) =>
          pad(key, symbols[key] ?? key, key === '-' ? t('keypad.minus') : key === '.' ? t('keypad.point') : undefined),
        )}
        {pad('clear', t('keypad.clearAll'), undefined, 'col-span-3')}
      </div>
    </div>
  )
}
