import { paths } from '../../../domain/paths.ts'

/** Spec section 2: below 768 px the footer is hidden except on / and /about. */
export const footerOnPhones = (pathname: string): boolean => {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return path === paths.home() || path === paths.about()
}
