import type { Strings } from '../en/index.ts'

export const affairDays: Strings['affairDays'] = {
  quiz: {
    today: 'आज का क्विज़',
    latest: 'सबसे नया क्विज़',
    size_one: '{{count}} सवाल · {{time}}',
    size_other: '{{count}} सवाल · {{time}}',
    running: 'शुरू हो चुका है',
    done: 'पूरा हुआ',
    score: '{{max}} में से {{score}} अंक',
    start: 'शुरू करें',
    resume: 'जारी रखें',
    result: 'परिणाम',
  },
  strip: {
    label: 'दिन के हिसाब से',
    today: 'आज',
    weekdays: { d0: 'रवि', d1: 'सोम', d2: 'मंगल', d3: 'बुध', d4: 'गुरु', d5: 'शुक्र', d6: 'शनि' },
  },
  reads: {
    unread_one: '{{count}} बिना पढ़ी ख़बर',
    unread_other: '{{count}} बिना पढ़ी ख़बरें',
    markDay: 'इस दिन को पढ़ा हुआ मानें',
    all: 'सब पढ़ लिया',
  },
}
