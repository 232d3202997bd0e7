import { factOf, type SeedFact } from './fact-shape.ts'

const constitutionDay = '1950-01-26'
const constitution = {
  source: 'Constitution of India',
  sourceUrl: 'https://legislative.gov.in/constitution-of-india/',
  topicId: 'top_general-knowledge_constitution',
}

/** Real facts. A value whose present state cannot be known is closed with its last day. */
export const datedFacts: SeedFact[] = [
  {
    code: 'president',
    fact: factOf({
      kind: 'office',
      subject: { en: 'President of India', hi: 'भारत के राष्ट्रपति' },
      statement: { en: 'Droupadi Murmu, the 15th President', hi: 'द्रौपदी मुर्मु, 15वीं राष्ट्रपति' },
      validFrom: '2022-07-25',
      validTo: '2027-07-24',
      source: 'rashtrapatibhavan.gov.in',
      sourceUrl: 'https://rashtrapatibhavan.gov.in/',
    }),
  },
  {
    code: 'chief-justice-51',
    fact: factOf({
      kind: 'office',
      subject: { en: 'Chief Justice of India', hi: 'भारत के मुख्य न्यायाधीश' },
      statement: { en: 'Sanjiv Khanna, the 51st', hi: 'संजीव खन्ना, 51वें' },
      validFrom: '2024-11-11',
      validTo: '2025-05-13',
      source: 'Supreme Court of India',
      sourceUrl: 'https://www.sci.gov.in/',
    }),
  },
  {
    code: 'arch-bridge',
    fact: factOf({
      kind: 'record',
      subject: { en: 'Highest railway arch bridge', hi: 'सबसे ऊँचा रेल मेहराब पुल' },
      statement: { en: 'Chenab bridge, 359 metres above the river bed', hi: 'चिनाब पुल, नदी तल से 359 मीटर ऊपर' },
      validFrom: '2025-06-06',
      validTo: null,
      source: 'pib.gov.in',
      sourceUrl: 'https://www.pib.gov.in/',
    }),
  },
  {
    code: 'repo-rate',
    fact: factOf({
      kind: 'figure',
      subject: { en: 'Repo rate', hi: 'रेपो दर' },
      statement: { en: '6.00 %', hi: '6.00 %' },
      topicId: 'top_general-knowledge_monetary-policy',
      validFrom: '2025-04-09',
      validTo: null,
      source: 'Reserve Bank of India, statement of the Monetary Policy Committee',
      sourceUrl: 'https://www.rbi.org.in/',
      sourceDate: '2025-04-09',
    }),
    uses: [
      ['material', 'mat_inflation-and-monetary-policy'],
      ['question', 'qst_gkn-026'],
    ],
    later: {
      statement: { en: '5.50 %', hi: '5.50 %' },
      validFrom: '2025-06-06',
      validTo: '2025-12-04',
      sourceDate: '2025-06-06',
    },
  },
  {
    code: 'retirement-supreme-court',
    fact: factOf({
      kind: 'law',
      subject: {
        en: 'Age at which judges of the Supreme Court retire',
        hi: 'सर्वोच्च न्यायालय के न्यायाधीशों की सेवानिवृत्ति की आयु',
      },
      statement: { en: '65 years (Article 124)', hi: '65 वर्ष (अनुच्छेद 124)' },
      validFrom: constitutionDay,
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_polity-in-five-chapters']],
  },
  {
    code: 'retirement-high-court',
    fact: factOf({
      kind: 'law',
      subject: {
        en: 'Age at which judges of a High Court retire',
        hi: 'उच्च न्यायालय के न्यायाधीशों की सेवानिवृत्ति की आयु',
      },
      statement: {
        en: '62 years (Article 217, since the 15th Amendment; before it 60)',
        hi: '62 वर्ष (अनुच्छेद 217, 15वें संशोधन से; पहले 60)',
      },
      validFrom: '1963-10-05',
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_polity-in-five-chapters']],
  },
  {
    code: 'voting-age',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Age from which citizens vote', hi: 'मतदान की न्यूनतम आयु' },
      statement: {
        en: '18 years (Article 326, since the 61st Amendment; before it 21)',
        hi: '18 वर्ष (अनुच्छेद 326, 61वें संशोधन से; पहले 21)',
      },
      validFrom: '1989-03-28',
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_polity-in-five-chapters']],
  },
  {
    code: 'term-of-president',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Term of the President of India', hi: 'भारत के राष्ट्रपति का कार्यकाल' },
      statement: { en: '5 years (Article 56)', hi: '5 वर्ष (अनुच्छेद 56)' },
      validFrom: constitutionDay,
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_indian-polity-basics']],
  },
  {
    code: 'right-to-education',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Article of the right to education', hi: 'शिक्षा के अधिकार का अनुच्छेद' },
      statement: {
        en: 'Article 21A: free and compulsory from 6 to 14 years (86th Amendment)',
        hi: 'अनुच्छेद 21A: 6 से 14 वर्ष तक निःशुल्क और अनिवार्य (86वाँ संशोधन)',
      },
      validFrom: '2010-04-01',
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_fundamental-rights-and-duties']],
  },
  {
    code: 'right-to-property',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Right to property', hi: 'संपत्ति का अधिकार' },
      statement: {
        en: 'A legal right under Article 300A, no fundamental right (44th Amendment)',
        hi: 'अनुच्छेद 300A का क़ानूनी अधिकार, मूल अधिकार नहीं (44वाँ संशोधन)',
      },
      validFrom: '1979-06-20',
      validTo: null,
      ...constitution,
    }),
    uses: [['material', 'mat_fundamental-rights-and-duties']],
  },
  {
    code: 'niti-aayog',
    fact: factOf({
      kind: 'office',
      subject: { en: 'Body that replaced the Planning Commission', hi: 'योजना आयोग की जगह बनी संस्था' },
      statement: { en: 'NITI Aayog, by a resolution of the Cabinet', hi: 'नीति आयोग, कैबिनेट के प्रस्ताव से' },
      topicId: 'top_general-knowledge_constitutional-bodies',
      validFrom: '2015-01-01',
      validTo: null,
      source: 'NITI Aayog',
      sourceUrl: 'https://www.niti.gov.in/',
    }),
    uses: [
      ['current_affairs', 'caf_niti-aayog-founded'],
      ['question', 'qst_gkn-035'],
    ],
  },
  {
    code: 'gst-begins',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Day from which GST is in force', hi: 'GST किस दिन से लागू है' },
      statement: { en: '1 July 2017 (101st Amendment)', hi: '1 जुलाई 2017 (101वाँ संशोधन)' },
      validFrom: '2017-07-01',
      validTo: null,
      source: 'GST Council',
      sourceUrl: 'https://gstcouncil.gov.in/',
    }),
    uses: [['current_affairs', 'caf_gst-rollout']],
  },
  {
    code: 'criminal-code',
    fact: factOf({
      kind: 'law',
      subject: { en: 'Penal code of India', hi: 'भारत की दंड संहिता' },
      statement: {
        en: 'Bharatiya Nyaya Sanhita, 2023, in place of the Indian Penal Code',
        hi: 'भारतीय न्याय संहिता, 2023, भारतीय दंड संहिता की जगह',
      },
      validFrom: '2024-07-01',
      validTo: null,
      source: 'Ministry of Home Affairs',
      sourceUrl: 'https://www.mha.gov.in/',
    }),
    uses: [['current_affairs', 'caf_new-criminal-laws']],
  },
  {
    code: 'everest-height',
    fact: factOf({
      kind: 'figure',
      subject: { en: 'Height of Mount Everest', hi: 'माउंट एवरेस्ट की ऊँचाई' },
      statement: { en: '8,848.86 metres', hi: '8,848.86 मीटर' },
      topicId: 'top_general-knowledge_world-geography',
      validFrom: '2020-12-08',
      validTo: null,
      source: 'Survey Department of Nepal, jointly with China',
      sourceDate: '2020-12-08',
    }),
    uses: [['material', 'mat_world-geography-basics']],
  },
  {
    code: 'kilogram',
    fact: factOf({
      kind: 'other',
      subject: { en: 'What defines the kilogram', hi: 'किलोग्राम की परिभाषा किससे है' },
      statement: {
        en: 'The Planck constant, no longer a metal cylinder',
        hi: 'प्लांक नियतांक से; अब धातु के सिलेंडर से नहीं',
      },
      topicId: 'top_general-knowledge_science-and-technology',
      validFrom: '2019-05-20',
      validTo: null,
      source: 'International Bureau of Weights and Measures (BIPM)',
      sourceUrl: 'https://www.bipm.org/',
    }),
  },
  {
    code: 'census-2011',
    fact: factOf({
      kind: 'figure',
      subject: { en: 'Population of India by the Census of 2011', hi: '2011 की जनगणना में भारत की जनसंख्या' },
      statement: { en: '121.09 crore (1,21,08,54,977)', hi: '121.09 करोड़ (1,21,08,54,977)' },
      topicId: 'top_general-knowledge_indian-geography',
      validFrom: null,
      validTo: null,
      source: 'Registrar General of India',
      sourceUrl: 'https://censusindia.gov.in/',
    }),
    uses: [['material', 'mat_geography-of-india']],
  },
]
