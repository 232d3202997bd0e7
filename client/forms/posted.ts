import { instantInIndia } from '../../domain/india.ts'

/** Text of a posted field without blanks around it; empty where it is missing or a file. */
export const postedText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Unix milliseconds of a day and time in India; null where one of them is missing or wrong. */
const instantOf = (day: string, time: string): number | null => {
  const at = instantInIndia(day, time)
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && /^\d{2}:\d{2}$/.test(time) && Number.isFinite(at) ? at : null
}

/** Instant of a posted day and time in India, Unix milliseconds; null where one of them is missing or wrong. */
export const postedInstant = (form: FormData, names: { day: string; time: string }): number | null =>
  instantOf(postedText(form, names.day), postedText(form, names.time))

/** Instant of a posted `datetime-local` in India, Unix milliseconds; null where it is missing or wrong. */
export const postedMoment = (form: FormData, name: string): number | null => {
  const [day = '', time = ''] = postedText(form, name).split('T')
  return instantOf(day, time)
}
