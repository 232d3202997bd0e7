import { describe, expect, test } from 'vitest'
import type { ContactReceipt } from '../../domain/contact/contract.ts'
import { newStudent, query, unique, Visitor } from '../support/http.ts'
import { letterTo, lettersTo, subjects } from '../support/mail.ts'

const message = (parts: Record<string, unknown> = {}) => ({
  name: 'Asha Rani',
  email: `${unique('sender')}@example.test`,
  topic: 'technical',
  subject: 'The reader stays blank',
  message: `On my phone the reader stays blank since this morning. ${unique('mark')}`,
  ...parts,
})

type Kept = { state: string; user_id: string | null; language: string; message: string; reference: string }
const keptFrom = (email: string) => query<Kept>('SELECT * FROM contact_messages WHERE email = ?', email)

const form = (fields: Record<string, string>) => ({
  raw: new URLSearchParams(fields).toString(),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

describe('contact form', () => {
  test('keeps a message for the office and acknowledges it with a reference and by mail (CON-1)', async () => {
    const visitor = new Visitor()
    const sent = message({ language: 'en' })
    const { status, body } = await visitor.post<ContactReceipt>('/api/contact', sent)
    expect(status).toBe(201)
    expect(body.reference).toMatch(/^TY-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(await keptFrom(sent.email)).toMatchObject([
      { state: 'new', user_id: null, language: 'en', message: sent.message, reference: body.reference },
    ])
    const letter = await letterTo(visitor.url, sent.email, subjects.arrived)
    expect(letter.subject).toContain(body.reference)
    // A form can name any address, so a stranger's text must not be mailed there in our name.
    for (const words of [sent.message, sent.subject, sent.name]) expect(letter.text + letter.html).not.toContain(words)
  })

  test('links the message of a signed-in student and fills in their name and address (CON-2)', async () => {
    const student = await newStudent({ name: 'Nandini' })
    const page = await student.get('/contact')
    expect(page.text).toContain('value="Nandini"')
    expect(page.text).toContain(`value="${student.account.email}"`)
    const sent = message({ email: student.account.email })
    await student.post('/api/contact', sent)
    const [kept] = await keptFrom(sent.email)
    const [user] = await query<{ id: string }>('SELECT id FROM auth_users WHERE email = ?', sent.email)
    expect(kept?.user_id).toBe(user?.id)
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['an address in the name', { name: 'visit https://evil.example' }, 'name'],
    ['no e-mail address', { email: 'nobody' }, 'email'],
    ['no topic', { topic: '' }, 'topic'],
    ['a topic of no list', { topic: 'spam' }, 'topic'],
    ['a subject of one letter', { subject: 'a' }, 'subject'],
    ['a message of some letters', { message: 'help' }, 'message'],
    ['a message without end', { message: 'x'.repeat(4001) }, 'message'],
  ])('with %s is 422 and names the field (CON-3)', async (_what, parts, field) => {
    const { status, body } = await new Visitor().post('/api/contact', message(parts))
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]])
  })

  test('refuses unknown fields (CON-3)', async () => {
    const { status } = await new Visitor().post('/api/contact', message({ state: 'answered' }))
    expect(status).toBe(422)
  })

  test('takes the same message of one day once, with one reference and one mail (CON-4)', async () => {
    const sent = message()
    const first = await new Visitor().post<ContactReceipt>('/api/contact', sent)
    const second = await new Visitor().post<ContactReceipt>('/api/contact', sent)
    expect(second.body).toEqual(first.body)
    expect(await keptFrom(sent.email)).toHaveLength(1)
  })

  test('puts aside messages with the hidden field filled in, with the same response (CON-5)', async () => {
    const sent = message({ company: 'Buy now' })
    const { status, body } = await new Visitor().post<ContactReceipt>('/api/contact', sent)
    expect([status, body.reference.slice(0, 3)]).toEqual([201, 'TY-'])
    expect((await keptFrom(sent.email)).map(({ state }) => state)).toEqual(['spam'])
  })

  test('stops one sender after five an hour, and not the others behind the same address (CON-6)', async () => {
    const hall = unique('hall')
    const from = (email: string) => {
      const visitor = new Visitor()
      visitor.address = hall
      return visitor.post('/api/contact', message({ email }))
    }
    const sender = `${unique('writer')}@example.test`
    const statuses: number[] = []
    for (let count = 0; count < 6; count += 1) statuses.push((await from(sender)).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const others = await Promise.all(Array.from({ length: 30 }, () => from(`${unique('other')}@example.test`)))
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([201]))
  })

  test('lets the owner of an address write after a stranger misused it (CON-6)', async () => {
    const email = `${unique('owner')}@example.test`
    const attackers = Array.from({ length: 4 }, () => new Visitor())
    for (const attacker of attackers)
      for (let count = 0; count < 5; count += 1) await attacker.post('/api/contact', message({ email }))
    expect((await new Visitor().post('/api/contact', message({ email }))).status).toBe(201)
    const mailed = await lettersTo(attackers[0]?.url ?? '', email)
    expect(mailed.length).toBeLessThanOrEqual(10)
  })

  test('answers without script with the reference, or with every word that was typed (CON-3)', async () => {
    const visitor = new Visitor()
    const sent = message({ message: 'Line one\r\nLine two with <b>signs</b> & "quotes"' }) as Record<string, string>
    const done = await visitor.call('POST', '/contact', undefined, form({ ...sent, company: '' }))
    expect(done.status).toBe(200)
    expect(done.text).toContain((await keptFrom(sent['email'] ?? ''))[0]?.reference)
    const refused = await visitor.call(
      'POST',
      '/contact',
      undefined,
      form({ ...sent, email: 'nobody', topic: 'account' }),
    )
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('value="nobody"')
    expect(refused.text).toMatch(/<option[^>]*value="account"[^>]*selected/)
    expect(refused.text).toContain('Line two with &lt;b&gt;signs&lt;/b&gt; &amp; ')
    expect(refused.text).toContain('aria-invalid="true"')
  })

  test('returns nothing that was typed as markup (CON-7)', async () => {
    const sent = message({
      name: 'A',
      subject: '"><script>alert(1)</script>',
      message: '</textarea><script>alert(1)</script>',
      email: 'x',
    })
    const { text } = await new Visitor().call('POST', '/contact', undefined, form(sent as Record<string, string>))
    expect(text).not.toContain('<script>alert(1)')
  })
})
