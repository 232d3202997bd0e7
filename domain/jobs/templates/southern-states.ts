import { relax, reservedFor, text, type JobTemplate } from './template.ts'

export const southernTemplates: JobTemplate[] = [
  {
    id: 'TN',
    name: text('Tamil Nadu', 'तमिलनाडु'),
    level: 'state',
    region: 'TN',
    validFrom: '2009-04-29',
    sources:
      'Tamil Nadu Act 45 of 1994 (BC 26.5 %, BC Muslims 3.5 %, MBC and denotified communities 20 %, SC 18 % with 3 % for Arunthathiyars, ST 1 %); women 30 %, persons with disabilities 4 %. Ages differ by post and category.',
    reservation: { of: { obc: 50, sc: 18, st: 1 }, across: { pwbd: 4, women: 30 } },
    relaxations: [],
    fees: [],
    feeNote: null,
    domicile: null,
  },
  {
    id: 'OD',
    name: text('Odisha', 'ओडिशा'),
    level: 'state',
    region: 'OD',
    validFrom: '2019-02-08',
    sources:
      'Orissa Reservation of Vacancies Act, 1975 (ST 22.5 %, SC 16.25 %), SEBC 11.25 %, EWS 10 %, women 33 %; relaxation of five years as in notices of the Staff Selection Commission of the state',
    reservation: { of: { ews: 10, obc: 11.25, sc: 16.25, st: 22.5 }, across: { pwbd: 4, women: 33 } },
    relaxations: [relax(5, 'obc'), relax(5, 'sc'), relax(5, 'st'), relax(5, 'women'), relax(10, 'pwbd')],
    fees: [],
    feeNote: null,
    domicile: reservedFor('OD'),
  },
]
