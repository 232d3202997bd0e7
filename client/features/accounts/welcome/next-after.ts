import { accountPaths } from '../../../../domain/account-paths.ts'
import { paths } from '../../../../domain/paths.ts'
import { returnAddress } from '../sign-in/return-address.ts'

/** The page that follows the welcome; never the welcome itself. */
export const nextAfter = (request: Request): string => {
  const next = returnAddress(request)
  return next.startsWith(accountPaths.welcome()) ? paths.home() : next
}
