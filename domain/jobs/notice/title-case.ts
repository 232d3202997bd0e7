/** Abbreviations with a vowel, which their spelling does not tell from a word. */
const abbreviations = new Set(
  [
    'UPSC UPPSC UKPSC APPSC APSC OPSC UPSSSC UKSSSC OSSC OSSSC AP MP UP UT NCT',
    'IBPS SBI RBI NABARD SEBI SIDBI LIC GIC NIACL OICL UIIC IRDAI PO SO AAO ADO',
    'RRC ALP JE AE SI ASI ACIO IB CBI NIA ITBP CISF CAPF CPO NDA AFCAT INET ICG',
    'NTA NET UGC CSIR CTET UPTET HTET REET TET EMRS AIIMS IIT IIM NIT ICAR ICMR ISRO DRDO BARC NIELIT',
    'EPFO ESIC FCI ONGC IOCL GAIL SAIL BHEL BEL HAL AAI NALCO ECIL IRCTC UCO',
    'CEN CHSLE CGLE CBE PET ITI IT AI ANM UR OBC EWS ESM LDCE UDC DEO OMR',
  ].flatMap((line) => line.split(' ')),
)

/** Words in small letters inside a title. */
const smallWords = new Set('a an and at by for from in of on or the to under with'.split(' '))

/** Short forms without a vowel that are written like words. */
const shortWords = new Set(['DR', 'LTD', 'PVT', 'SHRI', 'MR', 'MRS', 'ST'])

const isAbbreviation = (word: string, initials: string): boolean =>
  word.length === 1 ||
  /\d|\.\w/.test(word) ||
  /^[IVX]+$/.test(word) ||
  abbreviations.has(word) ||
  (!shortWords.has(word) && !/[AEIOUY]/.test(word)) ||
  (word.length >= 3 && initials.includes(word))

const inTitleCase = (word: string, isInside: boolean): string => {
  const small = word.toLowerCase()
  return isInside && smallWords.has(small) ? small : small.charAt(0).toUpperCase() + small.slice(1)
}

/**
 * English line wholly in capitals in title case; any other as it is. Roman numerals, known abbreviations, words
 * without a vowel, with a digit or an inner dot, and the initials of the line's own words stay in capitals.
 */
export const titleCased = (line: string): string => {
  if (/\p{Ll}|[\u0900-\u097f]/u.test(line) || !/[A-Z]{4}/.test(line)) return line
  const words = line.match(/[A-Z]+/g) ?? []
  const initials = words.map((word) => (smallWords.has(word.toLowerCase()) ? '' : word.charAt(0))).join('')
  return line.replaceAll(/[A-Z\d][A-Z\d.'’]*/g, (found, at: number) => {
    if (/^\d+(?:ST|ND|RD|TH)$/.test(found)) return found.toLowerCase()
    const [word = '', dots = ''] = found.split(/(\.*)$/)
    return isAbbreviation(word, initials) ? found : inTitleCase(word, at > 0) + dots
  })
}
