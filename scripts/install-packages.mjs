// Runs on the machine's own Node before anything is installed: plain JavaScript that imports only Node's modules.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isWindows = process.platform === 'win32'

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

/** Writes the addressed lock, which npm prefers to package-lock.json. */
const writeAddressedLock = (root, file) => {
  const asked = spawnSync('npm', ['config', 'get', 'registry'], { cwd: root, shell: isWindows, encoding: 'utf8' })
  const registry = asked.stdout.trim().replace(/\/?$/, '/')
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  writeFileSync(file, JSON.stringify(withAddresses(lock, registry)))
}

const signals = ['SIGINT', 'SIGTERM']

/**
 * Runs npm, which ends with this process.
 * @returns {Promise<'done' | 'failed' | 'stopped'>}
 */
const runNpm = (root, args) =>
  new Promise((resolve) => {
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows })
    let isStopped = false
    // With a listener this process outlives npm, so that its caller can clear up.
    const stop = (signal) => {
      isStopped = true
      child.kill(signal)
    }
    for (const signal of signals) process.on(signal, stop)
    const end = (outcome) => {
      for (const signal of signals) process.off(signal, stop)
      resolve(isStopped ? 'stopped' : outcome)
    }
    child.on('error', () => end('failed'))
    child.on('close', (status) => end(status === 0 ? 'done' : 'failed'))
  })

/**
 * Runs npm with arguments that install packages of package-lock.json; resolves to true if they are installed. The lock
 * names no registry, for which npm would first ask for the description of every package, half of the time of an
 * installation. A registry with other addresses is asked.
 */
export const installPackages = async (root, args) => {
  const file = join(root, 'npm-shrinkwrap.json')
  let outcome
  try {
    writeAddressedLock(root, file)
    outcome = await runNpm(root, args)
  } finally {
    rmSync(file, { force: true })
  }
  if (outcome === 'failed') outcome = await runNpm(root, args)
  return outcome === 'done'
}
