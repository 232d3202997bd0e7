/** Minimum length of a stem; shorter ones begin too many words. */
const minStemLength = 4

const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '')
  return rest.length < minStemLength ? word : rest
}

/** The stem of an English word: beginners, begins and beginning are begin. Other words stay unchanged. */
export const stemOf = (word: string): string => {
  if (!/^[a-z]+$/.test(word)) return word
  const bare = without(without(word, /(?<!s)s$/), /(ing|er|or|ed)$/)
  return bare === word ? word : without(without(bare, /(?<=([^aeiou]))\1$/), /e$/)
}
