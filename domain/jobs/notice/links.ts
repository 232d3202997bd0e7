import type { JobLink } from '../contract.ts'
import type { JobLinkKind } from '../kinds.ts'
import { linkLabels } from './link-labels.ts'
import { isOfficialHost } from '../official-links.ts'
import { matchesOf, type Match } from './folded-text.ts'

const address =
  /(?<![\w@.-])(?:https?:\/\/[^\s<>"'()|,;।]+|(?:www\.)?(?:[a-z0-9-]+\.)+(?:gov\.in|nic\.in|ac\.in|co\.in|org\.in|res\.in|edu\.in|in|com|org|bank)(?:\/[^\s<>"'()|,;।]*)?)(?![\w@])/giu

type Named = Exclude<JobLinkKind, 'other'>

const kindWords: [Named, RegExp][] = [
  ['admit_card', /admit card|call letter|hall ticket|प्रवेश पत्र/iu],
  ['answer_key', /answer key|उत्तर कुंजी/iu],
  ['result', /result|परिणाम/iu],
  ['notification', /notification|\.pdf|detailed advertisement|अधिसूचना|विस्तृत विज्ञापन/iu],
  ['apply', /appl(?:y|ication)|registration|register|recruitment|आवेदन|पंजीकरण/iu],
  ['site', /website|site|वेबसाइट|portal|पोर्टल/iu],
]

const kindOf = (context: string, url: URL): Named => {
  const inAddress = kindWords.find(([kind, words]) => kind !== 'site' && words.test(url.pathname))
  if (inAddress) return inAddress[0]
  if (/official (?:web)?site|आधिकारिक वेबसाइट/iu.test(context) && !/apply|आवेदन/iu.test(context)) return 'site'
  return kindWords.find(([, words]) => words.test(context))?.[0] ?? 'site'
}

const parseAddress = (text: string): URL | null => {
  const trimmed = text.replace(/[.:\-/]+$/, '')
  return URL.parse(/^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`)
}

/** Link of a draft that has not been checked. */
export type UncheckedLink = Omit<JobLink, 'checkedAt'> & { checkedAt: null }

/** Addresses in a notice, each once. */
export const linksIn = (text: string, organisationUrl: string | null): Match<UncheckedLink>[] => {
  const found: Match<UncheckedLink>[] = []
  const addresses = new Set<string>()
  for (const match of matchesOf(text, address)) {
    const url = parseAddress(match[0])
    if (!url || addresses.has(url.href)) continue
    addresses.add(url.href)
    const before = text.slice(Math.max(0, match.index - 120), match.index)
    const kind = kindOf(before.slice(before.lastIndexOf('\n') + 1), url)
    const official = isOfficialHost(url.hostname, organisationUrl)
    found.push({
      value: { kind, label: linkLabels[kind], url: url.href, official, checkedAt: null },
      from: match.index,
      to: match.index + match[0].length,
    })
  }
  return found
}
