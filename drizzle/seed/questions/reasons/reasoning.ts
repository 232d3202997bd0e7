import type { Reasons } from './contract.ts'

export const reasoningReasons: Reasons = {
  'rea-001': {
    a: {
      en: '149 adds 70, but the differences double: after 40 comes 80.',
      hi: '149 में 70 जोड़ा गया है, जबकि अंतर दुगुने होते हैं: 40 के बाद 80 आता है।',
    },
    b: { en: '158 is twice 79; the 1 was not added.', hi: '158, 79 का दुगुना है; 1 नहीं जोड़ा गया।' },
    c: { en: '159 is twice 79, plus 1.', hi: '159, 79 के दुगुने से 1 अधिक है।' },
    d: { en: '161 is twice 79, plus 3 instead of 1.', hi: '161, 79 के दुगुने से 1 के बजाय 3 अधिक है।' },
  },
  'rea-002': {
    a: { en: 'The letters move by 1, 2, 3 and 4 places.', hi: 'अक्षर 1, 2, 3 और 4 स्थान आगे बढ़ते हैं।' },
    b: { en: 'Here every letter moves by 1 place.', hi: 'यहाँ हर अक्षर 1 स्थान आगे बढ़ा है।' },
    c: { en: 'The third letter moves by 2 places instead of 3.', hi: 'तीसरा अक्षर 3 के बजाय 2 स्थान आगे बढ़ा है।' },
    d: { en: 'The first letter moves by 2 places instead of 1.', hi: 'पहला अक्षर 1 के बजाय 2 स्थान आगे बढ़ा है।' },
  },
  'rea-003': {
    a: {
      en: 'The singers may all be graduates who are not clerks, so II is not certain.',
      hi: 'संभव है कि सभी गायक ऐसे स्नातक हों जो लिपिक नहीं हैं, अतः II निश्चित नहीं है।',
    },
    b: {
      en: 'The graduates who are singers cannot be pilots; clerks and singers have no certain link.',
      hi: 'जो स्नातक गायक हैं, वे पायलट नहीं हो सकते; लिपिक और गायक में कोई निश्चित संबंध नहीं है।',
    },
    c: {
      en: 'II would need all graduates to be singers; only some are.',
      hi: 'II के लिए सभी स्नातकों का गायक होना ज़रूरी था; केवल कुछ हैं।',
    },
    d: {
      en: 'I is certain: some graduates are singers, and no singer is a pilot.',
      hi: 'I निश्चित है: कुछ स्नातक गायक हैं और कोई गायक पायलट नहीं है।',
    },
  },
  'rea-004': {
    a: { en: "Here A is D's father: the father of D's sister.", hi: 'यहाँ A, D का पिता है: D की बहन का पिता।' },
    b: { en: "Here A is the wife of D's father, not his sister.", hi: 'यहाँ A, D के पिता की पत्नी है, बहन नहीं।' },
    c: {
      en: "Here B is D's wife, so A is the sister of D's wife.",
      hi: 'यहाँ B, D की पत्नी है, अतः A, D की पत्नी की बहन है।',
    },
    d: { en: 'A is the sister of B, and B is the father of D.', hi: 'A, B की बहन है और B, D का पिता है।' },
  },
  'rea-005': {
    a: {
      en: 'She ends 9 m to the east and 24 − 12 = 12 m to the south.',
      hi: 'वह अंत में 9 मीटर पूर्व और 24 − 12 = 12 मीटर दक्षिण में है।',
    },
    b: {
      en: 'She walks 24 m south and only 12 m north, so she ends to the south.',
      hi: 'वह 24 मीटर दक्षिण और केवल 12 मीटर उत्तर चली, अतः घर के दक्षिण में है।',
    },
    c: {
      en: 'This adds 9 and 12; the straight distance is √(9² + 12²).',
      hi: 'इसमें 9 और 12 जोड़े गए हैं; सीधी दूरी √(9² + 12²) है।',
    },
    d: {
      en: 'A right turn from the north leads to the east, not to the west.',
      hi: 'उत्तर से दाएँ मुड़ने पर मुख पूर्व की ओर होता है, पश्चिम की ओर नहीं।',
    },
  },
  'rea-006': {
    a: { en: 'The seat opposite Q can be taken by R, T or U.', hi: 'Q के सामने की सीट पर R, T या U, कोई भी बैठ सकता है।' },
    b: {
      en: 'P is third and Q second from S on the same side, so they sit next to each other.',
      hi: 'S से एक ही ओर P तीसरे और Q दूसरे स्थान पर है, अतः वे साथ बैठे हैं।',
    },
    c: { en: 'U can take the seat next to P, with T next to S.', hi: 'P के पास की सीट पर U और S के पास T भी बैठ सकता है।' },
    d: { en: 'The seats left for R, away from P, are both next to S.', hi: 'P से अलग R के लिए बची दोनों सीटें S के पास हैं।' },
  },
  'rea-007': {
    a: {
      en: 'This moves the hour hand by 1° a minute, to 160°.',
      hi: 'इसमें घंटे की सुई 1° प्रति मिनट चलकर 160° पर मानी गई है।',
    },
    b: {
      en: 'This moves the hour hand by 10° in 40 minutes; it moves by 20°.',
      hi: 'इसमें 40 मिनट में घंटे की सुई 10° चली मानी गई है; वह 20° चलती है।',
    },
    c: { en: "This leaves the hour hand at 4, as at 4 o'clock.", hi: 'इसमें घंटे की सुई 4 पर ही मानी गई है, जैसे ठीक 4 बजे।' },
    d: { en: 'The hands are at 240° and 140°.', hi: 'सुइयाँ 240° और 140° पर हैं।' },
  },
  'rea-008': {
    a: { en: 'One day too few: the leap day of 2024 was left out.', hi: 'एक दिन कम: 2024 का लीप दिन छूट गया।' },
    b: { en: 'One day too many.', hi: 'एक दिन ज़्यादा।' },
    c: { en: 'Five odd days after Tuesday is Sunday.', hi: 'मंगलवार के पाँच विषम दिन बाद रविवार है।' },
    d: { en: 'Two days too few.', hi: 'दो दिन कम।' },
  },
  'rea-009': {
    a: {
      en: "This overlooks 'only if': an accepted application must also have had its fee paid.",
      hi: "इसमें 'तभी' पर ध्यान नहीं गया: स्वीकार हुए आवेदन का शुल्क भी जमा हुआ होगा।",
    },
    b: {
      en: 'Accepted means not late, and in time it is accepted only if the fee was paid.',
      hi: 'स्वीकार होने का अर्थ है समय पर आना, और तब शुल्क जमा होने पर ही स्वीकृति मिलती है।',
    },
    c: {
      en: 'I follows too: every application after 31 March was rejected.',
      hi: 'I भी अनुसरण करता है: 31 मार्च के बाद का हर आवेदन अस्वीकार हुआ।',
    },
    d: {
      en: "The acceptance of Rohan's application settles both the date and the fee.",
      hi: 'रोहन के आवेदन का स्वीकार होना तारीख़ और शुल्क दोनों को निश्चित करता है।',
    },
  },
  'rea-010': {
    a: {
      en: "With Anil the doctor on 4, Esha must be on 3, and the teacher's work is left for her.",
      hi: 'डॉक्टर अनिल मंज़िल 4 पर है, अतः ईशा 3 पर है और उसके लिए शिक्षक का पेशा बचता है।',
    },
    b: { en: 'Chetan is on floor 2, but he is the lawyer.', hi: 'चेतन मंज़िल 2 पर है, पर वह वकील है।' },
    c: { en: 'Anil is on floor 4, but he is the doctor.', hi: 'अनिल मंज़िल 4 पर है, पर वह डॉक्टर है।' },
    d: {
      en: 'With Esha on 2 the doctor on 3 would be Chetan, which clue 5 forbids.',
      hi: 'ईशा 2 पर हो, तो 3 का डॉक्टर चेतन होगा, जो शर्त 5 के विरुद्ध है।',
    },
  },
  'rea-011': {
    a: { en: 'Rainfall is measured by a rain gauge.', hi: 'वर्षा वर्षामापी से मापी जाती है।' },
    b: { en: 'Wind speed is measured by an anemometer.', hi: 'पवन की चाल एनीमोमीटर से मापी जाती है।' },
    c: { en: 'A hygrometer measures the moisture of the air.', hi: 'हाइग्रोमीटर हवा की नमी मापता है।' },
    d: { en: 'Atmospheric pressure is measured by a barometer.', hi: 'वायुमंडलीय दाब बैरोमीटर से मापा जाता है।' },
  },
  'rea-012': {
    a: { en: 'The places add up to 27: C–X, E–V, I–R, Q–J.', hi: 'क्रमांकों का योग 27 है: C–X, E–V, I–R, Q–J।' },
    b: { en: 'The last letter is wrong: Q and I add up to 26.', hi: 'अंतिम अक्षर ग़लत है: Q और I का योग 26 है।' },
    c: { en: 'The second letter is wrong: E and U add up to 26.', hi: 'दूसरा अक्षर ग़लत है: E और U का योग 26 है।' },
    d: { en: 'Here all four pairs add up to 26 in place of 27.', hi: 'यहाँ चारों जोड़ों का योग 27 के बजाय 26 है।' },
  },
  'rea-013': {
    a: { en: '51 adds $4^2$ a second time.', hi: '51 में $4^2$ दोबारा जोड़ा गया है।' },
    b: { en: '55 adds 20, which is not a square.', hi: '55 में 20 जोड़ा गया है, जो वर्ग नहीं है।' },
    c: {
      en: '58 adds 16 + 7: the rise by 7, from 9 to 16, was used once more.',
      hi: '58 में 16 + 7 जोड़ा गया है: 9 से 16 तक की वृद्धि 7 दोबारा ले ली गई।',
    },
    d: { en: '60 adds $5^2$, the next square.', hi: '60 में अगला वर्ग $5^2$ जोड़ा गया है।' },
  },
  'rea-014': {
    a: {
      en: 'The first letter is right, but the second goes back 4 places instead of 5.',
      hi: 'पहला अक्षर सही है, पर दूसरा 5 के बजाय 4 स्थान पीछे गया है।',
    },
    b: { en: 'J goes 5 forward to O, and Q 5 back to L.', hi: 'J से 5 आगे O है और Q से 5 पीछे L है।' },
    c: { en: 'This takes the last step as 4 again.', hi: 'इसमें अंतिम क़दम फिर 4 का लिया गया है।' },
    d: { en: 'This takes the last step as 6.', hi: 'इसमें अंतिम क़दम 6 का लिया गया है।' },
  },
  'rea-015': {
    a: { en: '7 fits: 6 × 1 + 1.', hi: '7 ठीक है: 6 × 1 + 1।' },
    b: { en: '16 fits: 7 × 2 + 2.', hi: '16 ठीक है: 7 × 2 + 2।' },
    c: { en: '51 fits: 16 × 3 + 3.', hi: '51 ठीक है: 16 × 3 + 3।' },
    d: { en: '51 × 4 + 4 is 208, not 210.', hi: '51 × 4 + 4 का मान 208 है, 210 नहीं।' },
    e: {
      en: '1045 fits: it comes from the right number, 208 × 5 + 5.',
      hi: '1045 ठीक है: वह सही संख्या से बनता है, 208 × 5 + 5।',
    },
  },
  'rea-016': {
    a: { en: 'Backwards KSED, then each letter one place forward.', hi: 'उलटने पर KSED, फिर हर अक्षर एक स्थान आगे।' },
    b: {
      en: 'Here the letters move forward, but the word is not reversed.',
      hi: 'यहाँ अक्षर आगे बढ़े हैं, पर शब्द उलटा नहीं गया।',
    },
    c: {
      en: 'Here the word is only reversed; the letters are not moved.',
      hi: 'यहाँ शब्द केवल उलटा गया है; अक्षर आगे नहीं बढ़े।',
    },
    d: {
      en: 'Here the letters of KSED move one place back instead of forward.',
      hi: 'यहाँ KSED के अक्षर आगे के बजाय एक स्थान पीछे गए हैं।',
    },
  },
  'rea-017': {
    a: {
      en: "'ra' is the code for 'coins', common to the second and third sentences.",
      hi: "'ra' दूसरे और तीसरे वाक्य के साझा शब्द 'सिक्के' का कूट है।",
    },
    b: {
      en: "'to' is the code for 'are', common to the first and third sentences.",
      hi: "'to' पहले और तीसरे वाक्य के साझा शब्द 'हैं' का कूट है।",
    },
    c: {
      en: "'mi' is the code for 'useful', common to the first and second sentences.",
      hi: "'mi' पहले और दूसरे वाक्य के साझा शब्द 'उपयोगी' का कूट है।",
    },
    d: {
      en: "'ka' is books, 'pe' is rare and 'so' is ancient; the order is free.",
      hi: "'ka' पुस्तकें, 'pe' दुर्लभ और 'so' प्राचीन है; क्रम कोई भी हो सकता है।",
    },
  },
  'rea-018': {
    a: { en: '85 is only the sum of the letter values.', hi: '85 केवल अक्षरों के मानों का योग है।' },
    b: {
      en: 'The sum, 85, is multiplied by the 5 letters of STORM.',
      hi: 'योग 85 को STORM के 5 अक्षरों से गुणा किया जाता है।',
    },
    c: {
      en: 'This multiplies by 4, the number of letters of RAIN.',
      hi: 'इसमें RAIN के अक्षरों की संख्या 4 से गुणा किया गया है।',
    },
    d: { en: 'This multiplies by 3, the number of letters of SUN.', hi: 'इसमें SUN के अक्षरों की संख्या 3 से गुणा किया गया है।' },
  },
  'rea-019': {
    a: {
      en: "A brother would be the son of Nidhi's mother; Rohit is the son of her daughter.",
      hi: 'भाई निधि की माँ का पुत्र होता; रोहित उनकी पुत्री का पुत्र है।',
    },
    b: {
      en: 'Nidhi has no sister, as her mother has only one daughter.',
      hi: 'निधि की कोई बहन नहीं है, क्योंकि उसकी माँ की एक ही पुत्री है।',
    },
    c: { en: "The only daughter of Nidhi's mother is Nidhi herself.", hi: 'निधि की माँ की इकलौती पुत्री स्वयं निधि है।' },
    d: {
      en: "A brother's son would be tied to Nidhi's mother through his father, not his mother.",
      hi: 'भाई के पुत्र का निधि की माँ से संबंध पिता के रास्ते होता, माँ के रास्ते नहीं।',
    },
  },
  'rea-020': {
    a: { en: "Q's daughter is U, who is unmarried.", hi: 'Q की पुत्री U है, जो अविवाहित है।' },
    b: { en: "R is married to S, who is Q's son.", hi: 'R का विवाह Q के पुत्र S से हुआ है।' },
    c: {
      en: 'R is one generation below Q, the mother of his grandchild.',
      hi: 'R, Q से एक पीढ़ी नीचे है: वह Q की पोती या पोते की माँ है।',
    },
    d: { en: "Q's wife is P, the mother of S.", hi: 'Q की पत्नी P है, जो S की माता है।' },
  },
  'rea-021': {
    a: {
      en: 'The shadow falls to the west, so Tara faces south and Gopal north.',
      hi: 'छाया पश्चिम की ओर है, अतः तारा का मुख दक्षिण और गोपाल का उत्तर की ओर है।',
    },
    b: { en: 'South is the direction in which Tara faces.', hi: 'दक्षिण वह दिशा है, जिधर तारा का मुख है।' },
    c: {
      en: "Facing east, Gopal would have his shadow behind him, not to Tara's right.",
      hi: 'पूर्व की ओर मुख होने पर गोपाल की छाया उसके पीछे पड़ती, तारा के दाईं ओर नहीं।',
    },
    d: {
      en: 'Facing west, Gopal would have his shadow before him, towards Tara.',
      hi: 'पश्चिम की ओर मुख होने पर छाया उसके सामने, तारा की ओर पड़ती।',
    },
  },
  'rea-022': {
    a: {
      en: "'No lake is a sea' also means 'No sea is a lake', so II follows as well.",
      hi: "'कोई झील समुद्र नहीं है' का अर्थ 'कोई समुद्र झील नहीं है' भी है, अतः II भी अनुसरण करता है।",
    },
    b: {
      en: 'I follows too: rivers are lakes, and no lake is a sea.',
      hi: 'I भी अनुसरण करता है: नदियाँ झीलें हैं और कोई झील समुद्र नहीं है।',
    },
    c: {
      en: 'Rivers are lakes and so no seas; the oceans that are seas are no lakes.',
      hi: 'नदियाँ झीलें हैं, अतः समुद्र नहीं; जो महासागर समुद्र हैं, वे झीलें नहीं हैं।',
    },
    d: {
      en: 'Both are certain, as no lake is a sea and no sea is a lake.',
      hi: 'दोनों निश्चित हैं, क्योंकि न कोई झील समुद्र है और न कोई समुद्र झील।',
    },
  },
  'rea-023': {
    a: {
      en: 'This misses III: the pens that are pencils are erasers, and no eraser is a ruler.',
      hi: 'इसमें III छूट गया: जो पेन पेंसिल हैं, वे रबड़ हैं और कोई रबड़ स्केल नहीं है।',
    },
    b: {
      en: "'Only a few' gives I; the pens that are pencils give III and rule out II.",
      hi: "'केवल कुछ' से I मिलता है; जो पेन पेंसिल हैं, उनसे III मिलता है और II कट जाता है।",
    },
    c: {
      en: 'II and III contradict each other, so they cannot follow together.',
      hi: 'II और III परस्पर विरोधी हैं, अतः साथ-साथ अनुसरण नहीं कर सकते।',
    },
    d: { en: "This misses I, which is said by 'only a few' itself.", hi: "इसमें I छूट गया, जो 'केवल कुछ' में ही कहा गया है।" },
    e: { en: 'II cannot hold: some pens are certainly not rulers.', hi: 'II संभव नहीं: कुछ पेन निश्चित रूप से स्केल नहीं हैं।' },
  },
  'rea-024': {
    a: { en: 'This leaves out the 6 who like both tea and milk.', hi: 'इसमें चाय और दूध दोनों पसंद करने वाले 6 छूट गए हैं।' },
    b: {
      en: 'This counts everyone in the two circles, with those who like coffee.',
      hi: 'इसमें दोनों वृत्तों के सभी लोग गिने गए हैं, कॉफ़ी पसंद करने वाले भी।',
    },
    c: { en: 'This adds the 4 who like all three, coffee too.', hi: 'इसमें तीनों (कॉफ़ी भी) पसंद करने वाले 4 जोड़ दिए गए हैं।' },
    d: { en: '18 + 12 + 6 are the parts outside the circle of coffee.', hi: '18 + 12 + 6 कॉफ़ी के वृत्त से बाहर के भाग हैं।' },
  },
  'rea-025': {
    a: {
      en: 'Vikas is 25th from the left, and from 16th to 24th there are 9.',
      hi: 'विकास बाएँ से 25वाँ है और 16वें से 24वें तक 9 विद्यार्थी हैं।',
    },
    b: { en: 'This is 25 − 15; Vikas himself is counted too.', hi: 'यह 25 − 15 है; इसमें विकास स्वयं भी गिन लिया गया है।' },
    c: { en: 'This counts Asha and Vikas too.', hi: 'इसमें आशा और विकास भी गिन लिए गए हैं।' },
    d: {
      en: '24 is the number of all the students to the left of Vikas.',
      hi: '24 विकास के बाईं ओर के सभी विद्यार्थियों की संख्या है।',
    },
  },
  'rea-027': {
    a: {
      en: 'On the way from M down to T there is the strict sign R > T; R and W are not linked.',
      hi: 'M से T तक के क्रम में R > T का चिह्न है; R और W का संबंध तय नहीं है।',
    },
    b: {
      en: 'Both R and W lie above or at T, so W > R is not certain.',
      hi: 'R और W दोनों T से नीचे नहीं हैं, अतः W > R निश्चित नहीं है।',
    },
    c: {
      en: 'I is certain by itself, and the two do not speak of the same pair.',
      hi: 'I अकेले ही निश्चित है और दोनों निष्कर्ष एक ही जोड़ी के बारे में नहीं हैं।',
    },
    d: { en: 'I follows: M ≥ K = R > T gives M > T.', hi: 'I अनुसरण करता है: M ≥ K = R > T से M > T मिलता है।' },
    e: {
      en: 'II does not follow: W may be less than R or equal to it.',
      hi: 'II अनुसरण नहीं करता: W, R से छोटा या उसके बराबर भी हो सकता है।',
    },
  },
  'rea-028': {
    a: {
      en: 'E > B is not certain: E may lie as low as B or lower.',
      hi: 'E > B निश्चित नहीं है: E, B के बराबर या उससे छोटा भी हो सकता है।',
    },
    b: {
      en: 'E ≤ B is not certain: E may be as great as D, which is above B.',
      hi: 'E ≤ B निश्चित नहीं है: E, D के बराबर हो सकता है, जो B से बड़ा है।',
    },
    c: {
      en: 'E > B and E ≤ B cover every case, and exactly one must hold.',
      hi: 'E > B और E ≤ B मिलकर हर स्थिति को समेटते हैं; ठीक एक सत्य होगा।',
    },
    d: {
      en: 'This stops too soon: the two conclusions are opposites of the same pair.',
      hi: 'इसमें अंतिम क़दम छूट गया: दोनों निष्कर्ष एक ही जोड़ी के विपरीत हैं।',
    },
    e: { en: 'E > B and E ≤ B cannot be true together.', hi: 'E > B और E ≤ B साथ-साथ सत्य नहीं हो सकते।' },
  },
  'rea-029': {
    a: {
      en: 'No bill means no digital payments; the Sunday shops may not accept them.',
      hi: 'बिल नहीं, तो डिजिटल भुगतान नहीं; पर रविवार को खुली दुकानें शायद डिजिटल भुगतान न लेती हों।',
    },
    b: {
      en: 'The Sunday shops may all be those that give bills without digital payments.',
      hi: 'रविवार को खुली सभी दुकानें बिल देने वाली, पर डिजिटल भुगतान न लेने वाली हो सकती हैं।',
    },
    c: {
      en: 'II needs a link between digital payments and Sunday, which is not given.',
      hi: 'II के लिए डिजिटल भुगतान और रविवार का संबंध चाहिए, जो नहीं दिया गया।',
    },
    d: {
      en: 'I follows: with digital payments the shop would have to give a bill.',
      hi: 'I अनुसरण करता है: डिजिटल भुगतान लेने पर दुकान को बिल देना पड़ता।',
    },
  },
  'rea-030': {
    a: {
      en: 'C, F, I: 3 places forward each time, as in two other groups.',
      hi: 'C, F, I: हर बार 3 स्थान आगे, जैसा दो और समूहों में है।',
    },
    b: {
      en: 'J, M, P: 3 places forward each time; the lack of vowels is shared by DHK.',
      hi: 'J, M, P: हर बार 3 स्थान आगे; स्वर तो DHK में भी नहीं है।',
    },
    c: { en: 'D to H is 4 places, H to K is 3.', hi: 'D से H तक 4 और H से K तक 3 स्थान हैं।' },
    d: {
      en: 'R, U, X: 3 places forward each time; CFI has a vowel too.',
      hi: 'R, U, X: हर बार 3 स्थान आगे; स्वर CFI में भी है।',
    },
  },
  'rea-040': {
    a: { en: '1 is opposite 4.', hi: '1, 4 के विपरीत फलक पर है।' },
    b: { en: '2 shares an edge with 3; it is opposite 5.', hi: '2 और 3 का एक किनारा साझा है; वह 5 के विपरीत है।' },
    c: { en: '5 is opposite 2.', hi: '5, 2 के विपरीत फलक पर है।' },
    d: { en: '3 and 6 fold up on the two sides of the strip 4–5.', hi: '3 और 6 पट्टी 4–5 की दोनों ओर आमने-सामने मुड़ते हैं।' },
  },
  'rea-041': {
    a: {
      en: 'Figure 1 is the water image: top and bottom have changed places.',
      hi: 'आकृति 1 जल प्रतिबिंब है: ऊपर और नीचे बदल गए हैं।',
    },
    b: {
      en: 'Left and right have changed places; top and bottom have not.',
      hi: 'बायाँ और दायाँ बदले हैं; ऊपर और नीचे नहीं।',
    },
    c: { en: 'Figure 3 is the question figure unchanged.', hi: 'आकृति 3 ज्यों-की-त्यों प्रश्न आकृति है।' },
    d: { en: 'Figure 4 is the question figure turned through 180°.', hi: 'आकृति 4 प्रश्न आकृति को 180° घुमाने से बनी है।' },
  },
  'rea-042': {
    a: { en: 'Q faces D, by clue 5.', hi: 'शर्त 5 के अनुसार Q, D के सामने है।' },
    b: { en: 'R faces C, at the west end.', hi: 'R पश्चिमी छोर पर C के सामने है।' },
    c: { en: 'S faces B, by clue 3.', hi: 'शर्त 3 के अनुसार S, B के सामने है।' },
    d: { en: 'T faces A, next to the west end.', hi: 'T पश्चिमी छोर से दूसरे स्थान पर A के सामने है।' },
    e: { en: 'P and E are both at the middle, place 3.', hi: 'P और E दोनों बीच में, स्थान 3 पर हैं।' },
  },
  'rea-043': {
    a: {
      en: 'A faces south, so left is east, and three places on is D.',
      hi: 'A का मुख दक्षिण की ओर है, अतः बायाँ पूर्व है और तीसरे स्थान पर D है।',
    },
    b: { en: 'B is second to the left of A.', hi: 'B, A के बाईं ओर दूसरे स्थान पर है।' },
    c: { en: "C is at A's right hand, to the west.", hi: 'C, A के दाईं ओर (पश्चिम में) है।' },
    d: { en: 'E is immediately to the left of A.', hi: 'E, A के ठीक बाईं ओर है।' },
    e: {
      en: "This takes A's left to be the west; A faces south, so it is the east.",
      hi: 'इसमें A का बायाँ पश्चिम माना गया है; मुख दक्षिण की ओर होने से वह पूर्व है।',
    },
  },
  'rea-044': {
    a: { en: 'R faces C, and T is immediately to the right of R.', hi: 'R, C के सामने है और T, R के ठीक दाईं ओर है।' },
    b: { en: 'T faces A, and P is immediately to the right of T.', hi: 'T, A के सामने है और P, T के ठीक दाईं ओर है।' },
    c: { en: 'P faces E, and S is immediately to the right of P.', hi: 'P, E के सामने है और S, P के ठीक दाईं ओर है।' },
    d: {
      en: 'Q faces D, and S is to the left of Q, not to the right.',
      hi: 'Q, D के सामने है और S, Q के दाईं नहीं, बाईं ओर है।',
    },
    e: { en: 'S faces B, and Q is immediately to the right of S.', hi: 'S, B के सामने है और Q, S के ठीक दाईं ओर है।' },
  },
  'rea-045': {
    a: { en: 'This forgets to interchange S and T.', hi: 'इसमें S और T का बदलाव छूट गया है।' },
    b: { en: 'P sits second to the left of Q; T is between them.', hi: 'P, Q के बाईं ओर दूसरे स्थान पर है; बीच में T है।' },
    c: { en: "Q now faces A, and T has come to Q's left.", hi: 'अब A के सामने Q है और Q के बाईं ओर T आ गया है।' },
    d: {
      en: 'This leaves A at place 2, where S faces A and R sits to the left of S.',
      hi: 'इसमें A स्थान 2 पर ही माना गया है; वहाँ सामने S है और उसके बाईं ओर R।',
    },
    e: { en: 'Q is the one who faces A.', hi: 'A के सामने तो Q स्वयं है।' },
  },
  'rea-046': {
    a: { en: 'R faces C; A is faced by T.', hi: 'R, C के सामने है; A के सामने T है।' },
    b: { en: 'E sits in the middle of the row.', hi: 'E पंक्ति के बीच में बैठा है।' },
    c: { en: 'Immediately to the right of S is Q.', hi: 'S के ठीक दाईं ओर Q है।' },
    d: {
      en: "E faces south, so D, two places to the east, is on E's left.",
      hi: 'E का मुख दक्षिण की ओर है, अतः दो स्थान पूर्व में बैठा D, E के बाईं ओर है।',
    },
    e: { en: 'P is at place 3 and Q at 5, with S between them.', hi: 'P स्थान 3 पर और Q स्थान 5 पर है, बीच में S है।' },
  },
  'rea-047': {
    a: { en: 'Anu presents on Tuesday, the day before Farid.', hi: 'अनु मंगलवार को, फ़रीद से एक दिन पहले प्रस्तुति देती है।' },
    b: {
      en: 'The members of IT, Anu and Ekta, are on Tuesday and Saturday.',
      hi: 'आईटी की दोनों सदस्य अनु और एकता मंगलवार और शनिवार को हैं।',
    },
    c: { en: 'Charu presents on Thursday, before Ekta.', hi: 'चारु गुरुवार को, एकता से पहले प्रस्तुति देती है।' },
    d: { en: 'Bharat presents on Friday, three days after Anu.', hi: 'भरत शुक्रवार को, अनु के तीन दिन बाद प्रस्तुति देता है।' },
    e: { en: 'Farid presents on Wednesday, the day after Anu.', hi: 'फ़रीद बुधवार को, अनु के अगले दिन प्रस्तुति देता है।' },
  },
  'rea-048': {
    a: { en: 'IT on Tuesday is Anu.', hi: 'मंगलवार को आईटी से अनु है।' },
    b: { en: 'The day is right, but Sales is filled by Dev and Charu.', hi: 'दिन सही है, पर सेल्स में देव और चारु हैं।' },
    c: { en: 'The day is right, but IT is filled by Anu and Ekta.', hi: 'दिन सही है, पर आईटी में अनु और एकता हैं।' },
    d: {
      en: "Only HR, with Farid, is left, and Friday is three days after Anu's Tuesday.",
      hi: 'फ़रीद के साथ एचआर ही बचता है और शुक्रवार अनु के मंगलवार के तीन दिन बाद है।',
    },
    e: { en: 'HR on Wednesday is Farid.', hi: 'बुधवार को एचआर से फ़रीद है।' },
  },
  'rea-049': {
    a: { en: 'Anu, Farid and Charu come between Monday and Friday.', hi: 'सोमवार और शुक्रवार के बीच अनु, फ़रीद और चारु हैं।' },
    b: { en: 'One person, Charu, comes between Farid and Bharat.', hi: 'एक व्यक्ति (चारु) फ़रीद और भरत के बीच है।' },
    c: { en: 'Two persons come between Dev and Charu.', hi: 'दो व्यक्ति देव और चारु के बीच हैं।' },
    d: { en: 'Four is the difference of the days, 5 − 1; one too many.', hi: 'चार दिनों का अंतर (5 − 1) है; एक अधिक।' },
    e: {
      en: 'They are on Monday and Friday, not on consecutive days.',
      hi: 'वे सोमवार और शुक्रवार को हैं, लगातार दिनों में नहीं।',
    },
  },
  'rea-050': {
    a: {
      en: 'II is true too: only Charu presents between Farid and Bharat.',
      hi: 'II भी सत्य है: फ़रीद और भरत के बीच केवल चारु है।',
    },
    b: {
      en: 'I is true too: the order is Sales, IT, HR, Sales, HR, IT.',
      hi: 'I भी सत्य है: क्रम सेल्स, आईटी, एचआर, सेल्स, एचआर, आईटी है।',
    },
    c: { en: 'III is false: Charu (Sales) comes after Farid (HR).', hi: 'III असत्य है: चारु (सेल्स) फ़रीद (एचआर) के बाद है।' },
    d: { en: 'III is false, and I, which is true, is left out.', hi: 'III असत्य है और सत्य कथन I छूट गया है।' },
    e: {
      en: 'No neighbours share a department, and Charu alone is between the two of HR; III fails.',
      hi: 'लगातार दिनों में विभाग अलग हैं और एचआर के बीच केवल चारु है; III असत्य है।',
    },
  },
  'rea-051': {
    a: { en: 'M sits at the left end.', hi: 'M बाएँ छोर पर बैठा है।' },
    b: { en: 'N sits second from the right end, next to Q.', hi: 'N दाएँ छोर से दूसरे स्थान पर, Q के पास बैठा है।' },
    c: { en: 'The row is M, K, P, L, Q, N, O.', hi: 'पंक्ति M, K, P, L, Q, N, O है।' },
    d: { en: 'Q sits third from the right end, next to L.', hi: 'Q दाएँ छोर से तीसरे स्थान पर, L के पास बैठा है।' },
    e: {
      en: 'K at the right would leave M and P one place; K is second from the left.',
      hi: 'K दाईं ओर हो, तो M और P का स्थान एक ही होगा; K बाएँ से दूसरा है।',
    },
  },
  'rea-052': {
    a: {
      en: '1 person, P, sits between K and L; N is two places beyond L.',
      hi: '1 व्यक्ति (P) K और L के बीच है; N, L से दो स्थान आगे है।',
    },
    b: {
      en: '2 persons sit between K and Q; Q itself comes before N.',
      hi: '2 व्यक्ति K और Q के बीच हैं; N से पहले Q स्वयं भी है।',
    },
    c: { en: 'P, L and Q sit between the 2nd and the 6th place.', hi: 'दूसरे और छठे स्थान के बीच P, L और Q बैठे हैं।' },
    d: { en: '4 is the difference of the places, 6 − 2; one too many.', hi: '4 स्थानों का अंतर (6 − 2) है; एक अधिक।' },
    e: { en: '5 counts K and N themselves too.', hi: '5 में K और N स्वयं भी गिने गए हैं।' },
  },
  'rea-053': {
    a: { en: 'P is third from the left, and N sixth.', hi: 'P बाएँ से तीसरा और N छठा है।' },
    b: { en: 'O is fourth to the right of P.', hi: 'O, P के दाईं ओर चौथा है।' },
    c: { en: 'L is immediately to the right of P.', hi: 'L, P के ठीक दाईं ओर है।' },
    d: {
      en: 'Q is second to the right; this counts P as the first.',
      hi: 'Q दाईं ओर दूसरा है; इसमें P को ही पहला गिना गया है।',
    },
    e: { en: 'M is to the left of P.', hi: 'M, P के बाईं ओर है।' },
  },
  'rea-054': {
    a: {
      en: 'K, L, M, N, O, P, Q and M, K, P, L, Q, N, O agree at no place.',
      hi: 'K, L, M, N, O, P, Q और M, K, P, L, Q, N, O किसी स्थान पर मेल नहीं खाते।',
    },
    b: {
      en: 'L does not keep the middle: in alphabetical order N sits there.',
      hi: 'L का स्थान बीच में नहीं रहता: वर्णमाला के क्रम में वहाँ N है।',
    },
    c: {
      en: 'K and L do not keep theirs: they go from 2 and 4 to 1 and 2.',
      hi: 'K और L का स्थान नहीं रहता: वे 2 और 4 से 1 और 2 पर आते हैं।',
    },
    d: {
      en: 'M, N and O do not keep theirs: they go from 1, 6 and 7 to 3, 4 and 5.',
      hi: 'M, N और O का स्थान नहीं रहता: वे 1, 6 और 7 से 3, 4 और 5 पर आते हैं।',
    },
    e: { en: 'Even P and Q move, from 3 and 5 to 6 and 7.', hi: 'P और Q भी 3 और 5 से हटकर 6 और 7 पर आते हैं।' },
  },
}
