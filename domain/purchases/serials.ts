import { dateInIndia } from '../india.ts'

/** Financial year of an instant, April to March in India: "26-27". */
export const financialYear = (now: number): string => {
  const day = dateInIndia(now)
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  const short = (value: number): string => String(value % 100).padStart(2, '0')
  return `${short(year)}-${short(year + 1)}`
}

export const documentKinds = ['invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

const prefixes: Record<DocumentKind, string> = { invoice: 'T', credit_note: 'C' }

/** Number of a tax document, at most 16 characters as rule 46 of the CGST rules asks: "T/26-27/000123". */
export const documentNumber = (kind: DocumentKind, year: string, serial: number): string =>
  `${prefixes[kind]}/${year}/${String(serial).padStart(6, '0')}`

/** A number in the name of a file, where slashes cannot be: "T-26-27-000123". */
export const documentFile = (number: string): string => number.replaceAll('/', '-')

/** Number of the document whose file is asked for, "T-26-27-000123.pdf"; null for another name. */
export const numberOfFile = (file: string): string | null => {
  const [, prefix, year, serial] = /^([TC])-(\d\d-\d\d)-(\d{6,8})\.pdf$/.exec(file) ?? []
  return serial === undefined ? null : `${prefix}/${year}/${serial}`
}
