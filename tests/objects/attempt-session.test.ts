import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Bindings } from '../../worker/env.ts'

test('probe', async () => {
  const stub = (env as unknown as Bindings).ATTEMPTS.getByName('x')
  expect(await stub.view(1)).toBeNull()
})
