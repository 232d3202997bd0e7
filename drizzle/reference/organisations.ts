import type { Bilingual } from '../../domain/questions/contract.ts'

/** `url` is the home page of the organisation. */
export type ReferenceOrganisation = { id: string; name: Bilingual; url: string }

/** Organisations that hold the examinations of `exams.ts`, in list order. */
export const organisations: ReferenceOrganisation[] = [
  {
    id: 'org_ssc',
    name: { en: 'Staff Selection Commission', hi: 'कर्मचारी चयन आयोग' },
    url: 'https://ssc.gov.in/',
  },
  {
    id: 'org_upsc',
    name: { en: 'Union Public Service Commission', hi: 'संघ लोक सेवा आयोग' },
    url: 'https://upsc.gov.in/',
  },
  {
    id: 'org_ibps',
    name: { en: 'Institute of Banking Personnel Selection', hi: 'बैंकिंग कार्मिक चयन संस्थान' },
    url: 'https://www.ibps.in/',
  },
  {
    id: 'org_sbi',
    name: { en: 'State Bank of India', hi: 'भारतीय स्टेट बैंक' },
    url: 'https://sbi.co.in/',
  },
  {
    id: 'org_rbi',
    name: { en: 'Reserve Bank of India', hi: 'भारतीय रिज़र्व बैंक' },
    url: 'https://www.rbi.org.in/',
  },
  {
    id: 'org_railways',
    name: { en: 'Indian Railways', hi: 'भारतीय रेल' },
    url: 'https://indianrailways.gov.in/',
  },
  {
    id: 'org_nta',
    name: { en: 'National Testing Agency', hi: 'राष्ट्रीय परीक्षा एजेंसी' },
    url: 'https://nta.ac.in/',
  },
  {
    id: 'org_lic',
    name: { en: 'Life Insurance Corporation of India', hi: 'भारतीय जीवन बीमा निगम' },
    url: 'https://licindia.in/',
  },
  {
    id: 'org_uppsc',
    name: { en: 'Uttar Pradesh Public Service Commission', hi: 'उत्तर प्रदेश लोक सेवा आयोग' },
    url: 'https://uppsc.up.nic.in/',
  },
  {
    id: 'org_bpsc',
    name: { en: 'Bihar Public Service Commission', hi: 'बिहार लोक सेवा आयोग' },
    url: 'https://bpsc.bihar.gov.in/',
  },
  {
    id: 'org_rpsc',
    name: { en: 'Rajasthan Public Service Commission', hi: 'राजस्थान लोक सेवा आयोग' },
    url: 'https://rpsc.rajasthan.gov.in/',
  },
  {
    id: 'org_mppsc',
    name: { en: 'Madhya Pradesh Public Service Commission', hi: 'मध्य प्रदेश लोक सेवा आयोग' },
    url: 'https://mppsc.mp.gov.in/',
  },
]
