import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

export const aptitudeQuestions: AuthoredQuestion[] = [
  {
    code: 'apt-001',
    subject: 'aptitude',
    topic: 'percentage',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: 'In an election between two candidates, 10% of the votes cast were declared invalid. The winner got 55% of the valid votes and won by 1,260 votes. What was the total number of votes cast?',
      hi: 'दो उम्मीदवारों के बीच हुए एक चुनाव में डाले गए मतों में से 10% मत अवैध घोषित किए गए। विजेता को वैध मतों का 55% मिला और वह 1,260 मतों से जीत गया। डाले गए मतों की कुल संख्या क्या थी?',
    },
    options: [
      { id: 'a', content: { en: '12,600', hi: '12,600' } },
      { id: 'b', content: { en: '14,000', hi: '14,000' } },
      { id: 'c', content: { en: '13,860', hi: '13,860' } },
      { id: 'd', content: { en: '15,400', hi: '15,400' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the total number of votes cast be $T$.

Valid votes $= 90\%$ of $T = 0.9T$.

The winner got $55\%$ and the loser $45\%$ of the valid votes, so the margin is $10\%$ of the valid votes:

$$
0.10 \times 0.9T = 1260 \Rightarrow 0.09T = 1260 \Rightarrow T = 14000
$$

So 14,000 votes were cast. The answer 12,600 is only the number of valid votes.`,
      hi: String.raw`माना डाले गए कुल मत $T$ हैं।

वैध मत $= T$ का $90\% = 0.9T$।

विजेता को वैध मतों का $55\%$ और हारने वाले को $45\%$ मिला, इसलिए जीत का अंतर वैध मतों का $10\%$ है:

$$
0.10 \times 0.9T = 1260 \Rightarrow 0.09T = 1260 \Rightarrow T = 14000
$$

अतः कुल 14,000 मत डाले गए। 12,600 केवल वैध मतों की संख्या है।`,
    },
  },
  {
    code: 'apt-002',
    subject: 'aptitude',
    topic: 'ratio',
    difficulty: 'easy',
    targetSeconds: 45,
    stem: {
      en: "₹6,300 is divided among Asha, Bina and Charu such that Asha's share : Bina's share = 2 : 3 and Bina's share : Charu's share = 4 : 5. What is Charu's share?",
      hi: '₹6,300 को आशा, बीना और चारु में इस प्रकार बाँटा गया है कि आशा का भाग : बीना का भाग = 2 : 3 और बीना का भाग : चारु का भाग = 4 : 5 है। चारु का भाग कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹1,440', hi: '₹1,440' } },
      { id: 'b', content: { en: '₹2,160', hi: '₹2,160' } },
      { id: 'c', content: { en: '₹3,150', hi: '₹3,150' } },
      { id: 'd', content: { en: '₹2,700', hi: '₹2,700' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Make Bina's part the same in both ratios. The LCM of 3 and 4 is 12.

- Asha : Bina $= 2 : 3 = 8 : 12$
- Bina : Charu $= 4 : 5 = 12 : 15$

So Asha : Bina : Charu $= 8 : 12 : 15$, a total of $35$ parts.

$$
\frac{15}{35} \times 6300 = 2700
$$

Charu gets ₹2,700. Joining the ratios directly as $2 : 3 : 5$ gives ₹3,150, which is wrong because Bina's part is 3 in one ratio and 4 in the other.`,
      hi: String.raw`दोनों अनुपातों में बीना का भाग समान कीजिए। 3 और 4 का ल.स. 12 है।

- आशा : बीना $= 2 : 3 = 8 : 12$
- बीना : चारु $= 4 : 5 = 12 : 15$

अतः आशा : बीना : चारु $= 8 : 12 : 15$, कुल $35$ भाग।

$$
\frac{15}{35} \times 6300 = 2700
$$

चारु को ₹2,700 मिलेंगे। दोनों अनुपातों को सीधे जोड़कर $2 : 3 : 5$ मान लेने पर ₹3,150 आता है, जो ग़लत है क्योंकि बीना का भाग एक अनुपात में 3 और दूसरे में 4 है।`,
    },
  },
  {
    code: 'apt-003',
    subject: 'aptitude',
    topic: 'profit-and-loss',
    difficulty: 'medium',
    targetSeconds: 55,
    stem: {
      en: 'A shopkeeper marks a pressure cooker 40% above its cost price. He sells it at a discount of 15% on the marked price and makes a profit of ₹228. What is the marked price of the cooker?',
      hi: 'एक दुकानदार किसी प्रेशर कुकर पर उसके क्रय मूल्य से 40% अधिक मूल्य अंकित करता है। वह अंकित मूल्य पर 15% की छूट देकर उसे बेचता है और ₹228 का लाभ कमाता है। कुकर का अंकित मूल्य क्या है?',
    },
    options: [
      { id: 'a', content: { en: '₹1,680', hi: '₹1,680' } },
      { id: 'b', content: { en: '₹1,200', hi: '₹1,200' } },
      { id: 'c', content: { en: '₹1,428', hi: '₹1,428' } },
      { id: 'd', content: { en: '₹1,520', hi: '₹1,520' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`Let the cost price be $C$.

Marked price $= 1.40C$.

Selling price $= 0.85 \times 1.40C = 1.19C$.

Profit $= 1.19C - C = 0.19C = 228$, so $C = \dfrac{228}{0.19} = 1200$.

Marked price $= 1.40 \times 1200 = 1680$.

The marked price is ₹1,680. Here ₹1,200 is the cost price and ₹1,428 is the selling price.`,
      hi: String.raw`माना क्रय मूल्य $C$ है।

अंकित मूल्य $= 1.40C$।

विक्रय मूल्य $= 0.85 \times 1.40C = 1.19C$।

लाभ $= 1.19C - C = 0.19C = 228$, अतः $C = \dfrac{228}{0.19} = 1200$।

अंकित मूल्य $= 1.40 \times 1200 = 1680$।

अंकित मूल्य ₹1,680 है। यहाँ ₹1,200 क्रय मूल्य और ₹1,428 विक्रय मूल्य है।`,
    },
  },
  {
    code: 'apt-004',
    subject: 'aptitude',
    topic: 'simple-and-compound-interest',
    difficulty: 'medium',
    targetSeconds: 65,
    stem: {
      en: 'On a certain sum, the difference between the compound interest (compounded annually) and the simple interest for 2 years at 8% per annum is ₹96. What is the compound interest on this sum for these 2 years?',
      hi: 'किसी धनराशि पर 8% वार्षिक दर से 2 वर्ष के चक्रवृद्धि ब्याज (वार्षिक संयोजित) और साधारण ब्याज का अंतर ₹96 है। इस धनराशि पर इन 2 वर्षों का चक्रवृद्धि ब्याज कितना है?',
    },
    options: [
      { id: 'a', content: { en: '₹2,400', hi: '₹2,400' } },
      { id: 'b', content: { en: '₹2,304', hi: '₹2,304' } },
      { id: 'c', content: { en: '₹2,496', hi: '₹2,496' } },
      { id: 'd', content: { en: '₹1,296', hi: '₹1,296' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`For 2 years the difference is the interest on the first year's interest:

$$
P\left(\frac{8}{100}\right)^2 = 96 \Rightarrow 0.0064P = 96 \Rightarrow P = 15000
$$

Simple interest $= 15000 \times \dfrac{8}{100} \times 2 = 2400$.

Compound interest $= 2400 + 96 = 2496$.

The compound interest is ₹2,496. The value ₹2,400 is the simple interest.`,
      hi: String.raw`2 वर्ष के लिए यह अंतर पहले वर्ष के ब्याज पर लगा ब्याज होता है:

$$
P\left(\frac{8}{100}\right)^2 = 96 \Rightarrow 0.0064P = 96 \Rightarrow P = 15000
$$

साधारण ब्याज $= 15000 \times \dfrac{8}{100} \times 2 = 2400$।

चक्रवृद्धि ब्याज $= 2400 + 96 = 2496$।

चक्रवृद्धि ब्याज ₹2,496 है। ₹2,400 साधारण ब्याज है।`,
    },
  },
  {
    code: 'apt-005',
    subject: 'aptitude',
    topic: 'time-and-work',
    difficulty: 'medium',
    targetSeconds: 60,
    stem: {
      en: 'Ravi alone can finish a piece of work in 20 days and Salma alone can finish it in 30 days. They start the work together, but Ravi leaves 5 days before the work is completed and Salma finishes the rest alone. In how many days in all is the work completed?',
      hi: 'रवि किसी काम को अकेले 20 दिनों में और सलमा उसे अकेले 30 दिनों में पूरा कर सकती है। वे साथ मिलकर काम शुरू करते हैं, किंतु काम पूरा होने से 5 दिन पहले रवि काम छोड़ देता है और शेष काम सलमा अकेले पूरा करती है। काम कुल कितने दिनों में पूरा होता है?',
    },
    options: [
      { id: 'a', content: { en: '22.5 days', hi: '22.5 दिन' } },
      { id: 'b', content: { en: '15 days', hi: '15 दिन' } },
      { id: 'c', content: { en: '17 days', hi: '17 दिन' } },
      { id: 'd', content: { en: '18 days', hi: '18 दिन' } },
    ],
    key: { kind: 'mcq', optionIds: ['b'] },
    solution: {
      en: String.raw`Let the work take $T$ days. Salma works for all $T$ days and Ravi for $(T - 5)$ days.

$$
\frac{T-5}{20} + \frac{T}{30} = 1
$$

Multiply by 60: $3(T - 5) + 2T = 60 \Rightarrow 5T = 75 \Rightarrow T = 15$.

The work takes 15 days. Working together throughout they would need 12 days. Adding 5 to this to get 17 days is wrong, because Salma keeps working during the last 5 days.`,
      hi: String.raw`माना काम $T$ दिनों में पूरा होता है। सलमा पूरे $T$ दिन और रवि $(T - 5)$ दिन काम करता है।

$$
\frac{T-5}{20} + \frac{T}{30} = 1
$$

60 से गुणा करने पर: $3(T - 5) + 2T = 60 \Rightarrow 5T = 75 \Rightarrow T = 15$।

काम 15 दिनों में पूरा होता है। यदि दोनों अंत तक साथ काम करते तो 12 दिन लगते। उसमें 5 जोड़कर 17 दिन कहना ग़लत है, क्योंकि अंतिम 5 दिनों में भी सलमा काम करती रहती है।`,
    },
  },
  {
    code: 'apt-006',
    subject: 'aptitude',
    topic: 'time-speed-distance',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'A train moving at a uniform speed crosses a 250 m long platform completely in 25 seconds. It crosses a man walking at 6 km/h in the direction opposite to the train in 7.5 seconds. What is the length of the train?',
      hi: 'एकसमान चाल से चल रही एक रेलगाड़ी 250 मीटर लंबे प्लेटफ़ॉर्म को 25 सेकंड में पूरी तरह पार करती है। रेलगाड़ी की विपरीत दिशा में 6 किमी/घंटा की चाल से पैदल चल रहे एक व्यक्ति को वह 7.5 सेकंड में पार करती है। रेलगाड़ी की लंबाई कितनी है?',
    },
    options: [
      { id: 'a', content: { en: '100 m', hi: '100 मीटर' } },
      { id: 'b', content: { en: '112.5 m', hi: '112.5 मीटर' } },
      { id: 'c', content: { en: '87.5 m', hi: '87.5 मीटर' } },
      { id: 'd', content: { en: '125 m', hi: '125 मीटर' } },
    ],
    key: { kind: 'mcq', optionIds: ['d'] },
    solution: {
      en: String.raw`Let the train be $L$ metres long and its speed be $v$ m/s. The man's speed is $6 \times \dfrac{5}{18} = \dfrac{5}{3}$ m/s.

Platform: $L + 250 = 25v$.

Man (opposite directions, so speeds add): $L = 7.5\left(v + \dfrac{5}{3}\right) = 7.5v + 12.5$.

Put the second in the first: $7.5v + 262.5 = 25v \Rightarrow 17.5v = 262.5 \Rightarrow v = 15$.

$$
L = 25 \times 15 - 250 = 125
$$

The train is 125 m long. The value 112.5 m comes from $7.5 \times 15$, which forgets the man's own speed.`,
      hi: String.raw`माना रेलगाड़ी की लंबाई $L$ मीटर और चाल $v$ मी/से है। व्यक्ति की चाल $6 \times \dfrac{5}{18} = \dfrac{5}{3}$ मी/से है।

प्लेटफ़ॉर्म के लिए: $L + 250 = 25v$।

व्यक्ति के लिए (विपरीत दिशा, अतः चालें जुड़ेंगी): $L = 7.5\left(v + \dfrac{5}{3}\right) = 7.5v + 12.5$।

दूसरे समीकरण को पहले में रखने पर: $7.5v + 262.5 = 25v \Rightarrow 17.5v = 262.5 \Rightarrow v = 15$।

$$
L = 25 \times 15 - 250 = 125
$$

रेलगाड़ी 125 मीटर लंबी है। मान 112.5 मीटर तब आता है जब $7.5 \times 15$ किया जाए, जिसमें व्यक्ति की अपनी चाल छूट जाती है।`,
    },
  },
  {
    code: 'apt-007',
    subject: 'aptitude',
    topic: 'average',
    difficulty: 'easy',
    targetSeconds: 35,
    stem: {
      en: 'The average marks of 24 students were calculated as 62. Later it was found that the marks of one student had been wrongly written as 48 instead of 84. What is the correct average?',
      hi: '24 विद्यार्थियों के अंकों का औसत 62 निकाला गया। बाद में पता चला कि एक विद्यार्थी के अंक 84 के स्थान पर ग़लती से 48 लिख दिए गए थे। सही औसत क्या है?',
    },
    options: [
      { id: 'a', content: { en: '63.5', hi: '63.5' } },
      { id: 'b', content: { en: '62.5', hi: '62.5' } },
      { id: 'c', content: { en: '60.5', hi: '60.5' } },
      { id: 'd', content: { en: '64', hi: '64' } },
    ],
    key: { kind: 'mcq', optionIds: ['a'] },
    solution: {
      en: String.raw`The wrong entry is too small by $84 - 48 = 36$.

So the correct total is 36 more, and the average rises by $\dfrac{36}{24} = 1.5$.

Correct average $= 62 + 1.5 = 63.5$.

The value 60.5 comes from subtracting 1.5, but the correct marks are higher than those written.`,
      hi: String.raw`ग़लत प्रविष्टि $84 - 48 = 36$ कम है।

अतः सही योग 36 अधिक होगा और औसत $\dfrac{36}{24} = 1.5$ बढ़ेगा।

सही औसत $= 62 + 1.5 = 63.5$।

60.5 तब आता है जब 1.5 घटा दिया जाए, जबकि सही अंक लिखे गए अंकों से अधिक हैं।`,
    },
  },
  {
    code: 'apt-008',
    subject: 'aptitude',
    topic: 'data-interpretation',
    difficulty: 'medium',
    targetSeconds: 70,
    stem: {
      en: String.raw`The table shows the number of bulbs made by a factory in four months and the percentage of them that were defective.

| Month | Bulbs made | Defective |
| --- | ---: | ---: |
| January | 4,000 | 5% |
| February | 5,000 | 4% |
| March | 6,000 | 3% |
| April | 5,000 | 6% |

What percentage of all the bulbs made in these four months were defective?`,
      hi: String.raw`तालिका में एक कारख़ाने द्वारा चार महीनों में बनाए गए बल्बों की संख्या और उनमें से ख़राब बल्बों का प्रतिशत दिया गया है।

| महीना | बनाए गए बल्ब | ख़राब |
| --- | ---: | ---: |
| जनवरी | 4,000 | 5% |
| फ़रवरी | 5,000 | 4% |
| मार्च | 6,000 | 3% |
| अप्रैल | 5,000 | 6% |

इन चार महीनों में बनाए गए कुल बल्बों में से कितने प्रतिशत बल्ब ख़राब थे?`,
    },
    options: [
      { id: 'a', content: { en: '4.5%', hi: '4.5%' } },
      { id: 'b', content: { en: '5.5%', hi: '5.5%' } },
      { id: 'c', content: { en: '4.4%', hi: '4.4%' } },
      { id: 'd', content: { en: '4.8%', hi: '4.8%' } },
    ],
    key: { kind: 'mcq', optionIds: ['c'] },
    solution: {
      en: String.raw`Defective bulbs in each month:

- January: $5\%$ of $4000 = 200$
- February: $4\%$ of $5000 = 200$
- March: $3\%$ of $6000 = 180$
- April: $6\%$ of $5000 = 300$

Total defective $= 880$ and total made $= 20000$.

$$
\frac{880}{20000} \times 100 = 4.4
$$

So 4.4% were defective. The plain average of the four percentages, 4.5%, is wrong because the months have different outputs.`,
      hi: String.raw`प्रत्येक महीने के ख़राब बल्ब:

- जनवरी: $4000$ का $5\% = 200$
- फ़रवरी: $5000$ का $4\% = 200$
- मार्च: $6000$ का $3\% = 180$
- अप्रैल: $5000$ का $6\% = 300$

कुल ख़राब बल्ब $= 880$ और कुल बनाए गए बल्ब $= 20000$।

$$
\frac{880}{20000} \times 100 = 4.4
$$

अतः 4.4% बल्ब ख़राब थे। चारों प्रतिशतों का सीधा औसत 4.5% ग़लत है, क्योंकि हर महीने का उत्पादन समान नहीं है।`,
    },
  },
  {
    code: 'apt-009',
    subject: 'aptitude',
    topic: 'mensuration',
    difficulty: 'easy',
    targetSeconds: 50,
    stem: {
      en: 'A rectangular park is 40 m long and 30 m wide. A path 2.5 m wide runs inside the park all along its boundary. Find the area of the path in square metres.',
      hi: 'एक आयताकार पार्क 40 मीटर लंबा और 30 मीटर चौड़ा है। पार्क के अंदर उसकी सीमा के साथ-साथ चारों ओर 2.5 मीटर चौड़ा रास्ता बना है। रास्ते का क्षेत्रफल वर्ग मीटर में ज्ञात कीजिए।',
    },
    options: [],
    key: { kind: 'nat', min: '325', max: '325' },
    solution: {
      en: String.raw`Area of the park $= 40 \times 30 = 1200$ sq m.

The path takes 2.5 m from each side, so the inner rectangle is $40 - 5 = 35$ m by $30 - 5 = 25$ m.

Inner area $= 35 \times 25 = 875$ sq m.

Area of the path $= 1200 - 875 = 325$ sq m.

A common slip is to subtract 2.5 m only once from each dimension.`,
      hi: String.raw`पार्क का क्षेत्रफल $= 40 \times 30 = 1200$ वर्ग मीटर।

रास्ते के कारण हर ओर से 2.5 मीटर कम हो जाता है, इसलिए भीतरी आयत की भुजाएँ $40 - 5 = 35$ मीटर और $30 - 5 = 25$ मीटर हैं।

भीतरी क्षेत्रफल $= 35 \times 25 = 875$ वर्ग मीटर।

रास्ते का क्षेत्रफल $= 1200 - 875 = 325$ वर्ग मीटर।

प्रायः विद्यार्थी हर माप में से 2.5 मीटर केवल एक बार घटाने की ग़लती करते हैं।`,
    },
  },
  {
    code: 'apt-010',
    subject: 'aptitude',
    topic: 'mixture',
    difficulty: 'hard',
    targetSeconds: 85,
    stem: {
      en: 'A vessel contains 70 litres of pure milk. 10 litres of milk is taken out and replaced with water. Then 10 litres of the mixture is taken out and replaced with water, and this last step is done once more. How many litres of milk are now left in the vessel? Give the answer correct to one decimal place.',
      hi: 'एक बर्तन में 70 लीटर शुद्ध दूध है। इसमें से 10 लीटर दूध निकालकर उतना ही पानी मिला दिया जाता है। फिर 10 लीटर मिश्रण निकालकर उतना ही पानी मिलाया जाता है और यही क्रिया एक बार और दोहराई जाती है। अब बर्तन में कितने लीटर दूध बचा है? उत्तर दशमलव के एक स्थान तक सही दीजिए।',
    },
    options: [],
    key: { kind: 'nat', min: '44.05', max: '44.15' },
    solution: {
      en: String.raw`Each time $\dfrac{10}{70} = \dfrac{1}{7}$ of the contents is removed, so $\dfrac{6}{7}$ of the milk stays. This happens 3 times in all.

$$
70 \times \left(\frac{6}{7}\right)^3 = 70 \times \frac{216}{343} = \frac{2160}{49} \approx 44.08
$$

Correct to one decimal place, 44.1 litres of milk are left. The answer $70 - 30 = 40$ is wrong because the second and third times some water is taken out too.`,
      hi: String.raw`हर बार बर्तन में भरे द्रव का $\dfrac{10}{70} = \dfrac{1}{7}$ भाग निकाला जाता है, अतः दूध का $\dfrac{6}{7}$ भाग बचता है। यह क्रिया कुल 3 बार होती है।

$$
70 \times \left(\frac{6}{7}\right)^3 = 70 \times \frac{216}{343} = \frac{2160}{49} \approx 44.08
$$

दशमलव के एक स्थान तक 44.1 लीटर दूध बचा है। $70 - 30 = 40$ ग़लत है, क्योंकि दूसरी और तीसरी बार दूध के साथ कुछ पानी भी निकलता है।`,
    },
  },
]
