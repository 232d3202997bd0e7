import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'

type Options = NonNullable<AuthoredQuestion['options']>

export const countOfThree: Options = [
  { id: 'a', content: { en: 'Only one', hi: 'केवल एक' }, pinned: true },
  { id: 'b', content: { en: 'Only two', hi: 'केवल दो' }, pinned: true },
  { id: 'c', content: { en: 'All three', hi: 'सभी तीन' }, pinned: true },
  { id: 'd', content: { en: 'None', hi: 'कोई भी नहीं' }, pinned: true },
]

export const countOfFour: Options = [
  { id: 'a', content: { en: 'Only one', hi: 'केवल एक' }, pinned: true },
  { id: 'b', content: { en: 'Only two', hi: 'केवल दो' }, pinned: true },
  { id: 'c', content: { en: 'Only three', hi: 'केवल तीन' }, pinned: true },
  { id: 'd', content: { en: 'All four', hi: 'सभी चार' }, pinned: true },
]

export const oneOrBoth: Options = [
  { id: 'a', content: { en: '1 only', hi: 'केवल 1' }, pinned: true },
  { id: 'b', content: { en: '2 only', hi: 'केवल 2' }, pinned: true },
  { id: 'c', content: { en: 'Both 1 and 2', hi: '1 और 2 दोनों' }, pinned: true },
  { id: 'd', content: { en: 'Neither 1 nor 2', hi: 'न तो 1, न ही 2' }, pinned: true },
]

export const statementAndReason: Options = [
  {
    id: 'a',
    content: {
      en: 'Both Statement-I and Statement-II are correct and Statement-II is the correct explanation for Statement-I',
      hi: 'कथन-I और कथन-II दोनों सही हैं तथा कथन-II, कथन-I की सही व्याख्या है',
    },
    pinned: true,
  },
  {
    id: 'b',
    content: {
      en: 'Both Statement-I and Statement-II are correct and Statement-II is not the correct explanation for Statement-I',
      hi: 'कथन-I और कथन-II दोनों सही हैं किंतु कथन-II, कथन-I की सही व्याख्या नहीं है',
    },
    pinned: true,
  },
  {
    id: 'c',
    content: {
      en: 'Statement-I is correct but Statement-II is not correct',
      hi: 'कथन-I सही है किंतु कथन-II सही नहीं है',
    },
    pinned: true,
  },
  {
    id: 'd',
    content: {
      en: 'Statement-I is not correct but Statement-II is correct',
      hi: 'कथन-I सही नहीं है किंतु कथन-II सही है',
    },
    pinned: true,
  },
]

/** For a first statement and two more that may explain it. */
export const twoReasons: Options = [
  {
    id: 'a',
    content: {
      en: 'Both Statement II and Statement III are correct and both of them explain Statement I',
      hi: 'कथन II और कथन III दोनों सही हैं और वे दोनों कथन I की व्याख्या करते हैं',
    },
    pinned: true,
  },
  {
    id: 'b',
    content: {
      en: 'Both Statement II and Statement III are correct but only one of them explains Statement I',
      hi: 'कथन II और कथन III दोनों सही हैं किंतु उनमें से केवल एक, कथन I की व्याख्या करता है',
    },
    pinned: true,
  },
  {
    id: 'c',
    content: {
      en: 'Only one of the Statements II and III is correct and that explains Statement I',
      hi: 'कथन II और III में से केवल एक सही है और वह कथन I की व्याख्या करता है',
    },
    pinned: true,
  },
  {
    id: 'd',
    content: {
      en: 'Neither Statement II nor Statement III is correct',
      hi: 'न तो कथन II सही है और न ही कथन III',
    },
    pinned: true,
  },
]
