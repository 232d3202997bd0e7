import type { Strings } from '../en/index.ts'

export const similarQuestions: Strings['similarQuestions'] = {
  title: 'मिलते-जुलते प्रश्न',
  none: 'प्रश्न बैंक में इससे मिलता-जुलता कोई प्रश्न नहीं है।',
  states: {
    tooShort: 'प्रश्न के तीन शब्द लिखते ही यहाँ दिखेंगे।',
    searching: 'खोज रहे हैं…',
    found_one: 'प्रश्न बैंक में {{count}} प्रश्न इससे मिलता-जुलता है।',
    found_other: 'प्रश्न बैंक में {{count}} प्रश्न इससे मिलते-जुलते हैं।',
    offline: 'आप ऑफ़लाइन हैं। इंटरनेट लौटते ही खोज फिर होगी।',
    failed: 'खोज नहीं हो पाई। अगले बदलाव पर फिर होगी।',
  },
  alike: '{{percent}}% समान',
  unnamed: 'बिना कोड',
  newTab: '(नए टैब में खुलेगा)',
}
