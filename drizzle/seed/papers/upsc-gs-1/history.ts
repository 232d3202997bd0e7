import type { PaperSection } from '../paper.ts'
import { countOfFour, countOfThree, oneOrBoth, statementAndReason, twoReasons } from './standard-options.ts'

export const history: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'gs-001',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'post-independence',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: The State of Andhra was formed out of the Telugu-speaking districts of Madras.

Statement-II: The States Reorganisation Commission headed by Fazl Ali accepted language as an important ground for redrawing the boundaries of States.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: आंध्र राज्य का गठन मद्रास के तेलुगु-भाषी ज़िलों को अलग करके किया गया।

कथन-II: फ़ज़ल अली की अध्यक्षता वाले राज्य पुनर्गठन आयोग ने राज्यों की सीमाएँ फिर से तय करने के लिए भाषा को एक महत्वपूर्ण आधार माना।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Both statements are true, so the dates decide.

- Andhra came into being on **1 October 1953**, after the death of Potti Sriramulu on fast in December 1952.
- The Commission (Fazl Ali, H. N. Kunzru, K. M. Panikkar) was appointed in **December 1953** and reported in 1955. It accepted language as a ground, though not "one language, one State".

A body set up later cannot explain the earlier event. Rather, Andhra led to the Commission.`,
        hi: String.raw`दोनों कथन सही हैं, इसलिए निर्णय तिथियों से होगा।

- दिसंबर 1952 में अनशन करते हुए पोट्टि श्रीरामुलु की मृत्यु के बाद **1 अक्टूबर 1953** को आंध्र राज्य बना।
- आयोग (फ़ज़ल अली, एच.एन. कुंज़रू, के.एम. पणिक्कर) **दिसंबर 1953** में नियुक्त हुआ और उसने 1955 में रिपोर्ट दी। उसने भाषा को आधार माना, पर "एक भाषा, एक राज्य" को नहीं।

बाद में बना आयोग पहले की घटना का कारण नहीं हो सकता। उलटे, आंध्र के गठन ने ही आयोग का रास्ता खोला।`,
      },
      reasons: {
        a: {
          en: 'This overlooks that the Commission was appointed after Andhra had already been formed.',
          hi: 'इसमें यह चूक है कि आयोग की नियुक्ति आंध्र बन जाने के बाद हुई थी।',
        },
        b: {
          en: 'Both are facts, but Andhra (October 1953) is older than the Commission (December 1953).',
          hi: 'दोनों तथ्य सही हैं, पर आंध्र (अक्टूबर 1953) आयोग (दिसंबर 1953) से पहले बना।',
        },
        c: {
          en: 'The Commission rejected "one language, one State", but it did accept language as one ground.',
          hi: 'आयोग ने "एक भाषा, एक राज्य" को ठुकराया था, पर भाषा को एक आधार अवश्य माना था।',
        },
        d: {
          en: 'Andhra was indeed carved out of Madras; Telangana joined it only in 1956.',
          hi: 'आंध्र सचमुच मद्रास से ही निकला था; तेलंगाना उसमें 1956 में मिला।',
        },
      },
    },
    {
      code: 'gs-002',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following:

1. Kalbelia songs and dances of Rajasthan
2. Theyyam of Kerala
3. Mudiyettu of Kerala
4. Yakshagana of Karnataka

How many of the above stood on UNESCO's Representative List of the Intangible Cultural Heritage of Humanity at the end of 2024?`,
        hi: String.raw`निम्नलिखित पर विचार कीजिए:

1. राजस्थान के कालबेलिया गीत और नृत्य
2. केरल का तेय्यम
3. केरल का मुडियेट्टु
4. कर्नाटक का यक्षगान

उपर्युक्त में से कितने, वर्ष 2024 के अंत में, यूनेस्को की मानवता की अमूर्त सांस्कृतिक विरासत की प्रतिनिधि सूची में शामिल थे?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Kalbelia** and **Mudiyettu** were both inscribed in 2010, with the Chhau dance. **Theyyam** and **Yakshagana** were not on the list.

Of India's 15 entries by then, the performing arts are few, so learn them as a group: Kutiyattam, Ramlila, Ramman, Mudiyettu, Kalbelia, Chhau, Sankirtana of Manipur and Garba. The trap is fame: a form known all over the country need not be on the list.`,
        hi: String.raw`**कालबेलिया** और **मुडियेट्टु**, दोनों 2010 में छऊ नृत्य के साथ सूची में आए। **तेय्यम** और **यक्षगान** सूची में नहीं थे।

उस समय तक भारत की 15 प्रविष्टियों में प्रदर्शन कलाएँ कम ही थीं, इसलिए उन्हें एक साथ याद रखें: कुटियाट्टम, रामलीला, रम्माण, मुडियेट्टु, कालबेलिया, छऊ, मणिपुर का संकीर्तन और गरबा। भ्रम प्रसिद्धि से होता है: जो कला देश भर में जानी जाती है, उसका सूची में होना ज़रूरी नहीं।`,
      },
      reasons: {
        a: {
          en: 'Kalbelia alone is remembered; Mudiyettu, a ritual theatre of the Bhadrakali temples, came in the same year.',
          hi: 'केवल कालबेलिया याद रहा; भद्रकाली मंदिरों का अनुष्ठानिक नाट्य मुडियेट्टु भी उसी वर्ष सूची में आया था।',
        },
        b: {
          en: 'Kalbelia and Mudiyettu were on it since 2010; the other two were not.',
          hi: 'कालबेलिया और मुडियेट्टु 2010 से सूची में थे; शेष दोनों नहीं थे।',
        },
        c: {
          en: 'Either Theyyam or Yakshagana was added because it is widely known.',
          hi: 'तेय्यम या यक्षगान में से किसी एक को उसकी प्रसिद्धि के कारण जोड़ लिया गया।',
        },
        d: {
          en: 'All four are living traditions, but only two of them stood on the list.',
          hi: 'चारों जीवंत परंपराएँ हैं, पर सूची में इनमें से दो को ही स्थान मिला था।',
        },
      },
    },
    {
      code: 'gs-003',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`Consider the following pairs:

Organisation abroad : Its founder or first head

1. India House, London (1905) : Virendranath Chattopadhyaya
2. Ghadar Party, San Francisco (1913) : Sohan Singh Bhakna
3. Provisional Government of India, Kabul (1915) : Lala Har Dayal
4. Indian Independence League, Tokyo (1942) : Captain Mohan Singh

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

विदेश में संगठन : उसके संस्थापक या पहले अध्यक्ष

1. इंडिया हाउस, लंदन (1905) : वीरेंद्रनाथ चट्टोपाध्याय
2. ग़दर पार्टी, सैन फ़्रांसिस्को (1913) : सोहन सिंह भकना
3. भारत की अस्थायी सरकार, काबुल (1915) : लाला हरदयाल
4. इंडियन इंडिपेंडेंस लीग, टोक्यो (1942) : कैप्टन मोहन सिंह

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** India House was opened by **Shyamji Krishna Varma**. Chattopadhyaya led the Berlin Committee in the First World War.
- **2 is right.** Bhakna was the first president; Har Dayal was the general secretary and edited *Ghadar*.
- **3 is wrong.** **Raja Mahendra Pratap** was President at Kabul, with Barkatullah as Prime Minister.
- **4 is wrong.** **Rash Behari Bose** headed the League; Mohan Singh raised the first Indian National Army.

Each wrong name did belong to the movement abroad, so it is the post, not the name, that must be known.`,
        hi: String.raw`- **1 ग़लत है।** इंडिया हाउस **श्यामजी कृष्ण वर्मा** ने खोला था। चट्टोपाध्याय प्रथम विश्वयुद्ध में बर्लिन कमेटी के नेता थे।
- **2 सही है।** भकना पहले अध्यक्ष थे; हरदयाल महासचिव थे और *ग़दर* का संपादन करते थे।
- **3 ग़लत है।** काबुल में राष्ट्रपति **राजा महेंद्र प्रताप** थे और प्रधानमंत्री बरकतुल्लाह।
- **4 ग़लत है।** लीग के अध्यक्ष **रास बिहारी बोस** थे; मोहन सिंह ने पहली आज़ाद हिंद फ़ौज खड़ी की थी।

हर ग़लत नाम विदेश के आंदोलन से ही जुड़ा है, इसलिए नाम पहचानना काफ़ी नहीं, पद भी याद होना चाहिए।`,
      },
      reasons: {
        a: {
          en: 'Only the Ghadar pair holds: Bhakna was the first president of the party.',
          hi: 'केवल ग़दर वाला युग्म सही है: भकना पार्टी के पहले अध्यक्ष थे।',
        },
        b: {
          en: 'Mohan Singh is often taken for head of the League, because he led the first INA.',
          hi: 'मोहन सिंह को अक्सर लीग का अध्यक्ष मान लिया जाता है, क्योंकि वे पहली आज़ाद हिंद फ़ौज के नेता थे।',
        },
        c: {
          en: 'Har Dayal belonged to Ghadar and was not the President of the Kabul government.',
          hi: 'हरदयाल ग़दर पार्टी के थे; काबुल की सरकार के राष्ट्रपति वे नहीं थे।',
        },
        d: {
          en: 'Chattopadhyaya frequented India House, but Shyamji Krishna Varma founded it.',
          hi: 'चट्टोपाध्याय इंडिया हाउस आते-जाते थे, पर उसके संस्थापक श्यामजी कृष्ण वर्मा थे।',
        },
      },
    },
    {
      code: 'gs-004',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following pairs:

Act : What it brought

1. Pitt's India Act, 1784 : A Board of Control in London over the Company's civil and military affairs
2. Charter Act, 1813 : An end to the Company's monopoly of the trade with China
3. Charter Act, 1853 : Open competition for entry to the covenanted civil service
4. Indian Councils Act, 1892 : A right of members of the legislative councils to discuss the budget

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

अधिनियम : उससे क्या आया

1. पिट्स इंडिया अधिनियम, 1784 : कंपनी के नागरिक और सैनिक मामलों के ऊपर लंदन में नियंत्रण बोर्ड
2. चार्टर अधिनियम, 1813 : चीन के साथ व्यापार पर कंपनी के एकाधिकार का अंत
3. चार्टर अधिनियम, 1853 : अनुबंधित (कवेनेंटेड) सिविल सेवा में प्रवेश के लिए खुली प्रतियोगिता
4. भारतीय परिषद् अधिनियम, 1892 : विधान परिषदों के सदस्यों को बजट पर चर्चा का अधिकार

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is right:** the Board of Control stood over the Court of Directors from 1784 to 1858.
- **2 is wrong:** the Act of 1813 opened the trade with **India**. Tea and the China trade stayed with the Company until the Act of **1833**.
- **3 is right:** appointment by the Directors' favour gave way to an examination.
- **4 is right:** members could discuss the budget and put questions under rules, but could not vote on it.

So three pairs are correct. 1813 and 1833 are the usual mix-up.`,
        hi: String.raw`- **1 सही है:** 1784 से 1858 तक निदेशक मंडल (कोर्ट ऑफ़ डायरेक्टर्स) के ऊपर नियंत्रण बोर्ड था।
- **2 ग़लत है:** 1813 के अधिनियम ने **भारत** का व्यापार सबके लिए खोला। चाय और चीन का व्यापार **1833** के अधिनियम तक कंपनी के पास ही रहा।
- **3 सही है:** निदेशकों की कृपा से होने वाली नियुक्ति की जगह परीक्षा आई।
- **4 सही है:** सदस्य नियमों के अधीन बजट पर चर्चा कर सकते थे और प्रश्न पूछ सकते थे, पर उस पर मतदान नहीं कर सकते थे।

अतः तीन युग्म सही हैं। 1813 और 1833 में ही सबसे अधिक भ्रम होता है।`,
      },
      reasons: {
        a: {
          en: 'Pairs 3 and 4 are also right: competition came in 1853 and budget discussion in 1892.',
          hi: 'युग्म 3 और 4 भी सही हैं: प्रतियोगिता 1853 में आई और बजट पर चर्चा 1892 में।',
        },
        b: {
          en: 'Budget discussion is wrongly put off to 1909; what came in 1909 was resolutions and supplementary questions.',
          hi: 'बजट पर चर्चा को 1909 का मान लेना भूल है; 1909 में प्रस्ताव और पूरक प्रश्न जोड़े गए।',
        },
        c: {
          en: 'All but the second are right: the China trade was freed in 1833.',
          hi: 'दूसरे को छोड़कर सब सही हैं: चीन का व्यापार 1833 में मुक्त हुआ।',
        },
        d: {
          en: 'The Act of 1813 kept the China trade and tea with the Company.',
          hi: '1813 के अधिनियम ने चीन का व्यापार और चाय कंपनी के पास ही रहने दिए।',
        },
      },
    },
    {
      code: 'gs-005',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements about the edicts of Ashoka:

1. The rock edicts at Shahbazgarhi and Mansehra are in the Kharosthi script.
2. The rock edicts at Dhauli and Jaugada do not include the one that speaks of the Kalinga war.
3. An edict found at Kandahar is in Greek and Aramaic.

How many of the above statements are correct?`,
        hi: String.raw`अशोक के अभिलेखों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. शाहबाज़गढ़ी और मानसेहरा के शिलालेख खरोष्ठी लिपि में हैं।
2. धौली और जौगड़ के शिलालेखों में कलिंग युद्ध का उल्लेख करने वाला अभिलेख नहीं है।
3. कंधार में मिला एक अभिलेख यूनानी और आरामाइक भाषाओं में है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The thread is that Ashoka suited his edicts to the people who were to read them.

- **1 is correct:** in the north-west the script was Kharosthi, written from right to left; elsewhere in India it was Brahmi.
- **2 is correct:** Dhauli and Jaugada lie in Kalinga itself. There Rock Edicts XI to XIII are replaced by two separate edicts that speak gently to officers and people.
- **3 is correct:** the Kandahar edict is bilingual, for a Greek and Aramaic-reading public.

The trap is 2: one expects the Kalinga war on the rocks of Kalinga.`,
        hi: String.raw`मूल बात यह है कि अशोक ने अपने अभिलेख पढ़ने वालों के अनुसार लिखवाए।

- **1 सही है:** उत्तर-पश्चिम में लिपि खरोष्ठी थी, जो दाएँ से बाएँ लिखी जाती थी; भारत में अन्यत्र ब्राह्मी थी।
- **2 सही है:** धौली और जौगड़ स्वयं कलिंग में हैं। वहाँ शिलालेख XI से XIII की जगह दो पृथक अभिलेख हैं, जिनमें अधिकारियों और प्रजा से नरमी से बात की गई है।
- **3 सही है:** कंधार का अभिलेख द्विभाषी है, यूनानी और आरामाइक पढ़ने वालों के लिए।

भ्रम कथन 2 में है: लगता है कि कलिंग की चट्टानों पर कलिंग युद्ध अवश्य लिखा होगा।`,
      },
      reasons: {
        a: {
          en: 'Besides the Kharosthi edicts, the Kandahar bilingual and the omission in Kalinga are also facts.',
          hi: 'खरोष्ठी अभिलेखों के अलावा कंधार का द्विभाषी अभिलेख और कलिंग में हुआ लोप भी तथ्य हैं।',
        },
        b: {
          en: 'Statement 2 was doubted, but Edict XIII is missing at both sites in Kalinga.',
          hi: 'कथन 2 पर संदेह हुआ, पर शिलालेख XIII कलिंग के दोनों स्थलों पर नहीं है।',
        },
        c: {
          en: 'Each of the three shows the edicts suited to the region.',
          hi: 'तीनों कथन दिखाते हैं कि अभिलेख क्षेत्र के अनुसार ढाले गए।',
        },
        d: {
          en: 'The script of the north-west, at least, is a sure fact: Kharosthi.',
          hi: 'कम से कम उत्तर-पश्चिम की लिपि तो निश्चित तथ्य है: खरोष्ठी।',
        },
      },
    },
    {
      code: 'gs-006',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'hard',
      targetSeconds: 85,
      stem: {
        en: String.raw`Consider the following statements:

Statement I: In the last decades of Aurangzeb's reign many Mughal nobles waited long for a jagir, or drew from theirs less than was due to them.

Statement II: In these decades mansabs were given to many chiefs of the Deccan, Marathas among them.

Statement III: The income entered on paper (jama) for jagirs in the Deccan was often well above what could be collected (hasil).

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन I: औरंगज़ेब के शासन के अंतिम दशकों में बहुत-से मुग़ल अमीरों को जागीर के लिए लंबी प्रतीक्षा करनी पड़ी, या उन्हें अपनी जागीर से देय राशि से कम मिला।

कथन II: इन दशकों में दक्कन के बहुत-से सरदारों को, जिनमें मराठे भी थे, मनसब दिए गए।

कथन III: दक्कन की जागीरों की काग़ज़ पर दर्ज आय (जमा) अक्सर वास्तविक वसूली (हासिल) से काफ़ी अधिक होती थी।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: twoReasons,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Statement I describes the **jagirdari crisis**. Ask for each of the other two: is it true, and which half of Statement I does it account for?

- **II:** to win over Bijapuri, Golconda and Maratha chiefs, Aurangzeb gave them mansabs. More claimants for the same land meant a long **wait** for a jagir.
- **III:** the jama of the war-torn Deccan stood far above the hasil, so even a jagir in hand yielded **less** than the mansab called for.

Both are true and both explain. The trap is to stop at the first cause found.`,
        hi: String.raw`कथन I में **जागीरदारी संकट** का वर्णन है। शेष दोनों के लिए पूछें: क्या यह सही है, और कथन I के किस भाग का कारण है?

- **II:** बीजापुर, गोलकुंडा और मराठा सरदारों को अपनी ओर करने के लिए औरंगज़ेब ने उन्हें मनसब दिए। उतनी ही भूमि के दावेदार बढ़े, तो जागीर की **प्रतीक्षा** लंबी हुई।
- **III:** युद्ध से उजड़े दक्कन की जमा वहाँ की हासिल से बहुत अधिक थी, इसलिए हाथ में आई जागीर भी मनसब के हिसाब से **कम** देती थी।

दोनों सही हैं और दोनों व्याख्या करते हैं। भूल यह होती है कि पहला कारण मिलते ही हम रुक जाते हैं।`,
      },
      reasons: {
        a: {
          en: 'More claimants explain the wait; inflated jama explains the short yield.',
          hi: 'दावेदारों का बढ़ना प्रतीक्षा का कारण है; बढ़ी-चढ़ी जमा कम आय का।',
        },
        b: {
          en: 'One cause was thought enough, but Statement I has two halves and each needs its own.',
          hi: 'एक कारण को काफ़ी समझ लिया गया, पर कथन I के दो भाग हैं और दोनों के कारण अलग हैं।',
        },
        c: {
          en: 'The entry of Marathas into the mansab ranks, or the gap of jama and hasil, was wrongly doubted; both are well attested.',
          hi: 'मराठों के मनसबदार बनने पर, या जमा और हासिल के अंतर पर संदेह हुआ; दोनों के पक्के प्रमाण हैं।',
        },
        d: {
          en: 'Both are attested facts of the years that Aurangzeb spent in the Deccan.',
          hi: 'दोनों औरंगज़ेब के दक्कन वाले वर्षों के प्रमाणित तथ्य हैं।',
        },
      },
    },
    {
      code: 'gs-007',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: 'In a Sangam poem herdsmen drive their cattle home through the forest as the rains set in, while a wife waits patiently for her husband, who has promised to be back by then. To which tinai (poetic landscape) does such a poem belong?',
        hi: 'एक संगम कविता में वर्षा आरंभ होते ही ग्वाले वन से होकर अपने पशु घर ला रहे हैं और एक पत्नी धैर्य से पति की राह देख रही है, जिसने तब तक लौट आने का वचन दिया है। ऐसी कविता किस तिणै (काव्य-भूदृश्य) की है?',
      },
      options: [
        { id: 'a', content: { en: 'Kurinji', hi: 'कुरिंजि' } },
        { id: 'b', content: { en: 'Marutam', hi: 'मरुतम' } },
        { id: 'c', content: { en: 'Neytal', hi: 'नेय्तल' } },
        { id: 'd', content: { en: 'Mullai', hi: 'मुल्लै' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each tinai joins a land, a people and a mood of love:

| Tinai | Land | Mood |
| --- | --- | --- |
| Kurinji | hills | union of lovers |
| Mullai | forest and pasture | patient waiting |
| Marutam | river fields | the wife's sulking |
| Neytal | seashore | anxious longing |
| Palai | dry land | separation on a journey |

Herdsmen, forest, rains and patient waiting: **Mullai**. The trap is Neytal, where the woman also waits, but in grief and by the sea.`,
        hi: String.raw`हर तिणै में एक भूमि, वहाँ के लोग और प्रेम का एक भाव जुड़े हैं:

| तिणै | भूमि | भाव |
| --- | --- | --- |
| कुरिंजि | पहाड़ | प्रेमियों का मिलन |
| मुल्लै | वन और चरागाह | धैर्यपूर्ण प्रतीक्षा |
| मरुतम | नदी किनारे के खेत | पत्नी का रूठना |
| नेय्तल | समुद्र तट | व्याकुल विरह |
| पालै | शुष्क भूमि | यात्रा पर गए प्रिय से बिछोह |

ग्वाले, वन, वर्षा और धैर्य से प्रतीक्षा: **मुल्लै**। भ्रम नेय्तल से होता है; वहाँ भी स्त्री राह देखती है, पर समुद्र के किनारे और व्याकुल होकर।`,
      },
      reasons: {
        a: {
          en: 'Kurinji is the hill country, and its mood is the meeting of lovers.',
          hi: 'कुरिंजि पहाड़ी भूमि है और उसका भाव प्रेमियों का मिलन है।',
        },
        b: {
          en: 'Marutam is the ploughed land by the river, where the wife is angry with a faithless husband.',
          hi: 'मरुतम नदी किनारे की कृषि भूमि है, जहाँ पत्नी बेवफ़ा पति से रूठी रहती है।',
        },
        c: {
          en: 'Neytal also knows longing, but among fisherfolk on the coast.',
          hi: 'नेय्तल में भी विरह है, पर समुद्र तट के मछुआरों के बीच।',
        },
        d: {
          en: 'Forest, herdsmen, rain and patient waiting are the marks of Mullai.',
          hi: 'वन, ग्वाले, वर्षा और धैर्य से प्रतीक्षा मुल्लै के लक्षण हैं।',
        },
      },
    },
    {
      code: 'gs-008',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`With reference to the Karachi session of the Indian National Congress in 1931, consider the following statements:

1. Vallabhbhai Patel presided over it.
2. It adopted a resolution on Fundamental Rights and the National Economic Programme.
3. It rejected the pact that Gandhi had concluded with Lord Irwin earlier in that month.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारतीय राष्ट्रीय कांग्रेस के 1931 के कराची अधिवेशन के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. इसकी अध्यक्षता वल्लभभाई पटेल ने की।
2. इसमें मौलिक अधिकारों और राष्ट्रीय आर्थिक कार्यक्रम पर एक प्रस्ताव स्वीकार किया गया।
3. इसने उस समझौते को अस्वीकार कर दिया, जो गांधीजी ने उसी महीने लॉर्ड इरविन से किया था।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '3 only', hi: 'केवल 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1 only', hi: 'केवल 1' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct:** Patel was president at Karachi (March 1931).
- **2 is correct:** the resolution promised civil liberties, free primary education, a living wage and State control of key industries: the forerunner of much in Parts III and IV of the Constitution.
- **3 is wrong:** the session **endorsed** the Gandhi-Irwin (Delhi) Pact of 5 March 1931, in spite of the anger at the hanging of Bhagat Singh, Rajguru and Sukhdev on 23 March.

The anger of the young tempts one to take 3 for true. The Congress did go to the second Round Table Conference on the strength of the pact.`,
        hi: String.raw`- **1 सही है:** कराची (मार्च 1931) में अध्यक्ष पटेल थे।
- **2 सही है:** प्रस्ताव में नागरिक स्वतंत्रता, निःशुल्क प्राथमिक शिक्षा, निर्वाह योग्य मज़दूरी और प्रमुख उद्योगों पर राज्य के नियंत्रण की बात थी। संविधान के भाग III और IV की बहुत-सी बातें यहीं से चलीं।
- **3 ग़लत है:** 23 मार्च को भगत सिंह, राजगुरु और सुखदेव की फाँसी से उपजे रोष के बावजूद अधिवेशन ने 5 मार्च 1931 के गांधी-इरविन (दिल्ली) समझौते का **अनुमोदन** किया।

युवाओं का रोष याद करके कथन 3 सही लगने लगता है। पर इसी समझौते के आधार पर कांग्रेस दूसरे गोलमेज सम्मेलन में गई।`,
      },
      reasons: {
        a: {
          en: 'Patel presided and the rights resolution was passed; the pact was endorsed, not rejected.',
          hi: 'अध्यक्ष पटेल थे और अधिकारों का प्रस्ताव पारित हुआ; समझौता अस्वीकार नहीं, अनुमोदित हुआ।',
        },
        b: {
          en: 'The protest against the pact is taken for the decision of the session.',
          hi: 'समझौते के विरोध को ही अधिवेशन का निर्णय मान लिया गया।',
        },
        c: {
          en: 'Patel is left out, and the pact is thought to have been rejected.',
          hi: 'पटेल की अध्यक्षता छूट गई और समझौते को अस्वीकृत मान लिया गया।',
        },
        d: {
          en: 'The rights resolution is placed elsewhere; it is the best-known act of Karachi.',
          hi: 'अधिकारों वाले प्रस्ताव को कहीं और का समझ लिया गया; कराची उसी के लिए प्रसिद्ध है।',
        },
      },
    },
    {
      code: 'gs-009',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`Consider the following statements about Sufi saints in India:

1. Bahauddin Zakariya of Multan, a Suhrawardi, kept up close ties with the Sultan's court.
2. Shaikh Ahmad Sirhindi, a Naqshbandi, defended the doctrine of wahdat-ul-wujud (unity of being) against its critics.
3. Miyan Mir of Lahore, whom Prince Dara Shukoh revered, belonged to the Chishti silsila.

How many of the above statements are correct?`,
        hi: String.raw`भारत के सूफ़ी संतों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

1. मुल्तान के सुहरावर्दी संत बहाउद्दीन ज़कारिया सुल्तान के दरबार से निकट संबंध रखते थे।
2. नक़्शबंदी संत शेख़ अहमद सरहिंदी ने वहदत-उल-वजूद (अस्तित्व की एकता) के सिद्धांत का उसके आलोचकों के विरुद्ध समर्थन किया।
3. लाहौर के मियाँ मीर, जिन पर शाहज़ादा दारा शुकोह की श्रद्धा थी, चिश्ती सिलसिले के थे।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** The Suhrawardis, unlike the early Chishtis, took gifts and office; Iltutmish made Bahauddin Shaikh-ul-Islam.
- **2 is wrong.** Sirhindi **attacked** wahdat-ul-wujud and set **wahdat-ush-shuhud** (unity of witness) against it.
- **3 is wrong.** Miyan Mir was of the **Qadiri** silsila, as was his pupil Mulla Shah, the guide of Dara.

For each silsila keep one mark in mind: Chishti, distance from the court; Suhrawardi, nearness to it; Qadiri, Dara; Naqshbandi, Sirhindi and the stricter view.`,
        hi: String.raw`- **1 सही है।** आरंभिक चिश्तियों के विपरीत सुहरावर्दी भेंट और पद स्वीकार करते थे; इल्तुतमिश ने बहाउद्दीन को शेख़-उल-इस्लाम बनाया।
- **2 ग़लत है।** सरहिंदी ने वहदत-उल-वजूद का **खंडन** किया और उसके सामने **वहदत-उश-शुहूद** (साक्षात्कार की एकता) का सिद्धांत रखा।
- **3 ग़लत है।** मियाँ मीर **क़ादिरी** सिलसिले के थे; दारा के गुरु मुल्ला शाह उन्हीं के शिष्य थे।

हर सिलसिले की एक पहचान याद रखें: चिश्ती, दरबार से दूरी; सुहरावर्दी, दरबार से निकटता; क़ादिरी, दारा; नक़्शबंदी, सरहिंदी और कठोर दृष्टि।`,
      },
      reasons: {
        a: {
          en: 'Only the statement about the Suhrawardi saint of Multan holds.',
          hi: 'केवल मुल्तान के सुहरावर्दी संत वाला कथन सही है।',
        },
        b: {
          en: 'Either Sirhindi was taken for a defender of wahdat-ul-wujud, or Miyan Mir for a Chishti.',
          hi: 'या तो सरहिंदी को वहदत-उल-वजूद का समर्थक मान लिया गया, या मियाँ मीर को चिश्ती।',
        },
        c: {
          en: 'The silsilas of the saints were accepted as given, without a check of doctrine and order.',
          hi: 'सिद्धांत और सिलसिले की जाँच किए बिना तीनों कथन मान लिए गए।',
        },
        d: {
          en: 'The distance that the Chishtis kept from the court was carried over to the Suhrawardis.',
          hi: 'दरबार से दूरी चिश्तियों की थी; उसे सुहरावर्दियों पर भी लागू कर दिया गया।',
        },
      },
    },
    {
      code: 'gs-010',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`With reference to the proposals that Sir Stafford Cripps brought to India in March 1942, consider the following statements:

1. They offered India the status of a Dominion in that very year, before the end of the war.
2. They gave the people of the princely States the right to elect the members who would sit for those States in the constitution-making body.
3. They made the new constitution binding on a province that did not wish to accept it.

How many of the above statements are correct?`,
        hi: String.raw`सर स्टैफ़ोर्ड क्रिप्स मार्च 1942 में जो प्रस्ताव भारत लाए, उनके संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. उनमें युद्ध समाप्त होने से पहले, उसी वर्ष भारत को डोमिनियन का दर्जा देने की बात थी।
2. उनमें संविधान बनाने वाली सभा में देशी रियासतों के प्रतिनिधि चुनने का अधिकार वहाँ की जनता को दिया गया था।
3. उनके अनुसार नया संविधान उस प्रांत पर भी बाध्यकारी होता, जो उसे स्वीकार न करना चाहे।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Each statement says the opposite of what made Indians refuse the offer.

- **1 is wrong:** Dominion status, with the right to leave the Commonwealth, was to come **after the war**. Hence the phrase about a "post-dated cheque".
- **2 is wrong:** the **rulers** were to name the members for their States; members for British India were to be elected by the provincial assemblies.
- **3 is wrong:** a province could **stay out** and have a constitution of its own, which the Congress read as an opening to partition.

So none is correct. Recall the objections of the Congress, and the terms of the offer come back with them.`,
        hi: String.raw`हर कथन उस बात का उलटा है, जिसके कारण भारतीयों ने प्रस्ताव ठुकराया।

- **1 ग़लत है:** राष्ट्रमंडल छोड़ने के अधिकार के साथ डोमिनियन का दर्जा **युद्ध के बाद** मिलना था। इसीलिए इसे "आगे की तारीख़ का चेक" कहा गया।
- **2 ग़लत है:** रियासतों के सदस्य वहाँ के **शासक** मनोनीत करते; ब्रिटिश भारत के सदस्य प्रांतीय विधानसभाएँ चुनतीं।
- **3 ग़लत है:** कोई प्रांत **बाहर रहकर** अपना अलग संविधान बना सकता था; कांग्रेस को इसमें विभाजन का रास्ता दिखा।

अतः कोई भी कथन सही नहीं है। कांग्रेस की आपत्तियाँ याद हों, तो प्रस्ताव की शर्तें अपने आप याद आ जाती हैं।`,
      },
      reasons: {
        a: {
          en: 'Perhaps election in the States was assumed; the rulers were to name their members.',
          hi: 'संभवतः रियासतों में चुनाव मान लिया गया; सदस्य तो शासक मनोनीत करते।',
        },
        b: {
          en: 'The timing was caught, but provinces were free to stay out and rulers to nominate.',
          hi: 'समय वाली भूल पकड़ में आई, पर प्रांत बाहर रह सकते थे और सदस्यों को शासक मनोनीत करते।',
        },
        c: {
          en: 'These would have met the main demands of the Congress; the offer did not.',
          hi: 'ये बातें कांग्रेस की मुख्य माँगें पूरी कर देतीं; प्रस्ताव ने ऐसा नहीं किया।',
        },
        d: {
          en: 'Dominion status after the war, nominees of the rulers, and a right to stay out: all three are wrong.',
          hi: 'डोमिनियन का दर्जा युद्ध के बाद, शासकों के मनोनीत सदस्य और बाहर रहने का अधिकार: तीनों कथन ग़लत हैं।',
        },
      },
    },
    {
      code: 'gs-011',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: String.raw`With reference to works on Indian music, consider the following statements:

1. Sharngadeva wrote the Sangita Ratnakara while he served the Yadavas of Devagiri.
2. Venkatamakhin set out a scheme of 72 melas in the Chaturdandi Prakashika.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारतीय संगीत के ग्रंथों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. शारंगदेव ने संगीत रत्नाकर की रचना देवगिरि के यादवों की सेवा में रहते हुए की।
2. वेंकटमखिन ने चतुर्दंडी प्रकाशिका में 72 मेलों की योजना प्रस्तुत की।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct.** Sharngadeva, whose family came from Kashmir, worked at Devagiri under Singhana in the 13th century. His book is held in honour by both the Hindustani and the Carnatic tradition.
- **2 is correct.** Venkatamakhin wrote at Thanjavur in the 17th century. His 72 melas are the base of the present melakarta scheme of Carnatic music.

Do not mix the 72 melas with the **ten thaats** of V. N. Bhatkhande, which belong to Hindustani music and the 20th century.`,
        hi: String.raw`- **1 सही है।** शारंगदेव का परिवार कश्मीर से आया था; वे 13वीं सदी में सिंघण के समय देवगिरि में थे। उनके ग्रंथ को हिंदुस्तानी और कर्नाटक, दोनों परंपराएँ आदर देती हैं।
- **2 सही है।** वेंकटमखिन ने 17वीं सदी में तंजावुर में लिखा। उनके 72 मेल ही कर्नाटक संगीत की आज की मेलकर्ता पद्धति का आधार हैं।

72 मेलों को वि.ना. भातखंडे के **दस थाटों** से न मिलाएँ; वे हिंदुस्तानी संगीत और 20वीं सदी के हैं।`,
      },
      reasons: {
        a: {
          en: 'The 72 melas were perhaps given to Bhatkhande, who arranged ten thaats.',
          hi: 'शायद 72 मेलों को भातखंडे का मान लिया गया, जिन्होंने दस थाट बनाए थे।',
        },
        b: {
          en: 'Sharngadeva was perhaps placed in Kashmir, where his forefathers lived.',
          hi: 'शायद शारंगदेव को कश्मीर का मान लिया गया, जहाँ उनके पूर्वज रहते थे।',
        },
        c: {
          en: 'Devagiri in the 13th century and Thanjavur in the 17th: both hold.',
          hi: '13वीं सदी का देवगिरि और 17वीं सदी का तंजावुर: दोनों बातें सही हैं।',
        },
        d: {
          en: 'Both works are rightly placed; neither was taken from another author.',
          hi: 'दोनों ग्रंथ सही रचनाकार के साथ दिए गए हैं; किसी का नाम बदला नहीं गया है।',
        },
      },
    },
    {
      code: 'gs-012',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'A temple of soft grey-green soapstone stands on a raised platform that follows its star-shaped plan. It has three sanctums and lathe-turned pillars, and rows of elephants, horsemen and scrolls run round its outer wall. Which of the following temples is it?',
        hi: 'मुलायम धूसर-हरे सेलखड़ी पत्थर का एक मंदिर ऊँचे चबूतरे पर खड़ा है, जो उसकी तारे जैसी योजना के अनुसार ही कटा है। इसमें तीन गर्भगृह और ख़राद पर गढ़े स्तंभ हैं, और बाहरी दीवार पर हाथियों, घुड़सवारों और बेलबूटों की पट्टियाँ घूमती हैं। यह निम्नलिखित में से कौन-सा मंदिर है?',
      },
      options: [
        { id: 'a', content: { en: 'Virupaksha temple, Pattadakal', hi: 'विरूपाक्ष मंदिर, पट्टदकल' } },
        { id: 'b', content: { en: 'Keshava temple, Somanathapura', hi: 'केशव मंदिर, सोमनाथपुर' } },
        { id: 'c', content: { en: 'Airavatesvara temple, Darasuram', hi: 'ऐरावतेश्वर मंदिर, दारासुरम' } },
        { id: 'd', content: { en: 'Vittala temple, Hampi', hi: 'विट्ठल मंदिर, हम्पी' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Soapstone, star-shaped platform, lathe-turned pillars and bands of small figures are the marks of the **Hoysala** style. Of the four, only the **Keshava temple at Somanathapura** (13th century, with three sanctums) is Hoysala. It was put on the World Heritage List in 2023 with Belur and Halebidu.

The others: Pattadakal is early Chalukya, of sandstone; Darasuram is Chola, of granite, with a hall shaped as a chariot; the Vittala temple is of Vijayanagara, known for its stone chariot and musical pillars.`,
        hi: String.raw`सेलखड़ी पत्थर, तारे जैसा चबूतरा, ख़राद पर गढ़े स्तंभ और छोटी आकृतियों की पट्टियाँ **होयसल** शैली की पहचान हैं। चारों में केवल **सोमनाथपुर का केशव मंदिर** (13वीं सदी, तीन गर्भगृह) होयसल है। 2023 में इसे बेलूर और हलेबिडु के साथ विश्व विरासत सूची में रखा गया।

शेष: पट्टदकल आरंभिक चालुक्यों का है, बलुआ पत्थर का; दारासुरम चोलों का है, ग्रेनाइट का, जिसका मंडप रथ जैसा है; विट्ठल मंदिर विजयनगर का है, जो पत्थर के रथ और संगीतमय स्तंभों के लिए प्रसिद्ध है।`,
      },
      reasons: {
        a: {
          en: 'It is an early Chalukya temple of the eighth century, built of sandstone on a plain rectangular plan.',
          hi: 'यह आठवीं सदी का आरंभिक चालुक्य मंदिर है, जो बलुआ पत्थर से सीधी आयताकार योजना पर बना है।',
        },
        b: {
          en: 'It is Hoysala: soapstone, star-shaped platform and three sanctums.',
          hi: 'यह होयसल मंदिर है: सेलखड़ी पत्थर, तारे जैसा चबूतरा और तीन गर्भगृह।',
        },
        c: {
          en: 'It is a Chola temple of granite on a square plan; its hall has the form of a chariot.',
          hi: 'यह ग्रेनाइट का चोल मंदिर है, जिसकी योजना चौकोर है और मंडप रथ जैसा।',
        },
        d: {
          en: 'The stone chariot and musical pillars of Vijayanagara are of granite, not of soapstone.',
          hi: 'विजयनगर का पत्थर का रथ और संगीतमय स्तंभ ग्रेनाइट के हैं, सेलखड़ी के नहीं।',
        },
      },
    },
    {
      code: 'gs-013',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'hard',
      targetSeconds: 80,
      stem: {
        en: String.raw`Consider the following pairs:

Officer in the Arthashastra : His charge

1. Samaharta : Assessment and collection of revenue
2. Sannidhata : Treasury and royal stores
3. Sitadhyaksha : Minting of coins
4. Pautavadhyaksha : Weights and measures

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

अर्थशास्त्र में अधिकारी : उसका कार्य

1. समाहर्ता : राजस्व का निर्धारण और वसूली
2. सन्निधाता : राजकोष और राजकीय भंडार
3. सीताध्यक्ष : सिक्कों की ढलाई
4. पौतवाध्यक्ष : माप और तौल

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 and 2 are right.** The two go together: the samaharta **gathers** the revenue, the sannidhata **keeps** it.
- **3 is wrong.** *Sita* is the furrow and, with it, the crown land. The **sitadhyaksha** saw to its cultivation. Coins were under the **lakshanadhyaksha**.
- **4 is right.** The pautavadhyaksha had standard weights and measures made.

Three pairs are correct. Reading the Sanskrit word is the quickest way: sita is a furrow (so also Sita, who came out of one).`,
        hi: String.raw`- **1 और 2 सही हैं।** दोनों साथ चलते हैं: समाहर्ता राजस्व **इकट्ठा** करता है और सन्निधाता उसे **सँभालकर** रखता है।
- **3 ग़लत है।** *सीता* का अर्थ हल की रेखा और उससे राजकीय भूमि है। **सीताध्यक्ष** उस पर खेती कराता था। सिक्के **लक्षणाध्यक्ष** के अधीन थे।
- **4 सही है।** पौतवाध्यक्ष मानक बाट और माप बनवाता था।

तीन युग्म सही हैं। सबसे जल्दी शब्द के अर्थ से काम बनता है: सीता यानी हल की रेखा (रामायण की सीता भी उसी से निकली थीं)।`,
      },
      reasons: {
        a: {
          en: 'Three officers are rightly placed, the pautavadhyaksha of weights and measures among them.',
          hi: 'तीन अधिकारी सही जगह पर हैं; माप-तौल वाला पौतवाध्यक्ष भी उनमें है।',
        },
        b: {
          en: 'The samaharta and the sannidhata were taken for each other, or the fourth pair was doubted.',
          hi: 'समाहर्ता और सन्निधाता को आपस में बदल दिया गया, या चौथे युग्म पर संदेह हुआ।',
        },
        c: {
          en: 'All but the third are right; the sitadhyaksha looked after crown lands.',
          hi: 'तीसरे को छोड़कर सब सही हैं; सीताध्यक्ष राजकीय भूमि देखता था।',
        },
        d: {
          en: 'Coins were under the lakshanadhyaksha; the sitadhyaksha had to do with farming.',
          hi: 'सिक्के लक्षणाध्यक्ष के अधीन थे; सीताध्यक्ष का काम खेती से जुड़ा था।',
        },
      },
    },
    {
      code: 'gs-014',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'art-and-culture',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: 'Which school of Indian philosophy explains material things as combinations of eternal atoms, and sorts all that exists under padarthas (categories) such as substance, quality and motion?',
        hi: 'भारतीय दर्शन की कौन-सी शाखा भौतिक वस्तुओं को शाश्वत परमाणुओं का संयोग मानती है और जो कुछ भी है, उसे द्रव्य, गुण और कर्म जैसे पदार्थों में बाँटती है?',
      },
      options: [
        { id: 'a', content: { en: 'Mimamsa', hi: 'मीमांसा' } },
        { id: 'b', content: { en: 'Sankhya', hi: 'सांख्य' } },
        { id: 'c', content: { en: 'Vaisheshika', hi: 'वैशेषिक' } },
        { id: 'd', content: { en: 'Vishishtadvaita', hi: 'विशिष्टाद्वैत' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Atoms (**paramanu**) and categories (**padartha**) are the two marks of **Vaisheshika**, traced to Kanada. Its close partner Nyaya gives the method of reasoning.

The trap is Sankhya, which also explains nature, but as the unfolding of **prakriti** and its three gunas beside purusha, and not through atoms.`,
        hi: String.raw`परमाणु और पदार्थ, ये दोनों **वैशेषिक** दर्शन की पहचान हैं, जिसके प्रवर्तक कणाद माने जाते हैं। उसका निकट साथी न्याय तर्क की पद्धति देता है।

भ्रम सांख्य से होता है। वह भी प्रकृति की व्याख्या करता है, पर परमाणुओं से नहीं, बल्कि पुरुष के साथ **प्रकृति** और उसके तीन गुणों के विकास से।`,
      },
      reasons: {
        a: {
          en: 'Mimamsa is concerned with the meaning of Vedic injunctions and ritual duty.',
          hi: 'मीमांसा का विषय वैदिक विधियों का अर्थ और कर्मकांड का कर्तव्य है।',
        },
        b: {
          en: 'Sankhya derives the world from prakriti and its three gunas.',
          hi: 'सांख्य जगत को प्रकृति और उसके तीन गुणों से निकालता है।',
        },
        c: {
          en: 'Atoms and padarthas are the teaching of Vaisheshika.',
          hi: 'परमाणु और पदार्थ वैशेषिक दर्शन के सिद्धांत हैं।',
        },
        d: {
          en: "Ramanuja's Vishishtadvaita takes souls and matter as the body of Brahman.",
          hi: 'रामानुज का विशिष्टाद्वैत जीवों और जड़ जगत को ब्रह्म का शरीर मानता है।',
        },
      },
    },
    {
      code: 'gs-015',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'hard',
      targetSeconds: 75,
      stem: {
        en: 'Under the Sultans of Delhi, the term fawazil, used of an iqta, stood for',
        hi: 'दिल्ली के सुल्तानों के समय इक़्ता के संबंध में फ़वाज़िल शब्द का अर्थ क्या था?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'the tract in it that was set apart as khalisa for the Sultan himself',
            hi: 'उसका वह भाग, जो स्वयं सुल्तान के लिए ख़ालिसा के रूप में अलग रखा जाता था',
          },
        },
        {
          id: 'b',
          content: {
            en: "the balance of its revenue due to the Sultan after the muqti's expenses",
            hi: 'उसके राजस्व का वह शेष, जो मुक़्ती के ख़र्च के बाद सुल्तान को देय होता था',
          },
        },
        {
          id: 'c',
          content: {
            en: 'the fee that a new muqti paid to the Sultan at the time he was given charge of it',
            hi: 'वह शुल्क, जो नया मुक़्ती इक़्ता का प्रभार मिलते समय सुल्तान को देता था',
          },
        },
        {
          id: 'd',
          content: {
            en: 'the share of its revenue left to the village headmen who collected it',
            hi: 'उसके राजस्व का वह अंश, जो वसूली करने वाले ग्राम मुखियों को मिलता था',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The holder of an iqta (the **muqti**) collected its revenue, met his own pay and that of his troops, and owed what was left to the treasury. This **surplus** was the fawazil.

Why it matters: how strictly the fawazil was asked for shows how strong the centre was. Balban set clerks to audit the iqtas; Alauddin Khalji and Muhammad bin Tughlaq tightened the check; under Firoz Shah it grew lax.

The headmen's share was **haqq-i-khuti**, and the Sultan's own land was khalisa.`,
        hi: String.raw`इक़्ता का धारक (**मुक़्ती**) उसका राजस्व वसूलता, अपना और अपने सैनिकों का वेतन निकालता और जो बचता, वह राजकोष को देना होता। यही **अधिशेष** फ़वाज़िल था।

महत्व यह है कि फ़वाज़िल कितनी सख़्ती से माँगा गया, इससे केंद्र की शक्ति का पता चलता है। बलबन ने इक़्ताओं के हिसाब की जाँच के लिए अधिकारी रखे; अलाउद्दीन ख़िलजी और मुहम्मद बिन तुग़लक़ ने नियंत्रण और कसा; फ़िरोज़ शाह के समय ढील आ गई।

मुखियों का अंश **हक़्क़-ए-ख़ूती** था और सुल्तान की अपनी भूमि ख़ालिसा।`,
      },
      reasons: {
        a: {
          en: 'Land whose revenue went straight to the Sultan was khalisa and lay outside the iqtas.',
          hi: 'जिस भूमि का राजस्व सीधे सुल्तान को जाता था, वह ख़ालिसा थी और इक़्ताओं से बाहर थी।',
        },
        b: {
          en: 'Fawazil means surplus: what was left after pay and troops went to the treasury.',
          hi: 'फ़वाज़िल का अर्थ है अधिशेष: वेतन और सैनिकों के ख़र्च के बाद का शेष राजकोष में जाता था।',
        },
        c: {
          en: 'Presents were made on appointment, but the word is about the yearly account of revenue.',
          hi: 'नियुक्ति पर भेंट दी जाती थी, पर यह शब्द राजस्व के वार्षिक हिसाब का है।',
        },
        d: {
          en: "That was the headmen's perquisite, haqq-i-khuti, which Alauddin took away.",
          hi: 'वह मुखियों का हक़, यानी हक़्क़-ए-ख़ूती था, जिसे अलाउद्दीन ने समाप्त किया।',
        },
      },
    },
    {
      code: 'gs-016',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Consider the following pairs:

Inscription : Ruler whose deeds it praises

1. Hathigumpha inscription : Kharavela
2. Nashik inscription of Gautami Balashri : Nahapana
3. Aihole inscription of Ravikirti : Vikramaditya VI
4. Gwalior (Sagar Tal) inscription : Mihira Bhoja

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

अभिलेख : जिस शासक के कार्यों की उसमें प्रशंसा है

1. हाथीगुंफा अभिलेख : खारवेल
2. गौतमी बलश्री का नासिक अभिलेख : नहपान
3. रविकीर्ति का ऐहोल अभिलेख : विक्रमादित्य षष्ठ
4. ग्वालियर (सागर ताल) अभिलेख : मिहिर भोज

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is right:** Kharavela of Kalinga, in a cave of the Udayagiri hills near Bhubaneswar.
- **2 is wrong:** Gautami Balashri praises her son **Gautamiputra Satakarni**, who uprooted the line of Nahapana.
- **3 is wrong:** Ravikirti wrote (634 AD) of **Pulakeshin II** and his victory over Harsha. Vikramaditya VI, of the 11th-12th century, is the hero of Bilhana's *Vikramankadevacharita*.
- **4 is right:** it gives the line and the deeds of the Gurjara-Pratiharas down to Mihira Bhoja.

The line of Nahapana does come into the Nashik record, but as the defeated side: look at who praises whom.`,
        hi: String.raw`- **1 सही है:** भुवनेश्वर के पास उदयगिरि की गुफा में कलिंग के खारवेल का अभिलेख।
- **2 ग़लत है:** गौतमी बलश्री अपने पुत्र **गौतमीपुत्र शातकर्णी** की प्रशंसा करती हैं, जिसने नहपान के वंश को उखाड़ फेंका।
- **3 ग़लत है:** रविकीर्ति ने (634 ई.) **पुलकेशिन द्वितीय** और हर्ष पर उसकी विजय के बारे में लिखा। 11वीं-12वीं सदी का विक्रमादित्य षष्ठ बिल्हण के *विक्रमांकदेवचरित* का नायक है।
- **4 सही है:** इसमें मिहिर भोज तक गुर्जर-प्रतिहारों का वंश और उनके कार्य दिए गए हैं।

नासिक के अभिलेख में चर्चा हारे हुए वंश की भी है; देखना यह है कि प्रशंसा किसकी हो रही है।`,
      },
      reasons: {
        a: {
          en: 'Kharavela was known, but the Sagar Tal inscription of Mihira Bhoja was missed.',
          hi: 'खारवेल याद रहा, पर मिहिर भोज का सागर ताल अभिलेख छूट गया।',
        },
        b: {
          en: 'Pairs 1 and 4 are right; 2 should be Gautamiputra Satakarni and 3 Pulakeshin II.',
          hi: 'युग्म 1 और 4 सही हैं; 2 में गौतमीपुत्र शातकर्णी और 3 में पुलकेशिन द्वितीय होना चाहिए।',
        },
        c: {
          en: 'Nahapana of the same region was accepted, though the record tells of the ruin of his line.',
          hi: 'उसी क्षेत्र के नहपान को मान लिया गया, जबकि अभिलेख उसके वंश के विनाश का है।',
        },
        d: {
          en: 'Both Chalukya and Satavahana pairs were accepted by region, without the ruler.',
          hi: 'क्षेत्र देखकर चालुक्य और सातवाहन, दोनों युग्म मान लिए गए; शासक नहीं देखा गया।',
        },
      },
    },
    {
      code: 'gs-017',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following pairs:

Agrarian movement : Those against whom it was chiefly directed

1. Pabna leagues, 1873 : Zamindars who enhanced rents
2. Deccan riots, 1875 : Moneylenders who held the bonds of ryots
3. Champaran satyagraha, 1917 : Planters who enforced the tinkathia system
4. Tebhaga movement, 1946 : Jotedars who took half of the sharecropper's crop

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

कृषक आंदोलन : मुख्यतः जिनके विरुद्ध हुआ

1. पाबना के संघ, 1873 : लगान बढ़ाने वाले ज़मींदार
2. दक्कन के दंगे, 1875 : रैयतों के ऋण-पत्र रखने वाले साहूकार
3. चंपारण सत्याग्रह, 1917 : तिनकठिया व्यवस्था थोपने वाले बाग़ान मालिक
4. तेभागा आंदोलन, 1946 : बटाईदार की आधी फ़सल लेने वाले जोतदार

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask in each region who stood between the tiller and his crop.

- **Pabna** (East Bengal): zamindars raised rents and denied the occupancy right of the Act of 1859.
- **Deccan** (Poona and Ahmednagar): ryots settled with directly by the State were in debt to moneylenders; they burned the bonds.
- **Champaran:** European planters had indigo grown on 3 kathas of each bigha of 20.
- **Tebhaga** (Bengal): sharecroppers (bargadars) asked for **two-thirds**, where the jotedar took half.

All four pairs are right. In a paper full of traps, do not hunt for an error where there is none.`,
        hi: String.raw`हर क्षेत्र में पूछें कि किसान और उसकी उपज के बीच कौन खड़ा था।

- **पाबना** (पूर्वी बंगाल): ज़मींदार लगान बढ़ाते थे और 1859 के अधिनियम से मिला दख़लकारी अधिकार नहीं मानते थे।
- **दक्कन** (पूना और अहमदनगर): रैयतों का बंदोबस्त सीधे राज्य से था, पर वे साहूकारों के क़र्ज़ में थे; उन्होंने ऋण-पत्र जला दिए।
- **चंपारण:** यूरोपीय बाग़ान मालिक हर बीघे के 20 में से 3 कट्ठे पर नील उगवाते थे।
- **तेभागा** (बंगाल): जोतदार आधी फ़सल लेते थे, जबकि बटाईदार (बरगादार) **दो-तिहाई** माँगते थे।

चारों युग्म सही हैं। भ्रमों से भरे पेपर में वहाँ ग़लती न खोजें, जहाँ वह है ही नहीं।`,
      },
      reasons: {
        a: {
          en: 'Champaran may be the one that is remembered; the other three are matched as well.',
          hi: 'शायद केवल चंपारण याद रहा; बाक़ी तीनों युग्म भी सही हैं।',
        },
        b: {
          en: 'Zamindars and moneylenders of the first two were perhaps taken to be interchanged; they are not.',
          hi: 'शायद लगा कि पहले दो में ज़मींदार और साहूकार आपस में बदल दिए गए हैं; ऐसा नहीं है।',
        },
        c: {
          en: 'Tebhaga was perhaps doubted: its name comes from the three parts, of which the tiller claimed two.',
          hi: 'शायद तेभागा पर संदेह हुआ: नाम तीन भागों से बना है, जिनमें से दो किसान माँगता था।',
        },
        d: {
          en: 'Zamindar, moneylender, planter and jotedar: each stands in its own region.',
          hi: 'ज़मींदार, साहूकार, बाग़ान मालिक और जोतदार: हर एक अपने क्षेत्र में सही बैठता है।',
        },
      },
    },
    {
      code: 'gs-018',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: "In 1925 four proposals are made in the legislative council of a province governed under the Government of India Act, 1919. Which one of them falls to a Minister, and not to a member of the Governor's Executive Council?",
        hi: '1925 में भारत शासन अधिनियम, 1919 के अधीन शासित एक प्रांत की विधान परिषद् में चार प्रस्ताव आते हैं। उनमें से किसका विषय किसी मंत्री के पास है, न कि गवर्नर की कार्यकारी परिषद् के सदस्य के पास?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Lowering the rate charged for water from a canal',
            hi: 'नहर से मिलने वाले सिंचाई के पानी की दर घटाना',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Remitting the land revenue of a tract hit by drought',
            hi: 'सूखे से पीड़ित क्षेत्र का भू-राजस्व माफ़ करना',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Posting more constables to a market town',
            hi: 'एक क़स्बे के थाने में और सिपाही तैनात करना',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Opening more dispensaries in a malarial tract',
            hi: 'मलेरिया वाले क्षेत्र में और औषधालय खोलना',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Under **dyarchy** the subjects of a province were of two kinds:

- **Transferred**, under Ministers answerable to the council: public health and medical relief, education, local self-government, agriculture, excise, co-operative societies.
- **Reserved**, under Executive Councillors: land revenue, police, justice, irrigation, finance.

Dispensaries are medical relief: **transferred**. A rule of thumb: what brought in the main revenue or kept order was reserved; "nation-building" work, short of money, was transferred. Canals are the trap: agriculture was transferred, but irrigation was not.`,
        hi: String.raw`**द्वैध शासन** में प्रांत के विषय दो प्रकार के थे:

- **हस्तांतरित**, परिषद् के प्रति उत्तरदायी मंत्रियों के पास: लोक स्वास्थ्य और चिकित्सा, शिक्षा, स्थानीय स्वशासन, कृषि, आबकारी, सहकारी समितियाँ।
- **आरक्षित**, कार्यकारी परिषद् के सदस्यों के पास: भू-राजस्व, पुलिस, न्याय, सिंचाई, वित्त।

औषधालय चिकित्सा में आते हैं: **हस्तांतरित**। मोटा नियम: जिससे मुख्य राजस्व आता था या व्यवस्था बनी रहती थी, वह आरक्षित था; "राष्ट्र निर्माण" के काम, जिनके लिए धन की कमी रहती थी, हस्तांतरित थे। नहर से भ्रम होता है: कृषि हस्तांतरित थी, सिंचाई नहीं।`,
      },
      reasons: {
        a: {
          en: 'Irrigation and canals were reserved, although agriculture was transferred.',
          hi: 'कृषि हस्तांतरित थी, पर सिंचाई और नहरें आरक्षित थीं।',
        },
        b: {
          en: 'Land revenue, the chief income of a province, was a reserved subject.',
          hi: 'भू-राजस्व प्रांत की मुख्य आय था और आरक्षित विषय था।',
        },
        c: {
          en: 'Police stayed with the Executive Council as a reserved subject.',
          hi: 'पुलिस आरक्षित विषय के रूप में कार्यकारी परिषद् के पास रही।',
        },
        d: {
          en: 'Public health and medical relief were transferred to Ministers.',
          hi: 'लोक स्वास्थ्य और चिकित्सा मंत्रियों को हस्तांतरित किए गए थे।',
        },
      },
    },
    {
      code: 'gs-019',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'medieval-history',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to local assemblies under the Cholas, consider the following statements:

1. Inscriptions at Uttaramerur describe how members of the committees of the sabha were chosen by drawing lots.
2. The ur was the assembly of a village that had been granted to Brahmanas.
3. The nagaram was an assembly of traders.

Which of the statements given above is/are correct?`,
        hi: String.raw`चोलों के समय की स्थानीय सभाओं के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. उत्तरमेरूर के अभिलेख बताते हैं कि सभा की समितियों के सदस्य पर्ची निकालकर कैसे चुने जाते थे।
2. उर उस गाँव की सभा थी, जो ब्राह्मणों को दान में दिया गया हो।
3. नगरम व्यापारियों की सभा थी।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '1 only', hi: 'केवल 1' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is correct:** two inscriptions of Parantaka I (10th century) lay down who could stand and how names on palm leaves were drawn from a pot (kudavolai).
- **2 is wrong:** the village granted to Brahmanas (brahmadeya) had a **sabha**; the **ur** was the assembly of an ordinary village of peasants.
- **3 is correct:** nagaram was the body of traders in a market town.

Keep the three together: ur of peasants, sabha of Brahmanas, nagaram of traders; the nadu joined several villages.`,
        hi: String.raw`- **1 सही है:** परांतक प्रथम (10वीं सदी) के दो अभिलेख बताते हैं कि कौन सदस्य बन सकता था और ताड़ के पत्तों पर लिखे नाम घड़े से कैसे निकाले जाते थे (कुडवोलै)।
- **2 ग़लत है:** ब्राह्मणों को दान में मिले गाँव (ब्रह्मदेय) में **सभा** होती थी; **उर** किसानों के सामान्य गाँव की सभा थी।
- **3 सही है:** नगरम बाज़ार वाले क़स्बों में व्यापारियों की संस्था थी।

तीनों साथ याद रखें: किसानों का उर, ब्राह्मणों की सभा, व्यापारियों का नगरम; नाडु कई गाँवों को जोड़ता था।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 exchanges the ur for the sabha; the brahmadeya village had the sabha.',
          hi: 'कथन 2 में सभा की जगह उर रख दिया गया है; ब्रह्मदेय गाँव में सभा होती थी।',
        },
        b: {
          en: 'Choice by lot at Uttaramerur and the nagaram of traders are both right.',
          hi: 'उत्तरमेरूर में पर्ची से चुनाव और व्यापारियों का नगरम, दोनों सही हैं।',
        },
        c: {
          en: 'The nagaram was left out, perhaps because the word looks like that for a town.',
          hi: 'नगरम छूट गया, शायद इसलिए कि शब्द से केवल नगर का बोध होता है।',
        },
        d: {
          en: 'The ur and the sabha were taken for the same kind of body.',
          hi: 'उर और सभा को एक ही तरह की संस्था मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-020',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'social-movements',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following statements:

1. Muthulakshmi Reddy worked in the Madras Legislative Council for a law against the dedication of girls to temples as devadasis.
2. The Child Marriage Restraint Act of 1929, known as the Sarda Act, as first passed fixed the least age of marriage at 18 years for girls and 21 years for boys.

Which of the statements given above is/are correct?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

1. मुथुलक्ष्मी रेड्डी ने मद्रास विधान परिषद् में देवदासी के रूप में मंदिरों को लड़कियाँ समर्पित करने के विरुद्ध क़ानून के लिए काम किया।
2. 1929 के बाल विवाह निरोधक अधिनियम (शारदा अधिनियम) ने अपने मूल रूप में विवाह की न्यूनतम आयु लड़कियों के लिए 18 वर्ष और लड़कों के लिए 21 वर्ष तय की।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is correct.** Dr Muthulakshmi Reddy entered the Council in the later 1920s, the first woman there, and was its Deputy President. The law she worked for came in full in 1947.
- **2 is wrong.** The Sarda Act fixed **14** for girls and **18** for boys. The ages of 18 and 21 came with the amendment of **1978**.

The trap is to read the later law back into 1929. The change ran in steps: 10 and 12 as age of consent (1860, 1891), then 14 (1929), 15 (1949) and 18 (1978) as age of marriage for girls.`,
        hi: String.raw`- **1 सही है।** डॉ. मुथुलक्ष्मी रेड्डी 1920 के दशक के उत्तरार्ध में परिषद् में आईं; वे वहाँ की पहली महिला सदस्य और उपाध्यक्ष थीं। जिस क़ानून के लिए उन्होंने काम किया, वह पूर्ण रूप में 1947 में बना।
- **2 ग़लत है।** शारदा अधिनियम ने लड़कियों के लिए **14** और लड़कों के लिए **18** वर्ष तय किए। 18 और 21 वर्ष **1978** के संशोधन से आए।

भूल बाद के क़ानून को 1929 में पढ़ लेने से होती है। बदलाव सीढ़ी-दर-सीढ़ी आया: सहमति की आयु 10 और फिर 12 (1860, 1891), फिर लड़कियों के विवाह की आयु 14 (1929), 15 (1949) और 18 (1978)।`,
      },
      reasons: {
        a: {
          en: 'The first is a fact; the ages in the second belong to the amendment of 1978.',
          hi: 'पहला कथन तथ्य है; दूसरे की आयु 1978 के संशोधन की है।',
        },
        b: {
          en: 'The present ages were read into the Act of 1929, and the work of Muthulakshmi Reddy was not known.',
          hi: 'आज की आयु 1929 के अधिनियम में पढ़ ली गई और मुथुलक्ष्मी रेड्डी का काम याद नहीं रहा।',
        },
        c: {
          en: 'The ages 18 and 21 look familiar, but in 1929 they were 14 and 18.',
          hi: '18 और 21 वर्ष जाने-पहचाने लगते हैं, पर 1929 में ये 14 और 18 थे।',
        },
        d: {
          en: 'Her work in the Council against the dedication of girls was missed.',
          hi: 'लड़कियों के समर्पण के विरुद्ध परिषद् में उनका काम छूट गया।',
        },
      },
    },
    {
      code: 'gs-021',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to land revenue under British rule, consider the following statements:

1. The ryotwari settlement of Madras made the headman liable for the revenue of the whole village.
2. The Permanent Settlement of 1793 laid down the highest rent that a zamindar might take from his ryots.
3. Under the mahalwari settlement the demand on an estate was fixed once, with no later revision.

How many of the above statements are correct?`,
        hi: String.raw`ब्रिटिश शासन में भू-राजस्व के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. मद्रास के रैयतवाड़ी बंदोबस्त में पूरे गाँव के राजस्व का दायित्व मुखिया पर था।
2. 1793 के स्थायी बंदोबस्त में यह तय किया गया कि ज़मींदार अपने रैयतों से अधिक से अधिक कितना लगान ले सकता है।
3. महालवाड़ी बंदोबस्त में महाल की माँग एक बार तय कर दी जाती थी, बाद में उसका पुनरीक्षण नहीं होता था।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`For each system ask: who pays, and for how long is the sum fixed?

- **1 is wrong:** in ryotwari **each ryot** paid for his own fields. Joint liability through a headman belongs to **mahalwari**.
- **2 is wrong:** what was fixed in 1793 was the sum the **zamindar paid to the State**. The rent of the ryots was left open; protection began with the Rent Act of 1859.
- **3 is wrong:** the mahalwari demand was **revised** from time to time, usually after thirty years. A demand fixed for good belongs to the Permanent Settlement.

None is correct: each has borrowed the feature of another system, or mistaken rent for revenue.`,
        hi: String.raw`हर व्यवस्था के लिए पूछें: राजस्व कौन देता है, और राशि कितने समय के लिए तय है?

- **1 ग़लत है:** रैयतवाड़ी में **हर रैयत** अपने खेतों का राजस्व देता था। मुखिया के माध्यम से सामूहिक दायित्व **महालवाड़ी** की बात है।
- **2 ग़लत है:** 1793 में वह राशि तय हुई, जो **ज़मींदार राज्य को देता**। रैयतों का लगान खुला छोड़ दिया गया; संरक्षण 1859 के लगान अधिनियम से आरंभ हुआ।
- **3 ग़लत है:** महालवाड़ी की माँग का समय-समय पर, प्रायः तीस वर्ष बाद, **पुनरीक्षण** होता था। सदा के लिए तय माँग स्थायी बंदोबस्त की पहचान है।

कोई भी कथन सही नहीं है: या तो किसी और व्यवस्था की विशेषता जोड़ दी गई है, या लगान को राजस्व समझ लिया गया है।`,
      },
      reasons: {
        a: {
          en: 'Most often statement 2 is accepted, by mixing the rent of the ryot with the revenue of the zamindar.',
          hi: 'अक्सर कथन 2 सही मान लिया जाता है, क्योंकि रैयत के लगान और ज़मींदार के राजस्व में भ्रम हो जाता है।',
        },
        b: {
          en: 'Village liability and a lasting demand were given to systems that did not have them.',
          hi: 'गाँव का सामूहिक दायित्व और स्थायी माँग उन व्यवस्थाओं पर लगा दिए गए, जिनमें वे थे ही नहीं।',
        },
        c: {
          en: 'Each feature is known from some settlement, but not from the one it stands under here.',
          hi: 'ये बातें किसी न किसी बंदोबस्त की लगती हैं, पर यहाँ ग़लत बंदोबस्त के साथ रखी गई हैं।',
        },
        d: {
          en: 'The ryot paid in Madras, rents were left open in Bengal, and mahals were reassessed.',
          hi: 'मद्रास में रैयत देता था, बंगाल में लगान खुला छोड़ा गया और महालों का पुनरीक्षण होता था।',
        },
      },
    },
    {
      code: 'gs-022',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'monuments',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to rock-cut monuments of India, consider the following statements:

1. Inscriptions in caves of the Barabar hills record their gift to the Ajivikas in the reign of Ashoka.
2. The great relief of Varaha at Udayagiri near Vidisha belongs to the Gupta period.
3. The Kailasa temple at Ellora was carved from the top of the rock downwards.

How many of the above statements are correct?`,
        hi: String.raw`भारत के शैलकृत स्मारकों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. बराबर पहाड़ियों की गुफाओं के अभिलेखों में अशोक के शासनकाल में उन्हें आजीवकों को दान देने का उल्लेख है।
2. विदिशा के पास उदयगिरि में उकेरी गई वराह की विशाल प्रतिमा गुप्त काल की है।
3. एलोरा का कैलास मंदिर चट्टान को ऊपर से नीचे की ओर काटकर बनाया गया।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **1 is correct:** the Barabar caves (Bihar), with their mirror polish, are the oldest dated rock-cut caves of India. They went to the Ajivikas, though Ashoka himself was a Buddhist.
- **2 is correct:** Udayagiri has inscriptions of the time of Chandragupta II (about 400 AD).
- **3 is correct:** the Rashtrakutas (Krishna I, 8th century) had trenches cut into the hill and the block left between them carved from the top.

Statement 1 is the trap: one expects Ashoka's caves to be Buddhist. And keep this Udayagiri (Madhya Pradesh) apart from the one in Odisha, with the Jaina caves of Kharavela.`,
        hi: String.raw`- **1 सही है:** दर्पण जैसी पॉलिश वाली बराबर गुफाएँ (बिहार) भारत की सबसे पुरानी तिथियुक्त शैलकृत गुफाएँ हैं। अशोक स्वयं बौद्ध थे, फिर भी ये आजीवकों को मिलीं।
- **2 सही है:** उदयगिरि में चंद्रगुप्त द्वितीय के समय (लगभग 400 ई.) के अभिलेख हैं।
- **3 सही है:** राष्ट्रकूटों (कृष्ण प्रथम, 8वीं सदी) ने पहाड़ी में खाइयाँ कटवाईं और उनके बीच छूटे शिलाखंड को ऊपर से तराशा गया।

भ्रम कथन 1 में है: लगता है कि अशोक की गुफाएँ बौद्ध होंगी। और इस उदयगिरि (मध्य प्रदेश) को ओडिशा की उदयगिरि से अलग रखें, जहाँ खारवेल की जैन गुफाएँ हैं।`,
      },
      reasons: {
        a: {
          en: 'Kailasa is the one most people know; the caves of Barabar and Udayagiri are rightly placed too.',
          hi: 'कैलास मंदिर तो सब जानते हैं; बराबर और उदयगिरि की बातें भी सही हैं।',
        },
        b: {
          en: "The Ajivikas were doubted because Ashoka was a Buddhist, or Udayagiri was taken for Odisha's.",
          hi: 'अशोक के बौद्ध होने से आजीवकों पर संदेह हुआ, या उदयगिरि को ओडिशा वाली समझ लिया गया।',
        },
        c: {
          en: 'Gift to the Ajivikas, Gupta Varaha, and carving from above: all are established.',
          hi: 'आजीवकों को दान, गुप्तकालीन वराह और ऊपर से कटाई: तीनों प्रमाणित हैं।',
        },
        d: {
          en: 'The order of work at Kailasa alone rules this out.',
          hi: 'कैलास मंदिर में काम का क्रम ही इस विकल्प को काट देता है।',
        },
      },
    },
    {
      code: 'gs-023',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'ancient-history',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: The early punch-marked silver coins are the chief source for the names of the kings who ruled the mahajanapadas.

Statement-II: The early punch-marked silver coins bear symbols such as the sun, a tree or a hill, with no written legend.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: महाजनपदों पर शासन करने वाले राजाओं के नाम जानने का मुख्य स्रोत आरंभिक आहत (पंचमार्क) चाँदी के सिक्के हैं।

कथन-II: आरंभिक आहत चाँदी के सिक्कों पर सूर्य, वृक्ष या पहाड़ जैसे चिह्न हैं, कोई लेख नहीं है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`If Statement-II is true, Statement-I cannot be: a coin **without a legend** names no king.

The names of these kings come from **texts** (Buddhist, Jaina and Puranic). Coins with the names and portraits of rulers begin in India with the **Indo-Greeks**, in the second century BC. Punch-marked coins tell of trade, of metal and weight, and of where money was used.`,
        hi: String.raw`यदि कथन-II सही है, तो कथन-I सही हो ही नहीं सकता: जिस सिक्के पर **लेख नहीं**, वह किसी राजा का नाम नहीं बताता।

इन राजाओं के नाम **ग्रंथों** (बौद्ध, जैन और पौराणिक) से मिलते हैं। शासकों के नाम और चित्र वाले सिक्के भारत में दूसरी सदी ईसा पूर्व में **हिंद-यूनानियों** से आरंभ हुए। आहत सिक्के व्यापार, धातु और तौल की जानकारी देते हैं और यह बताते हैं कि मुद्रा कहाँ-कहाँ चलती थी।`,
      },
      reasons: {
        a: {
          en: 'The two contradict each other: symbols without a legend cannot give names.',
          hi: 'दोनों परस्पर विरोधी हैं: बिना लेख के चिह्न नाम नहीं बता सकते।',
        },
        b: {
          en: 'Coins do name kings in later ages, but not these; the names come from texts.',
          hi: 'बाद के युगों के सिक्के राजाओं के नाम बताते हैं, ये नहीं; नाम ग्रंथों से मिलते हैं।',
        },
        c: {
          en: 'This turns the facts round: legends are a feature of Indo-Greek and later coins.',
          hi: 'यह तथ्यों को उलट देता है: लेख हिंद-यूनानी और बाद के सिक्कों की विशेषता हैं।',
        },
        d: {
          en: 'Symbols and no legend is right, and for that very reason Statement-I fails.',
          hi: 'चिह्न हैं, लेख नहीं, यह बात सही है; इसी कारण कथन-I टिक नहीं पाता।',
        },
      },
    },
    {
      code: 'gs-024',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'post-independence',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to the integration of the princely States, consider the following statements:

1. The Nawab of Junagadh signed the accession of his State to India as a result of the plebiscite of February 1948.
2. The Nizam of Hyderabad signed a Standstill Agreement with India in November 1947.

Which of the statements given above is/are correct?`,
        hi: String.raw`देशी रियासतों के एकीकरण के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. फ़रवरी 1948 के जनमत संग्रह के परिणामस्वरूप जूनागढ़ के नवाब ने अपनी रियासत के भारत में विलय पर हस्ताक्षर किए।
2. हैदराबाद के निज़ाम ने नवंबर 1947 में भारत के साथ यथास्थिति समझौते (स्टैंडस्टिल एग्रीमेंट) पर हस्ताक्षर किए।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **1 is wrong.** The Nawab had acceded to **Pakistan** in 1947 and then fled there. His Dewan asked India to take over the administration in November 1947, and the **people** chose India in the plebiscite of February 1948.
- **2 is correct.** The agreement kept relations as they were for a year. It broke down, and the police action (Operation Polo) of **September 1948** ended the matter.

In Junagadh the ruler and the people wanted different things: this is what the plebiscite settled.`,
        hi: String.raw`- **1 ग़लत है।** नवाब ने 1947 में **पाकिस्तान** में विलय किया और फिर वहीं भाग गया। नवंबर 1947 में उसके दीवान ने भारत से प्रशासन सँभालने को कहा, और फ़रवरी 1948 के जनमत संग्रह में **जनता** ने भारत को चुना।
- **2 सही है।** इस समझौते से एक वर्ष के लिए संबंध ज्यों के त्यों रहने थे। यह टिक न सका और **सितंबर 1948** की पुलिस कार्रवाई (ऑपरेशन पोलो) से मामला समाप्त हुआ।

जूनागढ़ में शासक और जनता की इच्छा अलग-अलग थी: जनमत संग्रह ने इसी का निर्णय किया।`,
      },
      reasons: {
        a: {
          en: 'The plebiscite is a fact, but the Nawab was by then in Pakistan, to which he had acceded.',
          hi: 'जनमत संग्रह तथ्य है, पर नवाब तब तक पाकिस्तान में था, जिसमें वह विलय कर चुका था।',
        },
        b: {
          en: 'The agreement of November 1947 with the Nizam is a fact; the Nawab never joined India.',
          hi: 'निज़ाम के साथ नवंबर 1947 का समझौता तथ्य है; नवाब भारत में शामिल हुआ ही नहीं।',
        },
        c: {
          en: 'The vote of the people of Junagadh was taken for an act of the Nawab.',
          hi: 'जूनागढ़ की जनता के मत को नवाब का निर्णय मान लिया गया।',
        },
        d: {
          en: 'The Standstill Agreement was missed, since Hyderabad is remembered for the police action.',
          hi: 'हैदराबाद पुलिस कार्रवाई के लिए याद रहता है, इसलिए यथास्थिति समझौता छूट गया।',
        },
      },
    },
    {
      code: 'gs-025',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'modern-history',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: The first railway companies in India had little reason to keep the cost of construction low.

Statement-II: The Government guaranteed these companies a return on their capital, usually of 5 per cent, out of Indian revenues.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: भारत की पहली रेल कंपनियों के पास निर्माण की लागत कम रखने का कोई ख़ास कारण नहीं था।

कथन-II: सरकार ने इन कंपनियों को उनकी पूँजी पर भारतीय राजस्व से प्रायः 5 प्रतिशत प्रतिफल की गारंटी दी थी।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Read II with "because" before it: they had little reason to be thrifty **because** the return was safe whether the line earned it or not. Any shortfall was made good by the Indian taxpayer, so a dearer line did the shareholder no harm.

This guarantee system of the 1850s and 1860s was one of the points of the nationalists' case on the drain of wealth. From about 1870 the State began to build lines itself.`,
        hi: String.raw`कथन II के आगे "क्योंकि" लगाकर पढ़ें: किफ़ायत का ख़ास कारण नहीं था, **क्योंकि** लाइन कमाए या न कमाए, प्रतिफल पक्का था। जो कमी पड़ती, उसे भारत का करदाता भरता था, इसलिए महँगी लाइन से शेयरधारक को कोई हानि नहीं थी।

1850 और 1860 के दशकों की यह गारंटी व्यवस्था, धन की निकासी पर राष्ट्रवादियों के तर्कों में से एक थी। लगभग 1870 से राज्य स्वयं लाइनें बनाने लगा।`,
      },
      reasons: {
        a: {
          en: 'A safe return, paid by the taxpayer, is the very reason why costs ran high.',
          hi: 'करदाता के पैसे से मिला पक्का प्रतिफल ही लागत बढ़ने का कारण था।',
        },
        b: {
          en: 'The link was missed: a return that does not depend on earnings takes away the motive to save.',
          hi: 'संबंध छूट गया: जो प्रतिफल कमाई पर निर्भर न हो, वह बचत की प्रेरणा मिटा देता है।',
        },
        c: {
          en: 'The guarantee was doubted; it stood in the contracts of the East Indian and the Great Indian Peninsula companies.',
          hi: 'गारंटी पर संदेह हुआ; वह ईस्ट इंडियन और ग्रेट इंडियन पेनिनसुला कंपनियों के अनुबंधों में थी।',
        },
        d: {
          en: 'It was assumed that private companies are thrifty; here the risk was not theirs.',
          hi: 'मान लिया गया कि निजी कंपनियाँ किफ़ायती होती हैं; यहाँ जोखिम उनका था ही नहीं।',
        },
      },
    },
  ],
}
