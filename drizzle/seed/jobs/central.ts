import { job, post } from './job.ts'
import { dates, faqs, inSubject, links, qualify } from './parts.ts'
import { groupB, seats } from './seats.ts'
import { schemes } from './schemes.ts'
import { service } from './sections.ts'
import { selection } from './selection.ts'
import { fees, railwayFee, relaxations, without } from './terms.ts'

const board = 'https://central-board.example/'
const survey = 'https://survey.example/'
const railway = 'https://railway-board.example/'
const postal = 'https://postal.example/'

const assistant = post({
  name: { en: 'Assistant', hi: 'सहायक' },
  count: 480,
  level: 6,
  pay: [35_400, 112_400],
  qualification: qualify.graduate,
  age: [18, 30, '08-01'],
  vacancies: seats(480, groupB),
})
const inspector = post({
  name: { en: 'Inspector', hi: 'निरीक्षक' },
  count: 220,
  level: 7,
  pay: [44_900, 142_400],
  qualification: qualify.graduate,
  age: [18, 30, '08-01'],
  vacancies: seats(220, groupB),
})
const clerk = post({
  name: { en: 'Lower Division Clerk', hi: 'अवर श्रेणी लिपिक' },
  count: 650,
  level: 2,
  pay: [19_900, 63_200],
  qualification: qualify.class12,
  age: [18, 27, '01-01'],
  vacancies: seats(650),
})
const technician = post({
  name: { en: 'Technician Grade III', hi: 'तकनीशियन ग्रेड III' },
  count: 900,
  level: 2,
  pay: [19_900, 63_200],
  qualification: inSubject(
    'iti',
    'Class 10 and an ITI certificate in the trade of the post',
    '10वीं और पद के ट्रेड में आईटीआई',
  ),
  age: [18, 33, '07-01'],
  vacancies: seats(900),
})
const sorter = post({
  name: { en: 'Branch Mail Worker', hi: 'शाखा डाक सेवक' },
  count: 1_240,
  level: null,
  pay: [10_000, 24_470],
  qualification: qualify.class10,
  age: [18, 40, '01-01'],
  vacancies: seats(1_240, groupB),
})

/** Central government: all India. */
export const central = [
  job({
    slug: 'sample-combined-graduate',
    title: { en: 'Combined Graduate Posts', hi: 'संयुक्त स्नातक स्तरीय पद' },
    summary: {
      en: '700 posts of assistant and inspector for graduates of any subject.',
      hi: 'किसी भी विषय के स्नातकों के लिए सहायक और निरीक्षक के 700 पद।',
    },
    organisationId: 'org_sample-recruitment',
    advertisementNumber: 'SCRB/CG/01',
    level: 'central',
    exams: ['ssc'],
    published: -3,
    about: {
      en: `Assistants keep files and drafts moving in an office; inspectors go out and check. Posting may be **anywhere in India**.

One form is enough for both posts. The order in which you name them counts: whoever comes up on the merit list gets the first wish that is still free in the category. Assistants have fixed hours at a desk and rise to section officer. Inspectors visit traders and read their books; the work brings tours, and the notification gives the physical standards for it.`,
      hi: `सहायक दफ़्तर में फ़ाइलें और मसौदे आगे बढ़ाते हैं; निरीक्षक बाहर जाकर जाँच करते हैं। नियुक्ति **भारत में कहीं भी** हो सकती है।

दोनों पदों के लिए एक ही फ़ॉर्म काफ़ी है। पदों का क्रम सोच-समझकर भरें: मेरिट में जिसकी बारी आती है, उसे उसकी पसंद का वह पहला पद मिलता है जो उसकी श्रेणी में बचा हो। सहायक तय समय पर दफ़्तर में काम करते हैं और आगे अनुभाग अधिकारी बनते हैं। निरीक्षक व्यापारियों के यहाँ जाकर बही-खाते देखते हैं; काम में दौरे करने पड़ते हैं, और इस पद के शारीरिक मानदंड अधिसूचना में दिए गए हैं।`,
    },
    scheme: schemes.graduate,
    dates: dates({ notified: -3, from: -2, to: 24, admitCard: 52, exam: 60, examUntil: 66 }),
    posts: [assistant, inspector],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.graduate,
    links: links(board, 'apply'),
    faq: faqs.several,
  }),
  job({
    slug: 'sample-clerks',
    title: { en: 'Lower Division Clerks', hi: 'अवर श्रेणी लिपिक' },
    summary: { en: '650 clerks in central offices, after class 12.', hi: '12वीं के बाद केंद्रीय दफ़्तरों में लिपिक के 650 पद।' },
    organisationId: 'org_sample-recruitment',
    advertisementNumber: 'SCRB/LDC/02',
    level: 'central',
    exams: ['ssc'],
    published: -24,
    about: {
      en: `Clerks receive, enter and send letters, and type notes. A typing test in **English or Hindi** is part of the selection.

Choose the language of the typing test in the form; it cannot be changed later. Ministries and their field offices share the posts, most of them in Delhi and in the capitals of states. After some years of service clerks rise to upper division clerk and, by a departmental examination, to assistant.`,
      hi: `लिपिक पत्र लेते, दर्ज करते और भेजते हैं, और टिप्पणियाँ टाइप करते हैं। चयन में **अंग्रेज़ी या हिंदी** की टाइपिंग परीक्षा होती है।

टाइपिंग परीक्षा की भाषा फ़ॉर्म में ही चुनें; बाद में वह बदली नहीं जा सकती। पद मंत्रालयों और उनके क्षेत्रीय दफ़्तरों में हैं, ज़्यादातर दिल्ली और राज्यों की राजधानियों में। कुछ वर्ष की सेवा के बाद लिपिक प्रवर श्रेणी लिपिक बनते हैं और विभागीय परीक्षा से सहायक।`,
    },
    scheme: schemes.clerk,
    dates: dates({ notified: -24, from: -23, to: 5, admitCard: 40, exam: 48 }),
    posts: [clerk],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.clerk,
    links: links(board, 'apply'),
    faq: faqs.school,
    corrigenda: [
      {
        day: -6,
        note: {
          en: 'The last date is moved by ten days, and 80 more posts are offered.',
          hi: 'अंतिम तिथि दस दिन आगे बढ़ाई गई और 80 पद जोड़े गए।',
        },
        was: {
          dates: dates({ notified: -24, from: -23, to: -5, admitCard: 40, exam: 48 }),
          posts: [{ ...clerk, count: 570, vacancies: seats(570) }],
        },
      },
    ],
  }),
  job({
    slug: 'sample-survey-engineers',
    title: { en: 'Junior Engineers (Survey)', hi: 'कनिष्ठ अभियंता (सर्वेक्षण)' },
    summary: {
      en: 'Civil and electrical engineers for mapping work in the field.',
      hi: 'फ़ील्ड में नक़्शे बनाने के काम के लिए सिविल और विद्युत अभियंता।',
    },
    organisationId: 'org_sample-survey',
    advertisementNumber: 'SSD/JE/07',
    level: 'central',
    exams: ['ssc', 'gate'],
    published: -1,
    about: {
      en: `Half of the year is spent in camps in the field. The post asks for a diploma or a degree **in the subject named**.

In the field engineers fix control points, fly drones and check the maps of the year before against the ground; in the other half they draw and correct sheets in the office. The camps have tents, a cook and a vehicle. Both posts share the form and the first paper; the second paper is set in the branch that you choose.`,
      hi: `साल का आधा समय फ़ील्ड के शिविरों में बीतता है। पद के लिए **बताए गए विषय** में डिप्लोमा या डिग्री चाहिए।

फ़ील्ड में अभियंता नियंत्रण बिंदु तय करते हैं, ड्रोन उड़ाते हैं और पिछले साल के नक़्शों को ज़मीन से मिलाते हैं; बाक़ी समय दफ़्तर में नक़्शे बनाते और सुधारते हैं। शिविर में तंबू, रसोइया और गाड़ी मिलती है। दोनों पदों का फ़ॉर्म और पहला प्रश्नपत्र एक ही है; दूसरा प्रश्नपत्र आपकी चुनी हुई शाखा का होता है।`,
    },
    scheme: schemes.engineer,
    dates: dates({ notified: -1, from: 6, to: 36, admitCard: 70, exam: 78 }),
    posts: [
      post({
        name: { en: 'Junior Engineer (Civil)', hi: 'कनिष्ठ अभियंता (सिविल)' },
        count: 120,
        level: 6,
        pay: [35_400, 112_400],
        qualification: inSubject('diploma', 'Diploma in civil engineering', 'सिविल इंजीनियरिंग में डिप्लोमा'),
        age: [18, 30, '08-01'],
        vacancies: seats(120, groupB),
      }),
      post({
        name: { en: 'Junior Engineer (Electrical)', hi: 'कनिष्ठ अभियंता (विद्युत)' },
        count: 40,
        level: 6,
        pay: [35_400, 112_400],
        qualification: inSubject(
          'graduate',
          'B.Tech or B.E. in electrical engineering',
          'विद्युत इंजीनियरिंग में बी.टेक. या बी.ई.',
        ),
        age: [18, 32, '08-01'],
        vacancies: seats(40, groupB),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.engineer,
    links: links(survey),
    faq: faqs.several,
  }),
  job({
    slug: 'sample-map-keepers',
    title: { en: 'Map Library Assistants', hi: 'मानचित्र पुस्तकालय सहायक' },
    summary: { en: 'Announced; dates are still to come.', hi: 'घोषणा हो चुकी है; तिथियाँ अभी आनी हैं।' },
    organisationId: 'org_sample-survey',
    advertisementNumber: 'SSD/ML/08',
    level: 'central',
    published: -2,
    about: {
      en: `Assistants keep and lend out maps and air photographs. The department has announced the posts; **the form is not open yet**.

The library of the department holds sheets of a hundred years, of which more and more are scanned. Assistants enter them in the catalogue, find what a survey party or a visitor asks for and watch that restricted sheets stay inside. Number of posts, dates and syllabus come with the full notification; nothing need be paid or sent before that.`,
      hi: `सहायक मानचित्र और हवाई चित्र सँभालते हैं और माँगने वालों को देते हैं। विभाग ने पदों की घोषणा की है; **फ़ॉर्म अभी नहीं खुला है**।

विभाग के पुस्तकालय में सौ साल के नक़्शे हैं, जो धीरे-धीरे स्कैन हो रहे हैं। सहायक उन्हें सूची में दर्ज करते हैं, सर्वेक्षण दल या आगंतुक की माँगी हुई चीज़ ढूँढ़ते हैं और ध्यान रखते हैं कि प्रतिबंधित नक़्शे बाहर न जाएँ। पदों की संख्या, तिथियाँ और पाठ्यक्रम पूरी अधिसूचना में आएँगे; उससे पहले न कुछ जमा करना है, न भेजना।`,
    },
    scheme: schemes.subject,
    dates: dates({ free: true, notified: -2, from: null, to: null, exam: null }),
    posts: [
      post({
        name: { en: 'Library Assistant', hi: 'पुस्तकालय सहायक' },
        count: null,
        level: 4,
        pay: [25_500, 81_100],
        qualification: inSubject('graduate', 'A degree with library science', 'पुस्तकालय विज्ञान के साथ स्नातक'),
        age: [18, 30, '01-01'],
        vacancies: {},
      }),
    ],
    fees: fees.none,
    relaxations: relaxations.central,
    selection: selection.written,
    links: links(survey),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-railway-technicians',
    title: { en: 'Railway Technicians', hi: 'रेलवे तकनीशियन' },
    summary: { en: '900 technicians with an ITI certificate.', hi: 'आईटीआई प्रमाणपत्र वालों के लिए तकनीशियन के 900 पद।' },
    organisationId: 'org_sample-railway',
    advertisementNumber: 'SRB/TECH/03',
    level: 'central',
    exams: ['railways'],
    published: -6,
    about: {
      en: `Technicians keep signals, coaches and engines in order. Work is in shifts, and good eyesight is checked.

The form asks for the trades in the order of your wish: signal, carriage and wagon, diesel, electric loco, track machine. Each has its own medical standard, and whoever does not meet that of one trade is not moved to another. Training lasts about six months and comes before the first posting, with a stipend; night duty is paid extra.`,
      hi: `तकनीशियन सिग्नल, डिब्बे और इंजन ठीक रखते हैं। काम पालियों में होता है और आँखों की जाँच होती है।

फ़ॉर्म में ट्रेड अपनी पसंद के क्रम में भरने होते हैं: सिग्नल, कैरिज और वैगन, डीज़ल, इलेक्ट्रिक लोको, ट्रैक मशीन। हर ट्रेड का अपना चिकित्सा मानक है; जो एक ट्रेड के मानक पर खरा न उतरे, उसे दूसरे ट्रेड में नहीं भेजा जाता। पहली नियुक्ति से पहले क़रीब छह महीने का प्रशिक्षण होता है, जिसमें वज़ीफ़ा मिलता है; रात की ड्यूटी का भत्ता अलग है।`,
    },
    scheme: schemes.railway,
    dates: dates({ notified: -6, from: -5, to: 19, admitCard: 55, exam: 63, examUntil: 75 }),
    posts: [technician],
    fees: fees.railway,
    feeNote: railwayFee,
    relaxations: relaxations.central,
    selection: selection.railway,
    links: links(railway, 'apply'),
    faq: faqs.school,
    corrigenda: [
      {
        day: -2,
        note: { en: 'The upper age is raised by three years.', hi: 'अधिकतम आयु तीन साल बढ़ाई गई।' },
        was: { posts: [{ ...technician, age: { min: 18, max: 30, asOn: '07-01' } }] },
      },
    ],
  }),
  job({
    slug: 'sample-railway-trackmen',
    title: { en: 'Railway Track Maintainers', hi: 'रेलवे ट्रैक मेंटेनर' },
    summary: { en: 'Admit cards are out; the exam was moved.', hi: 'प्रवेश पत्र जारी; परीक्षा की तिथि आगे बढ़ी।' },
    organisationId: 'org_sample-railway',
    advertisementNumber: 'SRB/TM/01',
    level: 'central',
    exams: ['railways'],
    stage: 'admit_card',
    published: -110,
    about: {
      en: `Track maintainers walk and mend the line in all weathers. A physical test follows the written one.

A gang looks after about six kilometres of line: it packs ballast, tightens fastenings, changes sleepers and keeps watch in fog and heat. Work begins early, and a block for repairs may fall in the night. After three years a departmental examination opens the way to technician or to points and signals.`,
      hi: `ट्रैक मेंटेनर हर मौसम में पटरी पर चलकर उसकी मरम्मत करते हैं। लिखित परीक्षा के बाद शारीरिक परीक्षा होती है।

एक टोली क़रीब छह किलोमीटर पटरी सँभालती है: गिट्टी भरती है, फ़ास्टनिंग कसती है, स्लीपर बदलती है और कोहरे और गर्मी में निगरानी रखती है। काम सुबह जल्दी शुरू होता है और मरम्मत का ब्लॉक रात में भी हो सकता है। तीन साल बाद विभागीय परीक्षा से तकनीशियन बनने या पॉइंट और सिग्नल के काम में जाने का रास्ता खुलता है।`,
    },
    scheme: schemes.track,
    dates: dates({ notified: -110, from: -108, to: -78, admitCard: -3, exam: 9 }),
    posts: [
      post({
        name: { en: 'Track Maintainer', hi: 'ट्रैक मेंटेनर' },
        count: 1_500,
        level: 1,
        pay: [18_000, 56_900],
        qualification: qualify.class10,
        age: [18, 33, '01-01'],
        vacancies: seats(1_500, { pwbd: 4, esm: 20 }),
      }),
    ],
    fees: fees.railway,
    feeNote: railwayFee,
    relaxations: relaxations.central,
    selection: selection.track,
    links: links(railway, 'admit_card'),
    faq: faqs.school,
    corrigenda: [
      {
        day: -20,
        note: { en: 'The exam is put off by twelve days.', hi: 'परीक्षा बारह दिन के लिए टाली गई।' },
        was: { dates: dates({ notified: -110, from: -108, to: -78, admitCard: -9, exam: -3 }) },
      },
    ],
  }),
  job({
    slug: 'sample-postal-workers',
    title: { en: 'Branch Mail Workers', hi: 'शाखा डाक सेवक' },
    summary: {
      en: '1,240 posts by class 10 marks, no written test.',
      hi: '10वीं के अंकों के आधार पर 1,240 पद, कोई लिखित परीक्षा नहीं।',
    },
    organisationId: 'org_sample-post',
    advertisementNumber: 'SPC/BMW/04',
    level: 'central',
    published: -27,
    about: {
      en: `Mail workers bring letters and parcels to villages and keep the branch open for some hours a day.

The list is made from the marks of class 10 alone, worked out to four decimals, so only the documents need preparing. Apply for the branches of one circle, in the order of your wish; the local language must have been a subject up to class 10. Whoever is chosen lives in the area of the branch and can ride a bicycle or drive.`,
      hi: `डाक सेवक गाँवों तक चिट्ठियाँ और पार्सल पहुँचाते हैं और दिन में कुछ घंटे शाखा खुली रखते हैं।

सूची केवल 10वीं के अंकों से बनती है, दशमलव के चार स्थानों तक, इसलिए तैयारी केवल दस्तावेज़ों की करनी है। एक ही परिमंडल की शाखाएँ अपनी पसंद के क्रम में भरें; स्थानीय भाषा 10वीं तक पढ़ी होनी चाहिए। चुने गए व्यक्ति को शाखा के क्षेत्र में रहना होता है और साइकिल या गाड़ी चलानी आनी चाहिए।`,
    },
    scheme: schemes.merit,
    service: service.branchPost,
    dates: dates({ notified: -27, from: -26, to: 2, result: 30 }),
    posts: [sorter],
    fees: fees.branchPost,
    relaxations: without(relaxations.central, 'esm'),
    selection: selection.merit,
    links: links(postal, 'apply'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-postal-drivers',
    title: { en: 'Mail Van Drivers', hi: 'डाक वाहन चालक' },
    summary: { en: 'The form is closed; the test is being prepared.', hi: 'फ़ॉर्म बंद; परीक्षा की तैयारी चल रही है।' },
    organisationId: 'org_sample-post',
    advertisementNumber: 'SPC/MVD/02',
    level: 'central',
    published: -48,
    about: {
      en: `Drivers need a licence for light and heavy vehicles that is at least three years old.

They carry mail bags between sorting offices, stations and airports by a fixed timetable, mostly in the early morning and at night, and keep the log book of the van. Small repairs on the road are part of the work, so knowledge of the engine is asked for in the test. Posts are in the motor services of the circle.`,
      hi: `चालकों के पास हल्के और भारी वाहन का कम से कम तीन साल पुराना लाइसेंस होना चाहिए।

वे तय समय-सारणी पर छँटाई केंद्रों, स्टेशनों और हवाई अड्डों के बीच डाक के थैले ले जाते हैं, ज़्यादातर सुबह जल्दी और रात में, और गाड़ी की लॉग बुक भरते हैं। रास्ते में छोटी-मोटी मरम्मत भी करनी होती है, इसलिए परीक्षा में इंजन की जानकारी पूछी जाती है। पद परिमंडल की मोटर सेवा में हैं।`,
    },
    scheme: schemes.driver,
    dates: dates({ notified: -48, from: -46, to: -12, admitCard: 20, exam: 28 }),
    posts: [
      post({
        name: { en: 'Driver', hi: 'चालक' },
        count: 84,
        level: 2,
        pay: [19_900, 63_200],
        qualification: inSubject(
          'class-10',
          'Class 10 and a licence for light and heavy vehicles, at least three years old',
          '10वीं और हल्के तथा भारी वाहन का कम से कम तीन साल पुराना लाइसेंस',
        ),
        age: [18, 27, '01-01'],
        vacancies: seats(84),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.driver,
    links: links(postal),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-translators',
    title: { en: 'Junior Translators', hi: 'कनिष्ठ अनुवादक' },
    summary: { en: 'The key is out; objections are open.', hi: 'उत्तर कुंजी जारी; आपत्तियाँ ली जा रही हैं।' },
    organisationId: 'org_sample-recruitment',
    advertisementNumber: 'SCRB/TR/09',
    level: 'central',
    exams: ['ssc'],
    stage: 'answer_key',
    published: -150,
    about: {
      en: `Translators turn notes and rules from English into Hindi and back. Both languages are tested in writing.

They work in the Hindi section of a ministry, where every rule, report and answer for Parliament has to be there in both languages on the same day. The test asks less for rare words than for clear sentences and for the official terms. From junior translator the way leads to senior translator and assistant director.`,
      hi: `अनुवादक टिप्पणियों और नियमों का अंग्रेज़ी से हिंदी और हिंदी से अंग्रेज़ी में अनुवाद करते हैं। दोनों भाषाओं की लिखित परीक्षा होती है।

वे मंत्रालय के हिंदी अनुभाग में काम करते हैं, जहाँ हर नियम, हर रिपोर्ट और संसद को दिया जाने वाला हर उत्तर एक ही दिन दोनों भाषाओं में चाहिए। परीक्षा में कठिन शब्दों से ज़्यादा साफ़ वाक्य और सही पारिभाषिक शब्द देखे जाते हैं। कनिष्ठ अनुवादक आगे वरिष्ठ अनुवादक और सहायक निदेशक बनते हैं।`,
    },
    scheme: schemes.translator,
    dates: dates({ notified: -150, from: -148, to: -118, admitCard: -30, exam: -20, answerKey: -4, result: 35 }),
    posts: [
      post({
        name: { en: 'Junior Translator', hi: 'कनिष्ठ अनुवादक' },
        count: 64,
        level: 6,
        pay: [35_400, 112_400],
        qualification: inSubject(
          'postgraduate',
          'A master’s degree in Hindi or English, with the other as a subject of the degree',
          'हिंदी या अंग्रेज़ी में स्नातकोत्तर, और दूसरी भाषा स्नातक में एक विषय रही हो',
        ),
        age: [18, 30, '01-01'],
        vacancies: seats(64, groupB),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.translator,
    links: links(board, 'answer_key'),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-stenographers',
    title: { en: 'Stenographers', hi: 'आशुलिपिक' },
    summary: { en: 'The result is out.', hi: 'परिणाम आ गया है।' },
    organisationId: 'org_sample-recruitment',
    advertisementNumber: 'SCRB/ST/05',
    level: 'central',
    exams: ['ssc'],
    stage: 'result',
    published: -230,
    about: {
      en: `Stenographers take dictation at 80 words a minute and type it out.

The test of skill may be taken in English or in Hindi, as named in the form, and only those who passed the written test are called to it. Typing out the dictation takes up to 50 minutes in English and 65 in Hindi. Most posts are with officers of the central secretariat; after some years personal assistant is the next step.`,
      hi: `आशुलिपिक 80 शब्द प्रति मिनट की गति से श्रुतलेख लेते और टाइप करते हैं।

कौशल परीक्षा अंग्रेज़ी या हिंदी में दी जा सकती है, जैसा फ़ॉर्म में भरा हो, और उसके लिए केवल लिखित परीक्षा में सफल अभ्यर्थी बुलाए जाते हैं। श्रुतलेख टाइप करने के लिए अंग्रेज़ी में 50 और हिंदी में 65 मिनट तक मिलते हैं। ज़्यादातर पद केंद्रीय सचिवालय के अधिकारियों के साथ हैं; कुछ वर्ष बाद वे निजी सहायक के पद पर पहुँचते हैं।`,
    },
    scheme: schemes.stenographer,
    dates: dates({ notified: -230, from: -228, to: -198, admitCard: -100, exam: -90, answerKey: -70, result: -5 }),
    posts: [
      post({
        name: { en: 'Stenographer Grade D', hi: 'आशुलिपिक ग्रेड डी' },
        count: 210,
        level: 4,
        pay: [25_500, 81_100],
        qualification: qualify.class12,
        age: [18, 27, '01-01'],
        vacancies: seats(210),
      }),
    ],
    fees: fees.central,
    relaxations: relaxations.central,
    selection: selection.stenographer,
    links: links(board, 'result'),
    faq: faqs.school,
  }),
]
