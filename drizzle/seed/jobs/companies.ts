import { job, post } from './job.ts'
import { dates, faqs, inSubject, links, qualify } from './parts.ts'
import { clerksOfBanks, groupB, seats } from './seats.ts'
import { schemes } from './schemes.ts'
import { selection } from './selection.ts'
import { feeByPost, fees, relaxations, without } from './terms.ts'

const gramin = 'https://gramin-bank.example/'
const savings = 'https://savings-bank.example/'
const power = 'https://power-company.example/'
const steel = 'https://steel-works.example/'
const coast = 'https://coast-service.example/'

const officer = post({
  name: { en: 'Officer Scale I', hi: 'अधिकारी स्केल I' },
  count: 260,
  level: null,
  pay: [48_480, 85_920],
  qualification: qualify.graduate,
  age: [18, 30, '06-01'],
  vacancies: seats(260, groupB),
})

/** Banks, public companies and the forces. */
export const companies = [
  job({
    slug: 'sample-gramin-officers',
    title: { en: 'Gramin Bank Officers and Assistants', hi: 'ग्रामीण बैंक अधिकारी और सहायक' },
    summary: {
      en: 'Officers and office assistants in village branches.',
      hi: 'गाँव की शाखाओं में अधिकारी और कार्यालय सहायक।',
    },
    organisationId: 'org_sample-gramin-bank',
    advertisementNumber: 'SGB/OA/01',
    level: 'bank',
    exams: ['banking'],
    published: -8,
    about: {
      en: `Knowing the language of the state is a condition: it is tested after the result. Loans to farmers are a large part of the work.

Officers judge loans, visit fields and groups of savers and answer for the branch when the manager is away. Office assistants serve the counter, open accounts and enter the day's vouchers. Each post has its own papers and its own merit list; you may apply for both, with one fee for each. Transfers stay within the area of the bank.`,
      hi: `राज्य की भाषा जानना ज़रूरी है: परिणाम के बाद उसकी जाँच होती है। काम का बड़ा हिस्सा किसानों को ऋण देना है।

अधिकारी ऋण परखते हैं, खेतों और बचत समूहों तक जाते हैं और प्रबंधक के न होने पर शाखा सँभालते हैं। कार्यालय सहायक काउंटर पर काम करते, खाते खोलते और दिन के वाउचर दर्ज करते हैं। हर पद के प्रश्नपत्र और मेरिट सूची अलग हैं; दोनों के लिए आवेदन कर सकते हैं, हर एक का शुल्क अलग है। तबादले बैंक के क्षेत्र के भीतर होते हैं।`,
    },
    scheme: schemes.gramin,
    dates: dates({ notified: -8, from: -7, to: 14, admitCard: 40, exam: 46, examUntil: 47 }),
    posts: [
      officer,
      post({
        name: { en: 'Office Assistant', hi: 'कार्यालय सहायक' },
        count: 410,
        level: null,
        pay: [24_050, 64_480],
        qualification: qualify.graduate,
        age: [18, 28, '06-01'],
        vacancies: seats(410, clerksOfBanks),
      }),
    ],
    fees: fees.bank,
    feeNote: feeByPost,
    relaxations: relaxations.bankOfficersAndClerks,
    selection: selection.bankOfficersAndClerks,
    links: links(gramin, 'apply'),
    faq: faqs.officersAndAssistants,
  }),
  job({
    slug: 'sample-savings-clerks',
    title: { en: 'Customer Associates', hi: 'ग्राहक सहायक' },
    summary: { en: '820 clerks at the counters of the bank.', hi: 'बैंक के काउंटरों पर लिपिक के 820 पद।' },
    organisationId: 'org_sample-savings-bank',
    advertisementNumber: 'SSB/CA/02',
    level: 'bank',
    exams: ['banking'],
    published: -19,
    about: {
      en: `Associates open accounts, take and pay out cash and help with the machines. A candidate applies for **one state** only.

Posting is in that state, and there is no transfer out of it in the first years. Whoever studied the local language up to class 10 or 12 is spared its test; all others take it before joining, and failing it ends the selection. There is no interview. After three years of service an examination leads to officer.`,
      hi: `सहायक खाते खोलते हैं, नक़द लेते-देते हैं और मशीनें चलाने में ग्राहकों की मदद करते हैं। अभ्यर्थी केवल **एक राज्य** के लिए आवेदन कर सकता है।

नियुक्ति उसी राज्य में होती है और शुरू के वर्षों में उससे बाहर तबादला नहीं होता। जिसने 10वीं या 12वीं तक स्थानीय भाषा पढ़ी हो, उसे भाषा की परीक्षा नहीं देनी; बाक़ी सब उसे कार्यभार सँभालने से पहले देते हैं, और असफल होने पर चयन रद्द हो जाता है। साक्षात्कार नहीं होता। तीन साल की सेवा के बाद परीक्षा से अधिकारी बन सकते हैं।`,
    },
    scheme: schemes.bankClerk,
    dates: dates({ notified: -19, from: -18, to: 3, admitCard: 32, exam: 38 }),
    posts: [
      post({
        name: { en: 'Customer Associate', hi: 'ग्राहक सहायक' },
        count: 820,
        level: null,
        pay: [24_050, 64_480],
        qualification: qualify.graduate,
        age: [20, 28, '04-01'],
        vacancies: seats(820, clerksOfBanks),
      }),
    ],
    fees: fees.bank,
    relaxations: relaxations.central,
    selection: selection.bankClerk,
    links: links(savings, 'apply'),
    faq: faqs.degree,
    corrigenda: [
      {
        day: -9,
        note: { en: 'How to apply is explained more exactly.', hi: 'आवेदन का तरीक़ा और साफ़ किया गया।' },
        was: {
          howToApply: {
            en: '1. Open the official site and register with a mobile number.\n2. Fill in the form.\n3. Upload the photograph and the signature in the sizes that the notification gives.\n4. Pay the fee, if there is one, and keep the receipt.\n5. Print the submitted form.',
            hi: '1. आधिकारिक साइट खोलें और अपने मोबाइल नंबर से पंजीकरण करें।\n2. फ़ॉर्म भरें।\n3. फ़ोटो और हस्ताक्षर अधिसूचना में दिए गए आकार में अपलोड करें।\n4. शुल्क हो तो जमा करें और रसीद सँभालकर रखें।\n5. भेजे गए फ़ॉर्म का प्रिंट निकाल लें।',
          },
        },
      },
    ],
  }),
  job({
    slug: 'sample-savings-specialists',
    title: { en: 'Specialist Officers (IT)', hi: 'विशेषज्ञ अधिकारी (आईटी)' },
    summary: { en: 'Applications are over; 45 posts.', hi: 'आवेदन समाप्त; 45 पद।' },
    organisationId: 'org_sample-savings-bank',
    advertisementNumber: 'SSB/SO/01',
    level: 'bank',
    exams: ['banking'],
    published: -40,
    about: {
      en: `Officers look after the bank’s networks and its security. Two years of work in the field are required.

The posts are at the data centres of the bank, with some nights and Sundays on call. The experience must have been gained after the degree, in networks, cloud or information security, and letters of the employers have to prove it; teaching and training do not count. The interview is about the work that you have done.`,
      hi: `अधिकारी बैंक के नेटवर्क और उसकी सुरक्षा सँभालते हैं। इस क्षेत्र में दो साल का अनुभव चाहिए।

पद बैंक के डेटा केंद्रों में हैं; कभी-कभी रात और रविवार को भी बुलावा आता है। अनुभव डिग्री के बाद का, नेटवर्क, क्लाउड या सूचना सुरक्षा में होना चाहिए और नियोक्ता के पत्र से साबित करना होता है; पढ़ाने और प्रशिक्षण का समय नहीं गिना जाता। साक्षात्कार में आपके किए हुए काम के बारे में पूछा जाता है।`,
    },
    scheme: schemes.specialist,
    dates: dates({ notified: -40, from: -38, to: -3, admitCard: 18, exam: 25 }),
    posts: [
      post({
        name: { en: 'IT Officer Scale II', hi: 'आईटी अधिकारी स्केल II' },
        count: 45,
        level: null,
        pay: [64_820, 93_960],
        qualification: inSubject('graduate', 'B.Tech in computer science or MCA', 'कंप्यूटर साइंस में बी.टेक. या एमसीए'),
        age: [25, 35, '04-01'],
        vacancies: seats(45, groupB),
      }),
    ],
    fees: fees.bankOfficers,
    relaxations: relaxations.officers,
    selection: selection.specialist,
    links: links(savings),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-gramin-managers',
    title: { en: 'Branch Managers', hi: 'शाखा प्रबंधक' },
    summary: { en: 'The key of the examination is out.', hi: 'परीक्षा की उत्तर कुंजी जारी।' },
    organisationId: 'org_sample-gramin-bank',
    advertisementNumber: 'SGB/BM/04',
    level: 'bank',
    exams: ['banking'],
    stage: 'answer_key',
    published: -160,
    about: {
      en: `Managers lead a branch of four to eight people. Objections to the key are taken for three days.

An objection names the question, the answer that you hold right and the book that says so; a fee is taken for each and returned if the objection is accepted. The final key decides the list for the interview, to which three candidates are called for each post. Managers answer for the loans, the cash and the safety of the branch.`,
      hi: `प्रबंधक चार से आठ लोगों की शाखा चलाते हैं। उत्तर कुंजी पर आपत्तियाँ तीन दिन तक ली जाती हैं।

आपत्ति में प्रश्न, आपके अनुसार सही उत्तर और उसका प्रमाण देने वाली पुस्तक बतानी होती है; हर आपत्ति पर शुल्क लगता है, जो आपत्ति मानी जाने पर लौटा दिया जाता है। अंतिम कुंजी से साक्षात्कार की सूची बनती है, जिसमें हर पद पर तीन अभ्यर्थी बुलाए जाते हैं। ऋण, नक़दी और शाखा की सुरक्षा की ज़िम्मेदारी प्रबंधक की होती है।`,
    },
    scheme: schemes.manager,
    dates: dates({ notified: -160, from: -158, to: -130, admitCard: -40, exam: -28, answerKey: -2, result: 24 }),
    posts: [
      post({
        name: { en: 'Officer Scale III', hi: 'अधिकारी स्केल III' },
        count: 38,
        level: null,
        pay: [85_920, 105_280],
        qualification: inSubject(
          'graduate',
          'A degree and five years as an officer of a bank',
          'स्नातक और बैंक में अधिकारी के रूप में पाँच साल',
        ),
        age: [21, 40, '06-01'],
        vacancies: seats(38, groupB),
      }),
    ],
    fees: fees.bankOfficers,
    relaxations: relaxations.officers,
    selection: selection.bankManager,
    links: links(gramin, 'answer_key'),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-power-trainees',
    title: { en: 'Engineer Trainees', hi: 'प्रशिक्षु अभियंता' },
    summary: { en: 'By the GATE score; 150 posts.', hi: 'गेट स्कोर के आधार पर; 150 पद।' },
    organisationId: 'org_sample-power',
    advertisementNumber: 'SPCL/ET/06',
    level: 'psu',
    exams: ['gate'],
    published: -11,
    about: {
      en: `One year of training at a power station, then a post in operations. The GATE score is 75 parts of the merit, the interview 25.

Only the GATE score of this year and of the paper of your branch counts; the registration number of GATE is asked for in the form. Operations means shifts, day and night, at stations that often lie far from a city, with a township of their own. Trainees sign a bond to stay for three years after the training.`,
      hi: `बिजलीघर में एक साल का प्रशिक्षण, फिर संचालन में नियुक्ति। मेरिट में गेट स्कोर के 75 और साक्षात्कार के 25 अंक हैं।

केवल इसी वर्ष का और अपनी शाखा के पेपर का गेट स्कोर गिना जाता है; फ़ॉर्म में गेट की पंजीकरण संख्या भरनी होती है। संचालन का काम दिन-रात की पालियों में होता है, अक्सर शहर से दूर के बिजलीघरों में, जिनकी अपनी टाउनशिप होती है। प्रशिक्षु प्रशिक्षण के बाद तीन साल कंपनी में रहने का बॉन्ड भरते हैं।`,
    },
    scheme: schemes.gate,
    dates: dates({ notified: -11, from: -10, to: 18, result: 90 }),
    posts: [
      post({
        name: { en: 'Trainee (Electrical)', hi: 'प्रशिक्षु (विद्युत)' },
        count: 90,
        level: null,
        pay: [40_000, 140_000],
        qualification: inSubject(
          'graduate',
          'B.Tech in electrical engineering with 65 %',
          'विद्युत इंजीनियरिंग में 65 % के साथ बी.टेक.',
        ),
        age: [18, 27, '08-01'],
        vacancies: seats(90, groupB),
      }),
      post({
        name: { en: 'Trainee (Mechanical)', hi: 'प्रशिक्षु (यांत्रिक)' },
        count: 60,
        level: null,
        pay: [40_000, 140_000],
        qualification: inSubject(
          'graduate',
          'B.Tech in mechanical engineering with 65 %',
          'यांत्रिक इंजीनियरिंग में 65 % के साथ बी.टेक.',
        ),
        age: [18, 27, '08-01'],
        vacancies: seats(60, groupB),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.officers,
    selection: selection.gateScore,
    links: links(power, 'apply'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-power-linemen',
    title: { en: 'Linemen', hi: 'लाइनमैन' },
    summary: {
      en: '380 posts for ITI electricians; closes tomorrow.',
      hi: 'आईटीआई इलेक्ट्रिशियन के लिए 380 पद; कल अंतिम तिथि।',
    },
    organisationId: 'org_sample-power',
    advertisementNumber: 'SPCL/LM/05',
    level: 'psu',
    published: -29,
    about: {
      en: `Linemen keep the supply of a section going. Climbing a pole is part of the trade test.

A section has one substation and some twenty villages or wards. Linemen find the fault, take the permit, earth the line and only then work on it; after a storm they are out until the last feeder is back. Because of the climbing the posts are not open to PwBD candidates. Tools, belt and gloves are given, and insurance against accidents is paid by the company.`,
      hi: `लाइनमैन अपने क्षेत्र की बिजली चालू रखते हैं। ट्रेड परीक्षा में खंभे पर चढ़ना होता है।

एक क्षेत्र में एक उपकेंद्र और क़रीब बीस गाँव या वार्ड होते हैं। लाइनमैन ख़राबी ढूँढ़ते हैं, परमिट लेते हैं, लाइन को अर्थ करते हैं और तभी उस पर काम करते हैं; आँधी के बाद आख़िरी फ़ीडर चालू होने तक काम चलता है। खंभे पर चढ़ने के कारण ये पद दिव्यांग अभ्यर्थियों के लिए नहीं हैं। औज़ार, बेल्ट और दस्ताने मिलते हैं और दुर्घटना बीमा कंपनी कराती है।`,
    },
    scheme: schemes.trade,
    dates: dates({ notified: -29, from: -28, to: 1, admitCard: 26, exam: 33 }),
    posts: [
      post({
        name: { en: 'Lineman', hi: 'लाइनमैन' },
        count: 380,
        level: null,
        pay: [21_000, 66_000],
        qualification: inSubject('iti', 'ITI in the electrician trade', 'इलेक्ट्रिशियन ट्रेड में आईटीआई'),
        age: [18, 30, '01-01'],
        vacancies: seats(380, { esm: 14.5 }),
      }),
    ],
    fees: fees.withoutPwbd,
    relaxations: without(relaxations.central, 'pwbd'),
    selection: selection.trade,
    links: links(power, 'apply'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-steel-operators',
    title: { en: 'Operators and Technicians', hi: 'ऑपरेटर और तकनीशियन' },
    summary: { en: 'Admit cards are out; the test is next week.', hi: 'प्रवेश पत्र जारी; परीक्षा अगले सप्ताह।' },
    organisationId: 'org_sample-steel',
    advertisementNumber: 'SSW/OT/02',
    level: 'psu',
    stage: 'admit_card',
    published: -70,
    about: {
      en: `Operators run the machines of the works in three shifts, after a year of training.

The year is spent half in the classroom and half beside a senior operator at the blast furnace, the converter or the rolling mill. Heat, noise and heavy loads belong to the work, so the medical examination is strict, and shoes, helmet and goggles are worn at all times. The works has a township with a school and a hospital.`,
      hi: `ऑपरेटर एक साल के प्रशिक्षण के बाद तीन पालियों में कारख़ाने की मशीनें चलाते हैं।

यह साल आधा कक्षा में और आधा धमन भट्ठी, कन्वर्टर या रोलिंग मिल पर किसी वरिष्ठ ऑपरेटर के साथ बीतता है। काम में गर्मी, शोर और भारी वज़न होता है, इसलिए चिकित्सा जाँच कड़ी होती है और जूते, हेलमेट और चश्मा हर समय पहनने होते हैं। कारख़ाने की अपनी टाउनशिप है, स्कूल और अस्पताल के साथ।`,
    },
    scheme: schemes.trade,
    dates: dates({ notified: -70, from: -68, to: -40, admitCard: -2, exam: 7 }),
    posts: [
      post({
        name: { en: 'Operator', hi: 'ऑपरेटर' },
        count: 130,
        level: null,
        pay: [26_600, 38_920],
        qualification: inSubject(
          'diploma',
          'Diploma in mechanical or metallurgical engineering',
          'यांत्रिक या धातुकर्म इंजीनियरिंग में डिप्लोमा',
        ),
        age: [18, 28, '01-01'],
        vacancies: seats(130, clerksOfBanks),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.trade,
    links: links(steel, 'admit_card'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-steel-nurses',
    title: { en: 'Works Hospital Nurses', hi: 'कारख़ाने के अस्पताल में नर्स' },
    summary: { en: 'Exam over; the key comes next.', hi: 'परीक्षा हो चुकी; आगे उत्तर कुंजी।' },
    organisationId: 'org_sample-steel',
    advertisementNumber: 'SSW/HN/01',
    level: 'psu',
    stage: 'exam_done',
    published: -100,
    about: {
      en: `Nurses work in the hospital of the township, in shifts, with quarters nearby.

The hospital has 300 beds, a burns unit and an emergency room for accidents in the works; nurses change wards every few months. Registration with a nursing council has to be valid on the last date to apply. The notification names the papers that are checked after the test; have the marks of all four years at hand.`,
      hi: `नर्स टाउनशिप के अस्पताल में पालियों में काम करती हैं; आवास पास ही मिलता है।

अस्पताल में 300 बिस्तर, बर्न यूनिट और कारख़ाने की दुर्घटनाओं के लिए आपातकालीन कक्ष है; नर्सों के वार्ड हर कुछ महीनों में बदलते हैं। नर्सिंग परिषद में पंजीकरण आवेदन की अंतिम तिथि पर मान्य होना चाहिए। परीक्षा के बाद जिन दस्तावेज़ों की जाँच होती है, वे अधिसूचना में लिखे हैं; चारों वर्षों के अंकपत्र तैयार रखें।`,
    },
    scheme: schemes.subject,
    dates: dates({ notified: -100, from: -98, to: -70, admitCard: -16, exam: -4, answerKey: 5 }),
    posts: [
      post({
        name: { en: 'Staff Nurse', hi: 'स्टाफ़ नर्स' },
        count: 55,
        level: null,
        pay: [26_600, 38_920],
        qualification: inSubject(
          'graduate',
          'B.Sc. nursing and registration with a council',
          'बी.एससी. नर्सिंग और परिषद में पंजीकरण',
        ),
        age: [18, 30, '01-01'],
        vacancies: seats(55, clerksOfBanks),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.written,
    links: links(steel),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-coast-sailors',
    title: { en: 'Coast Service Sailors', hi: 'तट सेवा नाविक' },
    summary: {
      en: 'Two branches: one after class 10, one after class 12.',
      hi: 'दो शाखाएँ: एक 10वीं के बाद, एक 12वीं के बाद।',
    },
    organisationId: 'org_sample-coast',
    advertisementNumber: 'SCS/NV/01',
    level: 'defence',
    exams: [],
    published: -5,
    about: {
      en: `Six months of training ashore come before the first ship. Eyesight of 6/6 is required for the general branch.

Sailors of the general branch stand watch, handle ropes and boats and learn a trade such as radar or gunnery; those of the domestic branch cook or serve on board. Ships patrol the coast for one to three weeks at a time and help in storms and rescues. The posts are for unmarried candidates, and both branches share the form.`,
      hi: `पहला जहाज़ मिलने से पहले तट पर छह महीने का प्रशिक्षण होता है। सामान्य शाखा के लिए 6/6 दृष्टि चाहिए।

सामान्य शाखा के नाविक पहरा देते हैं, रस्से और नावें सँभालते हैं और रडार या तोप चलाने जैसा कोई काम सीखते हैं; घरेलू शाखा के नाविक जहाज़ पर खाना बनाते या परोसते हैं। जहाज़ एक बार में एक से तीन सप्ताह तक तट पर गश्त लगाते हैं और तूफ़ान तथा बचाव के काम में मदद करते हैं। पद अविवाहित अभ्यर्थियों के लिए हैं और दोनों शाखाओं का फ़ॉर्म एक ही है।`,
    },
    scheme: schemes.sailor,
    dates: dates({ free: true, notified: -5, from: 4, to: 25, exam: 70 }),
    posts: [
      post({
        name: { en: 'Sailor (General)', hi: 'नाविक (सामान्य)' },
        count: 180,
        level: 3,
        pay: [21_700, 69_100],
        qualification: inSubject('class-12', 'Class 12 with maths and physics', 'गणित और भौतिकी के साथ 12वीं'),
        age: [18, 22, '08-01'],
        vacancies: seats(180, {}),
      }),
      post({
        name: { en: 'Sailor (Domestic)', hi: 'नाविक (घरेलू)' },
        count: 60,
        level: 3,
        pay: [21_700, 69_100],
        qualification: qualify.class10,
        age: [18, 22, '08-01'],
        vacancies: seats(60, {}),
      }),
    ],
    fees: fees.none,
    relaxations: without(relaxations.central, 'pwbd', 'esm'),
    selection: selection.force,
    links: links(coast),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-coast-cooks',
    title: { en: 'Coast Service Cooks', hi: 'तट सेवा रसोइए' },
    summary: { en: 'Being written: not published yet.', hi: 'लिखा जा रहा है: अभी प्रकाशित नहीं।' },
    organisationId: 'org_sample-coast',
    advertisementNumber: 'SCS/CK/02',
    level: 'defence',
    state: 'draft',
    published: 0,
    about: {
      en: `Cooks run the galley of a ship.

They plan the stores for a patrol, cook four meals a day for forty to a hundred people and keep the galley clean and safe in a rolling sea. The trade test is to cook a meal of given dishes in a given time.`,
      hi: `रसोइए जहाज़ की रसोई चलाते हैं।

वे गश्त के लिए राशन तय करते हैं, दिन में चार बार चालीस से सौ लोगों का खाना बनाते हैं और हिलते जहाज़ में भी रसोई साफ़ और सुरक्षित रखते हैं। ट्रेड परीक्षा में तय समय में तय व्यंजन बनाने होते हैं।`,
    },
    scheme: schemes.trade,
    dates: dates({ free: true, notified: 0, from: 5, to: 30, exam: null }),
    posts: [
      post({
        name: { en: 'Cook', hi: 'रसोइया' },
        count: 12,
        level: 1,
        pay: [18_000, 56_900],
        qualification: qualify.class10,
        age: [18, 25, '08-01'],
        vacancies: seats(12),
      }),
    ],
    fees: fees.none,
    relaxations: relaxations.central,
    selection: selection.trade,
    links: links(coast),
    faq: faqs.school,
  }),
]
