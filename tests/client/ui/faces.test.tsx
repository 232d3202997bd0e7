import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AccessBadge } from '../../../client/ui/access-badge.tsx'
import { ExamEmblem } from '../../../client/ui/faces/exam-emblem.tsx'
import { emblemNames, emblemOf, patternNames, patternOf } from '../../../client/ui/faces/names.ts'
import { SubjectCover } from '../../../client/ui/faces/subject-cover.tsx'
import { SampleNotice } from '../../../client/ui/sample-notice.tsx'
import { isMixed } from '../../../client/ui/samples.ts'
import { targets } from '../../../domain/accounts/student-profile.ts'
import { html } from '../support.tsx'

const sprite = (name: string): string => readFileSync(`client/faces/${name}.svg`, 'utf8')
const symbolsOf = (name: string) => [...sprite(name).matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)

describe('emblems (SHL-80)', () => {
  test('exist for every target, and one for any other exam', () => {
    expect(emblemNames).toEqual(targets)
    expect(symbolsOf('emblems').toSorted()).toEqual([...targets, 'exam'].toSorted())
  })

  test.each([
    ['exm_ssc', 'ssc'],
    ['state-psc', 'state-psc'],
    ['exm_clat', 'exam'],
    ['', 'exam'],
  ])('an exam given as %j has the symbol %s', (exam, symbol) => {
    expect(emblemOf(exam)).toBe(symbol)
    expect(html(<ExamEmblem exam={exam} />)).toMatch(new RegExp(`aria-hidden="true".*href="[^"]*#${symbol}"`))
  })
})

describe('covers (SHL-81)', () => {
  test('exist for every subject, and one for any other', () => {
    expect(symbolsOf('covers').toSorted()).toEqual([...patternNames, 'paper', 'wide', 'book'].toSorted())
    expect(patternOf('general-knowledge')).toBe('general')
    expect(patternOf('law')).toBe('paper')
  })

  test('of one item are the same every time, and those of many differ', () => {
    const cover = (seed: string): string => html(<SubjectCover subject="maths" seed={seed} shape="wide" />)
    expect(cover('crs_a')).toBe(cover('crs_a'))
    const seeds = Array.from({ length: 30 }, (_, index) => `crs_${index}`)
    expect(new Set(seeds.map(cover)).size).toBe(9)
  })
})

test.each(['emblems', 'covers', 'illustrations'])('the drawings %s have no colour of their own (SHL-82)', (name) => {
  const values = [...sprite(name).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, value]) => value)
  expect(values.filter((value) => !/^(none|currentColor|var\(--[a-z-]+\))$/.test(value ?? ''))).toEqual([])
  expect(sprite(name)).not.toMatch(/<style|style=|<script|<image/)
})

describe('state is told once (SHL-85)', () => {
  const t = (key: string): string => key

  test.each([
    ['free', 'open', ''],
    ['paid', 'open', 'owned'],
    ['paid', 'locked', 'premium'],
  ] as const)('the badge of an item that is %s and %s reads %j', (access, entitlement, text) =>
    expect(html(<AccessBadge item={{ access, entitlement }} t={t} />).replace(/<[^>]*>/g, '')).toBe(text),
  )

  test('a list with samples has one notice, and marks its lines only among others', () => {
    const notice = (items: { sample: boolean }[]): string => html(<SampleNotice items={items}>Made up</SampleNotice>)
    expect(notice([{ sample: true }])).toContain('Made up')
    expect(notice([{ sample: false }])).toBe('')
    expect(isMixed([{ sample: true }, { isSample: true }])).toBe(false)
    expect(isMixed([{ sample: true }, { isSample: false }])).toBe(true)
    expect(isMixed([])).toBe(false)
  })
})
