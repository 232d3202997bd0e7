import { expect, test } from 'vitest'
import { comingId, screenOf } from '../../../client/routes/coming/screens.ts'
import { ErrorScreen } from '../../../client/routes/shell/error-screen.tsx'
import { footerOnPhones } from '../../../client/routes/shell/footer-rule.ts'
import { isWithin } from '../../../client/routes/shell/sections.ts'
import { paths } from '../../../domain/paths.ts'
import { PageSkeleton, Skeleton } from '../../../client/ui/skeleton.tsx'
import { Tooltip } from '../../../client/ui/tooltip.tsx'
import { html } from '../support.tsx'

test.each([
  ['/', true],
  ['/about', true],
  ['/about/', true],
  ['/tests', false],
  ['/about-us', false],
  ['/test/tst_1', false],
])('spec section 2: below 768 px the footer is shown on %s: %s', (path, shown) =>
  expect(footerOnPhones(path)).toBe(shown),
)

test('spec section 8: a router error shows the title and the message, never the stack', () => {
  const error = new Error('The bridge is out')
  error.stack = 'Error: The bridge is out\n    at secret-file.ts:1:1'
  const shown = html(<ErrorScreen error={error} />)
  expect(shown).toContain('Unexpected Application Error!')
  expect(shown).toContain('The bridge is out')
  expect(shown).not.toContain('secret-file')
})

test('spec section 2: while a page loads, the logo and Loading... are shown', () => {
  const shown = html(<PageSkeleton />)
  expect(shown).toContain('Taiyari')
  expect(shown).toContain('Loading...')
})

test('spec section 9: the skeleton has 3 lines by default, its grid 4 cards', () => {
  expect(html(<Skeleton />).match(/h-4/g)).toHaveLength(3)
  expect(html(<Skeleton cards />).match(/"card/g)).toHaveLength(4)
})

test('spec section 9: each placeholder card of the grid has 3 lines; any other number can be asked for', () => {
  expect(html(<Skeleton cards />).match(/h-4/g)).toHaveLength(4 * 3)
  expect(html(<Skeleton lines={5} />).match(/h-4/g)).toHaveLength(5)
})

test('an icon-only button is named before any tooltip has arrived', () => {
  const shown = html(
    <Tooltip label="Theme">
      <button type="button">*</button>
    </Tooltip>,
  )
  expect(shown).toBe('<button type="button" aria-label="Theme">*</button>')
})

test('the coming page knows its screen by the id of the last route', () => {
  expect(screenOf([{ id: 'root' }, { id: comingId('myPurchases') }])).toBe('myPurchases')
})

test.each([
  [paths.courses(), paths.lesson('crs_a', 'one'), true],
  [paths.studyMaterials(), paths.material('mat_a'), true],
  [paths.studyMaterials(), paths.currentAffairs(), true],
  [paths.tests(), paths.testResult('tst_a'), true],
  [paths.home(), paths.home(), true],
  [paths.home(), paths.tests(), false],
  [paths.jobs(), '/jobsearch', false],
])('whether the section %s is marked on %s', (section, pathname, marked) =>
  expect(isWithin(section, pathname)).toBe(marked),
)
