import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  assetsOf,
  closure,
  gzipOf,
  lazyOf,
  readManifest,
  weigh,
  type ClientRoute,
  type Manifest,
} from './client-assets.ts'
import { root } from './root.ts'

/** Bytes after gzip; a kB is 1000 of them. */
export type Weight = { name: string; bytes: number; budget: number }

const budgets = { page: 152_500, attempt: 173_000, admin: 305_000, css: 15_000, adminCss: 28_000, worker: 4_750_000 }

/** Pages that load the attempt screen once an attempt begins. */
const attemptRoutes = ['routes/test', 'routes/demo-test']

/** Routes that draw a page; redirects weigh nothing in a browser. */
const leavesOf = ({ routes }: Manifest): ClientRoute[] => {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId))
  return Object.values(routes).filter(({ id, hasDefaultExport }) => hasDefaultExport && !parents.has(id))
}

const isAdmin = ({ id }: ClientRoute): boolean => id.startsWith('routes/admin')

/** Screens that these pages load later, one or the other: chunk and name. */
const laterScreens = [
  ['exam-screen', 'screen'],
  ['lobby', 'lobby'],
] as const

const weightsOf = (manifest: Manifest, route: ClientRoute): Weight[] => {
  const { js } = assetsOf(manifest, route)
  if (!attemptRoutes.includes(route.id)) {
    return [{ name: `${route.id}, script`, bytes: weigh(js), budget: isAdmin(route) ? budgets.admin : budgets.page }]
  }
  const later = lazyOf([route.module])
  return laterScreens.flatMap(([chunk, name]) => {
    const found = later.filter((address) => address.startsWith(`/assets/${chunk}-`))
    if (found.length === 0 && chunk === 'exam-screen') throw new Error(`${route.id} fetches no attempt screen.`)
    if (found.length === 0) return []
    const bytes = weigh([...js, ...closure(found)])
    return [{ name: `${route.id} with its ${name}, script`, bytes, budget: budgets.attempt }]
  })
}

const heaviest = (name: string, weights: Weight[]): Weight[] => {
  const [first] = weights.toSorted((one, other) => other.bytes - one.bytes)
  return first ? [{ ...first, name }] : []
}

/** Every page by itself; of the administrator's pages only the heaviest. */
const scripts = (manifest: Manifest): Weight[] => {
  const leaves = leavesOf(manifest)
  const admin = leaves.filter(isAdmin)
  const ours = leaves.filter((route) => !admin.includes(route))
  const weightsOfAll = (routes: ClientRoute[]) => routes.flatMap((route) => weightsOf(manifest, route))
  return [...weightsOfAll(ours), ...heaviest('the heaviest administrator page, script', weightsOfAll(admin))]
}

const styles = (manifest: Manifest): Weight[] => {
  const leaves = leavesOf(manifest)
  const heaviestOf = (routes: ClientRoute[]) => Math.max(...routes.map((route) => weigh(assetsOf(manifest, route).css)))
  return [
    {
      name: 'the heaviest style of a page',
      bytes: heaviestOf(leaves.filter((route) => !isAdmin(route))),
      budget: budgets.css,
    },
    { name: 'the heaviest style of the office', bytes: heaviestOf(leaves.filter(isAdmin)), budget: budgets.adminCss },
  ]
}

/** Weight of the worker's upload. */
const worker = (): Weight => {
  const folder = join(root, 'build', 'server')
  const modules = globSync('**/*.{js,sql,wasm}', { cwd: folder })
  const bytes = modules.reduce((sum, file) => sum + gzipOf(join(folder, file)), 0)
  return { name: 'worker upload', bytes, budget: budgets.worker }
}

export const weights = (): Weight[] => {
  const manifest = readManifest()
  return [...scripts(manifest), ...styles(manifest), worker()]
}

export const fits = ({ bytes, budget }: Weight): boolean => bytes <= budget

const line = (name: string, weight: string, budget: string, verdict = ''): string =>
  `${name.padEnd(42)}${weight.padStart(10)}${budget.padStart(11)}  ${verdict}`
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = weights()
  console.log(line('gzip', 'weight', 'budget'))
  for (const weight of found)
    console.log(line(weight.name, kB(weight.bytes), kB(weight.budget), fits(weight) ? 'ok' : 'TOO LARGE'))
  process.exit(found.every(fits) ? 0 : 1)
}
