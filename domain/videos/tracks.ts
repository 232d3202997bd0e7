import type { Language } from '../language.ts'
import type { Bilingual } from '../questions/text.ts'
import { vttTime } from './timecode.ts'

/** Caption or chapter between two instants. Milliseconds. */
export type Cue = { startMs: number; endMs: number; text: Bilingual }
export type VideoChapter = { startMs: number; title: Bilingual }

/** Text for a cue: markup escaped, and no blank line that would end the cue. */
const cueText = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\s*\n\s*/g, '\n')
    .trim()

/** WebVTT file of cues in a language, English where one has no Hindi. Omits cues that start at `untilMs` or later. */
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

/** Chapters as cues: each lasts until the next begins, the last to the end. */
export const chapterCues = (chapters: readonly VideoChapter[], durationMs: number): Cue[] =>
  chapters.map(({ startMs, title }, index) => ({
    startMs,
    endMs: chapters[index + 1]?.startMs ?? durationMs,
    text: title,
  }))

/** Index of the chapter at an instant; -1 before the first. */
export const chapterAt = (chapters: readonly VideoChapter[], ms: number): number =>
  chapters.findLastIndex(({ startMs }) => startMs <= ms)
