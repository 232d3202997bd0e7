import { sitemapEntries as series } from './catalogue/series.usecases.ts'
import { sitemapEntries as courses } from './courses/courses.usecases.ts'
import { sitemapLessons as lessons } from './courses/lessons.usecases.ts'
import {
  sitemapDays as currentAffairsDays,
  sitemapEntries as currentAffairs,
  sitemapMonths as currentAffairsMonths,
} from './current-affairs/current-affairs.usecases.ts'
import { sitemapEntries as jobs } from './jobs/jobs.usecases.ts'
import { sitemapEntries as materials } from './materials/materials.usecases.ts'
import { publicPageEntries as pages } from './seo/pages.ts'
import type { SitemapSources } from './seo/sitemap-source.ts'
import { sitemapEntries as videos } from './videos/videos.usecases.ts'

/** Sitemaps by the name in their address. */
export const sitemapSources: SitemapSources = {
  pages,
  tests: series,
  materials,
  courses,
  lessons,
  'current-affairs': currentAffairs,
  'current-affairs-days': currentAffairsDays,
  'current-affairs-months': currentAffairsMonths,
  jobs,
  videos,
}
