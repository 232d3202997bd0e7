/** Titles of the topics of a subject by slug, in the order of the lists. */
export type Titles = Record<string, readonly [en: string, hi: string]>
