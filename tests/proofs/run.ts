import { ensureBuild } from '../../scripts/build.ts'
import { seeded } from '../support/random.ts'
import { proveKills } from './kills.ts'
import { Product } from './product.ts'
import { proveSignUps } from './sign-ups.ts'

/** npm run proofs [-- --short] [--seed=N]. Ends with 1 where an acknowledged answer is lost or an id is given twice. */
const short = process.argv.includes('--short')
const seed = Number(process.argv.find((arg: string) => arg.startsWith('--seed='))?.slice(7) ?? Date.now() % 1_000_000)
const plan = short ? { attempts: 10, kills: 3 } : { attempts: 50, kills: 20 }

const faults: string[] = []

const signUps = async (product: Product, name: string, count: number, unique: boolean): Promise<void> => {
  const report = await proveSignUps(product, name, count)
  console.log(
    `${count} sign-ups at once as ${name}: ${report.made} made, ${report.ids} student ids, ${report.doubled} held twice`,
  )
  faults.push(...report.faults)
  if (unique && report.doubled > 0) faults.push(`${report.doubled} student ids were given twice`)
}

const kills = async (product: Product): Promise<void> => {
  console.log(
    `kill -9 of workerd, ${plan.kills} times while ${plan.attempts} attempts save, and once after they are submitted (--seed=${seed}):`,
  )
  const report = await proveKills(product, { ...plan, random: seeded(seed) })
  const { acknowledged, repeated, lost, surplus } = report
  console.log(
    `${acknowledged} answers acknowledged, ${repeated} saves sent again, ${lost.size} lost, ${surplus} doubled`,
  )
  faults.push(...report.faults)
  if (lost.size > 0) faults.push(`${lost.size} acknowledged answers were lost, such as ${[...lost][0]}`)
  if (surplus > 0) faults.push(`${surplus} answers were stored twice or never acknowledged`)
}

const main = async (): Promise<void> => {
  if (process.platform !== 'linux') {
    console.log('The proofs find workerd through /proc, which this system has not: not run.')
    return
  }
  ensureBuild()
  const product = await Product.start()
  try {
    await signUps(product, 'Asha Verma', 12, true)
    if (!short) await signUps(product, 'Rohan Gupta', 40, false)
    await kills(product)
  } finally {
    await product.end()
  }
}

await main()
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'proved' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
