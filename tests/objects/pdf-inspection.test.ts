import { Buffer } from 'node:buffer'
import { deflateSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { newMaterial } from '../../domain/materials/new-draft.ts'
import { createItem } from '../../worker/content/creation.usecases.ts'
import { publish } from '../../worker/content/publishing.usecases.ts'
import { textKey } from '../../worker/files/file-names.ts'
import { inspectPdf } from '../../worker/files/pdf-reading/inspect-pdf.ts'
import { firstPages } from '../../worker/files/pdf-reading/open-pdf.ts'
import { materialContent } from '../../worker/materials/materials.content.ts'
import { materialDocuments } from '../../worker/materials/materials.search.ts'
import { readMaterial } from '../../worker/materials/materials.usecases.ts'
import { inspectPdfFile } from '../../worker/materials/pdf.inspector.ts'
import { readPreviewPages, startPreviewPages } from '../../worker/materials/preview-pages.usecases.ts'
import { taskRunners } from '../../worker/task-runners.ts'
import { takeStep } from '../../worker/tasks/tasks.queue.ts'
import { taskIdOf } from '../../worker/tasks/tasks.usecases.ts'
import { FileRefused } from '../../worker/uploads/faults.ts'
import { takesUnderASecond } from '../support/duration.ts'
import { rawPdf } from '../support/raw-pdf.ts'
import { env, prepareDatabase, servicesAt, unique } from './support.ts'

beforeAll(prepareDatabase)

const services = servicesAt()
const limits = { pages: 500, characters: 100 }
const inspect = (file: Uint8Array) => inspectPdf(file, limits)

const stream = (dictionary: string, content: Uint8Array) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream`
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const packed = (text: string | Uint8Array) => new Uint8Array(deflateSync(text))

describe('the inspection of a PDF (MAT-36)', () => {
  test('counts pages and reads their text up to a limit', async () => {
    expect(await inspect(rawPdf({ pages: 3 }))).toEqual({ pages: 3, text: ['Page 1', 'Page 2', 'Page 3'] })
    const long = await inspect(rawPdf({ pages: 30 }))
    expect(typeof long === 'string' ? long : long.text.join('').length).toBe(100)
  })

  test('makes a file of the first pages', async () => {
    const { bytes } = await firstPages(rawPdf({ pages: 9 }), 2)
    expect(await inspect(bytes)).toEqual({ pages: 2, text: ['Page 1', 'Page 2'] })
    expect(await firstPages(rawPdf({ pages: 2 }), 9)).toMatchObject({ pages: 2 })
  })

  const bomb = packed(packed(new Uint8Array(1)).length ? new Uint8Array(40 * 1024 * 1024) : '')
  const whole = rawPdf({ pages: 2 })
  const hostile: [string, Uint8Array, string][] = [
    ['broken', whole.slice(0, 60), 'broken'],
    ['empty after its first line', new Uint8Array(Buffer.from('%PDF-1.7\n')), 'broken'],
    ['of 900 pages', rawPdf({ pages: 900 }), 'too_many_pages'],
    [
      'with a password',
      rawPdf({ trailer: '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (o) /U (u) >>' }),
      'encrypted',
    ],
    ['with a script', rawPdf({ catalogue: `/OpenAction ${script}` }), 'active_content'],
    [
      'with a script under an escaped name',
      rawPdf({ catalogue: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }),
      'active_content',
    ],
    [
      'with a script in packed objects',
      rawPdf({ objects: [stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', packed(`99 0 ${script}`))] }),
      'active_content',
    ],
    ['that starts a program', rawPdf({ catalogue: '/OpenAction << /S /Launch /F (cmd.exe) >>' }), 'active_content'],
    [
      'with an attachment',
      rawPdf({ catalogue: '/Names << /EmbeddedFiles << /Names [(a) 12 0 R] >> >>' }),
      'active_content',
    ],
    [
      'with a form that sends data',
      rawPdf({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] }),
      'active_content',
    ],
    ['that unpacks to too much', rawPdf({ objects: [stream('/Filter /FlateDecode', bomb)] }), 'broken'],
    ['packed twice', rawPdf({ objects: [stream('/Filter [/FlateDecode /FlateDecode]', packed(bomb))] }), 'broken'],
  ]
  test.each(hostile)('a file %s is refused within a second', async (_, file, reason) => {
    await takesUnderASecond(async () => expect(await inspect(file)).toBe(reason))
  })

  const circle = '<< /Type /Pages /Parent 2 0 R /Count 9 /Kids [10 0 R 2 0 R] >>'
  const deep = Array.from({ length: 3_000 }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${13 + level} 0 R] >>`)
  test.each([
    ['claims a billion pages', rawPdf({ claimed: 1_000_000_000 })],
    ['goes round in a circle', rawPdf({ kids: '10 0 R 12 0 R', objects: [circle] })],
    ['is 3,000 levels deep', rawPdf({ kids: '10 0 R 12 0 R', objects: deep })],
  ])('a page tree that %s is read or refused within a second', async (_, file) => {
    await takesUnderASecond(async () =>
      expect([{ pages: 1, text: ['Page 1'] }, 'broken']).toContainEqual(await inspect(file)),
    )
  })

  test('a web address with such a name is no script', async () => {
    const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com/JS/Launch) >> >>'
    expect(await inspect(rawPdf({ objects: [link] }))).toMatchObject({ pages: 1 })
  })
})

describe('an uploaded PDF (MAT-37)', () => {
  const upload = async (file: Uint8Array<ArrayBuffer>) => {
    const key = `materials/${unique('fil')}/ver_1`
    await env.FILES.put(key, file)
    return { fileId: 'fil', key, type: 'application/pdf', bytes: file.length, checksum: '0' }
  }

  test('is counted, and one that is refused keeps no text', async () => {
    const good = await upload(rawPdf({ pages: 4, text: (page) => `Zeugma ${page}` }))
    expect(await inspectPdfFile(services, good)).toEqual({ pages: 4 })
    expect(await (await env.FILES.get(textKey(good.key)))?.json()).toEqual([1, 2, 3, 4].map((page) => `Zeugma ${page}`))
    const locked = await upload(rawPdf({ trailer: '/Encrypt << >>' }))
    await expect(inspectPdfFile(services, locked)).rejects.toThrow(FileRefused)
    expect(await env.FILES.head(textKey(locked.key))).toBeNull()
  })

  test('gives a file of its first pages, made once, and the search the text that anyone may read', async () => {
    const { key, bytes } = await upload(rawPdf({ pages: 4, text: (page) => `Zeugma ${page}` }))
    await inspectPdfFile(services, { fileId: 'fil', key, type: 'application/pdf', bytes, checksum: '0' })
    const input = { key, pages: 2 }
    await expect(readPreviewPages(services, input)).rejects.toMatchObject({ status: 404 })
    await startPreviewPages(services, input)
    await takeStep(taskRunners, services, await taskIdOf('preview_pages', `${key} 2`))
    const { state, file: preview } = await startPreviewPages(services, input)
    expect([state, preview?.pages]).toEqual(['done', 2])
    const stored = await env.FILES.get(preview?.key ?? '')
    expect(stored?.size).toBe(preview?.bytes)
    expect(await inspect(new Uint8Array((await stored?.arrayBuffer()) ?? new ArrayBuffer()))).toMatchObject({
      pages: 2,
    })
    await expect(startPreviewPages(services, { ...input, key: 'materials/none' })).rejects.toMatchObject({
      status: 404,
    })

    const whole = { key, bytes, pages: 4, checksum: 'a'.repeat(64) }
    const body = { ...newMaterial('pdf'), access: 'paid', subject: 'maths', files: { en: { whole, preview } } }
    const title = { en: unique('Paid pages'), hi: 'पन्ने' }
    const draft = {
      ...body,
      title,
      summary: title,
      slug: unique('paid')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-'),
    }
    const { id, revision } = await createItem(services, materialContent, draft, 'usr_admin')
    await publish(services, materialContent, id, { revision }, 'usr_admin')
    const found = await materialDocuments.find(services, id)
    expect(found?.body.en).toContain('Zeugma 2')
    expect(found?.body.en).not.toContain('Zeugma 3')
    const { files, extent } = await readMaterial(services, null, id, {})
    expect(files.en).toMatchObject({ part: 'preview', pages: 2, ofPages: 4, ofBytes: bytes })
    expect(extent.pages).toEqual({ en: 4 })
  })
})
