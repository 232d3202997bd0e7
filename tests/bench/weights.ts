import { assetsOf, closure, lazyOf, readManifest, weigh } from '../../scripts/client-assets.ts'
import type { ApiStudent } from '../support/api-student.ts'
import { figure, type Figure } from './figures.ts'
import type { Server } from './servers.ts'

const kB = (bytes: number): number => bytes / 1000

/** Scripts and style sheets that the page's HTML loads; its route table names others, which are not loaded. */
const assetsOfPage = async (url: string, path: string, cookie: string): Promise<{ js: string[]; css: string[] }> => {
  const response = await fetch(`${url}${path}`, { headers: { cookie } })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
  const links = (await response.text()).match(/<link\b[^>]*>/g) ?? []
  const named = (rel: string) =>
    links.flatMap((link) => (link.includes(`rel="${rel}"`) ? (/href="([^"]+)"/.exec(link)?.[1] ?? []) : []))
  return { js: named('modulepreload'), css: named('stylesheet') }
}

/**
 * Gzip weight of a first visit: assets of the HTML with their imports, the strings of one language, and on an attempt
 * the screen that loads when it begins.
 */
export const measureWeights = async (product: Server, student: ApiStudent): Promise<Figure[]> => {
  const manifest = readManifest()
  const weightOf = async (path: string, routeId: string, withScreen: boolean) => {
    const route = manifest.routes[routeId]
    if (!route) throw new Error(`There is no route ${routeId}.`)
    const named = await assetsOfPage(product.url, path, withScreen ? student.cookie : '')
    const later = withScreen ? lazyOf([route.module]) : []
    const screen = closure(later.filter((address) => address.startsWith('/assets/exam-screen-')))
    return {
      js: kB(weigh([...closure(named.js), ...assetsOf(manifest, route).js, ...screen])),
      css: kB(weigh(named.css)),
    }
  }
  const home = await weightOf('/', 'routes/home', false)
  const attempt = await weightOf('/test/tst_ssc-cgl-mock-1', 'routes/test', true)
  return [
    figure('/ script, gzip kB', home.js, null, { of: 'value', atMost: 152.5, unit: 'kB' }),
    figure('/ style, gzip kB', home.css, null, { of: 'value', atMost: 15, unit: 'kB' }),
    figure('/test/{id} script with the attempt screen, gzip kB', attempt.js, null, {
      of: 'value',
      atMost: 173,
      unit: 'kB',
    }),
    figure('/test/{id} style, gzip kB', attempt.css, null, { of: 'value', atMost: 15, unit: 'kB' }),
  ]
}
