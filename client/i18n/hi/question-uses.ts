import type { Strings } from '../en/index.ts'

export const questionUses: Strings['questionUses'] = {
  title: 'कहाँ इस्तेमाल हुआ है',
  none: 'यह प्रश्न किसी टेस्ट में नहीं है।',
  phases: {
    running: 'अभी चल रहा है',
    scheduled: 'तय समय पर',
    over: 'पूरा हो चुका',
    withdrawn: 'हटाया हुआ',
  },
  place: 'प्रश्न {{number}}',
  version: 'प्रश्न का संस्करण {{version}}',
  earlier: 'टेस्ट के संस्करण {{version}} में, जो नए विद्यार्थियों को नहीं मिलता',
  always: 'हमेशा खुला',
  until: '{{when}} तक',
  opens: '{{when}} को खुलेगा',
  closed: '{{when}} को बंद हुआ',
  quiz: '{{day}} का क्विज़',
  finalTest: 'कोर्स का अंतिम टेस्ट:',
  lesson: 'कोर्स का पाठ:',
}
