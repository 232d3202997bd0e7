/** Types of property values. `html` is text in which search engines expect markup. */
export type ValueKind =
  'text' | 'html' | 'url' | 'date' | 'instant' | 'duration' | 'number' | 'boolean' | 'language' | 'node'

/** Type of schema.org: its properties, and those that search engines require or recommend. */
export type TypeRule = { properties: Record<string, ValueKind>; required: string[]; recommended?: string[] }

const thing: Record<string, ValueKind> = { name: 'text', description: 'text', url: 'url', image: 'url', sameAs: 'url' }

const work: Record<string, ValueKind> = {
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
export const typeRules: Record<string, TypeRule> = {
  Organization: { properties: { ...thing, alternateName: 'text', logo: 'url', slogan: 'text' }, required: ['name'] },
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
    properties: {
      price: 'number',
      priceCurrency: 'text',
      category: 'text',
      url: 'url',
      availability: 'url',
      priceValidUntil: 'instant',
    },
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
