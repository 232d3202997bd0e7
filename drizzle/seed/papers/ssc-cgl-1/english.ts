import type { PaperSection } from '../paper.ts'

export const english: PaperSection = {
  presetSectionId: 'english',
  passages: [
    {
      code: 'cgl-p4',
      kind: 'reading',
      title: { en: 'Cloze test: The lost night sky', hi: 'क्लोज़ टेस्ट: The lost night sky' },
      content: {
        en: String.raw`In the following passage, some words have been deleted. Read the passage carefully and select the most appropriate option to fill in each numbered blank.

Not long ago, anyone who looked up on a clear night could see thousands of stars. Today, in most large cities, barely a few dozen are **(1)** ______ to the naked eye. The culprit is artificial light. Street lamps, hoardings and floodlights send much of their glow upwards, where dust and moisture scatter it, **(2)** ______ the sky with a pale haze. The loss is not felt by astronomers **(3)** ______. Migrating birds lose their way, insects circle lamps until they drop, and people who sleep in brightly lit rooms complain of poor rest. Fortunately, serious **(4)** ______ this kind of pollution is, it is also among the easiest to undo: the moment a lamp is shielded or switched off, the darkness begins to return. What is needed is not costly technology but the **(5)** ______ to admit that more light is not always better light.`,
        hi: String.raw`निम्नलिखित गद्यांश में कुछ शब्द हटा दिए गए हैं। गद्यांश को ध्यान से पढ़िए और प्रत्येक क्रमांकित रिक्त स्थान को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।

Not long ago, anyone who looked up on a clear night could see thousands of stars. Today, in most large cities, barely a few dozen are **(1)** ______ to the naked eye. The culprit is artificial light. Street lamps, hoardings and floodlights send much of their glow upwards, where dust and moisture scatter it, **(2)** ______ the sky with a pale haze. The loss is not felt by astronomers **(3)** ______. Migrating birds lose their way, insects circle lamps until they drop, and people who sleep in brightly lit rooms complain of poor rest. Fortunately, serious **(4)** ______ this kind of pollution is, it is also among the easiest to undo: the moment a lamp is shielded or switched off, the darkness begins to return. What is needed is not costly technology but the **(5)** ______ to admit that more light is not always better light.`,
      },
    },
  ],
  questions: [
    {
      code: 'cgl-076',
      exams: ['ssc'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'medium',
      targetSeconds: 30,
      stem: {
        en: String.raw`The following sentence has been split into four segments. Identify the segment that contains a grammatical error.

For centuries, the fishing families / of this coast have known / that beneath these calm waters / lies several dangerous rocks and reefs.`,
        hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग पहचानिए जिसमें व्याकरण की त्रुटि है।

For centuries, the fishing families / of this coast have known / that beneath these calm waters / lies several dangerous rocks and reefs.`,
      },
      options: [
        { id: 'a', content: { en: 'For centuries, the fishing families', hi: 'For centuries, the fishing families' } },
        { id: 'b', content: { en: 'of this coast have known', hi: 'of this coast have known' } },
        { id: 'c', content: { en: 'that beneath these calm waters', hi: 'that beneath these calm waters' } },
        {
          id: 'd',
          content: { en: 'lies several dangerous rocks and reefs', hi: 'lies several dangerous rocks and reefs' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`In the last clause the verb comes **before** its subject. Put it in the usual order: several dangerous rocks and reefs **lie** beneath these calm waters. The subject is the plural "rocks and reefs", so "lies" must be **lie**.

Whenever a sentence or clause opens with a phrase of place ("beneath …", "along …", "among …"), look for the subject after the verb. The trap is to hear the phrase of place as a singular subject.`,
        hi: String.raw`अंतिम उपवाक्य में क्रिया अपने कर्ता से **पहले** आई है। इसे सामान्य क्रम में रखिए: several dangerous rocks and reefs **lie** beneath these calm waters. कर्ता बहुवचन "rocks and reefs" है, इसलिए "lies" के स्थान पर **lie** होना चाहिए।

जब भी कोई उपवाक्य स्थान बताने वाले पदबंध ("beneath …", "along …", "among …") से शुरू हो, तो कर्ता को क्रिया के बाद खोजिए। भूल तब होती है जब स्थान वाले पदबंध को ही एकवचन कर्ता मान लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'The phrase is right: the action has gone on for centuries and the plural "families" is the subject.',
          hi: 'यह भाग सही है: कार्य सदियों से चला आ रहा है और "families" बहुवचन कर्ता है।',
        },
        b: {
          en: '"Have known" agrees with "families", not with "coast".',
          hi: '"Have known" का मेल "families" से है, "coast" से नहीं।',
        },
        c: {
          en: '"Beneath" takes the noun directly, and the plural "waters" is in common use for the sea.',
          hi: '"Beneath" के बाद सीधे संज्ञा आती है और समुद्र के लिए बहुवचन "waters" प्रचलित है।',
        },
        d: {
          en: 'The subject "rocks and reefs" is plural, so the verb must be "lie".',
          hi: 'कर्ता "rocks and reefs" बहुवचन है, इसलिए क्रिया "lie" होनी चाहिए।',
        },
      },
    },
    {
      code: 'cgl-077',
      exams: ['ssc'],
      subject: 'english',
      topic: 'synonyms',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the most appropriate synonym of the given word.

**REPLENISH**`,
        hi: String.raw`दिए गए शब्द का सबसे उपयुक्त पर्यायवाची चुनिए।

**REPLENISH**`,
      },
      options: [
        { id: 'a', content: { en: 'Refurbish', hi: 'Refurbish' } },
        { id: 'b', content: { en: 'Refill', hi: 'Refill' } },
        { id: 'c', content: { en: 'Release', hi: 'Release' } },
        { id: 'd', content: { en: 'Exhaust', hi: 'Exhaust' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`To **replenish** is to fill again what has been used up: *The rains replenished the lake*. The nearest word is **Refill**.

The root helps: *plen-* means "full", as in "plenty". "Refurbish" begins alike but means to repair and decorate a place again.`,
        hi: String.raw`**Replenish** का अर्थ है जो ख़र्च हो गया हो उसे फिर से भरना: *The rains replenished the lake*। इसके सबसे निकट **Refill** है।

मूल शब्द से सहायता मिलती है: *plen-* का अर्थ है "भरा हुआ", जैसे "plenty" में। "Refurbish" का आरंभ मिलता-जुलता है, पर उसका अर्थ है किसी जगह की मरम्मत और सजावट करके उसे नया रूप देना।`,
      },
      reasons: {
        a: {
          en: 'To refurbish is to make a room or building fresh again by repair.',
          hi: 'Refurbish का अर्थ है मरम्मत करके कमरे या भवन को नया रूप देना।',
        },
        b: {
          en: 'To refill is to make full again, exactly as "replenish".',
          hi: 'Refill का अर्थ है फिर से भरना, ठीक वही जो "replenish" का है।',
        },
        c: {
          en: 'To release is to let go; only the first syllable is alike.',
          hi: 'Release का अर्थ है छोड़ना; केवल आरंभ मिलता है।',
        },
        d: {
          en: 'To exhaust is to use up completely, which is the opposite.',
          hi: 'Exhaust का अर्थ है पूरी तरह समाप्त कर देना, जो विलोम है।',
        },
      },
    },
    {
      code: 'cgl-078',
      exams: ['ssc'],
      subject: 'english',
      topic: 'fill-in-the-blanks',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: String.raw`Select the most appropriate option to fill in the blank.

The High Court ______ the petition on the ground that no evidence had been filed with it.`,
        hi: String.raw`रिक्त स्थान भरने के लिए सबसे उपयुक्त विकल्प चुनिए।

The High Court ______ the petition on the ground that no evidence had been filed with it.`,
      },
      options: [
        { id: 'a', content: { en: 'dismissed', hi: 'dismissed' } },
        { id: 'b', content: { en: 'dispersed', hi: 'dispersed' } },
        { id: 'c', content: { en: 'displaced', hi: 'displaced' } },
        { id: 'd', content: { en: 'disposed', hi: 'disposed' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A court that refuses to go on with a petition **dismisses** it, and the reason given here (no evidence) fits a refusal.

The trap is "disposed": courts do deal with cases in this way, but then the preposition is needed, *disposed **of** the petition*.`,
        hi: String.raw`जब न्यायालय याचिका पर आगे सुनवाई से इनकार करता है, तो वह उसे **dismiss** (ख़ारिज) करता है, और यहाँ दिया गया कारण (कोई साक्ष्य नहीं) इसी से मेल खाता है।

"Disposed" से सावधान रहिए: न्यायालय मामलों का निपटारा करते हैं, पर तब preposition आवश्यक है: *disposed **of** the petition*।`,
      },
      reasons: {
        a: {
          en: 'Courts "dismiss" a petition that has no merit.',
          hi: 'जिस याचिका का ठोस आधार न हो, न्यायालय उसे "dismiss" करता है।',
        },
        b: {
          en: 'Crowds are dispersed, that is, scattered; a petition is not.',
          hi: '"Disperse" का अर्थ है तितर-बितर करना, जो भीड़ के लिए आता है, याचिका के लिए नहीं।',
        },
        c: {
          en: 'To displace is to move a person or thing from its place.',
          hi: '"Displace" का अर्थ है किसी को उसके स्थान से हटाना।',
        },
        d: {
          en: 'The verb would need "of": disposed of the petition.',
          hi: 'इस क्रिया के साथ "of" चाहिए: disposed of the petition।',
        },
      },
    },
    {
      code: 'cgl-079',
      exams: ['ssc'],
      subject: 'english',
      topic: 'idioms',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the most appropriate meaning of the idiom in bold in the given sentence.

The warden **turned a blind eye to** the boarders who slipped out to watch the final match.`,
        hi: String.raw`दिए गए वाक्य में मोटे अक्षरों वाले मुहावरे का सबसे उपयुक्त अर्थ चुनिए।

The warden **turned a blind eye to** the boarders who slipped out to watch the final match.`,
      },
      options: [
        { id: 'a', content: { en: 'punished severely', hi: 'punished severely' } },
        { id: 'b', content: { en: 'failed to recognise', hi: 'failed to recognise' } },
        { id: 'c', content: { en: 'deliberately ignored', hi: 'deliberately ignored' } },
        { id: 'd', content: { en: 'kept watch over', hi: 'kept watch over' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`To **turn a blind eye to** something is to see it and yet behave as if one had not: **deliberately ignored**.

The trap is "failed to recognise". In the idiom the eye is made blind on purpose; nothing is really missed.`,
        hi: String.raw`**Turn a blind eye to** का अर्थ है देखकर भी अनदेखा करना, अर्थात् **deliberately ignored** (जान-बूझकर ध्यान न देना)।

"Failed to recognise" से सावधान रहिए। मुहावरे में आँख जान-बूझकर मूँदी जाती है; वास्तव में कुछ छूटता नहीं।`,
      },
      reasons: {
        a: {
          en: 'The idiom says that nothing was done, so there was no punishment.',
          hi: 'मुहावरा बताता है कि कुछ नहीं किया गया, इसलिए दंड की बात ही नहीं है।',
        },
        b: {
          en: 'This takes "blind" literally; the warden did see them.',
          hi: 'इसमें "blind" का शाब्दिक अर्थ लिया गया है; वार्डन ने उन्हें देख लिया था।',
        },
        c: { en: 'The warden saw them and chose to take no notice.', hi: 'वार्डन ने देखा, पर जान-बूझकर ध्यान नहीं दिया।' },
        d: {
          en: 'That would be "kept an eye on", an idiom with the same noun.',
          hi: 'यह "kept an eye on" का अर्थ है, जिसमें यही संज्ञा आती है।',
        },
      },
    },
    {
      code: 'cgl-080',
      exams: ['ssc'],
      subject: 'english',
      topic: 'spelling',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: { en: 'Select the **incorrectly** spelt word.', hi: 'वह शब्द चुनिए जिसकी वर्तनी **ग़लत** है।' },
      options: [
        { id: 'a', content: { en: 'Supersede', hi: 'Supersede' } },
        { id: 'b', content: { en: 'Mischievious', hi: 'Mischievious' } },
        { id: 'c', content: { en: 'Connoisseur', hi: 'Connoisseur' } },
        { id: 'd', content: { en: 'Millennium', hi: 'Millennium' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The correct form is **mischievous**: mis-chie-vous, three syllables, with no "i" after the "v". The extra "i" comes from a wrong pronunciation on the pattern of "previous".

- **Supersede** looks odd, but it is the one common verb that ends in "-sede".
- **Millennium** has two l's and two n's.
- **Connoisseur** has two n's, two s's and "oi" before the s's.`,
        hi: String.raw`सही वर्तनी **mischievous** है: mis-chie-vous, यानी तीन खंड, और "v" के बाद "i" नहीं। अतिरिक्त "i" ग़लत उच्चारण से आता है, जो "previous" की तरह कर लिया जाता है।

- **Supersede** अटपटा लगता है, पर "-sede" में समाप्त होने वाली यही एक प्रचलित क्रिया है।
- **Millennium** में l और n दोनों दो-दो बार आते हैं।
- **Connoisseur** में n और s दोनों दो-दो बार आते हैं और s से पहले "oi" आता है।`,
      },
      reasons: {
        a: {
          en: 'It is right with "s"; "supercede" is the usual mistake.',
          hi: 'यह "s" के साथ ही सही है; "supercede" आम ग़लती है।',
        },
        b: {
          en: 'It has an "i" too many; the word is "mischievous".',
          hi: 'इसमें एक "i" अधिक है; सही शब्द "mischievous" है।',
        },
        c: {
          en: 'It is right: double "n", then "oi", then double "s".',
          hi: 'यह सही है: दो "n", फिर "oi", फिर दो "s"।',
        },
        d: { en: 'It is right: double "l" and double "n".', hi: 'यह सही है: "l" भी दो और "n" भी दो।' },
      },
    },
    {
      code: 'cgl-081',
      exams: ['ssc'],
      subject: 'english',
      topic: 'active-passive',
      difficulty: 'easy',
      targetSeconds: 25,
      stem: {
        en: String.raw`Select the option that expresses the given sentence in passive voice.

Who has rearranged the files in this cabinet?`,
        hi: String.raw`वह विकल्प चुनिए जो दिए गए वाक्य को passive voice (कर्मवाच्य) में व्यक्त करता है।

Who has rearranged the files in this cabinet?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'By whom the files in this cabinet have been rearranged?',
            hi: 'By whom the files in this cabinet have been rearranged?',
          },
        },
        {
          id: 'b',
          content: {
            en: 'By whom have the files in this cabinet been rearranged?',
            hi: 'By whom have the files in this cabinet been rearranged?',
          },
        },
        {
          id: 'c',
          content: {
            en: 'By whom has the files in this cabinet been rearranged?',
            hi: 'By whom has the files in this cabinet been rearranged?',
          },
        },
        {
          id: 'd',
          content: {
            en: 'By whom were the files in this cabinet rearranged?',
            hi: 'By whom were the files in this cabinet rearranged?',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`1. "Who" becomes **By whom** at the head of the question.
2. The object "the files" becomes the subject; it is plural, so "has rearranged" becomes **have been rearranged**.
3. It remains a question, so the auxiliary stands before the subject: By whom **have** the files in this cabinet **been rearranged**?

Check three things and no more: the tense, the number of the new subject, and the order of a question.`,
        hi: String.raw`1. प्रश्न के आरंभ में "Who" का **By whom** हो जाता है।
2. कर्म "the files" अब कर्ता है; वह बहुवचन है, इसलिए "has rearranged" का **have been rearranged** होगा।
3. वाक्य प्रश्न ही रहता है, इसलिए सहायक क्रिया कर्ता से पहले आएगी: By whom **have** the files in this cabinet **been rearranged**?

केवल तीन बातें जाँचिए: काल, नए कर्ता का वचन और प्रश्न का क्रम।`,
      },
      reasons: {
        a: {
          en: '"The files have been" is the order of a statement, not of a question.',
          hi: '"The files have been" कथन का क्रम है, प्रश्न का नहीं।',
        },
        b: {
          en: 'The tense, the plural subject and the order of a question are all kept.',
          hi: 'काल, बहुवचन कर्ता और प्रश्न का क्रम, तीनों सही हैं।',
        },
        c: {
          en: '"Has" is kept from the active sentence, but "files" is plural.',
          hi: '"Has" मूल वाक्य से ज्यों का त्यों ले लिया गया है, जबकि "files" बहुवचन है।',
        },
        d: {
          en: 'This changes the present perfect into the simple past.',
          hi: 'इसमें present perfect बदलकर simple past हो गया है।',
        },
      },
    },
    {
      code: 'cgl-082',
      exams: ['ssc'],
      subject: 'english',
      topic: 'one-word-substitution',
      difficulty: 'medium',
      targetSeconds: 20,
      stem: {
        en: String.raw`Select the option that can be used as a one-word substitute for the given group of words.

The act of saying goodbye, especially in a formal speech`,
        hi: String.raw`वह विकल्प चुनिए जिसका दिए गए शब्द-समूह के स्थान पर एक शब्द के रूप में प्रयोग किया जा सके।

The act of saying goodbye, especially in a formal speech`,
      },
      options: [
        { id: 'a', content: { en: 'Benediction', hi: 'Benediction' } },
        { id: 'b', content: { en: 'Malediction', hi: 'Malediction' } },
        { id: 'c', content: { en: 'Interdiction', hi: 'Interdiction' } },
        { id: 'd', content: { en: 'Valediction', hi: 'Valediction' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`All four words hold the Latin *dicere*, to say; the first part decides. Latin *vale* is "farewell", so **Valediction** is the saying of farewell (a valedictory address is a farewell speech).

- **Benediction** (*bene*, well): a blessing
- **Malediction** (*male*, ill): a curse
- **Interdiction**: an official order that forbids something`,
        hi: String.raw`चारों शब्दों में लैटिन *dicere* (कहना) है; निर्णय पहले भाग से होता है। लैटिन *vale* का अर्थ है "विदा", इसलिए विदा कहना **Valediction** है (valedictory address यानी विदाई भाषण)।

- **Benediction** (*bene*, अच्छा): आशीर्वाद
- **Malediction** (*male*, बुरा): शाप
- **Interdiction**: किसी बात पर रोक लगाने वाला आदेश`,
      },
      reasons: {
        a: {
          en: 'A benediction is a blessing: *bene* means well.',
          hi: 'Benediction आशीर्वाद है: *bene* का अर्थ है अच्छा।',
        },
        b: { en: 'A malediction is a curse: *male* means ill.', hi: 'Malediction शाप है: *male* का अर्थ है बुरा।' },
        c: {
          en: 'An interdiction forbids; it has nothing to do with parting.',
          hi: 'Interdiction निषेध है; उसका विदाई से संबंध नहीं।',
        },
        d: {
          en: 'A valediction is a farewell: *vale* means goodbye.',
          hi: 'Valediction विदाई है: *vale* का अर्थ है विदा।',
        },
      },
    },
    {
      code: 'cgl-083',
      exams: ['ssc'],
      subject: 'english',
      topic: 'sentence-parts',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Parts of a sentence are given below in jumbled order. Select the option that arranges them into a meaningful sentence.

P. sold their shawls to passing traders,

Q. from customers whom they will never meet

R. the weavers of this valley, who once

S. now receive orders`,
        hi: String.raw`एक वाक्य के भाग नीचे अव्यवस्थित क्रम में दिए गए हैं। वह विकल्प चुनिए जो उन्हें सार्थक वाक्य के क्रम में रखता है।

P. sold their shawls to passing traders,

Q. from customers whom they will never meet

R. the weavers of this valley, who once

S. now receive orders`,
      },
      options: [
        { id: 'a', content: { en: 'RSQP', hi: 'RSQP' } },
        { id: 'b', content: { en: 'SQRP', hi: 'SQRP' } },
        { id: 'c', content: { en: 'RPSQ', hi: 'RPSQ' } },
        { id: 'd', content: { en: 'RPQS', hi: 'RPQS' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- **R** names the people and ends in "who once", which needs a verb in the past: "sold" (**P**).
- "The weavers" still need a main verb: "now receive orders" (**S**).
- Orders come "from customers" (**Q**).

The sentence: The weavers of this valley, who once sold their shawls to passing traders, now receive orders from customers whom they will never meet.

Make the sure pairs first, R-P and S-Q. Two options have both; the sentence must begin with the pair that holds the subject.`,
        hi: String.raw`- **R** में लोगों का नाम है और उसका अंत "who once" से होता है, जिसके बाद भूतकाल की क्रिया चाहिए: "sold" (**P**)।
- "The weavers" के लिए मुख्य क्रिया अभी शेष है: "now receive orders" (**S**)।
- Orders "from customers" (**Q**) ही मिलते हैं।

पूरा वाक्य: The weavers of this valley, who once sold their shawls to passing traders, now receive orders from customers whom they will never meet.

पहले निश्चित जोड़ियाँ बनाइए: R-P और S-Q। दो विकल्पों में दोनों जोड़ियाँ हैं; वाक्य उस जोड़ी से शुरू होगा जिसमें कर्ता है।`,
      },
      reasons: {
        a: {
          en: '"Who once now receive" puts two times together that contradict each other.',
          hi: '"Who once now receive" में दो विरोधी समय एक साथ आ जाते हैं।',
        },
        b: {
          en: 'It begins with the verb "now receive", before any subject.',
          hi: 'यह किसी कर्ता से पहले ही क्रिया "now receive" से शुरू होता है।',
        },
        c: {
          en: 'Each part supplies what the one before it needs.',
          hi: 'हर भाग वही देता है जिसकी पिछले भाग को आवश्यकता है।',
        },
        d: {
          en: '"From customers" is cut off from the orders that come from them.',
          hi: '"From customers" उन orders से अलग पड़ जाता है जो उनसे मिलते हैं।',
        },
      },
    },
    {
      code: 'cgl-084',
      exams: ['ssc'],
      subject: 'english',
      topic: 'antonyms',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the most appropriate antonym of the given word.

**SCANTY**`,
        hi: String.raw`दिए गए शब्द का सबसे उपयुक्त विलोम चुनिए।

**SCANTY**`,
      },
      options: [
        { id: 'a', content: { en: 'Abundant', hi: 'Abundant' } },
        { id: 'b', content: { en: 'Inadequate', hi: 'Inadequate' } },
        { id: 'c', content: { en: 'Slender', hi: 'Slender' } },
        { id: 'd', content: { en: 'Shabby', hi: 'Shabby' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**Scanty** means small in amount, barely enough: *scanty rainfall*. The opposite is **Abundant**, more than enough.

"Inadequate" and "slender" (as in *slender means*) lie on the same side as "scanty". When an antonym is asked for, strike out the synonyms first.`,
        hi: String.raw`**Scanty** का अर्थ है बहुत कम, मुश्किल से पर्याप्त: *scanty rainfall*। इसका विलोम **Abundant** (प्रचुर) है।

"Inadequate" और "slender" (जैसे *slender means*) का अर्थ "scanty" के ही निकट है। विलोम पूछा जाए तो पहले पर्यायवाची शब्द हटाइए।`,
      },
      reasons: {
        a: {
          en: 'Abundant means plentiful, the opposite of "scanty".',
          hi: 'Abundant का अर्थ है प्रचुर, जो "scanty" का विलोम है।',
        },
        b: {
          en: 'Inadequate means not enough, which is close to "scanty" itself.',
          hi: 'Inadequate का अर्थ है अपर्याप्त, जो "scanty" के ही निकट है।',
        },
        c: { en: 'Slender, of an amount, also means small.', hi: 'मात्रा के लिए slender का अर्थ भी कम ही होता है।' },
        d: {
          en: 'Shabby means worn out or badly dressed; it says nothing of amount.',
          hi: 'Shabby का अर्थ है फटा-पुराना या मैला; इसका मात्रा से संबंध नहीं।',
        },
      },
    },
    {
      code: 'cgl-085',
      exams: ['ssc'],
      subject: 'english',
      topic: 'sentence-improvement',
      difficulty: 'easy',
      targetSeconds: 20,
      stem: {
        en: String.raw`Select the most appropriate option to substitute the part in bold in the given sentence. If there is no need to substitute it, select 'No substitution required'.

The inspector **insisted to see** the original documents before she signed the form.`,
        hi: String.raw`दिए गए वाक्य के मोटे अक्षरों वाले भाग के स्थान पर आने वाला सबसे उपयुक्त विकल्प चुनिए। यदि बदलने की आवश्यकता न हो, तो 'No substitution required' चुनिए।

The inspector **insisted to see** the original documents before she signed the form.`,
      },
      options: [
        { id: 'a', content: { en: 'insisted on seeing', hi: 'insisted on seeing' } },
        { id: 'b', content: { en: 'insisted for seeing', hi: 'insisted for seeing' } },
        { id: 'c', content: { en: 'insisted to seeing', hi: 'insisted to seeing' } },
        { id: 'd', content: { en: 'No substitution required', hi: 'No substitution required' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`"Insist" takes the preposition **on**, and a preposition is followed by the **-ing** form: insisted **on seeing**.

The same pattern serves for *persist in doing*, *succeed in doing* and *refrain from doing*. None of these verbs takes "to + verb".`,
        hi: String.raw`"Insist" के साथ **on** आता है और preposition के बाद क्रिया का **-ing** रूप: insisted **on seeing**।

यही रचना *persist in doing*, *succeed in doing* और *refrain from doing* में है। इनमें से किसी क्रिया के बाद "to + verb" नहीं आता।`,
      },
      reasons: {
        a: { en: '"Insist" is followed by "on" and the -ing form.', hi: '"Insist" के बाद "on" और -ing रूप आता है।' },
        b: {
          en: 'The -ing form is right, but "for" does not go with "insist".',
          hi: '-ing रूप सही है, पर "insist" के साथ "for" नहीं आता।',
        },
        c: { en: 'This changes the verb but leaves the wrong "to".', hi: 'इसमें क्रिया का रूप बदला, पर ग़लत "to" बना रहा।' },
        d: {
          en: '"Insist" cannot be followed by "to see", so a change is needed.',
          hi: '"Insist" के बाद "to see" नहीं आ सकता, इसलिए बदलना आवश्यक है।',
        },
      },
    },
    {
      code: 'cgl-086',
      exams: ['ssc'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`The following sentence has been split into four segments. Identify the segment that contains a grammatical error.

Hardly any of the equipment / that were ordered for the laboratory / has reached the college, / although it was paid for in advance.`,
        hi: String.raw`निम्नलिखित वाक्य को चार भागों में बाँटा गया है। वह भाग पहचानिए जिसमें व्याकरण की त्रुटि है।

Hardly any of the equipment / that were ordered for the laboratory / has reached the college, / although it was paid for in advance.`,
      },
      options: [
        { id: 'a', content: { en: 'Hardly any of the equipment', hi: 'Hardly any of the equipment' } },
        {
          id: 'b',
          content: { en: 'that were ordered for the laboratory', hi: 'that were ordered for the laboratory' },
        },
        { id: 'c', content: { en: 'has reached the college', hi: 'has reached the college' } },
        { id: 'd', content: { en: 'although it was paid for in advance', hi: 'although it was paid for in advance' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`"Equipment" is uncountable, so it takes a singular verb. The relative "that" stands for "equipment": **that was ordered**.

The rest of the sentence confirms it: "**has** reached" and "**it** was paid for" both treat the equipment as singular. When two verbs refer to the same noun and disagree, one of them is the error.

The trap is to change "has" into "have", since one imagines many things.`,
        hi: String.raw`"Equipment" अगणनीय संज्ञा है, इसलिए इसके साथ एकवचन क्रिया आती है। संबंधवाचक "that" का प्रयोग "equipment" के लिए है: **that was ordered**।

शेष वाक्य भी यही बताता है: "**has** reached" और "**it** was paid for", दोनों में equipment एकवचन है। जब एक ही संज्ञा की दो क्रियाएँ मेल न खाएँ, तो उनमें से एक में त्रुटि होती है।

भूल यह होती है कि कई वस्तुओं की कल्पना करके "has" को "have" कर दिया जाता है।`,
      },
      reasons: {
        a: {
          en: '"Any of" is used with uncountable nouns too, as in "any of the milk".',
          hi: '"Any of" अगणनीय संज्ञा के साथ भी आता है, जैसे "any of the milk"।',
        },
        b: {
          en: '"That" stands for the uncountable "equipment", so "were" must be "was".',
          hi: '"That" अगणनीय "equipment" के लिए आया है, इसलिए "were" के स्थान पर "was" होगा।',
        },
        c: {
          en: '"Has" is right, because "any of the equipment" is singular.',
          hi: '"Has" सही है, क्योंकि "any of the equipment" एकवचन है।',
        },
        d: {
          en: '"Was paid for" is right: one pays for a thing, so "for" stays in the passive.',
          hi: '"Was paid for" सही है: pay for a thing कहते हैं, इसलिए passive में भी "for" रहता है।',
        },
      },
    },
    {
      code: 'cgl-087',
      exams: ['ssc'],
      subject: 'english',
      topic: 'synonyms',
      difficulty: 'medium',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the most appropriate synonym of the word in bold in the following sentence.

The auditor suspected that some of the bills were **spurious**.`,
        hi: String.raw`निम्नलिखित वाक्य में मोटे अक्षरों में दिए गए शब्द का सबसे उपयुक्त पर्यायवाची चुनिए।

The auditor suspected that some of the bills were **spurious**.`,
      },
      options: [
        { id: 'a', content: { en: 'overdue', hi: 'overdue' } },
        { id: 'b', content: { en: 'valid', hi: 'valid' } },
        { id: 'c', content: { en: 'inflated', hi: 'inflated' } },
        { id: 'd', content: { en: 'counterfeit', hi: 'counterfeit' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Spurious** means not genuine, false, though made to look real. **Counterfeit** means the same.

Every option could be said of a bill, so the sentence alone does not decide; the meaning of the word does. "Inflated" bills are real bills for too large an amount, and "valid" is the opposite.`,
        hi: String.raw`**Spurious** का अर्थ है जाली, नक़ली, जो असली जैसा दिखाया गया हो। **Counterfeit** का भी यही अर्थ है।

हर विकल्प बिल के लिए आ सकता है, इसलिए केवल वाक्य से उत्तर नहीं मिलता; शब्द का अर्थ जानना होगा। "Inflated" बिल असली होते हैं पर उनकी रक़म बढ़ाई हुई होती है, और "valid" विलोम है।`,
      },
      reasons: {
        a: {
          en: 'Overdue means not paid in time; such a bill is still real.',
          hi: 'Overdue का अर्थ है समय पर न चुकाया गया; ऐसा बिल फिर भी असली है।',
        },
        b: {
          en: 'Valid means lawful and acceptable, the opposite of "spurious".',
          hi: 'Valid का अर्थ है मान्य, जो "spurious" का विलोम है।',
        },
        c: {
          en: 'An inflated bill is real, but its amount has been raised.',
          hi: 'Inflated बिल असली होता है, पर उसकी रक़म बढ़ाई हुई होती है।',
        },
        d: {
          en: 'Counterfeit means made to pass for the genuine thing.',
          hi: 'Counterfeit का अर्थ है नक़ली, जो असली बताकर चलाया जाए।',
        },
      },
    },
    {
      code: 'cgl-088',
      exams: ['ssc'],
      subject: 'english',
      topic: 'direct-indirect',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Select the option that expresses the given sentence in reported speech.

The manager said to us, "Let us not sign the agreement until our lawyers have read it."`,
        hi: String.raw`वह विकल्प चुनिए जो दिए गए वाक्य को reported speech (अप्रत्यक्ष कथन) में व्यक्त करता है।

The manager said to us, "Let us not sign the agreement until our lawyers have read it."`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The manager suggested to us that they should not sign the agreement until their lawyers had read it.',
            hi: 'The manager suggested to us that they should not sign the agreement until their lawyers had read it.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'The manager suggested us not to sign the agreement until our lawyers had read it.',
            hi: 'The manager suggested us not to sign the agreement until our lawyers had read it.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The manager suggested to us that we should not sign the agreement until our lawyers had read it.',
            hi: 'The manager suggested to us that we should not sign the agreement until our lawyers had read it.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'The manager ordered us that we should not sign the agreement until our lawyers will have read it.',
            hi: 'The manager ordered us that we should not sign the agreement until our lawyers will have read it.',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`"Let us" makes a proposal, so "said to us" becomes **suggested to us that** … **should**. Then:

- the proposal is made **to us**, so "us" and "our" stay **we** and **our**;
- "have read" goes one step back: **had read**.

"Suggest" never takes a person as its direct object or "to + verb": not *suggested us to sign*. After "let us", look first at whom the words were said to; that settles the pronouns.`,
        hi: String.raw`"Let us" से प्रस्ताव रखा गया है, इसलिए "said to us" का **suggested to us that** … **should** होगा। फिर:

- प्रस्ताव **हमारे सामने** रखा गया है, इसलिए "us" और "our" के लिए **we** और **our** ही रहेंगे;
- "have read" एक चरण पीछे जाकर **had read** होगा।

"Suggest" के बाद न तो व्यक्ति सीधे कर्म बनकर आता है, न "to + verb": *suggested us to sign* ग़लत है। "Let us" हो तो पहले देखिए कि बात किससे कही गई; सर्वनाम उसी से तय होते हैं।`,
      },
      reasons: {
        a: {
          en: 'The words were said to us, so the pronouns must be "we" and "our", not "they" and "their".',
          hi: 'बात हमसे कही गई थी, इसलिए "they" और "their" नहीं, "we" और "our" आएँगे।',
        },
        b: {
          en: '"Suggest" does not take a person and "to + verb": one suggests to someone that something be done.',
          hi: '"Suggest" के बाद व्यक्ति और "to + verb" नहीं आता; suggest to someone that … आता है।',
        },
        c: {
          en: 'A proposal, the right pronouns, and "have read" put back to "had read".',
          hi: 'प्रस्ताव का भाव, सर्वनाम और "have read" का "had read", तीनों सही हैं।',
        },
        d: {
          en: '"Let us" is no order, and "will" cannot stand after "until".',
          hi: '"Let us" आदेश नहीं है, और "until" के बाद "will" नहीं आता।',
        },
      },
    },
    {
      code: 'cgl-089',
      exams: ['ssc'],
      subject: 'english',
      topic: 'fill-in-the-blanks',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: String.raw`Select the most appropriate option to fill in the blank.

Though the twins grew up in the same house, their interests were so ______ that they hardly ever found anything to talk about.`,
        hi: String.raw`रिक्त स्थान भरने के लिए सबसे उपयुक्त विकल्प चुनिए।

Though the twins grew up in the same house, their interests were so ______ that they hardly ever found anything to talk about.`,
      },
      options: [
        { id: 'a', content: { en: 'disparate', hi: 'disparate' } },
        { id: 'b', content: { en: 'desperate', hi: 'desperate' } },
        { id: 'c', content: { en: 'compatible', hi: 'compatible' } },
        { id: 'd', content: { en: 'congenial', hi: 'congenial' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`"Though" promises a contrast: the same house, but very **different** interests, so different that there was nothing to talk about. **Disparate** means quite unlike.

The trap is the near-homophone "desperate" (without hope). "Compatible" and "congenial" would have given the twins plenty to talk about.`,
        hi: String.raw`"Though" विरोध दिखाता है: घर एक ही, पर रुचियाँ इतनी **अलग** कि बात करने को कुछ न मिले। **Disparate** का अर्थ है एक-दूसरे से बिल्कुल भिन्न।

मिलते-जुलते उच्चारण वाले "desperate" (हताश) से सावधान रहिए। "Compatible" और "congenial" रुचियाँ होतीं, तो बात करने को बहुत कुछ मिलता।`,
      },
      reasons: {
        a: {
          en: 'Disparate means entirely different, as the result in the sentence requires.',
          hi: 'Disparate का अर्थ है बिल्कुल भिन्न, और वाक्य का परिणाम यही माँगता है।',
        },
        b: {
          en: 'It only sounds like "disparate"; interests cannot be without hope.',
          hi: 'यह केवल सुनने में "disparate" जैसा है; रुचियाँ हताश नहीं हो सकतीं।',
        },
        c: {
          en: 'Compatible interests go well together and would bring talk.',
          hi: 'Compatible रुचियाँ आपस में मेल खाती हैं, तब बातें होतीं।',
        },
        d: {
          en: "Congenial means pleasant and suited to one's taste, which reverses the sense.",
          hi: 'Congenial का अर्थ है मन के अनुकूल, जिससे अर्थ उलट जाता है।',
        },
      },
    },
    {
      code: 'cgl-090',
      exams: ['ssc'],
      subject: 'english',
      topic: 'spelling',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: String.raw`Identify the **incorrectly** spelt word in the given sentence.

The lieutenant assured us that the surveillence would begin simultaneously at all three outposts, without any interference.`,
        hi: String.raw`दिए गए वाक्य में वह शब्द पहचानिए जिसकी वर्तनी **ग़लत** है।

The lieutenant assured us that the surveillence would begin simultaneously at all three outposts, without any interference.`,
      },
      options: [
        { id: 'a', content: { en: 'lieutenant', hi: 'lieutenant' } },
        { id: 'b', content: { en: 'simultaneously', hi: 'simultaneously' } },
        { id: 'c', content: { en: 'surveillence', hi: 'surveillence' } },
        { id: 'd', content: { en: 'interference', hi: 'interference' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The correct form is **surveillance**: it ends in "-ance", and the verb inside it is the French *veiller*, to watch, with "eill".

The trap is "interference", which stands beside it and does end in "-ence". The endings "-ance" and "-ence" sound the same, so they must be learnt word by word. "Lieutenant" can be remembered as lieu + tenant.`,
        hi: String.raw`सही वर्तनी **surveillance** है: अंत में "-ance" आता है, और बीच में "eill", जो फ़्रेंच क्रिया *veiller* (नज़र रखना) से है।

वाक्य में ही आए "interference" से भ्रम होता है, जिसका अंत सचमुच "-ence" से होता है। "-ance" और "-ence" का उच्चारण एक-सा है, इसलिए इन्हें शब्दों के साथ ही याद करना पड़ता है। "Lieutenant" को lieu + tenant से याद रखिए।`,
      },
      reasons: {
        a: { en: 'It is right: lieu + tenant.', hi: 'यह सही है: lieu + tenant।' },
        b: { en: 'It is right: "simultaneous" with "-ly".', hi: 'यह सही है: "simultaneous" में "-ly" जुड़ा है।' },
        c: { en: 'The ending is "-ance": surveillance.', hi: 'अंत में "-ance" होता है: surveillance।' },
        d: {
          en: 'It is right: "interfere" gives "interference", with "-ence".',
          hi: 'यह सही है: "interfere" से "interference" बनता है, "-ence" के साथ।',
        },
      },
    },
    {
      code: 'cgl-091',
      exams: ['ssc'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Sentences of a paragraph are given below in jumbled order. Select the option that arranges them in the correct order.

P. Yet when the reading is over, most listeners can recall only the first few and the last few.

Q. A long list of names, read aloud once, leaves an uneven mark on the mind.

R. A good speaker knows this, and never hides her strongest point in the middle.

S. Each of these is heard clearly, and for a moment each seems safe in the memory.`,
        hi: String.raw`एक अनुच्छेद के वाक्य नीचे अव्यवस्थित क्रम में दिए गए हैं। वह विकल्प चुनिए जो उन्हें सही क्रम में रखता है।

P. Yet when the reading is over, most listeners can recall only the first few and the last few.

Q. A long list of names, read aloud once, leaves an uneven mark on the mind.

R. A good speaker knows this, and never hides her strongest point in the middle.

S. Each of these is heard clearly, and for a moment each seems safe in the memory.`,
      },
      options: [
        { id: 'a', content: { en: 'QPSR', hi: 'QPSR' } },
        { id: 'b', content: { en: 'QSPR', hi: 'QSPR' } },
        { id: 'c', content: { en: 'SPQR', hi: 'SPQR' } },
        { id: 'd', content: { en: 'QSRP', hi: 'QSRP' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- **Q** opens: it brings in "a long list of names" and "read aloud".
- **S**: "each of **these**" must follow the names of Q at once.
- **P**: "**Yet**" sets what is forgotten against "seems safe in the memory" in S.
- **R**: "knows **this**" takes up the fact stated in P, and "in the middle" answers "the first few and the last few".

The order is **QSPR**. The trap is QPSR: there "these" would point to the few names that are recalled, and "Yet" would have nothing to oppose.`,
        hi: String.raw`- **Q** से आरंभ होगा: इसी में "a long list of names" और "read aloud" पहली बार आते हैं।
- **S**: "each of **these**" को Q के names के तुरंत बाद आना चाहिए।
- **P**: "**Yet**" भूल जाने की बात को S के "seems safe in the memory" के विरोध में रखता है।
- **R**: "knows **this**" P में बताई गई बात के लिए है, और "in the middle" का संबंध "the first few and the last few" से है।

सही क्रम **QSPR** है। QPSR से सावधान रहिए: उसमें "these" याद रह गए थोड़े-से नामों के लिए हो जाएगा, और "Yet" के लिए कोई विरोध नहीं बचेगा।`,
      },
      reasons: {
        a: {
          en: 'After P, "these" would mean the few names recalled, and "Yet" would oppose nothing.',
          hi: 'P के बाद "these" केवल याद रह गए नामों के लिए होगा, और "Yet" के लिए कोई विरोध नहीं होगा।',
        },
        b: {
          en: 'Every linking word (these, Yet, this) finds what it refers to just before it.',
          hi: 'जोड़ने वाला हर शब्द (these, Yet, this) ठीक पिछले वाक्य की बात से जुड़ता है।',
        },
        c: {
          en: 'S cannot open a paragraph, since "these" would stand for nothing.',
          hi: 'S से आरंभ नहीं हो सकता, क्योंकि तब "these" किसी के लिए नहीं होगा।',
        },
        d: {
          en: 'In R "this" would then mean that every name is remembered, which gives no reason to avoid the middle.',
          hi: 'तब R के "this" का अर्थ होगा कि हर नाम याद रह जाता है, जिससे बीच से बचने का कोई कारण नहीं मिलता।',
        },
      },
    },
    {
      code: 'cgl-092',
      exams: ['ssc'],
      subject: 'english',
      topic: 'one-word-substitution',
      difficulty: 'easy',
      targetSeconds: 15,
      stem: {
        en: String.raw`Select the option that can be used as a one-word substitute for the given group of words.

A person who studies or collects coins`,
        hi: String.raw`वह विकल्प चुनिए जिसका दिए गए शब्द-समूह के स्थान पर एक शब्द के रूप में प्रयोग किया जा सके।

A person who studies or collects coins`,
      },
      options: [
        { id: 'a', content: { en: 'Philatelist', hi: 'Philatelist' } },
        { id: 'b', content: { en: 'Lapidary', hi: 'Lapidary' } },
        { id: 'c', content: { en: 'Cartographer', hi: 'Cartographer' } },
        { id: 'd', content: { en: 'Numismatist', hi: 'Numismatist' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`One who studies or collects coins is a **Numismatist** (Latin *numisma*, coin).

The trap is the other great collector, the **philatelist**, who collects stamps. A **lapidary** cuts and polishes gems, and a **cartographer** draws maps.`,
        hi: String.raw`सिक्कों का अध्ययन या संग्रह करने वाला **Numismatist** है (लैटिन *numisma*, सिक्का)।

दूसरे प्रसिद्ध संग्राहक **philatelist** से भ्रम होता है, जो डाक टिकट जमा करता है। **Lapidary** रत्नों को काटता और चमकाता है, और **cartographer** नक़्शे बनाता है।`,
      },
      reasons: {
        a: { en: 'A philatelist collects postage stamps.', hi: 'Philatelist डाक टिकटों का संग्रह करता है।' },
        b: { en: 'A lapidary cuts and polishes precious stones.', hi: 'Lapidary रत्नों को काटता और चमकाता है।' },
        c: { en: 'A cartographer draws maps.', hi: 'Cartographer नक़्शे बनाता है।' },
        d: { en: 'Numismatics is the study of coins.', hi: 'Numismatics सिक्कों का अध्ययन है।' },
      },
    },
    {
      code: 'cgl-093',
      exams: ['ssc'],
      subject: 'english',
      topic: 'antonyms',
      difficulty: 'hard',
      targetSeconds: 25,
      stem: {
        en: String.raw`Select the most appropriate antonym of the given word.

**PERFUNCTORY**`,
        hi: String.raw`दिए गए शब्द का सबसे उपयुक्त विलोम चुनिए।

**PERFUNCTORY**`,
      },
      options: [
        { id: 'a', content: { en: 'Cursory', hi: 'Cursory' } },
        { id: 'b', content: { en: 'Functional', hi: 'Functional' } },
        { id: 'c', content: { en: 'Thorough', hi: 'Thorough' } },
        { id: 'd', content: { en: 'Obligatory', hi: 'Obligatory' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Perfunctory** means done as a mere duty, quickly and without care: *a perfunctory inspection*. The opposite is **Thorough**, done with care and in full.

"Cursory" (hasty) is the synonym. Two options are baits: "functional" catches those who see "function" in the word, and "obligatory" those who know only that a duty comes into it.`,
        hi: String.raw`**Perfunctory** का अर्थ है केवल रस्म निभाने के लिए, जल्दी में और बिना ध्यान के किया गया: *a perfunctory inspection*। इसका विलोम **Thorough** है, अर्थात् पूरी सावधानी से किया गया।

"Cursory" (सरसरी) पर्यायवाची है। दो विकल्प भ्रम में डालते हैं: "functional" उन्हें जो शब्द में "function" पढ़ लेते हैं, और "obligatory" उन्हें जिन्हें केवल इतना याद है कि अर्थ में कर्तव्य आता है।`,
      },
      reasons: {
        a: { en: 'Cursory means hasty and not thorough, a synonym.', hi: 'Cursory का अर्थ है सरसरी, जो पर्यायवाची है।' },
        b: {
          en: 'Functional means practical and working; only the root is alike.',
          hi: 'Functional का अर्थ है उपयोगी, काम करने वाला; केवल मूल शब्द मिलता है।',
        },
        c: {
          en: 'Thorough work is careful and complete, the opposite of perfunctory work.',
          hi: 'Thorough काम सावधानी से और पूरा किया जाता है, जो perfunctory का विलोम है।',
        },
        d: {
          en: 'Obligatory means that a thing must be done; it does not say how well.',
          hi: 'Obligatory का अर्थ है अनिवार्य; काम कैसा हुआ, यह उससे पता नहीं चलता।',
        },
      },
    },
    {
      code: 'cgl-094',
      exams: ['ssc'],
      subject: 'english',
      topic: 'idioms',
      difficulty: 'medium',
      targetSeconds: 25,
      stem: {
        en: String.raw`Select the most appropriate meaning of the idiom in bold in the given sentence.

They got the land back after eleven years in court, but Imsenla calls it a **Pyrrhic victory**.`,
        hi: String.raw`दिए गए वाक्य में मोटे अक्षरों वाले मुहावरे का सबसे उपयुक्त अर्थ चुनिए।

They got the land back after eleven years in court, but Imsenla calls it a **Pyrrhic victory**.`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'a success gained at too great a cost', hi: 'a success gained at too great a cost' },
        },
        { id: 'b', content: { en: 'a success gained by unfair means', hi: 'a success gained by unfair means' } },
        {
          id: 'c',
          content: {
            en: 'a success that luck alone had brought about',
            hi: 'a success that luck alone had brought about',
          },
        },
        { id: 'd', content: { en: 'a success that will not last long', hi: 'a success that will not last long' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`King Pyrrhus of Epirus beat the Romans, but lost so many men that another such victory would have ruined him. So a **Pyrrhic victory** is one **gained at too great a cost** to be worth having.

"But" and "eleven years" agree with this: the land was won, the price was too high. They do not speak of tricks, of luck or of losing the land again.`,
        hi: String.raw`एपिरस के राजा पिरस ने रोमनों को हराया, पर इतने सैनिक खोकर कि ऐसी एक और जीत उसे मिटा देती। इसलिए **Pyrrhic victory** वह जीत है जो **बहुत भारी क़ीमत चुकाकर** मिले।

"But" और "eleven years" इसी से मेल खाते हैं: ज़मीन मिली, पर क़ीमत बहुत अधिक थी। छल, संयोग या ज़मीन फिर छिन जाने की कोई बात नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The price of such a victory is greater than what is won.',
          hi: 'ऐसी जीत में जो मिलता है, उससे अधिक चला जाता है।',
        },
        b: {
          en: 'The idiom speaks of the price of a victory, not of the way it was won.',
          hi: 'मुहावरे में जीत की क़ीमत की बात है, जीतने के ढंग की नहीं।',
        },
        c: {
          en: 'That would be a fluke; eleven years in court are the reverse of luck.',
          hi: 'उसे fluke कहेंगे; ग्यारह वर्ष का मुक़दमा संयोग नहीं है।',
        },
        d: {
          en: 'That would be a short-lived victory; here the land stays won, at a ruinous price.',
          hi: 'वह अल्पकालिक जीत होती; यहाँ ज़मीन तो मिली ही, पर क़ीमत बहुत भारी थी।',
        },
      },
    },
    {
      code: 'cgl-095',
      exams: ['ssc'],
      subject: 'english',
      topic: 'sentence-improvement',
      difficulty: 'hard',
      targetSeconds: 35,
      stem: {
        en: String.raw`Select the most appropriate option to substitute the part in bold in the given sentence. If there is no need to substitute it, select 'No substitution required'.

**Were the reservoir to overflow**, at least three villages would have to be evacuated.`,
        hi: String.raw`दिए गए वाक्य के मोटे अक्षरों वाले भाग के स्थान पर आने वाला सबसे उपयुक्त विकल्प चुनिए। यदि बदलने की आवश्यकता न हो, तो 'No substitution required' चुनिए।

**Were the reservoir to overflow**, at least three villages would have to be evacuated.`,
      },
      options: [
        { id: 'a', content: { en: 'Should the reservoir to overflow', hi: 'Should the reservoir to overflow' } },
        { id: 'b', content: { en: 'If the reservoir will overflow', hi: 'If the reservoir will overflow' } },
        { id: 'c', content: { en: 'Were the reservoir overflow', hi: 'Were the reservoir overflow' } },
        { id: 'd', content: { en: 'No substitution required', hi: 'No substitution required' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`This is an unreal condition with "if" left out: *If the reservoir **were to overflow*** becomes **Were the reservoir to overflow**. The main clause has "would", as it should. **No substitution required**.

- After an inverted "should" comes the bare verb: *Should the reservoir overflow*.
- After "if" the condition does not take "will".
- After an inverted "were" the "to" cannot be dropped.

An unfamiliar form is not a wrong form: test each option against its rule.`,
        hi: String.raw`यह काल्पनिक शर्त है जिसमें "if" छोड़ दिया गया है: *If the reservoir **were to overflow*** का रूप **Were the reservoir to overflow** हो जाता है। मुख्य उपवाक्य में "would" भी सही है। अतः **No substitution required**।

- आरंभ में आए "should" के बाद बिना "to" की क्रिया आती है: *Should the reservoir overflow*।
- "If" वाले उपवाक्य में शर्त के लिए "will" नहीं आता।
- आरंभ में आए "were" के बाद "to" नहीं छोड़ा जा सकता।

कोई रूप अपरिचित लगे, तो इतने से वह ग़लत नहीं हो जाता: हर विकल्प को उसके नियम पर परखिए।`,
      },
      reasons: {
        a: {
          en: '"Should" takes the verb without "to": should the reservoir overflow.',
          hi: '"Should" के बाद बिना "to" की क्रिया आती है: should the reservoir overflow।',
        },
        b: {
          en: 'A condition after "if" does not take "will", least of all with "would" in the main clause.',
          hi: '"If" के बाद शर्त में "will" नहीं आता, और मुख्य उपवाक्य में "would" हो तब तो बिल्कुल नहीं।',
        },
        c: {
          en: 'It drops the "to" that "were" needs before "overflow".',
          hi: 'इसमें वह "to" छूट गया है जो "were" के साथ "overflow" से पहले चाहिए।',
        },
        d: {
          en: 'The inverted form of "If the reservoir were to overflow" is correct as it stands.',
          hi: '"If the reservoir were to overflow" का यह उलटा क्रम ज्यों का त्यों सही है।',
        },
      },
    },
    {
      code: 'cgl-096',
      exams: ['ssc'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 40,
      passage: 'cgl-p4',
      stem: {
        en: 'Select the most appropriate option to fill in blank **(1)** in the passage.',
        hi: 'गद्यांश के रिक्त स्थान **(1)** को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।',
      },
      options: [
        { id: 'a', content: { en: 'visual', hi: 'visual' } },
        { id: 'b', content: { en: 'vivid', hi: 'vivid' } },
        { id: 'c', content: { en: 'visible', hi: 'visible' } },
        { id: 'd', content: { en: 'visionary', hi: 'visionary' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`What the eye can see is **visible**, and "visible **to** the naked eye" is the fixed phrase.

The four words look alike, but "visual" means "of sight" (visual aids), "vivid" means bright or lifelike, and "visionary" means with great ideas for the future.`,
        hi: String.raw`जो आँख से दिखाई दे वह **visible** है, और "visible **to** the naked eye" एक प्रचलित प्रयोग है।

चारों शब्द रूप में मिलते-जुलते हैं, पर "visual" का अर्थ है दृष्टि संबंधी (visual aids), "vivid" का अर्थ है चटकीला या सजीव, और "visionary" का अर्थ है दूरदर्शी।`,
      },
      reasons: {
        a: {
          en: '"Visual" means connected with sight; it is not followed by "to the eye".',
          hi: '"Visual" का अर्थ है दृष्टि संबंधी; इसके बाद "to the eye" नहीं आता।',
        },
        b: {
          en: '"Vivid" means bright or clear, as a colour or a memory.',
          hi: '"Vivid" का अर्थ है चटकीला या स्पष्ट, जैसे रंग या स्मृति।',
        },
        c: {
          en: '"Visible to the naked eye" means that it can be seen without an instrument.',
          hi: '"Visible to the naked eye" का अर्थ है बिना यंत्र के दिखाई देने वाला।',
        },
        d: {
          en: '"Visionary" is said of people or plans, not of stars.',
          hi: '"Visionary" लोगों या योजनाओं के लिए आता है, तारों के लिए नहीं।',
        },
      },
    },
    {
      code: 'cgl-097',
      exams: ['ssc'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 20,
      passage: 'cgl-p4',
      stem: {
        en: 'Select the most appropriate option to fill in blank **(2)** in the passage.',
        hi: 'गद्यांश के रिक्त स्थान **(2)** को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।',
      },
      options: [
        { id: 'a', content: { en: 'covered', hi: 'covered' } },
        { id: 'b', content: { en: 'covering', hi: 'covering' } },
        { id: 'c', content: { en: 'covers', hi: 'covers' } },
        { id: 'd', content: { en: 'having covered', hi: 'having covered' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The clause already has its verb, "scatter". What follows the comma is the **result** of the scattering, happening together with it, and that takes the present participle: scatter it, **covering** the sky.

"Covers" would be a second finite verb with no "and" and the wrong number (dust and moisture *cover*).`,
        hi: String.raw`उपवाक्य में क्रिया "scatter" पहले से है। अल्पविराम के बाद उसी के साथ होने वाला **परिणाम** बताया गया है, जिसके लिए present participle आता है: scatter it, **covering** the sky।

"Covers" दूसरी मुख्य क्रिया बन जाता, जिसके पहले "and" भी नहीं है और जिसका वचन भी ग़लत है (dust and moisture *cover*)।`,
      },
      reasons: {
        a: {
          en: 'As a participle it cannot take the object "the sky", and as a second verb it breaks the present tense.',
          hi: 'Participle के रूप में इसके बाद कर्म "the sky" नहीं आ सकता, और क्रिया मानें तो वर्तमान काल टूटता है।',
        },
        b: {
          en: 'The -ing form gives the result that goes with "scatter".',
          hi: '-ing रूप "scatter" के साथ होने वाला परिणाम बताता है।',
        },
        c: {
          en: 'A second finite verb needs "and", and the plural subject needs "cover".',
          hi: 'दूसरी मुख्य क्रिया के लिए "and" चाहिए, और बहुवचन कर्ता के साथ "cover"।',
        },
        d: {
          en: '"Having covered" would put the covering before the scattering.',
          hi: '"Having covered" से लगेगा कि ढकना पहले हुआ और बिखरना बाद में।',
        },
      },
    },
    {
      code: 'cgl-098',
      exams: ['ssc'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'medium',
      targetSeconds: 20,
      passage: 'cgl-p4',
      stem: {
        en: 'Select the most appropriate option to fill in blank **(3)** in the passage.',
        hi: 'गद्यांश के रिक्त स्थान **(3)** को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।',
      },
      options: [
        { id: 'a', content: { en: 'alone', hi: 'alone' } },
        { id: 'b', content: { en: 'lonely', hi: 'lonely' } },
        { id: 'c', content: { en: 'lone', hi: 'lone' } },
        { id: 'd', content: { en: 'aside', hi: 'aside' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The next sentence names birds, insects and people, so the sense is "not **only** by astronomers". After a noun, **alone** means "only": *not by astronomers alone*.

"Lone" has the same root but stands only **before** a noun (a lone tree), and "lonely" tells of a feeling.`,
        hi: String.raw`अगले वाक्य में पक्षियों, कीटों और लोगों की बात है, इसलिए भाव है "**केवल** खगोलविदों को ही नहीं"। संज्ञा के बाद **alone** का अर्थ "केवल" होता है: *not by astronomers alone*।

"Lone" उसी मूल का है, पर वह संज्ञा से **पहले** ही आता है (a lone tree), और "lonely" एक भावना बताता है।`,
      },
      reasons: {
        a: {
          en: 'After a noun, "alone" means "and no one else".',
          hi: 'संज्ञा के बाद "alone" का अर्थ है केवल वही, और कोई नहीं।',
        },
        b: { en: '"Lonely" means sad for want of company.', hi: '"Lonely" का अर्थ है साथी न होने से उदास।' },
        c: { en: '"Lone" cannot follow its noun: a lone tree.', hi: '"Lone" संज्ञा के बाद नहीं आ सकता: a lone tree।' },
        d: {
          en: '"Aside" would need "from" or "leaving" to mean "except".',
          hi: '"छोड़कर" के अर्थ के लिए "aside" के साथ "from" या "leaving" चाहिए।',
        },
      },
    },
    {
      code: 'cgl-099',
      exams: ['ssc'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'hard',
      targetSeconds: 30,
      passage: 'cgl-p4',
      stem: {
        en: 'Select the most appropriate option to fill in blank **(4)** in the passage.',
        hi: 'गद्यांश के रिक्त स्थान **(4)** को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।',
      },
      options: [
        { id: 'a', content: { en: 'however', hi: 'however' } },
        { id: 'b', content: { en: 'although', hi: 'although' } },
        { id: 'c', content: { en: 'despite', hi: 'despite' } },
        { id: 'd', content: { en: 'as', hi: 'as' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The adjective "serious" has been moved to the front of its clause: *though this pollution is serious* becomes *serious **as** this pollution is*. In this order only **as** or "though" can follow the adjective.

All four words express a contrast, so the sense does not decide; the place of each word does:

- **however** stands before the adjective: *however serious it is*
- **although** opens the clause: *although it is serious*
- **despite** takes a noun or an -ing form: *despite being serious*`,
        hi: String.raw`विशेषण "serious" को उपवाक्य के आरंभ में लाया गया है: *though this pollution is serious* का रूप *serious **as** this pollution is* हो जाता है। इस क्रम में विशेषण के बाद केवल **as** या "though" आ सकता है।

चारों शब्द विरोध दिखाते हैं, इसलिए केवल अर्थ से उत्तर नहीं मिलता; देखना होगा कि कौन-सा शब्द कहाँ आता है:

- **however** विशेषण से पहले आता है: *however serious it is*
- **although** उपवाक्य के आरंभ में आता है: *although it is serious*
- **despite** के बाद संज्ञा या -ing रूप आता है: *despite being serious*`,
      },
      reasons: {
        a: {
          en: '"However" would have to come before the adjective: however serious it is.',
          hi: '"However" विशेषण से पहले आता: however serious it is।',
        },
        b: {
          en: '"Although" has to open its clause; it cannot follow a fronted adjective.',
          hi: '"Although" उपवाक्य के आरंभ में आता है, आगे लाए गए विशेषण के बाद नहीं।',
        },
        c: {
          en: '"Despite" takes a noun or an -ing form, and here a clause with "is" follows.',
          hi: '"Despite" के बाद संज्ञा या -ing रूप आता है, जबकि यहाँ "is" वाला उपवाक्य है।',
        },
        d: {
          en: '"Serious as it is" means "though it is serious".',
          hi: '"Serious as it is" का अर्थ है "though it is serious" (गंभीर होते हुए भी)।',
        },
      },
    },
    {
      code: 'cgl-100',
      exams: ['ssc'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'medium',
      targetSeconds: 30,
      passage: 'cgl-p4',
      stem: {
        en: 'Select the most appropriate option to fill in blank **(5)** in the passage.',
        hi: 'गद्यांश के रिक्त स्थान **(5)** को भरने के लिए सबसे उपयुक्त विकल्प चुनिए।',
      },
      options: [
        { id: 'a', content: { en: 'complacency', hi: 'complacency' } },
        { id: 'b', content: { en: 'diffidence', hi: 'diffidence' } },
        { id: 'c', content: { en: 'candour', hi: 'candour' } },
        { id: 'd', content: { en: 'rancour', hi: 'rancour' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The author names what **is** needed in order to admit a mistake, so the noun must be a quality that makes one speak the truth: **candour**, that is, openness and honesty.

"Rancour" looks alike but means lasting bitterness. "Complacency" (being too content with oneself) and "diffidence" (lack of confidence) both keep people from admitting anything.`,
        hi: String.raw`लेखक बता रहा है कि भूल मानने के लिए किस बात की **आवश्यकता है**, इसलिए संज्ञा ऐसे गुण की होगी जिससे मनुष्य सच कहे: **candour**, अर्थात् खुलापन और स्पष्टवादिता।

"Rancour" दिखने में मिलता है, पर उसका अर्थ है मन में बैठी कटुता। "Complacency" (आत्मसंतोष) और "diffidence" (आत्मविश्वास की कमी) तो भूल मानने से रोकते हैं।`,
      },
      reasons: {
        a: {
          en: 'Complacency is being too pleased with things as they are; it hinders the admission.',
          hi: 'Complacency का अर्थ है आत्मसंतोष; वह तो भूल मानने से रोकता है।',
        },
        b: {
          en: 'Diffidence is lack of confidence, which makes one silent.',
          hi: 'Diffidence का अर्थ है आत्मविश्वास की कमी, जिससे मनुष्य चुप रह जाता है।',
        },
        c: {
          en: 'Candour is the honesty that lets one admit a mistake openly.',
          hi: 'Candour वह खरापन है जिससे व्यक्ति भूल खुलकर मान लेता है।',
        },
        d: {
          en: 'Rancour is long-felt bitterness; only its ending is like "candour".',
          hi: 'Rancour का अर्थ है पुरानी कटुता; केवल शब्द का अंत "candour" से मिलता है।',
        },
      },
    },
  ],
}
