import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { importsOf } from './syntax.ts'
import { workerAreas } from './worker-areas.ts'

/**
 * Import rules: domain <- drizzle <- worker, domain <- client. Paths are relative to the checkout, with forward
 * slashes; a target is such a path or the name of a package.
 */
type Rule = { name: string; forbids: (file: string, target: string) => boolean }

const top = (path: string): string => path.split('/')[0] ?? ''
const second = (path: string): string => path.split('/')[1] ?? ''
const isOurs = (target: string): boolean =>
  ['domain', 'drizzle', 'worker', 'client', 'scripts', 'tests', 'migrations'].includes(top(target))

/** Drawings are data of both: the client shows them, the worker draws them into PDFs and pictures. */
const isDrawing = (target: string): boolean => /^client\/faces\/[a-z-]+\.svg/.test(target)

/** Imports between client and worker: a type for the client, the context of the server build for the worker. */
const bridges = new Set([
  'client/api.ts>worker/app.ts',
  'worker/pages/render-page.ts>client/api.ts',
  'worker/pages/render-page.ts>client/context.ts',
])

const domainPackages = new Set(['zod', 'ts-fsrs', 'diff'])

const rules: Rule[] = [
  {
    name: 'domain imports zod, ts-fsrs, diff and nothing else',
    forbids: (file, target) => top(file) === 'domain' && top(target) !== 'domain' && !domainPackages.has(target),
  },
  {
    name: 'drizzle imports domain and no other folder',
    forbids: (file, target) =>
      top(file) === 'drizzle' && isOurs(target) && !['domain', 'drizzle'].includes(top(target)),
  },
  {
    name: 'the worker imports domain, drizzle, migrations, drawings and, in pages/render-page.ts, what pages are given',
    forbids: (file, target) =>
      top(file) === 'worker' &&
      isOurs(target) &&
      !['domain', 'drizzle', 'worker', 'migrations'].includes(top(target)) &&
      !isDrawing(target) &&
      !bridges.has(`${file}>${target}`),
  },
  {
    name: 'the client imports domain and, in api.ts, the type of the worker',
    forbids: (file, target) =>
      top(file) === 'client' &&
      isOurs(target) &&
      !['domain', 'client'].includes(top(target)) &&
      !bridges.has(`${file}>${target}`),
  },
  {
    name: 'the worker alone imports the list of pages',
    forbids: (file, target) => target === '#pages' && top(file) !== 'worker',
  },
  {
    name: 'an area of the worker never uses the store of another',
    forbids: (file, target) =>
      top(file) === 'worker' &&
      top(target) === 'worker' &&
      target.endsWith('.store.ts') &&
      second(file) !== second(target),
  },
  {
    name: 'an area of the worker imports only areas below it (scripts/worker-areas.ts), and of the root only env.ts',
    forbids: (file, target) => isUpward(file, target),
  },
  {
    name: 'parts that features share (ui, forms, office, i18n) import no feature',
    forbids: (file, target) => isShared(file) && featureOf(target) !== null,
  },
  {
    name: 'features of the client do not import each other',
    forbids: (file, target) => {
      const [feature, other] = [featureOf(file), featureOf(target)]
      return feature !== null && other !== null && feature !== other
    },
  },
]

/** Files that compose areas: those at the worker's root, and the list of event handlers. */
const isComposing = (file: string): boolean => file.split('/').length === 2 || file === 'worker/events/handlers.ts'

const isUpward = (file: string, target: string): boolean => {
  if (top(file) !== 'worker' || top(target) !== 'worker' || isComposing(file)) return false
  if (isComposing(target)) return target !== 'worker/env.ts' && !bridges.has(`${file}>${target}`)
  const [area, other] = [workerAreas.indexOf(second(file)), workerAreas.indexOf(second(target))]
  return area === -1 || other === -1 || other > area
}

const isShared = (path: string): boolean =>
  top(path) === 'client' && ['ui', 'forms', 'office', 'i18n'].includes(second(path))

const featureOf = (path: string): string | null => /^client\/features\/([^/]+)\//.exec(path)?.[1] ?? null

const resolved = (file: string, target: string): string =>
  target.startsWith('.') ? normalize(join(dirname(file), target)).replaceAll('\\', '/') : target

/** Every forbidden import under a folder, as `file imports target: rule`. */
export const violations = (folder: string): string[] =>
  globSync('{domain,drizzle,worker,client}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const { fixed, dynamic } = importsOf(file, readFileSync(join(folder, file), 'utf8'))
      return [...new Set([...fixed, ...dynamic])].flatMap((written) => {
        const target = resolved(file, written)
        return rules
          .filter((rule) => rule.forbids(file, target))
          .map((rule) => `${file} imports ${target}: ${rule.name}`)
      })
    })
