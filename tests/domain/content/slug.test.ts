import { expect, test } from 'vitest'
import { slugOfTitle } from '../../../domain/content/slug.ts'

test('makes a blank slug of the English title, at most 80 characters and cut between words (OFC-16)', () => {
  expect(slugOfTitle('Junior Clerk & Steno — 2027 (Group C)')).toBe('junior-clerk-steno-2027-group-c')
  expect(slugOfTitle('Clerk', 'AB12cd')).toBe('clerk-ab12cd')
  expect(slugOfTitle('कनिष्ठ लिपिक')).toBeNull()
  const long = slugOfTitle('word '.repeat(40), 'ab12cd') ?? ''
  expect(long.length).toBeLessThanOrEqual(80)
  expect(long).toMatch(/^word(-word)+-ab12cd$/)
})
