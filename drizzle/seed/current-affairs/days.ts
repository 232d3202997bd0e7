import type { SeedAffair } from './shapes.ts'

const un = { en: 'United Nations', hi: 'संयुक्त राष्ट्र' }

export const daysAffairs: SeedAffair[] = [
  {
    code: 'first-yoga-day',
    category: 'days',
    eventDate: '2015-06-21',
    title: {
      en: '2015: The first International Day of Yoga',
      hi: '2015: पहला अंतरराष्ट्रीय योग दिवस',
    },
    summary: {
      en: '21 June was chosen by the UN in December 2014 and first celebrated in 2015.',
      hi: 'संयुक्त राष्ट्र ने दिसंबर 2014 में 21 जून चुना और 2015 में यह पहली बार मनाया गया।',
    },
    body: {
      en: 'On 11 December 2014 the General Assembly of the United Nations proclaimed **21 June** the **International Day of Yoga** (resolution 69/131). India had proposed it in September 2014, and more than 170 countries backed it. 21 June is the longest day of the year in the Northern Hemisphere.\n\nThe first one was celebrated on **21 June 2015**. At Rajpath in New Delhi 35,985 people practised together, and 84 nationalities took part: two Guinness records. UNESCO put yoga on its list of the intangible cultural heritage of humanity in 2016.',
      hi: '11 दिसंबर 2014 को संयुक्त राष्ट्र महासभा ने **21 जून** को **अंतरराष्ट्रीय योग दिवस** घोषित किया (प्रस्ताव 69/131)। भारत ने इसे सितंबर 2014 में रखा था और 170 से ज़्यादा देशों ने उसका समर्थन किया। 21 जून उत्तरी गोलार्ध में साल का सबसे लंबा दिन है।\n\nपहला योग दिवस **21 जून 2015** को मनाया गया। नई दिल्ली के राजपथ पर 35,985 लोगों ने साथ योग किया और 84 राष्ट्रीयताओं के लोग शामिल हुए: दो गिनीज़ रिकॉर्ड। 2016 में यूनेस्को ने योग को मानवता की अमूर्त सांस्कृतिक विरासत की सूची में रखा।',
    },
    matters: {
      en: 'The year of the decision (2014) and of the first celebration (2015) are swapped in options.',
      hi: 'विकल्पों में निर्णय का वर्ष (2014) और पहले आयोजन का वर्ष (2015) बदल दिए जाते हैं।',
    },
    facts: [
      { en: 'Date: 21 June; first: 2015', hi: 'तारीख़: 21 जून; पहली बार: 2015' },
      { en: 'UN resolution 69/131 of 11 December 2014', hi: 'संयुक्त राष्ट्र प्रस्ताव 69/131, 11 दिसंबर 2014' },
      { en: 'Intangible cultural heritage (UNESCO): 2016', hi: 'अमूर्त सांस्कृतिक विरासत (यूनेस्को): 2016' },
    ],
    sources: [un],
  },
  {
    code: 'national-unity-day',
    category: 'days',
    eventDate: '2018-10-31',
    title: {
      en: '2018: The Statue of Unity is unveiled on National Unity Day',
      hi: '2018: राष्ट्रीय एकता दिवस पर स्टैच्यू ऑफ़ यूनिटी का अनावरण',
    },
    summary: {
      en: 'The statue of Sardar Patel, 182 m high, was opened on 31 October 2018 in Gujarat.',
      hi: 'सरदार पटेल की 182 मीटर ऊँची प्रतिमा का 31 अक्टूबर 2018 को गुजरात में अनावरण हुआ।',
    },
    body: {
      en: '**31 October**, the birthday of Sardar Vallabhbhai Patel (born in 1875), has been **National Unity Day** (*Rashtriya Ekta Diwas*) since 2014. As the first Home Minister he brought more than 550 princely states into the Union.\n\nOn **31 October 2018** the **Statue of Unity** was unveiled at Kevadia, now Ekta Nagar, in the Narmada district of Gujarat, on the Narmada near the Sardar Sarovar dam. It is **182 m** high, the tallest statue of the world when it was opened, and was designed by the sculptor Ram V. Sutar.',
      hi: 'सरदार वल्लभभाई पटेल (जन्म 1875) का जन्मदिन **31 अक्टूबर** 2014 से **राष्ट्रीय एकता दिवस** है। पहले गृह मंत्री के रूप में उन्होंने 550 से ज़्यादा रियासतों को भारत संघ में मिलाया।\n\n**31 अक्टूबर 2018** को गुजरात के नर्मदा ज़िले के केवड़िया (अब एकता नगर) में, सरदार सरोवर बाँध के पास नर्मदा पर, **स्टैच्यू ऑफ़ यूनिटी** का अनावरण हुआ। यह **182 मीटर** ऊँची है, अनावरण के समय दुनिया की सबसे ऊँची प्रतिमा, और इसे मूर्तिकार राम वी. सुतार ने बनाया।',
    },
    matters: {
      en: 'Day, person, height, river and sculptor: five short questions in one monument.',
      hi: 'दिवस, व्यक्ति, ऊँचाई, नदी और मूर्तिकार: एक स्मारक से पाँच छोटे प्रश्न।',
    },
    facts: [
      { en: 'National Unity Day: 31 October, since 2014', hi: 'राष्ट्रीय एकता दिवस: 31 अक्टूबर, 2014 से' },
      { en: 'Statue of Unity: 182 m, on the Narmada', hi: 'स्टैच्यू ऑफ़ यूनिटी: 182 मीटर, नर्मदा पर' },
      { en: 'Sculptor: Ram V. Sutar', hi: 'मूर्तिकार: राम वी. सुतार' },
    ],
    sources: [{ en: 'Press Information Bureau, Government of India', hi: 'पत्र सूचना कार्यालय (PIB), भारत सरकार' }],
  },
  {
    code: 'constitution-day',
    category: 'days',
    eventDate: '2015-11-26',
    title: {
      en: '2015: 26 November becomes Constitution Day',
      hi: '2015: 26 नवंबर संविधान दिवस बना',
    },
    summary: {
      en: 'The day of 1949 on which the Constituent Assembly adopted the Constitution has been kept since 2015.',
      hi: '1949 में जिस दिन संविधान सभा ने संविधान अपनाया, वह 2015 से संविधान दिवस है।',
    },
    body: {
      en: 'The Constituent Assembly **adopted the Constitution on 26 November 1949**; most of it **came into force on 26 January 1950**, a date chosen for the pledge of Purna Swaraj of 1930. The Assembly had first met on 9 December 1946.\n\nIn 2015, the year of the 125th birth anniversary of Dr B. R. Ambedkar, chairman of the drafting committee, the Government declared 26 November **Constitution Day** (*Samvidhan Divas*). Before that lawyers had kept it as Law Day since 1979.',
      hi: 'संविधान सभा ने **26 नवंबर 1949 को संविधान अपनाया**; उसका अधिकांश भाग **26 जनवरी 1950 को लागू हुआ**, यह तारीख़ 1930 की पूर्ण स्वराज की प्रतिज्ञा के कारण चुनी गई। सभा की पहली बैठक 9 दिसंबर 1946 को हुई थी।\n\n2015 में, प्रारूप समिति के अध्यक्ष डॉ. बी. आर. आंबेडकर की 125वीं जयंती के वर्ष में, सरकार ने 26 नवंबर को **संविधान दिवस** घोषित किया। इससे पहले वकील 1979 से इसे विधि दिवस के रूप में मनाते थे।',
    },
    matters: {
      en: '“Adopted” and “came into force” are different days; papers rely on readers who hurry.',
      hi: '“अपनाया गया” और “लागू हुआ” अलग-अलग दिन हैं; प्रश्न जल्दबाज़ी पर टिके होते हैं।',
    },
    facts: [
      { en: 'Adopted: 26 November 1949; in force: 26 January 1950', hi: 'अपनाया: 26 नवंबर 1949; लागू: 26 जनवरी 1950' },
      { en: 'First sitting of the Constituent Assembly: 9 December 1946', hi: 'संविधान सभा की पहली बैठक: 9 दिसंबर 1946' },
      { en: 'Constitution Day: since 2015', hi: 'संविधान दिवस: 2015 से' },
    ],
    sources: [{ en: 'Ministry of Law and Justice, Government of India', hi: 'विधि और न्याय मंत्रालय, भारत सरकार' }],
  },
  {
    code: 'year-of-millets',
    category: 'days',
    eventDate: '2021-03-03',
    title: {
      en: '2021: The UN declares 2023 the International Year of Millets',
      hi: '2021: संयुक्त राष्ट्र ने 2023 को मोटे अनाज का अंतरराष्ट्रीय वर्ष घोषित किया',
    },
    summary: {
      en: 'The General Assembly agreed on India’s proposal on 3 March 2021, with the support of more than 70 countries.',
      hi: '3 मार्च 2021 को महासभा ने 70 से ज़्यादा देशों के समर्थन से भारत का प्रस्ताव माना।',
    },
    body: {
      en: 'On **3 March 2021** the General Assembly of the United Nations declared **2023 the International Year of Millets**. The proposal was India’s; the Food and Agriculture Organization (FAO) in Rome led the year. India had kept 2018 as its own National Year of Millets.\n\nMillets are small-grained cereals such as *jowar* (sorghum), *bajra* (pearl millet), *ragi* (finger millet), *kangni* (foxtail millet) and *kodo*. They are mostly *kharif* crops, need little water, grow on poor soils, and are rich in fibre and minerals; ragi is known for calcium. In India they are now called *Shree Anna*.',
      hi: '**3 मार्च 2021** को संयुक्त राष्ट्र महासभा ने **2023 को मोटे अनाज (मिलेट्स) का अंतरराष्ट्रीय वर्ष** घोषित किया। प्रस्ताव भारत का था; वर्ष का नेतृत्व रोम के खाद्य और कृषि संगठन (FAO) ने किया। भारत ने 2018 को अपना राष्ट्रीय मोटा अनाज वर्ष मनाया था।\n\nमोटे अनाज छोटे दाने वाले अनाज हैं, जैसे *ज्वार*, *बाजरा*, *रागी*, *कंगनी* और *कोदो*। ये ज़्यादातर *ख़रीफ़* की फ़सलें हैं, कम पानी और कम उपजाऊ मिट्टी में उगते हैं, और रेशे और खनिजों से भरपूर हैं; रागी कैल्शियम के लिए जानी जाती है। भारत में अब इन्हें *श्री अन्न* कहते हैं।',
    },
    matters: {
      en: 'International years are asked with the body that led them; crops bring in geography and nutrition.',
      hi: 'अंतरराष्ट्रीय वर्ष उसे चलाने वाली संस्था के साथ पूछे जाते हैं; फ़सलों से भूगोल और पोषण भी जुड़ते हैं।',
    },
    facts: [
      { en: 'International Year of Millets: 2023; led by the FAO', hi: 'मोटे अनाज का अंतरराष्ट्रीय वर्ष: 2023; नेतृत्व FAO' },
      { en: 'National Year of Millets in India: 2018', hi: 'भारत का राष्ट्रीय मोटा अनाज वर्ष: 2018' },
      { en: 'Name in India: Shree Anna', hi: 'भारत में नाम: श्री अन्न' },
    ],
    sources: [{ en: 'Food and Agriculture Organization (FAO)', hi: 'खाद्य और कृषि संगठन (FAO)' }],
  },
]
