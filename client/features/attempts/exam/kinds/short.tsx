import { useEffect, useId, useRef, useState } from 'react'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { typedOf } from '../../../../../domain/questions/kinds/entered.ts'
import { shortLimit } from '../../../../../domain/questions/kinds/short-limit.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useExam } from '../exam-context.ts'

/** The answer in a text, cut to the limit: a composition may exceed `maxLength` until the browser truncates it. */
const givenBy = (text: string): string => (text.trim() === '' ? '' : text.slice(0, shortLimit))

/**
 * A short typed answer. Input methods compose words (every word on phones, Devanagari on desktops), so each composed
 * letter is stored as typed ones are; the field itself is not changed until the composition ends.
 */
export function ShortAnswer() {
  const { t } = useTranslation('hall')
  const { sheet, act, mayAnswer, number } = useExam()
  const hintId = useId()
  const answer = shownAnswer(sheet, sheet.currentId)
  const value = typedOf(answer) ?? ''
  const input = useRef<HTMLInputElement>(null)
  const [field, setField] = useState({ text: value, given: value, composing: false })
  const isOther = value !== field.given

  // The stored answer changed elsewhere: Clear Response, a capped section, or a takeover.
  if (isOther && !field.composing) setField({ text: value, given: value, composing: false })
  const wasEmptied = isOther && field.composing && value === ''
  useEffect(() => {
    // Some browsers keep the focus, and with it the composition, in the field when a button is pressed.
    if (wasEmptied) input.current?.blur()
  }, [wasEmptied])

  const type = (text: string, composing: boolean) => {
    const given = givenBy(text)
    setField({ text: composing ? text : text.slice(0, shortLimit), given, composing })
    if (given !== field.given) act({ type: 'choose', answer: given ? { value: given } : null })
  }

  return (
    <div className="mt-4 max-w-md">
      <input
        ref={input}
        value={field.text}
        maxLength={shortLimit}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        readOnly={!mayAnswer}
        aria-label={t('kinds.short', { number: number(sheet.currentId) })}
        aria-describedby={hintId}
        onChange={({ target, nativeEvent }) =>
          type(target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
        }
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
        onBlur={({ currentTarget }) => field.composing && type(currentTarget.value, false)}
        className="field text-lg"
      />
      <p id={hintId} className="mt-1 flex justify-between gap-4 text-sm text-muted">
        <span>{t('kinds.shortHint')}</span>
        <span className="shrink-0 tabular">
          {field.text.length} / {shortLimit}
        </span>
      </p>
    </div>
  )
}
