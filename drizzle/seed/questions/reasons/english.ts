import type { Reasons } from './contract.ts'

export const englishReasons: Reasons = {
  'eng-001': {
    a: {
      en: '“Each of” is followed by a plural noun, so this part is right.',
      hi: '“Each of” के बाद बहुवचन संज्ञा आती है, अतः यह भाग सही है।',
    },
    b: {
      en: 'The subject is “Each”, which is singular: “has been given”.',
      hi: 'कर्ता “Each” एकवचन है, अतः “has been given” होना चाहिए।',
    },
    c: {
      en: 'Each player gets one kit, so the singular “a new kit” is right.',
      hi: 'हर खिलाड़ी को एक किट मिलती है, अतः एकवचन “a new kit” सही है।',
    },
    d: { en: '“For” rightly shows the purpose of the kit.', hi: '“For” किट का उद्देश्य बताता है और सही है।' },
  },
  'eng-002': {
    a: { en: 'The opposite: spending freely.', hi: 'विलोम: खुलकर ख़र्च करने वाला।' },
    b: { en: 'It is about food, not about spending.', hi: 'यह भोजन से जुड़ा है, ख़र्च से नहीं।' },
    c: { en: 'Both mean careful with money.', hi: 'दोनों का अर्थ है: पैसे सोच-समझकर ख़र्च करने वाला।' },
    d: {
      en: 'It only looks alike: it means easily broken.',
      hi: 'यह केवल देखने में मिलता-जुलता है: इसका अर्थ है आसानी से टूटने वाला।',
    },
  },
  'eng-003': {
    a: { en: 'Ready to do something: the opposite.', hi: 'कुछ करने को तैयार: यही विलोम है।' },
    b: { en: 'It means nearly the same as the given word.', hi: 'इसका अर्थ दिए गए शब्द के लगभग समान है।' },
    c: {
      en: 'It only looks alike: it means connected with the matter.',
      hi: 'यह केवल देखने में मिलता-जुलता है: इसका अर्थ है विषय से जुड़ा हुआ।',
    },
    d: { en: 'It means the same as the given word.', hi: 'इसका अर्थ दिए गए शब्द के समान है।' },
  },
  'eng-004': {
    a: {
      en: 'The oil is that of a lamp by which one works at night.',
      hi: 'यहाँ oil उस दीपक का तेल है जिसकी रोशनी में रात को काम किया जाता था।',
    },
    b: {
      en: 'This takes “burn” as wasting; that would be “burn money”.',
      hi: 'इसमें “burn” को पैसे उड़ाना समझा गया; उसके लिए “burn money” है।',
    },
    c: {
      en: 'He may have given them up, but the idiom speaks of late hours, not of hobbies.',
      hi: 'शौक़ छोड़े भी हों, पर मुहावरा देर रात तक के काम की बात करता है, शौक़ की नहीं।',
    },
    d: {
      en: 'This takes “burn” literally; he finished the thesis, he destroyed nothing.',
      hi: 'इसमें “burn” का शाब्दिक अर्थ लिया गया; उसने काम पूरा किया, नष्ट नहीं।',
    },
  },
  'eng-005': {
    a: { en: 'This follows “hardly” or “scarcely”.', hi: 'यह “hardly” या “scarcely” के बाद आता है।' },
    b: { en: 'An adverb of time; it does not follow a comparative.', hi: 'समय का क्रिया-विशेषण; यह तुलना के बाद नहीं आता।' },
    c: {
      en: 'A comparative such as “sooner” is followed by “than”.',
      hi: '“sooner” जैसे तुलनात्मक शब्द के बाद “than” आता है।',
    },
    d: { en: 'It joins a clause and does not follow a comparative.', hi: 'यह उपवाक्य जोड़ता है और तुलना के बाद नहीं आता।' },
  },
  'eng-006': {
    a: {
      en: '“Was being built” is past continuous; the sentence is in the present.',
      hi: '“Was being built” past continuous है, जबकि वाक्य वर्तमान काल में है।',
    },
    b: {
      en: '“Has been built” is present perfect: the bridge would be finished.',
      hi: '“Has been built” present perfect है: इससे पुल बन चुका होगा।',
    },
    c: {
      en: '“Is built” is simple present; the continuous needs “being”.',
      hi: '“Is built” simple present है; continuous के लिए “being” चाहिए।',
    },
    d: {
      en: '“Are building” becomes “is being built”, as “bridge” is singular.',
      hi: '“Are building” का “is being built” होता है, क्योंकि “bridge” एकवचन है।',
    },
  },
  'eng-007': {
    a: {
      en: '“Have known” is present perfect; it does not go with “would have left”.',
      hi: '“Have known” present perfect है; यह “would have left” के साथ नहीं चलता।',
    },
    b: {
      en: 'An unreal past condition takes “if + had + past participle”.',
      hi: 'भूतकाल की अवास्तविक शर्त में “if + had + past participle” आता है।',
    },
    c: {
      en: '“Know” is a verb of state and does not take the continuous form.',
      hi: '“Know” स्थिति बताने वाली क्रिया है; इसका continuous रूप नहीं बनता।',
    },
    d: {
      en: '“Would have” belongs in the main clause, not in the if-clause.',
      hi: '“Would have” मुख्य उपवाक्य में आता है, if वाले उपवाक्य में नहीं।',
    },
  },
  'eng-008': {
    a: { en: 'One m is missing.', hi: 'एक m कम है।' },
    b: { en: 'One c is missing.', hi: 'एक c कम है।' },
    c: { en: 'Double c and double m.', hi: 'दो c और दो m।' },
    d: { en: 'The vowel after the double m is o, not a.', hi: 'दोहरे m के बाद स्वर o है, a नहीं।' },
  },
  'eng-009': {
    a: {
      en: 'The verb agrees with the nearer subject, the plural “players”.',
      hi: 'क्रिया निकट वाले कर्ता, बहुवचन “players” के अनुसार है।',
    },
    b: {
      en: '“News” is singular in spite of its s: “is not encouraging”.',
      hi: '“News” में s होते हुए भी वह एकवचन है: “is not encouraging”।',
    },
    c: {
      en: '“Who” stands for the plural “writers”, so “repeat” is right.',
      hi: '“Who” बहुवचन “writers” के लिए है, अतः “repeat” सही है।',
    },
    d: {
      en: '“Senior” takes “to”, not “than”: “senior to me”.',
      hi: '“Senior” के साथ “than” नहीं, “to” आता है: “senior to me”।',
    },
  },
  'eng-010': {
    a: {
      en: 'It means fair and just; a fair reply may well be clear.',
      hi: 'इसका अर्थ न्यायसंगत है; न्यायसंगत उत्तर स्पष्ट भी हो सकता है।',
    },
    b: {
      en: 'The opposite: an explicit reply would have shown his side.',
      hi: 'विलोम: स्पष्ट उत्तर से उनका पक्ष पता चल जाता।',
    },
    c: {
      en: 'It tells how well he spoke, not that his side stayed unclear.',
      hi: 'यह बोलने की प्रभावशाली शैली बताता है, पक्ष का अस्पष्ट रहना नहीं।',
    },
    d: {
      en: 'It means open to two readings: for and against the plan.',
      hi: 'इसका अर्थ है द्विअर्थी: योजना के पक्ष में भी और विरोध में भी।',
    },
  },
  'eng-011': {
    a: {
      en: 'The living began in the past and goes on: “has been living” is right.',
      hi: 'रहना भूतकाल में शुरू होकर अब भी जारी है: “has been living” सही है।',
    },
    b: { en: '“In” is right with a town.', hi: 'नगर के साथ “in” सही है।' },
    c: {
      en: '“Ten years” is a length of time, which takes “for”; “since” takes a starting point.',
      hi: '“Ten years” अवधि है, जिसके साथ “for” आता है; “since” आरंभ के समय के साथ।',
    },
    d: {
      en: '“With” rightly shows the persons he lives with.',
      hi: '“With” उन लोगों को बताता है जिनके साथ वह रहता है, अतः सही है।',
    },
  },
  'eng-012': {
    a: {
      en: '“The number of” rightly takes a plural noun.',
      hi: '“The number of” के बाद बहुवचन संज्ञा आती है, अतः यह सही है।',
    },
    b: {
      en: '“Applicants for a post” is the usual preposition.',
      hi: 'पद के आवेदक के लिए “applicants for a post” ही लिखा जाता है।',
    },
    c: {
      en: 'The subject is “the number”, singular: “has increased”.',
      hi: 'कर्ता “the number” एकवचन है: “has increased”।',
    },
    d: {
      en: '“Last year” is a starting point, so “since” is right.',
      hi: '“Last year” आरंभ का समय है, अतः “since” सही है।',
    },
  },
  'eng-013': {
    a: {
      en: 'The participle hangs on “we”, as if we were the rainy day: “It being a rainy day”.',
      hi: 'Participle “we” से जुड़ता है, मानो हम ही बरसात का दिन हों: “It being a rainy day”।',
    },
    b: { en: '“Decide” takes “to” and the verb: right.', hi: '“Decide” के बाद “to + क्रिया” आती है: यह सही है।' },
    c: {
      en: 'The “to” of “to stay” serves “watch” as well: right.',
      hi: '“To stay” का “to” ही “watch” के लिए भी है: यह सही है।',
    },
    d: {
      en: 'This overlooks that “Being” has no subject of its own.',
      hi: 'इसमें यह छूट गया कि “Being” का अपना subject नहीं है।',
    },
  },
  'eng-014': {
    a: {
      en: 'We take a thing “from” someone, but deprive someone “of” it.',
      hi: '“Take” के साथ “from” आता है, पर “deprive” के साथ “of”।',
    },
    b: {
      en: '“Deprive” always takes “of” before the thing that is lost.',
      hi: '“Deprive” के बाद छिनने वाली वस्तु से पहले “of” आता है।',
    },
    c: {
      en: '“With” goes with giving: “provided with a pension”.',
      hi: '“With” देने के अर्थ में आता है: “provided with a pension”।',
    },
    d: {
      en: '“Off” means away from a place or surface and does not follow “deprive”.',
      hi: '“Off” का अर्थ किसी स्थान या सतह से दूर है; यह “deprive” के बाद नहीं आता।',
    },
  },
  'eng-015': {
    a: { en: 'Feeble (weak) arguments would not settle a debate.', hi: 'Feeble (दुर्बल) तर्क बहस समाप्त नहीं कर सकते।' },
    b: { en: 'Vague (unclear) arguments would keep the debate going.', hi: 'Vague (अस्पष्ट) तर्कों से बहस चलती ही रहती।' },
    c: { en: 'Redundant (needless) arguments would settle nothing.', hi: 'Redundant (अनावश्यक) तर्कों से कुछ तय नहीं होता।' },
    d: {
      en: 'Short, although strong: “modest” and “cogent” give the contrast.',
      hi: 'छोटी, फिर भी प्रबल: “modest” और “cogent” से विरोध बनता है।',
    },
    e: {
      en: '“Limited” fits, but ambiguous (two-sided) arguments settle no debate.',
      hi: '“Limited” ठीक है, पर ambiguous (द्विअर्थी) तर्क बहस समाप्त नहीं करते।',
    },
  },
  'eng-016': {
    a: { en: 'Both mean to become less strong, as of a storm.', hi: 'दोनों का अर्थ है कम या शांत होना, जैसे तूफ़ान का।' },
    b: {
      en: 'This goes with “abet”, which only looks alike.',
      hi: 'यह “abet” से जुड़ा अर्थ है, जो केवल दिखने में मिलता-जुलता है।',
    },
    c: { en: 'The opposite: to become stronger.', hi: 'विलोम: तीव्र होना।' },
    d: {
      en: 'It means to put off to a later time; nothing becomes weaker.',
      hi: 'इसका अर्थ है स्थगित करना; इसमें कुछ कम नहीं होता।',
    },
  },
  'eng-017': {
    a: {
      en: 'It means nearly the same as the given word: old-fashioned.',
      hi: 'इसका अर्थ दिए गए शब्द के लगभग समान है: पुराने ढंग का।',
    },
    b: { en: 'It only begins alike: it means stubborn.', hi: 'केवल इसकी शुरुआत मिलती-जुलती है: इसका अर्थ है हठी।' },
    c: { en: 'It only sounds alike: it means complete.', hi: 'यह केवल सुनने में मिलता-जुलता है: इसका अर्थ है पूर्ण।' },
    d: { en: 'It means in use at present: the opposite.', hi: 'इसका अर्थ है जो इस समय प्रचलित हो: यही विलोम है।' },
  },
  'eng-018': {
    a: {
      en: 'That is an “irreparable loss”; here the loss led to something good.',
      hi: 'वह “irreparable loss” है; यहाँ हानि से अच्छा ही हुआ।',
    },
    b: {
      en: 'The lost job looked bad but led to her own company.',
      hi: 'नौकरी जाना बुरा लगा, पर उसी से उसकी अपनी कंपनी बनी।',
    },
    c: {
      en: 'This turns the idiom round: here the bad turned good.',
      hi: 'इसमें मुहावरा उलट गया: यहाँ बुरी बात अच्छी निकली।',
    },
    d: {
      en: 'This takes “disguise” as secrecy; no friend does a favour here.',
      hi: 'इसमें “disguise” को गोपनीयता समझा गया; यहाँ किसी मित्र ने कृपा नहीं की।',
    },
  },
  'eng-019': {
    a: {
      en: 'A court carries a quarrel on; the hatchet is buried when it ends.',
      hi: 'अदालत में झगड़ा चलता रहता है; hatchet तब दबाई जाती है जब झगड़ा ख़त्म हो।',
    },
    b: {
      en: 'They made peace; nothing is said of a claim to the wall.',
      hi: 'उनमें सुलह हुई; दीवार पर दावे की कोई बात नहीं है।',
    },
    c: {
      en: 'This takes “bury” as hiding; the quarrel was not hidden but over.',
      hi: 'इसमें “bury” को छिपाना समझा गया; झगड़ा छिपा नहीं, ख़त्म हुआ।',
    },
    d: {
      en: 'The hatchet is a weapon, put away when peace is made.',
      hi: 'Hatchet हथियार है, जो सुलह होने पर रख दिया जाता है।',
    },
  },
  'eng-020': {
    a: { en: 'A stoic bears pain calmly and without complaint.', hi: 'Stoic शांत रहकर बिना शिकायत के कष्ट सहता है।' },
    b: {
      en: 'One who believes that people act only out of selfishness.',
      hi: 'जो मानता है कि लोग केवल स्वार्थ से काम करते हैं।',
    },
    c: { en: 'One who doubts what others accept as true.', hi: 'जो दूसरों की मानी हुई बातों पर संदेह करता है।' },
    d: { en: 'One who lives for pleasure.', hi: 'जो सुख-भोग को ही जीवन का लक्ष्य मानता है।' },
  },
  'eng-029': {
    a: {
      en: '“Was working” would end the work in the past; he is still there.',
      hi: '“Was working” से काम भूतकाल में समाप्त होता, जबकि वह अब भी जारी है।',
    },
    b: {
      en: 'Begun in 2019 and still going on: present perfect continuous.',
      hi: 'काम 2019 में शुरू हुआ और जारी है: present perfect continuous।',
    },
    c: {
      en: '“Had been working” needs a later moment in the past; “I know” is present.',
      hi: '“Had been working” के लिए बाद का कोई भूतकालिक क्षण चाहिए; “I know” वर्तमान है।',
    },
    d: { en: '“Am working” does not go with “since 2019”.', hi: '“Am working” के साथ “since 2019” नहीं आता।' },
  },
  'eng-030': {
    a: {
      en: 'After “prefer” the two things are joined by “to”, not “than”.',
      hi: '“Prefer” के बाद दोनों बातें “than” से नहीं, “to” से जुड़ती हैं।',
    },
    b: {
      en: '“To walk” does not match “driving”, and “than” is wrong too.',
      hi: '“To walk” और “driving” का रूप समान नहीं है, और “than” भी ग़लत है।',
    },
    c: {
      en: '“Prefer” is a verb of state (no continuous) and takes “to”.',
      hi: '“Prefer” स्थिति बताने वाली क्रिया है (continuous नहीं) और “to” लेती है।',
    },
    d: {
      en: '“Walking to driving”: “to” and two like forms, already right.',
      hi: '“Walking to driving”: “to” भी है और दोनों रूप समान हैं, वाक्य सही है।',
    },
  },
  'eng-031': {
    a: {
      en: 'In S, “it” and “she” would stand for nothing yet.',
      hi: 'पहले आने पर S के “it” और “she” किसके लिए हैं, यह पता नहीं चलता।',
    },
    b: {
      en: 'S tells of the small plant and must come before it shades the courtyard.',
      hi: 'S छोटे पौधे की बात है; वह आँगन में छाया होने से पहले आएगा।',
    },
    c: {
      en: 'Planted, watered, grown; then “By then” of R looks back to P.',
      hi: 'लगाया, सींचा, बढ़ा; फिर R का “By then” P के समय के लिए है।',
    },
    d: { en: '“By then” in R needs the five years of P before it.', hi: 'R के “By then” से पहले P के पाँच वर्ष आने चाहिए।' },
  },
  'eng-032': {
    a: {
      en: 'P is third: its “such confusion” is the one told in S.',
      hi: 'P तीसरा है: उसका “such confusion” S में बताया गया अंतर है।',
    },
    b: {
      en: 'Q is first: it opens the subject with the time before railways.',
      hi: 'Q पहला है: वह रेलवे से पहले के समय से विषय आरंभ करता है।',
    },
    c: {
      en: '“They therefore” follows P, and T needs its common time: Q, S, P, R, T.',
      hi: '“They therefore” P के बाद और T से पहले आएगा: Q, S, P, R, T।',
    },
    d: { en: 'S is second: “As a result” follows from Q.', hi: 'S दूसरा है: “As a result” Q का परिणाम बताता है।' },
    e: {
      en: 'T is last: “this railway time” is the common time of R.',
      hi: 'T अंतिम है: “this railway time” R का ही “common time” है।',
    },
  },
  'eng-033': {
    a: {
      en: '“To” is missing: in the passive, “made” takes “to rewrite”.',
      hi: '“To” छूट गया: passive में “made” के बाद “to rewrite” आता है।',
    },
    b: {
      en: 'Simple past, and the “to” comes back: “was made to rewrite”.',
      hi: 'Simple past है और “to” लौट आता है: “was made to rewrite”।',
    },
    c: {
      en: 'It was the boy who was made to do it; an answer cannot rewrite.',
      hi: 'काम लड़के से कराया गया; उत्तर स्वयं नहीं लिख सकता।',
    },
    d: {
      en: '“Had been made” changes the simple past to past perfect.',
      hi: '“Had been made” से simple past का past perfect हो गया।',
    },
  },
  'eng-034': {
    a: {
      en: 'Order of a statement, “you” to “I” and “are” to “was”.',
      hi: 'कथन वाला क्रम, “you” का “I” और “are” का “was” हुआ।',
    },
    b: { en: '“Where was I” keeps the order of a question.', hi: '“Where was I” में प्रश्न वाला क्रम रह गया।' },
    c: {
      en: '“You” means the listener, “me”, so it must become “I”.',
      hi: 'यहाँ “you” सुनने वाले “me” के लिए है, अतः वह “I” होना चाहिए।',
    },
    d: {
      en: 'A question is “asked”, not “told”, and “am” should be “was”.',
      hi: 'प्रश्न के लिए “told” नहीं, “asked” आता है, और “am” का “was” होना चाहिए।',
    },
  },
  'eng-035': {
    a: {
      en: '“That” cannot be followed by a command, “do not park”.',
      hi: '“That” के बाद आज्ञा (“do not park”) नहीं आ सकती।',
    },
    b: {
      en: '“Forbade” already means “told not to”; “not” makes it a double negative.',
      hi: '“Forbade” का अर्थ ही मना करना है; “not” से दोहरा निषेध हुआ।',
    },
    c: {
      en: '“He did not park” turns the command into a statement of fact.',
      hi: '“He did not park” से आज्ञा एक कथन बन गई।',
    },
    d: {
      en: 'A negative command becomes “not to + verb”, and “here” becomes “there”.',
      hi: 'निषेध की आज्ञा “not to + verb” बनती है और “here” का “there”।',
    },
  },
  'eng-036': {
    a: { en: 'People, animals and plants are thirsty, not a pool.', hi: 'प्यासे लोग, पशु और पौधे होते हैं, कुंड नहीं।' },
    b: { en: '“Run dry” is the fixed phrase for water used up.', hi: 'पानी समाप्त होने के लिए “run dry” निश्चित प्रयोग है।' },
    c: { en: 'A noun; after “ran” an adjective is needed here.', hi: 'यह संज्ञा है; यहाँ “ran” के बाद विशेषण चाहिए।' },
    d: {
      en: '“Dried” tells of wet things made dry; the phrase is “run dry”.',
      hi: '“Dried” गीली वस्तु के सूखने के लिए है; प्रयोग “run dry” है।',
    },
  },
  'eng-037': {
    a: { en: 'Only “remind” takes a person and “of”.', hi: '“व्यक्ति + of” केवल “remind” के साथ आता है।' },
    b: {
      en: 'One remembers a thing oneself; it takes no “person + of”.',
      hi: '“Remember” स्वयं याद करना है; इसके साथ “व्यक्ति + of” नहीं आता।',
    },
    c: {
      en: '“Recall” takes the thing itself: “recalled the well”.',
      hi: '“Recall” के बाद सीधे वस्तु आती है: “recalled the well”।',
    },
    d: { en: 'It means to learn by heart, as a poem.', hi: 'इसका अर्थ है कंठस्थ करना, जैसे कविता।' },
  },
  'eng-038': {
    a: {
      en: 'It shows a contrast, but clearer water is a reason to be content.',
      hi: 'यह विरोध दिखाता है, जबकि साफ़ होता पानी संतोष का कारण है।',
    },
    b: {
      en: 'It sets a condition: they would complain only if they saw good results.',
      hi: 'यह शर्त बताता है: तब अच्छा परिणाम दिखने पर ही शिकायत होती।',
    },
    c: { en: 'The clearing water is why nobody complained.', hi: 'पानी का साफ़ होना ही शिकायत न होने का कारण है।' },
    d: {
      en: 'It sets a limit in time, as if they complained once the water cleared.',
      hi: 'यह समय की सीमा बताता है, मानो पानी साफ़ होने पर शिकायत हुई।',
    },
  },
  'eng-039': {
    a: {
      en: 'It needs “to” before the gerund: “objected to washing”.',
      hi: 'इसके बाद gerund से पहले “to” चाहिए: “objected to washing”।',
    },
    b: {
      en: 'It needs “from”, and the committee itself would have stopped washing.',
      hi: 'इसके साथ “from” चाहिए, और तब समिति ने स्वयं धोना छोड़ा होता।',
    },
    c: {
      en: "Like “refrained”, it needs “from” and tells of one's own conduct.",
      hi: '“Refrained” की तरह इसके साथ “from” चाहिए और यह अपने ही आचरण के लिए है।',
    },
    d: {
      en: 'It takes the gerund directly and fits a body that lays down rules.',
      hi: 'इसके बाद सीधे gerund आता है और यह नियम बनाने वाली समिति पर ठीक बैठता है।',
    },
  },
  'eng-040': {
    a: {
      en: '“Look after” means to take care of, as the committee does.',
      hi: '“Look after” का अर्थ देखभाल करना है, जो समिति करती है।',
    },
    b: { en: '“Look into” means to inquire about.', hi: '“Look into” का अर्थ है जाँच-पड़ताल करना।' },
    c: {
      en: '“Look for” means to search: the very course it is compared with.',
      hi: '“Look for” का अर्थ खोजना है, जिससे ही तुलना हो रही है।',
    },
    d: { en: '“Look up” means to find in a book or list.', hi: '“Look up” का अर्थ है पुस्तक या सूची में खोजना।' },
  },
  'eng-041': {
    a: {
      en: 'The passage denies it: “They do not come because he is cheap”.',
      hi: 'गद्यांश इसे नकारता है: “They do not come because he is cheap”।',
    },
    b: { en: 'Spare parts of his own are nowhere mentioned.', hi: 'उसके पास पुर्ज़े होने की बात कहीं नहीं है।' },
    c: {
      en: '“He refuses to replace what can be repaired.”',
      hi: 'गद्यांश में है: “he refuses to replace what can be repaired”।',
    },
    d: { en: 'The shop is “barely wide enough for a bench”.', hi: 'दुकान “barely wide enough for a bench” है।' },
  },
  'eng-042': {
    a: {
      en: 'True: they are “glued rather than screwed together”.',
      hi: 'सत्य: वे “glued rather than screwed together” हैं।',
    },
    b: {
      en: 'Not true: what worries him “is not the loss of his income”.',
      hi: 'सत्य नहीं: उसकी चिंता “is not the loss of his income”।',
    },
    c: { en: 'True: “their makers do not sell spare parts”.', hi: 'सत्य: “their makers do not sell spare parts”।' },
    d: {
      en: 'True: the old motor comes back “cleaned and rewound”.',
      hi: 'सत्य: पुरानी मोटर “cleaned and rewound” लौटती है।',
    },
  },
  'eng-043': {
    a: { en: 'A bench just fits in, with no room to spare.', hi: 'बेंच मुश्किल से आती है, उससे अधिक जगह नहीं।' },
    b: { en: 'This goes back to “bare” in the sense of uncovered.', hi: 'यह “bare” के खुला वाले अर्थ से लिया गया है।' },
    c: { en: 'The opposite: it would leave room to spare.', hi: 'उलटा: तब जगह आवश्यकता से अधिक होती।' },
    d: { en: 'It tells how often, not how wide.', hi: 'यह बताता है कि कितनी बार, यह नहीं कि कितना चौड़ा।' },
  },
  'eng-044': {
    a: {
      en: 'It is still about machines; the sentence goes beyond them.',
      hi: 'यह अब भी मशीनों की बात है; वाक्य उनसे आगे जाता है।',
    },
    b: {
      en: 'It counts machines then and now; the sentence speaks of no such count.',
      hi: 'यह पहले और अब की मशीनों की गिनती है; वाक्य ऐसी कोई गिनती नहीं करता।',
    },
    c: { en: 'This takes “stop” for the end of repair work.', hi: 'इसमें “stop” को मरम्मत बंद होना समझ लिया गया।' },
    d: {
      en: '“Does not stop at machines” means that it goes further.',
      hi: '“Does not stop at machines” का अर्थ है कि आदत आगे जाती है।',
    },
  },
  'eng-045': {
    a: { en: 'The passage gives no advice on starting a business.', hi: 'गद्यांश धंधा शुरू करने की कोई सलाह नहीं देता।' },
    b: {
      en: 'The parts are not sold at all; their price is not the matter.',
      hi: 'पुर्ज़े बिकते ही नहीं; उनके दाम की बात नहीं है।',
    },
    c: {
      en: "It covers both Iqbal's work and the habit that is dying out.",
      hi: 'यह इक़बाल के काम और मिटती आदत दोनों को समेटता है।',
    },
    d: { en: 'New machines are blamed: “not made to last”.', hi: 'नई मशीनों के दोष बताए गए हैं: “not made to last”।' },
  },
  'eng-046': {
    a: {
      en: 'Slowing the tide is a result of the tangle, not its reason.',
      hi: 'ज्वार का धीमा होना जाल का परिणाम है, कारण नहीं।',
    },
    b: {
      en: 'The mud “holds almost no oxygen”, so they come up “to breathe”.',
      hi: 'कीचड़ में “almost no oxygen” है, इसलिए वे “to breathe” ऊपर आती हैं।',
    },
    c: {
      en: 'The fish make use of the tangle; the roots do not grow for them.',
      hi: 'मछलियाँ जाल का लाभ उठाती हैं; जड़ें उनके लिए नहीं बढ़तीं।',
    },
    d: { en: 'Silt is dropped by the slowed water: a later effect.', hi: 'गाद धीमे पानी से जमती है: यह बाद का प्रभाव है।' },
  },
  'eng-047': {
    a: {
      en: 'Silt settles only after the tangle has slowed the water.',
      hi: 'गाद तभी जमती है जब जाल पानी को धीमा कर चुका हो।',
    },
    b: {
      en: 'The tangle slows the water, and land is made of the settled silt.',
      hi: 'पानी जाल से ही धीमा होता है और भूमि जमी हुई गाद से बनती है।',
    },
    c: {
      en: 'Only slower water drops its silt; here silt comes first.',
      hi: 'धीमा पानी ही गाद छोड़ता है; यहाँ गाद पहले आ गई है।',
    },
    d: {
      en: 'Tangle, slower water, silt, land: the order of the passage.',
      hi: 'जाल, धीमा पानी, गाद, भूमि: यही गद्यांश का क्रम है।',
    },
  },
  'eng-048': {
    a: {
      en: "Next year's fish are now growing up among those roots.",
      hi: 'अगले वर्ष की मछलियाँ अभी उन्हीं जड़ों में पल रही हैं।',
    },
    b: {
      en: 'This takes the expression literally; no fish are burnt.',
      hi: 'इसमें शाब्दिक अर्थ लिया गया; मछलियाँ नहीं जलाई जातीं।',
    },
    c: { en: 'They cut the firewood; nothing is said of buying it.', hi: 'वे लकड़ी काटते हैं; उसे ख़रीदने की बात नहीं है।' },
    d: {
      en: 'The loss is of young fish in the roots, not of grown ones near fires.',
      hi: 'हानि जड़ों में पलती छोटी मछलियों की है, आग से भागती बड़ी की नहीं।',
    },
  },
  'eng-049': {
    a: { en: 'The passage says “much of the force”, not all.', hi: 'गद्यांश में “much of the force” है, “all” नहीं।' },
    b: { en: 'The heights of the two are nowhere compared.', hi: 'दोनों की ऊँचाई की तुलना कहीं नहीं है।' },
    c: { en: 'A wall weakens; a healthy forest “mends itself”.', hi: 'दीवार कमज़ोर होती है; स्वस्थ वन “mends itself”।' },
    d: {
      en: 'Mangroves guard the shore; growing inland is not mentioned.',
      hi: 'मैंग्रोव तट की रक्षा करते हैं; समुद्र से दूर उगने की बात नहीं है।',
    },
  },
  'eng-050': {
    a: {
      en: 'The author grants that a wall “may do this as well”.',
      hi: 'लेखक मानता है कि दीवार भी यह कर सकती है: “may do this as well”।',
    },
    b: {
      en: '“Two kinds of engineering”: the wall, and the forest that is free.',
      hi: '“Two kinds of engineering”: एक दीवार, दूसरा वन, जो मुफ़्त है।',
    },
    c: { en: 'The author denies the contrast between the two.', hi: 'लेखक दोनों के बीच के विरोध को ही नकारता है।' },
    d: { en: 'Where engineers should live is not discussed.', hi: 'इंजीनियरों के रहने के स्थान की चर्चा नहीं है।' },
  },
}
