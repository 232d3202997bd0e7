import { groupIndian } from '../i18n/format.ts'

const lakh = 100_000

/** Number of a scale: from a lakh on in lakhs, as "2.5L". */
export const countShort = (value: number): string =>
  value < lakh ? groupIndian(value) : `${Math.round((value * 10) / lakh) / 10}L`
