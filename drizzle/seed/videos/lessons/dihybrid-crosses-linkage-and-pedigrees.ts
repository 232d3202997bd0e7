import type { SeedVideo } from '../shapes.ts'

export const geneticCrosses: SeedVideo = {
  slug: 'dihybrid-crosses-linkage-and-pedigrees',
  title: { en: 'Genetics: dihybrid crosses, linkage and pedigrees', hi: 'आनुवंशिकी: द्विसंकर क्रॉस, सहलग्नता और वंशावली' },
  summary: {
    en: 'From alleles to 9 : 3 : 3 : 1, multiplying instead of drawing squares, map units from a test cross, and how to read a pedigree, with ten solved questions and their traps.',
    hi: 'ऐलील से 9 : 3 : 3 : 1 तक, वर्ग की जगह गुणा, परीक्षार्थ संकरण से मानचित्र इकाई, और वंशावली पढ़ने का तरीक़ा: दस हल किए सवाल और उनमें होने वाली ग़लतियाँ।',
  },
  subject: 'biology',
  exams: ['neet'],
  scenes: [
    {
      title: { en: 'The words you need', hi: 'ज़रूरी शब्द' },
      lines: [
        [
          6,
          'A gene has a fixed place on a chromosome. Its versions are alleles.',
          'जीन का गुणसूत्र पर एक तय स्थान है। उसके अलग-अलग रूप ऐलील हैं।',
        ],
        [
          6,
          'A plant has two alleles of a gene, one from each parent; a gamete has one.',
          'पौधे में एक जीन के दो ऐलील, दोनों जनकों से एक-एक; युग्मक में बस एक।',
        ],
        [
          6,
          'In the pea, round R hides wrinkled r: R is dominant, r is recessive.',
          'मटर में गोल (R) झुर्रीदार (r) को छिपा देता है: R प्रभावी, r अप्रभावी।',
        ],
        [
          6,
          'RR and rr are homozygous. Rr is heterozygous, and its seed is round.',
          'RR और rr समयुग्मजी हैं। Rr विषमयुग्मजी है, और उसका बीज गोल है।',
        ],
        [
          6,
          'The alleles are the genotype. What you see is the phenotype.',
          'ऐलील मिलकर जीनप्ररूप हैं। जो दिखता है, वह लक्षणप्ररूप है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '![A pair of chromosomes with R and r gives gametes with R or r](/figures/film-dihybrid-crosses-linkage-and-pedigrees-1.svg)',
        },
        { from: 0, to: 1, text: '**«Alleles¦ऐलील»:** R, r' },
        { from: 1, to: 2, text: '«Plant¦पौधा»: Rr $\\quad$ «gamete¦युग्मक»: R «or¦या» r' },
        { from: 2, to: 3, text: 'R: «dominant¦प्रभावी» $\\quad$ r: «recessive¦अप्रभावी»' },
        {
          from: 3,
          text: '| «Genotype¦जीनप्ररूप» | | «Phenotype¦लक्षणप्ररूप» |\n|---|---|---|\n| RR | «homozygous¦समयुग्मजी» | «round¦गोल» |\n| Rr | «heterozygous¦विषमयुग्मजी» | «round¦गोल» |\n| rr | «homozygous¦समयुग्मजी» | «wrinkled¦झुर्रीदार» |',
        },
      ],
    },
    {
      title: { en: 'The dihybrid cross', hi: 'द्विसंकर क्रॉस' },
      lines: [
        [
          6,
          'Mendel crossed round yellow with wrinkled green seeds: RRYY × rryy.',
          'मेंडल ने गोल-पीले और झुर्रीदार-हरे बीजों का संकरण कराया: RRYY × rryy।',
        ],
        [6, 'Every F₁ seed was RrYy: round and yellow.', 'F₁ का हर बीज RrYy था: गोल और पीला।'],
        [
          6,
          'Each pair of alleles splits by itself: four gametes, equally often.',
          'ऐलीलों का हर जोड़ा अलग से बँटता है: चार युग्मक, बराबर-बराबर।',
        ],
        [
          6,
          'RY, Ry, rY and ry: four times four makes sixteen boxes in F₂.',
          'RY, Ry, rY और ry: चार गुणा चार, F₂ में सोलह खाने।',
        ],
        [
          6,
          'Count: 9 round yellow, 3 round green, 3 wrinkled yellow, 1 wrinkled green.',
          'गिनें: 9 गोल-पीले, 3 गोल-हरे, 3 झुर्रीदार-पीले, 1 झुर्रीदार-हरा।',
        ],
        [
          6,
          'Try it: what part of the round green seeds in F₂ breeds true?',
          'ख़ुद करें: F₂ के गोल-हरे बीजों में से कितने शुद्ध (तद्रूप प्रजननी) हैं?',
        ],
        [
          6,
          'One of the three, RRyy: a third of them. The trap is 1/16, a part of all.',
          'तीन में से एक, RRyy: एक तिहाई। आम ग़लती 1/16 है, वह तो कुल का भाग है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 3,
          text: '**P**  RRYY × rryy\n\n**F₁**  RrYy\n\nround yellow × wrinkled green → round yellow\\\n«¦गोल-पीला × झुर्रीदार-हरा → गोल-पीला»',
        },
        {
          from: 2,
          to: 3,
          text: '«Gametes of RrYy¦RrYy के युग्मक»: $\\dfrac14$ RY, $\\dfrac14$ Ry, $\\dfrac14$ rY, $\\dfrac14$ ry',
        },
        {
          from: 3,
          to: 7,
          text: '![Sixteen boxes with round and wrinkled, yellow and green seeds](/figures/film-dihybrid-crosses-linkage-and-pedigrees-2.svg)',
        },
        { from: 3, to: 5, text: '$9 : 3 : 3 : 1$' },
        { from: 5, to: 6, text: '**«Try it: true-breeding among round green?¦ख़ुद करें: गोल-हरों में शुद्ध?»**' },
        { from: 6, to: 7, text: '1 RRyy + 2 Rryy: **$\\dfrac13$** ✓ $\\quad \\dfrac1{16}$ ✗' },
      ],
    },
    {
      title: { en: 'Multiply instead of drawing', hi: 'वर्ग नहीं, गुणा' },
      lines: [
        [
          6,
          'Three genes need 64 boxes. So take each gene alone, then multiply.',
          'तीन जीन हों, तो 64 खाने। इसलिए हर जीन अलग लें, फिर गुणा करें।',
        ],
        [
          6,
          'Know two crosses: Aa × Aa gives 3 to 1, Aa × aa gives 1 to 1.',
          'दो संकरण याद रखें: Aa × Aa से 3 : 1, और Aa × aa से 1 : 1।',
        ],
        [
          6,
          'A question: AaBbCc × aaBbCc. What part shows A and C, but not B?',
          'सवाल: AaBbCc × aaBbCc। कितने भाग में A और C दिखें, पर B नहीं?',
        ],
        [
          6,
          'A: one half. Not B, so bb: a quarter. C: three quarters.',
          'A: आधा। B नहीं, यानी bb: एक चौथाई। C: तीन चौथाई।',
        ],
        [
          6,
          'The product is 3/32. The trap is 9/64: here A comes from Aa × aa.',
          'गुणनफल 3/32। आम ग़लती 9/64 है: यहाँ A का संकरण Aa × aa है।',
        ],
        [
          6,
          'Try it: how many genotypes and phenotypes does this cross give?',
          'ख़ुद करें: इस संकरण से कितने जीनप्ररूप और लक्षणप्ररूप मिलेंगे?',
        ],
        [
          6,
          'Genotypes: 2 × 3 × 3 = 18. Phenotypes: 2 × 2 × 2 = 8.',
          'जीनप्ररूप: 2 × 3 × 3 = 18। लक्षणप्ररूप: 2 × 2 × 2 = 8।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '| | «Genotypes¦जीनप्ररूप» | «Phenotypes¦लक्षणप्ररूप» |\n|---|---|---|\n| Aa × Aa | 1 AA : 2 Aa : 1 aa | $\\frac34$ A, $\\frac14$ aa |\n| Aa × aa | 1 Aa : 1 aa | $\\frac12$ A, $\\frac12$ aa |',
        },
        { from: 2, text: '**«Question¦सवाल»:** AaBbCc × aaBbCc' },
        { from: 2, to: 5, text: '«A and C, not B¦A और C, B नहीं»: ?' },
        { from: 3, to: 4, text: 'Aa × aa: $\\dfrac12$ $\\quad$ Bb × Bb: $\\dfrac14$ bb $\\quad$ Cc × Cc: $\\dfrac34$' },
        {
          from: 4,
          to: 5,
          text: '$\\dfrac12 \\times \\dfrac14 \\times \\dfrac34 = \\dfrac3{32}$ ✓ $\\quad \\dfrac34 \\times \\dfrac14 \\times \\dfrac34 = \\dfrac9{64}$ ✗',
        },
        { from: 5, to: 6, text: '**«Try it: genotypes, phenotypes?¦ख़ुद करें: जीनप्ररूप, लक्षणप्ररूप?»**' },
        { from: 6, text: '$2 \\times 3 \\times 3 = 18, \\quad 2 \\times 2 \\times 2 = 8$' },
      ],
    },
    {
      title: { en: 'The test cross', hi: 'परीक्षार्थ संकरण' },
      lines: [
        [
          6,
          'Which gametes does RrYy make? Cross it with rryy: a test cross.',
          'RrYy कौन-से युग्मक बनाता है? rryy से संकरण करें: परीक्षार्थ संकरण।',
        ],
        [
          6,
          'rryy gives only ry, which hides nothing. The seeds show the other gamete.',
          'rryy से बस ry आता है, जो कुछ नहीं छिपाता। बीज दूसरे जनक का युग्मक दिखाते हैं।',
        ],
        [
          6,
          'Genes on two chromosomes: the pairs line up in two ways, equally often.',
          'जीन दो गुणसूत्रों पर हों: जोड़े दो तरह से लगते हैं, दोनों बराबर बार।',
        ],
        [
          6,
          'So four equal classes: 1 : 1 : 1 : 1. That is independent assortment.',
          'इसलिए चार बराबर वर्ग: 1 : 1 : 1 : 1। यही स्वतंत्र अपव्यूहन है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 2,
          text: '| RrYy × rryy | ry |\n|---|---|\n| RY | RrYy «round yellow¦गोल-पीला» |\n| Ry | Rryy «round green¦गोल-हरा» |\n| rY | rrYy «wrinkled yellow¦झुर्रीदार-पीला» |\n| ry | rryy «wrinkled green¦झुर्रीदार-हरा» |',
        },
        {
          from: 2,
          text: '![Two pairs of chromosomes line up in two ways and give RY, ry or Ry, rY](/figures/film-dihybrid-crosses-linkage-and-pedigrees-3.svg)',
        },
        { from: 2, to: 3, text: '«Two ways, equally often¦दो तरह, बराबर बार»' },
        { from: 3, text: 'RY : Ry : rY : ry $= 1 : 1 : 1 : 1$' },
      ],
    },
    {
      title: { en: 'Linkage', hi: 'सहलग्नता' },
      lines: [
        [
          6,
          'Now both genes lie on one chromosome and travel together: linkage.',
          'अब दोनों जीन एक ही गुणसूत्र पर हैं और साथ जाते हैं: सहलग्नता।',
        ],
        [
          6,
          'Crossing over between them makes new combinations: recombinants.',
          'उनके बीच जीन विनिमय हो, तो नए संयोजन बनते हैं: पुनर्योगज।',
        ],
        [
          6,
          'The closer the genes, the fewer the recombinants, and never above 50%.',
          'जीन जितने पास, पुनर्योगज उतने कम, और 50% से अधिक कभी नहीं।',
        ],
        [
          6,
          'Their share in percent is the distance in map units, or centimorgan.',
          'प्रतिशत में उनका हिस्सा ही दूरी है, मानचित्र इकाई या सेंटीमॉर्गन में।',
        ],
        [
          6,
          'Morgan: white eye and yellow body 1.3%, white eye and small wing 37.2%.',
          'मॉर्गन: सफ़ेद आँख और पीला शरीर 1.3%, सफ़ेद आँख और लघु पंख 37.2%।',
        ],
        [
          6,
          'A question: AaBb × aabb gives these four classes. How far apart?',
          'सवाल: AaBb × aabb से ये चार वर्ग मिले। जीनों की दूरी कितनी?',
        ],
        [
          6,
          'The small classes are the recombinants: 80 + 70 of 1000. 15 map units.',
          'छोटे वर्ग पुनर्योगज हैं: 1000 में 80 + 70। दूरी 15 मानचित्र इकाई।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 5,
          text: '![Chromosomes A B and a b give more parental than recombinant gametes](/figures/film-dihybrid-crosses-linkage-and-pedigrees-4.svg)',
        },
        { from: 0, to: 1, text: '**«Linkage¦सहलग्नता»:** AB, ab' },
        { from: 1, to: 2, text: '**«Recombinants¦पुनर्योगज»:** Ab, aB' },
        { from: 2, to: 3, text: '«Close: few recombinants¦पास: पुनर्योगज कम»' },
        { from: 3, to: 4, text: '«1% recombinants = 1 map unit (cM)¦1% पुनर्योगज = 1 मानचित्र इकाई (cM)»' },
        { from: 4, to: 5, text: '1.3%: «close¦पास» $\\quad$ 37.2%: «far¦दूर»' },
        { from: 5, text: '| AaBb | aabb | Aabb | aaBb |\n|---|---|---|---|\n| 430 | 420 | 80 | 70 |' },
        { from: 5, to: 6, text: '**«Question: distance?¦सवाल: दूरी?»**' },
        { from: 6, text: '$\\dfrac{80 + 70}{1000} = 15\\% \\;\\Rightarrow\\;$ **15 cM**' },
      ],
    },
    {
      title: { en: 'Which alleles lay together', hi: 'कौन-से ऐलील साथ थे' },
      lines: [
        [
          6,
          'The large classes show how the alleles lay. There it was AB and ab.',
          'बड़े वर्ग बताते हैं कि ऐलील कैसे लगे थे। वहाँ AB और ab थे।',
        ],
        [6, 'Try it: now AaBb 44, aabb 46, Aabb 205, aaBb 205.', 'ख़ुद करें: अब AaBb 44, aabb 46, Aabb 205, aaBb 205।'],
        [
          6,
          'AaBb and aabb are now the few: 90 of 500, so 18 map units.',
          'अब AaBb और aabb कम हैं: 500 में 90, तो 18 मानचित्र इकाई।',
        ],
        [
          6,
          'The parent was Ab over aB. So never assume, look at the numbers.',
          'जनक में Ab और aB थे। इसलिए पहले से न मान लें, संख्याएँ देखें।',
        ],
        [
          6,
          'A question: AB/ab, 20 units apart, is selfed. What part of it is aabb?',
          'सवाल: AB/ab, दूरी 20 इकाई, स्वपरागण। कितना भाग aabb?',
        ],
        [
          6,
          'ab is half of 80%: 0.4. Both must be ab: 0.4 × 0.4 = 0.16, not 1/16.',
          'ab है 80% का आधा: 0.4। दोनों युग्मक ab हों: 0.4 × 0.4 = 0.16, न कि 1/16।',
        ],
        [
          6,
          'Try it: m–n 8, n–p 3, m–p 5. In which order do the genes lie?',
          'ख़ुद करें: m–n 8, n–p 3, m–p 5। जीनों का क्रम क्या है?',
        ],
        [
          6,
          'The largest distance is that of the outer two, so p lies between m and n.',
          'सबसे बड़ी दूरी बाहर वाले दो की होती है, इसलिए p, m और n के बीच में है।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '![1: A B and a b. 2: A b and a B](/figures/film-dihybrid-crosses-linkage-and-pedigrees-5.svg)',
        },
        { from: 0, to: 1, text: '**1** AB / ab $\\quad$ **2** Ab / aB' },
        { from: 1, to: 4, text: '| AaBb | aabb | Aabb | aaBb |\n|---|---|---|---|\n| 44 | 46 | 205 | 205 |' },
        { from: 1, to: 2, text: '**«Try it: distance? Which alleles together?¦ख़ुद करें: दूरी? कौन-से ऐलील साथ?»**' },
        { from: 2, to: 3, text: '$\\dfrac{44 + 46}{500} = 18\\% \\;\\Rightarrow\\;$ **18 cM**' },
        { from: 3, to: 4, text: '«Large classes¦बड़े वर्ग»: Aabb, aaBb $\\;\\Rightarrow\\;$ **Ab / aB**' },
        { from: 4, to: 6, text: '**«Question¦सवाल»:** AB/ab × AB/ab, 20 cM, aabb = ?' },
        {
          from: 5,
          to: 6,
          text: 'AB 0.4, ab 0.4, Ab 0.1, aB 0.1\n\n$0.4 \\times 0.4 = 0.16$ ✓ $\\quad \\dfrac1{16} = 0.0625$ ✗',
        },
        { from: 6, to: 7, text: '**«Try it¦ख़ुद करें»:** m–n 8, n–p 3, m–p 5' },
        {
          from: 7,
          text: '![m, then p at 5, then n at 3 more](/figures/film-dihybrid-crosses-linkage-and-pedigrees-6.svg)',
        },
        { from: 7, text: 'm – p – n: $5 + 3 = 8$' },
      ],
    },
    {
      title: { en: 'Reading a pedigree', hi: 'वंशावली पढ़ना' },
      lines: [
        [
          6,
          '1 is a man, 2 a woman, 3 are affected, 4 is a marriage, 5 one of relatives.',
          '1 पुरुष, 2 स्त्री, 3 प्रभावित, 4 विवाह, 5 संबंधियों में विवाह।',
        ],
        [
          6,
          'First look for parents who are alike and have a child who is not.',
          'पहले ऐसे माता-पिता ढूँढ़ें जो एक जैसे हों, पर संतान अलग हो।',
        ],
        [
          6,
          'Healthy with an affected child: recessive. Affected with a healthy one: dominant.',
          'स्वस्थ माता-पिता, प्रभावित संतान: अप्रभावी। प्रभावित, पर संतान स्वस्थ: प्रभावी।',
        ],
        [
          6,
          'Is that child a daughter? Then autosomal: on the X she would be like her father.',
          'वह संतान पुत्री हो, तो अलिंगसूत्री: X पर होता, तो वह पिता जैसी ही होती।',
        ],
        [
          6,
          'Affected mother with a healthy son: it is not X-linked recessive.',
          'प्रभावित माता का स्वस्थ पुत्र: X-सहलग्न अप्रभावी नहीं।',
        ],
        [
          6,
          'Affected father with a healthy daughter: it is not X-linked dominant.',
          'प्रभावित पिता की स्वस्थ पुत्री: X-सहलग्न प्रभावी नहीं।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 1,
          text: '![Signs: square, circle, filled signs, a line, a double line](/figures/film-dihybrid-crosses-linkage-and-pedigrees-7.svg)',
        },
        { from: 0, to: 1, text: '□ «man¦पुरुष» $\\quad$ ○ «woman¦स्त्री» $\\quad$ ■ ● «affected¦प्रभावित»' },
        {
          from: 1,
          to: 4,
          text: '![1: healthy parents with an affected daughter. 2: affected parents with a healthy daughter](/figures/film-dihybrid-crosses-linkage-and-pedigrees-8.svg)',
        },
        { from: 1, to: 2, text: '«Parents alike, child different¦माता-पिता एक जैसे, संतान अलग»' },
        { from: 2, to: 3, text: '**1** «recessive¦अप्रभावी» $\\quad$ **2** «dominant¦प्रभावी»' },
        { from: 3, to: 4, text: '«Daughter: both autosomal¦पुत्री: दोनों अलिंगसूत्री»' },
        {
          from: 4,
          text: '![3: affected mother with a healthy son. 4: affected father with a healthy daughter](/figures/film-dihybrid-crosses-linkage-and-pedigrees-9.svg)',
        },
        { from: 4, to: 5, text: '**3** «not X-linked recessive¦X-सहलग्न अप्रभावी नहीं»' },
        { from: 5, text: '**4** «not X-linked dominant¦X-सहलग्न प्रभावी नहीं»' },
      ],
    },
    {
      title: { en: 'A pedigree question', hi: 'वंशावली का सवाल' },
      lines: [
        [
          6,
          'A question: which inheritance is it, and what is the genotype of II-4?',
          'सवाल: यह कौन-सी वंशागति है, और II-4 का जीनप्ररूप क्या है?',
        ],
        [
          6,
          'I-1 and I-2 are healthy, II-2 and II-3 affected: it is recessive.',
          'I-1 और I-2 स्वस्थ, II-2 और II-3 प्रभावित: लक्षण अप्रभावी है।',
        ],
        [
          6,
          'II-3 is a daughter of a healthy father: not on the X, so autosomal.',
          'II-3 स्वस्थ पिता की पुत्री है: X पर नहीं, इसलिए अलिंगसूत्री।',
        ],
        [
          6,
          'III-2 is aa and has one a from her father. II-4 is healthy, so Aa.',
          'III-2 aa है, एक a पिता से मिला। II-4 स्वस्थ है, इसलिए Aa।',
        ],
      ],
      boards: [
        {
          from: 0,
          text: '![Healthy I-1 and I-2 have the healthy daughter II-1, the affected son II-2 and the affected daughter II-3, who has with the healthy II-4 a healthy son and an affected daughter](/figures/film-dihybrid-crosses-linkage-and-pedigrees-10.svg)',
        },
        { from: 0, to: 1, text: '**«Question: inheritance? II-4?¦सवाल: वंशागति? II-4?»**' },
        { from: 1, to: 2, text: '«Recessive¦अप्रभावी»: I-1, I-2 → II-2, II-3' },
        { from: 2, to: 3, text: '«Autosomal¦अलिंगसूत्री»: I-1 → II-3' },
        { from: 3, text: 'II-4 = **Aa** $\\quad$ (III-2 = aa)' },
      ],
    },
    {
      title: { en: 'Chances in families', hi: 'परिवार में प्रायिकता' },
      lines: [
        [
          6,
          'The father of II-1 is colour-blind: X-linked recessive. Her husband sees well.',
          'II-1 के पिता वर्णांध हैं: X-सहलग्न अप्रभावी। उसके पति की दृष्टि सामान्य है।',
        ],
        [
          6,
          'A question: what is the chance that their child is a colour-blind son?',
          'सवाल: उनकी संतान वर्णांध पुत्र हो, इसकी प्रायिकता क्या है?',
        ],
        [
          6,
          'She has her father’s X, so she is a carrier. A quarter of all children.',
          'उसे पिता का X मिला, तो वह वाहक है। सभी संतानों में एक चौथाई।',
        ],
        [
          6,
          'The trap: of the sons alone it is one half. Read what is asked.',
          'ग़लती यहाँ: केवल पुत्रों में यह आधा है। देखें कि क्या पूछा है।',
        ],
        [
          6,
          'Last: II-1 is aa, her brother healthy, his wife Aa. What chance has III-1?',
          'अंतिम: II-1 aa है, उसका भाई स्वस्थ, भाई की पत्नी Aa। III-1 के प्रभावित होने की प्रायिकता?',
        ],
        [
          6,
          'Both parents are Aa, he is not aa. Of AA, Aa, Aa two thirds are carriers.',
          'भाई के माता-पिता दोनों Aa, वह aa नहीं। AA, Aa, Aa में से दो तिहाई वाहक।',
        ],
        [
          6,
          'Two thirds times one quarter: the chance is 1/6. With one half you get 1/8.',
          'दो तिहाई गुणा एक चौथाई: प्रायिकता 1/6। आधा लें, तो ग़लत उत्तर 1/8 आएगा।',
        ],
      ],
      boards: [
        {
          from: 0,
          to: 4,
          text: '![A colour-blind man, his healthy daughter, her healthy husband and their child](/figures/film-dihybrid-crosses-linkage-and-pedigrees-11.svg)',
        },
        { from: 0, to: 1, text: 'I-1: $X^cY$ $\\quad$ II-2: $X^CY$' },
        { from: 1, to: 2, text: '**«Question: a colour-blind son?¦सवाल: वर्णांध पुत्र?»**' },
        { from: 2, to: 3, text: '$X^CX^c \\times X^CY$: $\\;\\dfrac12 \\times \\dfrac12 = \\dfrac14$' },
        { from: 3, to: 4, text: '«of all children¦सभी संतानों में» $\\dfrac14$ $\\quad$ «of the sons¦पुत्रों में» $\\dfrac12$' },
        {
          from: 4,
          text: '![Healthy parents with an affected daughter and a healthy son, whose wife is a carrier, and their child](/figures/film-dihybrid-crosses-linkage-and-pedigrees-12.svg)',
        },
        { from: 4, to: 5, text: '**«Question: III-1 affected?¦सवाल: III-1 प्रभावित?»**' },
        { from: 5, to: 6, text: 'II-2: AA, Aa, Aa → $\\dfrac23$ «carrier¦वाहक»' },
        {
          from: 6,
          text: '$\\dfrac23 \\times \\dfrac14 = \\dfrac16$ ✓ $\\quad \\dfrac12 \\times \\dfrac14 = \\dfrac18$ ✗',
        },
      ],
    },
    {
      title: { en: 'What to remember', hi: 'क्या याद रखें' },
      lines: [
        [
          6,
          'Take each gene alone, then multiply. Look at each pair anew.',
          'हर जीन अलग लें, फिर गुणा करें। हर जोड़ा नए सिरे से देखें।',
        ],
        [6, 'In a test cross the small classes are the recombinants.', 'परीक्षार्थ संकरण में छोटे वर्ग पुनर्योगज होते हैं।'],
        [
          6,
          'In a pedigree, seek like parents with an unlike child; a daughter tells more.',
          'वंशावली में एक जैसे माता-पिता की अलग संतान ढूँढ़ें; पुत्री अधिक बताती है।',
        ],
        [
          6,
          'A healthy child of two carriers is a carrier with 2/3.',
          'दो वाहकों की स्वस्थ संतान 2/3 प्रायिकता से वाहक होती है।',
        ],
      ],
      boards: [
        {
          from: 0,
          text: '1. «Multiply: gene by gene¦गुणा: एक-एक जीन»\n2. «Small classes: recombinants¦छोटे वर्ग: पुनर्योगज»\n3. «Like parents, unlike child¦एक जैसे माता-पिता, अलग संतान»\n4. «Healthy child of carriers¦वाहकों की स्वस्थ संतान»: $\\dfrac23$',
        },
        { from: 3, text: '$9 : 3 : 3 : 1 \\qquad 1 : 1 : 1 : 1$' },
      ],
    },
  ],
  notes: {
    en: '### Crosses\n\n- RrYy × RrYy: $9 : 3 : 3 : 1$. RrYy × rryy: $1 : 1 : 1 : 1$, if the genes assort independently.\n- Several genes: take each alone and multiply. $n$ heterozygous pairs, selfed: $2^n$ kinds of gametes, $3^n$ genotypes, $2^n$ phenotypes (complete dominance).\n\n### Linkage\n\n$$\nr = \\frac{\\text{recombinants}}{\\text{all offspring}} \\times 100\\%\n$$\n\n- 1% is one map unit (1 cM); $r$ is never above 50%.\n- In a test cross the two **small** classes are recombinants, the large ones show how the alleles lay: AB/ab or Ab/aB.\n- Gametes of AB/ab: AB and ab $\\frac{1-r}{2}$ each, Ab and aB $\\frac{r}{2}$ each (with $r$ as a fraction).\n- Of three distances the largest belongs to the outer genes.\n\n### Pedigrees\n\n| Seen | Proves |\n|---|---|\n| healthy parents, affected child | recessive; with a daughter, autosomal |\n| affected parents, healthy child | dominant; with a daughter, autosomal |\n| affected mother, healthy son | not X-linked recessive |\n| affected father, healthy daughter | not X-linked dominant |\n\nThis holds as long as every carrier of the genotype shows the trait and there is no new mutation.\n\n- Healthy child of two carriers (autosomal recessive): carrier with $\\frac23$.\n- Carrier mother, healthy father (X-linked recessive): $\\frac14$ of the children, $\\frac12$ of the sons.',
    hi: '### संकरण\n\n- RrYy × RrYy: $9 : 3 : 3 : 1$। RrYy × rryy: $1 : 1 : 1 : 1$, यदि जीन स्वतंत्र रूप से अपव्यूहित हों।\n- कई जीन: हर एक को अलग लें और गुणा करें। $n$ विषमयुग्मजी जोड़े, स्वपरागण: $2^n$ प्रकार के युग्मक, $3^n$ जीनप्ररूप, $2^n$ लक्षणप्ररूप (पूर्ण प्रभाविता)।\n\n### सहलग्नता\n\n$$\nr = \\frac{\\text{पुनर्योगज}}{\\text{कुल संतति}} \\times 100\\%\n$$\n\n- 1% एक मानचित्र इकाई (1 cM) है; $r$ कभी 50% से अधिक नहीं।\n- परीक्षार्थ संकरण में दो **छोटे** वर्ग पुनर्योगज हैं; बड़े वर्ग बताते हैं कि ऐलील कैसे लगे थे: AB/ab या Ab/aB।\n- AB/ab के युग्मक: AB और ab, प्रत्येक $\\frac{1-r}{2}$; Ab और aB, प्रत्येक $\\frac{r}{2}$ ($r$ भिन्न में)।\n- तीन दूरियों में सबसे बड़ी बाहर वाले जीनों की होती है।\n\n### वंशावली\n\n| क्या दिखा | क्या सिद्ध हुआ |\n|---|---|\n| स्वस्थ माता-पिता, प्रभावित संतान | अप्रभावी; पुत्री हो, तो अलिंगसूत्री |\n| प्रभावित माता-पिता, स्वस्थ संतान | प्रभावी; पुत्री हो, तो अलिंगसूत्री |\n| प्रभावित माता, स्वस्थ पुत्र | X-सहलग्न अप्रभावी नहीं |\n| प्रभावित पिता, स्वस्थ पुत्री | X-सहलग्न प्रभावी नहीं |\n\nशर्त: जिसमें जीनप्ररूप है, उसमें लक्षण दिखता ही है, और कोई नया उत्परिवर्तन नहीं है।\n\n- दो वाहकों की स्वस्थ संतान (अलिंगसूत्री अप्रभावी): $\\frac23$ प्रायिकता से वाहक।\n- वाहक माता, स्वस्थ पिता (X-सहलग्न अप्रभावी): संतानों में $\\frac14$, पुत्रों में $\\frac12$।',
  },
}
