import type { Bilingual } from '../questions/text.ts'

/** Settings of the site, as every page gets them. */
export type Site = {
  tagline: Bilingual
  description: Bilingual
  social: { name: string; href: string }[]
}
