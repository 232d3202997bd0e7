import { faultOf } from '../../content/faults.ts'

export type Found = [path: string, fault: string]

/** Paths of values that an earlier row has too. */
export const repeated = (values: readonly string[], pathOf: (index: number) => string): Found[] =>
  values.flatMap((value, index): Found[] => (values.indexOf(value) < index ? [[pathOf(index), faultOf('twice')]] : []))
