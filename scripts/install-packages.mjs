// Runs on the machine's own Node before anything is installed: plain JavaScript that imports only Node's modules.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'

const npm = (root, args, stdio) => spawnSync('npm', args, { cwd: root, stdio, shell: isWindows, encoding: 'utf8' })

/** True if npm was ended from outside, so that trying again is not wanted. */
const isStopped = ({ signal, status }) => signal !== null || status > 128

const addressOf = (path, { name, version }, registry) => {
  const full = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return `${registry}${full}/-/${full.split('/').at(-1)}-${version}.tgz`
}

/**
 * A lock file whose packages have the addresses of their archives, which are the same in every registry but for its
 * own.
 * @param {{ packages: Record<string, { name?: string, version?: string, integrity?: string }> }} lock
 * @param {string} registry Address that ends with a slash.
 */
export const withAddresses = (lock, registry) => ({
  ...lock,
  packages: Object.fromEntries(
    Object.entries(lock.packages).map(([path, entry]) => [
      path,
      entry.integrity ? { ...entry, resolved: addressOf(path, entry, registry) } : entry,
    ]),
  ),
})

/** Runs `install` while npm finds the addressed lock, which it prefers to package-lock.json. */
const withAddressedLock = (root, install) => {
  const file = join(root, 'npm-shrinkwrap.json')
  const registry = npm(root, ['config', 'get', 'registry'], 'pipe').stdout.trim().replace(/\/?$/, '/')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  // With a listener this process outlives Ctrl-C until the file is gone.
  const stay = () => undefined
  process.on('SIGINT', stay)
  try {
    writeFileSync(file, JSON.stringify(withAddresses(lock, registry)))
    return install()
  } finally {
    rmSync(file, { force: true })
    process.off('SIGINT', stay)
  }
}

/**
 * Runs npm with arguments that install packages of package-lock.json; true if they are installed. The lock names no
 * registry, for which npm would first ask for the description of every package, half of the time of an installation.
 * A registry with other addresses is asked.
 */
export const installPackages = (root, args) => {
  const install = () => npm(root, args, 'inherit')
  const first = withAddressedLock(root, install)
  return first.status === 0 || (!isStopped(first) && install().status === 0)
}
