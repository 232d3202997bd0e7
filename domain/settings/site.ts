import type { Banner } from './banners.ts'
import type { Bilingual } from '../questions/text.ts'

/** Settings of the site, as every page gets them. */
export type Site = {
  tagline: Bilingual
  description: Bilingual
  social: { name: string; href: string }[]
}

/** Settings of the site that every page shows, with the banners of the present instant. */
export type SiteNow = Site & { banners: Banner[] }
