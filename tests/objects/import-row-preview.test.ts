import { beforeAll, describe, expect, test } from 'vitest'
import { units } from '../../domain/results/marks.ts'
import { previewRowInPaper } from '../../worker/catalogue/question-preview.usecases.ts'
import { correctRow, readRow } from '../../worker/questions/imports/rows.usecases.ts'
import { checked, checkedFile, rowOf, services } from './import-support.ts'
import { prepareDatabase, unique } from './support.ts'

beforeAll(prepareDatabase)

describe('a row of an import in the exam screen (OFC-177)', () => {
  test('has the marks of the exam that was chosen for the file, and no key in its paper', async () => {
    const word = unique('word')
    const id = await checked([rowOf(word, { topic: 'Unknown' })], { exams: ['ssc'] })
    const { row, drawn } = await previewRowInPaper(services, id, 0)
    expect(row).toBe(2)
    expect(drawn?.key).toEqual({ kind: 'mcq', optionIds: ['b'] })
    expect(drawn?.paper).toMatchObject({
      questions: [{ kind: 'mcq', marks: { correct: units('2'), wrong: units('1/2') } }],
      maxUnits: units('2'),
    })
    expect(JSON.stringify(drawn?.paper)).toContain(`What is ${word}?`)
    expect(JSON.stringify(drawn?.paper)).not.toContain(`It is ${word}.`)
  })

  test('has the passage that another row of the file brings', async () => {
    const headings = 'Question,Option A,Option B,Answer,Passage code,Passage'
    const code = unique('p-').toLowerCase()
    const rows = [`First?,1,2,A,${code},The text of the passage`, `Second?,1,2,A,${code},`]
    const id = await checkedFile(new TextEncoder().encode([headings, ...rows].join('\n')), `${code}.csv`)
    const { drawn } = await previewRowInPaper(services, id, 1)
    expect(drawn?.paper.passages).toMatchObject([{ id: code, content: { en: '<p>The text of the passage</p>' } }])
    expect(drawn?.paper.questions).toMatchObject([{ passageId: code }])
  })

  test('is not drawn without a key, and its faults say why', async () => {
    const id = await checked([rowOf(unique('word'), { answer: '' })])
    const { drawn, faults } = await previewRowInPaper(services, id, 0)
    expect(drawn).toBeNull()
    expect(faults).toMatchObject([{ path: 'key', blocks: true }])
  })

  test('is drawn without the key while its kind alone was corrected', async () => {
    const id = await checked([rowOf(unique('word'))])
    await correctRow(services, id, 0, { revision: 0, corrections: [], key: { kind: 'msq' } })
    expect((await readRow(services, id, 0)).preview).toBeNull()
    const { drawn } = await previewRowInPaper(services, id, 0)
    expect(drawn).toMatchObject({ key: null, paper: { questions: [{ kind: 'msq' }] } })
  })
})
