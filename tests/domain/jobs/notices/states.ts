import { at, type TestNotice } from './notice.ts'

export const stateNotices: TestNotice[] = [
  {
    name: 'Bihar, Hindi',
    text: `बिहार लोक सेवा आयोग
15, नेहरू पथ (बेली रोड), पटना
विज्ञापन संख्या - 41/2026
सहायक अनुसंधान पदाधिकारी के पदों पर नियुक्ति हेतु प्रतियोगिता परीक्षा

ऑनलाइन आवेदन प्रारंभ होने की तिथि : 02.01.2027
ऑनलाइन आवेदन करने की अंतिम तिथि : 22.01.2027

पद का नाम : सहायक अनुसंधान पदाधिकारी
अनारक्षित | ई.डब्ल्यू.एस. | अनुसूचित जाति | अनुसूचित जनजाति | अत्यंत पिछड़ा वर्ग | पिछड़ा वर्ग | कुल
18 | 4 | 7 | 1 | 8 | 5 | 43

वेतनमान : लेवल-7
शैक्षणिक योग्यता : किसी मान्यता प्राप्त विश्वविद्यालय से अर्थशास्त्र विषय में स्नातक की उपाधि
आयु सीमा (01.08.2026 को) : न्यूनतम आयु 21 वर्ष तथा अधिकतम आयु 37 वर्ष
आयु सीमा में छूट : पिछड़ा वर्ग/अत्यंत पिछड़ा वर्ग 3 वर्ष; अनुसूचित जाति/अनुसूचित जनजाति 5 वर्ष; दिव्यांग 10 वर्ष

परीक्षा शुल्क : सभी कोटि के अभ्यर्थियों के लिए 100/- रुपये
चयन प्रक्रिया : लिखित परीक्षा एवं साक्षात्कार
आवेदन की प्रक्रिया : आयोग की वेबसाइट https://bpsconline.bihar.gov.in पर पंजीकरण करके फ़ॉर्म भरें और शुल्क जमा करें।
`,
    fields: {
      organisationId: 'org_bpsc',
      advertisementNumber: '41/2026',
      'title.hi': 'सहायक अनुसंधान पदाधिकारी के पदों पर नियुक्ति हेतु प्रतियोगिता परीक्षा',
      level: 'state',
      region: 'BR',
      'dates.apply_from.at': at('2027-01-02'),
      'dates.apply_to.at': at('2027-01-22'),
      'posts.0.name.hi': 'सहायक अनुसंधान पदाधिकारी',
      'posts.0.count': 43,
      'posts.0.vacancies': { ur: 18, ews: 4, sc: 7, st: 1, obc: 13 },
      'posts.0.payLevel': '7',
      'posts.0.qualification.level': 'graduate',
      'posts.0.qualification.special': true,
      'posts.0.age': { min: 21, max: 37, asOn: '2026-08-01' },
      'relaxations.obc': 3,
      'relaxations.sc': 5,
      'relaxations.st': 5,
      'relaxations.pwbd': 10,
      'fees.ur': 10_000,
      'fees.sc': 10_000,
      selection: ['Written examination', 'Interview'],
      'links.0': 'apply https://bpsconline.bihar.gov.in/',
    },
  },
  {
    name: 'Uttar Pradesh, Hindi, month names',
    text: `उत्तर प्रदेश लोक सेवा आयोग, प्रयागराज
विज्ञापन संख्या: ए-9/ई-1/2026
सम्मिलित राज्य अभियंत्रण सेवा परीक्षा-2026
आनलाइन आवेदन प्रारम्भ होने की तिथि: 17 दिसम्बर, 2026
आवेदन एवं शुल्क जमा करने की अन्तिम तिथि: 17 जनवरी, 2027
संशोधन की अन्तिम तिथि: 24 जनवरी, 2027
परीक्षा की तिथि: 26 अप्रैल, 2027

रिक्तियों की संख्या: 604
वेतनमान: ₹ 56,100-1,77,500 (लेवल-10)
आयु सीमा: अभ्यर्थियों की आयु 01 जुलाई, 2026 को 21 से 40 वर्ष
आयु में छूट: अनुसूचित जाति, अनुसूचित जनजाति एवं अन्य पिछड़ा वर्ग हेतु 5 वर्ष, दिव्यांगजन हेतु 15 वर्ष
शैक्षिक अर्हता: अभियांत्रिकी में स्नातक उपाधि

शुल्क:
सामान्य/ई.डब्ल्यू.एस./अन्य पिछड़ा वर्ग - 225/- रुपये
अनुसूचित जाति/अनुसूचित जनजाति - 105/- रुपये
दिव्यांगजन - 25/- रुपये
भूतपूर्व सैनिक - 105/- रुपये

चयन प्रक्रिया: प्रारंभिक परीक्षा, मुख्य परीक्षा तथा साक्षात्कार
आधिकारिक वेबसाइट: uppsc.up.nic.in
`,
    fields: {
      organisationId: 'org_uppsc',
      advertisementNumber: 'ए-9/ई-1/2026',
      'title.hi': 'सम्मिलित राज्य अभियंत्रण सेवा परीक्षा-2026',
      level: 'state',
      region: 'UP',
      'dates.apply_from.at': at('2026-12-17'),
      'dates.apply_to.at': at('2027-01-17'),
      'dates.fee_last.at': at('2027-01-17'),
      'dates.correction.at': at('2027-01-24'),
      'dates.exam.at': at('2027-04-26'),
      'posts.0.count': 604,
      'posts.0.pay': [5_610_000, 17_750_000],
      'posts.0.payLevel': '10',
      'posts.0.age': { min: 21, max: 40, asOn: '2026-07-01' },
      'posts.0.qualification.level': 'graduate',
      'posts.0.qualification.special': true,
      'relaxations.sc': 5,
      'relaxations.obc': 5,
      'relaxations.pwbd': 15,
      'fees.ur': 22_500,
      'fees.obc': 22_500,
      'fees.sc': 10_500,
      'fees.pwbd': 2_500,
      'fees.esm': 10_500,
      selection: ['Preliminary examination', 'Main examination', 'Interview'],
      'links.0': 'site https://uppsc.up.nic.in/',
    },
  },
  {
    name: 'Rajasthan, Hindi, ranges in sentences',
    text: `राजस्थान लोक सेवा आयोग, अजमेर
विज्ञापन संख्या 12/परीक्षा/2026-27
पुस्तकालयाध्यक्ष ग्रेड-II सीधी भर्ती
आयोग द्वारा 300 पदों हेतु ऑनलाइन आवेदन आमंत्रित किए जाते हैं।
ऑनलाइन आवेदन दिनांक 05-01-2027 से 03-02-2027 को रात्रि 12 बजे तक किए जा सकते हैं।
आयु: 18 वर्ष से 40 वर्ष (01-01-2028 को)
आयु में छूट:
- अनुसूचित जाति, अनुसूचित जनजाति, अन्य पिछड़ा वर्ग के पुरुष - 5 वर्ष
- सामान्य वर्ग की महिला - 5 वर्ष
शुल्क
(क) सामान्य वर्ग के आवेदक हेतु - ₹ 600
(ख) अनुसूचित जाति, अनुसूचित जनजाति, अन्य पिछड़ा वर्ग, दिव्यांगजन हेतु - ₹ 400
वेतन: पे मैट्रिक्स लेवल 11
योग्यता: पुस्तकालय विज्ञान में स्नातक
चयन प्रक्रिया: लिखित परीक्षा और दस्तावेज़ों का सत्यापन
विस्तृत विज्ञापन: https://rpsc.rajasthan.gov.in/adv/12.pdf
`,
    fields: {
      organisationId: 'org_rpsc',
      advertisementNumber: '12/परीक्षा/2026-27',
      'title.hi': 'पुस्तकालयाध्यक्ष ग्रेड-II सीधी भर्ती',
      level: 'state',
      region: 'RJ',
      'dates.apply_from.at': at('2027-01-05'),
      'dates.apply_to.at': at('2027-02-03'),
      'posts.0.count': 300,
      'posts.0.age': { min: 18, max: 40, asOn: '2028-01-01' },
      'relaxations.sc': 5,
      'relaxations.obc': 5,
      'relaxations.women': 5,
      'fees.ur': 60_000,
      'fees.obc': 40_000,
      'fees.pwbd': 40_000,
      'posts.0.payLevel': '11',
      'posts.0.qualification.level': 'graduate',
      'posts.0.qualification.special': true,
      selection: ['Written examination', 'Document verification'],
      'links.0': 'notification https://rpsc.rajasthan.gov.in/adv/12.pdf',
    },
  },
  {
    name: 'Uttarakhand, Hindi, Devanagari digits',
    text: `उत्तराखण्ड अधीनस्थ सेवा चयन आयोग, देहरादून
विज्ञापन संख्या: ७४/उ०अ०से०च०आ०/२०२६
समूह-ग के अंतर्गत कनिष्ठ सहायक की भर्ती, २०२६
विज्ञापन प्रकाशन की तिथि: २० दिसंबर २०२६
ऑनलाइन आवेदन प्रारंभ होने की तिथि: २८ दिसंबर २०२६
ऑनलाइन आवेदन की अंतिम तिथि: १८ जनवरी २०२७
आवेदन पत्र में संशोधन: २० जनवरी २०२७ से २२ जनवरी २०२७
लिखित परीक्षा की तिथि (संभावित): ०७ मार्च २०२७
कुल पद: ४५०
आयु सीमा: १८ से ४२ वर्ष (०१ जुलाई २०२६ को)
वेतनमान: ₹ २१,७०० - ₹ ६९,१०० (लेवल-०३)
शैक्षिक अर्हता: इंटरमीडिएट, और हिंदी टाइपिंग
आवेदन शुल्क: अनारक्षित/अन्य पिछड़ा वर्ग ₹ ३००; अनुसूचित जाति/अनुसूचित जनजाति/दिव्यांग/आर्थिक रूप से कमज़ोर वर्ग ₹ १५०
चयन प्रक्रिया: लिखित परीक्षा, टाइपिंग परीक्षा
वेबसाइट: www.sssc.uk.gov.in
`,
    fields: {
      newOrganisation: 'उत्तराखण्ड अधीनस्थ सेवा चयन आयोग, देहरादून',
      advertisementNumber: '७४/उ०अ०से०च०आ०/२०२६',
      'title.hi': 'समूह-ग के अंतर्गत कनिष्ठ सहायक की भर्ती, २०२६',
      level: 'state',
      region: 'UK',
      'dates.notified.at': at('2026-12-20'),
      'dates.apply_from.at': at('2026-12-28'),
      'dates.apply_to.at': at('2027-01-18'),
      'dates.correction.at': at('2027-01-20'),
      'dates.correction.until': at('2027-01-22'),
      'dates.exam.at': at('2027-03-07'),
      'dates.exam.tentative': true,
      'posts.0.count': 450,
      'posts.0.age': { min: 18, max: 42, asOn: '2026-07-01' },
      'posts.0.pay': [2_170_000, 6_910_000],
      'posts.0.qualification.level': 'class-12',
      'posts.0.qualification.special': true,
      'fees.ur': 30_000,
      'fees.obc': 30_000,
      'fees.sc': 15_000,
      'fees.ews': 15_000,
      selection: ['Written examination', 'Typing test'],
      'links.0': 'site https://www.sssc.uk.gov.in/',
    },
  },
  {
    name: 'Haryana, both languages',
    text: `HARYANA STAFF RECRUITMENT BOARD / हरियाणा कर्मचारी भर्ती बोर्ड
Advertisement No. 15/2026
Recruitment of Canal Patwari 2026 / नहर पटवारी भर्ती 2026
Opening date for submission of online applications / आवेदन शुरू: 01/02/2027
Closing date for submission of online applications / अंतिम तिथि: 20/02/2027 till 11:59 PM
Name of post: Canal Patwari (नहर पटवारी)
Total posts: 1100 (General - 440, EWS - 110, OBC - 297, SC - 220, ESM - 33)
Age: 18-42 years as on 01/01/2027
Pay: Level 5 (29,200 - 92,300)
Qualification: Graduate in any stream; Hindi or Sanskrit up to Matric
Fee: General Rs 150/-; Women of Haryana Rs 75/-; SC, OBC and EWS of Haryana Rs 35/-; PwBD and ESM: No fee
Selection: written examination
Apply: https://hsrb.haryana.gov.in/apply
`,
    fields: {
      advertisementNumber: '15/2026',
      region: 'HR',
      level: 'state',
      'dates.apply_from.at': at('2027-02-01'),
      'dates.apply_to.at': at('2027-02-20', '23:59'),
      'posts.0.name.en': 'Canal Patwari (नहर पटवारी)',
      'posts.0.count': 1100,
      'posts.0.vacancies': { ur: 440, ews: 110, obc: 297, sc: 220, esm: 33 },
      'posts.0.age': { min: 18, max: 42, asOn: '2027-01-01' },
      'posts.0.payLevel': '5',
      'posts.0.pay': [2_920_000, 9_230_000],
      'posts.0.qualification.level': 'graduate',
      'fees.ur': 15_000,
      'fees.women': 7_500,
      'fees.sc': 3_500,
      'fees.obc': 3_500,
      'fees.pwbd': 0,
      'links.0': 'apply https://hsrb.haryana.gov.in/apply',
    },
  },
]
