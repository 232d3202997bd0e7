import type { PaperSection } from '../paper.ts'

export const english: PaperSection = {
  presetSectionId: 'english',
  passages: [
    {
      code: 'po-e1',
      kind: 'reading',
      title: { en: 'Reading passage: The price of a free return', hi: 'पठन गद्यांश: The price of a free return' },
      content: {
        en: String.raw`Read the passage carefully and answer the questions that follow. Some words are given in bold to help you find them.

When online retailers began to promise that anything bought could be sent back at no charge, the promise was meant to solve a single problem: nobody likes to pay for a shirt that cannot be tried on. It worked. Shoppers who would once have paused over a size or a shade now ordered without a second thought, and sellers who refused to match the offer saw their customers drift to those who did. What had been an inducement soon became an entitlement.

The trouble is that a free return is free only to the person who makes it. A parcel that comes back has to be collected, opened, inspected, cleaned, repacked and, in many cases, marked down, for a kurta returned after the festival is no longer worth what it was before. Handling a returned garment often costs more than delivering it did. Some sellers, having done the sums, refund the money and tell the buyer to keep the article; others quietly destroy what comes back, since that is cheaper than restoring it to the shelf. None of this appears on any bill. It is folded into the price of everything on sale, so that the customer who chooses with care pays, without knowing it, for the one who orders four sizes and keeps one.

It would be unfair to blame buyers alone. Many returns begin with the seller: a photograph taken in flattering light, a size chart borrowed from another brand. A retailer who sees returns as a fault in the customer will look for ways to punish; one who sees them as information will look for ways to describe goods better. The second has more to gain. One maker of footwear found that nearly half its returns came from just six models, all of them cut narrower than the label suggested. A single line on the product page, advising those in doubt to choose the larger size, brought returns down by a third. The fee it had tried a year earlier had brought down returns and sales together.

Those who want every return to be charged for should weigh that experience. A fee does restrain the careless, but it falls equally on the buyer who was misled, and it brings back the very hesitation that the free return had **banished**. A more **discerning** policy would reserve charges for those who return goods out of habit, exempt faults of the seller's own making, and offer a small reward, such as store credit, to those who keep what they order. Convenience is a good servant of commerce. But when its cost is hidden from those who cause it and borne by those who do not, it ceases to be a service and becomes a subsidy, one to which nobody agreed and which the most careful pay.`,
        hi: String.raw`गद्यांश को ध्यान से पढ़िए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए। कुछ शब्द मोटे अक्षरों में दिए गए हैं, ताकि आप उन्हें आसानी से खोज सकें।

When online retailers began to promise that anything bought could be sent back at no charge, the promise was meant to solve a single problem: nobody likes to pay for a shirt that cannot be tried on. It worked. Shoppers who would once have paused over a size or a shade now ordered without a second thought, and sellers who refused to match the offer saw their customers drift to those who did. What had been an inducement soon became an entitlement.

The trouble is that a free return is free only to the person who makes it. A parcel that comes back has to be collected, opened, inspected, cleaned, repacked and, in many cases, marked down, for a kurta returned after the festival is no longer worth what it was before. Handling a returned garment often costs more than delivering it did. Some sellers, having done the sums, refund the money and tell the buyer to keep the article; others quietly destroy what comes back, since that is cheaper than restoring it to the shelf. None of this appears on any bill. It is folded into the price of everything on sale, so that the customer who chooses with care pays, without knowing it, for the one who orders four sizes and keeps one.

It would be unfair to blame buyers alone. Many returns begin with the seller: a photograph taken in flattering light, a size chart borrowed from another brand. A retailer who sees returns as a fault in the customer will look for ways to punish; one who sees them as information will look for ways to describe goods better. The second has more to gain. One maker of footwear found that nearly half its returns came from just six models, all of them cut narrower than the label suggested. A single line on the product page, advising those in doubt to choose the larger size, brought returns down by a third. The fee it had tried a year earlier had brought down returns and sales together.

Those who want every return to be charged for should weigh that experience. A fee does restrain the careless, but it falls equally on the buyer who was misled, and it brings back the very hesitation that the free return had **banished**. A more **discerning** policy would reserve charges for those who return goods out of habit, exempt faults of the seller's own making, and offer a small reward, such as store credit, to those who keep what they order. Convenience is a good servant of commerce. But when its cost is hidden from those who cause it and borne by those who do not, it ceases to be a service and becomes a subsidy, one to which nobody agreed and which the most careful pay.`,
      },
    },
    {
      code: 'po-e2',
      kind: 'reading',
      title: { en: 'Para jumble: Insurance by the rain gauge', hi: 'वाक्यों का क्रम: Insurance by the rain gauge' },
      content: {
        en: String.raw`The six sentences P, Q, R, S, T and U are given in jumbled order. Arrange them to form a meaningful paragraph and answer the questions that follow.

P. If the rain recorded at a nearby station falls below a fixed level, every policyholder in the area is paid at once, with no questions asked.

Q. A farmer who insures a crop in the ordinary way must prove, field by field, how much of it has been lost.

R. One farmer may thus lose everything and receive nothing, while another is paid for a harvest that has been safely brought home.

S. Since an inspector has to verify each such claim, the cost of settling it may well exceed the sum at stake.

T. The arrangement is quick and cheap, but it has a weakness: what is recorded at the station is not always what happens in the field.

U. To escape this expense, some insurers now pay not for the loss itself but for the weather that is likely to have caused it.`,
        hi: String.raw`छह वाक्य P, Q, R, S, T और U अव्यवस्थित क्रम में दिए गए हैं। उन्हें सही क्रम में रखकर एक सार्थक अनुच्छेद बनाइए और उसके बाद दिए गए प्रश्नों के उत्तर दीजिए।

P. If the rain recorded at a nearby station falls below a fixed level, every policyholder in the area is paid at once, with no questions asked.

Q. A farmer who insures a crop in the ordinary way must prove, field by field, how much of it has been lost.

R. One farmer may thus lose everything and receive nothing, while another is paid for a harvest that has been safely brought home.

S. Since an inspector has to verify each such claim, the cost of settling it may well exceed the sum at stake.

T. The arrangement is quick and cheap, but it has a weakness: what is recorded at the station is not always what happens in the field.

U. To escape this expense, some insurers now pay not for the loss itself but for the weather that is likely to have caused it.`,
      },
    },
    {
      code: 'po-e3',
      kind: 'reading',
      title: { en: 'Cloze test: Small change', hi: 'क्लोज़ टेस्ट: Small change' },
      content: {
        en: String.raw`In the following passage, five words have been left out. Choose the word that fits each numbered blank most suitably.

Anyone who has run a tea stall knows that the hardest thing to **(1)** ______ is not the price of milk but the shortage of small change. A customer who offers a five-hundred-rupee note for a ten-rupee cup puts the seller in a difficult position: he must either turn the customer **(2)** ______ or hand over toffees in place of coins. When payment by phone arrived, it was therefore sellers like these, rather than the large shops with their card machines, who took to it most **(3)** ______. The exact sum could be received in seconds, and there was nothing left over to be counted, **(4)** ______ or stolen. Yet cash has not disappeared. On days when the network fails, the old tin box is brought out again, and the seller is reminded that a convenience can be trusted only as far as the system that **(5)** ______ it.`,
        hi: String.raw`निम्नलिखित गद्यांश में पाँच शब्द छोड़ दिए गए हैं। प्रत्येक क्रमांकित रिक्त स्थान के लिए सबसे उपयुक्त शब्द चुनिए।

Anyone who has run a tea stall knows that the hardest thing to **(1)** ______ is not the price of milk but the shortage of small change. A customer who offers a five-hundred-rupee note for a ten-rupee cup puts the seller in a difficult position: he must either turn the customer **(2)** ______ or hand over toffees in place of coins. When payment by phone arrived, it was therefore sellers like these, rather than the large shops with their card machines, who took to it most **(3)** ______. The exact sum could be received in seconds, and there was nothing left over to be counted, **(4)** ______ or stolen. Yet cash has not disappeared. On days when the network fails, the old tin box is brought out again, and the seller is reminded that a convenience can be trusted only as far as the system that **(5)** ______ it.`,
      },
    },
  ],
  questions: [
    {
      code: 'po-001',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 96,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

What does the author mean by saying, "What had been an inducement soon became an entitlement"?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

What does the author mean by saying, "What had been an inducement soon became an entitlement"?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Sellers began to keep for loyal customers a benefit that had once been open to all.',
            hi: 'Sellers began to keep for loyal customers a benefit that had once been open to all.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Shoppers began to take as their due what had first been offered to attract them.',
            hi: 'Shoppers began to take as their due what had first been offered to attract them.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Shoppers began to care more for a low price than for the right to return goods.',
            hi: 'Shoppers began to care more for a low price than for the right to return goods.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Sellers were obliged by law to accept whatever a dissatisfied shopper sent back.',
            hi: 'Sellers were obliged by law to accept whatever a dissatisfied shopper sent back.',
          },
        },
        {
          id: 'e',
          content: {
            en: 'Sellers withdrew the offer as soon as it had drawn enough shoppers to them.',
            hi: 'Sellers withdrew the offer as soon as it had drawn enough shoppers to them.',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`An **inducement** is something held out to attract a person; an **entitlement** is something one has a right to. The sentence just before gives the reason: a seller who did not make the offer lost his customers. So the attraction turned into something every shopper **expected as a matter of right**.

The trap is the word "entitlement": here it is a right in the shopper's mind, not one given by a law, for the passage names no law.`,
        hi: String.raw`**Inducement** का अर्थ है ग्राहक को आकर्षित करने के लिए दिया गया प्रलोभन, और **entitlement** का अर्थ है वह चीज़ जिसे कोई अपना अधिकार समझे। इससे ठीक पहले का वाक्य कारण बताता है: जो विक्रेता यह सुविधा नहीं देता था, उसके ग्राहक दूसरों के पास चले जाते थे। इस तरह जो पहले आकर्षण था, उसे हर ग्राहक **अपना हक़** मानने लगा।

"Entitlement" शब्द में धोखा हो सकता है: यहाँ यह अधिकार ग्राहक की सोच में है, किसी क़ानून का दिया हुआ नहीं, क्योंकि गद्यांश में किसी क़ानून की बात नहीं है।`,
      },
      reasons: {
        a: {
          en: 'The passage says nothing of loyal customers; the offer became more common, not rarer.',
          hi: 'गद्यांश में पुराने ग्राहकों की कोई बात नहीं है; यह सुविधा घटी नहीं, बल्कि आम हो गई।',
        },
        b: {
          en: 'It turns both words into plain English: offered to attract, then taken as a right.',
          hi: 'यह दोनों शब्दों का सीधा अर्थ देता है: पहले आकर्षण के लिए दी गई, फिर अधिकार मान ली गई।',
        },
        c: {
          en: 'The passage does not compare a low price with the right to return goods.',
          hi: 'गद्यांश में कम दाम और सामान लौटाने के अधिकार की तुलना नहीं की गई है।',
        },
        d: {
          en: 'It takes "entitlement" for a legal right, but it was competition that pressed the sellers.',
          hi: 'इसमें "entitlement" को क़ानूनी अधिकार मान लिया गया है, जबकि विक्रेताओं पर दबाव प्रतिस्पर्धा का था।',
        },
        e: {
          en: 'The offer spread because sellers who refused it lost customers; it was not withdrawn.',
          hi: 'सुविधा वापस नहीं ली गई, बल्कि फैली, क्योंकि जो विक्रेता इसे नहीं देते थे, वे ग्राहक खो रहे थे।',
        },
      },
    },
    {
      code: 'po-002',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 50,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Why does the author, in the last sentence of the passage, call the convenience of free returns a "subsidy"?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Why does the author, in the last sentence of the passage, call the convenience of free returns a "subsidy"?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Because the State repays sellers a part of what they spend on handling returned goods',
            hi: 'Because the State repays sellers a part of what they spend on handling returned goods',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Because sellers meet the expense out of their own profits without telling their buyers',
            hi: 'Because sellers meet the expense out of their own profits without telling their buyers',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Because delivery firms carry returned parcels for less than they charge for new ones',
            hi: 'Because delivery firms carry returned parcels for less than they charge for new ones',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Because buyers who keep what they order help, unasked, to pay for those who do not',
            hi: 'Because buyers who keep what they order help, unasked, to pay for those who do not',
          },
        },
        {
          id: 'e',
          content: {
            en: 'Because buyers who send goods back are refunded more money than they had first paid',
            hi: 'Because buyers who send goods back are refunded more money than they had first paid',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A subsidy is money from some that makes a thing cheap for others. Look for **who pays** in the passage: the cost is "folded into the price of everything on sale", so that "the customer who chooses with care pays, without knowing it" for the other. The last sentence repeats it: "borne by those who do not [cause it]".

The trap is the option about profits. The cost is hidden, but it is passed on in prices and not borne by the seller.`,
        hi: String.raw`Subsidy वह राशि है जो कुछ लोग देते हैं और जिससे दूसरों को कोई चीज़ सस्ती मिलती है। गद्यांश में देखिए कि **ख़र्च कौन उठाता है**: लागत "folded into the price of everything on sale" है, इसलिए सोच-समझकर चुनने वाला ग्राहक अनजाने में दूसरे का ख़र्च भी देता है। अंतिम वाक्य यही दोहराता है: "borne by those who do not"।

लाभ वाला विकल्प भ्रामक है। लागत छिपी अवश्य है, पर वह क़ीमतों में जोड़ दी जाती है, विक्रेता उसे ख़ुद नहीं उठाता।`,
      },
      reasons: {
        a: {
          en: 'It takes the word in its commonest sense, but the passage never mentions the State.',
          hi: 'इसमें शब्द का सबसे प्रचलित अर्थ ले लिया गया है, पर गद्यांश में सरकार की कोई बात नहीं है।',
        },
        b: {
          en: 'The expense goes into the price of everything on sale, not into lower profits.',
          hi: 'ख़र्च सभी वस्तुओं की क़ीमत में जोड़ा जाता है, विक्रेता के लाभ से नहीं दिया जाता।',
        },
        c: {
          en: 'The passage compares the costs of handling and delivering, not the rates of delivery firms.',
          hi: 'गद्यांश में सामान वापस लेने और भेजने की लागत की तुलना है, डिलीवरी कंपनियों की दरों की नहीं।',
        },
        d: {
          en: 'The careful customer pays "without knowing it" for the one who returns goods.',
          hi: 'सावधान ग्राहक अनजाने में उस ग्राहक का ख़र्च उठाता है जो सामान लौटाता है।',
        },
        e: {
          en: 'Sellers refund the money paid; no one is said to receive more than that.',
          hi: 'विक्रेता चुकाई गई राशि लौटाते हैं; उससे अधिक देने की बात कहीं नहीं है।',
        },
      },
    },
    {
      code: 'po-003',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 74,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Which of the following can be inferred from the example of the maker of footwear?

I. Nearly half of the models that it sold were cut narrower than the label suggested.

II. The fee that it had tried led people to buy less of its footwear.

III. Even after the line was added, its returns stayed above half of what they had been.`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following can be inferred from the example of the maker of footwear?

I. Nearly half of the models that it sold were cut narrower than the label suggested.

II. The fee that it had tried led people to buy less of its footwear.

III. Even after the line was added, its returns stayed above half of what they had been.`,
      },
      options: [
        { id: 'a', content: { en: 'Only II', hi: 'Only II' } },
        { id: 'b', content: { en: 'Only I and II', hi: 'Only I and II' } },
        { id: 'c', content: { en: 'Only III', hi: 'Only III' } },
        { id: 'd', content: { en: 'Only II and III', hi: 'Only II and III' } },
        { id: 'e', content: { en: 'I, II and III', hi: 'I, II and III' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Test each statement against the exact words.

- **I:** "nearly half its **returns** came from just six models". The half is of returns, not of models; how many models it sells we are not told. It cannot be inferred.
- **II:** the fee "brought down returns **and sales** together", so people bought less. It can be inferred.
- **III:** the line "brought returns down **by** a third", not **to** a third. Two thirds remained, which is more than half. It can be inferred.

Hence **Only II and III**. The trap in I is a share that has been moved from one whole to another; in III it is "by" read as "to".`,
        hi: String.raw`हर कथन को गद्यांश के शब्दों से मिलाइए।

- **I:** "nearly half its **returns** came from just six models"। आधा भाग returns का है, models का नहीं; कुल कितने models हैं, यह नहीं बताया गया। निष्कर्ष नहीं निकलता।
- **II:** शुल्क से "returns **and sales** together" घटे, अर्थात् लोगों ने कम ख़रीदा। निष्कर्ष निकलता है।
- **III:** नई पंक्ति से returns "**by** a third" घटे, "**to** a third" नहीं। दो-तिहाई returns बचे रहे, जो आधे से अधिक हैं। निष्कर्ष निकलता है।

अतः **Only II and III**। कथन I में एक राशि का अंश दूसरी राशि पर लगा दिया गया है; कथन III में "by" को "to" पढ़ लेने से ग़लती होती है।`,
      },
      reasons: {
        a: {
          en: 'III follows too: a fall by a third leaves two thirds, which is more than half.',
          hi: 'III भी निकलता है: एक-तिहाई की कमी के बाद दो-तिहाई बचता है, जो आधे से अधिक है।',
        },
        b: {
          en: 'I mixes up half of the returns with half of the models, and III is left out.',
          hi: 'I में returns के आधे भाग को models का आधा भाग समझ लिया गया है, और III छूट गया है।',
        },
        c: {
          en: 'II follows too, because sales fell along with returns.',
          hi: 'II भी निकलता है, क्योंकि returns के साथ बिक्री भी घटी।',
        },
        d: {
          en: 'II follows from the fall in sales and III from the two thirds of returns that remained.',
          hi: 'II बिक्री में गिरावट से और III बचे हुए दो-तिहाई returns से निकलता है।',
        },
        e: {
          en: 'II and III follow, but nothing is said of the share of narrow models among all models.',
          hi: 'II और III निकलते हैं, पर कुल models में सँकरे models का अंश नहीं बताया गया है।',
        },
      },
    },
    {
      code: 'po-004',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 58,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Which of the following statements is **NOT** true according to the passage?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following statements is **NOT** true according to the passage?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'A garment may cost more to take back than it had cost to send out.',
            hi: 'A garment may cost more to take back than it had cost to send out.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Some of the goods that buyers send back are never put on sale again.',
            hi: 'Some of the goods that buyers send back are never put on sale again.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'A part of the worth of an article may be lost while it is with a buyer.',
            hi: 'A part of the worth of an article may be lost while it is with a buyer.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Some sellers give back the money without asking for the article.',
            hi: 'Some sellers give back the money without asking for the article.',
          },
        },
        {
          id: 'e',
          content: {
            en: 'A charge on returns troubles none but those buyers who are careless.',
            hi: 'A charge on returns troubles none but those buyers who are careless.',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Four statements can be matched with a line; the one that clashes with a line is the answer.

- never on sale again: some sellers "quietly destroy what comes back";
- worth lost: "a kurta returned after the festival is no longer worth what it was before";
- money without the article: they "tell the buyer to keep the article";
- taking back costs more: "often costs more than delivering it did".

A charge, however, "falls **equally** on the buyer who was misled". So it is not true that it troubles only the careless.`,
        hi: String.raw`चार कथन गद्यांश की किसी पंक्ति से मेल खाते हैं; जो टकराता है, वही उत्तर है।

- दोबारा बिक्री नहीं: कुछ विक्रेता "quietly destroy what comes back";
- मूल्य घटना: "a kurta returned after the festival is no longer worth what it was before";
- सामान लिए बिना पैसा: "tell the buyer to keep the article";
- वापस लेना महँगा: "often costs more than delivering it did"।

पर शुल्क "falls **equally** on the buyer who was misled", अर्थात् वह उस ग्राहक पर भी पड़ता है जिसे भ्रम में डाला गया। अतः यह सच नहीं है कि शुल्क से केवल लापरवाह ग्राहकों को परेशानी होती है।`,
      },
      reasons: {
        a: {
          en: 'It is true: handling a returned garment often costs more than delivering it.',
          hi: 'यह सच है: लौटे हुए कपड़े को सँभालने का ख़र्च अक्सर उसे भेजने के ख़र्च से अधिक होता है।',
        },
        b: {
          en: 'It is true: some sellers destroy what comes back.',
          hi: 'यह सच है: कुछ विक्रेता लौटा हुआ सामान नष्ट कर देते हैं।',
        },
        c: {
          en: 'It is true: the kurta is worth less once the festival is over.',
          hi: 'यह सच है: त्योहार बीतने पर कुर्ते का मूल्य घट जाता है।',
        },
        d: {
          en: 'It is true: such sellers tell the buyer to keep the article.',
          hi: 'यह सच है: ऐसे विक्रेता ग्राहक से सामान रख लेने को कहते हैं।',
        },
        e: {
          en: 'It is not true: a fee "falls equally on the buyer who was misled".',
          hi: 'यह सच नहीं है: शुल्क भ्रम में डाले गए ग्राहक पर भी उतना ही पड़ता है।',
        },
      },
    },
    {
      code: 'po-005',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'hard',
      targetSeconds: 58,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Which of the following, if true, would most **weaken** the claim that careful buyers pay for the returns of others?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following, if true, would most **weaken** the claim that careful buyers pay for the returns of others?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Sellers seldom tell their buyers how much it costs them to handle a returned parcel.',
            hi: 'Sellers seldom tell their buyers how much it costs them to handle a returned parcel.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Buyers who choose with care prefer sellers who take goods back without a charge.',
            hi: 'Buyers who choose with care prefer sellers who take goods back without a charge.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'The cost of collecting a returned parcel has risen faster than that of delivering one.',
            hi: 'The cost of collecting a returned parcel has risen faster than that of delivering one.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Buyers who order several sizes at a time know that returned goods lose a part of their worth.',
            hi: 'Buyers who order several sizes at a time know that returned goods lose a part of their worth.',
          },
        },
        {
          id: 'e',
          content: {
            en: "Sellers add to the price each buyer is shown only the cost of that buyer's own past returns.",
            hi: "Sellers add to the price each buyer is shown only the cost of that buyer's own past returns.",
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`First find what the claim **rests on**: the cost of returns is "folded into the price of everything on sale", so that all buyers share it. To weaken the claim, break this link.

If each buyer's price holds only the cost of that buyer's **own** returns, a careful buyer pays for nobody else, and the claim falls.

The others leave the sharing untouched. A higher or a hidden cost even supports the author. Do not choose an option only because it agrees with the passage: the question asks for the opposite.`,
        hi: String.raw`पहले देखिए कि दावा किस बात पर **टिका है**: returns की लागत "folded into the price of everything on sale" है, इसलिए उसे सभी ग्राहक मिलकर चुकाते हैं। दावे को कमज़ोर करने के लिए यही कड़ी तोड़नी होगी।

यदि हर ग्राहक को दिखाई गई क़ीमत में केवल उसके **अपने** returns की लागत जुड़ी हो, तो सावधान ग्राहक किसी और का ख़र्च नहीं देगा और दावा गिर जाएगा।

शेष विकल्पों से लागत का यह बँटवारा नहीं बदलता। लागत का अधिक होना या छिपा होना तो लेखक की बात को बल देता है। किसी विकल्प को केवल इसलिए न चुनें कि वह गद्यांश से मेल खाता है: प्रश्न उलटी बात पूछता है।`,
      },
      reasons: {
        a: {
          en: 'That the cost is kept hidden supports the claim rather than weakening it.',
          hi: 'लागत का छिपा रहना दावे को कमज़ोर नहीं करता, बल्कि उसे बल देता है।',
        },
        b: {
          en: 'Where careful buyers shop does not change who bears the cost of returns.',
          hi: 'सावधान ग्राहक कहाँ से ख़रीदते हैं, इससे यह नहीं बदलता कि लागत कौन उठाता है।',
        },
        c: {
          en: 'A rising cost makes the burden heavier; it does not say who carries it.',
          hi: 'बढ़ती लागत बोझ को भारी करती है; वह यह नहीं बताती कि बोझ किस पर है।',
        },
        d: {
          en: 'What such buyers know does not change who pays for what they send back.',
          hi: 'ऐसे ग्राहक क्या जानते हैं, इससे यह नहीं बदलता कि उनके लौटाए सामान का ख़र्च कौन देता है।',
        },
        e: {
          en: 'Each buyer would then pay for her own returns, so that nobody would pay for others.',
          hi: 'तब हर ग्राहक अपने ही returns का ख़र्च देगा और कोई दूसरों का ख़र्च नहीं उठाएगा।',
        },
      },
    },
    {
      code: 'po-006',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 45,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Which of the following steps by an online seller would the author most probably approve of?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following steps by an online seller would the author most probably approve of?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Charging every buyer the same small sum for each parcel that is sent back',
            hi: 'Charging every buyer the same small sum for each parcel that is sent back',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Refusing any further order from a buyer who has sent back an article twice',
            hi: 'Refusing any further order from a buyer who has sent back an article twice',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Charging those who return most of what they order, unless it was wrongly described',
            hi: 'Charging those who return most of what they order, unless it was wrongly described',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Raising all prices a little, so that returns may remain free for everybody',
            hi: 'Raising all prices a little, so that returns may remain free for everybody',
          },
        },
        {
          id: 'e',
          content: {
            en: 'Giving store credit to a buyer each time an article is sent back unused',
            hi: 'Giving store credit to a buyer each time an article is sent back unused',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The last paragraph names three parts of a "discerning policy": charges for those who return goods **out of habit**, **no charge** where the seller is at fault, a reward for those who **keep** what they order. Only one step agrees with it: a charge for habitual returns, waived for a wrong description.

Watch the option with store credit: the author wants it for keeping goods, and the option gives it for sending them back.`,
        hi: String.raw`अंतिम अनुच्छेद में "discerning policy" के तीन भाग हैं: जो **आदतन** सामान लौटाते हैं उनसे शुल्क, विक्रेता की ग़लती हो तो **कोई शुल्क नहीं**, और जो सामान **रख लेते हैं** उन्हें छोटा-सा पुरस्कार। केवल एक क़दम इससे मेल खाता है: आदतन लौटाने वालों से शुल्क, पर ग़लत विवरण होने पर छूट।

Store credit वाले विकल्प से सावधान रहिए: लेखक यह पुरस्कार सामान रखने पर देना चाहता है, जबकि विकल्प उसे लौटाने पर देता है।`,
      },
      reasons: {
        a: {
          en: 'The author objects to this: it "falls equally on the buyer who was misled".',
          hi: 'लेखक इसका विरोध करता है: यह शुल्क भ्रम में डाले गए ग्राहक पर भी उतना ही पड़ता है।',
        },
        b: {
          en: 'This punishes the buyer, even where the seller may be at fault.',
          hi: 'यह ग्राहक को दंड देता है, चाहे ग़लती विक्रेता की ही हो।',
        },
        c: {
          en: 'It charges habit and spares those whom the seller misled, as the author proposes.',
          hi: 'यह आदत पर शुल्क लगाता है और भ्रम में डाले गए ग्राहक को छोड़ देता है, जैसा लेखक सुझाता है।',
        },
        d: {
          en: 'This is the hidden subsidy that the author complains of.',
          hi: 'यह वही छिपी हुई subsidy है जिसकी लेखक आलोचना करता है।',
        },
        e: {
          en: 'The author would reward those who keep what they order, not those who return it.',
          hi: 'लेखक उन्हें पुरस्कार देना चाहता है जो सामान रख लेते हैं, उन्हें नहीं जो लौटाते हैं।',
        },
      },
    },
    {
      code: 'po-007',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 19,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Choose the word that is closest in meaning to the word **discerning** as used in the passage.`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Choose the word that is closest in meaning to the word **discerning** as used in the passage.`,
      },
      options: [
        { id: 'a', content: { en: 'Profitable', hi: 'Profitable' } },
        { id: 'b', content: { en: 'Secretive', hi: 'Secretive' } },
        { id: 'c', content: { en: 'Indulgent', hi: 'Indulgent' } },
        { id: 'd', content: { en: 'Judicious', hi: 'Judicious' } },
        { id: 'e', content: { en: 'Uniform', hi: 'Uniform' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`To **discern** is to see the difference between things; a discerning policy judges well and treats different cases differently. **Judicious** (showing good judgement) is the nearest.

The context agrees: some buyers are charged and others are spared. That rules out "uniform" (the same for all), and charges for some rule out "indulgent".`,
        hi: String.raw`**Discern** का अर्थ है अंतर पहचानना; discerning नीति वह है जो परखकर अलग-अलग मामलों में अलग व्यवहार करे। **Judicious** (विवेकपूर्ण) इसके सबसे निकट है।

संदर्भ भी यही कहता है: कुछ ग्राहकों से शुल्क लिया जाएगा और कुछ को छूट मिलेगी। इसलिए "uniform" (सबके लिए समान) नहीं हो सकता, और कुछ से शुल्क लेने के कारण "indulgent" भी नहीं।`,
      },
      reasons: {
        a: {
          en: 'Profitable means bringing gain; the author argues from fairness here.',
          hi: 'Profitable का अर्थ है लाभ देने वाली; यहाँ लेखक का तर्क न्याय पर टिका है।',
        },
        b: {
          en: 'Secretive means keeping things hidden; hidden cost is what the author complains of.',
          hi: 'Secretive का अर्थ है बात छिपाने वाली; छिपी लागत की तो लेखक आलोचना करता है।',
        },
        c: {
          en: 'Indulgent means too ready to please; this policy charges some buyers.',
          hi: 'Indulgent का अर्थ है अधिक ढील देने वाली; यह नीति तो कुछ ग्राहकों से शुल्क लेती है।',
        },
        d: {
          en: 'Judicious means showing good judgement, which is the sense of "discerning".',
          hi: 'Judicious का अर्थ है विवेकपूर्ण, और "discerning" का भी यही आशय है।',
        },
        e: {
          en: 'Uniform means the same for all, the very thing that this policy is not.',
          hi: 'Uniform का अर्थ है सबके लिए समान, और यह नीति ठीक वैसी नहीं है।',
        },
      },
    },
    {
      code: 'po-008',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'easy',
      targetSeconds: 18,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Choose the word that is most **opposite** in meaning to the word **banished** as used in the passage.`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Choose the word that is most **opposite** in meaning to the word **banished** as used in the passage.`,
      },
      options: [
        { id: 'a', content: { en: 'Invited', hi: 'Invited' } },
        { id: 'b', content: { en: 'Dispelled', hi: 'Dispelled' } },
        { id: 'c', content: { en: 'Hidden', hi: 'Hidden' } },
        { id: 'd', content: { en: 'Forbidden', hi: 'Forbidden' } },
        { id: 'e', content: { en: 'Postponed', hi: 'Postponed' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`To **banish** is to send away or drive out. The free return had driven hesitation out of the shopper's mind. The opposite is to call in, so **Invited** is right.

The trap is "dispelled" (driven away): it is a synonym. In such questions mark first whether a synonym or an antonym is asked for.`,
        hi: String.raw`**Banish** का अर्थ है निकाल देना या दूर कर देना। मुफ़्त वापसी ने ग्राहक के मन से झिझक निकाल दी थी। इसका विलोम है बुलाना, अतः **Invited** सही है।

"Dispelled" (दूर किया हुआ) से सावधान रहिए: यह पर्यायवाची है। ऐसे प्रश्नों में पहले देखिए कि पर्यायवाची पूछा गया है या विलोम।`,
      },
      reasons: {
        a: {
          en: 'To invite is to call in, the opposite of sending away.',
          hi: 'Invite का अर्थ है बुलाना, जो दूर करने का विलोम है।',
        },
        b: {
          en: 'To dispel is to drive away, so that it is a synonym.',
          hi: 'Dispel का अर्थ है दूर करना, अतः यह पर्यायवाची है।',
        },
        c: {
          en: 'To hide is to keep out of sight; a hidden thing has not been called in.',
          hi: 'Hide का अर्थ है छिपाना; छिपी हुई चीज़ बुलाई हुई नहीं होती।',
        },
        d: {
          en: 'To forbid is to keep out by an order, which is near to banishing.',
          hi: 'Forbid का अर्थ है मना करना, जो banish के ही निकट है।',
        },
        e: {
          en: 'To postpone is to put off to a later time; it has to do with time only.',
          hi: 'Postpone का अर्थ है आगे के लिए टालना; इसका संबंध केवल समय से है।',
        },
      },
    },
    {
      code: 'po-009',
      exams: ['banking'],
      subject: 'english',
      topic: 'reading-comprehension',
      difficulty: 'medium',
      targetSeconds: 40,
      passage: 'po-e1',
      stem: {
        en: String.raw`Answer the question on the basis of the passage.

Which of the following best expresses the central idea of the passage?`,
        hi: String.raw`गद्यांश के आधार पर प्रश्न का उत्तर दीजिए।

Which of the following best expresses the central idea of the passage?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The free return was a mistake from the beginning, and sellers would do well to withdraw it altogether.',
            hi: 'The free return was a mistake from the beginning, and sellers would do well to withdraw it altogether.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Returns are chiefly the fault of careless buyers, who ought to be made to pay for all that they send back.',
            hi: 'Returns are chiefly the fault of careless buyers, who ought to be made to pay for all that they send back.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Free returns have a hidden cost that falls on the wrong people and calls for better descriptions and selective charges.',
            hi: 'Free returns have a hidden cost that falls on the wrong people and calls for better descriptions and selective charges.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Sellers can put an end to returns by describing their goods honestly, and so have no need to charge any buyer for them.',
            hi: 'Sellers can put an end to returns by describing their goods honestly, and so have no need to charge any buyer for them.',
          },
        },
        {
          id: 'e',
          content: {
            en: 'Free returns have raised the sales of online sellers so much that their cost, although hidden, is well worth bearing.',
            hi: 'Free returns have raised the sales of online sellers so much that their cost, although hidden, is well worth bearing.',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Take one idea from each paragraph: the offer worked; its cost is hidden and is borne by careful buyers; sellers share the blame and can describe goods better; charge selectively. The central idea must cover **all** of these.

Reject an option that goes too far ("altogether", "put an end to returns") or takes one side of the blame. The author calls for a finer policy and not for the end of free returns.`,
        hi: String.raw`हर अनुच्छेद से एक विचार लीजिए: सुविधा सफल रही; उसकी लागत छिपी है और सावधान ग्राहक उसे उठाते हैं; दोष विक्रेताओं का भी है और वे बेहतर विवरण दे सकते हैं; शुल्क चुनिंदा हो। केंद्रीय विचार में ये **सभी** बातें आनी चाहिए।

वह विकल्प छोड़ दीजिए जो हद से आगे जाता है ("altogether", "put an end to returns") या सारा दोष एक ही पक्ष पर डालता है। लेखक बेहतर नीति चाहता है, मुफ़्त वापसी का अंत नहीं।`,
      },
      reasons: {
        a: {
          en: 'The author grants that the offer solved a real problem and does not ask for its end.',
          hi: 'लेखक मानता है कि इस सुविधा ने एक वास्तविक समस्या हल की, और वह इसका अंत नहीं चाहता।',
        },
        b: {
          en: '"It would be unfair to blame buyers alone" says the contrary.',
          hi: '"It would be unfair to blame buyers alone" इसके विपरीत कहता है।',
        },
        c: {
          en: 'It covers the hidden cost, those who bear it and the remedies of the last two paragraphs.',
          hi: 'इसमें छिपी लागत, उसे उठाने वाले और अंतिम दो अनुच्छेदों के उपाय, सब आ जाते हैं।',
        },
        d: {
          en: 'Better descriptions cut returns but do not end them, and the author does want some charges.',
          hi: 'बेहतर विवरण से returns घटते हैं, समाप्त नहीं होते, और लेखक कुछ शुल्क के पक्ष में भी है।',
        },
        e: {
          en: 'The author complains of the cost and nowhere says that it is worth bearing.',
          hi: 'लेखक इस लागत की आलोचना करता है और कहीं नहीं कहता कि इसे उठाना उचित है।',
        },
      },
    },
    {
      code: 'po-010',
      exams: ['banking'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'easy',
      targetSeconds: 27,
      stem: {
        en: String.raw`Read the sentence and find the part that contains a grammatical error. If the sentence is free of error, choose 'No error'.

By the end of the third quarter, / the branches in the suburbs had met their targets, / but neither of the two branches in the city / were anywhere near the mark.`,
        hi: String.raw`वाक्य पढ़िए और वह भाग खोजिए जिसमें व्याकरण की त्रुटि है। यदि वाक्य त्रुटिरहित हो, तो 'No error' चुनिए।

By the end of the third quarter, / the branches in the suburbs had met their targets, / but neither of the two branches in the city / were anywhere near the mark.`,
      },
      options: [
        { id: 'a', content: { en: 'By the end of the third quarter', hi: 'By the end of the third quarter' } },
        {
          id: 'b',
          content: {
            en: 'the branches in the suburbs had met their targets',
            hi: 'the branches in the suburbs had met their targets',
          },
        },
        {
          id: 'c',
          content: {
            en: 'but neither of the two branches in the city',
            hi: 'but neither of the two branches in the city',
          },
        },
        { id: 'd', content: { en: 'were anywhere near the mark', hi: 'were anywhere near the mark' } },
        { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`**Neither of** + plural noun takes a **singular** verb, because it means "not the one and not the other". So: neither of the two branches in the city **was** anywhere near the mark.

The trap is the plural "branches" just before the verb: it belongs to "of" and is not the subject.`,
        hi: String.raw`**Neither of** + बहुवचन संज्ञा के साथ **एकवचन** क्रिया आती है, क्योंकि इसका अर्थ है "न एक, न दूसरा"। अतः: neither of the two branches in the city **was** anywhere near the mark.

क्रिया से ठीक पहले आया बहुवचन "branches" भ्रम में डालता है: वह "of" से जुड़ा है, वाक्य का कर्ता नहीं है।`,
      },
      reasons: {
        a: {
          en: '"By the end of" a past period is right and calls for the past perfect that follows.',
          hi: 'बीती अवधि के साथ "By the end of" सही है और आगे past perfect की माँग करता है।',
        },
        b: {
          en: '"Had met" is right for what was done before that end, and "their" stands for "branches".',
          hi: 'उस समय से पहले पूरे हुए कार्य के लिए "had met" सही है और "their" का मेल "branches" से है।',
        },
        c: {
          en: '"Neither of the two" is right, since just two branches are meant.',
          hi: '"Neither of the two" सही है, क्योंकि बात दो ही शाखाओं की है।',
        },
        d: {
          en: 'The subject is "neither", so that the verb must be "was".',
          hi: 'कर्ता "neither" है, इसलिए क्रिया "was" होनी चाहिए।',
        },
        e: {
          en: 'There is an error: "were" does not agree with "neither".',
          hi: 'त्रुटि है: "were" का मेल "neither" से नहीं बैठता।',
        },
      },
    },
    {
      code: 'po-011',
      exams: ['banking'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'medium',
      targetSeconds: 29,
      stem: {
        en: String.raw`Read the sentence and find the part that contains a grammatical error. If the sentence is free of error, choose 'No error'.

The interest rates offered by some cooperative societies / are usually higher than large commercial banks, / a fact that draws many pensioners / to these institutions.`,
        hi: String.raw`वाक्य पढ़िए और वह भाग खोजिए जिसमें व्याकरण की त्रुटि है। यदि वाक्य त्रुटिरहित हो, तो 'No error' चुनिए।

The interest rates offered by some cooperative societies / are usually higher than large commercial banks, / a fact that draws many pensioners / to these institutions.`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'The interest rates offered by some cooperative societies',
            hi: 'The interest rates offered by some cooperative societies',
          },
        },
        {
          id: 'b',
          content: {
            en: 'are usually higher than large commercial banks',
            hi: 'are usually higher than large commercial banks',
          },
        },
        { id: 'c', content: { en: 'a fact that draws many pensioners', hi: 'a fact that draws many pensioners' } },
        { id: 'd', content: { en: 'to these institutions', hi: 'to these institutions' } },
        { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Ask **what is compared with what**. Rates can be higher than other rates, not higher than banks. So: higher than **those offered by** large commercial banks (or: than those of …).

Whenever you see "than" or "like", check that both sides name the same kind of thing; a missing "that of" or "those of" is an error that examiners like.`,
        hi: String.raw`पूछिए कि **तुलना किसकी किससे है**। दरें दूसरी दरों से अधिक हो सकती हैं, बैंकों से नहीं। अतः: higher than **those offered by** large commercial banks (या: than those of …)।

जहाँ भी "than" या "like" दिखे, देखिए कि दोनों ओर एक ही प्रकार की चीज़ है; "that of" या "those of" का छूट जाना परीक्षा में अक्सर पूछी जाने वाली त्रुटि है।`,
      },
      reasons: {
        a: {
          en: '"Offered by" is a correct participle phrase that describes "rates".',
          hi: '"Offered by" सही participle पदबंध है, जो "rates" के बारे में बताता है।',
        },
        b: {
          en: 'It compares rates with banks; "those offered by" is missing after "than".',
          hi: 'इसमें दरों की तुलना बैंकों से हो गई है; "than" के बाद "those offered by" छूट गया है।',
        },
        c: {
          en: '"A fact" sums up the clause before it, and the singular "draws" agrees with it.',
          hi: '"A fact" पहले के उपवाक्य को समेटता है और एकवचन "draws" का मेल उसी से है।',
        },
        d: {
          en: '"Draw to" is right, and "these institutions" are the cooperative societies.',
          hi: '"Draw to" सही है और "these institutions" सहकारी समितियों के लिए है।',
        },
        e: {
          en: 'There is an error: rates have been compared with banks.',
          hi: 'त्रुटि है: दरों की तुलना बैंकों से कर दी गई है।',
        },
      },
    },
    {
      code: 'po-012',
      exams: ['banking'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Read the sentence and find the part that contains a grammatical error. If the sentence is free of error, choose 'No error'.

Not only does the new rule shorten the procedure, / but it also spares small traders / the trouble of filing / as many as four returns a year.`,
        hi: String.raw`वाक्य पढ़िए और वह भाग खोजिए जिसमें व्याकरण की त्रुटि है। यदि वाक्य त्रुटिरहित हो, तो 'No error' चुनिए।

Not only does the new rule shorten the procedure, / but it also spares small traders / the trouble of filing / as many as four returns a year.`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Not only does the new rule shorten the procedure',
            hi: 'Not only does the new rule shorten the procedure',
          },
        },
        { id: 'b', content: { en: 'but it also spares small traders', hi: 'but it also spares small traders' } },
        { id: 'c', content: { en: 'the trouble of filing', hi: 'the trouble of filing' } },
        { id: 'd', content: { en: 'as many as four returns a year', hi: 'as many as four returns a year' } },
        { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`Check the places where an error could hide; all are right.

- After **Not only** at the head of a sentence the auxiliary comes before the subject: "does the new rule shorten".
- The partner is **but … also**; the subject "it" may stand between them.
- **Spare** takes two objects without a preposition: spares traders the trouble.
- "Of" is followed by **filing**; "as many as" goes with the countable "returns".

So there is **No error**. The trap is that the inversion and the two objects sound unusual.`,
        hi: String.raw`जहाँ-जहाँ त्रुटि हो सकती है, उन स्थानों को जाँचिए; सब सही हैं।

- वाक्य के आरंभ में **Not only** हो, तो सहायक क्रिया कर्ता से पहले आती है: "does the new rule shorten"।
- इसका साथी **but … also** है; बीच में कर्ता "it" आ सकता है।
- **Spare** के दो कर्म बिना preposition के आते हैं: spares traders the trouble.
- "Of" के बाद **filing** आया है; "as many as" गिनी जाने वाली संज्ञा "returns" के साथ ठीक है।

अतः **No error**। उलटा क्रम और दो कर्म सुनने में असामान्य लगते हैं, इसी से धोखा होता है।`,
      },
      reasons: {
        a: {
          en: 'The inversion "does the new rule" is what "Not only" at the head demands.',
          hi: 'आरंभ में "Not only" हो, तो "does the new rule" वाला उलटा क्रम ही आता है।',
        },
        b: {
          en: '"But … also" with the subject between them is right, and "spares" needs no preposition.',
          hi: 'बीच में कर्ता के साथ "but … also" सही है और "spares" को preposition नहीं चाहिए।',
        },
        c: {
          en: 'After the preposition "of" the gerund "filing" is right.',
          hi: '"Of" preposition के बाद gerund "filing" सही है।',
        },
        d: {
          en: '"As many as" suits the countable "returns", and "a year" means "in each year".',
          hi: '"As many as" गिनी जाने वाली संज्ञा "returns" के साथ ठीक है और "a year" का अर्थ है "हर वर्ष"।',
        },
        e: {
          en: 'Inversion, correlatives, objects and gerund are all in order.',
          hi: 'क्रम, सह-संबंधी शब्द, कर्म और gerund, सब ठीक हैं।',
        },
      },
    },
    {
      code: 'po-013',
      exams: ['banking'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'easy',
      targetSeconds: 14,
      stem: {
        en: String.raw`Read the sentence and find the part that contains a grammatical error. If the sentence is free of error, choose 'No error'.

One of the reason given by the auditors / for the failure of the scheme / was that loans had been sanctioned / without any check on their use.`,
        hi: String.raw`वाक्य पढ़िए और वह भाग खोजिए जिसमें व्याकरण की त्रुटि है। यदि वाक्य त्रुटिरहित हो, तो 'No error' चुनिए।

One of the reason given by the auditors / for the failure of the scheme / was that loans had been sanctioned / without any check on their use.`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'One of the reason given by the auditors', hi: 'One of the reason given by the auditors' },
        },
        { id: 'b', content: { en: 'for the failure of the scheme', hi: 'for the failure of the scheme' } },
        { id: 'c', content: { en: 'was that loans had been sanctioned', hi: 'was that loans had been sanctioned' } },
        { id: 'd', content: { en: 'without any check on their use', hi: 'without any check on their use' } },
        { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`**One of the** means one out of several, so that the noun after it must be **plural**: One of the **reasons** given by the auditors. The verb stays singular ("was"), because the subject is "one".

Keep the two apart: plural noun, singular verb.`,
        hi: String.raw`**One of the** का अर्थ है कई में से एक, इसलिए इसके बाद संज्ञा **बहुवचन** होगी: One of the **reasons** given by the auditors. क्रिया एकवचन ("was") ही रहेगी, क्योंकि कर्ता "one" है।

दोनों बातें अलग-अलग याद रखिए: संज्ञा बहुवचन, क्रिया एकवचन।`,
      },
      reasons: {
        a: {
          en: 'After "one of the" the noun must be plural: "reasons".',
          hi: '"One of the" के बाद संज्ञा बहुवचन होनी चाहिए: "reasons"।',
        },
        b: { en: '"The reason for" a thing is the right preposition.', hi: '"Reason" के साथ "for" सही preposition है।' },
        c: {
          en: '"Was" agrees with "one", and "had been sanctioned" is the earlier of two past actions.',
          hi: '"Was" का मेल "one" से है और "had been sanctioned" दो बीते कार्यों में पहले वाला है।',
        },
        d: {
          en: '"A check on" is right, and "their" stands for "loans".',
          hi: '"A check on" सही है और "their" का प्रयोग "loans" के लिए हुआ है।',
        },
        e: { en: 'There is an error: "reason" should be plural.', hi: 'त्रुटि है: "reason" बहुवचन होना चाहिए।' },
      },
    },
    {
      code: 'po-014',
      exams: ['banking'],
      subject: 'english',
      topic: 'error-spotting',
      difficulty: 'medium',
      targetSeconds: 32,
      stem: {
        en: String.raw`Read the sentence and find the part that contains a grammatical error. If the sentence is free of error, choose 'No error'.

The plan to merge the two societies was / so strongly objected by their members / that the boards had little choice / but to put it off until the next meeting.`,
        hi: String.raw`वाक्य पढ़िए और वह भाग खोजिए जिसमें व्याकरण की त्रुटि है। यदि वाक्य त्रुटिरहित हो, तो 'No error' चुनिए।

The plan to merge the two societies was / so strongly objected by their members / that the boards had little choice / but to put it off until the next meeting.`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'The plan to merge the two societies was', hi: 'The plan to merge the two societies was' },
        },
        {
          id: 'b',
          content: { en: 'so strongly objected by their members', hi: 'so strongly objected by their members' },
        },
        { id: 'c', content: { en: 'that the boards had little choice', hi: 'that the boards had little choice' } },
        {
          id: 'd',
          content: { en: 'but to put it off until the next meeting', hi: 'but to put it off until the next meeting' },
        },
        { id: 'e', content: { en: 'No error', hi: 'No error' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Turn the passive back into the active: the members **objected to** the plan. "Object" needs **to**, and the preposition must stay in the passive: the plan was so strongly **objected to by** their members.

Whenever a verb with a preposition stands in the passive (objected to, looked after, disposed of), check that the preposition is still there before "by".`,
        hi: String.raw`Passive को active में बदलकर देखिए: members **objected to** the plan. "Object" के साथ **to** आता है और passive में भी वह बना रहता है: the plan was so strongly **objected to by** their members.

जहाँ preposition वाली क्रिया passive में हो (objected to, looked after, disposed of), वहाँ देखिए कि "by" से पहले वह preposition छूटा तो नहीं।`,
      },
      reasons: {
        a: {
          en: '"The plan … was" agrees in number, and "plan to merge" is right.',
          hi: '"The plan … was" में वचन का मेल सही है और "plan to merge" भी सही है।',
        },
        b: {
          en: 'One objects to a thing, so the passive needs "objected to by".',
          hi: '"Object" के साथ "to" आता है, इसलिए passive में "objected to by" होना चाहिए।',
        },
        c: {
          en: '"That" answers "so strongly", and "little choice" is right with an uncountable noun.',
          hi: '"That" का मेल "so strongly" से है और न गिनी जाने वाली संज्ञा के साथ "little" सही है।',
        },
        d: {
          en: 'After "little choice but" the infinitive "to put it off" is right.',
          hi: '"Little choice but" के बाद "to put it off" सही है।',
        },
        e: {
          en: 'There is an error: "to" is missing after "objected".',
          hi: 'त्रुटि है: "objected" के बाद "to" छूट गया है।',
        },
      },
    },
    {
      code: 'po-015',
      exams: ['banking'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'medium',
      targetSeconds: 85,
      passage: 'po-e2',
      stem: {
        en: String.raw`Answer the question on the basis of the paragraph formed by the sentences P to U.

Which of the following is the **first** sentence of the paragraph?`,
        hi: String.raw`वाक्यों P से U तक को सही क्रम में रखने पर बने अनुच्छेद के आधार पर उत्तर दीजिए।

Which of the following is the **first** sentence of the paragraph?`,
      },
      options: [
        { id: 'a', content: { en: 'P', hi: 'P' } },
        { id: 'b', content: { en: 'Q', hi: 'Q' } },
        { id: 'c', content: { en: 'R', hi: 'R' } },
        { id: 'd', content: { en: 'S', hi: 'S' } },
        { id: 'e', content: { en: 'T', hi: 'T' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The first sentence must not lean on another one. "Each such claim" (S), "thus" (R) and "the arrangement" (T) all point back, and P speaks of a policyholder who is paid by rainfall before that has been explained. **Q** introduces the farmer, insurance and the claim: it opens the paragraph.

The whole order is **Q, S, U, P, T, R**: ordinary claims – their cost – the way round it – how it works – its weakness – the result of the weakness.`,
        hi: String.raw`पहला वाक्य किसी दूसरे वाक्य पर टिका नहीं होना चाहिए। "Each such claim" (S), "thus" (R) और "the arrangement" (T) पिछली बात की ओर संकेत करते हैं, और P में वर्षा के आधार पर भुगतान की बात है, जो अभी समझाई नहीं गई। **Q** किसान, बीमा और दावे का परिचय देता है: अनुच्छेद इसी से आरंभ होगा।

पूरा क्रम **Q, S, U, P, T, R** है: साधारण दावे – उनका ख़र्च – उससे बचने का उपाय – उपाय कैसे काम करता है – उसकी कमी – कमी का परिणाम।`,
      },
      reasons: {
        a: {
          en: 'It explains how payment by rainfall works, which must first be introduced (U).',
          hi: 'यह बताता है कि वर्षा के आधार पर भुगतान कैसे होता है, जिसका परिचय पहले (U में) आना चाहिए।',
        },
        b: {
          en: 'It points back to nothing and introduces the farmer and the claim.',
          hi: 'यह पिछली किसी बात पर टिका नहीं है और किसान तथा दावे का परिचय देता है।',
        },
        c: { en: '"Thus" needs a reason before it, which T gives.', hi: '"Thus" से पहले कारण चाहिए, जो T में है।' },
        d: {
          en: '"Each such claim" needs the claim described in Q.',
          hi: '"Each such claim" से पहले Q में बताया गया दावा चाहिए।',
        },
        e: {
          en: '"The arrangement" needs the scheme described in U and P.',
          hi: '"The arrangement" से पहले U और P में बताई गई योजना चाहिए।',
        },
      },
    },
    {
      code: 'po-016',
      exams: ['banking'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'easy',
      targetSeconds: 14,
      passage: 'po-e2',
      stem: {
        en: String.raw`Answer the question on the basis of the paragraph formed by the sentences P to U.

Which of the following is the **third** sentence of the paragraph?`,
        hi: String.raw`वाक्यों P से U तक को सही क्रम में रखने पर बने अनुच्छेद के आधार पर उत्तर दीजिए।

Which of the following is the **third** sentence of the paragraph?`,
      },
      options: [
        { id: 'a', content: { en: 'P', hi: 'P' } },
        { id: 'b', content: { en: 'R', hi: 'R' } },
        { id: 'c', content: { en: 'S', hi: 'S' } },
        { id: 'd', content: { en: 'T', hi: 'T' } },
        { id: 'e', content: { en: 'U', hi: 'U' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`The order is **Q, S, U, P, T, R**, so the third sentence is **U**.

The key is "**this expense**" in U: it takes up "the cost of settling it" in S, so U must follow S at once. S in turn follows Q, because "each such claim" is the claim that the farmer has to prove. The trap is P: it shares the rainfall with U, but without U the reader would not know why rain should decide a payment.`,
        hi: String.raw`सही क्रम **Q, S, U, P, T, R** है, अतः तीसरा वाक्य **U** है।

मुख्य संकेत U का "**this expense**" है: यह S के "the cost of settling it" की ओर संकेत करता है, इसलिए U ठीक S के बाद आएगा। S, Q के बाद आएगा, क्योंकि "each such claim" वही दावा है जिसे किसान को सिद्ध करना है। P से सावधान रहिए: मौसम की बात उसमें भी है, पर U के बिना पाठक नहीं जान पाएगा कि वर्षा से भुगतान क्यों तय हो।`,
      },
      reasons: {
        a: {
          en: 'P is fourth: it works out the scheme that U introduces.',
          hi: 'P चौथा है: यह U में बताई गई योजना को समझाता है।',
        },
        b: {
          en: 'R is last: "thus" draws the result of the weakness in T.',
          hi: 'R अंतिम है: "thus" T में बताई गई कमी का परिणाम देता है।',
        },
        c: {
          en: 'S is second: it names the cost that U calls "this expense".',
          hi: 'S दूसरा है: इसमें वही लागत है जिसे U "this expense" कहता है।',
        },
        d: {
          en: 'T is fifth: it judges "the arrangement" once this has been described.',
          hi: 'T पाँचवाँ है: यह "the arrangement" के वर्णन के बाद उसे परखता है।',
        },
        e: {
          en: '"This expense" takes up the cost in S, the second sentence.',
          hi: '"This expense" दूसरे वाक्य S की लागत की ओर संकेत करता है।',
        },
      },
    },
    {
      code: 'po-017',
      exams: ['banking'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'easy',
      targetSeconds: 13,
      passage: 'po-e2',
      stem: {
        en: String.raw`Answer the question on the basis of the paragraph formed by the sentences P to U.

Which of the following sentences comes **immediately after** sentence P?`,
        hi: String.raw`वाक्यों P से U तक को सही क्रम में रखने पर बने अनुच्छेद के आधार पर उत्तर दीजिए।

Which of the following sentences comes **immediately after** sentence P?`,
      },
      options: [
        { id: 'a', content: { en: 'Q', hi: 'Q' } },
        { id: 'b', content: { en: 'R', hi: 'R' } },
        { id: 'c', content: { en: 'S', hi: 'S' } },
        { id: 'd', content: { en: 'T', hi: 'T' } },
        { id: 'e', content: { en: 'U', hi: 'U' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`P tells how the scheme pays: "at once, with no questions asked". **T** takes this up with "The arrangement is **quick** and cheap" and goes on to its weakness. So T follows P.

The trap is R: its "thus" gives the result of the mismatch between station and field, and that mismatch is first named in T.`,
        hi: String.raw`P बताता है कि भुगतान कैसे होता है: "at once, with no questions asked"। **T** इसी को "The arrangement is **quick** and cheap" कहकर आगे बढ़ाता है और फिर कमी बताता है। अतः P के बाद T आएगा।

R से सावधान रहिए: उसका "thus" स्टेशन और खेत के अंतर का परिणाम बताता है, और यह अंतर पहली बार T में आता है।`,
      },
      reasons: {
        a: {
          en: 'Q opens the paragraph with the ordinary kind of insurance.',
          hi: 'Q साधारण बीमे की बात से अनुच्छेद आरंभ करता है।',
        },
        b: {
          en: 'R needs the weakness named in T before its "thus".',
          hi: 'R के "thus" से पहले T में बताई गई कमी आनी चाहिए।',
        },
        c: {
          en: 'S follows Q, whose claim it calls "each such claim".',
          hi: 'S, Q के बाद आता है, जिसके दावे को वह "each such claim" कहता है।',
        },
        d: {
          en: '"Quick and cheap" sums up payment "at once, with no questions asked".',
          hi: '"Quick and cheap" ही "at once, with no questions asked" वाले भुगतान का सार है।',
        },
        e: {
          en: 'U comes before P: it introduces the scheme that P works out.',
          hi: 'U, P से पहले आता है: वह योजना का परिचय देता है और P उसे समझाता है।',
        },
      },
    },
    {
      code: 'po-018',
      exams: ['banking'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'medium',
      targetSeconds: 32,
      passage: 'po-e2',
      stem: {
        en: String.raw`Answer the question on the basis of the paragraph formed by the sentences P to U.

Immediately after which sentence of the paragraph should the following sentence be added?

"The one may lie some kilometres from the other, and a cloudburst that drenches the gauge can miss the crop altogether."`,
        hi: String.raw`वाक्यों P से U तक को सही क्रम में रखने पर बने अनुच्छेद के आधार पर उत्तर दीजिए।

Immediately after which sentence of the paragraph should the following sentence be added?

"The one may lie some kilometres from the other, and a cloudburst that drenches the gauge can miss the crop altogether."`,
      },
      options: [
        { id: 'a', content: { en: 'P', hi: 'P' } },
        { id: 'b', content: { en: 'R', hi: 'R' } },
        { id: 'c', content: { en: 'T', hi: 'T' } },
        { id: 'd', content: { en: 'S', hi: 'S' } },
        { id: 'e', content: { en: 'U', hi: 'U' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Ask what "**the one**" and "**the other**" are. A gauge that is drenched and a crop that is missed are the **station** and the **field**, and both have just been named in **T**: "what is recorded at the station is not always what happens in the field". The new sentence gives the reason, and "thus" in R then draws the result.

The trap is R: it too has "one" and "another", but these are farmers. After R the explanation would come too late.`,
        hi: String.raw`पूछिए कि "**the one**" और "**the other**" कौन हैं। भीगने वाला gauge और सूखी रह जाने वाली crop क्रमशः **station** और **field** हैं, और दोनों अभी-अभी **T** में आए हैं: "what is recorded at the station is not always what happens in the field"। नया वाक्य इसका कारण बताता है, और फिर R का "thus" परिणाम देता है।

R से सावधान रहिए: "one" और "another" उसमें भी हैं, पर वे किसान हैं। R के बाद कारण बताने में देर हो चुकी होगी।`,
      },
      reasons: {
        a: {
          en: 'P names only the station; there is no field yet for "the other" to point to.',
          hi: 'P में केवल station है; "the other" जिसकी ओर संकेत करे, वह field अभी नहीं आया।',
        },
        b: {
          en: '"One" and "another" in R are farmers, and the reason must come before "thus".',
          hi: 'R के "one" और "another" किसान हैं, और कारण "thus" से पहले आना चाहिए।',
        },
        c: {
          en: 'T names the station and the field, and the new sentence says why they differ.',
          hi: 'T में station और field दोनों हैं, और नया वाक्य बताता है कि उनमें अंतर क्यों होता है।',
        },
        d: {
          en: 'S speaks of inspectors and claims; no gauge has been mentioned so far.',
          hi: 'S में inspectors और claims की बात है; तब तक gauge का उल्लेख ही नहीं हुआ।',
        },
        e: {
          en: 'U speaks of loss and weather; the station comes in only with P.',
          hi: 'U में loss और weather की बात है; station पहली बार P में आता है।',
        },
      },
    },
    {
      code: 'po-019',
      exams: ['banking'],
      subject: 'english',
      topic: 'para-jumbles',
      difficulty: 'hard',
      targetSeconds: 34,
      passage: 'po-e2',
      stem: {
        en: String.raw`Answer the question on the basis of the paragraph formed by the sentences P to U.

Which of the following sentences would follow the **last** sentence of the paragraph most suitably?`,
        hi: String.raw`वाक्यों P से U तक को सही क्रम में रखने पर बने अनुच्छेद के आधार पर उत्तर दीजिए।

Which of the following sentences would follow the **last** sentence of the paragraph most suitably?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Until the stations stand much closer together, therefore, the price of such speed will be an occasional injustice.',
            hi: 'Until the stations stand much closer together, therefore, the price of such speed will be an occasional injustice.',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Until inspectors can be trained in large numbers, therefore, such claims will cost more to settle than they are worth.',
            hi: 'Until inspectors can be trained in large numbers, therefore, such claims will cost more to settle than they are worth.',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Because all policyholders in an area are treated alike, however, no farmer is left with any ground for complaint.',
            hi: 'Because all policyholders in an area are treated alike, however, no farmer is left with any ground for complaint.',
          },
        },
        {
          id: 'd',
          content: {
            en: 'For this reason, insurers have begun to look for a way of paying farmers that needs no inspection of their fields.',
            hi: 'For this reason, insurers have begun to look for a way of paying farmers that needs no inspection of their fields.',
          },
        },
        {
          id: 'e',
          content: {
            en: 'Had the farmers proved their losses field by field, however, the station would have recorded the rain correctly.',
            hi: 'Had the farmers proved their losses field by field, however, the station would have recorded the rain correctly.',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The paragraph ends with the unfairness (R) that comes from the **distance between station and field** (T). A fitting next sentence must go on from there: closer stations would cure it, and until then the speed has its price.

The trap is the option about a way "that needs no inspection": it repeats what U has already introduced, so it would take the paragraph back. Read the last two sentences again before you choose, not the first two.`,
        hi: String.raw`अनुच्छेद का अंत उस अन्याय (R) पर होता है जो **स्टेशन और खेत के अंतर** (T) से पैदा होता है। अगला वाक्य यहीं से आगे बढ़ना चाहिए: स्टेशन पास-पास हों तो यह कमी दूर होगी, और तब तक इस तेज़ी की क़ीमत चुकानी पड़ेगी।

"That needs no inspection" वाला विकल्प भ्रामक है: यह वही बात दोहराता है जो U में आ चुकी है, और अनुच्छेद को पीछे ले जाता है। उत्तर चुनने से पहले अंतिम दो वाक्य दोबारा पढ़िए, पहले दो नहीं।`,
      },
      reasons: {
        a: {
          en: 'It goes on from the mismatch and the unfairness, and "such speed" takes up "quick".',
          hi: 'यह अंतर और अन्याय की बात को आगे बढ़ाता है, और "such speed" का संकेत "quick" की ओर है।',
        },
        b: {
          en: 'It speaks of inspectors, who belong to the ordinary insurance of Q and S.',
          hi: 'इसमें inspectors की बात है, जो Q और S के साधारण बीमे से जुड़े हैं।',
        },
        c: {
          en: 'It contradicts R, where one farmer loses everything and receives nothing.',
          hi: 'यह R के विपरीत है, जहाँ एक किसान सब कुछ खोकर भी कुछ नहीं पाता।',
        },
        d: {
          en: 'It goes back to U: such a way has already been found and described.',
          hi: 'यह U की ओर लौट जाता है: ऐसा उपाय तो मिल चुका है और बताया भी जा चुका है।',
        },
        e: {
          en: 'Proof of a loss has no effect on what a station records.',
          hi: 'हानि सिद्ध करने से स्टेशन की माप पर कोई प्रभाव नहीं पड़ता।',
        },
      },
    },
    {
      code: 'po-020',
      exams: ['banking'],
      subject: 'english',
      topic: 'word-swap',
      difficulty: 'easy',
      targetSeconds: 21,
      stem: {
        en: String.raw`Four words in the sentence are given in bold and lettered (A) to (D). Some of them may have been placed wrongly. Choose the words that must be interchanged to make the sentence grammatically correct and meaningful, or 'No change required' if the sentence is right as it stands.

Unless the **demand (A)** for electric scooters picks up, the **batteries (B)** that make their **factories (C)** will have to lay off **workers (D)**.`,
        hi: String.raw`वाक्य में चार शब्द मोटे अक्षरों में दिए गए हैं और उनके आगे (A) से (D) तक अक्षर लिखे हैं। इनमें से कुछ ग़लत स्थान पर हो सकते हैं। वे शब्द चुनिए जिन्हें आपस में बदलने पर वाक्य व्याकरण की दृष्टि से सही और सार्थक बन जाए। यदि वाक्य पहले से सही हो, तो 'No change required' चुनिए।

Unless the **demand (A)** for electric scooters picks up, the **batteries (B)** that make their **factories (C)** will have to lay off **workers (D)**.`,
      },
      options: [
        { id: 'a', content: { en: 'A – B', hi: 'A – B' } },
        { id: 'b', content: { en: 'C – D', hi: 'C – D' } },
        { id: 'c', content: { en: 'B – C', hi: 'B – C' } },
        { id: 'd', content: { en: 'B – D', hi: 'B – D' } },
        { id: 'e', content: { en: 'No change required', hi: 'No change required' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Ask who makes what: **factories** make **batteries**, not the other way round. Interchange B and C: *the **factories** that make their **batteries** will have to lay off workers*.

The rest is in order: "demand for scooters picks up", and it is workers who are laid off.`,
        hi: String.raw`पूछिए कि कौन किसे बनाता है: **factories** ही **batteries** बनाती हैं, batteries factories को नहीं। B और C को आपस में बदलिए: *the **factories** that make their **batteries** will have to lay off workers*।

शेष शब्द सही स्थान पर हैं: "demand for scooters picks up", और नौकरी से workers ही हटाए जाते हैं।`,
      },
      reasons: {
        a: {
          en: '"Demand for" is right in its place; batteries do not pick up.',
          hi: '"Demand for" अपने स्थान पर सही है; "batteries … picks up" का कोई अर्थ नहीं।',
        },
        b: {
          en: 'Batteries would then make workers, which has no sense.',
          hi: 'तब batteries से workers बनने लगेंगे, जो निरर्थक है।',
        },
        c: {
          en: 'Factories make batteries, so that these two must change places.',
          hi: 'Factories ही batteries बनाती हैं, इसलिए यही दो शब्द बदले जाएँगे।',
        },
        d: {
          en: 'Batteries cannot be laid off, and "factories" would still be in the wrong place.',
          hi: 'Batteries को नौकरी से नहीं हटाया जा सकता और "factories" फिर भी ग़लत स्थान पर रहेगा।',
        },
        e: {
          en: 'As it stands, batteries make factories and lay off workers.',
          hi: 'अभी वाक्य में batteries ही factories बना रही हैं और workers को हटा रही हैं।',
        },
      },
    },
    {
      code: 'po-021',
      exams: ['banking'],
      subject: 'english',
      topic: 'word-swap',
      difficulty: 'hard',
      targetSeconds: 48,
      stem: {
        en: String.raw`Four words in the sentence are given in bold and lettered (A) to (D). Some of them may have been placed wrongly. Choose the words that must be interchanged to make the sentence grammatically correct and meaningful, or 'No change required' if the sentence is right as it stands.

The **growth (A)** of banks to lend without **demand (B)** has slowed the **reluctance (C)** of credit to small firms, even where the **collateral (D)** for it is strong.`,
        hi: String.raw`वाक्य में चार शब्द मोटे अक्षरों में दिए गए हैं और उनके आगे (A) से (D) तक अक्षर लिखे हैं। इनमें से कुछ ग़लत स्थान पर हो सकते हैं। वे शब्द चुनिए जिन्हें आपस में बदलने पर वाक्य व्याकरण की दृष्टि से सही और सार्थक बन जाए। यदि वाक्य पहले से सही हो, तो 'No change required' चुनिए।

The **growth (A)** of banks to lend without **demand (B)** has slowed the **reluctance (C)** of credit to small firms, even where the **collateral (D)** for it is strong.`,
      },
      options: [
        { id: 'a', content: { en: 'Only A – C', hi: 'Only A – C' } },
        { id: 'b', content: { en: 'Only B – D', hi: 'Only B – D' } },
        { id: 'c', content: { en: 'A – B and C – D', hi: 'A – B and C – D' } },
        { id: 'd', content: { en: 'A – C and B – D', hi: 'A – C and B – D' } },
        { id: 'e', content: { en: 'No change required', hi: 'No change required' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`All four words are nouns, so go by the words that belong to them. "… of banks **to lend**" asks for **reluctance** and "slowed the … of credit" for **growth** (A – C). Banks lend against **collateral**, and what is strong "**for** it" (for credit) is **demand** (B – D).

*The reluctance of banks to lend without collateral has slowed the growth of credit to small firms, even where the demand for it is strong.* The trap is to stop after the first pair.`,
        hi: String.raw`चारों शब्द संज्ञाएँ हैं, इसलिए हर शब्द को उसके साथी शब्दों से परखिए। "… of banks **to lend**" को **reluctance** (अनिच्छा) चाहिए और "slowed the … of credit" को **growth** (A – C)। बैंक **collateral** (गिरवी) लेकर ऋण देते हैं, और "**for** it" (ऋण के लिए) **demand** ही strong होती है (B – D)।

*The reluctance of banks to lend without collateral has slowed the growth of credit to small firms, even where the demand for it is strong.* पहला जोड़ा मिलते ही रुक जाना यहाँ की आम भूल है।`,
      },
      reasons: {
        a: {
          en: 'It leaves "to lend without demand" and "the collateral for it is strong".',
          hi: 'इससे "to lend without demand" और "the collateral for it is strong" रह जाते हैं।',
        },
        b: {
          en: 'It leaves "the growth of banks to lend" and "the reluctance of credit".',
          hi: 'इससे "the growth of banks to lend" और "the reluctance of credit" रह जाते हैं।',
        },
        c: {
          en: 'It gives "the demand of banks to lend" and "the reluctance for it is strong".',
          hi: 'इससे "the demand of banks to lend" और "the reluctance for it is strong" बनता है।',
        },
        d: {
          en: 'Reluctance to lend, without collateral, growth of credit, demand for it: all four go together.',
          hi: 'Reluctance to lend, without collateral, growth of credit और demand for it: चारों अपने साथी शब्दों के साथ हैं।',
        },
        e: {
          en: 'As it stands, "growth to lend" and "reluctance of credit" have no meaning.',
          hi: 'अभी वाक्य में "growth to lend" और "reluctance of credit" का कोई अर्थ नहीं निकलता।',
        },
      },
    },
    {
      code: 'po-022',
      exams: ['banking'],
      subject: 'english',
      topic: 'word-swap',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Four words in the sentence are given in bold and lettered (A) to (D). Some of them may have been placed wrongly. Choose the words that must be interchanged to make the sentence grammatically correct and meaningful, or 'No change required' if the sentence is right as it stands.

It was not the **scale (A)** of the fraud that troubled the regulator so much as the **ease (B)** with which it had escaped the **notice (C)** of those whose **duty (D)** it was to detect it.`,
        hi: String.raw`वाक्य में चार शब्द मोटे अक्षरों में दिए गए हैं और उनके आगे (A) से (D) तक अक्षर लिखे हैं। इनमें से कुछ ग़लत स्थान पर हो सकते हैं। वे शब्द चुनिए जिन्हें आपस में बदलने पर वाक्य व्याकरण की दृष्टि से सही और सार्थक बन जाए। यदि वाक्य पहले से सही हो, तो 'No change required' चुनिए।

It was not the **scale (A)** of the fraud that troubled the regulator so much as the **ease (B)** with which it had escaped the **notice (C)** of those whose **duty (D)** it was to detect it.`,
      },
      options: [
        { id: 'a', content: { en: 'A – B', hi: 'A – B' } },
        { id: 'b', content: { en: 'A – C', hi: 'A – C' } },
        { id: 'c', content: { en: 'B – D', hi: 'B – D' } },
        { id: 'd', content: { en: 'C – D', hi: 'C – D' } },
        { id: 'e', content: { en: 'No change required', hi: 'No change required' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`All four words are nouns, so that grammar alone will not help; test each with the words that **go with it**: the *scale* of a fraud (how large it is), the *ease with which* it escaped, to escape someone's *notice*, people whose *duty* it is to detect. All four hold, and **no change is required**.

The tempting pair is A – B. But "the ease of the fraud" and "the scale with which it escaped" are not used: "with which" asks for a manner.`,
        hi: String.raw`चारों शब्द संज्ञाएँ हैं, इसलिए केवल व्याकरण से बात नहीं बनेगी; हर शब्द को उसके **साथी शब्दों** से परखिए: *scale* of a fraud (धोखाधड़ी कितनी बड़ी थी), *ease with which* it escaped, escape someone's *notice* (नज़र से बचना), people whose *duty* it is to detect. चारों ठीक बैठते हैं, अतः **बदलाव की आवश्यकता नहीं**।

A – B का जोड़ा सही लग सकता है, पर "the ease of the fraud" और "the scale with which it escaped" नहीं कहा जाता: "with which" को ढंग बताने वाला शब्द चाहिए।`,
      },
      reasons: {
        a: {
          en: 'A fraud does not escape "with a scale"; "with which" asks for a manner such as "ease".',
          hi: '"Scale with which it escaped" नहीं कहा जाता; "with which" को "ease" जैसा ढंग बताने वाला शब्द चाहिए।',
        },
        b: {
          en: 'One escapes a person\'s "notice", not a person\'s "scale".',
          hi: '"Escape the notice" कहा जाता है, "escape the scale" नहीं।',
        },
        c: {
          en: '"Those whose ease it was to detect it" has no meaning.',
          hi: '"Those whose ease it was to detect it" का कोई अर्थ नहीं।',
        },
        d: {
          en: '"Those whose notice it was to detect it" has no meaning.',
          hi: '"Those whose notice it was to detect it" का कोई अर्थ नहीं।',
        },
        e: {
          en: 'Every word goes with its neighbours: scale of, ease with which, escape notice, duty to detect.',
          hi: 'हर शब्द अपने साथी शब्दों के साथ ठीक है: scale of, ease with which, escape notice, duty to detect।',
        },
      },
    },
    {
      code: 'po-023',
      exams: ['banking'],
      subject: 'english',
      topic: 'fill-in-the-blanks',
      difficulty: 'easy',
      targetSeconds: 24,
      stem: {
        en: String.raw`Choose the pair of words that fills the two blanks of the sentence, in the given order, most suitably.

Far from ______ small shopkeepers, the arrival of payments by phone has ______ many of them to keep proper accounts for the first time.`,
        hi: String.raw`शब्दों का वह युग्म चुनिए जो वाक्य के दोनों रिक्त स्थानों को दिए गए क्रम में सबसे उपयुक्त ढंग से भरता हो।

Far from ______ small shopkeepers, the arrival of payments by phone has ______ many of them to keep proper accounts for the first time.`,
      },
      options: [
        { id: 'a', content: { en: 'harming, enabled', hi: 'harming, enabled' } },
        { id: 'b', content: { en: 'assisting, enabled', hi: 'assisting, enabled' } },
        { id: 'c', content: { en: 'helping, encouraged', hi: 'helping, encouraged' } },
        { id: 'd', content: { en: 'hurting, dissuaded', hi: 'hurting, dissuaded' } },
        { id: 'e', content: { en: 'ruining, prevented', hi: 'ruining, prevented' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`"**Far from** A, B" says that B is the opposite of A. To keep accounts is a gain, so that the first word must be a harm. And the second verb must take "to keep": **enabled** many of them **to keep**.

"Hurting" and "ruining" suit the first blank, but "dissuade" and "prevent" need *from keeping*.`,
        hi: String.raw`"**Far from** A, B" बताता है कि B, A का उलटा है। हिसाब रखना लाभ की बात है, इसलिए पहला शब्द हानि का होगा। दूसरी क्रिया के बाद "to keep" आना चाहिए: **enabled** many of them **to keep**.

"Hurting" और "ruining" पहले स्थान पर ठीक हैं, पर "dissuade" और "prevent" के बाद *from keeping* आता है।`,
      },
      reasons: {
        a: {
          en: 'A harm is denied and a gain is stated, and "enabled" takes "to keep".',
          hi: 'हानि को नकारा गया है और लाभ बताया गया है; "enabled" के बाद "to keep" सही है।',
        },
        b: {
          en: '"Far from assisting" announces a loss, but a gain follows.',
          hi: '"Far from assisting" के बाद हानि की बात आनी चाहिए, जबकि लाभ बताया गया है।',
        },
        c: {
          en: '"Encouraged to keep" is good grammar, but "far from helping" needs a loss after it.',
          hi: '"Encouraged to keep" व्याकरण से ठीक है, पर "far from helping" के बाद हानि आनी चाहिए।',
        },
        d: {
          en: '"Dissuade" needs "from keeping", and it would be no gain.',
          hi: '"Dissuade" के बाद "from keeping" आता है, और यह लाभ की बात भी नहीं होगी।',
        },
        e: {
          en: '"Prevent" needs "from keeping", and it would be no gain.',
          hi: '"Prevent" के बाद "from keeping" आता है, और यह लाभ की बात भी नहीं होगी।',
        },
      },
    },
    {
      code: 'po-024',
      exams: ['banking'],
      subject: 'english',
      topic: 'fill-in-the-blanks',
      difficulty: 'medium',
      targetSeconds: 27,
      stem: {
        en: String.raw`Choose the pair of words that fills the two blanks of the sentence, in the given order, most suitably.

Although the merger was ______ as a partnership of equals, it soon became ______ that every important decision would be taken by the larger firm.`,
        hi: String.raw`शब्दों का वह युग्म चुनिए जो वाक्य के दोनों रिक्त स्थानों को दिए गए क्रम में सबसे उपयुक्त ढंग से भरता हो।

Although the merger was ______ as a partnership of equals, it soon became ______ that every important decision would be taken by the larger firm.`,
      },
      options: [
        { id: 'a', content: { en: 'touted, evident', hi: 'touted, evident' } },
        { id: 'b', content: { en: 'derided, apparent', hi: 'derided, apparent' } },
        { id: 'c', content: { en: 'censured, plain', hi: 'censured, plain' } },
        { id: 'd', content: { en: 'hailed, improbable', hi: 'hailed, improbable' } },
        { id: 'e', content: { en: 'heralded, doubtful', hi: 'heralded, doubtful' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`"Although" asks for a **contrast** between the two halves. If one firm decides everything, the "partnership of equals" was only praised as such: **touted** (loudly advertised). What then came to light became **evident**.

"Heralded" and "hailed" suit the first blank, but if the larger firm's control had become doubtful or improbable, there would be no contrast. "Derided" and "censured" are words of blame and do not go with "a partnership of equals".`,
        hi: String.raw`"Although" दोनों भागों में **विरोध** चाहता है। यदि सारे निर्णय एक ही कंपनी ले, तो "partnership of equals" केवल प्रचार था: **touted** (बढ़-चढ़कर बताया गया)। बाद में जो सामने आया, वह **evident** (स्पष्ट) हुआ।

"Heralded" और "hailed" पहले स्थान पर ठीक हैं, पर यदि बड़ी कंपनी का नियंत्रण "doubtful" या "improbable" हो गया, तो विरोध नहीं बचता। "Derided" और "censured" निंदा के शब्द हैं और "a partnership of equals" के साथ नहीं बैठते।`,
      },
      reasons: {
        a: {
          en: 'What was advertised as equality proved, as all could see, to be the rule of one.',
          hi: 'जिसे बराबरी कहकर प्रचारित किया गया, वह स्पष्ट रूप से एक ही का शासन निकला।',
        },
        b: {
          en: '"Apparent" fits, but "derided" (mocked) does not go with praise such as "of equals".',
          hi: '"Apparent" ठीक है, पर "derided" (खिल्ली उड़ाई गई) "of equals" जैसी प्रशंसा के साथ नहीं बैठता।',
        },
        c: {
          en: '"Plain" fits, but "censured" (blamed) does not go with "a partnership of equals".',
          hi: '"Plain" ठीक है, पर "censured" (निंदा की गई) "a partnership of equals" के साथ नहीं बैठता।',
        },
        d: {
          en: '"Hailed" fits, but "improbable" takes away the contrast that "although" needs.',
          hi: '"Hailed" ठीक है, पर "improbable" से वह विरोध नहीं रहता जो "although" चाहता है।',
        },
        e: {
          en: '"Heralded" fits, but "doubtful" takes away the contrast that "although" needs.',
          hi: '"Heralded" ठीक है, पर "doubtful" से वह विरोध नहीं रहता जो "although" चाहता है।',
        },
      },
    },
    {
      code: 'po-025',
      exams: ['banking'],
      subject: 'english',
      topic: 'fill-in-the-blanks',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`Choose the word that fits the blanks in **all three** sentences.

I. The branch will not ______ an application that reaches it after the last date.

II. The founder could not ______ the thought of selling the firm to a rival.

III. Two singers from the village had been asked to ______ the guests.`,
        hi: String.raw`वह शब्द चुनिए जो **तीनों** वाक्यों के रिक्त स्थानों में उपयुक्त हो।

I. The branch will not ______ an application that reaches it after the last date.

II. The founder could not ______ the thought of selling the firm to a rival.

III. Two singers from the village had been asked to ______ the guests.`,
      },
      options: [
        { id: 'a', content: { en: 'consider', hi: 'consider' } },
        { id: 'b', content: { en: 'receive', hi: 'receive' } },
        { id: 'c', content: { en: 'entertain', hi: 'entertain' } },
        { id: 'd', content: { en: 'amuse', hi: 'amuse' } },
        { id: 'e', content: { en: 'endure', hi: 'endure' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`**Entertain** means to amuse guests (III), but also to admit for consideration: one entertains an application (I) and entertains a thought (II). Only this word fits all three.

*Consider* fits I and II, and *receive* fits I and III, so that each looks right until the third sentence is tried. Go on to the last sentence before you mark.`,
        hi: String.raw`**Entertain** का अर्थ मनोरंजन करना है (III), पर विचार के लिए स्वीकार करना भी है: आवेदन entertain किया जाता है (I) और विचार भी (II)। तीनों वाक्यों में केवल यही शब्द ठीक बैठता है।

*Consider* वाक्य I और II में ठीक है और *receive* वाक्य I और III में, इसलिए तीसरा वाक्य परखे बिना दोनों सही लगते हैं। उत्तर देने से पहले अंतिम वाक्य तक जाइए।`,
      },
      reasons: {
        a: {
          en: 'It fits I and II, but singers are not asked to consider the guests.',
          hi: 'यह I और II में ठीक है, पर गायकों से guests को consider करने को नहीं कहा जाता।',
        },
        b: {
          en: 'It fits I and III, but one does not receive the thought of doing a thing.',
          hi: 'यह I और III में ठीक है, पर "receive the thought of" नहीं कहा जाता।',
        },
        c: {
          en: 'One entertains an application, a thought and also guests.',
          hi: 'Application, thought और guests, तीनों के साथ entertain आता है।',
        },
        d: {
          en: 'Guests may be amused, but not an application or a thought.',
          hi: 'Guests को amuse किया जा सकता है, application या thought को नहीं।',
        },
        e: {
          en: 'A thought may be hard to endure, but an application is not endured.',
          hi: 'Thought को endure करना कठिन हो सकता है, पर application को endure नहीं किया जाता।',
        },
      },
    },
    {
      code: 'po-026',
      exams: ['banking'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'medium',
      targetSeconds: 42,
      passage: 'po-e3',
      stem: {
        en: String.raw`Choose the most suitable word for blank **(1)** of the passage.`,
        hi: String.raw`गद्यांश के रिक्त स्थान **(1)** के लिए सबसे उपयुक्त शब्द चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'cope', hi: 'cope' } },
        { id: 'b', content: { en: 'deal', hi: 'deal' } },
        { id: 'c', content: { en: 'manage', hi: 'manage' } },
        { id: 'd', content: { en: 'struggle', hi: 'struggle' } },
        { id: 'e', content: { en: 'dispense', hi: 'dispense' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`The blank has no preposition after it: "the hardest thing to ______ **is** …". So the verb must take its object directly: one **manages** a shortage.

*Cope*, *deal* and *struggle* have the right sense, but each needs **with** (the hardest thing to cope *with*). The trap is to choose by sense alone.`,
        hi: String.raw`रिक्त स्थान के बाद कोई preposition नहीं है: "the hardest thing to ______ **is** …"। इसलिए ऐसी क्रिया चाहिए जिसका कर्म सीधे आए: shortage को **manage** किया जाता है।

*Cope*, *deal* और *struggle* का अर्थ मेल खाता है, पर तीनों के साथ **with** चाहिए (the hardest thing to cope *with*)। केवल अर्थ देखकर चुनने से ग़लती होती है।`,
      },
      reasons: {
        a: { en: 'The sense is right, but it needs "with" after it.', hi: 'अर्थ ठीक है, पर इसके बाद "with" चाहिए।' },
        b: { en: 'In this sense it needs "with" after it.', hi: 'इस अर्थ में इसके बाद "with" चाहिए।' },
        c: {
          en: 'It takes its object directly and means to handle with success.',
          hi: 'इसका कर्म सीधे आता है और इसका अर्थ है सफलतापूर्वक सँभालना।',
        },
        d: { en: 'It needs "with" or "against" after it.', hi: 'इसके बाद "with" या "against" चाहिए।' },
        e: {
          en: 'To dispense a thing is to give it out, and a shortage cannot be given out.',
          hi: 'Dispense का अर्थ है बाँटना, और कमी बाँटी नहीं जा सकती।',
        },
      },
    },
    {
      code: 'po-027',
      exams: ['banking'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 13,
      passage: 'po-e3',
      stem: {
        en: String.raw`Choose the most suitable word for blank **(2)** of the passage.`,
        hi: String.raw`गद्यांश के रिक्त स्थान **(2)** के लिए सबसे उपयुक्त शब्द चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'over', hi: 'over' } },
        { id: 'b', content: { en: 'up', hi: 'up' } },
        { id: 'c', content: { en: 'about', hi: 'about' } },
        { id: 'd', content: { en: 'away', hi: 'away' } },
        { id: 'e', content: { en: 'into', hi: 'into' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`To **turn someone away** is to send him off without serving him. "Either … or" gives the seller two bad choices: to lose the customer or to give toffees for coins. So **away** fits.`,
        hi: String.raw`**Turn someone away** का अर्थ है किसी को सेवा दिए बिना लौटा देना। "Either … or" विक्रेता के सामने दो बुरे रास्ते रखता है: ग्राहक को लौटाए या सिक्कों के बदले टॉफ़ी दे। अतः **away** सही है।`,
      },
      reasons: {
        a: {
          en: 'To turn over is to make upside down or to hand to another.',
          hi: 'Turn over का अर्थ है पलटना या किसी को सौंप देना।',
        },
        b: {
          en: 'To turn up is to appear or to raise; it does not send anyone off.',
          hi: 'Turn up का अर्थ है आ पहुँचना या बढ़ाना; इससे कोई लौटाया नहीं जाता।',
        },
        c: { en: 'To turn about is to face the other way.', hi: 'Turn about का अर्थ है मुँह दूसरी ओर कर लेना।' },
        d: {
          en: 'To turn away is to refuse to serve, the bad choice that is meant.',
          hi: 'Turn away का अर्थ है सेवा देने से मना करके लौटा देना, और यहाँ यही अभीष्ट है।',
        },
        e: {
          en: '"Turn into" needs a second noun that the customer becomes.',
          hi: '"Turn into" के बाद वह संज्ञा चाहिए जिसमें ग्राहक बदल जाए।',
        },
      },
    },
    {
      code: 'po-028',
      exams: ['banking'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 16,
      passage: 'po-e3',
      stem: {
        en: String.raw`Choose the most suitable word for blank **(3)** of the passage.`,
        hi: String.raw`गद्यांश के रिक्त स्थान **(3)** के लिए सबसे उपयुक्त शब्द चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'grudgingly', hi: 'grudgingly' } },
        { id: 'b', content: { en: 'readily', hi: 'readily' } },
        { id: 'c', content: { en: 'belatedly', hi: 'belatedly' } },
        { id: 'd', content: { en: 'fleetingly', hi: 'fleetingly' } },
        { id: 'e', content: { en: 'sparingly', hi: 'sparingly' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The sellers had a problem, and payment by phone solved it ("therefore"). So they took to it **readily**, that is, quickly and willingly.

"Grudgingly" (against one's will) is the opposite: it would suit people who had nothing to gain.`,
        hi: String.raw`विक्रेताओं के सामने समस्या थी और फ़ोन से भुगतान ने उसे हल कर दिया ("therefore")। इसलिए उन्होंने इसे **readily** अर्थात् ख़ुशी-ख़ुशी और जल्दी अपनाया।

"Grudgingly" (अनिच्छा से) इसका उलटा है: यह उनके लिए ठीक होता जिन्हें कोई लाभ न हो।`,
      },
      reasons: {
        a: {
          en: "It means against one's will, but the sellers gained by the change.",
          hi: 'इसका अर्थ है अनिच्छा से, जबकि विक्रेताओं को इस बदलाव से लाभ हुआ।',
        },
        b: {
          en: 'It means willingly and without delay, as those do who gain.',
          hi: 'इसका अर्थ है ख़ुशी से और बिना देर किए, जैसा लाभ पाने वाले करते हैं।',
        },
        c: {
          en: 'It means later than one should, but those in greatest need had no reason to wait.',
          hi: 'इसका अर्थ है देर से, जबकि जिन्हें सबसे अधिक आवश्यकता थी, उनके पास रुकने का कोई कारण नहीं था।',
        },
        d: {
          en: 'It means for a short time only, but they still use it.',
          hi: 'इसका अर्थ है थोड़ी देर के लिए, जबकि वे इसे अब भी अपनाए हुए हैं।',
        },
        e: {
          en: 'It means in small amounts, but each such sale was easier to settle by phone.',
          hi: 'इसका अर्थ है कम मात्रा में, जबकि ऐसी हर बिक्री का भुगतान फ़ोन से अधिक आसान था।',
        },
      },
    },
    {
      code: 'po-029',
      exams: ['banking'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 18,
      passage: 'po-e3',
      stem: {
        en: String.raw`Choose the most suitable word for blank **(4)** of the passage.`,
        hi: String.raw`गद्यांश के रिक्त स्थान **(4)** के लिए सबसे उपयुक्त शब्द चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'misled', hi: 'misled' } },
        { id: 'b', content: { en: 'misheard', hi: 'misheard' } },
        { id: 'c', content: { en: 'mistaken', hi: 'mistaken' } },
        { id: 'd', content: { en: 'misread', hi: 'misread' } },
        { id: 'e', content: { en: 'mislaid', hi: 'mislaid' } },
      ],
      key: { kind: 'mcq', optionIds: ['e'] },
      solution: {
        en: String.raw`The list is of things that happen to **coins**: counted, ______ or stolen. Coins can be **mislaid**, that is, put in a place that one forgets.

All options begin with *mis-*; go by the object: people are misled, words are misheard or misread, and one thing is mistaken **for** another.`,
        hi: String.raw`यह सूची उन बातों की है जो **सिक्कों** के साथ होती हैं: counted, ______ or stolen. सिक्के **mislaid** हो सकते हैं, अर्थात् कहीं रखकर भूल जाना।

सभी विकल्प *mis-* से आरंभ होते हैं; कर्म को देखिए: misled लोग होते हैं, misheard या misread शब्द होते हैं, और mistaken के साथ **for** आता है (एक चीज़ को दूसरी समझ लेना)।`,
      },
      reasons: {
        a: {
          en: 'People are misled, that is, led to a false belief; coins are not.',
          hi: 'Misled लोग होते हैं, अर्थात् भ्रम में डाले जाते हैं; सिक्के नहीं।',
        },
        b: { en: 'Words are misheard; coins are not.', hi: 'Misheard शब्द होते हैं; सिक्के नहीं।' },
        c: {
          en: 'A coin may be mistaken for another coin, but "for" does not follow here.',
          hi: 'एक सिक्का दूसरे के धोखे में mistaken हो सकता है, पर तब "for" चाहिए, जो यहाँ नहीं है।',
        },
        d: {
          en: 'A note or a word may be misread, but here nothing is said of reading.',
          hi: 'Misread कोई लेख या शब्द होता है; यहाँ पढ़ने की कोई बात नहीं है।',
        },
        e: {
          en: 'It means put somewhere and forgotten, as happens to small coins.',
          hi: 'इसका अर्थ है कहीं रखकर भूल जाना, जो छोटे सिक्कों के साथ होता है।',
        },
      },
    },
    {
      code: 'po-030',
      exams: ['banking'],
      subject: 'english',
      topic: 'cloze-test',
      difficulty: 'easy',
      targetSeconds: 21,
      passage: 'po-e3',
      stem: {
        en: String.raw`Choose the most suitable word for blank **(5)** of the passage.`,
        hi: String.raw`गद्यांश के रिक्त स्थान **(5)** के लिए सबसे उपयुक्त शब्द चुनिए।`,
      },
      options: [
        { id: 'a', content: { en: 'underpins', hi: 'underpins' } },
        { id: 'b', content: { en: 'undergoes', hi: 'undergoes' } },
        { id: 'c', content: { en: 'underlines', hi: 'underlines' } },
        { id: 'd', content: { en: 'undertakes', hi: 'undertakes' } },
        { id: 'e', content: { en: 'undercuts', hi: 'undercuts' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A system holds the convenience up: to **underpin** is to support from below. The days on which the network fails show this: the payment can be trusted only as far as what **supports** it.

"Undercuts" (weakens, sells cheaper than) is the opposite. All options begin with *under-*, so go by the meaning of the whole word.`,
        hi: String.raw`व्यवस्था ही सुविधा को टिकाए रखती है: **underpin** का अर्थ है नीचे से सहारा देना। नेटवर्क बंद होने वाले दिन यही दिखाते हैं: भुगतान पर उतना ही भरोसा किया जा सकता है जितना उसे **सहारा देने वाली** व्यवस्था पर।

"Undercuts" (कमज़ोर करना, दाम में मात देना) उलटा अर्थ देता है। सभी विकल्प *under-* से आरंभ होते हैं, इसलिए पूरे शब्द का अर्थ देखिए।`,
      },
      reasons: {
        a: {
          en: 'It means supports from below, as the network does for payment by phone.',
          hi: 'इसका अर्थ है सहारा देना, जैसे नेटवर्क फ़ोन से भुगतान को देता है।',
        },
        b: {
          en: 'To undergo is to pass through an experience; a system does not undergo a convenience.',
          hi: 'Undergo का अर्थ है किसी अनुभव से गुज़रना; व्यवस्था सुविधा से नहीं गुज़रती।',
        },
        c: {
          en: 'To underline is to stress; stressing a convenience does not make it work.',
          hi: 'Underline का अर्थ है ज़ोर देना; ज़ोर देने भर से सुविधा नहीं चलती।',
        },
        d: {
          en: 'One undertakes a task or a journey, not a convenience.',
          hi: 'Undertake कोई काम या यात्रा की जाती है, सुविधा नहीं।',
        },
        e: {
          en: 'To undercut is to weaken, and nobody trusts a thing as far as what weakens it.',
          hi: 'Undercut का अर्थ है कमज़ोर करना, और कमज़ोर करने वाली चीज़ पर भरोसा नहीं टिकता।',
        },
      },
    },
  ],
}
