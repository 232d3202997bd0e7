import type { StudentFilter } from '../../../../domain/accounts/student-list.ts'
import { startOfDayInIndia } from '../../../../domain/india.ts'
import type { NamedAudience } from '../../../../domain/notifications/office.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useBilingual } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** Filters of the list of students in words. */
const useFilterWords = () => {
  const { t } = useTranslation('broadcasts')
  const { date } = useFormat()
  return ({ state, exam, language, attempts, date: by, from, to }: StudentFilter): string =>
    [
      state && t(`fields.audience_filter_state_${state}`),
      exam && t(`student:target.${exam}`),
      language && `${t('fields.audience_filter_language')}: ${t(`fields.audience_filter_language_${language}`)}`,
      attempts && t(`fields.audience_filter_attempts_${attempts}`),
      by && t(`fields.audience_filter_date_${by}`),
      from && t('audience.from', { date: date(startOfDayInIndia(from)) }),
      to && t('audience.to', { date: date(startOfDayInIndia(to)) }),
    ]
      .filter(Boolean)
      .join(', ')
}

/** An audience in words; null while a draft names none. */
export const useAudienceText = () => {
  const { t } = useTranslation('broadcasts')
  const { pick } = useBilingual()
  const filterWords = useFilterWords()
  return (named: NamedAudience | null): string => {
    if (named === null) return t('audience.none')
    const { audience, titles } = named
    const names = titles.map(pick).join(', ') || t('audience.item')
    switch (audience.to) {
      case 'all':
        return t('audience.all')
      case 'exams':
        return t('audience.exams', { names: audience.exams.map((exam) => t(`student:target.${exam}`)).join(', ') })
      case 'students': {
        const words = filterWords(audience.filter)
        return words ? t('audience.filtered', { names: words }) : t('audience.students')
      }
      default:
        return t(`audience.${audience.to}`, { names })
    }
  }
}

/** Channels in words. */
export const useChannelsText = () => {
  const { t } = useTranslation('broadcasts')
  return ({ inBell, byMail }: { inBell: boolean; byMail: boolean }): string => {
    if (inBell && byMail) return t('channels.both')
    if (inBell) return t('channels.bell')
    return t(byMail ? 'channels.mail' : 'channels.none')
  }
}
