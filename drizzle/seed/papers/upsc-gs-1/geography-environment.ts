import type { PaperSection } from '../paper.ts'
import { countOfFour, countOfThree, oneOrBoth, statementAndReason, twoReasons } from './standard-options.ts'

export const geographyEnvironment: PaperSection = {
  presetSectionId: 'gs',
  questions: [
    {
      code: 'gs-056',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following cities:

1. Udaipur (Rajasthan)
2. Bhopal
3. Agartala
4. Aizawl

In how many of the above does the noon Sun stand exactly overhead on some day of the year?`,
        hi: String.raw`निम्नलिखित नगरों पर विचार कीजिए:

1. उदयपुर (राजस्थान)
2. भोपाल
3. अगरतला
4. आइज़ोल

उपर्युक्त में से कितने नगरों में वर्ष के किसी दिन मध्याह्न का सूर्य ठीक सिर के ऊपर होता है?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The noon Sun reaches the zenith only between the two tropics, so ask which cities lie **south of 23°26′ N**.

- Udaipur: about 24°35′ N, outside.
- Bhopal: about 23°15′ N, inside.
- Agartala: about 23°50′ N, outside.
- Aizawl: about 23°44′ N, outside.

Only one. The trap: the Tropic of Cancer crosses all four States (Rajasthan, Madhya Pradesh, Tripura, Mizoram), but a State is not the city. In Tripura and Mizoram the line runs to the south of the capital.`,
        hi: String.raw`मध्याह्न का सूर्य कर्क और मकर रेखाओं के बीच ही सिर के ठीक ऊपर आता है; इसलिए देखिए कि कौन-से नगर **23°26′ उत्तर से दक्षिण** में हैं।

- उदयपुर: लगभग 24°35′ उत्तर, बाहर।
- भोपाल: लगभग 23°15′ उत्तर, भीतर।
- अगरतला: लगभग 23°50′ उत्तर, बाहर।
- आइज़ोल: लगभग 23°44′ उत्तर, बाहर।

केवल एक। जाल यह है कि कर्क रेखा इन चारों नगरों के राज्यों (राजस्थान, मध्य प्रदेश, त्रिपुरा, मिज़ोरम) से गुज़रती है, पर राज्य और नगर एक बात नहीं हैं। त्रिपुरा और मिज़ोरम में यह रेखा राजधानी के दक्षिण से जाती है।`,
      },
      reasons: {
        a: {
          en: 'Bhopal (23°15′ N) alone lies south of the Tropic of Cancer (23°26′ N); the other three lie north of it.',
          hi: 'केवल भोपाल (23°15′ उत्तर) कर्क रेखा (23°26′ उत्तर) के दक्षिण में है; शेष तीनों उसके उत्तर में हैं।',
        },
        b: {
          en: 'This puts Agartala or Aizawl south of the Tropic, though both (23°50′ N and 23°44′ N) lie to its north.',
          hi: 'इसमें अगरतला या आइज़ोल को कर्क रेखा के दक्षिण में मान लिया गया, जबकि दोनों (23°50′ और 23°44′ उत्तर) उसके उत्तर में हैं।',
        },
        c: {
          en: 'This leaves out Udaipur alone and trusts that both north-eastern capitals lie within the tropics.',
          hi: 'इसमें केवल उदयपुर को छोड़ा गया और पूर्वोत्तर की दोनों राजधानियों को उष्ण कटिबंध में मान लिया गया।',
        },
        d: {
          en: 'This counts every State crossed by the Tropic of Cancer and not the city itself.',
          hi: 'इसमें नगर की जगह हर उस राज्य को गिन लिया गया जिससे कर्क रेखा गुज़रती है।',
        },
      },
    },
    {
      code: 'gs-057',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: 'A ridge of hard rock lay buried under a thick plain of soft, level beds. A river took its course across this plain. In the ages that followed the soft beds were stripped away, but the river kept its line, and it now cuts a gorge right through the ridge. Which one of the following terms best describes the relation of the river to the ridge?',
        hi: 'कठोर चट्टान का एक कटक (रिज) कोमल, समतल परतों के मोटे मैदान के नीचे दबा था। एक नदी ने इस मैदान पर अपना मार्ग बनाया। बाद के युगों में कोमल परतें कटकर हट गईं, पर नदी अपने मार्ग पर बनी रही और अब वह कटक को आर-पार काटकर गॉर्ज से बहती है। कटक के साथ नदी के इस संबंध को निम्नलिखित में से कौन-सा एक पद सबसे अच्छी तरह बताता है?',
      },
      options: [
        { id: 'a', content: { en: 'Superimposed drainage', hi: 'अध्यारोपित अपवाह' } },
        { id: 'b', content: { en: 'Antecedent drainage', hi: 'पूर्ववर्ती अपवाह' } },
        { id: 'c', content: { en: 'Subsequent drainage', hi: 'परवर्ती अपवाह' } },
        { id: 'd', content: { en: 'Consequent drainage', hi: 'अनुवर्ती अपवाह' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ask which is older at the surface: the river's course or the ridge it crosses.

Here the course was laid down on a **cover** that has gone, and was let down on the older ridge beneath: the drainage is **superimposed**. In antecedent drainage the river is older and the land **rises** across its path while it flows (Indus, Sutlej, Brahmaputra). The gorge is the same in both; the history tells them apart.`,
        hi: String.raw`देखिए कि नदी का मार्ग किस सतह पर बना और कटक उसके सामने कैसे आया।

यहाँ मार्ग ऐसे **आवरण** पर बना जो अब नहीं है, और नदी उसी मार्ग से नीचे के पुराने कटक पर उतर आई: यह **अध्यारोपित** अपवाह है। पूर्ववर्ती अपवाह में नदी पहले से होती है और उसके बहते-बहते भूमि उसके मार्ग में **ऊपर उठती** है (सिंधु, सतलुज, ब्रह्मपुत्र)। गॉर्ज दोनों में बनता है; अंतर इतिहास का है।`,
      },
      reasons: {
        a: {
          en: 'The course was fixed on a cover now removed and was let down on the buried ridge.',
          hi: 'मार्ग उस आवरण पर तय हुआ जो अब हट चुका है, और वही मार्ग दबे हुए कटक पर उतर आया।',
        },
        b: {
          en: 'Antecedence needs land that rises across a flowing river; here nothing was uplifted.',
          hi: 'पूर्ववर्ती अपवाह में बहती नदी के आर-पार भूमि उठती है; यहाँ कोई उत्थान नहीं हुआ।',
        },
        c: {
          en: 'A subsequent stream grows along a belt of weak rock and does not cut across a hard one.',
          hi: 'परवर्ती धारा कमज़ोर चट्टान की पट्टी के साथ बढ़ती है, कठोर चट्टान को आर-पार नहीं काटती।',
        },
        d: {
          en: 'The river followed the slope of the vanished cover, not the slope of the surface that it crosses today.',
          hi: 'नदी ने लुप्त हो चुके आवरण की ढाल का अनुसरण किया, आज की सतह की ढाल का नहीं।',
        },
      },
    },
    {
      code: 'gs-058',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to the waves that an earthquake sends through the Earth, consider the following statements:

1. The shadow zone of S waves covers a larger part of the Earth's surface than that of P waves.
2. On passing from the mantle into the outer core, P waves lose speed.
3. The failure of S waves to cross the outer core shows that it is less dense than the mantle.

Which of the statements given above is/are correct?`,
        hi: String.raw`भूकंप द्वारा पृथ्वी के भीतर भेजी गई तरंगों के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. S तरंगों का छाया क्षेत्र पृथ्वी की सतह पर P तरंगों के छाया क्षेत्र से बड़ा होता है।
2. मैंटल से बाह्य क्रोड में जाते समय P तरंगों की गति घट जाती है।
3. S तरंगों का बाह्य क्रोड को पार न कर पाना दिखाता है कि उसका घनत्व मैंटल से कम है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is right.** S waves are missing everywhere beyond about 105° from the epicentre; P waves are missing only in the belt between about 105° and 145°.
- **2 is right.** P waves fall from about 13.7 to about 8 km/s at the core boundary. This bends them inward, and that is why their shadow belt exists.
- **3 is wrong.** S waves need rigidity. That they stop shows that the outer core is **liquid**. It is in fact nearly twice as dense as the lower mantle.

So 1 and 2 only. The trap is to read "liquid" as "light": a wave's speed depends on rigidity and density both.`,
        hi: String.raw`- **1 सही है।** S तरंगें अधिकेंद्र से लगभग 105° के आगे कहीं नहीं मिलतीं; P तरंगें केवल लगभग 105° और 145° के बीच की पट्टी में नहीं मिलतीं।
- **2 सही है।** क्रोड की सीमा पर P तरंगों की गति लगभग 13.7 से घटकर लगभग 8 किमी/से रह जाती है। इससे वे भीतर की ओर मुड़ती हैं और उनका छाया क्षेत्र बनता है।
- **3 ग़लत है।** S तरंगों को दृढ़ता (रिजिडिटी) चाहिए। उनका रुकना दिखाता है कि बाह्य क्रोड **द्रव** है। उसका घनत्व तो निचले मैंटल का लगभग दुगुना है।

अतः केवल 1 और 2। जाल "द्रव" को "हल्का" समझ लेने में है: तरंग की गति दृढ़ता और घनत्व दोनों पर निर्भर है।`,
      },
      reasons: {
        a: {
          en: 'The S shadow is larger and P waves slow down in the liquid; the outer core is denser than the mantle.',
          hi: 'S का छाया क्षेत्र बड़ा है और द्रव में P तरंगें धीमी होती हैं; बाह्य क्रोड मैंटल से अधिक घना है।',
        },
        b: {
          en: 'This takes rigidity for density: S waves stop because the outer core is liquid, not because it is light.',
          hi: 'इसमें दृढ़ता को घनत्व समझ लिया गया: S तरंगें बाह्य क्रोड के द्रव होने से रुकती हैं, हल्के होने से नहीं।',
        },
        c: {
          en: 'Statement 2 is right, but 3 mistakes a liquid for a lighter body, and 1 was missed.',
          hi: 'कथन 2 सही है, पर 3 में द्रव को हल्का मान लिया गया, और 1 छूट गया।',
        },
        d: {
          en: 'Statement 3 was passed with the rest, though what it says of density is untrue.',
          hi: 'बाक़ी के साथ कथन 3 भी मान लिया गया, जबकि घनत्व वाली बात सही नहीं है।',
        },
      },
    },
    {
      code: 'gs-059',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the rainy season of India in a normal year, consider the following statements:

1. The south-west monsoon sets in over Kerala some days before it reaches the Andaman and Nicobar Islands.
2. The south-west monsoon begins its withdrawal from western Rajasthan.
3. The coast of Tamil Nadu receives most of its rain in October to December.

How many of the above statements are correct?`,
        hi: String.raw`सामान्य वर्ष में भारत की वर्षा ऋतु के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. दक्षिण-पश्चिम मानसून अंडमान और निकोबार द्वीपसमूह पहुँचने से कुछ दिन पहले केरल में आ जाता है।
2. दक्षिण-पश्चिम मानसून की वापसी पश्चिमी राजस्थान से शुरू होती है।
3. तमिलनाडु के तट को अधिकांश वर्षा अक्टूबर से दिसंबर में मिलती है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Follow the monsoon's journey in order.

- **1 is wrong.** It reaches the Andaman and Nicobar Islands about the third week of May and Kerala about 1 June.
- **2 is correct.** It withdraws from western Rajasthan in the second half of September and from the south-east last of all.
- **3 is correct.** In July and August this coast lies parallel to the Bay branch and in the rain shadow of the Arabian Sea branch. Its main rain comes with the north-east monsoon.

So two. "Onset over Kerala" is the onset over the **mainland**.`,
        hi: String.raw`मानसून की यात्रा को क्रम से देखिए।

- **1 ग़लत है।** वह अंडमान और निकोबार में लगभग मई के तीसरे सप्ताह में और केरल में लगभग 1 जून को पहुँचता है।
- **2 सही है।** वापसी सितंबर के उत्तरार्ध में पश्चिमी राजस्थान से शुरू होती है और दक्षिण-पूर्व से वह सबसे अंत में हटता है।
- **3 सही है।** जुलाई-अगस्त में यह तट बंगाल की खाड़ी की शाखा के समानांतर और अरब सागर की शाखा के वृष्टिछाया क्षेत्र में होता है। यहाँ मुख्य वर्षा उत्तर-पूर्व मानसून से होती है।

अतः दो। "केरल में आगमन" **मुख्य भूमि** पर आगमन है।`,
      },
      reasons: {
        a: {
          en: 'Either the withdrawal or the rainy season of Tamil Nadu was doubted; both are as stated.',
          hi: 'वापसी या तमिलनाडु की वर्षा ऋतु में से किसी एक पर संदेह किया गया; दोनों बातें सही हैं।',
        },
        b: {
          en: 'Statements 2 and 3 hold; the islands see the monsoon before Kerala does.',
          hi: 'कथन 2 और 3 सही हैं; मानसून केरल से पहले द्वीपों पर पहुँचता है।',
        },
        c: {
          en: 'Kerala is where the onset is announced for the mainland, so statement 1 was believed too.',
          hi: 'मुख्य भूमि पर मानसून के आने की घोषणा केरल से होती है, इसलिए कथन 1 भी मान लिया गया।',
        },
        d: {
          en: 'The dry air of the north-west takes over first, so at least the withdrawal is rightly given.',
          hi: 'शुष्क हवा पहले उत्तर-पश्चिम में आती है, इसलिए कम से कम वापसी वाला कथन तो सही है।',
        },
      },
    },
    {
      code: 'gs-060',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements:

Statement I: Over many decades, more tropical cyclones have formed in the Bay of Bengal than in the Arabian Sea.

Statement II: Remnants of storms of the western Pacific cross into the Bay of Bengal and gain strength there.

Statement III: At the head of the Bay of Bengal the sea is shallow and the shore is low, so that storm surges rise high.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन I: पिछले कई दशकों में अरब सागर की तुलना में बंगाल की खाड़ी में अधिक उष्णकटिबंधीय चक्रवात बने हैं।

कथन II: पश्चिमी प्रशांत महासागर के तूफ़ानों के अवशेष बंगाल की खाड़ी में आकर फिर से बल पकड़ लेते हैं।

कथन III: बंगाल की खाड़ी के शीर्ष पर समुद्र उथला और तट नीचा है, इसलिए तूफ़ानी महोर्मि (स्टॉर्म सर्ज) ऊँची उठती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: twoReasons,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First the truth of each, then the "why".

- **II is true and explains I.** Beside the storms born in the Bay itself (whose surface is, on the whole, warmer), remnants of typhoons come in across the South China Sea and Indo-China. The Arabian Sea has no such supply.
- **III is true but answers another question.** A shallow, funnel-shaped head makes a surge **deadlier**; it has no part in how many cyclones are **born**.

So both are correct and only one explains. Keep number and damage apart.`,
        hi: String.raw`पहले हर कथन की सत्यता देखिए, फिर "क्यों"।

- **II सही है और I की व्याख्या करता है।** खाड़ी में ही बने चक्रवातों (उसकी सतह कुल मिलाकर अधिक गर्म है) के अतिरिक्त दक्षिण चीन सागर और हिंद-चीन को पार करके टाइफ़ून के अवशेष भी आते हैं। अरब सागर को ऐसी आपूर्ति नहीं मिलती।
- **III सही है, पर दूसरे प्रश्न का उत्तर है।** उथला, कीप जैसा शीर्ष महोर्मि को **अधिक घातक** बनाता है; चक्रवात कितने **बनते** हैं, इससे उसका संबंध नहीं।

अतः दोनों सही हैं और केवल एक व्याख्या करता है। संख्या और क्षति को अलग रखिए।`,
      },
      reasons: {
        a: {
          en: 'The shape of the head of the Bay explains the height of the surge and not the number of cyclones.',
          hi: 'खाड़ी के शीर्ष की बनावट महोर्मि की ऊँचाई बताती है, चक्रवातों की संख्या नहीं।',
        },
        b: {
          en: 'Both are true, but only the supply of Pacific remnants bears on how many cyclones form.',
          hi: 'दोनों सही हैं, पर चक्रवातों की संख्या से केवल प्रशांत के अवशेषों का संबंध है।',
        },
        c: {
          en: 'Statement III is no less true than II; it merely explains the damage instead.',
          hi: 'कथन III भी II जितना ही सही है; वह केवल क्षति की व्याख्या करता है।',
        },
        d: {
          en: 'Both are well established: remnants do cross from the Pacific, and the head of the Bay is shallow.',
          hi: 'दोनों भली-भाँति स्थापित हैं: प्रशांत से अवशेष आते हैं, और खाड़ी का शीर्ष उथला है।',
        },
      },
    },
    {
      code: 'gs-061',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following rivers:

1. Barak
2. Subansiri
3. Teesta
4. Ghaghara

How many of the above have their source within the territory of India?`,
        hi: String.raw`निम्नलिखित नदियों पर विचार कीजिए:

1. बराक
2. सुबनसिरी
3. तीस्ता
4. घाघरा

उपर्युक्त में से कितनी नदियों का उद्गम भारत के भू-भाग में है?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Barak: India.** It rises in the hills of Manipur and then turns into Assam and Bangladesh.
- **Subansiri: Tibet.** It cuts across the Great Himalaya into Arunachal Pradesh; that is why it carries so much water for a "tributary".
- **Teesta: India.** It rises in northern Sikkim, at Tso Lhamo lake and the Teesta Khangse glacier.
- **Ghaghara: Tibet.** It comes down as the Karnali through Nepal.

Two. The usual slip is to give every northern tributary of the Brahmaputra an Indian source, and to take Nepal for the source of the Ghaghara.`,
        hi: String.raw`- **बराक: भारत।** यह मणिपुर की पहाड़ियों से निकलती है, फिर असम और बांग्लादेश की ओर मुड़ती है।
- **सुबनसिरी: तिब्बत।** यह महान हिमालय को काटकर अरुणाचल प्रदेश में आती है; इसीलिए "सहायक नदी" होकर भी इसमें इतना पानी है।
- **तीस्ता: भारत।** यह उत्तरी सिक्किम में त्सो ल्हामो झील और तीस्ता खांग्से हिमनद से निकलती है।
- **घाघरा: तिब्बत।** यह करनाली नाम से नेपाल होकर आती है।

कुल दो। आम भूल यह है कि ब्रह्मपुत्र की हर उत्तरी सहायक नदी का उद्गम भारत में और घाघरा का नेपाल में मान लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'Barak or Teesta was sent beyond the border; the one rises in Manipur, the other in Sikkim.',
          hi: 'बराक या तीस्ता को सीमा पार का मान लिया गया; एक मणिपुर से और दूसरी सिक्किम से निकलती है।',
        },
        b: {
          en: 'Barak rises in Manipur and Teesta in Sikkim; Subansiri and Ghaghara come from Tibet.',
          hi: 'बराक मणिपुर से और तीस्ता सिक्किम से निकलती है; सुबनसिरी और घाघरा तिब्बत से आती हैं।',
        },
        c: {
          en: 'Subansiri was taken for a river of Arunachal Pradesh alone, but its head lies in Tibet.',
          hi: 'सुबनसिरी को केवल अरुणाचल प्रदेश की नदी मान लिया गया, पर उसका शीर्ष तिब्बत में है।',
        },
        d: {
          en: 'This also forgets that the Ghaghara is the Karnali of Nepal, which begins in Tibet.',
          hi: 'इसमें यह भी भुला दिया गया कि घाघरा ही नेपाल की करनाली है, जो तिब्बत से निकलती है।',
        },
      },
    },
    {
      code: 'gs-062',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`With reference to the management of soils in India, consider the following statements:

1. In dry regions, heavy irrigation without proper drainage can bring salts up to the surface by capillary action.
2. Gypsum is spread on the acid soils of the wet hill tracts in order to raise their pH.

Which of the statements given above is/are correct?`,
        hi: String.raw`भारत में मृदा प्रबंधन के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. शुष्क प्रदेशों में समुचित जल-निकास के बिना अधिक सिंचाई करने से केशिका क्रिया द्वारा लवण सतह पर आ सकते हैं।
2. अधिक वर्षा वाले पहाड़ी क्षेत्रों की अम्लीय मृदा का pH बढ़ाने के लिए उसमें जिप्सम डाला जाता है।

उपर्युक्त कथनों में से कौन-सा/कौन-से सही है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is right.** Too much canal water raises the water table; in the dry air water climbs through the fine pores, evaporates and leaves its salt behind. Parts of Punjab, Haryana and the Indira Gandhi Canal tract have suffered in this way.
- **2 is wrong.** Acid soils are treated with **lime**, which takes up the acid. **Gypsum** is for **alkali (sodic)** soils: its calcium drives the sodium off the clay, and the pH goes **down**.

So 1 only. Lime for sour soils, gypsum for alkali ones.`,
        hi: String.raw`- **1 सही है।** नहर के अधिक पानी से भौमजल स्तर ऊपर उठता है; शुष्क हवा में पानी महीन रंध्रों से ऊपर चढ़कर वाष्पित हो जाता है और लवण सतह पर रह जाता है। पंजाब, हरियाणा और इंदिरा गांधी नहर क्षेत्र के कुछ भागों में यही हुआ है।
- **2 ग़लत है।** अम्लीय मृदा में **चूना** डाला जाता है, जो अम्ल को उदासीन करता है। **जिप्सम** **क्षारीय (सोडिक)** मृदा के लिए है: उसका कैल्सियम मृत्तिका से सोडियम को हटाता है और pH **घटता** है।

अतः केवल 1। अम्लीय मृदा के लिए चूना, क्षारीय के लिए जिप्सम।`,
      },
      reasons: {
        a: {
          en: 'Capillary rise salts the surface of over-watered dry land; acid soils need lime and not gypsum.',
          hi: 'अधिक सींची गई शुष्क भूमि पर केशिका क्रिया से लवण आता है; अम्लीय मृदा को जिप्सम नहीं, चूना चाहिए।',
        },
        b: {
          en: 'This mixes up the two amendments and overlooks how canal tracts turn saline.',
          hi: 'इसमें दोनों सुधारक आपस में बदल गए और नहरी क्षेत्रों के लवणीय होने का कारण छूट गया।',
        },
        c: {
          en: 'Gypsum was taken for lime; it lowers the pH of alkali soils and does not sweeten acid ones.',
          hi: 'जिप्सम को चूना समझ लिया गया; वह क्षारीय मृदा का pH घटाता है, अम्लीय मृदा का बढ़ाता नहीं।',
        },
        d: {
          en: 'Statement 1 is true: capillary rise has turned over-irrigated land saline in Punjab and Haryana.',
          hi: 'कथन 1 सही है: केशिका क्रिया से पंजाब और हरियाणा की अधिक सींची गई भूमि लवणीय हुई है।',
        },
      },
    },
    {
      code: 'gs-063',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'indian-geography',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following pairs:

| No. | Mining area | Mineral for which it is known |
| --- | --- | --- |
| 1 | Sukinda Valley, Odisha | Chromite |
| 2 | Malanjkhand, Madhya Pradesh | Manganese |
| 3 | Panchpatmali, Odisha | Bauxite |
| 4 | Zawar, Rajasthan | Gold |

Which of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | खनन क्षेत्र | खनिज, जिसके लिए वह जाना जाता है |
| --- | --- | --- |
| 1 | सुकिंदा घाटी, ओडिशा | क्रोमाइट |
| 2 | मलाजखंड, मध्य प्रदेश | मैंगनीज़ |
| 3 | पंचपटमाली, ओडिशा | बॉक्साइट |
| 4 | जावर, राजस्थान | सोना |

उपर्युक्त युग्मों में से कौन-से सही सुमेलित हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'b', content: { en: '1 and 4 only', hi: 'केवल 1 और 4' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '2 and 4 only', hi: 'केवल 2 और 4' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is right.** The Sukinda Valley holds most of India's chromite.
- **2 is wrong.** Malanjkhand (Balaghat district) is India's great open-pit **copper** mine. Balaghat district also has manganese, at Bharveli and other mines: hence the slip.
- **3 is right.** Panchpatmali in Koraput district feeds the alumina plant at Damanjodi.
- **4 is wrong.** Zawar near Udaipur has yielded **zinc and lead** for many centuries; gold is mined at Hutti in Karnataka.

So 1 and 3 only.`,
        hi: String.raw`- **1 सही है।** भारत का अधिकांश क्रोमाइट सुकिंदा घाटी में है।
- **2 ग़लत है।** मलाजखंड (बालाघाट ज़िला) भारत की बड़ी खुली **ताँबा** खान है। बालाघाट ज़िले में भरवेली आदि खानों से मैंगनीज़ भी निकलता है: भूल इसी से होती है।
- **3 सही है।** कोरापुट ज़िले की पंचपटमाली खान से दामनजोड़ी के ऐलुमिना संयंत्र को अयस्क मिलता है।
- **4 ग़लत है।** उदयपुर के पास जावर से सदियों से **जस्ता और सीसा** निकलता रहा है; सोना कर्नाटक के हट्टी में निकाला जाता है।

अतः केवल 1 और 3।`,
      },
      reasons: {
        a: {
          en: 'The two pairs of Odisha match; Malanjkhand gives copper and Zawar zinc and lead.',
          hi: 'ओडिशा के दोनों युग्म सही हैं; मलाजखंड से ताँबा तथा जावर से जस्ता और सीसा मिलता है।',
        },
        b: {
          en: 'Zawar is one of the oldest zinc mines in the world; gold comes from Hutti in Karnataka.',
          hi: 'जावर संसार की सबसे पुरानी जस्ता खानों में से है; सोना कर्नाटक के हट्टी से निकलता है।',
        },
        c: {
          en: 'Malanjkhand lies in a district with manganese, but the mine itself is of copper.',
          hi: 'मलाजखंड के ज़िले में मैंगनीज़ भी है, पर यह खान ताँबे की है।',
        },
        d: {
          en: 'Both of these give a mine the mineral of another one, and leave out Sukinda and Panchpatmali.',
          hi: 'इन दोनों में खान को किसी दूसरी खान का खनिज दे दिया गया, और सुकिंदा तथा पंचपटमाली छूट गए।',
        },
      },
    },
    {
      code: 'gs-064',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'agriculture',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to cotton in India, consider the following statements:

1. All the four cultivated species of cotton are grown in the country.
2. The Bt genes were put into cotton to guard it against bollworms, and not against sap-sucking insects such as the whitefly.
3. Rain at the time when the bolls have burst open lowers the quality of the lint.

Which of the statements given above are correct?`,
        hi: String.raw`भारत में कपास के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. कपास की चारों कृष्य (उगाई जाने वाली) प्रजातियाँ देश में उगाई जाती हैं।
2. कपास में Bt जीन उसे बॉलवर्म (डोडा कृमि) से बचाने के लिए डाले गए, न कि सफ़ेद मक्खी जैसे रस चूसने वाले कीटों से बचाने के लिए।
3. डोडों के खुल जाने के समय होने वाली वर्षा रुई की गुणवत्ता घटा देती है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is right.** India grows *Gossypium arboreum* and *G. herbaceum* (Old World) as well as *G. hirsutum* and *G. barbadense* (New World).
- **2 is right.** The Bt proteins act in the gut of caterpillars that **chew** the plant, such as bollworms. Whitefly and jassids **suck** sap and are not killed: the whitefly attack of 2015 in Punjab was on fields of Bt cotton. (How well the guard lasts is another matter: the pink bollworm has since become resistant in India.)
- **3 is right.** Cotton wants moisture while it grows, but sunshine and dry air when the bolls open; rain stains and rots the lint.

So all three. Statement 1 is the one most often doubted, since few crops have four cultivated species.`,
        hi: String.raw`- **1 सही है।** भारत में *गॉसिपियम आर्बोरियम* और *गॉ. हर्बेशियम* (पुरानी दुनिया) तथा *गॉ. हिर्सुटम* और *गॉ. बार्बाडेंस* (नई दुनिया), चारों उगाई जाती हैं।
- **2 सही है।** Bt प्रोटीन पौधे को **कुतरने** वाली इल्लियों, जैसे बॉलवर्म, की आँत पर असर करते हैं। सफ़ेद मक्खी और जैसिड रस **चूसते** हैं और उनसे नहीं मरते: 2015 में पंजाब में सफ़ेद मक्खी का प्रकोप Bt कपास के खेतों पर ही हुआ था। (यह बचाव कितना टिकता है, वह अलग बात है: भारत में गुलाबी बॉलवर्म में आगे चलकर प्रतिरोध पैदा हो गया।)
- **3 सही है।** बढ़ते समय कपास को नमी चाहिए, पर डोडे खुलते समय धूप और शुष्क हवा; वर्षा से रुई पर दाग़ लगते हैं और वह सड़ती है।

अतः तीनों सही हैं। सबसे अधिक संदेह कथन 1 पर होता है, क्योंकि कम ही फ़सलों की चार कृष्य प्रजातियाँ होती हैं।`,
      },
      reasons: {
        a: {
          en: 'Rain was thought to be always good for a kharif crop; on open bolls it stains and rots the lint.',
          hi: 'वर्षा को ख़रीफ़ फ़सल के लिए सदा अच्छा मान लिया गया; खुले डोडों पर उससे रुई पर दाग़ लगते हैं और वह सड़ती है।',
        },
        b: {
          en: 'Bt was taken to be meant for every insect; in cotton it is aimed at caterpillars that chew.',
          hi: 'Bt को हर कीट के लिए मान लिया गया; कपास में उसका निशाना कुतरने वाली इल्लियाँ हैं।',
        },
        c: {
          en: 'Statement 1 was doubted, but India grows both Old World and both New World species.',
          hi: 'कथन 1 पर संदेह किया गया, पर भारत में पुरानी और नई दुनिया की दोनों-दोनों प्रजातियाँ उगाई जाती हैं।',
        },
        d: {
          en: 'Four species are grown, open bolls need dry weather, and Bt is meant for bollworms, not for sucking insects.',
          hi: 'चारों प्रजातियाँ उगाई जाती हैं, खुले डोडों को शुष्क मौसम चाहिए और Bt बॉलवर्म के लिए है, रस चूसने वाले कीटों के लिए नहीं।',
        },
      },
    },
    {
      code: 'gs-065',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following information:

| No. | Strait | Waters that it joins | Lands on its two sides |
| --- | --- | --- | --- |
| 1 | Kerch Strait | Black Sea and Sea of Azov | Crimea and Taman Peninsula |
| 2 | Strait of Otranto | Adriatic Sea and Ionian Sea | Italy and Albania |
| 3 | Torres Strait | Coral Sea and Arafura Sea | Australia and New Guinea |
| 4 | Sunda Strait | Java Sea and Indian Ocean | Java and Borneo |

In how many of the above rows is the given information correctly matched?`,
        hi: String.raw`निम्नलिखित जानकारी पर विचार कीजिए:

| क्रम | जलसंधि | जिन जलराशियों को जोड़ती है | दोनों ओर की भूमि |
| --- | --- | --- | --- |
| 1 | कर्च जलसंधि | काला सागर और आज़ोव सागर | क्रीमिया और तमान प्रायद्वीप |
| 2 | ओट्रैंटो जलसंधि | एड्रियाटिक सागर और आयोनियन सागर | इटली और अल्बानिया |
| 3 | टोरेस जलसंधि | कोरल सागर और अराफ़ुरा सागर | ऑस्ट्रेलिया और न्यू गिनी |
| 4 | सुंडा जलसंधि | जावा सागर और हिंद महासागर | जावा और बोर्नियो |

उपर्युक्त पंक्तियों में से कितनी में दी गई जानकारी सही सुमेलित है?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Put each strait between its two shores first; the seas then follow.

- **1 is right.** The Kerch Strait is the way out of the Sea of Azov.
- **2 is right.** Otranto lies between the heel of Italy and Albania, where the Adriatic ends.
- **3 is right.** Torres separates Australia (Cape York) from New Guinea; the Coral Sea is to its east, the Arafura Sea to its west.
- **4 is wrong.** The waters are right, but Sunda lies between Java and **Sumatra**. Between Java and Borneo is the open Java Sea.

Three rows match. The error hides in the last column.`,
        hi: String.raw`पहले जलसंधि के दोनों तट पहचानिए; सागर अपने-आप निकल आएँगे।

- **1 सही है।** कर्च जलसंधि ही आज़ोव सागर से बाहर का मार्ग है।
- **2 सही है।** ओट्रैंटो इटली की "एड़ी" और अल्बानिया के बीच है, जहाँ एड्रियाटिक समाप्त होता है।
- **3 सही है।** टोरेस ऑस्ट्रेलिया (केप यॉर्क) को न्यू गिनी से अलग करती है; उसके पूर्व में कोरल सागर और पश्चिम में अराफ़ुरा सागर है।
- **4 ग़लत है।** जलराशियाँ सही हैं, पर सुंडा जावा और **सुमात्रा** के बीच है। जावा और बोर्नियो के बीच तो खुला जावा सागर है।

तीन पंक्तियाँ सही हैं। ग़लती अंतिम स्तंभ में छिपी है।`,
      },
      reasons: {
        a: {
          en: 'Two right rows were rejected; Kerch, Otranto and Torres all stand as the table has them.',
          hi: 'दो सही पंक्तियाँ छोड़ दी गईं; कर्च, ओट्रैंटो और टोरेस तीनों तालिका के अनुसार ही हैं।',
        },
        b: {
          en: 'One right row was doubted, most often Torres, whose western side is the Arafura Sea.',
          hi: 'एक सही पंक्ति पर संदेह किया गया, प्रायः टोरेस पर, जिसके पश्चिम में अराफ़ुरा सागर ही है।',
        },
        c: {
          en: 'Rows 1, 2 and 3 match; across the Sunda Strait from Java lies Sumatra.',
          hi: 'पंक्ति 1, 2 और 3 सही हैं; सुंडा जलसंधि के पार जावा के सामने सुमात्रा है।',
        },
        d: {
          en: 'Sunda was passed because its waters are right; Borneo lies on the far side of the Java Sea.',
          hi: 'जलराशियाँ सही देखकर सुंडा वाली पंक्ति मान ली गई; बोर्नियो तो जावा सागर के पार है।',
        },
      },
    },
    {
      code: 'gs-066',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`A place on the coast has the following record (long-term means, rounded):

| Month | January | April | July | October |
| --- | --- | --- | --- | --- |
| Temperature (°C) | 21 | 17 | 12 | 16 |
| Rainfall (mm) | 15 | 45 | 85 | 30 |

Which one of the following is it most likely to be?`,
        hi: String.raw`समुद्र तट पर स्थित एक स्थान के आँकड़े इस प्रकार हैं (दीर्घकालीन माध्य, पूर्णांकित):

| माह | जनवरी | अप्रैल | जुलाई | अक्टूबर |
| --- | --- | --- | --- | --- |
| तापमान (°C) | 21 | 17 | 12 | 16 |
| वर्षा (मिमी) | 15 | 45 | 85 | 30 |

ये आँकड़े निम्नलिखित में से किस स्थान के होने की सबसे अधिक संभावना है?`,
      },
      options: [
        { id: 'a', content: { en: 'Lisbon', hi: 'लिस्बन' } },
        { id: 'b', content: { en: 'Buenos Aires', hi: 'ब्यूनस आयर्स' } },
        { id: 'c', content: { en: 'Durban', hi: 'डरबन' } },
        { id: 'd', content: { en: 'Cape Town', hi: 'केप टाउन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Read the table in two steps.

1. January is the warmest month: **Southern Hemisphere**. Lisbon falls out.
2. Most rain falls in July, the cool season, and summer is dry: a **Mediterranean** climate, found on the **western** margins of continents at about 30°–40°. That is Cape Town.

Durban and Buenos Aires are on eastern sides: warm moist winds from the ocean bring them their larger share in summer. The trap is to see "winter rain" and think of Europe at once.`,
        hi: String.raw`तालिका को दो चरणों में पढ़िए।

1. जनवरी सबसे गर्म है: **दक्षिणी गोलार्ध**। लिस्बन बाहर।
2. अधिकांश वर्षा जुलाई में, अर्थात ठंडे मौसम में, और ग्रीष्म शुष्क: **भूमध्यसागरीय** जलवायु, जो महाद्वीपों के **पश्चिमी** किनारों पर लगभग 30°–40° पर मिलती है। यह केप टाउन है।

डरबन और ब्यूनस आयर्स पूर्वी किनारों पर हैं: वहाँ महासागर की गर्म, नम हवाओं से अधिक वर्षा ग्रीष्म में होती है। जाल यह है कि "शीतकालीन वर्षा" देखते ही यूरोप याद आता है।`,
      },
      reasons: {
        a: {
          en: 'Lisbon has winter rain too, but its warm months are July and August.',
          hi: 'लिस्बन में भी शीतकाल में वर्षा होती है, पर उसके गर्म महीने जुलाई-अगस्त हैं।',
        },
        b: {
          en: 'Buenos Aires is wetter in January than in July; it has no dry summer.',
          hi: 'ब्यूनस आयर्स में जनवरी की वर्षा जुलाई से अधिक होती है; वहाँ शुष्क ग्रीष्म नहीं होता।',
        },
        c: {
          en: 'Durban, on the eastern side, gets most of its rain in the southern summer.',
          hi: 'डरबन पूर्वी किनारे पर है और वहाँ अधिकांश वर्षा दक्षिणी ग्रीष्म में होती है।',
        },
        d: {
          en: 'A warm dry January and a cool wet July mean a Mediterranean climate south of the Equator.',
          hi: 'गर्म-शुष्क जनवरी और ठंडी-नम जुलाई का अर्थ है विषुवत रेखा के दक्षिण में भूमध्यसागरीय जलवायु।',
        },
      },
    },
    {
      code: 'gs-067',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'world-geography',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which one of the following is the correct order, from north to south, of four lakes of the East African Rift?`,
        hi: String.raw`उत्तर से दक्षिण की ओर पूर्वी अफ़्रीकी भ्रंश घाटी की चार झीलों का सही क्रम निम्नलिखित में से कौन-सा है?`,
      },
      options: [
        { id: 'a', content: { en: 'Turkana – Tanganyika – Albert – Malawi', hi: 'तुर्काना – टांगानिका – अल्बर्ट – मलावी' } },
        { id: 'b', content: { en: 'Albert – Turkana – Tanganyika – Malawi', hi: 'अल्बर्ट – तुर्काना – टांगानिका – मलावी' } },
        { id: 'c', content: { en: 'Turkana – Albert – Malawi – Tanganyika', hi: 'तुर्काना – अल्बर्ट – मलावी – टांगानिका' } },
        { id: 'd', content: { en: 'Turkana – Albert – Tanganyika – Malawi', hi: 'तुर्काना – अल्बर्ट – टांगानिका – मलावी' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Place each lake by its countries and by the Equator.

- **Turkana:** northern Kenya, up to the border of Ethiopia (about 2.5° to 4.5° N).
- **Albert:** Uganda and the Democratic Republic of the Congo (about 1° to 2° N).
- **Tanganyika:** long and deep, from Burundi to Zambia (about 3° to 9° S).
- **Malawi:** Malawi, Mozambique and Tanzania (about 9° to 14° S).

So Turkana, Albert, Tanganyika, Malawi. Albert, in the western arm, is the source of the Albert Nile: it must lie north of Tanganyika, which drains to the Congo.`,
        hi: String.raw`हर झील को उसके देशों और विषुवत रेखा से पहचानिए।

- **तुर्काना:** उत्तरी केन्या, इथियोपिया की सीमा तक (लगभग 2.5° से 4.5° उत्तर)।
- **अल्बर्ट:** युगांडा और कांगो लोकतांत्रिक गणराज्य (लगभग 1° से 2° उत्तर)।
- **टांगानिका:** लंबी और गहरी, बुरुंडी से ज़ांबिया तक (लगभग 3° से 9° दक्षिण)।
- **मलावी:** मलावी, मोज़ांबिक और तंज़ानिया (लगभग 9° से 14° दक्षिण)।

अतः तुर्काना, अल्बर्ट, टांगानिका, मलावी। पश्चिमी भुजा की अल्बर्ट झील से अल्बर्ट नील निकलती है: इसलिए वह टांगानिका के उत्तर में है, जिसका पानी कांगो में जाता है।`,
      },
      reasons: {
        a: {
          en: 'Tanganyika lies wholly south of the Equator, and Albert north of it.',
          hi: 'टांगानिका पूरी तरह विषुवत रेखा के दक्षिण में है और अल्बर्ट उसके उत्तर में।',
        },
        b: {
          en: 'Albert is on the Nile, but Turkana reaches further north, to the border of Ethiopia.',
          hi: 'अल्बर्ट नील पर है, पर तुर्काना उससे भी उत्तर में, इथियोपिया की सीमा तक है।',
        },
        c: {
          en: 'Malawi begins about where Tanganyika ends, and runs on to the south.',
          hi: 'जहाँ टांगानिका समाप्त होती है, लगभग वहीं से मलावी शुरू होकर दक्षिण की ओर जाती है।',
        },
        d: {
          en: "From Kenya's north over Uganda and the Congo border down to Mozambique.",
          hi: 'केन्या के उत्तर से युगांडा-कांगो सीमा होते हुए नीचे मोज़ांबिक तक।',
        },
      },
    },
    {
      code: 'gs-068',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'physical-geography',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to the positive phase of the Indian Ocean Dipole, consider the following statements:

1. The rise of cold water from below along the coasts of Sumatra and Java becomes stronger than usual.
2. Eastern Africa tends to get more rain than usual, and Indonesia less.
3. It can set in during a year in which there is no El Niño.

Which of the statements given above are correct?`,
        hi: String.raw`हिंद महासागर द्विध्रुव (डाइपोल) की धनात्मक अवस्था के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. सुमात्रा और जावा के तटों पर नीचे से ठंडे जल का ऊपर आना (उत्स्रवण) सामान्य से प्रबल हो जाता है।
2. पूर्वी अफ़्रीका में सामान्य से अधिक और इंडोनेशिया में सामान्य से कम वर्षा होने की प्रवृत्ति रहती है।
3. यह ऐसे वर्ष में भी आ सकती है जिसमें एल नीनो न हो।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In the positive phase the **western** Indian Ocean is warmer than usual and the **east**, off Sumatra, cooler.

- **1 is right.** The east is cool **because** winds from the east and south-east along the Equator and the coast grow stronger and upwelling off Sumatra and Java becomes **stronger**.
- **2 is right.** Rising air and rain shift to the warm west, towards East Africa; Indonesia and parts of Australia turn dry.
- **3 is right.** The dipole often comes along with El Niño but is a mode of the Indian Ocean itself: 1961 had a strong positive event without an El Niño.

So all three. The word "positive" makes many expect a warm east.`,
        hi: String.raw`धनात्मक अवस्था में **पश्चिमी** हिंद महासागर सामान्य से गर्म और सुमात्रा के पास का **पूर्वी** भाग ठंडा होता है।

- **1 सही है।** पूर्वी भाग **इसीलिए** ठंडा होता है कि विषुवत रेखा और तट के साथ पूर्व तथा दक्षिण-पूर्व की हवाएँ तेज़ होती हैं और सुमात्रा-जावा के पास ठंडे जल का ऊपर आना **बढ़ता** है।
- **2 सही है।** आरोही वायु और वर्षा गर्म पश्चिम की ओर, पूर्वी अफ़्रीका तक खिसक जाती है; इंडोनेशिया और ऑस्ट्रेलिया के कुछ भाग सूखे रहते हैं।
- **3 सही है।** द्विध्रुव प्रायः एल नीनो के साथ आता है, पर यह हिंद महासागर की अपनी घटना है: 1961 में एल नीनो के बिना भी प्रबल धनात्मक अवस्था रही।

अतः तीनों सही हैं। "धनात्मक" शब्द से कई विद्यार्थी पूर्वी भाग को गर्म मान लेते हैं।`,
      },
      reasons: {
        a: {
          en: 'The dipole was tied to El Niño; it came without one in 1961.',
          hi: 'द्विध्रुव को एल नीनो से बाँध दिया गया; 1961 में वह उसके बिना भी आया।',
        },
        b: {
          en: 'The shift of rain was read the wrong way: it moves towards the warm west, to Africa.',
          hi: 'वर्षा का खिसकना उलटा समझा गया: वह गर्म पश्चिम में, अफ़्रीका की ओर जाती है।',
        },
        c: {
          en: 'Weaker upwelling would warm the east; that is the negative phase.',
          hi: 'ठंडे जल का ऊपर आना घटे तो पूर्वी भाग गर्म होगा; वह ऋणात्मक अवस्था है।',
        },
        d: {
          en: 'Upwelling off Sumatra grows stronger, rain moves west to Africa, and no El Niño is needed.',
          hi: 'सुमात्रा के पास ठंडा जल अधिक ऊपर आता है, वर्षा पश्चिम में अफ़्रीका की ओर जाती है और एल नीनो आवश्यक नहीं।',
        },
      },
    },
    {
      code: 'gs-069',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: On an average, a square metre of the open ocean has a far smaller net primary production in a year than a square metre of an estuary.

Statement-II: Over most of the open ocean, the sunlit water near the surface is poor in one or another nutrient, such as nitrogen or iron.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: खुले महासागर के एक वर्ग मीटर में वर्ष भर का निवल प्राथमिक उत्पादन, औसतन, ज्वारनदमुख (एस्चुअरी) के एक वर्ग मीटर की तुलना में बहुत कम होता है।

कथन-II: अधिकांश खुले महासागर में सतह के पास के प्रकाशित जल में नाइट्रोजन या लौह जैसे किसी-न-किसी पोषक तत्व की कमी रहती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Statement-I: per square metre the open ocean yields about as little as a desert, while estuaries rank with tropical forests. It is the sheer size of the oceans that makes their total large.

Statement-II: what sinks out of the lit layer takes its nutrients along, and warm, light surface water seldom mixes with the rich water below. Far from land, iron in dust is scarce as well.

Light and water are plentiful there, so it is the **nutrients** that hold growth down: II explains I. Where nutrients do come up (upwelling, estuaries), the sea is among the richest of places.`,
        hi: String.raw`कथन-I: प्रति वर्ग मीटर खुला महासागर लगभग मरुस्थल जितना ही कम उत्पादन करता है, जबकि ज्वारनदमुख उष्णकटिबंधीय वनों की बराबरी करते हैं। महासागरों का कुल उत्पादन केवल उनके विशाल विस्तार के कारण अधिक है।

कथन-II: प्रकाशित परत से जो कुछ नीचे बैठता है, वह पोषक तत्व साथ ले जाता है, और गर्म, हल्का सतही जल नीचे के समृद्ध जल से कम ही मिलता है। स्थल से दूर धूल के साथ आने वाला लौह भी कम होता है।

वहाँ प्रकाश और जल भरपूर हैं, इसलिए वृद्धि को **पोषक तत्व** ही रोकते हैं: II, I की व्याख्या करता है। जहाँ पोषक तत्व ऊपर आते हैं (उत्स्रवण क्षेत्र, ज्वारनदमुख), वहाँ समुद्र सबसे उत्पादक स्थानों में गिना जाता है।`,
      },
      reasons: {
        a: {
          en: 'With light and water in plenty, it is the want of nutrients that keeps ocean production low.',
          hi: 'प्रकाश और जल भरपूर होने पर पोषक तत्वों की कमी ही महासागर का उत्पादन कम रखती है।',
        },
        b: {
          en: 'The two are cause and effect: where nutrients rise from below, production rises at once.',
          hi: 'दोनों कारण और परिणाम हैं: जहाँ नीचे से पोषक तत्व आते हैं, वहाँ उत्पादन तुरंत बढ़ जाता है।',
        },
        c: {
          en: 'Statement-II is true: most blue tropical water is clear because little can grow in it.',
          hi: 'कथन-II सही है: उष्ण कटिबंध का नीला जल इसीलिए स्वच्छ है कि उसमें बहुत कम जीवन पनपता है।',
        },
        d: {
          en: 'Statement-I is true: rivers feed an estuary with nutrients, and its production per unit area is among the highest.',
          hi: 'कथन-I सही है: नदियाँ ज्वारनदमुख में पोषक तत्व लाती हैं और उसका प्रति इकाई उत्पादन सबसे अधिक में गिना जाता है।',
        },
      },
    },
    {
      code: 'gs-070',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following kinds of waste:

1. Plastic packaging
2. Used batteries
3. Waste tyres
4. Waste from electrical and electronic equipment

For how many of the above had India, by the end of 2023, brought into force rules that place Extended Producer Responsibility on the producers?`,
        hi: String.raw`निम्नलिखित प्रकार के अपशिष्टों पर विचार कीजिए:

1. प्लास्टिक पैकेजिंग
2. प्रयुक्त बैटरियाँ
3. अपशिष्ट टायर
4. विद्युत और इलेक्ट्रॉनिक उपकरणों का अपशिष्ट

2023 के अंत तक भारत ने उपर्युक्त में से कितनों के लिए ऐसे नियम लागू कर दिए थे, जो उत्पादकों पर विस्तारित उत्पादक उत्तरदायित्व डालते हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Extended Producer Responsibility makes the producer or importer answer for collecting and recycling the product after its use. In 2022 alone:

- **Plastic packaging:** guidelines added to the Plastic Waste Management Rules (February).
- **Tyres:** Schedule IX added to the Hazardous and Other Wastes Rules (July).
- **Batteries:** Battery Waste Management Rules, 2022 (August), for all types of batteries.
- **E-waste:** E-Waste (Management) Rules, 2022, in force from 1 April 2023 (the idea was there from the rules of 2011).

All four. Tyres are the item most often missed.`,
        hi: String.raw`विस्तारित उत्पादक उत्तरदायित्व में उत्पादक या आयातक उपयोग के बाद उत्पाद के संग्रह और पुनर्चक्रण के लिए उत्तरदायी होता है। केवल 2022 में:

- **प्लास्टिक पैकेजिंग:** प्लास्टिक अपशिष्ट प्रबंधन नियमों में दिशानिर्देश जोड़े गए (फ़रवरी)।
- **टायर:** परिसंकटमय और अन्य अपशिष्ट नियमों में अनुसूची IX जोड़ी गई (जुलाई)।
- **बैटरियाँ:** बैटरी अपशिष्ट प्रबंधन नियम, 2022 (अगस्त), सभी प्रकार की बैटरियों के लिए।
- **ई-अपशिष्ट:** ई-अपशिष्ट (प्रबंधन) नियम, 2022, 1 अप्रैल 2023 से लागू (यह व्यवस्था 2011 के नियमों से चली आ रही थी)।

सभी चार। टायर सबसे अधिक छूटते हैं।`,
      },
      reasons: {
        a: {
          en: 'Plastic packaging is the best known case, but the same duty was laid on three other trades.',
          hi: 'प्लास्टिक पैकेजिंग सबसे चर्चित है, पर यही दायित्व तीन अन्य क्षेत्रों पर भी डाला गया।',
        },
        b: {
          en: 'This stops at plastics and e-waste, the older cases, and misses the rules of July and August 2022.',
          hi: 'इसमें केवल प्लास्टिक और ई-अपशिष्ट के पुराने नियम गिने गए; जुलाई और अगस्त 2022 के नियम छूट गए।',
        },
        c: {
          en: 'Waste tyres were left out; Schedule IX of the Hazardous and Other Wastes Rules covers them since July 2022.',
          hi: 'अपशिष्ट टायर छूट गए; जुलाई 2022 से परिसंकटमय और अन्य अपशिष्ट नियमों की अनुसूची IX में वे भी हैं।',
        },
        d: {
          en: 'Plastic packaging, tyres and batteries came under it in 2022; the new e-waste rules run from April 2023.',
          hi: 'प्लास्टिक पैकेजिंग, टायर और बैटरियों के नियम 2022 में आए तथा ई-अपशिष्ट के नए नियम अप्रैल 2023 से लागू हुए।',
        },
      },
    },
    {
      code: 'gs-072',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`With reference to the Paris Agreement of 2015, consider the following statements:

1. Each new nationally determined contribution (NDC) of a Party is to go further than the one before it.
2. The Parties take stock of their collective progress every five years, and did so for the first time in 2023.
3. A Party that misses the target of its contribution pays a sum fixed by the Conference of the Parties.

Which of the statements given above are correct?`,
        hi: String.raw`2015 के पेरिस समझौते के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. किसी पक्षकार का हर नया राष्ट्रीय स्तर पर निर्धारित योगदान (NDC) पिछले योगदान से आगे बढ़ा हुआ होना चाहिए।
2. पक्षकार हर पाँच वर्ष में सामूहिक प्रगति का आकलन करते हैं और पहली बार उन्होंने ऐसा 2023 में किया।
3. जो पक्षकार अपने योगदान के लक्ष्य से चूक जाता है, वह पक्षकारों के सम्मेलन द्वारा तय की गई राशि चुकाता है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The Agreement binds the Parties to a **procedure** and leaves the **target** to each of them.

- **1 is right.** Article 4(3): each successive contribution represents a progression beyond the current one.
- **2 is right.** Article 14: the first global stocktake was in 2023 (it closed at Dubai), then every five years.
- **3 is wrong.** A Party must prepare, communicate and maintain its NDC; to achieve it is no legal duty. The committee under Article 15 is facilitative, non-adversarial and **non-punitive**.

So 1 and 2 only. Penalties belong to the spirit of the Kyoto Protocol, whose targets were binding.`,
        hi: String.raw`समझौता पक्षकारों को **प्रक्रिया** से बाँधता है, **लक्ष्य** तय करना हर पक्षकार पर छोड़ता है।

- **1 सही है।** अनुच्छेद 4(3): हर अगला योगदान मौजूदा योगदान से आगे की प्रगति दर्शाएगा।
- **2 सही है।** अनुच्छेद 14: पहला वैश्विक आकलन (ग्लोबल स्टॉकटेक) 2023 में हुआ (दुबई में पूरा हुआ), उसके बाद हर पाँच वर्ष में।
- **3 ग़लत है।** पक्षकार को NDC बनाना, बताना और बनाए रखना होता है; उसे प्राप्त करना क़ानूनी दायित्व नहीं है। अनुच्छेद 15 की समिति सहायक प्रकृति की है और **दंड नहीं देती**।

अतः केवल 1 और 2। दंड की बात क्योटो प्रोटोकॉल की भावना से जुड़ी है, जिसके लक्ष्य बाध्यकारी थे।`,
      },
      reasons: {
        a: {
          en: 'Progression and the stocktake are in Articles 4 and 14; no payment is due for a target missed.',
          hi: 'प्रगति और वैश्विक आकलन अनुच्छेद 4 और 14 में हैं; लक्ष्य चूकने पर कोई भुगतान नहीं।',
        },
        b: {
          en: 'No sum is payable: the compliance committee under Article 15 does not punish.',
          hi: 'कोई राशि देय नहीं है: अनुच्छेद 15 की अनुपालन समिति दंड नहीं देती।',
        },
        c: {
          en: 'Statement 1 was doubted, though under Article 4(3) each contribution is to go beyond the last.',
          hi: 'कथन 1 पर संदेह किया गया, जबकि अनुच्छेद 4(3) के अनुसार हर योगदान पिछले से आगे का होना चाहिए।',
        },
        d: {
          en: 'This treats the contribution as a binding target with a penalty, which the Agreement avoids.',
          hi: 'इसमें योगदान को दंड वाला बाध्यकारी लक्ष्य मान लिया गया, जिससे समझौता बचता है।',
        },
      },
    },
    {
      code: 'gs-073',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: 'A reserve large enough for the wide ranges of tigers protects the frogs, ferns and small cats that live within its limits as well. In this role, the tiger is best described as which one of the following?',
        hi: 'बाघों के विस्तृत विचरण-क्षेत्रों के लिए बनाया गया बड़ा रिज़र्व अपनी सीमा में रहने वाले मेंढकों, फ़र्न और छोटी जंगली बिल्लियों को भी संरक्षण देता है। इस भूमिका में बाघ को निम्नलिखित में से क्या कहना सबसे उपयुक्त है?',
      },
      options: [
        { id: 'a', content: { en: 'Flagship species', hi: 'फ़्लैगशिप प्रजाति' } },
        { id: 'b', content: { en: 'Keystone species', hi: 'कीस्टोन प्रजाति' } },
        { id: 'c', content: { en: 'Umbrella species', hi: 'अंब्रेला प्रजाति' } },
        { id: 'd', content: { en: 'Indicator species', hi: 'सूचक प्रजाति' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`One animal can play several of these parts; go by the **role described**.

Here the wide range of one species shelters others that need less room: an **umbrella** species. Were its fame used to win money and goodwill, it would be a **flagship**; were its hunting the thing that keeps the whole community in order, a **keystone**; were its presence read as a sign of the health of the habitat, an **indicator**.`,
        hi: String.raw`एक ही जीव इनमें से कई भूमिकाएँ निभा सकता है; **जो भूमिका बताई गई है** उसे देखिए।

यहाँ एक प्रजाति का विस्तृत क्षेत्र उन दूसरी प्रजातियों को छाया देता है जिन्हें कम स्थान चाहिए: **अंब्रेला** प्रजाति। उसकी प्रसिद्धि से धन और जनसमर्थन जुटाया जाता तो वह **फ़्लैगशिप** होती; उसके शिकार करने से पूरा समुदाय संतुलित रहता तो **कीस्टोन**; उसकी उपस्थिति से आवास की दशा पढ़ी जाती तो **सूचक**।`,
      },
      reasons: {
        a: {
          en: 'A flagship wins public support by its appeal; nothing is said here of a campaign.',
          hi: 'फ़्लैगशिप प्रजाति अपने आकर्षण से जनसमर्थन जुटाती है; यहाँ किसी अभियान की बात नहीं है।',
        },
        b: {
          en: 'A keystone species holds the community together by what it does; here it is the area that protects.',
          hi: 'कीस्टोन प्रजाति अपने कार्य से समुदाय को सँभालती है; यहाँ संरक्षण क्षेत्र से मिलता है।',
        },
        c: {
          en: 'Its large range covers the needs of many other species that live within it.',
          hi: 'इसका बड़ा विचरण-क्षेत्र भीतर रहने वाली कई प्रजातियों की आवश्यकता पूरी कर देता है।',
        },
        d: {
          en: 'An indicator species tells of the state of the habitat; it is not used here to measure anything.',
          hi: 'सूचक प्रजाति आवास की दशा बताती है; यहाँ उससे कुछ मापा नहीं जा रहा।',
        },
      },
    },
    {
      code: 'gs-074',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: String.raw`With reference to the Ramsar Convention on Wetlands, consider the following statements:

1. A country that has joined the Convention can place a wetland of its own on the List without a vote of the other Parties.
2. Rice fields and fish ponds made by people can be wetlands within the meaning of the Convention.
3. Sea water is covered by its definition of wetlands up to a depth of six metres at low tide.

How many of the above statements are correct?`,
        hi: String.raw`आर्द्रभूमियों पर रामसर कन्वेंशन के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. कन्वेंशन में शामिल कोई देश अन्य पक्षकारों के मतदान के बिना भी अपनी किसी आर्द्रभूमि को सूची में रख सकता है।
2. मनुष्य द्वारा बनाए गए धान के खेत और मछली के तालाब भी कन्वेंशन के अर्थ में आर्द्रभूमि हो सकते हैं।
3. आर्द्रभूमि की इसकी परिभाषा में भाटे (निम्न ज्वार) के समय छह मीटर तक गहरा समुद्री जल भी आता है।

उपर्युक्त कथनों में से कितने सही हैं?`,
      },
      options: countOfThree,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Article 1 of the Convention is far wider than the everyday word.

- **1 is right.** Under Article 2 each Party itself **designates** its sites, by the agreed criteria; there is no vote as for a World Heritage Site.
- **2 is right.** The definition takes in wetlands "natural or **artificial**, permanent or temporary".
- **3 is right.** It takes in marine water not deeper than **six metres at low tide**.

All three. (In India, the Wetlands Rules of 2017 are narrower than the Convention: they leave out paddy fields.)`,
        hi: String.raw`कन्वेंशन का अनुच्छेद 1 बोलचाल के शब्द से कहीं अधिक व्यापक है।

- **1 सही है।** अनुच्छेद 2 के अनुसार हर पक्षकार तय मानदंडों पर अपने स्थल स्वयं **नामित** करता है; विश्व धरोहर स्थल की तरह मतदान नहीं होता।
- **2 सही है।** परिभाषा में "प्राकृतिक या **कृत्रिम**, स्थायी या अस्थायी" आर्द्रभूमियाँ आती हैं।
- **3 सही है।** इसमें वह समुद्री जल भी है जो **भाटे के समय छह मीटर** से अधिक गहरा न हो।

सभी तीन। (भारत के 2017 के आर्द्रभूमि नियम कन्वेंशन से संकीर्ण हैं: उनमें धान के खेत नहीं आते।)`,
      },
      reasons: {
        a: {
          en: 'Two of the true statements were doubted, most often those on artificial wetlands and on the sea.',
          hi: 'दो सही कथनों पर संदेह किया गया, प्रायः कृत्रिम आर्द्रभूमि और समुद्र वाले कथनों पर।',
        },
        b: {
          en: 'Usually statement 1 is doubted, by analogy with World Heritage Sites, on which a committee decides.',
          hi: 'प्रायः कथन 1 पर संदेह होता है, क्योंकि विश्व धरोहर स्थलों पर निर्णय एक समिति करती है।',
        },
        c: {
          en: 'Designation by the country, artificial wetlands and shallow sea are all in Articles 1 and 2.',
          hi: 'देश द्वारा नामित करना, कृत्रिम आर्द्रभूमि और उथला समुद्र, तीनों अनुच्छेद 1 और 2 में हैं।',
        },
        d: {
          en: 'This takes the everyday sense of a wetland, a natural inland marsh, for the legal one.',
          hi: 'इसमें आर्द्रभूमि का बोलचाल वाला अर्थ, अर्थात प्राकृतिक अंतर्देशीय दलदल, क़ानूनी अर्थ मान लिया गया।',
        },
      },
    },
    {
      code: 'gs-075',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following animals:

1. Golden langur
2. Lion-tailed macaque
3. Nilgiri tahr
4. Western hoolock gibbon

How many of the above are found in the wild in India and in no other country?`,
        hi: String.raw`निम्नलिखित जीवों पर विचार कीजिए:

1. सुनहरा लंगूर
2. सिंहपुच्छी वानर (लायन-टेल्ड मकाक)
3. नीलगिरि तहर
4. पश्चिमी हूलॉक गिबन

उपर्युक्त में से कितने प्राकृतिक अवस्था में भारत में पाए जाते हैं और किसी अन्य देश में नहीं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Species of the Western Ghats have the best chance to be endemic to India; those of the north-eastern hills often cross the border.

- **Golden langur:** western Assam **and Bhutan**.
- **Lion-tailed macaque:** rain forests of the southern Western Ghats alone.
- **Nilgiri tahr:** high grasslands of the Western Ghats in Kerala and Tamil Nadu alone.
- **Western hoolock gibbon:** north-east India, **Bangladesh and Myanmar**.

Two.`,
        hi: String.raw`भारत के स्थानिक (एंडेमिक) जीव होने की संभावना पश्चिमी घाट की प्रजातियों में अधिक होती है; पूर्वोत्तर की पहाड़ियों की प्रजातियाँ प्रायः सीमा पार भी मिलती हैं।

- **सुनहरा लंगूर:** पश्चिमी असम **और भूटान**।
- **सिंहपुच्छी वानर:** केवल दक्षिणी पश्चिमी घाट के वर्षावन।
- **नीलगिरि तहर:** केवल केरल और तमिलनाडु में पश्चिमी घाट के ऊँचे घास के मैदान।
- **पश्चिमी हूलॉक गिबन:** पूर्वोत्तर भारत, **बांग्लादेश और म्यांमार**।

कुल दो।`,
      },
      reasons: {
        a: {
          en: 'One of the two animals of the Western Ghats was thought to live in Sri Lanka as well.',
          hi: 'पश्चिमी घाट के दो जीवों में से एक को श्रीलंका में भी पाया जाने वाला मान लिया गया।',
        },
        b: {
          en: 'The lion-tailed macaque and the Nilgiri tahr live in the Western Ghats and nowhere else.',
          hi: 'सिंहपुच्छी वानर और नीलगिरि तहर पश्चिमी घाट में ही पाए जाते हैं, और कहीं नहीं।',
        },
        c: {
          en: 'The golden langur was counted, but its range runs from western Assam into Bhutan.',
          hi: 'सुनहरा लंगूर गिन लिया गया, पर उसका क्षेत्र पश्चिमी असम से भूटान तक है।',
        },
        d: {
          en: 'This also counts the hoolock gibbon, which Bangladesh and Myanmar share.',
          hi: 'इसमें हूलॉक गिबन भी गिन लिया गया, जो बांग्लादेश और म्यांमार में भी मिलता है।',
        },
      },
    },
    {
      code: 'gs-076',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`Consider the following effects of a warming of the Earth:

1. Permafrost thaws and releases carbon dioxide and methane.
2. The warmer surface radiates more heat towards space.
3. Sea ice melts and exposes the dark water below it.
4. The warmer air holds more water vapour.

How many of the above add to the warming that has caused them?`,
        hi: String.raw`पृथ्वी के गर्म होने के निम्नलिखित प्रभावों पर विचार कीजिए:

1. स्थायी रूप से जमी हुई भूमि (पर्माफ़्रॉस्ट) पिघलती है और कार्बन डाइऑक्साइड तथा मीथेन छोड़ती है।
2. अधिक गर्म सतह अंतरिक्ष की ओर अधिक ऊष्मा विकिरित करती है।
3. समुद्री बर्फ़ पिघलती है और उसके नीचे का गहरे रंग का जल खुल जाता है।
4. अधिक गर्म हवा में अधिक जलवाष्प रहता है।

उपर्युक्त में से कितने उसी तापन को और बढ़ाते हैं, जिसके कारण वे हुए हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`A feedback is **positive** when the effect strengthens its own cause.

- **1 adds:** more greenhouse gases from permafrost.
- **2 checks:** heat lost to space grows steeply with temperature. This negative feedback is what keeps the climate from running away.
- **3 adds:** dark water takes in sunlight that ice would have sent back.
- **4 adds:** water vapour is itself a greenhouse gas, and this is the strongest of the positive feedbacks.

Three.`,
        hi: String.raw`जब प्रभाव अपने ही कारण को मज़बूत करे, तब पुनर्भरण (फ़ीडबैक) **धनात्मक** होता है।

- **1 बढ़ाता है:** पर्माफ़्रॉस्ट से और ग्रीनहाउस गैसें निकलती हैं।
- **2 रोकता है:** तापमान के साथ अंतरिक्ष में जाने वाली ऊष्मा तेज़ी से बढ़ती है। यही ऋणात्मक पुनर्भरण जलवायु को बेक़ाबू होने से रोकता है।
- **3 बढ़ाता है:** गहरे रंग का जल वह धूप सोख लेता है जिसे बर्फ़ लौटा देती।
- **4 बढ़ाता है:** जलवाष्प स्वयं ग्रीनहाउस गैस है, और यह सबसे प्रबल धनात्मक पुनर्भरण है।

कुल तीन।`,
      },
      reasons: {
        a: {
          en: 'Two of the three amplifying effects were missed; look at thawing ground and at water vapour again.',
          hi: 'तापन बढ़ाने वाले तीन में से दो प्रभाव छूट गए; जमी भूमि और जलवाष्प को फिर से देखिए।',
        },
        b: {
          en: 'Water vapour was most likely left out, though it is a greenhouse gas and the strongest amplifier.',
          hi: 'संभवतः जलवाष्प छूट गया, जबकि वह ग्रीनहाउस गैस है और तापन को सबसे अधिक बढ़ाता है।',
        },
        c: {
          en: 'Thawing permafrost, open water and vapour amplify the warming; radiation to space checks it.',
          hi: 'पिघलती भूमि, खुला जल और वाष्प तापन बढ़ाते हैं; अंतरिक्ष की ओर विकिरण उसे रोकता है।',
        },
        d: {
          en: 'This counts the heat sent to space too, which cools the surface and so checks the warming.',
          hi: 'इसमें अंतरिक्ष को जाने वाली ऊष्मा भी गिन ली गई, जो सतह को ठंडा करके तापन को रोकती है।',
        },
      },
    },
    {
      code: 'gs-077',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'environment',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: String.raw`Consider the following statements:

Statement-I: Mangroves, salt marshes and seagrass meadows are counted among the ecosystems of "blue carbon", but coral reefs in general are not.

Statement-II: When corals deposit calcium carbonate to build their skeletons, the amount of dissolved carbon dioxide in the water around them falls.

Which one of the following is correct in respect of the above statements?`,
        hi: String.raw`निम्नलिखित कथनों पर विचार कीजिए:

कथन-I: मैंग्रोव, खारे दलदल और समुद्री घास के मैदान "ब्लू कार्बन" के पारितंत्रों में गिने जाते हैं, पर प्रवाल भित्तियाँ सामान्यतः नहीं गिनी जातीं।

कथन-II: जब प्रवाल अपना कंकाल बनाने के लिए कैल्सियम कार्बोनेट जमा करते हैं, तब उनके आसपास के जल में घुली कार्बन डाइऑक्साइड की मात्रा घट जाती है।

उपर्युक्त कथनों के बारे में, निम्नलिखित में से कौन-सा एक सही है?`,
      },
      options: statementAndReason,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**I is right.** Blue carbon is carbon taken from the air by coastal plants and locked for centuries in their wet soil: mangroves, salt marshes, seagrass.

**II is wrong.** The skeleton is built from bicarbonate already dissolved in the sea:

$$
\mathrm{Ca^{2+} + 2\,HCO_3^- \rightarrow CaCO_3 + CO_2 + H_2O}
$$

For each unit of carbonate laid down, carbon dioxide is **released** into the water, and some of it can pass into the air. So a growing reef is no sink of the gas, though its limestone is full of carbon: that is the trap.`,
        hi: String.raw`**I सही है।** ब्लू कार्बन वह कार्बन है जिसे तटीय पौधे हवा से लेते हैं और जो उनकी गीली मृदा में सदियों तक बंद रहता है: मैंग्रोव, खारे दलदल, समुद्री घास।

**II ग़लत है।** कंकाल समुद्र में पहले से घुले बाइकार्बोनेट से बनता है:

$$
\mathrm{Ca^{2+} + 2\,HCO_3^- \rightarrow CaCO_3 + CO_2 + H_2O}
$$

कार्बोनेट की हर इकाई के जमने पर जल में कार्बन डाइऑक्साइड **निकलती** है, और उसका कुछ भाग हवा में जा सकता है। इसलिए बढ़ती भित्ति इस गैस को सोखती नहीं, यद्यपि उसके चूना-पत्थर में कार्बन भरा है: जाल यही है।`,
      },
      reasons: {
        a: {
          en: 'Deposition of carbonate gives off carbon dioxide; a fall would even be a reason to count reefs in.',
          hi: 'कार्बोनेट के जमने से कार्बन डाइऑक्साइड निकलती है; वह घटती तो भित्तियाँ सूची में होनी चाहिए थीं।',
        },
        b: {
          en: 'Statement-II sounds sound because limestone holds carbon, but its formation releases the gas.',
          hi: 'चूना-पत्थर में कार्बन होने से कथन-II सही लगता है, पर उसके बनने में यह गैस निकलती है।',
        },
        c: {
          en: 'Coastal plants store blue carbon in their soil; the building of skeletons releases the gas.',
          hi: 'तटीय पौधे ब्लू कार्बन मृदा में रखते हैं; कंकाल बनने में यह गैस निकलती है।',
        },
        d: {
          en: 'Statement-I is right: the accepted list has mangroves, salt marshes and seagrass.',
          hi: 'कथन-I सही है: मान्य सूची में मैंग्रोव, खारे दलदल और समुद्री घास हैं।',
        },
      },
    },
    {
      code: 'gs-078',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Consider the following pairs:

| No. | National park | River that flows through it |
| --- | --- | --- |
| 1 | Corbett | Sharda |
| 2 | Namdapha | Noa-Dihing |
| 3 | Panna | Betwa |
| 4 | Silent Valley | Periyar |

How many of the pairs given above are correctly matched?`,
        hi: String.raw`निम्नलिखित युग्मों पर विचार कीजिए:

| क्रम | राष्ट्रीय उद्यान | उसमें बहने वाली नदी |
| --- | --- | --- |
| 1 | कॉर्बेट | शारदा |
| 2 | नामदफा | नोआ-दिहिंग |
| 3 | पन्ना | बेतवा |
| 4 | साइलेंट वैली | पेरियार |

उपर्युक्त युग्मों में से कितने सही सुमेलित हैं?`,
      },
      options: countOfFour,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- **1 is wrong.** The river of Corbett is the **Ramganga**. The Sharda runs further east, by Pilibhit and Dudhwa.
- **2 is right.** The Noa-Dihing crosses Namdapha in eastern Arunachal Pradesh.
- **3 is wrong.** The **Ken** flows through Panna. The slip comes from the Ken–Betwa link project, whose Daudhan dam stands on the Ken within the reserve.
- **4 is wrong.** The **Kunthipuzha** runs through Silent Valley; the Periyar belongs to the tiger reserve of its own name.

Only one.`,
        hi: String.raw`- **1 ग़लत है।** कॉर्बेट की नदी **रामगंगा** है। शारदा और पूर्व में, पीलीभीत तथा दुधवा के पास बहती है।
- **2 सही है।** नोआ-दिहिंग पूर्वी अरुणाचल प्रदेश में नामदफा से होकर बहती है।
- **3 ग़लत है।** पन्ना में **केन** बहती है। भूल केन-बेतवा संपर्क परियोजना से होती है, जिसका दौधन बाँध इसी रिज़र्व में केन पर है।
- **4 ग़लत है।** साइलेंट वैली में **कुंतीपुझा** बहती है; पेरियार अपने ही नाम के बाघ रिज़र्व की नदी है।

केवल एक।`,
      },
      reasons: {
        a: {
          en: 'The pair of Namdapha alone matches; the other parks lie on the Ramganga, the Ken and the Kunthipuzha.',
          hi: 'केवल नामदफा वाला युग्म सही है; शेष उद्यान रामगंगा, केन और कुंतीपुझा पर हैं।',
        },
        b: {
          en: 'Panna was joined to the Betwa because of the link project, but the river in the park is the Ken.',
          hi: 'संपर्क परियोजना के कारण पन्ना को बेतवा से जोड़ दिया गया, पर उद्यान की नदी केन है।',
        },
        c: {
          en: 'Besides Panna, either Corbett or Silent Valley was given the river of another reserve.',
          hi: 'पन्ना के साथ कॉर्बेट या साइलेंट वैली को भी किसी दूसरे रिज़र्व की नदी दे दी गई।',
        },
        d: {
          en: 'This accepts the Sharda for the Ramganga and the Periyar for the Kunthipuzha as well.',
          hi: 'इसमें रामगंगा की जगह शारदा और कुंतीपुझा की जगह पेरियार भी मान ली गई।',
        },
      },
    },
    {
      code: 'gs-079',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'climate-change',
      difficulty: 'hard',
      targetSeconds: 70,
      stem: {
        en: 'From January 2020 a rule of the International Maritime Organization cut the limit of sulphur in the fuel of ships on the open sea from 3.5 per cent to 0.5 per cent. Other things remaining the same, which one of the following was the most likely effect along the busy shipping routes?',
        hi: 'जनवरी 2020 से अंतरराष्ट्रीय समुद्री संगठन के एक नियम ने खुले समुद्र में जहाज़ों के ईंधन में सल्फ़र की सीमा 3.5 प्रतिशत से घटाकर 0.5 प्रतिशत कर दी। अन्य बातें समान रहने पर, व्यस्त जहाज़ी मार्गों पर निम्नलिखित में से किस एक प्रभाव की संभावना सबसे अधिक थी?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'More sunlight was sent back to space, as the clouds over these routes had larger drops',
            hi: 'अधिक धूप अंतरिक्ष को लौटी, क्योंकि इन मार्गों के बादलों में बूँदें बड़ी हो गईं',
          },
        },
        {
          id: 'b',
          content: {
            en: 'More sunlight was sent back to space, as cleaner air made the clouds here last longer',
            hi: 'अधिक धूप अंतरिक्ष को लौटी, क्योंकि हवा स्वच्छ होने से यहाँ के बादल अधिक देर टिकने लगे',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Less sunlight was sent back to space, as the clouds over these routes had smaller drops',
            hi: 'कम धूप अंतरिक्ष को लौटी, क्योंकि इन मार्गों के बादलों में बूँदें छोटी हो गईं',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Less sunlight was sent back to space, as the clouds over these routes had fewer drops',
            hi: 'कम धूप अंतरिक्ष को लौटी, क्योंकि इन मार्गों के बादलों में बूँदें कम हो गईं',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Follow the chain: sulphur in the fuel → sulphur dioxide → **sulphate particles**, on which cloud drops form.

Many particles share the same water among **many small drops**: a bright cloud that sends back much sunlight (the "ship tracks" seen from space). With less sulphur there are **fewer and larger** drops, the cloud is darker, and more sunlight reaches the sea: a small **warming**.

So a measure that is good for health took away some masking of the warming. Note that sulphur dioxide is no greenhouse gas of importance: its particles cool.`,
        hi: String.raw`कड़ी को क्रम से देखिए: ईंधन का सल्फ़र → सल्फ़र डाइऑक्साइड → **सल्फ़ेट कण**, जिन पर बादल की बूँदें बनती हैं।

कण अधिक हों तो वही जल **बहुत-सी छोटी बूँदों** में बँटता है: बादल चमकीला होता है और काफ़ी धूप लौटाता है (अंतरिक्ष से दिखने वाले "शिप ट्रैक")। सल्फ़र घटने पर बूँदें **कम और बड़ी** होती हैं, बादल कम चमकीला होता है और अधिक धूप समुद्र तक पहुँचती है: थोड़ा **तापन**।

अतः स्वास्थ्य के लिए अच्छे इस क़दम ने तापन को ढकने वाला कुछ आवरण हटा दिया। ध्यान रहे, सल्फ़र डाइऑक्साइड कोई महत्वपूर्ण ग्रीनहाउस गैस नहीं है: उसके कण ठंडक लाते हैं।`,
      },
      reasons: {
        a: {
          en: 'The drops did grow larger, but a cloud of few large drops sends back less light, not more.',
          hi: 'बूँदें बड़ी अवश्य हुईं, पर कम और बड़ी बूँदों वाला बादल अधिक नहीं, कम प्रकाश लौटाता है।',
        },
        b: {
          en: 'With fewer particles the drops are larger and rain out sooner, so the clouds do not last longer.',
          hi: 'कण कम होने पर बूँदें बड़ी होकर जल्दी बरस जाती हैं, इसलिए बादल अधिक देर नहीं टिकते।',
        },
        c: {
          en: 'Smaller drops come with more particles, and they would send back more light, not less.',
          hi: 'छोटी बूँदें कण बढ़ने पर बनती हैं, और उनसे कम नहीं, अधिक प्रकाश लौटता।',
        },
        d: {
          en: 'With fewer sulphate particles the clouds had fewer drops and reflected less sunlight.',
          hi: 'सल्फ़ेट कण घटने से बादलों में बूँदें कम हुईं और वे कम धूप लौटाने लगे।',
        },
      },
    },
    {
      code: 'gs-080',
      exams: ['upsc'],
      subject: 'general-knowledge',
      topic: 'biodiversity',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`With reference to the Wild Life (Protection) Act, 1972, as it stands after the amendment of 2022, consider the following statements:

1. The number of its Schedules was brought down from six to four.
2. The Central Government may regulate or prohibit the trade, possession and spread of invasive alien species.
3. One of its Schedules is set apart for specimens listed under the Convention on International Trade in Endangered Species (CITES).

Which of the statements given above are correct?`,
        hi: String.raw`2022 के संशोधन के बाद वन्य जीव (संरक्षण) अधिनियम, 1972 के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. इसकी अनुसूचियों की संख्या छह से घटाकर चार कर दी गई।
2. केंद्र सरकार आक्रामक विदेशी प्रजातियों के व्यापार, उन्हें रखने और उनके प्रसार को विनियमित या प्रतिषिद्ध कर सकती है।
3. इसकी एक अनुसूची संकटापन्न प्रजातियों के अंतरराष्ट्रीय व्यापार पर कन्वेंशन (CITES) में सूचीबद्ध नमूनों के लिए रखी गई है।

उपर्युक्त कथनों में से कौन-से सही हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' } },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' } },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' } },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- **1 is right.** Now: I (animals with the highest protection), II (other protected animals), III (plants), IV (CITES specimens).
- **2 is right.** The new section **62A** gives this power over species that are not native to India and threaten its wild life or habitat.
- **3 is right.** Schedule IV, with the new Chapter VB, gives effect to CITES, which India joined in 1976.

All three. The trap is to keep the old numbers in mind: before 2022, plants were in Schedule VI and vermin in Schedule V.`,
        hi: String.raw`- **1 सही है।** अब: I (सर्वाधिक संरक्षण वाले जीव), II (अन्य संरक्षित जीव), III (पौधे), IV (CITES के नमूने)।
- **2 सही है।** नई धारा **62A** यह शक्ति उन प्रजातियों पर देती है, जो भारत की मूल निवासी नहीं हैं और यहाँ के वन्य जीवों या आवास के लिए ख़तरा हैं।
- **3 सही है।** अनुसूची IV और नया अध्याय VB उस CITES को लागू करते हैं जिसमें भारत 1976 में शामिल हुआ।

तीनों सही हैं। जाल पुरानी संख्याएँ याद रखने में है: 2022 से पहले पौधे अनुसूची VI में और पीड़क जंतु अनुसूची V में थे।`,
      },
      reasons: {
        a: {
          en: 'The Schedule for CITES was missed, though giving effect to that Convention was a chief aim of 2022.',
          hi: 'CITES वाली अनुसूची छूट गई, जबकि उस कन्वेंशन को लागू करना 2022 का एक मुख्य उद्देश्य था।',
        },
        b: {
          en: 'The Act was thought to guard native species and to be silent on alien ones; section 62A is new.',
          hi: 'माना गया कि अधिनियम केवल देशी प्रजातियों की रक्षा करता है; विदेशी प्रजातियों वाली धारा 62A नई है।',
        },
        c: {
          en: 'The old count of six Schedules was kept in mind; four are left.',
          hi: 'छह अनुसूचियों की पुरानी संख्या याद रही; अब चार हैं।',
        },
        d: {
          en: 'Four Schedules, section 62A and the Schedule for CITES all came with the amendment.',
          hi: 'चार अनुसूचियाँ, धारा 62A और CITES वाली अनुसूची, सब इसी संशोधन से आए।',
        },
      },
    },
  ],
}
