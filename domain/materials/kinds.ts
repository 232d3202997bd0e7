/** A `previous_paper` was set in an exam; a `practice_paper` is our own. */
export const materialKinds = [
  'notes',
  'e_book',
  'pdf',
  'formula_sheet',
  'previous_paper',
  'practice_paper',
  'digest',
] as const
export type MaterialKind = (typeof materialKinds)[number]

type KindTraits = {
  /** Parts that its editor offers. */
  holds: 'chapters' | 'files'
  /** True when each chapter has a page of its own; otherwise all texts are one page. */
  chapterPages: boolean
  /** Type for search engines beside LearningResource. Source: schema.org. */
  schemaType: 'Article' | 'Book' | 'DigitalDocument'
}

/** Everything that differs by kind, apart from its names in client/i18n. */
export const materialTraits: Record<MaterialKind, KindTraits> = {
  notes: { holds: 'chapters', chapterPages: false, schemaType: 'Article' },
  e_book: { holds: 'chapters', chapterPages: true, schemaType: 'Book' },
  pdf: { holds: 'files', chapterPages: false, schemaType: 'DigitalDocument' },
  formula_sheet: { holds: 'files', chapterPages: false, schemaType: 'DigitalDocument' },
  previous_paper: { holds: 'files', chapterPages: false, schemaType: 'DigitalDocument' },
  practice_paper: { holds: 'files', chapterPages: false, schemaType: 'DigitalDocument' },
  digest: { holds: 'files', chapterPages: false, schemaType: 'DigitalDocument' },
}

/** Part of a file: all of it, or the pages shown before purchase. */
export const fileParts = ['whole', 'preview'] as const
export type FilePart = (typeof fileParts)[number]
