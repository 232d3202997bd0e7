import { expect, test } from 'vitest'
import { idOfHash } from '../../../client/routes/shell/scroll-to-hash.ts'

test.each([
  ['#faq', 'faq'],
  ['#%E0%A4%95', 'क'],
  ['#%', ''],
  ['#%E0%A4%A', ''],
])('resolves the hash %s to the id "%s" (SHL-14)', (hash, id) => expect(idOfHash(hash)).toBe(id))
