import { useFormat } from '../../../i18n/use-format.ts'

/** hh:mm:ss of an instant on a clock in India, as the language says it. */
export const useExactTime = () => {
  const { timeOfDay } = useFormat()
  return (at: number): string => timeOfDay(at, `:${String(Math.floor(at / 1000) % 60).padStart(2, '0')}`)
}
