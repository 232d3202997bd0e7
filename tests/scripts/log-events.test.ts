import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { logEvents } from '../../worker/platform/log-events.ts'

test('explains every log line in docs/operations.md (PLT-70)', () => {
  const table = readFileSync(join(root, 'docs/operations.md'), 'utf8').matchAll(/^\| `([a-z_]+\.[a-z_]+)` /gm)
  expect([...table].map(([, name]) => name)).toEqual(logEvents)
})
