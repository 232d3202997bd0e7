import { describe, expect, test } from 'vitest'
import { cpuSeconds } from './cpu-time.ts'
import { bytesOf, expectedImport, faultsOf, readFile, rowsOf, seeds, written } from './support.ts'

/** One pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const quiz = (...questions: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
${questions.map((question, at) => `<!-- question: ${812 + at}  -->\n${question}`).join('\n\n')}

</quiz>`

const text = (name: string, html: string, attributes = 'format="html"', inside = '') =>
  `<${name} ${attributes}>\n      <text>${html === '' ? '' : `<![CDATA[${html}]]>`}</text>\n${inside}    </${name}>`

/** A question as Moodle 4.5 writes it, with the elements that every type has. */
const question = (
  type: string,
  stem: string,
  rest: string,
  { feedback = '', tags = [] as string[], files = '', id = '' } = {},
) => `
  <question type="${type}">
    <name>
      <text>Item of a quiz</text>
    </name>
    ${text('questiontext', stem, 'format="html"', files)}
    ${text('generalfeedback', feedback)}
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber>${id}</idnumber>
    ${rest}
    ${tags.length > 0 ? `<tags>${tags.map((tag) => `<tag><text>${tag}</text>\n</tag>`).join('')}</tags>` : ''}
  </question>`

const answer = (fraction: string, html: string, feedback = '') =>
  text('answer', html, `fraction="${fraction}" format="html"`, text('feedback', feedback))

const combined = ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
  .map((name) => text(name, ''))
  .join('\n')

const choice = (single: boolean, ...answers: string[]) =>
  `<single>${single}</single>\n<shuffleanswers>true</shuffleanswers>\n<answernumbering>abc</answernumbering>\n<showstandardinstruction>0</showstandardinstruction>\n${combined}\n${answers.join('\n')}`

const moodle = (...questions: string[]) => rowsOf('moodle_xml', bytesOf(quiz(...questions)))

const only = async (source: string) => {
  const [row] = await moodle(source)
  return row
}

describe('Moodle XML as Moodle 4.5 writes it is imported (OFC-41)', () => {
  test('one right option, with feedback as reasons and solution, and blank CDATA left out', async () => {
    const row = await only(
      question(
        'multichoice',
        '<p dir="ltr" style="text-align: left;">Which planet is <b>nearest</b> to the Sun?<br></p>',
        choice(true, answer('0', '<p>Venus</p>', '<p>It is the second.</p>'), answer('100', '<p>Mercury</p>')),
        { feedback: '<p>Mercury is 58 million km away.</p>', id: 'planet-1' },
      ),
    )
    expect(row).toEqual({
      row: 1,
      faults: [],
      question: {
        code: 'planet-1',
        stem: { en: 'Which planet is **nearest** to the Sun?', hi: '' },
        solution: { en: 'Mercury is 58 million km away.', hi: '' },
        options: [
          { id: 'a', content: { en: 'Venus', hi: '' } },
          { id: 'b', content: { en: 'Mercury', hi: '' } },
        ],
        reasons: { a: { en: 'It is the second.', hi: '' } },
        key: { kind: 'mcq', optionIds: ['b'] },
      },
    })
  })

  test('several right options by their fractions', async () => {
    const row = await only(
      question(
        'multichoice',
        'Primes?',
        choice(false, answer('50', '2'), answer('-100', '4'), answer('50', '5'), answer('0', '9')),
      ),
    )
    expect(row?.question.key).toEqual({ kind: 'msq', optionIds: ['a', 'c'] })
  })

  test('true or false, with the feedback of the right answer as the solution', async () => {
    const row = await only(
      question(
        'truefalse',
        'The Ganga rises at Gangotri.',
        answer('100', 'true', 'At the glacier.') + answer('0', 'false', 'No.'),
      ),
    )
    expect(row?.question).toMatchObject({
      key: { kind: 'true_false', value: true },
      solution: { en: 'At the glacier.', hi: '' },
    })
  })

  test('accepted texts, with escaped stars and the case', async () => {
    const row = await only(
      question(
        'shortanswer',
        'Sign?',
        `<usecase>1</usecase>${answer('100', '\\*')}${answer('100', 'star')}${answer('0', '*')}`,
      ),
    )
    expect(row?.question.key).toEqual({ kind: 'short', accepted: ['*', 'star'], caseSensitive: true })
  })

  test('a wildcard in an accepted text is named, because it has no key here', async () => {
    const row = await only(question('shortanswer', 'Who?', `<usecase>0</usecase>${answer('100', 'Gan*hi')}`))
    expect(faultsOf(row)).toEqual(['unsupported_kind key'])
  })

  test.each([
    ['3.10', '0.05', '3.05', '3.15'],
    ['-2', '0', '-2', '-2'],
    ['1,5', '0.1', '1.4', '1.6'],
    ['2e-3', '0', '0.002', '0.002'],
  ])('the number %s with tolerance %s', async (value, tolerance, min, max) => {
    const row = await only(
      question(
        'numerical',
        'How many?',
        text('answer', value, 'fraction="100"', `<tolerance>${tolerance}</tolerance>`),
      ),
    )
    expect(row?.question.key).toEqual({ kind: 'nat', min, max })
  })

  test('a number that is none is named', async () => {
    const row = await only(question('numerical', 'How many?', text('answer', 'ten', 'fraction="100"', '')))
    expect(row?.faults).toEqual([{ code: 'not_a_number', path: 'key', value: 'ten', blocks: true }])
  })

  test('matching, with its lists in an order that does not tell the key', async () => {
    const pair = (row: string, column: string) =>
      text('subquestion', row, 'format="html"', `<answer>\n<text>${column}</text>\n</answer>`)
    const row = await only(
      question(
        'matching',
        'Match the capitals.',
        `<shuffleanswers>true</shuffleanswers>${combined}${pair('<p>Kerala</p>', 'Thiruvananthapuram')}${pair('<p>Bihar</p>', 'Patna')}${pair('', 'Bhopal')}`,
      ),
    )
    expect(row?.question).toMatchObject({
      rows: [
        { id: 'p', content: { en: 'Kerala', hi: '' } },
        { id: 'q', content: { en: 'Bihar', hi: '' } },
      ],
      columns: [
        { id: '1', content: { en: 'Bhopal', hi: '' } },
        { id: '2', content: { en: 'Patna', hi: '' } },
        { id: '3', content: { en: 'Thiruvananthapuram', hi: '' } },
      ],
      key: { kind: 'matrix', rows: { p: ['3'], q: ['2'] } },
    })
  })

  test.each(['essay', 'cloze', 'calculated', 'ddwtos'])(
    'a question of type %s is named and keeps its stem',
    async (type) => {
      const row = await only(question(type, 'Discuss.', ''))
      expect(row?.faults).toEqual([{ code: 'unsupported_kind', path: '', value: type, blocks: true }])
      expect(row?.question.stem).toEqual({ en: 'Discuss.', hi: '' })
    },
  )

  test('categories give subject and topic, other tags stay tags, and our own name parts', async () => {
    const category = (path: string) =>
      `<question type="category"><category><text>${path}</text></category><info format="moodle_auto_format"><text></text></info><idnumber></idnumber></question>`
    const item = question('truefalse', 'Yes.', answer('100', 'true'), {
      tags: [
        'Mock 3',
        'difficulty:hard',
        'seconds:45',
        'exam:ssc-cgl',
        'exam:rrb-ntpc',
        'rights:licensed',
        'tag:exam:old',
      ],
    })
    const rows = await moodle(
      category('$course$/top/Default for X/Physics/Laws of Motion'),
      item,
      category('$course$/top/गतिकी'),
      item,
    )
    expect(rows.map((row) => [row.question.subject, row.question.topic])).toEqual([
      ['physics', 'laws-of-motion'],
      [undefined, 'गतिकी'],
    ])
    expect(rows[0]?.question).toMatchObject({
      tags: ['Mock 3', 'exam:old'],
      difficulty: 'hard',
      targetSeconds: 45,
      exams: ['ssc-cgl', 'rrb-ntpc'],
      rights: 'licensed',
    })
  })

  test('a description is the passage of the questions after it, brought by the first', async () => {
    const description = question('description', '<p>The river was old.</p>', '', { id: 'river' })
    const item = question('truefalse', 'It was new.', answer('0', 'true') + answer('100', 'false'))
    const [first, second] = await moodle(description, item, item)
    expect(first?.question.passage).toEqual({
      code: 'river',
      kind: 'reading',
      title: { en: 'Item of a quiz', hi: '' },
      content: { en: 'The river was old.', hi: '' },
    })
    expect(second?.question.passage).toEqual({ code: 'river' })
  })

  test.each([
    [
      'spans',
      '<p><span lang="en" class="multilang">Speed of <span style="">light</span>?</span><span class="multilang" lang="hi">प्रकाश की चाल?</span></p>',
    ],
    ['the filter', '{mlang en}<p>Speed of light?</p>{mlang}{mlang hi}<p>प्रकाश की चाल?</p>{mlang}'],
    ['the filter with another language', '{mlang other}Speed of light?{mlang}{mlang hi}प्रकाश की चाल?{mlang}'],
  ])('both languages marked by %s', async (_marks, stem) => {
    const row = await only(question('truefalse', stem, answer('100', 'true')))
    expect(row?.question.stem).toEqual({ en: 'Speed of light?', hi: 'प्रकाश की चाल?' })
  })

  test('unmarked Hindi is Hindi, and numbers stand in both languages', async () => {
    const row = await only(
      question('multichoice', 'कितने?', choice(true, answer('100', '12%'), answer('0', '\\(x^2\\)'))),
    )
    expect(row?.question.stem).toEqual({ en: '', hi: 'कितने?' })
    expect(row?.question.options?.map(({ content }) => content)).toEqual([
      { en: '12%', hi: '12%' },
      { en: '$x^2$', hi: '$x^2$' },
    ])
  })

  test('pictures in base64 become pictures of the import', async () => {
    const file = `<file name="inclined plane.png" path="/" encoding="base64">${png}</file>`
    const { rows, found } = await readFile(
      'moodle_xml',
      bytesOf(
        quiz(
          question(
            'truefalse',
            '<p>See <img src="@@PLUGINFILE@@/inclined%20plane.png" alt="A plane [side]" width="30"></p>',
            answer('100', 'true'),
            { files: file },
          ),
        ),
      ),
    )
    expect(found.map(({ name, bytes }) => [name, bytes.length])).toEqual([['1-inclined-plane.png', 70]])
    expect(rows[0]?.question.stem?.en).toBe('See ![A plane \\[side\\]](import:1-inclined-plane.png)')
    expect(rows[0]?.faults).toEqual([])
  })

  test.each([
    ['of a missing file', '@@PLUGINFILE@@/lost.png', ''],
    ['of another site', 'https://pictures.example/x.png', ''],
    ['that is no base64', '@@PLUGINFILE@@/broken.png', '<file name="broken.png" encoding="base64">@@@</file>'],
  ])('a picture %s is named', async (_what, source, files) => {
    const row = await only(question('truefalse', `<img src="${source}" alt="x">`, answer('100', 'true'), { files }))
    expect(row?.faults.map(({ code }) => code)).toContain('picture_missing')
  })

  test.each([
    [
      'inline and display formulas',
      'If \\(a < b\\) then \\[a^2 < b^2\\] or $$c$$.',
      'If $a < b$ then\n\n$$\na^2 < b^2\n$$\n\nor\n\n$$\nc\n$$\n\n.',
    ],
    ['money', 'It costs $5 or $6.', 'It costs \\$5 or \\$6.'],
    [
      'a table',
      '<table><thead><tr><th>Year</th><th style="text-align:right">Tons</th></tr></thead><tbody><tr><td>2020</td><td>5|6</td></tr></tbody></table>',
      '| Year | Tons |\n| --- | ---: |\n| 2020 | 5\\|6 |',
    ],
    ['lists', '<ol><li>One</li><li>Two<ul><li>Half</li></ul></li></ol>', '1. One\n2. Two\n   - Half'],
    ['powers and ordinals', 'm s<sup>-2</sup>, H<sub>2</sub>O, 10<sup>th</sup>', 'm s$^{-2}$, H$_{2}$O, 10th'],
    [
      'MathML with its TeX',
      '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">\\vec x</annotation></semantics></math>',
      '$\\vec x$',
    ],
    [
      'MathML without TeX',
      '<math><mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac><mo>≤</mo><msup><mi>y</mi><mn>2</mn></msup></math>',
      '$\\frac{1}{\\sqrt{x}}\\le {y}^{2}$',
    ],
    ['signs of Markdown', '<p># 3 * 4 _ [a](b)</p><p>1. x</p>', '\\# 3 \\* 4 _ [a\\](b)\n\n1\\. x'],
    ['named entities and unclosed tags', '<p>A&nbsp;&amp;&nbsp;B &eacute;<p>x < 5', 'A & B é\n\nx < 5'],
    ['scripts', '<p onclick="x()">Safe<script>alert(1)</script></p>', 'Safe'],
  ])('%s in HTML become Markdown', async (_what, html, markdown) => {
    const row = await only(
      question('truefalse', `<span lang="en" class="multilang">${html}</span>`, answer('100', 'true')),
    )
    expect(row?.question.stem?.en).toBe(markdown)
    expect(row?.faults).toEqual([])
  })

  test('texts in Markdown, plain text and with automatic format', async () => {
    const stem = (format: string, source: string) =>
      question('truefalse', '', answer('100', 'true')).replace(
        /<questiontext[\s\S]*?<\/questiontext>/,
        text('questiontext', source, `format="${format}"`),
      )
    const rows = await moodle(
      stem('markdown', '**Bold** \\\\(x\\\\)'),
      stem('plain_text', '1 < 2 *\nnext'),
      stem('moodle_auto_format', 'one\ntwo\n\nthree <b>four</b>'),
    )
    expect(rows.map((row) => row.question.stem?.en)).toEqual([
      '**Bold** $x$',
      '1 < 2 \\*\\\nnext',
      'one\\\ntwo\n\nthree **four**',
    ])
  })

  test('ten options are named by their count', async () => {
    const row = await only(
      question(
        'multichoice',
        'Which?',
        choice(true, ...Array.from({ length: 10 }, (_, at) => answer(at === 0 ? '100' : '0', `No. ${at}`))),
      ),
    )
    expect(faultsOf(row)).toEqual(['too_many_options options'])
  })

  test('a question without a right option is named', async () => {
    const row = await only(question('multichoice', 'Which?', choice(true, answer('0', 'A'), answer('0', 'B'))))
    expect(faultsOf(row)).toEqual(['required key'])
  })

  test('a broken question fails alone', async () => {
    const good = question('truefalse', 'Yes.', answer('100', 'true'))
    const rows = await moodle(good, '<question type="truefalse"><name><text>x</name></question>', good)
    expect(rows.map((row) => faultsOf(row))).toEqual([[], ['unreadable'], []])
  })
})

describe('a hostile Moodle XML file is refused within a second (OFC-46)', () => {
  const lol = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  test.each([
    [
      'an external entity',
      '<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
      'external_entity',
    ],
    [
      'a billion laughs',
      `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY l0 "lol">${lol}]><quiz>&l9;</quiz>`,
      'external_entity',
    ],
    ['a document type alone', '<!doctype html><quiz></quiz>', 'external_entity'],
    ['an attribute of 50 MB', `<quiz><question type="${'x'.repeat(50 * 1024 * 1024)}"/></quiz>`, 'too_large'],
    ['a file that is cut off', quiz(question('truefalse', 'x', '')).slice(0, 300), 'broken'],
    [
      'nesting of 100,000 levels',
      `<quiz><question type="essay">${'<b>'.repeat(100_000)}${'</b>'.repeat(100_000)}</question></quiz>`,
      'broken',
    ],
    ['another XML file', '<rss></rss>', 'wrong_type'],
    ['no question', '<quiz></quiz>', 'empty'],
    ['100,000 tags that never close', `<quiz>${'<question '.repeat(100_000)}`, 'broken'],
  ])('%s', async (_what, source, code) => {
    const bytes = bytesOf(source)
    const refused = () => expect(rowsOf('moodle_xml', bytes)).rejects.toMatchObject({ name: 'FileFault', code })
    expect(await cpuSeconds(refused)).toBeLessThan(1)
  })

  test('HTML nested in 10,000 levels keeps its text', async () => {
    const row = await only(question('essay', `${'<i>'.repeat(10_000)}deep`, ''))
    expect(row?.question.stem?.en).toContain('deep')
  })

  test('an entity of a file is text and is never expanded', async () => {
    const row = await only(
      '<question type="essay"><questiontext format="html"><text>&lt;p&gt;&amp;x;&lt;/p&gt;</text></questiontext></question>',
    )
    expect(row?.question.stem?.en).toBe('\\&x;')
  })
})

test('each tried question of the demo comes back equal from Moodle XML (OFC-45)', async () => {
  const rows = await rowsOf('moodle_xml', await written('moodle_xml', seeds))
  expect(rows.flatMap(({ faults }) => faults)).toEqual([])
  expect(rows.map(({ question: read }) => read)).toEqual(expectedImport(seeds))
})
