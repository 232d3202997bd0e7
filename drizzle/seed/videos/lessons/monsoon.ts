import type { SeedVideo } from '../shapes.ts'

const figure = (number: number, words: string): string => `![${words}](/figures/film-monsoon-of-india-${number}.svg)`

export const monsoon: SeedVideo = {
  slug: 'monsoon-of-india',
  title: {
    en: 'The monsoon of India: why it comes, where it rains, why it leaves',
    hi: 'भारत का मानसून: क्यों आता है, कहाँ बरसता है, क्यों लौटता है',
  },
  summary: {
    en: 'Land and sea, the ITCZ and the jets, normal dates of arrival and departure, the two branches with their rain shadows, El Niño, and the October rain of Tamil Nadu, with seven solved questions.',
    hi: 'स्थल और समुद्र, ITCZ और जेट धाराएँ, आने और लौटने की सामान्य तारीख़ें, दोनों शाखाएँ और वृष्टि छाया, अल नीनो, और तमिलनाडु की अक्टूबर की वर्षा: सात हल किए सवालों के साथ।',
  },
  subject: 'geography',
  exams: ['upsc', 'state-psc', 'ssc'],
  scenes: [
    {
      title: { en: 'A wind that turns round', hi: 'दिशा बदलने वाली हवा' },
      lines: [
        [5, 'The word monsoon comes from the Arabic mausim: a season.', 'मानसून शब्द अरबी के "मौसिम" से आया है, यानी ऋतु।'],
        [
          6,
          'It is not simply rain. It is a wind that turns round with the season.',
          'मानसून सिर्फ़ बारिश नहीं। यह ऋतु के साथ दिशा बदलने वाली हवा है।',
        ],
        [
          6,
          'In winter it blows from the land to the sea, and is mostly dry.',
          'जाड़े में यह स्थल से समुद्र की ओर चलती है, और प्रायः सूखी होती है।',
        ],
        [
          5,
          'In summer it blows from the sea to the land, full of water.',
          'गर्मी में यह समुद्र से स्थल की ओर चलती है, नमी से भरी।',
        ],
        [
          6,
          'A wind is named after where it comes from: here the south-west.',
          'हवा का नाम उस दिशा पर पड़ता है, जहाँ से वह आए: यहाँ दक्षिण-पश्चिम।',
        ],
        [5, 'June to September give about 75% of the rain of the year.', 'साल की लगभग 75% वर्षा जून से सितंबर में होती है।'],
        [5, 'That is 87 of 116 cm. July is the wettest month.', 'यानी 116 में से 87 cm। सबसे ज़्यादा वर्षा जुलाई में।'],
      ],
      boards: [
        { from: 0, to: 2, text: '### «monsoon¦मानसून» = «mausim, season¦मौसिम, ऋतु»' },
        { from: 1, to: 2, text: '**«A wind that turns round with the season¦ऋतु के साथ दिशा बदलने वाली हवा»**' },
        { from: 2, to: 5, text: figure(1, 'Winds of winter from the land, winds of summer from the sea') },
        { from: 2, to: 5, text: '**1** «Winter: from the north-east, dry¦जाड़ा: उत्तर-पूर्व से, सूखी»' },
        { from: 3, to: 5, text: '**2** «Summer: from the south-west, wet¦गर्मी: दक्षिण-पश्चिम से, नम»' },
        {
          from: 5,
          text: '| «Rain of India (mean 1971–2020)¦भारत की वर्षा (औसत 1971–2020)» | cm |\n|---|---|\n| «June to September¦जून से सितंबर» | **87** |\n| «the whole year¦पूरा साल» | 116 |',
        },
        { from: 5, text: '$87 \\div 116 = 75\\%$' },
        { from: 6, text: '«Wettest month¦सबसे ज़्यादा वर्षा»: **«July¦जुलाई»**' },
      ],
    },
    {
      title: { en: 'Land and sea', hi: 'स्थल और समुद्र' },
      lines: [
        [
          6,
          'At noon sand burns your foot, and water does not. Land heats faster.',
          'दोपहर में रेत पैर जलाती है, पानी नहीं। स्थल जल्दी गर्म होता है।',
        ],
        [5, 'Hot air rises, and the pressure over the land falls: L.', 'गर्म हवा ऊपर उठती है, और स्थल पर दाब गिरता है: L।'],
        [
          6,
          'Over the cooler sea it is higher: H. Wind blows from H to L.',
          'ठंडे समुद्र पर दाब ज़्यादा है: H। हवा H से L की ओर चलती है।',
        ],
        [
          5,
          'In winter the land is the cooler one: the wind turns round.',
          'जाड़े में स्थल ज़्यादा ठंडा होता है: हवा पलट जाती है।',
        ],
        [
          6,
          'Land and sea breezes turn in a day, the monsoon in a year.',
          'स्थल और समुद्री समीर एक दिन में पलटते हैं, मानसून एक साल में।',
        ],
      ],
      boards: [
        { from: 0, to: 3, text: figure(2, 'Warm land with low pressure beside a cool sea with high pressure') },
        { from: 3, text: figure(3, 'Summer on the left, winter on the right: the wind is reversed') },
        { from: 1, text: '**L** = «low pressure¦निम्न दाब»' },
        { from: 2, text: '**H** = «high pressure¦उच्च दाब»' },
        { from: 4, text: '«breezes: a day; monsoon: a year¦समीर: एक दिन; मानसून: एक साल»' },
      ],
    },
    {
      title: { en: 'Across the equator', hi: 'विषुवत रेखा के पार' },
      lines: [
        [
          5,
          'In May and June the low L lies over the north-west of India.',
          'मई-जून में निम्न दाब L भारत के उत्तर-पश्चिम पर होता है।',
        ],
        [
          6,
          'Far south lies the Mascarene High, H. South-east trades blow from it.',
          'दूर दक्षिण में मैस्करीन उच्च दाब H है। उससे दक्षिण-पूर्वी व्यापारिक पवनें चलती हैं।',
        ],
        [
          6,
          'The trades of both halves of the earth meet in a belt: the ITCZ.',
          'दोनों गोलार्धों की व्यापारिक पवनें एक पट्टी में मिलती हैं: ITCZ।',
        ],
        [
          6,
          'It follows the sun. In July it lies near 20° to 25° N: the monsoon trough.',
          'यह सूर्य के पीछे चलती है। जुलाई में 20° से 25° N के पास: मानसून गर्त।',
        ],
        [
          6,
          'It draws the trades across the equator, mostly between 40° and 60° E.',
          'यह पवनों को विषुवत रेखा के पार खींचता है, ज़्यादातर 40° और 60° E के बीच।',
        ],
        [
          5,
          'There they bend to the right: south-east becomes south-west.',
          'वहाँ वे दाईं ओर मुड़ती हैं: दक्षिण-पूर्वी से दक्षिण-पश्चिमी।',
        ],
        [
          5,
          'Question 1: what bends them, heat, Coriolis or friction?',
          'सवाल 1: इन्हें कौन मोड़ता है, ताप, कोरिऑलिस बल या घर्षण?',
        ],
        [
          6,
          'Coriolis, by the turning earth: right in the north, left in the south.',
          'कोरिऑलिस बल, पृथ्वी के घूर्णन से: उत्तर में दाएँ, दक्षिण में बाएँ।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: figure(4, 'The low over the north-west, the high far south, and the south-east trades'),
        },
        { from: 1, to: 3, text: '**H** «Mascarene High¦मैस्करीन उच्च दाब» → «south-east trades¦दक्षिण-पूर्वी पवनें»' },
        {
          from: 2,
          to: 3,
          text: '**ITCZ** = «Intertropical Convergence Zone¦अंतःउष्णकटिबंधीय अभिसरण क्षेत्र»',
        },
        {
          from: 3,
          to: 6,
          text: figure(5, 'The ITCZ over the Ganga plain; the trades cross the equator and bend to the right'),
        },
        { from: 3, to: 5, text: '**ITCZ** «in July: 20°–25° N, monsoon trough¦जुलाई में: 20°–25° N, मानसून गर्त»' },
        { from: 5, to: 6, text: '«south-east¦दक्षिण-पूर्वी» → **«south-west¦दक्षिण-पश्चिमी»**' },
        {
          from: 6,
          text: '**1.** «What bends the winds?¦पवनों को कौन मोड़ता है?»\n\n(a) «heat¦ताप» $\\quad$ (b) «Coriolis force¦कोरिऑलिस बल» $\\quad$ (c) «friction¦घर्षण»',
        },
        {
          from: 7,
          text: '**(b)** «North: right; south: left (Ferrel)¦उत्तर: दाएँ; दक्षिण: बाएँ (फ़ेरेल)»',
        },
      ],
    },
    {
      title: { en: 'Jets, Tibet and the burst', hi: 'जेट, तिब्बत और प्रस्फोट' },
      lines: [
        [
          5,
          'About 10 km up blow fast rivers of air: the jet streams.',
          'लगभग 10 km ऊपर तेज़ हवा की नदियाँ बहती हैं: जेट धाराएँ।',
        ],
        [
          6,
          'In winter a branch of the westerly jet blows south of the Himalaya.',
          'जाड़े में पछुआ जेट की एक शाखा हिमालय के दक्षिण में बहती है।',
        ],
        [
          6,
          'In May and June Tibet, over 4 km high, heats the air above it.',
          'मई-जून में 4 km से ऊँचा तिब्बत अपने ऊपर की हवा गर्म करता है।',
        ],
        [
          6,
          'The westerly jet leaves northwards. Near 15° N an easterly jet sets in.',
          'पछुआ जेट उत्तर को हट जाती है। 15° N के पास पूर्वी जेट आ जाती है।',
        ],
        [5, 'Then the rain arrives suddenly, with thunder: the burst.', 'तब वर्षा गरज के साथ एकाएक आती है: यही प्रस्फोट है।'],
        [
          5,
          'Question 2: which jet goes with the burst, easterly or westerly?',
          'सवाल 2: प्रस्फोट किस जेट के साथ होता है, पूर्वी या पछुआ?',
        ],
        [
          6,
          'The easterly. The westerly steers the western disturbances of winter.',
          'पूर्वी। पछुआ जेट तो जाड़े के पश्चिमी विक्षोभ लाती है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 5,
          text: figure(6, 'Section from the equator to Tibet, with the easterly jet and the westerly jet'),
        },
        { from: 1, to: 5, text: '**2** «westerly jet: leaves to the north¦पछुआ जेट: उत्तर को हटती है»' },
        { from: 2, to: 5, text: '**3** «Tibet heats the air¦तिब्बत हवा गर्म करता है»' },
        { from: 3, to: 5, text: '**1** «easterly jet: sets in near 15° N¦पूर्वी जेट: 15° N के पास आती है»' },
        {
          from: 5,
          text: '**2.** «Which jet goes with the burst?¦प्रस्फोट किस जेट के साथ?»',
        },
        {
          from: 6,
          text: '| «Jet¦जेट» | «Season¦ऋतु» | «Brings¦लाती है» |\n|---|---|---|\n| **«easterly¦पूर्वी»** ✓ | «summer¦गर्मी» | «the burst¦मानसून का प्रस्फोट» |\n| «westerly¦पछुआ» | «winter¦जाड़ा» | «western disturbances¦पश्चिमी विक्षोभ» |',
        },
      ],
    },
    {
      title: { en: 'The dates of arrival', hi: 'आने की तारीख़ें' },
      lines: [
        [
          6,
          'These are the normal dates. First Nicobar and the Andaman Sea: 22 May.',
          'ये सामान्य तारीख़ें हैं। सबसे पहले निकोबार और अंडमान सागर: 22 मई।',
        ],
        [5, 'Kerala: 1 June. That is the onset over the mainland.', 'केरल: 1 जून। मुख्य भूमि पर मानसून का आगमन यही है।'],
        [5, 'Chennai: 4 June. Mumbai and Kolkata: 11 June.', 'चेन्नई: 4 जून। मुंबई और कोलकाता: 11 जून।'],
        [
          6,
          'Delhi: 27 June. The far north-west, and so all of India: 8 July.',
          'दिल्ली: 27 जून। सुदूर उत्तर-पश्चिम, यानी पूरा देश: 8 जुलाई।',
        ],
        [
          6,
          'Question 3: Kerala before Nicobar? Delhi before Mumbai? Which is right?',
          'सवाल 3: केरल निकोबार से पहले? दिल्ली मुंबई से पहले? क्या सही है?',
        ],
        [5, 'Neither. It moves from the south to the north-west.', 'दोनों ग़लत। मानसून दक्षिण से उत्तर-पश्चिम की ओर बढ़ता है।'],
      ],
      boards: [
        { from: 0, to: 1, text: figure(7, 'Map of the coast: 22/5 at Nicobar') },
        { from: 1, to: 2, text: figure(12, 'The same, and 1/6 in Kerala') },
        { from: 2, to: 3, text: figure(13, 'The same, and 4/6 at Chennai, 11/6 at Mumbai and Kolkata') },
        { from: 3, to: 4, text: figure(14, 'The same, and 27/6 at Delhi, 8/7 in the far north-west') },
        { from: 0, to: 1, text: '22/5: «Nicobar, Andaman Sea¦निकोबार, अंडमान सागर»' },
        { from: 1, to: 2, text: '1/6: **«Kerala¦केरल»**' },
        { from: 2, to: 3, text: '4/6: «Chennai¦चेन्नई» · 11/6: «Mumbai, Kolkata¦मुंबई, कोलकाता»' },
        { from: 3, to: 4, text: '27/6: «Delhi¦दिल्ली» · 8/7: **«all of India¦पूरा देश»**' },
        {
          from: 4,
          text: '**3.** «Which is right?¦क्या सही है?»\n\n1. «Kerala before Nicobar¦केरल निकोबार से पहले»\n2. «Delhi before Mumbai¦दिल्ली मुंबई से पहले»',
        },
        { from: 5, text: '**«Neither¦दोनों ग़लत»**: 22/5 → 1/6 → 11/6 → 27/6 → 8/7' },
      ],
    },
    {
      title: { en: 'The Arabian Sea branch', hi: 'अरब सागर शाखा' },
      lines: [
        [
          6,
          'The peninsula parts the wind. The Arabian Sea branch meets the Western Ghats.',
          'प्रायद्वीप हवा को दो शाखाओं में बाँटता है। अरब सागर शाखा पश्चिमी घाट से टकराती है।',
        ],
        [
          6,
          'The air is lifted, cools and rains: about 220 cm in Mumbai in these months.',
          'हवा ऊपर उठती है, ठंडी होकर बरसती है: मुंबई में इन महीनों में लगभग 220 cm।',
        ],
        [
          6,
          'Behind the Ghats it sinks and warms: in the rain shadow Pune gets under 60.',
          'घाट के पीछे हवा उतरकर गर्म होती है: वृष्टि छाया में पुणे को 60 cm से कम।',
        ],
        [
          5,
          'A second part goes up the Narmada and Tapi valleys to central India.',
          'दूसरा भाग नर्मदा और ताप्ती की घाटियों से मध्य भारत जाता है।',
        ],
        [
          6,
          'A third runs along the Aravalli, not against it: west Rajasthan stays dry.',
          'तीसरा अरावली के साथ-साथ चलता है, टकराता नहीं: पश्चिमी राजस्थान सूखा रहता है।',
        ],
        [
          6,
          'Question 4. Assertion: it is dry. Reason: the Aravalli lies along the wind.',
          'सवाल 4. अभिकथन: वहाँ वर्षा कम है। कारण: अरावली हवा के समांतर है।',
        ],
        [5, 'Both are true, and the reason explains the assertion.', 'दोनों सही हैं, और कारण अभिकथन की सही व्याख्या है।'],
      ],
      boards: [
        { from: 0, to: 3, text: figure(8, 'Wind from the sea rises over the Western Ghats and sinks behind them') },
        { from: 1, to: 3, text: '**1** «Mumbai: windward side¦मुंबई: पवनाभिमुख ओर» ≈ 220 cm' },
        { from: 2, to: 3, text: '**2** «Pune: rain shadow¦पुणे: वृष्टि छाया» < 60 cm' },
        { from: 3, to: 5, text: figure(9, 'Three parts of the Arabian Sea branch') },
        { from: 3, to: 5, text: '«Brown lines: mountains¦भूरी रेखाएँ: पर्वत»' },
        { from: 3, to: 5, text: '**1** «Ghats¦घाट» · **2** «Narmada, Tapi¦नर्मदा, ताप्ती» · **3** «Aravalli¦अरावली»' },
        {
          from: 5,
          text: '**4.** **A:** «West Rajasthan gets little rain.¦पश्चिमी राजस्थान में कम वर्षा होती है।»\n\n**R:** «The Aravalli lies along the wind.¦अरावली हवा के समांतर है।»',
        },
        {
          from: 6,
          text: '**«A and R are true, R explains A.¦A और R दोनों सही, R, A की सही व्याख्या है।»**',
        },
      ],
    },
    {
      title: { en: 'The Bay of Bengal branch', hi: 'बंगाल की खाड़ी शाखा' },
      lines: [
        [
          6,
          'The Bay branch runs towards Myanmar. The Arakan hills turn it to India.',
          'खाड़ी शाखा म्यांमार की ओर जाती है। अराकान पहाड़ियाँ उसे भारत की ओर मोड़ती हैं।',
        ],
        [
          6,
          'In Meghalaya the Garo, Khasi and Jaintia hills catch it like a funnel.',
          'मेघालय में गारो, खासी और जयंतिया पहाड़ियाँ उसे कीप की तरह घेर लेती हैं।',
        ],
        [
          6,
          'Mawsynram gets about 1,187 cm a year, the highest average on earth.',
          'मौसिनराम में साल में लगभग 1,187 cm, औसत में पृथ्वी पर सबसे ज़्यादा।',
        ],
        [
          5,
          'The Himalaya turns the wind west, up the Ganga plain.',
          'हिमालय हवा को पश्चिम की ओर मोड़ता है, गंगा के मैदान में।',
        ],
        [
          6,
          'It loses water on the way: Kolkata, Patna, Prayagraj, Delhi, less each time.',
          'रास्ते में नमी घटती है: कोलकाता, पटना, प्रयागराज, दिल्ली, हर बार कम।',
        ],
        [5, 'Delhi gets about half of what Kolkata gets.', 'दिल्ली में कोलकाता की लगभग आधी वर्षा होती है।'],
      ],
      boards: [
        { from: 0, to: 4, text: figure(10, 'The Bay branch turns at the hills and goes west along the Himalaya') },
        { from: 0, to: 1, text: '**4** «Bay of Bengal branch¦बंगाल की खाड़ी शाखा»' },
        { from: 1, to: 2, text: '«Garo, Khasi, Jaintia: a funnel¦गारो, खासी, जयंतिया: कीप»' },
        { from: 2, to: 4, text: '● **«Mawsynram¦मौसिनराम»** ≈ 1,187 cm' },
        {
          from: 4,
          text: '**«Kolkata¦कोलकाता» > «Patna¦पटना» > «Prayagraj¦प्रयागराज» > «Delhi¦दिल्ली»**\n\n«June to September: less and less¦जून से सितंबर: घटती वर्षा»',
        },
        { from: 5, text: '«Delhi¦दिल्ली» ≈ ½ «Kolkata¦कोलकाता»' },
      ],
    },
    {
      title: { en: 'Breaks, good and bad years', hi: 'विराम, अच्छे और ख़राब साल' },
      lines: [
        [
          6,
          'When the trough moves to the foot of the Himalaya, a break sets in.',
          'गर्त हिमालय की तलहटी में चला जाए, तो मानसून में विराम आता है।',
        ],
        [
          6,
          'The plains go dry. Depressions from the Bay bring the wet spells back.',
          'मैदान सूखे रहते हैं। बंगाल की खाड़ी के अवदाब वर्षा लौटा लाते हैं।',
        ],
        [
          5,
          'El Niño: the eastern Pacific is warm. The monsoon is often weak.',
          'अल नीनो: पूर्वी प्रशांत गर्म। मानसून प्रायः कमज़ोर।',
        ],
        [
          6,
          'Often, not always. 1997 had a strong El Niño, and the rain was normal.',
          'प्रायः, हमेशा नहीं। 1997 में तेज़ अल नीनो था, और वर्षा सामान्य रही।',
        ],
        [
          5,
          'La Niña often helps. So does a positive Indian Ocean Dipole.',
          'ला नीना प्रायः मदद करती है, और धनात्मक हिंद महासागर द्विध्रुव भी।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '**«Trough over the plain¦गर्त मैदान पर»** → «rain in the plain¦मैदान में वर्षा»\n\n**«Trough at the Himalaya¦गर्त हिमालय के पास»** → **«break¦विराम»**',
        },
        { from: 1, to: 2, text: '«Depressions of the Bay¦खाड़ी के अवदाब» → «rain again¦फिर वर्षा»' },
        {
          from: 2,
          to: 4,
          text: '| | | «Monsoon¦मानसून» |\n|---|---|---|\n| **«El Niño¦अल नीनो»** | «eastern Pacific warm¦पूर्वी प्रशांत गर्म» | «often weak¦प्रायः कमज़ोर» |',
        },
        {
          from: 4,
          text: '| | | «Monsoon¦मानसून» |\n|---|---|---|\n| **«El Niño¦अल नीनो»** | «eastern Pacific warm¦पूर्वी प्रशांत गर्म» | «often weak¦प्रायः कमज़ोर» |\n| **«La Niña¦ला नीना»** | «eastern Pacific cool¦पूर्वी प्रशांत ठंडा» | «often good¦प्रायः अच्छा» |\n| **IOD +** | «western Indian Ocean warm¦हिंद महासागर का पश्चिम गर्म» | «helps¦सहायक» |',
        },
        { from: 3, text: '1997: «strong El Niño, normal rain¦तेज़ अल नीनो, सामान्य वर्षा»' },
      ],
    },
    {
      title: { en: 'Why it leaves', hi: 'क्यों लौटता है' },
      lines: [
        [
          6,
          'In September the sun crosses the equator to the south, and the land cools.',
          'सितंबर में सूर्य विषुवत रेखा के दक्षिण में चला जाता है, और स्थल ठंडा होता है।',
        ],
        [
          6,
          'The low weakens, the trough goes south, and the wind turns round.',
          'निम्न दाब कमज़ोर पड़ता है, गर्त दक्षिण खिसकता है, और हवा पलटती है।',
        ],
        [
          6,
          'It leaves west Rajasthan first, about 17 September. Last to come, first to lose it.',
          'सबसे पहले पश्चिमी राजस्थान से, लगभग 17 सितंबर को, जहाँ वह सबसे बाद में आया था।',
        ],
        [
          6,
          'By about 15 October it has left. Wet ground and a hot sun: October heat.',
          'लगभग 15 अक्टूबर तक पूरी वापसी। गीली ज़मीन और तेज़ धूप: क्वार की उमस।',
        ],
        [
          5,
          'The north-east wind takes up water over the Bay and rains on Tamil Nadu.',
          'उत्तर-पूर्वी हवा खाड़ी से नमी लेकर तमिलनाडु में बरसती है।',
        ],
        [
          5,
          'Tamil Nadu gets about 48% of its rain from October to December.',
          'तमिलनाडु की लगभग 48% वर्षा अक्टूबर से दिसंबर में होती है।',
        ],
        [5, 'Question 5: why does its coast get little rain in July?', 'सवाल 5: जुलाई में इसके तट पर कम वर्षा क्यों होती है?'],
        [
          6,
          'It lies along the Bay branch, and in the rain shadow of the other.',
          'तट खाड़ी शाखा के समांतर है, और दूसरी शाखा की वृष्टि छाया में।',
        ],
      ],
      boards: [
        { from: 0, to: 6, text: figure(11, 'Normal dates of departure and the north-east wind to Tamil Nadu') },
        { from: 1, to: 2, text: '«The low weakens, the wind turns.¦निम्न दाब कमज़ोर, हवा पलटी।»' },
        { from: 2, to: 3, text: '17/9: **«west Rajasthan first¦सबसे पहले पश्चिमी राजस्थान»**' },
        { from: 3, to: 4, text: '15/10: «all of India¦पूरा देश» · **«October heat¦क्वार की उमस»**' },
        { from: 4, to: 6, text: '**«Tamil Nadu coast: October to December¦तमिलनाडु तट: अक्टूबर से दिसंबर»**' },
        {
          from: 6,
          text: '| «Rain of Tamil Nadu¦तमिलनाडु की वर्षा» | |\n|---|---|\n| «October to December¦अक्टूबर से दिसंबर» | **48%** |\n| «June to September¦जून से सितंबर» | 36% |',
        },
        { from: 6, text: '**5.** «Why little rain on the coast in July?¦जुलाई में तट पर कम वर्षा क्यों?»' },
        {
          from: 7,
          text: '- «along the Bay branch¦खाड़ी शाखा के समांतर»\n- «rain shadow of the Arabian Sea branch¦अरब सागर शाखा की वृष्टि छाया»',
        },
      ],
    },
    {
      title: { en: 'Two exam-level questions', hi: 'परीक्षा के स्तर के दो सवाल' },
      lines: [
        [
          6,
          'Question 6: how many of the three statements are right? Stop and think.',
          'सवाल 6: तीन में से कितने कथन सही हैं? फ़िल्म रोककर सोचें।',
        ],
        [5, 'One is right: the desert of the west loses it first.', 'पहला सही है: वापसी पश्चिमी राजस्थान से शुरू होती है।'],
        [
          6,
          'Two is wrong. The winter rain of Punjab comes from western disturbances.',
          'दूसरा ग़लत। पंजाब में जाड़े की वर्षा पश्चिमी विक्षोभ से होती है।',
        ],
        [
          6,
          'Three is wrong. Always is the trap: remember 1997. So only one.',
          'तीसरा ग़लत। ग़लती "हमेशा" में है: 1997 याद करें। तो केवल एक।',
        ],
        [
          6,
          'Question 7: order by rain from June to September: Jaisalmer, Patna, Mumbai, Mawsynram.',
          'सवाल 7: जून-सितंबर की वर्षा का घटता क्रम: जैसलमेर, पटना, मुंबई, मौसिनराम।',
        ],
        [
          6,
          'Mawsynram in its funnel, Mumbai at the Ghats, Patna on the plain, dry Jaisalmer.',
          'कीप वाला मौसिनराम, घाट के सामने मुंबई, मैदान का पटना, फिर सूखा जैसलमेर।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '**6.** «How many are right?¦कितने सही हैं?»\n\n1. «It leaves west Rajasthan first.¦पहले पश्चिमी राजस्थान से लौटता है।»\n2. «It brings Punjab’s January rain.¦पंजाब की जनवरी की वर्षा इसी से।»\n3. «El Niño always brings drought.¦अल नीनो हमेशा सूखा लाता है।»',
        },
        {
          from: 1,
          to: 2,
          text: '**6.** «How many are right?¦कितने सही हैं?»\n\n1. «It leaves west Rajasthan first.¦पहले पश्चिमी राजस्थान से लौटता है।» ✓\n2. «It brings Punjab’s January rain.¦पंजाब की जनवरी की वर्षा इसी से।»\n3. «El Niño always brings drought.¦अल नीनो हमेशा सूखा लाता है।»',
        },
        {
          from: 2,
          to: 3,
          text: '**6.** «How many are right?¦कितने सही हैं?»\n\n1. «It leaves west Rajasthan first.¦पहले पश्चिमी राजस्थान से लौटता है।» ✓\n2. «It brings Punjab’s January rain.¦पंजाब की जनवरी की वर्षा इसी से।» ✗\n3. «El Niño always brings drought.¦अल नीनो हमेशा सूखा लाता है।»',
        },
        {
          from: 3,
          to: 4,
          text: '**6.** «How many are right?¦कितने सही हैं?» **«Only one¦केवल एक»**\n\n1. «It leaves west Rajasthan first.¦पहले पश्चिमी राजस्थान से लौटता है।» ✓\n2. «It brings Punjab’s January rain.¦पंजाब की जनवरी की वर्षा इसी से।» ✗\n3. «El Niño always brings drought.¦अल नीनो हमेशा सूखा लाता है।» ✗',
        },
        {
          from: 4,
          text: '**7.** «From most rain to least?¦घटता क्रम?»\n\n«Jaisalmer¦जैसलमेर», «Patna¦पटना», «Mumbai¦मुंबई», «Mawsynram¦मौसिनराम»',
        },
        {
          from: 5,
          text: '**«Mawsynram¦मौसिनराम» > «Mumbai¦मुंबई» > «Patna¦पटना» > «Jaisalmer¦जैसलमेर»**',
        },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [
          5,
          'Why it comes: hot land, the ITCZ in the north, trades that bend.',
          'क्यों आता है: गर्म स्थल, उत्तर में ITCZ, मुड़ती व्यापारिक पवनें।',
        ],
        [5, 'What starts it: the westerly jet leaves, the easterly comes.', 'प्रस्फोट कब: जब पछुआ जेट हटे और पूर्वी जेट आए।'],
        [
          5,
          'Where it rains: in front of hills. Where not: behind and along them.',
          'कहाँ बरसता है: पहाड़ के सामने। कहाँ नहीं: पीछे और समांतर।',
        ],
        [
          5,
          'Why it leaves: the sun goes south, and the wind turns round.',
          'क्यों लौटता है: सूर्य दक्षिण जाता है, और हवा पलट जाती है।',
        ],
        [5, 'In a question, look twice at words such as always and only.', 'सवाल में "हमेशा" और "केवल" जैसे शब्द दो बार देखें।'],
      ],
      boards: [
        { from: 0, text: '1. «Hot land, ITCZ, Coriolis¦गर्म स्थल, ITCZ, कोरिऑलिस»' },
        { from: 1, text: '2. «Burst: easterly jet¦प्रस्फोट: पूर्वी जेट»' },
        { from: 2, text: '3. «Windward: rain; leeward, parallel: little¦सामने: वर्षा; पीछे, समांतर: कम»' },
        { from: 3, text: '4. «Kerala 1 June; turns back 17 September¦केरल 1 जून; वापसी 17 सितंबर»' },
      ],
    },
  ],
  notes: {
    en: '### Why it comes\n\n- In summer land is warmer than the sea: low pressure over the north-west.\n- In July the ITCZ lies at 20° to 25° N (monsoon trough). South-east trades cross the equator, bend to the right and become the south-west monsoon.\n- The westerly jet leaves northwards, an easterly jet sets in near 15° N: the burst.\n\n### Normal dates of the weather service (since 2020)\n\n| Place | Comes | Leaves |\n|---|---|---|\n| Kerala | 1 June | 15 October |\n| Mumbai | 11 June | 8 October |\n| Delhi | 27 June | 25 September |\n| West Rajasthan | 8 July | 17 September |\n\n### Where it rains\n\n- Mean of India 1971–2020: 87 cm from June to September, 116 cm in the year.\n- Windward side wet (Mumbai), leeward side dry (Pune). The Aravalli lies along the wind.\n- Bay branch: Mawsynram most on earth; up the Ganga plain less and less.\n- Tamil Nadu: 48% from October to December, 36% from June to September.\n\n### Traps\n\n- A wind is named after where it comes from.\n- El Niño weakens the monsoon often, not always (1997).\n- Winter rain of the north-west comes from western disturbances.',
    hi: '### क्यों आता है\n\n- गर्मी में स्थल समुद्र से गर्म: उत्तर-पश्चिम पर निम्न दाब।\n- जुलाई में ITCZ 20° से 25° N पर (मानसून गर्त)। दक्षिण-पूर्वी व्यापारिक पवनें विषुवत रेखा पार करके दाएँ मुड़ती हैं और दक्षिण-पश्चिम मानसून बनती हैं।\n- पछुआ जेट उत्तर को हटती है, 15° N के पास पूर्वी जेट आती है: प्रस्फोट।\n\n### मौसम विभाग की सामान्य तारीख़ें (2020 से)\n\n| स्थान | आगमन | वापसी |\n|---|---|---|\n| केरल | 1 जून | 15 अक्टूबर |\n| मुंबई | 11 जून | 8 अक्टूबर |\n| दिल्ली | 27 जून | 25 सितंबर |\n| पश्चिमी राजस्थान | 8 जुलाई | 17 सितंबर |\n\n### कहाँ बरसता है\n\n- भारत का औसत 1971–2020: जून से सितंबर 87 cm, पूरे साल 116 cm।\n- पहाड़ के सामने वर्षा (मुंबई), पीछे सूखा (पुणे)। अरावली हवा के समांतर है।\n- खाड़ी शाखा: मौसिनराम में पृथ्वी पर सबसे ज़्यादा; गंगा के मैदान में पश्चिम की ओर घटती हुई।\n- तमिलनाडु: अक्टूबर से दिसंबर 48%, जून से सितंबर 36%।\n\n### ग़लतियाँ\n\n- हवा का नाम उस दिशा पर पड़ता है, जहाँ से वह आए।\n- अल नीनो से मानसून प्रायः कमज़ोर होता है, हमेशा नहीं (1997)।\n- उत्तर-पश्चिम में जाड़े की वर्षा पश्चिमी विक्षोभ से होती है।',
  },
}
