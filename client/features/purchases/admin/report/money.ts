import { rupees } from '../../../../i18n/format.ts'

/** Paise as "₹1,23,456", with the sign before the symbol. */
export const money = (paise: number): string => `${paise < 0 ? '−' : ''}₹${rupees(Math.abs(paise))}`
