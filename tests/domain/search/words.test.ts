import { describe, expect, test } from 'vitest'
import { spelledLetters } from '../../../domain/search/devanagari.ts'
import { formsOf, joinedKey, keyOf, normalisedWords, soundOf, titleKey } from '../../../domain/search/words.ts'

const plain = (text: string): string => normalisedWords(text).join(' ')
const key = (word: string): string => keyOf(plain(word))

describe('whole words in Devanagari (SRC-6)', () => {
  test.each([
    ['a word with vowel signs and a virama', 'प्रधानमंत्री आवास योजना', ['प्रधानमंत्री', 'आवास', 'योजना']],
    ['dandas and quotes', '“संविधान”। क्या है?', ['संविधान', 'क्या', 'है']],
    ['joiners that are not seen', 'रा\u200dज्\u200cय', ['राज्य']],
    ['a word and a number in one', 'टियर1 CGL2026', ['टियर', '1', 'cgl', '2026']],
    ['digits of Devanagari', '२०२६', ['2026']],
    ['an apostrophe', "India's day", ['india', 'day']],
    ['accents', 'Café Élan', ['cafe', 'elan']],
    ['nothing but signs', '%_* "OR"', ['or']],
    ['no word at all', '% — 😀', []],
  ])('%s', (_what, text, words) => expect(normalisedWords(text)).toEqual(words))
})

test.each([
  ['nukta', 'पढ़ाई', 'पढाई'],
  ['nukta composed and in two signs', '\u095e\u093c\u0930', 'फर'],
  ['anusvara for the nasal of a row', 'हिन्दी', 'हिंदी'],
  ['the same before a labial', 'सम्पादन', 'संपादन'],
  ['chandrabindu', 'पाँच', 'पांच'],
  ['visarga', 'दुःख', 'दुख'],
  ['ये and ए', 'चाहिये', 'चाहिए'],
  ['यी and ई', 'गयी', 'गई'],
])('takes spelling variants of Hindi as one word: %s (SRC-2)', (_what, one, other) =>
  expect(plain(one)).toBe(plain(other)),
)

test('keeps the ये at the start of a word (SRC-2)', () => expect(plain('ये योजना')).toBe('ये योजना'))

test.each([
  ['प्रधानमंत्री', ['pradhanmantri', 'pradhaanmantree', 'Pradhanamantri', 'प्रधानमन्त्री']],
  ['संविधान', ['samvidhan', 'sanvidhan', 'samvidhaan']],
  ['योजना', ['yojana', 'yojna', 'योजनाओं', 'योजनाएँ']],
  ['नौकरी', ['naukri', 'nokri', 'naukriyan', 'नौकरियाँ', 'नौकरियों']],
  ['विज्ञान', ['vigyan', 'vigyaan']],
  ['शिक्षा', ['shiksha', 'siksha']],
  ['अंग्रेज़ी', ['angrezi', 'angreji', 'अंग्रेजी']],
  ['हिंदी', ['hindi', 'हिन्दी']],
  ['फ़िल्म', ['film', 'philm']],
  ['क्विज़', ['quiz']],
  ['पढ़ाई', ['padhai', 'padhaai', 'padhayi']],
])('finds Hindi by Hinglish and Hinglish by Hindi: %s (SRC-3)', (hindi, others) => {
  for (const other of others) expect(key(other), other).toBe(key(hindi))
})

test.each([
  ['tests', 'test'],
  ['bodies', 'body'],
  ['organisation', 'organization'],
])('gives spelling variants of English one key: %s, %s (SRC-4)', (one, other) => expect(key(one)).toBe(key(other)))

test.each([
  ['संविधान', 'संपादन'],
  ['railway', 'relay'],
  ['कला', 'कुल'],
])('keeps different words under different keys: %s, %s (SRC-7)', (one, other) => expect(key(one)).not.toBe(key(other)))

test.each([
  ['एसएससी', 'ssc'],
  ['यूपीएससी', 'upsc'],
  ['आईबीपीएस', 'ibps'],
  ['एनटीपीसी', 'ntpc'],
  ['पीओ', 'po'],
])('finds a spelled-out abbreviation by its letters: %s (SRC-4)', (word, letters) => {
  expect(spelledLetters(plain(word))).toBe(letters)
  expect(formsOf(plain(word))).toContain(letters)
})

test.each(['संविधान', 'गेट', 'एक'])('finds no spelled-out letters in an ordinary word: %s (SRC-4)', (word) =>
  expect(spelledLetters(word)).toBeNull(),
)

test('gives two separate words the key of their compound (SRC-4)', () => {
  expect(joinedKey('pradhan', 'mantri')).toBe(key('प्रधानमंत्री'))
  expect(joinedKey(plain('वन'), plain('रक्षक'))).toBe(key('वनरक्षक'))
  expect(joinedKey('tier', '1')).toBeNull()
})

test('gives titles of the same words one key (SRC-12)', () => {
  expect(titleKey('SSC CGL: Mock Tests')).toBe(titleKey('ssc cgl mock test'))
})

test('leaves words of other scripts as they are (SRC-1)', () => {
  expect([keyOf('தமிழ்'), soundOf('தமிழ்'), formsOf('தமிழ்')]).toEqual(['தமிழ்', 'தமிழ்', []])
})
