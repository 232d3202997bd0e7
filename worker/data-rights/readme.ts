import { unitsPerMark } from '../../domain/results/marks.ts'

/** Explanation at the top of an export, in both languages. */
export const readme = {
  title: 'Your data on Taiyari / तैयारी पर आपका डेटा',
  en: [
    'This file holds what Taiyari keeps about you. It is JSON text: any text editor opens it.',
    `Times are milliseconds since 1 January 1970 UTC, except where they are written out. Marks ("units") are counted in parts of 1/${unitsPerMark} mark.`,
    '"attempts" are the tests you took, with your answers and, in "log", every save of them. Scores stand there once the results of that test are out.',
    '"revision…", "practice…" and "questionNotes" are what you revise with: your answers by question, cards with their reviews, practice, notes and settings. "chosen" is the kind of mistake that you named yourself.',
    'Not in the file: your password (we keep only a scrambled form that nobody can read back), codes and keys of sessions, and the answer keys of tests.',
    'Keep this file to yourself: it can tell others a lot about you.',
  ],
  hi: [
    'तैयारी आपके बारे में जो कुछ रखती है, वह इस फ़ाइल में है। यह JSON टेक्स्ट है: कोई भी टेक्स्ट एडिटर इसे खोल सकता है।',
    `समय 1 जनवरी 1970 UTC से मिलीसेकंड में हैं, जहाँ अलग से न लिखा हो। अंक ("units") 1/${unitsPerMark} अंक के हिस्सों में गिने गए हैं।`,
    '"attempts" में वे टेस्ट हैं जो आपने दिए, आपके उत्तरों के साथ, और "log" में उनका हर सेव। स्कोर तब दिखता है जब उस टेस्ट का परिणाम आ चुका हो।',
    '"revision…", "practice…" और "questionNotes" में वह है जिससे आप दोहराते हैं: हर प्रश्न के आपके उत्तर, कार्ड और उनके रिव्यू, अभ्यास, नोट और सेटिंग। "chosen" ग़लती की वह वजह है जो आपने ख़ुद चुनी।',
    'फ़ाइल में नहीं है: आपका पासवर्ड (हम उसका केवल ऐसा बदला हुआ रूप रखते हैं जिसे कोई पढ़ नहीं सकता), सत्रों के कोड और टेस्ट की उत्तर कुंजियाँ।',
    'यह फ़ाइल अपने पास ही रखें: यह दूसरों को आपके बारे में बहुत कुछ बता सकती है।',
  ],
} as const
