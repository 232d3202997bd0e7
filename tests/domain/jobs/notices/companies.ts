import { at, type TestNotice } from './notice.ts'

export const companyNotices: TestNotice[] = [
  {
    name: 'institute of banks, dates in a table',
    text: `INSTITUTE OF BANKING PERSONNEL SELECTION
COMMON RECRUITMENT PROCESS FOR RECRUITMENT OF CUSTOMER SERVICE OFFICERS (CRP CSO-XII)

Activity | Tentative Dates
On-line registration including Edit/Modification of Application by candidates | 01.02.2027 to 21.02.2027
Payment of Application Fees/Intimation Charges (Online) | 01.02.2027 to 21.02.2027
Download of call letters for Online examination – Preliminary | May 2027
Online Examination – Preliminary | May/June 2027
Result of Online exam – Preliminary | June 2027

Age (As on 01.02.2027): Minimum: 20 years Maximum: 30 years

Relaxation of Upper age limit
1 Scheduled Caste/Scheduled Tribe 5 years
2 Other Backward Classes (Non-Creamy Layer) 3 years
3 Persons with Benchmark Disability 10 years
4 Ex-Servicemen 5 years

Educational Qualifications: A Degree (Graduation) in any discipline from a University recognised by the Govt. of India

Application Fees
Rs. 175/- (inclusive of GST) for SC/ST/PwBD/ESM candidates.
Rs. 850/- (inclusive of GST) for all others.

Vacancies
Bank    SC    ST    OBC    EWS    UR    Total
Participating banks    150    75    270    100    405    1000

Selection Procedure
Preliminary examination, Main examination and common interview
Candidates should apply on www.ibps.in only.
`,
    fields: {
      organisationId: 'org_ibps',
      'title.en': 'Common Recruitment Process for Recruitment of Customer Service Officers (CRP CSO-XII)',
      level: 'bank',
      'dates.apply_from.at': at('2027-02-01'),
      'dates.apply_to.at': at('2027-02-21'),
      'dates.fee_last.at': at('2027-02-21'),
      'dates.admit_card.at': at('2027-05-01'),
      'dates.exam.at': at('2027-05-01'),
      'dates.exam.tentative': true,
      'dates.result.at': at('2027-06-01'),
      'posts.0.count': 1000,
      'posts.0.vacancies': { sc: 150, st: 75, obc: 270, ews: 100, ur: 405 },
      'posts.0.age': { min: 20, max: 30, asOn: '2027-02-01' },
      'posts.0.qualification.level': 'graduate',
      'posts.0.qualification.special': false,
      'relaxations.sc': 5,
      'relaxations.obc': 3,
      'relaxations.pwbd': 10,
      'relaxations.esm': 5,
      'fees.ur': 85_000,
      'fees.obc': 85_000,
      'fees.sc': 17_500,
      'fees.pwbd': 17_500,
      selection: ['Preliminary examination', 'Main examination', 'Interview'],
      'links.0': 'apply https://www.ibps.in/',
    },
  },
  {
    name: 'state bank, scale of pay',
    text: `STATE BANK OF INDIA
CENTRAL RECRUITMENT & PROMOTION DEPARTMENT, CORPORATE CENTRE, MUMBAI
RECRUITMENT OF BRANCH OFFICERS
ADVERTISEMENT NO: CRPD/BO/2026-27/19

ONLINE REGISTRATION OF APPLICATION & PAYMENT OF FEES: FROM 08.12.2026 TO 28.12.2026

Vacancies: SC-195, ST-97, OBC-351, EWS-130, UR-527; Total 1300

Scale of pay: 48480-2000/7-62480-2340/2-67160-2680/7-85920

A. Essential academic qualification: Graduation in any discipline from a recognised University.
Age limit (as on 31.10.2026): Not below 21 years and not above 30 years
Relaxation in age: OBC 3 years; SC/ST 5 years; PwBD 10 years

Application fee: General/EWS/OBC candidates ₹ 750/-; SC/ST/PwBD candidates: Nil

Selection Process: Online Test, Screening, Interview and Local Language Test
Date of online test: February 2027 (tentative)
How to Apply: Candidates should register online through https://sbi.co.in/web/careers and upload the photograph, signature and documents.
`,
    fields: {
      organisationId: 'org_sbi',
      advertisementNumber: 'CRPD/BO/2026-27/19',
      'title.en': 'Recruitment of Branch Officers',
      level: 'bank',
      'dates.apply_from.at': at('2026-12-08'),
      'dates.apply_to.at': at('2026-12-28'),
      'dates.exam.at': at('2027-02-01'),
      'dates.exam.tentative': true,
      'posts.0.count': 1300,
      'posts.0.vacancies': { sc: 195, st: 97, obc: 351, ews: 130, ur: 527 },
      'posts.0.pay': [4_848_000, 8_592_000],
      'posts.0.qualification.level': 'graduate',
      'posts.0.age': { min: 21, max: 30, asOn: '2026-10-31' },
      'relaxations.obc': 3,
      'relaxations.sc': 5,
      'relaxations.pwbd': 10,
      'fees.ur': 75_000,
      'fees.ews': 75_000,
      'fees.sc': 0,
      selection: ['Computer-based test', 'Interview', 'Test of the local language'],
      'links.0': 'apply https://sbi.co.in/web/careers',
    },
  },
  {
    name: 'public company that is not known',
    text: `NATIONAL MINERALS AND PIPES LIMITED
(A Government of India Enterprise)
Advt. No. NMPL/HR/02/2026
Recruitment of Junior Engineers and Operators

Online application opens on 04 January 2027 at 10:00 AM and closes on 24 January 2027 at 05:00 PM.

Post | UR | EWS | OBC | SC | ST | Total
Junior Engineer (Mechanical) | 22 | 5 | 14 | 8 | 4 | 53
Operator | 40 | 10 | 27 | 15 | 8 | 100

Qualification
Diploma in Mechanical Engineering of 3 years, with at least 60 % marks

Upper age limit: 28 years as on 24.01.2027
Age relaxation by 5 years for SC/ST and 3 years for OBC (NCL), 10 years for PwBD

Application fee of Rs. 300/- is payable by General, EWS and OBC candidates. SC/ST/PwBD/ESM candidates are exempted.

Mode of selection: Computer Based Test followed by Trade Test and medical examination.
Website: www.nmpl-india.co.in
`,
    fields: {
      advertisementNumber: 'NMPL/HR/02/2026',
      'title.en': 'Recruitment of Junior Engineers and Operators',
      newOrganisation: 'National Minerals and Pipes Limited',
      level: 'psu',
      'dates.apply_from.at': at('2027-01-04', '10:00'),
      'dates.apply_to.at': at('2027-01-24', '17:00'),
      'posts.0.name.en': 'Junior Engineer (Mechanical)',
      'posts.0.count': 53,
      'posts.0.vacancies': { ur: 22, ews: 5, obc: 14, sc: 8, st: 4 },
      'posts.1.name.en': 'Operator',
      'posts.1.count': 100,
      'posts.0.qualification.level': 'diploma',
      'posts.0.qualification.special': true,
      'posts.0.age': { min: null, max: 28, asOn: '2027-01-24' },
      'relaxations.sc': 5,
      'relaxations.obc': 3,
      'relaxations.pwbd': 10,
      'fees.ur': 30_000,
      'fees.sc': 0,
      'fees.esm': 0,
      selection: ['Computer-based test', 'Trade test', 'Medical examination'],
      'links.0': 'site https://www.nmpl-india.co.in/',
    },
  },
  {
    name: 'high court, broken lines',
    text: `HIGH COURT OF JUDICATURE AT PATNA
Employment Notice No. PHC/03/2026
Recruitment to the post of Assistant (Group-B)
The last date for receipt of online
applications is 31.12.2026
and the last date for payment of
application fee is 02.01.2027.
Number of posts: 171
Pay: Level 7 (Rs. 44,900 - 1,42,400)
Eligibility: Graduation from a recognised
university and a certificate of six months in computer application
Age: between 18 and 37 years as on 01.01.2026
Fee: UR/BC/EBC/EWS : Rs. 1100/-
SC/ST/OH : Rs. 550/-
Selection process
Preliminary test, written test, interview
`,
    fields: {
      advertisementNumber: 'PHC/03/2026',
      'title.en': 'Recruitment to the post of Assistant (Group-B)',
      'dates.apply_to.at': at('2026-12-31'),
      'dates.fee_last.at': at('2027-01-02'),
      'posts.0.count': 171,
      'posts.0.payLevel': '7',
      'posts.0.pay': [4_490_000, 14_240_000],
      'posts.0.qualification.level': 'graduate',
      'posts.0.qualification.special': true,
      'posts.0.age': { min: 18, max: 37, asOn: '2026-01-01' },
      'fees.ur': 110_000,
      'fees.obc': 110_000,
      'fees.sc': 55_000,
      selection: ['Preliminary examination', 'Written examination', 'Interview'],
    },
  },
]
