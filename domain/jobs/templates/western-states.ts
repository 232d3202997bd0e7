import { fee, relax, reservedFor, serviceCounted, text, unreservedOnly, type JobTemplate } from './template.ts'

export const westernTemplates: JobTemplate[] = [
  {
    id: 'MP',
    name: text('Madhya Pradesh', 'मध्य प्रदेश'),
    level: 'state',
    region: 'MP',
    validFrom: '2023-10-03',
    sources:
      'Ages and fees as in notices of the Employees Selection Board; the share of OBC seats is before the courts, so vacancies are entered from the notice',
    reservation: null,
    relaxations: [
      relax(5, 'obc'),
      relax(5, 'sc'),
      relax(5, 'st'),
      relax(5, 'pwbd', unreservedOnly),
      relax(3, 'esm', serviceCounted),
      relax(5, 'women', unreservedOnly),
    ],
    fees: [...fee(500, 'ur'), ...fee(250, 'ews', 'obc', 'sc', 'st', 'pwbd')],
    feeNote: text('A portal fee is added.', 'पोर्टल शुल्क अलग से लगता है।'),
    domicile: reservedFor('MP'),
  },
  {
    id: 'MH',
    name: text('Maharashtra', 'महाराष्ट्र'),
    level: 'state',
    region: 'MH',
    validFrom: '2016-04-25',
    sources:
      'Government resolution of 25 April 2016 (38 years, 43 years for reserved categories); the shares of classes differ by district and are before the courts, so vacancies are entered from the notice',
    reservation: null,
    relaxations: [relax(5, 'ews'), relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st')],
    fees: [],
    feeNote: null,
    domicile: reservedFor('MH'),
  },
  {
    id: 'GJ',
    name: text('Gujarat', 'गुजरात'),
    level: 'state',
    region: 'GJ',
    validFrom: '2019-01-23',
    sources:
      'Reservation of Gujarat (SC 7 %, ST 15 %, socially and educationally backward classes 27 %, EWS 10 %, women 33 %); relaxation of five years as in notices of the Public Service Commission',
    reservation: { of: { ews: 10, obc: 27, sc: 7, st: 15 }, across: { pwbd: 4, women: 33 } },
    relaxations: [relax(5, 'ews'), relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(5, 'women')],
    fees: [],
    feeNote: null,
    domicile: reservedFor('GJ'),
  },
]
