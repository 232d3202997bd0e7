import { inParallel, signUp, type ApiStudent } from '../support/api-student.ts'
import { password } from '../support/student.ts'
import { waitFor } from '../support/wait-for.ts'
import type { ProofProduct } from './product.ts'
import type { ProofRow } from './row.ts'

/** Limit for a hall's sequence of password hashes on a small machine. */
const patienceMs = 300_000

const signIn = async (
  url: string,
  email: string,
  secret: string,
  address: string,
  { cookie = '', code }: { cookie?: string; code?: string } = {},
): Promise<number> => {
  const response = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'cf-connecting-ip': address, cookie },
    body: JSON.stringify({ email, password: secret, ...(code && { code }) }),
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.arrayBuffer()
  return response.status
}

type HallReport = { students: number; admitted: number; seconds: number }

/** A hall of students behind one client address signs in at the same instant, each with the right password. */
const proveHall = async ({ url }: ProofProduct, count: number): Promise<HallReport> => {
  const students = await inParallel(Array.from({ length: count }), 4, () => signUp(url, 'Hall Student'))
  const began = performance.now()
  const tried = await Promise.all(students.map(({ email }) => signIn(url, email, password, '198.51.100.7')))
  return {
    students: count,
    admitted: tried.filter((status) => status === 200).length,
    seconds: (performance.now() - began) / 1000,
  }
}

/** Code of the newest mail to an address; mail takes a second or so through the queue. */
const mailedCode = (url: string, email: string): Promise<string> =>
  waitFor(`a mail with a code to ${email}`, async () => {
    const mails = await fetch(`${url}/dev/mailbox.json?${new URLSearchParams({ to: email })}`)
    const letters = (await mails.json()) as { text: string }[]
    return letters.map(({ text }) => /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0]).find(Boolean)
  })

/** Sign-in of the owner on an unknown device: requests a code and signs in with it. */
const signInByCode = async (url: string, email: string, address: string): Promise<number> => {
  await fetch(`${url}/api/auth/sign-in/code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'cf-connecting-ip': address },
    body: JSON.stringify({ email }),
  })
  return signIn(url, email, password, address, { code: await mailedCode(url, email) })
}

type BruteForceReport = {
  guesses: number
  /** Guesses whose password was hashed; the others were refused before. */
  checked: number
  refused: number
  /**
   * Statuses of the right password: on the student's own device, on a new one with a mailed code, and of another
   * student.
   */
  ownDevice: number
  newDevice: number
  otherStudent: number
}

/** Guesses at one account, each from another client address. */
const proveBruteForce = async ({ url }: ProofProduct, guesses: number): Promise<BruteForceReport> => {
  const [victim, other] = (await Promise.all([signUp(url, 'Victim'), signUp(url, 'Other')])) as [ApiStudent, ApiStudent]
  const numbers = Array.from({ length: guesses }, (_, index) => index)
  const tried = await inParallel(numbers, 20, (index) =>
    signIn(url, victim.email, `guess number ${index}`, `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`),
  )
  const count = (wanted: number) => tried.filter((status) => status === wanted).length
  return {
    guesses,
    checked: count(401),
    refused: count(429),
    ownDevice: await signIn(url, victim.email, password, '203.0.113.1', { cookie: victim.cookie }),
    newDevice: await signInByCode(url, victim.email, '203.0.113.3'),
    otherStudent: await signIn(url, other.email, password, '203.0.113.2'),
  }
}

/** Failed sign-ins of one account in 15 minutes after which no more passwords are hashed. */
const guessesLookedAt = 10

const hall = async (product: ProofProduct, count: number): Promise<string[]> => {
  const { students, admitted, seconds } = await proveHall(product, count)
  console.log(
    `${students} students behind one address sign in at once: ${admitted} admitted, the last after ${seconds.toFixed(1)} s`,
  )
  return admitted < students ? [`${students - admitted} of the hall were refused`] : []
}

const bruteForce = async (product: ProofProduct, count: number): Promise<string[]> => {
  const { guesses, checked, refused, ownDevice, newDevice, otherStudent } = await proveBruteForce(product, count)
  console.log(
    `${guesses} guesses at one account from as many addresses: ${checked} looked at, ${refused} refused with 429; its student on their own device: ${ownDevice}, on a new one with a mailed code: ${newDevice}, another student: ${otherStudent}`,
  )
  const faults: string[] = []
  if (checked > guessesLookedAt || checked + refused !== guesses)
    faults.push(`${checked} guesses were looked at, ${refused} refused, of ${guesses}`)
  if (ownDevice !== 200 || newDevice !== 200 || otherStudent !== 200)
    faults.push(`guesses locked out: own device ${ownDevice}, new device ${newDevice}, another student ${otherStudent}`)
  return faults
}

export const signIns: ProofRow = {
  name: 'sign-ins',
  run: async ({ short, product }) => [
    ...(await hall(await product(), short ? 20 : 200)),
    ...(await bruteForce(await product(), short ? 100 : 2_000)),
  ],
}
