import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'

export const assertionAndReason: AuthoredQuestion['stem'] = {
  en: 'Given below are two statements, one labelled as Assertion (A) and the other as Reason (R). Select the correct answer using the code given below.',
  hi: 'नीचे दो कथन दिए गए हैं, जिनमें से एक को अभिकथन (A) तथा दूसरे को कारण (R) कहा गया है। नीचे दिए गए कूट से सही उत्तर चुनिए।',
}

export const countOfThree: NonNullable<AuthoredQuestion['options']> = [
  { id: 'a', content: { en: 'Only one', hi: 'केवल एक' }, pinned: true },
  { id: 'b', content: { en: 'Only two', hi: 'केवल दो' }, pinned: true },
  { id: 'c', content: { en: 'All three', hi: 'तीनों' }, pinned: true },
  { id: 'd', content: { en: 'None', hi: 'कोई नहीं' }, pinned: true },
]
