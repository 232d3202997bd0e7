const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Check character of a GSTIN's first 14 characters: base 36, weights 1 and 2 in turn. */
const gstinCheck = (body: string): string | undefined => {
  const sum = [...body].reduce((total, sign, index) => {
    const product = digits.indexOf(sign) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]
}

/** True for a GSTIN: state code, PAN, number of the registration, `Z`, check character. */
export const isGstin = (text: string): boolean =>
  /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text) &&
  gstinCheck(text.slice(0, 14)) === text[14]

const owners = 'FLC|FTC|GAP|GAT|GOI|NPL|OPC|PLC|PTC|SGC|ULL|ULT'

/** True for the form of a CIN: listing, industry, state, year from 1850, class, registration. It has no check digit. */
export const isCin = (text: string): boolean =>
  new RegExp(`^[LU]\\d{5}[A-Z]{2}(?:18[5-9]\\d|19\\d\\d|20\\d\\d)(?:${owners})\\d{6}$`).test(text)
