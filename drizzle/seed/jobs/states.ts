import { job, post } from './job.ts'
import { dates, faqs, feeReturned, inSubject, links, qualify } from './parts.ts'
import { stateSeats } from './seats.ts'
import { schemes } from './schemes.ts'
import { selection } from './selection.ts'
import { ofForces, terms, upPolice } from './terms.ts'

const up = 'https://selection-up.example/'
const bihar = 'https://staff-bihar.example/'
const rajasthan = 'https://teachers-rajasthan.example/'
const mp = 'https://services-mp.example/'

/** State recruitments, with seats or posts for residents. */
export const ofStates = [
  job({
    slug: 'sample-up-lekhpal',
    title: { en: 'Revenue Accountants, Uttar Pradesh', hi: 'राजस्व लेखपाल, उत्तर प्रदेश' },
    summary: { en: '310 posts in the tehsils of the state.', hi: 'प्रदेश की तहसीलों में 310 पद।' },
    organisationId: 'org_sample-up',
    advertisementNumber: 'SSBUP/LP/11',
    level: 'state',
    region: 'UP',
    exams: ['state-psc'],
    published: -4,
    about: {
      en: `Accountants keep the record of land in a group of villages. Seats and relaxations are **reserved for residents of the state**; others compete as general candidates.

They measure fields, enter who owns and who sows what, report damage to crops and verify income and residence. Only those who have a score of the preliminary eligibility test can fill in this form; the board calls about fifteen times as many to the main examination as there are posts. Training at a school of the revenue department comes before the first posting.`,
      hi: `लेखपाल कुछ गाँवों की ज़मीन का अभिलेख रखते हैं। आरक्षण और छूट केवल **प्रदेश के निवासियों** के लिए हैं; बाक़ी सामान्य अभ्यर्थी माने जाते हैं।

वे खेत नापते हैं, ज़मीन के मालिक और बोई गई फ़सल दर्ज करते हैं, फ़सल के नुक़सान की रिपोर्ट देते हैं और आय तथा निवास की जाँच करते हैं। यह फ़ॉर्म वही भर सकते हैं जिनके पास प्रारंभिक अर्हता परीक्षा का स्कोर हो; मुख्य परीक्षा में पदों की संख्या के क़रीब पंद्रह गुना अभ्यर्थी बुलाए जाते हैं। पहली नियुक्ति से पहले राजस्व विभाग के प्रशिक्षण विद्यालय में प्रशिक्षण होता है।`,
    },
    scheme: schemes.upStaff,
    dates: dates({ notified: -4, from: -3, to: 27, admitCard: 60, exam: 68 }),
    posts: [
      post({
        name: { en: 'Revenue Accountant', hi: 'राजस्व लेखपाल' },
        count: 310,
        level: 3,
        pay: [21_700, 69_100],
        qualification: qualify.class12,
        age: [18, 40, '07-01'],
        vacancies: stateSeats.UP(310),
      }),
    ],
    ...terms.UP,
    selection: selection.upStaff,
    links: links(up, 'apply'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-up-sevika',
    title: { en: 'Anganwadi Supervisors, Uttar Pradesh', hi: 'आंगनवाड़ी पर्यवेक्षक, उत्तर प्रदेश' },
    summary: { en: 'For residents of the state; closes soon.', hi: 'प्रदेश के निवासियों के लिए; आवेदन जल्द बंद होंगे।' },
    organisationId: 'org_sample-up',
    advertisementNumber: 'SSBUP/AS/12',
    level: 'state',
    region: 'UP',
    published: -22,
    about: {
      en: `Supervisors visit the centres of a block, check the meals and the registers, and train the workers.

A supervisor has some twenty-five centres and sees each at least once a month: weighing children, following up those who do not grow, sitting with mothers and with the village council. The area is large, so riding a two-wheeler helps. Work begins in the block and may lead to child development project officer.`,
      hi: `पर्यवेक्षक विकास खंड के केंद्रों पर जाकर भोजन और रजिस्टर जाँचते हैं और कार्यकर्ताओं को प्रशिक्षण देते हैं।

एक पर्यवेक्षक के पास क़रीब पच्चीस केंद्र होते हैं और हर केंद्र महीने में कम से कम एक बार देखना होता है: बच्चों का वज़न लेना, जिनका विकास रुका हो उन पर ध्यान देना, माताओं और ग्राम पंचायत के साथ बैठना। क्षेत्र बड़ा होता है, इसलिए दोपहिया चलाना काम आता है। काम विकास खंड से शुरू होता है और आगे बाल विकास परियोजना अधिकारी के पद तक पहुँचा जा सकता है।`,
    },
    scheme: schemes.upStaff,
    dates: dates({ notified: -22, from: -20, to: 0, exam: 50 }),
    posts: [
      post({
        name: { en: 'Supervisor', hi: 'पर्यवेक्षक' },
        count: 145,
        level: 4,
        pay: [25_500, 81_100],
        qualification: inSubject(
          'graduate',
          'A degree in sociology, home science or nutrition',
          'समाजशास्त्र, गृह विज्ञान या पोषण में स्नातक',
        ),
        age: [21, 40, '07-01'],
        vacancies: stateSeats.UP(145),
      }),
    ],
    ...terms.UP,
    domicile: { state: 'UP', rule: 'only' },
    selection: selection.upStaff,
    links: links(up, 'apply'),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-up-constables',
    title: { en: 'Constables, Uttar Pradesh', hi: 'आरक्षी, उत्तर प्रदेश' },
    summary: { en: 'Exam over; the key is awaited.', hi: 'परीक्षा हो चुकी; उत्तर कुंजी की प्रतीक्षा।' },
    organisationId: 'org_sample-up',
    advertisementNumber: 'SSBUP/CT/06',
    level: 'state',
    region: 'UP',
    stage: 'exam_done',
    published: -140,
    about: {
      en: `The physical test comes after the written one: 4.8 km in 25 minutes for men, 2.4 km in 14 minutes for women.

Height is measured before the run, and the chest of men too. Men need a height of 168 cm and women of 152 cm, with less for Scheduled Tribes. Training lasts about nine months. Constables stand guard, patrol, serve summons and help at accidents and festivals; duty may fall at any hour and on any holiday. The key to the written test comes next, and objections are taken online.`,
      hi: `लिखित परीक्षा के बाद शारीरिक परीक्षा होती है: पुरुषों के लिए 25 मिनट में 4.8 किमी, महिलाओं के लिए 14 मिनट में 2.4 किमी।

दौड़ से पहले लंबाई नापी जाती है, और पुरुषों का सीना भी। लंबाई पुरुषों की 168 सेमी और महिलाओं की 152 सेमी होनी चाहिए, अनुसूचित जनजाति के लिए कुछ कम। प्रशिक्षण क़रीब नौ महीने का होता है। आरक्षी पहरा देते हैं, गश्त लगाते हैं, समन पहुँचाते हैं और दुर्घटनाओं और मेलों में मदद करते हैं; ड्यूटी किसी भी समय और छुट्टी के दिन भी हो सकती है। आगे लिखित परीक्षा की कुंजी आएगी और आपत्तियाँ ऑनलाइन ली जाएँगी।`,
    },
    scheme: schemes.upPolice,
    dates: dates({ notified: -140, from: -138, to: -110, admitCard: -18, exam: -6, answerKey: 8 }),
    posts: [
      post({
        name: { en: 'Constable', hi: 'आरक्षी' },
        count: 2_400,
        level: 3,
        pay: [21_700, 69_100],
        qualification: qualify.class12,
        age: [18, 25, '07-01'],
        vacancies: stateSeats.UP(2_400, { esm: 5, women: 20 }),
      }),
    ],
    ...upPolice,
    selection: selection.upPolice,
    links: links(up),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-bihar-inter',
    title: { en: 'Inter-level Posts, Bihar', hi: 'इंटर स्तरीय पद, बिहार' },
    summary: { en: '520 clerks and field workers after class 12.', hi: '12वीं के बाद लिपिक और क्षेत्रीय कर्मचारी के 520 पद।' },
    organisationId: 'org_sample-bihar',
    advertisementNumber: 'SSBB/IL/03',
    level: 'state',
    region: 'BR',
    exams: ['state-psc'],
    published: 0,
    about: {
      en: `One test for several departments of the state. The form opens in a few days.

Lower clerks work in district and block offices and have to pass a typing test; panchayat workers keep the books of a village council, write its minutes and carry out its schemes. The preliminary test is the same for both and only decides who sits the main one. Name the posts in the order of your wish: it cannot be changed after the main examination.`,
      hi: `राज्य के कई विभागों के लिए एक ही परीक्षा। फ़ॉर्म कुछ दिनों में खुलेगा।

निम्नवर्गीय लिपिक ज़िला और प्रखंड कार्यालयों में काम करते हैं और उन्हें टाइपिंग परीक्षा पास करनी होती है; पंचायत सेवक ग्राम पंचायत का हिसाब रखते हैं, बैठक की कार्यवाही लिखते हैं और योजनाएँ लागू करते हैं। प्रारंभिक परीक्षा दोनों की एक ही है और केवल यह तय करती है कि मुख्य परीक्षा कौन देगा। पद अपनी पसंद के क्रम में भरें: मुख्य परीक्षा के बाद क्रम बदला नहीं जा सकता।`,
    },
    scheme: schemes.biharInter,
    dates: dates({ notified: 0, from: 10, to: 40, exam: 95 }),
    posts: [
      post({
        name: { en: 'Lower Clerk', hi: 'निम्नवर्गीय लिपिक' },
        count: 400,
        level: 2,
        pay: [19_900, 63_200],
        qualification: qualify.class12,
        age: [18, 37, '08-01'],
        vacancies: stateSeats.BR(400),
      }),
      post({
        name: { en: 'Panchayat Worker', hi: 'पंचायत सेवक' },
        count: 120,
        level: 3,
        pay: [21_700, 69_100],
        qualification: qualify.class12,
        age: [18, 37, '08-01'],
        vacancies: stateSeats.BR(120),
      }),
    ],
    ...terms.BR,
    selection: selection.biharInter,
    links: links(bihar),
    faq: faqs.several,
  }),
  job({
    slug: 'sample-bihar-amin',
    title: { en: 'Land Surveyors, Bihar', hi: 'अमीन, बिहार' },
    summary: { en: 'Admit cards are out.', hi: 'प्रवेश पत्र जारी।' },
    organisationId: 'org_sample-bihar',
    advertisementNumber: 'SSBB/AM/01',
    level: 'state',
    region: 'BR',
    stage: 'admit_card',
    published: -95,
    about: {
      en: `Surveyors measure plots and draw the village map anew.

They go from plot to plot with the old map, the chain and the satellite receiver, hear the owners on both sides of a boundary and enter what they found before witnesses. The special survey runs through all districts, so a posting is seldom near home. The admit card can be downloaded with the registration number and the date of birth; bring a photo identity card with it.`,
      hi: `अमीन खेतों की नाप करते हैं और गाँव का नक़्शा नए सिरे से बनाते हैं।

वे पुराना नक़्शा, ज़रीब और सैटेलाइट रिसीवर लेकर प्लॉट-दर-प्लॉट जाते हैं, सीमा के दोनों ओर के मालिकों की बात सुनते हैं और जो मिला उसे गवाहों के सामने दर्ज करते हैं। विशेष सर्वेक्षण सभी ज़िलों में चल रहा है, इसलिए नियुक्ति अक्सर घर से दूर होती है। प्रवेश पत्र पंजीकरण संख्या और जन्मतिथि से डाउनलोड होता है; उसके साथ फ़ोटो पहचान पत्र लाएँ।`,
    },
    scheme: schemes.subject,
    dates: dates({ notified: -95, from: -93, to: -63, admitCard: -1, exam: 6 }),
    posts: [
      post({
        name: { en: 'Surveyor', hi: 'अमीन' },
        count: 260,
        level: 4,
        pay: [25_500, 81_100],
        qualification: inSubject('class-12', 'Class 12 with a certificate in surveying', '12वीं और अमानत का प्रमाणपत्र'),
        age: [18, 37, '01-01'],
        vacancies: stateSeats.BR(260),
      }),
    ],
    ...terms.BR,
    selection: selection.written,
    links: links(bihar, 'admit_card'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-rajasthan-teachers',
    title: { en: 'Primary Teachers, Rajasthan', hi: 'प्राथमिक शिक्षक, राजस्थान' },
    summary: { en: '1,800 teachers for classes 1 to 5.', hi: 'कक्षा 1 से 5 के लिए 1,800 शिक्षक।' },
    organisationId: 'org_sample-rajasthan',
    advertisementNumber: 'STBR/PT/05',
    level: 'state',
    region: 'RJ',
    exams: ['state-psc'],
    published: -14,
    about: {
      en: `Posts are in schools of the districts. A two-year teaching diploma and the teachers’ eligibility test are required.

Teachers of level 1 teach all subjects of classes 1 to 5, often two classes in one room. The district is chosen by merit after the result, and special education has a list of its own. The eligibility test must have been passed by the last date to apply; its marks only open the way, and the list is made from the written examination.`,
      hi: `पद ज़िलों के स्कूलों में हैं। दो साल का शिक्षण डिप्लोमा और शिक्षक पात्रता परीक्षा ज़रूरी हैं।

लेवल 1 के शिक्षक कक्षा 1 से 5 तक सारे विषय पढ़ाते हैं, अक्सर एक कमरे में दो कक्षाएँ। ज़िला परिणाम के बाद मेरिट के अनुसार मिलता है और विशेष शिक्षा की सूची अलग है। पात्रता परीक्षा आवेदन की अंतिम तिथि तक पास होनी चाहिए; उसके अंकों से केवल आवेदन का रास्ता खुलता है, मेरिट लिखित परीक्षा से बनती है।`,
    },
    scheme: schemes.rajasthanTeacher,
    dates: dates({ notified: -14, from: -12, to: 7, admitCard: 45, exam: 52 }),
    posts: [
      post({
        name: { en: 'Teacher (general)', hi: 'शिक्षक (सामान्य)' },
        count: 1_800,
        level: 'L-10',
        pay: [33_800, 106_700],
        qualification: inSubject(
          'class-12',
          'Class 12, a diploma in elementary education and the eligibility test',
          '12वीं, प्रारंभिक शिक्षा में डिप्लोमा और पात्रता परीक्षा',
        ),
        age: [18, 40, '01-01'],
        vacancies: stateSeats.RJ(1_800),
      }),
    ],
    ...terms.RJ,
    selection: selection.rajasthanTeacher,
    links: links(rajasthan, 'apply'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-rajasthan-lecturers',
    title: { en: 'School Lecturers, Rajasthan', hi: 'स्कूल व्याख्याता, राजस्थान' },
    summary: { en: 'The form is closed; the exam is in two months.', hi: 'फ़ॉर्म बंद; परीक्षा दो महीने बाद।' },
    organisationId: 'org_sample-rajasthan',
    advertisementNumber: 'STBR/SL/02',
    level: 'state',
    region: 'RJ',
    exams: ['state-psc'],
    published: -60,
    about: {
      en: `Lecturers teach classes 11 and 12 in the subject of their master’s degree.

They prepare students for the board examination, run the laboratory or the map room of their subject and share the duties of the school in examinations and elections. Each subject has its own vacancies and its own list, so look up the table of subjects in the notification. The second paper goes up to the level of the master's degree, with some questions on how to teach.`,
      hi: `व्याख्याता कक्षा 11 और 12 को अपना स्नातकोत्तर विषय पढ़ाते हैं।

वे विद्यार्थियों को बोर्ड परीक्षा के लिए तैयार करते हैं, अपने विषय की प्रयोगशाला या मानचित्र कक्ष चलाते हैं और परीक्षा तथा चुनाव के समय विद्यालय के कामों में हाथ बँटाते हैं। हर विषय के पद और मेरिट सूची अलग हैं, इसलिए अधिसूचना में विषयों की तालिका देखें। दूसरा प्रश्नपत्र स्नातकोत्तर स्तर तक का होता है और उसमें कुछ प्रश्न पढ़ाने के तरीक़ों पर होते हैं।`,
    },
    scheme: schemes.rajasthanLecturer,
    dates: dates({ notified: -60, from: -58, to: -28, exam: 62 }),
    posts: [
      post({
        name: { en: 'Lecturer', hi: 'व्याख्याता' },
        count: 340,
        level: 'L-12',
        pay: [44_300, 140_100],
        qualification: inSubject(
          'postgraduate',
          'A master’s degree in the subject and B.Ed.',
          'विषय में स्नातकोत्तर और बी.एड.',
        ),
        age: [21, 40, '01-01'],
        vacancies: stateSeats.RJ(340, { pwbd: 4, esm: 5, women: 30 }),
      }),
    ],
    ...terms.RJ,
    selection: selection.rajasthanLecturer,
    links: links(rajasthan),
    faq: faqs.degree,
  }),
  job({
    slug: 'sample-mp-forest',
    title: { en: 'Forest Guards, Madhya Pradesh', hi: 'वनरक्षक, मध्य प्रदेश' },
    summary: { en: 'The result is out; the physical test follows.', hi: 'परिणाम जारी; आगे शारीरिक परीक्षा।' },
    organisationId: 'org_sample-mp',
    advertisementNumber: 'SSBM/FG/04',
    level: 'state',
    region: 'MP',
    stage: 'result',
    published: -190,
    about: {
      en: `Guards walk their beat of the forest and keep fire and felling away from it.

A beat has eight to twelve square kilometres. Guards cut fire lines before the summer, count animals and seedlings, settle damage to crops with the villages and take cases to court. The physical test is a walk of 25 km in four hours for men and 14 km in four hours for women, after measurements of height and chest. The list of those called to it stands beside the result.`,
      hi: `वनरक्षक अपनी बीट में गश्त करते हैं और जंगल को आग और कटाई से बचाते हैं।

एक बीट आठ से बारह वर्ग किलोमीटर की होती है। वनरक्षक गर्मी से पहले अग्नि रेखाएँ काटते हैं, जानवर और पौधे गिनते हैं, फ़सल के नुक़सान के मामले गाँव वालों के साथ सुलझाते हैं और मुक़दमे अदालत तक ले जाते हैं। शारीरिक परीक्षा में लंबाई और सीने की नाप के बाद पैदल चाल होती है: पुरुषों के लिए चार घंटे में 25 किमी, महिलाओं के लिए चार घंटे में 14 किमी। इसके लिए बुलाए गए अभ्यर्थियों की सूची परिणाम के साथ है।`,
    },
    scheme: schemes.mpForce,
    dates: dates({ notified: -190, from: -188, to: -160, admitCard: -80, exam: -70, answerKey: -55, result: -10 }),
    posts: [
      post({
        name: { en: 'Forest Guard', hi: 'वनरक्षक' },
        count: 430,
        level: 4,
        pay: [19_500, 62_000],
        qualification: qualify.class10,
        age: [18, 33, '01-01'],
        vacancies: stateSeats.MP(430, { esm: 10 }),
      }),
    ],
    ...ofForces(terms.MP),
    selection: selection.mpForest,
    links: links(mp, 'result'),
    faq: faqs.school,
  }),
  job({
    slug: 'sample-mp-patwari',
    title: { en: 'Village Accountants, Madhya Pradesh', hi: 'पटवारी, मध्य प्रदेश' },
    summary: { en: 'Cancelled by the board; fees are returned.', hi: 'बोर्ड ने रद्द की; शुल्क लौटाया जाएगा।' },
    organisationId: 'org_sample-mp',
    advertisementNumber: 'SSBM/PT/07',
    level: 'state',
    region: 'MP',
    published: -18,
    about: {
      en: `Village accountants keep the land record of a circle. **This recruitment was cancelled.**

The posts of the districts had been added up wrongly, and the number by category did not follow the roster. The board will announce the corrected number with a new notification; an old form is not carried over, and whoever is still eligible then applies anew. Nothing has to be done to get the fee back. What is told below is kept for the record.`,
      hi: `पटवारी हल्के का भू-अभिलेख रखते हैं। **यह भर्ती रद्द कर दी गई है।**

ज़िलों के पदों का जोड़ ग़लत था और श्रेणीवार संख्या रोस्टर के अनुसार नहीं थी। बोर्ड सही संख्या नई अधिसूचना में बताएगा; पुराना फ़ॉर्म मान्य नहीं रहेगा, और जो तब भी पात्र हो, वह फिर से आवेदन करे। शुल्क वापस पाने के लिए कुछ नहीं करना है। नीचे की जानकारी केवल अभिलेख के लिए रखी गई है।`,
    },
    scheme: schemes.mpStaff,
    dates: dates({ notified: -18, from: -16, to: 12, exam: 60 }),
    posts: [
      post({
        name: { en: 'Village Accountant', hi: 'पटवारी' },
        count: 275,
        level: 5,
        pay: [22_100, 70_000],
        qualification: qualify.graduate,
        age: [18, 40, '01-01'],
        vacancies: stateSeats.MP(275),
      }),
    ],
    ...terms.MP,
    selection: selection.mpStaff,
    links: links(mp),
    feeNote: feeReturned,
    faq: faqs.cancelled,
    cancelled: {
      day: -1,
      note: {
        en: 'The posts are being counted anew. Whoever paid gets the fee back to the same account within 30 days.',
        hi: 'पदों की गिनती दोबारा हो रही है। जिसने शुल्क जमा किया था, उसे वह 30 दिन के भीतर उसी खाते में लौटाया जाएगा।',
      },
    },
  }),
  job({
    slug: 'sample-mp-warders',
    title: { en: 'Jail Warders, Madhya Pradesh', hi: 'जेल प्रहरी, मध्य प्रदेश' },
    summary: { en: 'An older recruitment, kept for its record.', hi: 'पुरानी भर्ती, अभिलेख के लिए रखी गई।' },
    organisationId: 'org_sample-mp',
    advertisementNumber: 'SSBM/JW/01',
    level: 'state',
    region: 'MP',
    state: 'archived',
    stage: 'result',
    published: -420,
    about: {
      en: `Warders guard the gates and the wards in three shifts.

They count the prisoners at every change of shift, search visitors and parcels, go along to court and hospital and write the register. Patience is asked more often than strength. The physical test was a run of 800 metres and a shot put, after the measurements; the medical examination came last. The recruitment is over, and its result stays here to be read.`,
      hi: `प्रहरी तीन पालियों में फाटकों और वार्डों की रखवाली करते हैं।

वे हर पाली बदलने पर बंदियों की गिनती करते हैं, मुलाक़ातियों और सामान की तलाशी लेते हैं, अदालत और अस्पताल साथ जाते हैं और रजिस्टर भरते हैं। ताक़त से ज़्यादा धैर्य काम आता है। शारीरिक परीक्षा में माप के बाद 800 मीटर दौड़ और गोला फेंक की परीक्षा हुई; चिकित्सा जाँच अंत में हुई। भर्ती पूरी हो चुकी है और उसका परिणाम यहाँ पढ़ने के लिए रखा है।`,
    },
    scheme: schemes.mpForce,
    dates: dates({ notified: -420, from: -418, to: -390, admitCard: -330, exam: -320, answerKey: -300, result: -250 }),
    posts: [
      post({
        name: { en: 'Warder', hi: 'प्रहरी' },
        count: 160,
        level: 4,
        pay: [19_500, 62_000],
        qualification: qualify.class12,
        age: [18, 33, '01-01'],
        vacancies: stateSeats.MP(160, { esm: 10, women: 35 }),
      }),
    ],
    ...ofForces(terms.MP),
    selection: selection.mpForce,
    links: links(mp, 'result'),
    faq: faqs.school,
  }),
]
