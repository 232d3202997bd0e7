import { fee, relax, serviceCounted, text, type JobTemplate } from './template.ts'

const shares = { ews: 10, obc: 27, sc: 15, st: 7.5 }
const relaxations = [relax(3, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(10, 'pwbd')]
const orders =
  'Department of Personnel and Training: O.M. 36012/22/93-Estt.(SCT) of 8 September 1993 (OBC 27 %), O.M. 36039/1/2019-Estt.(Res) of 31 January 2019 (EWS 10 %), SC 15 % and ST 7.5 % in open competition on an all-India basis; Rights of Persons with Disabilities Act, 2016, section 34 (4 %)'

export const unionTemplates: JobTemplate[] = [
  {
    id: 'union',
    name: text('Union: groups B and C', 'केंद्र: समूह ख और ग'),
    level: 'central',
    region: null,
    validFrom: '2019-02-01',
    sources: `${orders}; fee as in notices of the Staff Selection Commission`,
    reservation: { of: shares, across: { pwbd: 4, esm: 10 } },
    relaxations: [...relaxations, relax(3, 'esm', serviceCounted)],
    fees: [...fee(100, 'ur', 'ews', 'obc'), ...fee(0, 'sc', 'st', 'pwbd', 'esm', 'women')],
    feeNote: text(
      'Paid online. A fee that was paid is not returned.',
      'शुल्क ऑनलाइन जमा होता है। जमा किया गया शुल्क वापस नहीं होता।',
    ),
    domicile: null,
  },
  {
    id: 'public_banks',
    name: text('Public sector banks: officers', 'सरकारी बैंक: अधिकारी'),
    level: 'bank',
    region: null,
    validFrom: '2019-02-01',
    sources: `${orders}; fees as in notices of the Institute of Banking Personnel Selection`,
    reservation: { of: shares, across: { pwbd: 4 } },
    relaxations: [...relaxations, relax(5, 'esm')],
    fees: [...fee(850, 'ur', 'ews', 'obc'), ...fee(175, 'sc', 'st', 'pwbd', 'esm')],
    feeNote: text(
      'Paid online, with GST in it. A fee that was paid is not returned.',
      'शुल्क ऑनलाइन जमा होता है और उसमें जीएसटी शामिल है। जमा किया गया शुल्क वापस नहीं होता।',
    ),
    domicile: null,
  },
]
