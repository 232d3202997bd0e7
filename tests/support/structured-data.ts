type Node = Record<string, unknown>

/** Types of property values. `html` is text in which search engines expect markup. */
type Kind = 'text' | 'html' | 'url' | 'date' | 'instant' | 'duration' | 'number' | 'boolean' | 'language' | 'node'

/** Type of schema.org: its properties, and those that search engines require or recommend. */
type Rule = { properties: Record<string, Kind>; required: string[]; recommended?: string[] }

const thing: Record<string, Kind> = { name: 'text', description: 'text', url: 'url', image: 'url', sameAs: 'url' }

const work: Record<string, Kind> = {
  ...thing,
  headline: 'text',
  alternateName: 'text',
  about: 'node',
  author: 'node',
  publisher: 'node',
  provider: 'node',
  isPartOf: 'node',
  hasPart: 'node',
  offers: 'node',
  mainEntityOfPage: 'url',
  inLanguage: 'language',
  datePublished: 'instant',
  dateModified: 'instant',
  temporalCoverage: 'date',
  timeRequired: 'duration',
  learningResourceType: 'text',
  educationalUse: 'text',
  isAccessibleForFree: 'boolean',
  articleSection: 'text',
  teaches: 'text',
  thumbnailUrl: 'url',
}

/**
 * Types used by the pages, with the required and recommended properties of Google's documentation
 * (https://developers.google.com/search/docs/appearance/structured-data/search-gallery), and properties and ranges of
 * https://schema.org. An unlisted property fails, which finds misspellings.
 */
const rules: Record<string, Rule> = {
  Organization: { properties: { ...thing, alternateName: 'text', logo: 'url' }, required: ['name'] },
  WebSite: {
    properties: { ...work, potentialAction: 'node' },
    required: ['name', 'url', 'potentialAction'],
    recommended: ['publisher', 'inLanguage'],
  },
  SearchAction: { properties: { target: 'node', 'query-input': 'text' }, required: ['target', 'query-input'] },
  EntryPoint: { properties: { urlTemplate: 'url' }, required: ['urlTemplate'] },
  BreadcrumbList: { properties: { itemListElement: 'node' }, required: ['itemListElement'] },
  ItemList: {
    properties: { ...thing, itemListElement: 'node', numberOfItems: 'number' },
    required: ['itemListElement'],
  },
  ListItem: { properties: { position: 'number', name: 'text', item: 'url', url: 'url' }, required: ['position'] },
  JobPosting: {
    properties: {
      title: 'text',
      description: 'html',
      identifier: 'node',
      datePosted: 'date',
      validThrough: 'instant',
      employmentType: 'text',
      hiringOrganization: 'node',
      jobLocation: 'node',
      baseSalary: 'node',
      totalJobOpenings: 'number',
      educationRequirements: 'node',
      directApply: 'boolean',
      inLanguage: 'language',
      url: 'url',
    },
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: ['identifier', 'validThrough', 'employmentType', 'directApply'],
  },
  Place: { properties: { address: 'node' }, required: ['address'] },
  PostalAddress: {
    properties: { addressCountry: 'text', addressRegion: 'text', addressLocality: 'text' },
    required: ['addressCountry'],
  },
  MonetaryAmount: { properties: { currency: 'text', value: 'node' }, required: ['currency', 'value'] },
  QuantitativeValue: {
    properties: { minValue: 'number', maxValue: 'number', value: 'number', unitText: 'text' },
    required: ['unitText'],
  },
  PropertyValue: { properties: { name: 'text', value: 'text' }, required: ['name', 'value'] },
  EducationalOccupationalCredential: {
    properties: { credentialCategory: 'text', name: 'text' },
    required: ['credentialCategory'],
  },
  Course: {
    properties: {
      ...work,
      hasCourseInstance: 'node',
      syllabusSections: 'node',
      educationalCredentialAwarded: 'node',
      courseCode: 'text',
    },
    required: ['name', 'description', 'provider'],
  },
  CourseInstance: {
    properties: { courseMode: 'text', courseWorkload: 'duration', courseSchedule: 'node', inLanguage: 'language' },
    required: ['courseMode', 'courseWorkload'],
  },
  Syllabus: { properties: { name: 'text', description: 'text', timeRequired: 'duration' }, required: ['name'] },
  VideoObject: {
    properties: {
      ...work,
      uploadDate: 'instant',
      duration: 'duration',
      contentUrl: 'url',
      embedUrl: 'url',
      encodingFormat: 'text',
      transcript: 'text',
    },
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'duration'],
  },
  Clip: {
    properties: { name: 'text', startOffset: 'number', endOffset: 'number', url: 'url' },
    required: ['name', 'startOffset', 'url'],
  },
  Quiz: { properties: work, required: ['name', 'learningResourceType'], recommended: ['url', 'timeRequired'] },
  LearningResource: { properties: work, required: ['name'], recommended: ['url'] },
  Article: {
    properties: work,
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
  },
  NewsArticle: {
    properties: work,
    required: ['headline'],
    recommended: ['image', 'datePublished', 'dateModified', 'author'],
  },
  Book: { properties: work, required: ['name', 'author'] },
  DigitalDocument: { properties: work, required: ['name'] },
  Offer: {
    properties: { price: 'number', priceCurrency: 'text', category: 'text', url: 'url', availability: 'url' },
    required: ['category'],
  },
  Thing: { properties: thing, required: ['name'] },
  ContactPage: { properties: { ...work, mainEntity: 'node' }, required: ['name'] },
  AboutPage: { properties: { ...work, mainEntity: 'node' }, required: ['name'] },
  ContactPoint: {
    properties: { contactType: 'text', email: 'text', telephone: 'text', availableLanguage: 'language' },
    required: ['contactType'],
  },
}

const day = /^\d{4}-\d\d-\d\d$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/
const duration = /^P(?!$)(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?$/

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isUrl = (value: unknown): boolean => isText(value) && /^https?:\/\/[^\s<>"]+$/.test(value)

const checks: Record<Exclude<Kind, 'node'>, (value: unknown) => boolean> = {
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
const faultsOfValue = (kind: Kind, value: unknown, at: string): string[] => {
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
  const known = types.flatMap((type) => (rules[type] ? [rules[type]] : []))
  if (known.length !== types.length) return [`${at} is of a type that no rule is known of: ${types.join(', ')}`]
  const properties: Record<string, Kind> = Object.assign({}, ...known.map((rule) => rule.properties))
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
