import { expect, test } from 'vitest'
import { idIn } from '../../../client/routes/shell/land-on.ts'

test.each([
  ['#faq', 'faq'],
  ['#%E0%A4%95', 'क'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('spec section 1: the hash %s points at "%s"', (hash, id) => expect(idIn(hash)).toBe(id))
