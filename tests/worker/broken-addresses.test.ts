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
  'issue 5, %s: a cursor that cannot be read leads to the first page, the rest of the address stays',
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

test('issue 5, /profile: the same of the list of bookmarks', async () => {
  const student = await newStudent()
  const { status, headers } = await student.get('/profile?bookmarks=broken')
  expect([status, headers.get('location')]).toEqual([302, '/profile'])
})
