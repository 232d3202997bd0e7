import type { PaperSection } from '../paper.ts'
import { oneOrBoth } from '../upsc-gs-1/standard-options.ts'

export const comprehension: PaperSection = {
  presetSectionId: 'csat',
  passages: [
    {
      code: 'csat-p1',
      kind: 'reading',
      title: { en: 'Complaints of citizens', hi: 'नागरिकों की शिकायतें' },
      content: {
        en: String.raw`A department that receives complaints from citizens is commonly judged by the share of them that it closes within the prescribed time. The figure is easy to collect and easy to compare, and an officer who has been transferred is still remembered by it. Yet a complaint may be closed because the street light was repaired, or because the complainant was told that the matter belongs to another office. The figure does not tell the two apart. Where promotion depends on it, officers soon learn to write replies rather than to solve problems, and citizens, finding that a reply changes nothing, cease to complain. The falling number of complaints is then shown as proof that services have improved. What is needed is not another target but a question put to the complainant, some weeks later, by someone who gains nothing from the answer: was the thing set right?`,
        hi: String.raw`नागरिकों की शिकायतें सुनने वाले किसी विभाग को प्रायः इस आधार पर आँका जाता है कि उसने कितनी शिकायतें तय समय के भीतर बंद कीं। यह आँकड़ा जुटाना भी आसान है और इसकी तुलना करना भी; अधिकारी का तबादला हो जाए, तब भी वह इसी आँकड़े से याद किया जाता है। किंतु शिकायत इसलिए भी बंद हो सकती है कि सड़क की बत्ती ठीक कर दी गई, और इसलिए भी कि शिकायतकर्ता से कह दिया गया कि यह मामला किसी दूसरे कार्यालय का है। आँकड़ा इन दोनों में भेद नहीं करता। जहाँ पदोन्नति इसी पर टिकी हो, वहाँ अधिकारी जल्दी ही समस्या सुलझाने के बजाय जवाब लिखना सीख जाते हैं, और नागरिक यह देखकर शिकायत करना छोड़ देते हैं कि जवाब मिलने से कुछ नहीं बदलता। तब शिकायतों की घटती संख्या को इस बात के प्रमाण के रूप में दिखाया जाता है कि सेवाएँ सुधर गई हैं। ज़रूरत एक और लक्ष्य की नहीं, बल्कि इस बात की है कि कुछ सप्ताह बाद कोई ऐसा व्यक्ति, जिसे उत्तर से कोई लाभ न हो, शिकायतकर्ता से पूछे: क्या काम सचमुच ठीक हुआ?`,
      },
    },
    {
      code: 'csat-p2',
      kind: 'reading',
      title: { en: 'Open grasslands', hi: 'खुले घास के मैदान' },
      content: {
        en: String.raw`In the records of many States the open grasslands of the Deccan and of western India appear as "wasteland", a word handed down from a revenue system that called waste whatever yielded no revenue. Since they have few trees, they are also taken for forests that have been lost, and so become the first choice whenever land is wanted for planting. But many of them are far older than the axe or the plough. Grazing animals, seasonal fires and scanty rain have kept them open, and the bustard, the wolf and the blackbuck live there because they are open. Their carbon lies mostly in the soil, where neither fire nor drought can easily reach it. To cover them with trees is thus not to restore a forest but to destroy a grassland, and the herders who pass through lose a pasture that nobody had recorded as theirs.`,
        hi: String.raw`कई राज्यों के अभिलेखों में दक्कन और पश्चिमी भारत के खुले घास के मैदान "बंजर भूमि" के रूप में दर्ज हैं। यह शब्द उस राजस्व व्यवस्था की देन है, जो हर उस भूमि को बेकार कहती थी जिससे राजस्व नहीं मिलता था। पेड़ कम होने के कारण इन्हें उजड़ चुका जंगल भी समझ लिया जाता है, और इसलिए जब भी पेड़ लगाने के लिए ज़मीन चाहिए होती है, सबसे पहले इन्हीं को चुना जाता है। किंतु इनमें से कई मैदान कुल्हाड़ी और हल से भी कहीं पुराने हैं। चरने वाले पशुओं, मौसमी आग और कम वर्षा ने इन्हें खुला रखा है, और सोन चिरैया, भेड़िया तथा काला हिरन यहाँ इसीलिए रहते हैं कि ये खुले हैं। इनका कार्बन अधिकतर मिट्टी के भीतर रहता है, जहाँ तक आग या सूखा आसानी से नहीं पहुँच पाता। अतः इन्हें पेड़ों से ढक देना किसी जंगल को लौटाना नहीं, बल्कि एक घास के मैदान को नष्ट करना है; और यहाँ से होकर गुज़रने वाले पशुपालक वह चरागाह खो देते हैं, जो उनके नाम पर कभी दर्ज ही नहीं हुआ था।`,
      },
    },
    {
      code: 'csat-p3',
      kind: 'reading',
      title: { en: 'The opening and closing of firms', hi: 'उद्यमों का खुलना और बंद होना' },
      content: {
        en: String.raw`Public debate celebrates the opening of firms and mourns their closing. But the two are more closely tied than they seem. A lender who knows that a failing firm can be wound up within a year will lend to a venture that may fail; one who fears that the money will lie locked in a dispute for ten years will lend only to those who have much to pledge, that is, to firms that are already large. When a dead unit cannot be closed, its land, machines and skilled workers do not pass on to those who would use them better, and the healthy firm next door must compete with a rival kept breathing by fresh loans that conceal old ones. Easy exit is therefore not the opposite of easy entry but one of its conditions. It has to be accompanied, though, by support for the workers displaced, or it will be resisted by those who pay its price.`,
        hi: String.raw`सार्वजनिक बहस में उद्यमों के खुलने पर ख़ुशी और बंद होने पर शोक मनाया जाता है। किंतु ये दोनों बातें जितनी दिखती हैं, उससे कहीं अधिक आपस में जुड़ी हैं। जिस ऋणदाता को पता हो कि डूबता उद्यम एक वर्ष में समेटा जा सकता है, वह ऐसे उद्यम को भी ऋण देगा जो विफल हो सकता है; और जिसे डर हो कि पैसा दस वर्ष तक विवाद में फँसा रहेगा, वह केवल उन्हीं को ऋण देगा जिनके पास गिरवी रखने को बहुत कुछ है, अर्थात उन उद्यमों को जो पहले से बड़े हैं। जब कोई मृतप्राय इकाई बंद नहीं हो पाती, तो उसकी ज़मीन, मशीनें और कुशल कामगार उन तक नहीं पहुँचते जो उनका बेहतर उपयोग करते, और पड़ोस के स्वस्थ उद्यम को ऐसे प्रतिद्वंद्वी से होड़ करनी पड़ती है, जिसकी साँस पुराने ऋण छिपाने वाले नए ऋणों से चल रही है। इसलिए आसान निकास आसान प्रवेश का विरोधी नहीं, बल्कि उसकी एक शर्त है। हाँ, इसके साथ विस्थापित कामगारों को सहारा भी मिलना चाहिए, अन्यथा जिन्हें इसकी क़ीमत चुकानी पड़ती है, वे इसका विरोध करेंगे।`,
      },
    },
    {
      code: 'csat-p4',
      kind: 'reading',
      title: { en: 'Trials of new drugs', hi: 'नई दवाओं के परीक्षण' },
      content: {
        en: String.raw`A trial that shows that a new drug works is written up, published and quoted; a trial that shows that it does nothing often stays in a drawer. Nobody need lie for this to happen. The researcher would rather begin the next study, the journal would rather print news, and the sponsor is in no hurry to announce a disappointment. The outcome, all the same, is a published record that says more good of a drug than all the trials taken together would say. A physician who reads every paper in print may thus be misled by the very diligence that ought to protect the patient. Some regulators now require that a trial be registered before the first patient is enrolled. A registered trial may still fail to report what it found, but its silence can be seen, and asked about.`,
        hi: String.raw`जो परीक्षण यह दिखाता है कि नई दवा काम करती है, वह लिखा जाता है, प्रकाशित होता है और उसके हवाले दिए जाते हैं; जो यह दिखाता है कि दवा से कुछ नहीं होता, वह अक्सर किसी दराज़ में पड़ा रह जाता है। ऐसा होने के लिए किसी को झूठ बोलने की आवश्यकता नहीं। शोधकर्ता अगला अध्ययन शुरू करना चाहता है, शोध-पत्रिका कोई नई बात छापना चाहती है, और प्रायोजक को निराशाजनक परिणाम बताने की कोई जल्दी नहीं होती। फिर भी नतीजा यह होता है कि प्रकाशित सामग्री किसी दवा के बारे में उससे अधिक अच्छा कहती है, जितना सारे परीक्षण मिलकर कहते। इस तरह जो चिकित्सक छपा हुआ हर शोध-पत्र पढ़ता है, वह अपनी उसी लगन से भ्रमित हो सकता है, जिसे रोगी की रक्षा करनी चाहिए थी। अब कुछ नियामक यह अनिवार्य करते हैं कि पहले रोगी को शामिल करने से पूर्व ही परीक्षण पंजीकृत करा लिया जाए। पंजीकृत परीक्षण के नतीजे भी दबे रह सकते हैं, पर तब उसकी चुप्पी दिखाई देती है और उसके बारे में पूछा जा सकता है।`,
      },
    },
    {
      code: 'csat-p5',
      kind: 'reading',
      title: { en: 'Compassion and the rule', hi: 'करुणा और नियम' },
      content: {
        en: String.raw`An official at a ration office who overlooks a missing paper for a widow in distress is praised for compassion. The same power, exercised every day in a hundred offices, becomes something else: those who can tell their story well, or who resemble the official in speech and habit, are heard with sympathy, and the rest are shown the rule. It does not follow that rules should be blind to hardship. Where a kind of hardship recurs, it can be written into the rule, so that the widow receives as a right what she had to beg as a favour. And where a case could not have been foreseen, the official may depart from the rule, provided that the reasons are recorded and open to question. Compassion of this sort is slower to warm the heart, but it reaches those whom the official will never meet.`,
        hi: String.raw`राशन कार्यालय का कोई अधिकारी जब विपत्ति में पड़ी एक विधवा के लिए किसी काग़ज़ की कमी को अनदेखा कर देता है, तो उसकी करुणा की प्रशंसा होती है। यही अधिकार जब सौ कार्यालयों में प्रतिदिन बरता जाता है, तो कुछ और ही बन जाता है: जो अपनी व्यथा अच्छी तरह सुना पाते हैं, या जिनकी बोली और रहन-सहन अधिकारी जैसे होते हैं, उन्हें सहानुभूति से सुना जाता है, और शेष को नियम दिखा दिया जाता है। इसका अर्थ यह नहीं कि नियम कठिनाइयों के प्रति अंधे हों। जो कठिनाई बार-बार सामने आती है, उसे नियम में ही लिखा जा सकता है, ताकि विधवा को जो कृपा के रूप में माँगना पड़ता था, वह अधिकार के रूप में मिले। और जिस मामले का पहले से अनुमान न हो सकता हो, उसमें अधिकारी नियम से हट सकता है, बशर्ते कारण लिखे जाएँ और उन पर प्रश्न उठाया जा सके। ऐसी करुणा मन को देर से छूती है, पर वह उन तक पहुँचती है, जिनसे अधिकारी कभी मिलेगा भी नहीं।`,
      },
    },
    {
      code: 'csat-p6',
      kind: 'reading',
      title: { en: 'Drops and fields', hi: 'बूँदें और खेत' },
      content: {
        en: String.raw`Drip irrigation carries water to the roots of a plant and so loses far less of it than the flooding of a field. It is natural to conclude that a district which changes over to drip will draw less water from under the ground. Experience has not always borne this out. A farmer who needs less water for each acre may water more acres, or sow a thirstier crop that fetches a better price; and some of the water that flooding seemed to waste used to seep down and feed the wells of neighbours. In such districts the fields grow more efficient while the water table goes on falling. None of this is an argument against drip, which raises the income of farmers and spares their labour. It is an argument for deciding, before the saving is made, how much water may be drawn in all, since a saving that anyone is free to spend will be spent.`,
        hi: String.raw`ड्रिप सिंचाई पानी को पौधे की जड़ों तक पहुँचाती है, इसलिए इसमें खेत को पानी से भर देने की अपेक्षा बहुत कम पानी नष्ट होता है। इससे यह मान लेना स्वाभाविक है कि जो ज़िला ड्रिप अपनाएगा, वह भूमि के नीचे से कम पानी निकालेगा। अनुभव ने सदा इसकी पुष्टि नहीं की। जिस किसान को प्रति एकड़ कम पानी चाहिए, वह अधिक एकड़ सींच सकता है या अधिक पानी माँगने वाली ऐसी फ़सल बो सकता है, जिसकी बेहतर क़ीमत मिले; और खेत भरने में जो पानी व्यर्थ जाता लगता था, उसका कुछ भाग रिसकर पड़ोसियों के कुओं को भरता था। ऐसे ज़िलों में पानी का उपयोग अधिक दक्ष होता जाता है, फिर भी भूजल स्तर गिरता चला जाता है। यह सब ड्रिप के विरुद्ध तर्क नहीं है; ड्रिप से किसानों की आय बढ़ती है और उनका श्रम बचता है। तर्क इस बात के पक्ष में है कि बचत होने से पहले ही तय कर लिया जाए कि कुल कितना पानी निकाला जा सकता है, क्योंकि जिस बचत को ख़र्च करने की छूट सबको हो, वह ख़र्च हो ही जाएगी।`,
      },
    },
    {
      code: 'csat-p7',
      kind: 'reading',
      title: { en: 'The forgotten disease', hi: 'भूली हुई बीमारी' },
      content: {
        en: String.raw`The better a vaccine does its work, the harder it becomes to see what it is for. Parents who had watched a neighbour's child struggle for breath with diphtheria needed no persuading. Their grandchildren, parents themselves by now, have never met anyone who suffered from the disease; what they meet is the swollen arm and the night of fever that may follow the injection, and a small risk that is seen weighs more with them than a great one that is not. If enough of them stay away, the disease returns, and with it the memory that fills the clinics. A programme that waits for such reminders lets children suffer in order to teach their parents. It would do better to keep the memory alive by other means, and to treat the doubts of parents as a consequence of its own success rather than as a proof of their ignorance.`,
        hi: String.raw`कोई टीका अपना काम जितना अच्छा करता है, यह देख पाना उतना ही कठिन हो जाता है कि वह है किसलिए। जिन माता-पिता ने पड़ोसी के बच्चे को डिप्थीरिया में साँस के लिए छटपटाते देखा था, उन्हें समझाने की आवश्यकता नहीं थी। उनके नाती-पोते, जो अब स्वयं माता-पिता हैं, इस रोग के किसी रोगी से कभी मिले ही नहीं; वे देखते हैं सूजी हुई बाँह और वह रात भर का बुख़ार, जो टीके के बाद आ सकता है, और दिखने वाला छोटा जोखिम उन पर न दिखने वाले बड़े जोखिम से भारी पड़ता है। यदि काफ़ी लोग टीके से दूर रहें, तो रोग लौट आता है, और उसके साथ वह स्मृति भी, जो टीकाकरण केंद्रों को भर देती है। जो कार्यक्रम ऐसी याद दिलाए जाने की प्रतीक्षा करता है, वह माता-पिता को सिखाने के लिए बच्चों को कष्ट सहने देता है। बेहतर होगा कि वह इस स्मृति को अन्य उपायों से जीवित रखे, और माता-पिता के संदेह को उनके अज्ञान का प्रमाण मानने के बजाय अपनी ही सफलता का परिणाम समझे।`,
      },
    },
    {
      code: 'csat-p8',
      kind: 'reading',
      title: { en: 'The lesson and the class', hi: 'पाठ और कक्षा' },
      content: {
        en: String.raw`A textbook of the fifth class is written for children who have mastered that of the fourth. In many classrooms the greater part of them have not. The teacher, who is answerable for completing the syllabus, goes on with the few who can follow, and the rest sit through the year, present in the register and absent from the lesson. With each class the distance grows, for what is taught rests upon what was not learnt. Repeating the year does little good if the same pages are merely turned again. Programmes that, for an hour or two a day, group children by what they can already do rather than by age, and begin there, have brought about quick gains in reading and arithmetic with the same teachers and at small expense. It would seem that the children were not slow; the lesson was ahead of them.`,
        hi: String.raw`पाँचवीं कक्षा की पाठ्यपुस्तक उन बच्चों के लिए लिखी जाती है, जो चौथी की पुस्तक अच्छी तरह सीख चुके हों। बहुत-सी कक्षाओं में अधिकतर बच्चे ऐसे नहीं होते। अध्यापक, जिसकी जवाबदेही पाठ्यक्रम पूरा करने की है, उन थोड़े-से बच्चों के साथ आगे बढ़ता जाता है जो समझ पाते हैं, और शेष बच्चे पूरा वर्ष यों ही बिता देते हैं: रजिस्टर में उपस्थित, पाठ से अनुपस्थित। हर अगली कक्षा के साथ यह दूरी बढ़ती जाती है, क्योंकि जो पढ़ाया जाता है, वह उस पर टिका होता है जो सीखा ही नहीं गया। वही पन्ने फिर से पलट दिए जाएँ, तो उसी कक्षा में दोबारा बैठने से भी कोई ख़ास लाभ नहीं होता। जिन कार्यक्रमों में प्रतिदिन एक-दो घंटे के लिए बच्चों के समूह आयु के बजाय इस आधार पर बनाए जाते हैं कि वे पहले से क्या कर सकते हैं, और पढ़ाई वहीं से शुरू होती है, उनमें उन्हीं अध्यापकों के साथ और थोड़े ही ख़र्च में पढ़ने और गणित में तेज़ सुधार हुआ है। लगता यही है कि बच्चे धीमे नहीं थे; पाठ उनसे आगे निकल गया था।`,
      },
    },
    {
      code: 'csat-p9',
      kind: 'reading',
      title: { en: 'Two kinds of mistake', hi: 'दो तरह की भूल' },
      content: {
        en: String.raw`Every scheme meant for the poor makes two kinds of mistake: it reaches some who are not poor, and it misses some who are. The two are not equally visible. A well-to-do family found with a card for subsidised grain makes news; a family that should have had the card and goes hungry is not on any list from which a reporter could begin. Audits, too, start from the roll of beneficiaries, and so can find only those who are wrongly on it. The pressure that results is all on one side. Conditions are added, papers demanded, and each fresh check that strikes off one impostor may also strike off a few who had the need but not the paper. Those who design such checks ought to count both mistakes, which means looking for people outside the roll.`,
        hi: String.raw`ग़रीबों के लिए बनी हर योजना में दो तरह की भूल होती है: वह कुछ ऐसे लोगों तक पहुँच जाती है जो ग़रीब नहीं हैं, और कुछ ऐसे लोगों से चूक जाती है जो ग़रीब हैं। दोनों भूलें समान रूप से दिखाई नहीं देतीं। किसी संपन्न परिवार के पास सस्ते अनाज का कार्ड निकल आए, तो ख़बर बनती है; जिस परिवार के पास कार्ड होना चाहिए था और जो भूखा रह जाता है, वह ऐसी किसी सूची में है ही नहीं, जहाँ से कोई पत्रकार शुरुआत कर सके। लेखा-परीक्षा भी लाभार्थियों की सूची से शुरू होती है, इसलिए वह केवल उन्हीं को पकड़ सकती है जिनका नाम उसमें ग़लत ढंग से है। इससे जो दबाव बनता है, वह सारा एक ही ओर होता है। शर्तें बढ़ती हैं, काग़ज़ माँगे जाते हैं, और हर नई जाँच, जो एक अपात्र का नाम काटती है, कुछ ऐसे लोगों के नाम भी काट सकती है, जिनके पास आवश्यकता थी, पर काग़ज़ नहीं। जाँच की ऐसी व्यवस्था बनाने वालों को दोनों भूलें गिननी चाहिए, और इसके लिए सूची के बाहर के लोगों को भी खोजना होगा।`,
      },
    },
    {
      code: 'csat-p10',
      kind: 'reading',
      title: { en: 'Money of the town', hi: 'नगर का धन' },
      content: {
        en: String.raw`A municipality that lives on grants from above answers to those who give the grants. Its councillors travel to the State capital more readily than to the wards, and the citizen, who has paid nothing to the city that he can see, has little ground for asking what was done with the money. Property tax changes this relation, disliked though it is. It arrives as a bill, once a year, with the owner's name on it; and people who have paid a bill ask why the drain has not been cleaned. Councillors know this, and so prefer the grant, which offends no one. It would be wrong to conclude that grants should end, since poor towns have little property to tax and the same need of water. But a town that raises some part of its money from its own residents, however small, acquires residents who watch it.`,
        hi: String.raw`जो नगरपालिका ऊपर से मिलने वाले अनुदानों पर चलती है, वह अनुदान देने वालों के प्रति ही जवाबदेह होती है। उसके पार्षद वार्डों के बजाय राज्य की राजधानी अधिक तत्परता से जाते हैं, और नागरिक के पास, जिसने नगर को ऐसा कुछ नहीं चुकाया जो उसे दिखाई दे, यह पूछने का आधार कम ही होता है कि पैसे का क्या हुआ। संपत्ति कर, लोगों को नापसंद होते हुए भी, इस संबंध को बदल देता है। वह वर्ष में एक बार, मालिक के नाम के साथ, बिल के रूप में आता है; और जिन लोगों ने बिल चुकाया है, वे पूछते हैं कि नाली साफ़ क्यों नहीं हुई। पार्षद यह जानते हैं, इसीलिए वे अनुदान ही पसंद करते हैं, जिससे कोई नाराज़ नहीं होता। इससे यह निष्कर्ष निकालना ग़लत होगा कि अनुदान बंद कर दिए जाएँ, क्योंकि निर्धन नगरों में कर लगाने योग्य संपत्ति कम होती है और पानी की आवश्यकता उतनी ही। किंतु जो नगर अपने धन का कुछ भाग, वह कितना ही छोटा हो, अपने ही निवासियों से जुटाता है, उसे ऐसे निवासी मिल जाते हैं जो उस पर नज़र रखते हैं।`,
      },
    },
  ],
  questions: [
    {
      code: 'csat-001',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 90,
      passage: 'csat-p1',
      stem: {
        en: 'Which one of the following is the most logical and rational inference that can be made from the passage?',
        hi: 'इस परिच्छेद से निम्नलिखित में से कौन-सा सर्वाधिक तार्किक और तर्कसंगत निष्कर्ष निकाला जा सकता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Officers who expect to be transferred tend to close more complaints than others.',
            hi: 'जिन अधिकारियों को तबादले की आशंका होती है, वे दूसरों से अधिक शिकायतें बंद करते हैं।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Fewer complaints can be a sign of lost hope as well as of better service.',
            hi: 'शिकायतों की घटती संख्या बेहतर सेवा का संकेत हो सकती है और टूटी हुई आशा का भी।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Complaints would be handled with more care if no time limit were prescribed.',
            hi: 'यदि कोई समय-सीमा न रखी जाए, तो शिकायतों पर अधिक ध्यान से काम हो सकता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Citizens who receive a reply in time are likely to bring further complaints.',
            hi: 'जिन नागरिकों को समय पर जवाब मिल जाता है, वे आगे और शिकायतें लेकर आ सकते हैं।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** an inference must be forced by the sentences of the passage, without any outside knowledge.

Take the link between two sentences: citizens stop complaining *because* replies change nothing, and the fall in numbers is then called improvement. So the same fall can have two opposite causes: lost hope or good service.

**Trap:** transfers and time limits are mentioned, but nothing is concluded from them.`,
        hi: String.raw`**मूल बात:** निष्कर्ष वही है जो बाहरी जानकारी के बिना, परिच्छेद के वाक्यों से ही निकले।

दो वाक्यों को जोड़िए: नागरिक *इसलिए* शिकायत करना छोड़ते हैं कि जवाब से कुछ नहीं बदलता, और फिर इसी घटती संख्या को सुधार कहा जाता है। अर्थात एक ही गिरावट के दो विपरीत कारण हो सकते हैं: टूटी आशा या अच्छी सेवा।

**भ्रम:** तबादले और समय-सीमा का उल्लेख तो है, पर उनसे कोई निष्कर्ष नहीं निकाला गया।`,
      },
      reasons: {
        a: {
          en: 'The passage says only that a transferred officer is remembered by the figure; it compares no two groups of officers.',
          hi: 'परिच्छेद केवल इतना कहता है कि तबादले के बाद भी अधिकारी इस आँकड़े से याद किया जाता है; वह अधिकारियों के दो समूहों की तुलना नहीं करता।',
        },
        b: {
          en: 'Citizens "cease to complain" since replies change nothing, yet the fall is shown as improvement.',
          hi: 'नागरिक इसलिए "शिकायत करना छोड़ देते हैं" कि जवाब से कुछ नहीं बदलता, फिर भी इस गिरावट को सुधार बताया जाता है।',
        },
        c: {
          en: 'This goes beyond the passage: what is blamed is the way of counting, not the existence of a time limit.',
          hi: 'यह परिच्छेद से आगे की बात है: दोष गिनने के तरीक़े का बताया गया है, समय-सीमा होने का नहीं।',
        },
        d: {
          en: 'This reverses the passage, where people who get mere replies stop complaining.',
          hi: 'यह परिच्छेद की बात उलट देता है; वहाँ केवल जवाब पाने वाले लोग शिकायत करना छोड़ देते हैं।',
        },
      },
    },
    {
      code: 'csat-002',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 60,
      passage: 'csat-p1',
      stem: {
        en: 'Which one of the following statements best reflects the crux of the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक कथन इस परिच्छेद के मर्म को सर्वोत्तम रूप से प्रतिबिंबित करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Departments should reply to complaints sooner, so that citizens do not give up complaining.',
            hi: 'विभागों को शिकायतों का जवाब और जल्दी देना चाहिए, ताकि नागरिक शिकायत करना न छोड़ें।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Officers should stay longer in a post, so that they may be judged by lasting results.',
            hi: 'अधिकारियों को एक पद पर अधिक समय तक रहना चाहिए, ताकि उन्हें स्थायी परिणामों से आँका जा सके।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Redress should be judged by whether problems are solved, not by whether cases are closed.',
            hi: 'शिकायत-निवारण को समस्या के हल होने से आँकना चाहिए, मामला बंद हो जाने से नहीं।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Promotion should not depend on any figure, since figures can be improved without real work.',
            hi: 'पदोन्नति किसी आँकड़े पर निर्भर नहीं होनी चाहिए, क्योंकि आँकड़े बिना काम के भी सुधर सकते हैं।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** the crux covers the whole passage: the criticism in the first part *and* the remedy at the end.

First part: "closed" does not mean "repaired". Last sentence: ask whether the thing was set right. Together: judge by solved problems, not by closed cases.

**Trap:** giving up all figures sounds like the author, but goes further than the text does.`,
        hi: String.raw`**मूल बात:** मर्म पूरे परिच्छेद को समेटता है: पहले भाग की आलोचना को *भी* और अंत के उपाय को *भी*।

पहला भाग: "बंद हुई" का अर्थ "ठीक हुई" नहीं है। अंतिम वाक्य: पूछिए कि काम सचमुच ठीक हुआ या नहीं। दोनों को मिलाकर: बंद मामलों से नहीं, हल हुई समस्याओं से आँकिए।

**भ्रम:** सभी आँकड़े छोड़ देने की बात लेखक की-सी लगती है, पर परिच्छेद इतना आगे नहीं जाता।`,
      },
      reasons: {
        a: {
          en: 'Quicker replies are the very thing that, by the passage, changes nothing for the citizen.',
          hi: 'परिच्छेद के अनुसार जवाब ही तो वह चीज़ है, जिससे नागरिक के लिए कुछ नहीं बदलता।',
        },
        b: {
          en: 'The length of a posting is not discussed; transfer comes up in passing only.',
          hi: 'एक पद पर कितने समय रहें, इसकी चर्चा नहीं है; तबादले का उल्लेख प्रसंगवश ही हुआ है।',
        },
        c: {
          en: 'It joins the criticism (closing is counted) and the remedy (ask whether the thing was set right).',
          hi: 'यह आलोचना (बंद होना गिना जाता है) और उपाय (पूछें कि काम ठीक हुआ या नहीं), दोनों को समेटता है।',
        },
        d: {
          en: 'This goes beyond: the author objects to this one figure and proposes a better question, not an end to measuring.',
          hi: 'यह आगे की बात है: लेखक को इस एक आँकड़े पर आपत्ति है; वह मापना छोड़ने को नहीं, बेहतर प्रश्न पूछने को कहता है।',
        },
      },
    },
    {
      code: 'csat-003',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 90,
      passage: 'csat-p1',
      stem: {
        en: String.raw`With reference to the passage, the following assumptions have been made:

1. The conduct of officers responds to the way in which their work is assessed.
2. A complainant is able to tell whether the problem complained of has been solved.

Which of the above assumptions is/are valid?`,
        hi: String.raw`इस परिच्छेद के संदर्भ में, निम्नलिखित पूर्वधारणाएँ बनाई गई हैं:

1. अधिकारियों का आचरण इस बात से प्रभावित होता है कि उनके काम का मूल्यांकन किस प्रकार होता है।
2. शिकायतकर्ता यह बता सकता है कि जिस समस्या की शिकायत की गई थी, वह हल हुई या नहीं।

उपर्युक्त में से कौन-सी पूर्वधारणा/पूर्वधारणाएँ वैध है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Method:** deny the statement and see whether the argument falls.

1. If conduct did not respond to assessment, officers would not "learn to write replies" where promotion depends on the figure. The argument falls: **valid**.
2. If complainants could not tell whether the thing was set right, asking them would be useless. The remedy falls: **valid**.

**Trap:** rejecting 2 because the passage nowhere says it. An assumption is precisely what stays unsaid.`,
        hi: String.raw`**विधि:** कथन को नकारिए और देखिए कि तर्क टूटता है या नहीं।

1. यदि मूल्यांकन से आचरण न बदलता, तो पदोन्नति के आँकड़े पर टिकते ही अधिकारी "जवाब लिखना" न सीखते। तर्क टूट जाता है: **वैध**।
2. यदि शिकायतकर्ता यह न बता सकता कि काम ठीक हुआ या नहीं, तो उससे पूछना बेकार होता। उपाय टूट जाता है: **वैध**।

**भ्रम:** कथन 2 को इसलिए छोड़ देना कि परिच्छेद में वह कहीं लिखा नहीं है। जो अनकहा रहे, वही तो पूर्वधारणा है।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 is missed: without it, questioning the complainant would be no remedy.',
          hi: 'कथन 2 छूट गया: उसके बिना शिकायतकर्ता से पूछना कोई उपाय ही न रहता।',
        },
        b: {
          en: 'Statement 1 is missed: without it, a figure tied to promotion could not change what officers do.',
          hi: 'कथन 1 छूट गया: उसके बिना पदोन्नति से जुड़ा आँकड़ा अधिकारियों का काम बदल ही नहीं सकता।',
        },
        c: {
          en: 'Deny either statement and a step of the argument falls: the harm of the figure, or the use of the remedy.',
          hi: 'किसी भी कथन को नकारिए, तर्क का एक चरण टूट जाता है: या तो आँकड़े का नुक़सान, या उपाय की उपयोगिता।',
        },
        d: {
          en: 'This demands that an assumption be stated in words; assumptions are what the argument rests on unsaid.',
          hi: 'इसमें माना गया कि पूर्वधारणा शब्दों में लिखी होनी चाहिए; पूर्वधारणा तो वह है जिस पर तर्क बिना कहे टिका है।',
        },
      },
    },
    {
      code: 'csat-004',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 90,
      passage: 'csat-p2',
      stem: {
        en: 'Which one of the following statements best conveys the central idea of the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक कथन इस परिच्छेद के केंद्रीय विचार को सबसे अच्छी तरह व्यक्त करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Dry regions should not be planted with trees, since grass stores more carbon than trees do there.',
            hi: 'शुष्क क्षेत्रों में पेड़ नहीं लगाने चाहिए, क्योंकि वहाँ घास पेड़ों से अधिक कार्बन संचित करती है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Open grasslands are living systems of their own, which are harmed when taken for ruined forests.',
            hi: 'खुले घास के मैदान अपने आप में जीवंत तंत्र हैं, जिन्हें उजड़ा जंगल समझ लेने से हानि होती है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The revenue records of many States are out of date and need to be drawn up afresh for all land.',
            hi: 'कई राज्यों के राजस्व अभिलेख पुराने पड़ चुके हैं और उन्हें सारी भूमि के लिए नए सिरे से बनाना चाहिए।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Herders should be given rights over a pasture before trees are planted on it by a department.',
            hi: 'किसी चरागाह में विभाग की ओर से पेड़ लगाए जाने से पहले वहाँ पशुपालकों को अधिकार मिलने चाहिए।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** look for the sentence that gathers the rest. Here it begins with "thus": to cover grasslands with trees is "not to restore a forest but to destroy a grassland".

Records, carbon and herders are three supports of this one thought, so an option built on one of them alone is too narrow or goes beyond.

**Trap:** "Their carbon lies mostly in the soil" says *where* it is, not *how much* it is.`,
        hi: String.raw`**मूल बात:** वह वाक्य खोजिए जो शेष सबको समेटता है। यहाँ वह "अतः" से शुरू होता है: घास के मैदानों को पेड़ों से ढकना "जंगल को लौटाना नहीं, बल्कि घास के मैदान को नष्ट करना" है।

अभिलेख, कार्बन और पशुपालक, ये तीनों इसी एक विचार के सहारे हैं; इनमें से किसी एक पर टिका विकल्प या तो अधूरा है या परिच्छेद से आगे जाता है।

**भ्रम:** "कार्बन अधिकतर मिट्टी के भीतर रहता है", यह बताता है कि वह *कहाँ* है, यह नहीं कि *कितना* है।`,
      },
      reasons: {
        a: {
          en: 'The passage says where the carbon of grasslands lies, not that it is more than that of trees.',
          hi: 'परिच्छेद यह बताता है कि घास के मैदानों का कार्बन कहाँ रहता है, यह नहीं कि वह पेड़ों के कार्बन से अधिक है।',
        },
        b: {
          en: 'It holds both halves: they are old and complete in themselves, and planting "destroys a grassland".',
          hi: 'इसमें दोनों बातें हैं: ये पुराने और अपने आप में पूर्ण हैं, और पेड़ लगाना "घास के मैदान को नष्ट करना" है।',
        },
        c: {
          en: 'The records are only where the mistake began; a fresh survey of all land is nowhere asked for.',
          hi: 'अभिलेख तो केवल भूल की शुरुआत हैं; सारी भूमि के नए सर्वेक्षण की माँग कहीं नहीं की गई।',
        },
        d: {
          en: 'The loss to herders is one consequence; and rights followed by planting would still destroy the grassland.',
          hi: 'पशुपालकों की हानि एक परिणाम भर है; अधिकार देकर पेड़ लगाने से भी घास का मैदान तो नष्ट ही होगा।',
        },
      },
    },
    {
      code: 'csat-005',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 95,
      passage: 'csat-p2',
      stem: {
        en: String.raw`The following assumptions have been made on the basis of the passage:

1. Trees planted on a grassland would store less carbon than the soil of the grassland now holds.
2. The animals of open grasslands would not do as well on the same land if it were under trees.

Which of these assumptions is/are valid?`,
        hi: String.raw`इस परिच्छेद के आधार पर निम्नलिखित पूर्वधारणाएँ बनाई गई हैं:

1. घास के मैदान में लगाए गए पेड़ उससे कम कार्बन संचित करेंगे, जितना उस मैदान की मिट्टी में अभी है।
2. यदि वही भूमि पेड़ों से ढक जाए, तो खुले घास के मैदानों के पशु-पक्षी वहाँ उतनी अच्छी तरह नहीं रह पाएँगे।

इनमें से कौन-सी पूर्वधारणा/पूर्वधारणाएँ वैध है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Method:** deny each statement and see what is left of the argument.

1. Suppose trees stored as much or more. Grasslands would still be old, still home to their animals, still pasture. The argument stands, so 1 is **not** assumed.
2. Suppose the animals did just as well under trees. Then planting would not "destroy a grassland" and its life. The argument falls, so 2 is **valid**.

**Trap:** a remark on *where* carbon lies is taken as a comparison of *how much*.`,
        hi: String.raw`**विधि:** हर कथन को नकारिए और देखिए कि तर्क बचता है या नहीं।

1. मान लीजिए पेड़ उतना ही या अधिक कार्बन संचित करते हैं। घास के मैदान तब भी पुराने हैं, वहाँ के जीवों का घर हैं और चरागाह हैं। तर्क बना रहता है, इसलिए 1 पूर्वधारणा **नहीं** है।
2. मान लीजिए ये जीव पेड़ों के बीच भी उतने ही अच्छे रहते। तब पेड़ लगाने से मैदान और उसका जीवन "नष्ट" न होता। तर्क टूट जाता है, इसलिए 2 **वैध** है।

**भ्रम:** कार्बन *कहाँ* है, इस बात को *कितना* है की तुलना मान लेना।`,
      },
      reasons: {
        a: {
          en: 'It reads "mostly in the soil, where fire cannot easily reach it" as a claim about amounts.',
          hi: 'इसमें "अधिकतर मिट्टी के भीतर, जहाँ आग आसानी से नहीं पहुँचती" को मात्रा का दावा मान लिया गया।',
        },
        b: {
          en: 'The charge of destruction rests on 2; the passage compares safety of carbon, never quantities.',
          hi: 'नष्ट होने का आरोप कथन 2 पर टिका है; परिच्छेद कार्बन की सुरक्षा की बात करता है, मात्रा की तुलना नहीं।',
        },
        c: {
          en: 'Statement 1 is added from outside; the argument stands even if trees store as much carbon.',
          hi: 'कथन 1 बाहर से जोड़ा गया है; पेड़ उतना ही कार्बन संचित करें, तब भी तर्क बना रहता है।',
        },
        d: {
          en: 'It overlooks that the animals "live there because they are open".',
          hi: 'इसमें यह छूट गया कि ये जीव यहाँ "इसीलिए रहते हैं कि ये खुले हैं"।',
        },
      },
    },
    {
      code: 'csat-006',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'csat-p2',
      stem: {
        en: 'Which one of the following is the most logical corollary to the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक, इस परिच्छेद का सर्वाधिक तार्किक उपनिगमन (कोरोलरी) है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The number of trees on a stretch of land is a poor guide to its ecological health.',
            hi: 'पेड़ों की संख्या से यह आँकना भ्रामक है कि कोई भूखंड पारिस्थितिक रूप से कितना स्वस्थ है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Fire and grazing should be kept out of grasslands until they have fully recovered.',
            hi: 'घास के मैदान जब तक पूरी तरह सँभल न जाएँ, उन्हें आग और चराई से बचाना चाहिए।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Land which the records call wasteland is of more use to wildlife than other land.',
            hi: 'अभिलेखों में बंजर कही गई भूमि दूसरी भूमि की तुलना में वन्यजीवों के अधिक काम की है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Open grasslands have come into being wherever a forest was cleared long ago.',
            hi: 'खुले घास के मैदान वहीं बने हैं, जहाँ बहुत पहले जंगल साफ़ कर दिए गए थे।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Idea:** a corollary is what follows at once if the passage is accepted.

The passage: a land with few trees was taken for a ruined forest, and that was wrong, for it is an old system full of life. So "few trees" does not show poor health, and counting trees misleads.

**Trap:** two options turn the text round: fire and grazing *kept* the land open, and many grasslands were *never* forest.`,
        hi: String.raw`**मूल बात:** उपनिगमन वह है जो परिच्छेद को मान लेने पर तुरंत निकल आए।

परिच्छेद: कम पेड़ों वाली भूमि को उजड़ा जंगल समझा गया, और यह भूल थी, क्योंकि वह जीवन से भरा एक पुराना तंत्र है। अर्थात "कम पेड़" ख़राब स्वास्थ्य का प्रमाण नहीं, और पेड़ों की गिनती भटकाती है।

**भ्रम:** दो विकल्प बात को उलट देते हैं: आग और चराई ने भूमि को खुला *रखा* है, और कई मैदान *कभी* जंगल थे ही नहीं।`,
      },
      reasons: {
        a: {
          en: 'Grasslands with few trees are shown as old and full of life, so counting trees misjudges them.',
          hi: 'कम पेड़ों वाले मैदान यहाँ पुराने और जीवन से भरे बताए गए हैं, इसलिए पेड़ गिनकर आँकना भूल है।',
        },
        b: {
          en: 'This reverses the passage, in which fire and grazing have kept the grasslands open.',
          hi: 'यह परिच्छेद की बात उलट देता है; वहाँ आग और चराई ने ही इन मैदानों को खुला रखा है।',
        },
        c: {
          en: 'The passage speaks of grasslands among such land and compares it with no other land.',
          hi: 'परिच्छेद ऐसी भूमि में से केवल घास के मैदानों की बात करता है और किसी दूसरी भूमि से तुलना नहीं करता।',
        },
        d: {
          en: 'This is the very belief the passage denies: many are older than the axe or the plough.',
          hi: 'परिच्छेद इसी धारणा का खंडन करता है: कई मैदान कुल्हाड़ी और हल से भी पुराने हैं।',
        },
      },
    },
    {
      code: 'csat-007',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 80,
      passage: 'csat-p3',
      stem: { en: 'What is the essential message conveyed by the passage?', hi: 'इस परिच्छेद का मूल संदेश क्या है?' },
      options: [
        {
          id: 'a',
          content: {
            en: 'Lenders should prefer ventures that are new to large firms.',
            hi: 'ऋणदाताओं को बड़े उद्यमों के बजाय नए उद्यमों को वरीयता देनी चाहिए।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Workers of firms that close deserve public support.',
            hi: 'बंद होने वाले उद्यमों के कामगारों को सार्वजनिक सहारा मिलना चाहिए।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Firms will open more readily where they can be closed with ease.',
            hi: 'जहाँ उद्यम आसानी से बंद हो सकते हैं, वहाँ नए उद्यम अधिक सहजता से खुलेंगे।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'An economy is sound when only a few of its firms have to close.',
            hi: 'वह अर्थव्यवस्था स्वस्थ है, जिसमें कम ही उद्यमों को बंद होना पड़ता है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** words such as "but", "therefore" and "though" show the skeleton.

- *But*: opening and closing are tied together.
- *Therefore*: easy exit is a condition of easy entry. This is the message.
- *Though*: workers need support. This is an added condition.

**Trap:** the option on workers is true to the text but is only its last line.`,
        hi: String.raw`**मूल बात:** "किंतु", "इसलिए" और "हाँ" जैसे शब्द ढाँचा दिखा देते हैं।

- *किंतु*: खुलना और बंद होना आपस में जुड़े हैं।
- *इसलिए*: आसान निकास आसान प्रवेश की शर्त है। यही संदेश है।
- *हाँ*: कामगारों को सहारा चाहिए। यह जोड़ी गई शर्त है।

**भ्रम:** कामगारों वाला विकल्प परिच्छेद के अनुसार सही है, पर वह केवल अंतिम पंक्ति है।`,
      },
      reasons: {
        a: {
          en: 'The passage explains why lenders choose large firms; it does not tell them whom to prefer.',
          hi: 'परिच्छेद बताता है कि ऋणदाता बड़े उद्यम क्यों चुनते हैं; वह यह नहीं कहता कि वे किसे वरीयता दें।',
        },
        b: {
          en: 'True to the last sentence, but that is a condition added to the message, not the message.',
          hi: 'यह अंतिम वाक्य से मेल खाता है, पर वह संदेश के साथ जोड़ी गई शर्त है, स्वयं संदेश नहीं।',
        },
        c: {
          en: '"Easy exit is … one of the conditions" of easy entry: the conclusion marked by "therefore".',
          hi: '"आसान निकास … आसान प्रवेश की एक शर्त है": "इसलिए" से शुरू होने वाला निष्कर्ष यही है।',
        },
        d: {
          en: 'This is the common view with which the passage begins in order to correct it.',
          hi: 'यह वही प्रचलित धारणा है, जिससे परिच्छेद उसे सुधारने के लिए शुरू होता है।',
        },
      },
    },
    {
      code: 'csat-008',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 80,
      passage: 'csat-p3',
      stem: {
        en: String.raw`Consider the following assumptions in the light of the passage:

1. Before they lend, lenders weigh how much they could recover if the borrower failed.
2. Firms that are already large are less likely to fail than firms that are new.

Which of the assumptions given above is/are valid?`,
        hi: String.raw`इस परिच्छेद के आलोक में निम्नलिखित पूर्वधारणाओं पर विचार कीजिए:

1. ऋण देने से पहले ऋणदाता यह तौलते हैं कि ऋण लेने वाला विफल हुआ, तो वे कितना वसूल कर सकेंगे।
2. जो उद्यम पहले से बड़े हैं, उनके विफल होने की संभावना नए उद्यमों से कम होती है।

ऊपर दी गई पूर्वधारणाओं में से कौन-सी वैध है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Method:** deny and test.

1. If lenders did not think of recovery, it would not matter to them whether a firm is wound up in one year or in ten. The whole argument falls: **valid**.
2. Why do lenders turn to large firms? Because these "have much to pledge". Even if large firms failed as often, the security would be there. The argument stands: **not assumed**.

**Trap:** statement 2 agrees with common opinion, not with the reason given in the passage.`,
        hi: String.raw`**विधि:** नकारकर परखिए।

1. यदि ऋणदाता वसूली की सोचते ही नहीं, तो उद्यम एक वर्ष में समेटा जाए या दस में, उन्हें कोई फ़र्क़ न पड़ता। पूरा तर्क टूट जाता है: **वैध**।
2. ऋणदाता बड़े उद्यमों की ओर क्यों जाते हैं? क्योंकि उनके पास "गिरवी रखने को बहुत कुछ है"। बड़े उद्यम उतने ही विफल होते, तब भी ज़मानत बनी रहती। तर्क नहीं टूटता: **पूर्वधारणा नहीं**।

**भ्रम:** कथन 2 आम धारणा से मेल खाता है, परिच्छेद में दिए गए कारण से नहीं।`,
      },
      reasons: {
        a: {
          en: "The lender's choice turns on how soon and how surely money comes back after a failure.",
          hi: 'ऋणदाता का चुनाव इस पर टिका है कि विफलता के बाद पैसा कितनी जल्दी और कितने भरोसे से लौटेगा।',
        },
        b: {
          en: 'It takes "much to pledge" to mean "unlikely to fail"; the passage speaks of security alone.',
          hi: 'इसमें "गिरवी रखने को बहुत कुछ" का अर्थ "विफल होने की कम संभावना" मान लिया गया; परिच्छेद केवल ज़मानत की बात करता है।',
        },
        c: {
          en: 'Statement 2 may be so in life, but the argument needs only that large firms can offer security.',
          hi: 'कथन 2 वास्तव में सही हो भी सकता है, पर तर्क को केवल इतना चाहिए कि बड़े उद्यम ज़मानत दे सकते हैं।',
        },
        d: {
          en: 'Statement 1 is overlooked: a slow winding-up would not matter to lenders without it.',
          hi: 'कथन 1 छूट गया: उसके बिना उद्यम समेटने में लगने वाली देर से ऋणदाता को कोई फ़र्क़ ही न पड़ता।',
        },
      },
    },
    {
      code: 'csat-009',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 85,
      passage: 'csat-p3',
      stem: {
        en: 'Which one of the following can be most reasonably inferred from the passage?',
        hi: 'इस परिच्छेद के आधार पर, निम्नलिखित में से किस निष्कर्ष पर पहुँचना सबसे उचित होगा?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Firms that have little to pledge are more likely to end in dispute with their lenders than others.',
            hi: 'जिन उद्यमों के पास गिरवी रखने को कम है, उनका अपने ऋणदाताओं से विवाद होने की संभावना दूसरों से अधिक है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Where a firm can be wound up within a year, its lenders can recover what they have lent to it.',
            hi: 'जहाँ किसी उद्यम को एक वर्ष में समेटा जा सकता है, वहाँ ऋणदाता उसे दिया गया धन वसूल कर लेते हैं।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Support for displaced workers makes it easier for a failing firm to carry on with its business.',
            hi: 'विस्थापित कामगारों को सहारा मिलने से डूबते उद्यम के लिए काम चलाते रहना आसान हो जाता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Delay in closing failed firms can shelter large firms from the rivalry of those yet to be founded.',
            hi: 'विफल उद्यमों को बंद करने में देर बड़े उद्यमों को उन उद्यमों की होड़ से बचा सकती है, जो अभी बने नहीं हैं।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** join two links that the passage leaves side by side.

Closing is slow → the lender fears a ten-year dispute → loans go only to firms "already large" → new ventures are not founded → the large firms are spared their rivalry.

**Trap:** the option on recovery is close, but "can be wound up within a year" does not mean that the money lent comes back. Note also that a dead unit harms the *healthy firm next door*; here the question is of those who never enter.`,
        hi: String.raw`**मूल बात:** परिच्छेद की उन कड़ियों को जोड़िए, जो साथ-साथ रखी गई हैं।

बंद होने में देर → ऋणदाता को दस वर्ष के विवाद का डर → ऋण केवल "पहले से बड़े" उद्यमों को → नए उद्यम बनते ही नहीं → बड़े उद्यम उनकी होड़ से बच जाते हैं।

**भ्रम:** वसूली वाला विकल्प निकट लगता है, पर "एक वर्ष में समेटा जा सकता है" का अर्थ यह नहीं कि दिया गया धन लौट आता है। ध्यान दें, मृतप्राय इकाई *पड़ोस के स्वस्थ उद्यम* को हानि पहुँचाती है; यहाँ बात उनकी है जो बाज़ार में आ ही नहीं पाते।`,
      },
      reasons: {
        a: {
          en: 'The passage links pledge with getting a loan, not with the chance of a dispute.',
          hi: 'परिच्छेद गिरवी को ऋण मिलने से जोड़ता है, विवाद की संभावना से नहीं।',
        },
        b: {
          en: 'Quick closing makes lending worth the risk; it is not said that the whole loan comes back.',
          hi: 'जल्दी समेटे जाने से ऋण का जोखिम उठाने लायक़ हो जाता है; यह नहीं कहा गया कि पूरा धन लौट आता है।',
        },
        c: {
          en: 'This reverses its purpose: support is meant to make closing acceptable.',
          hi: 'यह उद्देश्य को उलट देता है: सहारा इसलिए है कि बंद होना स्वीकार किया जा सके।',
        },
        d: {
          en: 'Delay sends loans to firms already large, so ventures that might have rivalled them are not begun.',
          hi: 'देर होने पर ऋण पहले से बड़े उद्यमों को ही मिलता है, इसलिए उनसे होड़ करने वाले नए उद्यम शुरू ही नहीं हो पाते।',
        },
      },
    },
    {
      code: 'csat-010',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 95,
      passage: 'csat-p4',
      stem: {
        en: String.raw`On the basis of the passage, the following assumptions have been made:

1. The findings of trials that stay unpublished are more reliable than those of trials that are published.
2. Once a trial has been registered, those who conduct it will make public whatever they find.

Which of the above is/are valid?`,
        hi: String.raw`परिच्छेद के आधार पर निम्नलिखित पूर्वधारणाएँ बनाई गई हैं:

1. जो परीक्षण अप्रकाशित रह जाते हैं, उनके नतीजे प्रकाशित परीक्षणों के नतीजों से अधिक विश्वसनीय होते हैं।
2. एक बार परीक्षण पंजीकृत हो जाए, तो उसे करने वाले उसका नतीजा, जो भी हो, सार्वजनिक कर देंगे।

उपर्युक्त में से कौन-सी पूर्वधारणा/पूर्वधारणाएँ वैध है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Method:** ask whether the argument needs the statement.

1. The harm lies in seeing *only one part* of the trials. For this the hidden part need not be better than the visible part: **not assumed**.
2. "A registered trial may still fail to report what it found": the passage expressly allows for silence. Registration makes the silence visible, no more: **not assumed**.

**Trap:** an author who complains that something is hidden need not hold it to be better.`,
        hi: String.raw`**विधि:** पूछिए कि तर्क को इस कथन की आवश्यकता है या नहीं।

1. हानि इस बात से है कि परीक्षणों का *एक ही भाग* दिखता है। इसके लिए छिपे भाग का दिखने वाले भाग से बेहतर होना आवश्यक नहीं: **पूर्वधारणा नहीं**।
2. "पंजीकृत परीक्षण के नतीजे भी दबे रह सकते हैं": परिच्छेद स्वयं चुप्पी की गुंजाइश मानता है। पंजीकरण उस चुप्पी को केवल दिखा देता है: **पूर्वधारणा नहीं**।

**भ्रम:** लेखक किसी चीज़ के छिपे होने की शिकायत करे, तो ज़रूरी नहीं कि वह उसे बेहतर भी मानता हो।`,
      },
      reasons: {
        a: {
          en: 'It takes "hidden" for "truer"; the passage wants all trials counted together, none ranked above another.',
          hi: 'इसमें "छिपा हुआ" को "अधिक सच्चा" मान लिया गया; परिच्छेद सब परीक्षणों को साथ गिनना चाहता है, किसी को ऊपर नहीं रखता।',
        },
        b: {
          en: 'The last sentence says the contrary: a registered trial may still fail to report.',
          hi: 'अंतिम वाक्य उलटा कहता है: पंजीकृत परीक्षण के नतीजे भी दबे रह सकते हैं।',
        },
        c: {
          en: 'Both go beyond: one ranks the trials, the other makes of registration a guarantee.',
          hi: 'दोनों परिच्छेद से आगे जाते हैं: एक परीक्षणों को ऊपर-नीचे रखता है, दूसरा पंजीकरण को गारंटी बना देता है।',
        },
        d: {
          en: 'The complaint is of a lopsided record; no step of it needs either statement.',
          hi: 'शिकायत एकतरफ़ा सामग्री की है; उसके किसी भी चरण को इन दोनों कथनों की आवश्यकता नहीं।',
        },
      },
    },
    {
      code: 'csat-011',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 80,
      passage: 'csat-p4',
      stem: {
        en: 'Which one of the following inferences is best supported by the passage?',
        hi: 'निम्नलिखित में से कौन-सा निष्कर्ष इस परिच्छेद से सबसे अधिक समर्थित होता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Physicians can serve patients better by trusting their own experience than by reading papers.',
            hi: 'शोध-पत्र पढ़ने के बजाय अपने अनुभव पर भरोसा करके चिकित्सक रोगियों की बेहतर सेवा कर सकते हैं।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'A set of papers can create a false impression even if every paper in it is honest.',
            hi: 'शोध-पत्रों का कोई समूह ग़लत छवि बना सकता है, भले ही उसका हर शोध-पत्र ईमानदार हो।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Most of the drugs in use today have failed in trials whose results were not published.',
            hi: 'आज चल रही अधिकांश दवाएँ ऐसे परीक्षणों में विफल रही हैं, जिनके नतीजे प्रकाशित नहीं हुए।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Journals turn down the trials that find no effect because these have been poorly planned.',
            hi: 'शोध-पत्रिकाएँ उन परीक्षणों को लौटा देती हैं जिनमें असर न मिले, क्योंकि वे ठीक से नियोजित नहीं होते।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** put two statements together: nobody need lie, *and* the published record as a whole is too favourable. Hence each paper may be true and the whole may still mislead.

**Check the rest against the words of the text:** "experience" and "poorly planned" do not occur in it at all, and "most of the drugs" turns a tendency of the record into a count of drugs.`,
        hi: String.raw`**मूल बात:** दो बातों को साथ रखिए: किसी को झूठ बोलने की आवश्यकता नहीं, *और* कुल प्रकाशित सामग्री ज़रूरत से अधिक अनुकूल है। अर्थात हर शोध-पत्र सच्चा होकर भी पूरा समूह भटका सकता है।

**शेष को परिच्छेद के शब्दों से मिलाइए:** "अनुभव" और "नियोजन" की बात वहाँ है ही नहीं, और "अधिकांश दवाएँ" सामग्री के झुकाव को दवाओं की गिनती बना देता है।`,
      },
      reasons: {
        a: {
          en: 'Reading is said to mislead when the record is partial; experience is not offered as a better guide.',
          hi: 'कहा यह गया है कि सामग्री अधूरी हो, तो पढ़ना भटका सकता है; अनुभव को बेहतर मार्गदर्शक नहीं बताया गया।',
        },
        b: {
          en: '"Nobody need lie for this to happen", yet the record as a whole says more good than is due.',
          hi: '"ऐसा होने के लिए किसी को झूठ बोलने की आवश्यकता नहीं", फिर भी कुल सामग्री उचित से अधिक अच्छा कहती है।',
        },
        c: {
          en: 'No number of drugs is given; that a record is too favourable does not make most drugs failures.',
          hi: 'दवाओं की कोई संख्या नहीं दी गई; सामग्री ज़रूरत से अधिक अनुकूल है, तो इससे अधिकांश दवाएँ विफल नहीं हो जातीं।',
        },
        d: {
          en: 'The reason named is that journals "would rather print news", not the quality of the trials.',
          hi: 'कारण यह बताया गया है कि पत्रिका "कोई नई बात छापना चाहती है", परीक्षणों की गुणवत्ता नहीं।',
        },
      },
    },
    {
      code: 'csat-012',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 65,
      passage: 'csat-p4',
      stem: {
        en: 'According to the passage, what does the prior registration of trials achieve?',
        hi: 'परिच्छेद के अनुसार, परीक्षणों के पूर्व पंजीकरण से क्या प्राप्त होता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'It obliges journals to print results in which no effect was found.',
            hi: 'इससे शोध-पत्रिकाओं को वे नतीजे भी छापने पड़ते हैं, जिनमें कोई असर नहीं मिला।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'It keeps sponsors from having a say in the conduct of a trial.',
            hi: 'इससे परीक्षण के संचालन में प्रायोजकों का दख़ल नहीं रहता।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'It spares a physician the labour of reading all that is printed.',
            hi: 'इससे चिकित्सक छपी हुई सारी सामग्री पढ़ने के श्रम से बच जाता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'It lets others know of a trial whose result has not appeared.',
            hi: 'इससे दूसरों को उस परीक्षण का भी पता रहता है, जिसका नतीजा सामने नहीं आया।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** the answer must say what the last sentence says, in other words and no more strongly.

"A registered trial may still fail to report … but its silence can be seen." The gain is *knowledge that something is missing*; there is no compulsion to publish.

**Trap:** printing of negative results is what one would wish for, but it is not what registration is said to bring.`,
        hi: String.raw`**मूल बात:** उत्तर को वही कहना है जो अंतिम वाक्य कहता है, दूसरे शब्दों में और उससे अधिक ज़ोर दिए बिना।

"पंजीकृत परीक्षण के नतीजे भी दबे रह सकते हैं, पर तब उसकी चुप्पी दिखाई देती है।" लाभ इतना है कि *कुछ छूटा हुआ है, यह पता चल जाता है*; छापने की बाध्यता नहीं है।

**भ्रम:** असर न दिखाने वाले नतीजे छपें, यह चाहा जा सकता है, पर पंजीकरण से ऐसा होने की बात नहीं कही गई।`,
      },
      reasons: {
        a: {
          en: 'Registration is asked of trials; no duty is laid upon journals.',
          hi: 'पंजीकरण परीक्षणों का होता है; पत्रिकाओं पर कोई बाध्यता नहीं आती।',
        },
        b: {
          en: 'Sponsors appear only as slow to announce bad news; their say in trials is not discussed.',
          hi: 'प्रायोजक केवल बुरी ख़बर बताने में सुस्त दिखाए गए हैं; परीक्षण में उनके दख़ल की चर्चा नहीं है।',
        },
        c: {
          en: 'The passage never suggests that physicians would need to read less.',
          hi: 'परिच्छेद कहीं यह संकेत नहीं देता कि चिकित्सकों को कम पढ़ना पड़ेगा।',
        },
        d: {
          en: 'The trial is on record before it begins, so "its silence can be seen, and asked about".',
          hi: 'परीक्षण शुरू होने से पहले ही दर्ज हो जाता है, इसलिए "उसकी चुप्पी दिखाई देती है और उसके बारे में पूछा जा सकता है"।',
        },
      },
    },
    {
      code: 'csat-013',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 75,
      passage: 'csat-p5',
      stem: {
        en: 'Which one of the following statements best sums up the view taken in the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक कथन इस परिच्छेद में व्यक्त दृष्टिकोण का सबसे अच्छा सार है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Rules should be applied to all alike, whatever hardship they may cause.',
            hi: 'नियम सब पर एक समान लागू होने चाहिए, चाहे उनसे कितनी भी कठिनाई हो।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Officials of a ration office should be free to help those in real distress.',
            hi: 'राशन कार्यालय के अधिकारियों को यह छूट होनी चाहिए कि जो सचमुच विपत्ति में हों, उनकी सहायता करें।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Officials should be drawn from among the people whom their offices serve.',
            hi: 'अधिकारी उन्हीं लोगों में से लिए जाने चाहिए, जिनकी सेवा उनके कार्यालय करते हैं।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Compassion is fairest when it is built into rules and recorded reasons.',
            hi: 'करुणा सबसे न्यायपूर्ण तब होती है, जब वह नियमों और लिखित कारणों का हिस्सा हो।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** the author rejects two extremes: mercy at the pleasure of the official, and rules that are blind. What remains is the middle: hardship provided for *in* the rule, and exceptions with reasons on record.

**Trap:** the option on freedom to help repeats the warm first sentence, which the passage goes on to question.`,
        hi: String.raw`**मूल बात:** लेखक दो छोरों को ठुकराता है: अधिकारी की मर्ज़ी पर टिकी दया और अंधे नियम। बचता है बीच का रास्ता: कठिनाई की व्यवस्था *नियम के भीतर* हो, और अपवाद के कारण लिखे जाएँ।

**भ्रम:** सहायता की छूट वाला विकल्प उस भावपूर्ण पहले वाक्य को दोहराता है, जिस पर परिच्छेद आगे प्रश्न उठाता है।`,
      },
      reasons: {
        a: {
          en: 'Contradicted in so many words: rules should not "be blind to hardship".',
          hi: 'इसका साफ़ शब्दों में खंडन है: नियम "कठिनाइयों के प्रति अंधे" नहीं होने चाहिए।',
        },
        b: {
          en: 'It stops at the first sentence; the second shows how such freedom favours some.',
          hi: 'यह पहले वाक्य पर रुक जाता है; दूसरा दिखाता है कि ऐसी छूट कुछ ही लोगों के पक्ष में जाती है।',
        },
        c: {
          en: 'Likeness of speech and habit is given as a source of bias, not as a cure for it.',
          hi: 'बोली और रहन-सहन की समानता को पक्षपात का स्रोत बताया गया है, उसका इलाज नहीं।',
        },
        d: {
          en: 'Recurring hardship goes into the rule, unforeseen hardship into a recorded exception.',
          hi: 'बार-बार की कठिनाई नियम में आए और अप्रत्याशित कठिनाई लिखित कारण वाले अपवाद में।',
        },
      },
    },
    {
      code: 'csat-014',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 90,
      passage: 'csat-p5',
      stem: {
        en: 'Month after month, ration offices find that the machine cannot read the worn fingerprints of many labourers, and the rules say nothing about it. Which one of the following courses agrees best with the passage?',
        hi: 'राशन कार्यालयों में महीने-दर-महीने यह सामने आता है कि मशीन बहुत-से श्रमिकों की घिसी हुई उँगलियों के निशान नहीं पढ़ पाती, और नियम इस बारे में मौन हैं। निम्नलिखित में से कौन-सा क़दम इस परिच्छेद से सबसे अधिक मेल खाता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The officer gives grain to those whom he believes to be genuine and enters his reasons in a register.',
            hi: 'अधिकारी जिन्हें सही मानता है, उन्हें अनाज देता है और अपने कारण रजिस्टर में लिखता है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The officer gives grain to every labourer, without any proof, so that none of them has to plead for it.',
            hi: 'अधिकारी हर श्रमिक को बिना किसी प्रमाण के अनाज देता है, ताकि किसी को गिड़गिड़ाना न पड़े।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The officer goes by the machine in every case, so that no labourer can be favoured over another.',
            hi: 'अधिकारी हर मामले में मशीन की ही मानता है, ताकि किसी श्रमिक के साथ पक्षपात न हो सके।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'The rules are amended so that anyone whose prints cannot be read may prove identity in another way.',
            hi: 'नियमों में जोड़ा जाता है कि जिसके निशान न पढ़े जा सकें, वह अपनी पहचान किसी और तरह से सिद्ध कर सके।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** the passage gives two remedies for two kinds of hardship. First decide the kind.

- hardship that **recurs** → write it into the rule;
- a case that **could not be foreseen** → depart from the rule, with recorded reasons.

"Month after month … many labourers" means that the hardship recurs. So the rule must be amended.

**Trap:** the register of reasons is the author's remedy too, but for the other kind of case.`,
        hi: String.raw`**मूल बात:** परिच्छेद दो प्रकार की कठिनाई के लिए दो उपाय देता है। पहले प्रकार पहचानिए।

- जो कठिनाई **बार-बार** आए → उसे नियम में लिखिए;
- जिस मामले का **अनुमान न हो सकता हो** → कारण लिखकर नियम से हटिए।

"महीने-दर-महीने … बहुत-से श्रमिक" का अर्थ है कि कठिनाई बार-बार आती है। इसलिए नियम बदलना चाहिए।

**भ्रम:** कारण लिखने का रजिस्टर भी लेखक का ही उपाय है, पर दूसरे प्रकार के मामले के लिए।`,
      },
      reasons: {
        a: {
          en: 'Recorded exceptions are for cases that could not be foreseen; this hardship recurs every month.',
          hi: 'लिखित अपवाद उन मामलों के लिए हैं जिनका अनुमान न हो सकता हो; यह कठिनाई तो हर महीने आती है।',
        },
        b: {
          en: "This sets the rule aside by the officer's own choice; the passage would amend it.",
          hi: 'इसमें अधिकारी अपनी मर्ज़ी से नियम को एक ओर रख देता है; परिच्छेद तो नियम में ही बदलाव चाहता है।',
        },
        c: {
          en: 'Equal treatment is kept, but the rule is now "blind to hardship".',
          hi: 'सबसे एक-सा व्यवहार तो हुआ, पर नियम "कठिनाइयों के प्रति अंधा" हो गया।',
        },
        d: {
          en: 'A hardship that recurs is "written into the rule" and becomes a right for all, also those never met.',
          hi: 'बार-बार आने वाली कठिनाई "नियम में ही लिखी" जाती है और सबका अधिकार बनती है, उनका भी जिनसे कभी भेंट न हो।',
        },
      },
    },
    {
      code: 'csat-015',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 85,
      passage: 'csat-p6',
      stem: {
        en: 'Which one of the following conclusions follows from the passage?',
        hi: 'निम्नलिखित में से कौन-सा निष्कर्ष इस परिच्छेद से निकलता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Water that is lost to one field need not be lost to the area as a whole.',
            hi: 'जो पानी एक खेत के लिए व्यर्थ गया, वह ज़रूरी नहीं कि पूरे क्षेत्र के लिए भी व्यर्थ गया हो।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Farmers take to drip chiefly so that they can grow crops which need more water.',
            hi: 'किसान मुख्यतः इसलिए ड्रिप अपनाते हैं कि वे ऐसी फ़सलें उगा सकें, जिन्हें अधिक पानी की आवश्यकता होती है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Flooding of fields is, in the end, the better of the two ways of using water.',
            hi: 'अंततः पानी के उपयोग के दोनों तरीक़ों में से खेत को पानी से भरना ही बेहतर है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A district that changes over to drip will see its water table fall further.',
            hi: 'जो ज़िला ड्रिप सिंचाई अपनाएगा, वहाँ का भूजल स्तर पहले से भी नीचे चला जाएगा।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Idea:** weigh the strength of the words. "Not always", "may" and "some of the water" permit only careful conclusions.

Some of the water "lost" by a flooded field fed the neighbours' wells: lost to the field, not to the area. This follows.

**Trap:** "has not always borne this out" is weaker than "the water table will fall".`,
        hi: String.raw`**मूल बात:** शब्दों का वज़न तौलिए। "सदा नहीं", "सकता है" और "कुछ भाग" से सँभला हुआ निष्कर्ष ही निकल सकता है।

भरे हुए खेत में "व्यर्थ" गए पानी का कुछ भाग पड़ोसियों के कुओं में पहुँचता था: खेत के लिए व्यर्थ, क्षेत्र के लिए नहीं। यही निष्कर्ष निकलता है।

**भ्रम:** "अनुभव ने सदा पुष्टि नहीं की" यह बात "भूजल स्तर गिरेगा" से हल्की है।`,
      },
      reasons: {
        a: {
          en: 'What "seemed" wasted by flooding "used to seep down and feed the wells of neighbours".',
          hi: 'खेत भरने में जो पानी "व्यर्थ जाता लगता था", उसका कुछ भाग "रिसकर पड़ोसियों के कुओं को भरता था"।',
        },
        b: {
          en: 'A thirstier crop is one thing a farmer may do afterwards; no motive for adopting drip is given.',
          hi: 'अधिक पानी वाली फ़सल बोना बाद की एक संभावना है; ड्रिप अपनाने का उद्देश्य नहीं बताया गया।',
        },
        c: {
          en: 'The author says that nothing here is an argument against drip.',
          hi: 'लेखक कहता है कि यह सब ड्रिप के विरुद्ध तर्क नहीं है।',
        },
        d: {
          en: '"Not always borne out" means that it does work in some places; this makes a possibility a rule.',
          hi: '"सदा पुष्टि नहीं की" का अर्थ है कि कहीं-कहीं लाभ होता है; यहाँ संभावना को नियम बना दिया गया।',
        },
      },
    },
    {
      code: 'csat-016',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 70,
      passage: 'csat-p6',
      stem: {
        en: 'Which one of the following is the main point that the author wishes to make?',
        hi: 'निम्नलिखित में से कौन-सी वह मुख्य बात है, जो लेखक कहना चाहता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Drip should not be promoted in districts where the water table has fallen.',
            hi: 'जिन ज़िलों में भूजल स्तर गिर चुका है, वहाँ ड्रिप को बढ़ावा नहीं देना चाहिए।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Drip raises the income of farmers and reduces the labour that a field requires.',
            hi: 'ड्रिप से किसानों की आय बढ़ती है और खेत में लगने वाला श्रम घटता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Careful use saves groundwater when the total to be drawn is also limited.',
            hi: 'सँभलकर उपयोग करने से भूजल तब बचता है, जब निकाले जाने वाले कुल पानी की सीमा भी तय हो।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Farmers should be paid to grow crops that need less water for each acre.',
            hi: 'किसानों को वे फ़सलें उगाने के लिए पैसा मिलना चाहिए, जिनमें प्रति एकड़ कम पानी लगे।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** the author marks the point: "None of this is an argument against … It is an argument **for** deciding … how much water may be drawn in all."

So: efficient use *together with* a ceiling on the total.

**Trap:** the benefits of drip are true and in the passage, but an admission ("drip is good") is not the claim.`,
        hi: String.raw`**मूल बात:** लेखक स्वयं संकेत देता है: "यह सब ड्रिप के विरुद्ध तर्क नहीं है … तर्क इस बात के **पक्ष में** है कि … कुल कितना पानी निकाला जा सकता है।"

अर्थात दक्ष उपयोग *और साथ में* कुल पानी की सीमा।

**भ्रम:** ड्रिप के लाभ सही हैं और परिच्छेद में हैं, पर मानी गई बात ("ड्रिप अच्छी है") मुख्य दावा नहीं होती।`,
      },
      reasons: {
        a: {
          en: '"None of this is an argument against drip": the author wants a limit, not a withdrawal.',
          hi: '"यह सब ड्रिप के विरुद्ध तर्क नहीं है": लेखक सीमा चाहता है, ड्रिप को हटाना नहीं।',
        },
        b: {
          en: 'It is in the passage, but as a concession on the way to the point.',
          hi: 'यह परिच्छेद में है, पर मुख्य बात के रास्ते में मानी गई एक बात के रूप में।',
        },
        c: {
          en: 'The last sentence says what all that precedes is "an argument for".',
          hi: 'अंतिम वाक्य बताता है कि पहले की सारी बातें किसके "पक्ष में" तर्क हैं।',
        },
        d: {
          en: 'No payment is proposed, and water for each acre is not where the trouble lies.',
          hi: 'किसी भुगतान का प्रस्ताव नहीं है, और समस्या प्रति एकड़ लगने वाले पानी की है भी नहीं।',
        },
      },
    },
    {
      code: 'csat-017',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 95,
      passage: 'csat-p6',
      stem: {
        en: String.raw`Consider the following statements with reference to the passage:

1. A saving of water on every field is no proof that the district is drawing less water.
2. The gain of farmers from drip and the saving of groundwater are not bound to go together.

Which of the statements given above can be inferred from the passage?`,
        hi: String.raw`परिच्छेद के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. हर खेत में पानी का बचना इस बात का प्रमाण नहीं है कि ज़िला कम पानी निकाल रहा है।
2. यह अनिवार्य नहीं है कि ड्रिप से किसानों का लाभ और भूजल की बचत, दोनों साथ-साथ हों।

ऊपर दिए गए कथनों में से कौन-सा/से परिच्छेद से निष्कर्ष के रूप में निकाला जा सकता है/निकाले जा सकते हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** trace each statement to its sentences.

1. A farmer who needs less water for each acre "may water more acres, or sow a thirstier crop". So every acre saves while the total drawn does not fall: **follows**.
2. Drip "raises the income of farmers", yet there are places where the fields become efficient and the table goes on falling. The farmer gains there too: **follows**.

**Trap:** since the author is for a limit, one expects him to deny the gain. He grants it.`,
        hi: String.raw`**मूल बात:** हर कथन को उसके वाक्यों तक ले जाइए।

1. जिस किसान को प्रति एकड़ कम पानी चाहिए, वह "अधिक एकड़ सींच सकता है" या अधिक पानी वाली फ़सल बो सकता है। अर्थात हर एकड़ पर बचत होते हुए भी कुल निकासी न घटे, यह संभव है: **निकलता है**।
2. ड्रिप से "किसानों की आय बढ़ती है", फिर भी ऐसी जगहें हैं जहाँ पानी का उपयोग दक्ष हुआ और भूजल स्तर गिरता गया। किसान को वहाँ भी लाभ होता है: **निकलता है**।

**भ्रम:** लेखक सीमा के पक्ष में है, इसलिए लगता है कि वह लाभ को नकारेगा। वह उसे मानता है।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 is missed: income rises with drip even "while the water table goes on falling".',
          hi: 'कथन 2 छूट गया: भूजल स्तर "गिरता चला जाता है", तब भी ड्रिप से आय बढ़ती है।',
        },
        b: {
          en: 'Statement 1 is missed: less water for each acre may only mean more acres or thirstier crops.',
          hi: 'कथन 1 छूट गया: प्रति एकड़ कम पानी का नतीजा अधिक एकड़ या अधिक पानी वाली फ़सल भी हो सकता है।',
        },
        c: {
          en: 'The first follows since the saving may be spent on more acres, the second since income rises even while the table falls.',
          hi: 'पहला इससे निकलता है कि बचत अधिक एकड़ पर ख़र्च हो सकती है, दूसरा इससे कि भूजल स्तर गिरते हुए भी आय बढ़ती है।',
        },
        d: {
          en: 'It looks for the very words of the statements; an inference is put together from parts of the text.',
          hi: 'इसमें कथनों को शब्दशः खोजा गया; निष्कर्ष तो परिच्छेद के अंशों को जोड़कर बनता है।',
        },
      },
    },
    {
      code: 'csat-018',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 65,
      passage: 'csat-p7',
      stem: {
        en: 'Which one of the following statements best reflects the thought underlying the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक कथन इस परिच्छेद में निहित विचार को सबसे अच्छी तरह प्रतिबिंबित करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'By removing a disease from sight, a vaccine weakens the wish to be protected by it.',
            hi: 'किसी रोग को नज़रों से ओझल करके टीका स्वयं से सुरक्षा पाने की इच्छा को ही कमज़ोर कर देता है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Young parents know less about disease than the generations before them knew.',
            hi: 'युवा माता-पिता रोगों के बारे में पिछली पीढ़ियों से कम जानते हैं।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Diseases that had been forgotten return because vaccines lose strength in time.',
            hi: 'भूले हुए रोग इसलिए लौट आते हैं कि टीकों का असर समय के साथ घटता जाता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Parents come forward for vaccination when they are told of all its side effects.',
            hi: 'माता-पिता बच्चों के टीकाकरण के लिए तब आगे आते हैं, जब उन्हें टीके के सभी दुष्प्रभाव बता दिए जाएँ।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Idea:** the first sentence is a paradox and the rest unfolds it: success hides the disease, and a hidden disease frightens nobody. The last sentence repeats it: doubt is "a consequence of its own success".

**Trap:** "parents know less" sounds like a plain reading of "have never met anyone who suffered", but the author expressly refuses to call it ignorance.`,
        hi: String.raw`**मूल बात:** पहला वाक्य एक विरोधाभास है और शेष उसी को खोलता है: सफलता रोग को ओझल कर देती है, और ओझल रोग से कोई नहीं डरता। अंतिम वाक्य इसे दोहराता है: संदेह "अपनी ही सफलता का परिणाम" है।

**भ्रम:** "माता-पिता कम जानते हैं", यह "किसी रोगी से कभी मिले ही नहीं" का सीधा अर्थ लगता है, पर लेखक उसे अज्ञान कहने से साफ़ मना करता है।`,
      },
      reasons: {
        a: {
          en: 'It restates the opening: the better it works, "the harder it becomes to see what it is for".',
          hi: 'यह आरंभ को ही दूसरे शब्दों में कहता है: काम जितना अच्छा, उसका उद्देश्य "देख पाना उतना ही कठिन"।',
        },
        b: {
          en: 'Their doubts, says the author, are not to be taken as "a proof of their ignorance".',
          hi: 'लेखक कहता है कि उनके संदेह को "अज्ञान का प्रमाण" न माना जाए।',
        },
        c: {
          en: 'The disease returns when enough people stay away, not when the vaccine weakens.',
          hi: 'रोग तब लौटता है, जब काफ़ी लोग टीके से दूर रहें, टीके के कमज़ोर पड़ने से नहीं।',
        },
        d: {
          en: 'Side effects are what keeps parents away in the passage; full disclosure is not discussed.',
          hi: 'परिच्छेद में दुष्प्रभाव ही माता-पिता को दूर रखते हैं; उन्हें पूरा बताने की चर्चा नहीं है।',
        },
      },
    },
    {
      code: 'csat-019',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 75,
      passage: 'csat-p7',
      stem: {
        en: String.raw`With reference to the passage, consider the following assumptions:

1. What people have seen or lived through shapes the weight that they give to a risk.
2. Parents who doubt a vaccine cannot be won over so long as the disease stays away.

Which of the assumptions given above is/are implied by the passage?`,
        hi: String.raw`इस परिच्छेद के संदर्भ में निम्नलिखित पूर्वधारणाओं पर विचार कीजिए:

1. लोगों ने जो देखा या भोगा है, उसका असर इस पर पड़ता है कि वे किसी जोखिम को कितना वज़न दें।
2. जिन माता-पिता को टीके पर संदेह है, उन्हें रोग के लौटने तक मनाया नहीं जा सकता।

ऊपर दी गई पूर्वधारणाओं में से कौन-सी इस परिच्छेद में निहित है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Method:** deny and test.

1. If experience did not shape the sense of risk, grandparents and grandchildren would think alike about diphtheria. The explanation falls: **implied**.
2. If doubters could not be won over before the disease returned, "it would do better to keep the memory alive by other means" would be idle advice. The author must hold the opposite: **not implied**.

**Trap:** the passage does say that the returning disease fills the clinics, but not that nothing else can.`,
        hi: String.raw`**विधि:** नकारकर परखिए।

1. यदि अनुभव से जोखिम की समझ न बनती, तो दोनों पीढ़ियाँ डिप्थीरिया के बारे में एक जैसा सोचतीं। व्याख्या टूट जाती है: **निहित है**।
2. यदि रोग के लौटने से पहले संदेह करने वालों को मनाया ही न जा सकता, तो स्मृति को "अन्य उपायों से जीवित रखने" की सलाह बेकार होती। लेखक को इसका उलटा ही मानना होगा: **निहित नहीं है**।

**भ्रम:** परिच्छेद यह तो कहता है कि रोग लौटने पर केंद्र भर जाते हैं, पर यह नहीं कि किसी और उपाय से ऐसा नहीं हो सकता।`,
      },
      reasons: {
        a: {
          en: 'The contrast of two generations rests on 1; the plea for "other means" rules out 2.',
          hi: 'दो पीढ़ियों का अंतर कथन 1 पर टिका है; "अन्य उपायों" का सुझाव कथन 2 को काट देता है।',
        },
        b: {
          en: 'It takes the return of the disease to be the only reminder; the author asks for others.',
          hi: 'इसमें रोग के लौटने को ही एकमात्र याद दिलाने वाला मान लिया गया; लेखक तो अन्य उपाय चाहता है।',
        },
        c: {
          en: 'Statement 2 is contradicted: the memory can be kept alive "by other means".',
          hi: 'कथन 2 का खंडन होता है: स्मृति "अन्य उपायों से" भी जीवित रखी जा सकती है।',
        },
        d: {
          en: 'Statement 1 is overlooked: without it, not having seen the disease would change nothing.',
          hi: 'कथन 1 छूट गया: उसके बिना रोग को न देखने से कुछ भी न बदलता।',
        },
      },
    },
    {
      code: 'csat-020',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 80,
      passage: 'csat-p8',
      stem: {
        en: 'Which one of the following statements best reflects what is implied by the passage?',
        hi: 'निम्नलिखित में से कौन-सा एक कथन इस परिच्छेद में निहित बात को सबसे अच्छी तरह प्रतिबिंबित करता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'A child who has not mastered the syllabus of a class should be made to spend another year in it.',
            hi: 'जिस बच्चे ने किसी कक्षा का पाठ्यक्रम ठीक से न सीखा हो, उसे उसी कक्षा में एक वर्ष और पढ़ाना चाहिए।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Teachers trained for the purpose are what schools most need if weak children are to catch up.',
            hi: 'पिछड़े बच्चे आगे आ सकें, इसके लिए विद्यालयों को सबसे अधिक आवश्यकता विशेष रूप से प्रशिक्षित अध्यापकों की है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Children of unlike ages should not be taught together, as the younger ones then fall behind.',
            hi: 'अलग-अलग आयु के बच्चों को साथ नहीं पढ़ाना चाहिए, क्योंकि तब छोटे बच्चे पिछड़ जाते हैं।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A child present all year learns little when teaching does not start from what the child knows.',
            hi: 'यदि पढ़ाई वहाँ से शुरू न हो जो बच्चा जानता है, तो वह पूरे वर्ष उपस्थित रहकर भी कम ही सीख पाएगा।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** combine the diagnosis with the cure. Diagnosis: children are "present in the register and absent from the lesson". Cure: begin from what they can already do. Hence: presence alone does not teach; the starting point decides.

**Trap:** more teachers and a repeated year are the remedies one hears of most; the passage sets both aside in so many words.`,
        hi: String.raw`**मूल बात:** रोग और इलाज को जोड़िए। रोग: बच्चे "रजिस्टर में उपस्थित, पाठ से अनुपस्थित" हैं। इलाज: वहाँ से शुरू कीजिए, जो वे पहले से कर सकते हैं। अर्थात केवल उपस्थित रहने से सीखना नहीं होता; पढ़ाई कहाँ से शुरू हो, यही निर्णायक है।

**भ्रम:** विशेष अध्यापक और दोबारा वही कक्षा, ये सबसे अधिक सुने जाने वाले उपाय हैं; परिच्छेद दोनों को साफ़ शब्दों में एक ओर रख देता है।`,
      },
      reasons: {
        a: {
          en: 'The passage says that repeating the year does little good if nothing else changes.',
          hi: 'परिच्छेद कहता है कि कुछ और न बदले, तो उसी कक्षा में दोबारा बैठने से ख़ास लाभ नहीं होता।',
        },
        b: {
          en: 'The gains came "with the same teachers", so a lack of special teachers was not the cause.',
          hi: 'सुधार "उन्हीं अध्यापकों के साथ" हुआ, इसलिए विशेष अध्यापकों की कमी इसका कारण नहीं थी।',
        },
        c: {
          en: 'This reverses it: groups made without regard to age are what brought the gains.',
          hi: 'यह बात को उलट देता है: सुधार तो आयु देखे बिना बनाए गए समूहों से ही हुआ।',
        },
        d: {
          en: '"Present in the register and absent from the lesson" is joined here with the remedy, to "begin there".',
          hi: '"रजिस्टर में उपस्थित, पाठ से अनुपस्थित" यहाँ उपाय से जुड़ता है: पढ़ाई "वहीं से शुरू" हो।',
        },
      },
    },
    {
      code: 'csat-021',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 80,
      passage: 'csat-p8',
      stem: {
        en: String.raw`Read the following two assumptions in relation to the passage:

1. The few children who follow the lesson do so because they are quicker by nature than the rest.
2. It is possible to find out what a child can do well enough to place the child in a suitable group.

Which of them is/are made in the passage?`,
        hi: String.raw`परिच्छेद के संबंध में निम्नलिखित दो पूर्वधारणाएँ पढ़िए:

1. जो थोड़े-से बच्चे पाठ समझ पाते हैं, वे इसलिए समझ पाते हैं कि वे स्वभाव से ही शेष बच्चों से तेज़ हैं।
2. यह पता लगाना संभव है कि बच्चा क्या कर सकता है, और इतना ठीक-ठीक कि उसे उपयुक्त समूह में रखा जा सके।

इनमें से कौन-सी पूर्वधारणा/पूर्वधारणाएँ परिच्छेद में की गई है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Method:** deny and test.

1. Suppose those few simply happen to have mastered the fourth-class book. The argument goes through unchanged, and better agrees with "the children were not slow": **not assumed**.
2. Suppose nobody could tell what a child can do. Then no group could be formed "by what they can already do": **assumed**.

**Trap:** 1 is a common belief about classrooms; the passage turns against it.`,
        hi: String.raw`**विधि:** नकारकर परखिए।

1. मान लीजिए, उन थोड़े-से बच्चों ने बस चौथी की पुस्तक सीख रखी है। तर्क वैसा ही रहता है, बल्कि "बच्चे धीमे नहीं थे" से और अच्छा मेल खाता है: **पूर्वधारणा नहीं**।
2. मान लीजिए, यह जाना ही न जा सके कि बच्चा क्या कर सकता है। तब "वे पहले से क्या कर सकते हैं" के आधार पर समूह बन ही नहीं सकते: **पूर्वधारणा है**।

**भ्रम:** कथन 1 कक्षाओं के बारे में एक आम धारणा है; परिच्छेद उसी के विरुद्ध जाता है।`,
      },
      reasons: {
        a: {
          en: 'It supplies a cause the author does not give; he even denies that the rest were slow.',
          hi: 'इसमें ऐसा कारण जोड़ा गया जो लेखक ने नहीं दिया; वह तो शेष बच्चों के धीमे होने से ही इनकार करता है।',
        },
        b: {
          en: 'Groups made by "what they can already do" presuppose that this can be found out.',
          hi: '"वे पहले से क्या कर सकते हैं" के आधार पर बने समूह मानकर चलते हैं कि इसका पता लगाया जा सकता है।',
        },
        c: {
          en: 'Statement 1 runs against the last sentence: the fault lay with the lesson, not with the children.',
          hi: 'कथन 1 अंतिम वाक्य के विरुद्ध है: कमी पाठ में थी, बच्चों में नहीं।',
        },
        d: {
          en: 'Statement 2 is overlooked: without it the programmes that are praised could not even begin.',
          hi: 'कथन 2 छूट गया: उसके बिना जिन कार्यक्रमों की प्रशंसा है, वे शुरू ही नहीं हो सकते।',
        },
      },
    },
    {
      code: 'csat-022',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 90,
      passage: 'csat-p8',
      stem: {
        en: 'Which one of the following, if true, would most weaken the conclusion drawn in the last sentence of the passage?',
        hi: 'निम्नलिखित में से कौन-सी बात, यदि सत्य हो, तो परिच्छेद के अंतिम वाक्य में निकाले गए निष्कर्ष को सबसे अधिक कमज़ोर करेगी?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The children gained more in reading than they did in arithmetic over the same months.',
            hi: 'उन्हीं महीनों में बच्चों ने गणित की अपेक्षा पढ़ने में अधिक प्रगति की।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The children who gained had been coached at home during the same months.',
            hi: 'प्रगति करने वाले बच्चों को उन्हीं महीनों में घर पर भी पढ़ाया गया।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The teachers had been unwilling at first to set the textbook aside for an hour.',
            hi: 'अध्यापक शुरू में एक घंटे के लिए पाठ्यपुस्तक को अलग रखने को तैयार नहीं थे।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'The children who could already follow the textbook gained little from the groups.',
            hi: 'जो बच्चे पाठ्यपुस्तक पहले से समझ लेते थे, उन्हें समूहों से कम ही लाभ हुआ।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** the conclusion explains the gain: *the lesson was ahead of them*, and once it was moved back they learnt. An explanation is weakened most by another cause for the same effect.

Coaching at home in the same months is such a cause. The children might have gained without any change in the lesson.

**Trap:** that the able children gained little sounds damaging, but the explanation predicts exactly this.`,
        hi: String.raw`**मूल बात:** निष्कर्ष प्रगति का कारण बताता है: *पाठ उनसे आगे था*; उसे पीछे लाते ही वे सीखने लगे। किसी व्याख्या को सबसे अधिक कमज़ोर करता है उसी परिणाम का कोई दूसरा कारण।

उन्हीं महीनों में घर पर पढ़ाई ऐसा ही कारण है। हो सकता है कि पाठ बदले बिना भी बच्चे उतना ही सीख जाते।

**भ्रम:** समझ लेने वाले बच्चों का कम लाभ निष्कर्ष के विरुद्ध लगता है, पर इस व्याख्या से ठीक यही अपेक्षित है।`,
      },
      reasons: {
        a: {
          en: 'An uneven gain is still a gain; it does not touch the reason for it.',
          hi: 'असमान प्रगति भी प्रगति ही है; इससे उसके कारण पर कोई असर नहीं पड़ता।',
        },
        b: {
          en: 'The gain then has another explanation, so the lesson need not have been what held them back.',
          hi: 'तब प्रगति का एक दूसरा कारण मिल जाता है, और ज़रूरी नहीं कि पाठ ने ही उन्हें रोक रखा हो।',
        },
        c: {
          en: 'Unwilling teachers and gains all the same would, if anything, speak for the method.',
          hi: 'अनिच्छुक अध्यापकों के बावजूद प्रगति हुई, तो यह विधि के पक्ष में ही जाता है।',
        },
        d: {
          en: 'For them the lesson was not too far ahead, so a small gain is just what one would expect.',
          hi: 'उनके लिए पाठ आगे था ही नहीं, इसलिए उनका कम लाभ तो अपेक्षित ही है।',
        },
      },
    },
    {
      code: 'csat-023',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 70,
      passage: 'csat-p9',
      stem: {
        en: 'Which one of the following best states the central concern of the passage?',
        hi: 'परिच्छेद की केंद्रीय चिंता निम्नलिखित में से किसमें सबसे अच्छी तरह व्यक्त हुई है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'A scheme for the poor should be thrown open to all, as no check can be free of mistakes.',
            hi: 'ग़रीबों की योजना सबके लिए खोल देनी चाहिए, क्योंकि कोई भी जाँच भूल से मुक्त नहीं हो सकती।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'A scheme for the poor loses a large part of its funds to families who are well-to-do.',
            hi: 'ग़रीबों की योजना के धन का बड़ा भाग संपन्न परिवारों के पास चला जाता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'A scheme for the poor should ask for papers that even the neediest family can obtain.',
            hi: 'ग़रीबों की योजना में वही काग़ज़ माँगे जाने चाहिए, जो सबसे ज़रूरतमंद परिवार भी जुटा सके।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A scheme for the poor is watched for those it wrongly admits and not for those it leaves out.',
            hi: 'ग़रीबों की योजना में ग़लत ढंग से आए लोगों पर तो नज़र रखी जाती है, छूट गए लोगों पर नहीं।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** find what the examples share. News, audit, fresh check: each sees those wrongly *on* the list, none those wrongly *off* it. The last sentence draws the lesson: count both.

**Trap:** "open to all" is a conclusion some readers would draw, but the author asks only for fairer counting.`,
        hi: String.raw`**मूल बात:** देखिए कि उदाहरणों में समान क्या है। ख़बर, लेखा-परीक्षा, नई जाँच: हर एक उन्हें देखता है जो ग़लत ढंग से सूची *में* हैं, उन्हें कोई नहीं देखता जो ग़लत ढंग से सूची से *बाहर* हैं। अंतिम वाक्य सीख देता है: दोनों को गिनिए।

**भ्रम:** "सबके लिए खोल दें" कुछ पाठकों का अपना निष्कर्ष हो सकता है, पर लेखक केवल दोनों भूलें गिनने को कहता है।`,
      },
      reasons: {
        a: {
          en: 'The author wants both mistakes counted, not all checks given up.',
          hi: 'लेखक दोनों भूलें गिनवाना चाहता है, सारी जाँच छोड़ना नहीं।',
        },
        b: {
          en: 'Such families are said to make news; how much they take is not stated.',
          hi: 'ऐसे परिवार ख़बर बनते हैं, इतना ही कहा गया है; वे कितना ले जाते हैं, यह नहीं।',
        },
        c: {
          en: 'It is a possible repair of one check, but the passage makes no such proposal.',
          hi: 'यह किसी जाँच का संभव सुधार है, पर परिच्छेद ऐसा कोई प्रस्ताव नहीं करता।',
        },
        d: {
          en: 'News, audits and checks all look at one mistake; the last sentence asks for the other too.',
          hi: 'ख़बर, लेखा-परीक्षा और जाँच, सब एक ही भूल को देखते हैं; अंतिम वाक्य दूसरी को भी गिनने को कहता है।',
        },
      },
    },
    {
      code: 'csat-024',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 85,
      passage: 'csat-p9',
      stem: {
        en: 'If the passage is taken to be true, which one of the following must also be accepted?',
        hi: 'यदि परिच्छेद को सत्य माना जाए, तो निम्नलिखित में से कौन-सी बात भी माननी होगी?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'In schemes meant for the poor, wrongful exclusion is more common than wrongful inclusion.',
            hi: 'ग़रीबों की योजनाओं में पात्र लोगों का छूट जाना अपात्र लोगों के शामिल हो जाने से अधिक होता है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'A fresh check on beneficiaries does more harm to the poor than it brings gain to the scheme.',
            hi: 'लाभार्थियों की नई जाँच से योजना को जितना लाभ होता है, उससे अधिक हानि ग़रीबों को होती है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'A roll on which there is not one wrong name can still belong to a scheme that fails many of the poor.',
            hi: 'जिस सूची में एक भी नाम ग़लत न हो, वह भी ऐसी योजना की हो सकती है, जो बहुत-से ग़रीबों से चूक जाती है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'An audit that begins from the roll of beneficiaries is of little use in finding those who are wrongly on it.',
            hi: 'लाभार्थियों की सूची से शुरू होने वाली लेखा-परीक्षा उन्हें पकड़ने में कम ही काम आती है, जिनका नाम उसमें ग़लत ढंग से है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** "must be accepted" means: no reader who grants the passage can deny it.

The two mistakes are separate. A clean roll shows that the first is absent; on those *outside* the roll it is silent. So a clean roll and many missed poor people can go together.

**Trap:** the author fears exclusion, but "less visible" is not "more common".`,
        hi: String.raw`**मूल बात:** "माननी होगी" का अर्थ है: जो परिच्छेद को मान ले, वह इस बात से इनकार न कर सके।

दोनों भूलें अलग-अलग हैं। साफ़ सूची बताती है कि पहली भूल नहीं है; सूची के *बाहर* के लोगों पर वह मौन है। इसलिए साफ़ सूची और छूट गए बहुत-से ग़रीब, दोनों साथ-साथ हो सकते हैं।

**भ्रम:** लेखक को छूट जाने की चिंता है, पर "कम दिखना" और "अधिक होना" एक बात नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The two differ in how visible they are; which of them is more common is left open.',
          hi: 'दोनों में अंतर दिखाई देने का है; कौन-सी भूल अधिक होती है, यह खुला छोड़ा गया है।',
        },
        b: {
          en: 'A check "may" strike off a few of the needy; gain and harm are not weighed against each other.',
          hi: 'जाँच कुछ ज़रूरतमंदों के नाम भी काट "सकती है"; लाभ और हानि की तुलना नहीं की गई।',
        },
        c: {
          en: 'Wrong names concern one mistake; the people missed are not on the roll at all.',
          hi: 'ग़लत नाम एक तरह की भूल हैं; जो छूट गए, वे तो सूची में हैं ही नहीं।',
        },
        d: {
          en: 'This reverses the text: such people are the only ones that the audit can find.',
          hi: 'यह बात को उलट देता है: ऐसी लेखा-परीक्षा केवल इन्हीं लोगों को पकड़ सकती है।',
        },
      },
    },
    {
      code: 'csat-025',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 85,
      passage: 'csat-p10',
      stem: {
        en: String.raw`Which of the following statements are in agreement with the passage?

1. What a tax does for accountability depends upon its being noticed by the one who pays it.
2. Towns that receive larger grants spend their money with less care than other towns.
3. A source of revenue can be avoided by those in office because it invites questions.

Select the correct answer using the code given below.`,
        hi: String.raw`निम्नलिखित में से कौन-से कथन परिच्छेद से मेल खाते हैं?

1. कर से जवाबदेही कितनी बढ़ती है, यह इस पर निर्भर है कि चुकाने वाले को उसका पता चलता है या नहीं।
2. जिन नगरों को बड़े अनुदान मिलते हैं, वे अपना धन दूसरे नगरों की तुलना में कम सावधानी से ख़र्च करते हैं।
3. पद पर बैठे लोग राजस्व के किसी स्रोत से इसलिए बच सकते हैं कि उससे उन पर प्रश्न उठते हैं।

नीचे दिए गए कूट का प्रयोग कर सही उत्तर चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' }, pinned: true },
        { id: 'b', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' }, pinned: true },
        { id: 'c', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' }, pinned: true },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** find for each statement the sentence that carries it.

1. The citizen "has paid nothing to the city **that he can see**"; the tax works since it comes "as a bill … with the owner's name". It agrees.
2. Who answers to whom is described; care in spending, and large against small grants, are not compared. It goes beyond.
3. "Councillors **know this**, and **so** prefer the grant": they avoid the tax because those who pay it ask. It agrees.

**Trap:** 2 is in the spirit of the author, but nothing in the text supports it.`,
        hi: String.raw`**मूल बात:** हर कथन के लिए वह वाक्य खोजिए जिस पर वह टिका है।

1. नागरिक ने "ऐसा कुछ नहीं चुकाया **जो उसे दिखाई दे**"; कर का असर इसलिए है कि वह "मालिक के नाम के साथ, बिल के रूप में" आता है। मेल खाता है।
2. कौन किसके प्रति जवाबदेह है, यह बताया गया है; ख़र्च की सावधानी की, या बड़े और छोटे अनुदानों की, तुलना नहीं की गई। आगे की बात है।
3. "पार्षद **यह जानते हैं**, **इसीलिए** वे अनुदान ही पसंद करते हैं": वे कर से इसलिए बचते हैं कि चुकाने वाले प्रश्न करते हैं। मेल खाता है।

**भ्रम:** कथन 2 लेखक की भावना से मिलता-जुलता है, पर परिच्छेद में उसका कोई आधार नहीं।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 compares spending in towns, which the passage does not; and 3 is missed.',
          hi: 'कथन 2 नगरों के ख़र्च की तुलना करता है, जो परिच्छेद में नहीं है; और कथन 3 छूट गया।',
        },
        b: {
          en: "Statement 1 is missed: the bill with the owner's name is what makes people ask.",
          hi: 'कथन 1 छूट गया: मालिक के नाम वाला बिल ही लोगों से प्रश्न करवाता है।',
        },
        c: {
          en: 'The visible bill supports 1; "Councillors know this, and so prefer the grant" supports 3.',
          hi: 'दिखाई देने वाला बिल कथन 1 का, और "पार्षद यह जानते हैं, इसीलिए वे अनुदान ही पसंद करते हैं" कथन 3 का आधार है।',
        },
        d: {
          en: 'Statement 2 goes beyond: the passage says who is answered to, not how carefully money is spent.',
          hi: 'कथन 2 आगे की बात है: परिच्छेद बताता है कि जवाबदेही किसके प्रति है, यह नहीं कि ख़र्च कितनी सावधानी से होता है।',
        },
      },
    },
    {
      code: 'csat-026',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 70,
      passage: 'csat-p10',
      stem: {
        en: 'Which one of the following is the most rational message that the passage conveys?',
        hi: 'निम्नलिखित में से कौन-सा, इस परिच्छेद से मिलने वाला सर्वाधिक तर्कसंगत संदेश है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Grants to towns should be reduced year by year so that towns learn to live on their own taxes.',
            hi: 'नगरों के अनुदान हर वर्ष घटाए जाने चाहिए, ताकि वे अपने करों पर चलना सीखें।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Property tax is disliked by citizens as they seldom learn what is done with the money.',
            hi: 'नागरिक संपत्ति कर को इसलिए नापसंद करते हैं कि उन्हें कम ही पता चलता है कि पैसे का क्या हुआ।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'A town that raises money from its residents gives them a reason to keep watch over it.',
            hi: 'जो नगर अपने निवासियों से धन जुटाता है, वह उन्हें अपने ऊपर नज़र रखने का कारण देता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Poor towns should be given more than others, as they have little property that can be taxed.',
            hi: 'निर्धन नगरों को दूसरों से अधिक अनुदान मिलना चाहिए, क्योंकि वहाँ कर लगाने योग्य संपत्ति कम है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** the passage sets two ways of getting money side by side. A grant makes the councillor look upward; a bill makes the resident look at the councillor. After the reservation ("It would be wrong …") comes "But", and with it the message: own money brings residents "who watch".

**Trap:** the options on grants turn the reservation into the claim or into its opposite.`,
        hi: String.raw`**मूल बात:** परिच्छेद धन पाने के दो रास्तों को आमने-सामने रखता है। अनुदान पार्षद की नज़र ऊपर की ओर करता है; बिल निवासी की नज़र पार्षद पर। बीच की सावधानी ("… ग़लत होगा") के बाद "किंतु" आता है और उसके साथ संदेश: अपने धन से ऐसे निवासी मिलते हैं "जो नज़र रखते हैं"।

**भ्रम:** अनुदान वाले विकल्प बीच की सावधानी को ही मुख्य बात या उसका उलटा बना देते हैं।`,
      },
      reasons: {
        a: {
          en: '"It would be wrong to conclude that grants should end": the author keeps them.',
          hi: '"यह निष्कर्ष निकालना ग़लत होगा कि अनुदान बंद कर दिए जाएँ": लेखक उन्हें बनाए रखता है।',
        },
        b: {
          en: 'That the tax is disliked is granted, but no such reason is given for the dislike.',
          hi: 'कर का नापसंद होना माना गया है, पर उसका ऐसा कोई कारण नहीं बताया गया।',
        },
        c: {
          en: 'It restates the last sentence, toward which the contrast of grant and bill has been leading.',
          hi: 'यह अंतिम वाक्य को ही दूसरे शब्दों में कहता है, जिसकी ओर अनुदान और बिल का अंतर ले जा रहा था।',
        },
        d: {
          en: 'Poor towns are the reason for not ending grants; a larger share for them is not proposed.',
          hi: 'निर्धन नगर अनुदान बंद न करने का कारण हैं; उन्हें बड़ा हिस्सा देने का प्रस्ताव नहीं है।',
        },
      },
    },
    {
      code: 'csat-027',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 90,
      passage: 'csat-p10',
      stem: {
        en: String.raw`Based on the passage, the following assumptions have been put forward:

1. The citizens of a town that lives on grants bear no part of the money from which the grants are paid.
2. Residents keep watch over a town only when most of its money is raised from among themselves.

Which of these is/are assumed in the passage?`,
        hi: String.raw`परिच्छेद के आधार पर निम्नलिखित पूर्वधारणाएँ सामने रखी गई हैं:

1. जो नगर अनुदानों पर चलता है, उसके नागरिक उस धन का कोई भाग नहीं चुकाते, जिससे अनुदान दिए जाते हैं।
2. निवासी किसी नगर पर तभी नज़र रखते हैं, जब उसका अधिकतर धन उन्हीं से जुटाया जाए।

इनमें से कौन-सी परिच्छेद में मानी गई है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Method:** watch the small limiting words, then deny each statement.

1. "has paid nothing to the city **that he can see**": he may well pay through other taxes, but he does not see it as paid to the city. Deny 1 and the argument stands: **not assumed**.
2. "some part of its money …, **however small**": even a small share makes residents watch. This contradicts 2: **not assumed**.

**Trap:** both statements read like the passage with a phrase left out.`,
        hi: String.raw`**विधि:** सीमित करने वाले छोटे शब्दों पर ध्यान दीजिए, फिर हर कथन को नकारिए।

1. "ऐसा कुछ नहीं चुकाया **जो उसे दिखाई दे**": हो सकता है कि वह दूसरे करों के रूप में चुकाता हो, पर उसे वह नगर को चुकाया हुआ नहीं दिखता। कथन 1 को नकारने पर भी तर्क बना रहता है: **पूर्वधारणा नहीं**।
2. "कुछ भाग, **वह कितना ही छोटा हो**": छोटे-से भाग से भी निवासी नज़र रखने लगते हैं। यह कथन 2 के विरुद्ध है: **पूर्वधारणा नहीं**।

**भ्रम:** दोनों कथन परिच्छेद जैसे ही लगते हैं, बस उनमें एक-एक अंश छूटा हुआ है।`,
      },
      reasons: {
        a: {
          en: 'It overlooks the words "that he can see": payment that goes unseen is not denied.',
          hi: 'इसमें "जो उसे दिखाई दे" छूट गया; अनदेखे भुगतान से परिच्छेद इनकार नहीं करता।',
        },
        b: {
          en: '"Some part of its money, however small" is enough; a majority share is not needed.',
          hi: '"कुछ भाग, वह कितना ही छोटा हो" ही पर्याप्त है; अधिकतर धन का होना आवश्यक नहीं।',
        },
        c: {
          en: 'Each statement drops a limiting phrase of the passage: "that he can see" and "however small".',
          hi: 'दोनों कथन परिच्छेद का एक-एक सीमित करने वाला अंश छोड़ देते हैं: "जो उसे दिखाई दे" और "वह कितना ही छोटा हो"।',
        },
        d: {
          en: 'A hidden contribution and a small share both fit the argument, so neither statement is needed.',
          hi: 'छिपा हुआ योगदान और छोटा भाग, दोनों तर्क के साथ निभ जाते हैं, इसलिए किसी कथन की आवश्यकता नहीं।',
        },
      },
    },
  ],
}
