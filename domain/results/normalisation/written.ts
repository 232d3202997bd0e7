import { fixedText, marksText, type CurvePosition, type Point } from './shift.ts'

/** A percentile and its mark, formatted for a page. */
type WrittenPoint = { percentile: string; mark: string }

/** A place among the percentiles of a shift, formatted for a page. */
export type WrittenPlace =
  | { kind: 'met'; at: WrittenPoint }
  | { kind: 'between'; below: WrittenPoint; above: WrittenPoint }
  | { kind: 'lowest'; at: WrittenPoint }

export const writtenPlace = (place: CurvePosition, decimals: number): WrittenPlace => {
  const written = ({ percentile, units }: Point): WrittenPoint => ({
    percentile: fixedText(percentile, decimals),
    mark: marksText(units),
  })
  return place.kind === 'between'
    ? { kind: 'between', below: written(place.below), above: written(place.above) }
    : { kind: place.kind, at: written(place.at) }
}
