import { describe, expect, test } from 'vitest'
import {
  exportQueryOf,
  linkTo,
  searchOf,
  studentAddress,
  withFilter,
  withSort,
} from '../../../client/features/accounts/admin/student-address.ts'
import { shownStudentColumns } from '../../../client/features/accounts/admin/student-columns.ts'
import { StudentTable } from '../../../client/features/accounts/admin/student-table.tsx'
import { StudentQuery, type ListedStudent } from '../../../domain/accounts/student-list.ts'
import type { Language } from '../../../domain/language.ts'
import { html } from '../support.tsx'

const addressOf = (search: string) => studentAddress(new URLSearchParams(search))

describe('the address of the list (OFC-152)', () => {
  test.each([
    '',
    'q=asha&state=minor&exam=ssc&language=none&attempts=no',
    'date=seen&from=2026-11-01&to=2026-11-20',
    'sort=name&direction=desc',
  ])('of ?%s is the one from which it was read', (search) => {
    expect(searchOf(addressOf(search))).toBe(search)
    expect(StudentQuery.safeParse(exportQueryOf(addressOf(search))).error).toBeUndefined()
  })

  test('drops what does not exist, and is still a query', () => {
    const address = addressOf(
      `q=${'x'.repeat(10_000)}&state=happy&exam=moon&date=born&from=2026-02-30&to=soon&sort=email&direction=up`,
    )
    expect(address).toMatchObject({ sort: 'joined', direction: 'desc', filters: { q: 'x'.repeat(200) } })
    expect(Object.keys(address.filters)).toEqual(['q'])
    expect(StudentQuery.safeParse(exportQueryOf(address)).success).toBe(true)
  })

  test('orders by the date whose days bound it, and by no other', () => {
    const bounded = addressOf('from=2026-11-01&sort=name')
    expect(exportQueryOf(bounded)).toMatchObject({ date: 'joined', sort: 'joined', direction: 'desc' })
    expect(withSort(bounded, 'name')).toBeNull()
    expect(withSort(bounded, 'joined')).toBe('date=joined&from=2026-11-01&direction=asc')
    expect(withSort(addressOf('date=seen'), 'name')).toBe('sort=name')
    expect(exportQueryOf(addressOf('date=seen'))).toEqual({ sort: 'seen', direction: 'desc' })
    expect(linkTo(withFilter(addressOf('state=minor&q=x'), 'q', undefined), 'abc')).toBe(
      '/admin/students?state=minor&cursor=abc',
    )
  })
})

const student: ListedStudent = {
  uid: 'usr_1',
  name: 'Asha Verma',
  maskedEmail: 'a•••a@example.com',
  maskedPhone: '•••• 3210',
  studentId: 'ASH23112026',
  joinedAt: 0,
  seenAt: 0,
  marks: ['minor', 'blocked'],
  exams: ['ssc', 'state-psc'],
  language: 'hi',
  tests: 101,
}

const drawn = (shown: ListedStudent, language: Language = 'en'): string =>
  html(
    <StudentTable
      address={addressOf('')}
      students={[shown]}
      columns={shownStudentColumns(['marks', 'phone', 'exams', 'language', 'tests'])}
      now={Date.UTC(2026, 10, 23)}
      current={null}
    />,
    { language, at: '/admin/students' },
  )

describe('the rows of the list (OFC-152, OFC-154)', () => {
  test.each([
    ['en', ['Under 18', 'Blocked', 'State PSC', 'Hindi', '100+', '•••• 3210']],
    ['hi', ['18 से कम', 'ब्लॉक', 'राज्य पीएससी', 'हिंदी', '100+', '•••• 3210']],
  ] as const)('show the chosen columns in %s', (language, texts) => {
    const row = drawn(student, language)
    for (const text of texts) expect(row).toContain(text)
    expect(row).toContain('href="/admin/students/usr_1"')
    expect(row).not.toContain('ASH23112026')
  })

  test('name an account that has ended', () => {
    const ended = { ...student, name: null, maskedEmail: '', marks: ['erasing' as const] }
    expect(drawn(ended)).toContain('Account that has ended')
  })
})
