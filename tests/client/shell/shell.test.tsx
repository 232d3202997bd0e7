import { expect, test } from 'vitest'
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
])('shows the footer of %s below 768 px: %s (SHL-4)', (path, shown) => expect(footerOnPhones(path)).toBe(shown))

test('shows the title and the message of a router error, never the stack (SHL-22)', () => {
  const error = new Error('The bridge is out')
  error.stack = 'Error: The bridge is out\n    at secret-file.ts:1:1'
  const shown = html(<ErrorScreen error={error} />)
  expect(shown).toContain('Unexpected Application Error!')
  expect(shown).toContain('The bridge is out')
  expect(shown).not.toContain('secret-file')
})

test('shows the logo and "Loading..." while a page loads (SHL-17)', () => {
  const shown = html(<PageSkeleton />)
  expect(shown).toContain('Taiyari')
  expect(shown).toContain('Loading...')
})

test('draws 3 skeleton lines by default and 4 cards in a grid (SHL-54)', () => {
  expect(html(<Skeleton />).match(/h-4/g)).toHaveLength(3)
  expect(html(<Skeleton cards />).match(/"card/g)).toHaveLength(4)
})

test('draws 3 lines in each skeleton card, or the given number of lines (SHL-54)', () => {
  expect(html(<Skeleton cards />).match(/h-4/g)).toHaveLength(4 * 3)
  expect(html(<Skeleton lines={5} />).match(/h-4/g)).toHaveLength(5)
})

test('names an icon-only button before tooltips have loaded (SHL-38)', () => {
  const shown = html(
    <Tooltip label="Theme">
      <button type="button">*</button>
    </Tooltip>,
  )
  expect(shown).toBe('<button type="button" aria-label="Theme">*</button>')
})

test.each([
  [paths.courses(), paths.lesson('crs_a', 'one'), true],
  [paths.studyMaterials(), paths.material('mat_a'), true],
  [paths.studyMaterials(), paths.currentAffairs(), true],
  [paths.tests(), paths.testResult('tst_a'), true],
  [paths.home(), paths.home(), true],
  [paths.home(), paths.tests(), false],
  [paths.jobs(), '/jobsearch', false],
])('marks the section %s on %s: %s (SHL-6)', (section, pathname, marked) =>
  expect(isWithin(section, pathname)).toBe(marked),
)
