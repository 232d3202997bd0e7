// Runs on the machine's own Node before anything is installed: plain JavaScript that imports only Node's modules.
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install-packages.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = 20
/** Oldest version that runs the project's TypeScript. */
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

/** Hash of the installed lock file, and the installed set of packages (`start` or `all`). */
const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [])

/**
 * Installs the packages of package-lock.json unless they are installed; refuses a Node that is too old. `start` omits
 * packages of checks, tests and generators, also where a library names one as its optional peer; `all` adds them without
 * removing any, because a running product uses the others.
 * @param {'start' | 'all'} needed
 */
export const prepare = async (needed) => {
  if (major < oldestNode)
    fail(`Taiyari needs Node ${oldestNode} or later; this is ${process.version}. See https://nodejs.org.`)
  const lock = lockHash()
  const [of, present] = installed()
  if (of === lock && (present === 'all' || present === needed)) return
  console.log('Installing packages ...')
  const fresh = needed === 'all' ? ['ci'] : ['ci', '--omit=dev', '--legacy-peer-deps']
  const command = of === lock ? ['install', '--no-save'] : fresh
  if (!(await installPackages(root, [...command, '--no-audit', '--no-fund', '--loglevel=error'])))
    fail('The packages could not be installed; the lines above say why.')
  writeFileSync(stamp, `${lock} ${needed}`)
}

/** Node from the packages, which have it for most platforms, else the machine's own. */
const nodeForScripts = () => {
  const brought = join(bin, isWindows ? 'node.cmd' : 'node')
  if (existsSync(brought)) return brought
  if (major < ownNode) fail(`On this platform Taiyari needs Node ${ownNode} or later; this is ${process.version}.`)
  return process.execPath
}

/** Runs a TypeScript file and exits with its code. */
export const run = (file, args = [], env = {}) => {
  const child = spawn(nodeForScripts(), ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH: `${bin}${isWindows ? ';' : ':'}${process.env.PATH}` },
  })
  // Ctrl-C reaches the whole process group: the child exits by itself, and this process follows.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}
