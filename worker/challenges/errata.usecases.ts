import type { Erratum, TestErrata } from '../../domain/challenges/contract.ts'
import type { Decision } from '../../domain/challenges/states.ts'
import { lastDeadline, releasedFrom } from '../../domain/catalogue/window.ts'
import type { KeyOutcome } from '../../domain/results/contract.ts'
import { liveTest, type LiveTest } from '../catalogue/live.usecases.ts'
import { releaseOf } from '../catalogue/tests.usecases.ts'
import type { Services } from '../platform/context.ts'
import { loadEntitlements } from '../purchases/purchases.usecases.ts'
import { notFound } from '../platform/errors.ts'
import { listMyResults } from '../results/results.usecases.ts'
import * as store from './errata.store.ts'
import { decisionOf } from './rulings.usecases.ts'

type Corrections = Awaited<ReturnType<typeof store.readCorrections>>
type Key = Corrections['keys'][number]
type Ruling = Corrections['rulings'][number]

/** Erratum of a question of a test: a key that came into force, a ruling, or both at once. */
type Happening = { key: Key | null; before: Key; ruling: Ruling | null }

const happeningsOf = (keys: Key[], rulings: Ruling[]): Happening[] => {
  const inForce = (version: number) => keys.find((key) => key.version === version)
  const changes = keys.slice(1).map((key, index): Happening => {
    const before = keys[index] as Key
    return {
      key,
      before,
      ruling: rulings.find(({ fromKey, toKey }) => toKey === key.version && fromKey < toKey) ?? null,
    }
  })
  const words = rulings.flatMap((ruling): Happening[] => {
    const before = inForce(ruling.toKey)
    return ruling.fromKey === ruling.toKey && before ? [{ key: null, before, ruling }] : []
  })
  return [...changes, ...words]
}

const formOf = ({ key, alternatives, outcome }: Key) => ({ key, alternatives, outcome })

const decisionFor = ({ key, ruling }: Happening): Decision =>
  ruling?.decision ?? decisionOf((key?.outcome ?? 'normal') as KeyOutcome)

/** Instant from which everyone may know the keys of a test; infinite for a test that can always be begun. */
const publicFrom = (holder: store.Holder, now: number): number =>
  releasedFrom(holder.release, { closesAt: lastDeadline(holder, now) }) ?? Number.POSITIVE_INFINITY

/**
 * Questions whose keys everyone may know: every test that holds them has been released to everyone. A test that can
 * always be begun never is: its solutions open to each student with the own result.
 */
const publicQuestions = async (services: Services, questionIds: readonly string[]): Promise<Set<string>> => {
  const now = services.now()
  const holders = Map.groupBy(await store.listHolders(services.db, questionIds), ({ questionId }) => questionId)
  return new Set(questionIds.filter((id) => (holders.get(id) ?? []).every((holder) => publicFrom(holder, now) <= now)))
}

const reasonOf = ({ key, ruling }: Happening) => ruling?.reason ?? key?.reason ?? { en: '', hi: '' }

/** True where a student, or everyone, may take a test: its questions are sold with it. */
const isOpenTo = async (services: Services, userId: string | null, test: LiveTest): Promise<boolean> => {
  const item = { id: test.id, access: test.access, seriesId: test.seriesId, hasPreview: false }
  return (await loadEntitlements(services, userId, [item]))(item) === 'open'
}

/** Errata of a test with every key that came into force, the newest first. Nothing before the release. Throws 404. */
export const readErrata = async (services: Services, userId: string | null, testId: string): Promise<TestErrata> => {
  const { db } = services
  const title = await store.findTitle(db, testId)
  if (!title) throw notFound()
  const { release, closesAt } = await releaseOf(services, testId)
  const from = releasedFrom(release, { closesAt })
  const head = { test: { id: testId, title } }
  const mine = userId === null ? [] : await listMyResults(services, userId, testId)
  // A result outlives its test; for everyone else the test has to be public.
  const isBought = mine.length > 0 || (await isOpenTo(services, userId, await liveTest(services, testId)))
  const isOpenToThem = mine.some(({ units }) => units !== null)
  if (from !== null && services.now() < from) return { ...head, opensAt: from, items: [] }
  return { ...head, opensAt: null, items: await itemsOf(services, testId, { mayKnow: isOpenToThem, isBought }) }
}

/** `mayKnow`: the solutions of the test are open to the reader; `isBought`: its questions are. */
type Reader = { mayKnow: boolean; isBought: boolean }

const itemsOf = async (services: Services, testId: string, { mayKnow, isBought }: Reader): Promise<Erratum[]> => {
  const { db } = services
  const placed = await store.listCorrected(db, testId)
  if (placed.length === 0) return []
  const ids = placed.map(({ questionVersionId }) => questionVersionId)
  const [{ keys, rulings, versions }, applied] = await Promise.all([
    store.readCorrections(db, ids),
    store.listApplied(db, testId, ids),
  ])
  const open = mayKnow
    ? null
    : await publicQuestions(services, isBought ? versions.map(({ questionId }) => questionId) : [])
  const items = placed.flatMap(({ questionVersionId: id, number }): Erratum[] => {
    const version = versions.find(({ questionVersionId }) => questionVersionId === id)
    if (!version) return []
    const of = <Row extends { questionVersionId: string }>(rows: Row[]) =>
      rows.filter((row) => row.questionVersionId === id)
    const isOpen = open === null || open.has(version.questionId)
    return happeningsOf(of(keys), of(rulings)).map((happening) => {
      const { key, before, ruling } = happening
      const task = key && applied.find((each) => each.questionVersionId === id && each.keyVersion === key.version)
      const isBeingApplied = task?.state === 'waiting' || task?.state === 'running'
      return {
        id: ruling?.id ?? `${id}-${key?.version}`,
        number,
        at: task?.at ?? ruling?.createdAt ?? key?.createdAt ?? before.createdAt,
        decision: decisionFor(happening),
        changed: task && !isBeingApplied ? task.changed : null,
        isBeingApplied,
        disclosed: isOpen
          ? { body: version.body, before: formOf(before), after: formOf(key ?? before), reason: reasonOf(happening) }
          : null,
      }
    })
  })
  return items.toSorted((one, other) => other.at - one.at || one.number - other.number)
}
