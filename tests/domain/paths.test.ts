import { expect, test } from 'vitest'
import { paths, safeReturnTo } from '../../domain/paths.ts'

test.each([
  ['/test/tst_1', '/test/tst_1'],
  ['/tests?exam=ssc&kind=full#top', '/tests?exam=ssc&kind=full#top'],
  ['/', '/'],
])('keeps a return address inside the product (%s) (PLT-19)', (value, expected) => {
  expect(safeReturnTo(value)).toBe(expected)
})

test.each([
  'https://evil.test/',
  'http:/evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'evil.test',
  '@evil.test',
  '',
  null,
  undefined,
])('ignores off-site, protocol-relative and javascript: return addresses (%j) (PLT-19)', (value) => {
  expect(safeReturnTo(value)).toBe(paths.home())
})
