import type { PaperSection } from '../paper.ts'
import { countOfFour, countOfThree, statementAndReason, twoReasons } from './standard-options.ts'

export const scienceCurrent: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'gs-081',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'space-missions',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following pairs:

Satellite or mission, launched from Sriharikota : Its task

1. NVS-01 (2023) : Navigation, with an atomic clock made in India on board
2. XPoSat (2024) : Study of the polarisation of X-rays from sources in the cosmos
3. INSAT-3DS (2024) : Images of the land by radar, through cloud and by night
4. Proba-3 (2024) : Study of the solar corona in an artificial eclipse made by two satellites

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

श्रीहरिकोटा से प्रक्षेपित उपग्रह या मिशन : उसका कार्य

1. NVS-01 (2023) : नौवहन; उपग्रह पर भारत में बनी परमाणु घड़ी
2. XPoSat (2024) : ब्रह्मांडीय स्रोतों से आती X-किरणों के ध्रुवण का अध्ययन
3. INSAT-3DS (2024) : बादलों के पार और रात में भी रडार से भूमि के चित्र
4. Proba-3 (2024) : दो उपग्रहों द्वारा रचे गए कृत्रिम ग्रहण में सूर्य के कोरोना का अध्ययन

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is right.** NVS-01 opened the second generation of NavIC and carried the first rubidium clock made in India.
- **2 is right.** XPoSat, launched on 1 January 2024, carries an X-ray polarimeter (POLIX) and a spectrometer (XSPECT).
- **3 is wrong.** INSAT-3DS is a **weather** satellite in geostationary orbit, with an imager and a sounder. Radar images come from RISAT and EOS-04.
- **4 is right.** ESA's Proba-3 went up on PSLV-C59; one satellite covers the Sun's disc for the other.

Three pairs. The name INSAT suggests communication or land images; but INSAT-3D, 3DR and 3DS are the weather line.`,
        hi: String.raw`- **1 सही है।** NVS-01 से NavIC की दूसरी पीढ़ी शुरू हुई और इस पर भारत में बनी पहली रुबिडियम घड़ी थी।
- **2 सही है।** 1 जनवरी 2024 को प्रक्षेपित XPoSat पर X-किरण ध्रुवणमापी (POLIX) और स्पेक्ट्रममापी (XSPECT) हैं।
- **3 ग़लत है।** INSAT-3DS भूस्थिर कक्षा का **मौसम** उपग्रह है, जिस पर इमेजर और साउंडर हैं। रडार चित्र RISAT और EOS-04 से मिलते हैं।
- **4 सही है।** यूरोपीय अंतरिक्ष एजेंसी का Proba-3, PSLV-C59 से गया; उसका एक उपग्रह दूसरे के लिए सूर्य का बिंब ढक लेता है।

तीन युग्म सही हैं। INSAT नाम से संचार या भूमि के चित्रों का भ्रम होता है; पर INSAT-3D, 3DR और 3DS मौसम वाली शृंखला हैं।`,
      },
      reasons: {
        a: {
          en: 'One of the well-known Indian missions was accepted and the others were doubted.',
          hi: 'किसी एक चर्चित भारतीय मिशन को माना गया और बाक़ी पर संदेह किया गया।',
        },
        b: {
          en: 'Proba-3 was left out as a European mission, though it rose from Sriharikota on PSLV-C59.',
          hi: 'Proba-3 को यूरोप का मिशन मानकर छोड़ दिया गया, जबकि वह PSLV-C59 से श्रीहरिकोटा से ही गया।',
        },
        c: {
          en: 'Pairs 1, 2 and 4 match; INSAT-3DS watches the weather.',
          hi: 'युग्म 1, 2 और 4 सही हैं; INSAT-3DS मौसम पर नज़र रखता है।',
        },
        d: {
          en: 'INSAT-3DS was taken for a radar satellite such as RISAT.',
          hi: 'INSAT-3DS को RISAT जैसा रडार उपग्रह मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-082',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following countries:

1. Argentina
2. Ethiopia
3. Indonesia
4. Kazakhstan

How many of the above were members of BRICS on 30 June 2025?`,
        hi: String.raw`निम्नलिखित देशों पर विचार कीजिए:

1. अर्जेंटीना
2. इथियोपिया
3. इंडोनेशिया
4. कज़ाख़स्तान

उपर्युक्त में से कितने 30 जून 2025 को ब्रिक्स के सदस्य थे?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Keep three lists apart: invited, joined, partner.

- **Argentina** was invited at Johannesburg in 2023, but its new government declined in December 2023.
- **Ethiopia** joined on 1 January 2024, with Egypt, Iran and the United Arab Emirates.
- **Indonesia** joined in January 2025.
- **Kazakhstan** became a *partner country* in January 2025, a class made at the Kazan summit of 2024. A partner is not a member.

So two: Ethiopia and Indonesia.`,
        hi: String.raw`तीन सूचियाँ अलग रखें: आमंत्रित, सदस्य, भागीदार।

- **अर्जेंटीना** को 2023 में जोहान्सबर्ग में आमंत्रण मिला, पर दिसंबर 2023 में उसकी नई सरकार ने मना कर दिया।
- **इथियोपिया** 1 जनवरी 2024 को मिस्र, ईरान और संयुक्त अरब अमीरात के साथ सदस्य बना।
- **इंडोनेशिया** जनवरी 2025 में सदस्य बना।
- **कज़ाख़स्तान** जनवरी 2025 में *भागीदार देश* बना; यह श्रेणी 2024 के कज़ान शिखर सम्मेलन में बनी। भागीदार सदस्य नहीं होता।

अतः दो: इथियोपिया और इंडोनेशिया।`,
      },
      reasons: {
        a: {
          en: 'Indonesia was overlooked: it joined a year after the group of 2024.',
          hi: 'इंडोनेशिया छूट गया: वह 2024 वाले समूह के एक वर्ष बाद सदस्य बना।',
        },
        b: {
          en: 'Ethiopia (2024) and Indonesia (2025) had joined; the other two had not.',
          hi: 'इथियोपिया (2024) और इंडोनेशिया (2025) सदस्य बन चुके थे; शेष दोनों नहीं।',
        },
        c: {
          en: 'Either the invitation to Argentina or the partnership of Kazakhstan was counted as membership.',
          hi: 'अर्जेंटीना के आमंत्रण या कज़ाख़स्तान की भागीदारी को सदस्यता गिन लिया गया।',
        },
        d: {
          en: 'All four have been named in connection with BRICS, but two never became members by that date.',
          hi: 'ब्रिक्स के संदर्भ में चारों के नाम आए, पर उस तिथि तक दो सदस्य नहीं बने थे।',
        },
      },
    },
    {
      code: 'gs-083',
      exams: ['upsc'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: An mRNA vaccine need not reach the nucleus of a cell in order to raise immunity.

Statement-II: In a human cell the ribosomes that build a protein as an mRNA directs lie outside the nucleus.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: प्रतिरक्षा उत्पन्न करने के लिए यह ज़रूरी नहीं कि mRNA टीका कोशिका के केंद्रक तक पहुँचे।

कथन-II: मानव कोशिका में mRNA के निर्देश पर प्रोटीन बनाने वाले राइबोसोम केंद्रक के बाहर होते हैं।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Follow the molecule. Lipid nanoparticles carry the mRNA into the **cytoplasm**. There ribosomes translate it into the antigen (for Covid-19, the spike protein), and the immune system learns to recognise it. The mRNA is broken down within days.

Since all the work is done where the ribosomes are, outside the nucleus, II explains I. It is different with a **DNA** vaccine (ZyCoV-D): its DNA must enter the nucleus to be transcribed first.`,
        hi: String.raw`अणु के साथ चलें। लिपिड के नैनोकण mRNA को **कोशिकाद्रव्य** में पहुँचाते हैं। वहाँ राइबोसोम उससे प्रतिजन (कोविड-19 में स्पाइक प्रोटीन) बनाते हैं और प्रतिरक्षा तंत्र उसे पहचानना सीखता है। कुछ दिनों में mRNA टूट जाता है।

सारा काम वहीं होता है जहाँ राइबोसोम हैं, यानी केंद्रक के बाहर; इसलिए II, I की व्याख्या करता है। **DNA** टीके (ZyCoV-D) में ऐसा नहीं: उसके DNA को पहले अनुलेखन के लिए केंद्रक में जाना पड़ता है।`,
      },
      reasons: {
        a: {
          en: 'The mRNA is read on ribosomes in the cytoplasm, which is why it has no business in the nucleus.',
          hi: 'mRNA कोशिकाद्रव्य के राइबोसोम पर पढ़ा जाता है, इसीलिए उसे केंद्रक में जाने की ज़रूरत नहीं।',
        },
        b: {
          en: 'This misses the link: the place of the ribosomes is just what spares the mRNA the way into the nucleus.',
          hi: 'यहाँ संबंध छूट गया: राइबोसोम की जगह ही वह कारण है जिससे mRNA को केंद्रक में नहीं जाना पड़ता।',
        },
        c: {
          en: 'Ribosomes are formed in the nucleolus, but they work in the cytoplasm.',
          hi: 'राइबोसोम के भाग केंद्रिका (न्यूक्लिओलस) में बनते हैं, पर काम वे कोशिकाद्रव्य में करते हैं।',
        },
        d: {
          en: 'This takes an mRNA vaccine for a DNA vaccine, which does have to enter the nucleus.',
          hi: 'इसमें mRNA टीके को DNA टीका समझ लिया गया, जिसे केंद्रक में जाना पड़ता है।',
        },
      },
    },
    {
      code: 'gs-084',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'science-and-technology',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'In the field of artificial intelligence, which one of the following best describes "federated learning"?',
        hi: 'कृत्रिम बुद्धिमत्ता के क्षेत्र में "फ़ेडरेटेड लर्निंग" का सर्वोत्तम वर्णन निम्नलिखित में से कौन-सा एक करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Training two models against each other, one to make samples and one to tell them from real data',
            hi: 'दो मॉडलों को एक-दूसरे के विरुद्ध प्रशिक्षित करना: एक नमूने बनाता है, दूसरा उन्हें असली डेटा से अलग पहचानता है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Pooling the anonymised data of many owners on one server and training a common model there',
            hi: 'कई स्वामियों का पहचान-रहित डेटा एक सर्वर पर जमा करके वहीं साझा मॉडल को प्रशिक्षित करना',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Adapting a model that was trained for one task to another for which few data are available',
            hi: 'एक काम के लिए प्रशिक्षित मॉडल को ऐसे दूसरे काम में ढालना, जिसके लिए डेटा कम हो',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Training a common model on data that stay with their owners, who share its weights',
            hi: 'साझा मॉडल को कई स्वामियों के पास ही रहने वाले डेटा पर प्रशिक्षित करना और उसके भार (वेट) साझा करना',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask what travels. In ordinary training the **data** travel to the model; in federated learning the **model** travels to the data. A server averages the weights that come back and sends them out for the next round.

It is used where privacy counts: hospitals, banks, the keyboards of phones. The trap is the pooling of anonymised data: there too a common model results, but the data leave their owners.`,
        hi: String.raw`पूछें कि यात्रा किसकी होती है। सामान्य प्रशिक्षण में **डेटा** मॉडल के पास जाता है; फ़ेडरेटेड लर्निंग में **मॉडल** डेटा के पास जाता है। लौटे हुए भारों का औसत सर्वर निकालता है और अगले चक्र के लिए भेज देता है।

निजता के मामलों में यह काम आती है: अस्पताल, बैंक, फ़ोन के कीबोर्ड। जाल पहचान-रहित डेटा जमा करने वाला विकल्प है: साझा मॉडल वहाँ भी बनता है, पर डेटा अपने स्वामी के पास नहीं रहता।`,
      },
      reasons: {
        a: {
          en: 'This is adversarial training, as in a generative adversarial network.',
          hi: 'यह एडवर्सेरियल प्रशिक्षण है, जैसा जेनरेटिव एडवर्सेरियल नेटवर्क में होता है।',
        },
        b: {
          en: 'Here the data leave their owners, which is just what federated learning avoids.',
          hi: 'इसमें डेटा अपने स्वामी के पास से चला जाता है, जबकि फ़ेडरेटेड लर्निंग इसी से बचती है।',
        },
        c: {
          en: 'This is transfer learning: it saves data, but says nothing of where they are kept.',
          hi: 'यह ट्रांसफ़र लर्निंग है: इसमें डेटा कम लगता है, पर वह कहाँ रहेगा, यह इससे तय नहीं होता।',
        },
        d: {
          en: 'The data stay with their owners and the weights are pooled.',
          hi: 'डेटा अपने स्वामी के पास रहता है और भार साझा किए जाते हैं।',
        },
      },
    },
    {
      code: 'gs-085',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements about the International Court of Justice (ICJ) and the International Criminal Court (ICC):

1. The ICJ may try a person who is accused of genocide, if the State of that person agrees.
2. The General Assembly and the Security Council vote separately when they elect the judges of the ICJ.
3. The Security Council may refer to the ICC a situation in a State that is not a party to the Rome Statute.

Which of the statements given above are correct?`,
        hi: String.raw`अंतरराष्ट्रीय न्यायालय (ICJ) और अंतरराष्ट्रीय आपराधिक न्यायालय (ICC) के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. ICJ नरसंहार के आरोपी व्यक्ति पर मुक़दमा चला सकता है, यदि उस व्यक्ति का राज्य सहमत हो।
2. ICJ के न्यायाधीश चुनते समय महासभा और सुरक्षा परिषद अलग-अलग मतदान करती हैं।
3. सुरक्षा परिषद ऐसे राज्य से संबंधित मामला (situation) भी ICC को भेज सकती है जो रोम संविधि का पक्षकार नहीं है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The ICJ judges **States**, the ICC judges **persons**; most of the rest follows.

- **1 is incorrect.** Under Article 34 of its Statute States alone may be parties before the ICJ. Consent gives it power over a State, never over an accused.
- **2 is correct.** A judge needs an absolute majority in both bodies, which vote independently of one another.
- **3 is correct.** Article 13(b) of the Rome Statute; so it was with Darfur (2005) and Libya (2011), though Sudan and Libya were not parties.`,
        hi: String.raw`ICJ **राज्यों** के विवाद सुनता है, ICC **व्यक्तियों** पर मुक़दमा चलाता है; बाक़ी अधिकतर बातें इसी से निकलती हैं।

- **1 ग़लत है।** संविधि के अनुच्छेद 34 के अनुसार ICJ के सामने केवल राज्य पक्षकार हो सकते हैं। सहमति से उसे राज्य पर अधिकार मिलता है, किसी आरोपी पर नहीं।
- **2 सही है।** न्यायाधीश को दोनों निकायों में पूर्ण बहुमत चाहिए, और दोनों स्वतंत्र रूप से मतदान करते हैं।
- **3 सही है।** रोम संविधि का अनुच्छेद 13(b); दारफ़ुर (2005) और लीबिया (2011) में यही हुआ, जबकि सूडान और लीबिया पक्षकार नहीं थे।`,
      },
      reasons: {
        a: {
          en: 'The ICJ has no criminal jurisdiction; genocide comes before it as a dispute between States.',
          hi: 'ICJ को आपराधिक अधिकारिता नहीं है; नरसंहार का प्रश्न उसके सामने राज्यों के विवाद के रूप में आता है।',
        },
        b: {
          en: 'The role of the General Assembly in the election was doubted, and the ICJ was taken for a criminal court.',
          hi: 'चुनाव में महासभा की भूमिका पर संदेह हुआ, और ICJ को आपराधिक न्यायालय मान लिया गया।',
        },
        c: {
          en: 'Separate votes elect the judges of the ICJ, and Article 13(b) of the Rome Statute allows the referral.',
          hi: 'ICJ के न्यायाधीश अलग-अलग मतदान से चुने जाते हैं, और रोम संविधि का अनुच्छेद 13(b) मामला भेजने की अनुमति देता है।',
        },
        d: {
          en: 'The consent of a State, which counts in a dispute between States, was stretched to the trial of a person.',
          hi: 'राज्य की सहमति, जो राज्यों के विवाद में चलती है, व्यक्ति के मुक़दमे पर भी लागू कर दी गई।',
        },
      },
    },
    {
      code: 'gs-086',
      exams: ['upsc'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements about sodium-ion cells as compared with lithium-ion cells:

1. Sodium ions are smaller than lithium ions and so enter graphite more readily.
2. The theoretical charge that a gram of sodium metal can give exceeds that of a gram of lithium metal.
3. The negative electrode needs a copper foil in a sodium-ion cell, whereas aluminium will serve in a lithium-ion cell.

How many of the above statements are correct?`,
        hi: String.raw`लिथियम-आयन सेलों की तुलना में सोडियम-आयन सेलों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. सोडियम आयन लिथियम आयन से छोटे होते हैं, इसलिए ग्रेफ़ाइट में अधिक आसानी से समा जाते हैं।
2. एक ग्राम सोडियम धातु से मिल सकने वाला सैद्धांतिक आवेश एक ग्राम लिथियम धातु के आवेश से अधिक होता है।
3. ऋणात्मक इलेक्ट्रोड पर सोडियम-आयन सेल में ताँबे की पन्नी चाहिए, जबकि लिथियम-आयन सेल में ऐलुमिनियम से काम चल जाता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Begin with the periodic table: sodium stands below lithium in group 1, so its ion is larger and its atom heavier.

- **1 is incorrect.** The Na⁺ ion is **larger** (about 102 pm against 76 pm) and hardly enters graphite; so hard carbon is used.
- **2 is incorrect.** Each atom gives one electron, but 7 g of lithium hold as many atoms as 23 g of sodium. Per gram lithium gives about **3.3 times** as much.
- **3 is incorrect: it is the other way round.** Lithium forms an alloy with aluminium at a low potential, so it needs copper there. Sodium does not, so cheap aluminium foil serves on both sides.

None is correct. The gain of sodium is in price and supply, not in energy for its weight.`,
        hi: String.raw`आवर्त सारणी से शुरू करें: वर्ग 1 में सोडियम लिथियम के नीचे है, इसलिए उसका आयन बड़ा और परमाणु भारी है।

- **1 ग़लत है।** Na⁺ आयन **बड़ा** है (लगभग 102 pm, जबकि Li⁺ 76 pm) और ग्रेफ़ाइट में मुश्किल से समाता है; इसलिए हार्ड कार्बन लिया जाता है।
- **2 ग़लत है।** दोनों का हर परमाणु एक इलेक्ट्रॉन देता है, पर 7 g लिथियम में उतने ही परमाणु हैं जितने 23 g सोडियम में। प्रति ग्राम लिथियम लगभग **3.3 गुना** आवेश देता है।
- **3 ग़लत है, बात उलटी है।** कम विभव पर लिथियम ऐलुमिनियम के साथ मिश्रधातु बनाता है, इसलिए वहाँ ताँबा चाहिए। सोडियम ऐसा नहीं करता, इसलिए दोनों ओर सस्ती ऐलुमिनियम पन्नी चल जाती है।

कोई भी कथन सही नहीं है। सोडियम का लाभ दाम और उपलब्धता में है, भार की तुलना में ऊर्जा में नहीं।`,
      },
      reasons: {
        a: {
          en: 'Usually statement 3 is believed, because copper foil is known from lithium cells; it names the wrong cell.',
          hi: 'प्रायः कथन 3 मान लिया जाता है, क्योंकि सेलों में ताँबे की पन्नी सुनी हुई है; पर वह लिथियम वाले सेल में लगती है।',
        },
        b: {
          en: 'Two of the merits were believed from the praise of the new cell, against the order of group 1.',
          hi: 'नए सेल की प्रशंसा सुनकर दो गुण मान लिए गए, जबकि वर्ग 1 का क्रम उनके विरुद्ध है।',
        },
        c: {
          en: 'The trends of group 1 were read upwards: size and mass of atoms grow from lithium to sodium.',
          hi: 'वर्ग 1 की प्रवृत्ति उलटी पढ़ी गई: लिथियम से सोडियम की ओर आकार और परमाणु भार बढ़ते हैं।',
        },
        d: {
          en: 'Sodium is larger, gives less charge per gram, and does without copper foil.',
          hi: 'सोडियम का आयन बड़ा है, वह प्रति ग्राम कम आवेश देता है, और उसे ताँबे की पन्नी नहीं चाहिए।',
        },
      },
    },
    {
      code: 'gs-087',
      exams: ['upsc'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to RTS,S/AS01 and R21/Matrix-M, the malaria vaccines that the World Health Organization recommended in 2021 and 2023, consider the following statements:

1. Both are aimed at *Plasmodium vivax*, the species that recurs from dormant stages in the liver.
2. The antigen in both belongs to the stage of the parasite that breaks out of the red blood cells.
3. R21/Matrix-M was developed at Oxford and is made in India by the Serum Institute.

How many of the above statements are correct?`,
        hi: String.raw`मलेरिया के टीकों RTS,S/AS01 और R21/Matrix-M के संदर्भ में, जिनकी सिफ़ारिश विश्व स्वास्थ्य संगठन ने 2021 और 2023 में की, निम्नलिखित कथनों पर विचार कीजिए:

1. दोनों का लक्ष्य *प्लाज़्मोडियम वाइवैक्स* है, जो यकृत में सुप्त अवस्थाओं से दोबारा रोग पैदा करता है।
2. दोनों का प्रतिजन परजीवी की उस अवस्था का है जो लाल रक्त कोशिकाओं को फोड़कर निकलती है।
3. R21/Matrix-M ऑक्सफ़र्ड में विकसित हुआ और भारत में सीरम इंस्टीट्यूट उसे बनाता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is incorrect.** Both are aimed at **falciparum**, which kills most and prevails in Africa.
- **2 is incorrect.** Both use the circumsporozoite protein of the **sporozoite**, the form that the mosquito injects. The plan is to stop it before it settles in the liver. Merozoites, which break out of red cells and bring the fever, are not the target.
- **3 is correct.** Matrix-M is the adjuvant, by Novavax.

So one. For any malaria vaccine ask: which species, which stage of the cycle (sporozoite, merozoite, gametocyte)?`,
        hi: String.raw`- **1 ग़लत है।** दोनों का लक्ष्य **फ़ाल्सीपेरम** है, जिससे सबसे अधिक मौतें होती हैं और जो अफ़्रीका में प्रमुख है।
- **2 ग़लत है।** दोनों में **स्पोरोज़ोइट** का सर्कमस्पोरोज़ोइट प्रोटीन है; यह वह रूप है जिसे मच्छर शरीर में डालता है। उद्देश्य है उसे यकृत में बसने से पहले रोकना। लाल कोशिकाएँ फोड़कर बुख़ार लाने वाले मीरोज़ोइट लक्ष्य नहीं हैं।
- **3 सही है।** Matrix-M नोवावैक्स का बनाया सहायक पदार्थ (एडजुवेंट) है।

अतः एक। मलेरिया के हर टीके पर पूछें: कौन-सी प्रजाति, और चक्र की कौन-सी अवस्था (स्पोरोज़ोइट, मीरोज़ोइट, गैमीटोसाइट)?`,
      },
      reasons: {
        a: {
          en: 'Statement 3 alone holds; the vaccines act on the sporozoite of falciparum.',
          hi: 'केवल कथन 3 सही है; टीके फ़ाल्सीपेरम के स्पोरोज़ोइट पर काम करते हैं।',
        },
        b: {
          en: 'The fever comes from the stage in the red cells, so that stage was taken for the target.',
          hi: 'बुख़ार लाल कोशिकाओं वाली अवस्था से आता है, इसलिए उसी को लक्ष्य मान लिया गया।',
        },
        c: {
          en: 'What statement 1 says of vivax is true of its biology, but the vaccines are not aimed at it.',
          hi: 'कथन 1 में वाइवैक्स के बारे में कही गई बात उसके जीवन-चक्र के लिए सही है, पर टीके उस पर लक्षित नहीं हैं।',
        },
        d: {
          en: 'The Indian maker was doubted, though the Serum Institute at Pune produces R21.',
          hi: 'भारतीय निर्माता पर संदेह हुआ, जबकि R21 पुणे का सीरम इंस्टीट्यूट बनाता है।',
        },
      },
    },
    {
      code: 'gs-088',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following:

1. Asian-African Legal Consultative Organization
2. Coalition for Disaster Resilient Infrastructure
3. Indian Ocean Rim Association
4. International Solar Alliance

How many of the above had their headquarters or secretariat in India at the end of 2024?`,
        hi: String.raw`निम्नलिखित पर विचार कीजिए:

1. एशियाई-अफ़्रीकी विधि परामर्शदात्री संगठन (AALCO)
2. आपदा-रोधी अवसंरचना गठबंधन (CDRI)
3. हिंद महासागर रिम संघ (IORA)
4. अंतरराष्ट्रीय सौर गठबंधन (ISA)

वर्ष 2024 के अंत में उपर्युक्त में से कितनों का मुख्यालय या सचिवालय भारत में था?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **AALCO**, born of the Bandung conference (founded 1956): **New Delhi**.
- **CDRI**, launched by India in 2019: **New Delhi**.
- **IORA** (1997): Ebène in **Mauritius**. India was a founding member, but not the host.
- **ISA**, launched by India and France at Paris in 2015: **Gurugram**.

So three. The name of the Indian Ocean draws one to India, and the old AALCO is forgotten: two errors that may even cancel out.`,
        hi: String.raw`- **AALCO**, बांडुंग सम्मेलन की देन (स्थापना 1956): **नई दिल्ली**।
- **CDRI**, भारत की 2019 की पहल: **नई दिल्ली**।
- **IORA** (1997): **मॉरिशस** का एबेन। भारत संस्थापक सदस्य है, मेज़बान नहीं।
- **ISA**, 2015 में पेरिस में भारत और फ़्रांस की पहल: **गुरुग्राम**।

अतः तीन। हिंद महासागर का नाम भारत की ओर खींचता है और पुराना AALCO भुला दिया जाता है: ये दोनों भूलें मिलकर एक-दूसरे को छिपा भी सकती हैं।`,
      },
      reasons: {
        a: {
          en: 'The Solar Alliance alone comes to mind at once; two more have their seat at New Delhi.',
          hi: 'तुरंत केवल सौर गठबंधन याद आता है; दो और संस्थाएँ नई दिल्ली में हैं।',
        },
        b: {
          en: 'AALCO is forgotten, because it is older than the initiatives of the last ten years.',
          hi: 'AALCO छूट गया, क्योंकि वह पिछले दस वर्षों की पहलों से कहीं पुराना है।',
        },
        c: {
          en: 'All but the Indian Ocean Rim Association, which sits in Mauritius.',
          hi: 'हिंद महासागर रिम संघ को छोड़कर, जो मॉरिशस में है, शेष सभी।',
        },
        d: {
          en: 'The Rim Association was placed in India because of its name.',
          hi: 'रिम संघ को उसके नाम के कारण भारत में मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-014',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'defence',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following information on military exercises of India, as of 2024:

| No. | Exercise | Partner country | Forces that take part |
| --- | --- | --- | --- |
| 1 | Nomadic Elephant | Mongolia | Armies |
| 2 | Konkan | Oman | Navies |
| 3 | Khanjar | Kazakhstan | Special forces |

In how many of the above rows is the given information correctly matched?`,
        hi: String.raw`2024 की स्थिति के अनुसार, भारत के सैन्य अभ्यासों से संबंधित निम्नलिखित जानकारी पर विचार कीजिए:

| क्रम | अभ्यास | साझेदार देश | भाग लेने वाले बल |
| --- | --- | --- | --- |
| 1 | नोमैडिक एलीफ़ैंट | मंगोलिया | थल सेना |
| 2 | कोंकण | ओमान | नौसेना |
| 3 | खंजर | कज़ाख़स्तान | विशेष बल |

उपर्युक्त पंक्तियों में से कितनी में दी गई जानकारी सही सुमेलित है?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is right:** Nomadic Elephant is held in turn in India and Mongolia; the round of 2024 was at Umroi in Meghalaya.
- **2 is wrong:** Konkan is the exercise of the navies of India and the **United Kingdom**. With Oman the navy holds Naseem-al-Bahr.
- **3 is wrong:** Khanjar is with the special forces of **Kyrgyzstan**. With Kazakhstan there is KAZIND.

So only one. An Indian place name or a near neighbour in the same region is no guide to the partner.`,
        hi: String.raw`- **1 सही है:** नोमैडिक एलीफ़ैंट बारी-बारी से भारत और मंगोलिया में होता है; 2024 का अभ्यास मेघालय के उमरोई में हुआ।
- **2 ग़लत है:** कोंकण भारत और **ब्रिटेन** की नौसेनाओं का अभ्यास है। ओमान के साथ नौसेना का अभ्यास नसीम-अल-बहर है।
- **3 ग़लत है:** खंजर **किर्गिज़स्तान** के विशेष बलों के साथ होता है। कज़ाख़स्तान के साथ काज़िंद (KAZIND) होता है।

अतः केवल एक। भारतीय स्थान का नाम या उसी क्षेत्र का पड़ोसी देश देखकर साझेदार तय न करें।`,
      },
      reasons: {
        a: {
          en: 'Row 1 alone holds: Konkan is with the United Kingdom and Khanjar with Kyrgyzstan.',
          hi: 'केवल पंक्ति 1 सही है: कोंकण ब्रिटेन के साथ और खंजर किर्गिज़स्तान के साथ होता है।',
        },
        b: {
          en: 'Kazakhstan was taken for Kyrgyzstan, or Oman was set on the Konkan coast across the Arabian Sea.',
          hi: 'कज़ाख़स्तान को किर्गिज़स्तान समझ लिया गया, या अरब सागर के पार होने से ओमान को कोंकण से जोड़ दिया गया।',
        },
        c: {
          en: 'The kind of force is right in each row, so the partners were not checked.',
          hi: 'हर पंक्ति में बल सही है, इसलिए साझेदार देश जाँचे नहीं गए।',
        },
        d: {
          en: 'The elephant was thought foreign to Mongolia; the name joins the nomad of the one with the elephant of the other.',
          hi: 'हाथी को मंगोलिया से असंबद्ध मान लिया गया; नाम में एक देश का घुमंतू और दूसरे का हाथी जुड़े हैं।',
        },
      },
    },
    {
      code: 'gs-089',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'defence',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: A missile that is to cruise on a scramjet engine has first to be brought to several times the speed of sound by other means, such as a rocket booster.

Statement-II: In a scramjet the air that enters is slowed to less than the speed of sound before fuel is burnt in it.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: जिस मिसाइल को स्क्रैमजेट इंजन से उड़ना है, उसे पहले रॉकेट बूस्टर जैसे किसी दूसरे साधन से ध्वनि से कई गुना अधिक गति तक पहुँचाना पड़ता है।

कथन-II: स्क्रैमजेट में भीतर आती हवा की गति, उसमें ईंधन जलाने से पहले, ध्वनि की गति से कम कर दी जाती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Scramjet** = *supersonic combustion* ramjet: the name itself answers Statement-II.

- **I is correct.** It has no compressor; the speed of flight alone presses the air in. At rest it gives no thrust, so a rocket does the first part, as in India's HSTDV flight of 2020.
- **II is incorrect.** That is the **ramjet**. Above about Mach 5 such braking would heat the air too much; so in a scramjet the air stays supersonic in the combustor, and the fuel has about a thousandth of a second to burn.`,
        hi: String.raw`**स्क्रैमजेट** = *supersonic combustion* रैमजेट, यानी पराध्वनिक दहन: कथन-II का उत्तर नाम में ही है।

- **I सही है।** इसमें संपीडक (कंप्रेसर) नहीं होता; हवा को उड़ान की गति ही दबाती है। विराम में यह प्रणोद नहीं देता, इसलिए पहला काम रॉकेट करता है, जैसे 2020 की भारत की HSTDV उड़ान में।
- **II ग़लत है।** यह **रैमजेट** की बात है। लगभग मैक 5 से ऊपर हवा को इतना धीमा करने पर वह बहुत गर्म हो जाएगी; इसलिए स्क्रैमजेट के दहन कक्ष में भी हवा पराध्वनिक रहती है और ईंधन को जलने के लिए सेकंड का लगभग हज़ारवाँ भाग मिलता है।`,
      },
      reasons: {
        a: {
          en: 'The slowing of the air sounds like a reason for the booster, but it belongs to the ramjet.',
          hi: 'हवा का धीमा होना बूस्टर का कारण लगता है, पर वह रैमजेट की बात है।',
        },
        b: {
          en: 'Ramjet and scramjet were taken as alike in their combustion.',
          hi: 'रैमजेट और स्क्रैमजेट का दहन एक-सा मान लिया गया।',
        },
        c: {
          en: 'Without a compressor it needs speed to start, and the air stays supersonic in its combustor.',
          hi: 'संपीडक न होने से इसे चालू होने के लिए गति चाहिए, और इसके दहन कक्ष में हवा पराध्वनिक रहती है।',
        },
        d: {
          en: 'It was supposed to start from rest like a turbojet, which has a compressor of its own.',
          hi: 'इसे टर्बोजेट की तरह विराम से चलने वाला मान लिया गया, जिसमें अपना संपीडक होता है।',
        },
      },
    },
    {
      code: 'gs-090',
      exams: ['upsc'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`With reference to the rice varieties DRR Dhan 100 (Kamala) and Pusa DST Rice 1, which India announced in May 2025, consider the following statements:

1. They were developed by institutes of the Indian Council of Agricultural Research through genome editing.
2. Each of them carries a gene of a wild rice, inserted beside those of its parent variety.
3. In 2022 India had exempted edited plants that are free of introduced DNA from the appraisal of genetically engineered organisms under the Rules of 1989.

How many of the above statements are correct?`,
        hi: String.raw`धान की क़िस्मों DRR धान 100 (कमला) और पूसा DST राइस 1 के संदर्भ में, जिनकी घोषणा भारत ने मई 2025 में की, निम्नलिखित कथनों पर विचार कीजिए:

1. इन्हें भारतीय कृषि अनुसंधान परिषद के संस्थानों ने जीनोम संपादन से विकसित किया।
2. हर क़िस्म में मूल क़िस्म के जीनों के साथ जंगली धान का एक जीन जोड़ा गया है।
3. भारत ने 2022 में बाहरी DNA से मुक्त संपादित पौधों को उस मूल्यांकन से छूट दे दी थी जो 1989 के नियमों के अधीन आनुवंशिक रूप से अभियांत्रित जीवों का होता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`To edit is to alter a gene that is already there; to engineer (as in Bt cotton) is to bring one in.

- **1 is correct.** Kamala comes from the Indian Institute of Rice Research, Hyderabad, out of Samba Mahsuri; Pusa DST Rice 1 from IARI, New Delhi, out of MTU 1010.
- **2 is incorrect.** CRISPR changed genes of the parent variety itself (for more grains; for tolerance of drought and salt). No gene was put in.
- **3 is correct.** In March 2022 plants of the classes SDN-1 and SDN-2 were freed from Rules 7 to 11 of the Rules of 1989, and so from the GEAC's approval.

So two.`,
        hi: String.raw`संपादन में पहले से मौजूद जीन को बदला जाता है; आनुवंशिक अभियांत्रिकी में (जैसे बीटी कपास में) जीन बाहर से लाया जाता है।

- **1 सही है।** कमला को हैदराबाद के भारतीय चावल अनुसंधान संस्थान ने सांबा महसूरी से बनाया; पूसा DST राइस 1 को नई दिल्ली के IARI ने MTU 1010 से।
- **2 ग़लत है।** CRISPR से मूल क़िस्म के अपने ही जीन बदले गए (एक में अधिक दानों के लिए; दूसरी में सूखा और लवण सहने के लिए)। कोई जीन जोड़ा नहीं गया।
- **3 सही है।** मार्च 2022 में SDN-1 और SDN-2 वर्ग के पौधों को 1989 के नियमों के नियम 7 से 11 से छूट मिली, यानी GEAC की मंज़ूरी से भी।

अतः दो।`,
      },
      reasons: {
        a: {
          en: 'The exemption of 2022 is missed; without it the varieties would have gone to the GEAC.',
          hi: '2022 की छूट ध्यान में नहीं रही; उसके बिना ये क़िस्में GEAC के पास जातीं।',
        },
        b: {
          en: 'Statements 1 and 3 hold; nothing was inserted into the plants that were announced.',
          hi: 'कथन 1 और 3 सही हैं; घोषित पौधों में कुछ जोड़ा नहीं गया।',
        },
        c: {
          en: 'Editing was confused with the transfer of a gene, as in breeding from wild rice or in Bt cotton.',
          hi: 'संपादन को जीन के स्थानांतरण से मिला दिया गया, जैसा जंगली धान से प्रजनन या बीटी कपास में होता है।',
        },
        d: {
          en: 'The makers at least are certain: both institutes belong to the ICAR.',
          hi: 'कम से कम विकास करने वाले तो निश्चित हैं: दोनों संस्थान ICAR के हैं।',
        },
      },
    },
    {
      code: 'gs-091',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-relations',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`Consider the following statements:

Statement I: In March 2024 Norway and Iceland could sign a Trade and Economic Partnership Agreement with India without being bound by the common external tariff of the European Union.

Statement II: Norway and Iceland take part in the internal market of the European Union through the European Economic Area.

Statement III: Norway and Iceland do not belong to the customs union of the European Union.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन I: मार्च 2024 में नॉर्वे और आइसलैंड, यूरोपीय संघ के साझा बाह्य प्रशुल्क से बँधे बिना, भारत के साथ व्यापार और आर्थिक भागीदारी समझौते पर हस्ताक्षर कर सके।

कथन II: नॉर्वे और आइसलैंड यूरोपीय आर्थिक क्षेत्र (EEA) के माध्यम से यूरोपीय संघ के आंतरिक बाज़ार में भाग लेते हैं।

कथन III: नॉर्वे और आइसलैंड यूरोपीय संघ के सीमा शुल्क संघ में नहीं हैं।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: twoReasons,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`India signed with the four States of **EFTA**: Iceland, Liechtenstein, Norway and Switzerland.

- **II is correct:** the EEA joins Iceland, Liechtenstein and Norway to the internal market. But this binds them to EU rules on goods and services; it does not free their hands in tariffs.
- **III is correct, and it explains I:** outside a customs union there is no common external tariff, so each State may fix its own duties and sign with third countries.

Both are true and one explains. Free trade area: own tariffs towards outsiders. Customs union: one tariff for all.`,
        hi: String.raw`भारत ने **EFTA** के चार राज्यों से समझौता किया: आइसलैंड, लिक्टेंस्टाइन, नॉर्वे और स्विट्ज़रलैंड।

- **II सही है:** EEA, आइसलैंड, लिक्टेंस्टाइन और नॉर्वे को आंतरिक बाज़ार से जोड़ता है। पर इससे वे वस्तुओं और सेवाओं के यूरोपीय नियमों से बँधते हैं; प्रशुल्क तय करने की छूट इससे नहीं मिलती।
- **III सही है और I की व्याख्या करता है:** सीमा शुल्क संघ से बाहर रहने पर साझा बाह्य प्रशुल्क नहीं होता, इसलिए हर राज्य अपना शुल्क तय कर सकता है और अन्य देशों से समझौता कर सकता है।

दोनों सही हैं, व्याख्या एक करता है। मुक्त व्यापार क्षेत्र: बाहरी देशों के लिए अपना-अपना प्रशुल्क। सीमा शुल्क संघ: सबका एक प्रशुल्क।`,
      },
      reasons: {
        a: {
          en: 'The EEA was taken as a ground of freedom in trade policy, though it binds to EU rules.',
          hi: 'EEA को व्यापार नीति की स्वतंत्रता का कारण मान लिया गया, जबकि वह यूरोपीय नियमों से बाँधता है।',
        },
        b: {
          en: 'Being outside the customs union is the reason; the EEA is true but beside the point.',
          hi: 'कारण सीमा शुल्क संघ से बाहर होना है; EEA की बात सही है, पर कारण नहीं।',
        },
        c: {
          en: 'The EEA was taken for a customs union, so that II and III seemed to exclude each other.',
          hi: 'EEA को सीमा शुल्क संघ समझ लिया गया, इसलिए II और III एक-दूसरे के विरुद्ध लगे।',
        },
        d: {
          en: 'Both were denied because neither country is a member of the European Union.',
          hi: 'दोनों देशों के यूरोपीय संघ का सदस्य न होने से दोनों कथन ग़लत मान लिए गए।',
        },
      },
    },
    {
      code: 'gs-092',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'science-and-technology',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'Two offices share a secret key by quantum key distribution, with single photons sent through an optical fibre. Which one of the following best explains how they find out that somebody has listened in?',
        hi: 'दो कार्यालय क्वांटम कुंजी वितरण से एक गुप्त कुंजी साझा करते हैं; इसके लिए प्रकाशिक तंतु (ऑप्टिकल फ़ाइबर) में एकल फ़ोटॉन भेजे जाते हैं। निम्नलिखित में से कौन-सा एक सबसे अच्छी तरह बताता है कि किसी के चोरी से सुनने का पता उन्हें कैसे चलता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Each photon that is copied on the way arrives twice, so more photons are counted than were sent',
            hi: 'रास्ते में जिस फ़ोटॉन की प्रति बनाई जाती है वह दो बार पहुँचता है, इसलिए गिनती भेजे गए फ़ोटॉनों से अधिक आती है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Each photon that is measured on the way reaches the receiver late, so the delay betrays the listener',
            hi: 'रास्ते में मापा गया फ़ोटॉन पाने वाले तक देर से पहुँचता है, इसलिए यही विलंब सुनने वाले का भेद खोल देता है',
          },
        },
        {
          id: 'c',
          content: {
            en: 'When one photon is touched, its entangled partner warns the sender at once, faster than light',
            hi: 'एक फ़ोटॉन को छूते ही उसका उलझा हुआ (एंटैंगल्ड) साथी फ़ोटॉन प्रकाश से तेज़ गति से प्रेषक को चेतावनी देता है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Measurement disturbs the photons, so a sample of the bits shows errors when compared',
            hi: 'मापन से फ़ोटॉनों की अवस्था बदलती है, इसलिए बिटों के एक नमूने के मिलान में त्रुटियाँ दिखती हैं',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A quantum state that is not known can be neither copied (no-cloning theorem) nor measured without risk of changing it. The listener must measure and send a photon on; where he has chosen the wrong basis, the receiver gets wrong bits.

So the two offices compare a **sample** of their bits openly. If the share of errors is too high, they throw the key away. Security rests on physics, not on the hardness of a sum, which is why a quantum computer does not endanger it.`,
        hi: String.raw`अज्ञात क्वांटम अवस्था की न प्रति बन सकती है (नो-क्लोनिंग प्रमेय), न उसे बदलने के जोखिम के बिना मापा जा सकता है। चोरी से सुनने वाले को फ़ोटॉन मापकर आगे भेजना पड़ता है; जहाँ उसने ग़लत आधार चुना, वहाँ पाने वाले को ग़लत बिट मिलते हैं।

इसलिए दोनों कार्यालय अपने कुछ बिटों के **नमूने** का खुलेआम मिलान करते हैं। त्रुटियाँ बहुत हों तो कुंजी फेंक दी जाती है। सुरक्षा भौतिकी पर टिकी है, किसी कठिन गणना पर नहीं, इसी से क्वांटम कंप्यूटर से भी इसे ख़तरा नहीं।`,
      },
      reasons: {
        a: {
          en: 'An unknown quantum state cannot be copied at all (no-cloning theorem).',
          hi: 'अज्ञात क्वांटम अवस्था की प्रति बन ही नहीं सकती (नो-क्लोनिंग प्रमेय)।',
        },
        b: {
          en: 'Delay is not the test: what a measurement changes is the state, and with it the bits that are read.',
          hi: 'कसौटी विलंब नहीं है: मापन से अवस्था बदलती है, और उसके साथ पढ़े गए बिट।',
        },
        c: {
          en: 'Entanglement gives correlations, but no message travels faster than light.',
          hi: 'उलझाव से सहसंबंध मिलता है, पर कोई संदेश प्रकाश से तेज़ नहीं जाता।',
        },
        d: {
          en: 'A listener cannot measure unknown states without leaving errors behind.',
          hi: 'अज्ञात अवस्थाओं को मापने वाला अपने पीछे त्रुटियाँ छोड़ जाता है।',
        },
      },
    },
    {
      code: 'gs-093',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'science-and-technology',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the Prototype Fast Breeder Reactor at Kalpakkam, consider the following statements:

1. It uses heavy water to slow down the neutrons of fission.
2. It is designed for a fuel of mixed oxides of uranium and plutonium.
3. Liquid sodium carries the heat away from its core.

Which of the statements given above are correct?`,
        hi: String.raw`कलपक्कम के प्रोटोटाइप फ़ास्ट ब्रीडर रिएक्टर के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. यह विखंडन से निकले न्यूट्रॉनों को धीमा करने के लिए भारी पानी का उपयोग करता है।
2. यह यूरेनियम और प्लूटोनियम के मिश्रित ऑक्साइड ईंधन के लिए बनाया गया है।
3. इसके क्रोड से ऊष्मा को तरल सोडियम बाहर ले जाता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`"Fast" means fast neutrons: there is **no moderator**, so statement 1 falls at once.

- **2 is correct:** the plutonium comes from the spent fuel of the first stage, the heavy-water reactors.
- **3 is correct:** sodium takes up heat well and hardly slows neutrons; water would slow them.

It belongs to the second stage of India's three-stage programme: in a blanket of uranium-238 it breeds more fissile plutonium than it burns.`,
        hi: String.raw`"फ़ास्ट" का अर्थ है तीव्र न्यूट्रॉन: इसमें **मंदक होता ही नहीं**, इसलिए कथन 1 तुरंत हट जाता है।

- **2 सही है:** प्लूटोनियम पहले चरण के भारी पानी वाले रिएक्टरों के भुक्तशेष ईंधन से आता है।
- **3 सही है:** सोडियम ऊष्मा अच्छी तरह ले जाता है और न्यूट्रॉनों को बहुत कम धीमा करता है; पानी उन्हें धीमा कर देता।

यह भारत के तीन चरणों वाले कार्यक्रम के दूसरे चरण का रिएक्टर है: यूरेनियम-238 के आवरण में यह जितना विखंडनीय पदार्थ जलाता है, उससे अधिक प्लूटोनियम बनाता है।`,
      },
      reasons: {
        a: {
          en: 'Heavy water is the moderator of the first-stage reactors, such as those at Kaiga and Rawatbhata.',
          hi: 'भारी पानी पहले चरण के रिएक्टरों का मंदक है, जैसे कैगा और रावतभाटा में।',
        },
        b: {
          en: 'A fast reactor has no moderator, and plutonium fuel is what makes breeding possible.',
          hi: 'फ़ास्ट रिएक्टर में मंदक नहीं होता, और प्रजनन प्लूटोनियम ईंधन से ही संभव होता है।',
        },
        c: {
          en: 'Mixed oxide fuel and sodium cooling go with fast neutrons; a moderator does not.',
          hi: 'मिश्रित ऑक्साइड ईंधन और सोडियम शीतलन तीव्र न्यूट्रॉनों के साथ चलते हैं; मंदक नहीं।',
        },
        d: {
          en: 'The features of the first and the second stage were mixed up.',
          hi: 'पहले और दूसरे चरण की विशेषताएँ आपस में मिल गईं।',
        },
      },
    },
    {
      code: 'gs-094',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'institutions',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'Which one of the following pairs of a report or index and its publisher is **not** correctly matched?',
        hi: 'रिपोर्ट या सूचकांक और उसके प्रकाशक का निम्नलिखित में से कौन-सा एक युग्म सही सुमेलित **नहीं** है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Fiscal Monitor : International Monetary Fund',
            hi: 'फ़िस्कल मॉनिटर (Fiscal Monitor) : अंतरराष्ट्रीय मुद्रा कोष',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Logistics Performance Index : World Trade Organization',
            hi: 'लॉजिस्टिक्स प्रदर्शन सूचकांक : विश्व व्यापार संगठन',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Global Risks Report : World Economic Forum',
            hi: 'वैश्विक जोखिम रिपोर्ट (Global Risks Report) : विश्व आर्थिक मंच',
          },
        },
        {
          id: 'd',
          content: {
            en: 'World Investment Report : United Nations Conference on Trade and Development',
            hi: 'विश्व निवेश रिपोर्ट : संयुक्त राष्ट्र व्यापार और विकास सम्मेलन',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- The **World Bank** compiles the *Logistics Performance Index*, by a survey of freight forwarders and data on shipments. So pair (b) does not match.
- The **IMF** brings out the *Fiscal Monitor*, along with the *World Economic Outlook* and the *Global Financial Stability Report*.
- The **World Economic Forum** issues the *Global Risks Report* before its meeting at Davos.
- **UNCTAD** reports on flows of foreign direct investment.

The index is about trade, and this suggests the WTO: learn reports by publisher, not by subject.`,
        hi: String.raw`- *लॉजिस्टिक्स प्रदर्शन सूचकांक* **विश्व बैंक** बनाता है, माल भेजने वाली कंपनियों के सर्वेक्षण और खेपों के आँकड़ों से। अतः युग्म (b) सही नहीं है।
- *फ़िस्कल मॉनिटर* **IMF** निकालता है, और साथ में *वर्ल्ड इकोनॉमिक आउटलुक* तथा *ग्लोबल फ़ाइनेंशियल स्टेबिलिटी रिपोर्ट* भी।
- *वैश्विक जोखिम रिपोर्ट* **विश्व आर्थिक मंच** दावोस की बैठक से पहले निकालता है।
- **UNCTAD** प्रत्यक्ष विदेशी निवेश के प्रवाह पर रिपोर्ट देता है।

सूचकांक व्यापार का है, इसलिए WTO का भ्रम होता है: रिपोर्टों को विषय से नहीं, प्रकाशक के साथ याद करें।`,
      },
      reasons: {
        a: {
          en: 'The pair is right; the Fiscal Monitor is often given to the World Bank, the sister institution.',
          hi: 'यह युग्म सही है; फ़िस्कल मॉनिटर को प्रायः सहयोगी संस्था विश्व बैंक का मान लिया जाता है।',
        },
        b: { en: 'The World Bank, and not the WTO, compiles this index.', hi: 'यह सूचकांक WTO नहीं, विश्व बैंक बनाता है।' },
        c: {
          en: 'The pair is right; the report comes out before the yearly meeting at Davos.',
          hi: 'यह युग्म सही है; रिपोर्ट दावोस की वार्षिक बैठक से पहले आती है।',
        },
        d: {
          en: 'The pair is right; UNCTAD has published the report since 1991.',
          hi: 'यह युग्म सही है; UNCTAD यह रिपोर्ट 1991 से निकालता आ रहा है।',
        },
      },
    },
    {
      code: 'gs-095',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'science-and-technology',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`With reference to green hydrogen in India, as of 2024, consider the following statements:

1. The standard notified in August 2023 leaves hydrogen made from biomass out of green hydrogen.
2. The standard allows emissions of up to 2 kg of carbon dioxide equivalent for each kg of hydrogen.
3. The National Green Hydrogen Mission aims at a capacity of at least 5 million tonnes a year by 2030.

Which of the statements given above is/are correct?`,
        hi: String.raw`2024 की स्थिति के अनुसार, भारत में हरित हाइड्रोजन के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. अगस्त 2023 में अधिसूचित मानक बायोमास से बनी हाइड्रोजन को हरित हाइड्रोजन से बाहर रखता है।
2. यह मानक प्रति किलोग्राम हाइड्रोजन 2 किलोग्राम कार्बन डाइऑक्साइड समतुल्य तक उत्सर्जन की अनुमति देता है।
3. राष्ट्रीय हरित हाइड्रोजन मिशन का लक्ष्य 2030 तक कम से कम 50 लाख टन वार्षिक उत्पादन क्षमता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'b', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is wrong.** The Ministry of New and Renewable Energy defines green hydrogen by its source: **renewable energy**, through electrolysis of water **or conversion of biomass**.
- **2 is correct.** The limit is 2 kg CO₂ equivalent per kg of hydrogen, as an average of twelve months; for electrolysis it covers all steps from the treatment of water to drying and compression.
- **3 is correct.** The Mission was approved in January 2023 with an outlay of ₹19,744 crore; its main part is SIGHT.

So 2 and 3 only. Most textbooks tie "green" to electrolysis alone, which makes statement 1 tempting.`,
        hi: String.raw`- **1 ग़लत है।** नवीन और नवीकरणीय ऊर्जा मंत्रालय हरित हाइड्रोजन को स्रोत से परिभाषित करता है: **नवीकरणीय ऊर्जा** से, जल के विद्युत अपघटन **या बायोमास के रूपांतरण** द्वारा।
- **2 सही है।** सीमा बारह महीनों के औसत में प्रति किलोग्राम हाइड्रोजन 2 किलोग्राम CO₂ समतुल्य है; विद्युत अपघटन में इसमें जल के शोधन से लेकर गैस को सुखाने और संपीडित करने तक के चरण आते हैं।
- **3 सही है।** मिशन को जनवरी 2023 में ₹19,744 करोड़ के परिव्यय के साथ मंज़ूरी मिली; उसका मुख्य घटक SIGHT है।

अतः केवल 2 और 3। अधिकांश पुस्तकें "हरित" को केवल विद्युत अपघटन से जोड़ती हैं, इसलिए कथन 1 सही लगता है।`,
      },
      reasons: {
        a: {
          en: 'The target of the Mission, 5 million tonnes by 2030, was doubted.',
          hi: 'मिशन के 2030 तक 50 लाख टन के लक्ष्य पर संदेह किया गया।',
        },
        b: {
          en: 'Biomass was thought to be excluded, and the target of the Mission was not recalled.',
          hi: 'बायोमास को बाहर मान लिया गया और मिशन का लक्ष्य याद नहीं रहा।',
        },
        c: {
          en: 'Green was taken to mean electrolysis alone, with no emission at all allowed.',
          hi: 'हरित का अर्थ केवल विद्युत अपघटन और शून्य उत्सर्जन मान लिया गया।',
        },
        d: {
          en: 'The limit and the target are as stated; biomass may be a source of green hydrogen.',
          hi: 'सीमा और लक्ष्य सही दिए गए हैं; बायोमास भी हरित हाइड्रोजन का स्रोत हो सकता है।',
        },
      },
    },
    {
      code: 'gs-096',
      exams: ['upsc'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: 'In 2023 India approved NexCAR19, its first home-grown CAR-T cell therapy for some cancers of the blood. Which one of the following best describes this kind of therapy?',
        hi: '2023 में भारत ने रक्त के कुछ कैंसरों के लिए देश में विकसित पहली CAR-T कोशिका चिकित्सा NexCAR19 को मंज़ूरी दी। निम्नलिखित में से कौन-सा एक इस प्रकार की चिकित्सा का सर्वोत्तम वर्णन करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'T cells of the patient are given a gene for a receptor that recognises the cancer cells, and are returned',
            hi: 'रोगी की T कोशिकाओं में कैंसर कोशिकाओं को पहचानने वाले ग्राही का जीन डालकर उन्हें लौटाया जाता है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Antibodies made in the laboratory are infused to take the brakes off the T cells of the patient',
            hi: 'प्रयोगशाला में बने प्रतिरक्षी चढ़ाए जाते हैं, जो रोगी की T कोशिकाओं पर लगी रोक हटा देते हैं',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The marrow is destroyed with drugs and built up again from the stem cells of a donor who matches the patient',
            hi: 'दवाओं से अस्थि मज्जा को नष्ट करके रोगी से मेल खाते दाता की स्टेम कोशिकाओं से उसे फिर से बनाया जाता है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A weakened virus is injected to multiply inside the cancer cells and burst them',
            hi: 'दुर्बल किया हुआ विषाणु डाला जाता है, जो कैंसर कोशिकाओं में बढ़कर उन्हें फोड़ देता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Read the letters: **C**himeric **A**ntigen **R**eceptor **T** cell. A receptor put together in the laboratory is given to the patient's own T cells through a gene, usually carried by a harmless virus. The cells are multiplied and infused; they then find the antigen (here CD19, on B cells) and kill its bearers.

So it is a gene therapy and a cell therapy in one. The other options are real treatments too: checkpoint inhibitors, a transplant from a donor, an oncolytic virus.`,
        hi: String.raw`अक्षरों को पढ़ें: **C**himeric **A**ntigen **R**eceptor **T** cell, यानी काइमेरिक प्रतिजन ग्राही वाली T कोशिका। प्रयोगशाला में रचा गया ग्राही जीन के रूप में रोगी की अपनी T कोशिकाओं को दिया जाता है, प्रायः हानिरहित बनाए गए विषाणु से। कोशिकाओं की संख्या बढ़ाकर उन्हें वापस चढ़ाया जाता है; वे प्रतिजन (यहाँ B कोशिकाओं का CD19) पहचानकर उन कोशिकाओं को मार देती हैं।

इस तरह यह जीन चिकित्सा भी है और कोशिका चिकित्सा भी। बाक़ी विकल्प भी असली उपचार हैं: चेकपॉइंट अवरोधक, दाता से प्रत्यारोपण, कैंसर-भेदी (ऑन्कोलिटिक) विषाणु।`,
      },
      reasons: {
        a: {
          en: 'This is what the name says: a new receptor on the patient’s own T cells.',
          hi: 'नाम यही कहता है: रोगी की अपनी T कोशिकाओं पर नया ग्राही।',
        },
        b: {
          en: 'These are checkpoint inhibitors; they leave the genes of the T cells as they are.',
          hi: 'ये चेकपॉइंट अवरोधक हैं; इनसे T कोशिकाओं के जीन नहीं बदलते।',
        },
        c: {
          en: 'This is a transplant of marrow from a donor, whereas here the patient’s own cells are used.',
          hi: 'यह दाता से अस्थि मज्जा का प्रत्यारोपण है, जबकि यहाँ रोगी की अपनी कोशिकाएँ काम आती हैं।',
        },
        d: {
          en: 'An oncolytic virus kills the cells itself; in CAR-T a virus at most carries the gene.',
          hi: 'ऑन्कोलिटिक विषाणु कोशिकाओं को स्वयं मारता है; CAR-T में विषाणु केवल जीन पहुँचाता है।',
        },
      },
    },
    {
      code: 'gs-071',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'sports',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to chess in the year 2024, consider the following statements:

1. India won gold medals in both the open and the women's sections of the Chess Olympiad at Budapest.
2. D. Gukesh became world champion by defeating Ding Liren of China in a match at Chennai.
3. Koneru Humpy won the women's world championship in rapid chess for the second time.

Which of the statements given above are correct?`,
        hi: String.raw`वर्ष 2024 में शतरंज के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. बुडापेस्ट के शतरंज ओलंपियाड में भारत ने ओपन और महिला, दोनों वर्गों में स्वर्ण पदक जीते।
2. डी. गुकेश चेन्नई में हुए मुक़ाबले में चीन के डिंग लिरेन को हराकर विश्व चैंपियन बने।
3. कोनेरू हम्पी ने महिला विश्व रैपिड शतरंज चैंपियनशिप दूसरी बार जीती।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct:** at Budapest, in September 2024, India took both titles for the first time.
- **2 is wrong:** Gukesh did beat Ding Liren, in December 2024, and at 18 became the youngest undisputed champion; but the match was played at **Singapore**. Chennai had only bid to host it.
- **3 is correct:** Humpy won in New York in December 2024, after her first title of 2019.

So 1 and 3 only. In statement 2 the opponent is right and the place wrong.`,
        hi: String.raw`- **1 सही है:** सितंबर 2024 में बुडापेस्ट में भारत ने पहली बार दोनों वर्ग जीते।
- **2 ग़लत है:** दिसंबर 2024 में गुकेश ने डिंग लिरेन को हराया और 18 वर्ष की आयु में सबसे युवा निर्विवाद चैंपियन बने; पर मुक़ाबला **सिंगापुर** में हुआ था। चेन्नई ने मेज़बानी की केवल दावेदारी की थी।
- **3 सही है:** 2019 के पहले ख़िताब के बाद हम्पी ने दिसंबर 2024 में न्यूयॉर्क में फिर जीत पाई।

अतः केवल 1 और 3। कथन 2 में प्रतिद्वंद्वी सही है, स्थान ग़लत।`,
      },
      reasons: {
        a: {
          en: 'The match of Gukesh was at Singapore, and the second title of Humpy was overlooked.',
          hi: 'गुकेश का मुक़ाबला सिंगापुर में था, और हम्पी का दूसरा ख़िताब छूट गया।',
        },
        b: {
          en: "Both Olympiad titles and Humpy's second rapid title are facts; Gukesh won at Singapore.",
          hi: 'ओलंपियाड के दोनों स्वर्ण और हम्पी का दूसरा रैपिड ख़िताब तथ्य हैं; गुकेश सिंगापुर में जीते।',
        },
        c: {
          en: 'One section of the Olympiad was doubted, though India won both; and the place in statement 2 is wrong.',
          hi: 'ओलंपियाड के एक वर्ग पर संदेह हुआ, पर भारत ने दोनों जीते; और कथन 2 में स्थान ग़लत है।',
        },
        d: {
          en: 'Chennai is the home city of Gukesh and had the title match of 2013, so it sounded right.',
          hi: 'चेन्नई गुकेश का अपना शहर है और 2013 का ख़िताबी मुक़ाबला वहीं हुआ था, इसलिए वह सही लगा।',
        },
      },
    },
    {
      code: 'gs-097',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to BIMSTEC, consider the following statements:

1. Five of its seven members are also members of SAARC.
2. It worked for more than two decades before its first Charter came into force in 2024.
3. Its secretariat is in a country that borders both India and Myanmar.

How many of the above statements are correct?`,
        hi: String.raw`बिम्सटेक के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. इसके सात सदस्यों में से पाँच सार्क के भी सदस्य हैं।
2. दो दशक से अधिक काम करने के बाद, 2024 में इसका पहला चार्टर लागू हुआ।
3. इसका सचिवालय ऐसे देश में है जिसकी सीमा भारत और म्यांमार, दोनों से लगती है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Members: Bangladesh, Bhutan, India, Myanmar, Nepal, Sri Lanka, Thailand. All but Myanmar and Thailand are in SAARC.
- **2 is correct.** Founded by the Bangkok Declaration of 1997; the Charter was signed at the Colombo summit of 2022 and came into force on 20 May **2024**.
- **3 is correct.** The secretariat is at **Dhaka**, and Bangladesh has a border with Myanmar in the south-east besides the long one with India.

All three. Do not mix up the seats: SAARC is at Kathmandu, and the founding of BIMSTEC was at Bangkok.`,
        hi: String.raw`- **1 सही है।** सदस्य: बांग्लादेश, भूटान, भारत, म्यांमार, नेपाल, श्रीलंका, थाईलैंड। म्यांमार और थाईलैंड को छोड़कर सभी सार्क में हैं।
- **2 सही है।** स्थापना 1997 की बैंकॉक घोषणा से हुई; चार्टर पर 2022 के कोलंबो शिखर सम्मेलन में हस्ताक्षर हुए और वह 20 मई **2024** को लागू हुआ।
- **3 सही है।** सचिवालय **ढाका** में है, और बांग्लादेश की लंबी सीमा भारत से तथा दक्षिण-पूर्व में एक छोटी सीमा म्यांमार से लगती है।

तीनों सही हैं। स्थानों को न मिलाएँ: सार्क का सचिवालय काठमांडू में है, और बिम्सटेक की स्थापना बैंकॉक में हुई।`,
      },
      reasons: {
        a: {
          en: 'The membership was surely counted, but the date of the Charter and the seat at Dhaka were not recalled.',
          hi: 'सदस्य तो गिन लिए गए, पर चार्टर का वर्ष और ढाका वाला सचिवालय याद नहीं रहे।',
        },
        b: {
          en: 'Either the seat was put at Kathmandu or Bangkok, or the Charter was thought as old as the body.',
          hi: 'या तो सचिवालय काठमांडू या बैंकॉक में माना गया, या चार्टर को संगठन जितना पुराना समझा गया।',
        },
        c: {
          en: 'Five common members, a Charter in force since 2024, and a seat at Dhaka.',
          hi: 'पाँच साझा सदस्य, 2024 से लागू चार्टर, और ढाका में सचिवालय।',
        },
        d: {
          en: 'Statement 1 at least follows from the list of members: Myanmar and Thailand alone are outside SAARC.',
          hi: 'कम से कम कथन 1 तो सदस्यों की सूची से ही निकलता है: सार्क से बाहर केवल म्यांमार और थाईलैंड हैं।',
        },
      },
    },
    {
      code: 'gs-098',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'science-awareness',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following information:

| No. | Isotope | Emission that is put to use | Use |
| --- | --- | --- | --- |
| 1 | Technetium-99m | Gamma rays | Images of organs in hospitals |
| 2 | Americium-241 | Alpha particles | Smoke detectors |
| 3 | Cobalt-60 | Beta particles | Sterilising of medical goods |
| 4 | Plutonium-238 | Alpha particles | Power for probes in deep space |

In how many of the above rows is the given information correctly matched?`,
        hi: String.raw`निम्नलिखित जानकारी पर विचार कीजिए:

| क्रम | समस्थानिक | उपयोग में आने वाला विकिरण | उपयोग |
| --- | --- | --- | --- |
| 1 | टेक्नीशियम-99m | गामा किरणें | अस्पतालों में अंगों के चित्र |
| 2 | अमेरिशियम-241 | अल्फ़ा कण | धुआँ संसूचक (स्मोक डिटेक्टर) |
| 3 | कोबाल्ट-60 | बीटा कण | चिकित्सा सामग्री का निर्जर्मीकरण |
| 4 | प्लूटोनियम-238 | अल्फ़ा कण | सुदूर अंतरिक्ष यानों के लिए बिजली |

उपर्युक्त पंक्तियों में से कितनी में दी गई जानकारी सही सुमेलित है?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Ask how far the radiation has to travel.

- **1 is right.** Gamma rays leave the body and reach the camera; technetium-99m has a half-life of six hours.
- **2 is right.** Alpha particles make the air in the small chamber conduct; smoke particles take up the ions and the current falls. They cannot leave the case.
- **3 is wrong.** Cobalt-60 does emit beta particles, but these are stopped in its capsule. Packed goods are sterilised by its **gamma rays**.
- **4 is right.** Alpha particles stop within the fuel and heat it; the heat is turned into electricity.

Three rows match.`,
        hi: String.raw`पूछें कि विकिरण को कितनी दूर जाना है।

- **1 सही है।** गामा किरणें शरीर से निकलकर कैमरे तक पहुँचती हैं; टेक्नीशियम-99m की अर्ध-आयु छह घंटे है।
- **2 सही है।** अल्फ़ा कण छोटे कक्ष की हवा को चालक बनाते हैं; धुआँ आयनों को पकड़ लेता है और धारा घट जाती है। वे डिब्बे से बाहर नहीं निकल पाते।
- **3 ग़लत है।** कोबाल्ट-60 बीटा कण भी देता है, पर वे उसके कैप्सूल में ही रुक जाते हैं। बंद पैकेट की सामग्री उसकी **गामा किरणों** से निर्जर्म होती है।
- **4 सही है।** अल्फ़ा कण ईंधन में ही रुककर उसे गर्म करते हैं; इस ऊष्मा से बिजली बनती है।

तीन पंक्तियाँ सही हैं।`,
      },
      reasons: {
        a: {
          en: 'Alpha emitters were thought too weak or too dangerous to be of use; rows 2 and 4 hold.',
          hi: 'अल्फ़ा कण देने वाले समस्थानिकों को अनुपयोगी या बहुत ख़तरनाक मान लिया गया; पंक्ति 2 और 4 सही हैं।',
        },
        b: {
          en: 'Often row 2 or row 4 is doubted: that alpha particles are stopped at once is just what serves there.',
          hi: 'प्रायः पंक्ति 2 या 4 पर संदेह होता है: अल्फ़ा कणों का तुरंत रुक जाना ही वहाँ काम आता है।',
        },
        c: {
          en: 'All but cobalt-60, whose gamma rays and not beta particles go through the packets.',
          hi: 'कोबाल्ट-60 को छोड़कर सब सही हैं; पैकेटों को उसके बीटा कण नहीं, गामा किरणें पार करती हैं।',
        },
        d: {
          en: 'Cobalt-60 decays by beta emission, so row 3 was passed; but the beta particles do not get out.',
          hi: 'कोबाल्ट-60 का क्षय बीटा उत्सर्जन से होता है, इसलिए पंक्ति 3 मान ली गई; पर बीटा कण बाहर नहीं आते।',
        },
      },
    },
    {
      code: 'gs-099',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-relations',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to the Artemis Accords, which India signed in 2023, consider the following statements:

1. They are a set of political commitments that are not binding in international law.
2. They were drawn up in the United Nations Committee on the Peaceful Uses of Outer Space.
3. They hold that to extract resources from the Moon is not in itself a national appropriation under the Outer Space Treaty.

Which of the statements given above is/are correct?`,
        hi: String.raw`आर्टेमिस समझौते (Artemis Accords) के संदर्भ में, जिस पर भारत ने 2023 में हस्ताक्षर किए, निम्नलिखित कथनों पर विचार कीजिए:

1. यह ऐसी राजनीतिक प्रतिबद्धताओं का समूह है जो अंतरराष्ट्रीय विधि में बाध्यकारी नहीं हैं।
2. इसे बाह्य अंतरिक्ष के शांतिपूर्ण उपयोग पर संयुक्त राष्ट्र समिति में तैयार किया गया।
3. इसके अनुसार चंद्रमा से संसाधन निकालना अपने आप में बाह्य अंतरिक्ष संधि के अर्थ में राष्ट्रीय स्वामित्व जताना (appropriation) नहीं है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** The Accords are principles "for civil exploration"; a signatory takes on a political commitment. The binding treaty beneath them is the **Outer Space Treaty of 1967**.
- **2 is incorrect.** NASA and the State Department of the **United States** drew them up; eight countries signed first, in October 2020. The Committee of the UN had no part in it.
- **3 is correct,** and it is the disputed point. Article II of the Treaty forbids national appropriation of the Moon; the signatories affirm that extraction as such does not amount to it.

Contrast the **Moon Agreement of 1979**: made in the UN, it calls the Moon's resources a common heritage of mankind. India signed it without ratifying.`,
        hi: String.raw`- **1 सही है।** यह असैनिक अन्वेषण के सिद्धांतों का समूह है; हस्ताक्षर करने वाला राजनीतिक प्रतिबद्धता लेता है। इसके नीचे की बाध्यकारी संधि **1967 की बाह्य अंतरिक्ष संधि** है।
- **2 ग़लत है।** इसे **अमेरिका** के नासा और विदेश विभाग ने तैयार किया; अक्टूबर 2020 में पहले आठ देशों ने हस्ताक्षर किए। संयुक्त राष्ट्र की समिति की इसमें भूमिका नहीं थी।
- **3 सही है,** और विवाद इसी पर है। संधि का अनुच्छेद II चंद्रमा पर राष्ट्रीय स्वामित्व का निषेध करता है; हस्ताक्षरकर्ता मानते हैं कि केवल संसाधन निकालना स्वामित्व जताना नहीं है।

तुलना करें: **1979 का चंद्रमा समझौता** संयुक्त राष्ट्र में बना और चंद्रमा के संसाधनों को मानव जाति की साझी विरासत कहता है। भारत ने उस पर हस्ताक्षर किए, पर अनुसमर्थन नहीं किया।`,
      },
      reasons: {
        a: {
          en: 'Statement 3 was doubted, because it seems to go against the ban on national appropriation in the Treaty of 1967.',
          hi: 'कथन 3 पर संदेह हुआ, क्योंकि वह 1967 की संधि के राष्ट्रीय स्वामित्व के निषेध के विरुद्ध लगता है।',
        },
        b: {
          en: 'The Accords were taken for a binding treaty, though they ask for no ratification.',
          hi: 'इसे बाध्यकारी संधि मान लिया गया, जबकि इसमें अनुसमर्थन की ज़रूरत नहीं होती।',
        },
        c: {
          en: 'Not binding, drawn up by the United States, and open to the use of resources.',
          hi: 'बाध्यकारी नहीं, अमेरिका में तैयार, और संसाधनों के उपयोग के पक्ष में।',
        },
        d: {
          en: 'The Accords were confused with the treaties on space, which do come from the UN Committee.',
          hi: 'इसे अंतरिक्ष की उन संधियों से मिला दिया गया जो सचमुच संयुक्त राष्ट्र की समिति में बनीं।',
        },
      },
    },
    {
      code: 'gs-100',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'international-organisations',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`With reference to the Pandemic Agreement that the World Health Assembly adopted in May 2025, consider the following statements:

1. It rests on the same article of the Constitution of the World Health Organization (WHO) as the Framework Convention on Tobacco Control.
2. It lets the Director-General of the WHO order a ban on travel in a Party in which a pandemic begins.
3. It was open to signature by States from the day of its adoption.

Which of the statements given above is/are correct?`,
        hi: String.raw`मई 2025 में विश्व स्वास्थ्य सभा द्वारा अंगीकृत महामारी समझौते के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. यह विश्व स्वास्थ्य संगठन (WHO) के संविधान के उसी अनुच्छेद पर आधारित है जिस पर तंबाकू नियंत्रण पर फ़्रेमवर्क कन्वेंशन।
2. इसके अनुसार WHO के महानिदेशक उस पक्षकार देश में यात्रा पर रोक का आदेश दे सकते हैं जहाँ महामारी शुरू हो।
3. यह अंगीकार के दिन से ही राज्यों के हस्ताक्षर के लिए खुला था।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'b', content: { en: '2 only', hi: 'केवल 2' } },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** **Article 19** lets the Assembly adopt conventions and agreements. It had been used once before, for the tobacco convention of 2003. The International Health Regulations rest on another one, Article 21.
- **2 is incorrect.** The text itself says that it gives the secretariat and the Director-General no power to direct national law or to order bans on travel, vaccination or lockdowns.
- **3 is incorrect.** Signature was to wait for an **annex on access to pathogens and the sharing of benefits**, still to be negotiated; after that, 60 ratifications were to bring it into force.

So 1 only. Adoption, signature, ratification and entry into force are four steps.`,
        hi: String.raw`- **1 सही है।** **अनुच्छेद 19** सभा को कन्वेंशन और समझौते अंगीकार करने देता है। इससे पहले इसका उपयोग एक बार, 2003 के तंबाकू कन्वेंशन के लिए हुआ था। अंतरराष्ट्रीय स्वास्थ्य विनियम दूसरे अनुच्छेद, 21, पर आधारित हैं।
- **2 ग़लत है।** पाठ में ही लिखा है कि इससे सचिवालय या महानिदेशक को राष्ट्रीय क़ानूनों को निर्देशित करने अथवा यात्रा पर रोक, टीकाकरण या लॉकडाउन का आदेश देने का अधिकार नहीं मिलता।
- **3 ग़लत है।** हस्ताक्षर से पहले **रोगजनकों तक पहुँच और लाभ साझा करने का अनुलग्नक** तय होना था, जिस पर वार्ता बाक़ी थी; उसके बाद 60 अनुसमर्थनों से समझौते को लागू होना था।

अतः केवल 1। अंगीकार, हस्ताक्षर, अनुसमर्थन और लागू होना, ये चार अलग चरण हैं।`,
      },
      reasons: {
        a: {
          en: 'Both instruments rest on Article 19; the other two statements go against the text.',
          hi: 'दोनों अनुच्छेद 19 पर आधारित हैं; शेष दोनों कथन पाठ के विरुद्ध हैं।',
        },
        b: {
          en: 'This repeats a rumour that the Agreement itself rules out in plain words.',
          hi: 'यह एक अफ़वाह है, जिसे समझौते का पाठ स्पष्ट शब्दों में नकारता है।',
        },
        c: {
          en: 'Adoption was taken for opening to signature, though the annex had to come first.',
          hi: 'अंगीकार को ही हस्ताक्षर का आरंभ मान लिया गया, जबकि पहले अनुलग्नक आना था।',
        },
        d: {
          en: 'The power to order bans was believed on top; States keep their own health laws.',
          hi: 'रोक का आदेश देने की बात भी मान ली गई; स्वास्थ्य क़ानून देशों के अपने हाथ में रहते हैं।',
        },
      },
    },
  ],
}
