/**
 * A mobile number of India as people write it, as `+91` and ten digits: with or without +91, 91, 0, spaces, hyphens
 * and brackets. Undefined where it is none.
 */
export const phoneNumberOf = (written: string): string | undefined => {
  const digits = written.replace(/[\s().-]/g, '')
  const [, number] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits) ?? []
  return number && `+91${number}`
}

/** As it is read aloud: `+919876543210` -> `98765 43210`. */
export const shownPhoneNumber = (phoneNumber: string | null): string =>
  phoneNumber ? phoneNumber.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2') : ''
