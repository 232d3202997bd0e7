import { expect, test } from 'vitest'
import { strongest, weakest } from '../../../domain/revision/progress.ts'
import { studyLinks, type StudyItem } from '../../../domain/revision/study-links.ts'

const item = (id: string, kind: StudyItem['kind'], title: string, about = '', subject = 'maths'): StudyItem => ({
  id,
  kind,
  courseId: kind === 'lesson' ? 'crs' : null,
  title: { en: title, hi: '' },
  about: { en: about, hi: '' },
  subject,
})

const items = [
  item('m1', 'material', 'Formula sheet', 'Percentages, profit and loss'),
  item('m2', 'material', 'Profit and loss in an hour'),
  item('v1', 'video', 'Time, speed and distance'),
  item('l1', 'lesson', 'Ratios'),
  item('l2', 'lesson', 'Ratio', '', 'chemistry'),
]

const idsFor = (topic: string): string[] =>
  studyLinks(items, { subject: 'maths', title: { en: topic, hi: '' } }).map(({ id }) => id)

test('a topic leads to the best item of each kind of its subject, and to none where nothing teaches it (LRN-62)', () => {
  // The title says more than the summary.
  expect(idsFor('Profit and loss')).toEqual(['m2'])
  expect(idsFor('Percentage')).toEqual(['m1'])
  expect(idsFor('Ratio')).toEqual(['l1'])
  // One word of two is not enough.
  expect(idsFor('Time and work')).toEqual([])
  expect(idsFor('Calendar')).toEqual([])
})

test('weak and strong topics need five answers (LRN-19)', () => {
  const topic = (level: 'shaky' | 'secure' | 'strong', right: number, answers: number) => ({ level, right, answers })
  const few = topic('shaky', 0, 4)
  // (1 + 1) / (5 + 2) = 0.29 and (10 + 1) / (40 + 2) = 0.26: the larger number weighs more.
  const some = topic('shaky', 1, 5)
  const many = topic('shaky', 10, 40)
  expect(weakest([few, some, many, topic('secure', 9, 9)])).toEqual([many, some])
  const [secure, strong] = [topic('secure', 40, 40), topic('strong', 8, 9)]
  expect(strongest([some, secure, strong, topic('strong', 4, 4)])).toEqual([strong, secure])
})
