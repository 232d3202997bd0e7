import { typeRules, type ValueKind } from './schema-org.ts'

type Node = Record<string, unknown>

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const duration = /^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: unknown): boolean => isText(value) && /^https?:\/\/[^\s<>"]+$/.test(value)

const checks: Record<Exclude<ValueKind, 'node'>, (value: unknown) => boolean> = {
  // No markup, and nothing escaped twice.
  text: (value) => isText(value) && !/<\/?[a-z][^>]*>|&(amp|lt|gt|quot|#\d+);/i.test(value),
  html: isText,
  url: isUrl,
  date: (value) => isText(value) && day.test(value) && !Number.isNaN(Date.parse(value)),
  instant: (value) => isText(value) && (instant.test(value) || day.test(value)) && !Number.isNaN(Date.parse(value)),
  duration: (value) => isText(value) && duration.test(value),
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  boolean: (value) => typeof value === 'boolean',
  language: (value) => value === 'en' || value === 'hi',
}

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** Faults in the values of a property. */
const faultsOfValue = (kind: ValueKind, value: unknown, at: string): string[] => {
  if (kind === 'node') {
    return typeof value === 'object' && value !== null ? faultsOfNode(value as Node, at) : [`${at} is no thing`]
  }
  return checks[kind](value) ? [] : [`${at} is no ${kind}: ${JSON.stringify(value)?.slice(0, 80)}`]
}

/** Reference by address to a thing described elsewhere on the page. */
const isReference = (node: Node): boolean => Object.keys(node).every((name) => name === '@id')

const faultsOfNode = (node: Node, at: string): string[] => {
  if (isReference(node)) return isUrl(node['@id']) ? [] : [`${at} refers to no address`]
  const types = listed(node['@type']).map(String)
  const known = types.flatMap((type) => (typeRules[type] ? [typeRules[type]] : []))
  if (known.length !== types.length) return [`${at} is of a type that no rule is known of: ${types.join(', ')}`]
  const properties: Record<string, ValueKind> = Object.assign({}, ...known.map((rule) => rule.properties))
  const wanted = known.flatMap(({ required, recommended = [] }) => [...required, ...recommended])
  const missing = wanted.filter((name) => node[name] === undefined).map((name) => `${at} has no ${name}`)
  const wrong = Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type' || name === '@context') return []
    if (name === '@id') return isUrl(value) ? [] : [`${at}.@id is no address`]
    const kind = properties[name]
    if (!kind) return [`${at} knows no ${name}`]
    const values = listed(value)
    if (values.length === 0 && kind !== 'node') return [`${at}.${name} is empty`]
    return values.flatMap((one, index) =>
      faultsOfValue(kind, one, `${at}.${name}${Array.isArray(value) ? `[${index}]` : ''}`),
    )
  })
  return [...missing, ...wrong, ...types.flatMap((type) => (special[type] ? special[type](node, at) : []))]
}

const numbered = (node: Node, at: string): string[] => {
  const items = listed(node.itemListElement) as Node[]
  return items.some(({ position }, index) => position !== index + 1) ? [`${at} is not numbered from 1 on`] : []
}

/** Rules of types that a list of properties cannot express. */
const special: Record<string, (node: Node, at: string) => string[]> = {
  BreadcrumbList: (node, at) => {
    const items = listed(node.itemListElement) as Node[]
    const unnamed = items.filter(({ name, item }) => !isText(name) || !isUrl(item))
    return [
      ...numbered(node, at),
      ...(items.length < 2 ? [`${at} leads nowhere`] : []),
      ...unnamed.map(() => `${at} has a step without name or address`),
    ]
  },
  ItemList: numbered,
  SearchAction: (node, at) => {
    const template = String((node.target as Node | undefined)?.urlTemplate)
    const isRight = template.endsWith('/search?q={search_term_string}')
    const names = node['query-input'] === 'required name=search_term_string'
    return isRight && names ? [] : [`${at} does not search`]
  },
  JobPosting: (node, at) => {
    const until = Date.parse(String(node.validThrough))
    return until < Date.now() ? [`${at} is over since ${String(node.validThrough)}`] : []
  },
  VideoObject: (node, at) =>
    node.isAccessibleForFree === true && !node.contentUrl && !node.embedUrl ? [`${at} can be found nowhere`] : [],
  Article: (node, at) => (String(node.headline).length > 110 ? [`${at} has a headline that is too long`] : []),
  NewsArticle: (node, at) => (String(node.headline).length > 110 ? [`${at} has a headline that is too long`] : []),
}

/** Structured data of a page, one entry per script. Throws if one is not JSON. */
export const structuredDataOf = (html: string): Node[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Node,
  )

/** Faults of structured data; empty if it is valid. */
export const structuredDataFaults = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [
    ...(node['@context'] === 'https://schema.org' ? [] : ['a script without the context of schema.org']),
    ...faultsOfNode(node, listed(node['@type']).join('+')),
  ])

/** Top-level types of a page's scripts. */
export const typesOf = (nodes: readonly Node[]): string[] => nodes.flatMap((node) => listed(node['@type']).map(String))
