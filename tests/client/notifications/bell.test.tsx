import { expect, test } from 'vitest'
import { Bell } from '../../../client/features/notifications/bell.tsx'
import { badgeOf, spokenCount } from '../../../client/features/notifications/unread.ts'
import { html } from '../support.tsx'

test.each([
  [1, '1', '1'],
  [9, '9', '9'],
  [10, '9+', '10'],
  [99, '9+', '99'],
  [100, '9+', '99+'],
])('the bell shows %i unread notices as %s and says %s (NTF-1)', (unread, shown, said) => {
  expect([badgeOf(unread), spokenCount(unread)]).toEqual([shown, said])
})

test('the bell is a link without a number before the script has read one (NTF-1)', () => {
  const link = html(<Bell userId="usr_x" />, { language: 'hi', at: '/' })
  expect(link).toContain('href="/notifications"')
  expect(link).toContain('aria-label="नोटिफ़िकेशन"')
  expect(link).not.toMatch(/>\d/)
})
