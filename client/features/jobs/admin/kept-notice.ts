import { ownKey, ownStorage } from '../../../own-storage.ts'

const attempt = <Value>(run: () => Value, otherwise: Value): Value => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** Pasted text of a notice on this device, until its draft is made. A browser that blocks storage keeps nothing. */
export const keptNotice = (userId: string) => {
  const [text, sent] = [ownKey(userId, 'notice'), ownKey(userId, 'notice.sent')]
  const put = (key: string, value: string): void => attempt(() => ownStorage(userId).setItem(key, value), undefined)
  const remove = (key: string): void => attempt(() => ownStorage(userId).removeItem(key), undefined)
  const read = (key: string): string => attempt(() => ownStorage(userId).getItem(key) ?? '', '')
  return {
    read: (): string => read(text),
    write: (value: string): void => put(text, value),
    markSent: (): void => put(sent, '1'),
    /** The start page is shown again: no draft was made. */
    unmarkSent: (): void => remove(sent),
    /** An editor opened: the text that was sent is in its draft. */
    forgetSent: (): void => {
      if (read(sent) === '') return
      remove(text)
      remove(sent)
    },
  }
}
