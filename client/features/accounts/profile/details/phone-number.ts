/**
 * Mobile number of India as `+91` and ten digits, from any usual spelling: with or without +91, 91 or 0, with spaces,
 * hyphens, dots and brackets. Undefined when it is not one.
 */
export const phoneNumberOf = (written: string): string | undefined => {
  const digits = written.replace(/[\s().-]/g, '')
  const [, number] = /^(?:\+?91|0)?([6-9]\d{9})$/.exec(digits) ?? []
  return number && `+91${number}`
}

/** Two groups of digits: `+919876543210` becomes `98765 43210`; empty for null. */
export const shownPhoneNumber = (phoneNumber: string | null): string =>
  phoneNumber ? phoneNumber.replace(/^\+91(\d{5})(\d{5})$/, '$1 $2') : ''
