import type { LinkCheck } from '../../domain/jobs/office-contract.ts'
import { isOfficialUrl } from '../../domain/jobs/official-links.ts'
import type { Services } from '../platform/context.ts'
import { fetchPublic, FetchRefused, type Fetched, type Fetcher } from '../platform/fetch-public.ts'
import { findOrganisation } from './organisations.store.ts'

const timeoutMs = 6_000
/** Concurrent requests; a worker has six connections. */
const atOnce = 5
/** Bytes that are read of a page; its first ones show that it exists. */
const maxBytes = 256 * 1024
const protocols = ['https:', 'http:']
const headers = { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*' }

/** Statuses by which servers refuse HEAD and answer GET. */
const refusesHead = new Set([400, 401, 403, 405, 406, 429, 500, 501, 503])

const request = async (url: string, fetcher: Fetcher): Promise<Fetched> => {
  const options = { timeoutMs, protocols, headers, fetcher }
  const head = await fetchPublic(url, { ...options, method: 'HEAD', maxBytes: Number.MAX_SAFE_INTEGER })
  return refusesHead.has(head.status) ? fetchPublic(url, { ...options, maxBytes }) : head
}

type Outcome = Pick<LinkCheck, 'state' | 'status' | 'movedTo'>

const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/** Same page at another scheme, with or without `www.` or the last slash. */
const isSamePage = (one: string, other: string): boolean => {
  const plain = (url: string) => withoutSlash(url.replace(/^https?:\/\/(?:www\.)?/, ''))
  return plain(one) === plain(other)
}

const outcomeOf = (asked: string, { url, status }: Pick<Fetched, 'url' | 'status'>): Outcome => {
  if (status === 404 || status === 410) return { state: 'dead', status, movedTo: null }
  if (status < 200 || status >= 300) return { state: 'unreachable', status, movedTo: null }
  return isSamePage(asked, url) ? { state: 'ok', status, movedTo: null } : { state: 'moved', status, movedTo: url }
}

const failureOf = (asked: string, error: unknown): Outcome => {
  if (!(error instanceof FetchRefused)) throw error
  const { fault, status } = error
  // A page above the limit exists.
  if (fault === 'too_large') return outcomeOf(asked, { url: asked, status: status ?? 200 })
  return { state: fault === 'address' ? 'refused' : 'unreachable', status, movedTo: null }
}

const checkLink = async (url: string, fetcher: Fetcher): Promise<Outcome> => {
  try {
    return outcomeOf(url, await request(url, fetcher))
  } catch (error) {
    return failureOf(url, error)
  }
}

/** Requests each link of a notice. Only links that work get an instant. */
export const checkLinks = async (
  services: Services,
  { urls, organisationId }: { urls: readonly string[]; organisationId: string | null },
  fetcher: Fetcher = fetch,
): Promise<LinkCheck[]> => {
  const organisation = organisationId === null ? null : await findOrganisation(services.db, organisationId)
  const distinct = [...new Set(urls)]
  const checks: LinkCheck[] = []
  for (let from = 0; from < distinct.length; from += atOnce) {
    const part = distinct.slice(from, from + atOnce)
    const outcomes = await Promise.all(part.map((url) => checkLink(url, fetcher)))
    part.forEach((url, index) => {
      const outcome = outcomes[index]
      if (!outcome) return
      const works = outcome.state === 'ok' || outcome.state === 'moved'
      checks.push({
        url,
        ...outcome,
        official: isOfficialUrl(outcome.movedTo ?? url, organisation?.url ?? null),
        checkedAt: works ? services.now() : null,
      })
    })
  }
  return checks
}
