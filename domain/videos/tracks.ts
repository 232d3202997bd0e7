import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { vttTime } from './timecode.ts'

/** What is said, or shown, between two instants of a video. Milliseconds. */
export type Cue = { startMs: number; endMs: number; text: Bilingual }
export type VideoChapter = { startMs: number; title: Bilingual }

/** A text inside a cue: no markup, and no line that could end the cue. */
const cueText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

/** A WebVTT file of cues in a language; English where one has no Hindi. Cues that start at `untilMs` or later are left out. */
export const webVtt = (cues: readonly Cue[], language: Language, untilMs = Infinity): string =>
  [
    'WEBVTT',
    ...cues
      .filter(({ startMs }) => startMs < untilMs)
      .map(
        ({ startMs, endMs, text }) =>
          `${vttTime(startMs)} --> ${vttTime(Math.min(endMs, untilMs))}\n${cueText(text[language] || text.en)}`,
      ),
  ].join('\n\n') + '\n'

/** Chapters as cues: each goes on until the next begins, the last one to the end. */
export const chapterCues = (chapters: readonly VideoChapter[], durationMs: number): Cue[] =>
  chapters.map(({ startMs, title }, index) => ({
    startMs,
    endMs: chapters[index + 1]?.startMs ?? durationMs,
    text: title,
  }))

/** The index of the chapter that an instant is in; -1 before the first. */
export const chapterAt = (chapters: readonly VideoChapter[], ms: number): number =>
  chapters.findLastIndex(({ startMs }) => startMs <= ms)
