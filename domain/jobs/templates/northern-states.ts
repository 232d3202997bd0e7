import { fee, relax, reservedFor, serviceCounted, text, unreservedOnly, type JobTemplate } from './template.ts'

const everyone = ['ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'esm', 'women'] as const

export const northernTemplates: JobTemplate[] = [
  {
    id: 'UP',
    name: text('Uttar Pradesh: subordinate services', 'उत्तर प्रदेश: अधीनस्थ सेवाएँ'),
    level: 'state',
    region: 'UP',
    validFrom: '2020-08-31',
    sources:
      'Uttar Pradesh Act 4 of 1994 (SC 21 %, ST 2 %, OBC 27 %), Act 10 of 2020 (EWS 10 %), Act 4 of 1993 as amended (ex-servicemen 5 %, persons with disabilities 4 %), women 20 %; fee as in notices of the Subordinate Services Selection Commission',
    reservation: { of: { ews: 10, obc: 27, sc: 21, st: 2 }, across: { pwbd: 4, esm: 5, women: 20 } },
    relaxations: [relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(15, 'pwbd'), relax(3, 'esm', serviceCounted)],
    fees: fee(25, ...everyone),
    feeNote: null,
    domicile: reservedFor('UP'),
  },
  {
    id: 'UK',
    name: text('Uttarakhand: group C', 'उत्तराखंड: समूह ग'),
    level: 'state',
    region: 'UK',
    validFrom: '2019-03-07',
    sources:
      'Reservation rules of Uttarakhand (SC 19 %, ST 4 %, OBC 14 %, EWS 10 %, women of the state 30 %); fees and ages as in notices of the Subordinate Services Selection Commission',
    reservation: { of: { ews: 10, obc: 14, sc: 19, st: 4 }, across: { pwbd: 4, esm: 5, women: 30 } },
    relaxations: [relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(10, 'pwbd')],
    fees: [...fee(300, 'ur', 'obc'), ...fee(150, 'ews', 'sc', 'st', 'pwbd')],
    feeNote: null,
    domicile: reservedFor('UK'),
  },
  {
    id: 'HR',
    name: text('Haryana: groups C and D', 'हरियाणा: समूह ग और घ'),
    level: 'state',
    region: 'HR',
    validFrom: '2019-02-25',
    sources:
      'Haryana Backward Classes (Reservation in Services) Act, 2016 (BC-A 16 % and BC-B 11 % in groups C and D), SC 20 %, EWS 10 % by the instruction of 25 February 2019',
    reservation: { of: { ews: 10, obc: 27, sc: 20 }, across: { pwbd: 4 } },
    relaxations: [relax(5, 'obc'), relax(5, 'sc')],
    fees: [],
    feeNote: null,
    domicile: reservedFor('HR'),
  },
  {
    id: 'RJ',
    name: text('Rajasthan', 'राजस्थान'),
    level: 'state',
    region: 'RJ',
    validFrom: '2023-04-19',
    sources:
      'Reservation of Rajasthan (SC 16 %, ST 12 %, OBC 21 %, MBC 5 %, EWS 10 %, women 30 %, ex-servicemen 12.5 %); one-time registration fee of the Department of Personnel, order of 19 April 2023',
    reservation: { of: { ews: 10, obc: 26, sc: 16, st: 12 }, across: { pwbd: 4, esm: 12.5, women: 30 } },
    relaxations: [relax(5, 'ews'), relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(5, 'women')],
    fees: [...fee(600, 'ur'), ...fee(400, 'ews', 'obc', 'sc', 'st', 'pwbd')],
    feeNote: text(
      'Paid once, with the one-time registration; those of the creamy layer pay as the unreserved do.',
      'शुल्क एक बार, वन टाइम रजिस्ट्रेशन के साथ लगता है; क्रीमी लेयर वाले अनारक्षित वर्ग का शुल्क देते हैं।',
    ),
    domicile: reservedFor('RJ'),
  },
  {
    id: 'BR',
    name: text('Bihar', 'बिहार'),
    level: 'state',
    region: 'BR',
    validFrom: '2024-06-20',
    sources:
      'Shares before the amendment of 2023, which the Patna High Court set aside on 20 June 2024: SC 16 %, ST 1 %, EBC 18 %, BC 12 %, women of backward classes 3 %, EWS 10 %; women of the state 35 %; ages of the General Administration Department (37, 40 and 42 years)',
    reservation: { of: { ews: 10, obc: 33, sc: 16, st: 1 }, across: { pwbd: 4, women: 35 } },
    relaxations: [
      relax(3, 'obc'),
      relax(5, 'sc'),
      relax(5, 'st'),
      relax(10, 'pwbd'),
      relax(3, 'women', unreservedOnly),
    ],
    fees: fee(100, 'ur', 'ews', 'obc', 'sc', 'st', 'pwbd', 'women'),
    feeNote: null,
    domicile: reservedFor('BR'),
  },
  {
    id: 'JH',
    name: text('Jharkhand', 'झारखंड'),
    level: 'state',
    region: 'JH',
    validFrom: '2019-02-23',
    sources:
      'Reservation of Jharkhand (ST 26 %, SC 10 %, BC-I 8 %, BC-II 6 %, EWS 10 %); ages and fees as in notices of the Staff Selection Commission of the state (35, 37, 38 and 40 years)',
    reservation: { of: { ews: 10, obc: 14, sc: 10, st: 26 }, across: { pwbd: 4 } },
    relaxations: [relax(2, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(3, 'women', unreservedOnly)],
    fees: [...fee(100, 'ur', 'ews', 'obc'), ...fee(50, 'sc', 'st')],
    feeNote: null,
    domicile: reservedFor('JH'),
  },
]
