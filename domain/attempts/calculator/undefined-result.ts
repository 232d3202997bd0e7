/** An undefined result: shown as "Error" until a number or C is pressed. */
export class UndefinedResult extends Error {}

/** The value, or `UndefinedResult` where it is not finite. */
export const checked = (value: number): number => {
  if (!Number.isFinite(value)) throw new UndefinedResult()
  return value
}

export const demand = (holds: boolean): void => {
  if (!holds) throw new UndefinedResult()
}
