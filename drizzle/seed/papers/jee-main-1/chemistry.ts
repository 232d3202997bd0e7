import type { PaperSection } from '../paper.ts'

export const chemistry: PaperSection = {
  presetSectionId: 'chemistry',
  questions: [
    {
      code: 'jm-051',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'atomic-structure',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`The electron of a $\text{Li}^{2+}$ ion is in an orbit in which its total energy is equal to that of the electron of a hydrogen atom in the ground state. If $a_0$ is the radius of the first Bohr orbit of hydrogen, the de Broglie wavelength of the electron of $\text{Li}^{2+}$ in this orbit is`,
        hi: String.raw`$\text{Li}^{2+}$ आयन का इलेक्ट्रॉन ऐसी कक्षा में है जिसमें उसकी कुल ऊर्जा, मूल अवस्था में स्थित हाइड्रोजन परमाणु के इलेक्ट्रॉन की कुल ऊर्जा के बराबर है। यदि हाइड्रोजन की प्रथम बोर कक्षा की त्रिज्या $a_0$ हो, तो इस कक्षा में $\text{Li}^{2+}$ के इलेक्ट्रॉन का दे ब्रॉग्ली तरंगदैर्घ्य है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$6\pi a_0$`, hi: String.raw`$6\pi a_0$` } },
        { id: 'b', content: { en: String.raw`$2\pi a_0$`, hi: String.raw`$2\pi a_0$` } },
        { id: 'c', content: { en: String.raw`$18\pi a_0$`, hi: String.raw`$18\pi a_0$` } },
        { id: 'd', content: { en: String.raw`$\frac{2}{3}\pi a_0$`, hi: String.raw`$\frac{2}{3}\pi a_0$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`First find the orbit, then fit whole waves into it.

- $E_n \propto -\dfrac{Z^2}{n^2}$, so $\dfrac{9}{n^2} = \dfrac{1}{1}$ and $n = 3$.
- Radius: $r = \dfrac{n^2 a_0}{Z} = \dfrac{9 a_0}{3} = 3a_0$.
- Bohr's condition: $n\lambda = 2\pi r$, so $\lambda = \dfrac{2\pi \times 3a_0}{3} = 2\pi a_0$.

In one line: equal total energy means equal kinetic energy, hence equal momentum and the same wavelength as in the first orbit of hydrogen, whose circumference is $2\pi a_0$. The trap is to stop at the circumference $6\pi a_0$.`,
        hi: String.raw`पहले कक्षा ज्ञात कीजिए, फिर उसमें पूरी तरंगें बैठाइए।

- $E_n \propto -\dfrac{Z^2}{n^2}$, अतः $\dfrac{9}{n^2} = \dfrac{1}{1}$ और $n = 3$।
- त्रिज्या: $r = \dfrac{n^2 a_0}{Z} = \dfrac{9 a_0}{3} = 3a_0$।
- बोर का प्रतिबंध: $n\lambda = 2\pi r$, अतः $\lambda = \dfrac{2\pi \times 3a_0}{3} = 2\pi a_0$।

एक पंक्ति में: कुल ऊर्जा समान है तो गतिज ऊर्जा और संवेग भी समान हैं; इसलिए तरंगदैर्घ्य वही है जो हाइड्रोजन की पहली कक्षा में है, और उस कक्षा की परिधि $2\pi a_0$ है। आम ग़लती: परिधि $6\pi a_0$ पर ही रुक जाना।`,
      },
      reasons: {
        a: {
          en: 'This is the circumference of the orbit; it holds three waves and must be divided by $n = 3$.',
          hi: 'यह कक्षा की परिधि है; इसमें तीन तरंगें हैं, इसलिए इसे $n = 3$ से भाग देना होगा।',
        },
        b: {
          en: String.raw`With $n = 3$ and $r = 3a_0$, the condition $n\lambda = 2\pi r$ gives $2\pi a_0$.`,
          hi: String.raw`$n = 3$ और $r = 3a_0$ रखने पर $n\lambda = 2\pi r$ से $2\pi a_0$ मिलता है।`,
        },
        c: {
          en: 'This takes $r = n^2 a_0 = 9a_0$, leaving out $Z$, and does not divide by $n$.',
          hi: 'इसमें $Z$ छोड़कर $r = n^2 a_0 = 9a_0$ ले लिया गया और $n$ से भाग भी नहीं दिया गया।',
        },
        d: {
          en: String.raw`This is the wavelength in the first orbit of $\text{Li}^{2+}$, where the energy is nine times as large in size.`,
          hi: String.raw`यह $\text{Li}^{2+}$ की पहली कक्षा का तरंगदैर्घ्य है, जिसमें ऊर्जा का परिमाण नौ गुना है।`,
        },
      },
    },
    {
      code: 'jm-052',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'halogen-compounds',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`An optically active bromide $\text{C}_5\text{H}_{11}\text{Br}$ gives only one alkene on heating with alcoholic KOH. Reductive ozonolysis of this alkene gives methanal and butan-2-one. The bromide is`,
        hi: String.raw`एक ध्रुवण घूर्णक ब्रोमाइड $\text{C}_5\text{H}_{11}\text{Br}$ को ऐल्कोहॉली KOH के साथ गर्म करने पर केवल एक ऐल्कीन बनती है। इस ऐल्कीन के अपचायक ओज़ोनी अपघटन से मेथेनल और ब्यूटेन-2-ओन प्राप्त होते हैं। वह ब्रोमाइड है`,
      },
      options: [
        { id: 'a', content: { en: '2-Bromo-2-methylbutane', hi: '2-ब्रोमो-2-मेथिलब्यूटेन' } },
        { id: 'b', content: { en: '1-Bromo-3-methylbutane', hi: '1-ब्रोमो-3-मेथिलब्यूटेन' } },
        { id: 'c', content: { en: '1-Bromo-2-methylbutane', hi: '1-ब्रोमो-2-मेथिलब्यूटेन' } },
        { id: 'd', content: { en: '2-Bromo-3-methylbutane', hi: '2-ब्रोमो-3-मेथिलब्यूटेन' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Work backwards from the ozonolysis. Joining $\text{CH}_2\text{=}$ (from methanal) with $\text{=C(CH}_3)\text{CH}_2\text{CH}_3$ (from butan-2-one) gives the alkene

$$
\text{CH}_2\text{=C(CH}_3)\text{CH}_2\text{CH}_3
$$

that is, 2-methylbut-1-ene. It can come from 1-bromo-2-methylbutane or from 2-bromo-2-methylbutane. Only $\text{BrCH}_2\text{-CH(CH}_3)\text{-CH}_2\text{CH}_3$ has a chiral carbon (four different groups on C-2), and as its only $\beta$-hydrogen is on C-2, it gives this alkene alone.`,
        hi: String.raw`ओज़ोनी अपघटन के उत्पादों से पीछे चलिए। $\text{CH}_2\text{=}$ (मेथेनल से) और $\text{=C(CH}_3)\text{CH}_2\text{CH}_3$ (ब्यूटेन-2-ओन से) को जोड़ने पर ऐल्कीन है

$$
\text{CH}_2\text{=C(CH}_3)\text{CH}_2\text{CH}_3
$$

अर्थात् 2-मेथिलब्यूट-1-ईन। यह 1-ब्रोमो-2-मेथिलब्यूटेन से भी बन सकती है और 2-ब्रोमो-2-मेथिलब्यूटेन से भी। काइरल कार्बन केवल $\text{BrCH}_2\text{-CH(CH}_3)\text{-CH}_2\text{CH}_3$ में है (C-2 पर चार भिन्न समूह), और इसमें $\beta$-हाइड्रोजन केवल C-2 पर है, इसलिए अकेली यही ऐल्कीन बनती है।`,
      },
      reasons: {
        a: {
          en: 'It has no chiral carbon, and its main product is 2-methylbut-2-ene.',
          hi: 'इसमें काइरल कार्बन नहीं है और इसका मुख्य उत्पाद 2-मेथिलब्यूट-2-ईन है।',
        },
        b: {
          en: 'It is achiral, and its alkene gives methanal and 2-methylpropanal.',
          hi: 'यह अकाइरल है, और इसकी ऐल्कीन से मेथेनल और 2-मेथिलप्रोपेनल मिलते हैं।',
        },
        c: {
          en: 'C-2 is chiral and carries the only β-hydrogen, so 2-methylbut-1-ene alone is formed.',
          hi: 'C-2 काइरल है और एकमात्र β-हाइड्रोजन उसी पर है, अतः केवल 2-मेथिलब्यूट-1-ईन बनती है।',
        },
        d: {
          en: 'It is chiral but gives two alkenes, mainly 2-methylbut-2-ene (propanone and ethanal on ozonolysis).',
          hi: 'यह काइरल है पर दो ऐल्कीन देता है, मुख्यतः 2-मेथिलब्यूट-2-ईन (ओज़ोनी अपघटन से प्रोपेनोन और एथेनल)।',
        },
      },
    },
    {
      code: 'jm-053',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'p-block',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`Consider the following statements about the p-block elements:

A. Nitrogen does not form a pentachloride, whereas phosphorus forms $\text{PCl}_5$.

B. From $\text{NH}_3$ to $\text{BiH}_3$, the thermal stability of the hydrides falls and their reducing character rises.

C. The bond dissociation enthalpy of the halogens falls steadily from $\text{F}_2$ to $\text{I}_2$.

D. $\text{PbO}_2$ is a stronger oxidising agent than $\text{SnO}_2$.

E. The first ionisation enthalpy falls steadily from boron to thallium.

The correct statements are`,
        hi: String.raw`p-ब्लॉक के तत्वों के बारे में निम्नलिखित कथनों पर विचार कीजिए:

A. नाइट्रोजन पेंटाक्लोराइड नहीं बनाती, जबकि फ़ॉस्फ़ोरस $\text{PCl}_5$ बनाता है।

B. $\text{NH}_3$ से $\text{BiH}_3$ तक हाइड्राइडों का तापीय स्थायित्व घटता है और उनका अपचायक गुण बढ़ता है।

C. हैलोजनों की आबंध वियोजन एंथैल्पी $\text{F}_2$ से $\text{I}_2$ तक लगातार घटती है।

D. $\text{PbO}_2$, $\text{SnO}_2$ से अधिक प्रबल ऑक्सीकारक है।

E. प्रथम आयनन एंथैल्पी बोरॉन से थैलियम तक लगातार घटती है।

सही कथन हैं`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
        { id: 'b', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'c', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
        { id: 'd', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Test each trend for the break that the small first member or the inert pair brings.

- A is correct: nitrogen has no d orbitals in its valence shell and cannot extend its covalency beyond 4.
- B is correct: the M-H bond grows longer and weaker down group 15.
- C is wrong: $\text{Cl}_2 > \text{Br}_2 > \text{F}_2 > \text{I}_2$, since the lone pairs of the two small F atoms repel strongly.
- D is correct: by the inert pair effect +2 is the stable state of lead, so Pb(IV) readily gains electrons.
- E is wrong: Ga (poor shielding by 3d) stands a little above Al, and Tl (4f and 5d) above In.

So A, B and D.`,
        hi: String.raw`हर प्रवृत्ति में देखिए कि पहले छोटे सदस्य या अक्रिय युग्म के कारण क्रम कहाँ टूटता है।

- A सही है: नाइट्रोजन के संयोजी कोश में d कक्षक नहीं हैं, इसलिए वह अपनी सहसंयोजकता 4 से आगे नहीं बढ़ा सकती।
- B सही है: वर्ग 15 में नीचे जाने पर M-H आबंध लंबा और दुर्बल होता जाता है।
- C ग़लत है: क्रम $\text{Cl}_2 > \text{Br}_2 > \text{F}_2 > \text{I}_2$ है, क्योंकि दो छोटे F परमाणुओं के एकाकी युग्मों में प्रबल प्रतिकर्षण होता है।
- D सही है: अक्रिय युग्म प्रभाव के कारण लेड की स्थायी अवस्था +2 है, इसलिए Pb(IV) सहज ही इलेक्ट्रॉन ग्रहण करता है।
- E ग़लत है: Ga (3d का दुर्बल परिरक्षण) का मान Al से कुछ अधिक है और Tl (4f तथा 5d) का मान In से।

अतः A, B और D।`,
      },
      reasons: {
        a: {
          en: String.raw`C fails: $\text{F}_2$ has a weaker bond than $\text{Cl}_2$ and $\text{Br}_2$; and D is left out.`,
          hi: String.raw`C ग़लत है: $\text{F}_2$ का आबंध $\text{Cl}_2$ और $\text{Br}_2$ दोनों से दुर्बल है; और D छूट गया है।`,
        },
        b: {
          en: 'A (no d orbitals), B (weaker bonds down the group) and D (inert pair) all hold.',
          hi: 'A (d कक्षकों का न होना), B (नीचे दुर्बल होते आबंध) और D (अक्रिय युग्म) तीनों सही हैं।',
        },
        c: {
          en: 'E fails: gallium lies above aluminium and thallium above indium; and A is left out.',
          hi: 'E ग़लत है: गैलियम का मान ऐलुमिनियम से और थैलियम का इंडियम से अधिक है; और A छूट गया है।',
        },
        d: {
          en: 'This trusts two smooth trends, C and E, that both break.',
          hi: 'इसमें C और E की प्रवृत्तियों को अटूट मान लिया गया, जबकि दोनों में क्रम टूटता है।',
        },
      },
    },
    {
      code: 'jm-054',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'solutions',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`A solution of $11.7\ \text{g}$ of NaCl in $400\ \text{g}$ of water is cooled to $-4.65\ ^\circ\text{C}$. If NaCl is fully dissociated, the mass of ice that has separated at this temperature is ($K_f$ of water $= 1.86\ \text{K kg mol}^{-1}$; molar mass of NaCl $= 58.5\ \text{g mol}^{-1}$)`,
        hi: String.raw`$400\ \text{g}$ जल में $11.7\ \text{g}$ NaCl के विलयन को $-4.65\ ^\circ\text{C}$ तक ठंडा किया जाता है। यदि NaCl पूर्णतः वियोजित हो, तो इस ताप तक पृथक हुई बर्फ़ का द्रव्यमान है (जल का $K_f = 1.86\ \text{K kg mol}^{-1}$; NaCl का मोलर द्रव्यमान $= 58.5\ \text{g mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$320\ \text{g}$`, hi: String.raw`$320\ \text{g}$` } },
        { id: 'b', content: { en: String.raw`$80\ \text{g}$`, hi: String.raw`$80\ \text{g}$` } },
        { id: 'c', content: { en: String.raw`$160\ \text{g}$`, hi: String.raw`$160\ \text{g}$` } },
        { id: 'd', content: { en: String.raw`$240\ \text{g}$`, hi: String.raw`$240\ \text{g}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Only pure water freezes out, so the solution left behind grows stronger until its own freezing point is $-4.65\ ^\circ\text{C}$.

- Amount of NaCl: $\dfrac{11.7}{58.5} = 0.2\ \text{mol}$, with $i = 2$.
- $\Delta T_f = i K_f m$: $4.65 = 2 \times 1.86 \times m$, so $m = 1.25\ \text{mol kg}^{-1}$.
- Water still liquid: $\dfrac{0.2}{1.25} = 0.16\ \text{kg} = 160\ \text{g}$.

Ice: $400 - 160 = 240\ \text{g}$. The traps: giving the liquid water (160 g), or leaving out $i$ (320 g).`,
        hi: String.raw`केवल शुद्ध जल जमता है, इसलिए बचा हुआ विलयन तब तक सांद्र होता जाता है जब तक उसका हिमांक ही $-4.65\ ^\circ\text{C}$ न हो जाए।

- NaCl की मात्रा: $\dfrac{11.7}{58.5} = 0.2\ \text{mol}$, और $i = 2$।
- $\Delta T_f = i K_f m$: $4.65 = 2 \times 1.86 \times m$, अतः $m = 1.25\ \text{mol kg}^{-1}$।
- द्रव रूप में बचा जल: $\dfrac{0.2}{1.25} = 0.16\ \text{kg} = 160\ \text{g}$।

बर्फ़: $400 - 160 = 240\ \text{g}$। आम ग़लती: बचे द्रव जल (160 g) को उत्तर मान लेना, या $i$ छोड़ देना (320 g)।`,
      },
      reasons: {
        a: {
          en: 'This takes $i = 1$: then $m = 2.5$, and only 80 g of water would stay liquid.',
          hi: 'इसमें $i = 1$ लिया गया: तब $m = 2.5$ और केवल 80 g जल द्रव रहता।',
        },
        b: {
          en: 'This is the liquid water that would be left if NaCl did not dissociate.',
          hi: 'यह द्रव जल का वह द्रव्यमान है जो NaCl के वियोजित न होने पर बचता।',
        },
        c: { en: 'This is the water that is still liquid, not the ice.', hi: 'यह द्रव रूप में बचा जल है, बर्फ़ नहीं।' },
        d: {
          en: '160 g of water stays liquid at molality 1.25, so 240 g of the 400 g is ice.',
          hi: 'मोललता 1.25 पर 160 g जल द्रव रहता है, अतः 400 g में से 240 g बर्फ़ है।',
        },
      },
    },
    {
      code: 'jm-055',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`A carbonyl compound $\text{C}_5\text{H}_{10}\text{O}$ gives a yellow precipitate with iodine and aqueous NaOH. With n-propylmagnesium bromide, followed by hydrolysis, it gives an alcohol that has no chiral carbon. The compound is`,
        hi: String.raw`एक कार्बोनिल यौगिक का अणुसूत्र $\text{C}_5\text{H}_{10}\text{O}$ है। यह आयोडीन और जलीय NaOH के साथ पीला अवक्षेप देता है। n-प्रोपिलमैग्नीशियम ब्रोमाइड से अभिक्रिया और फिर जल-अपघटन करने पर यह ऐसा ऐल्कोहॉल देता है जिसमें कोई काइरल कार्बन नहीं है। वह यौगिक है`,
      },
      options: [
        { id: 'a', content: { en: 'Pentan-3-one', hi: 'पेंटेन-3-ओन' } },
        { id: 'b', content: { en: '3-Methylbutan-2-one', hi: '3-मेथिलब्यूटेन-2-ओन' } },
        { id: 'c', content: { en: '2-Methylbutanal', hi: '2-मेथिलब्यूटेनल' } },
        { id: 'd', content: { en: 'Pentan-2-one', hi: 'पेंटेन-2-ओन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Two sieves, one after the other.

- **Iodoform test:** the compound has a $\text{CH}_3\text{CO-}$ group, so it is pentan-2-one or 3-methylbutan-2-one.
- **Grignard reagent:** the carbinol carbon carries OH, $\text{CH}_3$, n-propyl and the other group R of the ketone. It is achiral only if R is also n-propyl.

So R = n-propyl: $\text{CH}_3\text{COCH}_2\text{CH}_2\text{CH}_3$, and the alcohol is 4-methylheptan-4-ol. Pentan-3-one passes the second sieve but not the first.`,
        hi: String.raw`एक के बाद एक दो कसौटियों पर परखिए।

- **आयोडोफ़ॉर्म परीक्षण:** यौगिक में $\text{CH}_3\text{CO-}$ समूह है, अतः यह पेंटेन-2-ओन या 3-मेथिलब्यूटेन-2-ओन है।
- **ग्रीन्यार अभिकर्मक:** OH वाले कार्बन पर OH, $\text{CH}_3$, n-प्रोपिल और कीटोन का दूसरा समूह R होंगे। यह अकाइरल तभी होगा जब R भी n-प्रोपिल हो।

अतः R = n-प्रोपिल: $\text{CH}_3\text{COCH}_2\text{CH}_2\text{CH}_3$, और ऐल्कोहॉल 4-मेथिलहेप्टेन-4-ऑल है। पेंटेन-3-ओन दूसरी कसौटी पर खरा उतरता है, पर पहली पर नहीं।`,
      },
      reasons: {
        a: {
          en: 'Its alcohol, 3-ethylhexan-3-ol, is achiral, but it has no methyl next to CO and gives no iodoform.',
          hi: 'इसका ऐल्कोहॉल 3-एथिलहेक्सेन-3-ऑल अकाइरल है, पर CO से जुड़ा मेथिल न होने से यह आयोडोफ़ॉर्म नहीं देता।',
        },
        b: {
          en: 'It gives iodoform, but its alcohol has four different groups on one carbon (OH, methyl, isopropyl, n-propyl).',
          hi: 'यह आयोडोफ़ॉर्म देता है, पर इसके ऐल्कोहॉल के एक कार्बन पर चार भिन्न समूह हैं (OH, मेथिल, आइसोप्रोपिल, n-प्रोपिल)।',
        },
        c: {
          en: 'An aldehyde other than ethanal gives no iodoform, and its alcohol has two chiral carbons.',
          hi: 'एथेनल के सिवा कोई ऐल्डिहाइड आयोडोफ़ॉर्म नहीं देता, और इसके ऐल्कोहॉल में दो काइरल कार्बन हैं।',
        },
        d: {
          en: 'It is a methyl ketone, and the two n-propyl groups make the alcohol achiral.',
          hi: 'यह मेथिल कीटोन है, और दो n-प्रोपिल समूहों के कारण ऐल्कोहॉल अकाइरल है।',
        },
      },
    },
    {
      code: 'jm-056',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'medium',
      targetSeconds: 80,
      stem: {
        en: String.raw`An octahedral complex has a spin-only magnetic moment of $2.83\ \text{BM}$. Its crystal field stabilisation energy, pairing energy being ignored, is $-1.6\,\Delta_o$. The complex is (atomic numbers: V = 23, Mn = 25, Fe = 26, Ni = 28)`,
        hi: String.raw`एक अष्टफलकीय संकुल का प्रचक्रण-मात्र चुंबकीय आघूर्ण $2.83\ \text{BM}$ है। युग्मन ऊर्जा की उपेक्षा करने पर इसकी क्रिस्टल क्षेत्र स्थायीकरण ऊर्जा $-1.6\,\Delta_o$ है। यह संकुल है (परमाणु क्रमांक: V = 23, Mn = 25, Fe = 26, Ni = 28)`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$[\text{Ni(H}_2\text{O)}_6]^{2+}$`,
            hi: String.raw`$[\text{Ni(H}_2\text{O)}_6]^{2+}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$[\text{V(H}_2\text{O)}_6]^{3+}$`,
            hi: String.raw`$[\text{V(H}_2\text{O)}_6]^{3+}$`,
          },
        },
        { id: 'c', content: { en: String.raw`$[\text{Mn(CN)}_6]^{3-}$`, hi: String.raw`$[\text{Mn(CN)}_6]^{3-}$` } },
        { id: 'd', content: { en: String.raw`$[\text{Fe(CN)}_6]^{3-}$`, hi: String.raw`$[\text{Fe(CN)}_6]^{3-}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`$\mu = \sqrt{n(n+2)} = 2.83$ gives $n = 2$ unpaired electrons. Then find CFSE $= (-0.4\,t + 0.6\,e)\,\Delta_o$, with $t$ electrons in $t_{2g}$ and $e$ in $e_g$.

- $\text{Ni}^{2+}$, $d^8$: $t_{2g}^6\,e_g^2$, $n = 2$, CFSE $= -1.2$
- $\text{V}^{3+}$, $d^2$: $t_{2g}^2$, $n = 2$, CFSE $= -0.8$
- $\text{Mn}^{3+}$, $d^4$, strong field: $t_{2g}^4$, $n = 2$, CFSE $= -1.6$
- $\text{Fe}^{3+}$, $d^5$, strong field: $t_{2g}^5$, $n = 1$, CFSE $= -2.0$

Shortcut: $-1.6 = 4 \times (-0.4)$ means $t_{2g}^4\,e_g^0$, a low-spin $d^4$ ion.`,
        hi: String.raw`$\mu = \sqrt{n(n+2)} = 2.83$ से अयुग्मित इलेक्ट्रॉन $n = 2$। अब CFSE $= (-0.4\,t + 0.6\,e)\,\Delta_o$ निकालिए, जहाँ $t_{2g}$ में $t$ और $e_g$ में $e$ इलेक्ट्रॉन हैं।

- $\text{Ni}^{2+}$, $d^8$: $t_{2g}^6\,e_g^2$, $n = 2$, CFSE $= -1.2$
- $\text{V}^{3+}$, $d^2$: $t_{2g}^2$, $n = 2$, CFSE $= -0.8$
- $\text{Mn}^{3+}$, $d^4$, प्रबल क्षेत्र: $t_{2g}^4$, $n = 2$, CFSE $= -1.6$
- $\text{Fe}^{3+}$, $d^5$, प्रबल क्षेत्र: $t_{2g}^5$, $n = 1$, CFSE $= -2.0$

छोटा रास्ता: $-1.6 = 4 \times (-0.4)$ का अर्थ है $t_{2g}^4\,e_g^0$, अर्थात् निम्न-प्रचक्रण $d^4$ आयन।`,
      },
      reasons: {
        a: {
          en: 'The moment fits ($d^8$, two unpaired), but $6(-0.4) + 2(0.6) = -1.2$.',
          hi: 'आघूर्ण ठीक है ($d^8$, दो अयुग्मित), पर $6(-0.4) + 2(0.6) = -1.2$।',
        },
        b: {
          en: String.raw`The moment fits ($d^2$), but the CFSE is only $-0.8\,\Delta_o$.`,
          hi: String.raw`आघूर्ण ठीक है ($d^2$), पर CFSE केवल $-0.8\,\Delta_o$ है।`,
        },
        c: {
          en: String.raw`$\text{CN}^-$ forces $d^4$ into $t_{2g}^4$: two unpaired electrons and $4 \times (-0.4) = -1.6$.`,
          hi: String.raw`$\text{CN}^-$ के कारण $d^4$ का विन्यास $t_{2g}^4$ है: दो अयुग्मित इलेक्ट्रॉन और $4 \times (-0.4) = -1.6$।`,
        },
        d: {
          en: String.raw`$t_{2g}^5$ has one unpaired electron (1.73 BM) and CFSE $-2.0\,\Delta_o$.`,
          hi: String.raw`$t_{2g}^5$ में एक अयुग्मित इलेक्ट्रॉन है (1.73 BM) और CFSE $-2.0\,\Delta_o$ है।`,
        },
      },
    },
    {
      code: 'jm-057',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'periodicity',
      difficulty: 'easy',
      targetSeconds: 50,
      stem: {
        en: String.raw`The successive ionisation enthalpies, in $\text{kJ mol}^{-1}$, of two elements X and Y of the third period are given below.

| Element | 1st | 2nd | 3rd | 4th | 5th | 6th | 7th |
| --- | --- | --- | --- | --- | --- | --- | --- |
| X | 578 | 1817 | 2745 | 11577 | 14842 | 18379 | 23326 |
| Y | 1000 | 2252 | 3357 | 4556 | 7004 | 8496 | 27107 |

The formula of the binary compound of X and Y is most likely`,
        hi: String.raw`तीसरे आवर्त के दो तत्वों X और Y की क्रमिक आयनन एंथैल्पियाँ ($\text{kJ mol}^{-1}$ में) नीचे दी गई हैं।

| तत्व | पहली | दूसरी | तीसरी | चौथी | पाँचवीं | छठी | सातवीं |
| --- | --- | --- | --- | --- | --- | --- | --- |
| X | 578 | 1817 | 2745 | 11577 | 14842 | 18379 | 23326 |
| Y | 1000 | 2252 | 3357 | 4556 | 7004 | 8496 | 27107 |

X और Y के द्विअंगी यौगिक का सूत्र सबसे अधिक संभवतः है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\text{X}_3\text{Y}_2$`, hi: String.raw`$\text{X}_3\text{Y}_2$` } },
        { id: 'b', content: { en: String.raw`$\text{X}_2\text{Y}_3$`, hi: String.raw`$\text{X}_2\text{Y}_3$` } },
        { id: 'c', content: { en: String.raw`$\text{XY}_2$`, hi: String.raw`$\text{XY}_2$` } },
        { id: 'd', content: { en: String.raw`$\text{X}_2\text{Y}$`, hi: String.raw`$\text{X}_2\text{Y}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`A great jump comes when the first electron of an inner shell is removed, so count the electrons before the jump.

- X: jump after the 3rd, so 3 valence electrons (aluminium): it forms $\text{X}^{3+}$.
- Y: jump after the 6th, so 6 valence electrons (sulphur): it gains 2 and forms $\text{Y}^{2-}$.

Charges balance in $\text{X}_2\text{Y}_3$ ($\text{Al}_2\text{S}_3$). The trap is to use 6 as the valency of Y towards a metal.`,
        hi: String.raw`जब भीतरी कोश का पहला इलेक्ट्रॉन निकलता है तब बड़ा उछाल आता है; इसलिए उछाल से पहले के इलेक्ट्रॉन गिनिए।

- X: तीसरी के बाद उछाल, अतः 3 संयोजी इलेक्ट्रॉन (ऐलुमिनियम): यह $\text{X}^{3+}$ बनाता है।
- Y: छठी के बाद उछाल, अतः 6 संयोजी इलेक्ट्रॉन (सल्फ़र): यह 2 इलेक्ट्रॉन लेकर $\text{Y}^{2-}$ बनाता है।

$\text{X}_2\text{Y}_3$ ($\text{Al}_2\text{S}_3$) में आवेश संतुलित हैं। आम ग़लती: धातु के साथ Y की संयोजकता 6 मान लेना।`,
      },
      reasons: {
        a: {
          en: 'The charges 3 and 2 are right, but they are given to the wrong elements.',
          hi: 'आवेश 3 और 2 सही हैं, पर वे उलटे तत्वों को दे दिए गए।',
        },
        b: {
          en: String.raw`$\text{X}^{3+}$ and $\text{Y}^{2-}$ balance as two to three.`,
          hi: String.raw`$\text{X}^{3+}$ और $\text{Y}^{2-}$ के आवेश 2 : 3 के अनुपात में संतुलित होते हैं।`,
        },
        c: {
          en: 'This divides the valence electrons 3 and 6 as a ratio 1 : 2 of atoms.',
          hi: 'इसमें संयोजी इलेक्ट्रॉनों 3 और 6 को ही परमाणुओं का अनुपात 1 : 2 मान लिया गया।',
        },
        d: {
          en: 'This lets one Y, with valency 6, bind two X of valency 3; towards a metal Y takes up two electrons.',
          hi: 'इसमें संयोजकता 6 वाला एक Y, संयोजकता 3 वाले दो X से जोड़ा गया; धातु के साथ Y दो इलेक्ट्रॉन लेता है।',
        },
      },
    },
    {
      code: 'jm-058',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'purification',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`o-Nitrophenol and p-nitrophenol are separated by thin layer chromatography on silica gel, with a mixture of hexane and ethyl acetate as the mobile phase. From the base line the solvent front has moved $6.0\ \text{cm}$, and the two spots $4.5\ \text{cm}$ and $1.5\ \text{cm}$. The spot with $R_f = 0.25$ belongs to`,
        hi: String.raw`o-नाइट्रोफ़ीनॉल और p-नाइट्रोफ़ीनॉल को सिलिका जेल पर पतली परत वर्णलेखन द्वारा पृथक किया जाता है; गतिशील प्रावस्था हेक्सेन और एथिल ऐसीटेट का मिश्रण है। आधार रेखा से विलायक अग्र $6.0\ \text{cm}$ और दोनों धब्बे $4.5\ \text{cm}$ तथा $1.5\ \text{cm}$ चले हैं। $R_f = 0.25$ वाला धब्बा किसका है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'o-nitrophenol, which is adsorbed more strongly on silica gel',
            hi: 'o-नाइट्रोफ़ीनॉल का, जो सिलिका जेल पर अधिक प्रबलता से अधिशोषित होता है',
          },
        },
        {
          id: 'b',
          content: {
            en: 'p-nitrophenol, which is adsorbed more strongly on silica gel',
            hi: 'p-नाइट्रोफ़ीनॉल का, जो सिलिका जेल पर अधिक प्रबलता से अधिशोषित होता है',
          },
        },
        {
          id: 'c',
          content: {
            en: 'o-nitrophenol, which dissolves better in the mobile phase',
            hi: 'o-नाइट्रोफ़ीनॉल का, जो गतिशील प्रावस्था में अधिक घुलता है',
          },
        },
        {
          id: 'd',
          content: {
            en: 'p-nitrophenol, which dissolves better in the mobile phase',
            hi: 'p-नाइट्रोफ़ीनॉल का, जो गतिशील प्रावस्था में अधिक घुलता है',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`$R_f = \dfrac{\text{distance moved by the substance}}{\text{distance moved by the solvent front}}$: the spots have $\dfrac{4.5}{6.0} = 0.75$ and $\dfrac{1.5}{6.0} = 0.25$.

The substance that is held more firmly by the stationary phase moves less. In o-nitrophenol the OH group is tied up in an **intramolecular** hydrogen bond with the nitro group; the OH of p-nitrophenol is free and binds to the polar silica gel. So p-nitrophenol lags behind: $R_f = 0.25$.

For the same reason only o-nitrophenol is readily volatile in steam.`,
        hi: String.raw`$R_f = \dfrac{\text{पदार्थ द्वारा चली गई दूरी}}{\text{विलायक अग्र द्वारा चली गई दूरी}}$: धब्बों के मान $\dfrac{4.5}{6.0} = 0.75$ और $\dfrac{1.5}{6.0} = 0.25$ हैं।

जिस पदार्थ को स्थिर प्रावस्था अधिक दृढ़ता से पकड़ती है, वह कम चलता है। o-नाइट्रोफ़ीनॉल का OH समूह नाइट्रो समूह के साथ **अंतःअणुक** हाइड्रोजन आबंध में बँधा रहता है; p-नाइट्रोफ़ीनॉल का OH मुक्त है और ध्रुवीय सिलिका जेल से जुड़ता है। इसलिए p-नाइट्रोफ़ीनॉल पीछे रह जाता है: $R_f = 0.25$।

इसी कारण भाप के साथ आसानी से केवल o-नाइट्रोफ़ीनॉल वाष्पित होता है।`,
      },
      reasons: {
        a: {
          en: 'Its OH is bound within the molecule, so it is the less strongly adsorbed one, with 0.75.',
          hi: 'इसका OH अणु के भीतर ही बँधा है, इसलिए यह कम अधिशोषित होता है; इसका मान 0.75 है।',
        },
        b: {
          en: 'Its free OH binds to silica gel, so it travels only a quarter of the way of the solvent.',
          hi: 'इसका मुक्त OH सिलिका जेल से जुड़ता है, इसलिए यह विलायक की दूरी का चौथाई ही चलता है।',
        },
        c: {
          en: 'A substance that goes more readily with the mobile phase has the greater value, 0.75.',
          hi: 'जो पदार्थ गतिशील प्रावस्था के साथ अधिक आसानी से चलता है, उसका मान बड़ा (0.75) होता है।',
        },
        d: {
          en: 'The compound is right, but it moves less because silica gel holds it, not because it dissolves better.',
          hi: 'यौगिक सही है, पर वह कम इसलिए चलता है कि सिलिका जेल उसे पकड़ता है, अधिक घुलने के कारण नहीं।',
        },
      },
    },
    {
      code: 'jm-059',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'hydrocarbons',
      difficulty: 'hard',
      targetSeconds: 115,
      stem: {
        en: String.raw`A hydrocarbon X, $\text{C}_6\text{H}_{10}$, takes up one mole of $\text{H}_2$ per mole. Reductive ozonolysis of X gives a single product Y, $\text{C}_6\text{H}_{10}\text{O}_2$, which has an unbranched chain and does not reduce Tollens' reagent, but gives two moles of iodoform per mole with iodine and NaOH. On heating with dilute NaOH, Y undergoes an intramolecular aldol condensation to Z. Z is`,
        hi: String.raw`हाइड्रोकार्बन X, $\text{C}_6\text{H}_{10}$, प्रति मोल एक मोल $\text{H}_2$ ग्रहण करता है। X के अपचायक ओज़ोनी अपघटन से एक ही उत्पाद Y, $\text{C}_6\text{H}_{10}\text{O}_2$, मिलता है, जिसकी शृंखला अशाखित है। Y टॉलेन अभिकर्मक को अपचयित नहीं करता, पर आयोडीन और NaOH के साथ प्रति मोल दो मोल आयोडोफ़ॉर्म देता है। तनु NaOH के साथ गर्म करने पर Y में अंतःअणुक ऐल्डोल संघनन होता है और Z बनता है। Z है`,
      },
      options: [
        { id: 'a', content: { en: 'Cyclohex-2-en-1-one', hi: 'साइक्लोहेक्स-2-ईन-1-ओन' } },
        { id: 'b', content: { en: 'Cyclopentene-1-carbaldehyde', hi: 'साइक्लोपेंटीन-1-कार्बैल्डिहाइड' } },
        { id: 'c', content: { en: '3-Methylcyclopent-2-en-1-one', hi: '3-मेथिलसाइक्लोपेंट-2-ईन-1-ओन' } },
        { id: 'd', content: { en: '2-Methylcyclopent-2-en-1-one', hi: '2-मेथिलसाइक्लोपेंट-2-ईन-1-ओन' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Go from X to Y by the tests, then close the ring.

- $\text{C}_6\text{H}_{10}$ with one C=C has one ring. A single product means that C=C is in the ring.
- Two moles of iodoform: two $\text{CH}_3\text{CO-}$ groups. On an unbranched chain of six carbons Y is hexane-2,5-dione, $\text{CH}_3\text{COCH}_2\text{CH}_2\text{COCH}_3$ (and X is 1,2-dimethylcyclobutene).
- Aldol: the carbanion of a terminal $\text{CH}_3$ (C-1) attacks the far C=O (C-5), which closes a ring of five; the inner $\text{CH}_2$ would close a ring of three. Loss of water gives C=C between C-1 and C-5.

In the ring the carbon with the methyl group is $\beta$ to C=O: 3-methylcyclopent-2-en-1-one.`,
        hi: String.raw`परीक्षणों से X और Y तक पहुँचिए, फिर वलय बंद कीजिए।

- एक C=C वाले $\text{C}_6\text{H}_{10}$ में एक वलय है। एक ही उत्पाद मिलने का अर्थ है कि C=C वलय में है।
- दो मोल आयोडोफ़ॉर्म: दो $\text{CH}_3\text{CO-}$ समूह। छह कार्बनों की अशाखित शृंखला में Y हेक्सेन-2,5-डाइओन, $\text{CH}_3\text{COCH}_2\text{CH}_2\text{COCH}_3$, है (और X 1,2-डाइमेथिलसाइक्लोब्यूटीन)।
- ऐल्डोल: सिरे के $\text{CH}_3$ (C-1) का कार्बऋणायन दूर वाले C=O (C-5) पर आक्रमण करता है और पाँच परमाणुओं का वलय बनता है; भीतरी $\text{CH}_2$ से तीन का वलय बनता। जल निकलने पर C-1 और C-5 के बीच C=C आता है।

वलय में मेथिल वाला कार्बन C=O के $\beta$ स्थान पर है: 3-मेथिलसाइक्लोपेंट-2-ईन-1-ओन।`,
      },
      reasons: {
        a: {
          en: "It comes from 1-methylcyclopentene by way of 5-oxohexanal, an aldehyde that reduces Tollens' reagent.",
          hi: 'यह 1-मेथिलसाइक्लोपेंटीन से 5-ऑक्सोहेक्सेनल होकर बनता है, जो टॉलेन अभिकर्मक को अपचयित करता है।',
        },
        b: {
          en: 'It comes from cyclohexene by way of hexanedial, which gives no iodoform.',
          hi: 'यह साइक्लोहेक्सीन से हेक्सेनडाइअल होकर बनता है, जो आयोडोफ़ॉर्म नहीं देता।',
        },
        c: {
          en: 'C-1 of hexane-2,5-dione attacks C-5, and the methyl group stays on the β-carbon.',
          hi: 'हेक्सेन-2,5-डाइओन का C-1, C-5 पर आक्रमण करता है और मेथिल समूह β-कार्बन पर रहता है।',
        },
        d: {
          en: 'It puts the methyl group next to C=O; the carbonyl carbon attacked becomes the β-carbon.',
          hi: 'इसमें मेथिल C=O के पड़ोस में रखा गया; जिस कार्बोनिल कार्बन पर आक्रमण होता है वह β-कार्बन बनता है।',
        },
      },
    },
    {
      code: 'jm-060',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'electrochemistry',
      difficulty: 'medium',
      targetSeconds: 90,
      stem: {
        en: String.raw`The limiting molar conductivities of HCl, NaCl and NaX at $25\ ^\circ\text{C}$ are $426$, $126$ and $90\ \text{S cm}^2\,\text{mol}^{-1}$ respectively. The conductivity of a $0.01\ \text{M}$ solution of the weak acid HX at the same temperature is $1.56 \times 10^{-4}\ \text{S cm}^{-1}$. The pH of this solution is ($\log 2 = 0.30$)`,
        hi: String.raw`$25\ ^\circ\text{C}$ पर HCl, NaCl और NaX की सीमांत मोलर चालकताएँ क्रमशः $426$, $126$ और $90\ \text{S cm}^2\,\text{mol}^{-1}$ हैं। इसी ताप पर दुर्बल अम्ल HX के $0.01\ \text{M}$ विलयन की चालकता $1.56 \times 10^{-4}\ \text{S cm}^{-1}$ है। इस विलयन का pH है ($\log 2 = 0.30$)`,
      },
      options: [
        { id: 'a', content: { en: '4.8', hi: '4.8' } },
        { id: 'b', content: { en: '3.4', hi: '3.4' } },
        { id: 'c', content: { en: '1.4', hi: '1.4' } },
        { id: 'd', content: { en: '2.0', hi: '2.0' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Conductivity tells what part of the acid is ionised; from this comes $[\text{H}^+]$.

- Kohlrausch: $\Lambda_m^\circ(\text{HX}) = 426 + 90 - 126 = 390\ \text{S cm}^2\,\text{mol}^{-1}$.
- $\Lambda_m = \dfrac{1000\,\kappa}{c} = \dfrac{1000 \times 1.56 \times 10^{-4}}{0.01} = 15.6\ \text{S cm}^2\,\text{mol}^{-1}$.
- $\alpha = \dfrac{15.6}{390} = 0.04$.
- $[\text{H}^+] = c\alpha = 4 \times 10^{-4}\ \text{M}$, so pH $= 4 - 2 \times 0.30 = 3.4$.

4.8 is the $\text{p}K_a$ ($K_a \approx c\alpha^2 = 1.6 \times 10^{-5}$).`,
        hi: String.raw`चालकता बताती है कि अम्ल का कितना अंश आयनित है; उसी से $[\text{H}^+]$ मिलता है।

- कोलराउश नियम: $\Lambda_m^\circ(\text{HX}) = 426 + 90 - 126 = 390\ \text{S cm}^2\,\text{mol}^{-1}$।
- $\Lambda_m = \dfrac{1000\,\kappa}{c} = \dfrac{1000 \times 1.56 \times 10^{-4}}{0.01} = 15.6\ \text{S cm}^2\,\text{mol}^{-1}$।
- $\alpha = \dfrac{15.6}{390} = 0.04$।
- $[\text{H}^+] = c\alpha = 4 \times 10^{-4}\ \text{M}$, अतः pH $= 4 - 2 \times 0.30 = 3.4$।

4.8 तो $\text{p}K_a$ है ($K_a \approx c\alpha^2 = 1.6 \times 10^{-5}$)।`,
      },
      reasons: {
        a: {
          en: String.raw`This is the $\text{p}K_a$ of the acid, from $c\alpha^2 = 1.6 \times 10^{-5}$.`,
          hi: String.raw`यह अम्ल का $\text{p}K_a$ है, जो $c\alpha^2 = 1.6 \times 10^{-5}$ से आता है।`,
        },
        b: {
          en: String.raw`$\alpha = 0.04$ gives $[\text{H}^+] = 4 \times 10^{-4}\ \text{M}$.`,
          hi: String.raw`$\alpha = 0.04$ से $[\text{H}^+] = 4 \times 10^{-4}\ \text{M}$ मिलता है।`,
        },
        c: {
          en: String.raw`This is $-\log\alpha$; the concentration was not multiplied in.`,
          hi: String.raw`यह $-\log\alpha$ है; इसमें सांद्रता से गुणा नहीं किया गया।`,
        },
        d: {
          en: String.raw`This treats HX as a strong acid with $[\text{H}^+] = 0.01\ \text{M}$.`,
          hi: String.raw`इसमें HX को प्रबल अम्ल मानकर $[\text{H}^+] = 0.01\ \text{M}$ ले लिया गया।`,
        },
      },
    },
    {
      code: 'jm-061',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'practical',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`The aqueous solution of a colourless salt gives the following tests:

(i) With NaOH solution added drop by drop, a white precipitate forms and dissolves in excess.

(ii) With $\text{NH}_4\text{OH}$ added drop by drop, a white precipitate forms and dissolves in excess.

(iii) With $\text{AgNO}_3$ in dilute $\text{HNO}_3$, a pale yellow precipitate forms that dissolves only sparingly in $\text{NH}_4\text{OH}$.

The salt is`,
        hi: String.raw`एक रंगहीन लवण का जलीय विलयन निम्नलिखित परीक्षण देता है:

(i) NaOH विलयन बूँद-बूँद करके मिलाने पर श्वेत अवक्षेप बनता है, जो आधिक्य में घुल जाता है।

(ii) $\text{NH}_4\text{OH}$ बूँद-बूँद करके मिलाने पर श्वेत अवक्षेप बनता है, जो आधिक्य में घुल जाता है।

(iii) तनु $\text{HNO}_3$ की उपस्थिति में $\text{AgNO}_3$ मिलाने पर हल्का पीला अवक्षेप बनता है, जो $\text{NH}_4\text{OH}$ में बहुत कम घुलता है।

वह लवण है`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$\text{ZnBr}_2$`, hi: String.raw`$\text{ZnBr}_2$` } },
        { id: 'b', content: { en: String.raw`$\text{ZnI}_2$`, hi: String.raw`$\text{ZnI}_2$` } },
        { id: 'c', content: { en: String.raw`$\text{AlBr}_3$`, hi: String.raw`$\text{AlBr}_3$` } },
        { id: 'd', content: { en: String.raw`$\text{ZnCl}_2$`, hi: String.raw`$\text{ZnCl}_2$` } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The cation first, then the anion.

- $\text{Zn(OH)}_2$ and $\text{Al(OH)}_3$ both dissolve in excess NaOH. Only $\text{Zn(OH)}_2$ also dissolves in excess $\text{NH}_4\text{OH}$, as $[\text{Zn(NH}_3)_4]^{2+}$. So $\text{Zn}^{2+}$.
- Silver halides: AgCl is white and soluble in $\text{NH}_4\text{OH}$; AgBr is pale yellow and sparingly soluble; AgI is yellow and insoluble. So $\text{Br}^-$.

The salt is $\text{ZnBr}_2$. Test (ii) is the one that rules out aluminium.`,
        hi: String.raw`पहले धनायन, फिर ऋणायन पहचानिए।

- $\text{Zn(OH)}_2$ और $\text{Al(OH)}_3$ दोनों NaOH के आधिक्य में घुलते हैं। पर $\text{NH}_4\text{OH}$ के आधिक्य में केवल $\text{Zn(OH)}_2$ घुलता है, $[\text{Zn(NH}_3)_4]^{2+}$ बनाकर। अतः $\text{Zn}^{2+}$।
- सिल्वर हैलाइड: AgCl श्वेत है और $\text{NH}_4\text{OH}$ में घुल जाता है; AgBr हल्का पीला है और बहुत कम घुलता है; AgI पीला है और नहीं घुलता। अतः $\text{Br}^-$।

लवण $\text{ZnBr}_2$ है। ऐलुमिनियम को परीक्षण (ii) बाहर करता है।`,
      },
      reasons: {
        a: {
          en: String.raw`$\text{Zn}^{2+}$ shows (i) and (ii), and AgBr is pale yellow and sparingly soluble in $\text{NH}_4\text{OH}$.`,
          hi: String.raw`$\text{Zn}^{2+}$ से (i) और (ii) मिलते हैं; AgBr हल्का पीला है और $\text{NH}_4\text{OH}$ में बहुत कम घुलता है।`,
        },
        b: {
          en: String.raw`AgI is yellow and does not dissolve in $\text{NH}_4\text{OH}$.`,
          hi: String.raw`AgI पीला होता है और $\text{NH}_4\text{OH}$ में नहीं घुलता।`,
        },
        c: {
          en: String.raw`$\text{Al(OH)}_3$ dissolves in excess NaOH but not in excess $\text{NH}_4\text{OH}$.`,
          hi: String.raw`$\text{Al(OH)}_3$ NaOH के आधिक्य में घुलता है, पर $\text{NH}_4\text{OH}$ के आधिक्य में नहीं।`,
        },
        d: {
          en: String.raw`AgCl is white and dissolves readily in $\text{NH}_4\text{OH}$.`,
          hi: String.raw`AgCl श्वेत होता है और $\text{NH}_4\text{OH}$ में आसानी से घुल जाता है।`,
        },
      },
    },
    {
      code: 'jm-062',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'easy',
      targetSeconds: 60,
      stem: {
        en: String.raw`Match List-I with List-II.

| List-I (species) | List-II (shape) |
| --- | --- |
| (A) $\text{ICl}_2^+$ | (I) Square pyramidal |
| (B) $\text{ICl}_2^-$ | (II) Linear |
| (C) $\text{BrF}_3$ | (III) Bent |
| (D) $\text{XeOF}_4$ | (IV) T-shaped |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (स्पीशीज़) | सूची-II (आकृति) |
| --- | --- |
| (A) $\text{ICl}_2^+$ | (I) वर्ग पिरामिडी |
| (B) $\text{ICl}_2^-$ | (II) रैखिक |
| (C) $\text{BrF}_3$ | (III) मुड़ी हुई (बंकित) |
| (D) $\text{XeOF}_4$ | (IV) T-आकृति |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: '(A)-(III), (B)-(II), (C)-(IV), (D)-(I)', hi: '(A)-(III), (B)-(II), (C)-(IV), (D)-(I)' },
        },
        {
          id: 'b',
          content: { en: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)', hi: '(A)-(II), (B)-(III), (C)-(IV), (D)-(I)' },
        },
        {
          id: 'c',
          content: { en: '(A)-(III), (B)-(II), (C)-(I), (D)-(IV)', hi: '(A)-(III), (B)-(II), (C)-(I), (D)-(IV)' },
        },
        {
          id: 'd',
          content: { en: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)', hi: '(A)-(II), (B)-(IV), (C)-(III), (D)-(I)' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Count bond pairs and lone pairs on the central atom.

- (A) $\text{ICl}_2^+$: $7 - 1 = 6$ electrons, 2 bonds and 2 lone pairs: bent.
- (B) $\text{ICl}_2^-$: $7 + 1 = 8$ electrons, 2 bonds and 3 lone pairs (equatorial): linear.
- (C) $\text{BrF}_3$: 3 bonds and 2 lone pairs: T-shaped.
- (D) $\text{XeOF}_4$: 5 bonds (one double) and 1 lone pair: square pyramidal.

The charge decides between (A) and (B): the cation has one lone pair less than the anion.`,
        hi: String.raw`केंद्रीय परमाणु के आबंधी और एकाकी युग्म गिनिए।

- (A) $\text{ICl}_2^+$: $7 - 1 = 6$ इलेक्ट्रॉन, 2 आबंध और 2 एकाकी युग्म: बंकित।
- (B) $\text{ICl}_2^-$: $7 + 1 = 8$ इलेक्ट्रॉन, 2 आबंध और 3 एकाकी युग्म (निरक्षीय): रैखिक।
- (C) $\text{BrF}_3$: 3 आबंध और 2 एकाकी युग्म: T-आकृति।
- (D) $\text{XeOF}_4$: 5 आबंध (एक द्विआबंध) और 1 एकाकी युग्म: वर्ग पिरामिडी।

(A) और (B) का अंतर आवेश से है: धनायन में ऋणायन से एक एकाकी युग्म कम है।`,
      },
      reasons: {
        a: {
          en: 'The lone pairs are 2, 3, 2 and 1 in turn, which give these four shapes.',
          hi: 'एकाकी युग्म क्रमशः 2, 3, 2 और 1 हैं, जिनसे ये चारों आकृतियाँ मिलती हैं।',
        },
        b: {
          en: 'This exchanges the two ions: the cation with 2 lone pairs is bent, the anion with 3 is linear.',
          hi: 'इसमें दोनों आयन आपस में बदल गए: 2 एकाकी युग्म वाला धनायन बंकित है, 3 वाला ऋणायन रैखिक।',
        },
        c: {
          en: String.raw`$\text{BrF}_3$ has three bonds and cannot be square pyramidal, which needs five.`,
          hi: String.raw`$\text{BrF}_3$ में तीन आबंध हैं; वर्ग पिरामिडी आकृति के लिए पाँच चाहिए।`,
        },
        d: {
          en: 'A species with two bonds, such as the anion B, cannot be T-shaped, which needs three.',
          hi: 'दो आबंधों वाली स्पीशीज़ (जैसे ऋणायन B) की T-आकृति नहीं हो सकती; उसके लिए तीन आबंध चाहिए।',
        },
      },
    },
    {
      code: 'jm-063',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'nitrogen-compounds',
      difficulty: 'medium',
      targetSeconds: 75,
      stem: {
        en: String.raw`p-Toluidine is taken through the following steps:

(i) $(\text{CH}_3\text{CO})_2\text{O}$, pyridine

(ii) $\text{Br}_2$, $\text{CH}_3\text{COOH}$

(iii) $\text{H}_3\text{O}^+$, heat

(iv) $\text{NaNO}_2$, HCl, $273\text{-}278\ \text{K}$

(v) $\text{H}_3\text{PO}_2$, $\text{H}_2\text{O}$

The final organic product is`,
        hi: String.raw`p-टॉलूइडीन के साथ निम्नलिखित अभिक्रियाएँ इसी क्रम में कराई जाती हैं:

(i) $(\text{CH}_3\text{CO})_2\text{O}$, पिरिडीन

(ii) $\text{Br}_2$, $\text{CH}_3\text{COOH}$

(iii) $\text{H}_3\text{O}^+$, ऊष्मा

(iv) $\text{NaNO}_2$, HCl, $273\text{-}278\ \text{K}$

(v) $\text{H}_3\text{PO}_2$, $\text{H}_2\text{O}$

अंतिम कार्बनिक उत्पाद है`,
      },
      options: [
        { id: 'a', content: { en: '3-Bromotoluene', hi: '3-ब्रोमोटॉलूईन' } },
        { id: 'b', content: { en: '2-Bromotoluene', hi: '2-ब्रोमोटॉलूईन' } },
        { id: 'c', content: { en: '2-Bromo-4-methylphenol', hi: '2-ब्रोमो-4-मेथिलफ़ीनॉल' } },
        { id: 'd', content: { en: '3,5-Dibromotoluene', hi: '3,5-डाइब्रोमोटॉलूईन' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The amino group steers bromine into place and is then taken away.

- (i) The amine is protected as $-\text{NHCOCH}_3$, which lowers its activating power, so that one bromine enters and not two.
- (ii) $-\text{NHCOCH}_3$ directs more strongly than $-\text{CH}_3$. Its para position is taken by $-\text{CH}_3$, so bromine goes **ortho to nitrogen**, that is, meta to $-\text{CH}_3$.
- (iii) Hydrolysis: 2-bromo-4-methylaniline.
- (iv), (v) Diazotisation, then $\text{H}_3\text{PO}_2$ puts H in place of $-\text{N}_2^+$.

What is left is 3-bromotoluene, which direct bromination of toluene does not give.`,
        hi: String.raw`ऐमीनो समूह ब्रोमीन को सही स्थान पर पहुँचाता है और फिर हटा दिया जाता है।

- (i) ऐमीन को $-\text{NHCOCH}_3$ के रूप में रक्षित किया जाता है; इससे उसका सक्रियण प्रभाव घटता है और दो नहीं, एक ही ब्रोमीन जुड़ता है।
- (ii) $-\text{NHCOCH}_3$ का दैशिक प्रभाव $-\text{CH}_3$ से प्रबल है। उसका पैरा स्थान $-\text{CH}_3$ ने ले रखा है, इसलिए ब्रोमीन **नाइट्रोजन के ऑर्थो** पर, अर्थात् $-\text{CH}_3$ के मेटा पर जाता है।
- (iii) जल-अपघटन: 2-ब्रोमो-4-मेथिलऐनिलीन।
- (iv), (v) डाइऐज़ोकरण, फिर $\text{H}_3\text{PO}_2$ से $-\text{N}_2^+$ की जगह H आ जाता है।

बचता है 3-ब्रोमोटॉलूईन, जो टॉलूईन के सीधे ब्रोमीनन से नहीं मिलता।`,
      },
      reasons: {
        a: {
          en: 'Bromine enters ortho to the amide, meta to the methyl, and the nitrogen is then removed.',
          hi: 'ब्रोमीन ऐमाइड के ऑर्थो, अर्थात् मेथिल के मेटा पर जाता है, और फिर नाइट्रोजन हटा दिया जाता है।',
        },
        b: {
          en: 'This lets the weaker director, the methyl group, place the bromine.',
          hi: 'इसमें ब्रोमीन का स्थान दुर्बल दैशिक समूह मेथिल से तय कर दिया गया।',
        },
        c: {
          en: String.raw`This puts OH in place of the diazonium group, as warm water does; $\text{H}_3\text{PO}_2$ puts H there.`,
          hi: String.raw`इसमें डाइऐज़ोनियम समूह की जगह OH रखा गया, जो गर्म जल से होता है; $\text{H}_3\text{PO}_2$ से वहाँ H आता है।`,
        },
        d: {
          en: 'Two bromine atoms enter only when the amine is left unprotected, with bromine water.',
          hi: 'दो ब्रोमीन तभी जुड़ते हैं जब ऐमीन रक्षित न हो और ब्रोमीन जल लिया जाए।',
        },
      },
    },
    {
      code: 'jm-064',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 105,
      stem: {
        en: String.raw`When $1.56\ \text{g}$ of liquid benzene is burnt completely in a bomb calorimeter of heat capacity $16.32\ \text{kJ K}^{-1}$ at $300\ \text{K}$, the temperature rises by $4.00\ \text{K}$. The enthalpy of combustion of liquid benzene at $300\ \text{K}$, in $\text{kJ mol}^{-1}$, is (water is formed as liquid; $R = 8.3\ \text{J K}^{-1}\,\text{mol}^{-1}$; atomic masses: H = 1, C = 12)`,
        hi: String.raw`$300\ \text{K}$ पर $16.32\ \text{kJ K}^{-1}$ ऊष्माधारिता वाले बम कैलोरीमापी में $1.56\ \text{g}$ द्रव बेंज़ीन का पूर्ण दहन करने पर ताप $4.00\ \text{K}$ बढ़ता है। $300\ \text{K}$ पर द्रव बेंज़ीन की दहन एंथैल्पी ($\text{kJ mol}^{-1}$ में) है (जल द्रव रूप में बनता है; $R = 8.3\ \text{J K}^{-1}\,\text{mol}^{-1}$; परमाणु द्रव्यमान: H = 1, C = 12)`,
      },
      options: [
        { id: 'a', content: { en: '$-3264.0$', hi: '$-3264.0$' } },
        { id: 'b', content: { en: '$-3271.5$', hi: '$-3271.5$' } },
        { id: 'c', content: { en: '$-3260.3$', hi: '$-3260.3$' } },
        { id: 'd', content: { en: '$-3267.7$', hi: '$-3267.7$' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`A bomb has constant volume, so it measures $\Delta U$; then go over to $\Delta H$.

- Amount: $\dfrac{1.56}{78} = 0.02\ \text{mol}$; heat set free: $16.32 \times 4.00 = 65.28\ \text{kJ}$.
- $\Delta U = -\dfrac{65.28}{0.02} = -3264.0\ \text{kJ mol}^{-1}$.
- $\text{C}_6\text{H}_6(l) + 7.5\,\text{O}_2(g) \rightarrow 6\,\text{CO}_2(g) + 3\,\text{H}_2\text{O}(l)$: $\Delta n_g = 6 - 7.5 = -1.5$.
- $\Delta n_g RT = -1.5 \times 8.3 \times 300 = -3735\ \text{J} \approx -3.7\ \text{kJ}$.

$\Delta H = \Delta U + \Delta n_g RT = -3264.0 - 3.7 = -3267.7\ \text{kJ mol}^{-1}$.`,
        hi: String.raw`बम में आयतन नियत रहता है, इसलिए उससे $\Delta U$ मिलता है; फिर $\Delta H$ निकालिए।

- मात्रा: $\dfrac{1.56}{78} = 0.02\ \text{mol}$; निकली ऊष्मा: $16.32 \times 4.00 = 65.28\ \text{kJ}$।
- $\Delta U = -\dfrac{65.28}{0.02} = -3264.0\ \text{kJ mol}^{-1}$।
- $\text{C}_6\text{H}_6(l) + 7.5\,\text{O}_2(g) \rightarrow 6\,\text{CO}_2(g) + 3\,\text{H}_2\text{O}(l)$: $\Delta n_g = 6 - 7.5 = -1.5$।
- $\Delta n_g RT = -1.5 \times 8.3 \times 300 = -3735\ \text{J} \approx -3.7\ \text{kJ}$।

$\Delta H = \Delta U + \Delta n_g RT = -3264.0 - 3.7 = -3267.7\ \text{kJ mol}^{-1}$।`,
      },
      reasons: {
        a: {
          en: String.raw`This is $\Delta U$, the heat at constant volume.`,
          hi: String.raw`यह $\Delta U$ है, अर्थात् नियत आयतन पर ऊष्मा।`,
        },
        b: {
          en: String.raw`This uses $\Delta n_g = -3$, from the equation for two moles of benzene.`,
          hi: String.raw`इसमें $\Delta n_g = -3$ लिया गया, जो बेंज़ीन के दो मोल के समीकरण का मान है।`,
        },
        c: {
          en: String.raw`This subtracts $\Delta n_g RT$ from $\Delta U$, or takes $\Delta n_g$ as $+1.5$.`,
          hi: String.raw`इसमें $\Delta U$ में से $\Delta n_g RT$ घटा दिया गया, या $\Delta n_g$ को $+1.5$ ले लिया गया।`,
        },
        d: {
          en: String.raw`$\Delta U = -3264.0$ and $\Delta n_g RT = -3.7$ add up to this.`,
          hi: String.raw`$\Delta U = -3264.0$ और $\Delta n_g RT = -3.7$ का योग यही है।`,
        },
      },
    },
    {
      code: 'jm-065',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'd-and-f-block',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Given below are two statements about the lanthanoids.

**Statement I:** Because of the lanthanoid contraction, $\text{Lu(OH)}_3$ is more basic than $\text{La(OH)}_3$.

**Statement II:** In aqueous solution $\text{Eu}^{2+}$ is a reducing agent and $\text{Ce}^{4+}$ an oxidising agent, although their configurations are $4f^7$ and $4f^0$.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे लैंथेनॉयडों के बारे में दो कथन दिए गए हैं।

**कथन I:** लैंथेनॉयड आकुंचन के कारण $\text{Lu(OH)}_3$, $\text{La(OH)}_3$ से अधिक क्षारकीय है।

**कथन II:** जलीय विलयन में $\text{Eu}^{2+}$ अपचायक और $\text{Ce}^{4+}$ ऑक्सीकारक है, यद्यपि उनके विन्यास क्रमशः $4f^7$ और $4f^0$ हैं।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और कथन II दोनों सत्य हैं' },
          pinned: true,
        },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और कथन II दोनों असत्य हैं' },
          pinned: true,
        },
        {
          id: 'c',
          content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, परंतु कथन II असत्य है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, परंतु कथन II सत्य है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Two ideas: the size of the ions, and the common state $+3$.

- I: From $\text{La}^{3+}$ to $\text{Lu}^{3+}$ the ion becomes smaller, so it holds $\text{OH}^-$ more firmly (greater covalent character) and the hydroxide is **less** basic. $\text{La(OH)}_3$ is the most basic. False.
- II: $+3$ is the stable state of the lanthanoids in water. $\text{Eu}^{2+}$ gives up an electron and $\text{Ce}^{4+}$ takes one to reach it; the half-filled and the empty $4f$ subshell explain why these ions exist at all, not that they are stable against the change to $+3$. True.`,
        hi: String.raw`दो बातें देखिए: आयनों का आकार और सामान्य अवस्था $+3$।

- I: $\text{La}^{3+}$ से $\text{Lu}^{3+}$ तक आयन छोटा होता जाता है, इसलिए वह $\text{OH}^-$ को अधिक दृढ़ता से बाँधता है (सहसंयोजक गुण बढ़ता है) और हाइड्रॉक्साइड **कम** क्षारकीय होता है। सबसे अधिक क्षारकीय $\text{La(OH)}_3$ है। असत्य।
- II: जल में लैंथेनॉयडों की स्थायी अवस्था $+3$ है। इस तक पहुँचने के लिए $\text{Eu}^{2+}$ एक इलेक्ट्रॉन देता है और $\text{Ce}^{4+}$ एक इलेक्ट्रॉन लेता है; अर्ध-भरा और रिक्त $4f$ उपकोश यह बताता है कि ये आयन बनते क्यों हैं, यह नहीं कि वे $+3$ में नहीं बदलेंगे। सत्य।`,
      },
      reasons: {
        a: {
          en: 'A smaller ion makes its hydroxide less basic, so Statement I has the order upside down.',
          hi: 'छोटे आयन का हाइड्रॉक्साइड कम क्षारकीय होता है; कथन I में क्रम उलटा है।',
        },
        b: {
          en: 'Expects that a half-filled or empty subshell keeps an ion from changing; both pass into the state +3.',
          hi: 'अर्ध-भरे या रिक्त उपकोश वाले आयन को अपरिवर्तनीय मान लिया गया; दोनों +3 अवस्था में बदलते हैं।',
        },
        c: {
          en: 'Gets both turned round: basicity falls with the size, and +3 is the state that both ions reach.',
          hi: 'दोनों बातें उलट गई हैं: आकार घटने से क्षारकता घटती है, और दोनों आयन +3 अवस्था में ही जाते हैं।',
        },
        d: {
          en: 'The contraction lowers the basicity from La to Lu, and both ions in Statement II tend to +3.',
          hi: 'आकुंचन से La से Lu तक क्षारकता घटती है, और कथन II के दोनों आयन +3 की ओर जाते हैं।',
        },
      },
    },
    {
      code: 'jm-066',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'organic-basics',
      difficulty: 'medium',
      targetSeconds: 65,
      stem: {
        en: String.raw`Given below are two statements.

**Statement I:** $p\text{-CH}_3\text{OC}_6\text{H}_4\text{COOH}$ is a weaker acid than $\text{C}_6\text{H}_5\text{COOH}$, whereas $\text{CH}_3\text{OCH}_2\text{COOH}$ is a stronger acid than $\text{CH}_3\text{COOH}$.

**Statement II:** The $\text{CH}_3\text{O-}$ group withdraws electrons by its inductive effect, and releases electrons by resonance where it is joined to a $\pi$ system.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं।

**कथन I:** $p\text{-CH}_3\text{OC}_6\text{H}_4\text{COOH}$, $\text{C}_6\text{H}_5\text{COOH}$ से दुर्बल अम्ल है, जबकि $\text{CH}_3\text{OCH}_2\text{COOH}$, $\text{CH}_3\text{COOH}$ से प्रबल अम्ल है।

**कथन II:** $\text{CH}_3\text{O-}$ समूह प्रेरणिक प्रभाव से इलेक्ट्रॉन खींचता है, और जहाँ वह $\pi$ निकाय से जुड़ा हो वहाँ अनुनाद से इलेक्ट्रॉन देता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: { en: 'Both Statement I and Statement II are true', hi: 'कथन I और कथन II दोनों सत्य हैं' },
          pinned: true,
        },
        {
          id: 'b',
          content: { en: 'Both Statement I and Statement II are false', hi: 'कथन I और कथन II दोनों असत्य हैं' },
          pinned: true,
        },
        {
          id: 'c',
          content: { en: 'Statement I is true but Statement II is false', hi: 'कथन I सत्य है, परंतु कथन II असत्य है' },
          pinned: true,
        },
        {
          id: 'd',
          content: { en: 'Statement I is false but Statement II is true', hi: 'कथन I असत्य है, परंतु कथन II सत्य है' },
          pinned: true,
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Ask each time which effect can reach the COOH group.

- In $\text{CH}_3\text{OCH}_2\text{COOH}$ a $\text{CH}_2$ stands between: no conjugation, only the $-I$ effect of oxygen. It spreads the charge of the anion: a stronger acid than acetic acid.
- In p-methoxybenzoic acid the lone pair of oxygen is conjugated with the ring. From the para position the $+R$ effect outweighs the $-I$ effect and makes the anion less stable: a weaker acid than benzoic acid.

Both statements are true.`,
        hi: String.raw`हर बार पूछिए कि COOH समूह तक कौन-सा प्रभाव पहुँच सकता है।

- $\text{CH}_3\text{OCH}_2\text{COOH}$ में बीच में $\text{CH}_2$ है: संयुग्मन नहीं है, केवल ऑक्सीजन का $-I$ प्रभाव है। इससे ऋणायन का आवेश बँटता है: ऐसीटिक अम्ल से प्रबल अम्ल।
- p-मेथॉक्सीबेंज़ोइक अम्ल में ऑक्सीजन का एकाकी युग्म वलय के साथ संयुग्मित है। पैरा स्थान से $+R$ प्रभाव, $-I$ प्रभाव से अधिक होता है और ऋणायन का स्थायित्व घटाता है: बेंज़ोइक अम्ल से दुर्बल अम्ल।

दोनों कथन सत्य हैं।`,
      },
      reasons: {
        a: {
          en: 'The same group acts by +R from the para position and by −I through the CH₂ group.',
          hi: 'वही समूह पैरा स्थान से +R प्रभाव और CH₂ के पार −I प्रभाव दिखाता है।',
        },
        b: {
          en: 'Takes the methoxy group as purely electron-releasing; its oxygen withdraws electrons along σ bonds.',
          hi: 'मेथॉक्सी समूह को केवल इलेक्ट्रॉन देने वाला माना गया; उसकी ऑक्सीजन σ आबंधों से इलेक्ट्रॉन खींचती है।',
        },
        c: {
          en: 'Accepts the two acidities but not the pair of effects that alone can explain both.',
          hi: 'दोनों अम्लताएँ मान ली गईं, पर वे दो प्रभाव नहीं, जिनसे ही दोनों की व्याख्या होती है।',
        },
        d: {
          en: 'Expects one and the same influence on both acids, though only the ring permits resonance.',
          hi: 'दोनों अम्लों पर एक ही प्रभाव मान लिया गया, जबकि अनुनाद केवल वलय में संभव है।',
        },
      },
    },
    {
      code: 'jm-067',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'hard',
      targetSeconds: 120,
      stem: {
        en: String.raw`$250\ \text{mL}$ of $0.020\ \text{M}$ $\text{MgCl}_2$ is to be mixed with $250\ \text{mL}$ of $0.10\ \text{M}$ $\text{NH}_3$. The least mass of solid $\text{NH}_4\text{Cl}$ that must be dissolved in the ammonia solution beforehand, so that $\text{Mg(OH)}_2$ does not precipitate on mixing, is nearly ($K_{sp}$ of $\text{Mg(OH)}_2 = 9.0 \times 10^{-12}$; $K_b$ of $\text{NH}_3 = 1.8 \times 10^{-5}$; molar mass of $\text{NH}_4\text{Cl} = 53.5\ \text{g mol}^{-1}$)`,
        hi: String.raw`$0.020\ \text{M}$ $\text{MgCl}_2$ के $250\ \text{mL}$ को $0.10\ \text{M}$ $\text{NH}_3$ के $250\ \text{mL}$ में मिलाना है। अमोनिया के विलयन में पहले से कम से कम कितना ठोस $\text{NH}_4\text{Cl}$ (लगभग) घोलना होगा कि मिलाने पर $\text{Mg(OH)}_2$ का अवक्षेपण न हो? ($\text{Mg(OH)}_2$ का $K_{sp} = 9.0 \times 10^{-12}$; $\text{NH}_3$ का $K_b = 1.8 \times 10^{-5}$; $\text{NH}_4\text{Cl}$ का मोलर द्रव्यमान $= 53.5\ \text{g mol}^{-1}$)`,
      },
      options: [
        { id: 'a', content: { en: String.raw`$1.61\ \text{g}$`, hi: String.raw`$1.61\ \text{g}$` } },
        { id: 'b', content: { en: String.raw`$2.27\ \text{g}$`, hi: String.raw`$2.27\ \text{g}$` } },
        { id: 'c', content: { en: String.raw`$0.40\ \text{g}$`, hi: String.raw`$0.40\ \text{g}$` } },
        { id: 'd', content: { en: String.raw`$0.80\ \text{g}$`, hi: String.raw`$0.80\ \text{g}$` } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`On mixing, both concentrations are halved: $[\text{Mg}^{2+}] = 0.010\ \text{M}$ and $[\text{NH}_3] = 0.050\ \text{M}$. The solubility product sets a ceiling for $[\text{OH}^-]$; the common ion $\text{NH}_4^+$ must hold it there.

- Ceiling: $[\text{OH}^-]^2 = \dfrac{9.0 \times 10^{-12}}{0.010}$, so $[\text{OH}^-] = 3.0 \times 10^{-5}\ \text{M}$.
- Buffer: $[\text{NH}_4^+] = \dfrac{K_b[\text{NH}_3]}{[\text{OH}^-]} = \dfrac{1.8 \times 10^{-5} \times 0.050}{3.0 \times 10^{-5}} = 0.030\ \text{M}$.
- In $0.5\ \text{L}$: $0.015\ \text{mol} \times 53.5\ \text{g mol}^{-1} = 0.80\ \text{g}$.

The trap is the factor 4 of "$K_{sp} = 4s^3$": it belongs to the pure salt in water. Here $[\text{Mg}^{2+}]$ and $[\text{OH}^-]$ have different sources.`,
        hi: String.raw`मिलाने पर दोनों सांद्रताएँ आधी हो जाती हैं: $[\text{Mg}^{2+}] = 0.010\ \text{M}$ और $[\text{NH}_3] = 0.050\ \text{M}$। विलेयता गुणनफल $[\text{OH}^-]$ की ऊपरी सीमा तय करता है; सम आयन $\text{NH}_4^+$ को उसे वहीं रोकना है।

- सीमा: $[\text{OH}^-]^2 = \dfrac{9.0 \times 10^{-12}}{0.010}$, अतः $[\text{OH}^-] = 3.0 \times 10^{-5}\ \text{M}$।
- बफ़र: $[\text{NH}_4^+] = \dfrac{K_b[\text{NH}_3]}{[\text{OH}^-]} = \dfrac{1.8 \times 10^{-5} \times 0.050}{3.0 \times 10^{-5}} = 0.030\ \text{M}$।
- $0.5\ \text{L}$ में: $0.015\ \text{mol} \times 53.5\ \text{g mol}^{-1} = 0.80\ \text{g}$।

आम ग़लती: "$K_{sp} = 4s^3$" का गुणांक 4 यहाँ भी लगा देना। वह शुद्ध जल में अकेले लवण के लिए है; यहाँ $[\text{Mg}^{2+}]$ और $[\text{OH}^-]$ के स्रोत अलग-अलग हैं।`,
      },
      reasons: {
        a: {
          en: String.raw`Brings in the factor 4 and takes $[\text{OH}^-] = 1.5 \times 10^{-5}\ \text{M}$.`,
          hi: String.raw`गुणांक 4 लाकर $[\text{OH}^-] = 1.5 \times 10^{-5}\ \text{M}$ ले लिया गया।`,
        },
        b: {
          en: String.raw`Uses $0.020\ \text{M}$ and $0.10\ \text{M}$ and forgets that mixing dilutes both solutions.`,
          hi: String.raw`$0.020\ \text{M}$ और $0.10\ \text{M}$ ही ले लिए गए; मिलाने पर दोनों विलयन तनु हो जाते हैं।`,
        },
        c: {
          en: String.raw`Finds $0.030\ \text{M}$ but takes it for $250\ \text{mL}$ instead of the total $500\ \text{mL}$.`,
          hi: String.raw`$0.030\ \text{M}$ सही निकाला, पर कुल $500\ \text{mL}$ की जगह $250\ \text{mL}$ लिया गया।`,
        },
        d: {
          en: String.raw`It makes $[\text{NH}_4^+] = 0.030\ \text{M}$ in $500\ \text{mL}$, where the ionic product just equals $K_{sp}$.`,
          hi: String.raw`इससे $500\ \text{mL}$ में $[\text{NH}_4^+] = 0.030\ \text{M}$ होता है, जहाँ आयनिक गुणनफल ठीक $K_{sp}$ के बराबर है।`,
        },
      },
    },
    {
      code: 'jm-068',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'biomolecules',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion A and the other is labelled as Reason R.

Assertion A: Fructose reduces Tollens' reagent.

Reason R: Fructose is a ketohexose.

In the light of the above statements, choose the most appropriate answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन A और दूसरे को कारण R कहा गया है।

अभिकथन A: फ़्रक्टोज़ टॉलेन अभिकर्मक को अपचयित करता है।

कारण R: फ़्रक्टोज़ एक कीटोहेक्सोज़ है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सबसे उपयुक्त उत्तर चुनिए:`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Both A and R are correct and R is the correct explanation of A',
            hi: 'A और R दोनों सही हैं और R, A की सही व्याख्या है',
          },
          pinned: true,
        },
        {
          id: 'b',
          content: {
            en: 'Both A and R are correct but R is not the correct explanation of A',
            hi: 'A और R दोनों सही हैं किंतु R, A की सही व्याख्या नहीं है',
          },
          pinned: true,
        },
        { id: 'c', content: { en: 'A is correct but R is not correct', hi: 'A सही है किंतु R सही नहीं है' }, pinned: true },
        { id: 'd', content: { en: 'A is not correct but R is correct', hi: 'A सही नहीं है किंतु R सही है' }, pinned: true },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Judge each statement alone, then ask "because?".

- A is correct: fructose is a reducing sugar.
- R is correct: fructose has six carbons and a keto group at C-2.
- Does R explain A? Ketones in general do not reduce Tollens' reagent. Fructose does so because the alkaline reagent turns it, by way of an enediol, into glucose and mannose, which have an aldehyde group.

So R is true, but it is not the explanation.`,
        hi: String.raw`पहले हर कथन को अलग-अलग परखिए, फिर पूछिए "क्या इसी कारण?"।

- A सही है: फ़्रक्टोज़ अपचायी शर्करा है।
- R सही है: फ़्रक्टोज़ में छह कार्बन हैं और C-2 पर कीटो समूह है।
- क्या R, A का कारण है? सामान्यतः कीटोन टॉलेन अभिकर्मक को अपचयित नहीं करते। फ़्रक्टोज़ ऐसा इसलिए करता है कि क्षारीय अभिकर्मक में वह ईनडाइऑल से होकर ग्लूकोज़ और मैनोज़ में बदलता है, जिनमें ऐल्डिहाइड समूह होता है।

अतः R सही है, पर व्याख्या नहीं।`,
      },
      reasons: {
        a: {
          en: "A ketonic group by itself does not reduce Tollens' reagent; the change into an aldose in alkali does.",
          hi: 'केवल कीटो समूह टॉलेन अभिकर्मक को अपचयित नहीं करता; क्षार में ऐल्डोज़ बन जाने से अपचयन होता है।',
        },
        b: {
          en: 'Both are facts, but the reduction comes from the aldoses formed in the alkaline reagent.',
          hi: 'दोनों तथ्य सही हैं, पर अपचयन क्षारीय अभिकर्मक में बने ऐल्डोज़ों के कारण होता है।',
        },
        c: {
          en: 'R is a fact: fructose has six carbons, and its carbonyl group, at C-2, is a keto group.',
          hi: 'R तथ्य है: फ़्रक्टोज़ में छह कार्बन हैं और C-2 पर उसका कार्बोनिल समूह कीटो समूह है।',
        },
        d: {
          en: 'Ketones in general fail this test, but fructose, like all monosaccharides, is a reducing sugar.',
          hi: 'सामान्य कीटोन यह परीक्षण नहीं देते, पर फ़्रक्टोज़ सभी मोनोसैकैराइडों की तरह अपचायी शर्करा है।',
        },
      },
    },
    {
      code: 'jm-069',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'coordination-compounds',
      difficulty: 'hard',
      targetSeconds: 115,
      stem: {
        en: String.raw`A complex of cobalt(III) has the composition $\text{CoBrCl}_2 \cdot \text{en} \cdot 2\text{NH}_3$ and the coordination number 6. With excess $\text{AgNO}_3$ one mole of it gives one mole of AgCl and no AgBr. The number of stereoisomers, optical isomers included, that its complex cation can have is (en = ethane-1,2-diamine)`,
        hi: String.raw`कोबाल्ट(III) के एक संकुल का संघटन $\text{CoBrCl}_2 \cdot \text{en} \cdot 2\text{NH}_3$ और उपसहसंयोजन संख्या 6 है। $\text{AgNO}_3$ के आधिक्य के साथ इसका एक मोल एक मोल AgCl देता है, पर AgBr नहीं देता। ध्रुवण समावयवियों सहित इसके संकुल धनायन के कितने त्रिविम समावयवी हो सकते हैं? (en = एथेन-1,2-डाइऐमीन)`,
      },
      options: [
        { id: 'a', content: { en: '6', hi: '6' } },
        { id: 'b', content: { en: '4', hi: '4' } },
        { id: 'c', content: { en: '8', hi: '8' } },
        { id: 'd', content: { en: '3', hi: '3' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`One $\text{Cl}^-$ is outside, so the cation is $[\text{CoBrCl(en)(NH}_3)_2]^+$. The two N atoms of en are always cis, so exactly one pair of the other four ligands is trans to each other; the remaining two face the N atoms of en. Go through that trans pair:

- Br and Cl: the two $\text{NH}_3$ face en. There is a plane of symmetry: 1.
- $\text{NH}_3$ and $\text{NH}_3$: Br and Cl face en. There is a plane of symmetry: 1.
- Br and $\text{NH}_3$: no plane of symmetry. A pair of enantiomers: 2.
- Cl and $\text{NH}_3$: no plane of symmetry. A pair of enantiomers: 2.

Total 6. Four is the number of geometrical isomers only.`,
        hi: String.raw`एक $\text{Cl}^-$ बाहर है, अतः धनायन $[\text{CoBrCl(en)(NH}_3)_2]^+$ है। en के दोनों N परमाणु सदा समपक्ष रहते हैं, इसलिए शेष चार लिगंडों में ठीक एक युग्म आपस में विपक्ष होता है; बाक़ी दो en के N परमाणुओं के सामने रहते हैं। इस विपक्ष युग्म के अनुसार गिनिए:

- Br और Cl: दोनों $\text{NH}_3$, en के सामने हैं। सममिति तल है: 1।
- $\text{NH}_3$ और $\text{NH}_3$: Br और Cl, en के सामने हैं। सममिति तल है: 1।
- Br और $\text{NH}_3$: सममिति तल नहीं है। प्रतिबिंब रूपों का एक युग्म: 2।
- Cl और $\text{NH}_3$: सममिति तल नहीं है। प्रतिबिंब रूपों का एक युग्म: 2।

कुल 6। चार तो केवल ज्यामितीय समावयवियों की संख्या है।`,
      },
      reasons: {
        a: {
          en: 'Two achiral forms and two pairs of enantiomers make six.',
          hi: 'दो अकाइरल रूप और प्रतिबिंब रूपों के दो युग्म मिलकर छह होते हैं।',
        },
        b: {
          en: 'Counts the geometrical isomers and leaves out the mirror images of the two chiral ones.',
          hi: 'केवल ज्यामितीय समावयवी गिने गए; दो काइरल रूपों के प्रतिबिंब छूट गए।',
        },
        c: {
          en: 'Gives each of the four geometrical isomers a mirror image; two of them have a plane of symmetry.',
          hi: 'चारों ज्यामितीय समावयवियों के प्रतिबिंब गिन लिए गए; उनमें से दो में सममिति तल है।',
        },
        d: {
          en: 'Counts the geometrical isomers as if Br and Cl were alike.',
          hi: 'Br और Cl को एक जैसा मानकर ज्यामितीय समावयवी गिने गए।',
        },
      },
    },
    {
      code: 'jm-070',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'oxygen-compounds',
      difficulty: 'easy',
      targetSeconds: 55,
      stem: {
        en: String.raw`Toluene is treated with $\text{CrO}_2\text{Cl}_2$ in $\text{CS}_2$ and then with $\text{H}_3\text{O}^+$ to give P. P is heated with formaldehyde and concentrated NaOH, and the neutral aromatic product Q is treated with $\text{SOCl}_2$ to give R. R is`,
        hi: String.raw`टॉलूईन की $\text{CS}_2$ में $\text{CrO}_2\text{Cl}_2$ से और फिर $\text{H}_3\text{O}^+$ से अभिक्रिया कराने पर P मिलता है। P को फ़ॉर्मेल्डिहाइड और सांद्र NaOH के साथ गर्म किया जाता है, और बने उदासीन ऐरोमैटिक उत्पाद Q की $\text{SOCl}_2$ से अभिक्रिया कराने पर R मिलता है। R है`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$`,
            hi: String.raw`$\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$`,
          },
        },
        {
          id: 'b',
          content: {
            en: String.raw`$\text{C}_6\text{H}_5\text{COCl}$`,
            hi: String.raw`$\text{C}_6\text{H}_5\text{COCl}$`,
          },
        },
        {
          id: 'c',
          content: {
            en: String.raw`$\text{C}_6\text{H}_5\text{CHCl}_2$`,
            hi: String.raw`$\text{C}_6\text{H}_5\text{CHCl}_2$`,
          },
        },
        {
          id: 'd',
          content: {
            en: String.raw`$p\text{-ClC}_6\text{H}_4\text{CH}_2\text{OH}$`,
            hi: String.raw`$p\text{-ClC}_6\text{H}_4\text{CH}_2\text{OH}$`,
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Three named reactions in a row.

- Etard reaction: toluene gives **benzaldehyde** (P).
- Crossed Cannizzaro reaction: neither aldehyde has an $\alpha$-hydrogen. Formaldehyde, the more easily oxidised one, becomes sodium formate, and benzaldehyde is reduced to **benzyl alcohol** (Q).
- $\text{SOCl}_2$ turns $-\text{OH}$ into $-\text{Cl}$: **benzyl chloride** (R), $\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$.

The trap is to let benzaldehyde be oxidised: that would lead to benzoyl chloride, but benzoic acid is not neutral.`,
        hi: String.raw`लगातार तीन अभिक्रियाएँ हैं।

- ईटार्ड अभिक्रिया: टॉलूईन से **बेंज़ैल्डिहाइड** (P)।
- क्रॉस कैनिज़ारो अभिक्रिया: दोनों ऐल्डिहाइडों में $\alpha$-हाइड्रोजन नहीं है। फ़ॉर्मेल्डिहाइड अधिक आसानी से ऑक्सीकृत होकर सोडियम फ़ॉर्मेट बनता है और बेंज़ैल्डिहाइड अपचयित होकर **बेंज़िल ऐल्कोहॉल** (Q) देता है।
- $\text{SOCl}_2$ से $-\text{OH}$ की जगह $-\text{Cl}$ आता है: **बेंज़िल क्लोराइड** (R), $\text{C}_6\text{H}_5\text{CH}_2\text{Cl}$।

आम ग़लती: बेंज़ैल्डिहाइड का ऑक्सीकरण मान लेना; तब बेंज़ॉइल क्लोराइड आता, पर बेंज़ोइक अम्ल उदासीन नहीं होता।`,
      },
      reasons: {
        a: {
          en: 'P is benzaldehyde and Q is benzyl alcohol, whose OH is replaced by Cl.',
          hi: 'P बेंज़ैल्डिहाइड और Q बेंज़िल ऐल्कोहॉल है, जिसके OH की जगह Cl आता है।',
        },
        b: {
          en: 'This lets benzaldehyde be oxidised to benzoic acid, but formaldehyde is the one oxidised.',
          hi: 'इसमें बेंज़ैल्डिहाइड का बेंज़ोइक अम्ल में ऑक्सीकरण मान लिया गया, जबकि ऑक्सीकरण फ़ॉर्मेल्डिहाइड का होता है।',
        },
        c: {
          en: 'This chlorinates the aldehyde P and passes over the Cannizzaro step.',
          hi: 'इसमें कैनिज़ारो चरण छोड़कर ऐल्डिहाइड P का ही क्लोरीनन कर दिया गया।',
        },
        d: {
          en: String.raw`$\text{SOCl}_2$ replaces the alcoholic OH; it does not put Cl on the ring.`,
          hi: String.raw`$\text{SOCl}_2$ ऐल्कोहॉली OH को प्रतिस्थापित करता है, वलय पर Cl नहीं लगाता।`,
        },
      },
    },
    {
      code: 'jm-071',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'mole-concept',
      difficulty: 'medium',
      targetSeconds: 125,
      stem: {
        en: String.raw`When $6.54\ \text{g}$ of a mixture of $\text{NaHCO}_3$ and $\text{Na}_2\text{CO}_3$ is heated to constant mass, it loses $1.24\ \text{g}$. The residue is dissolved in water and titrated with $0.5\ \text{M}$ HCl, with methyl orange as the indicator. The volume of HCl used is ______ mL. (Atomic masses: H = 1, C = 12, O = 16, Na = 23)`,
        hi: String.raw`$\text{NaHCO}_3$ और $\text{Na}_2\text{CO}_3$ के $6.54\ \text{g}$ मिश्रण को स्थिर द्रव्यमान तक गर्म करने पर उसका द्रव्यमान $1.24\ \text{g}$ कम हो जाता है। अवशेष को जल में घोलकर, मेथिल ऑरेंज सूचक के साथ, $0.5\ \text{M}$ HCl से अनुमापित किया जाता है। प्रयुक्त HCl का आयतन ______ mL है। (परमाणु द्रव्यमान: H = 1, C = 12, O = 16, Na = 23)`,
      },
      key: { kind: 'nat', min: '200', max: '200' },
      solution: {
        en: String.raw`Only the hydrogencarbonate decomposes: $2\,\text{NaHCO}_3 \rightarrow \text{Na}_2\text{CO}_3 + \text{H}_2\text{O} + \text{CO}_2$. The loss per 2 mol is $18 + 44 = 62\ \text{g}$.

- $\text{NaHCO}_3 = 2 \times \dfrac{1.24}{62} = 0.04\ \text{mol}$, that is $3.36\ \text{g}$; it leaves $0.02\ \text{mol}$ of $\text{Na}_2\text{CO}_3$.
- $\text{Na}_2\text{CO}_3$ from the start: $\dfrac{6.54 - 3.36}{106} = 0.03\ \text{mol}$.
- Residue: $0.05\ \text{mol}$ of $\text{Na}_2\text{CO}_3$. With methyl orange it takes 2 mol of HCl a mole: $0.10\ \text{mol}$.

Volume: $\dfrac{0.10}{0.5} = 0.2\ \text{L} = 200\ \text{mL}$. Quick check: the residue weighs $5.30\ \text{g} = 0.05 \times 106\ \text{g}$. This alone gives the answer.`,
        hi: String.raw`केवल हाइड्रोजनकार्बोनेट अपघटित होता है: $2\,\text{NaHCO}_3 \rightarrow \text{Na}_2\text{CO}_3 + \text{H}_2\text{O} + \text{CO}_2$। प्रति 2 मोल कमी $18 + 44 = 62\ \text{g}$ है।

- $\text{NaHCO}_3 = 2 \times \dfrac{1.24}{62} = 0.04\ \text{mol}$, अर्थात् $3.36\ \text{g}$; इससे $0.02\ \text{mol}$ $\text{Na}_2\text{CO}_3$ बचता है।
- प्रारंभ से उपस्थित $\text{Na}_2\text{CO}_3$: $\dfrac{6.54 - 3.36}{106} = 0.03\ \text{mol}$।
- अवशेष: $0.05\ \text{mol}$ $\text{Na}_2\text{CO}_3$। मेथिल ऑरेंज के साथ प्रति मोल 2 मोल HCl लगता है: $0.10\ \text{mol}$।

आयतन: $\dfrac{0.10}{0.5} = 0.2\ \text{L} = 200\ \text{mL}$। झटपट जाँच: अवशेष का द्रव्यमान $5.30\ \text{g} = 0.05 \times 106\ \text{g}$ है। केवल इसी से उत्तर मिल जाता है।`,
      },
    },
    {
      code: 'jm-072',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'thermodynamics',
      difficulty: 'medium',
      targetSeconds: 110,
      stem: {
        en: String.raw`An ideal monatomic gas at $300\ \text{K}$ and $4\ \text{bar}$ expands adiabatically against a constant external pressure of $1\ \text{bar}$ until its own pressure becomes $1\ \text{bar}$. The final temperature of the gas is ______ K.`,
        hi: String.raw`$300\ \text{K}$ और $4\ \text{bar}$ पर एक आदर्श एकपरमाणुक गैस $1\ \text{bar}$ के स्थिर बाह्य दाब के विरुद्ध रुद्धोष्म रूप से तब तक प्रसारित होती है जब तक उसका अपना दाब $1\ \text{bar}$ न हो जाए। गैस का अंतिम ताप ______ K है।`,
      },
      key: { kind: 'nat', min: '210', max: '210' },
      solution: {
        en: String.raw`The expansion is **irreversible**, so $PV^\gamma$ = constant does not hold. Use the first law with $q = 0$: $\Delta U = w$.

$$
n \times \tfrac{3}{2}R\,(T_2 - T_1) = -P_{ext}(V_2 - V_1) = -P_{ext}\left(\frac{nRT_2}{P_2} - \frac{nRT_1}{P_1}\right)
$$

With $P_{ext} = P_2 = 1$ and $P_1 = 4$, $nR$ cancels:

$1.5\,(T_2 - 300) = -\left(T_2 - \dfrac{300}{4}\right)$, so $2.5\,T_2 = 450 + 75 = 525$ and $T_2 = 210\ \text{K}$.

The reversible formula would give about 172 K: a reversible expansion does more work and cools the gas more.`,
        hi: String.raw`प्रसार **अनुत्क्रमणीय** है, इसलिए $PV^\gamma$ = स्थिरांक लागू नहीं होता। $q = 0$ के साथ प्रथम नियम लगाइए: $\Delta U = w$।

$$
n \times \tfrac{3}{2}R\,(T_2 - T_1) = -P_{ext}(V_2 - V_1) = -P_{ext}\left(\frac{nRT_2}{P_2} - \frac{nRT_1}{P_1}\right)
$$

$P_{ext} = P_2 = 1$ और $P_1 = 4$ रखने पर $nR$ कट जाता है:

$1.5\,(T_2 - 300) = -\left(T_2 - \dfrac{300}{4}\right)$, अतः $2.5\,T_2 = 450 + 75 = 525$ और $T_2 = 210\ \text{K}$।

उत्क्रमणीय सूत्र से लगभग 172 K आता: उत्क्रमणीय प्रसार में गैस अधिक कार्य करती है और अधिक ठंडी होती है।`,
      },
    },
    {
      code: 'jm-073',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'kinetics',
      difficulty: 'medium',
      targetSeconds: 85,
      stem: {
        en: String.raw`The gas A decomposes by first-order kinetics in a closed vessel at constant temperature: $\text{A}(g) \rightarrow 2\,\text{B}(g) + \text{C}(g)$. Starting with pure A at $80\ \text{mm Hg}$, the total pressure becomes $200\ \text{mm Hg}$ in $20$ minutes. The total pressure $30$ minutes after the start is ______ mm Hg.`,
        hi: String.raw`एक बंद पात्र में नियत ताप पर गैस A का प्रथम कोटि बलगतिकी से अपघटन होता है: $\text{A}(g) \rightarrow 2\,\text{B}(g) + \text{C}(g)$। $80\ \text{mm Hg}$ दाब की शुद्ध A से प्रारंभ करने पर $20$ मिनट में कुल दाब $200\ \text{mm Hg}$ हो जाता है। प्रारंभ से $30$ मिनट बाद कुल दाब ______ mm Hg होगा।`,
      },
      key: { kind: 'nat', min: '220', max: '220' },
      solution: {
        en: String.raw`The first-order law holds for the pressure of A, not for the total pressure.

If A falls by $x$, the total is $(80 - x) + 2x + x = 80 + 2x$.

- At 20 min: $80 + 2x = 200$, so $x = 60$ and A is at $20\ \text{mm Hg}$, a quarter of 80. Two half-lives have passed: $t_{1/2} = 10\ \text{min}$.
- At 30 min, three half-lives: A is at $\dfrac{80}{8} = 10$, so $x = 70$.

Total: $80 + 2 \times 70 = 220\ \text{mm Hg}$.`,
        hi: String.raw`प्रथम कोटि का नियम A के दाब पर लागू होता है, कुल दाब पर नहीं।

यदि A का दाब $x$ घटे, तो कुल दाब $(80 - x) + 2x + x = 80 + 2x$ है।

- 20 मिनट पर: $80 + 2x = 200$, अतः $x = 60$ और A का दाब $20\ \text{mm Hg}$, जो 80 का चौथाई है। दो अर्धायुकाल बीते: $t_{1/2} = 10\ \text{min}$।
- 30 मिनट पर तीन अर्धायुकाल: A का दाब $\dfrac{80}{8} = 10$, अतः $x = 70$।

कुल दाब: $80 + 2 \times 70 = 220\ \text{mm Hg}$।`,
      },
    },
    {
      code: 'jm-074',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'bonding',
      difficulty: 'hard',
      targetSeconds: 125,
      stem: {
        en: String.raw`One electron is removed from the highest occupied molecular orbital of each of the following species in its ground state:

$\text{B}_2$, $\text{C}_2$, $\text{N}_2$, $\text{O}_2$, $\text{O}_2^+$, $\text{O}_2^-$, NO, $\text{F}_2$

By molecular orbital theory, the number of species in which the bond order rises **and** the number of unpaired electrons falls is ______.`,
        hi: String.raw`मूल अवस्था की निम्नलिखित प्रत्येक स्पीशीज़ के उच्चतम अध्यासित आण्विक कक्षक (HOMO) से एक इलेक्ट्रॉन निकाला जाता है:

$\text{B}_2$, $\text{C}_2$, $\text{N}_2$, $\text{O}_2$, $\text{O}_2^+$, $\text{O}_2^-$, NO, $\text{F}_2$

आण्विक कक्षक सिद्धांत के अनुसार ऐसी स्पीशीज़ की संख्या ______ है जिनमें आबंध कोटि बढ़ती है **और** अयुग्मित इलेक्ट्रॉनों की संख्या घटती है।`,
      },
      key: { kind: 'nat', min: '3', max: '3' },
      solution: {
        en: String.raw`Bond order rises only if the electron leaves an **antibonding** orbital. This rules out $\text{B}_2$, $\text{C}_2$ and $\text{N}_2$ (at most 14 electrons, HOMO bonding). The others lose a $\pi^*$ electron:

| Change | Bond order | Unpaired electrons |
| --- | --- | --- |
| $\text{O}_2 \rightarrow \text{O}_2^+$ | 2 to 2.5 | 2 to 1 |
| $\text{O}_2^+ \rightarrow \text{O}_2^{2+}$ | 2.5 to 3 | 1 to 0 |
| $\text{O}_2^- \rightarrow \text{O}_2$ | 1.5 to 2 | 1 to 2 |
| $\text{NO} \rightarrow \text{NO}^+$ | 2.5 to 3 | 1 to 0 |
| $\text{F}_2 \rightarrow \text{F}_2^+$ | 1 to 1.5 | 0 to 1 |

Both conditions hold for $\text{O}_2$, $\text{O}_2^+$ and NO: 3. In $\text{O}_2^-$ and $\text{F}_2$ a pair is broken, so the unpaired electrons increase.`,
        hi: String.raw`आबंध कोटि तभी बढ़ती है जब इलेक्ट्रॉन **प्रतिआबंधी** कक्षक से निकले। इससे $\text{B}_2$, $\text{C}_2$ और $\text{N}_2$ बाहर हो जाते हैं (अधिकतम 14 इलेक्ट्रॉन, HOMO आबंधी)। शेष से $\pi^*$ इलेक्ट्रॉन निकलता है:

| परिवर्तन | आबंध कोटि | अयुग्मित इलेक्ट्रॉन |
| --- | --- | --- |
| $\text{O}_2 \rightarrow \text{O}_2^+$ | 2 से 2.5 | 2 से 1 |
| $\text{O}_2^+ \rightarrow \text{O}_2^{2+}$ | 2.5 से 3 | 1 से 0 |
| $\text{O}_2^- \rightarrow \text{O}_2$ | 1.5 से 2 | 1 से 2 |
| $\text{NO} \rightarrow \text{NO}^+$ | 2.5 से 3 | 1 से 0 |
| $\text{F}_2 \rightarrow \text{F}_2^+$ | 1 से 1.5 | 0 से 1 |

दोनों शर्तें $\text{O}_2$, $\text{O}_2^+$ और NO में पूरी होती हैं: 3। $\text{O}_2^-$ और $\text{F}_2$ में एक युग्म टूटता है, इसलिए अयुग्मित इलेक्ट्रॉन बढ़ जाते हैं।`,
      },
    },
    {
      code: 'jm-075',
      exams: ['jee'],
      subject: 'chemistry',
      topic: 'equilibrium',
      difficulty: 'medium',
      targetSeconds: 95,
      stem: {
        en: String.raw`In a closed vessel solid $\text{NH}_2\text{COONH}_4$ is in equilibrium with the gases that it gives off, $\text{NH}_2\text{COONH}_4(s) \rightleftharpoons 2\,\text{NH}_3(g) + \text{CO}_2(g)$, and the total pressure is $0.60\ \text{bar}$. At the same temperature and volume ammonia is pumped in until, at the new equilibrium, its partial pressure is twice that at the first equilibrium. The total pressure is then ______ $\times 10^{-2}\ \text{bar}$.`,
        hi: String.raw`एक बंद पात्र में ठोस $\text{NH}_2\text{COONH}_4$ अपने गैसीय वियोजन उत्पादों के साथ साम्य में है, $\text{NH}_2\text{COONH}_4(s) \rightleftharpoons 2\,\text{NH}_3(g) + \text{CO}_2(g)$, और कुल दाब $0.60\ \text{bar}$ है। उसी ताप और आयतन पर पात्र में इतनी अमोनिया डाली जाती है कि नए साम्य पर उसका आंशिक दाब पहले साम्य के आंशिक दाब का दुगुना हो जाए। तब कुल दाब ______ $\times 10^{-2}\ \text{bar}$ है।`,
      },
      key: { kind: 'nat', min: '85', max: '85' },
      solution: {
        en: String.raw`The solid does not enter $K_p$; what stays fixed is $p^2(\text{NH}_3) \times p(\text{CO}_2)$.

- First equilibrium: the gases are as $2 : 1$, so $p(\text{NH}_3) = 0.40$ and $p(\text{CO}_2) = 0.20\ \text{bar}$.
- Ammonia doubled, $0.80\ \text{bar}$: its square is 4 times, so $\text{CO}_2$ falls to a quarter, $\dfrac{0.20}{4} = 0.05\ \text{bar}$.
- Total: $0.80 + 0.05 = 0.85\ \text{bar} = 85 \times 10^{-2}\ \text{bar}$.

The traps: forgetting the square ($0.90\ \text{bar}$), or leaving $\text{CO}_2$ at its old pressure ($1.00\ \text{bar}$).`,
        hi: String.raw`ठोस $K_p$ में नहीं आता; नियत रहता है $p^2(\text{NH}_3) \times p(\text{CO}_2)$।

- पहला साम्य: गैसें $2 : 1$ में हैं, अतः $p(\text{NH}_3) = 0.40$ और $p(\text{CO}_2) = 0.20\ \text{bar}$।
- अमोनिया दुगुनी, $0.80\ \text{bar}$: उसका वर्ग 4 गुना है, अतः $\text{CO}_2$ का दाब चौथाई, $\dfrac{0.20}{4} = 0.05\ \text{bar}$, रह जाता है।
- कुल दाब: $0.80 + 0.05 = 0.85\ \text{bar} = 85 \times 10^{-2}\ \text{bar}$।

आम ग़लतियाँ: वर्ग भूल जाना ($0.90\ \text{bar}$), या $\text{CO}_2$ का दाब पहले जितना ही मान लेना ($1.00\ \text{bar}$)।`,
      },
    },
  ],
}
