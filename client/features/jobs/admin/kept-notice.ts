import { ownKey, ownStorage } from '../../../own-storage.ts'

const orElse = <Value>(run: () => Value, otherwise: Value): Value => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** Pasted text of a notice on this device, until its draft is made. A browser that blocks storage keeps nothing. */
export const keptNotice = (userId: string) => {
  const [text, sent] = [ownKey(userId, 'notice'), ownKey(userId, 'notice.sent')]
  const put = (key: string, value: string): void => orElse(() => ownStorage(userId).setItem(key, value), undefined)
  const remove = (key: string): void => orElse(() => ownStorage(userId).removeItem(key), undefined)
  const read = (key: string): string => orElse(() => ownStorage(userId).getItem(key) ?? '', '')
  return {
    read: (): string => read(text),
    write: (value: string): void => put(text, value),
    markSent: (): void => put(sent, '1'),
    /** For the start page, which is shown again where no draft was made. */
    unmarkSent: (): void => remove(sent),
    /** For an editor, whose draft has the text that was sent. True for the first editor after the sending. */
    forgetSent: (): boolean => {
      if (read(sent) === '') return false
      remove(text)
      remove(sent)
      return true
    },
  }
}
