import type { Reasons } from './contract.ts'

export const aptitudeReasons: Reasons = {
  'apt-001': {
    a: { en: '12,600 is the number of valid votes only.', hi: '12,600 केवल वैध मतों की संख्या है।' },
    b: {
      en: 'The margin is 10% of the valid 90%, so 9% of all the votes is 1,260.',
      hi: 'जीत का अंतर वैध 90% का 10% है, अतः सभी मतों का 9%, 1,260 के बराबर है।',
    },
    c: {
      en: 'This adds 10% of the valid votes; the invalid votes are 10% of all the votes cast.',
      hi: 'इसमें वैध मतों का 10% जोड़ा गया है; अवैध मत डाले गए कुल मतों का 10% हैं।',
    },
    d: {
      en: 'Of 15,400 votes 13,860 would be valid, and the margin would be 1,386.',
      hi: '15,400 में से 13,860 मत वैध होते और जीत का अंतर 1,386 होता।',
    },
  },
  'apt-002': {
    a: { en: "₹1,440 is Asha's share, 8 parts of 35.", hi: '₹1,440 आशा का भाग है, 35 में से 8 भाग।' },
    b: { en: "₹2,160 is Bina's share, 12 parts of 35.", hi: '₹2,160 बीना का भाग है, 35 में से 12 भाग।' },
    c: {
      en: "This joins the ratios as 2 : 3 : 5, though Bina's part is 3 in one and 4 in the other.",
      hi: 'इसमें अनुपात 2 : 3 : 5 मान लिया गया है, जबकि बीना का भाग एक में 3 और दूसरे में 4 है।',
    },
    d: {
      en: "With Bina's part made 12 in both, the ratio is 8 : 12 : 15.",
      hi: 'दोनों में बीना का भाग 12 करने पर अनुपात 8 : 12 : 15 है।',
    },
  },
  'apt-003': {
    a: {
      en: 'The profit is 19% of the cost price, which is therefore ₹1,200; 40% more is ₹1,680.',
      hi: 'लाभ क्रय मूल्य का 19% है, अतः क्रय मूल्य ₹1,200 है; उससे 40% अधिक ₹1,680 है।',
    },
    b: { en: '₹1,200 is the cost price.', hi: '₹1,200 क्रय मूल्य है।' },
    c: { en: '₹1,428 is the selling price, after the discount.', hi: '₹1,428 छूट के बाद का विक्रय मूल्य है।' },
    d: {
      en: 'This takes ₹228 as the 15% discount; it is the profit.',
      hi: 'इसमें ₹228 को 15% की छूट मान लिया गया है; वह लाभ है।',
    },
  },
  'apt-004': {
    a: { en: '₹2,400 is the simple interest.', hi: '₹2,400 साधारण ब्याज है।' },
    b: {
      en: 'This takes ₹96 away from the simple interest; compound interest is the greater one.',
      hi: 'इसमें साधारण ब्याज में से ₹96 घटाए गए हैं; चक्रवृद्धि ब्याज अधिक होता है।',
    },
    c: { en: 'The sum is ₹15,000, so the interest is 2,400 + 96.', hi: 'मूलधन ₹15,000 है, अतः ब्याज 2,400 + 96 है।' },
    d: {
      en: 'This is the compound interest of the second year alone: 8% of ₹16,200.',
      hi: 'यह केवल दूसरे वर्ष का चक्रवृद्धि ब्याज है: ₹16,200 का 8%।',
    },
  },
  'apt-005': {
    a: {
      en: 'This lets Ravi work for 5 days only, so that Salma does the other three quarters.',
      hi: 'इसमें रवि का काम केवल 5 दिन माना गया है, जिससे बाक़ी तीन चौथाई काम सलमा करती।',
    },
    b: {
      en: 'In 15 days Salma does half of the work, and Ravi, in 10 days, the other half.',
      hi: '15 दिनों में सलमा आधा काम करती है और रवि 10 दिनों में बाक़ी आधा।',
    },
    c: {
      en: 'This adds 5 to 12 as if no work were done in the last 5 days.',
      hi: 'इसमें 12 में 5 जोड़े गए हैं, मानो अंतिम 5 दिनों में कोई काम न हुआ हो।',
    },
    d: {
      en: 'In 18 days Salma would do 60% and Ravi, in 13 days, 65%: more than the whole work.',
      hi: '18 दिनों में सलमा 60% और रवि 13 दिनों में 65% काम करता: पूरे काम से अधिक।',
    },
  },
  'apt-006': {
    a: {
      en: "This subtracts the man's speed from that of the train; in opposite directions the speeds add.",
      hi: 'इसमें रेलगाड़ी की चाल में से व्यक्ति की चाल घटाई गई है; विपरीत दिशाओं में चालें जुड़ती हैं।',
    },
    b: {
      en: "This is 15 × 7.5, which leaves out the man's own speed.",
      hi: 'यह 15 × 7.5 है, जिसमें व्यक्ति की अपनी चाल छूट गई है।',
    },
    c: {
      en: 'This takes the speed as 250 ÷ 25 = 10 m/s, as if only the platform were covered.',
      hi: 'इसमें चाल 250 ÷ 25 = 10 मी/से ली गई है, मानो केवल प्लेटफ़ॉर्म की लंबाई तय हुई हो।',
    },
    d: {
      en: 'At 15 m/s it covers 375 m in 25 seconds, and 250 m of this is the platform.',
      hi: '15 मी/से से वह 25 सेकंड में 375 मीटर चलती है, जिसमें 250 मीटर प्लेटफ़ॉर्म है।',
    },
  },
  'apt-007': {
    a: {
      en: 'The total rises by 36, so the average rises by 36 ÷ 24 = 1.5.',
      hi: 'योग 36 बढ़ता है, अतः औसत 36 ÷ 24 = 1.5 बढ़ता है।',
    },
    b: {
      en: 'A rise of 0.5 would mean only 12 marks more; the total rises by 36.',
      hi: '0.5 की वृद्धि का अर्थ केवल 12 अंक अधिक है; योग 36 बढ़ता है।',
    },
    c: {
      en: 'This subtracts 1.5, but the correct marks are more than those written.',
      hi: 'इसमें 1.5 घटाया गया है, जबकि सही अंक लिखे गए अंकों से अधिक हैं।',
    },
    d: {
      en: 'This adds 48 ÷ 24 = 2: the wrong marks, 48, in place of the difference, 36.',
      hi: 'इसमें 48 ÷ 24 = 2 जोड़ा गया है: अंतर 36 के बजाय ग़लत अंक 48 लिए गए हैं।',
    },
  },
  'apt-008': {
    a: {
      en: 'This is the plain average of the four percentages; the months differ in output.',
      hi: 'यह चारों प्रतिशतों का सीधा औसत है; हर महीने का उत्पादन अलग है।',
    },
    b: {
      en: "This leaves January's 4,000 bulbs out of the total: 880 ÷ 16,000.",
      hi: 'इसमें कुल संख्या में जनवरी के 4,000 बल्ब छूट गए हैं: 880 ÷ 16,000।',
    },
    c: { en: '880 of the 20,000 bulbs were defective.', hi: '20,000 में से 880 बल्ब ख़राब थे।' },
    d: {
      en: '4.8% of 20,000 would be 960 bulbs; 880 were defective.',
      hi: '20,000 का 4.8%, यानी 960 बल्ब होते; ख़राब बल्ब 880 थे।',
    },
  },
  'apt-011': {
    a: {
      en: 'This subtracts 10 from 25, though the two are not percentages of the same quantity.',
      hi: 'इसमें 25 में से 10 घटाया गया है, जबकि दोनों एक ही राशि के प्रतिशत नहीं हैं।',
    },
    b: {
      en: 'The consumption becomes 1.10 ÷ 1.25 = 0.88 of what it was.',
      hi: 'खपत पहले की 1.10 ÷ 1.25 = 0.88 गुनी रह जाती है।',
    },
    c: {
      en: 'A cut of 20% keeps the spending as it was; here it may rise by 10%.',
      hi: '20% की कमी से ख़र्च पहले जितना ही रहता; यहाँ वह 10% बढ़ सकता है।',
    },
    d: {
      en: 'This divides the other way round: 1.25 ÷ 1.10 is about 1.136.',
      hi: 'इसमें उलटा भाग दिया गया है: 1.25 ÷ 1.10 लगभग 1.136 है।',
    },
  },
  'apt-012': {
    a: { en: '225 is the number of boys who play hockey.', hi: '225 हॉकी खेलने वाले लड़कों की संख्या है।' },
    b: { en: '510 is the number of girls who do not play hockey.', hi: '510 हॉकी न खेलने वाली लड़कियों की संख्या है।' },
    c: { en: '315 is the number of all who play, boys and girls.', hi: '315 हॉकी खेलने वाले लड़के-लड़कियों की कुल संख्या है।' },
    d: {
      en: '79% of the students is 1,185, so there are 1,500 students and 6% are such girls.',
      hi: '79% विद्यार्थी 1,185 हैं, अतः कुल 1,500 हैं और उनमें 6% ऐसी लड़कियाँ हैं।',
    },
  },
  'apt-013': {
    a: { en: 'The profit on ₹2.50 is 30 paise, that is, 12%.', hi: '₹2.50 पर लाभ 30 पैसे है, यानी 12%।' },
    b: { en: '30 is the profit in paise on one lemon, not per cent.', hi: '30 एक नींबू पर पैसों में लाभ है, प्रतिशत नहीं।' },
    c: {
      en: 'This takes the profit on the selling price of ₹2.80; it is reckoned on the cost price.',
      hi: 'इसमें लाभ ₹2.80 के विक्रय मूल्य पर लिया गया है; वह क्रय मूल्य पर गिना जाता है।',
    },
    d: { en: '15% of ₹2.50 would be 37.5 paise.', hi: '₹2.50 का 15% 37.5 पैसे होता।' },
  },
  'apt-014': {
    a: {
      en: 'This adds 5% and 12½%, which are percentages of different quantities.',
      hi: 'इसमें 5% और 12½% जोड़े गए हैं, जो अलग-अलग राशियों के प्रतिशत हैं।',
    },
    b: {
      en: 'This is the gain from the false weight alone, 125 g on 875 g.',
      hi: 'यह केवल ग़लत बाट का लाभ है: 875 ग्राम पर 125 ग्राम।',
    },
    c: { en: 'Goods that cost ₹875 bring ₹1,050.', hi: '₹875 के माल के ₹1,050 मिलते हैं।' },
    d: {
      en: 'This takes the 125 g saved on 1,000 g and leaves out the 5%.',
      hi: 'इसमें बचाए गए 125 ग्राम को 1,000 ग्राम पर लिया गया है और 5% छूट गया है।',
    },
  },
  'apt-015': {
    a: { en: '₹2,400 is the simple interest.', hi: '₹2,400 साधारण ब्याज है।' },
    b: {
      en: 'This compounds once a year: 1.10 × 1.05 in place of 1.05 three times.',
      hi: 'इसमें ब्याज वर्ष में एक बार संयोजित है: तीन बार 1.05 के बजाय 1.10 × 1.05।',
    },
    c: { en: 'This counts two half-years; there are three.', hi: 'इसमें दो अर्धवर्ष गिने गए हैं; वे तीन हैं।' },
    d: {
      en: 'At 5% for three half-years, ₹16,000 becomes ₹18,522.',
      hi: 'तीन अर्धवर्षों में 5% की दर से ₹16,000 बढ़कर ₹18,522 हो जाते हैं।',
    },
  },
  'apt-017': {
    a: {
      en: 'With incomes 5x and 4x, equal savings make the expenditures 3x and 2x, so 2x = 9,000.',
      hi: 'आय 5x और 4x हो, तो समान बचत से व्यय 3x और 2x होंगे, अतः 2x = 9,000।',
    },
    b: { en: "₹18,000 is Farah's income.", hi: '₹18,000 फ़राह की आय है।' },
    c: { en: "₹13,500 is Meena's expenditure.", hi: '₹13,500 मीना का व्यय है।' },
    d: {
      en: "This takes the ₹9,000 for Meena's expenditure, the 3 parts of 3 : 2.",
      hi: 'इसमें ₹9,000 को मीना का व्यय, यानी 3 : 2 के 3 भाग मान लिया गया है।',
    },
  },
  'apt-018': {
    a: { en: "₹27,200 is Brijesh's share.", hi: '₹27,200 ब्रजेश का भाग है।' },
    b: {
      en: 'Capital × months gives 4,50,000 : 4,80,000, that is, 15 : 16.',
      hi: 'पूँजी × महीने से 4,50,000 : 4,80,000, अर्थात् 15 : 16 मिलता है।',
    },
    c: {
      en: 'This leaves out the withdrawal and takes the ratio as 9 : 8.',
      hi: 'इसमें निकाली गई राशि छूट गई है और अनुपात 9 : 8 लिया गया है।',
    },
    d: {
      en: 'This halves the profit, but capital × months is not equal.',
      hi: 'इसमें लाभ आधा-आधा बाँटा गया है, पर पूँजी × महीने बराबर नहीं हैं।',
    },
  },
  'apt-019': {
    a: {
      en: 'This is dearer : cheaper; the cheaper tea is named first.',
      hi: 'यह महँगी : सस्ती का अनुपात है; प्रश्न में सस्ती चाय पहले है।',
    },
    b: {
      en: 'This takes 10% off ₹264; the profit is 10% of the cost price.',
      hi: 'इसमें ₹264 में से 10% घटाया गया है; लाभ क्रय मूल्य का 10% है।',
    },
    c: {
      en: 'The mixture costs ₹240, which is ₹20 below the dearer and ₹30 above the cheaper tea.',
      hi: 'मिश्रण का मूल्य ₹240 है: महँगी चाय से ₹20 कम और सस्ती से ₹30 अधिक।',
    },
    d: {
      en: '21 : 26 is the ratio of the two prices, not of the quantities.',
      hi: '21 : 26 दोनों मूल्यों का अनुपात है, मात्राओं का नहीं।',
    },
  },
  'apt-020': {
    a: { en: 'Of the 10 litres that come back 8 are water: 52 : 8.', hi: 'वापस आए 10 लीटर में 8 लीटर पानी है: 52 : 8।' },
    b: { en: '60 : 8 forgets that milk was taken out of P.', hi: '60 : 8 में P से निकाला गया दूध घटाना छूट गया है।' },
    c: {
      en: '50 : 10 treats what comes back as pure water.',
      hi: '50 : 10 में वापस आए मिश्रण को शुद्ध पानी मान लिया गया है।',
    },
    d: { en: '4 : 1 is the ratio of water to milk in Q.', hi: '4 : 1 बर्तन Q में पानी और दूध का अनुपात है।' },
  },
  'apt-021': {
    a: { en: 'This leaves out the change from 8 to 9 hours a day.', hi: 'इसमें 8 से 9 घंटे प्रतिदिन का बदलाव छूट गया है।' },
    b: {
      en: 'This takes longer days to slow the work: it multiplies by 9/8.',
      hi: 'इसमें लंबे दिन से काम धीमा माना गया है: 9/8 से गुणा किया गया है।',
    },
    c: { en: 'This leaves out the change from 12 to 10 workers.', hi: 'इसमें 12 से 10 मज़दूरों का बदलाव छूट गया है।' },
    d: {
      en: 'The work is 1,440 worker-hours, and 90 of them are done a day.',
      hi: 'काम 1,440 मज़दूर-घंटे का है और प्रतिदिन 90 मज़दूर-घंटे होते हैं।',
    },
  },
  'apt-022': {
    a: {
      en: '60 rounds of 2 units; but the tank is full earlier, before C opens.',
      hi: 'यह 2 इकाइयों वाले 60 चक्र हैं; पर टंकी उससे पहले, C के खुलने से पहले भर जाती है।',
    },
    b: {
      en: 'After 168 minutes there are 112 of the 120 units; A and B must run again.',
      hi: '168 मिनट बाद 120 में से 112 इकाइयाँ भरी हैं; A और B को फिर चलना होगा।',
    },
    c: {
      en: '56 rounds give 112 units in 168 minutes, and A and B add the last 8.',
      hi: '56 चक्रों (168 मिनट) में 112 इकाइयाँ भरती हैं और A व B अंतिम 8 भर देते हैं।',
    },
    d: {
      en: 'This waits until A alone can fill it (116 + 5); B fills it earlier, at 170 minutes.',
      hi: 'इसमें टंकी A की बारी में भरती मानी गई है (116 + 5); B उसे पहले ही, 170 मिनट पर, भर देता है।',
    },
  },
  'apt-024': {
    a: {
      en: 'This takes (12 + 4) ÷ 2 = 8 km/h as the average speed; it is 6 km/h.',
      hi: 'इसमें औसत चाल (12 + 4) ÷ 2 = 8 किमी/घंटा ली गई है; वह 6 किमी/घंटा है।',
    },
    b: {
      en: '6 km takes half an hour to go and one and a half hours to return.',
      hi: '6 किमी जाने में आधा घंटा और लौटने में डेढ़ घंटा लगता है।',
    },
    c: {
      en: 'This is 8 km/h for 2 hours: a wrong average speed, and the way to and fro.',
      hi: 'यह 2 घंटे तक 8 किमी/घंटा है: औसत चाल ग़लत है और दूरी आने-जाने की।',
    },
    d: { en: '12 km is the distance to and fro.', hi: '12 किमी आने-जाने की कुल दूरी है।' },
  },
  'apt-025': {
    a: {
      en: 'The sum of the speeds is 30 m/s and the difference 5 m/s, so the faster has 17.5 m/s.',
      hi: 'चालों का योग 30 और अंतर 5 मी/से है, अतः तेज़ रेलगाड़ी की चाल 17.5 मी/से है।',
    },
    b: { en: '45 km/h is the speed of the slower train.', hi: '45 किमी/घंटा धीमी रेलगाड़ी की चाल है।' },
    c: {
      en: '54 km/h is half the sum of the speeds; half the difference is not added.',
      hi: '54 किमी/घंटा चालों के योग का आधा है; अंतर का आधा नहीं जोड़ा गया।',
    },
    d: {
      en: 'This adds half the difference, 2.5 m/s, to 54 km/h without changing the unit.',
      hi: 'इसमें अंतर का आधा, 2.5 मी/से, इकाई बदले बिना 54 किमी/घंटा में जोड़ा गया है।',
    },
  },
  'apt-026': {
    a: {
      en: '4 km/h is the difference of 12 and 8, twice the speed of the stream.',
      hi: '4 किमी/घंटा 12 और 8 का अंतर है, जो धारा की चाल का दुगुना है।',
    },
    b: {
      en: 'At 2.5 km/h the times would be 6.4 and 3.84 hours, 2.56 hours apart.',
      hi: '2.5 किमी/घंटा पर समय 6.4 और 3.84 घंटे होते: 2.56 घंटे का अंतर।',
    },
    c: {
      en: 'At 3 km/h the times are 48/7 and 48/13 hours, more than 3 hours apart.',
      hi: '3 किमी/घंटा पर समय 48/7 और 48/13 घंटे होते: 3 घंटे से अधिक का अंतर।',
    },
    d: {
      en: 'Upstream 48 ÷ 8 = 6 hours, downstream 48 ÷ 12 = 4 hours.',
      hi: 'प्रतिकूल 48 ÷ 8 = 6 घंटे और अनुकूल 48 ÷ 12 = 4 घंटे लगते हैं।',
    },
  },
  'apt-027': {
    a: {
      en: '240 km is only what the first car covers after the meeting.',
      hi: '240 किमी वह दूरी है, जो पहली कार मिलने के बाद तय करती है।',
    },
    b: {
      en: '360 km is only what the first car covers before the meeting.',
      hi: '360 किमी वह दूरी है, जो पहली कार मिलने से पहले तय करती है।',
    },
    c: {
      en: 'They meet after √(4 × 9) = 6 hours, so the first car runs for 10 hours.',
      hi: 'वे √(4 × 9) = 6 घंटे बाद मिलते हैं, अतः पहली कार 10 घंटे चलती है।',
    },
    d: {
      en: "This multiplies the first car's speed by the second car's 9 hours.",
      hi: 'इसमें पहली कार की चाल को दूसरी कार के 9 घंटे से गुणा किया गया है।',
    },
  },
  'apt-029': {
    a: { en: 'This is the share of the boys.', hi: 'यह लड़कों का भाग है।' },
    b: { en: 'Boys : girls = (71 − 65) : (65 − 62) = 2 : 1.', hi: 'लड़के : लड़कियाँ = (71 − 65) : (65 − 62) = 2 : 1।' },
    c: { en: 'With equal numbers the class average would be 66.5.', hi: 'बराबर संख्या होने पर कक्षा का औसत 66.5 होता।' },
    d: { en: 'With 30% girls the class average would be 64.7.', hi: '30% लड़कियाँ होने पर कक्षा का औसत 64.7 होता।' },
  },
  'apt-031': {
    a: {
      en: '72 minutes is the LCM of 18 and 24 alone; 72 is not a multiple of 32.',
      hi: '72 मिनट केवल 18 और 24 का LCM है; 72, 32 का गुणज नहीं है।',
    },
    b: { en: '144 minutes is not a multiple of 32.', hi: '144 मिनट, 32 का गुणज नहीं है।' },
    c: {
      en: '96 minutes is the LCM of 24 and 32 alone; 96 is not a multiple of 18.',
      hi: '96 मिनट केवल 24 और 32 का LCM है; 96, 18 का गुणज नहीं है।',
    },
    d: { en: '288 minutes is the LCM of all three.', hi: '288 मिनट तीनों का LCM है।' },
  },
  'apt-032': {
    a: { en: '$n$ must be a multiple of 90, and 90 = 18 × 5.', hi: '$n$, 90 का गुणज होना चाहिए और 90 = 18 × 5।' },
    b: {
      en: '$n = 90$ fits, but 27 does not divide 90; two 3s in $n$ give four in $n^2$.',
      hi: '$n = 90$ ठीक बैठता है, पर 90, 27 से विभाज्य नहीं; $n$ में दो 3 से $n^2$ में चार हो जाते हैं।',
    },
    c: {
      en: '$n = 90$ fits, but 12 does not divide 90; one 2 in $n$ gives two in $n^2$.',
      hi: '$n = 90$ ठीक बैठता है, पर 90, 12 से विभाज्य नहीं; $n$ में एक 2 से $n^2$ में दो हो जाते हैं।',
    },
    d: { en: '$n$ must be a multiple of 90, and 90 = 30 × 3.', hi: '$n$, 90 का गुणज होना चाहिए और 90 = 30 × 3।' },
  },
  'apt-033': {
    a: {
      en: '4 ÷ 2 × 2 = 4, and the square bracket is 18 − 3 = 15.',
      hi: '4 ÷ 2 × 2 = 4 है और बड़े कोष्ठक का मान 18 − 3 = 15 है।',
    },
    b: { en: 'This multiplies before it divides: 4 ÷ 4 = 1.', hi: 'इसमें भाग से पहले गुणा किया गया है: 4 ÷ 4 = 1।' },
    c: {
      en: '15 is the square bracket only; it is still to be taken from 36.',
      hi: '15 केवल बड़े कोष्ठक का मान है; उसे अभी 36 में से घटाना है।',
    },
    d: {
      en: '24 needs 12 in the square bracket, which is 18 − 3 = 15.',
      hi: '24 के लिए बड़े कोष्ठक का मान 12 होना चाहिए; वह 18 − 3 = 15 है।',
    },
  },
  'apt-034': {
    a: {
      en: 'This leaves 4 unsquared: 25 × 4 ÷ 8 is about 12.',
      hi: 'इसमें 4 का वर्ग नहीं किया गया: 25 × 4 ÷ 8 लगभग 12 है।',
    },
    b: {
      en: 'This gives 30 to the second part; 25 × 16 ÷ 8 is 50.',
      hi: 'इसमें दूसरा भाग 30 माना गया है; 25 × 16 ÷ 8 का मान 50 है।',
    },
    c: {
      en: 'This gives 70 to the second part; 25 × 16 ÷ 8 is 50.',
      hi: 'इसमें दूसरा भाग 70 माना गया है; 25 × 16 ÷ 8 का मान 50 है।',
    },
    d: { en: '24% of 1,250 is 300, and 25 × 16 ÷ 8 is 50.', hi: '1,250 का 24%, 300 है और 25 × 16 ÷ 8 का मान 50 है।' },
    e: {
      en: 'This gives 90 to the second part; 25 × 16 ÷ 8 is 50.',
      hi: 'इसमें दूसरा भाग 90 माना गया है; 25 × 16 ÷ 8 का मान 50 है।',
    },
  },
  'apt-035': {
    a: {
      en: 'This is the area of the circle; the length stays the same, the area does not.',
      hi: 'यह वृत्त का क्षेत्रफल है; लंबाई वही रहती है, क्षेत्रफल नहीं।',
    },
    b: {
      en: 'This takes the diameter, 56 cm, as the side of the square.',
      hi: 'इसमें व्यास 56 सेमी को वर्ग की भुजा मान लिया गया है।',
    },
    c: { en: 'The wire is 176 cm long, so the side is 44 cm.', hi: 'तार 176 सेमी लंबा है, अतः भुजा 44 सेमी है।' },
    d: {
      en: 'This takes the length as πr = 88 cm, half of the circumference.',
      hi: 'इसमें लंबाई πr = 88 सेमी ली गई है, जो परिधि की आधी है।',
    },
  },
  'apt-036': {
    a: { en: 'This takes away only one semicircle.', hi: 'इसमें केवल एक अर्धवृत्त घटाया गया है।' },
    b: {
      en: 'The two semicircles make one circle of 616 sq cm: 784 − 616.',
      hi: 'दोनों अर्धवृत्त मिलकर 616 वर्ग सेमी का एक वृत्त बनाते हैं: 784 − 616।',
    },
    c: { en: '308 sq cm is the area of one semicircle.', hi: '308 वर्ग सेमी एक अर्धवृत्त का क्षेत्रफल है।' },
    d: { en: '616 sq cm is the part that is not shaded.', hi: '616 वर्ग सेमी वह भाग है, जो छायांकित नहीं है।' },
  },
  'apt-038': {
    a: {
      en: 'Both equations have the root 2.5, so x and y can be equal.',
      hi: 'दोनों समीकरणों का एक मूल 2.5 है, अतः x और y बराबर हो सकते हैं।',
    },
    b: {
      en: 'x is 4 or 2.5, y is 1 or 2.5: x is greater, or equal at 2.5.',
      hi: 'x = 4 या 2.5 और y = 1 या 2.5: x बड़ा है, या 2.5 पर बराबर है।',
    },
    c: { en: 'Neither 4 nor 2.5 is less than 1 or 2.5.', hi: '4 और 2.5 में से कोई भी 1 या 2.5 से छोटा नहीं है।' },
    d: {
      en: 'This turns the relation round: 4 is greater than both values of y.',
      hi: 'इसमें संबंध उलट गया है: 4, y के दोनों मानों से बड़ा है।',
    },
    e: {
      en: 'All four pairs agree: x is never less than y.',
      hi: 'चारों जोड़ियाँ एक ही बात बताती हैं: x कभी y से छोटा नहीं है।',
    },
  },
  'apt-039': {
    a: { en: '12 is the number of rows.', hi: '12 पंक्तियों की संख्या है।' },
    b: { en: '11 rows of 13 chairs make only 143.', hi: '13 कुर्सियों वाली 11 पंक्तियों में केवल 143 कुर्सियाँ होतीं।' },
    c: { en: '12 rows of 14 chairs make 168.', hi: '14 कुर्सियों वाली 12 पंक्तियों में 168 कुर्सियाँ होती हैं।' },
    d: { en: '14 rows of 16 chairs make 224.', hi: '16 कुर्सियों वाली 14 पंक्तियों में 224 कुर्सियाँ होतीं।' },
    e: {
      en: '21 divides 168, but it gives 8 rows, 13 fewer and not 2.',
      hi: '21 से 168 विभाज्य है, पर पंक्तियाँ 8 होंगी: 2 नहीं, 13 कम।',
    },
  },
  'apt-040': {
    a: {
      en: 'A digit sum of 9 leaves 18, 27, 36 and more.',
      hi: 'अंकों का योग 9 होने पर 18, 27, 36 आदि कई संख्याएँ बचती हैं।',
    },
    b: { en: 'A difference of 27 leaves 14, 25, 36 and more.', hi: '27 का अंतर होने पर 14, 25, 36 आदि कई संख्याएँ बचती हैं।' },
    c: { en: 'Each statement by itself leaves several numbers.', hi: 'हर कथन अकेले कई संख्याएँ छोड़ता है।' },
    d: {
      en: 'The digits add up to 9 and the units digit is 3 more: one number is left.',
      hi: 'अंकों का योग 9 है और इकाई का अंक 3 अधिक है: एक ही संख्या बचती है।',
    },
    e: {
      en: 'Only 36 has the digit sum 9 and grows by 27 when its digits change places.',
      hi: 'केवल 36 के अंकों का योग 9 है और अंक बदलने पर वह 27 बढ़ती है।',
    },
  },
  'apt-041': {
    a: {
      en: 'II is sufficient too: only 5 and 12 are whole-number sides with a hypotenuse of 13.',
      hi: 'II भी पर्याप्त है: कर्ण 13 होने पर पूर्ण संख्या वाली भुजाएँ केवल 5 और 12 हैं।',
    },
    b: {
      en: 'I is sufficient too: a + b = 17 and a² + b² = 169 give ab = 60.',
      hi: 'I भी पर्याप्त है: a + b = 17 और a² + b² = 169 से ab = 60 मिलता है।',
    },
    c: {
      en: 'I gives ab = 60 and II the sides 5 and 12: each time 30 sq cm.',
      hi: 'I से ab = 60 और II से भुजाएँ 5 व 12 मिलती हैं: हर बार 30 वर्ग सेमी।',
    },
    d: {
      en: 'Each of them alone already fixes the area at 30 sq cm.',
      hi: 'हर कथन अकेले ही क्षेत्रफल 30 वर्ग सेमी निश्चित कर देता है।',
    },
    e: {
      en: 'Nothing has to be taken from the other statement: each fixes the area by itself.',
      hi: 'दूसरे कथन की ज़रूरत ही नहीं: हर कथन अकेले क्षेत्रफल निश्चित करता है।',
    },
  },
  'apt-042': {
    a: {
      en: 'This adds the discounts to 30%; the second is given on the reduced price.',
      hi: 'इसमें छूट जोड़कर 30% मानी गई है; दूसरी छूट घटे हुए मूल्य पर मिलती है।',
    },
    b: {
      en: '0.90 × 0.80 = 0.72, which leaves 72% of the marked price.',
      hi: '0.90 × 0.80 = 0.72, अर्थात् अंकित मूल्य का 72% बचता है।',
    },
    c: { en: 'He gains ₹100 on ₹800.', hi: 'उसे ₹800 पर ₹100 का लाभ होता है।' },
    d: {
      en: '0.80 × 0.90 is 0.72 as well; the order makes no difference.',
      hi: '0.80 × 0.90 भी 0.72 है; क्रम से कोई अंतर नहीं पड़ता।',
    },
  },
  'apt-043': {
    a: {
      en: "If Bhavna's salary is 100, the difference of 25 is 20% of Arti's 125.",
      hi: 'भावना का वेतन 100 हो, तो 25 का अंतर आरती के 125 का 20% है।',
    },
    b: {
      en: "25% is taken of Bhavna's salary; of Arti's, the same difference is 20%.",
      hi: '25% भावना के वेतन का है; वही अंतर आरती के वेतन का 20% है।',
    },
    c: { en: '125 : 100 is 5 : 4.', hi: '125 : 100 = 5 : 4 है।' },
    d: {
      en: '125 less 10% and 100 more 12.5% are both 112.5.',
      hi: '125 में से 10% घटाने और 100 में 12.5% जोड़ने पर दोनों 112.5 होते हैं।',
    },
  },
  'apt-044': {
    a: {
      en: '30% is the plain average of the five percentages; the cities differ in size.',
      hi: '30% पाँचों प्रतिशतों का सीधा औसत है; शहरों में अभ्यर्थियों की संख्या अलग-अलग है।',
    },
    b: { en: '28% of 14,000 would be 3,920; 4,000 qualified.', hi: '14,000 का 28%, 3,920 होता; उत्तीर्ण 4,000 हुए।' },
    c: { en: 'This is the share of those who did not qualify.', hi: 'यह अनुत्तीर्ण अभ्यर्थियों का भाग है।' },
    d: { en: '4,000 of 14,000 is 2/7.', hi: '14,000 में से 4,000, यानी 2/7 भाग।' },
  },
  'apt-045': {
    a: { en: '900 men against 800 women: 100 more on 800.', hi: '900 पुरुष और 800 महिलाएँ: 800 पर 100 अधिक।' },
    b: {
      en: 'This divides by the 900 men; the comparison is with the 800 women.',
      hi: 'इसमें 900 पुरुषों से भाग दिया गया है; तुलना 800 महिलाओं से है।',
    },
    c: { en: '10% of 800 would be 80; the difference is 100.', hi: '800 का 10%, 80 होता; अंतर 100 है।' },
    d: {
      en: 'This compares the men of Indore (500) with those of Patna (400).',
      hi: 'इसमें इंदौर के पुरुषों (500) की तुलना पटना के पुरुषों (400) से की गई है।',
    },
  },
  'apt-047': {
    a: {
      en: 'In Patna 2,880 did not qualify; next comes Indore with 2,400.',
      hi: 'पटना में 2,880 अनुत्तीर्ण हुए; उसके बाद इंदौर में 2,400।',
    },
    b: { en: 'The women are 1,810 of 4,000, which is 45.25%.', hi: '4,000 में से 1,810 महिलाएँ हैं, जो 45.25% है।' },
    c: {
      en: 'Women outnumber men in one city only, Kanpur (3 : 4).',
      hi: 'महिलाएँ केवल एक शहर, कानपुर (3 : 4) में पुरुषों से अधिक हैं।',
    },
    d: { en: '35% of 2,400 and 30% of 2,800 are both 840.', hi: '2,400 का 35% और 2,800 का 30%, दोनों 840 हैं।' },
  },
  'apt-048': {
    a: { en: 'From 40 to 50 thousand is a rise of 25%.', hi: '40 से 50 हज़ार होना 25% की वृद्धि है।' },
    b: {
      en: 'In 2020 the sales of P fell, from 50 to 45 thousand; those of Q rose.',
      hi: '2020 में P की बिक्री 50 से घटकर 45 हज़ार रह गई; बढ़ी Q की थी।',
    },
    c: { en: 'From 45 to 60 thousand is a rise of one third.', hi: '45 से 60 हज़ार होना एक तिहाई की वृद्धि है।' },
    d: {
      en: 'In 2022 the sales of P fell, from 60 to 55 thousand; those of Q rose.',
      hi: '2022 में P की बिक्री 60 से घटकर 55 हज़ार रह गई; बढ़ी Q की थी।',
    },
  },
  'apt-049': {
    a: {
      en: 'This divides 130 by the total of Q, 260; the total of P is 250.',
      hi: 'इसमें 130 को Q के योग 260 से भाग दिया गया है; P का योग 250 है।',
    },
    b: { en: '60 + 70 = 130 thousand, out of 250 thousand.', hi: '250 हज़ार में से 60 + 70 = 130 हज़ार।' },
    c: { en: 'This takes Q in 2021 and 2022: 50 + 70 = 120.', hi: 'इसमें Q के 2021 और 2022 लिए गए हैं: 50 + 70 = 120।' },
    d: { en: 'This takes Q in 2019 and 2022: 45 + 70 = 115.', hi: 'इसमें Q के 2019 और 2022 लिए गए हैं: 45 + 70 = 115।' },
  },
  'apt-050': {
    a: { en: 'This is 2021 to 2019, the reverse order.', hi: 'यह 2021 और 2019 का अनुपात है, उलटे क्रम में।' },
    b: { en: '50 : 60 is for company P alone.', hi: '50 : 60 केवल कंपनी P का अनुपात है।' },
    c: { en: '45 : 50 is for company Q alone.', hi: '45 : 50 केवल कंपनी Q का अनुपात है।' },
    d: { en: '50 + 45 = 95 and 60 + 50 = 110 thousand.', hi: '50 + 45 = 95 और 60 + 50 = 110 हज़ार।' },
  },
  'apt-052': {
    a: { en: '₹12,000 is the spending on rent (90°).', hi: '₹12,000 किराए (90°) का ख़र्च है।' },
    b: { en: '₹14,400 is the spending on food (108°).', hi: '₹14,400 भोजन (108°) का ख़र्च है।' },
    c: {
      en: '72° is one fifth of the circle, so one fifth of ₹48,000.',
      hi: '72° वृत्त का पाँचवाँ भाग है, अतः ₹48,000 का पाँचवाँ भाग।',
    },
    d: {
      en: 'This takes a degree as ₹100; it stands for 48,000 ÷ 360, about ₹133.',
      hi: 'इसमें एक अंश को ₹100 माना गया है; वह 48,000 ÷ 360, लगभग ₹133 है।',
    },
  },
  'apt-053': {
    a: {
      en: '90° is 18° more than 72°, and 18 is a quarter of 72.',
      hi: '90°, 72° से 18° अधिक है और 18, 72 का चौथाई है।',
    },
    b: {
      en: 'This divides the difference by 90; it is to be compared with education, 72.',
      hi: 'इसमें अंतर को 90 से भाग दिया गया है; तुलना शिक्षा (72) से करनी है।',
    },
    c: { en: '5% is the difference as a part of the whole income.', hi: '5% पूरी आय के भाग के रूप में अंतर है।' },
    d: { en: '18 is the difference of the angles in degrees.', hi: '18 डिग्री में कोणों का अंतर है।' },
  },
  'apt-054': {
    a: {
      en: 'This takes the old income, ₹48,000, as the whole circle.',
      hi: 'इसमें पुरानी आय ₹48,000 को पूरा वृत्त मान लिया गया है।',
    },
    b: {
      en: '₹9,000 is saved out of ₹54,000, one sixth of the circle.',
      hi: '₹54,000 में से ₹9,000 बचते हैं: वृत्त का छठा भाग।',
    },
    c: { en: "36° is the angle of this month's savings.", hi: '36° इस महीने की बचत का कोण है।' },
    d: {
      en: 'This forgets the rise in food and takes the savings as ₹10,800.',
      hi: 'इसमें भोजन के ख़र्च की वृद्धि छूट गई है और बचत ₹10,800 मानी गई है।',
    },
  },
}
