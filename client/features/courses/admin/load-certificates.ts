import { oneOf, onlySet, textIn } from '../../../ui/list-address.ts'
import { unwrap, type Api } from '../../../api.ts'

/** Page of certificates that the address names. */
export const loadCertificates = async (api: Api, search: URLSearchParams) => {
  const q = textIn(search, 'q', 200)
  const filters = onlySet({
    q: q !== undefined && q.length > 1 ? q : undefined,
    state: oneOf(['revoked'], search.get('state')),
  })
  const cursor = textIn(search, 'cursor', 200)
  const page = await unwrap(api.admin.certificates.$get({ query: onlySet({ ...filters, cursor }) }))
  return { filters, isFirst: cursor === undefined, page, now: Date.now() }
}

export type CertificatesData = Awaited<ReturnType<typeof loadCertificates>>
