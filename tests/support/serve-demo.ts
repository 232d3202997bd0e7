import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import { serve, type Served, type ServeOptions } from '../../scripts/serve.ts'
import { isMarked, markOf, setMark } from '../../scripts/storage/mark.ts'

const scratch = join(root, '.tmp')
const kept = join(scratch, 'demo')
const filling = { seed: 'demo' } as const
/** The demo's next live test opens 45 minutes after it was prepared, and a run of browser tests takes up to 20. */
const freshMs = 25 * 60_000

const isKept = (): boolean => isMarked(kept, markOf(filling, Date.now()))

/**
 * Prepares a state folder with the demo that `serveDemo` copies, unless there is a fresh one: seeding takes many times
 * as long as a copy. Called before tests run side by side.
 */
export const prepareDemo = async (): Promise<void> => {
  if (isKept() && Date.now() - statSync(kept).mtimeMs < freshMs) return
  const { prepareStorage } = await import('../../scripts/storage/prepare.ts')
  mkdirSync(scratch, { recursive: true })
  const folder = mkdtempSync(join(scratch, 'demo-'))
  await prepareStorage(folder, filling)
  setMark(folder, markOf(filling, Date.now()))
  rmSync(kept, { recursive: true, force: true })
  renameSync(folder, kept)
}

/** Serves the demo from a new state folder, or from one that has it. */
export const serveDemo = (options: Omit<ServeOptions, 'seed'>): Promise<Served> => {
  if (isKept() && !existsSync(join(options.stateDir, 'prepared'))) cpSync(kept, options.stateDir, { recursive: true })
  return serve({ ...options, ...filling })
}
