import { twoFactor } from 'better-auth/plugins/two-factor'
import { recoveryAlphabet, recoveryCodeOf, recoveryCodes } from '../../domain/accounts/second-factor.ts'

/** 32 digits are five bits each: a random byte gives one without a bias. */
const newRecoveryCode = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(recoveryCodes.length))
  return recoveryCodeOf([...bytes].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join(''))
}

/** Codes of an app and recovery codes, as better-auth takes them. Our own routes alone call its endpoints. */
export const secondFactorPlugin = () =>
  twoFactor({
    issuer: 'Taiyari',
    // An account that only a provider signs in to has no password; a fresh sign-in is asked for before.
    allowPasswordless: true,
    // The limiter objects count instead.
    accountLockout: { enabled: false },
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: recoveryCodes.count }, newRecoveryCode),
    },
  })

/** better-auth's name for the cookie of a sign-in that owes its code. */
export const challengeCookie = 'two_factor'

/** Endpoints that make a session once a code was right. */
const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

export const isCodePath = (path: string | undefined): boolean => path !== undefined && codePaths.includes(path)
