// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports but Node's own.
import { createHash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = 20
/** The first that runs the project's TypeScript. */
const ownNode = 24
const bin = join(root, 'node_modules', '.bin')
const stamp = join(root, 'node_modules', '.taiyari-installed')
const isWindows = process.platform === 'win32'

const fail = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const major = Number(process.versions.node.split('.')[0])

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** The lock file that the packages are of, and which of its packages: those to start with, or all. */
const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [])

/**
 * Installs what package-lock.json names, if it is not there yet, and tells a too old Node so. `start` leaves out what
 * only checks, tests and generators use; `all` adds it to what is there, which a running product goes on using.
 * @param {'start' | 'all'} needed
 */
export const prepare = (needed) => {
  if (major < oldestNode)
    fail(`Taiyari needs Node ${oldestNode} or later; this is ${process.version}. See https://nodejs.org.`)
  const lock = lockHash()
  const [of, present] = installed()
  if (of === lock && (present === 'all' || present === needed)) return
  console.log('Installing packages ...')
  const command = of === lock ? ['install', '--no-save'] : needed === 'all' ? ['ci'] : ['ci', '--omit=dev']
  const { status } = spawnSync('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  })
  if (status !== 0) fail('The packages could not be installed; the lines above say why.')
  writeFileSync(stamp, `${lock} ${needed}`)
}

/** The Node that the packages bring for most platforms, else this one. */
const nodeForScripts = () => {
  const brought = join(bin, isWindows ? 'node.cmd' : 'node')
  if (existsSync(brought)) return brought
  if (major < ownNode) fail(`On this platform Taiyari needs Node ${ownNode} or later; this is ${process.version}.`)
  return process.execPath
}

/** Runs a TypeScript file and ends with its exit code. */
export const run = (file, args = [], env = {}) => {
  const child = spawn(nodeForScripts(), ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${isWindows ? ';' : ':'}${process.env.PATH}` },
  })
  // The terminal sends Ctrl-C to the whole group: the child ends by itself, and this process with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}
