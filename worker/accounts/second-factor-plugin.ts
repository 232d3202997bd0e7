import { twoFactor } from 'better-auth/plugins/two-factor'
import { recoveryAlphabet, recoveryCodeOf, recoveryCodes } from '../../domain/accounts/second-factor.ts'

/** 32 digits are five bits each: a random byte gives one without bias. */
const newRecoveryCode = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(recoveryCodes.length))
  return recoveryCodeOf([...bytes].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]).join(''))
}

/** Codes of an app and recovery codes in better-auth. Only our own routes call its endpoints. */
export const secondFactorPlugin = () =>
  twoFactor({
    issuer: 'Taiyari',
    // An account with only a provider has no password; a recent sign-in is required first.
    allowPasswordless: true,
    // The limiter objects count instead.
    accountLockout: { enabled: false },
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: recoveryCodes.count }, newRecoveryCode),
    },
  })

/** better-auth's cookie of a sign-in that still owes its code. */
export const challengeCookie = 'two_factor'

/** Endpoints that create a session after a correct code. */
const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code']

export const isCodePath = (path: string | undefined): boolean => path !== undefined && codePaths.includes(path)
