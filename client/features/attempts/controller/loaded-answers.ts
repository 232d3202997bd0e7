import type { AttemptView, Response, ResponseEvent } from '../../../../domain/attempts/contract.ts'
import { mergeResponses } from '../../../../domain/attempts/journal-merge.ts'
import type { Loaded } from './attempt-controller.ts'

type LoadedView = Pick<AttemptView, 'responses' | 'revision' | 'differences' | 'evidence'>

const entriesOf = (responses: Record<string, Response>): Loaded['entries'] =>
  Object.fromEntries(Object.values(responses).map(({ questionId, status, answer }) => [questionId, { status, answer }]))

const loadedOf = ({ responses, differences, evidence }: LoadedView, unsent: readonly ResponseEvent[]): Loaded => ({
  entries: entriesOf(mergeResponses(responses, unsent)),
  differences,
  evidence,
})

/** The answers loaded last, merged with this device's unsent events, and the newest revision that this page knows. */
export const createLoadedAnswers = (view: LoadedView, unsent: readonly ResponseEvent[]) => {
  let current = loadedOf(view, unsent)
  let revision = view.revision
  return {
    current: () => current,
    /** Ignores a view that a save has overtaken, because it is older than this page. */
    replace(reply: LoadedView, stillUnsent: readonly ResponseEvent[]) {
      if (reply.revision >= revision) current = loadedOf(reply, stillUnsent)
      revision = Math.max(revision, reply.revision)
    },
    /** Records the revision of a save. True when another device has saved in between. */
    advance(stored: number): boolean {
      const isMissing = stored > revision + 1
      revision = Math.max(revision, stored)
      return isMissing
    },
  }
}
export type LoadedAnswers = ReturnType<typeof createLoadedAnswers>
