import { describe, expect, test } from 'vitest'
import { EditorScreen } from '../../../client/office/editor/editor-screen.tsx'
import type { LabelSpace } from '../../../client/office/editor/use-editor-labels.ts'
import { afterIntent, confirmAll, withMarks } from '../../../client/office/editor/posted-acts.ts'
import type { EditorForm } from '../../../domain/content/fields.ts'
import { isBoundedForm, readBody } from '../../../domain/content/form-body.ts'
import { PresetPattern } from '../../../domain/catalogue/contract.ts'
import { AuthoredBlueprint } from '../../../domain/catalogue/blueprints/authored.ts'
import { blueprintOf, bodyOfBlueprint } from '../../../domain/catalogue/blueprints/body.ts'
import { blueprintForm } from '../../../domain/catalogue/blueprints/form.ts'
import { AuthoredVersion } from '../../../domain/catalogue/presets/authored.ts'
import { bodyOfPattern, patternOf } from '../../../domain/catalogue/presets/body.ts'
import { presetForm } from '../../../domain/catalogue/presets/form.ts'
import { controls } from '../../../client/features/presets/admin/blueprint-fields.ts'
import { referenceBlueprints } from '../../../drizzle/reference/blueprints/index.ts'
import { allPresets } from '../../../drizzle/reference/presets/index.ts'
import { seriesForm } from '../../../domain/catalogue/series-form.ts'
import { affairForm } from '../../../domain/current-affairs/editor-form.ts'
import { AuthoredMaterial } from '../../../domain/materials/authored.ts'
import { completeMaterial } from '../../../domain/materials/complete.ts'
import { shownMaterialForm } from '../../../domain/materials/editor-form.ts'
import { MaterialEditor } from '../../../client/features/materials/admin/material-editor.tsx'
import { longFrom } from '../../../client/features/videos/admin/tracks/row-chunk.tsx'
import { VideoEditor } from '../../../client/features/videos/admin/video-editor.tsx'
import { jobForm } from '../../../domain/jobs/editor-form.ts'
import { videoForm } from '../../../domain/videos/editor-form.ts'
import { PassageEditor } from '../../../client/features/questions/admin/editor/passage-editor.tsx'
import { postedForm } from '../../../client/features/questions/admin/editor/posted-form.ts'
import { QuestionEditor } from '../../../client/features/questions/admin/editor/question-editor.tsx'
import { BankPassage, BankQuestion } from '../../../domain/questions/bank.ts'
import { completeQuestion } from '../../../domain/questions/draft.ts'
import { passageForm, questionForm } from '../../../domain/questions/editor-form.ts'
import { newQuestion } from '../../../domain/questions/start.ts'
import { questionDrafts } from '../../support/question-drafts.ts'
import { seededMaterials } from '../../support/seeded-materials.ts'
import { seededVideos } from '../../support/seeded-videos.ts'
import { detailOf } from '../../support/office-detail.ts'
import { postedFrom } from '../../support/posted-form.ts'
import { html } from '../support.tsx'

type Body = Record<string, unknown>

const post = { name: { en: 'Clerk', hi: 'लिपिक' }, count: 12, payLevel: '6', pay: [3_540_000, 11_240_050] }
const job: Body = {
  slug: 'clerks-2027',
  title: { en: 'Clerks <2027> & "others"', hi: 'लिपिक\u200d २०२७' },
  summary: { en: 'Line one\nLine two', hi: '' },
  exams: ['ssc-cgl', 'an-exam-that-is-gone'],
  seo: { title: { en: 'Clerks', hi: '' } },
  organisationId: 'an organisation that is gone',
  advertisementNumber: '01/2027',
  level: 'state',
  region: 'BR',
  stage: 'applications',
  sample: true,
  about: { en: '## About\n\n$x < 2$', hi: 'परिचय' },
  dates: [
    { kind: 'apply_to', at: 1_799_951_400_000, until: null, allDay: true, tentative: false, note: null },
    { kind: 'exam', at: null, until: null, allDay: false, tentative: true, note: { en: 'Likely', hi: 'संभावित' } },
  ],
  posts: [
    {
      ...post,
      qualification: { level: 'graduate', text: { en: 'Degree', hi: 'डिग्री' }, special: false },
      age: { min: 18, max: null, asOn: '2027-01-01' },
      vacancies: { ur: 6, sc: 0 },
    },
  ],
  fees: [{ category: 'ur', paise: 10_050 }],
  feeNote: null,
  relaxations: [{ category: 'obc', years: 3, note: null }],
  domicile: { state: 'BR', rule: 'reserved' },
  selection: [],
  howToApply: { en: 'Online', hi: 'ऑनलाइन' },
  links: [
    { kind: 'apply', label: { en: 'Apply', hi: '' }, url: 'javascript:alert(1)', official: true, checkedAt: null },
  ],
  faq: [],
  cancelled: null,
  corrigendum: null,
}
const affair: Body = {
  slug: '',
  title: { en: 'A bridge opened', hi: 'पुल खुला' },
  summary: { en: '', hi: '' },
  exams: [],
  seo: {},
  date: '2026-11-23',
  eventDate: null,
  category: null,
  isSample: false,
  body: { en: 'Text', hi: '' },
  matters: { en: '', hi: '' },
  facts: [{ en: 'Fact', hi: 'तथ्य' }],
  sources: [],
}
const series: Body = {
  slug: 'ssc-mocks',
  title: { en: 'SSC mocks', hi: '' },
  summary: { en: '', hi: '' },
  exams: ['ssc'],
  seo: {},
  access: 'paid',
  description: { en: 'Twenty mocks', hi: '' },
  faq: [{ question: { en: 'How long?', hi: '' }, answer: { en: 'A year', hi: '' } }],
}

const cases: [string, EditorForm, LabelSpace, Body][] = [
  ['a job', jobForm, 'jobEditor', job],
  ['a current-affairs item', affairForm, 'affairEditor', affair],
  ['a test series', seriesForm, 'seriesEditor', series],
]

describe.each(cases)('the posted editor of %s (OFC-21)', (_name, form, labels, body) => {
  const page = html(
    <EditorScreen
      form={form}
      detail={detailOf(body)}
      userId="usr_1"
      labels={labels}
      choices={{ exams: [{ value: 'ssc-cgl', label: 'SSC CGL' }] }}
      back={{ to: '/', label: 'List' }}
      untitled="New"
    />,
  )
  const entries = postedFrom(page)

  test('leaves an unchanged draft as it was, with values that no field can hold', () => {
    expect(readBody(form.fields, entries)).toEqual(body)
  })

  test('has both languages of a text side by side (OFC-26)', () => {
    const languages = entries.flatMap(([name, value]) => (name.startsWith('title.') ? [[name, value]] : []))
    expect(languages).toEqual(
      Object.entries(body['title'] as object).map(([language, text]) => [`title.${language}`, text]),
    )
  })

  test('has fewer fields than the bounds of a posted form', () => {
    expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
  })
})

describe('acts of an editor without script (OFC-21, JOB-39)', () => {
  const stored = { title: { en: 'Clerks' }, advertisementNumber: '1', $marks: ['title.en', 'advertisementNumber'] }
  const marksAfter = (change: Body, intent: string) => withMarks(stored, { ...stored, ...change }, intent)['$marks']

  test('a changed or confirmed field loses its mark', () => {
    expect(marksAfter({}, 'save')).toEqual(['title.en', 'advertisementNumber'])
    expect(marksAfter({ advertisementNumber: '2' }, 'save')).toEqual(['title.en'])
    expect(marksAfter({}, 'confirm:title.en')).toEqual(['advertisementNumber'])
    expect(marksAfter({}, confirmAll)).toEqual([])
  })

  test('a link is confirmed with the instant, and no other field is', () => {
    const body = { links: [{ url: 'https://example.org', checkedAt: null }] }
    expect(afterIntent(jobForm, body, 'now:links.0.checkedAt', 7)).toEqual({
      links: [{ ...body.links[0], checkedAt: 7 }],
    })
    expect(afterIntent(jobForm, body, 'now:links.0.url', 7)).toBe(body)
  })
})

test.each(seededMaterials)('the posted editor of the material %s leaves it as it was (MAT-31)', (_slug, body) => {
  const page = html(
    <MaterialEditor
      detail={detailOf(body)}
      userId="usr_1"
      exams={[]}
      subjects={[]}
      series={[]}
      courses={[]}
      answer={undefined}
      state={null}
      more={null}
      action={null}
      side={null}
    />,
  )
  const entries = postedFrom(page)
  const { fields } = shownMaterialForm(body)
  const read = { ...body, ...readBody(fields, entries) }
  expect(AuthoredMaterial.parse(completeMaterial(read))).toEqual(body)
  expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
})

const videoPage = (body: Body) =>
  html(
    <VideoEditor
      detail={detailOf(body)}
      userId="usr_1"
      exams={[]}
      subjects={[]}
      series={[]}
      courses={[]}
      answer={undefined}
      state={null}
      more={null}
      action={null}
      side={null}
    />,
  )

test.each(seededVideos)('the posted editor of the video %s leaves it as it was (VID-30)', (_slug, body) => {
  const entries = postedFrom(videoPage(body))
  const { captions, ...others } = body
  const isKept = Array.isArray(captions) && captions.length > longFrom
  expect(readBody(videoForm.fields, entries)).toEqual(isKept ? others : body)
  expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
})

const noSlots = { answer: undefined, state: null, more: null, action: null, side: null }

const questionPage = (body: Body) =>
  html(
    <QuestionEditor
      detail={detailOf(body)}
      userId="usr_1"
      exams={[]}
      subjects={[]}
      passages={[]}
      topics={[]}
      tags={[]}
      uses={[]}
      {...noSlots}
    />,
  )

test.each(questionDrafts)(
  'the posted editor of a question of the kind %s leaves it as it was (OFC-35)',
  (_kind, body) => {
    const entries = postedFrom(questionPage(body))
    const read = { ...body, ...readBody(questionForm.fields, entries) }
    expect(completeQuestion(read)).toEqual(completeQuestion(body))
    expect(BankQuestion.safeParse(completeQuestion(read)).error).toBeUndefined()
    expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
  },
)

test('a statement stays neither true nor false until one is chosen, without script too (OFC-35)', () => {
  const body = newQuestion('true_false')
  const posted = new FormData()
  for (const [name, value] of postedFrom(questionPage(body))) posted.append(name, value)
  const read = { ...body, ...readBody(postedForm(posted).fields, postedFrom(questionPage(body))) }
  expect(completeQuestion(read)['key']).toEqual({ kind: 'true_false' })
})

test('an option that was added without script gets the first free letter (OFC-35)', () => {
  const body = newQuestion('mcq', {})
  const added = afterIntent(questionForm, body, 'add:options', 0)
  const { options } = readBody(questionForm.fields, postedFrom(questionPage(added))) as { options: { id: string }[] }
  expect(options.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('the posted editor of a passage leaves it as it was (OFC-35)', () => {
  const body = {
    slug: 'a-passage',
    title: { en: 'Rain <1>', hi: 'वर्षा' },
    kind: 'data',
    content: { en: '| a |\n| - |\n| 1 |', hi: '' },
    exams: ['ssc-cgl'],
  }
  const page = html(<PassageEditor detail={detailOf(body)} userId="usr_1" exams={[]} questions={[]} {...noSlots} />)
  const read = readBody(passageForm.fields, postedFrom(page))
  expect(read).toEqual(body)
  expect(BankPassage.safeParse(read).error).toBeUndefined()
})

test.each(allPresets.flatMap(({ versions }) => versions.map(({ id, pattern }) => [id, pattern] as const)))(
  'the posted editor of the pattern %s leaves it as it was (CAT-44, OFC-21)',
  (_id, pattern) => {
    const source = { title: '', url: '', seen: null, note: '° Ours', unchecked: true }
    const body = { effectiveFrom: '2026-01-01', changes: 'None', source, ...bodyOfPattern(pattern) }
    const page = html(
      <EditorScreen
        form={presetForm}
        detail={detailOf(body)}
        userId="usr_1"
        labels="presetEditor"
        choices={{ section: body.sections.map(({ id, title }) => ({ value: id, label: title.en })) }}
        back={{ to: '/', label: 'List' }}
        untitled="New"
      />,
    )
    const entries = postedFrom(page)
    expect(patternOf(AuthoredVersion.parse(readBody(presetForm.fields, entries)))).toEqual(PresetPattern.parse(pattern))
    expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
  },
)

test('more captions than a form may post are left as they are (VID-35)', () => {
  const [, seed] = seededVideos[0] ?? ['', {}]
  const caption = { startMs: 0, endMs: 1_000, text: { en: 'Words', hi: '' } }
  const body = { ...seed, captions: Array.from({ length: 1_200 }, () => caption) }
  const entries = postedFrom(videoPage(body))
  expect({ ...body, ...readBody(videoForm.fields, entries) }).toEqual(body)
  expect(readBody(videoForm.fields, entries)).not.toHaveProperty('captions')
  expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
})

test('changes of a published item cannot be edited while they are scheduled (OFC-24)', () => {
  const detail = detailOf(job)
  const page = html(
    <EditorScreen
      form={jobForm}
      detail={{ ...detail, state: 'published', draft: { ...detail.draft, scheduledAt: 1_800_000_000_000 } }}
      userId="usr_1"
      labels="jobEditor"
      back={{ to: '/', label: 'List' }}
      untitled="New"
    />,
  )
  expect(page).toContain('take it off the schedule to edit it')
  expect(/<input[^>]*name="advertisementNumber"[^>]*>/.exec(page)?.[0]).toMatch(/ (disabled|readonly)/i)
})

test.each(referenceBlueprints.map((each) => [each.id, each] as const))(
  'the posted editor of the blueprint %s leaves it as it was (CAT-48, OFC-21)',
  (_id, { blueprint }) => {
    const body = {
      effectiveFrom: '2026-01-01',
      basis: 'own',
      changes: 'None',
      note: 'Ours',
      unchecked: false,
      ...bodyOfBlueprint(blueprint),
    }
    const page = html(
      <EditorScreen
        form={blueprintForm}
        detail={detailOf(body)}
        userId="usr_1"
        labels="blueprintEditor"
        controls={controls}
        back={{ to: '/', label: 'List' }}
        untitled="New"
      />,
    )
    const entries = postedFrom(page)
    expect(blueprintOf(AuthoredBlueprint.parse(readBody(blueprintForm.fields, entries)))).toEqual(blueprint)
    expect(isBoundedForm(entries.map(([name]) => name))).toBe(true)
  },
)
