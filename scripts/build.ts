import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

const sources = [
  'client/**',
  'worker/**',
  'domain/**',
  'drizzle/schema/**',
  'migrations/**',
  'public/**',
  '*.config.ts',
  'scripts/build-plugins.ts',
  'wrangler.toml',
  'package-lock.json',
]
const stamp = join(root, 'build', '.stamp')

/** A short hash of everything that the build reads: the same sources have the same id. */
export const buildId = (): string => {
  const hash = createHash('sha256')
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  for (const file of files) {
    const path = join(root, file)
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 12)
}

/** The manifest of all routes: pages get parts of it, so that the file itself is not served. */
export const routeManifest = join(root, 'build', 'route-manifest.js')

const takeManifest = (): void => {
  const [file] = globSync('assets/manifest-*.js', { cwd: join(root, 'build', 'client') })
  if (!file) throw new Error('The build has no route manifest in build/client/assets.')
  renameSync(join(root, 'build', 'client', file), routeManifest)
}

/** Builds for production unless the present sources are built already. Returns the build's id; throws where it fails. */
export const ensureBuild = (): string => {
  const id = buildId()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === id) return id
  console.log('Building ...')
  const { status, stdout, stderr } = spawnSync('react-router', ['build'], {
    cwd: root,
    env: { ...process.env, BUILD_ID: id, NODE_ENV: 'production' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`The build failed.\n${stdout}\n${stderr}`)
  takeManifest()
  writeFileSync(stamp, id)
  return id
}
