import type { ChainVerdict } from '../../domain/activities/contract.ts'
import type { Services } from '../platform/context.ts'
import { log } from '../platform/log.ts'
import { giveWay } from '../platform/pause.ts'
import { chainHash, chainStart } from './canonical.ts'
import * as store from './chain.store.ts'

/** Rows read at a time. */
const pageSize = 100
/** Pages sealed by one run of the cron. */
const pagesPerRun = 100
/** Rows verified by one call. */
const verifiedPerCall = 20_000

/** KV key of the head of the chain: a copy outside D1, against which a shortened chain is noticed. */
const headKey = 'audit:head'

/** Seals the next rows after the head. Returns the new head; null when nothing was sealed. */
const sealPage = async (services: Services, head: store.ChainLink): Promise<store.ChainLink | null> => {
  const rows = await store.rowsAfter(services.db, head.seq, pageSize)
  const links: store.ChainLink[] = []
  let previous = head
  for (const row of rows) {
    if (row.seq !== previous.seq + 1) {
      log('error', 'activities.gap', { after: previous.seq, found: row.seq })
      break
    }
    previous = { seq: row.seq, hash: chainHash(previous.hash, row) }
    links.push(previous)
    await giveWay(services)
  }
  if (links.length === 0 || !(await store.appendLinks(services.db, head.seq, links, services.now()))) return null
  return previous
}

const headOf = async (services: Services): Promise<store.ChainLink> =>
  (await store.findHead(services.db)) ?? { seq: 0, hash: chainStart }

/**
 * Adds new rows of the audit log to the hash chain, in the order of their numbers. Idempotent under concurrent runs:
 * both compute the same hashes, and only one appends them.
 */
export const sealActivities = async (services: Services): Promise<void> => {
  const before = await headOf(services)
  let head = before
  for (let page = 0; page < pagesPerRun; page += 1) {
    const next = await sealPage(services, head)
    if (!next) break
    head = next
  }
  if (head.seq === before.seq) return
  log('info', 'activities.sealed', { through: head.seq, hash: head.hash })
  await services.env.KV.put(headKey, JSON.stringify(head))
}

type Page = { rows: Awaited<ReturnType<typeof store.rowsAfter>>; links: store.ChainLink[] }

/** First number at which a page does not continue the chain, or its last link. */
const checkPage = ({ rows, links }: Page, from: store.ChainLink): { broken: number } | { head: store.ChainLink } => {
  let head = from
  for (const [index, link] of links.entries()) {
    const row = rows[index]
    if (link.seq !== head.seq + 1) return { broken: head.seq + 1 }
    if (row?.seq !== link.seq || chainHash(head.hash, row) !== link.hash) return { broken: link.seq }
    head = link
  }
  return { head }
}

/** First number at which the chain differs from the copy of its head in KV; null where they agree. */
const brokenTail = async ({ db, env }: Services, lastSealed: number): Promise<number | null> => {
  const kept = await env.KV.get<store.ChainLink>(headKey, 'json')
  if (!kept) return null
  if (kept.seq > lastSealed) return lastSealed + 1
  return (await store.findLink(db, kept.seq))?.hash === kept.hash ? null : kept.seq
}

/**
 * Recomputes the chain after a number that was verified before. `next` continues a long one: it is the number from
 * which to call again.
 */
export const verifyChain = async (services: Services, after: number): Promise<ChainVerdict> => {
  const { db } = services
  const [last, newest] = [await headOf(services), await store.lastNumber(db)]
  const counts = { lastSealed: last.seq, hash: last.seq > 0 ? last.hash : null, waiting: newest - last.seq }
  let head = after > 0 ? ((await store.findLink(db, after)) ?? null) : { seq: 0, hash: chainStart }
  if (!head) return { ...counts, verified: 0, firstBroken: Math.min(after, last.seq + 1), next: null }
  const until = Math.min(last.seq, after + verifiedPerCall)
  while (head.seq < until) {
    const limit = Math.min(pageSize, until - head.seq)
    const [rows, links] = await Promise.all([
      store.rowsAfter(db, head.seq, limit),
      store.linksAfter(db, head.seq, limit),
    ])
    const checked = checkPage({ rows, links }, head)
    if ('broken' in checked || checked.head.seq === head.seq)
      return {
        ...counts,
        verified: head.seq,
        firstBroken: 'broken' in checked ? checked.broken : head.seq + 1,
        next: null,
      }
    head = checked.head
  }
  const isDone = head.seq === last.seq
  const firstBroken = isDone ? await brokenTail(services, last.seq) : null
  return { ...counts, verified: head.seq, firstBroken, next: isDone ? null : head.seq }
}
