import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { CountedPage } from '../../domain/lists.ts'
import type { MaterialDetail, MaterialSummary } from '../../domain/materials/contract.ts'
import { seedMaterials } from '../../drizzle/seed/materials/index.ts'
import { newStudent, query, unique, Visitor } from '../support/http.ts'

type List = CountedPage<MaterialSummary>

const free = '/api/materials/mat_percentages-profit-interest'
const paid = '/api/materials/mat_physics-formulas-jee-neet'
const book = '/api/materials/mat_polity-in-five-chapters'
const file = (material: string, rest = 'language=en&part=whole') => `${material}/file?${rest}`

const list = async (rest = '', visitor = new Visitor()) => {
  const { status, body } = await visitor.get<List>(`/api/materials${rest}`)
  expect(status).toBe(200)
  return body
}
const detail = async (material: string, visitor = new Visitor()) => (await visitor.get<MaterialDetail>(material)).body

/** Response with its bytes. */
const bytesOf = async (path: string, headers: Record<string, string> = {}, visitor = new Visitor()) => {
  const response = await fetch(`${visitor.url}${path}`, { headers: { cookie: visitor.cookie, ...headers } })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}

/** Student who owns a series. */
const ownerOf = async (seriesId: string) => {
  const email = `${unique('owner')}@example.test`
  const student = await newStudent({ email })
  await query(
    'INSERT INTO entitlements (id, user_id, item_id, starts_at) SELECT ?, id, ?, 0 FROM auth_users WHERE email = ?',
    unique('ent'),
    seriesId,
    email,
  )
  return student
}

describe('the list of materials (MAT-1, MAT-2, MAT-3)', () => {
  test('pages through every material once, newest first or by title, with the count', async () => {
    for (const [sort, ids] of [
      ['newest', seedMaterials.map(({ slug }) => `mat_${slug}`)],
      [
        'title',
        seedMaterials
          .toSorted((one, other) => (one.title.en < other.title.en ? -1 : 1))
          .map(({ slug }) => `mat_${slug}`),
      ],
    ] as const) {
      const seen: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: List = await list(`?sort=${sort}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
        expect(page.count).toBe(seedMaterials.length)
        expect(page.items.length).toBeLessThanOrEqual(12)
        seen.push(...page.items.map(({ id }) => id))
        cursor = page.next
      }
      expect(seen).toEqual(ids)
    }
  })

  test.each<[string, (material: (typeof seedMaterials)[number]) => boolean]>([
    ['exam=jee', ({ exams }) => exams.length === 0 || exams.includes('jee')],
    ['subject=polity', ({ subject }) => subject === 'polity'],
    ['kind=e_book', ({ kind }) => kind === 'e_book'],
    ['kind=practice_paper', ({ kind }) => kind === 'practice_paper'],
    ['kind=formula_sheet', ({ kind }) => kind === 'formula_sheet'],
    ['kind=previous_paper', () => false],
    ['kind=digest', ({ kind }) => kind === 'digest'],
    ['access=premium', ({ access = 'free' }) => access !== 'free'],
    ['access=free&subject=physics', ({ access = 'free', subject }) => access === 'free' && subject === 'physics'],
    ['q=MONSOON', ({ slug }) => slug === 'how-the-monsoon-works' || slug === 'geography-of-india'],
    [`q=${encodeURIComponent('त्रिकोणमिति')}`, ({ slug }) => slug === 'trigonometry-formulas'],
    ['q=%25', () => false],
    ['q=%27%3B--', () => false],
    ['language=hi&subject=english', ({ slug }) => /^(vocabulary-from-roots|error-spotting)/.test(slug)],
    ['exam=none', ({ exams }) => exams.length === 0],
  ])('filters by ?%s, with the count', async (query_, matches) => {
    const { items, count, next } = await list(`?${query_}`)
    const expected = seedMaterials.filter(matches).map(({ slug }) => `mat_${slug}`)
    const first = expected.slice(0, 12)
    const found = items.map(({ id }) => id)
    // Summaries may contain the word too, so the filter is checked for what it must find.
    if (query_.startsWith('q=M')) expect(found).toEqual(expect.arrayContaining(['mat_how-the-monsoon-works']))
    else
      expect({ found, count, more: next !== null }).toEqual({
        found: first,
        count: expected.length,
        more: expected.length > 12,
      })
  })

  test.each(['?kind=video', '?sort=price', '?cursor=garbage', '?unknown=1', '?language=fr', `?q=${'x'.repeat(999)}`])(
    'refuses %s with 422',
    async (query_) => {
      expect((await new Visitor().get(`/api/materials${query_}`)).status).toBe(422)
    },
  )
})

describe('access to a material (MAT-5, MAT-6, MAT-7, MAT-8, MAT-10, MAT-12, MAT-13)', () => {
  test('a free one offers its files in both languages, with pages and bytes', async () => {
    const { files, entitlement, downloadable, exams } = await detail(free)
    expect({ entitlement, downloadable, exams: exams.map(({ id }) => id) }).toEqual({
      entitlement: 'open',
      downloadable: true,
      exams: ['ssc', 'banking', 'railways', 'state-psc'],
    })
    for (const language of ['en', 'hi'] as const) {
      const { status, bytes } = await bytesOf(file(free, `language=${language}&version=${files[language]?.version}`))
      expect([status, bytes.length]).toEqual([200, files[language]?.bytes])
      expect(files[language]?.pages).toBeGreaterThan(2)
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(files[language]?.version)
      expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
    }
  })

  test('one without Hindi says so and offers English only', async () => {
    const { languages, files } = await detail('/api/materials/mat_english-grammar-rules')
    expect([languages, Object.keys(files)]).toEqual([['en'], ['en']])
    expect((await bytesOf(file('/api/materials/mat_english-grammar-rules', 'language=hi'))).status).toBe(404)
  })

  test('before purchase only the preview pages are served, whole or by range', async () => {
    for (const visitor of [new Visitor(), await newStudent()]) {
      const { entitlement, files } = await detail(paid, visitor)
      expect({ entitlement, part: files.en?.part, pages: files.en?.pages }).toEqual({
        entitlement: 'preview',
        part: 'preview',
        pages: 1,
      })
      expect(files.en?.ofPages).toBeGreaterThan(3)
      for (const headers of [{}, { range: 'bytes=0-99' }] as Record<string, string>[]) {
        const refused = await bytesOf(file(paid), headers, visitor)
        const missing = await bytesOf(file('/api/materials/mat_none'), headers, visitor)
        expect([refused.status, missing.status]).toEqual([404, 404])
      }
      const shown = await bytesOf(file(paid, 'language=en&part=preview'), { range: 'bytes=0-4' }, visitor)
      expect([shown.status, new TextDecoder().decode(shown.bytes)]).toEqual([206, '%PDF-'])
      expect(shown.headers.get('content-range')).toBe(`bytes 0-4/${files.en?.bytes}`)
    }
  })

  test('the series opens the whole for reading, and for saving where allowed', async () => {
    const owner = await ownerOf('ser_jee-advanced-practice')
    const { entitlement, files } = await detail(paid, owner)
    expect([entitlement, files.en?.part]).toEqual(['open', 'whole'])
    const part = await bytesOf(file(paid), { range: 'bytes=100-199' }, owner)
    expect([part.status, part.bytes.length, part.headers.get('cache-control')]).toEqual([206, 100, 'private, no-cache'])
    const saved = await bytesOf(file(paid, 'language=en&download=1'), {}, owner)
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+\.pdf"$/)
    const notDownloadable = '/api/materials/mat_chemistry-formulas-jee-neet'
    expect((await detail(notDownloadable, owner)).downloadable).toBe(false)
    expect((await bytesOf(file(notDownloadable), {}, owner)).status).toBe(200)
    expect((await bytesOf(file(notDownloadable, 'language=en&download=1'), {}, owner)).status).toBe(404)
    expect((await bytesOf(file(paid, 'language=en&part=preview&download=1'))).status).toBe(404)
  })

  test('before purchase an e-book sends its first chapter and no word of the others', async () => {
    const { contents, chapters } = await detail(book)
    expect(contents.map(({ open }) => open)).toEqual([true, ...contents.slice(1).map(() => false)])
    expect(contents.length).toBeGreaterThanOrEqual(5)
    expect(chapters.map(({ id }) => id)).toEqual(['constitution'])
    const locked = await new Visitor().get<MaterialDetail>(`${book}?chapter=courts`)
    expect(locked.body.chapters).toEqual([])
    expect(locked.text).not.toContain('Judicial review')
    const owner = await ownerOf('ser_upsc-prelims')
    const bought = await owner.get<MaterialDetail>(`${book}?chapter=courts`)
    expect(bought.body.chapters.map(({ id }) => id)).toEqual(['courts'])
    expect(bought.body.chapters[0]?.html.en).toContain('Judicial review')
    expect((await owner.get(`${book}?chapter=none`)).status).toBe(404)
  })

  test('the text of a file is sent when it is asked for, in both languages, with headings and formulas (MAT-40)', async () => {
    const { hasText, chapters, contents } = await detail(free)
    expect([hasText, chapters]).toEqual([true, []])
    const read = (await detail(`${free}?view=text`)).chapters
    expect(read.map(({ id }) => id)).toEqual(contents.map(({ id }) => id))
    expect(read.some(({ html }) => html.en.includes('<math') && /[\u0900-\u097f]/.test(html.hi))).toBe(true)
    const english = (await detail('/api/materials/mat_english-grammar-rules?view=text')).chapters
    expect(english.every(({ html }) => html.en !== '' && html.hi === '')).toBe(true)
    expect((await new Visitor().get(`${free}?view=other`)).status).toBe(422)
  })

  test('before purchase the text of a file ends with the parts that its preview pages show whole (MAT-41)', async () => {
    const { contents, chapters } = await detail(`${paid}?view=text`)
    const open = contents.filter((line) => line.open).map(({ id }) => id)
    expect(chapters.map(({ id }) => id)).toEqual(open)
    expect(open.length).toBeLessThan(contents.length)
    const last = contents.at(-1)?.id ?? ''
    const owner = await ownerOf('ser_jee-advanced-practice')
    const bought = (await detail(`${paid}?view=text`, owner)).chapters
    expect(bought.map(({ id }) => id)).toEqual(contents.map(({ id }) => id))
    const secret = (bought.find(({ id }) => id === last)?.html.en ?? '').slice(0, 60)
    expect(secret).not.toBe('')
    const page = await new Visitor().get('/materials/mat_physics-formulas-jee-neet?view=text')
    expect(page.text).not.toContain(secret)
  })

  test('notes are sent whole, as sanitised HTML with formulas, in both languages', async () => {
    const { chapters, contents } = await detail('/api/materials/mat_laws-of-motion-notes')
    expect(chapters.map(({ id }) => id)).toEqual(contents.map(({ id }) => id))
    const [first] = chapters
    expect(first?.html.en).toContain('<math')
    expect(first?.html.hi).toMatch(/[\u0900-\u097f]/)
    expect(JSON.stringify(chapters)).not.toContain('<script')
  })
})

describe('the files of a material (FIL-1, FIL-2, FIL-3, MAT-16, MAT-17, MAT-18, MAT-19)', () => {
  const address = file(free)

  test('state their length, that they take ranges and how they may be cached, and nothing in them runs', async () => {
    const { status, headers } = await bytesOf(address)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline; filename="[\w.-]+\.pdf"$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      etag: expect.stringMatching(/^"[^"]+"$/),
    })
  })

  test('answer one range with 206 and its bytes: from a position, between two, or the last ones', async () => {
    const { bytes: whole } = await bytesOf(address)
    const size = whole.length
    for (const [range, from, to] of [
      ['bytes=0-9', 0, 9],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=${size - 5}-${size + 500}`, size - 5, size - 1],
    ] as const) {
      const { status, headers, bytes } = await bytesOf(address, { range })
      expect([range, status, headers.get('content-range')]).toEqual([range, 206, `bytes ${from}-${to}/${size}`])
      expect(headers.get('content-length')).toBe(String(to - from + 1))
      expect(Buffer.compare(bytes, whole.subarray(from, to + 1))).toBe(0)
    }
  })

  test('answer 416 with the size outside the file, and the whole for several ranges or other units', async () => {
    const { bytes: whole } = await bytesOf(address)
    const outside = await bytesOf(address, { range: `bytes=${whole.length}-` })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
    for (const range of ['bytes=0-1,5-6', 'pages=1-2', 'bytes=9-3', 'bytes=-']) {
      const { status, bytes } = await bytesOf(address, { range })
      expect([range, status, bytes.length]).toEqual([range, 200, whole.length])
    }
  })

  test('answer 304 to a browser that has it, and the whole to a range of an older version', async () => {
    const etag = (await bytesOf(address)).headers.get('etag') ?? ''
    const known = await bytesOf(address, { 'if-none-match': etag })
    expect([known.status, known.bytes.length]).toEqual([304, 0])
    expect((await bytesOf(address, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await bytesOf(address, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
    expect((await bytesOf(address, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
  })

  test('answer HEAD with the size and no body, and 404 for another version', async () => {
    const { url } = new Visitor()
    const response = await fetch(`${url}${address}`, { method: 'HEAD' })
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect(Number(response.headers.get('content-length'))).toBe((await detail(free)).files.en?.bytes)
    expect((await bytesOf(`${address}&version=0000000000000000`)).status).toBe(404)
  })
})

describe('the pages of materials (MAT-9, MAT-13, MAT-14, MAT-15, MAT-27)', () => {
  test('the list and a material read without script, in both languages', async () => {
    const { text } = await new Visitor().get('/study-materials?subject=physics')
    expect(text).toContain('Physics formulas: mechanics to modern physics')
    expect(text).toContain('aria-current="page"')
    expect(text).toContain('href="/study-materials/current-affairs"')
    const page = await new Visitor().get('/materials/mat_percentages-profit-interest?lang=hi')
    expect(page.text).toContain('प्रतिशत, लाभ और ब्याज: सूत्र पत्र')
    expect(page.text).toMatch(
      /href="\/api\/materials\/mat_percentages-profit-interest\/file\?language=hi&amp;part=whole/,
    )
    const notes = await new Visitor().get('/materials/mat_how-the-monsoon-works')
    expect(notes.text).toContain('intertropical convergence zone')
    expect((await new Visitor().get('/materials/mat_none')).status).toBe(404)
  })

  test('tell a Hindi reader that a material has no Hindi, and name series and price of a locked one', async () => {
    const english = await new Visitor().get('/materials/mat_english-grammar-rules?lang=hi')
    expect(english.text).toContain('यह सामग्री अभी हिंदी में नहीं है')
    const locked = await new Visitor().get('/materials/mat_physics-formulas-jee-neet')
    expect(locked.text).toContain('You can read the first page of')
    expect(locked.text).toContain('₹199')
    expect(locked.text).toContain('href="/tests/ser_jee-advanced-practice"')
    expect(locked.text).not.toContain('part=whole')
  })

  test('carry structured data of a material and its breadcrumbs', async () => {
    const { text } = await new Visitor().get('/materials/mat_polity-in-five-chapters')
    const data = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(data.find((item) => Array.isArray(item['@type']))).toMatchObject({
      '@type': ['LearningResource', 'Book'],
      name: 'Indian polity in nine chapters',
      inLanguage: ['en', 'hi'],
      isAccessibleForFree: false,
    })
    expect(data.find((item) => item['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [{ position: 1 }, { position: 2, name: 'Indian polity in nine chapters' }],
    })
  })

  test('let the reader start the product’s own workers and evaluate nothing', async () => {
    const policy = (await new Visitor().get('/materials/mat_percentages-profit-interest')).headers.get(
      'content-security-policy',
    )
    expect(policy).toContain("worker-src 'self'")
    expect(policy).not.toMatch(/unsafe-eval|blob:/)
  })
})
