import type { Banner } from './banners.ts'
import type { Bilingual } from '../questions/text.ts'

/** Settings of the site, as every page gets them. */
export type Site = {
  tagline: Bilingual
  description: Bilingual
  social: { name: string; href: string }[]
}

/** What a page needs to know of the site: its settings, and the banners that hold now. */
export type SiteNow = Site & { banners: Banner[] }
