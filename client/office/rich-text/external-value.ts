import { valueSet } from './value-set.ts'

const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')

/** Sets the value without the listener of `watchValue`. */
export const setSilently = (textarea: HTMLTextAreaElement, value: string): void => {
  native?.set?.call(textarea, value)
}

/**
 * Sends `value-set` after a script sets the textarea's value, such as a merged draft or a restored version, and after
 * its form is reset. Returns the clean-up function.
 */
export const watchValue = (textarea: HTMLTextAreaElement): (() => void) => {
  const tell = () => void textarea.dispatchEvent(new Event(valueSet))
  // React keeps a property of its own on the element.
  const before = Object.getOwnPropertyDescriptor(textarea, 'value')
  Object.defineProperty(textarea, 'value', {
    configurable: true,
    enumerable: before?.enumerable ?? false,
    get: () => native?.get?.call(textarea) as string,
    set(value: string) {
      ;(before?.set ?? native?.set)?.call(textarea, value)
      tell()
    },
  })
  const afterReset = () => void setTimeout(tell)
  const { form } = textarea
  form?.addEventListener('reset', afterReset)
  return () => {
    form?.removeEventListener('reset', afterReset)
    if (before) Object.defineProperty(textarea, 'value', before)
    else Reflect.deleteProperty(textarea, 'value')
  }
}
