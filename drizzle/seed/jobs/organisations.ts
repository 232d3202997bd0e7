/** Invented organisations, named as such. */
export const seedOrganisations = [
  {
    id: 'org_sample-recruitment',
    name: { en: 'Sample Central Recruitment Board', hi: 'नमूना केंद्रीय भर्ती बोर्ड' },
    url: 'https://central-board.example/',
  },
  {
    id: 'org_sample-survey',
    name: { en: 'Sample Survey Department', hi: 'नमूना सर्वेक्षण विभाग' },
    url: 'https://survey.example/',
  },
  {
    id: 'org_sample-railway',
    name: { en: 'Sample Railway Board', hi: 'नमूना रेल भर्ती बोर्ड' },
    url: 'https://railway-board.example/',
  },
  {
    id: 'org_sample-post',
    name: { en: 'Sample Postal Circle', hi: 'नमूना डाक परिमंडल' },
    url: 'https://postal.example/',
  },
  {
    id: 'org_sample-gramin-bank',
    name: { en: 'Sample Gramin Bank', hi: 'नमूना ग्रामीण बैंक' },
    url: 'https://gramin-bank.example/',
  },
  {
    id: 'org_sample-savings-bank',
    name: { en: 'Sample Savings Bank', hi: 'नमूना बचत बैंक' },
    url: 'https://savings-bank.example/',
  },
  {
    id: 'org_sample-power',
    name: { en: 'Sample Power Company', hi: 'नमूना विद्युत कंपनी' },
    url: 'https://power-company.example/',
  },
  {
    id: 'org_sample-steel',
    name: { en: 'Sample Steel Works', hi: 'नमूना इस्पात कारख़ाना' },
    url: 'https://steel-works.example/',
  },
  {
    id: 'org_sample-up',
    name: { en: 'Sample Selection Board, Uttar Pradesh', hi: 'नमूना चयन बोर्ड, उत्तर प्रदेश' },
    url: 'https://selection-up.example/',
  },
  {
    id: 'org_sample-bihar',
    name: { en: 'Sample Staff Board, Bihar', hi: 'नमूना कर्मचारी बोर्ड, बिहार' },
    url: 'https://staff-bihar.example/',
  },
  {
    id: 'org_sample-rajasthan',
    name: { en: 'Sample Teachers Board, Rajasthan', hi: 'नमूना शिक्षक बोर्ड, राजस्थान' },
    url: 'https://teachers-rajasthan.example/',
  },
  {
    id: 'org_sample-mp',
    name: { en: 'Sample Services Board, Madhya Pradesh', hi: 'नमूना सेवा बोर्ड, मध्य प्रदेश' },
    url: 'https://services-mp.example/',
  },
  {
    id: 'org_sample-coast',
    name: { en: 'Sample Coast Service', hi: 'नमूना तट सेवा' },
    url: 'https://coast-service.example/',
  },
]
