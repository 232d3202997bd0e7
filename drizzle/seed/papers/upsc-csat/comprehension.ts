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
        en: String.raw`Public debate on business tends to celebrate the opening of firms and to mourn their closing. The two are, however, more closely tied than they seem. A lender who knows that a failing firm can be wound up within a year will lend to a venture that may fail; one who fears that the money will lie locked in a dispute for ten years will lend only to those who have much to pledge, that is, to firms that are already large. When a dead unit cannot be closed, its land, machines and skilled workers do not pass on to those who would use them better, and the healthy firm next door must compete with a rival kept breathing by fresh loans that conceal old ones. Easy exit is therefore not the opposite of easy entry but one of its conditions. It has to be accompanied, though, by support for the workers displaced, or it will be resisted by those who pay its price.`,
        hi: String.raw`उद्योग-व्यापार पर होने वाली सार्वजनिक बहस में उद्यमों के खुलने पर ख़ुशी और बंद होने पर शोक मनाया जाता है। किंतु ये दोनों बातें जितनी दिखती हैं, उससे कहीं अधिक आपस में जुड़ी हैं। जिस ऋणदाता को पता हो कि डूबता उद्यम एक वर्ष में समेटा जा सकता है, वह ऐसे उद्यम को भी ऋण देगा जो विफल हो सकता है; और जिसे डर हो कि पैसा दस वर्ष तक विवाद में फँसा रहेगा, वह केवल उन्हीं को ऋण देगा जिनके पास गिरवी रखने को बहुत कुछ है, अर्थात उन उद्यमों को जो पहले से बड़े हैं। जब कोई मृतप्राय इकाई बंद नहीं हो पाती, तो उसकी ज़मीन, मशीनें और कुशल कामगार उन तक नहीं पहुँचते जो उनका बेहतर उपयोग करते, और पड़ोस के स्वस्थ उद्यम को ऐसे प्रतिद्वंद्वी से होड़ करनी पड़ती है, जिसकी साँस पुराने ऋण छिपाने वाले नए ऋणों से चल रही है। इसलिए आसान निकास आसान प्रवेश का विरोधी नहीं, बल्कि उसकी एक शर्त है। हाँ, इसके साथ विस्थापित कामगारों को सहारा भी मिलना चाहिए, अन्यथा जिन्हें इसकी क़ीमत चुकानी पड़ती है, वे इसका विरोध करेंगे।`,
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
            hi: 'शिकायतों का घटना जितना अच्छी सेवा का, उतना ही टूटी हुई आशा का भी संकेत हो सकता है।',
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
            hi: 'किसी भूखंड पर कितने पेड़ हैं, इससे उसके पारिस्थितिक स्वास्थ्य का ठीक पता नहीं चलता।',
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
            en: 'Lenders should prefer new ventures to large firms.',
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
            en: 'An economy is sound when few of its firms have to close.',
            hi: 'वह अर्थव्यवस्था स्वस्थ है, जिसमें कम ही उद्यमों को बंद होना पड़ता है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Idea:** words such as "therefore", "however" and "though" show the skeleton.

- *However*: opening and closing are tied together.
- *Therefore*: easy exit is a condition of easy entry. This is the message.
- *Though*: workers need support. This is an added condition.

**Trap:** the option on workers is true to the text but is only its last line.`,
        hi: String.raw`**मूल बात:** "इसलिए", "किंतु" और "हाँ" जैसे शब्द ढाँचा दिखा देते हैं।

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
          en: 'The lender’s choice turns on how soon and how surely money comes back after a failure.',
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
          hi: 'कथन 1 छूट गया: उसके बिना ऋणदाता को समेटने में लगने वाली देर से कोई फ़र्क़ ही न पड़ता।',
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
        hi: 'इस परिच्छेद से निम्नलिखित में से कौन-सी बात सबसे उचित रूप से निष्कर्ष के तौर पर निकाली जा सकती है?',
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
          hi: 'जल्दी समेटे जाने से ऋण देने का जोखिम उठाने योग्य होता है; यह नहीं कहा गया कि पूरा धन लौट आता है।',
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
  ],
}
