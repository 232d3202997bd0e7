import { ensureBuild } from '../../scripts/build.ts'
import { seeded } from '../support/random.ts'
import { proveKills } from './kills.ts'
import { Product } from './product.ts'
import { proveBruteForce, proveHall } from './sign-ins.ts'
import { proveSignUps } from './sign-ups.ts'

/** npm run proofs [-- --short] [--seed=N]. Ends with 1 where a proof fails. */
const short = process.argv.includes('--short')
const seed = Number(process.argv.find((arg: string) => arg.startsWith('--seed='))?.slice(7) ?? Date.now() % 1_000_000)
const plan = short
  ? { attempts: 10, kills: 3, hall: 20, guesses: 100 }
  : { attempts: 50, kills: 20, hall: 200, guesses: 2000 }

const faults: string[] = []

const signUps = async (product: Product, name: string, count: number, unique: boolean): Promise<void> => {
  const report = await proveSignUps(product, name, count)
  console.log(
    `${count} sign-ups at once as ${name}: ${report.made} made, ${report.ids} student ids, ${report.doubled} held twice`,
  )
  faults.push(...report.faults)
  if (unique && report.doubled > 0) faults.push(`${report.doubled} student ids were given twice`)
}

/** Failed sign-ins of one account in 15 minutes after which no more are looked at (trust.md rule 4). */
const guessesLookedAt = 10

const signIns = async (product: Product): Promise<void> => {
  const hall = await proveHall(product, plan.hall)
  console.log(
    `${hall.students} students behind one address sign in at once: ${hall.admitted} admitted, the last after ${hall.seconds.toFixed(1)} s`,
  )
  if (hall.admitted < hall.students) faults.push(`${hall.students - hall.admitted} of the hall were refused`)
  const force = await proveBruteForce(product, plan.guesses)
  console.log(
    `${force.guesses} guesses at one account from as many addresses: ${force.checked} looked at, ${force.refused} refused with 429; its student on their own device: ${force.ownDevice}, another student: ${force.otherStudent}`,
  )
  if (force.checked > guessesLookedAt || force.checked + force.refused !== force.guesses)
    faults.push(`${force.checked} guesses were looked at, ${force.refused} refused, of ${force.guesses}`)
  if (force.ownDevice !== 200 || force.otherStudent !== 200)
    faults.push(`guesses locked out: own device ${force.ownDevice}, another student ${force.otherStudent}`)
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
    await signIns(product)
    await kills(product)
  } finally {
    await product.end()
  }
}

await main()
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'proved' : `${faults.length} faults`)
process.exit(faults.length === 0 ? 0 : 1)
