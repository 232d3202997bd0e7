import { paths } from '../../../domain/paths.ts'

/** True when the footer is shown below 768 px: on / and /about. */
export const footerOnPhones = (pathname: string): boolean => {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return path === paths.home() || path === paths.about()
}
