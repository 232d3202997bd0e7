/** A number as a student types it on the keypad; the same form as `Decimal` of the questions' contract. */
const decimal = /^-?(\d{1,12}(\.\d{0,9})?|\.\d{1,9})$/
const beginning = /^-?(\d{0,12}(\.\d{0,9})?)$/

/** Whether a text is an answer. "-" and "." are beginnings only. */
export const isDecimal = (text: string): boolean => decimal.test(text)

/** Text and caret of the field. */
export type Typed = { text: string; caret: number }

export type PadKey = `${number}` | '.' | '-' | 'backspace' | 'clear' | 'left' | 'right'

/** What a key makes of the field; a key that would leave no number's beginning does nothing. */
export const pressKey = ({ text, caret }: Typed, key: PadKey): Typed => {
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
      return beginning.test(typed) ? { text: typed, caret: caret + 1 } : { text, caret }
    }
  }
}

/** Whether the field may hold a text while it is typed. */
export const isBeginning = (text: string): boolean => beginning.test(text)
