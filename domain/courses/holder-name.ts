/** Letters of a name on a certificate, at most. */
export const holderNameLength = 60

/** A name in Latin or Devanagari letters: the certificate has type for no other. */
const letter = String.raw`[\p{Script=Latin}\p{Script=Devanagari}]`
const pattern = new RegExp(String.raw`^${letter}(${letter}|\p{M}|\u200c|\u200d|[ .'’-])*$`, 'u')

/** The name as it shall stand there, its spaces put right; null where it is none. */
export const holderName = (entered: string): string | null => {
  const name = entered.normalize('NFC').trim().replace(/\s+/g, ' ')
  return name.length <= holderNameLength && pattern.test(name) ? name : null
}
