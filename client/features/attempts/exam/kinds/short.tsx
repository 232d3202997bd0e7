import { useId, useState } from 'react'
import { shownAnswer } from '../../../../../domain/attempts/palette.ts'
import { shortLimit } from '../../../../../domain/questions/kinds/short/limit.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { useExam } from '../exam-context.ts'

/**
 * A word or two, typed. While an input method composes (Devanagari, or any other), the field is its own: nothing is
 * taken from it and nothing put into it before the composition ends.
 */
export function ShortAnswer() {
  const { t } = useTranslation('hall')
  const { sheet, act, mayAnswer, number } = useExam()
  const hintId = useId()
  const answer = shownAnswer(sheet, sheet.currentId)
  const value = answer && 'value' in answer ? answer.value : ''
  const [field, setField] = useState({ text: value, given: value })

  // Clear Response, or a takeover that brought another answer.
  if (value !== field.given) setField({ text: value, given: value })

  const type = (text: string, composing: boolean) => {
    if (composing) return setField({ ...field, text })
    const given = text.trim() === '' ? '' : text
    setField({ text, given })
    if (given !== field.given) act({ type: 'choose', answer: given ? { value: given } : null })
  }

  return (
    <div className="mt-4 max-w-md">
      <input
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
