import type { SeedAffair } from './shapes.ts'

const pib = { en: 'Press Information Bureau, Government of India', hi: 'पत्र सूचना कार्यालय (PIB), भारत सरकार' }

export const institutionsAffairs: SeedAffair[] = [
  {
    code: 'chief-of-defence-staff',
    category: 'institutions',
    eventDate: '2020-01-01',
    title: {
      en: '2020: India gets its first Chief of Defence Staff',
      hi: '2020: भारत को पहला चीफ़ ऑफ़ डिफ़ेंस स्टाफ़ मिला',
    },
    summary: {
      en: 'General Bipin Rawat took charge on 1 January 2020 of a post that joins the three services.',
      hi: '1 जनवरी 2020 को जनरल बिपिन रावत ने तीनों सेनाओं को जोड़ने वाला यह पद सँभाला।',
    },
    body: {
      en: 'The post of **Chief of Defence Staff (CDS)** was approved by the Cabinet on 24 December 2019, and **General Bipin Rawat** took charge as the first on **1 January 2020**. The Kargil Review Committee and a group of ministers had advised such a post about twenty years before.\n\nThe CDS is a four-star officer, heads the **Department of Military Affairs**, which was made in the Ministry of Defence, and is the permanent chairman of the Chiefs of Staff Committee. He is the principal military adviser of the Defence Minister on matters of all three services; he does not command the services, whose chiefs keep that.',
      hi: '**चीफ़ ऑफ़ डिफ़ेंस स्टाफ़ (CDS)** के पद को कैबिनेट ने 24 दिसंबर 2019 को मंज़ूरी दी, और **जनरल बिपिन रावत** ने **1 जनवरी 2020** को पहले CDS के रूप में पद सँभाला। कारगिल समीक्षा समिति और मंत्रियों के एक समूह ने लगभग बीस साल पहले ऐसे पद की सलाह दी थी।\n\nCDS चार सितारा अधिकारी होता है, रक्षा मंत्रालय में बने **सैन्य मामलों के विभाग** का प्रमुख होता है और चीफ़्स ऑफ़ स्टाफ़ कमेटी का स्थायी अध्यक्ष। तीनों सेनाओं से जुड़े मामलों में वह रक्षा मंत्री का प्रधान सैन्य सलाहकार है; सेनाओं की कमान उसके पास नहीं, उनके प्रमुखों के पास रहती है।',
    },
    matters: {
      en: 'What the post may and may not do is asked more often than who holds it.',
      hi: 'पद पर कौन है, इससे ज़्यादा यह पूछा जाता है कि पद के काम क्या हैं और क्या नहीं।',
    },
    facts: [
      { en: 'Approved: 24 December 2019; first CDS: 1 January 2020', hi: 'मंज़ूरी: 24 दिसंबर 2019; पहले CDS: 1 जनवरी 2020' },
      { en: 'Heads the Department of Military Affairs', hi: 'सैन्य मामलों के विभाग का प्रमुख' },
      { en: 'Permanent chairman of the Chiefs of Staff Committee', hi: 'चीफ़्स ऑफ़ स्टाफ़ कमेटी का स्थायी अध्यक्ष' },
    ],
    sources: [pib],
  },
  {
    code: 'first-lokpal',
    category: 'institutions',
    eventDate: '2019-03-23',
    title: {
      en: '2019: The first Lokpal of India is sworn in',
      hi: '2019: भारत के पहले लोकपाल ने शपथ ली',
    },
    summary: {
      en: 'Justice Pinaki Chandra Ghose took the oath on 23 March 2019, five years after the law came into force.',
      hi: 'क़ानून लागू होने के पाँच साल बाद 23 मार्च 2019 को न्यायमूर्ति पिनाकी चंद्र घोष ने शपथ ली।',
    },
    body: {
      en: 'The **Lokpal and Lokayuktas Act, 2013**, in force since 16 January 2014, made a body at the Centre that inquires into corruption of public servants. **Justice Pinaki Chandra Ghose**, a former judge of the Supreme Court, was sworn in as the first chairperson on **23 March 2019**.\n\nThe Lokpal has a chairperson and up to **eight members**, half of them judicial, and at least half from SC, ST, OBC, minorities and women. A committee selects: the Prime Minister, the Speaker of the Lok Sabha, the Leader of the Opposition there, the Chief Justice of India or a judge named by him, and an eminent jurist. The Prime Minister is within its reach, with exceptions such as external affairs, security and atomic energy.',
      hi: '16 जनवरी 2014 से लागू **लोकपाल और लोकायुक्त अधिनियम, 2013** ने केंद्र में लोक सेवकों के भ्रष्टाचार की जाँच के लिए एक संस्था बनाई। सर्वोच्च न्यायालय के पूर्व न्यायाधीश **न्यायमूर्ति पिनाकी चंद्र घोष** ने **23 मार्च 2019** को पहले अध्यक्ष के रूप में शपथ ली।\n\nलोकपाल में एक अध्यक्ष और अधिकतम **आठ सदस्य** होते हैं, आधे न्यायिक, और कम से कम आधे SC, ST, OBC, अल्पसंख्यक और महिलाओं में से। चयन समिति में प्रधानमंत्री, लोक सभा अध्यक्ष, लोक सभा में विपक्ष के नेता, भारत के मुख्य न्यायाधीश या उनके नामित न्यायाधीश, और एक प्रतिष्ठित विधिवेत्ता होते हैं। प्रधानमंत्री भी इसके दायरे में हैं, पर विदेश मामले, सुरक्षा और परमाणु ऊर्जा जैसे विषय अपवाद हैं।',
    },
    matters: {
      en: 'Composition and selection committee make statement questions in UPSC and State papers.',
      hi: 'बनावट और चयन समिति पर UPSC और राज्य परीक्षाओं में कथन वाले प्रश्न बनते हैं।',
    },
    facts: [
      { en: 'Act of 2013, in force since 16 January 2014', hi: '2013 का अधिनियम, 16 जनवरी 2014 से लागू' },
      { en: 'Chairperson and up to eight members, half judicial', hi: 'अध्यक्ष और अधिकतम आठ सदस्य, आधे न्यायिक' },
      { en: 'First chairperson: Justice P. C. Ghose (2019)', hi: 'पहले अध्यक्ष: न्यायमूर्ति पी. सी. घोष (2019)' },
    ],
    sources: [pib],
  },
  {
    code: 'niti-aayog-founded',
    category: 'institutions',
    eventDate: '2015-01-01',
    title: {
      en: '2015: NITI Aayog takes the place of the Planning Commission',
      hi: '2015: योजना आयोग की जगह नीति आयोग',
    },
    summary: {
      en: 'By a resolution of the Cabinet of 1 January 2015 a think tank replaced the body of 1950.',
      hi: '1 जनवरी 2015 के कैबिनेट प्रस्ताव से 1950 की संस्था की जगह एक नीति-विचार संस्था आई।',
    },
    body: {
      en: '**NITI Aayog**, the *National Institution for Transforming India*, was set up by a resolution of the Union Cabinet on **1 January 2015** in place of the **Planning Commission** of 15 March 1950. Neither is named in the Constitution, nor made by an Act: both are executive bodies.\n\nThe **Prime Minister** is chairperson. The Governing Council has the Chief Ministers of all States and of Union Territories with legislatures, and the Lieutenant Governors of others. Unlike the Planning Commission it does not distribute money; it advises and ranks States on indices. The Five-Year Plans ended with the Twelfth, on 31 March 2017.',
      hi: '**नीति आयोग** (*नेशनल इंस्टीट्यूशन फ़ॉर ट्रांसफ़ॉर्मिंग इंडिया*) **1 जनवरी 2015** के केंद्रीय कैबिनेट के प्रस्ताव से, 15 मार्च 1950 के **योजना आयोग** की जगह बना। न इसका, न उसका नाम संविधान में है, और न किसी अधिनियम से बने: दोनों कार्यकारी संस्थाएँ हैं।\n\n**प्रधानमंत्री** इसके अध्यक्ष हैं। शासी परिषद में सभी राज्यों और विधान सभा वाले केंद्र शासित प्रदेशों के मुख्यमंत्री और बाक़ी के उपराज्यपाल होते हैं। योजना आयोग के उलट यह पैसा नहीं बाँटता; यह सलाह देता है और सूचकांकों पर राज्यों की तुलना करता है। पंचवर्षीय योजनाएँ 31 मार्च 2017 को बारहवीं के साथ समाप्त हुईं।',
    },
    matters: {
      en: 'Constitutional, statutory or executive body: NITI Aayog is the standard example of the last.',
      hi: 'संवैधानिक, सांविधिक या कार्यकारी संस्था: तीसरी का आम उदाहरण नीति आयोग है।',
    },
    facts: [
      { en: 'Set up on 1 January 2015 by resolution of the Cabinet', hi: 'स्थापना: 1 जनवरी 2015, कैबिनेट प्रस्ताव से' },
      { en: 'Chairperson: the Prime Minister', hi: 'अध्यक्ष: प्रधानमंत्री' },
      {
        en: 'Planning Commission: 1950 to 2014; last plan: the Twelfth',
        hi: 'योजना आयोग: 1950 से 2014; आख़िरी योजना: बारहवीं',
      },
    ],
    sources: [{ en: 'NITI Aayog', hi: 'नीति आयोग' }],
  },
  {
    code: 'national-medical-commission',
    category: 'institutions',
    eventDate: '2020-09-25',
    title: {
      en: '2020: The National Medical Commission replaces the Medical Council of India',
      hi: '2020: भारतीय आयुर्विज्ञान परिषद की जगह राष्ट्रीय आयुर्विज्ञान आयोग',
    },
    summary: {
      en: 'On 25 September 2020 the new regulator of medical education began its work.',
      hi: '25 सितंबर 2020 को चिकित्सा शिक्षा के नए नियामक ने काम शुरू किया।',
    },
    body: {
      en: 'The **National Medical Commission Act, 2019** came into force on **25 September 2020**. On that day the National Medical Commission (NMC) took over from the Medical Council of India and the Board of Governors that had stood in for it, and the Indian Medical Council Act, 1956 was repealed.\n\nUnder the commission work **four autonomous boards**: for undergraduate education, for postgraduate education, for assessment and rating of colleges, and for ethics and registration. The Act also speaks of a common final-year examination, the National Exit Test (NExT).',
      hi: '**राष्ट्रीय आयुर्विज्ञान आयोग अधिनियम, 2019** **25 सितंबर 2020** से लागू हुआ। उसी दिन राष्ट्रीय आयुर्विज्ञान आयोग (NMC) ने भारतीय आयुर्विज्ञान परिषद और उसकी जगह काम कर रहे शासी बोर्ड का काम सँभाला, और भारतीय आयुर्विज्ञान परिषद अधिनियम, 1956 निरस्त हुआ।\n\nआयोग के अधीन **चार स्वायत्त बोर्ड** हैं: स्नातक शिक्षा, स्नातकोत्तर शिक्षा, कॉलेजों का आकलन और रेटिंग, तथा नैतिकता और पंजीकरण। अधिनियम में अंतिम वर्ष की साझा परीक्षा, नेशनल एग्ज़िट टेस्ट (NExT), का भी प्रावधान है।',
    },
    matters: {
      en: 'Bodies that replaced others are asked in pairs: MCI and NMC, Planning Commission and NITI Aayog.',
      hi: 'एक की जगह दूसरी संस्था: जोड़े में पूछे जाते हैं, जैसे MCI और NMC, योजना आयोग और नीति आयोग।',
    },
    facts: [
      { en: 'NMC Act, 2019; in force from 25 September 2020', hi: 'NMC अधिनियम, 2019; 25 सितंबर 2020 से लागू' },
      { en: 'Four autonomous boards', hi: 'चार स्वायत्त बोर्ड' },
      { en: 'Repealed: Indian Medical Council Act, 1956', hi: 'निरस्त: भारतीय आयुर्विज्ञान परिषद अधिनियम, 1956' },
    ],
    sources: [
      {
        en: 'Ministry of Health and Family Welfare, Government of India',
        hi: 'स्वास्थ्य और परिवार कल्याण मंत्रालय, भारत सरकार',
      },
    ],
  },
  {
    code: 'national-turmeric-board',
    category: 'institutions',
    eventDate: '2025-01-14',
    title: {
      en: '2025: The National Turmeric Board begins its work at Nizamabad',
      hi: '2025: निज़ामाबाद में राष्ट्रीय हल्दी बोर्ड की शुरुआत',
    },
    summary: {
      en: 'The board under the Ministry of Commerce and Industry was inaugurated on 14 January 2025, with its seat in Telangana.',
      hi: 'वाणिज्य और उद्योग मंत्रालय के अधीन इस बोर्ड का उद्घाटन 14 जनवरी 2025 को हुआ; मुख्यालय तेलंगाना में है।',
    },
    body: {
      en: 'The **National Turmeric Board** was notified on 4 October 2023 and inaugurated on **14 January 2025** by the Minister of Commerce and Industry, Piyush Goyal. Its headquarters are at **Nizamabad, Telangana**; Palle Ganga Reddy became the first chairperson, for three years. The board is to develop new products and markets and to help growers with quality and skills. The aim was to raise exports to one billion dollars by 2030.\n\nIndia is the largest producer, consumer and exporter of turmeric: about **70 per cent** of the production of the world and more than **62 per cent** of its trade. More than 30 varieties grow in over 20 States, most of it in Maharashtra, Telangana, Karnataka and Tamil Nadu. What is used is the underground stem (*rhizome*); its yellow colour comes from *curcumin*.',
      hi: '**राष्ट्रीय हल्दी बोर्ड** की अधिसूचना 4 अक्टूबर 2023 को हुई और **14 जनवरी 2025** को वाणिज्य और उद्योग मंत्री पीयूष गोयल ने इसका उद्घाटन किया। मुख्यालय **निज़ामाबाद, तेलंगाना** में है; पल्ले गंगा रेड्डी तीन साल के लिए पहले अध्यक्ष बने। बोर्ड का काम नए उत्पाद और बाज़ार विकसित करना तथा किसानों को गुणवत्ता और कौशल में मदद देना है। लक्ष्य 2030 तक निर्यात को एक अरब डॉलर तक ले जाना था।\n\nभारत हल्दी का सबसे बड़ा उत्पादक, उपभोक्ता और निर्यातक है: दुनिया के उत्पादन का लगभग **70 प्रतिशत** और व्यापार का **62 प्रतिशत** से ज़्यादा। 20 से ज़्यादा राज्यों में 30 से ज़्यादा क़िस्में उगती हैं, सबसे अधिक महाराष्ट्र, तेलंगाना, कर्नाटक और तमिलनाडु में। उपयोग भूमिगत तने (*प्रकंद*) का होता है; उसका पीला रंग *करक्यूमिन* से होता है।',
    },
    matters: {
      en: 'Boards are asked with their seats: turmeric at Nizamabad, spices at Kochi, tea at Kolkata, coffee at Bengaluru.',
      hi: 'बोर्ड मुख्यालय के साथ पूछे जाते हैं: हल्दी निज़ामाबाद, मसाले कोच्चि, चाय कोलकाता, कॉफ़ी बेंगलुरु।',
    },
    facts: [
      { en: 'Inaugurated on 14 January 2025; seat: Nizamabad', hi: 'उद्घाटन: 14 जनवरी 2025; मुख्यालय: निज़ामाबाद' },
      { en: 'Under the Ministry of Commerce and Industry', hi: 'वाणिज्य और उद्योग मंत्रालय के अधीन' },
      { en: 'India: about 70 per cent of the turmeric of the world', hi: 'भारत: दुनिया की लगभग 70 प्रतिशत हल्दी' },
    ],
    sources: [
      {
        en: 'Ministry of Commerce and Industry, Government of India',
        hi: 'वाणिज्य और उद्योग मंत्रालय, भारत सरकार',
      },
    ],
  },
  {
    code: 'vice-president-2025',
    category: 'institutions',
    eventDate: '2025-09-09',
    title: {
      en: '2025: C. P. Radhakrishnan is elected Vice-President of India',
      hi: '2025: सी. पी. राधाकृष्णन भारत के उपराष्ट्रपति चुने गए',
    },
    summary: {
      en: 'On 9 September 2025 he won by 452 votes to 300; he took the oath on 12 September.',
      hi: '9 सितंबर 2025 को वे 300 के मुक़ाबले 452 मतों से जीते; 12 सितंबर को उन्होंने शपथ ली।',
    },
    body: {
      en: '**Jagdeep Dhankhar** resigned as Vice-President on 21 July 2025. In the election of **9 September 2025** **C. P. Radhakrishnan**, then Governor of Maharashtra, received **452** votes and B. Sudershan Reddy, a former judge of the Supreme Court, **300**. Of 781 electors 767 voted; 15 votes were invalid. The President gave him the oath on 12 September 2025 as the 15th Vice-President.\n\nUnder **Article 66** all members of **both Houses of Parliament** elect, the nominated ones too, but no member of a State assembly. The voting is secret, by the single transferable vote. The term is five years (Article 67), also for one who is elected in the middle of a term. The Vice-President is ex officio **Chairman of the Rajya Sabha** (Article 64).',
      hi: '**जगदीप धनखड़** ने 21 जुलाई 2025 को उपराष्ट्रपति पद से इस्तीफ़ा दिया। **9 सितंबर 2025** के चुनाव में महाराष्ट्र के तत्कालीन राज्यपाल **सी. पी. राधाकृष्णन** को **452** और सर्वोच्च न्यायालय के पूर्व न्यायाधीश बी. सुदर्शन रेड्डी को **300** मत मिले। 781 निर्वाचकों में से 767 ने मत दिए; 15 मत अमान्य हुए। राष्ट्रपति ने 12 सितंबर 2025 को उन्हें 15वें उपराष्ट्रपति के रूप में शपथ दिलाई।\n\n**अनुच्छेद 66** के अनुसार **संसद के दोनों सदनों** के सभी सदस्य चुनाव करते हैं, मनोनीत भी, पर राज्य विधान सभाओं का कोई सदस्य नहीं। मतदान गुप्त और एकल संक्रमणीय मत से होता है। कार्यकाल पाँच साल का है (अनुच्छेद 67), बीच में चुने गए व्यक्ति का भी। उपराष्ट्रपति **राज्य सभा के पदेन सभापति** होते हैं (अनुच्छेद 64)।',
    },
    matters: {
      en: 'Compare the electors of the President (elected members of Parliament and of the assemblies, Article 54) with those of the Vice-President (all members of Parliament, Article 66).',
      hi: 'राष्ट्रपति के निर्वाचकों (संसद और विधान सभाओं के निर्वाचित सदस्य, अनुच्छेद 54) की तुलना उपराष्ट्रपति के निर्वाचकों (संसद के सभी सदस्य, अनुच्छेद 66) से करें।',
    },
    facts: [
      { en: 'Election: 9 September 2025, 452 votes to 300', hi: 'चुनाव: 9 सितंबर 2025, 452 मत बनाम 300' },
      { en: 'Oath: 12 September 2025, as the 15th Vice-President', hi: 'शपथ: 12 सितंबर 2025, 15वें उपराष्ट्रपति' },
      { en: 'Electors: all members of both Houses (Article 66)', hi: 'निर्वाचक: दोनों सदनों के सभी सदस्य (अनुच्छेद 66)' },
    ],
    sources: [{ en: 'Election Commission of India', hi: 'भारत निर्वाचन आयोग' }, pib],
  },
]
