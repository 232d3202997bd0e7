import { describe, expect, test } from 'vitest'
import type { CardList } from '../../domain/revision/cards.ts'
import type { Home } from '../../domain/home/contract.ts'
import { addDays, dateInIndia } from '../../domain/india.ts'
import type { RevisionOverview } from '../../domain/revision/queue.ts'
import { answered, newAttempt, newStudent, query, Visitor } from '../support/http.ts'

const page = '/profile/revision'

const send = (visitor: Visitor, fields: Record<string, string>, search = '') =>
  visitor.call('POST', `${page}${search}`, undefined, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const overviewOf = async (visitor: Visitor) => (await visitor.get<RevisionOverview>('/api/revision')).body

/** A student with a released attempt in which everything was wrong or left out. */
const withMisses = async () => {
  const student = await newStudent()
  const { questionIds, sync, submit, result } = await newAttempt(student)
  await sync(questionIds.slice(0, 4).map((id, index) => answered(index + 1, id, 'a', { ms: 20_000 })))
  await submit()
  await result()
  return student
}

describe('/profile/revision (LRN-46)', () => {
  test('shows missed questions as soon as their result is released, with what is due and the forecast', async () => {
    const student = await withMisses()
    const { total, forecast } = await overviewOf(student)
    expect(total).toBeGreaterThan(0)
    expect(forecast.reduce((sum, count) => sum + count, 0)).toBe(total)
    const { text, headers } = await student.get(page)
    expect(text).toContain('The next two weeks')
    expect(headers.get('cache-control')).toContain('private')
  })

  test('says what to do where there are no cards, and leads a visitor to sign in', async () => {
    expect((await (await newStudent()).get(page)).text).toContain('Take a first test')
    const { status, headers } = await new Visitor().get(page)
    expect([status, headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(page)}`])
  })

  test('keeps the choices of its form without script, and refuses a date that has passed at its field (LRN-41)', async () => {
    const student = await newStudent()
    const today = dateInIndia(Date.now())
    const date = addDays(today, 40)
    const saved = await send(student, { intent: 'settings', examDate: date, dailyCap: '25', certainty: 'on' })
    expect(saved.status).toBe(200)
    expect(saved.text).toContain('Your choices are saved.')
    expect(await overviewOf(student)).toMatchObject({
      settings: { examDate: date, dailyCap: 25, certainty: true },
      exam: { state: 'ahead', days: 40 },
    })
    const past = await send(student, { intent: 'settings', examDate: addDays(today, -1), dailyCap: '25' })
    expect(past.status).toBe(422)
    expect(past.text).toContain('This day has passed.')
    const wide = await send(student, { intent: 'settings', examDate: '', dailyCap: '201' })
    expect([wide.status, wide.text.includes('Enter a whole number from 5 to 200.')]).toEqual([422, true])
    expect((await overviewOf(student)).settings.dailyCap).toBe(25)
  })

  test('adds an item of current affairs, sets its card aside and brings it back (LRN-44, LRN-45)', async () => {
    const student = await newStudent()
    const [item] = await query<{ id: string }>("SELECT id FROM current_affairs WHERE state = 'published' LIMIT 1")
    const id = item?.id ?? ''
    expect((await student.get(`/study-materials/current-affairs/${id}`)).text).toContain('Add to revision')
    expect((await send(student, { intent: 'add', kind: 'affair', id })).text).toContain('The card is in your revision.')
    expect((await send(student, { intent: 'add', kind: 'affair', id: 'none' })).status).toBe(404)
    expect((await send(student, { intent: 'add', kind: 'other', id })).status).toBe(422)
    const aside = await send(student, { intent: 'aside', cardId: id }, '?state=suspended')
    expect(aside.text).toContain('set aside by you')
    await send(student, { intent: 'back', cardId: id })
    const { items } = (await student.get<CardList>('/api/revision/cards?state=due')).body
    expect(items).toMatchObject([{ id, suspended: null }])
    const other = await newStudent()
    expect((await send(other, { intent: 'aside', cardId: id })).status).toBe(404)
  })

  test('leads a visitor who adds an item to sign in and back to the item (LRN-45)', async () => {
    const next = '/study-materials/current-affairs/some-item'
    const { status, headers } = await send(new Visitor(), { intent: 'add', kind: 'affair', id: 'some-item', next })
    expect([status, headers.get('location')]).toEqual([302, `/login?next=${encodeURIComponent(next)}`])
    const off = await send(new Visitor(), { intent: 'add', kind: 'affair', id: 'x', next: '//evil.example' })
    expect(off.headers.get('location')).toBe('/login?next=%2F')
  })

  test('refuses lists and choices that do not exist', async () => {
    const student = await newStudent()
    expect((await student.get('/api/revision/cards?state=all')).status).toBe(422)
    expect((await student.get('/api/revision/cards?cursor=x')).status).toBe(422)
    expect((await student.put('/api/revision/settings', { examDate: null, dailyCap: 40 })).status).toBe(422)
    expect((await student.get(`${page}?state=all`)).status).toBe(200)
    expect((await student.get(`${page}?state=due&cursor=x`)).status).toBe(302)
  })
})

test('the home page and the profile show what is due, with its minutes (LRN-4)', async () => {
  const student = await newStudent()
  expect((await student.get<Home>('/api/home')).body.mine?.revision).toMatchObject({ due: 0, total: 0 })
  const [item] = await query<{ id: string }>("SELECT id FROM current_affairs WHERE state = 'published' LIMIT 1")
  await student.post('/api/revision/cards', { kind: 'affair', id: item?.id })
  expect((await student.get<Home>('/api/home')).body.mine?.revision).toMatchObject({ due: 1, minutes: 1 })
  expect((await student.get('/')).text).toContain('1 card due')
  expect((await student.get('/profile')).text).toContain('1 card due, about 1 minute.')
})
