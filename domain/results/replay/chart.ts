import type { Look } from './contract.ts'

/** Size of the timeline: time runs to the right, questions in the order of the paper downwards. */
export const timelineSize = { width: 640, height: 270, left: 44, right: 628, top: 10, bottom: 236 } as const

/** Minutes between marks of the axis, so that there are at most six. */
const steps = [1, 2, 5, 10, 15, 30, 60, 120, 240]

const rounded = (value: number): number => Math.round(value * 10) / 10

export type Scales = { x: (ms: number) => number; y: (place: number) => number }

export const timelineScales = (endMs: number, questions: number): Scales => {
  const { left, right, top, bottom } = timelineSize
  return {
    x: (ms) => rounded(left + (Math.min(Math.max(ms, 0), endMs) / Math.max(1, endMs)) * (right - left)),
    y: (place) => rounded(top + ((place + 0.5) / Math.max(1, questions)) * (bottom - top)),
  }
}

/** The way through the paper as the path of an SVG. */
export const pathOf = (looks: readonly Look[], { x, y }: Scales): string =>
  looks.map(({ place, from, to }, index) => `${index === 0 ? 'M' : 'L'}${x(from)} ${y(place)}H${x(to)}`).join('')

/** Marks of the time axis in whole minutes. */
export const minuteMarks = (endMs: number): number[] => {
  const minutes = endMs / 60_000
  const step = steps.find((each) => minutes / each <= 6) ?? Math.ceil(minutes / 6)
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, index) => index * step)
}
