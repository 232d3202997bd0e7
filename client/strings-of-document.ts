import { useMatches } from 'react-router'
import type { StringsPart } from './i18n/load-strings.ts'
import type { PageHandle } from './routes/page-handle.ts'

/** For `data-strings` of <html>: the parts of the strings that the page waits for, read before there is a router. */
export const useStringsOfPage = (): string =>
  useMatches()
    .flatMap(({ handle }) => (handle as PageHandle | undefined)?.strings ?? [])
    .join(' ')

/** The parts that the served page names. */
export const stringsOfDocument = (): StringsPart[] =>
  (document.documentElement.dataset.strings?.split(' ').filter(Boolean) ?? []) as StringsPart[]
