import { describe, expect, test } from 'vitest'
import { compareQuestionLanguages } from '../../../../domain/questions/parity/checklist.ts'
import { parityOf } from '../../../../domain/questions/parity/parity-of.ts'
import { dailyQuizQuestions } from '../../../../drizzle/seed/questions/current-affairs.ts'
import { seedPassages, seedQuestions } from '../../../../drizzle/seed/questions/index.ts'

const found = (body: Record<string, unknown>) => parityOf(body).map(({ code, path }) => `${code} ${path}`)
const inStem = (en: string, hi: string) => parityOf({ stem: { en, hi } }).map(({ code }) => code)
const options = (...texts: (readonly [en: string, hi: string])[]) => ({
  options: texts.map(([en, hi], index) => ({ id: 'abcdefgh'.charAt(index), content: { en, hi } })),
})

describe('differences between the languages of a question (OFC-36)', () => {
  test.each([...seedQuestions, ...dailyQuizQuestions, ...seedPassages])('$code has none', (seed) => {
    expect(parityOf(seed)).toEqual([])
  })

  test.each([
    ['a number', 'He sold 12 pens.', 'उसने 21 पेन बेचे।', ['numbers_differ']],
    ['a number word', 'How many of the seven win?', 'आठ में से कितने जीते?', ['numbers_differ']],
    ['a formula', 'Solve $x^2 = 4$.', '$x^3 = 4$ को हल कीजिए।', ['formulas_differ']],
    ['a unit', 'It is 5 km long.', 'यह 5 मीटर लंबा है।', ['units_differ']],
    ['a square', 'Its area is 9 sq cm.', 'इसका क्षेत्रफल 9 सेमी है।', ['units_differ']],
    ['a rate', 'It runs at 36 km/h.', 'यह 36 किमी/सेकंड चलती है।', ['units_differ']],
    ['a lost unit', 'It costs ₹500.', 'इसका मूल्य 500 है।', ['units_differ']],
    ['a negation', 'Which is not a metal?', 'कौन-सी धातु है?', ['negation_differs']],
    ['a Hindi negation', 'Which is a metal?', 'कौन-सी धातु नहीं है?', ['negation_differs']],
    [
      'a negation in one of several sentences',
      'P does not speak. Which one is true?',
      'P नहीं बोलता। कौन-सा असत्य है?',
      ['negation_differs'],
    ],
    ['a point', 'P meets Q at R.', 'P, Q से S पर मिलता है।', ['latin_differs']],
    ['a code', 'LAMP is written as MBNQ.', 'LAMP को MBMQ लिखा जाता है।', ['latin_differs']],
    ['the letter of an option', 'As in (b), choose.', '(c) की तरह चुनिए।', ['letters_differ']],
    ['a blank', 'He ____ to ____.', 'वह ____ जाता है।', ['blanks_differ']],
    ['an underlined word', 'Choose the **right** word.', 'सही शब्द चुनिए।', ['marks_differ']],
    ['a row of a table', '| A | B |\n| - | - |\n| C | D |', '| A | B |\n| - | - |', ['tables_differ', 'latin_differs']],
    ['a question mark', 'What is it?', 'यह क्या है', ['question_mark_missing']],
    ['Hindi in Latin letters', 'Choose the answer.', 'sahi uttar chuniye', ['wrong_script']],
    ['English in Devanagari', 'सही उत्तर चुनिए।', 'सही उत्तर चुनें।', ['wrong_script']],
    ['a missing translation', 'Choose the right answer.', 'Choose the right answer.', ['not_translated']],
  ])('name %s', (_what, en, hi, codes) => {
    expect(inStem(en, hi).toSorted()).toEqual(codes.toSorted())
  })

  test.each([
    ['digits and groups', 'The sum is 1,50,000.', 'योग १५०००० है।'],
    ['the word of a number', 'the 3 men', 'तीन आदमी'],
    ['an ordinal', 'the 2nd and 3rd', 'दूसरा और तीसरा'],
    ['lakh and million', 'about 1.5 million people', 'क़रीब 15 लाख लोग'],
    ['a decimal', 'It is 2.50 m.', 'यह 2.5 मी. है।'],
    ['a Roman numeral', 'Part IV', 'भाग 4'],
    ['units in words', 'at 60 km/h for 20 minutes', '20 मिनट तक 60 किमी प्रति घंटा'],
    ['money', 'He pays Rs. 500.', 'वह 500 रुपये देता है।'],
    ['per cent', 'a loss of 10 per cent', '10% की हानि'],
    ['except', 'All except one are metals.', 'एक को छोड़कर सभी धातु हैं।'],
    ['a number in a formula', 'a force of $5$ newtons', '5 न्यूटन का बल'],
    ['another order of formulas', 'If $x = 2$, find $y$.', '$y$ ज्ञात कीजिए, यदि $x = 2$।'],
    ['an imperative', 'What is the area of a square of side 2?', '2 भुजा वाले वर्ग का क्षेत्रफल ज्ञात कीजिए।'],
    ['an English sentence in Hindi', 'Correct: "He do not go."', 'शुद्ध कीजिए: "He do not go."'],
    ['letters of options', 'Both (a) and (b)', '(क) और (ख) दोनों'],
  ])('accept %s', (_what, en, hi) => {
    expect(inStem(en, hi)).toEqual([])
  })
})

describe('differences between options (OFC-36)', () => {
  test('name equal, missing and swapped ones', () => {
    expect(found(options(['Iron', 'लोहा'], ['Gold', 'लोहा']))).toEqual(['options_equal options.1.content.hi'])
    expect(found(options(['Iron', 'लोहा'], ['Gold', '']))).toEqual(['options_missing options.1.content.hi'])
    expect(found(options(['5 km', '8 किमी'], ['8 km', '5 किमी'], ['9 km', '9 किमी']))).toEqual([
      'numbers_differ options.0.content.hi',
      'numbers_differ options.1.content.hi',
      'options_swapped options.0.content.hi',
      'options_swapped options.1.content.hi',
    ])
  })

  test('are errors where the answer itself differs', () => {
    const [finding] = parityOf(options(['12.5', '12.6'], ['13', '13']))
    expect(finding).toEqual({
      code: 'numbers_differ',
      path: 'options.0.content.hi',
      severity: 'error',
      values: { en: '12.5', hi: '12.6' },
    })
  })

  test('leave options alone that are the matter itself, and name the one that lacks its translation', () => {
    const english = ['has been going', 'had been going'] as const
    expect(found(options([english[0], english[0]], [english[1], english[1]]))).toEqual([])
    expect(found(options(['All of the above', 'All of the above'], ['Only iron', 'केवल लोहा']))).toEqual([
      'not_translated options.0.content.hi',
    ])
  })
})

test('an option that is another answer in the other language prevents publication; a warning does not (OFC-36)', () => {
  const entries = compareQuestionLanguages({
    stem: { en: 'A road of 5 km.', hi: '5 मीटर की सड़क।' },
    ...options(['12.5', '12.6'], ['13', '13']),
  })
  expect(entries.map(({ code, path, blocks }) => [code, path, blocks])).toEqual([
    ['units_differ', 'stem.hi', false],
    ['numbers_differ', 'options.0.content.hi', true],
  ])
})

test('a half-typed draft and hostile texts are compared in a bounded time (OFC-36)', () => {
  expect(parityOf({ stem: { en: 'Which of', hi: '' }, options: [{ id: 'a' }, null, 7], key: null })).toEqual([])
  const begun = performance.now()
  for (const part of ['1,', '$', '**', '____', '5 km ', 'not ', 'नहीं ', '| a ', '(a)', 'A', '?', '\\text{', '5 '])
    parityOf({ stem: { en: part.repeat(20_000), hi: `${part.repeat(20_000)}x` } })
  expect(performance.now() - begun).toBeLessThan(4_000)
})
