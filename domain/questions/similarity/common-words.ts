import { isStopWord } from '../../search/stop-words.ts'
import { normaliseWord } from '../../search/words.ts'

/** Words that say how to answer and are in the stems of most questions. */
const lists = [
  'which what who whom whose when where why how following given below above statement statements correct incorrect true false option options one more may be not only both and or choose select find word sentence answer question number value that with respect if then has have had been was were are been do does did its it as into there than two up out would will can these those read consider decide match list pair',
  'निम्नलिखित निम्न में से कौन सा सी से किस किसका किसकी किसके कितना कितनी कितने क्या कथन कथनों सही ग़लत सत्य असत्य विकल्प विकल्पों एक अधिक सकते हैं है हो होगा होगी दिए गए दिया गया चुनिए ज्ञात कीजिए बताइए शब्द वाक्य उत्तर प्रश्न संख्या मान यदि तो था थे थी कर करता करती करते लिए द्वारा उस इस जो तथा या न नहीं पर विचार सूची',
]

const common = new Set(lists.flatMap((list) => list.split(' ')).map(normaliseWord))

/** True for a word that says little about the subject of a question. */
export const isCommon = (word: string): boolean => isStopWord(word) || common.has(word)
