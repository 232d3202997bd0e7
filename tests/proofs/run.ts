import { ensureBuild } from '../../scripts/build.ts'
import { runStep } from '../../scripts/steps.ts'
import { seeded } from '../support/random.ts'
import { prepareDemo } from '../support/serve-demo.ts'
import { browserKills } from './browser-kills.ts'
import { browserNetwork } from './browser-network.ts'
import { browserStalls } from './browser-stalls.ts'
import { canaries } from './canaries.ts'
import { herd } from './herd.ts'
import { bindings, clock, demoItems, exchange, model, newKind, queue, refunds, stalls } from './in-tests.ts'
import { kills } from './kills.ts'
import { slowFonts } from './slow-fonts.ts'
import { narrow } from './narrow.ts'
import { network } from './network.ts'
import { notices } from './notices.ts'
import { officeKills } from './office-kills.ts'
import { officeLooks } from './office-screens.ts'
import { orders } from './orders.ts'
import { ProofProduct } from './product.ts'
import { ranks } from './ranks.ts'
import { population } from './revision-population.ts'
import type { Proving, ProofRow } from './row.ts'
import { signIns } from './sign-ins.ts'
import { signUps } from './sign-ups.ts'
import { sunday } from './sunday.ts'
import { uploads } from './uploads.ts'

/** In order of execution. */
const rows: ProofRow[] = [
  signUps,
  signIns,
  canaries,
  network,
  browserNetwork,
  browserStalls,
  browserKills,
  slowFonts,
  narrow,
  officeLooks,
  clock,
  newKind,
  model,
  stalls,
  queue,
  bindings,
  demoItems,
  exchange,
  population,
  ranks,
  herd,
  sunday,
  uploads,
  notices,
  orders,
  refunds,
  kills,
  // Kills the shared product.
  officeKills,
]

/** npm run proofs [-- --short] [--seed=N] [--only=row,row]. Exits with 1 if a proof fails. */
const option = (name: string): string | undefined =>
  process.argv.find((argument: string) => argument.startsWith(`--${name}=`))?.slice(name.length + 3)

const isShort = process.argv.includes('--short')

const chosen = (): ProofRow[] => {
  const names = option('only')?.split(',')
  const unknown = names?.filter((name) => !rows.some((row) => row.name === name)) ?? []
  if (unknown.length > 0) throw new Error(`No such row: ${unknown.join()}. There are ${rows.map(({ name }) => name)}.`)
  if (names) return rows.filter(({ name }) => names.includes(name))
  return isShort ? rows.filter(({ onlyInFull }) => !onlyInFull) : rows
}

const shared = () => {
  let started: Promise<ProofProduct> | null = null
  return {
    product: () => (started ??= ProofProduct.start()),
    end: async () => (await started)?.end(),
  }
}

const prove = async (row: ProofRow, proving: Proving): Promise<string[]> => {
  const began = performance.now()
  const faults = await row
    .run(proving)
    .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : `${error}`])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`  ${row.name}: ${faults.length === 0 ? 'proved' : `${faults.length} FAULTS`} in ${seconds} s`)
  for (const fault of faults.slice(0, 10)) console.error(`    FAULT ${fault}`)
  return faults
}

/** Runs rows one after the other. Returns the number of faults. */
const proveAll = async (chosenRows: ProofRow[], seed: number): Promise<number> => {
  const { product, end } = shared()
  const proving = { short: isShort, random: seeded(seed), product }
  let faults = 0
  try {
    for (const row of chosenRows) faults += (await prove(row, proving)).length
  } finally {
    await end()
  }
  return faults
}

/** Runs rows in a second process, because a product finds its workerd among the children of its process. */
const proveBeside = async (chosenRows: ProofRow[], seed: number): Promise<number> => {
  const only = `--only=${chosenRows.map(({ name }) => name).join()}`
  const args = ['tests/proofs/run.ts', '--short', `--seed=${seed}`, only]
  const { ok, output } = await runStep({ name: 'proofs with their own products', command: 'node', args })
  process.stdout.write(output)
  return ok ? 0 : 1
}

const main = async (): Promise<number> => {
  if (process.platform !== 'linux') {
    console.log('The proofs find workerd through /proc, which this system has not: not run.')
    return 0
  }
  const seed = Number(option('seed') ?? Date.now() % 1_000_000)
  await ensureBuild()
  await prepareDemo()
  console.log(`--seed=${seed}`)
  const runsBeside = (row: ProofRow) => isShort && option('only') === undefined && row.hasOwnProduct === true
  const { inTurn = [], beside = [] } = Object.groupBy(chosen(), (row) => (runsBeside(row) ? 'beside' : 'inTurn'))
  const counts = await Promise.all([proveAll(inTurn, seed), beside.length > 0 ? proveBeside(beside, seed) : 0])
  const faults = counts.reduce((sum, count) => sum + count)
  console.log(faults === 0 ? 'proved' : `${faults} faults`)
  return faults === 0 ? 0 : 1
}

process.exit(await main())
