import { useMatches } from 'react-router'
import type { StringsPart } from './i18n/load-strings.ts'
import type { PageHandle } from './routes/page-handle.ts'

/** Value of `data-strings` on <html>: string parts that the page needs before the router exists. */
export const useStringsOfPage = (): string =>
  useMatches()
    .flatMap(({ handle }) => (handle as PageHandle | undefined)?.strings ?? [])
    .join(' ')

/** String parts named by the served document. */
export const stringsOfDocument = (): StringsPart[] =>
  (document.documentElement.dataset.strings?.split(' ').filter(Boolean) ?? []) as StringsPart[]
