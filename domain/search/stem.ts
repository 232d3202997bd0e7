/** Shorter stems begin too many other words. */
const shortestStem = 4

const without = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, '')
  return rest.length < shortestStem ? word : rest
}

/** An English word without its inflection: beginners, begins and beginning are begin. Other words are left as they are. */
export const stemOf = (word: string): string => {
  if (!/^[a-z]+$/.test(word)) return word
  const bare = without(without(word, /(?<!s)s$/), /(ing|er|or|ed)$/)
  return bare === word ? word : without(without(bare, /(?<=([^aeiou]))\1$/), /e$/)
}
