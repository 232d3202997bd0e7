import { at, type TestNotice } from './notice.ts'

export const centralNotices: TestNotice[] = [
  {
    name: 'commission, English, table on lines',
    text: `GOVERNMENT OF INDIA
STAFF SELECTION COMMISSION
F. No. HQ-C1102/4/2026-C-1
NOTICE
Combined Secretariat Services Examination, 2026

Dates for submission of online applications : 10-12-2026 to 09-01-2027
Last date and time for receipt of online applications : 09-01-2027 (23:00 hours)
Last date and time for making online fee payment : 10-01-2027 (23:00 hours)
Dates of ‘Window for Application Form Correction’ : 16-01-2027 to 17-01-2027
Tentative Schedule of Tier-I (Computer Based Examination) : March, 2027

2. Vacancies
Name of Post UR EWS OBC SC ST Total
Lower Division Clerk 410 98 262 145 85 1000
Data Entry Operator 62 15 41 22 10 150
Total 472 113 303 167 95 1150

3. Pay Scale: Pay Level-2 (Rs. 19,900-63,200)

4. Age limit (as on 01-08-2026): 18-27 years, i.e. candidates born not earlier than 02-08-1999 and not later than 01-08-2008 are eligible.

5. Permissible relaxation in upper age limit:
SC/ST : 5 years
OBC : 3 years
PwBD (Unreserved) : 10 years
Ex-Servicemen (ESM) : 03 years after deduction of the military service rendered

6. Essential Educational Qualifications (as on 01-08-2026):
Candidates must have passed 12th Standard or equivalent examination from a recognized Board or University.

7. How to apply:
Applications must be submitted only in online mode at the official website of the Commission i.e. https://ssc.gov.in. One-time registration is needed.

8. Application Fee:
Fee payable: Rs 100/- (Rupees one hundred only).
Women candidates and candidates belonging to Scheduled Castes (SC), Scheduled Tribes (ST), Persons with Benchmark Disabilities (PwBD) and Ex-servicemen (ESM) eligible for reservation are exempted from payment of fee.

9. Scheme of Examination:
The examination will be conducted in two tiers: Tier-I and Tier-II, followed by Document Verification.
`,
    fields: {
      organisationId: 'org_ssc',
      advertisementNumber: 'HQ-C1102/4/2026-C-1',
      'title.en': 'Combined Secretariat Services Examination, 2026',
      level: 'central',
      'dates.apply_from.at': at('2026-12-10'),
      'dates.apply_to.at': at('2027-01-09', '23:00'),
      'dates.fee_last.at': at('2027-01-10', '23:00'),
      'dates.correction.at': at('2027-01-16'),
      'dates.correction.until': at('2027-01-17'),
      'dates.exam.at': at('2027-03-01'),
      'dates.exam.tentative': true,
      'posts.0.name.en': 'Lower Division Clerk',
      'posts.0.count': 1000,
      'posts.0.vacancies': { ur: 410, ews: 98, obc: 262, sc: 145, st: 85 },
      'posts.1.name.en': 'Data Entry Operator',
      'posts.1.vacancies': { ur: 62, ews: 15, obc: 41, sc: 22, st: 10 },
      'posts.0.payLevel': '2',
      'posts.1.pay': [1_990_000, 6_320_000],
      'posts.0.age': { min: 18, max: 27, asOn: '2026-08-01' },
      'posts.0.qualification.level': 'class-12',
      'relaxations.sc': 5,
      'relaxations.st': 5,
      'relaxations.obc': 3,
      'relaxations.pwbd': 10,
      'relaxations.esm': 3,
      'fees.ur': 10_000,
      'fees.obc': 10_000,
      'fees.sc': 0,
      'fees.women': 0,
      'fees.pwbd': 0,
      selection: ['Tier I', 'Tier II', 'Document verification'],
      'links.0': 'site https://ssc.gov.in/',
    },
  },
  {
    name: 'commission, English, table copied cell by cell',
    text: `Staff Selection Commission
Notice of Multi Tasking (Field) Recruitment, 2027
Advertisement No. 3/7/2027-P&P
Important dates
Opening date of online registration
15 January 2027
Closing date of online registration
14 February 2027
Last date for payment of fee
16 February 2027
Date of Computer Based Test
20 to 28 April 2027

Vacancy details
Sl. No.
Post
UR
EWS
OBC
SC
ST
Total
1
Field Attendant
120
30
81
45
24
300
2
Store Attendant
41
10
27
15
7
100
Age Limit: 18 to 25 years as on 01.01.2027
Qualification: Matriculation or equivalent from a recognised Board
Pay Level 1 (₹ 18,000 – ₹ 56,900)
Fee: ₹ 100/- for UR, OBC and EWS; Nil for SC, ST, PwBD, ESM and Women
`,
    fields: {
      organisationId: 'org_ssc',
      advertisementNumber: '3/7/2027-P&P',
      'title.en': 'Notice of Multi Tasking (Field) Recruitment, 2027',
      'dates.apply_from.at': at('2027-01-15'),
      'dates.apply_to.at': at('2027-02-14'),
      'dates.fee_last.at': at('2027-02-16'),
      'dates.exam.at': at('2027-04-20'),
      'dates.exam.until': at('2027-04-28'),
      'posts.0.name.en': 'Field Attendant',
      'posts.0.count': 300,
      'posts.0.vacancies': { ur: 120, ews: 30, obc: 81, sc: 45, st: 24 },
      'posts.1.name.en': 'Store Attendant',
      'posts.1.count': 100,
      'posts.0.age': { min: 18, max: 25, asOn: '2027-01-01' },
      'posts.0.qualification.level': 'class-10',
      'posts.0.payLevel': '1',
      'posts.0.pay': [1_800_000, 5_690_000],
      'fees.ur': 10_000,
      'fees.ews': 10_000,
      'fees.obc': 10_000,
      'fees.sc': 0,
      'fees.women': 0,
    },
  },
  {
    name: 'union commission, prose',
    text: `UNION PUBLIC SERVICE COMMISSION
EXAMINATION NOTICE NO. 09/2027-GEOL
COMBINED HYDROLOGY SERVICE EXAMINATION, 2027
(Commission's website: https://upsc.gov.in)

LAST DATE FOR SUBMISSION OF APPLICATIONS : 02nd March, 2027 till 6:00 PM

The Union Public Service Commission will hold the examination on 20th June, 2027. The number of vacancies to be filled is expected to be approximately 85 vacancies.

Candidates can apply from 11th February, 2027 on https://upsconline.nic.in.
e-Admit Card will be issued on the last working day of the preceding week.

Age Limits: A candidate must have attained the age of 21 years and must not have attained the age of 32 years on the 1st of August, 2027.
The upper age limit is relaxable:
(a) up to a maximum of five years if a candidate belongs to a Scheduled Caste or a Scheduled Tribe;
(b) up to a maximum of 3 years in the case of Other Backward Classes;
(c) up to a maximum of 10 years for Persons with Benchmark Disability

Minimum Educational Qualifications: Master's degree in Geology or Hydrogeology from a recognised University.

Fee: Candidates (excepting Female/SC/ST/PwBD candidates who are exempted from payment of fee) are required to pay a fee of Rs. 200/- (Rupees Two Hundred only).

Selection process
Stage I: Preliminary Examination. Stage II: Main Examination. Stage III: Personality Test.
`,
    fields: {
      organisationId: 'org_upsc',
      advertisementNumber: '09/2027-GEOL',
      'title.en': 'Combined Hydrology Service Examination, 2027',
      'dates.apply_from.at': at('2027-02-11'),
      'dates.apply_to.at': at('2027-03-02', '18:00'),
      'dates.exam.at': at('2027-06-20'),
      'posts.0.count': 85,
      'posts.0.age': { min: 21, max: 32, asOn: '2027-08-01' },
      'posts.0.qualification.level': 'postgraduate',
      'posts.0.qualification.special': true,
      'relaxations.sc': 5,
      'relaxations.st': 5,
      'relaxations.obc': 3,
      'relaxations.pwbd': 10,
      'fees.ur': 20_000,
      'fees.sc': 0,
      'fees.women': 0,
      selection: ['Preliminary examination', 'Main examination', 'Interview'],
      'links.1': 'apply https://upsconline.nic.in/',
    },
  },
  {
    name: 'railways, several posts',
    text: `Government of India, Ministry of Railways
RAILWAY RECRUITMENT BOARDS
CENTRALISED EMPLOYMENT NOTICE (CEN) No. 07/2026
Recruitment of Signal and Workshop Staff

Date of Publication 05.12.2026
Opening date of online registration of applications 12.12.2026
Closing date for submission of online application 11.01.2027 (23:59 hrs)
Last date for application fee payment 13.01.2027
Dates for modification window 14.01.2027 to 23.01.2027

S.No. Name of the Post Pay Level Age as on 01.01.2027
1. Technician Grade I Signal - 620 posts
2. Technician Grade III - 4480 posts

Age Limit 18 to 33 years
Initial pay: Rs. 19,900 - 63,200
Educational Qualification: Matriculation / SSLC plus ITI from recognised institutions of NCVT/SCVT in the relevant trade.

Age relaxation
OBC-Non Creamy Layer (NCL): 3 Years
SC/ST: 5 Years
Ex-Servicemen: 3 years after deduction of length of service

Examination Fee
For all candidates except the category below: ₹ 500/-
For candidates belonging to SC, ST, Ex-Servicemen, PwBD, Female: ₹ 250/-

Selection Process: Computer Based Test (CBT), Document Verification, Medical Examination
Apply online: www.rrbapply.gov.in
`,
    fields: {
      advertisementNumber: '07/2026',
      'title.en': 'Recruitment of Signal and Workshop Staff',
      level: 'central',
      'dates.notified.at': at('2026-12-05'),
      'dates.apply_from.at': at('2026-12-12'),
      'dates.apply_to.at': at('2027-01-11', '23:59'),
      'dates.fee_last.at': at('2027-01-13'),
      'dates.correction.at': at('2027-01-14'),
      'dates.correction.until': at('2027-01-23'),
      'posts.0.name.en': 'Technician Grade I Signal',
      'posts.0.count': 620,
      'posts.1.name.en': 'Technician Grade III',
      'posts.1.count': 4480,
      'posts.1.pay': [1_990_000, 6_320_000],
      'posts.0.age': { min: 18, max: 33, asOn: '2027-01-01' },
      'posts.1.qualification.special': true,
      'relaxations.obc': 3,
      'relaxations.sc': 5,
      'relaxations.esm': 3,
      'fees.ur': 50_000,
      'fees.sc': 25_000,
      'fees.women': 25_000,
      selection: ['Computer-based test', 'Document verification', 'Medical examination'],
      'links.0': 'apply https://www.rrbapply.gov.in/',
    },
  },
]
