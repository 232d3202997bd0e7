import { join } from 'node:path'
import { expect, test } from 'vitest'
import { violations } from '../../scripts/import-law.ts'
import { root } from '../../scripts/root.ts'

// That the checkout keeps the rules is a step of `npm run check`.
test('finds every forbidden import in the folder of examples (OPS-40)', () => {
  const found = violations(join(root, 'tests/import-law/forbidden')).map((line) => line.split(' imports ')[0])
  expect(found).toEqual([
    'client/features/attempts/other-feature.tsx',
    'client/features/results/lazy.ts',
    'client/office/feature.tsx',
    'client/routes/page-list.ts',
    'client/routes/server-code.tsx',
    'domain/results/framework.ts',
    'drizzle/upwards.ts',
    'worker/attempts/composing-file.ts',
    'worker/attempts/other-store.ts',
    'worker/attempts/page.ts',
    'worker/platform/upward-area.ts',
  ])
})
