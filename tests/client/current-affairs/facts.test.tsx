import { expect, test } from 'vitest'
import { FactForm } from '../../../client/features/current-affairs/admin/facts/fact-form.tsx'
import { FactUsers } from '../../../client/features/current-affairs/admin/facts/fact-users.tsx'
import { UsedFacts } from '../../../client/features/current-affairs/admin/facts/used-facts.tsx'
import { FactsToRemember } from '../../../client/features/current-affairs/facts-to-remember.tsx'
import type { FactDetail, PublicFact, UsedFact } from '../../../domain/current-affairs/facts.ts'
import { html, routedHtml } from '../support.tsx'

const told = {
  subject: { en: 'Repo rate', hi: 'रेपो दर' },
  statement: { en: '5.50 %', hi: '5.50 %' },
  validFrom: '2025-06-06',
  validTo: '2025-12-04',
  source: 'Reserve Bank',
  sourceUrl: 'https://www.rbi.org.in/',
  sourceDate: null,
}

const publicFact = (own: Partial<PublicFact> = {}): PublicFact => ({ id: 'fct_1', phase: 'valid', ...told, ...own })

const usedFact: UsedFact = {
  ...told,
  id: 'fct_1',
  revision: 3,
  edition: 2,
  kind: 'figure',
  topicId: null,
  exams: ['ssc'],
  checkedAt: 0,
  state: 'valid',
  uses: 1,
  flagged: 1,
  flaggedAt: 1,
  isOutdated: false,
  before: { en: '6.00 %', hi: '6.00 %' },
}

test('students read since when a fact holds and its source, and add it to revision; one that has ended says so (LRN-74)', () => {
  expect(html(<FactsToRemember facts={[]} />)).toBe('')
  const holds = html(<FactsToRemember facts={[publicFact()]} />)
  for (const text of ['Repo rate', '5.50 %', 'Since 6 Jun 2025', 'href="https://www.rbi.org.in/"'])
    expect(holds).toContain(text)
  expect(holds).toContain('Add to revision: Repo rate')
  expect(holds).not.toContain('No longer holds')
  const over = html(<FactsToRemember facts={[publicFact({ phase: 'expired' })]} />, { language: 'hi' })
  expect(over).toContain('अब सही नहीं')
  expect(over).not.toContain('<form')
  expect(over).toContain('रेपो दर')
})

test('the editor of an item shows the old answer beside the new one, and asks for a check (LRN-70)', () => {
  const offered = { words: '', items: [], hasMore: false }
  const shown = (kind: 'question' | 'material', used: UsedFact) =>
    routedHtml(<UsedFacts kind={kind} used={[used]} offered={offered} />)
  const question = shown('question', usedFact)
  for (const text of ['5.50 %', '6.00 %', 'value="check-use"', 'value="outdate-use"']) expect(question).toContain(text)
  expect(shown('material', usedFact)).not.toContain('outdate-use')
  const checked = shown('question', { ...usedFact, flaggedAt: null, before: usedFact.statement })
  expect(checked).not.toContain('check-use')
})

test('the page of a fact names what rests on it and offers items that can be linked (OFC-200)', () => {
  const user = {
    kind: 'question',
    itemId: 'qst_1',
    title: { en: 'What is the rate?', hi: '' },
    state: 'published',
    flaggedAt: 1,
    isOutdated: false,
    before: { en: '6.00 %', hi: '6.00 %' },
  } as const
  const fact: FactDetail = { ...usedFact, versions: [], users: [user] }
  const found = (kind: 'question' | 'job', id: string) =>
    ({ kind, id, title: { en: id, hi: '' }, code: '', state: 'published', hasDraft: false }) as const
  const offered = {
    words: 'rate',
    items: [found('question', 'qst_1'), found('question', 'qst_2'), found('job', 'job_1')],
  }
  const shown = routedHtml(<FactUsers fact={fact} offered={offered} />)
  expect(shown).toContain('6.00 %')
  expect(shown).toContain('Link: qst_2')
  expect(shown).not.toContain('Link: qst_1')
  expect(shown).not.toContain('job_1')
})

test('a refused form of a fact keeps what was typed, the exams too (AFF-25)', () => {
  const answer = {
    intent: 'save-fact',
    id: '',
    code: 'input.invalid' as const,
    fields: { 'statement.hi': 'required', validTo: 'order' },
    values: { 'subject.en': 'Repo rate', 'statement.hi': '' },
    entries: ['upsc'],
  }
  const exams = [
    ['ssc', 'SSC'],
    ['upsc', 'UPSC'],
  ] as const
  const shown = routedHtml(<FactForm fact={null} answer={answer} topics={[]} exams={exams} />)
  expect(shown).toContain('value="Repo rate"')
  expect(shown).toContain('Fill this in.')
  expect(shown).toContain('The last day is before the first.')
  expect(/value="upsc"[^>]*checked|checked[^>]*value="upsc"/.test(shown)).toBe(true)
  expect(/value="ssc"[^>]*checked|checked[^>]*value="ssc"/.test(shown)).toBe(false)
})
