import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import type { ExchangeFormat } from '../../../../domain/questions/exchange/contract.ts'
import { detectFormat } from '../../../../worker/questions/exchange/detect-format.ts'
import { cpuSeconds } from './cpu-time.ts'
import { bytesOf, expectedImport, exported, faultsOf, readFile, rowsOf, seeds, written } from './support.ts'

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47])

const item = (declarations: string, body: string, after = '', attributes = 'xml:lang="en-US"') =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="i6011423ba1e83975" title="Item 1" label="Item 1" adaptive="false" timeDependent="false" toolName="TAO" toolVersion="3.4.0" ${attributes}>
  ${declarations}
  <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
  <itemBody>${body}</itemBody>
  ${after}
</assessmentItem>`

const declared = (cardinality: string, baseType: string, inside: string) =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${inside}</responseDeclaration>`

const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value><![CDATA[${value}]]></value>`).join('')}</correctResponse>`

const choices = (max: number, ...options: string[]) =>
  `<div class="grid-row"><div class="col-12"><choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}" minChoices="0" orientation="vertical"><prompt><p>Which?</p></prompt>${options.map((option, at) => `<simpleChoice identifier="choice_${at + 1}" fixed="false" showHide="show">${option}</simpleChoice>`).join('')}</choiceInteraction></div></div>`

const only = async (source: string, format: ExchangeFormat = 'qti_2_1') => (await rowsOf(format, bytesOf(source)))[0]

describe('an item of QTI 2.1 as TAO and others write it is imported (OFC-41)', () => {
  test('one right option, with the passage above it as the stem', async () => {
    const source = item(
      declared('single', 'identifier', correct('choice_2')),
      `<div class="grid-row"><p>Planets move round the <strong>Sun</strong>.</p></div>${choices(1, 'Venus', '<p>Mercury</p>')}`,
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>',
    )
    expect(await only(source)).toEqual({
      row: 1,
      faults: [],
      question: {
        code: 'i6011423ba1e83975',
        stem: { en: 'Planets move round the **Sun**.\n\nWhich?', hi: '' },
        options: [
          { id: 'a', content: { en: 'Venus', hi: '' } },
          { id: 'b', content: { en: 'Mercury', hi: '' } },
        ],
        key: { kind: 'mcq', optionIds: ['b'] },
      },
    })
  })

  test('several right options, by the marks of the mapping where none are declared', async () => {
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="choice_1" mappedValue="1"/><mapEntry mapKey="choice_3" mappedValue="0.5"/><mapEntry mapKey="choice_2" mappedValue="-1"/></mapping>'
    const row = await only(item(declared('multiple', 'identifier', mapping), choices(0, '2', '4', '5')))
    expect(row?.question.key).toEqual({ kind: 'msq', optionIds: ['a', 'c'] })
  })

  test('feedback inside options and after the item as reasons, solution and hint', async () => {
    const feedback = (outcome: string, identifier: string, text: string) =>
      `<modalFeedback outcomeIdentifier="${outcome}" identifier="${identifier}" showHide="show"><p>${text}</p></modalFeedback>`
    const row = await only(
      item(
        declared('single', 'identifier', correct('choice_2')),
        choices(
          1,
          'Venus<feedbackInline outcomeIdentifier="FEEDBACK" identifier="choice_1" showHide="show">It is second.</feedbackInline>',
          'Mercury',
        ),
        feedback('FEEDBACK', 'choice_2', 'It is first.') +
          feedback('FEEDBACK', 'correct', 'By distance.') +
          feedback('HINT', 'HINT', 'Think.'),
      ),
    )
    expect(row?.question).toMatchObject({
      options: [{ content: { en: 'Venus' } }, { content: { en: 'Mercury' } }],
      reasons: { a: { en: 'It is second.' }, b: { en: 'It is first.' } },
      solution: { en: 'By distance.' },
      hint: { en: 'Think.' },
    })
  })

  test('accepted texts by the mapping, with their case', async () => {
    const entries = ['Kalhana', 'Kalhan']
      .map((text) => `<mapEntry mapKey="${text}" mappedValue="1" caseSensitive="false"/>`)
      .join('')
    const row = await only(
      item(
        declared('single', 'string', `${correct('Kalhana')}<mapping>${entries}</mapping>`),
        '<p>Rajatarangini is by <textEntryInteraction responseIdentifier="RESPONSE" expectedLength="15"/>.</p>',
      ),
    )
    expect(row?.question).toMatchObject({
      stem: { en: 'Rajatarangini is by _____ .' },
      key: { kind: 'short', accepted: ['Kalhana', 'Kalhan'], caseSensitive: false },
    })
  })

  test.each([
    ['alone', '', '3', '3'],
    [
      'with an absolute tolerance',
      '<responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="0.25 0.25"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>',
      '2.75',
      '3.25',
    ],
    [
      'between bounds',
      '<responseProcessing><and><gte><variable identifier="RESPONSE"/><baseValue baseType="float">2.50</baseValue></gte><gte><baseValue baseType="float">3.5</baseValue><variable identifier="RESPONSE"/></gte></and></responseProcessing>',
      '2.50',
      '3.5',
    ],
  ])('a number %s', async (_what, processing, min, max) => {
    const row = await only(
      item(
        declared('single', 'float', correct('3')),
        '<p>How many?</p><p><textEntryInteraction responseIdentifier="RESPONSE"/></p>',
        processing,
      ),
    )
    expect(row?.question).toMatchObject({ stem: { en: 'How many?' }, key: { kind: 'nat', min, max } })
  })

  test('matching, and pairs of one list', async () => {
    const choice = (id: string, text: string) =>
      `<simpleAssociableChoice identifier="${id}" matchMax="1">${text}</simpleAssociableChoice>`
    const match = await only(
      item(
        declared('multiple', 'directedPair', correct('k t', 'b p')),
        `<matchInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="2"><prompt>Match.</prompt><simpleMatchSet>${choice('k', 'Kerala')}${choice('b', 'Bihar')}</simpleMatchSet><simpleMatchSet>${choice('p', 'Patna')}${choice('t', 'Thiruvananthapuram')}${choice('x', 'Bhopal')}</simpleMatchSet></matchInteraction>`,
      ),
    )
    expect(match?.question).toMatchObject({
      stem: { en: 'Match.' },
      columns: [{ id: '1' }, { id: '2' }, { id: '3' }],
      key: { kind: 'matrix', rows: { p: ['2'], q: ['1'] } },
    })
    const pairs = await only(
      item(
        declared('multiple', 'pair', correct('A P', 'D L')),
        `<associateInteraction responseIdentifier="RESPONSE" shuffle="true" maxAssociations="2"><prompt>Rivals?</prompt>${choice('A', 'Antonio')}${choice('P', 'Prospero')}${choice('D', 'Demetrius')}${choice('L', 'Lysander')}</associateInteraction>`,
      ),
    )
    expect(pairs?.question).toMatchObject({ key: { kind: 'matrix', rows: { p: ['2'], q: ['1'] } } })
  })

  test.each(['extendedTextInteraction', 'orderInteraction', 'hotspotInteraction', 'gapMatchInteraction'])(
    '%s is named',
    async (name) => {
      const row = await only(
        item(declared('single', 'string', ''), `<p>Discuss.</p><${name} responseIdentifier="RESPONSE"></${name}>`),
      )
      expect(row?.faults).toEqual([{ code: 'unsupported_kind', path: '', value: name.toLowerCase(), blocks: true }])
      expect(row?.question.stem?.en).toBe('Discuss.')
    },
  )

  test('two interactions in an item are named', async () => {
    const row = await only(
      item(declared('single', 'identifier', correct('choice_1')), choices(1, 'a', 'b') + choices(1, 'c', 'd')),
    )
    expect(faultsOf(row)).toEqual(['unsupported_kind'])
  })

  test('both languages side by side, and an item in Hindi', async () => {
    const both = await only(
      item(
        declared('single', 'identifier', correct('choice_1')),
        `<p xml:lang="hi">ग्रह</p><p xml:lang="en">Planets</p>${choices(1, '1', '2')}`,
      ),
    )
    expect(both?.question.stem).toEqual({ en: 'Planets\n\nWhich?', hi: 'ग्रह\n\nWhich?' })
    const hindi = await only(
      item(declared('single', 'identifier', correct('choice_1')), choices(1, 'Ohm', '2'), '', 'xml:lang="hi-IN"'),
    )
    expect(hindi?.question.options?.map(({ content }) => content)).toEqual([
      { en: '', hi: 'Ohm' },
      { en: '2', hi: '2' },
    ])
  })

  test('formulas in MathML', async () => {
    const row = await only(
      item(
        declared('single', 'identifier', correct('choice_1')),
        `<p>Let <m:math><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>.</p>${choices(1, '1', '2')}`,
      ),
    )
    expect(row?.question.stem?.en).toBe('Let ${x}^{2}$.\n\nWhich?')
  })
})

describe('an item of QTI 3.0 is imported (OFC-41)', () => {
  test('names with dashes, and a reason in a modal feedback', async () => {
    const source = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="unattended-luggage" title="Luggage" adaptive="false" time-dependent="false" xml:lang="en">
  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>ChoiceA</qti-value></qti-correct-response></qti-response-declaration>
  <qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>
  <qti-item-body>
    <p>Read the notice.</p>
    <qti-choice-interaction response-identifier="RESPONSE" shuffle="false" max-choices="1">
      <qti-prompt>What does it say?</qti-prompt>
      <qti-simple-choice identifier="ChoiceA">Stay close.</qti-simple-choice>
      <qti-simple-choice identifier="ChoiceB" fixed="true">Go away.</qti-simple-choice>
    </qti-choice-interaction>
  </qti-item-body>
  <qti-modal-feedback outcome-identifier="FEEDBACK" identifier="ChoiceB" show-hide="show"><qti-content-body>No.</qti-content-body></qti-modal-feedback>
</qti-assessment-item>`
    expect(detectFormat(bytesOf(source), '')).toBe('qti_3_0')
    expect((await only(source, 'qti_3_0'))?.question).toEqual({
      code: 'unattended-luggage',
      stem: { en: 'Read the notice.\n\nWhat does it say?', hi: '' },
      options: [
        { id: 'a', content: { en: 'Stay close.', hi: '' } },
        { id: 'b', content: { en: 'Go away.', hi: '' }, pinned: true },
      ],
      reasons: { b: { en: 'No.', hi: '' } },
      key: { kind: 'mcq', optionIds: ['a'] },
    })
  })
})

describe('a package of items is imported (OFC-41)', () => {
  const simple = item(
    declared('single', 'identifier', correct('choice_1')),
    `<p><img src="../images/plane%201.png" alt="Plane"/></p>${choices(1, '1', '2')}`,
  )
  const manifest = (...hrefs: string[]) =>
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><metadata><schema>QTIv2.1 Package</schema></metadata><organizations/><resources>${hrefs.map((href, at) => `<resource identifier="r${at}" type="imsqti_item_xmlv2p1" href="${href}"><metadata><lom><general><keyword><langstring>difficulty:easy</langstring></keyword><keyword><langstring>Optics</langstring></keyword></general></lom></metadata><file href="${href}"/></resource>`).join('')}<resource identifier="t" type="imsqti_test_xmlv2p1" href="test.xml"/></resources></manifest>`
  const pack = (files: Record<string, string | Uint8Array>) =>
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    )

  test('items in the order of the manifest, with keywords and pictures', async () => {
    const bytes = pack({
      'imsmanifest.xml': manifest('items/b.xml', 'items/lost.xml', 'items/broken.xml'),
      'items/b.xml': simple,
      'items/broken.xml': '<assessmentItem>',
      'images/plane 1.png': png,
    })
    expect(detectFormat(bytes, '')).toBe('qti_2_1')
    const { rows, found } = await readFile('qti_2_1', bytes)
    expect(found).toEqual([{ name: '1-images-plane-1.png', bytes: png }])
    expect(rows.map((row) => faultsOf(row))).toEqual([[], ['unreadable'], ['unreadable']])
    expect(rows[0]?.question).toMatchObject({
      stem: { en: '![Plane](import:1-images-plane-1.png)\n\nWhich?' },
      difficulty: 'easy',
      tags: ['Optics'],
    })
  })

  test('a package without a manifest', async () => {
    expect(
      await rowsOf(
        'qti_2_1',
        pack({ 'a.xml': item(declared('single', 'identifier', correct('choice_1')), choices(1, '1', '2')) }),
      ),
    ).toHaveLength(1)
  })

  test('a stimulus of the package is the passage of its items', async () => {
    const withStimulus = (id: string) =>
      `<qti-assessment-item identifier="${id}"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>a</qti-value></qti-correct-response></qti-response-declaration><qti-assessment-stimulus-ref identifier="s" href="s.xml"/><qti-item-body><qti-choice-interaction response-identifier="RESPONSE"><qti-simple-choice identifier="a">1</qti-simple-choice><qti-simple-choice identifier="b">2</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`
    const rows = await rowsOf(
      'qti_3_0',
      pack({
        'one.xml': withStimulus('one'),
        'two.xml': withStimulus('two'),
        's.xml':
          '<qti-assessment-stimulus identifier="s" title="The river"><qti-stimulus-body><p>It was old.</p></qti-stimulus-body></qti-assessment-stimulus>',
      }),
    )
    const code = rows[0]?.question.passage?.code
    expect(rows[0]?.question.passage).toEqual({
      code,
      kind: 'reading',
      title: { en: 'The river', hi: '' },
      content: { en: 'It was old.', hi: '' },
    })
    expect(rows[1]?.question.passage).toEqual({ code })
  })

  test.each([
    [
      'an external entity in an item',
      pack({ 'a.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "http://x.example">]><assessmentItem>&e;</assessmentItem>' }),
      'external_entity',
    ],
    [
      'an external entity in a lone item',
      bytesOf('<!DOCTYPE x [<!ENTITY e SYSTEM "http://x.example">]><assessmentItem>&e;</assessmentItem>'),
      'external_entity',
    ],
    ['a bomb', pack({ 'a.xml': new Uint8Array(60 * 1024 * 1024) }), 'bomb'],
    [
      'nesting of 100,000 levels',
      bytesOf(`<assessmentItem>${'<b>'.repeat(100_000)}${'</b>'.repeat(100_000)}</assessmentItem>`),
      'broken',
    ],
    ['a broken manifest', pack({ 'imsmanifest.xml': '<manifest>' }), 'broken'],
    ['a broken item', bytesOf('<assessmentItem><itemBody></assessmentItem>'), 'broken'],
    ['another kind of XML', bytesOf('<rss></rss>'), 'wrong_type'],
    ['a package without items', pack({ 'imsmanifest.xml': manifest() }), 'empty'],
  ])('%s is refused within a second (OFC-46)', async (_what, bytes, code) => {
    const refused = () => expect(rowsOf('qti_2_1', bytes)).rejects.toMatchObject({ name: 'FileFault', code })
    expect(await cpuSeconds(refused)).toBeLessThan(1)
  })
})

describe.each(['qti_2_1', 'qti_3_0'] as const)('an export as %s is imported again without loss (OFC-45)', (format) => {
  test('each tried question of the demo', async () => {
    const bytes = await written(format, seeds)
    expect(detectFormat(bytes, '')).toBe(format)
    const rows = await rowsOf(format, bytes)
    expect(rows.flatMap(({ faults }) => faults)).toEqual([])
    expect(rows.map(({ question }) => question)).toEqual(expectedImport(seeds))
  })

  test('every part that the demo does not use', async () => {
    const text = (en: string) => ({ en, hi: `${en} (हिंदी)` })
    const question: AuthoredQuestion = {
      code: '2024-set-1',
      subject: 'physics',
      topic: 'motion',
      exams: ['ssc-cgl', 'gate'],
      difficulty: 'hard',
      targetSeconds: 75,
      stem: text('< & " ]]> \\(x\\)\nnext'),
      options: ['d', 'b', 'a'].map((id) => ({ id, content: text(`Option ${id}`), pinned: id === 'a' })),
      key: { kind: 'msq', optionIds: ['b', 'd'] },
      solution: text('See.'),
      reasons: { b: text('Because') },
      hint: text('Think.\n\n- twice'),
      tags: ['Set 2', 'exam:old'],
      rights: 'licensed',
      source: 'A book, "page" 5',
    }
    const rows = await rowsOf(format, await written(format, [exported(question)]))
    expect(rows.map(({ question: read }) => read)).toEqual([question])
  })
})
