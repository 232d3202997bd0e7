/** A number as typed on the keypad; the same form as `Decimal` (domain/questions/text.ts). */
const decimal = /^-?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/
const partialDecimal = /^-?(\d{0,12}(\.\d{0,9})?)$/

/** True when a text is a complete number; "-" and "." are only beginnings of one. */
export const isDecimal = (text: string): boolean => decimal.test(text)

/** Text and caret position of the field. */
export type NumericInput = { text: string; caret: number }

export type PadKey = `${number}` | '.' | '-' | 'backspace' | 'clear' | 'left' | 'right'

/** Field after a key press. A key that could not begin a number does nothing. */
export const pressKey = ({ text, caret }: NumericInput, key: PadKey): NumericInput => {
  switch (key) {
    case 'left':
      return { text, caret: Math.max(0, caret - 1) }
    case 'right':
      return { text, caret: Math.min(text.length, caret + 1) }
    case 'clear':
      return { text: '', caret: 0 }
    case 'backspace':
      return caret === 0 ? { text, caret } : { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
    default: {
      const typed = text.slice(0, caret) + key + text.slice(caret)
      return partialDecimal.test(typed) ? { text: typed, caret: caret + 1 } : { text, caret }
    }
  }
}

/** True when a text can become a number by further typing. */
export const isPartialDecimal = (text: string): boolean => partialDecimal.test(text)
