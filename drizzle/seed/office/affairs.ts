import type { DraftBody } from '../../../domain/content/contract.ts'
import type { SeededItem } from './shapes.ts'

const pib = { en: 'Press Information Bureau, Government of India', hi: 'पत्र सूचना कार्यालय (PIB), भारत सरकार' }

/** Draft of today. */
const draft = (code: string, hoursAgo: number, by: 'demo-admin' | 'demo-editor', body: DraftBody): SeededItem => ({
  id: `caf_office-${code}`,
  kind: 'current_affairs',
  acts: [
    {
      act: 'create',
      by,
      hoursAgo,
      body: ({ today }) => ({ slug: `office-${code}`, date: today, isSample: true, exams: [], seo: {}, ...body }),
    },
  ],
})

/** Drafts of settled events for today: two complete, one without its Hindi. */
export const officeAffairs: SeededItem[] = [
  draft('chenab-bridge', 3, 'demo-admin', {
    category: 'national',
    eventDate: '2025-06-06',
    title: { en: '2025: The Chenab rail bridge is opened', hi: '2025: चिनाब रेल पुल का उद्घाटन' },
    summary: {
      en: 'The highest railway arch bridge in the world joins the Kashmir valley to the rail network.',
      hi: 'दुनिया का सबसे ऊँचा रेल मेहराब पुल कश्मीर घाटी को रेल नेटवर्क से जोड़ता है।',
    },
    body: {
      en: 'The Chenab bridge in the Reasi district of Jammu and Kashmir was opened on **6 June 2025**. Its deck is **359 metres** above the river bed. It is part of the Udhampur-Srinagar-Baramulla rail link.',
      hi: 'जम्मू-कश्मीर के रियासी ज़िले में चिनाब पुल का उद्घाटन **6 जून 2025** को हुआ। इसका डेक नदी तल से **359 मीटर** ऊपर है। यह उधमपुर-श्रीनगर-बारामूला रेल लिंक का हिस्सा है।',
    },
    matters: {
      en: 'Height, river and rail link are asked as single facts.',
      hi: 'ऊँचाई, नदी और रेल लिंक एक-एक तथ्य के रूप में पूछे जाते हैं।',
    },
    facts: [
      { en: 'Opened on 6 June 2025', hi: 'उद्घाटन: 6 जून 2025' },
      { en: '359 metres above the river bed', hi: 'नदी तल से 359 मीटर ऊपर' },
    ],
    sources: [pib],
  }),
  draft('vizhinjam-port', 2, 'demo-editor', {
    category: 'economy',
    eventDate: '2025-05-02',
    title: { en: '2025: Vizhinjam seaport is commissioned', hi: '2025: विझिंजम बंदरगाह शुरू' },
    summary: {
      en: 'The deep-water port near Thiruvananthapuram is built for the transhipment of containers.',
      hi: 'तिरुवनंतपुरम के पास का गहरे पानी का बंदरगाह कंटेनरों के ट्रांसशिपमेंट के लिए बना है।',
    },
    body: {
      en: 'The Vizhinjam International Seaport in **Kerala** was commissioned on **2 May 2025**. It is the first deep-water container transhipment port of India: large ships hand their containers over to smaller ones there.',
      hi: '**केरल** का विझिंजम अंतरराष्ट्रीय बंदरगाह **2 मई 2025** को शुरू हुआ। यह भारत का पहला गहरे पानी का कंटेनर ट्रांसशिपमेंट बंदरगाह है: बड़े जहाज़ यहाँ अपने कंटेनर छोटे जहाज़ों को देते हैं।',
    },
    matters: {
      en: 'Ports are asked with their states; this one is named as the first of its kind.',
      hi: 'बंदरगाह अपने राज्यों के साथ पूछे जाते हैं; यह अपनी तरह का पहला है।',
    },
    facts: [
      { en: 'In Kerala, commissioned on 2 May 2025', hi: 'केरल में, 2 मई 2025 को शुरू' },
      { en: 'Container transhipment in deep water', hi: 'गहरे पानी में कंटेनर ट्रांसशिपमेंट' },
    ],
    sources: [pib],
  }),
  draft('shukla-station', 1, 'demo-admin', {
    category: 'science',
    eventDate: '2025-06-26',
    title: { en: '2025: An Indian reaches the International Space Station', hi: '' },
    summary: { en: 'Group Captain Shubhanshu Shukla docked with the mission Axiom-4.', hi: '' },
    body: {
      en: 'Group Captain Shubhanshu Shukla reached the International Space Station on **26 June 2025** as pilot of the mission **Axiom-4**. He is the first Indian aboard the station, and the second in orbit after Rakesh Sharma (1984).',
      hi: '',
    },
    matters: { en: 'First and second Indian in orbit are a classic pair.', hi: '' },
    facts: [{ en: 'Aboard the station on 26 June 2025', hi: '' }],
    sources: [pib],
  }),
]
