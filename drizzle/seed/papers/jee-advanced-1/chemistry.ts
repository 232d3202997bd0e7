import type { PaperSection } from '../paper.ts'

export const chemistry: PaperSection = {
  presetSectionId: 'chemistry',
  questions: [
    {
      code: 'ja-035',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'medium',
      targetSeconds: 160,
      stem: {
        en: String.raw`At $298\ \text{K}$ the emf of the following cell is $0.72\ \text{V}$:

$$
\text{Ag}\,|\,\text{X}\,||\,\text{Ag}^+(0.010\ \text{M})\,|\,\text{Ag}
$$

X is the solution obtained by mixing $50\ \text{mL}$ of $0.020\ \text{M}$ $\text{AgNO}_3$ with $50\ \text{mL}$ of $0.44\ \text{M}$ $\text{Na}_2\text{S}_2\text{O}_3$; practically all the silver in it is present as $[\text{Ag(S}_2\text{O}_3)_2]^{3-}$. The overall formation constant of this ion is (take $\frac{2.303RT}{F} = 0.060\ \text{V}$)`,
        hi: String.raw`$298\ \text{K}$ पर निम्नलिखित सेल का विद्युत वाहक बल $0.72\ \text{V}$ है:

$$
\text{Ag}\,|\,\text{X}\,||\,\text{Ag}^+(0.010\ \text{M})\,|\,\text{Ag}
$$

X वह विलयन है जो $0.020\ \text{M}$ $\text{AgNO}_3$ के $50\ \text{mL}$ को $0.44\ \text{M}$ $\text{Na}_2\text{S}_2\text{O}_3$ के $50\ \text{mL}$ में मिलाने से प्राप्त होता है; इसमें लगभग समस्त सिल्वर $[\text{Ag(S}_2\text{O}_3)_2]^{3-}$ के रूप में है। इस आयन का समग्र विरचन स्थिरांक (overall formation constant) है ($\frac{2.303RT}{F} = 0.060\ \text{V}$ लीजिए)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1.25 \times 10^{13}$`, hi: String.raw`$1.25 \times 10^{13}$` } },
        { id: 'b', content: { en: String.raw`$2.07 \times 10^{13}$`, hi: String.raw`$2.07 \times 10^{13}$` } },
        { id: 'c', content: { en: String.raw`$5.00 \times 10^{12}$`, hi: String.raw`$5.00 \times 10^{12}$` } },
        { id: 'd', content: { en: String.raw`$2.50 \times 10^{13}$`, hi: String.raw`$2.50 \times 10^{13}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`The emf measures the free $\text{Ag}^+$ in X; the mixing gives the other two concentrations.

- Concentration cell: $0.72 = 0.060 \log \dfrac{0.010}{[\text{Ag}^+]_X}$, so $[\text{Ag}^+]_X = 0.010 \times 10^{-12} = 10^{-14}\ \text{M}$.
- Mixing doubles the volume: complex $= 0.010\ \text{M}$; thiosulphate taken $= 0.22\ \text{M}$, of which $2 \times 0.010$ is bound. Free: $0.20\ \text{M}$.

$$
K = \frac{0.010}{10^{-14} \times (0.20)^2} = 2.5 \times 10^{13}
$$

The traps: to forget the dilution, or to use the thiosulphate taken in place of the free one.`,
        hi: String.raw`वि.वा.बल से X में मुक्त $\text{Ag}^+$ की सांद्रता मिलती है; शेष दो सांद्रताएँ मिश्रण से मिलती हैं।

- सांद्रता सेल: $0.72 = 0.060 \log \dfrac{0.010}{[\text{Ag}^+]_X}$, अतः $[\text{Ag}^+]_X = 0.010 \times 10^{-12} = 10^{-14}\ \text{M}$।
- मिलाने पर आयतन दुगुना होता है: संकुल $= 0.010\ \text{M}$; लिया गया थायोसल्फ़ेट $= 0.22\ \text{M}$, जिसमें से $2 \times 0.010$ संकुल में बँधा है। मुक्त: $0.20\ \text{M}$।

$$
K = \frac{0.010}{10^{-14} \times (0.20)^2} = 2.5 \times 10^{13}
$$

आम ग़लती: तनुकरण भूल जाना, या मुक्त के स्थान पर लिया गया कुल थायोसल्फ़ेट रख देना।`,
      },
      reasons: {
        a: {
          en: 'This forgets the dilution: complex 0.020 M and free ligand 0.40 M.',
          hi: 'इसमें तनुकरण भूल गए: संकुल 0.020 M और मुक्त लिगंड 0.40 M लिया गया।',
        },
        b: {
          en: 'This takes all the thiosulphate (0.22 M) as free, although 0.020 M of it is bound.',
          hi: 'इसमें समस्त थायोसल्फ़ेट (0.22 M) को मुक्त माना गया, जबकि 0.020 M संकुल में बँधा है।',
        },
        c: {
          en: 'This uses the first power of the ligand concentration, though two ligands are bound.',
          hi: 'इसमें लिगंड की सांद्रता की घात 1 ली गई, जबकि दो लिगंड बँधते हैं।',
        },
        d: {
          en: String.raw`Free $\text{Ag}^+$ is $10^{-14}\ \text{M}$, the complex $0.010\ \text{M}$ and the free ligand $0.20\ \text{M}$.`,
          hi: String.raw`सांद्रताएँ हैं: मुक्त $\text{Ag}^+$ $10^{-14}\ \text{M}$, संकुल $0.010\ \text{M}$ और मुक्त लिगंड $0.20\ \text{M}$।`,
        },
      },
    },
    {
      code: 'ja-036',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'medium',
      targetSeconds: 130,
      stem: {
        en: String.raw`For octahedral complexes of $\text{Fe}^{2+}$ ($Z = 26$), $\Delta_o$ is $10400\ \text{cm}^{-1}$ with $\text{H}_2\text{O}$ and $32000\ \text{cm}^{-1}$ with $\text{CN}^-$ as the ligand. The pairing energy is $17600\ \text{cm}^{-1}$ for every pair of electrons in a d orbital. On going from $[\text{Fe(H}_2\text{O})_6]^{2+}$ to $[\text{Fe(CN)}_6]^{4-}$, the energy of the d electrons, measured from the mean energy of the d orbitals and with the pairing energy included, changes by`,
        hi: String.raw`$\text{Fe}^{2+}$ ($Z = 26$) के अष्टफलकीय संकुलों में $\Delta_o$ का मान लिगंड $\text{H}_2\text{O}$ के साथ $10400\ \text{cm}^{-1}$ और $\text{CN}^-$ के साथ $32000\ \text{cm}^{-1}$ है। d कक्षकों में इलेक्ट्रॉनों के प्रत्येक युग्म के लिए युग्मन ऊर्जा $17600\ \text{cm}^{-1}$ है। $[\text{Fe(H}_2\text{O})_6]^{2+}$ से $[\text{Fe(CN)}_6]^{4-}$ बनने पर d इलेक्ट्रॉनों की ऊर्जा में (d कक्षकों की माध्य ऊर्जा के सापेक्ष, युग्मन ऊर्जा सहित) परिवर्तन है`,
      },
      options: [
        {
          id: 'a',
          content: { en: String.raw`$-37440\ \text{cm}^{-1}$`, hi: String.raw`$-37440\ \text{cm}^{-1}$` },
        },
        {
          id: 'b',
          content: { en: String.raw`$-51840\ \text{cm}^{-1}$`, hi: String.raw`$-51840\ \text{cm}^{-1}$` },
        },
        {
          id: 'c',
          content: { en: String.raw`$-19840\ \text{cm}^{-1}$`, hi: String.raw`$-19840\ \text{cm}^{-1}$` },
        },
        {
          id: 'd',
          content: { en: String.raw`$-72640\ \text{cm}^{-1}$`, hi: String.raw`$-72640\ \text{cm}^{-1}$` },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Decide the spin state of $d^6$ first by comparing $\Delta_o$ with $P$.

- Water: $10400 < 17600$, high spin, $t_{2g}^4\,e_g^2$ with one pair: $E_1 = -0.4 \times 10400 + 17600$ $= 13440\ \text{cm}^{-1}$.
- Cyanide: $32000 > 17600$, low spin, $t_{2g}^6$ with three pairs: $E_2 = -2.4 \times 32000 + 3 \times 17600$ $= -24000\ \text{cm}^{-1}$.

Change: $-24000 - 13440 = -37440\ \text{cm}^{-1}$. The trap: high-spin $d^6$ already has one pair, so only two new pairs are paid for.`,
        hi: String.raw`पहले $\Delta_o$ और $P$ की तुलना से $d^6$ की प्रचक्रण अवस्था तय कीजिए।

- जल: $10400 < 17600$, उच्च प्रचक्रण, $t_{2g}^4\,e_g^2$ और एक युग्म: $E_1 = -0.4 \times 10400 + 17600$ $= 13440\ \text{cm}^{-1}$।
- सायनाइड: $32000 > 17600$, निम्न प्रचक्रण, $t_{2g}^6$ और तीन युग्म: $E_2 = -2.4 \times 32000 + 3 \times 17600$ $= -24000\ \text{cm}^{-1}$।

परिवर्तन: $-24000 - 13440 = -37440\ \text{cm}^{-1}$। आम ग़लती: यह भूल जाना कि उच्च प्रचक्रण $d^6$ में एक युग्म पहले से है, अतः नए युग्म केवल दो हैं।`,
      },
      reasons: {
        a: {
          en: 'One pair in the aqua complex (high spin) and three in the cyanide complex (low spin) are counted.',
          hi: 'ऐक्वा संकुल (उच्च प्रचक्रण) का एक युग्म और सायनो संकुल (निम्न प्रचक्रण) के तीन युग्म गिने गए।',
        },
        b: {
          en: String.raw`This takes both complexes as low spin: $-2.4(32000 - 10400)$.`,
          hi: String.raw`इसमें दोनों संकुल निम्न प्रचक्रण मान लिए गए: $-2.4(32000 - 10400)$।`,
        },
        c: {
          en: 'This forgets the one pair that the high-spin aqua complex already has.',
          hi: 'इसमें वह एक युग्म भूल गए जो उच्च प्रचक्रण ऐक्वा संकुल में पहले से है।',
        },
        d: {
          en: 'This leaves out the pairing energy altogether.',
          hi: 'इसमें युग्मन ऊर्जा बिल्कुल छोड़ दी गई।',
        },
      },
    },
    {
      code: 'ja-037',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'medium',
      targetSeconds: 150,
      stem: {
        en: String.raw`Compound P of the figure is treated with $\text{O}_3$ and then with $\text{Zn}/\text{H}_2\text{O}$ to give Q. On heating with dilute NaOH, Q undergoes an intramolecular aldol condensation to R, $\text{C}_9\text{H}_{12}\text{O}$.

![Line structures. P: a six-membered and a five-membered carbon ring share one bond, and this shared bond is the only double bond. (A): six- and five-membered rings share a C=C bond; the C=O is in the six-membered ring next to a shared carbon. (B): six- and five-membered rings share a C=C bond; the C=O is in the five-membered ring next to a shared carbon. (C): seven- and four-membered rings share a C=C bond; the C=O is in the seven-membered ring next to a shared carbon. (D): six- and five-membered rings share a C-C single bond; the C=O is in the six-membered ring next to one shared carbon, and the other shared carbon has a C=C bond within the five-membered ring.](/figures/ja-037.svg)

The major product R is`,
        hi: String.raw`चित्र के यौगिक P की अभिक्रिया पहले $\text{O}_3$ से और फिर $\text{Zn}/\text{H}_2\text{O}$ से करने पर Q बनता है। तनु NaOH के साथ गर्म करने पर Q में अंतःअणुक (intramolecular) ऐल्डोल संघनन होता है और R, $\text{C}_9\text{H}_{12}\text{O}$, बनता है।

![रेखा-संरचनाएँ। P: कार्बन की एक छह-सदस्यीय और एक पाँच-सदस्यीय वलय में एक आबंध साझा है और यही एकमात्र द्विआबंध है। (A): छह- और पाँच-सदस्यीय वलयों में C=C आबंध साझा है; C=O छह-सदस्यीय वलय में साझे कार्बन के ठीक पास है। (B): छह- और पाँच-सदस्यीय वलयों में C=C आबंध साझा है; C=O पाँच-सदस्यीय वलय में साझे कार्बन के ठीक पास है। (C): सात- और चार-सदस्यीय वलयों में C=C आबंध साझा है; C=O सात-सदस्यीय वलय में साझे कार्बन के ठीक पास है। (D): छह- और पाँच-सदस्यीय वलयों में C-C एकल आबंध साझा है; C=O छह-सदस्यीय वलय में एक साझे कार्बन के ठीक पास है, और दूसरे साझे कार्बन पर पाँच-सदस्यीय वलय के भीतर C=C है।](/figures/ja-037.svg)

मुख्य उत्पाद R है`,
      },
      options: [
        { id: 'a', content: { en: '(A)', hi: '(A)' } },
        { id: 'b', content: { en: '(B)', hi: '(B)' } },
        { id: 'c', content: { en: '(C)', hi: '(C)' } },
        { id: 'd', content: { en: '(D)', hi: '(D)' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ozonolysis opens the shared double bond: Q is the nine-membered ring cyclononane-1,5-dione, whose two C=O groups are joined by three $\text{CH}_2$ groups on one side and four on the other.

Number C-1 (C=O), C-2 to C-4, C-5 (C=O), C-6 to C-9. Only two different ring closures are possible:

- C-9 (in the longer chain) attacks C-5: a five-membered ring (C-5 to C-9) and a six-membered ring (C-9, C-1 to C-5). Favoured.
- C-2 (in the shorter chain) attacks C-5: a four-membered ring (C-2 to C-5). Strained.

Loss of water gives C-9=C-5, conjugated with C-1=O. C-1 belongs to the six-membered ring, so R is (A).`,
        hi: String.raw`ओज़ोनी अपघटन से साझा द्विआबंध टूटता है: Q नौ-सदस्यीय वलय वाला साइक्लोनोनेन-1,5-डाइओन है, जिसके दोनों C=O समूहों के बीच एक ओर तीन और दूसरी ओर चार $\text{CH}_2$ समूह हैं।

क्रमांक दीजिए: C-1 (C=O), C-2 से C-4, C-5 (C=O), C-6 से C-9। वलय बंद होने के केवल दो भिन्न ढंग हैं:

- C-9 (लंबी शृंखला का) C-5 पर आक्रमण करे: पाँच-सदस्यीय (C-5 से C-9) और छह-सदस्यीय (C-9, C-1 से C-5) वलय बनती हैं। यही अनुकूल है।
- C-2 (छोटी शृंखला का) C-5 पर आक्रमण करे: चार-सदस्यीय वलय (C-2 से C-5) बनती है, जिसमें तनाव है।

जल निकलने पर C-9=C-5 बनता है, जो C-1=O के साथ संयुग्मित है। C-1 छह-सदस्यीय वलय में है, अतः R संरचना (A) है।`,
      },
      reasons: {
        a: {
          en: 'C-9 attacks C-5: a five- and a six-membered ring are formed and C-1=O stays in the six-membered one.',
          hi: 'C-9 का C-5 पर आक्रमण: पाँच- और छह-सदस्यीय वलय बनती हैं और C-1=O छह-सदस्यीय वलय में रहता है।',
        },
        b: {
          en: 'The rings are right, but the C=O that is left lies in the chain of three CH₂ groups, hence in the six-membered ring.',
          hi: 'वलय ठीक हैं, पर बचा हुआ C=O तीन CH₂ वाली शृंखला की ओर, अर्थात् छह-सदस्यीय वलय में होता है।',
        },
        c: {
          en: 'This is the closure by C-2, which makes a strained four-membered ring.',
          hi: 'यह C-2 से वलय बंद होने का उत्पाद है, जिसमें तनाव वाली चार-सदस्यीय वलय बनती है।',
        },
        d: {
          en: 'Here water is lost away from the C=O; the base gives the conjugated enone.',
          hi: 'इसमें जल C=O से दूर की ओर निकाला गया; क्षार से संयुग्मित ईनोन बनता है।',
        },
      },
    },
    {
      code: 'ja-038',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'd-and-f-block',
      difficulty: 'medium',
      targetSeconds: 140,
      stem: {
        en: String.raw`When $0.60\ \text{mol}$ of a black metal oxide P is fused with an excess of KOH and $\text{KNO}_3$, it changes completely into a green salt Q. Q is dissolved in water and $\text{CO}_2$ is passed until the solution has turned purple and no Q is left; the P that is formed again is filtered off. The purple salt R in the filtrate is then just decolourised by KI in a faintly alkaline solution. The amount of iodide ions oxidised is`,
        hi: String.raw`एक काले धातु ऑक्साइड P के $0.60\ \text{mol}$ को KOH और $\text{KNO}_3$ के आधिक्य के साथ संगलित (fused) करने पर वह पूर्णतः हरे लवण Q में बदल जाता है। Q को जल में घोलकर $\text{CO}_2$ तब तक प्रवाहित की जाती है जब तक विलयन बैंगनी न हो जाए और Q शेष न रहे; पुनः बना P छानकर अलग कर दिया जाता है। निस्यंद (filtrate) में उपस्थित बैंगनी लवण R को हल्के क्षारीय विलयन में KI से ठीक-ठीक रंगहीन किया जाता है। ऑक्सीकृत होने वाले आयोडाइड आयनों की मात्रा है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$2.00\ \text{mol}$`, hi: String.raw`$2.00\ \text{mol}$` } },
        { id: 'b', content: { en: String.raw`$0.20\ \text{mol}$`, hi: String.raw`$0.20\ \text{mol}$` } },
        { id: 'c', content: { en: String.raw`$1.20\ \text{mol}$`, hi: String.raw`$1.20\ \text{mol}$` } },
        { id: 'd', content: { en: String.raw`$0.30\ \text{mol}$`, hi: String.raw`$0.30\ \text{mol}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`P is $\text{MnO}_2$, Q is $\text{K}_2\text{MnO}_4$ and R is $\text{KMnO}_4$.

- Fusion: $0.60\ \text{mol}$ of $\text{MnO}_2$ gives $0.60\ \text{mol}$ of $\text{MnO}_4^{2-}$.
- $\text{CO}_2$ makes it disproportionate: $3\,\text{MnO}_4^{2-} \rightarrow 2\,\text{MnO}_4^- + \text{MnO}_2$, so $0.40\ \text{mol}$ of $\text{MnO}_4^-$.
- In a faintly alkaline solution iodide goes to iodate (6 electrons) and Mn(VII) to $\text{MnO}_2$ (3 electrons): $2\,\text{MnO}_4^- + \text{I}^- + \text{H}_2\text{O} \rightarrow$ $2\,\text{MnO}_2 + \text{IO}_3^- + 2\,\text{OH}^-$

So $\dfrac{0.40}{2} = 0.20\ \text{mol}$ of iodide. The trap is to take iodine as the product, as in acid.`,
        hi: String.raw`P $\text{MnO}_2$ है, Q $\text{K}_2\text{MnO}_4$ और R $\text{KMnO}_4$।

- संगलन: $0.60\ \text{mol}$ $\text{MnO}_2$ से $0.60\ \text{mol}$ $\text{MnO}_4^{2-}$ बनता है।
- $\text{CO}_2$ से असमानुपातन होता है: $3\,\text{MnO}_4^{2-} \rightarrow 2\,\text{MnO}_4^- + \text{MnO}_2$, अतः $\text{MnO}_4^-$ $0.40\ \text{mol}$ है।
- हल्के क्षारीय विलयन में आयोडाइड आयोडेट में (6 इलेक्ट्रॉन) और Mn(VII) $\text{MnO}_2$ में (3 इलेक्ट्रॉन) बदलता है: $2\,\text{MnO}_4^- + \text{I}^- + \text{H}_2\text{O} \rightarrow$ $2\,\text{MnO}_2 + \text{IO}_3^- + 2\,\text{OH}^-$

अतः आयोडाइड $\dfrac{0.40}{2} = 0.20\ \text{mol}$। आम ग़लती: अम्लीय माध्यम की तरह उत्पाद आयोडीन मान लेना।`,
      },
      reasons: {
        a: {
          en: 'This is the acid medium: five iodide ions, oxidised to iodine, for each permanganate ion.',
          hi: 'यह अम्लीय माध्यम के लिए है: प्रति परमैंगनेट पाँच आयोडाइड, जो आयोडीन में ऑक्सीकृत होते हैं।',
        },
        b: {
          en: 'Two thirds of the manganate becomes permanganate, and two permanganate ions oxidise one iodide to iodate.',
          hi: 'मैंगनेट का दो-तिहाई परमैंगनेट बनता है, और दो परमैंगनेट आयन एक आयोडाइड को आयोडेट में बदलते हैं।',
        },
        c: {
          en: 'Three electrons per Mn is right, but iodide is taken to iodine and not to iodate.',
          hi: 'प्रति Mn तीन इलेक्ट्रॉन सही हैं, पर आयोडाइड को आयोडेट के बदले आयोडीन तक ऑक्सीकृत माना गया।',
        },
        d: {
          en: 'This lets all the manganate become permanganate; a third of it goes back to the black oxide.',
          hi: 'इसमें समस्त मैंगनेट को परमैंगनेट में बदला माना गया; उसका एक-तिहाई वापस काला ऑक्साइड बन जाता है।',
        },
      },
    },
    {
      code: 'ja-040',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'medium',
      targetSeconds: 170,
      stem: {
        en: String.raw`Consider the balanced equations of the reactions named below. With regard to the changes of oxidation state in them, which of the following statements is (are) correct?`,
        hi: String.raw`नीचे बताई गई अभिक्रियाओं के संतुलित समीकरणों पर विचार कीजिए। इनमें ऑक्सीकरण अवस्था के परिवर्तनों के संबंध में निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`When $\text{XeF}_4$ reacts with water to give Xe, $\text{XeO}_3$, HF and $\text{O}_2$, the xenon that is oxidised supplies all the electrons taken up by the xenon that is reduced.`,
            hi: String.raw`जब $\text{XeF}_4$ जल से अभिक्रिया करके Xe, $\text{XeO}_3$, HF और $\text{O}_2$ देता है, तब अपचित होने वाला ज़ीनॉन जितने इलेक्ट्रॉन लेता है, वे सब ऑक्सीकृत होने वाले ज़ीनॉन से आते हैं।`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`When pure $\text{H}_3\text{PO}_3$ is heated, three atoms of phosphorus are oxidised for each atom of phosphorus that is reduced.`,
            hi: String.raw`शुद्ध $\text{H}_3\text{PO}_3$ को गर्म करने पर फ़ॉस्फ़ोरस के प्रत्येक अपचित परमाणु के लिए तीन परमाणु ऑक्सीकृत होते हैं।`,
          },
        },
        {
          id: 'c',
          content: {
            en: 'When white phosphorus is boiled with aqueous NaOH in an inert atmosphere, the phosphorus that is oxidised ends up in the oxidation state +3.',
            hi: 'जब श्वेत फ़ॉस्फ़ोरस को अक्रिय वातावरण में जलीय NaOH के साथ उबाला जाता है, तब ऑक्सीकृत होने वाला फ़ॉस्फ़ोरस +3 ऑक्सीकरण अवस्था में पहुँचता है।',
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`When $\text{Cl}_2$ is passed into hot concentrated NaOH solution, five atoms of chlorine are reduced for each atom of chlorine that is oxidised.`,
            hi: String.raw`गर्म सांद्र NaOH विलयन में $\text{Cl}_2$ प्रवाहित करने पर क्लोरीन के प्रत्येक ऑक्सीकृत परमाणु के लिए पाँच परमाणु अपचित होते हैं।`,
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['b', 'd'] },
      solution: {
        en: String.raw`In a pure disproportionation the electrons lost and gained by the element are equal. Balance each one.

(a) $6\,\text{XeF}_4 + 12\,\text{H}_2\text{O} \rightarrow$ $4\,\text{Xe} + 2\,\text{XeO}_3 + 24\,\text{HF} + 3\,\text{O}_2$. Gained by Xe: $4 \times 4 = 16$. Lost by Xe(IV) going to Xe(VI): $2 \times 2 = 4$. The other 12 come from the oxygen of water. Wrong.

(b) $4\,\text{H}_3\text{PO}_3 \rightarrow 3\,\text{H}_3\text{PO}_4 + \text{PH}_3$: three from $+3$ to $+5$, one from $+3$ to $-3$. Right.

(c) $\text{P}_4 + 3\,\text{NaOH} + 3\,\text{H}_2\text{O} \rightarrow$ $\text{PH}_3 + 3\,\text{NaH}_2\text{PO}_2$: hypophosphite, state $+1$. Wrong.

(d) $3\,\text{Cl}_2 + 6\,\text{NaOH} \rightarrow$ $5\,\text{NaCl} + \text{NaClO}_3 + 3\,\text{H}_2\text{O}$: five reduced, one oxidised. Right.`,
        hi: String.raw`शुद्ध असमानुपातन में तत्व द्वारा खोए और पाए गए इलेक्ट्रॉन बराबर होते हैं। हर अभिक्रिया संतुलित कीजिए।

(a) $6\,\text{XeF}_4 + 12\,\text{H}_2\text{O} \rightarrow$ $4\,\text{Xe} + 2\,\text{XeO}_3 + 24\,\text{HF} + 3\,\text{O}_2$। Xe द्वारा पाए गए: $4 \times 4 = 16$। Xe(IV) से Xe(VI) में खोए गए: $2 \times 2 = 4$। शेष 12 जल की ऑक्सीजन से आते हैं। ग़लत।

(b) $4\,\text{H}_3\text{PO}_3 \rightarrow 3\,\text{H}_3\text{PO}_4 + \text{PH}_3$: तीन परमाणु $+3$ से $+5$ में, एक $+3$ से $-3$ में। सही।

(c) $\text{P}_4 + 3\,\text{NaOH} + 3\,\text{H}_2\text{O} \rightarrow$ $\text{PH}_3 + 3\,\text{NaH}_2\text{PO}_2$: हाइपोफ़ॉस्फ़ाइट, अवस्था $+1$। ग़लत।

(d) $3\,\text{Cl}_2 + 6\,\text{NaOH} \rightarrow$ $5\,\text{NaCl} + \text{NaClO}_3 + 3\,\text{H}_2\text{O}$: पाँच अपचित, एक ऑक्सीकृत। सही।`,
      },
      reasons: {
        a: {
          en: 'Of the 16 electrons gained by xenon only 4 come from xenon; water is oxidised to oxygen for the other 12.',
          hi: 'ज़ीनॉन द्वारा लिए गए 16 में से केवल 4 इलेक्ट्रॉन ज़ीनॉन से आते हैं; शेष 12 जल के ऑक्सीजन में ऑक्सीकरण से।',
        },
        b: {
          en: String.raw`$4\,\text{H}_3\text{PO}_3$ give three $\text{H}_3\text{PO}_4$ (+5) and one $\text{PH}_3$ (−3).`,
          hi: String.raw`$4\,\text{H}_3\text{PO}_3$ से तीन $\text{H}_3\text{PO}_4$ (+5) और एक $\text{PH}_3$ (−3) बनते हैं।`,
        },
        c: {
          en: String.raw`The product is hypophosphite, $\text{H}_2\text{PO}_2^-$, with phosphorus in the state +1.`,
          hi: String.raw`उत्पाद हाइपोफ़ॉस्फ़ाइट $\text{H}_2\text{PO}_2^-$ है, जिसमें फ़ॉस्फ़ोरस की अवस्था +1 है।`,
        },
        d: {
          en: 'One chlorine atom loses five electrons to become chlorate; five atoms gain one each.',
          hi: 'एक क्लोरीन परमाणु पाँच इलेक्ट्रॉन खोकर क्लोरेट बनता है; पाँच परमाणु एक-एक इलेक्ट्रॉन लेते हैं।',
        },
      },
    },
    {
      code: 'ja-041',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'hydrocarbons',
      difficulty: 'hard',
      targetSeconds: 195,
      stem: {
        en: String.raw`But-2-yne is reduced to Q with sodium in liquid ammonia, and to R with $\text{H}_2$ over Lindlar's catalyst. With one equivalent of $\text{Br}_2$ in $\text{CCl}_4$, Q gives S and R gives T. Which of the following statements is (are) correct?`,
        hi: String.raw`ब्यूट-2-आइन का अपचयन द्रव अमोनिया में सोडियम से करने पर Q, और लिंडलार उत्प्रेरक पर $\text{H}_2$ से करने पर R मिलता है। $\text{CCl}_4$ में एक तुल्यांक $\text{Br}_2$ के साथ Q से S और R से T बनता है। निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'S cannot be resolved into enantiomers, whereas T can be.',
            hi: 'S का प्रतिबिंब रूपों में वियोजन नहीं हो सकता, जबकि T का हो सकता है।',
          },
        },
        {
          id: 'b',
          content: {
            en: '*anti* Elimination of one molecule of HBr from S gives (*E*)-2-bromobut-2-ene.',
            hi: 'S से HBr के एक अणु के प्रति (*anti*) विलोपन से (*E*)-2-ब्रोमोब्यूट-2-ईन मिलता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`With cold dilute alkaline $\text{KMnO}_4$, Q gives a racemic diol.`,
            hi: String.raw`ठंडे तनु क्षारीय $\text{KMnO}_4$ के साथ Q एक रेसिमिक डाइऑल देता है।`,
          },
        },
        {
          id: 'd',
          content: {
            en: 'With a peroxyacid and then aqueous acid, R gives a racemic diol.',
            hi: 'पहले परऑक्सी अम्ल और फिर जलीय अम्ल के साथ R एक रेसिमिक डाइऑल देता है।',
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'b', 'c', 'd'] },
      solution: {
        en: String.raw`Q is *trans*- and R is *cis*-but-2-ene. For like substituents: *trans* + *anti* or *cis* + *syn* gives meso; *trans* + *syn* or *cis* + *anti* gives the racemic mixture.

- (a) $\text{Br}_2$ adds *anti*: S is meso, T is racemic. Right.
- (b) In meso S turn C-2 until its H is *anti* to the Br of C-3. The two $\text{CH}_3$ groups are then on the same side, and Br of C-2 is on the side of the H of C-3. So the alkene has Br and $\text{CH}_3$ of C-3 (the groups of higher rank) on opposite sides: *E*. Right.
- (c) $\text{KMnO}_4$ adds *syn* to *trans*: racemic. Right.
- (d) Epoxide and then attack of water from the back is *anti* addition to *cis*: racemic. Right.

All four hold; the trap is (b), where "two methyls on one side" tempts to write *Z*.`,
        hi: String.raw`Q *trans*- और R *cis*-ब्यूट-2-ईन है। दोनों कार्बनों पर एक ही समूह जुड़े तो: *trans* + *anti* या *cis* + *syn* से मेसो; *trans* + *syn* या *cis* + *anti* से रेसिमिक मिश्रण।

- (a) $\text{Br}_2$ का योग *anti* है: S मेसो है, T रेसिमिक। सही।
- (b) मेसो S में C-2 को तब तक घुमाइए जब तक उसका H, C-3 के Br के *anti* न आ जाए। तब दोनों $\text{CH}_3$ एक ओर हैं और C-2 का Br, C-3 के H की ओर है। अतः ऐल्कीन में Br और C-3 का $\text{CH}_3$ (उच्च वरीयता के समूह) विपरीत ओर हैं: *E*। सही।
- (c) $\text{KMnO}_4$ का *trans* पर *syn* योग: रेसिमिक। सही।
- (d) एपॉक्साइड बनना और फिर पीछे से जल का आक्रमण *cis* पर *anti* योग है: रेसिमिक। सही।

चारों सही हैं; भूल (b) में होती है, जहाँ "दोनों मेथिल एक ओर" देखकर *Z* लिख दिया जाता है।`,
      },
      reasons: {
        a: {
          en: '*anti* Addition to the *trans* alkene gives the meso form, to the *cis* alkene the pair of enantiomers.',
          hi: '*trans* ऐल्कीन पर *anti* योग से मेसो रूप बनता है और *cis* ऐल्कीन पर प्रतिबिंब रूपों का युग्म।',
        },
        b: {
          en: 'With H and Br *anti*, the two methyl groups are on one side, so Br is opposite to the methyl group of C-3: *E*.',
          hi: 'H और Br के *anti* होने पर दोनों मेथिल एक ओर हैं, अतः Br, C-3 के मेथिल के विपरीत ओर है: *E*।',
        },
        c: {
          en: '*syn* Addition of two OH groups to the *trans* alkene gives both enantiomers equally.',
          hi: '*trans* ऐल्कीन पर दो OH समूहों के *syn* योग से दोनों प्रतिबिंब रूप बराबर बनते हैं।',
        },
        d: {
          en: 'Opening of the epoxide from the back is *anti* addition, which makes the *cis* alkene give both enantiomers.',
          hi: 'एपॉक्साइड का पीछे से खुलना *anti* योग है, जिससे *cis* ऐल्कीन दोनों प्रतिबिंब रूप देती है।',
        },
      },
    },
    {
      code: 'ja-042',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'biomolecules',
      difficulty: 'hard',
      targetSeconds: 210,
      stem: {
        en: String.raw`The Fischer projection of an aldopentose X is shown.

![Fischer projection of X, from top to bottom: CHO; a carbon with HO on the left and H on the right; a carbon with H on the left and OH on the right; a carbon with H on the left and OH on the right; CH2OH](/figures/ja-042.svg)

Which of the following statements about X is (are) correct?`,
        hi: String.raw`एक ऐल्डोपेंटोस X का फ़िशर प्रक्षेप दिखाया गया है।

![X का फ़िशर प्रक्षेप, ऊपर से नीचे: CHO; एक कार्बन जिसके बाईं ओर HO और दाईं ओर H है; एक कार्बन जिसके बाईं ओर H और दाईं ओर OH है; एक कार्बन जिसके बाईं ओर H और दाईं ओर OH है; CH2OH](/figures/ja-042.svg)

X के संबंध में निम्नलिखित में से कौन-सा (से) कथन सही है (हैं)?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`On reduction with $\text{NaBH}_4$ it gives an optically active pentahydroxy alcohol.`,
            hi: String.raw`$\text{NaBH}_4$ से अपचयन पर यह ध्रुवण घूर्णक (optically active) पेंटाहाइड्रॉक्सी ऐल्कोहॉल देता है।`,
          },
        },
        {
          id: 'b',
          content: {
            en: 'On oxidation with nitric acid it gives the same dicarboxylic acid as the aldopentose whose OH groups are on the left at C-2 and C-3 and on the right at C-4.',
            hi: 'नाइट्रिक अम्ल से ऑक्सीकरण पर यह वही द्विकार्बोक्सिलिक अम्ल देता है जो C-2 और C-3 पर बाईं ओर तथा C-4 पर दाईं ओर OH वाला ऐल्डोपेंटोस देता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'With methanol and dry HCl it gives two methyl glycosides with a six-membered ring, which are mirror images of each other.',
            hi: 'मेथेनॉल और शुष्क HCl के साथ यह छह-सदस्यीय वलय वाले दो मेथिल ग्लाइकोसाइड देता है, जो एक-दूसरे के दर्पण प्रतिबिंब हैं।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Its enantiomer, the L form, is obtained when H and OH are exchanged on C-4 alone.',
            hi: 'केवल C-4 पर H और OH की अदला-बदली करने पर इसका प्रतिबिंब रूप (L रूप) मिलता है।',
          },
        },
      ],
      key: { kind: 'msq', optionIds: ['a', 'b'] },
      solution: {
        en: String.raw`Write the OH groups of C-2 to C-4 as L (left) and R (right): X is **LRR** (D-arabinose). When both ends of the chain have become alike, the molecule may be turned by 180° in the plane of the paper; this reverses the order and changes L and R.

- (a) The alcohol is LRR with $\text{CH}_2\text{OH}$ at both ends. It would be meso only if the pattern read the same from both ends (RRR or RLR); LRR does not, so it is active. Right.
- (b) The diacid of X is LRR; turned round it reads LLR, which is the diacid of the other sugar (D-lyxose). They are one and the same compound. Right.
- (c) The two glycosides ($\alpha$ and $\beta$) differ at C-1 alone; C-2 to C-4 are the same in both. They are anomers, that is diastereomers. Wrong.
- (d) The enantiomer is RLL; every chiral carbon is inverted. LRL is a diastereomer. Wrong.`,
        hi: String.raw`C-2 से C-4 के OH समूहों को L (बाएँ) और R (दाएँ) लिखिए: X का क्रम **LRR** है (D-ऐरेबिनोस)। शृंखला के दोनों सिरे समान हो जाने पर अणु को काग़ज़ के तल में 180° घुमाया जा सकता है; इससे क्रम उलट जाता है और L तथा R आपस में बदल जाते हैं।

- (a) ऐल्कोहॉल का क्रम LRR है और दोनों सिरों पर $\text{CH}_2\text{OH}$ है। वह मेसो तभी होता जब क्रम दोनों सिरों से एक-सा पढ़ा जाता (RRR या RLR); LRR ऐसा नहीं है, अतः वह घूर्णक है। सही।
- (b) X का द्विअम्ल LRR है; घुमाने पर यह LLR पढ़ा जाता है, जो दूसरी शर्करा (D-लिक्सोस) का द्विअम्ल है। दोनों एक ही यौगिक हैं। सही।
- (c) दोनों ग्लाइकोसाइड ($\alpha$ और $\beta$) केवल C-1 पर भिन्न हैं; C-2 से C-4 दोनों में समान हैं। वे ऐनोमर, अर्थात् अप्रतिबिंबी त्रिविम समावयवी (diastereomers) हैं। ग़लत।
- (d) प्रतिबिंब रूप RLL है; हर काइरल कार्बन पर विन्यास उलटता है। LRL अप्रतिबिंबी त्रिविम समावयवी है। ग़लत।`,
      },
      reasons: {
        a: {
          en: 'With like ends the pattern left, right, right is not symmetrical about C-3, so there is no plane of symmetry.',
          hi: 'सिरे समान होने पर भी बाएँ, दाएँ, दाएँ का क्रम C-3 के सापेक्ष सममित नहीं है, अतः सममिति तल नहीं है।',
        },
        b: {
          en: 'Turned by 180° in the plane, the diacid left, right, right becomes left, left, right: the diacid of D-lyxose.',
          hi: 'तल में 180° घुमाने पर बाएँ, दाएँ, दाएँ वाला द्विअम्ल बाएँ, बाएँ, दाएँ हो जाता है, जो D-लिक्सोस का द्विअम्ल है।',
        },
        c: {
          en: 'They differ at C-1 only; mirror images would differ at every chiral carbon. They are anomers.',
          hi: 'इनमें अंतर केवल C-1 पर है; दर्पण प्रतिबिंबों में हर काइरल कार्बन पर होता। ये ऐनोमर हैं।',
        },
        d: {
          en: 'For the enantiomer all three chiral carbons must be inverted; this gives a diastereomer.',
          hi: 'प्रतिबिंब रूप के लिए तीनों काइरल कार्बनों का विन्यास उलटना होगा; इससे अप्रतिबिंबी समावयवी मिलता है।',
        },
      },
    },
    {
      code: 'ja-043',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'kinetics',
      difficulty: 'medium',
      targetSeconds: 150,
      stem: {
        en: String.raw`In a closed vessel of fixed volume, at constant temperature, the gas A decomposes by two parallel first-order reactions: $\text{A}(g) \rightarrow 2\,\text{B}(g)$ and $\text{A}(g) \rightarrow \text{C}(g)$. Starting with pure A at $400\ \text{torr}$, the total pressure is $580\ \text{torr}$ after $30\ \text{min}$ and $640\ \text{torr}$ after a very long time. The partial pressure of B after $45\ \text{min}$ is ______ torr.`,
        hi: String.raw`नियत आयतन के बंद पात्र में स्थिर ताप पर गैस A दो समांतर प्रथम कोटि अभिक्रियाओं द्वारा विघटित होती है: $\text{A}(g) \rightarrow 2\,\text{B}(g)$ और $\text{A}(g) \rightarrow \text{C}(g)$। प्रारंभ में केवल A है, जिसका दाब $400\ \text{torr}$ है; कुल दाब $30\ \text{min}$ के बाद $580\ \text{torr}$ और बहुत लंबे समय के बाद $640\ \text{torr}$ है। $45\ \text{min}$ के बाद B का आंशिक दाब ______ torr है।`,
      },
      key: { kind: 'nat', min: '420', max: '420' },
      solution: {
        en: String.raw`In parallel first-order reactions the share of each path is the same at all times; only the path to B raises the pressure.

- Share $f$ going to B, from the end: $400(1 + f) = 640$, so $f = 0.6$.
- At 30 min the rise is $180 = 0.6x$, so $x = 300\ \text{torr}$ of A has reacted and $100\ \text{torr}$ is left: a quarter, that is two half-lives. $t_{1/2} = 15\ \text{min}$.
- At 45 min (three half-lives) $50\ \text{torr}$ is left and $350\ \text{torr}$ has reacted.

$p_B = 2 \times 0.6 \times 350 = 420\ \text{torr}$. The trap is to forget that one A gives two B.`,
        hi: String.raw`समांतर प्रथम कोटि अभिक्रियाओं में प्रत्येक पथ का हिस्सा हर समय समान रहता है; दाब केवल B वाले पथ से बढ़ता है।

- B की ओर जाने वाला हिस्सा $f$, अंतिम दाब से: $400(1 + f) = 640$, अतः $f = 0.6$।
- 30 min पर वृद्धि $180 = 0.6x$, अतः A का $x = 300\ \text{torr}$ अभिक्रिया कर चुका है और $100\ \text{torr}$ बचा है: एक चौथाई, अर्थात् दो अर्धायु। $t_{1/2} = 15\ \text{min}$।
- 45 min पर (तीन अर्धायु) $50\ \text{torr}$ बचा है और $350\ \text{torr}$ अभिक्रिया कर चुका है।

$p_B = 2 \times 0.6 \times 350 = 420\ \text{torr}$। आम ग़लती: यह भूल जाना कि एक A से दो B बनते हैं।`,
      },
    },
    {
      code: 'ja-044',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'mole-concept',
      difficulty: 'hard',
      targetSeconds: 215,
      stem: {
        en: String.raw`Two equal samples of a pure oxide of manganese, $\text{MnO}_x$, are analysed.

Sample 1 is warmed with $25.0\ \text{mL}$ of $0.20\ \text{M}$ oxalic acid and dilute $\text{H}_2\text{SO}_4$, so that all the manganese becomes $\text{Mn}^{2+}$. The oxalic acid left over needs $28.0\ \text{mL}$ of $0.020\ \text{M}$ $\text{KMnO}_4$ in the same hot acid solution.

Sample 2 is changed completely into $\text{Mn}^{2+}$ by a reductant whose excess is then removed. In a neutral solution this $\text{Mn}^{2+}$ needs $40.0\ \text{mL}$ of $0.10\ \text{M}$ $\text{KMnO}_4$; all the manganese on both sides ends up as $\text{MnO}_2$.

The value of $x$, to two decimal places, is ______.`,
        hi: String.raw`मैंगनीज़ के एक शुद्ध ऑक्साइड $\text{MnO}_x$ के दो समान नमूनों का विश्लेषण किया जाता है।

नमूना 1 को $0.20\ \text{M}$ ऑक्सैलिक अम्ल के $25.0\ \text{mL}$ और तनु $\text{H}_2\text{SO}_4$ के साथ गर्म किया जाता है, जिससे समस्त मैंगनीज़ $\text{Mn}^{2+}$ बन जाता है। बचे हुए ऑक्सैलिक अम्ल के लिए उसी गर्म अम्लीय विलयन में $0.020\ \text{M}$ $\text{KMnO}_4$ के $28.0\ \text{mL}$ लगते हैं।

नमूना 2 को एक अपचायक द्वारा पूर्णतः $\text{Mn}^{2+}$ में बदलकर अपचायक का आधिक्य हटा दिया जाता है। उदासीन विलयन में इस $\text{Mn}^{2+}$ के लिए $0.10\ \text{M}$ $\text{KMnO}_4$ के $40.0\ \text{mL}$ लगते हैं; दोनों ओर का समस्त मैंगनीज़ $\text{MnO}_2$ बन जाता है।

दशमलव के दो स्थानों तक $x$ का मान ______ है।`,
      },
      key: { kind: 'nat', min: '1.60', max: '1.60' },
      solution: {
        en: String.raw`Sample 2 counts the manganese, sample 1 counts the electrons that it takes up.

**Manganese:** in the neutral solution $3\,\text{Mn}^{2+} + 2\,\text{MnO}_4^- \rightarrow 5\,\text{MnO}_2$. Permanganate: $40.0 \times 0.10 = 4.0\ \text{mmol}$, so $\text{Mn} = 4.0 \times \frac{3}{2} = 6.0\ \text{mmol}$.

**Electrons:** oxalic acid gives 2 electrons, permanganate in acid takes 5.

- offered: $25.0 \times 0.20 \times 2 = 10.0\ \text{mmol}$
- taken by permanganate: $28.0 \times 0.020 \times 5 = 2.8\ \text{mmol}$
- taken by the oxide: $7.2\ \text{mmol}$

In $\text{MnO}_x$ the state of Mn is $+2x$, so each Mn takes $2x - 2 = \frac{7.2}{6.0} = 1.2$ electrons and $x = 1.60$. The trap is to use 5 electrons for permanganate in both titrations: in the neutral solution it takes 3.`,
        hi: String.raw`नमूना 2 से मैंगनीज़ की मात्रा मिलती है और नमूना 1 से उसके द्वारा लिए गए इलेक्ट्रॉनों की।

**मैंगनीज़:** उदासीन विलयन में $3\,\text{Mn}^{2+} + 2\,\text{MnO}_4^- \rightarrow 5\,\text{MnO}_2$। परमैंगनेट: $40.0 \times 0.10 = 4.0\ \text{mmol}$, अतः $\text{Mn} = 4.0 \times \frac{3}{2} = 6.0\ \text{mmol}$।

**इलेक्ट्रॉन:** ऑक्सैलिक अम्ल 2 इलेक्ट्रॉन देता है, अम्ल में परमैंगनेट 5 लेता है।

- दिए गए: $25.0 \times 0.20 \times 2 = 10.0\ \text{mmol}$
- परमैंगनेट ने लिए: $28.0 \times 0.020 \times 5 = 2.8\ \text{mmol}$
- ऑक्साइड ने लिए: $7.2\ \text{mmol}$

$\text{MnO}_x$ में Mn की अवस्था $+2x$ है, अतः प्रत्येक Mn $2x - 2 = \frac{7.2}{6.0} = 1.2$ इलेक्ट्रॉन लेता है और $x = 1.60$। आम ग़लती: दोनों अनुमापनों में परमैंगनेट के 5 इलेक्ट्रॉन लेना; उदासीन विलयन में वह 3 लेता है।`,
      },
    },
    {
      code: 'ja-045',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'solutions',
      difficulty: 'hard',
      targetSeconds: 185,
      stem: {
        en: String.raw`The liquids A and B form an ideal solution. At a certain temperature their vapour pressures in the pure state are $640\ \text{torr}$ and $90\ \text{torr}$. A liquid mixture of $2\ \text{mol}$ of A and $2\ \text{mol}$ of B is kept at this temperature in a cylinder with a movable piston, and the pressure on it is lowered slowly. The pressure at which exactly $2\ \text{mol}$ of the $4\ \text{mol}$ of the substances is in the vapour is ______ torr.`,
        hi: String.raw`द्रव A और B आदर्श विलयन बनाते हैं। किसी ताप पर शुद्ध अवस्था में इनके वाष्प दाब $640\ \text{torr}$ और $90\ \text{torr}$ हैं। A के $2\ \text{mol}$ और B के $2\ \text{mol}$ का द्रव मिश्रण इसी ताप पर गतिशील पिस्टन वाले सिलिंडर में रखा है और उस पर दाब धीरे-धीरे घटाया जाता है। जिस दाब पर कुल $4\ \text{mol}$ में से ठीक $2\ \text{mol}$ पदार्थ वाष्प में होता है, वह ______ torr है।`,
      },
      key: { kind: 'nat', min: '240', max: '240' },
      solution: {
        en: String.raw`Let $x$ and $y$ be the mole fractions of A in the liquid and in the vapour. With $2\ \text{mol}$ in each phase, the balance of A is $2x + 2y = 2$, so $y = 1 - x$.

Then the partial pressures are

$$
640x = yp = (1 - x)p
$$

$$
90(1 - x) = (1 - y)p = xp
$$

Multiply them: $640 \times 90 = p^2$, so $p = \sqrt{57600} = 240\ \text{torr}$ (and $x = \frac{3}{11}$).

The trap is to take the liquid as still equimolar, which gives $365\ \text{torr}$: that is where the first bubble appears.`,
        hi: String.raw`मान लीजिए द्रव और वाष्प में A के मोल अंश $x$ और $y$ हैं। दोनों प्रावस्थाओं में $2\ \text{mol}$ होने पर A का संतुलन $2x + 2y = 2$ है, अतः $y = 1 - x$।

अब आंशिक दाब हैं

$$
640x = yp = (1 - x)p
$$

$$
90(1 - x) = (1 - y)p = xp
$$

दोनों का गुणा कीजिए: $640 \times 90 = p^2$, अतः $p = \sqrt{57600} = 240\ \text{torr}$ (और $x = \frac{3}{11}$)।

आम ग़लती: द्रव को अब भी सममोलर मान लेना, जिससे $365\ \text{torr}$ आता है: उस दाब पर तो वाष्प का पहला बुलबुला बनता है।`,
      },
    },
    {
      code: 'ja-046',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'easy',
      targetSeconds: 125,
      stem: {
        en: String.raw`Consider the following species:

$\text{ClF}_3$, $\text{SO}_2$, $\text{XeF}_5^-$, $\text{I}_3^-$, $\text{BrF}_5$, $\text{ICl}_4^-$, $\text{NO}_3^-$, $\text{SF}_4$, $\text{ClO}_2^-$, $\text{XeO}_2\text{F}_2$

The number of species in which all the atoms lie in one plane (or on one line) **and** the central atom has two or more lone pairs is ______.`,
        hi: String.raw`निम्नलिखित स्पीशीज़ पर विचार कीजिए:

$\text{ClF}_3$, $\text{SO}_2$, $\text{XeF}_5^-$, $\text{I}_3^-$, $\text{BrF}_5$, $\text{ICl}_4^-$, $\text{NO}_3^-$, $\text{SF}_4$, $\text{ClO}_2^-$, $\text{XeO}_2\text{F}_2$

उन स्पीशीज़ की संख्या जिनमें सभी परमाणु एक ही तल में (या एक ही रेखा पर) हैं **और** केंद्रीय परमाणु पर दो या अधिक एकाकी युग्म (lone pairs) हैं, ______ है।`,
      },
      key: { kind: 'nat', min: '5', max: '5' },
      solution: {
        en: String.raw`Find bond pairs and lone pairs (LP) on the central atom.

| Species | LP | Shape | Counts? |
| --- | --- | --- | --- |
| $\text{ClF}_3$ | 2 | T-shaped | yes |
| $\text{SO}_2$ | 1 | bent | no |
| $\text{XeF}_5^-$ | 2 | pentagonal planar | yes |
| $\text{I}_3^-$ | 3 | linear | yes |
| $\text{BrF}_5$ | 1 | square pyramidal | no |
| $\text{ICl}_4^-$ | 2 | square planar | yes |
| $\text{NO}_3^-$ | 0 | trigonal planar | no |
| $\text{SF}_4$ | 1 | see-saw | no |
| $\text{ClO}_2^-$ | 2 | bent | yes |
| $\text{XeO}_2\text{F}_2$ | 1 | see-saw | no |

So 5. The ones most often missed are $\text{XeF}_5^-$ (seven pairs, the lone pairs above and below the plane) and $\text{ClO}_2^-$ (three atoms are always in a plane).`,
        hi: String.raw`केंद्रीय परमाणु पर आबंधी युग्म और एकाकी युग्म (LP) गिनिए।

| स्पीशीज़ | LP | आकृति | गिनें? |
| --- | --- | --- | --- |
| $\text{ClF}_3$ | 2 | T-आकार | हाँ |
| $\text{SO}_2$ | 1 | बंकित | नहीं |
| $\text{XeF}_5^-$ | 2 | पंचकोणीय समतलीय | हाँ |
| $\text{I}_3^-$ | 3 | रैखिक | हाँ |
| $\text{BrF}_5$ | 1 | वर्ग पिरामिडी | नहीं |
| $\text{ICl}_4^-$ | 2 | वर्ग समतलीय | हाँ |
| $\text{NO}_3^-$ | 0 | त्रिकोणीय समतलीय | नहीं |
| $\text{SF}_4$ | 1 | ढेंकुली | नहीं |
| $\text{ClO}_2^-$ | 2 | बंकित | हाँ |
| $\text{XeO}_2\text{F}_2$ | 1 | ढेंकुली | नहीं |

अतः 5। सबसे अधिक छूटने वाली स्पीशीज़ $\text{XeF}_5^-$ (सात युग्म, एकाकी युग्म तल के ऊपर और नीचे) और $\text{ClO}_2^-$ (तीन परमाणु सदा एक तल में होते हैं) हैं।`,
      },
    },
    {
      code: 'ja-047',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'organic-basics',
      difficulty: 'hard',
      targetSeconds: 190,
      stem: {
        en: String.raw`Consider all the alcohols $\text{C}_6\text{H}_{14}\text{O}$, each stereoisomer being counted separately, that give a yellow precipitate with iodine and aqueous NaOH. Let $m$ be their number, and let $n$ of them be such that oxidation of the pure stereoisomer with PCC gives an optically active ketone. The value of $m + n$ is ______.`,
        hi: String.raw`$\text{C}_6\text{H}_{14}\text{O}$ के उन सभी ऐल्कोहॉलों पर विचार कीजिए जो आयोडीन और जलीय NaOH के साथ पीला अवक्षेप देते हैं; प्रत्येक त्रिविम समावयवी को अलग गिनिए। मान लीजिए इनकी संख्या $m$ है, और इनमें से $n$ ऐसे हैं जिन्हें शुद्ध रूप में लेकर PCC से ऑक्सीकृत करने पर ध्रुवण घूर्णक कीटोन मिलता है। $m + n$ का मान ______ है।`,
      },
      key: { kind: 'nat', min: '14', max: '14' },
      solution: {
        en: String.raw`The iodoform test needs $\text{CH}_3\text{CH(OH)}-$; the rest is a butyl group $\text{C}_4\text{H}_9$, which has four forms. C-2 (carrying OH) is chiral in every case.

| Butyl group | Chiral carbons | Stereoisomers |
| --- | --- | --- |
| n-butyl | C-2 | 2 |
| isobutyl | C-2 | 2 |
| sec-butyl | C-2, C-3 | 4 |
| tert-butyl | C-2 | 2 |

So $m = 2 + 2 + 4 + 2 = 10$.

PCC makes C-2 a carbonyl carbon and takes its chirality away. Only with sec-butyl is a chiral carbon left (3-methylpentan-2-one), so $n = 4$, all its stereoisomers. Hence $m + n = 14$. The trap is to take $n = 2$: the two **ketones** are two, but four **alcohols** give them.`,
        hi: String.raw`आयोडोफ़ॉर्म परीक्षण के लिए $\text{CH}_3\text{CH(OH)}-$ चाहिए; शेष भाग ब्यूटिल समूह $\text{C}_4\text{H}_9$ है, जिसके चार रूप हैं। OH वाला C-2 हर बार काइरल है।

| ब्यूटिल समूह | काइरल कार्बन | त्रिविम समावयवी |
| --- | --- | --- |
| n-ब्यूटिल | C-2 | 2 |
| आइसोब्यूटिल | C-2 | 2 |
| sec-ब्यूटिल | C-2, C-3 | 4 |
| tert-ब्यूटिल | C-2 | 2 |

अतः $m = 2 + 2 + 4 + 2 = 10$।

PCC से C-2 कार्बोनिल कार्बन बन जाता है और उसकी काइरलता समाप्त हो जाती है। केवल sec-ब्यूटिल में एक काइरल कार्बन बचता है (3-मेथिलपेंटेन-2-ओन), अतः इसके चारों समावयवी गिने जाएँगे: $n = 4$। इसलिए $m + n = 14$। आम ग़लती: $n = 2$ लेना; घूर्णक **कीटोन** दो हैं, पर उन्हें देने वाले **ऐल्कोहॉल** चार हैं।`,
      },
    },
    {
      code: 'ja-048',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'nitrogen-compounds',
      difficulty: 'medium',
      targetSeconds: 175,
      stem: {
        en: String.raw`$23.0\ \text{g}$ of toluene is taken through the following steps, in which the yields of P, Q, R and S are given in brackets:

1. hot alkaline $\text{KMnO}_4$, then $\text{H}_3\text{O}^+$, gives P (80%);
2. P with $\text{SOCl}_2$ and then an excess of $\text{NH}_3$ gives Q (80%);
3. Q with $\text{Br}_2$ and aqueous NaOH on heating gives R (75%);
4. R with $\text{NaNO}_2$ and HCl at $273\ \text{K}$, and then N,N-dimethylaniline, gives the dye S (75%).

The mass of S obtained, to two decimal places, is ______ g. (Atomic masses: H = 1, C = 12, N = 14, O = 16)`,
        hi: String.raw`$23.0\ \text{g}$ टॉलूईन को निम्नलिखित चरणों से गुज़ारा जाता है; P, Q, R और S की लब्धि कोष्ठक में दी गई है:

1. गर्म क्षारीय $\text{KMnO}_4$ और फिर $\text{H}_3\text{O}^+$ से P बनता है (80%);
2. P से, $\text{SOCl}_2$ और फिर $\text{NH}_3$ के आधिक्य के साथ, Q बनता है (80%);
3. Q से, $\text{Br}_2$ और जलीय NaOH के साथ गर्म करने पर, R बनता है (75%);
4. R से, $273\ \text{K}$ पर $\text{NaNO}_2$ और HCl तथा फिर N,N-डाइमेथिलऐनिलीन के साथ, रंजक S बनता है (75%)।

दशमलव के दो स्थानों तक प्राप्त S का द्रव्यमान ______ g है। (परमाणु द्रव्यमान: H = 1, C = 12, N = 14, O = 16)`,
      },
      key: { kind: 'nat', min: '20.25', max: '20.25' },
      solution: {
        en: String.raw`Count moles through the chain and find the molar mass only at the end.

- P: benzoic acid; Q: benzamide; R: aniline (Hofmann: the C of $\text{CONH}_2$ is lost); S: the azo dye

$$
\text{C}_6\text{H}_5\text{-N=N-C}_6\text{H}_4\text{-N(CH}_3)_2
$$

- Toluene: $\dfrac{23.0}{92} = 0.25\ \text{mol}$. Each mole gives at most one mole of S.
- S: $0.25 \times 0.80 \times 0.80 \times 0.75 \times 0.75$ $= 0.09\ \text{mol}$.
- $\text{C}_{14}\text{H}_{15}\text{N}_3$: $168 + 15 + 42 = 225\ \text{g mol}^{-1}$.

Mass: $0.09 \times 225 = 20.25\ \text{g}$. The traps: to keep the carbon of the amide group (benzylamine), or to leave an H too many in the para position.`,
        hi: String.raw`पूरी शृंखला में मोल गिनिए; मोलर द्रव्यमान केवल अंत में चाहिए।

- P: बेंज़ोइक अम्ल; Q: बेंज़ैमाइड; R: ऐनिलीन (हॉफ़मान: $\text{CONH}_2$ का C निकल जाता है); S: ऐज़ो रंजक

$$
\text{C}_6\text{H}_5\text{-N=N-C}_6\text{H}_4\text{-N(CH}_3)_2
$$

- टॉलूईन: $\dfrac{23.0}{92} = 0.25\ \text{mol}$। एक मोल से S का अधिकतम एक मोल बनता है।
- S: $0.25 \times 0.80 \times 0.80 \times 0.75 \times 0.75$ $= 0.09\ \text{mol}$।
- $\text{C}_{14}\text{H}_{15}\text{N}_3$: $168 + 15 + 42 = 225\ \text{g mol}^{-1}$।

द्रव्यमान: $0.09 \times 225 = 20.25\ \text{g}$। आम ग़लती: ऐमाइड समूह का कार्बन बनाए रखना (बेंज़िलऐमीन), या पैरा स्थिति का H न हटाना।`,
      },
    },
    {
      code: 'ja-049',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 220,
      stem: {
        en: String.raw`For a dibasic acid $\text{H}_2\text{A}$, $K_{a1} = 1.0 \times 10^{-5}$ and $K_{a2} = 1.0 \times 10^{-9}$. Match each mixture of solutions in List-I with its approximate pH at $25\ ^\circ\text{C}$ in List-II.

| List-I | List-II |
| --- | --- |
| (P) $11\ \text{mL}$ of $0.10\ \text{M}$ $\text{H}_2\text{A}$ and $21\ \text{mL}$ of $0.10\ \text{M}$ NaOH | (1) 7 |
| (Q) $30\ \text{mL}$ of $0.10\ \text{M}$ $\text{H}_2\text{A}$ and $30\ \text{mL}$ of $0.10\ \text{M}$ $\text{Na}_2\text{A}$ | (2) 10 |
| (R) $22\ \text{mL}$ of $0.10\ \text{M}$ $\text{Na}_2\text{A}$ and $24\ \text{mL}$ of $0.10\ \text{M}$ HCl | (3) 9 |
| (S) $10\ \text{mL}$ of $0.20\ \text{M}$ $\text{H}_2\text{A}$ and $10\ \text{mL}$ of $0.40\ \text{M}$ NaOH | (4) 11 |
| | (5) 6 |

The correct option is:`,
        hi: String.raw`द्विक्षारकी अम्ल $\text{H}_2\text{A}$ के लिए $K_{a1} = 1.0 \times 10^{-5}$ और $K_{a2} = 1.0 \times 10^{-9}$ है। सूची-I में विलयनों के प्रत्येक मिश्रण का मिलान सूची-II में दिए गए उसके सन्निकट pH ($25\ ^\circ\text{C}$ पर) से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) $0.10\ \text{M}$ $\text{H}_2\text{A}$ के $11\ \text{mL}$ और $0.10\ \text{M}$ NaOH के $21\ \text{mL}$ | (1) 7 |
| (Q) $0.10\ \text{M}$ $\text{H}_2\text{A}$ के $30\ \text{mL}$ और $0.10\ \text{M}$ $\text{Na}_2\text{A}$ के $30\ \text{mL}$ | (2) 10 |
| (R) $0.10\ \text{M}$ $\text{Na}_2\text{A}$ के $22\ \text{mL}$ और $0.10\ \text{M}$ HCl के $24\ \text{mL}$ | (3) 9 |
| (S) $0.20\ \text{M}$ $\text{H}_2\text{A}$ के $10\ \text{mL}$ और $0.40\ \text{M}$ NaOH के $10\ \text{mL}$ | (4) 11 |
| | (5) 6 |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(2), (Q)-(3), (R)-(1), (S)-(4)', hi: '(P)-(2), (Q)-(3), (R)-(1), (S)-(4)' } },
        { id: 'b', content: { en: '(P)-(5), (Q)-(1), (R)-(1), (S)-(3)', hi: '(P)-(5), (Q)-(1), (R)-(1), (S)-(3)' } },
        { id: 'c', content: { en: '(P)-(2), (Q)-(1), (R)-(5), (S)-(4)', hi: '(P)-(2), (Q)-(1), (R)-(5), (S)-(4)' } },
        { id: 'd', content: { en: '(P)-(5), (Q)-(3), (R)-(5), (S)-(3)', hi: '(P)-(5), (Q)-(3), (R)-(5), (S)-(3)' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First let the strong reagent react to the end, in mmol; then see which pair is left.

- P: $1.1\ \text{H}_2\text{A} + 2.1\ \text{OH}^-$. After the first step $1.1\ \text{HA}^-$ and $1.0\ \text{OH}^-$; at the end $1.0\ \text{A}^{2-}$ and $0.1\ \text{HA}^-$. pH $= 9 + \log 10 = 10$ (2).
- Q: $3\ \text{H}_2\text{A} + 3\ \text{A}^{2-} \rightarrow 6\ \text{HA}^-$, an amphiprotic ion. pH $= \frac{5 + 9}{2} = 7$ (1).
- R: $2.2\ \text{A}^{2-} + 2.4\ \text{H}^+$ gives $2.0\ \text{HA}^-$ and $0.2\ \text{H}_2\text{A}$. pH $= 5 + \log 10 = 6$ (5).
- S: $2\ \text{H}_2\text{A} + 4\ \text{OH}^-$ gives $2\ \text{A}^{2-}$ in $20\ \text{mL}$, $0.10\ \text{M}$. $K_b = 10^{-14}/10^{-9} = 10^{-5}$, $[\text{OH}^-] = \sqrt{10^{-6}} = 10^{-3}$; pH $= 11$ (4).

In Q the trap is to use $\text{H}_2\text{A}$ and $\text{A}^{2-}$ as a buffer pair: they react with each other ($K = K_{a1}/K_{a2} = 10^4$).`,
        hi: String.raw`पहले प्रबल अभिकर्मक की अभिक्रिया mmol में पूरी होने दीजिए; फिर देखिए कौन-सा युग्म बचता है।

- P: $1.1\ \text{H}_2\text{A} + 2.1\ \text{OH}^-$। पहले चरण के बाद $1.1\ \text{HA}^-$ और $1.0\ \text{OH}^-$; अंत में $1.0\ \text{A}^{2-}$ और $0.1\ \text{HA}^-$। pH $= 9 + \log 10 = 10$ (2)।
- Q: $3\ \text{H}_2\text{A} + 3\ \text{A}^{2-} \rightarrow 6\ \text{HA}^-$, जो उभयप्रोटी आयन है। pH $= \frac{5 + 9}{2} = 7$ (1)।
- R: $2.2\ \text{A}^{2-} + 2.4\ \text{H}^+$ से $2.0\ \text{HA}^-$ और $0.2\ \text{H}_2\text{A}$ मिलते हैं। pH $= 5 + \log 10 = 6$ (5)।
- S: $2\ \text{H}_2\text{A} + 4\ \text{OH}^-$ से $20\ \text{mL}$ में $2\ \text{A}^{2-}$, अर्थात् $0.10\ \text{M}$। $K_b = 10^{-14}/10^{-9} = 10^{-5}$, $[\text{OH}^-] = \sqrt{10^{-6}} = 10^{-3}$; pH $= 11$ (4)।

Q में आम ग़लती: $\text{H}_2\text{A}$ और $\text{A}^{2-}$ को बफ़र युग्म मान लेना; वे तो आपस में अभिक्रिया करते हैं ($K = K_{a1}/K_{a2} = 10^4$)।`,
      },
      reasons: {
        a: {
          en: String.raw`In Q the acid and its salt are taken as a buffer pair with $K_{a2}$; in R the $0.2\ \text{mmol}$ of $\text{H}_2\text{A}$ is left out.`,
          hi: String.raw`Q में अम्ल और लवण को $K_{a2}$ वाला बफ़र युग्म मान लिया गया; R में बना हुआ $0.2\ \text{mmol}$ $\text{H}_2\text{A}$ छोड़ दिया गया।`,
        },
        b: {
          en: String.raw`In P and S $K_{a1}$ is used for the pair $\text{HA}^-$ and $\text{A}^{2-}$ in place of $K_{a2}$; in R the $0.2\ \text{mmol}$ of $\text{H}_2\text{A}$ is left out.`,
          hi: String.raw`P और S में $\text{HA}^-$ और $\text{A}^{2-}$ के युग्म के लिए $K_{a2}$ की जगह $K_{a1}$ लिया गया; R में बना हुआ $0.2\ \text{mmol}$ $\text{H}_2\text{A}$ छोड़ दिया गया।`,
        },
        c: {
          en: String.raw`P and R are buffers with the ratio 10 : 1, Q is $\text{HA}^-$ alone and S is $\text{A}^{2-}$ alone.`,
          hi: String.raw`P और R 10 : 1 अनुपात वाले बफ़र हैं, Q में केवल $\text{HA}^-$ और S में केवल $\text{A}^{2-}$ है।`,
        },
        d: {
          en: String.raw`In P and S $K_{a1}$ is used for the pair $\text{HA}^-$ and $\text{A}^{2-}$ in place of $K_{a2}$; in Q the acid and its salt are taken as a buffer pair with $K_{a2}$.`,
          hi: String.raw`P और S में $\text{HA}^-$ और $\text{A}^{2-}$ के युग्म के लिए $K_{a2}$ की जगह $K_{a1}$ लिया गया; Q में अम्ल और लवण को $K_{a2}$ वाला बफ़र युग्म मान लिया गया।`,
        },
      },
    },

    {
      code: 'ja-050',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'easy',
      targetSeconds: 125,
      stem: {
        en: String.raw`List-I gives ways of making gases and List-II properties of gases. Match each entry of List-I with the property in List-II that belongs to the nitrogen-containing gas formed as the main gaseous product (except for water vapour).

| List-I | List-II |
| --- | --- |
| (P) Warming an aqueous solution of $\text{NH}_4\text{Cl}$ and $\text{NaNO}_2$ | (1) It is absorbed by dilute acids, and it gives a deep blue solution with aqueous copper(II) sulphate. |
| (Q) Reaction of copper with concentrated $\text{HNO}_3$ | (2) It is a neutral oxide whose molecule has an odd number of electrons; it forms a brown complex with aqueous $\text{FeSO}_4$. |
| (R) Reaction of copper with dilute $\text{HNO}_3$ | (3) With aqueous NaOH it gives equal amounts of the salts of two oxoacids. |
| (S) Heating solid $(\text{NH}_4)_2\text{Cr}_2\text{O}_7$ | (4) It is a neutral oxide whose linear molecule has the same number of electrons as $\text{CO}_2$. |
| | (5) It forms with hot magnesium a solid that gives an alkaline gas with water. |

The correct option is:`,
        hi: String.raw`सूची-I में गैसें बनाने की विधियाँ और सूची-II में गैसों के गुण हैं। सूची-I की प्रत्येक प्रविष्टि का मिलान सूची-II के उस गुण से कीजिए, जो (जलवाष्प को छोड़कर) मुख्य गैसीय उत्पाद के रूप में बनने वाली नाइट्रोजनयुक्त गैस का है।

| सूची-I | सूची-II |
| --- | --- |
| (P) $\text{NH}_4\text{Cl}$ और $\text{NaNO}_2$ के जलीय विलयन को गर्म करना | (1) यह तनु अम्लों में अवशोषित होती है और जलीय कॉपर(II) सल्फ़ेट के साथ गहरा नीला विलयन देती है। |
| (Q) कॉपर की सांद्र $\text{HNO}_3$ से अभिक्रिया | (2) यह उदासीन ऑक्साइड है जिसके अणु में इलेक्ट्रॉनों की संख्या विषम है; यह जलीय $\text{FeSO}_4$ के साथ भूरा संकुल बनाती है। |
| (R) कॉपर की तनु $\text{HNO}_3$ से अभिक्रिया | (3) जलीय NaOH के साथ यह दो ऑक्सोअम्लों के लवण बराबर मात्रा में देती है। |
| (S) ठोस $(\text{NH}_4)_2\text{Cr}_2\text{O}_7$ को गर्म करना | (4) यह उदासीन ऑक्साइड है जिसके रैखिक अणु में इलेक्ट्रॉनों की संख्या $\text{CO}_2$ के बराबर है। |
| | (5) यह गर्म मैग्नीशियम के साथ ऐसा ठोस बनाती है जो जल से क्षारीय गैस देता है। |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(4), (Q)-(3), (R)-(2), (S)-(1)', hi: '(P)-(4), (Q)-(3), (R)-(2), (S)-(1)' } },
        { id: 'b', content: { en: '(P)-(5), (Q)-(3), (R)-(2), (S)-(5)', hi: '(P)-(5), (Q)-(3), (R)-(2), (S)-(5)' } },
        { id: 'c', content: { en: '(P)-(5), (Q)-(2), (R)-(4), (S)-(1)', hi: '(P)-(5), (Q)-(2), (R)-(4), (S)-(1)' } },
        { id: 'd', content: { en: '(P)-(4), (Q)-(2), (R)-(4), (S)-(5)', hi: '(P)-(4), (Q)-(2), (R)-(4), (S)-(5)' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Name the gas first.

- P: $\text{NH}_4\text{Cl} + \text{NaNO}_2 \rightarrow$ $\text{N}_2 + \text{NaCl} + 2\,\text{H}_2\text{O}$. $\text{N}_2$ with hot Mg gives $\text{Mg}_3\text{N}_2$, and this gives $\text{NH}_3$ with water (5).
- Q: $\text{NO}_2$, the mixed anhydride: with NaOH it gives $\text{NaNO}_2$ and $\text{NaNO}_3$ in the ratio 1 : 1 (3). Its molecule also has an odd number of electrons, but it is an acidic oxide, so (2) does not fit it.
- R: NO, a neutral oxide with 15 electrons; it gives the brown $[\text{Fe(H}_2\text{O})_5\text{(NO)}]^{2+}$ (2).
- S: $(\text{NH}_4)_2\text{Cr}_2\text{O}_7 \rightarrow$ $\text{N}_2 + \text{Cr}_2\text{O}_3 + 4\,\text{H}_2\text{O}$; again $\text{N}_2$ (5).

Entry (1) describes $\text{NH}_3$: the trap for those who expect ammonia whenever an ammonium salt is heated; the anions here oxidise $\text{NH}_4^+$. Entry (4) is $\text{N}_2\text{O}$, which comes from the nitrate, $\text{NH}_4\text{NO}_3$, and not from the nitrite.`,
        hi: String.raw`पहले गैस पहचानिए।

- P: $\text{NH}_4\text{Cl} + \text{NaNO}_2 \rightarrow$ $\text{N}_2 + \text{NaCl} + 2\,\text{H}_2\text{O}$। $\text{N}_2$ गर्म Mg के साथ $\text{Mg}_3\text{N}_2$ देती है, जो जल से $\text{NH}_3$ देता है (5)।
- Q: $\text{NO}_2$, जो मिश्रित ऐनहाइड्राइड है: NaOH के साथ $\text{NaNO}_2$ और $\text{NaNO}_3$ 1 : 1 के अनुपात में देती है (3)। इसके अणु में भी इलेक्ट्रॉनों की संख्या विषम है, पर यह अम्लीय ऑक्साइड है, अतः (2) इसका गुण नहीं है।
- R: NO, 15 इलेक्ट्रॉनों वाला उदासीन ऑक्साइड; यह भूरा $[\text{Fe(H}_2\text{O})_5\text{(NO)}]^{2+}$ देती है (2)।
- S: $(\text{NH}_4)_2\text{Cr}_2\text{O}_7 \rightarrow$ $\text{N}_2 + \text{Cr}_2\text{O}_3 + 4\,\text{H}_2\text{O}$; फिर $\text{N}_2$ (5)।

प्रविष्टि (1) $\text{NH}_3$ की है: यह उनके लिए जाल है जो हर अमोनियम लवण को गर्म करने पर अमोनिया की अपेक्षा करते हैं; यहाँ ऋणायन $\text{NH}_4^+$ को ऑक्सीकृत कर देते हैं। प्रविष्टि (4) $\text{N}_2\text{O}$ की है, जो नाइट्राइट से नहीं, नाइट्रेट $\text{NH}_4\text{NO}_3$ से बनती है।`,
      },
      reasons: {
        a: {
          en: String.raw`P is taken to give $\text{N}_2\text{O}$, which comes from $\text{NH}_4\text{NO}_3$, and S to give $\text{NH}_3$, though the dichromate oxidises $\text{NH}_4^+$.`,
          hi: String.raw`P में $\text{N}_2\text{O}$ मान ली गई, जो $\text{NH}_4\text{NO}_3$ से बनती है; S में $\text{NH}_3$ मान ली गई, जबकि डाइक्रोमेट $\text{NH}_4^+$ को ऑक्सीकृत कर देता है।`,
        },
        b: {
          en: String.raw`The gases are $\text{N}_2$, $\text{NO}_2$, NO and again $\text{N}_2$.`,
          hi: String.raw`गैसें क्रमशः $\text{N}_2$, $\text{NO}_2$, NO और फिर $\text{N}_2$ हैं।`,
        },
        c: {
          en: String.raw`In Q and R the reduction is taken one step too far: NO with the concentrated acid, and with the dilute one $\text{N}_2\text{O}$, as with zinc; in S $\text{NH}_3$ is expected, though the dichromate oxidises $\text{NH}_4^+$.`,
          hi: String.raw`Q और R में अपचयन एक चरण आगे तक मान लिया गया: सांद्र अम्ल से NO और तनु अम्ल से $\text{N}_2\text{O}$, जैसा ज़िंक के साथ होता है; S में $\text{NH}_3$ मान ली गई, जबकि डाइक्रोमेट $\text{NH}_4^+$ को ऑक्सीकृत कर देता है।`,
        },
        d: {
          en: String.raw`P is taken to give $\text{N}_2\text{O}$, which comes from $\text{NH}_4\text{NO}_3$; in Q and R the reduction is taken one step too far: NO with the concentrated acid, and with the dilute one $\text{N}_2\text{O}$, as with zinc.`,
          hi: String.raw`P में $\text{N}_2\text{O}$ मान ली गई, जो $\text{NH}_4\text{NO}_3$ से बनती है; Q और R में अपचयन एक चरण आगे तक मान लिया गया: सांद्र अम्ल से NO और तनु अम्ल से $\text{N}_2\text{O}$, जैसा ज़िंक के साथ होता है।`,
        },
      },
    },

    {
      code: 'ja-051',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'medium',
      targetSeconds: 260,
      stem: {
        en: String.raw`In List-I each starting compound is taken through the reagents in the order given. Match the main organic product of each sequence with its behaviour in List-II.

| List-I | List-II |
| --- | --- |
| (P) Benzaldehyde: (i) excess acetone, dilute NaOH, heat; (ii) $\text{I}_2$, NaOH; (iii) $\text{H}_3\text{O}^+$ | (1) It gives a silver mirror, and with concentrated NaOH it undergoes the Cannizzaro reaction. |
| (Q) Acetophenone: (i) $\text{CH}_3\text{MgBr}$, then $\text{H}_3\text{O}^+$; (ii) conc. $\text{H}_2\text{SO}_4$, heat; (iii) $\text{B}_2\text{H}_6$, then $\text{H}_2\text{O}_2$, NaOH; (iv) PCC | (2) It gives effervescence with $\text{NaHCO}_3$ and decolourises a solution of $\text{Br}_2$ in $\text{CCl}_4$. |
| (R) Aniline: (i) $\text{NaNO}_2$, HCl, $273\ \text{K}$; (ii) CuCN, KCN; (iii) DIBAL-H; (iv) $\text{H}_2\text{O}$ | (3) It gives a silver mirror, and with dilute NaOH it undergoes self-aldol addition. |
| (S) Cumene: (i) $\text{O}_2$; (ii) $\text{H}_3\text{O}^+$, and the aromatic product goes into the next step; (iii) NaOH; (iv) $\text{CO}_2$ under high pressure, $400\ \text{K}$; (v) $\text{H}_3\text{O}^+$; (vi) $(\text{CH}_3\text{CO})_2\text{O}$, $\text{H}^+$ | (4) It gives effervescence with $\text{NaHCO}_3$, but it neither gives a violet colour with neutral $\text{FeCl}_3$ nor decolourises a solution of $\text{Br}_2$ in $\text{CCl}_4$. |
| | (5) It gives effervescence with $\text{NaHCO}_3$ and a violet colour with neutral $\text{FeCl}_3$. |

The correct option is:`,
        hi: String.raw`सूची-I में प्रत्येक प्रारंभिक यौगिक की अभिक्रिया दिए गए क्रम में अभिकर्मकों से कराई जाती है। प्रत्येक अनुक्रम के मुख्य कार्बनिक उत्पाद का मिलान सूची-II में दिए गए उसके व्यवहार से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) बेंज़ैल्डिहाइड: (i) ऐसीटोन का आधिक्य, तनु NaOH, ऊष्मा; (ii) $\text{I}_2$, NaOH; (iii) $\text{H}_3\text{O}^+$ | (1) यह रजत दर्पण देता है और सांद्र NaOH के साथ कैनिज़ारो अभिक्रिया देता है। |
| (Q) ऐसीटोफ़ीनोन: (i) $\text{CH}_3\text{MgBr}$, फिर $\text{H}_3\text{O}^+$; (ii) सांद्र $\text{H}_2\text{SO}_4$, ऊष्मा; (iii) $\text{B}_2\text{H}_6$, फिर $\text{H}_2\text{O}_2$, NaOH; (iv) PCC | (2) यह $\text{NaHCO}_3$ के साथ बुदबुदाहट देता है और $\text{CCl}_4$ में $\text{Br}_2$ के विलयन को रंगहीन करता है। |
| (R) ऐनिलीन: (i) $\text{NaNO}_2$, HCl, $273\ \text{K}$; (ii) CuCN, KCN; (iii) DIBAL-H; (iv) $\text{H}_2\text{O}$ | (3) यह रजत दर्पण देता है और तनु NaOH के साथ स्व-ऐल्डोल योग (self-aldol addition) देता है। |
| (S) क्यूमीन: (i) $\text{O}_2$; (ii) $\text{H}_3\text{O}^+$, ऐरोमैटिक उत्पाद आगे लिया जाता है; (iii) NaOH; (iv) उच्च दाब पर $\text{CO}_2$, $400\ \text{K}$; (v) $\text{H}_3\text{O}^+$; (vi) $(\text{CH}_3\text{CO})_2\text{O}$, $\text{H}^+$ | (4) यह $\text{NaHCO}_3$ के साथ बुदबुदाहट देता है, पर न उदासीन $\text{FeCl}_3$ के साथ बैंगनी रंग देता है, न $\text{CCl}_4$ में $\text{Br}_2$ के विलयन को रंगहीन करता है। |
| | (5) यह $\text{NaHCO}_3$ के साथ बुदबुदाहट और उदासीन $\text{FeCl}_3$ के साथ बैंगनी रंग देता है। |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(2), (Q)-(1), (R)-(3), (S)-(5)', hi: '(P)-(2), (Q)-(1), (R)-(3), (S)-(5)' } },
        { id: 'b', content: { en: '(P)-(4), (Q)-(1), (R)-(3), (S)-(4)', hi: '(P)-(4), (Q)-(1), (R)-(3), (S)-(4)' } },
        { id: 'c', content: { en: '(P)-(4), (Q)-(3), (R)-(1), (S)-(5)', hi: '(P)-(4), (Q)-(3), (R)-(1), (S)-(5)' } },
        { id: 'd', content: { en: '(P)-(2), (Q)-(3), (R)-(1), (S)-(4)', hi: '(P)-(2), (Q)-(3), (R)-(1), (S)-(4)' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Follow each chain to its end.

- P: the crossed aldol condensation gives 4-phenylbut-3-en-2-one; the iodoform reaction turns $\text{COCH}_3$ into COOH and leaves C=C alone: cinnamic acid (2).
- Q: 2-phenylpropan-2-ol, then 2-phenylpropene; hydroboration puts OH on the end carbon, and PCC stops at the aldehyde: 2-phenylpropanal, $\text{C}_6\text{H}_5\text{CH(CH}_3)\text{CHO}$. It has an $\alpha$-hydrogen, so aldol and not Cannizzaro (3).
- R: diazonium salt, benzonitrile, then DIBAL-H stops at the aldehyde: benzaldehyde, without an $\alpha$-hydrogen (1).
- S: cumene hydroperoxide, phenol, Kolbe's reaction to salicylic acid; acetylation of its OH gives aspirin, which has no free phenolic OH and no C=C in a side chain (4).

Entry (5), salicylic acid, waits for those who stop S before its last step. In Q an acid-catalysed hydration would only lead back to the tertiary alcohol, which PCC does not oxidise.`,
        hi: String.raw`प्रत्येक शृंखला को अंत तक ले जाइए।

- P: क्रॉस ऐल्डोल संघनन से 4-फ़ेनिलब्यूट-3-ईन-2-ओन बनता है; आयोडोफ़ॉर्म अभिक्रिया $\text{COCH}_3$ को COOH में बदलती है और C=C को नहीं छूती: सिनैमिक अम्ल (2)।
- Q: 2-फ़ेनिलप्रोपेन-2-ऑल, फिर 2-फ़ेनिलप्रोपीन; हाइड्रोबोरॉनन से OH सिरे के कार्बन पर जुड़ता है और PCC ऐल्डिहाइड पर रुकता है: 2-फ़ेनिलप्रोपेनैल, $\text{C}_6\text{H}_5\text{CH(CH}_3)\text{CHO}$। इसमें $\alpha$-हाइड्रोजन है, अतः ऐल्डोल होता है, कैनिज़ारो नहीं (3)।
- R: डाइऐज़ोनियम लवण, बेंज़ोनाइट्राइल, फिर DIBAL-H ऐल्डिहाइड पर रुकता है: बेंज़ैल्डिहाइड, जिसमें $\alpha$-हाइड्रोजन नहीं है (1)।
- S: क्यूमीन हाइड्रोपरॉक्साइड, फ़ीनॉल, फिर कोल्बे अभिक्रिया से सैलिसिलिक अम्ल; उसके OH के ऐसीटिलन से ऐस्पिरिन बनती है, जिसमें न मुक्त फ़ीनॉलिक OH है, न पार्श्व शृंखला में C=C (4)।

प्रविष्टि (5), सैलिसिलिक अम्ल, उन्हें फँसाती है जो S में अंतिम चरण से पहले रुक जाएँ। Q में अम्ल-उत्प्रेरित जलयोजन से तो वही तृतीयक ऐल्कोहॉल वापस मिलता, जिसे PCC ऑक्सीकृत नहीं करता।`,
      },
      reasons: {
        a: {
          en: String.raw`This exchanges Q and R: 2-phenylpropanal has an $\alpha$-hydrogen, benzaldehyde has none; in S the last step is left out, so that salicylic acid remains.`,
          hi: String.raw`इसमें Q और R आपस में बदल गए: 2-फ़ेनिलप्रोपेनैल में $\alpha$-हाइड्रोजन है, बेंज़ैल्डिहाइड में नहीं; S में अंतिम चरण छूट गया, जिससे सैलिसिलिक अम्ल रह गया।`,
        },
        b: {
          en: String.raw`In P the C=C is taken as lost in the iodoform reaction; Q and R are exchanged, though 2-phenylpropanal has an $\alpha$-hydrogen and benzaldehyde has none.`,
          hi: String.raw`P में मान लिया गया कि आयोडोफ़ॉर्म अभिक्रिया में C=C नष्ट हो जाता है; Q और R आपस में बदल गए, जबकि 2-फ़ेनिलप्रोपेनैल में $\alpha$-हाइड्रोजन है, बेंज़ैल्डिहाइड में नहीं।`,
        },
        c: {
          en: 'In P the C=C is taken as lost in the iodoform reaction; in S the last step is left out, so that salicylic acid remains.',
          hi: 'P में मान लिया गया कि आयोडोफ़ॉर्म अभिक्रिया में C=C नष्ट हो जाता है; S में अंतिम चरण छूट गया, जिससे सैलिसिलिक अम्ल रह गया।',
        },
        d: {
          en: 'The products are cinnamic acid, 2-phenylpropanal, benzaldehyde and aspirin.',
          hi: 'उत्पाद क्रमशः सिनैमिक अम्ल, 2-फ़ेनिलप्रोपेनैल, बेंज़ैल्डिहाइड और ऐस्पिरिन हैं।',
        },
      },
    },
    {
      code: 'ja-054',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 200,
      stem: {
        en: String.raw`One mole of an ideal monatomic gas at $380\ \text{K}$ is expanded from the volume $V$ to $8V$ in three separate adiabatic experiments:

I. reversibly;

II. against a constant external pressure that is equal to the final pressure of the gas;

III. into an evacuated space.

$R$ is the gas constant in $\text{J K}^{-1}\,\text{mol}^{-1}$. Match each quantity in List-I with its value in joules in List-II.

| List-I | List-II |
| --- | --- |
| (P) Work done by the gas in experiment I | (1) $0$ |
| (Q) Work done by the gas in experiment II | (2) $210R$ |
| (R) Decrease of the enthalpy of the gas in experiment II | (3) $350R$ |
| (S) Decrease of the enthalpy of the gas in experiment III | (4) $427.5R$ |
| | (5) $712.5R$ |

The correct option is:`,
        hi: String.raw`$380\ \text{K}$ पर एक आदर्श एकपरमाणुक गैस के एक मोल को तीन अलग-अलग रुद्धोष्म प्रयोगों में आयतन $V$ से $8V$ तक प्रसारित किया जाता है:

I. उत्क्रमणीय रूप से;

II. ऐसे स्थिर बाह्य दाब के विरुद्ध जो गैस के अंतिम दाब के बराबर है;

III. निर्वात में।

$R$ गैस नियतांक है ($\text{J K}^{-1}\,\text{mol}^{-1}$ में)। सूची-I की प्रत्येक राशि का मिलान सूची-II में जूल में दिए गए उसके मान से कीजिए।

| सूची-I | सूची-II |
| --- | --- |
| (P) प्रयोग I में गैस द्वारा किया गया कार्य | (1) $0$ |
| (Q) प्रयोग II में गैस द्वारा किया गया कार्य | (2) $210R$ |
| (R) प्रयोग II में गैस की एन्थैल्पी में कमी | (3) $350R$ |
| (S) प्रयोग III में गैस की एन्थैल्पी में कमी | (4) $427.5R$ |
| | (5) $712.5R$ |

सही विकल्प है:`,
      },
      options: [
        { id: 'a', content: { en: '(P)-(4), (Q)-(2), (R)-(1), (S)-(5)', hi: '(P)-(4), (Q)-(2), (R)-(1), (S)-(5)' } },
        { id: 'b', content: { en: '(P)-(5), (Q)-(3), (R)-(1), (S)-(1)', hi: '(P)-(5), (Q)-(3), (R)-(1), (S)-(1)' } },
        { id: 'c', content: { en: '(P)-(4), (Q)-(2), (R)-(3), (S)-(1)', hi: '(P)-(4), (Q)-(2), (R)-(3), (S)-(1)' } },
        { id: 'd', content: { en: '(P)-(5), (Q)-(3), (R)-(3), (S)-(5)', hi: '(P)-(5), (Q)-(3), (R)-(3), (S)-(5)' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`No heat is exchanged, so the work done by the gas is the fall of its internal energy, $\frac{3}{2}R(380 - T)$. The fall of the enthalpy is $\frac{5}{2}R(380 - T)$ in every case. First find the final temperatures.

- I: $TV^{2/3}$ is constant: $T = 380 \div 8^{2/3} = 95\ \text{K}$.
- II: the external pressure is $\dfrac{RT}{8V}$: $\dfrac{3}{2}R(380 - T) = \dfrac{RT}{8V} \times 7V$, so $570 = 2.375\,T$ and $T = 240\ \text{K}$.
- III: neither heat nor work: $T = 380\ \text{K}$.

Hence:

- P: $1.5R \times 285 = 427.5R$ (4).
- Q: $1.5R \times 140 = 210R$ (2).
- R: $2.5R \times 140 = 350R$ (3).
- S: $0$ (1).

Traps: $\Delta H = q$ needs the gas itself to begin and end at the external pressure, but in II it begins at a much higher one; and $TV^{\gamma-1}$ = constant holds in I alone.`,
        hi: String.raw`ऊष्मा का आदान-प्रदान नहीं है, इसलिए गैस द्वारा किया गया कार्य उसकी आंतरिक ऊर्जा की कमी, $\frac{3}{2}R(380 - T)$, के बराबर है। एन्थैल्पी में कमी हर स्थिति में $\frac{5}{2}R(380 - T)$ है। पहले अंतिम ताप निकालिए।

- I: $TV^{2/3}$ नियत है: $T = 380 \div 8^{2/3} = 95\ \text{K}$।
- II: बाह्य दाब $\dfrac{RT}{8V}$ है: $\dfrac{3}{2}R(380 - T) = \dfrac{RT}{8V} \times 7V$, अतः $570 = 2.375\,T$ और $T = 240\ \text{K}$।
- III: न ऊष्मा, न कार्य: $T = 380\ \text{K}$।

अतः:

- P: $1.5R \times 285 = 427.5R$ (4)।
- Q: $1.5R \times 140 = 210R$ (2)।
- R: $2.5R \times 140 = 350R$ (3)।
- S: $0$ (1)।

आम ग़लतियाँ: $\Delta H = q$ तभी लागू है जब गैस का अपना प्रारंभिक और अंतिम दाब, दोनों बाह्य दाब के बराबर हों, पर II में प्रारंभिक दाब बहुत अधिक है; और $TV^{\gamma-1}$ = नियतांक केवल I में लागू है।`,
      },
      reasons: {
        a: {
          en: String.raw`In R the enthalpy is taken as unchanged because $q = 0$; in S the law $TV^{\gamma-1}$ = constant is used for a free expansion.`,
          hi: String.raw`R में $q = 0$ देखकर एन्थैल्पी को अपरिवर्तित मान लिया गया; S में मुक्त प्रसार पर $TV^{\gamma-1}$ = नियतांक लगा दिया गया।`,
        },
        b: {
          en: String.raw`In P and Q the work is worked out with $C_p$, although without heat it is the fall of the internal energy, with $C_V$; in R $\Delta H = q = 0$ is used, although the pressure of the gas is not constant.`,
          hi: String.raw`P और Q में कार्य $C_p$ से निकाला गया, जबकि ऊष्मा न होने पर वह आंतरिक ऊर्जा की कमी है, जो $C_V$ से मिलती है; R में $\Delta H = q = 0$ लिया गया, जबकि गैस का दाब स्थिर नहीं है।`,
        },
        c: {
          en: String.raw`The final temperatures are $95$, $240$ and $380\ \text{K}$; work goes with $C_V$ and enthalpy with $C_p$.`,
          hi: String.raw`अंतिम ताप $95$, $240$ और $380\ \text{K}$ हैं; कार्य $C_V$ से और एन्थैल्पी $C_p$ से मिलती है।`,
        },
        d: {
          en: String.raw`In P and Q the work is worked out with $C_p$, although without heat it is the fall of the internal energy, with $C_V$; in S the law $TV^{\gamma-1}$ = constant is used for a free expansion.`,
          hi: String.raw`P और Q में कार्य $C_p$ से निकाला गया, जबकि ऊष्मा न होने पर वह आंतरिक ऊर्जा की कमी है, जो $C_V$ से मिलती है; S में मुक्त प्रसार पर $TV^{\gamma-1}$ = नियतांक लगा दिया गया।`,
        },
      },
    },
  ],
}
