/** Maximum length of a name on a certificate, in characters. */
export const maxHolderNameLength = 60

// Letters that all three parts of the Mukta typeface have: Latin of Europe and of transliteration, and Devanagari.
const latin = String.raw`[A-Za-zÀ-ÖØ-öø-\u0137\u0139-\u017e\u0218-\u021b\u1e0c\u1e0d\u1e24\u1e25\u1e36-\u1e3b\u1e42-\u1e49\u1e5a-\u1e5f\u1e62\u1e63\u1e6c-\u1e6f\u1e80-\u1e85\u1ef2\u1ef3]`
const devanagari = String.raw`[\u0904-\u0939\u093d\u0950\u0960\u0961\u0971-\u0977\u0979-\u097f]`
/** Vowel signs, nukta, virama and joiners. */
const mark = String.raw`[\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0955-\u0957\u0962\u0963\u200c\u200d]`
/** No letter of a real name has more. */
const maxMarks = 4
const letter = `(?:${latin}|${devanagari}${mark}{0,${maxMarks}})`
const pattern = new RegExp(`^${letter}(?:${letter}|[ .'’-])*$`, 'u')

/** Normalised name for a certificate; null when the typeface cannot set it. */
export const normaliseHolderName = (entered: string): string | null => {
  const name = entered.normalize('NFKC').trim().replace(/\s+/g, ' ')
  return name.length <= maxHolderNameLength && pattern.test(name) ? name : null
}
