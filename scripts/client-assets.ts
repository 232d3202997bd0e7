import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { routeManifest } from './build.ts'
import { readPages } from './page-handles.ts'
import { root } from './root.ts'
import { importsOf } from './syntax.ts'

/** Folder of the built client. Assets are named by their address, `/assets/...`. */
const folder = join(root, 'build', 'client')

export type ClientRoute = { id: string; parentId?: string; hasDefaultExport: boolean; module: string; css?: string[] }
export type Manifest = { entry: { module: string }; routes: Record<string, ClientRoute> }

/** React Router's manifest of the client's routes. */
export const readManifest = (): Manifest =>
  JSON.parse(/=(\{.*\})/s.exec(readFileSync(routeManifest, 'utf8'))?.[1] ?? 'null') as Manifest

const weights = new Map<string, number>()

/** Bytes of a file after gzip, level 9. */
export const gzipOf = (path: string): number => {
  const weight = weights.get(path) ?? gzipSync(readFileSync(path), { level: 9 }).length
  weights.set(path, weight)
  return weight
}

/**
 * Bytes of distinct assets after gzip. The address of a style that several routes share ends with an empty fragment.
 */
export const weigh = (addresses: Iterable<string>): number =>
  [...new Set([...addresses].map((address) => address.replace(/#$/, '')))].reduce(
    (sum, address) => sum + gzipOf(join(folder, address)),
    0,
  )

const sourceOf = (address: string): string => readFileSync(join(folder, address), 'utf8')

const imports = new Map<string, ReturnType<typeof importsOf>>()

/** Assets that a chunk imports, and those that it imports dynamically. */
const importsIn = (address: string): { fixed: string[]; dynamic: string[] } => {
  const known = imports.get(address) ?? importsOf(address, sourceOf(address))
  imports.set(address, known)
  const assets = (names: string[]) => names.map((name) => name.replace(/^\.\//, '/assets/'))
  return { fixed: assets(known.fixed), dynamic: assets(known.dynamic) }
}

/** Chunks with all their static imports. */
export const closure = (addresses: Iterable<string>): Set<string> => {
  const found = new Set<string>()
  const visit = (address: string): void => {
    if (found.has(address)) return
    found.add(address)
    for (const next of importsIn(address).fixed) visit(next)
  }
  for (const address of addresses) visit(address)
  return found
}

/** Chunks that the given ones import dynamically. */
export const lazyOf = (addresses: Iterable<string>): string[] =>
  [...addresses].flatMap((address) => importsIn(address).dynamic)

/** Number of Devanagari letters. English strings contain a few: names of languages, signs of a keypad. */
const devanagariIn = (address: string): number => sourceOf(address).match(/[\u0900-\u097F]/g)?.length ?? 0

/** The route and its parents, outermost first. */
const lineOf = (manifest: Manifest, leaf: ClientRoute): ClientRoute[] => {
  const parent = manifest.routes[leaf.parentId ?? '']
  return parent ? [...lineOf(manifest, parent), leaf] : [leaf]
}

const handles = new Map(readPages().map(({ id, handle }) => [id, handle]))

/** String parts that a page needs before hydration. */
const partsOf = (id: string): string[] => ['core', ...(handles.get(id)?.strings ?? [])]

/** Chunks of the page's strings, in the heavier language. Every part has one chunk per language. */
const stringsOf = (shared: Iterable<string>, id: string): string[] => {
  const chunks = lazyOf(shared)
  const wanted = partsOf(id).map((part) => chunks.filter((address) => address.startsWith(`/assets/${part}-`)))
  if (wanted.some(({ length }) => length !== 2))
    throw new Error('The chunks of the strings are not those of client/i18n/load-strings.ts.')
  const pairs = wanted.map((pair) => pair.toSorted((one, other) => devanagariIn(one) - devanagariIn(other)))
  const english = pairs.flatMap(([first]) => first ?? [])
  const hindi = pairs.flatMap(([, second]) => second ?? [])
  return weigh(hindi) > weigh(english) ? hindi : english
}

/** Scripts and styles that a page's first visit loads before hydration. */
export const assetsOf = (manifest: Manifest, route: ClientRoute): { js: Set<string>; css: Set<string> } => {
  const line = lineOf(manifest, route)
  const shared = closure([manifest.entry.module])
  const own = closure(line.map(({ module }) => module))
  return {
    js: new Set([...shared, ...own, ...stringsOf(shared, route.id)]),
    css: new Set(line.flatMap(({ css = [] }) => css)),
  }
}
