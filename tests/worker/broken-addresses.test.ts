import { expect, inject, test } from 'vitest'
import { newStudent } from '../support/http.ts'

const url = inject('url')

const lists = [
  '/tests',
  '/courses',
  '/videos',
  '/jobs',
  '/study-materials',
  '/study-materials/current-affairs',
  '/study-materials/current-affairs/quiz',
]

test.each(lists)(
  'redirects %s with an unreadable cursor to the first page and keeps the rest of the address (PLT-18)',
  async (path) => {
    for (const [search, left] of [
      ['?cursor=broken', ''],
      ['?lang=hi&cursor=%F0%9F%8E%89', '?lang=hi'],
    ]) {
      const response = await fetch(`${url}${path}${search}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([302, `${path}${left}`])
    }
    const shown = await fetch(`${url}${path}?cursor=broken`)
    expect([shown.status, (await shown.text()).includes('Unexpected Application Error!')]).toEqual([200, false])
  },
)

test('redirects an unreadable cursor of the list of bookmarks to its first page (PLT-18)', async () => {
  const student = await newStudent()
  const { status, headers } = await student.get('/profile/bookmarks?bookmarks=broken')
  expect([status, headers.get('location')]).toEqual([302, '/profile/bookmarks'])
})
