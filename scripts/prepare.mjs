// Runs on whatever Node the machine has, before anything is installed: plain JavaScript, no imports but Node's own.
import { createHash } from 'node:crypto'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = 20
const stamp = join(root, 'node_modules', '.taiyari-installed')

const fail = (message) => {
  console.error(`\n${message}\n`)
  process.exit(1)
}

const installed = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

/** Installs what package-lock.json names, if it is not there yet, and tells a too old Node so. */
export const prepare = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    fail(`Taiyari needs Node ${oldestNode} or later; this is ${process.version}. See https://nodejs.org.`)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installed()) return
  console.log('Installing packages ...')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail('The packages could not be installed; the lines above say why.')
  writeFileSync(stamp, installed())
}

/** Runs a TypeScript file on the Node that the project brings along, and ends with its exit code. */
export const run = (file, args = []) => {
  const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, file), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  })
  // The terminal sends Ctrl-C to the whole group: the child ends by itself, and this process with it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
}
