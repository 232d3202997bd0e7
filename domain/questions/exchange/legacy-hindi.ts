/**
 * Evidence of a letter for Hindi typed in a legacy font such as Kruti Dev, where Latin letters stand for Devanagari:
 * tenths of the natural logarithm of its frequency there over that in English.
 */
const evidence: Record<string, number> = {
  k: 31,
  j: 36,
  S: 21,
  ';': 33,
  Z: 40,
  z: 27,
  q: 20,
  x: 17,
  v: 12,
  g: 9,
  d: 6,
  u: 4,
  y: 6,
  f: 4,
  s: 1,
  l: -1,
  r: -4,
  h: -5,
  a: -7,
  p: -7,
  w: -7,
  c: -7,
  b: -8,
  i: -9,
  e: -12,
  n: -12,
  o: -12,
  m: -15,
  t: -16,
  T: -14,
  '[': 20,
  ']': 20,
  '{': 20,
  '&': 20,
  '~': 20,
  '/': 15,
  V: 20,
  F: 15,
  H: 17,
  R: 8,
  D: 12,
  L: 11,
  M: 9,
  Q: 9,
  N: 7,
}

/** Letters in which chance evens out. */
const minLetters = 12

/** Frequent words of such a text, such as "is", "of" and "in"; a formula or a program has none of them. */
const commonWords =
  /(?<![\w;'"[\]])(?:gSa?A?|gks|dk|dh|ds|dks|ls|esa|fy,|vkSj|ugha|Fkk|Fkh|Fks|dkSu|D;k|fdl|fd|lgh|gksrk|gksrh|fuEu|fuEufyf\[kr)(?![\w;'"[])/

/** Formulas, pictures and addresses, whose letters say nothing of the language. */
const notWords = /\$\$[^$]*\$\$|\$[^$]*\$|!?\[[^\][]*\]\([^()]*\)|\b(?:https?|import):\S+/g

const isLegacyLine = (line: string): boolean => {
  if (/[\u0900-\u097f]/.test(line) || !commonWords.test(line)) return false
  const letters = [...line].filter((letter) => letter in evidence)
  const sum = letters.reduce((total, letter) => total + (evidence[letter] ?? 0), 0)
  return letters.length >= minLetters && sum > 0
}

/** True for a text with a line in a legacy Hindi font, by its words and the statistics of its letters. */
export const isLegacyHindi = (text: string): boolean => text.replaceAll(notWords, ' ').split('\n').some(isLegacyLine)
