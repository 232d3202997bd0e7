import { addDays, dateInIndia, instantInIndia, minuteInIndia } from '../india.ts'

/** No mail that can wait is sent from this hour in India to the morning. */
const quietFrom = '22:00'
const quietTo = '07:00'
/** Hour at which the mails of a day are sent in one. */
const dailyAt = '18:00'

/** First instant from `now` at which a mail may be sent, outside the quiet hours 22:00 to 07:00 in India. */
export const afterQuietHours = (now: number): number => {
  const today = dateInIndia(now)
  const time = minuteInIndia(now).slice(11)
  if (time >= quietFrom) return instantInIndia(addDays(today, 1), quietTo)
  return time < quietTo ? instantInIndia(today, quietTo) : now
}

/** Next instant at which the mails of a day are sent in one. */
export const nextDaily = (now: number): number => {
  const today = dateInIndia(now)
  const at = instantInIndia(today, dailyAt)
  return at > now ? at : instantInIndia(addDays(today, 1), dailyAt)
}
