import { describe, expect, test } from 'vitest'
import { valueOfText, textOfValue } from '../../../domain/content/field-text.ts'
import { fieldAt, labelKeyOf, type Fields } from '../../../domain/content/fields.ts'
import { mergeBodies } from '../../../domain/content/merge.ts'
import { isBoundedForm, readBody } from '../../../domain/content/form-body.ts'
import { jobForm } from '../../../domain/jobs/editor-form.ts'

const read = (entries: Record<string, string>) => readBody(jobForm.fields, Object.entries(entries))

describe('an editor without script (OFC-21)', () => {
  test('reads rows, amounts in rupees, times of India and both languages', () => {
    const body = read({
      'title.en': 'Junior Clerk',
      'title.hi': 'कनिष्ठ लिपिक',
      'posts.0.name.en': 'Clerk',
      'posts.0.count': '1,250',
      'posts.0.pay.0': '25,500',
      'posts.0.pay.1': '81100.50',
      'posts.0.vacancies.ur': '१२',
      'dates.0.kind': 'apply_to',
      'dates.0.at': '2027-01-15',
      'dates.0.allDay': 'on',
    })
    expect(body['title']).toEqual({ en: 'Junior Clerk', hi: 'कनिष्ठ लिपिक' })
    expect(body['posts']).toMatchObject([
      { count: 1250, pay: [2_550_000, 8_110_050], vacancies: { ur: 12 }, payLevel: null },
    ])
    expect(body['dates']).toMatchObject([
      { kind: 'apply_to', at: Date.parse('2027-01-14T18:30:00Z'), allDay: true, tentative: false, note: null },
    ])
  })

  test('keeps what a field cannot hold, and sets blank optional groups to null', () => {
    const body = read({
      'posts.0.count': 'about 40',
      'fees.0.paise': '₹ x',
      'domicile.state': '',
      'cancelled.note.en': '',
    })
    expect(body['posts']).toMatchObject([{ count: 'about 40' }])
    expect(body['fees']).toMatchObject([{ paise: '₹ x' }])
    expect(body['domicile']).toBeNull()
    expect(body['cancelled']).toBeNull()
    expect(body['seo']).toEqual({})
  })

  test('sorts rows by their numbers and leaves out names that the form does not have', () => {
    const body = read({
      'faq.10.question.en': 'Second',
      'faq.2.question.en': 'First',
      'faq.x.question.en': 'No',
      evil: '1',
    })
    expect(body['faq']).toMatchObject([{ question: { en: 'First' } }, { question: { en: 'Second' } }])
    expect(body).not.toHaveProperty('evil')
  })

  test('refuses names with large indexes, deep paths and too many fields before parsing', () => {
    expect(isBoundedForm(['posts.0.name.en', 'posts.200.count'])).toBe(true)
    expect(isBoundedForm(['posts.201.count'])).toBe(false)
    expect(isBoundedForm(['posts.100000.count'])).toBe(false)
    expect(isBoundedForm(['posts.0.a.b.c.d.e.f.g'])).toBe(false)
    expect(isBoundedForm(Array.from({ length: 501 }, (_, index) => `f${index}`))).toBe(false)
  })
})

describe('values and texts of fields (OFC-21)', () => {
  const cases = [
    ['posts.0.count', 1250, '1250'],
    ['fees.0.paise', 10_050, '100.50'],
    ['fees.0.paise', 10_000, '100'],
    ['dates.0.at', Date.parse('2027-01-14T18:30:00Z'), '2027-01-15T00:00'],
    ['posts.0.age.asOn', '2027-08-01', '2027-08-01'],
    ['organisationId', 'org_1', 'org_1'],
  ] as const
  test.each(cases)('%s: %s is shown as %s and read back', (path, value, text) => {
    const field = fieldAt(jobForm.fields, path)
    if (!field) throw new Error(path)
    expect(textOfValue(field, value)).toBe(text)
    expect(valueOfText(field, text)).toBe(value)
  })

  test('gives a path one label key in every row and language', () => {
    expect(labelKeyOf('posts.3.qualification.text.hi')).toBe('posts_qualification_text')
    expect(labelKeyOf('title.en')).toBe('title')
    expect(fieldAt(jobForm.fields, 'posts.x.count')).toBeNull()
    expect(fieldAt(jobForm.fields, 'title.fr')).toBeNull()
  })
})

describe('fields of films and lessons (OFC-21)', () => {
  const fields = {
    source: {
      type: 'variant',
      by: 'kind',
      forms: {
        file: { standard: { type: 'file', accept: 'video' }, start: { type: 'timecode' } },
        youtube: { youtubeId: { type: 'line' } },
      },
    },
  } as const satisfies Fields
  const readSource = (entries: Record<string, string>) => readBody(fields, Object.entries(entries))['source']
  const file = { key: 'videos/vid_1', bytes: 12, checksum: 'a'.repeat(64) }

  test('reads the fields of the chosen form only', () => {
    expect(readSource({ 'source.kind': 'youtube', 'source.youtubeId': 'abcdefghijk', 'source.start': '1:00' })).toEqual(
      {
        kind: 'youtube',
        youtubeId: 'abcdefghijk',
      },
    )
    expect(readSource({ 'source.kind': 'film' })).toEqual({ kind: 'film' })
  })

  test('keeps a file that a form without script sends back, and refuses what is no file', () => {
    expect(readSource({ 'source.kind': 'file', 'source.standard': JSON.stringify(file) })).toMatchObject({
      standard: file,
    })
    expect(readSource({ 'source.kind': 'file', 'source.standard': '{"key":' })).toMatchObject({ standard: null })
    expect(readSource({ 'source.kind': 'file', 'source.standard': `"${'x'.repeat(3_000)}"` })).toMatchObject({
      standard: null,
    })
  })

  test('writes and reads times to the millisecond', () => {
    for (const [ms, text] of [
      [83_000, '1:23'],
      [83_500, '1:23.5'],
      [3_723_045, '1:02:03.045'],
    ] as const) {
      expect(textOfValue({ type: 'timecode' }, ms)).toBe(text)
      expect(valueOfText({ type: 'timecode' }, text)).toBe(ms)
    }
    expect(valueOfText({ type: 'timecode' }, '1:75')).toBe('1:75')
  })

  test('finds and merges the fields of a form, and asks where one side chose another form', () => {
    expect(fieldAt(fields, 'source.youtubeId')).toEqual({ type: 'line' })
    expect(fieldAt(fields, 'source.kind')).toEqual({ type: 'choice', options: ['file', 'youtube'] })
    const base = { source: { kind: 'file', standard: null, start: 0 } }
    const mine = { source: { ...base.source, start: 5 } }
    const theirs = { source: { ...base.source, standard: file } }
    expect(mergeBodies(fields, { base, mine, theirs })).toMatchObject({
      body: { source: { kind: 'file', standard: file, start: 5 } },
      conflicts: [],
    })
    const other = { source: { kind: 'youtube', youtubeId: 'abcdefghijk' } }
    expect(mergeBodies(fields, { base, mine, theirs: other }).conflicts).toMatchObject([{ path: 'source' }])
  })
})
