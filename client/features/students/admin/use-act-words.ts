import type { StudentHead } from '../../../../domain/students/contract.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { AccountActName, StudentActName } from './student-acts.ts'

/** Why an act on the account is impossible now; null where it is possible, undefined where it is not offered. */
const refusalOf = (act: AccountActName, student: StudentHead) => {
  const { blocked, isSelf, isAdministrator, openSessions, emailVerified, hasGuardian } = student
  const ofOffice = isSelf ? 'self' : isAdministrator ? 'administrator' : null
  const refusals = {
    extra_all: null,
    sign_out: ofOffice ?? (openSessions === 0 ? 'no_sessions' : null),
    confirmation: emailVerified ? 'confirmed' : null,
    guardian: hasGuardian ? null : 'no_guardian',
    birth_date: null,
    grant: null,
    merge: null,
    block: blocked ? undefined : ofOffice,
    unblock: blocked ? null : undefined,
  } as const
  return refusals[act]
}

/** Words about acts: why one is impossible, and what it does before it is done. */
export const useActWords = () => {
  const { t } = useTranslation('studentPage')

  /** Sentence on why an act is impossible; null for one that is possible, undefined for one that is not offered. */
  const refusal = (act: AccountActName, student: StudentHead): string | null | undefined => {
    const reason = refusalOf(act, student)
    return reason ? t(`refused.${reason}`) : reason
  }

  const counted = (key: 'extra_open' | 'block_open' | 'sessions', count: number): string => {
    if (count > 0) return t(`effects.${key}`, { count })
    const without = { extra_open: 'extra', block_open: 'block', sessions: 'sessions' } as const
    return t(`effects.${without[key]}_without`)
  }

  const effect = (act: StudentActName, student: StudentHead): string => {
    const sessions = counted('sessions', student.openSessions)
    switch (act) {
      case 'extra_all':
        return t('effects.extra_all', { attempts: counted('extra_open', student.openAttempts) })
      case 'block':
        return t('effects.block', { sessions, attempts: counted('block_open', student.openAttempts) })
      case 'sign_out':
        return t('effects.sign_out', { sessions })
      default:
        return t(`effects.${act}`)
    }
  }

  return { refusal, effect }
}
