import { randomUUID } from 'node:crypto'
import { solve } from '../../client/features/accounts/work/solve.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import { call, inParallel, signUp, Unexpected } from '../support/api-student.ts'
import { password } from '../support/student.ts'
import { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

type UserRow = { uid: string; student_id: string | null; email: string; display_name: string }

type SignUpReport = { made: number; ids: number; doubled: number; faults: string[] }

/** Signs up many students of one name at the same instant and compares replies and tables. */
const proveSignUps = async (product: ProofProduct, name: string, count: number): Promise<SignUpReport> => {
  const { url } = product
  const faults: string[] = []
  const made = await Promise.all(
    Array.from({ length: count }, () =>
      signUp(url, name).catch((error: unknown) => {
        faults.push(error instanceof Unexpected ? error.message : String(error))
        return null
      }),
    ),
  )
  const students = made.filter((student) => student !== null)
  const ids = await Promise.all(
    students.map(
      async ({ cookie }) =>
        (await call<{ user: { studentId: string | null } | null }>(url, 'GET', '/api/session', cookie)).user?.studentId,
    ),
  )
  if (ids.some((id) => !id)) faults.push(`${ids.filter((id) => !id).length} students have no id`)

  const emails = new Set(students.map(({ email }) => email))
  const users = (await product.query<UserRow>('SELECT uid, student_id, email, display_name FROM users')).filter(
    ({ email }) => emails.has(email),
  )
  faults.push(
    ...mirrorFaults(
      users,
      await product.query<UserRow>('SELECT uid, student_id, email, display_name FROM users_by_student_id'),
    ),
  )
  const distinct = new Set(ids).size
  return { made: students.length, ids: distinct, doubled: ids.length - distinct, faults }
}

/** Each id has one mirror row, an exact copy of the one user who holds the id. */
const mirrorFaults = (users: UserRow[], mirror: UserRow[]): string[] => {
  const ids = new Set(users.map(({ student_id }) => student_id))
  return [...ids].flatMap((id) => {
    const rows = mirror.filter(({ student_id }) => student_id === id)
    const [row] = rows
    if (!row || rows.length !== 1) return [`${id} has ${rows.length} mirror rows`]
    const holder = users.find(({ uid, student_id }) => uid === row.uid && student_id === id)
    const copied = holder?.email === row.email && holder.display_name === row.display_name
    return copied ? [] : [`the mirror of ${id} is no copy of a user who holds it`]
  })
}

/** Number of simultaneous students of one name who get distinct ids: ten other letters are tried. */
const atOnce = 12

const prove = async (product: ProofProduct, name: string, count: number): Promise<string[]> => {
  const { made, ids, doubled, faults } = await proveSignUps(product, name, count)
  console.log(`${count} sign-ups at once as ${name}: ${made} made, ${ids} student ids, ${doubled} held twice`)
  return count <= atOnce && doubled > 0 ? [...faults, `${doubled} student ids were given twice`] : faults
}

/** Sign-ups an hour from one client address without proof of work, in this proof. */
const free = 10

/** Sign-up with the proof of work that the server demands, as the page does it. */
const signUpWithWork = async (url: string, withScript: boolean): Promise<{ status: number; workMs: number }> => {
  const account = { name: 'Lab Student', email: `lab-${randomUUID()}@example.com`, password }
  const send = (work?: string) =>
    fetch(`${url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', 'cf-connecting-ip': '198.51.100.9' },
      body: JSON.stringify({ ...account, ...(work && { work }) }),
      signal: AbortSignal.timeout(300_000),
    })
  const first = await send()
  const challenge = first.status === 429 ? ((await first.json()) as ErrorBody).details?.['work'] : undefined
  if (typeof challenge !== 'string' || !withScript) return { status: first.status, workMs: 0 }
  const began = performance.now()
  const work = await solve(challenge)
  const workMs = performance.now() - began
  return { status: (await send(work)).status, workMs }
}

/** A lab behind one client address signs up with the proof of work switched on, then a machine that does none. */
const proveLab = async (count: number): Promise<string[]> => {
  const product = await ProofProduct.start({ SIGN_UP_WORK_AFTER: String(free) }, 'none')
  try {
    const lab = await inParallel(Array.from({ length: count }), 8, () => signUpWithWork(product.url, true))
    const machine = await inParallel(Array.from({ length: count }), 8, () => signUpWithWork(product.url, false))
    const admitted = lab.filter(({ status }) => status === 200).length
    const refused = machine.filter(({ status }) => status === 429).length
    const worked = lab
      .map(({ workMs }) => workMs)
      .filter(Boolean)
      .toSorted((one, other) => one - other)
    const middle = worked[Math.floor(worked.length / 2)] ?? 0
    console.log(
      `${count} sign-ups of a lab behind one address: ${admitted} admitted, ${worked.length} after work of ${middle.toFixed(0)} ms in the middle; ${count} without work: ${refused} refused`,
    )
    return admitted === count && refused === count
      ? []
      : [`of a lab ${admitted} were admitted, of a machine ${refused} refused`]
  } finally {
    await product.end()
  }
}

export const signUps: ProofRow = {
  name: 'sign-ups',
  run: async ({ short, product }) => [
    ...(await prove(await product(), 'Asha Verma', atOnce)),
    ...(short ? [] : await prove(await product(), 'Rohan Gupta', 40)),
    ...(await proveLab(short ? 20 : 200)),
  ],
}
