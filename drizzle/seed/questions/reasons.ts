import type { AuthoredQuestion } from '../../../domain/questions/contract.ts'

/** Why each option is right or wrong, by the code of the question. */
export const seedReasons: Readonly<Record<string, NonNullable<AuthoredQuestion['reasons']>>> = {
  'apt-013': {
    a: { en: 'The profit on ₹2.50 is 30 paise, that is, 12%.', hi: '₹2.50 पर लाभ 30 पैसे है, यानी 12%।' },
    b: { en: '30 is the profit in paise on one lemon, not per cent.', hi: '30 एक नींबू पर पैसों में लाभ है, प्रतिशत नहीं।' },
    c: {
      en: 'This takes the profit on the selling price of ₹2.80; it is reckoned on the cost price.',
      hi: 'इसमें लाभ ₹2.80 के विक्रय मूल्य पर लिया गया है; वह क्रय मूल्य पर गिना जाता है।',
    },
    d: { en: '15% of ₹2.50 would be 37.5 paise.', hi: '₹2.50 का 15% 37.5 पैसे होता।' },
  },
  'apt-031': {
    a: {
      en: '72 minutes is the LCM of 18 and 24 alone; 72 is not a multiple of 32.',
      hi: '72 मिनट केवल 18 और 24 का LCM है; 72, 32 का गुणज नहीं है।',
    },
    b: { en: '144 minutes is not a multiple of 32.', hi: '144 मिनट, 32 का गुणज नहीं है।' },
    c: {
      en: '96 minutes is the LCM of 24 and 32 alone; 96 is not a multiple of 18.',
      hi: '96 मिनट केवल 24 और 32 का LCM है; 96, 18 का गुणज नहीं है।',
    },
    d: { en: '288 minutes is the LCM of all three.', hi: '288 मिनट तीनों का LCM है।' },
  },
  'rea-001': {
    a: {
      en: '149 adds 70, but the differences double: after 40 comes 80.',
      hi: '149 में 70 जोड़ा गया है, जबकि अंतर दोगुने होते हैं: 40 के बाद 80 आता है।',
    },
    b: { en: '158 is twice 79; the 1 was not added.', hi: '158, 79 का दोगुना है; 1 नहीं जोड़ा गया।' },
    c: { en: '159 is twice 79, plus 1.', hi: '159, 79 के दोगुने से 1 अधिक है।' },
    d: { en: '161 is twice 79, plus 3 instead of 1.', hi: '161, 79 के दोगुने से 1 के बजाय 3 अधिक है।' },
  },
  'rea-002': {
    a: { en: 'The letters move by 1, 2, 3 and 4 places.', hi: 'अक्षर 1, 2, 3 और 4 स्थान आगे बढ़ते हैं।' },
    b: { en: 'Here every letter moves by 1 place.', hi: 'यहाँ हर अक्षर 1 स्थान आगे बढ़ा है।' },
    c: { en: 'The third letter moves by 2 places instead of 3.', hi: 'तीसरा अक्षर 3 के बजाय 2 स्थान आगे बढ़ा है।' },
    d: { en: 'The first letter moves by 2 places instead of 1.', hi: 'पहला अक्षर 1 के बजाय 2 स्थान आगे बढ़ा है।' },
  },
  'rea-007': {
    a: {
      en: 'This moves the hour hand by 1° a minute, to 160°.',
      hi: 'इसमें घंटे की सुई 1° प्रति मिनट चलकर 160° पर मानी गई है।',
    },
    b: {
      en: 'This moves the hour hand by 10° in 40 minutes; it moves by 20°.',
      hi: 'इसमें 40 मिनट में घंटे की सुई 10° चली मानी गई है; वह 20° चलती है।',
    },
    c: { en: "This leaves the hour hand at 4, as at 4 o'clock.", hi: 'इसमें घंटे की सुई 4 पर ही मानी गई है, जैसे ठीक 4 बजे।' },
    d: { en: 'The hands are at 240° and 140°.', hi: 'सुइयाँ 240° और 140° पर हैं।' },
  },
  'rea-008': {
    a: { en: 'One day too few: the leap day of 2024 was left out.', hi: 'एक दिन कम: 2024 का लीप दिन छूट गया।' },
    b: { en: 'One day too many.', hi: 'एक दिन ज़्यादा।' },
    c: { en: 'Five odd days after Tuesday is Sunday.', hi: 'मंगलवार के पाँच विषम दिन बाद रविवार है।' },
    d: { en: 'Two days too few.', hi: 'दो दिन कम।' },
  },
  'rea-013': {
    a: { en: '51 adds $4^2$ a second time.', hi: '51 में $4^2$ दोबारा जोड़ा गया है।' },
    b: { en: '55 adds 20, which is not a square.', hi: '55 में 20 जोड़ा गया है, जो वर्ग नहीं है।' },
    c: { en: '71 adds $6^2$ and skips $5^2$.', hi: '71 में $5^2$ छोड़कर $6^2$ जोड़ा गया है।' },
    d: { en: '60 adds $5^2$, the next square.', hi: '60 में अगला वर्ग $5^2$ जोड़ा गया है।' },
  },
  'eng-002': {
    a: { en: 'The opposite: spending freely.', hi: 'विलोम: खुलकर ख़र्च करने वाला।' },
    b: { en: 'It is about food, not about spending.', hi: 'यह भोजन से जुड़ा है, ख़र्च से नहीं।' },
    c: { en: 'Both mean careful with money.', hi: 'दोनों का अर्थ है: पैसे सोच-समझकर ख़र्च करने वाला।' },
    d: {
      en: 'It only looks alike: it means easily broken.',
      hi: 'यह केवल देखने में मिलता-जुलता है: इसका अर्थ है आसानी से टूटने वाला।',
    },
  },
  'eng-003': {
    a: { en: 'Ready to do something: the opposite.', hi: 'कुछ करने को तैयार: यही विलोम है।' },
    b: { en: 'It means nearly the same as the given word.', hi: 'इसका अर्थ दिए गए शब्द के लगभग समान है।' },
    c: {
      en: 'It only looks alike: it means connected with the matter.',
      hi: 'यह केवल देखने में मिलता-जुलता है: इसका अर्थ है विषय से जुड़ा हुआ।',
    },
    d: { en: 'It means the same as the given word.', hi: 'इसका अर्थ दिए गए शब्द के समान है।' },
  },
  'eng-005': {
    a: { en: 'This follows “hardly” or “scarcely”.', hi: 'यह “hardly” या “scarcely” के बाद आता है।' },
    b: { en: 'An adverb of time; it does not follow a comparative.', hi: 'समय का क्रिया-विशेषण; यह तुलना के बाद नहीं आता।' },
    c: {
      en: 'A comparative such as “sooner” is followed by “than”.',
      hi: '“sooner” जैसे तुलनात्मक शब्द के बाद “than” आता है।',
    },
    d: { en: 'It joins a clause and does not follow a comparative.', hi: 'यह उपवाक्य जोड़ता है और तुलना के बाद नहीं आता।' },
  },
  'eng-008': {
    a: { en: 'One m is missing.', hi: 'एक m कम है।' },
    b: { en: 'One c is missing.', hi: 'एक c कम है।' },
    c: { en: 'Double c and double m.', hi: 'दो c और दो m।' },
    d: { en: 'The vowel after the double m is o, not a.', hi: 'दोहरे m के बाद स्वर o है, a नहीं।' },
  },
  'gkn-001': {
    a: { en: 'Equality before the law.', hi: 'विधि के समक्ष समता।' },
    b: {
      en: 'No discrimination on grounds such as religion, race, caste, sex or place of birth.',
      hi: 'धर्म, मूलवंश, जाति, लिंग या जन्मस्थान जैसे आधारों पर भेदभाव का निषेध।',
    },
    c: { en: 'It abolishes untouchability.', hi: 'यह अस्पृश्यता का अंत करता है।' },
    d: { en: 'It abolishes titles.', hi: 'यह उपाधियों का अंत करता है।' },
  },
  'gkn-002': {
    a: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    b: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    c: { en: 'The line passes through it.', hi: 'रेखा इससे होकर गुज़रती है।' },
    d: { en: 'The whole state lies south of the line.', hi: 'पूरा राज्य रेखा के दक्षिण में है।' },
  },
  'gkn-004': {
    a: { en: 'The march began here.', hi: 'यात्रा यहीं से शुरू हुई।' },
    b: {
      en: 'Gandhiji settled there, near Wardha, years after the march.',
      hi: 'गांधीजी वर्धा के पास वहाँ यात्रा के वर्षों बाद बसे।',
    },
    c: { en: 'The ashram of Vinoba Bhave near Wardha.', hi: 'वर्धा के पास विनोबा भावे का आश्रम।' },
    d: {
      en: 'His first ashram at Ahmedabad, which he had left for Sabarmati.',
      hi: 'अहमदाबाद में उनका पहला आश्रम, जिसे छोड़कर वे साबरमती आ चुके थे।',
    },
  },
  'gkn-005': {
    a: {
      en: 'The Krishna rises at Mahabaleshwar; the Godavari near Trimbakeshwar.',
      hi: 'महाबलेश्वर से कृष्णा निकलती है; गोदावरी त्र्यंबकेश्वर के पास से।',
    },
    b: { en: 'The Narmada rises at Amarkantak.', hi: 'नर्मदा अमरकंटक से निकलती है।' },
    c: {
      en: 'The Tapi rises near Multai; the Krishna at Mahabaleshwar.',
      hi: 'मुलताई के पास से तापी निकलती है; कृष्णा महाबलेश्वर से।',
    },
    d: {
      en: 'The Godavari rises near Trimbakeshwar; the Tapi near Multai.',
      hi: 'त्र्यंबकेश्वर के पास से गोदावरी निकलती है; तापी मुलताई के पास से।',
    },
  },
  'gkn-007': {
    a: { en: 'Its classical dance is Manipuri.', hi: 'इसका शास्त्रीय नृत्य मणिपुरी है।' },
    b: { en: 'Its classical dance is Odissi.', hi: 'इसका शास्त्रीय नृत्य ओडिसी है।' },
    c: { en: 'Its classical dances are Kathakali and Mohiniyattam.', hi: 'इसके शास्त्रीय नृत्य कथकली और मोहिनीअट्टम हैं।' },
    d: { en: 'Sattriya comes from the sattras of Assam.', hi: 'सत्रिया असम के सत्रों से आया है।' },
  },
  'sci-005': {
    a: { en: 'That is the pH of a $0.1\\ \\text{M}$ solution.', hi: 'यह $0.1\\ \\text{M}$ विलयन का pH है।' },
    b: { en: 'That is the pOH.', hi: 'यह pOH है।' },
    c: { en: 'That is the concentration, not its logarithm.', hi: 'यह सांद्रता है, उसका लघुगणक नहीं।' },
    d: { en: '$-\\log_{10} 10^{-2} = 2$.', hi: '$-\\log_{10} 10^{-2} = 2$।' },
  },
  'che-004': {
    a: { en: 'That is the number of subshells, $n$.', hi: 'यह उपकोशों की संख्या $n$ है।' },
    b: { en: 'That is $2n$; the number of orbitals is $n^2$.', hi: 'यह $2n$ है; कक्षकों की संख्या $n^2$ होती है।' },
    c: { en: 'The shell has $n^2$ orbitals.', hi: 'कोश में $n^2$ कक्षक होते हैं।' },
    d: { en: 'That is the greatest number of electrons, $2n^2$.', hi: 'यह इलेक्ट्रॉनों की अधिकतम संख्या $2n^2$ है।' },
  },
  'che-007': {
    a: {
      en: 'That needs four bonds and no lone pair, as in $\\text{CH}_4$.',
      hi: 'इसके लिए चार आबंध चाहिए और कोई एकाकी युग्म नहीं, जैसे $\\text{CH}_4$ में।',
    },
    b: {
      en: 'That needs four bonds and two lone pairs, as in $\\text{XeF}_4$.',
      hi: 'इसके लिए चार आबंध और दो एकाकी युग्म चाहिए, जैसे $\\text{XeF}_4$ में।',
    },
    c: { en: 'Four bonds and one lone pair give this shape.', hi: 'चार आबंध और एक एकाकी युग्म से यही आकृति बनती है।' },
    d: {
      en: 'That is the arrangement of the electron pairs; the lone pair is not part of the shape.',
      hi: 'यह इलेक्ट्रॉन युग्मों की व्यवस्था है; एकाकी युग्म आकृति में नहीं गिना जाता।',
    },
  },
  'sci-009': {
    a: {
      en: 'It carries deoxygenated blood from the heart to the lungs.',
      hi: 'यह विऑक्सीजनित रक्त हृदय से फेफड़ों तक ले जाती है।',
    },
    b: { en: 'It brings oxygenated blood from the lungs to the heart.', hi: 'यह ऑक्सीजनयुक्त रक्त फेफड़ों से हृदय में लाती है।' },
    c: { en: 'It carries oxygenated blood from the heart to the body.', hi: 'यह ऑक्सीजनयुक्त रक्त हृदय से शरीर में ले जाती है।' },
    d: { en: 'It brings deoxygenated blood from the body to the heart.', hi: 'यह विऑक्सीजनित रक्त शरीर से हृदय में लाती है।' },
  },
  'bio-001': {
    a: { en: 'The chromosomes only become visible as thin threads.', hi: 'इसमें गुणसूत्र केवल पतले धागों के रूप में दिखने लगते हैं।' },
    b: { en: 'Homologous chromosomes pair here.', hi: 'इसमें समजात गुणसूत्र जोड़े बनाते हैं।' },
    c: { en: 'Crossing over takes place here.', hi: 'जीन विनिमय इसी में होता है।' },
    d: {
      en: 'The chromosomes begin to part and chiasmata become visible; crossing over is over.',
      hi: 'गुणसूत्र अलग होने लगते हैं और काएज़्मा दिखने लगते हैं; जीन विनिमय हो चुका होता है।',
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
  'phy-009': {
    a: { en: 'That is the value at a height $R$.', hi: 'यह $R$ ऊँचाई पर मान है।' },
    b: { en: 'It is zero at no finite height.', hi: 'किसी सीमित ऊँचाई पर यह शून्य नहीं होता।' },
    c: {
      en: 'This takes $g$ as inverse to the distance, not to its square.',
      hi: 'इसमें $g$ को दूरी के व्युत्क्रमानुपाती माना गया है, उसके वर्ग के नहीं।',
    },
    d: {
      en: 'The distance is $\\dfrac{3R}{2}$ and $g$ falls with its square.',
      hi: 'दूरी $\\dfrac{3R}{2}$ है और $g$ उसके वर्ग के साथ घटता है।',
    },
  },
  'mat-001': {
    a: {
      en: '$125 + 45$: the sign of $3\\alpha\\beta(\\alpha + \\beta)$ is wrong.',
      hi: '$125 + 45$: $3\\alpha\\beta(\\alpha + \\beta)$ का चिह्न ग़लत है।',
    },
    b: { en: 'That is $(\\alpha + \\beta)^3$ alone.', hi: 'यह केवल $(\\alpha + \\beta)^3$ है।' },
    c: { en: '$125 - 15$: a factor 3 is missing.', hi: '$125 - 15$: गुणक 3 छूट गया।' },
    d: { en: '$125 - 45 = 80$.', hi: '$125 - 45 = 80$।' },
  },
  'mat-002': {
    a: {
      en: '$\\dfrac{1}{2}(\\sin 90^\\circ + \\sin 60^\\circ)$.',
      hi: '$\\dfrac{1}{2}(\\sin 90^\\circ + \\sin 60^\\circ)$।',
    },
    b: {
      en: 'That is $\\cos 75^\\circ \\sin 15^\\circ$, with a minus.',
      hi: 'यह $\\cos 75^\\circ \\sin 15^\\circ$ है, जिसमें ऋण चिह्न आता है।',
    },
    c: { en: '$\\sin 90^\\circ$ was left out.', hi: '$\\sin 90^\\circ$ छूट गया।' },
    d: { en: 'That is $\\sin 75^\\circ \\sin 15^\\circ$.', hi: 'यह $\\sin 75^\\circ \\sin 15^\\circ$ है।' },
  },
  'mat-011': {
    a: { en: 'A sign is lost: this solves $2k + 1 = -5$.', hi: 'चिह्न छूट गया: यह $2k + 1 = -5$ का हल है।' },
    b: { en: '$2k + 1 = 5$ gives $k = 2$.', hi: '$2k + 1 = 5$ से $k = 2$ मिलता है।' },
    c: { en: 'That is $2k$.', hi: 'यह $2k$ है।' },
    d: { en: 'The 1 is left out: this solves $2k = 5$.', hi: '1 छूट गया: यह $2k = 5$ का हल है।' },
  },
  'mat-013': {
    a: { en: 'This includes 7, which has one digit.', hi: 'इसमें 7 भी जोड़ा गया है, जो एक अंक की संख्या है।' },
    b: { en: 'This counts 14 numbers; there are 13.', hi: 'इसमें 14 संख्याएँ गिनी गई हैं; वे 13 हैं।' },
    c: { en: '$13 \\times 56 = 728$.', hi: '$13 \\times 56 = 728$।' },
    d: { en: 'This leaves out 14.', hi: 'इसमें 14 छूट गया।' },
  },
}
