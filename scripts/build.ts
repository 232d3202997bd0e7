import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOfFiles } from './files-hash.ts'
import { root } from './root.ts'
import { runStep } from './steps.ts'

const sources = [
  'client/**',
  'worker/**',
  'domain/**',
  'drizzle/schema/**',
  'migrations/**',
  'public/**',
  '*.config.ts',
  'scripts/build-plugins.ts',
  'scripts/page-handles.ts',
  'scripts/syntax.ts',
  'wrangler.toml',
  'package-lock.json',
]
const stamp = join(root, 'build', '.stamp')

/** Short hash of all inputs of the build: equal sources have equal ids. */
export const buildId = (): string => hashOfFiles(sources)

/** Manifest of all routes. Pages get parts of it, so the file itself is not served. */
export const routeManifest = join(root, 'build', 'route-manifest.js')

const takeManifest = (): void => {
  const [file] = globSync('assets/manifest-*.js', { cwd: join(root, 'build', 'client') })
  if (!file) throw new Error('The build has no route manifest in build/client/assets.')
  renameSync(join(root, 'build', 'client', file), routeManifest)
}

/**
 * Builds for production unless the current sources are built; with low priority if other work beside it takes longer.
 * Returns the build's id; rejects if the build fails.
 */
export const ensureBuild = async ({ hasLowPriority = false } = {}): Promise<string> => {
  const id = buildId()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return id
  console.log('Building ...')
  const env = { BUILD_ID: id, NODE_ENV: 'production' }
  const { ok, output } = await runStep({ name: 'build', command: 'react-router', args: ['build'], env, hasLowPriority })
  if (!ok) throw new Error(`The build failed.\n${output}`)
  takeManifest()
  writeFileSync(stamp, id)
  return id
}
