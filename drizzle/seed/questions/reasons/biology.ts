import type { Reasons } from './contract.ts'

export const biologyReasons: Reasons = {
  'bio-001': {
    a: { en: 'The chromosomes only become visible as thin threads.', hi: 'इसमें गुणसूत्र केवल पतले धागों के रूप में दिखने लगते हैं।' },
    b: { en: 'Homologous chromosomes pair here.', hi: 'इसमें समजात गुणसूत्र जोड़े बनाते हैं।' },
    c: { en: 'Crossing over takes place here.', hi: 'जीन विनिमय इसी में होता है।' },
    d: {
      en: 'The chromosomes begin to part and chiasmata become visible; crossing over is over.',
      hi: 'गुणसूत्र अलग होने लगते हैं और काएज़्मा दिखने लगते हैं; जीन विनिमय हो चुका होता है।',
    },
  },
  'bio-003': {
    a: {
      en: 'The homologues part, and half of the doubled $20\\ \\text{pg}$ goes to each cell.',
      hi: 'समजात गुणसूत्र अलग होते हैं और दुगुने हुए $20\\ \\text{pg}$ का आधा हर कोशिका में जाता है।',
    },
    b: {
      en: 'That is the state after meiosis II; after meiosis I each chromosome still has two chromatids.',
      hi: 'यह अर्धसूत्री विभाजन II के बाद की स्थिति है; I के बाद हर गुणसूत्र में दो अर्धगुणसूत्र रहते हैं।',
    },
    c: {
      en: 'That is the result of mitosis, in which the chromatids part.',
      hi: 'यह समसूत्री विभाजन का परिणाम है, जिसमें अर्धगुणसूत्र अलग होते हैं।',
    },
    d: {
      en: '20 chromosomes are the diploid number, and the doubling of DNA in the S phase is forgotten.',
      hi: '20 गुणसूत्र द्विगुणित संख्या है, और S प्रावस्था में DNA का दुगुना होना छूट गया।',
    },
  },
  'bio-004': {
    a: {
      en: 'Both are heterozygous: each has an $i$ from the parent of group O.',
      hi: 'दोनों विषमयुग्मजी हैं: हर एक को O समूह के जनक से $i$ मिला है।',
    },
    b: {
      en: '$I^Ai \\times I^Bi$ gives $ii$ in one of four equal cases.',
      hi: '$I^Ai \\times I^Bi$ में चार समान संभावनाओं में से एक $ii$ है।',
    },
    c: {
      en: 'Half is the chance that one parent gives $i$; both have to.',
      hi: 'आधी प्रायिकता एक जनक से $i$ मिलने की है; वह दोनों से मिलना चाहिए।',
    },
    d: { en: 'That is the chance of any group other than O.', hi: 'यह O के अलावा किसी भी समूह की प्रायिकता है।' },
  },
  'bio-005': {
    a: {
      en: '$\\dfrac{3}{4}$ from Aa × Aa times $\\dfrac{1}{2}$ from Bb × bb.',
      hi: 'Aa × Aa से $\\dfrac{3}{4}$ और Bb × bb से $\\dfrac{1}{2}$ का गुणनफल।',
    },
    b: { en: 'That is for AaBb × AaBb.', hi: 'यह AaBb × AaBb के लिए है।' },
    c: {
      en: 'That is for one dominant and one recessive trait in AaBb × AaBb.',
      hi: 'यह AaBb × AaBb में एक प्रभावी और एक अप्रभावी लक्षण के लिए है।',
    },
    d: { en: 'That is for the test cross AaBb × aabb.', hi: 'यह परीक्षार्थ संकरण AaBb × aabb के लिए है।' },
  },
  'bio-006': {
    a: {
      en: 'That is the chance of aa or of AA for a child not yet seen.',
      hi: 'यह बिना जानकारी वाली संतान के aa या AA होने की प्रायिकता है।',
    },
    b: { en: 'It forgets that he is known to be unaffected.', hi: 'इसमें यह छूट गया कि उसका अप्रभावित होना ज्ञात है।' },
    c: {
      en: 'With aa ruled out, two of the three equal cases are Aa.',
      hi: 'aa हट जाने पर तीन समान संभावनाओं में से दो Aa हैं।',
    },
    d: {
      en: 'That is the chance that a child of theirs is unaffected.',
      hi: 'यह उनकी किसी संतान के अप्रभावित होने की प्रायिकता है।',
    },
  },
  'bio-008': {
    a: {
      en: 'Complementary, antiparallel, with U opposite A: AUG … UAA.',
      hi: 'पूरक, प्रतिसमांतर और A के सामने U: AUG … UAA।',
    },
    b: {
      en: 'It copies the template with U for T instead of pairing with it.',
      hi: 'इसमें टेम्पलेट का युग्मन नहीं, T की जगह U रखकर उसकी नक़ल है।',
    },
    c: { en: 'The right bases read in the wrong direction.', hi: 'क्षारक सही हैं, पर दिशा उलटी है।' },
    d: {
      en: 'That is the coding strand of DNA; RNA has U and no T.',
      hi: 'यह DNA का कोडिंग रज्जुक है; RNA में T नहीं, U होता है।',
    },
  },
  'bio-011': {
    a: {
      en: 'It reabsorbs most of the water together with the solutes.',
      hi: 'यह अधिकांश जल और विलेयों को साथ-साथ पुनः अवशोषित करती है।',
    },
    b: {
      en: 'The opposite: it lets water out and makes the filtrate concentrated.',
      hi: 'इसका उलटा: यह जल को बाहर जाने देती है और निस्यंद को सांद्र बनाती है।',
    },
    c: {
      en: 'Salts leave while water stays, so the filtrate becomes dilute.',
      hi: 'लवण निकलते हैं और जल रहता है, इसलिए निस्यंद तनु होता है।',
    },
    d: {
      en: 'It only receives the filtrate; nothing is reabsorbed there.',
      hi: 'यह केवल निस्यंद ग्रहण करता है; यहाँ कुछ पुनः अवशोषित नहीं होता।',
    },
  },
  'bio-012': {
    a: { en: '$120 + 70$: the stroke volume was added.', hi: '$120 + 70$: प्रवाह आयतन (stroke volume) जोड़ दिया गया।' },
    b: {
      en: '$70\\%$ of $120$: the $70\\ \\text{mL}$ of one beat was taken as a percentage.',
      hi: '$120$ का $70\\%$: एक स्पंदन के $70\\ \\text{mL}$ को प्रतिशत मान लिया गया।',
    },
    c: {
      en: 'That is what one beat pumps out, $\\dfrac{5600}{80}$, not what is left.',
      hi: 'यह एक स्पंदन में निकला रक्त, $\\dfrac{5600}{80}$, है, बचा हुआ नहीं।',
    },
    d: {
      en: '$120 - 70$: of the full volume one stroke is gone.',
      hi: '$120 - 70$: भरे आयतन में से एक स्पंदन का रक्त निकल गया।',
    },
  },
  'bio-015': {
    a: { en: 'It is the first product in $\\text{C}_3$ plants.', hi: 'यह $\\text{C}_3$ पौधों में पहला उत्पाद है।' },
    b: { en: 'It forms first, with 4 carbons.', hi: '4 कार्बन वाला यही सबसे पहले बनता है।' },
    c: {
      en: 'It takes up the carbon dioxide; it is not the product.',
      hi: 'यह कार्बन डाइऑक्साइड ग्रहण करता है; उत्पाद नहीं है।',
    },
    d: { en: 'It takes up carbon dioxide in the Calvin cycle.', hi: 'यह केल्विन चक्र में कार्बन डाइऑक्साइड ग्रहण करता है।' },
  },
  'bio-017': {
    a: {
      en: 'The solute potential alone does not decide; the pressure in B outweighs it.',
      hi: 'अकेला विलेय विभव निर्णय नहीं करता; B का दाब उस पर भारी है।',
    },
    b: {
      en: 'A has $-8 + 3 = -5$ and B $-10 + 6 = -4\\ \\text{bar}$; water goes to the lower.',
      hi: 'A का $-8 + 3 = -5$ और B का $-10 + 6 = -4\\ \\text{bar}$ है; जल कम की ओर जाता है।',
    },
    c: {
      en: '$-5$ is lower than $-4$: it is B that has the higher water potential.',
      hi: '$-5$, $-4$ से कम है: अधिक जल विभव B का है।',
    },
    d: { en: 'They differ by $1\\ \\text{bar}$: $-5$ and $-4$.', hi: 'उनमें $1\\ \\text{bar}$ का अंतर है: $-5$ और $-4$।' },
  },
  'bio-018': {
    a: {
      en: 'This takes $30\\%$ for three steps; each step passes on $10\\%$ of what came.',
      hi: 'इसमें तीन चरणों के लिए $30\\%$ लिया गया है; हर चरण पर पिछले का $10\\%$ जाता है।',
    },
    b: { en: 'One step only: the share of the grasshopper.', hi: 'केवल एक चरण: यह टिड्डे तक पहुँची ऊर्जा है।' },
    c: { en: 'Two steps only: the share of the frog.', hi: 'केवल दो चरण: यह मेंढक तक पहुँची ऊर्जा है।' },
    d: { en: 'Three steps take $\\dfrac{1}{1000}$.', hi: 'तीन चरणों में $\\dfrac{1}{1000}$ भाग बचता है।' },
  },
  'bio-021': {
    a: {
      en: 'That is $q^2$, the share with the recessive trait itself.',
      hi: 'यह $q^2$ है, यानी अप्रभावी लक्षण वालों का ही भाग।',
    },
    b: { en: 'That is $pq$; the factor 2 is forgotten.', hi: 'यह $pq$ है; गुणक 2 छूट गया।' },
    c: { en: 'That is $p^2$, the dominant homozygotes.', hi: 'यह $p^2$ है, यानी प्रभावी समयुग्मजी।' },
    d: { en: '$q = 0.4$ and $p = 0.6$, so $2pq = 0.48$.', hi: '$q = 0.4$ और $p = 0.6$, अतः $2pq = 0.48$।' },
  },
  'bio-022': {
    a: {
      en: 'Both are forelimbs of mammals with the same bones.',
      hi: 'दोनों स्तनधारियों के अग्रपाद हैं और उनकी हड्डियाँ वही हैं।',
    },
    b: { en: 'Analogous: an insect wing has no bones.', hi: 'समवृत्ति: कीट के पंख में हड्डियाँ नहीं होतीं।' },
    c: { en: 'Analogous: the two kinds of eye arose separately.', hi: 'समवृत्ति: दोनों प्रकार की आँखें अलग-अलग विकसित हुईं।' },
    d: { en: 'Analogous: the potato is a stem, the sweet potato a root.', hi: 'समवृत्ति: आलू तना है, शकरकंद जड़।' },
  },
  'bio-023': {
    a: { en: 'The ratio turned round: $\\dfrac{51}{36}$.', hi: 'अनुपात उलट गया: $\\dfrac{51}{36}$।' },
    b: {
      en: 'This compares $\\text{CO}_2$ with water, $\\dfrac{36}{34}$, instead of with $\\text{O}_2$.',
      hi: 'इसमें $\\text{CO}_2$ की तुलना $\\text{O}_2$ के बजाय जल से है: $\\dfrac{36}{34}$।',
    },
    c: {
      en: '36 $\\text{CO}_2$ for 51 $\\text{O}_2$: fats need much oxygen from outside.',
      hi: '51 $\\text{O}_2$ पर 36 $\\text{CO}_2$: वसा को बाहर से अधिक ऑक्सीजन चाहिए।',
    },
    d: { en: 'That holds for carbohydrates.', hi: 'यह कार्बोहाइड्रेट के लिए है।' },
  },
}
