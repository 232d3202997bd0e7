import { textHash } from '../../../../domain/text-hash.ts'
import { passageKinds, QuestionCode, type AuthoredPassage } from '../../../../domain/questions/contract.ts'
import type { ExportedQuestion } from '../../../../domain/questions/exchange/contract.ts'
import { label, labelOf, readLabels } from './labels.ts'
import { setParts, type RowDraft } from './row-draft.ts'

type Passage = Partial<AuthoredPassage>

/** Passages of a file as it is read. */
export type PassageReader = {
  /** Adds one that stands before its questions. Without labels of our own it belongs to all until the next heading. */
  add(passage: Passage, tags: readonly string[]): void
  /** Ends the passage to which questions without a label belong. */
  end(): void
  /** Names the passage of a question: by its label, else the one before it. Its first question brings its texts. */
  attach(draft: RowDraft, named: string | undefined): void
}

const madeCode = ({ title, content }: Passage): string =>
  `passage-${textHash(`${title?.en ?? ''}\n${content?.en ?? ''}\n${content?.hi ?? ''}`)}`

export const validCode = (text: string | undefined): string | undefined => QuestionCode.safeParse(text).data

export const readPassages = (): PassageReader => {
  const byCode = new Map<string, Passage>()
  const given = new Set<string>()
  let current: Passage | null = null
  return {
    add(found, tags) {
      const { labels } = readLabels(tags)
      const kind = passageKinds.find((known) => known === labelOf(labels, 'passage-kind'))
      const code = validCode(found.code) ?? madeCode(found)
      const passage = { ...found, code, kind: kind ?? 'reading' }
      byCode.set(code, passage)
      current = kind ? null : passage
    },
    end() {
      current = null
    },
    attach(draft, named) {
      const passage = named === undefined ? current : (byCode.get(named) ?? { code: named })
      const { code } = passage ?? {}
      if (!passage || code === undefined) return
      setParts(draft, { passage: given.has(code) ? { code } : passage })
      given.add(code)
    },
  }
}

/** Label with which a passage of our own is told from a text that stands between questions. */
export const passageLabels = ({ kind }: AuthoredPassage): string[] => label('passage-kind', kind)

/** Passages of an export, each once and before its first question. */
export const passageOnce = (): ((exported: ExportedQuestion) => AuthoredPassage | null) => {
  const written = new Set<string>()
  return ({ passage }) => {
    if (!passage || written.has(passage.code)) return null
    written.add(passage.code)
    return passage
  }
}
