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
        en: String.raw`A department that receives complaints from citizens is commonly judged by the share of them that it closes within the prescribed time. The figure is easy to collect and easy to compare, and an officer who has been transferred is still remembered by it. Yet a complaint may be closed because the street light was repaired, or because the complainant was told that the matter belongs to another office. The figure does not tell the two apart. Where promotion depends on it, officers soon learn to write replies rather than to solve problems, and citizens, finding that a reply changes nothing, cease to complain. The falling number of complaints is then shown as proof that services have improved. What is needed is not another target but a question put to the complainant, some weeks later, by someone who gains nothing from the answer: was the thing set right? Asking costs money; the answers take time to gather, and they cannot be set out as neatly as a percentage. These are reasons for asking a few hundred complainants chosen by lot instead of all, not reasons for asking none.`,
        hi: String.raw`नागरिकों की शिकायतें सुनने वाले किसी विभाग को प्रायः इस आधार पर आँका जाता है कि उसने कितनी शिकायतें तय समय के भीतर बंद कीं। यह आँकड़ा जुटाना भी आसान है और इसकी तुलना करना भी; अधिकारी का तबादला हो जाए, तब भी वह इसी आँकड़े से याद किया जाता है। किंतु शिकायत इसलिए भी बंद हो सकती है कि सड़क की बत्ती ठीक कर दी गई, और इसलिए भी कि शिकायतकर्ता से कह दिया गया कि यह मामला किसी दूसरे कार्यालय का है। आँकड़ा इन दोनों में भेद नहीं करता। जहाँ पदोन्नति इसी पर टिकी हो, वहाँ अधिकारी जल्दी ही समस्या सुलझाने के बजाय जवाब लिखना सीख जाते हैं, और नागरिक यह देखकर शिकायत करना छोड़ देते हैं कि जवाब मिलने से कुछ नहीं बदलता। तब शिकायतों की घटती संख्या को इस बात के प्रमाण के रूप में दिखाया जाता है कि सेवाएँ सुधर गई हैं। ज़रूरत एक और लक्ष्य की नहीं, बल्कि इस बात की है कि कुछ सप्ताह बाद कोई ऐसा व्यक्ति, जिसे उत्तर से कोई लाभ न हो, शिकायतकर्ता से पूछे: क्या काम सचमुच ठीक हुआ? ऐसा पूछने में पैसा लगता है, उत्तर जुटाने में समय लगता है, और उन्हें प्रतिशत की तरह एक अंक में समेटा नहीं जा सकता। पर ये कारण इस बात के हैं कि सबके बजाय लॉटरी से चुने गए कुछ सौ शिकायतकर्ताओं से पूछा जाए, इस बात के नहीं कि किसी से न पूछा जाए।`,
      },
    },
    {
      code: 'csat-p2',
      kind: 'reading',
      title: { en: 'Open grasslands', hi: 'खुले घास के मैदान' },
      content: {
        en: String.raw`In the records of many States the open grasslands of the Deccan and of western India appear as "wasteland", a word handed down from a revenue system that called waste whatever yielded no revenue. Since they have few trees, they are also taken for forests that have been lost, and so become the first choice whenever land is wanted for planting. But many of them are far older than the axe or the plough. Grazing animals, seasonal fires and scanty rain have kept them open, and the bustard, the wolf and the blackbuck live there because they are open. Their carbon lies mostly in the soil, where neither fire nor drought can easily reach it. To cover them with trees is thus not to restore a forest but to destroy a grassland, and the herders who pass through lose a pasture that nobody had recorded as theirs.`,
        hi: String.raw`कई राज्यों के अभिलेखों में दक्कन और पश्चिमी भारत के खुले घास के मैदान "बंजर भूमि" के रूप में दर्ज हैं। यह शब्द उस राजस्व व्यवस्था की देन है, जो हर उस भूमि को बेकार कहती थी जिससे राजस्व नहीं मिलता था। पेड़ कम होने के कारण इन्हें उजड़ चुका जंगल भी समझ लिया जाता है, और इसलिए जब भी पेड़ लगाने के लिए ज़मीन चाहिए होती है, सबसे पहले इन्हीं को चुना जाता है। किंतु इनमें से कई मैदान कुल्हाड़ी और हल से भी कहीं पुराने हैं। चरने वाले पशुओं, मौसमी आग और कम वर्षा ने इन्हें खुला रखा है, और सोन चिरैया, भेड़िया तथा काला हिरण यहाँ इसीलिए रहते हैं कि ये खुले हैं। इनका कार्बन अधिकतर मिट्टी के भीतर रहता है, जहाँ तक आग या सूखा आसानी से नहीं पहुँच पाता। अतः इन्हें पेड़ों से ढक देना किसी जंगल को लौटाना नहीं, बल्कि एक घास के मैदान को नष्ट करना है; और यहाँ से होकर गुज़रने वाले पशुपालक वह चरागाह खो देते हैं, जो उनके नाम पर कभी दर्ज ही नहीं हुआ था।`,
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
        en: 'A trial that shows that a new drug works is written up and quoted; one that shows that it does nothing often stays in a drawer. Nobody need lie for this to happen: the researcher would rather begin the next study, and the journal would rather print news. Yet the published record then says more good of a drug than all the trials together would. Some regulators now require a trial to be registered before the first patient is enrolled. A registered trial may still fail to report what it found, but its silence can be seen, and asked about.',
        hi: 'जो परीक्षण यह दिखाता है कि नई दवा काम करती है, उस पर शोध-पत्र लिखा जाता है और उसके हवाले दिए जाते हैं; जो यह दिखाता है कि दवा से कुछ नहीं होता, वह अक्सर किसी दराज़ में पड़ा रह जाता है। ऐसा होने के लिए किसी को झूठ बोलने की आवश्यकता नहीं: शोधकर्ता अगला अध्ययन शुरू करना चाहता है और शोध-पत्रिका कोई नई बात छापना चाहती है। फिर भी प्रकाशित सामग्री में दवा उससे अच्छी दिखती है, जितनी सारे परीक्षणों को मिलाकर दिखती। अब कुछ नियामक यह अनिवार्य करते हैं कि पहले रोगी को शामिल करने से पूर्व ही परीक्षण पंजीकृत करा लिया जाए। पंजीकृत परीक्षण के नतीजे भी दबे रह सकते हैं, पर तब उसकी चुप्पी दिखाई देती है और उसके बारे में पूछा जा सकता है।',
      },
    },
    {
      code: 'csat-p11',
      kind: 'reading',
      title: { en: 'The refusal of a program', hi: 'प्रोग्राम का इनकार' },
      content: {
        en: String.raw`When a clerk refuses an application, he can be asked for his reason. When a computer program refuses it, the clerk at the counter says that the system does not permit it, and there the conversation ends. Yet the rule that the program follows was framed by somebody and approved by somebody. What has disappeared from view is not the decision but the person who answers for it.`,
        hi: String.raw`जब कोई लिपिक किसी आवेदन को अस्वीकार करता है, तो उससे कारण पूछा जा सकता है। जब कंप्यूटर का कोई प्रोग्राम उसे अस्वीकार करता है, तो काउंटर पर बैठा लिपिक कह देता है कि सिस्टम इसकी अनुमति नहीं देता, और बात वहीं समाप्त हो जाती है। किंतु प्रोग्राम जिस नियम पर चलता है, उसे किसी ने बनाया है और किसी ने स्वीकृति दी है। जो आँखों से ओझल हुआ है, वह निर्णय नहीं, बल्कि वह व्यक्ति है जो उस निर्णय के लिए उत्तरदायी हो।`,
      },
    },
    {
      code: 'csat-p5',
      kind: 'reading',
      title: { en: 'Compassion and the rule', hi: 'करुणा और नियम' },
      content: {
        en: String.raw`An official at a ration office who overlooks a missing paper for a widow in distress is praised for compassion. The same power, exercised every day in a hundred offices, becomes something else: those who can tell their story well, or who resemble the official in speech and habit, are heard with sympathy, and the rest are shown the rule. It does not follow that rules should be blind to hardship. Where a kind of hardship recurs, it can be written into the rule, so that the widow receives as a right what she had to beg as a favour. And where a case could not have been foreseen, the official may depart from the rule, provided that the reasons are recorded and open to question. Compassion of this sort is slower to warm the heart, but it reaches those whom the official will never meet.`,
        hi: String.raw`राशन कार्यालय का कोई अधिकारी जब विपत्ति में पड़ी एक विधवा के लिए किसी काग़ज़ की कमी को अनदेखा कर देता है, तो उसकी करुणा की प्रशंसा होती है। यही विवेकाधिकार जब सौ कार्यालयों में प्रतिदिन बरता जाता है, तो कुछ और ही बन जाता है: जो अपनी व्यथा अच्छी तरह सुना पाते हैं, या जिनकी बोली और रहन-सहन अधिकारी जैसे होते हैं, उन्हें सहानुभूति से सुना जाता है, और शेष को नियम दिखा दिया जाता है। इसका अर्थ यह नहीं कि नियम कठिनाइयों के प्रति अंधे हों। जो कठिनाई बार-बार सामने आती है, उसे नियम में ही लिखा जा सकता है, ताकि विधवा को जो कृपा के रूप में माँगना पड़ता था, वह अधिकार के रूप में मिले। और जिस मामले का पहले से अनुमान न हो सकता हो, उसमें अधिकारी नियम से हट सकता है, बशर्ते कारण लिखे जाएँ और उन पर प्रश्न उठाया जा सके। ऐसी करुणा मन को देर से छूती है, पर वह उन तक पहुँचती है, जिनसे अधिकारी कभी मिलेगा भी नहीं।`,
      },
    },
    {
      code: 'csat-p6',
      kind: 'reading',
      title: { en: 'Drops and fields', hi: 'बूँदें और खेत' },
      content: {
        en: String.raw`Drip irrigation carries water to the roots of a plant and so loses far less of it than the flooding of a field. It is natural to conclude that a district which changes over to drip will draw less water from under the ground. Experience has not always borne this out. A farmer who needs less water for each acre may water more acres, or sow a thirstier crop that fetches a better price; and some of the water that flooding seemed to waste used to seep down and feed the wells of neighbours. In such districts the fields grow more efficient while the water table goes on falling. What follows is that the total to be drawn must be settled before the saving is made, since a saving that anyone is free to spend will be spent. Drip itself raises the income of farmers and spares their labour, and nothing said here is an argument against it.`,
        hi: String.raw`ड्रिप सिंचाई पानी को पौधे की जड़ों तक पहुँचाती है, इसलिए इसमें खेत को पानी से भर देने की अपेक्षा बहुत कम पानी नष्ट होता है। इससे यह मान लेना स्वाभाविक है कि जो ज़िला ड्रिप अपनाएगा, वह भूमि के नीचे से कम पानी निकालेगा। अनुभव से सदा इसकी पुष्टि नहीं हुई। जिस किसान को प्रति एकड़ कम पानी चाहिए, वह अधिक एकड़ सींच सकता है या अधिक पानी माँगने वाली ऐसी फ़सल बो सकता है, जिसकी बेहतर क़ीमत मिले; और खेत भरने में जो पानी व्यर्थ जाता लगता था, उसका कुछ भाग रिसकर पड़ोसियों के कुओं को भरता था। ऐसे ज़िलों में पानी का उपयोग अधिक दक्ष होता जाता है, फिर भी भूजल स्तर गिरता चला जाता है। इससे यही निकलता है कि बचत होने से पहले ही यह तय हो जाना चाहिए कि कुल कितना पानी निकाला जाएगा, क्योंकि जिस बचत को ख़र्च करने की छूट सबको हो, वह ख़र्च हो ही जाएगी। ड्रिप से तो किसानों की आय बढ़ती है और उनका श्रम बचता है, और यहाँ कही गई कोई बात ड्रिप के विरुद्ध तर्क नहीं है।`,
      },
    },
    {
      code: 'csat-p7',
      kind: 'reading',
      title: { en: 'The forgotten disease', hi: 'भूली हुई बीमारी' },
      content: {
        en: String.raw`The better a vaccine does its work, the harder it becomes to see what it is for. Parents who had watched a neighbour's child struggle for breath with diphtheria needed no persuading. Their grandchildren, parents themselves by now, have never met anyone who suffered from the disease; what they meet is the swollen arm and the night of fever that may follow the injection, and a small risk that is seen weighs more with them than a great one that is not. If enough of them stay away, the disease returns, and with it the memory that fills the clinics. A programme that waits for such reminders lets children suffer in order to teach their parents. It would do better to keep the memory alive by other means, and to treat the doubts of parents as a consequence of its own success rather than as a proof of their ignorance.`,
        hi: String.raw`कोई टीका अपना काम जितना अच्छा करता है, यह देख पाना उतना ही कठिन हो जाता है कि वह है किसलिए। जिन माता-पिता ने पड़ोसी के बच्चे को डिप्थीरिया में साँस के लिए छटपटाते देखा था, उन्हें समझाने की आवश्यकता नहीं थी। उनके नाती-पोते, जो अब स्वयं माता-पिता हैं, इस रोग के किसी रोगी से कभी मिले ही नहीं; वे देखते हैं सूजी हुई बाँह और वह रात भर का बुख़ार, जो टीके के बाद आ सकता है, और जो छोटा जोखिम दिखता है, वह उन्हें न दिखने वाले बड़े जोखिम से भारी लगता है। यदि काफ़ी लोग टीके से दूर रहें, तो रोग लौट आता है, और उसके साथ वह स्मृति भी, जो टीकाकरण केंद्रों को भर देती है। जो कार्यक्रम इस बात की प्रतीक्षा करता है कि रोग स्वयं यह याद दिलाए, वह माता-पिता को सिखाने के लिए बच्चों को कष्ट सहने देता है। बेहतर होगा कि वह इस स्मृति को अन्य उपायों से जीवित रखे, और माता-पिता के संदेह को उनके अज्ञान का प्रमाण मानने के बजाय अपनी ही सफलता का परिणाम समझे।`,
      },
    },
    {
      code: 'csat-p8',
      kind: 'reading',
      title: { en: 'The lesson and the class', hi: 'पाठ और कक्षा' },
      content: {
        en: String.raw`A textbook of the fifth class is written for children who have mastered that of the fourth. In many classrooms the greater part of them have not. The teacher, who is answerable for completing the syllabus, goes on with the few who can follow, and the rest sit through the year, present in the register and absent from the lesson. With each class the distance grows, for what is taught rests upon what was not learnt. Repeating the year does little good if the same pages are merely turned again. Programmes that, for an hour or two a day, group children by what they can already do rather than by age, and begin there, have brought about quick gains in reading and arithmetic with the same teachers and at small expense. It would seem that the children were not slow; the lesson was ahead of them.`,
        hi: String.raw`पाँचवीं कक्षा की पाठ्यपुस्तक उन बच्चों के लिए लिखी जाती है, जो चौथी की पुस्तक अच्छी तरह सीख चुके हों। बहुत-सी कक्षाओं में अधिकतर बच्चे ऐसे नहीं होते। अध्यापक, जिसकी जवाबदेही पाठ्यक्रम पूरा करने की है, उन थोड़े-से बच्चों के साथ आगे बढ़ता जाता है जो समझ पाते हैं, और शेष बच्चे पूरा वर्ष यों ही बिता देते हैं: रजिस्टर में उपस्थित, पाठ से अनुपस्थित। हर अगली कक्षा के साथ यह दूरी बढ़ती जाती है, क्योंकि जो पढ़ाया जाता है, वह उस पर टिका होता है जो सीखा ही नहीं गया। वही पन्ने फिर से पलट दिए जाएँ, तो उसी कक्षा में दोबारा बैठने से भी बहुत कम लाभ होता है। जिन कार्यक्रमों में प्रतिदिन एक-दो घंटे के लिए बच्चों के समूह आयु के बजाय इस आधार पर बनाए जाते हैं कि वे पहले से क्या कर सकते हैं, और पढ़ाई वहीं से शुरू होती है, उनमें उन्हीं अध्यापकों के साथ और थोड़े ही ख़र्च में पढ़ने और गणित में तेज़ सुधार हुआ है। लगता यही है कि बच्चे धीमे नहीं थे; पाठ उनसे आगे निकल गया था।`,
      },
    },
    {
      code: 'csat-p12',
      kind: 'reading',
      title: { en: 'Tolerance', hi: 'सहिष्णुता' },
      content: {
        en: String.raw`To tolerate an opinion is not to think it harmless. What we agree with we do not tolerate; we simply agree with it. Tolerance begins where disagreement begins, and ends where disagreement is turned into force. He who says that he tolerates all opinions because all are equally true has therefore not widened tolerance; he has removed the ground on which alone it could stand.`,
        hi: String.raw`किसी मत को सहन करने का अर्थ यह नहीं कि हम उसे हानिरहित मानते हैं। जिस मत से हम सहमत हैं, उसे हम सहन नहीं करते; उससे तो बस सहमत होते हैं। सहिष्णुता वहाँ से शुरू होती है जहाँ से असहमति शुरू होती है, और वहाँ समाप्त हो जाती है जहाँ असहमति बल-प्रयोग में बदल जाए। इसलिए जो कहता है कि वह सभी मतों को सहन करता है, क्योंकि सभी समान रूप से सत्य हैं, उसने सहिष्णुता का दायरा नहीं बढ़ाया; उसने तो वह आधार ही हटा दिया, जिस पर सहिष्णुता टिक सकती थी।`,
      },
    },
    {
      code: 'csat-p9',
      kind: 'reading',
      title: { en: 'Two kinds of mistake', hi: 'दो तरह की भूल' },
      content: {
        en: String.raw`Every scheme meant for the poor is open to two kinds of mistake: it may reach some who are not poor, and it may miss some who are. The two are not equally visible. A well-to-do family found with a card for subsidised grain makes news; a family that should have had the card and goes hungry is not on any list from which a reporter could begin. Audits, too, start from the roll of beneficiaries, and so can find only those who are wrongly on it. The pressure that results is all on one side. Conditions are added, papers demanded, and each fresh check that strikes off one impostor may also strike off a few who had the need but not the paper. Those who design such checks ought to count both mistakes, which means looking for people outside the roll.`,
        hi: String.raw`ग़रीबों के लिए बनी हर योजना में दो तरह की भूल हो सकती है: वह कुछ ऐसे लोगों तक पहुँच सकती है जो ग़रीब नहीं हैं, और कुछ ऐसे लोग उससे छूट सकते हैं जो ग़रीब हैं। दोनों भूलें समान रूप से दिखाई नहीं देतीं। किसी संपन्न परिवार के पास सस्ते अनाज का कार्ड निकल आए, तो ख़बर बनती है; जिस परिवार के पास कार्ड होना चाहिए था और जो भूखा रह जाता है, वह ऐसी किसी सूची में है ही नहीं, जहाँ से कोई पत्रकार शुरुआत कर सके। लेखा-परीक्षा भी लाभार्थियों की सूची से शुरू होती है, इसलिए वह केवल उन्हीं को पकड़ सकती है जिनका नाम उसमें ग़लत ढंग से जुड़ा है। इससे जो दबाव बनता है, वह सारा एक ही ओर होता है। शर्तें बढ़ती हैं, काग़ज़ माँगे जाते हैं, और हर नई जाँच, जो एक अपात्र का नाम काटती है, कुछ ऐसे लोगों के नाम भी काट सकती है, जिनके पास आवश्यकता थी, पर काग़ज़ नहीं। जाँच की ऐसी व्यवस्था बनाने वालों को दोनों भूलें गिननी चाहिए, और इसके लिए सूची के बाहर के लोगों को भी खोजना होगा।`,
      },
    },
    {
      code: 'csat-p10',
      kind: 'reading',
      title: { en: 'Money of the town', hi: 'नगर का धन' },
      content: {
        en: String.raw`A municipality that lives on grants from above answers to those who give the grants. Its councillors travel to the State capital more readily than to the wards, and the citizen, who has paid nothing to the city that he can see, has little ground for asking what was done with the money. Property tax changes this relation, disliked though it is. It arrives as a bill, once a year, with the owner's name on it; and people who have paid a bill ask why the drain has not been cleaned. Councillors know this, and so prefer the grant, which offends no one. A town that raises some part of its money from its own residents, however small, thus acquires residents who watch it. It would still be wrong to conclude that grants should end, since poor towns have little property to tax and the same need of water.`,
        hi: String.raw`जो नगरपालिका ऊपर से मिलने वाले अनुदानों पर चलती है, वह अनुदान देने वालों के प्रति ही जवाबदेह होती है। उसके पार्षद वार्डों की अपेक्षा राज्य की राजधानी अधिक तत्परता से जाते हैं, और नागरिक के पास, जिसने नगर को ऐसा कुछ नहीं चुकाया जो उसे दिखाई दे, यह पूछने का आधार कम ही होता है कि पैसे का क्या हुआ। संपत्ति कर, लोगों को नापसंद होते हुए भी, इस संबंध को बदल देता है। वह वर्ष में एक बार, मालिक के नाम के साथ, बिल के रूप में आता है; और जिन लोगों ने बिल चुकाया है, वे पूछते हैं कि नाली साफ़ क्यों नहीं हुई। पार्षद यह जानते हैं, इसीलिए वे अनुदान ही पसंद करते हैं, जिससे कोई नाराज़ नहीं होता। इस तरह जो नगर अपने धन का कुछ भाग, वह कितना ही छोटा हो, अपने ही निवासियों से जुटाता है, उसे ऐसे निवासी मिल जाते हैं जो उस पर नज़र रखते हैं। फिर भी यह निष्कर्ष निकालना ग़लत होगा कि अनुदान बंद कर दिए जाएँ, क्योंकि निर्धन नगरों में कर लगाने योग्य संपत्ति कम होती है और पानी की आवश्यकता उतनी ही।`,
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
      targetSeconds: 100,
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
            hi: 'जिन अधिकारियों को तबादले की आशंका होती है, वे प्रायः दूसरों से अधिक शिकायतें बंद करते हैं।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The number of complaints does not by itself show how good the services are.',
            hi: 'केवल शिकायतों की संख्या से सेवाओं के स्तर का पता नहीं चलता।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Complaints would be handled with more care if no time limit were prescribed.',
            hi: 'यदि कोई समय-सीमा न रखी जाए, तो शिकायतों पर अधिक ध्यान से काम होगा।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Citizens who receive a reply in time are likely to bring further complaints.',
            hi: 'जिन नागरिकों को समय पर जवाब मिल जाता है, उनके और शिकायतें लेकर आने की संभावना रहती है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** an inference must be forced by the sentences of the passage, without any outside knowledge.

Take the link between two sentences: citizens stop complaining *because* replies change nothing, and the fall in numbers is then called improvement. The same fall can thus come from lost hope or from good service, so the number alone tells nothing of the service.

**Trap:** transfers and time limits are mentioned, but nothing is concluded from them.`,
        hi: String.raw`**मूल बात:** निष्कर्ष वही है जो बाहरी जानकारी के बिना, परिच्छेद के वाक्यों से ही निकले।

दो वाक्यों को जोड़िए: नागरिक *इसलिए* शिकायत करना छोड़ते हैं कि जवाब से कुछ नहीं बदलता, और फिर इसी घटती संख्या को सुधार कहा जाता है। अर्थात एक ही गिरावट टूटी हुई आशा से भी आ सकती है और अच्छी सेवा से भी; केवल संख्या से सेवा का पता नहीं चलता।

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
      targetSeconds: 50,
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
            en: 'Complainants should be chosen by lot, so that hearing them costs a department much less.',
            hi: 'शिकायतकर्ताओं को लॉटरी से चुनना चाहिए, ताकि विभाग का उनसे पूछने का ख़र्च बहुत घट जाए।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Redress should be tested through those it was meant for, not by the count of the office.',
            hi: 'शिकायत-निवारण की परख कार्यालय की गिनती से नहीं, बल्कि शिकायत करने वाले लोगों से होनी चाहिए।',
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
        en: String.raw`**Idea:** the crux covers the whole passage: the criticism in the first part *and* the remedy in the second.

First part: "closed" does not mean "repaired". Second part: put the question to the complainant, through someone who gains nothing. Together: test redress through those it was meant for, not by the figure of the office.

**Trap:** the last sentence is about the cost of asking. It is a detail, not the crux.`,
        hi: String.raw`**मूल बात:** मर्म पूरे परिच्छेद को समेटता है: पहले भाग की आलोचना को *भी* और दूसरे भाग के उपाय को *भी*।

पहला भाग: "बंद हुई" का अर्थ "ठीक हुई" नहीं है। दूसरा भाग: कोई निःस्वार्थ व्यक्ति शिकायतकर्ता से ही पूछे। दोनों को मिलाकर: निवारण की परख कार्यालय के आँकड़े से नहीं, शिकायत करने वालों से हो।

**भ्रम:** अंतिम वाक्य पूछने के ख़र्च के बारे में है। वह एक ब्योरा है, मर्म नहीं।`,
      },
      reasons: {
        a: {
          en: 'Quicker replies are the very thing that, by the passage, changes nothing for the citizen.',
          hi: 'परिच्छेद के अनुसार जवाब ही तो वह चीज़ है, जिससे नागरिक के लिए कुछ नहीं बदलता।',
        },
        b: {
          en: 'The lot is a way of asking at less cost, a detail of the remedy; the fault that it is to cure is left out.',
          hi: 'लॉटरी कम ख़र्च में पूछने का तरीक़ा भर है, उपाय का एक ब्योरा; जिस दोष का यह उपाय है, वह इसमें छूट गया।',
        },
        c: {
          en: 'It joins the criticism (the office counts closing) and the remedy (ask whether the thing was set right).',
          hi: 'यह आलोचना (कार्यालय बंद होना गिनता है) और उपाय (पूछें कि काम ठीक हुआ या नहीं), दोनों को समेटता है।',
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
      difficulty: 'medium',
      targetSeconds: 65,
      passage: 'csat-p1',
      stem: {
        en: String.raw`With reference to the passage, the following assumptions have been made:

1. Complainants are, on the whole, more honest than the officers who reply to them.
2. What a few hundred complainants report can stand for what the others would report.

Which of the above assumptions is/are valid?`,
        hi: String.raw`इस परिच्छेद के संदर्भ में, निम्नलिखित पूर्वधारणाएँ बनाई गई हैं:

1. शिकायतकर्ता कुल मिलाकर उन अधिकारियों से अधिक ईमानदार होते हैं, जो उन्हें जवाब देते हैं।
2. कुछ सौ शिकायतकर्ता जो बताएँगे, उससे यह जाना जा सकता है कि शेष शिकायतकर्ता क्या बताते।

उपर्युक्त में से कौन-सी पूर्वधारणा/पूर्वधारणाएँ वैध है/हैं?`,
      },
      options: oneOrBoth,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Method:** deny the statement and see whether the argument falls.

1. The officers are not charged with lying: they write replies because promotion depends on the figure. Put honest persons in their place and the figure would still not tell repair from reply. The argument stands without 1: **not valid**.
2. If a few hundred told nothing about the rest, asking them "instead of all" would be useless, and the author could not offer it as the cheaper way. The remedy falls: **valid**.

**Trap:** an author who blames a *measure* is easily taken to blame the *persons*.`,
        hi: String.raw`**विधि:** कथन को नकारिए और देखिए कि तर्क टूटता है या नहीं।

1. अधिकारियों पर झूठ बोलने का आरोप नहीं है: वे जवाब इसलिए लिखते हैं कि पदोन्नति आँकड़े पर टिकी है। उनकी जगह ईमानदार लोग हों, तब भी आँकड़ा काम होने और जवाब दे देने में भेद नहीं करेगा। कथन 1 के बिना भी तर्क बना रहता है: **वैध नहीं**।
2. यदि कुछ सौ लोगों के उत्तर से शेष के बारे में कुछ पता ही न चलता, तो "सबके बजाय" उनसे पूछना बेकार होता और लेखक इसे सस्ता रास्ता न बताता। उपाय टूट जाता है: **वैध**।

**भ्रम:** लेखक *मापने के तरीक़े* को दोष दे, तो लग सकता है कि वह *लोगों* को दोष दे रहा है।`,
      },
      reasons: {
        a: {
          en: 'It turns a fault of the measure into a fault of the officers, and misses statement 2.',
          hi: 'इसमें मापने के तरीक़े के दोष को अधिकारियों का दोष मान लिया गया, और कथन 2 छूट गया।',
        },
        b: {
          en: String.raw`A sample chosen by lot is of use only if it speaks for the rest; nobody's honesty is compared.`,
          hi: 'लॉटरी से चुने गए लोगों से पूछना तभी काम का है, जब उनसे शेष का पता चले; ईमानदारी की तुलना कहीं नहीं है।',
        },
        c: {
          en: 'Officers write replies because of the way they are judged, not because they are less honest.',
          hi: 'अधिकारी जवाब इसलिए लिखते हैं कि उन्हें इसी से आँका जाता है, इसलिए नहीं कि वे कम ईमानदार हैं।',
        },
        d: {
          en: 'Statement 2 is missed: without it a few hundred could not be asked instead of all.',
          hi: 'कथन 2 छूट गया: उसके बिना सबके बजाय कुछ सौ लोगों से पूछने का कोई अर्थ न रहता।',
        },
      },
    },
    {
      code: 'csat-004',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 95,
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
      difficulty: 'medium',
      targetSeconds: 60,
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
      targetSeconds: 60,
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
      targetSeconds: 95,
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
      targetSeconds: 55,
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
      targetSeconds: 75,
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
            en: 'Where a firm can be wound up within a year, its lenders can recover the whole of what they have lent.',
            hi: 'जहाँ किसी उद्यम को एक वर्ष में समेटा जा सकता है, वहाँ ऋणदाता उसे दिया गया पूरा धन वसूल कर सकते हैं।',
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
            en: 'Delay in closing failed firms shelters large firms from the rivalry of those yet to be founded.',
            hi: 'विफल उद्यमों को बंद करने में देर बड़े उद्यमों को उन उद्यमों की होड़ से बचाती है, जो अभी बने नहीं हैं।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** join two links that the passage leaves side by side.

Closing is slow → the lender fears a ten-year dispute → loans go only to firms "already large" → new ventures are not founded → the large firms are spared their rivalry.

**Trap:** the option on recovery is close. A quick winding-up gives the lender something back in time, and that is enough to make the risk worth taking; nowhere is it said that the *whole* loan comes back. Note also that a dead unit harms the *healthy firm next door*; here the question is of those who never enter.`,
        hi: String.raw`**मूल बात:** परिच्छेद की उन कड़ियों को जोड़िए, जो साथ-साथ रखी गई हैं।

बंद होने में देर → ऋणदाता को दस वर्ष के विवाद का डर → ऋण केवल "पहले से बड़े" उद्यमों को → नए उद्यम बनते ही नहीं → बड़े उद्यम उनकी होड़ से बच जाते हैं।

**भ्रम:** वसूली वाला विकल्प निकट लगता है। उद्यम जल्दी समेटा जाए, तो ऋणदाता को समय पर कुछ धन मिल जाता है और जोखिम उठाने के लिए इतना काफ़ी है; यह कहीं नहीं कहा गया कि *पूरा* धन लौट आता है। ध्यान दें, मृतप्राय इकाई *पड़ोस के स्वस्थ उद्यम* को हानि पहुँचाती है; यहाँ बात उनकी है जो बाज़ार में आ ही नहीं पाते।`,
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
      difficulty: 'medium',
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
      targetSeconds: 50,
      passage: 'csat-p4',
      stem: {
        en: 'Which one of the following inferences is best supported by the passage?',
        hi: 'निम्नलिखित में से कौन-सा निष्कर्ष इस परिच्छेद से सबसे अधिक समर्थित होता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'A physician can rely on experience with more safety than on what is printed about a drug.',
            hi: 'चिकित्सक किसी दवा के बारे में छपी बातों की तुलना में अपने अनुभव पर अधिक निश्चिंत होकर भरोसा कर सकता है।',
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
          en: 'Experience is not mentioned; that the printed record is one-sided does not make it the better guide.',
          hi: 'अनुभव की चर्चा ही नहीं है; छपी सामग्री एकतरफ़ा हो, तो इससे अनुभव बेहतर मार्गदर्शक नहीं हो जाता।',
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
      targetSeconds: 80,
      passage: 'csat-p11',
      stem: {
        en: 'What does the last sentence of the passage imply?',
        hi: 'परिच्छेद के अंतिम वाक्य का निहितार्थ क्या है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'What the passage regrets would remain even if the program refused no one wrongly.',
            hi: 'प्रोग्राम किसी का आवेदन ग़लत ढंग से न ठुकराए, तब भी परिच्छेद की चिंता ज्यों की त्यों बनी रहेगी।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Where a program refuses an application, no human being has taken the decision.',
            hi: 'जहाँ कोई प्रोग्राम आवेदन को अस्वीकार करता है, वहाँ निर्णय किसी मनुष्य ने नहीं लिया होता।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The clerk at the counter could name the reason for a refusal if he were pressed.',
            hi: 'ज़ोर देकर पूछा जाए, तो काउंटर पर बैठा लिपिक अस्वीकृति का कारण बता सकता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'A program tends to keep to its rule more strictly than a clerk would keep to it.',
            hi: 'प्रोग्राम अपने नियम पर प्रायः उससे अधिक कड़ाई से चलता है, जितना कोई लिपिक चलता।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Idea:** find what exactly is said to be lost. It is "not the decision but the person who answers for it".

Now test: suppose every refusal were correct. There would still be nobody who can be asked. So the loss is of another kind than error, and accuracy does not repair it.

**Trap:** "disappeared from view" is read as "does not exist". The rule was framed and approved by somebody; human decision is there, only unseen.`,
        hi: String.raw`**मूल बात:** देखिए कि ठीक-ठीक क्या खोया हुआ बताया गया है। वह "निर्णय नहीं, बल्कि वह व्यक्ति है जो उस निर्णय के लिए उत्तरदायी हो"।

अब परखिए: मान लीजिए, हर अस्वीकृति सही है। तब भी ऐसा कोई नहीं है, जिससे पूछा जा सके। अर्थात यह हानि भूल होने की हानि नहीं है, और प्रोग्राम के सटीक होने से वह दूर नहीं होती।

**भ्रम:** "ओझल हुआ है" को "है ही नहीं" पढ़ लेना। नियम किसी ने बनाया और किसी ने स्वीकृत किया; मनुष्य का निर्णय वहाँ है, बस दिखता नहीं।`,
      },
      reasons: {
        a: {
          en: 'The loss is of a person who answers; a program that is always right supplies no such person.',
          hi: 'खोया वह व्यक्ति है जो उत्तर दे; सदा सही रहने वाला प्रोग्राम भी ऐसा व्यक्ति नहीं दे सकता।',
        },
        b: {
          en: 'Contradicted: the rule was "framed by somebody and approved by somebody".',
          hi: 'इसका खंडन है: नियम "किसी ने बनाया है और किसी ने स्वीकृति दी है"।',
        },
        c: {
          en: 'The passage says that with his remark the conversation ends; that he knows a reason is not suggested.',
          hi: 'परिच्छेद के अनुसार उसके इतना कहते ही बात समाप्त हो जाती है; वह कारण जानता है, ऐसा कोई संकेत नहीं है।',
        },
        d: {
          en: 'Clerk and program are compared in whether they can be questioned, not in how strictly they apply a rule.',
          hi: 'लिपिक और प्रोग्राम की तुलना इस पर है कि उनसे पूछा जा सकता है या नहीं, इस पर नहीं कि वे नियम कितनी कड़ाई से लगाते हैं।',
        },
      },
    },
    {
      code: 'csat-013',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 100,
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
            en: 'Compassion is just when it does not hang upon who stands at the counter.',
            hi: 'करुणा तब न्यायपूर्ण होती है, जब वह इस पर निर्भर न रहे कि खिड़की पर कौन खड़ा है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Idea:** the author rejects two extremes: mercy at the pleasure of the official, and rules that are blind. What remains is the middle: hardship provided for *in* the rule, and exceptions with reasons on record. Both free compassion from the accident of who asks and who decides.

**Trap:** the option on freedom to help repeats the warm first sentence, which the passage goes on to question.`,
        hi: String.raw`**मूल बात:** लेखक दो छोरों को ठुकराता है: अधिकारी की मर्ज़ी पर टिकी दया और अंधे नियम। बचता है बीच का रास्ता: कठिनाई की व्यवस्था *नियम के भीतर* हो, और अपवाद के कारण लिखे जाएँ। दोनों से करुणा इस संयोग पर नहीं टिकती कि माँगने वाला कौन है और देने वाला कौन।

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
          en: 'With hardship in the rule and reasons on record, help no longer turns on story, speech or habit.',
          hi: 'कठिनाई नियम में हो और कारण लिखे जाएँ, तो सहायता व्यथा सुनाने के ढंग, बोली या रहन-सहन पर नहीं टिकती।',
        },
      },
    },
    {
      code: 'csat-014',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 65,
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
      targetSeconds: 100,
      passage: 'csat-p6',
      stem: {
        en: 'Which one of the following conclusions follows from the passage?',
        hi: 'निम्नलिखित में से कौन-सा निष्कर्ष इस परिच्छेद से निकलता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Not all the water that drip saves on a field need be a saving for the area.',
            hi: 'ड्रिप से खेत पर जितना पानी बचता है, ज़रूरी नहीं कि वह सारा पूरे क्षेत्र की बचत हो।',
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
            en: 'A district that changes over to drip is likely to see its water table fall further.',
            hi: 'जो ज़िला ड्रिप सिंचाई अपनाएगा, वहाँ भूजल स्तर के और नीचे जाने की संभावना अधिक है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Idea:** ask where the water went that a flooded field "seemed to waste". Some of it fed the neighbours' wells: it was lost to the field, but not to the area.

Drip keeps this water on the field. The field gains all of it; the area gains no more than the part that used to be lost to everybody. So not all that is saved on the field need be saved for the area.

**Trap:** "has not always borne this out" is far from "the water table is likely to fall": it tells of some districts and gives no odds for the rest.`,
        hi: String.raw`**मूल बात:** पूछिए कि खेत भरने में जो पानी "व्यर्थ जाता लगता था", वह जाता कहाँ था। उसका कुछ भाग पड़ोसियों के कुओं में पहुँचता था: खेत के लिए व्यर्थ, पर क्षेत्र के लिए नहीं।

ड्रिप यह पानी खेत पर ही रोक लेती है। खेत को वह सारा मिलता है; क्षेत्र को अधिक से अधिक वह भाग मिलता है, जो पहले किसी के काम नहीं आता था। अर्थात खेत पर बचा सारा पानी पूरे क्षेत्र की बचत हो, यह ज़रूरी नहीं।

**भ्रम:** "अनुभव से सदा पुष्टि नहीं हुई" का अर्थ यह नहीं कि "भूजल स्तर गिरने की संभावना अधिक है": बात कुछ ही ज़िलों की है, शेष के बारे में कुछ नहीं कहा गया।`,
      },
      reasons: {
        a: {
          en: 'Part of what flooding "seemed to waste" fed the wells of neighbours, so the area already had the use of it.',
          hi: 'खेत भरने में "व्यर्थ जाता लगता" पानी कुछ तो पड़ोसियों के कुओं को भरता था; क्षेत्र को उसका लाभ पहले से मिल रहा था।',
        },
        b: {
          en: 'A thirstier crop is one thing a farmer may do afterwards; no motive for adopting drip is given.',
          hi: 'अधिक पानी वाली फ़सल बोना बाद की एक संभावना है; ड्रिप अपनाने का उद्देश्य नहीं बताया गया।',
        },
        c: {
          en: 'The author says that nothing here is an argument against drip.',
          hi: 'लेखक कहता है कि यहाँ कही गई कोई बात ड्रिप के विरुद्ध तर्क नहीं है।',
        },
        d: {
          en: '"Not always borne out" tells of some districts; it does not say which outcome is the likelier.',
          hi: '"सदा पुष्टि नहीं हुई" कुछ ज़िलों की बात है; कौन-सा परिणाम अधिक संभावित है, यह नहीं बताया गया।',
        },
      },
    },
    {
      code: 'csat-016',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 50,
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
            en: 'A better way of watering spares groundwater where its use has a ceiling.',
            hi: 'बेहतर सिंचाई से भूजल वहीं बचता है, जहाँ उसके उपयोग की सीमा बँधी हो।',
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
        en: String.raw`**Idea:** look for the sentence to which the examples lead. It begins with "What follows is": the total must be settled first, for a saving that is free to all is spent.

So: efficient use *together with* a ceiling on the total.

**Trap:** the passage ends on the benefits of drip. They are granted so that nobody misreads the author; they are not the point.`,
        hi: String.raw`**मूल बात:** वह वाक्य खोजिए जिस तक उदाहरण ले जाते हैं। वह "इससे यही निकलता है" से शुरू होता है: पहले कुल मात्रा तय हो, क्योंकि जिस बचत पर सबका हाथ हो, वह ख़र्च हो जाती है।

अर्थात दक्ष उपयोग *और साथ में* कुल पानी की सीमा।

**भ्रम:** परिच्छेद ड्रिप के लाभ पर समाप्त होता है। ये लाभ इसलिए माने गए हैं कि लेखक को ग़लत न समझा जाए; मुख्य बात यह नहीं है।`,
      },
      reasons: {
        a: {
          en: '"Nothing said here is an argument against it": the author wants a limit, not a withdrawal.',
          hi: '"यहाँ कही गई कोई बात ड्रिप के विरुद्ध तर्क नहीं है": लेखक सीमा चाहता है, ड्रिप को हटाना नहीं।',
        },
        b: {
          en: 'It is the last sentence, but it only grants what nobody denies.',
          hi: 'यह अंतिम वाक्य है, पर इसमें वही माना गया है, जिससे किसी को इनकार नहीं।',
        },
        c: {
          en: '"What follows is" marks it: the total is to be settled, or the saving will be spent.',
          hi: '"इससे यही निकलता है" इसका संकेत है: कुल मात्रा तय हो, नहीं तो बचत ख़र्च हो जाएगी।',
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
      targetSeconds: 80,
      passage: 'csat-p6',
      stem: {
        en: String.raw`Consider the following statements with reference to the passage:

1. Measuring the water given to each acre is not enough to show what a district saves.
2. After a change to drip, a thirstier crop brings the farmer more for each litre of water than the crop that it replaces.
3. Where fields used to be flooded, the change to drip may take from some wells a part of what fed them.

Which of the statements given above can be inferred from the passage?`,
        hi: String.raw`परिच्छेद के संदर्भ में निम्नलिखित कथनों पर विचार कीजिए:

1. प्रति एकड़ दिया गया पानी माप लेने से यह पता नहीं चल जाता कि ज़िले में कितनी बचत हुई।
2. ड्रिप अपनाने के बाद बोई गई अधिक पानी वाली फ़सल से किसान को हर लीटर पानी पर पहले वाली फ़सल से अधिक आय होती है।
3. जहाँ पहले खेत पानी से भरे जाते थे, वहाँ ड्रिप अपनाने पर कुछ कुओं तक पहुँचने वाले पानी का एक भाग घट सकता है।

ऊपर दिए गए कथनों में से कौन-से परिच्छेद से निष्कर्ष के रूप में निकाले जा सकते हैं?`,
      },
      options: [
        { id: 'a', content: { en: '1 and 2 only', hi: 'केवल 1 और 2' }, pinned: true },
        { id: 'b', content: { en: '1 and 3 only', hi: 'केवल 1 और 3' }, pinned: true },
        { id: 'c', content: { en: '2 and 3 only', hi: 'केवल 2 और 3' }, pinned: true },
        { id: 'd', content: { en: '1, 2 and 3', hi: '1, 2 और 3' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** trace each statement to its sentences and weigh its words.

1. A farmer who needs less water for each acre "may water more acres, or sow a thirstier crop". The water per acre leaves both open: **follows**.
2. The thirstier crop "fetches a better price". A better price for the crop is not a better return *for each litre*, since the crop also drinks more: **does not follow**.
3. Some of the water that flooding seemed to waste "used to seep down and feed the wells of neighbours", and drip loses far less. So less seeps down: **follows**.

**Trap:** "better price" is taken for "better use of water".`,
        hi: String.raw`**मूल बात:** हर कथन को उसके वाक्यों तक ले जाइए और शब्दों को तौलिए।

1. जिस किसान को प्रति एकड़ कम पानी चाहिए, वह "अधिक एकड़ सींच सकता है या अधिक पानी माँगने वाली" फ़सल बो सकता है। प्रति एकड़ की माप इन दोनों को नहीं पकड़ती: **निकलता है**।
2. अधिक पानी वाली फ़सल की "बेहतर क़ीमत" मिलती है। पर फ़सल की बेहतर क़ीमत का अर्थ *प्रति लीटर* बेहतर आय नहीं है, क्योंकि वह पानी भी अधिक लेती है: **नहीं निकलता**।
3. जो पानी व्यर्थ जाता लगता था, उसका कुछ भाग "रिसकर पड़ोसियों के कुओं को भरता था", और ड्रिप में बहुत कम पानी नष्ट होता है। अर्थात रिसने वाला पानी घटता है: **निकलता है**।

**भ्रम:** "बेहतर क़ीमत" को "पानी का बेहतर उपयोग" मान लेना।`,
      },
      reasons: {
        a: {
          en: 'Statement 2 reads a better price for the crop as a better return on each litre; and 3 is missed.',
          hi: 'कथन 2 में फ़सल की बेहतर क़ीमत को प्रति लीटर बेहतर आय मान लिया गया; और कथन 3 छूट गया।',
        },
        b: {
          en: 'More acres or thirstier crops escape a measure per acre, and water that drip holds back no longer seeps to the wells.',
          hi: 'अधिक एकड़ या अधिक पानी वाली फ़सल प्रति एकड़ की माप में नहीं आती, और ड्रिप से बचा पानी रिसकर कुओं तक नहीं पहुँचता।',
        },
        c: {
          en: 'Statement 1 is missed: the saving on each acre may be spent on more acres.',
          hi: 'कथन 1 छूट गया: हर एकड़ की बचत और अधिक एकड़ सींचने में ख़र्च हो सकती है।',
        },
        d: {
          en: 'Statement 2 goes beyond: the passage gives the price of the crop, not the return on its water.',
          hi: 'कथन 2 आगे की बात है: परिच्छेद फ़सल की क़ीमत बताता है, उसमें लगे पानी की तुलना में आय नहीं।',
        },
      },
    },
    {
      code: 'csat-018',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 95,
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
            hi: 'किसी रोग को नज़रों से ओझल करके टीका लोगों में टीका लगवाने की इच्छा को ही कमज़ोर कर देता है।',
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
            hi: 'माता-पिता टीकाकरण के लिए तब आगे आते हैं, जब उन्हें टीके के सभी दुष्प्रभाव बता दिए जाएँ।',
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
      targetSeconds: 50,
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
      difficulty: 'easy',
      targetSeconds: 95,
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
            hi: 'यदि पढ़ाई वहाँ से शुरू न हो जो बच्चा जानता है, तो वह पूरे वर्ष कक्षा में उपस्थित रहकर भी कम ही सीख पाएगा।',
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
      targetSeconds: 50,
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
      targetSeconds: 85,
      passage: 'csat-p12',
      stem: {
        en: 'Which one of the following can be concluded from what the passage says of tolerance?',
        hi: 'सहिष्णुता के बारे में परिच्छेद में जो कहा गया है, उससे निम्नलिखित में से क्या निष्कर्ष निकाला जा सकता है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Tolerance grows as people come to see some truth in the opinions of others.',
            hi: 'लोगों को दूसरों के मत में कुछ सत्य दिखने लगे, तो सहिष्णुता बढ़ती है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'One who finds no opinion mistaken has no opinion left to tolerate.',
            hi: 'जिसे कोई मत ग़लत नहीं लगता, उसके पास सहन करने को कुछ बचता ही नहीं।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Disagreement that is strongly felt tends to end in the use of force.',
            hi: 'जो असहमति मन में गहरी बैठ जाए, वह प्रायः बल-प्रयोग पर जाकर समाप्त होती है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'To call all opinions equally true is to be intolerant of those who do not.',
            hi: 'सभी मतों को समान रूप से सत्य कहना उनके प्रति असहिष्णुता है, जो ऐसा नहीं मानते।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`**Idea:** put the definition to work. Tolerance has two limits: it "begins where disagreement begins" and it "ends where disagreement is turned into force".

Take away the first limit: whoever thinks every opinion true disagrees with none. Then tolerance cannot begin. This is what "removed the ground" means.

**Trap:** "not tolerant" is not the same as "intolerant". He who agrees with all uses no force against anyone; he has simply nothing to tolerate.`,
        hi: String.raw`**मूल बात:** परिभाषा को काम में लाइए। सहिष्णुता की दो सीमाएँ हैं: वह वहाँ "शुरू होती है जहाँ से असहमति शुरू होती है" और वहाँ "समाप्त हो जाती है जहाँ असहमति बल-प्रयोग में बदल जाए"।

पहली सीमा हटाइए: जो हर मत को सत्य माने, वह किसी मत से असहमत नहीं। तब सहिष्णुता शुरू ही नहीं हो सकती। "आधार ही हटा दिया" का यही अर्थ है।

**भ्रम:** "सहिष्णु न होना" और "असहिष्णु होना" एक बात नहीं है। जो सबसे सहमत है, वह किसी पर बल-प्रयोग नहीं करता; बस उसके पास सहन करने को कुछ नहीं है।`,
      },
      reasons: {
        a: {
          en: 'To see truth in an opinion is to agree with it; by the passage this lessens what there is to tolerate.',
          hi: 'किसी मत में सत्य दिखना उससे सहमत होना है; परिच्छेद के अनुसार इससे सहन करने को कम ही बचता है।',
        },
        b: {
          en: 'Without disagreement tolerance cannot begin, and one who finds all opinions true disagrees with none.',
          hi: 'असहमति के बिना सहिष्णुता शुरू नहीं होती, और जिसे सभी मत सत्य लगें, वह किसी से असहमत नहीं होता।',
        },
        c: {
          en: 'Force is named as the point at which tolerance ends, not as the usual end of disagreement.',
          hi: 'बल-प्रयोग को वह सीमा बताया गया है जहाँ सहिष्णुता समाप्त होती है, असहमति का सामान्य परिणाम नहीं।',
        },
        d: {
          en: 'Intolerance would need force; the passage says only that such a person has no ground for tolerance.',
          hi: 'असहिष्णुता के लिए बल-प्रयोग चाहिए; परिच्छेद केवल इतना कहता है कि ऐसे व्यक्ति के पास सहिष्णुता का आधार नहीं है।',
        },
      },
    },
    {
      code: 'csat-023',
      exams: ['upsc'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 90,
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
            en: 'A scheme for the poor is watched for those it wrongly admits, not for those it omits.',
            hi: 'ग़रीबों की योजना में ग़लत ढंग से जुड़े लोगों पर तो नज़र रहती है, छूट गए लोगों पर नहीं।',
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
      targetSeconds: 70,
      passage: 'csat-p9',
      stem: {
        en: 'If the passage is taken to be true, which one of the following must also be accepted?',
        hi: 'यदि परिच्छेद को सत्य माना जाए, तो निम्नलिखित में से कौन-सी बात भी माननी होगी?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'In schemes meant for the poor, wrongful exclusion tends to be more common than wrongful inclusion.',
            hi: 'ग़रीबों की योजनाओं में पात्र लोगों का छूट जाना अपात्र लोगों के शामिल हो जाने से प्रायः अधिक होता है।',
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
            en: 'A roll with no wrong name on it does not prove that none of the poor has been left out.',
            hi: 'सूची में एक भी नाम का ग़लत न होना यह सिद्ध नहीं करता कि कोई ग़रीब छूटा नहीं है।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'An audit that begins from the roll of beneficiaries is of little use in finding those wrongly on it.',
            hi: 'लाभार्थियों की सूची से शुरू होने वाली लेखा-परीक्षा उन्हें पकड़ने में कम ही काम आती है, जिनका नाम उसमें ग़लत ढंग से जुड़ा है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** "must be accepted" means: no reader who grants the passage can deny it.

The two mistakes are separate. A clean roll shows that the first is absent; on those *outside* the roll it is silent. So it proves nothing about the poor who may have been missed.

**Trap:** the author fears exclusion, but "less visible" is not "more common".`,
        hi: String.raw`**मूल बात:** "माननी होगी" का अर्थ है: जो परिच्छेद को मान ले, वह इस बात से इनकार न कर सके।

दोनों भूलें अलग-अलग हैं। साफ़ सूची बताती है कि पहली भूल नहीं हुई; सूची के *बाहर* के लोगों पर वह मौन है। इसलिए उससे यह सिद्ध नहीं होता कि कोई ग़रीब छूटा नहीं।

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
      targetSeconds: 110,
      passage: 'csat-p10',
      stem: {
        en: String.raw`Which of the following statements can be inferred from the passage?

1. What a tax does for accountability depends upon its being noticed by the one who pays it.
2. Towns that receive larger grants spend their money with less care than other towns.
3. What makes property tax useful to citizens is what makes it unwelcome to councillors.

Select the correct answer using the code given below.`,
        hi: String.raw`निम्नलिखित में से कौन-से कथन परिच्छेद से निष्कर्ष के रूप में निकाले जा सकते हैं?

1. कर से जवाबदेही कितनी बढ़ती है, यह इस पर निर्भर है कि चुकाने वाले को उसका पता चलता है या नहीं।
2. जिन नगरों को बड़े अनुदान मिलते हैं, वे अपना धन दूसरे नगरों की तुलना में कम सावधानी से ख़र्च करते हैं।
3. संपत्ति कर की जो बात नागरिकों के काम की है, वही पार्षदों को अप्रिय है।

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

1. The citizen "has paid nothing to the city **that he can see**"; the tax works since it comes "as a bill … with the owner's name". It follows.
2. Who answers to whom is described; care in spending, and large against small grants, are not compared. It does not follow.
3. Those who have paid a bill **ask** why the drain is not cleaned; "councillors **know this**, and **so** prefer the grant". The same questions serve the one and displease the other. It follows.

**Trap:** 2 is in the spirit of the author, but nothing in the text supports it.`,
        hi: String.raw`**मूल बात:** हर कथन के लिए वह वाक्य खोजिए जिस पर वह टिका है।

1. नागरिक ने "ऐसा कुछ नहीं चुकाया **जो उसे दिखाई दे**"; कर का असर इसलिए है कि वह "मालिक के नाम के साथ, बिल के रूप में" आता है। निष्कर्ष निकलता है।
2. कौन किसके प्रति जवाबदेह है, यह बताया गया है; ख़र्च की सावधानी की, या बड़े और छोटे अनुदानों की, तुलना नहीं की गई। निष्कर्ष नहीं निकलता।
3. बिल चुकाने वाले **पूछते हैं** कि नाली साफ़ क्यों नहीं हुई; "पार्षद **यह जानते हैं**, **इसीलिए** वे अनुदान ही पसंद करते हैं"। यही प्रश्न एक के काम के हैं और दूसरे को अप्रिय। निष्कर्ष निकलता है।

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
      targetSeconds: 50,
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
            en: 'A payment that citizens notice turns them into people who call their town to account.',
            hi: 'जो भुगतान नागरिकों को दिखाई देता है, वह उन्हें नगर से हिसाब माँगने वाला बना देता है।',
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
        en: String.raw`**Idea:** the passage sets two ways of getting money side by side. A grant makes the councillor look upward; a bill makes the resident look at the councillor. "Thus" draws the message: own money brings residents "who watch". What comes after it ("It would still be wrong …") is a reservation.

**Trap:** the options on grants turn the reservation into the claim or into its opposite.`,
        hi: String.raw`**मूल बात:** परिच्छेद धन पाने के दो रास्तों को आमने-सामने रखता है। अनुदान पार्षद की नज़र ऊपर की ओर करता है; बिल निवासी की नज़र पार्षद पर। "इस तरह" के साथ संदेश आता है: अपने धन से ऐसे निवासी मिलते हैं जो "नज़र रखते हैं"। उसके बाद की बात ("फिर भी … ग़लत होगा") केवल एक सावधानी है।

**भ्रम:** अनुदान वाले विकल्प अंत की सावधानी को ही मुख्य बात या उसका उलटा बना देते हैं।`,
      },
      reasons: {
        a: {
          en: '"It would still be wrong to conclude that grants should end": the author keeps them.',
          hi: '"यह निष्कर्ष निकालना ग़लत होगा कि अनुदान बंद कर दिए जाएँ": लेखक अनुदान बनाए रखता है।',
        },
        b: {
          en: 'That the tax is disliked is granted, but no such reason is given for the dislike.',
          hi: 'कर का नापसंद होना माना गया है, पर उसका ऐसा कोई कारण नहीं बताया गया।',
        },
        c: {
          en: 'A bill with a name on it makes people ask; the contrast of grant and bill leads to this.',
          hi: 'नाम वाला बिल लोगों से प्रश्न करवाता है; अनुदान और बिल का अंतर इसी ओर ले जाता है।',
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
      difficulty: 'medium',
      targetSeconds: 50,
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
