import { matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { ItemTitle } from '../../../client/office/frame/item-title.tsx'
import { officeKinds } from '../../../client/office/frame/kinds.ts'
import { commands, searchTextOf } from '../../../client/office/frame/palette/commands.ts'
import { matching } from '../../../client/office/frame/palette/match.ts'
import { OfficeBar } from '../../../client/office/frame/office-bar.tsx'
import { isRailNarrow } from '../../../client/office/frame/rail-choice.ts'
import { Rail } from '../../../client/office/frame/rail.tsx'
import { ReasonedButton } from '../../../client/office/frame/reasoned-button.tsx'
import { officeScreens, screenAt } from '../../../client/office/frame/screens.ts'
import { Tabs, tabOf } from '../../../client/office/frame/tabs.tsx'
import { draftKinds } from '../../../domain/content.ts'
import { routesBelow } from '../../support/routes.ts'
import { html } from '../support.tsx'

const found = (typed: string): string[] =>
  matching(typed, commands, searchTextOf).map(({ group, key }) => `${group}.${key}`)

describe('palette (OFC-4)', () => {
  test.each([
    ['job', 'create.jobs'],
    ['nai naukri', 'create.jobs'],
    ['नौकरी', 'create.jobs'],
    ['naukri', 'create.jobs'],
    ['bank', 'screens.questions'],
    ['सवाल', 'create.questions'],
    ['saval', 'create.questions'],
    ['news', 'create.affairs'],
    ['refund', 'screens.sales'],
    ['new job', 'create.jobs'],
  ])('finds for “%s” first %s', (typed, first) => {
    expect(found(typed)[0]).toBe(first)
  })

  test('offers every screen, and to create only what has an editor', () => {
    const keys = commands.map(({ group, key }) => `${group}.${key}`)
    for (const { key } of officeScreens) expect(keys).toContain(`screens.${key}`)
    expect(keys.filter((key) => key.startsWith('create.'))).toEqual([
      'create.tests',
      'create.series',
      'create.questions',
      'create.passages',
      'create.materials',
      'create.affairs',
      'create.facts',
      'create.videos',
      'create.courses',
      'create.jobs',
      'create.notifications',
    ])
    expect(found('zzzz')).toEqual([])
  })

  test('opens an item of every kind in its editor', () => {
    const pages = routesBelow('/admin').filter(({ file }) => file.endsWith('.tsx'))
    for (const kind of draftKinds) {
      const path = new URL(officeKinds[kind].address('x'), 'http://a').pathname
      expect([kind, pages.some((route) => matchPath(route.path, path))]).toEqual([kind, true])
    }
  })
})

describe('a title', () => {
  test.each([
    ['hi', { en: 'Clerks', hi: 'क्लर्क' }, '<span lang="hi">क्लर्क</span>'],
    ['en', { en: 'Clerks', hi: 'क्लर्क' }, '<span lang="en">Clerks</span>'],
    ['hi', { en: 'Clerks', hi: '' }, '<span lang="en">Clerks</span>'],
    ['en', { en: '', hi: 'क्लर्क' }, '<span lang="hi">क्लर्क</span>'],
    ['en', { en: '', hi: '' }, 'Untitled'],
  ] as const)('is in the language of the office (%s), else in the other (OFC-9)', (language, title, shown) => {
    expect(html(<ItemTitle title={title} />, { language })).toBe(shown)
  })
})

describe('navigation (OFC-1, OFC-2)', () => {
  const routes = routesBelow('/admin')

  test('names every screen of the office, each with a page', () => {
    const paths = routes.map(({ path }) => path)
    const named = officeScreens.flatMap(({ to, create }) => (create ? [to, create.to] : [to]))
    expect(named.filter((to) => !paths.includes(to.split('?')[0] ?? ''))).toEqual([])
    const fixed = routes.filter(({ path, file }) => file.endsWith('.tsx') && !path.includes(':'))
    expect(fixed.map(({ path }) => path).filter((path) => !named.includes(path))).toEqual([])
  })

  test.each(['en', 'hi'] as const)(
    'links every screen in the rail, wide and narrow, and in the menu, in %s',
    (language) => {
      const navigations = [
        <Rail key="wide" isNarrow={false} onToggle={() => {}} />,
        <Rail key="narrow" isNarrow onToggle={() => {}} />,
        <OfficeBar key="bar" />,
      ].map((navigation) => html(navigation, { language, at: '/admin/jobs' }))
      for (const drawn of navigations) {
        const linked = new Set([...drawn.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to))
        expect(officeScreens.filter(({ to }) => !linked.has(to))).toEqual([])
      }
    },
  )

  test.each([
    ['/admin', 'dashboard'],
    ['/admin/jobs/job_1', 'jobs'],
    ['/admin/question-bank', 'questions'],
    ['/admin/question-bank/deleted', 'deleted'],
    ['/admin/test-series/new', 'series'],
    ['/admin/materials', 'materials'],
    ['/admin/materials?tab=current-affairs&day=2027-01-15', 'affairs'],
    ['/admin/materials?tab=facts&view=expiring', 'facts'],
    ['/admin/materials/facts/fct_1', 'facts'],
    ['/admin/materials?tab=feeds', 'affairs'],
    ['/admin/materials/current-affairs/caf_1', 'affairs'],
  ])('marks at %s the screen %s', (address, key) => {
    const { pathname, search } = new URL(address, 'http://office.test')
    expect(screenAt(pathname, search)?.key).toBe(key)
  })

  test("reads an administrator's own rail from the cookies of a device that two share", () => {
    expect(isRailNarrow('lang=en; rail-a=narrow; rail-b=wide', 'a')).toBe(true)
    expect(isRailNarrow('lang=en; rail-a=narrow; rail-b=wide', 'b')).toBe(false)
    expect(isRailNarrow(null, 'a')).toBe(false)
  })
})

test('keeps the tab of a screen in its address (OFC-3)', () => {
  const tabs = [
    { tab: '', label: 'Activities' },
    { tab: 'messages', label: 'Messages', count: 3 },
  ]
  const drawn = html(<Tabs label="Activities" tabs={tabs} shown="messages" />, { at: '/admin/activities?tab=messages' })
  expect(drawn).toContain('href="/admin/activities?tab=messages"')
  expect(drawn).toContain('href="/admin/activities"')
  expect(drawn.match(/aria-current="page"/g)).toHaveLength(1)
  expect(tabOf(new URLSearchParams('tab=messages'), ['', 'messages'])).toBe('messages')
  expect(tabOf(new URLSearchParams('tab=unknown'), ['', 'messages'])).toBe('')
})

test('gives the reason of an action that is impossible now, and keeps it focusable (OFC-6)', () => {
  const refused = html(<ReasonedButton reason="Publish it first.">Schedule</ReasonedButton>)
  expect(refused).toContain('aria-disabled="true"')
  expect(refused).not.toMatch(/ disabled=/)
  expect(refused).toContain('Publish it first.')
  const id = /aria-describedby="([^"]+)"/.exec(refused)?.[1]
  expect(refused).toContain(`id="${id}"`)
  expect(html(<ReasonedButton reason={null}>Schedule</ReasonedButton>)).not.toContain('aria-disabled')
})
