import { states, type IndianState } from '../../accounts/student-profile.ts'

/** Names of the states with a recruitment of their own, in folded spelling. */
const names: Partial<Record<IndianState, RegExp>> = {
  AP: /andhra pradesh|आंध्र प्रदेश/iu,
  AR: /arunachal pradesh|अरुणाचल/iu,
  AS: /\bassam\b|असम/iu,
  BR: /\bbihar\b|बिहार/iu,
  CG: /chhattisgarh|छत्तीसगढ/iu,
  DL: /\bdelhi\b|दिल्ली/iu,
  GA: /\bgoa\b|गोवा/iu,
  GJ: /gujarat|गुजरात/iu,
  HP: /himachal|हिमाचल/iu,
  HR: /haryana|हरियाणा/iu,
  JH: /jharkhand|झारखंड/iu,
  JK: /jammu|जम्मू/iu,
  KA: /karnataka|कर्नाटक/iu,
  KL: /\bkerala\b|केरल/iu,
  MH: /maharashtra|महाराष्ट्र/iu,
  ML: /meghalaya|मेघालय/iu,
  MN: /manipur|मणिपुर/iu,
  MP: /madhya pradesh|मध्य ?प्रदेश|म\.प्र\./iu,
  MZ: /mizoram|मिजोरम/iu,
  NL: /nagaland|नागालैंड/iu,
  OD: /odisha|orissa|ओडिशा|उडीसा/iu,
  PB: /\bpunjab\b(?! (?:national|and sind|& sind))|पंजाब(?! नेशनल)/iu,
  RJ: /rajasthan|राजस्थान/iu,
  SK: /sikkim|सिक्किम/iu,
  TN: /tamil ?nadu|तमिलनाडु/iu,
  TR: /tripura|त्रिपुरा/iu,
  TS: /telangana|तेलंगाना/iu,
  UK: /uttarakhand|उत्तराखंड/iu,
  UP: /uttar pradesh|उत्तर प्रदेश|उ\.प्र\./iu,
  WB: /west bengal|पश्चिम बंगाल/iu,
}

/** State that a folded text names first. */
export const stateIn = (text: string): IndianState | null =>
  states
    .map((state) => ({ state, at: names[state] ? text.search(names[state]) : -1 }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)[0]?.state ?? null
