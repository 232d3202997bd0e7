import { changesIn } from './changes.ts'
import { breaksOf, workingMs, type ReplayClock } from './clock.ts'
import type { ReplayEvent, ReplayFigures, ReplayQuestion, SectionTime } from './contract.ts'
import { looksOf } from './looks.ts'
import { stallsOf } from './stalls.ts'

export type ReplayItem = Pick<ReplayQuestion, 'id' | 'sectionId' | 'targetMs' | 'verdict'>

/** Figures of an attempt from its acts: stays, stalls, changes and the time of each question. */
export const figuresOf = (
  events: readonly ReplayEvent[],
  items: readonly ReplayItem[],
  clock: ReplayClock,
  endMs: number,
): ReplayFigures => {
  const looks = looksOf(events, endMs)
  const breaks = breaksOf(clock, endMs)
  const changes = changesIn(events)
  const byPlace = Map.groupBy(looks, ({ place }) => place)
  const sections = looks.map(({ place }) => items[place]?.sectionId)
  return {
    looks,
    stalls: stallsOf({ events, looks, endMs }, (place) => items[place]?.targetMs ?? 0, breaks),
    changes,
    questions: items.map((item, place) => {
      const own = byPlace.get(place) ?? []
      const ms = own.reduce((sum, look) => sum + workingMs(look, breaks), 0)
      const changed = changes.filter((change) => change.place === place).length
      return { ...item, firstAt: own[0]?.from ?? null, looks: own.length, ms, changes: changed }
    }),
    questionSwitches: Math.max(0, looks.length - 1),
    sectionSwitches: sections.filter((id, index) => index > 0 && id !== sections[index - 1]).length,
    revisits: looks.length - byPlace.size,
  }
}

/** Time by section, in the order of the paper, beside the best tenth's median. */
export const sectionTimesOf = (
  questions: readonly ReplayQuestion[],
  sections: readonly { id: string; questionIds: readonly string[] }[],
  bestMs: ReadonlyMap<string, number>,
): SectionTime[] =>
  sections.map(({ id, questionIds }) => ({
    sectionId: id,
    ms: questions.filter(({ sectionId }) => sectionId === id).reduce((sum, { ms }) => sum + ms, 0),
    questions: questionIds.length,
    bestMs: bestMs.get(id) ?? null,
  }))
