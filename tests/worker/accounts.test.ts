import { officePaths } from '../../domain/office-paths.ts'
import { describe, expect, test } from 'vitest'
import type { Account, Session } from '../../domain/accounts/contract.ts'
import type { ErrorBody } from '../../domain/errors.ts'
import { codeIn, letterTo, lettersTo, subjects, typedCodeIn } from '../support/mail.ts'
import { demoAdmin, goodPassword, newStudent, query, signIn, signUpBody, unique, Visitor } from '../support/http.ts'

const session = async (visitor: Visitor, headers: Record<string, string> = {}) =>
  (await visitor.get<Session>('/api/session', { headers })).body

describe('registration', () => {
  test('signs in at once, with a user record and a student id (ACC-1)', async () => {
    const student = await newStudent({ name: 'Kavya Rao' })
    const { user, isAdmin, language } = await session(student)
    expect(user).toMatchObject({
      email: student.account.email,
      displayName: 'Kavya Rao',
      photoURL: null,
      provider: 'password',
      emailVerified: false,
    })
    expect(user?.studentId).toMatch(/^KA[A-Z]\d{8}$/)
    expect({ isAdmin, language }).toEqual({ isAdmin: false, language: 'en' })
    expect(Object.keys(user ?? {}).sort()).toEqual([
      'createdAt',
      'displayName',
      'email',
      'emailVerified',
      'photoURL',
      'provider',
      'studentId',
      'uid',
    ])
  })

  test('sets httpOnly and lax session cookies and never returns the password (ACC-25)', async () => {
    const visitor = new Visitor()
    const { headers, text } = await visitor.post('/api/auth/sign-up/email', signUpBody())
    const cookies = headers.getSetCookie().filter((cookie) => cookie.includes('session'))
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/httponly.*samesite=lax|samesite=lax.*httponly/i)
    expect(text).not.toContain(goodPassword)
  })

  test('of a taken address is 422 accounts.address_taken, in any case of letters (ACC-6)', async () => {
    const { account } = await newStudent()
    for (const email of [account.email, account.email.toUpperCase()]) {
      const { status, body } = await new Visitor().post('/api/auth/sign-up/email', signUpBody({ email }))
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'accounts.address_taken' })
    }
    expect((await session(await signIn(account.email, goodPassword))).user?.displayName).toBe('Asha')
  })

  test('of taken addresses is 429 with Retry-After after five an hour; others go on (ACC-6)', async () => {
    const { account } = await newStudent()
    const prober = new Visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries++)
      statuses.push((await prober.post('/api/auth/sign-up/email', account)).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    const { headers, body } = await prober.post('/api/auth/sign-up/email', account)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.code).toBe('platform.rate_limited')
    await newStudent()
  })

  test('and sign-in answer 400 to a password over 128 characters, whatever else is wrong (ACC-7)', async () => {
    const password = 'p'.repeat(129)
    const visitor = new Visitor()
    const replies = [
      await visitor.post('/api/auth/sign-up/email', signUpBody({ password })),
      await visitor.post('/api/auth/sign-in/email', { email: demoAdmin.email, password }),
      await visitor.post('/api/auth/sign-up/email', { password, role: 'admin' }),
    ]
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      replies.map(() => [400, 'accounts.weak_password']),
    )
    expect(
      (await visitor.post('/api/auth/sign-up/email', signUpBody({ password: 'a long password '.repeat(8) }))).status,
    ).toBe(200)
  })

  test.each([
    ['password', 'common'],
    ['Password@123', 'common'],
    ['12345678', 'common'],
    ['iloveyou', 'common'],
    ['Taiyari@2026', 'own_words'],
    ['kavya.rao1999', 'own_words'],
  ])('refuses the password %s (%s), as do reset and change, and changes nothing (ACC-7)', async (password, reason) => {
    const refusal = { status: 422, code: 'accounts.weak_password', reason }
    const told = ({ status, body }: { status: number; body: ErrorBody }) => ({
      status,
      code: body.code,
      reason: body.details?.['reason'],
    })
    const name = 'Kavya Rao'
    const fresh = signUpBody({ name, password })
    expect(told(await new Visitor().post('/api/auth/sign-up/email', fresh))).toEqual(refusal)
    const student = await newStudent({ name, email: fresh.email })
    const change = { currentPassword: goodPassword, newPassword: password }
    expect(told(await student.post('/api/account/password', change))).toEqual(refusal)
    await student.post('/api/auth/request-password-reset', { email: fresh.email })
    const token = codeIn(await letterTo(student.url, fresh.email, subjects.reset))
    expect(told(await new Visitor().post('/api/auth/reset-password', { token, newPassword: password }))).toEqual(
      refusal,
    )
    await signIn(fresh.email, goodPassword)
    const good = { token, newPassword: 'another long enough password' }
    expect((await new Visitor().post('/api/auth/reset-password', good)).status, 'the link still works').toBe(200)
  })

  test.each([
    ['a short password', { password: 'seven77' }, 'password'],
    ['no name', { name: '   ' }, 'name'],
    ['no address', { email: 'someone' }, 'email'],
    ['a name of 81 letters', { name: 'n'.repeat(81) }, 'name'],
  ])('with %s is 422 and names the field (ACC-8)', async (_what, parts, field) => {
    const { status, body } = await new Visitor().post('/api/auth/sign-up/email', signUpBody(parts))
    expect({ status, code: body.code, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status: 422,
      code: 'input.invalid',
      fields: [field],
    })
  })

  test.each(['role', 'isAdmin', 'emailVerified', 'studentId', 'provider', 'createdAt', 'price', 'callbackURL'])(
    'that sends %s is 422 and has no effect (ACC-8)',
    async (field) => {
      const account = signUpBody()
      expect((await new Visitor().post('/api/auth/sign-up/email', { ...account, [field]: 'admin' })).status).toBe(422)
      expect(
        (await new Visitor().post('/api/auth/sign-in/email', { email: account.email, password: account.password }))
          .status,
      ).toBe(401)
    },
  )

  test('gives 12 concurrent students of one name 12 ids (ACC-4)', async () => {
    const name = 'Ujjwala'
    const students = await Promise.all(Array.from({ length: 12 }, () => newStudent({ name })))
    const ids = await Promise.all(students.map(async (student) => (await session(student)).user?.studentId))
    expect(new Set(ids).size).toBe(12)
    for (const id of ids) expect(id).toMatch(/^UJ[A-Z]\d{8}$/)
  })
})

describe('sign-in', () => {
  test('answers an unknown address and a wrong password alike (ACC-20)', async () => {
    const { account } = await newStudent()
    const wrong = await new Visitor().post('/api/auth/sign-in/email', {
      email: account.email,
      password: 'not the password',
    })
    const unknown = await new Visitor().post('/api/auth/sign-in/email', {
      email: `${unique('nobody')}@example.test`,
      password: 'not the password',
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' })
    expect(wrong.body.code).toBe('accounts.bad_credentials')
    expect([wrong.headers.getSetCookie(), unknown.headers.getSetCookie()]).toEqual([[], []])
  })

  test('hashes for an unknown address as for a wrong password: both take as long (ACC-20)', async () => {
    const { email } = (await newStudent()).account
    const timed = async (address: string) => {
      const began = performance.now()
      await new Visitor().post('/api/auth/sign-in/email', { email: address, password: 'not the password' })
      return performance.now() - began
    }
    // Alternates both cases, so that load affects them alike, and compares the fastest time of each.
    let [known, unknown] = [Infinity, Infinity]
    for (let tries = 0; tries < 8; tries += 1) {
      known = Math.min(known, await timed(email))
      unknown = Math.min(unknown, await timed(`${unique('nobody')}@example.test`))
    }
    expect(Math.min(known, unknown) / Math.max(known, unknown)).toBeGreaterThan(0.4)
  })

  test('from a known device is not locked by guesses from elsewhere (ACC-23)', async () => {
    const student = await newStudent()
    const login = { email: student.account.email, password: goodPassword }
    const guess = (visitor: Visitor) => visitor.post('/api/auth/sign-in/email', { ...login, password: 'a wrong guess' })
    await Promise.all(Array.from({ length: 12 }, () => guess(new Visitor())))
    const elsewhere = await new Visitor().post('/api/auth/sign-in/email', {
      ...login,
      email: login.email.toUpperCase(),
    })
    expect(elsewhere.status).toBe(429)
    await student.post('/api/auth/sign-out')
    expect((await student.post('/api/auth/sign-in/email', login)).status).toBe(200)
  })

  /** Locks an account with wrong passwords from twelve visitors; the limit is ten. */
  const hold = (email: string) =>
    Promise.all(
      Array.from({ length: 12 }, () =>
        new Visitor().post('/api/auth/sign-in/email', { email, password: 'a wrong guess' }),
      ),
    )
  const logIn = (visitor: Visitor, email: string, parts: Record<string, string> = {}) =>
    visitor.post('/api/auth/sign-in/email', { email, password: goodPassword, ...parts })
  const askCode = async (email: string) => {
    const visitor = new Visitor()
    expect((await visitor.post('/api/auth/sign-in/code', { email })).status).toBe(200)
    return typedCodeIn(await letterTo(visitor.url, email, subjects.signInCode))
  }

  test('on a new device takes the password and a mailed code, once, while the account is held (ACC-24)', async () => {
    const { account } = await newStudent()
    const { email } = account
    await hold(email)
    expect((await logIn(new Visitor(), email)).status).toBe(429)
    const code = await askCode(email)
    const device = new Visitor()
    const wrong = await logIn(device, email, { code, password: 'a wrong guess' })
    expect([wrong.status, wrong.body.code]).toEqual([401, 'accounts.bad_credentials'])
    expect((await logIn(device, email, { code: code.toLowerCase().replace('-', ' ') })).status).toBe(200)
    expect((await logIn(device, email)).status, 'the device is known from then on').toBe(200)
    expect((await logIn(new Visitor(), email, { code })).body.code).toBe('accounts.code_invalid')
  })

  test('refuses a wrong code, one of another account and an expired one; unknown addresses look the same (ACC-24)', async () => {
    const [{ account: first }, { account: second }] = [await newStudent(), await newStudent()]
    const [code, other] = [await askCode(first.email), await askCode(second.email)]
    await query('UPDATE email_tokens SET expires_at = 1 WHERE email = ?', first.email)
    const replies = [
      await logIn(new Visitor(), first.email, { code: 'AAAA-AAAA' }),
      await logIn(new Visitor(), first.email, { code: other }),
      await logIn(new Visitor(), first.email, { code }),
      await logIn(new Visitor(), `${unique('nobody')}@example.test`, { code }),
    ]
    for (const { status, body } of replies)
      expect({ status, ...body, requestId: '' }).toEqual({ ...replies[0]?.body, status: 400, requestId: '' })
    expect(replies[0]?.body.code).toBe('accounts.code_invalid')
  })

  test('allows ten guesses at codes from one client address, and others can still use theirs (ACC-24)', async () => {
    const { account } = await newStudent()
    const code = await askCode(account.email)
    const guesser = new Visitor()
    const statuses: number[] = []
    for (let tries = 0; tries < 12; tries += 1)
      statuses.push((await logIn(guesser, account.email, { code: 'AAAA-AAAA' })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429])
    expect((await logIn(guesser, account.email, { code })).status).toBe(429)
    expect((await logIn(new Visitor(), account.email, { code })).status).toBe(200)
  })

  test('requests codes with the same answer for known and unknown addresses, and mails none to the latter (ACC-24)', async () => {
    const { account } = await newStudent()
    const nobody = `${unique('nobody')}@example.test`
    const ask = async (email: string) => {
      const { status, text } = await new Visitor().post('/api/auth/sign-in/code', { email })
      return { status, text }
    }
    expect(await ask(nobody)).toEqual(await ask(account.email))
    await letterTo(new Visitor().url, account.email, subjects.signInCode)
    expect(await lettersTo(new Visitor().url, nobody)).toEqual([])
  })

  test('keeps codes valid for the owner, however many strangers request (ACC-24)', async () => {
    const { account } = await newStudent()
    const ask = () => new Visitor().post('/api/auth/sign-in/code', { email: account.email })
    const statuses = (await Promise.all(Array.from({ length: 14 }, ask))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    await hold(account.email)
    const code = typedCodeIn(await letterTo(new Visitor().url, account.email, subjects.signInCode))
    expect((await logIn(new Visitor(), account.email, { code })).status).toBe(200)
  })

  test('is released from a hold by a reset, which makes its device known (ACC-51)', async () => {
    const { account } = await newStudent()
    const { email } = account
    await hold(email)
    const device = new Visitor()
    await device.post('/api/auth/request-password-reset', { email })
    const token = codeIn(await letterTo(device.url, email, subjects.reset))
    const password = 'another long enough password'
    expect((await device.post('/api/auth/reset-password', { token, newPassword: password })).status).toBe(200)
    expect((await logIn(new Visitor(), email, { password })).status).toBe(200)
    await hold(email)
    expect((await logIn(new Visitor(), email, { password })).status).toBe(429)
    expect((await logIn(device, email, { password })).status).toBe(200)
  })

  test('on a known device is not locked by guesses from the same client address (ACC-23)', async () => {
    const student = await newStudent()
    const hostel = unique('hostel')
    student.address = hostel
    const neighbour = Object.assign(new Visitor(), { address: hostel })
    for (let tries = 0; tries < 51; tries += 1)
      await neighbour.post('/api/auth/sign-in/email', {
        email: `${unique('anyone')}@example.test`,
        password: 'a wrong guess',
      })
    expect((await logIn(neighbour, student.account.email)).status).toBe(429)
    expect((await logIn(student, student.account.email)).status).toBe(200)
  })

  test('treats a device known before a password change as unknown (ACC-23)', async () => {
    const student = await newStudent()
    const known = student.copy()
    const newPassword = 'another long enough password'
    await student.post('/api/account/password', { currentPassword: goodPassword, newPassword })
    const guess = () =>
      new Visitor().post('/api/auth/sign-in/email', { email: student.account.email, password: 'a wrong guess' })
    await Promise.all(Array.from({ length: 12 }, guess))
    const login = { email: student.account.email, password: newPassword }
    expect((await known.post('/api/auth/sign-in/email', login)).status).toBe(429)
    expect((await student.post('/api/auth/sign-in/email', login)).status).toBe(200)
  })

  test('never gives the token of a session to script (ACC-25)', async () => {
    const visitor = await newStudent()
    const token = [...visitor.cookies].find(([name]) => name.endsWith('session_token'))?.[1].split('.')[0] ?? ''
    const login = { email: visitor.account.email, password: goodPassword }
    const answers = [
      await visitor.get('/api/auth/get-session'),
      await visitor.get('/api/session'),
      await visitor.get('/api/account'),
      await new Visitor().post('/api/auth/sign-in/email', login),
      await new Visitor().post('/api/auth/sign-up/email', signUpBody()),
    ]
    expect(token.length).toBeGreaterThan(20)
    for (const { text } of answers) expect(text).not.toContain(token)
    for (const { text } of answers) expect(text).not.toContain('"token"')
  })

  test('gives a device known to one account no extra tries on another, and a made-up one none (ACC-23)', async () => {
    const [device, victim] = [await newStudent(), await newStudent()]
    const login = { email: victim.account.email, password: goodPassword }
    const guess = () => new Visitor().post('/api/auth/sign-in/email', { ...login, password: 'a wrong guess' })
    await Promise.all(Array.from({ length: 12 }, guess))
    const forged = new Visitor([['device', `${unique('name')}.mark.signature`]])
    for (const visitor of [device, forged])
      expect((await visitor.post('/api/auth/sign-in/email', login)).status).toBe(429)
  })

  test('answers guesses from rotated addresses with 429 and Retry-After, also to the right password; others are not locked out (ACC-21)', async () => {
    const [victim, bystander] = await Promise.all([newStudent(), newStudent()])
    const { email } = victim.account
    const tries = Array.from({ length: 14 }, () =>
      new Visitor().post('/api/auth/sign-in/email', { email, password: 'not the password' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const blocked = await new Visitor().post('/api/auth/sign-in/email', { email, password: goodPassword })
    expect({ status: blocked.status, code: blocked.body.code }).toEqual({ status: 429, code: 'platform.rate_limited' })
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
    await signIn(bystander.account.email, goodPassword)
    expect((await session(victim)).user?.email).toBe(email)
  })

  test('admits students behind one address at once with right passwords (ACC-22)', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => newStudent()))
    const lab = unique('lab')
    const statuses = await Promise.all(
      students.map(async ({ account: { email, password } }) => {
        const seat = Object.assign(new Visitor(), { address: lab })
        return (await seat.post('/api/auth/sign-in/email', { email, password })).status
      }),
    )
    expect(statuses).toEqual(students.map(() => 200))
  })

  test('with unknown fields is 422 (ACC-8)', async () => {
    for (const extra of [{ role: 'admin' }, { callbackURL: 'https://evil.test' }, { rememberMe: true }]) {
      const { status } = await new Visitor().post('/api/auth/sign-in/email', { ...demoAdmin, ...extra })
      expect(status).toBe(422)
    }
  })

  test('ends with the session at sign-out (ACC-28)', async () => {
    const student = await newStudent()
    expect((await student.post('/api/auth/sign-out')).status).toBe(200)
    expect(await session(student)).toEqual({ user: null, isAdmin: false, language: 'en' })
  })

  test('keeps the student id and createdAt when repeated (ACC-2)', async () => {
    const student = await newStudent()
    const { user } = await session(student)
    expect((await session(await signIn(student.account.email, goodPassword))).user).toEqual(user)
  })
})

describe('language (ACC-74)', () => {
  test('is that of the address, else of the device, else English; only exactly en or hi count', async () => {
    const visitor = new Visitor()
    const languageAt = async (path: string, cookie: string) =>
      (await visitor.get<Session>(path, { headers: { cookie } })).body.language
    expect(await languageAt('/api/session', '')).toBe('en')
    expect(await languageAt('/api/session', 'lang=hi')).toBe('hi')
    expect(await languageAt('/api/session', 'lang=HI')).toBe('en')
    expect(await languageAt('/api/session?lang=en', 'lang=hi')).toBe('en')
    expect(await languageAt('/api/session?lang=fr', 'lang=hi')).toBe('hi')
    expect(visitor.cookies.has('lang')).toBe(false)
  })

  test('is stored in KV and used on another device that has none', async () => {
    const student = await newStudent()
    const { email, password } = student.account
    expect(await student.put('/api/session/preferences', { language: 'hi' })).toMatchObject({
      status: 200,
      body: { language: 'hi' },
    })
    expect((await session(student)).language).toBe('hi')
    const device = await signIn(email, password)
    expect((await session(device)).language).toBe('hi')
    device.cookies.set('lang', 'en')
    expect((await session(device)).language).toBe('en')
    expect((await session(await newStudent())).language).toBe('en')
  })

  test.each(['fr', 'EN', '', null, 5])('that is not exactly en or hi is 422 (%j)', async (language) => {
    expect((await new Visitor().put('/api/session/preferences', { language })).status).toBe(422)
  })
})

describe('sign-in pages without script (ACC-32)', () => {
  const submit = (visitor: Visitor, path: string, form: Record<string, string>) =>
    visitor.call<null>('POST', path, undefined, {
      raw: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  test.each([
    ['/test/tst_ssc-cgl-mock-1', '/test/tst_ssc-cgl-mock-1'],
    ['https://evil.test/', '/'],
    ['//evil.test', '/'],
    ['/\\evil.test', '/'],
    ['/\t/evil.test', '/'],
    ['javascript:alert(1)', '/'],
  ])('lead from the return address %j to %s (PLT-19)', async (next, location) => {
    const { email, password } = (await newStudent()).account
    const visitor = new Visitor()
    const path = `/login?next=${encodeURIComponent(next)}`
    const { status, headers } = await submit(visitor, path, { email, password })
    expect({ status, location: headers.get('location') }).toEqual({ status: 302, location })
    expect((await session(visitor)).user?.email).toBe(email)
    await visitor.put('/api/account/welcome', { answer: null })
    expect((await visitor.get(path)).headers.get('location')).toBe(location)
  })

  test('lead a new student through the welcome to the page before, once, and back on demand (ACC-76, ACC-77, ACC-78, ACC-89, ACC-90)', async () => {
    const { name, email, password } = signUpBody()
    const visitor = new Visitor()
    const locationAfter = async (path: string, form?: Record<string, string>) =>
      (await (form ? submit(visitor, path, form) : visitor.get(path))).headers.get('location')
    const welcome = '/welcome?next=%2Ftests%3Fexam%3Dssc'
    expect(await locationAfter('/signup?next=/tests?exam=ssc', { name, email, password })).toBe(welcome)
    expect(await locationAfter('/login?next=/tests?exam=ssc')).toBe(welcome)
    expect((await visitor.get(welcome)).text).toContain(`Welcome, ${name}.`)
    const chosen = { targets: 'banking', medium: 'hi', targetYear: '', pages: 'true' }
    const second = '/welcome/test?next=%2Ftests%3Fexam%3Dssc'
    const unchosen = await submit(visitor, welcome, { medium: 'hi', targetYear: '' })
    expect([unchosen.status, unchosen.text.includes('Choose at least one exam')]).toEqual([422, true])
    expect(await locationAfter(welcome, chosen)).toBe(second)
    expect(visitor.cookies.get('lang')).toBe('hi')
    const { text } = await visitor.get(second)
    expect([text.includes('href="/tests?exam=ssc"'), text.includes(email)]).toEqual([true, true])
    const again = '/welcome?again=1&next=%2Ftests%3Fexam%3Dssc'
    expect(text).toContain(`href="${again.replace('&', '&amp;')}"`)
    expect((await visitor.get(again)).text.match(/<input[^>]*value="banking"[^>]*>/)?.[0]).toContain('checked=""')
    expect(await locationAfter(again, chosen)).toBe(second)
    expect(await locationAfter(welcome)).toBe('/tests?exam=ssc')
    expect(await locationAfter('/login?next=/tests')).toBe('/tests')
    expect((await visitor.get<Account>('/api/account')).body.examProfile).toMatchObject({
      targets: ['banking'],
      medium: 'hi',
    })
  })

  test('send the mail that confirms the address again from the second step, and no visitor into the welcome (ACC-80)', async () => {
    const student = await newStudent()
    const sent = await submit(student, '/welcome/test', {})
    expect([sent.status, sent.text.includes('Look into your inbox')]).toEqual([200, true])
    for (const path of ['/welcome', '/welcome/test'])
      expect((await new Visitor().get(path)).headers.get('location')).toBe(
        `/login?${new URLSearchParams({ next: path })}`,
      )
  })

  test('keep the page before the sign-in, and put nothing of one reader into the shared cache (ACC-26)', async () => {
    const { text } = await new Visitor().get('/about?utm_source=somewhere&next=/evil')
    expect(text).toContain('href="/login?next=%2Fabout&amp;from=menu"')
    expect(text).not.toMatch(/somewhere|evil/)
  })

  test.each([
    ['en', 'Send me a code', 'a mail with a code is on its way'],
    ['hi', 'मुझे कोड भेजें', 'कोड वाला मेल भेज दिया गया है'],
  ])('offer a code and take it while an account is held (%s) (ACC-24)', async (language, offer, sent) => {
    const { email, password } = (await newStudent()).account
    const visitor = new Visitor([['lang', language]])
    for (let tries = 0; tries < 10; tries += 1)
      await visitor.post('/api/auth/sign-in/email', { email, password: 'a wrong guess' })
    const held = await submit(visitor, '/login?next=/profile', { email, password })
    expect([held.status, held.text.includes(offer), held.text.includes('name="code"')]).toEqual([429, true, false])
    const asked = await submit(visitor, '/login?next=/profile', { email, password, intent: 'code' })
    expect([asked.status, asked.text.includes(sent), asked.text.includes('name="code"')]).toEqual([200, true, true])
    const wrong = await submit(visitor, '/login?next=/profile', { email, password, code: 'AAAA' })
    expect([wrong.status, wrong.text.includes('aria-invalid="true"')]).toEqual([400, true])
    const code = typedCodeIn(await letterTo(visitor.url, email, subjects.signInCode))
    const done = await submit(visitor, '/login?next=/profile', { email, password, code })
    expect([done.status, done.headers.get('location')]).toEqual([302, '/profile'])
  })

  test('sign in at once after registration, and answer a refused one with its status', async () => {
    const { name, email, password } = signUpBody()
    const visitor = new Visitor()
    expect((await submit(visitor, '/signup', { name, email, password })).status).toBe(302)
    expect((await session(visitor)).user?.email).toBe(email)
    expect((await submit(new Visitor(), '/signup', { name, email, password })).status).toBe(422)
    const common = await submit(new Visitor(), '/signup', { name, email: `x-${email}`, password: 'password1' })
    expect([common.status, common.text.includes('among the first that anyone would guess')]).toEqual([422, true])
    expect((await submit(new Visitor(), '/login', { email, password: 'not the password' })).status).toBe(401)
    expect((await submit(new Visitor(), '/login', { email, password: 'p'.repeat(129) })).status).toBe(400)
  })

  test('redirect everyone else from the office to / (ACC-31)', async () => {
    const visitors = [
      new Visitor(),
      await newStudent(),
      await newStudent({ email: `admin+${unique('tag')}@demo.taiyari.test` }),
    ]
    for (const visitor of visitors) {
      const { status, headers } = await visitor.get('/admin/students')
      expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: '/' })
    }
    expect((await (await signIn(demoAdmin.email, demoAdmin.password)).get('/admin/students')).status).toBe(200)
  })
})

test('gives the accounts of the demo student ids of their own (ACC-34)', async () => {
  const rows = await query<{ uid: string; own: string; mirrored: string }>(
    `SELECT users.uid, users.student_id AS own, mirror.student_id AS mirrored FROM users
     JOIN users_by_student_id AS mirror ON mirror.uid = users.uid WHERE users.uid IN ('demo-student', 'demo-admin')`,
  )
  expect(rows).toHaveLength(2)
  expect(new Set(rows.map(({ own }) => own)).size).toBe(2)
  for (const { own, mirrored } of rows) expect([own, mirrored]).toEqual([expect.stringMatching(/^DE[A-Z]\d{8}$/), own])
})

test('the page of a student sends an act without script, and names a missing reason (OFC-54)', async () => {
  const student = await newStudent()
  const uid = (await student.get<Session>('/api/session')).body.user?.uid ?? ''
  const admin = await signIn(demoAdmin.email, demoAdmin.password)
  const page = `${officePaths.adminStudent(uid)}?kind=act&act=block`
  const send = (form: Record<string, string>) =>
    admin.call<null>('POST', page, undefined, {
      raw: new URLSearchParams({ intent: 'block', ...form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const refused = await send({ reason: ' ' })
  expect([refused.status, refused.text.includes('Write a reason.')]).toEqual([422, true])
  const sent = await send({ reason: 'Shared the account' })
  expect([sent.status, sent.headers.get('location')]).toEqual([
    303,
    `${officePaths.adminStudent(uid)}?kind=act&done=block`,
  ])
  expect((await student.get('/api/account')).status).toBe(401)
  expect((await admin.get(`${officePaths.adminStudent(uid)}?done=block`)).text).toContain('The student is blocked.')
  expect((await admin.get(officePaths.adminStudent(unique('nobody')))).status).toBe(404)
})
