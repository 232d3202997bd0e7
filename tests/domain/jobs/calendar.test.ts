import { describe, expect, test } from 'vitest'
import { escapeText, foldLine } from '../../../domain/calendar/icalendar.ts'
import { calendarOf } from '../../../domain/jobs/calendar.ts'
import type { Language } from '../../../domain/language.ts'
import { date } from './job.ts'

const octets = (text: string): number => new TextEncoder().encode(text).length

const job = {
  id: 'job_x',
  title: { en: 'Clerks; all grades, new', hi: 'लिपिक: संयुक्त स्नातक स्तरीय परीक्षा के सभी पद और श्रेणियाँ' },
  sample: false,
  dates: [
    date({ kind: 'apply_from', at: Date.parse('2026-08-01T04:30:00Z'), allDay: false }),
    // Midnight of 31 August in India.
    date({
      kind: 'apply_to',
      at: Date.parse('2026-08-30T18:30:00Z'),
      note: { en: 'Until\nmidnight', hi: 'रात 12 बजे तक' },
    }),
    date({
      kind: 'exam',
      at: Date.parse('2026-10-09T18:30:00Z'),
      until: Date.parse('2026-10-11T18:30:00Z'),
      tentative: true,
    }),
    date({ kind: 'result', at: null }),
  ],
  cancelled: null,
  saved: false,
  version: 3,
  updatedAt: Date.parse('2026-08-02T00:00:00Z'),
}

const calendar = (parts: Partial<Parameters<typeof calendarOf>[0]['job']> = {}, language: Language = 'en') =>
  calendarOf({
    job: { ...job, ...parts },
    url: 'https://taiyari.test/jobs/job_x',
    host: 'taiyari.test',
    language,
  })

const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').trimEnd().split('\r\n')

describe('the calendar file of a job (JOB-29, JOB-30)', () => {
  test('has lines that end in CRLF and hold at most 75 octets, never split inside a character', () => {
    for (const language of ['en', 'hi'] as const) {
      const text = calendar({}, language)
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
      const lines = text.slice(0, -2).split('\r\n')
      expect(lines.every((line) => octets(line) <= 75 && !line.includes('\n') && !line.includes('\ufffd'))).toBe(true)
      expect(unfolded(text).join('')).toContain(language === 'hi' ? 'संयुक्त स्नातक स्तरीय' : 'Clerks\\; all grades\\, new')
    }
  })

  test('folds a long line at 75 octets and leaves a short one', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
    expect(foldLine('क'.repeat(26)).split('\r\n ')).toEqual(['क'.repeat(25), 'क'])
  })

  test('escapes text', () => {
    expect(escapeText('a\\b; c, d\r\ne\nf')).toBe('a\\\\b\\; c\\, d\\ne\\nf')
  })

  test('has announced dates as events, instants in UTC and days as dates with the day after as end, and no others', () => {
    const lines = unfolded(calendar())
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3)
    expect(lines).toContain('DTSTART:20260801T043000Z')
    expect(lines).toContain('DTSTART;VALUE=DATE:20260831')
    expect(lines).toContain('DTEND;VALUE=DATE:20260901')
    expect(lines).toContain('DTSTART;VALUE=DATE:20261010')
    expect(lines).toContain('DTEND;VALUE=DATE:20261013')
    expect(lines).toContain('UID:job_x-apply_to@taiyari.test')
    expect(lines).toContain('SEQUENCE:2')
    expect(lines.filter((line) => line === 'STATUS:TENTATIVE')).toHaveLength(1)
    expect(lines).toContain('DESCRIPTION;LANGUAGE=en:Until\\nmidnight\\nhttps://taiyari.test/jobs/job_x')
    expect(lines).toContain('TRIGGER:-P1D')
  })

  test('gives an event an end only after its start (RFC 5545, 3.8.2.2)', () => {
    const [from, until] = [Date.parse('2026-10-10T04:30:00Z'), Date.parse('2026-10-10T07:30:00Z')]
    const ends = (parts: { at: number; until: number | null }) =>
      unfolded(calendar({ dates: [date({ kind: 'exam', allDay: false, ...parts })] })).filter((line) =>
        /^DT(START|END)/.test(line),
      )
    expect(ends({ at: from, until })).toEqual(['DTSTART:20261010T043000Z', 'DTEND:20261010T073000Z'])
    expect(ends({ at: from, until: null })).toEqual(['DTSTART:20261010T043000Z'])
    expect(ends({ at: from, until: from })).toEqual(['DTSTART:20261010T043000Z'])
  })

  test('closes every component that it opens, in order', () => {
    const open: string[] = []
    for (const line of unfolded(calendar())) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6))
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4))
    }
    expect(open).toEqual([])
  })

  test('cancels every event of a cancelled job', () => {
    const lines = unfolded(calendar({ cancelled: { at: 0, note: { en: 'x', hi: 'x' } } }))
    expect(lines.filter((line) => line.startsWith('STATUS:'))).toEqual(Array(3).fill('STATUS:CANCELLED'))
  })

  test('names the dates in Hindi for Hindi readers', () => {
    expect(unfolded(calendar({}, 'hi')).join('\n')).toContain('SUMMARY;LANGUAGE=hi:आवेदन की अंतिम तिथि: लिपिक')
  })
})
