import { learningPaths } from '../../../../domain/learning-paths.ts'
import { bookStates } from '../../../../domain/revision/mistake-book.ts'
import { mistakeKinds } from '../../../../domain/revision/mistake-kinds.ts'
import type { MistakeQuery } from '../../../../domain/revision/mistake-query.ts'
import { oneOf, onlySet, textIn } from '../../../ui/list-address.ts'

/** Filters of an address. `topic` is `subject/topic`. */
export type MistakeAddress = Pick<MistakeQuery, 'state' | 'kind' | 'test' | 'topic' | 'q' | 'cursor'>

export const kindFilters = [...mistakeKinds, 'none'] as const

/** Filters of an address without empty and unknown values. */
export const addressIn = (search: URLSearchParams): MistakeAddress =>
  onlySet<MistakeAddress>({
    state: oneOf(bookStates, textIn(search, 'state', 8)),
    kind: oneOf(kindFilters, textIn(search, 'kind', 20)),
    test: textIn(search, 'test', 64),
    topic: textIn(search, 'topic', 129),
    q: textIn(search, 'q', 200),
    cursor: textIn(search, 'cursor', 300),
  })

/** Query of the API for an address. */
export const queryOf = ({ topic, ...rest }: MistakeAddress): MistakeQuery => {
  const [subject, slug] = topic?.split('/') ?? []
  return { ...rest, ...(subject && { subject }), ...(slug && { topic: slug }) }
}

export const topicValue = ({ subject, topic }: { subject: string; topic: string }): string => `${subject}/${topic}`

/** True when a filter is set; list and cursor do not count. */
export const isNarrowed = ({ kind, test, topic, q }: MistakeAddress): boolean => Boolean(kind ?? test ?? topic ?? q)

/** Address of the book under filters. */
export const addressOf = ({ state, ...filters }: MistakeAddress): string => {
  const shown = { ...filters, ...(state === 'left' && { state }) }
  const search = new URLSearchParams(Object.entries(shown).filter(([, value]) => value !== undefined))
  return search.size > 0 ? `${learningPaths.mistakes()}?${search}` : learningPaths.mistakes()
}
