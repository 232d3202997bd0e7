const questionWord = {
  en: /(?:^|[.!?\n]\s*)(?:what|which|who|whom|whose|when|where|why|how|in which|at what|by what)\b[^.!?\n]*$/i,
  hi: /(?:क्या|कौन|किस|किन|कितन|कब|कहाँ|कहां|क्यों|कैसे)[^।.?!\n]*$/,
}

/** Ends of a text after which nothing is asked: a list, a table, a formula, a picture, a remark in brackets. */
const otherEnd = /[:|$)\]…_*]$/

/** True when the last sentence of a text asks without a question mark, where the other language has one. */
const asksWithout = (text: string, other: string, language: 'en' | 'hi'): boolean => {
  const [end, otherLast] = [text.trim(), other.trim()]
  if (!otherLast.endsWith('?') || end.endsWith('?') || otherEnd.test(end)) return false
  return questionWord[language].test(end.replace(/[।.!]$/, ''))
}

/** Language whose stem lacks the question mark that the other one has. */
export const missingQuestionMark = (english: string, hindi: string): 'en' | 'hi' | null => {
  if (asksWithout(english, hindi, 'en')) return 'en'
  return asksWithout(hindi, english, 'hi') ? 'hi' : null
}
