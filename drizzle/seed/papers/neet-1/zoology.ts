import type { AuthoredQuestion } from '../../../../domain/questions/contract.ts'
import type { PaperSection } from '../paper.ts'

const twoStatements: NonNullable<AuthoredQuestion['options']> = [
  {
    id: 'a',
    content: { en: 'Both Statement I and Statement II are correct', hi: 'कथन I और कथन II दोनों सही हैं' },
    pinned: true,
  },
  {
    id: 'b',
    content: { en: 'Both Statement I and Statement II are incorrect', hi: 'कथन I और कथन II दोनों ग़लत हैं' },
    pinned: true,
  },
  {
    id: 'c',
    content: { en: 'Statement I is correct but Statement II is incorrect', hi: 'कथन I सही है किंतु कथन II ग़लत है' },
    pinned: true,
  },
  {
    id: 'd',
    content: { en: 'Statement I is incorrect but Statement II is correct', hi: 'कथन I ग़लत है किंतु कथन II सही है' },
    pinned: true,
  },
]

export const zoology: PaperSection = {
  presetSectionId: 'biology',
  questions: [
    {
      code: 'nt-136',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the animals in List-I with their structures in List-II.

| List-I (Animal) | List-II (Structure) |
| --- | --- |
| A. *Pleurobrachia* | I. Proboscis gland |
| B. *Pila* | II. Flame cells |
| C. *Balanoglossus* | III. Radula |
| D. *Taenia* | IV. Comb plates |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के जंतुओं को सूची-II की संरचनाओं से सुमेलित कीजिए।

| सूची-I (जंतु) | सूची-II (संरचना) |
| --- | --- |
| A. *Pleurobrachia* (प्लूरोब्रेकिया) | I. शुंड ग्रंथि |
| B. *Pila* (पाइला) | II. ज्वाला कोशिकाएँ |
| C. *Balanoglossus* (बैलेनोग्लॉसस) | III. रेडुला |
| D. *Taenia* (टीनिया) | IV. कंकत पट्टिकाएँ (कॉम्ब प्लेट) |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
        { id: 'b', content: { en: 'A-IV, B-III, C-II, D-I', hi: 'A-IV, B-III, C-II, D-I' } },
        { id: 'c', content: { en: 'A-IV, B-III, C-I, D-II', hi: 'A-IV, B-III, C-I, D-II' } },
        { id: 'd', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Place each animal in its phylum; the structure follows.

- *Pleurobrachia*, Ctenophora: eight rows of ciliated comb plates.
- *Pila*, Mollusca: radula, a file-like rasping organ for feeding.
- *Balanoglossus*, Hemichordata: the excretory organ is the proboscis gland.
- *Taenia*, Platyhelminthes: flame cells for excretion and osmoregulation.

The trap lies in the two excretory structures: flame cells belong to flatworms, the proboscis gland to hemichordates.`,
        hi: String.raw`हर जंतु का संघ पहचानिए, संरचना अपने-आप मिल जाती है।

- *Pleurobrachia*, टीनोफ़ोरा: पक्ष्माभी कंकत पट्टिकाओं की आठ पंक्तियाँ।
- *Pila*, मोलस्का: रेडुला, यानी भोजन खुरचने का रेती जैसा अंग।
- *Balanoglossus*, हेमीकॉर्डेटा: उत्सर्जी अंग शुंड ग्रंथि है।
- *Taenia*, प्लेटीहेल्मिंथीज़: उत्सर्जन और परासरण नियमन ज्वाला कोशिकाओं से।

भ्रम उत्सर्जन की दोनों संरचनाओं में होता है: ज्वाला कोशिकाएँ चपटे कृमियों में होती हैं, शुंड ग्रंथि हेमीकॉर्डेटा में।`,
      },
      reasons: {
        a: {
          en: 'It gives *Balanoglossus* a radula, which is found in molluscs only.',
          hi: 'इसमें *Balanoglossus* को रेडुला दे दिया गया, जो केवल मोलस्का में होता है।',
        },
        b: {
          en: 'It exchanges the two excretory structures: flame cells are those of flatworms such as *Taenia*.',
          hi: 'इसमें उत्सर्जन की दोनों संरचनाएँ आपस में बदल गईं: ज्वाला कोशिकाएँ *Taenia* जैसे चपटे कृमियों की हैं।',
        },
        c: {
          en: 'Ctenophora, Mollusca, Hemichordata and Platyhelminthes have these structures in turn.',
          hi: 'टीनोफ़ोरा, मोलस्का, हेमीकॉर्डेटा और प्लेटीहेल्मिंथीज़ में क्रमशः यही संरचनाएँ होती हैं।',
        },
        d: {
          en: 'It gives a tapeworm the radula, but a tapeworm has no mouth to feed with.',
          hi: 'इसमें फ़ीताकृमि को रेडुला दे दिया गया, जबकि उसके मुख ही नहीं होता।',
        },
      },
    },
    {
      code: 'nt-137',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: 'The cardiac output of a healthy adult at rest is 5 L per minute. Under normal physiological conditions, about how much oxygen does the blood deliver to the tissues, and how much carbon dioxide to the alveoli, in one minute?',
        hi: 'विश्राम की अवस्था में एक स्वस्थ वयस्क का हृद् निकास (cardiac output) 5 L प्रति मिनट है। सामान्य कार्यिकीय परिस्थितियों में रक्त एक मिनट में ऊतकों को लगभग कितनी ऑक्सीजन और कूपिकाओं को लगभग कितनी कार्बन डाइऑक्साइड देता है?',
      },
      options: [
        {
          id: 'a',
          content: { en: '200 mL of oxygen, 250 mL of carbon dioxide', hi: 'ऑक्सीजन 200 mL, कार्बन डाइऑक्साइड 250 mL' },
        },
        {
          id: 'b',
          content: { en: '25 mL of oxygen, 20 mL of carbon dioxide', hi: 'ऑक्सीजन 25 mL, कार्बन डाइऑक्साइड 20 mL' },
        },
        {
          id: 'c',
          content: { en: '1000 mL of oxygen, 200 mL of carbon dioxide', hi: 'ऑक्सीजन 1000 mL, कार्बन डाइऑक्साइड 200 mL' },
        },
        {
          id: 'd',
          content: { en: '250 mL of oxygen, 200 mL of carbon dioxide', hi: 'ऑक्सीजन 250 mL, कार्बन डाइऑक्साइड 200 mL' },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Two figures do the work: every 100 mL of oxygenated blood delivers about 5 mL of oxygen to the tissues, and every 100 mL of deoxygenated blood delivers about 4 mL of carbon dioxide to the alveoli.

5 L is 50 portions of 100 mL. So oxygen: 50 × 5 = 250 mL; carbon dioxide: 50 × 4 = 200 mL.

The trap is 1000 mL: 100 mL of blood *carries* about 20 mL of oxygen, but gives up only about a quarter of it at rest.`,
        hi: String.raw`दो संख्याएँ काफ़ी हैं: हर 100 mL ऑक्सीजनित रक्त ऊतकों को लगभग 5 mL ऑक्सीजन देता है, और हर 100 mL विऑक्सीजनित रक्त कूपिकाओं को लगभग 4 mL कार्बन डाइऑक्साइड।

5 L में 100 mL के 50 भाग हैं। अतः ऑक्सीजन: 50 × 5 = 250 mL; कार्बन डाइऑक्साइड: 50 × 4 = 200 mL।

1000 mL में भूल यह है: 100 mL रक्त में लगभग 20 mL ऑक्सीजन *होती* है, पर विश्राम में वह उसका लगभग चौथाई ही छोड़ता है।`,
      },
      reasons: {
        a: {
          en: 'The two figures are exchanged: it is oxygen of which 5 mL is given up per 100 mL.',
          hi: 'दोनों संख्याएँ आपस में बदल गईं: प्रति 100 mL पर 5 mL ऑक्सीजन दी जाती है।',
        },
        b: {
          en: 'This multiplies by 5, as for 500 mL of blood, instead of by 50.',
          hi: '50 के बदले 5 से गुणा किया गया, मानो रक्त 500 mL हो।',
        },
        c: {
          en: 'All the oxygen carried, 20 mL in 100 mL, is taken as delivered.',
          hi: '100 mL रक्त की सारी 20 mL ऑक्सीजन को ऊतकों को दी गई मान लिया गया।',
        },
        d: {
          en: '50 portions of 100 mL deliver 5 mL of oxygen and 4 mL of carbon dioxide each.',
          hi: '100 mL के 50 भाग, हर एक से 5 mL ऑक्सीजन और 4 mL कार्बन डाइऑक्साइड।',
        },
      },
    },
    {
      code: 'nt-138',
      exams: ['neet'],
      subject: 'biology',
      topic: 'evolution',
      difficulty: 'medium',
      targetSeconds: 60,
      stem: {
        en: 'In a population of 500 beetles in Hardy–Weinberg equilibrium, 455 are dark and the rest are pale. One gene with two alleles decides the colour, and dark is completely dominant. How many of the beetles are expected to be heterozygous?',
        hi: 'हार्डी–वाइनबर्ग साम्य में स्थित 500 भृंगों की समष्टि में 455 गहरे रंग के और शेष हल्के रंग के हैं। रंग दो ऐलील वाले एक जीन से तय होता है और गहरा रंग पूर्ण प्रभावी है। कितने भृंगों के विषमयुग्मजी होने की अपेक्षा है?',
      },
      options: [
        { id: 'a', content: { en: '44', hi: '44' } },
        { id: 'b', content: { en: '105', hi: '105' } },
        { id: 'c', content: { en: '150', hi: '150' } },
        { id: 'd', content: { en: '210', hi: '210' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Begin with the recessives; only they show their genotype.

Pale: 500 − 455 = 45, so $q^2 = \frac{45}{500} = 0.09$, $q = 0.3$ and $p = 0.7$.

Heterozygous: $2pq = 2 \times 0.7 \times 0.3 = 0.42$, and 0.42 × 500 = **210**.

Check: 245 + 210 + 45 = 500. The trap is to take 455 for $p^2$: the dark beetles are $p^2 + 2pq$.`,
        hi: String.raw`अप्रभावी जीवों से शुरू कीजिए; केवल उन्हीं का जीनप्ररूप देखते ही पता चलता है।

हल्के: 500 − 455 = 45, अतः $q^2 = \frac{45}{500} = 0.09$, $q = 0.3$ और $p = 0.7$।

विषमयुग्मजी: $2pq = 2 \times 0.7 \times 0.3 = 0.42$, और 0.42 × 500 = **210**।

जाँच: 245 + 210 + 45 = 500। भूल यह होती है कि 455 को $p^2$ मान लिया जाता है, जबकि गहरे भृंग $p^2 + 2pq$ हैं।`,
      },
      reasons: {
        a: {
          en: 'This takes 455 of 500 as the square of p, so that q is only about 0.046.',
          hi: 'इसमें 500 में 455 को p का वर्ग मान लिया गया, जिससे q केवल लगभग 0.046 आता है।',
        },
        b: { en: 'The factor 2 in 2pq is left out.', hi: '2pq का गुणक 2 छूट गया।' },
        c: {
          en: 'This is q times 500, the allele frequency taken for that of a genotype.',
          hi: 'यह q का 500 गुना है: ऐलील की आवृत्ति को जीनप्ररूप की आवृत्ति मान लिया गया।',
        },
        d: { en: '2pq is 0.42, and 0.42 of 500 is 210.', hi: '2pq = 0.42 और 500 का 0.42 भाग 210 है।' },
      },
    },
    {
      code: 'nt-139',
      exams: ['neet'],
      subject: 'biology',
      topic: 'ecology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** Sacred groves and wildlife safari parks are both places of in situ conservation.

**Statement II:** By cryopreservation, gametes of threatened species can be kept viable and fertile for long periods.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** पवित्र उपवन और वन्यजीव सफ़ारी उद्यान, दोनों स्वस्थाने (in situ) संरक्षण के स्थान हैं।

**कथन II:** निम्नताप परिरक्षण (cryopreservation) से संकटग्रस्त जातियों के युग्मकों को लंबे समय तक जीवनक्षम और जननक्षम रखा जा सकता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: twoStatements,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Ask whether the species stays **in its natural habitat**.

- In situ (on site): biosphere reserves, national parks, wildlife sanctuaries, **sacred groves**
- Ex situ (off site): zoological parks, botanical gardens, **wildlife safari parks**, seed banks, cryopreservation of gametes

So Statement I is incorrect. Statement II is correct: such gametes can later be used for fertilisation in vitro.`,
        hi: String.raw`देखिए कि जाति **अपने प्राकृतिक आवास में** रहती है या नहीं।

- स्वस्थाने (in situ): जीवमंडल आरक्षित क्षेत्र, राष्ट्रीय उद्यान, वन्यजीव अभयारण्य, **पवित्र उपवन**
- बाह्यस्थाने (ex situ): प्राणि उद्यान, वनस्पति उद्यान, **वन्यजीव सफ़ारी उद्यान**, बीज बैंक, युग्मकों का निम्नताप परिरक्षण

अतः कथन I ग़लत है। कथन II सही है: ऐसे युग्मकों का उपयोग बाद में पात्रे निषेचन के लिए हो सकता है।`,
      },
      reasons: {
        a: {
          en: 'A safari park looks like a forest, but its animals have been taken out of their natural habitat.',
          hi: 'सफ़ारी उद्यान वन जैसा दिखता है, पर उसके जंतु प्राकृतिक आवास से बाहर लाए गए होते हैं।',
        },
        b: {
          en: 'Statement II is right: gametes, seeds and embryos are kept at very low temperature.',
          hi: 'कथन II सही है: युग्मक, बीज और भ्रूण बहुत निम्न ताप पर रखे जाते हैं।',
        },
        c: {
          en: 'Both are misjudged: Statement I mixes the two ways of conservation, Statement II names a method in use.',
          hi: 'दोनों को ग़लत परखा गया: कथन I में संरक्षण की दो विधियाँ मिला दी गईं, कथन II की विधि काम में ली जाती है।',
        },
        d: {
          en: 'The sacred grove is in situ, the safari park ex situ; cryopreservation is an ex situ method.',
          hi: 'पवित्र उपवन स्वस्थाने है, सफ़ारी उद्यान बाह्यस्थाने; निम्नताप परिरक्षण भी बाह्यस्थाने विधि है।',
        },
      },
    },
    {
      code: 'nt-140',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'Which of the following sets has only sexually transmitted infections that are completely curable if detected early and treated properly?',
        hi: 'निम्नलिखित में से किस समूह के सभी यौन संचारित संक्रमण समय पर पता लगने और सही उपचार होने पर पूरी तरह ठीक हो सकते हैं?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Genital herpes, gonorrhoea and chlamydiasis',
            hi: 'जननिक परिसर्प (हर्पीज़), सुज़ाक और क्लैमाइडियता',
          },
        },
        { id: 'b', content: { en: 'Trichomoniasis, syphilis and gonorrhoea', hi: 'ट्राइकोमोनसता, सिफ़िलिस और सुज़ाक' } },
        {
          id: 'c',
          content: { en: 'Hepatitis-B, syphilis and trichomoniasis', hi: 'यकृतशोथ-बी, सिफ़िलिस और ट्राइकोमोनसता' },
        },
        {
          id: 'd',
          content: {
            en: 'Chlamydiasis, genital herpes and syphilis',
            hi: 'क्लैमाइडियता, जननिक परिसर्प (हर्पीज़) और सिफ़िलिस',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Three infections are the exceptions: **hepatitis-B, genital herpes and HIV** are not completely curable. All three are viral.

Strike every set that holds one of them. What is left are two bacterial infections (syphilis, gonorrhoea) and one by a protozoan (trichomoniasis).`,
        hi: String.raw`तीन संक्रमण अपवाद हैं: **यकृतशोथ-बी, जननिक परिसर्प और HIV** पूरी तरह ठीक नहीं होते। तीनों विषाणु से होते हैं।

जिस समूह में इनमें से कोई है, उसे हटा दीजिए। बचते हैं दो जीवाणुजनित (सिफ़िलिस, सुज़ाक) और एक प्रोटोज़ोआ जनित संक्रमण (ट्राइकोमोनसता)।`,
      },
      reasons: {
        a: {
          en: 'Genital herpes is viral and is not completely cured.',
          hi: 'जननिक परिसर्प विषाणुजनित है और पूरी तरह ठीक नहीं होता।',
        },
        b: {
          en: 'None of the three is caused by a virus, and each can be cured.',
          hi: 'तीनों में से कोई भी विषाणु से नहीं होता; तीनों ठीक हो सकते हैं।',
        },
        c: {
          en: 'Hepatitis-B can be prevented by a vaccine, but is not completely curable.',
          hi: 'यकृतशोथ-बी से टीका बचाता है, पर यह पूरी तरह ठीक नहीं होता।',
        },
        d: {
          en: 'Two of these are bacterial, but genital herpes is viral and stays.',
          hi: 'इनमें दो जीवाणुजनित हैं, पर जननिक परिसर्प विषाणुजनित है और बना रहता है।',
        },
      },
    },
    {
      code: 'nt-141',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'One strand of four pieces of DNA is given below. Which of them can be a recognition sequence of a type II restriction endonuclease, that is, a palindrome?',
        hi: 'नीचे DNA के चार खंडों का एक-एक रज्जुक दिया गया है। इनमें से कौन-सा टाइप II प्रतिबंधन एंडोन्यूक्लिएज़ का पहचान अनुक्रम, अर्थात पैलिंड्रोम, हो सकता है?',
      },
      options: [
        { id: 'a', content: { en: '5′-GATTAG-3′', hi: '5′-GATTAG-3′' } },
        { id: 'b', content: { en: '5′-CTGCAG-3′', hi: '5′-CTGCAG-3′' } },
        { id: 'c', content: { en: '5′-CAGGAC-3′', hi: '5′-CAGGAC-3′' } },
        { id: 'd', content: { en: '5′-GTAGTA-3′', hi: '5′-GTAGTA-3′' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`In DNA a palindrome reads the same **on the two strands** when both are read 5′ → 3′. Write the complement and turn it round.

CTGCAG → complement GACGTC → read 5′ → 3′: CTGCAG. It is the same.

Short test: base 1 must pair with base 6, 2 with 5, 3 with 4. In CTGCAG: C–G, T–A, G–C. The trap is a word palindrome such as GATTAG, which reads the same backwards on *one* strand.`,
        hi: String.raw`DNA में पैलिंड्रोम वह है जो **दोनों रज्जुकों पर** 5′ → 3′ दिशा में एक-सा पढ़ा जाए। पूरक लिखकर उसे उलट दीजिए।

CTGCAG → पूरक GACGTC → 5′ → 3′ पढ़ने पर: CTGCAG। वही अनुक्रम मिला।

छोटी जाँच: क्षारक 1 का युग्म 6 से, 2 का 5 से और 3 का 4 से बने। CTGCAG में C–G, T–A, G–C। GATTAG शब्द वाला पैलिंड्रोम है, जो *एक ही* रज्जुक पर उल्टा पढ़ने पर एक-सा है; यही भ्रम है।`,
      },
      reasons: {
        a: {
          en: 'It reads the same backwards on one strand, but its other strand reads CTAATC.',
          hi: 'यह एक रज्जुक पर उल्टा पढ़ने पर वही है, पर दूसरा रज्जुक CTAATC है।',
        },
        b: {
          en: 'The other strand, read from its 5′ end, is CTGCAG too.',
          hi: 'दूसरा रज्जुक भी अपने 5′ सिरे से CTGCAG ही है।',
        },
        c: {
          en: 'A mirror image on one strand; the other strand reads GTCCTG.',
          hi: 'एक ही रज्जुक पर दर्पण-प्रतिबिंब; दूसरा रज्जुक GTCCTG है।',
        },
        d: {
          en: 'A repeat of GTA, not a palindrome; the other strand reads TACTAC.',
          hi: 'यह GTA की पुनरावृत्ति है, पैलिंड्रोम नहीं; दूसरा रज्जुक TACTAC है।',
        },
      },
    },
    {
      code: 'nt-142',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-animals',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the connective tissues in List-I with their description in List-II.

| List-I (Tissue) | List-II (Description) |
| --- | --- |
| A. Areolar tissue | I. Attaches skeletal muscles to bones |
| B. Dense regular tissue | II. Lies beneath the skin and supports epithelium |
| C. Dense irregular tissue | III. Lies between adjacent vertebrae |
| D. Cartilage | IV. Lies in the skin, with fibres running in many directions |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के संयोजी ऊतकों को सूची-II के विवरण से सुमेलित कीजिए।

| सूची-I (ऊतक) | सूची-II (विवरण) |
| --- | --- |
| A. एरिओलर (गर्तिका) ऊतक | I. कंकाल पेशियों को अस्थियों से जोड़ना |
| B. सघन नियमित ऊतक | II. त्वचा के नीचे स्थित, उपकला का आधार |
| C. सघन अनियमित ऊतक | III. आसन्न कशेरुकाओं के बीच स्थित |
| D. उपास्थि | IV. त्वचा में स्थित, तंतु अनेक दिशाओं में फैले |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-I, C-II, D-III', hi: 'A-IV, B-I, C-II, D-III' } },
        { id: 'b', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
        { id: 'c', content: { en: 'A-IV, B-III, C-II, D-I', hi: 'A-IV, B-III, C-II, D-I' } },
        { id: 'd', content: { en: 'A-II, B-III, C-IV, D-I', hi: 'A-II, B-III, C-IV, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Ask how the fibres lie.

- Areolar: **loose**; beneath the skin, a support framework for epithelium.
- Dense regular: fibres in parallel bundles, as in tendons, which attach skeletal muscles to bones.
- Dense irregular: fibres oriented differently; present **in** the skin.
- Cartilage: solid but pliable; between vertebrae, at the tip of the nose, in the outer ear.

"Beneath the skin" and "in the skin" are the two words to keep apart.`,
        hi: String.raw`देखिए कि तंतु कैसे लगे हैं।

- एरिओलर: **ढीला** ऊतक; त्वचा के नीचे, उपकला का आधारभूत ढाँचा।
- सघन नियमित: तंतु समांतर बंडलों में, जैसे कंडरा, जो कंकाल पेशियों को अस्थियों से जोड़ती है।
- सघन अनियमित: तंतु अलग-अलग दिशाओं में; **त्वचा में** उपस्थित।
- उपास्थि: ठोस पर लचीली; कशेरुकाओं के बीच, नाक के सिरे पर और बाह्य कर्ण में।

"त्वचा के नीचे" और "त्वचा में" का अंतर ही इस प्रश्न की कुंजी है।`,
      },
      reasons: {
        a: {
          en: '"Beneath the skin" (areolar) and "in the skin" (dense irregular) are exchanged.',
          hi: '"त्वचा के नीचे" (एरिओलर) और "त्वचा में" (सघन अनियमित) आपस में बदल गए।',
        },
        b: {
          en: 'Loose tissue lies beneath the skin, dense irregular in it, dense regular in tendons, cartilage between vertebrae.',
          hi: 'ढीला ऊतक त्वचा के नीचे, सघन अनियमित त्वचा में, सघन नियमित कंडरा में और उपास्थि कशेरुकाओं के बीच होती है।',
        },
        c: {
          en: 'Both exchanges are made: the two tissues of the skin, and tendon with cartilage.',
          hi: 'दोनों अदला-बदली हुई हैं: त्वचा से जुड़े दोनों ऊतकों की, और कंडरा की उपास्थि से।',
        },
        d: {
          en: 'It makes cartilage the tie between muscle and bone; that tie is a tendon, of dense regular tissue.',
          hi: 'इसमें पेशी और अस्थि को जोड़ने वाली रचना उपास्थि बताई गई, जबकि वह सघन नियमित ऊतक की कंडरा है।',
        },
      },
    },
    {
      code: 'nt-143',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Which of the following statements about the menstrual cycle of a woman are correct?

A. Both LH and FSH attain their peak level in the middle of the cycle.

B. The endometrium regenerates by proliferation during the luteal phase.

C. A surge of LH induces the rupture of the Graafian follicle.

D. The corpus luteum maintains the endometrium chiefly by secreting LH.

E. In the absence of fertilisation, the corpus luteum degenerates.

Choose the correct answer from the options given below:`,
        hi: String.raw`स्त्री के आर्तव चक्र के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. LH और FSH दोनों चक्र के मध्य में अपने उच्चतम स्तर पर पहुँचते हैं।

B. गर्भाशय अंतःस्तर का प्रचुरोद्भवन द्वारा पुनर्जनन ल्यूटियल (पीतपिंड) प्रावस्था में होता है।

C. LH का शिखर ग्राफ़ी पुटक के फटने को प्रेरित करता है।

D. पीतपिंड मुख्यतः LH का स्राव करके गर्भाशय अंतःस्तर को बनाए रखता है।

E. निषेचन न होने पर पीतपिंड का ह्रास हो जाता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and C only', hi: 'केवल A, B और C' } },
        { id: 'b', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'c', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
        { id: 'd', content: { en: 'C, D and E only', hi: 'केवल C, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Go through the cycle in order.

- Follicular phase: follicles grow and the **endometrium proliferates** again. So B names the wrong phase.
- Middle (about day 14): LH and FSH peak; the LH surge ruptures the Graafian follicle. A and C are correct.
- Luteal phase: the corpus luteum secretes **progesterone**, which maintains the endometrium. LH comes from the pituitary, so D is wrong.
- Without fertilisation the corpus luteum degenerates and menstruation follows. E is correct.`,
        hi: String.raw`चक्र को क्रम से देखिए।

- पुटकीय प्रावस्था: पुटक बढ़ते हैं और **गर्भाशय अंतःस्तर फिर से बनता है**। अतः B में प्रावस्था ग़लत है।
- मध्य (लगभग 14वाँ दिन): LH और FSH का शिखर; LH का शिखर ग्राफ़ी पुटक को फाड़ता है। A और C सही हैं।
- ल्यूटियल प्रावस्था: पीतपिंड **प्रोजेस्टेरॉन** स्रावित करता है, जो अंतःस्तर को बनाए रखता है। LH पीयूष ग्रंथि से आता है, अतः D ग़लत है।
- निषेचन न होने पर पीतपिंड का ह्रास होता है और ऋतुस्राव होता है। E सही है।`,
      },
      reasons: {
        a: {
          en: 'B is wrong: the endometrium regenerates in the follicular phase.',
          hi: 'B ग़लत है: गर्भाशय अंतःस्तर पुटकीय प्रावस्था में फिर से बनता है।',
        },
        b: {
          en: 'A, C and E hold; B has the wrong phase and D the wrong hormone.',
          hi: 'A, C और E सही हैं; B में प्रावस्था और D में हार्मोन ग़लत है।',
        },
        c: {
          en: 'Both B and D are wrong; the corpus luteum secretes progesterone.',
          hi: 'B और D दोनों ग़लत हैं; पीतपिंड प्रोजेस्टेरॉन स्रावित करता है।',
        },
        d: {
          en: 'D is wrong: LH is a hormone of the pituitary, not of the corpus luteum.',
          hi: 'D ग़लत है: LH पीयूष ग्रंथि का हार्मोन है, पीतपिंड का नहीं।',
        },
      },
    },
    {
      code: 'nt-144',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'An Rh-negative mother who has delivered an Rh-positive child is given anti-Rh antibodies immediately after the delivery.',
          hi: 'Rh-धनात्मक शिशु को जन्म देने वाली Rh-ऋणात्मक माता को प्रसव के तुरंत बाद Rh-प्रतिरक्षी दिए जाते हैं।',
        },
        reason: {
          en: 'If such a mother forms her own anti-Rh antibodies, these can pass into the blood of a later Rh-positive foetus and destroy its red blood cells.',
          hi: 'यदि ऐसी माता के शरीर में स्वयं Rh-प्रतिरक्षी बन जाएँ, तो वे अगले Rh-धनात्मक गर्भ के रक्त में पहुँचकर उसकी लाल रुधिर कणिकाओं को नष्ट कर सकते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['a'] },
      solution: {
        en: String.raw`At the first delivery some Rh-positive blood of the child can enter the mother. She then begins to form anti-Rh antibodies; in a **later** pregnancy these leak into the foetus and destroy its RBCs (erythroblastosis foetalis). So R is true.

The antibodies given after the delivery keep her from forming her own. A is true, and R says why it is done.

The trap: antibodies seem to be the danger, so why inject them? Those given are soon lost; those which she forms herself can rise again in the next pregnancy.`,
        hi: String.raw`पहले प्रसव के समय शिशु का कुछ Rh-धनात्मक रक्त माता में जा सकता है। तब माता में Rh-प्रतिरक्षी बनने लगते हैं; **अगले** गर्भ में ये गर्भस्थ शिशु में पहुँचकर उसकी RBC नष्ट करते हैं (गर्भ रक्ताणुकोरकता)। अतः R सत्य है।

प्रसव के बाद दिए गए प्रतिरक्षी माता में अपने प्रतिरक्षी बनने नहीं देते। A सत्य है और R उसका कारण बताता है।

भ्रम: प्रतिरक्षी ही ख़तरा हैं तो उन्हें क्यों दें? दिए गए प्रतिरक्षी जल्दी समाप्त हो जाते हैं; माता के अपने प्रतिरक्षी अगले गर्भ में फिर बढ़ सकते हैं।`,
      },
      reasons: {
        a: {
          en: 'The injection prevents just that which R describes.',
          hi: 'यह उपचार ठीक उसी हानि को रोकता है जो R में बताई गई है।',
        },
        b: {
          en: 'The link is missed: the mother’s own antibodies are the reason for the treatment.',
          hi: 'संबंध छूट गया: माता के अपने प्रतिरक्षी ही इस उपचार का कारण हैं।',
        },
        c: {
          en: 'R is true: these antibodies cross the placenta and cause erythroblastosis foetalis.',
          hi: 'R सत्य है: ये प्रतिरक्षी अपरा पार करके गर्भ रक्ताणुकोरकता उत्पन्न करते हैं।',
        },
        d: {
          en: 'A is true: the antibodies are given at once after the first such delivery.',
          hi: 'A सत्य है: ऐसे पहले प्रसव के तुरंत बाद प्रतिरक्षी दिए जाते हैं।',
        },
      },
    },
    {
      code: 'nt-145',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'hard',
      targetSeconds: 60,
      stem: {
        en: String.raw`The graph shows the volume of air in the lungs of a healthy man at rest.

![Graph of the volume of air in the lungs, in mL, against time. In quiet breathing the curve swings between 2300 and 2800. Then it rises once, by the deepest inspiration, to 5600 and falls, by the most forceful expiration, to 1200, after which quiet breathing between 2300 and 2800 begins again.](/figures/nt-145.svg)

During light exercise the curve swings between 2100 mL and 3100 mL, while the highest and the lowest volume that he can reach stay the same. What, respectively, are his inspiratory capacity and functional residual capacity during this exercise?`,
        hi: String.raw`आलेख में विश्राम की अवस्था में एक स्वस्थ पुरुष के फेफड़ों में वायु का आयतन दिखाया गया है।

![फेफड़ों में वायु के आयतन (mL में) और समय का आलेख। सामान्य श्वसन में वक्र 2300 और 2800 के बीच ऊपर-नीचे होता है। फिर सबसे गहरे अंतःश्वसन से वह एक बार 5600 तक चढ़ता है और बलपूर्वक निःश्वसन से 1200 तक उतरता है; उसके बाद 2300 और 2800 के बीच सामान्य श्वसन फिर शुरू होता है।](/figures/nt-145-hi.svg)

हल्के व्यायाम में वक्र 2100 mL और 3100 mL के बीच ऊपर-नीचे होता है, जबकि उसके फेफड़ों का अधिकतम और न्यूनतम संभव आयतन वही रहता है। इस व्यायाम के समय उसकी अंतःश्वसन क्षमता (IC) और कार्यात्मक अवशिष्ट क्षमता (FRC) क्रमशः कितनी हैं?`,
      },
      options: [
        { id: 'a', content: { en: '3300 mL, 2300 mL', hi: '3300 mL, 2300 mL' } },
        { id: 'b', content: { en: '2500 mL, 2100 mL', hi: '2500 mL, 2100 mL' } },
        { id: 'c', content: { en: '3500 mL, 900 mL', hi: '3500 mL, 900 mL' } },
        { id: 'd', content: { en: '3500 mL, 2100 mL', hi: '3500 mL, 2100 mL' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Both capacities meet at one level: the volume at the **end of an expiration**, here 2100 mL.

- FRC = ERV + RV = (2100 − 1200) + 1200 = **2100 mL**, all that is left after this expiration.
- IC = TV + IRV = 1000 + (5600 − 3100) = 5600 − 2100 = **3500 mL**.

Check: IC + FRC = 5600 mL, the total lung capacity, at rest (3300 + 2300) as in exercise. The trap is to stop at a *reserve volume*, 2500 mL or 900 mL, where a *capacity* is asked.`,
        hi: String.raw`दोनों क्षमताएँ एक ही स्तर पर मिलती हैं: **निःश्वसन के अंत** का आयतन, यहाँ 2100 mL।

- FRC = ERV + RV = (2100 − 1200) + 1200 = **2100 mL**, अर्थात इस निःश्वसन के बाद बची सारी वायु।
- IC = TV + IRV = 1000 + (5600 − 3100) = 5600 − 2100 = **3500 mL**।

जाँच: IC + FRC = 5600 mL, यानी फेफड़ों की कुल क्षमता; विश्राम में भी यही (3300 + 2300)। भूल यह होती है कि *क्षमता* की जगह केवल *सुरक्षित आयतन* (2500 या 900 mL) ले लिया जाता है।`,
      },
      reasons: {
        a: {
          en: 'These are the capacities at rest, measured from the level of 2300 mL.',
          hi: 'ये विश्राम की क्षमताएँ हैं, 2300 mL के स्तर से नापी हुई।',
        },
        b: {
          en: 'The inspiratory reserve volume, 5600 − 3100, is taken for the capacity; the tidal volume is left out.',
          hi: 'अंतःश्वसन सुरक्षित आयतन (5600 − 3100) को ही क्षमता मान लिया गया; ज्वारीय आयतन छूट गया।',
        },
        c: {
          en: '900 mL is only the expiratory reserve volume; the residual volume of 1200 mL is left out.',
          hi: '900 mL केवल निःश्वसन सुरक्षित आयतन है; 1200 mL का अवशिष्ट आयतन छूट गया।',
        },
        d: {
          en: 'Both are counted from the end of an expiration: 5600 − 2100 above it, 2100 below it.',
          hi: 'दोनों निःश्वसन के अंत के स्तर से गिनी जाती हैं: उससे ऊपर 5600 − 2100, उससे नीचे 2100।',
        },
      },
    },
    {
      code: 'nt-146',
      exams: ['neet'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II.

| List-I (Drug) | List-II (Effect or use) |
| --- | --- |
| A. Morphine | I. Interferes with the transport of dopamine |
| B. Cocaine | II. Relieves pain after surgery |
| C. Cannabinoids | III. Makes the adrenal glands release adrenaline |
| D. Nicotine | IV. Known for its effects on the cardiovascular system |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (ड्रग) | सूची-II (प्रभाव या उपयोग) |
| --- | --- |
| A. मॉर्फ़ीन | I. डोपामीन के परिवहन में बाधा डालता है |
| B. कोकेन | II. शल्यक्रिया के बाद पीड़ा दूर करता है |
| C. कैनेबिनॉइड | III. अधिवृक्क ग्रंथियों से एड्रीनलीन मुक्त कराता है |
| D. निकोटीन | IV. हृद्-वाहिका तंत्र पर प्रभाव के लिए जाना जाता है |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-I, B-III, C-II, D-IV', hi: 'A-I, B-III, C-II, D-IV' } },
        { id: 'b', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
        { id: 'c', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
        { id: 'd', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- Morphine (from poppy latex): a very effective sedative and painkiller, useful to patients after surgery.
- Cocaine (from *Erythroxylum coca*): interferes with the transport of the neurotransmitter dopamine.
- Cannabinoids (from *Cannabis sativa*): known for their effects on the cardiovascular system.
- Nicotine: stimulates the adrenal glands to release adrenaline and nor-adrenaline into the blood, which raises blood pressure and heart rate.

C and D both touch the heart; the **adrenal gland** decides for nicotine.`,
        hi: String.raw`- मॉर्फ़ीन (पोस्त के लेटेक्स से): बहुत प्रभावी शामक और पीड़ानाशक, शल्यक्रिया के बाद रोगियों के लिए उपयोगी।
- कोकेन (*Erythroxylum coca* से): तंत्रिका-संचारक डोपामीन के परिवहन में बाधा डालता है।
- कैनेबिनॉइड (*Cannabis sativa* से): हृद्-वाहिका तंत्र पर प्रभाव के लिए जाने जाते हैं।
- निकोटीन: अधिवृक्क ग्रंथियों से एड्रीनलीन और नॉर-एड्रीनलीन रक्त में मुक्त कराता है, जिससे रक्तदाब और हृदय की दर बढ़ती है।

C और D दोनों का हृदय पर प्रभाव है; **अधिवृक्क ग्रंथि** से निकोटीन पहचानिए।`,
      },
      reasons: {
        a: {
          en: 'It gives the effect on dopamine to morphine; cocaine has it.',
          hi: 'इसमें डोपामीन वाला प्रभाव मॉर्फ़ीन को दे दिया गया, जबकि वह कोकेन का है।',
        },
        b: {
          en: 'It makes nicotine a painkiller for patients; that is morphine.',
          hi: 'इसमें निकोटीन को पीड़ानाशक बना दिया गया, जबकि वह मॉर्फ़ीन है।',
        },
        c: {
          en: 'It exchanges cannabinoids and nicotine: the adrenal glands answer to nicotine.',
          hi: 'कैनेबिनॉइड और निकोटीन आपस में बदल गए: अधिवृक्क ग्रंथियाँ निकोटीन से उद्दीपित होती हैं।',
        },
        d: {
          en: 'Each drug has its known effect, and the adrenal gland marks nicotine.',
          hi: 'हर ड्रग के साथ उसका अपना प्रभाव है; अधिवृक्क ग्रंथि निकोटीन की पहचान है।',
        },
      },
    },
    {
      code: 'nt-147',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'What is the order of the leucocytes in the blood of a healthy adult, from the most to the least abundant?',
        hi: 'एक स्वस्थ वयस्क के रक्त में सबसे अधिक से सबसे कम संख्या की ओर श्वेत रुधिर कणिकाओं का सही क्रम कौन-सा है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Lymphocytes, neutrophils, monocytes, eosinophils, basophils',
            hi: 'लिंफ़ोसाइट, न्यूट्रोफ़िल, मोनोसाइट, इओसिनोफ़िल, बेसोफ़िल',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Neutrophils, lymphocytes, monocytes, eosinophils, basophils',
            hi: 'न्यूट्रोफ़िल, लिंफ़ोसाइट, मोनोसाइट, इओसिनोफ़िल, बेसोफ़िल',
          },
        },
        {
          id: 'c',
          content: {
            en: 'Lymphocytes, neutrophils, eosinophils, monocytes, basophils',
            hi: 'लिंफ़ोसाइट, न्यूट्रोफ़िल, इओसिनोफ़िल, मोनोसाइट, बेसोफ़िल',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Neutrophils, lymphocytes, eosinophils, monocytes, basophils',
            hi: 'न्यूट्रोफ़िल, लिंफ़ोसाइट, इओसिनोफ़िल, मोनोसाइट, बेसोफ़िल',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`The shares: neutrophils 60-65 %, lymphocytes 20-25 %, monocytes 6-8 %, eosinophils 2-3 %, basophils 0.5-1 %.

A help to memory: "**N**ever **L**et **M**onkeys **E**at **B**ananas". Do not put all granulocytes together: an agranulocyte (monocyte) comes before eosinophils and basophils.`,
        hi: String.raw`प्रतिशत: न्यूट्रोफ़िल 60-65, लिंफ़ोसाइट 20-25, मोनोसाइट 6-8, इओसिनोफ़िल 2-3, बेसोफ़िल 0.5-1।

याद रखिए: N-L-M-E-B। सभी कणिकाणुओं को एक साथ न रखें: अकणिकाणु मोनोसाइट, इओसिनोफ़िल और बेसोफ़िल से पहले आता है।`,
      },
      reasons: {
        a: {
          en: 'Neutrophils are about three times as many as lymphocytes.',
          hi: 'न्यूट्रोफ़िल, लिंफ़ोसाइट के लगभग तीन गुने होते हैं।',
        },
        b: {
          en: 'The shares are about 60-65, 20-25, 6-8, 2-3 and 0.5-1 per cent.',
          hi: 'प्रतिशत क्रमशः लगभग 60-65, 20-25, 6-8, 2-3 और 0.5-1 हैं।',
        },
        c: {
          en: 'Both the first and the second pair are the wrong way round.',
          hi: 'पहली और दूसरी, दोनों जोड़ियाँ उल्टी हैं।',
        },
        d: {
          en: 'Monocytes (6-8 %) are more than eosinophils (2-3 %).',
          hi: 'मोनोसाइट (6-8 %), इओसिनोफ़िल (2-3 %) से अधिक होते हैं।',
        },
      },
    },
    {
      code: 'nt-148',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Which of the following are features of the class Chondrichthyes?

A. Gill slits covered by an operculum

B. Notochord that persists throughout life

C. Air bladder that regulates buoyancy

D. Pelvic fins with claspers in the male

E. Mouth on the ventral side and placoid scales in the skin

Choose the correct answer from the options given below:`,
        hi: String.raw`निम्नलिखित में से कौन-से लक्षण वर्ग कॉन्ड्रिक्थीज़ के हैं?

A. क्लोम छिद्र प्रच्छद (ऑपरकुलम) से ढके हुए

B. जीवन भर बनी रहने वाली पृष्ठरज्जु (नोटोकॉर्ड)

C. उत्प्लावन नियंत्रित करने वाला वायु कोष

D. नर के श्रोणि पंखों में आलिंगक (क्लैस्पर)

E. मुख अधर तल पर और त्वचा में पट्टाभ (प्लेकॉइड) शल्क

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'b', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'c', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'd', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Set cartilaginous fishes (*Scoliodon*, *Pristis*, *Trygon*) beside bony fishes (*Labeo*, *Catla*).

- Chondrichthyes: mouth ventral, notochord persistent, gill slits **separate and without operculum**, placoid scales, **no air bladder**, claspers on the pelvic fins of the male. So B, D and E.
- Osteichthyes: mouth mostly terminal, four pairs of gills under an operculum, air bladder. A and C belong here.

For want of an air bladder a shark has to swim constantly to avoid sinking.`,
        hi: String.raw`उपास्थिल मछलियों (*Scoliodon*, *Pristis*, *Trygon*) को अस्थिल मछलियों (*Labeo*, *Catla*) के सामने रखिए।

- कॉन्ड्रिक्थीज़: मुख अधर तल पर, पृष्ठरज्जु स्थायी, क्लोम छिद्र **अलग-अलग और प्रच्छद रहित**, प्लेकॉइड शल्क, **वायु कोष नहीं**, नर के श्रोणि पंखों में आलिंगक। अतः B, D और E।
- ऑस्टिक्थीज़: मुख प्रायः अग्र सिरे पर, प्रच्छद से ढके चार जोड़ी क्लोम, वायु कोष। A और C इनके लक्षण हैं।

वायु कोष न होने से शार्क को डूबने से बचने के लिए लगातार तैरना पड़ता है।`,
      },
      reasons: {
        a: { en: 'C is wrong: sharks and rays have no air bladder.', hi: 'C ग़लत है: शार्क और रे में वायु कोष नहीं होता।' },
        b: {
          en: 'A is wrong: only the gills of bony fishes lie under an operculum.',
          hi: 'A ग़लत है: प्रच्छद केवल अस्थिल मछलियों के क्लोम को ढकता है।',
        },
        c: { en: 'A and C are features of Osteichthyes.', hi: 'A और C ऑस्टिक्थीज़ के लक्षण हैं।' },
        d: {
          en: 'B, D and E mark the cartilaginous fishes; A and C mark the bony ones.',
          hi: 'B, D और E उपास्थिल मछलियों के लक्षण हैं; A और C अस्थिल मछलियों के।',
        },
      },
    },
    {
      code: 'nt-149',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'Which of the following sets consists only of hormones that act through intracellular receptors?',
        hi: 'निम्नलिखित में से किस समूह के सभी हार्मोन अंतःकोशिकीय ग्राहियों के माध्यम से कार्य करते हैं?',
      },
      options: [
        { id: 'a', content: { en: 'Glucagon, cortisol and FSH', hi: 'ग्लूकागॉन, कॉर्टिसॉल और FSH' } },
        { id: 'b', content: { en: 'Thyroxine, FSH and testosterone', hi: 'थायरॉक्सिन, FSH और टेस्टोस्टेरॉन' } },
        { id: 'c', content: { en: 'Testosterone, estradiol and glucagon', hi: 'टेस्टोस्टेरॉन, एस्ट्राडियॉल और ग्लूकागॉन' } },
        { id: 'd', content: { en: 'Cortisol, estradiol and thyroxine', hi: 'कॉर्टिसॉल, एस्ट्राडियॉल और थायरॉक्सिन' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Hormones that pass through the membrane find their receptors **inside** the cell, mostly in the nucleus, and regulate gene expression: steroids (cortisol, testosterone, estradiol, progesterone) and **iodothyronines** (thyroid hormones).

Peptide and protein hormones (glucagon, FSH, insulin) and epinephrine stay outside; they bind to membrane-bound receptors and work through second messengers such as cyclic AMP, IP₃ and Ca²⁺.

The trap is thyroxine: it is not a steroid but acts like one.`,
        hi: String.raw`जो हार्मोन कोशिका झिल्ली पार कर लेते हैं, उनके ग्राही कोशिका के **भीतर**, प्रायः केंद्रक में होते हैं और वे जीन की अभिव्यक्ति नियंत्रित करते हैं: स्टेरॉयड (कॉर्टिसॉल, टेस्टोस्टेरॉन, एस्ट्राडियॉल, प्रोजेस्टेरॉन) और **आयोडोथायरोनीन** (थायरॉइड हार्मोन)।

पेप्टाइड और प्रोटीन हार्मोन (ग्लूकागॉन, FSH, इंसुलिन) और एपिनेफ़्रीन बाहर रहते हैं; वे झिल्ली के ग्राहियों से जुड़कर चक्रीय AMP, IP₃ और Ca²⁺ जैसे द्वितीयक संदेशवाहकों से काम करते हैं।

भ्रम थायरॉक्सिन में है: वह स्टेरॉयड नहीं, पर कार्य उसी तरह करता है।`,
      },
      reasons: {
        a: { en: 'Glucagon and FSH bind to receptors of the membrane.', hi: 'ग्लूकागॉन और FSH झिल्ली के ग्राहियों से जुड़ते हैं।' },
        b: {
          en: 'FSH is a protein hormone and needs a second messenger.',
          hi: 'FSH प्रोटीन हार्मोन है और उसे द्वितीयक संदेशवाहक चाहिए।',
        },
        c: {
          en: 'Glucagon is a peptide and cannot pass through the membrane.',
          hi: 'ग्लूकागॉन पेप्टाइड है और झिल्ली पार नहीं कर सकता।',
        },
        d: {
          en: 'Two steroids and an iodothyronine: all have receptors inside the cell.',
          hi: 'दो स्टेरॉयड और एक आयोडोथायरोनीन: तीनों के ग्राही कोशिका के भीतर हैं।',
        },
      },
    },
    {
      code: 'nt-150',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`A foreign gene is ligated at the *Sal* I site of pBR322. The mixture is used to transform *E. coli* cells that are sensitive to both antibiotics. Four colonies grown on a medium without any antibiotic are then tested for growth:

| Colony | On ampicillin | On tetracycline |
| --- | --- | --- |
| P | Yes | Yes |
| Q | Yes | No |
| R | No | Yes |
| S | No | No |

Which are the colony of recombinants and the colony of transformants without the insert, respectively?`,
        hi: String.raw`pBR322 के *Sal* I स्थल पर एक विजातीय जीन जोड़ा जाता है। इस मिश्रण से *E. coli* की ऐसी कोशिकाओं का रूपांतरण किया जाता है जो दोनों प्रतिजैविकों के प्रति संवेदनशील हैं। फिर बिना प्रतिजैविक वाले माध्यम पर उगी चार कॉलोनियों की वृद्धि जाँची जाती है:

| कॉलोनी | ऐंपिसिलिन पर | टेट्रासाइक्लिन पर |
| --- | --- | --- |
| P | हाँ | हाँ |
| Q | हाँ | नहीं |
| R | नहीं | हाँ |
| S | नहीं | नहीं |

पुनर्योगज कोशिकाओं की कॉलोनी और बिना निवेश (insert) वाले रूपांतरजों की कॉलोनी क्रमशः कौन-सी हैं?`,
      },
      options: [
        { id: 'a', content: { en: 'R and P', hi: 'R और P' } },
        { id: 'b', content: { en: 'Q and S', hi: 'Q और S' } },
        { id: 'c', content: { en: 'Q and P', hi: 'Q और P' } },
        { id: 'd', content: { en: 'R and S', hi: 'R और S' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`First place the site: in pBR322 *Bam*H I and *Sal* I lie in the **tetracycline** resistance gene; *Pvu* I and *Pst* I lie in the ampicillin resistance gene.

- Insert at *Sal* I: tetracycline resistance is lost, ampicillin resistance stays → grows on ampicillin only: **Q**.
- Vector closed again without insert: both resistances → **P**.
- Not transformed: neither → S.

R would come from an insert at *Pst* I or *Pvu* I.`,
        hi: String.raw`पहले स्थल पहचानिए: pBR322 में *Bam*H I और *Sal* I **टेट्रासाइक्लिन** प्रतिरोधी जीन में हैं; *Pvu* I और *Pst* I ऐंपिसिलिन प्रतिरोधी जीन में।

- *Sal* I पर निवेश: टेट्रासाइक्लिन प्रतिरोध समाप्त, ऐंपिसिलिन प्रतिरोध बना रहा → केवल ऐंपिसिलिन पर वृद्धि: **Q**।
- बिना निवेश के फिर से बंद हुआ वाहक: दोनों प्रतिरोध → **P**।
- जिनका रूपांतरण नहीं हुआ: कोई प्रतिरोध नहीं → S।

R तब मिलता जब निवेश *Pst* I या *Pvu* I पर होता।`,
      },
      reasons: {
        a: {
          en: 'This places *Sal* I in the ampicillin resistance gene.',
          hi: 'इसमें *Sal* I को ऐंपिसिलिन प्रतिरोधी जीन में मान लिया गया।',
        },
        b: {
          en: 'S has no plasmid at all; a transformant without insert resists both.',
          hi: 'S में कोई प्लाज़्मिड ही नहीं; बिना निवेश वाला रूपांतरज दोनों का प्रतिरोध करता है।',
        },
        c: {
          en: 'The insert breaks tetracycline resistance; without it both resistances work.',
          hi: 'निवेश से टेट्रासाइक्लिन प्रतिरोध टूटता है; उसके बिना दोनों प्रतिरोध काम करते हैं।',
        },
        d: {
          en: 'The site is put into the wrong gene, and S is not transformed.',
          hi: 'स्थल ग़लत जीन में रखा गया, और S का रूपांतरण हुआ ही नहीं।',
        },
      },
    },
    {
      code: 'nt-151',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 45,
      stem: {
        en: String.raw`Five parts of a human nephron and its duct are marked P to T.

![Diagram of a nephron. From the cup-shaped capsule with its capillaries a tube leads through a coiled part, P, into the downward limb of a hairpin loop, Q, then into the upward limb, R, then through a second coiled part, S, into a wide straight duct, T.](/figures/nt-151.svg)

Which statement about them is correct?`,
        hi: String.raw`मानव वृक्काणु (नेफ़्रॉन) और उसकी वाहिनी के पाँच भाग P से T तक चिह्नित हैं।

![वृक्काणु का आरेख। केशिका-गुच्छ वाले प्याले जैसे संपुट से निकली नलिका पहले कुंडलित भाग P में, फिर हेयरपिन जैसे लूप की नीचे जाती भुजा Q में, फिर ऊपर जाती भुजा R में, फिर दूसरे कुंडलित भाग S से होकर एक चौड़ी सीधी वाहिनी T में पहुँचती है।](/figures/nt-151.svg)

इनके बारे में कौन-सा कथन सही है?`,
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'Nearly all essential nutrients are reabsorbed in T.',
            hi: 'लगभग सभी आवश्यक पोषकों का पुनरवशोषण T में होता है।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'Conditional reabsorption of Na⁺ and water occurs in S.',
            hi: 'Na⁺ और जल का सशर्त (प्रतिबंधित) पुनरवशोषण S में होता है।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'R is permeable to water but not to electrolytes.',
            hi: 'R जल के लिए पारगम्य है, पर विद्युत-अपघट्यों के लिए नहीं।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'Q lets electrolytes out but is impermeable to water.',
            hi: 'Q विद्युत-अपघट्यों को बाहर जाने देता है, पर जल के लिए अपारगम्य है।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Name the parts by the way of the filtrate: P proximal convoluted tubule (PCT), Q descending limb, R ascending limb of the loop of Henle, S distal convoluted tubule (DCT), T collecting duct.

- PCT: nearly all essential nutrients and 70-80 % of electrolytes and water.
- Descending limb: permeable to **water**. Ascending limb: lets out **electrolytes**, but no water.
- DCT: **conditional** reabsorption of Na⁺ and water, which depends on hormones.

So only the statement on S holds.`,
        hi: String.raw`निस्यंद के रास्ते से भागों के नाम: P समीपस्थ कुंडलित नलिका (PCT), Q हेनले लूप की अवरोही भुजा, R आरोही भुजा, S दूरस्थ कुंडलित नलिका (DCT), T संग्रह वाहिनी।

- PCT: लगभग सभी आवश्यक पोषक और 70-80 % विद्युत-अपघट्य तथा जल।
- अवरोही भुजा **जल** के लिए पारगम्य है; आरोही भुजा से **विद्युत-अपघट्य** बाहर जाते हैं, जल नहीं।
- DCT: Na⁺ और जल का **सशर्त** पुनरवशोषण, जो हार्मोनों पर निर्भर है।

अतः केवल S वाला कथन सही है।`,
      },
      reasons: {
        a: { en: 'That is the work of P, the proximal convoluted tubule.', hi: 'यह समीपस्थ कुंडलित नलिका P का कार्य है।' },
        b: {
          en: 'S is the distal convoluted tubule, where hormones decide how much is taken back.',
          hi: 'S दूरस्थ कुंडलित नलिका है, जहाँ पुनरवशोषण हार्मोनों के अनुसार होता है।',
        },
        c: {
          en: 'That describes Q; R is the ascending limb, impermeable to water.',
          hi: 'यह Q का वर्णन है; R आरोही भुजा है, जो जल के लिए अपारगम्य है।',
        },
        d: {
          en: 'That describes R; Q is the descending limb, which water leaves.',
          hi: 'यह R का वर्णन है; Q अवरोही भुजा है, जिससे जल बाहर जाता है।',
        },
      },
    },
    {
      code: 'nt-152',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'In which of the following sets do all three animals have a true coelom and a segmented body?',
        hi: 'निम्नलिखित में से किस समूह के तीनों जंतुओं में वास्तविक प्रगुहा (सीलोम) और खंडित शरीर, दोनों होते हैं?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: '*Pheretima*, *Taenia*, *Locusta*',
            hi: 'फ़ेरेटिमा (*Pheretima*), टीनिया (*Taenia*), लोकस्टा (*Locusta*)',
          },
        },
        {
          id: 'b',
          content: { en: '*Nereis*, *Pila*, *Locusta*', hi: 'नेरीस (*Nereis*), पाइला (*Pila*), लोकस्टा (*Locusta*)' },
        },
        {
          id: 'c',
          content: {
            en: '*Hirudinaria*, *Echinus*, *Pheretima*',
            hi: 'हिरुडिनेरिया (*Hirudinaria*), एकाइनस (*Echinus*), फ़ेरेटिमा (*Pheretima*)',
          },
        },
        {
          id: 'd',
          content: {
            en: '*Nereis*, *Limulus*, *Bombyx*',
            hi: 'नेरीस (*Nereis*), लिमुलस (*Limulus*), बॉम्बिक्स (*Bombyx*)',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Among the non-chordates a coelom **and** segmentation come together in Annelida and Arthropoda only.

- *Nereis* is an annelid, *Limulus* (king crab) and *Bombyx* (silkworm) are arthropods.
- *Pila* (Mollusca) and *Echinus* (Echinodermata) are coelomates without segments.
- *Taenia* (Platyhelminthes) is acoelomate; the proglottids of a tapeworm are not metameres.`,
        hi: String.raw`अरज्जुकियों (नॉन-कॉर्डेट) में वास्तविक प्रगुहा **और** खंडीभवन, दोनों साथ-साथ केवल ऐनेलिडा और आर्थ्रोपोडा में मिलते हैं।

- *Nereis* ऐनेलिड है; *Limulus* (किंग क्रैब) और *Bombyx* (रेशम कीट) आर्थ्रोपोड हैं।
- *Pila* (मोलस्का) और *Echinus* (एकाइनोडर्मेटा) प्रगुही हैं, पर खंडित नहीं।
- *Taenia* (प्लेटीहेल्मिंथीज़) अगुहीय है; फ़ीताकृमि के प्रोग्लॉटिड वास्तविक खंड नहीं हैं।`,
      },
      reasons: {
        a: { en: '*Taenia* looks segmented, but it is acoelomate.', hi: '*Taenia* खंडित दिखता है, पर अगुहीय है।' },
        b: { en: '*Pila* is a mollusc: coelomate, but not segmented.', hi: '*Pila* मोलस्क है: प्रगुही, पर खंडित नहीं।' },
        c: {
          en: '*Echinus* is an echinoderm: coelomate, but not segmented.',
          hi: '*Echinus* एकाइनोडर्म है: प्रगुही, पर खंडित नहीं।',
        },
        d: {
          en: 'One annelid and two arthropods: all have both features.',
          hi: 'एक ऐनेलिड और दो आर्थ्रोपोड: तीनों में दोनों लक्षण हैं।',
        },
      },
    },
    {
      code: 'nt-153',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Match the synovial joints in List-I with an example in List-II.

| List-I (Joint) | List-II (Found between) |
| --- | --- |
| A. Pivot joint | I. Humerus and pectoral girdle |
| B. Gliding joint | II. Carpal and metacarpal of the thumb |
| C. Saddle joint | III. Atlas and axis |
| D. Ball and socket joint | IV. Carpals |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I की साइनोवियल संधियों को सूची-II के उदाहरणों से सुमेलित कीजिए।

| सूची-I (संधि) | सूची-II (किनके बीच) |
| --- | --- |
| A. धुराग्र (पिवट) संधि | I. ह्यूमरस और अंस मेखला |
| B. विसर्पी संधि | II. अँगूठे की कार्पल और मेटाकार्पल |
| C. सैडल संधि | III. एटलस और ऐक्सिस |
| D. कंदुक-खल्लिका संधि | IV. कार्पल अस्थियाँ |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-II, C-IV, D-I', hi: 'A-III, B-II, C-IV, D-I' } },
        { id: 'b', content: { en: 'A-III, B-IV, C-II, D-I', hi: 'A-III, B-IV, C-II, D-I' } },
        { id: 'c', content: { en: 'A-II, B-IV, C-I, D-III', hi: 'A-II, B-IV, C-I, D-III' } },
        { id: 'd', content: { en: 'A-II, B-I, C-IV, D-III', hi: 'A-II, B-I, C-IV, D-III' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- Pivot: atlas and axis; the head turns from side to side.
- Gliding: between the carpals; flat faces slide over each other.
- Saddle: between the carpal and metacarpal of the **thumb**, which can therefore touch the other fingers.
- Ball and socket: head of the humerus in the pectoral girdle.

Both B and C lie in the wrist: carpal with carpal glides; only the thumb sits in a saddle.`,
        hi: String.raw`- धुराग्र: एटलस और ऐक्सिस के बीच; सिर दाएँ-बाएँ घूमता है।
- विसर्पी: कार्पल अस्थियों के बीच; चपटी सतहें एक-दूसरे पर सरकती हैं।
- सैडल: **अँगूठे** की कार्पल और मेटाकार्पल के बीच, इसलिए अँगूठा बाक़ी उँगलियों को छू सकता है।
- कंदुक-खल्लिका: ह्यूमरस का सिर और अंस मेखला।

B और C दोनों कलाई के पास हैं: कार्पल पर कार्पल सरकती है; सैडल संधि केवल अँगूठे में है।`,
      },
      reasons: {
        a: {
          en: 'It exchanges the gliding joint of the wrist and the saddle joint of the thumb.',
          hi: 'कलाई की विसर्पी संधि और अँगूठे की सैडल संधि आपस में बदल गईं।',
        },
        b: {
          en: 'Each joint stands with its example; the thumb has the saddle joint.',
          hi: 'हर संधि के साथ उसका उदाहरण है; सैडल संधि अँगूठे की है।',
        },
        c: {
          en: 'It puts the pivot joint into the thumb; the pivot is that of atlas and axis.',
          hi: 'इसमें धुराग्र संधि अँगूठे में रख दी गई, जबकि वह एटलस और ऐक्सिस की है।',
        },
        d: {
          en: 'It places a gliding joint at the shoulder, where a ball moves in a socket.',
          hi: 'इसमें कंधे पर विसर्पी संधि मान ली गई, जबकि वहाँ कंदुक-खल्लिका संधि है।',
        },
      },
    },
    {
      code: 'nt-154',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** The axonal membrane of a resting neuron is more permeable to sodium ions than to potassium ions.

**Statement II:** The sodium–potassium pump transports three sodium ions outwards for two potassium ions into the cell.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** विश्राम अवस्था में तंत्रिका कोशिका की तंत्रिकाक्ष झिल्ली पोटैशियम आयनों की तुलना में सोडियम आयनों के लिए अधिक पारगम्य होती है।

**कथन II:** सोडियम–पोटैशियम पंप हर दो पोटैशियम आयन भीतर लाने पर तीन सोडियम आयन बाहर भेजता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: twoStatements,
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`At rest the axonal membrane is comparatively more permeable to **K⁺** and nearly impermeable to Na⁺; it also keeps the negatively charged proteins in. Statement I has this the wrong way round.

The ionic gradients are kept up by the pump: 3 Na⁺ out for 2 K⁺ in, with ATP. Statement II is correct.

Na⁺ permeability rises only when a stimulus arrives.`,
        hi: String.raw`विश्राम में तंत्रिकाक्ष झिल्ली **K⁺** के लिए अपेक्षाकृत अधिक पारगम्य और Na⁺ के लिए लगभग अपारगम्य होती है; ऋणावेशित प्रोटीन भी बाहर नहीं जाते। कथन I में यह उल्टा है।

आयनों की प्रवणता पंप बनाए रखता है: ATP से 3 Na⁺ बाहर, 2 K⁺ भीतर। कथन II सही है।

Na⁺ की पारगम्यता उद्दीपन मिलने पर ही बढ़ती है।`,
      },
      reasons: {
        a: {
          en: 'The state during stimulation was taken for the state at rest.',
          hi: 'उद्दीपन के समय की अवस्था को विश्राम अवस्था मान लिया गया।',
        },
        b: {
          en: 'The pump does move 3 Na⁺ out for 2 K⁺ in, so Statement II is right.',
          hi: 'पंप 2 K⁺ के बदले 3 Na⁺ बाहर भेजता है, अतः कथन II सही है।',
        },
        c: {
          en: 'Both are misjudged: the permeability is turned round, while the numbers of the pump are right.',
          hi: 'दोनों को ग़लत परखा गया: पारगम्यता उल्टी है, जबकि पंप की संख्याएँ सही हैं।',
        },
        d: {
          en: 'At rest the membrane favours K⁺; the pump works 3 to 2.',
          hi: 'विश्राम में झिल्ली K⁺ के लिए अधिक पारगम्य है; पंप 3 और 2 के अनुपात में चलता है।',
        },
      },
    },
    {
      code: 'nt-155',
      exams: ['neet'],
      subject: 'biology',
      topic: 'evolution',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'In 1953, Stanley Miller observed that amino acids formed after electric discharges in a closed flask of CH₄, H₂, NH₃ and water vapour.',
          hi: '1953 में स्टैनली मिलर ने देखा कि CH₄, H₂, NH₃ और जलवाष्प वाले बंद फ़्लास्क में विद्युत विसर्जन के बाद अमीनो अम्ल बने।',
        },
        reason: {
          en: 'The flask was meant to imitate the atmosphere of the primitive earth, which was rich in free oxygen.',
          hi: 'फ़्लास्क में आदिम पृथ्वी के उस वायुमंडल की नक़ल की गई थी, जिसमें मुक्त ऑक्सीजन प्रचुर थी।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['c'] },
      solution: {
        en: String.raw`Oparin and Haldane proposed that life arose from simple molecules in a **reducing** atmosphere with volcanic storms. Miller's experiment tested this, and amino acids formed. A is true.

R is false: the gases in the flask, CH₄, H₂ and NH₃, are reducing. Free oxygen would have oxidised such compounds; it came much later, with photosynthesis.`,
        hi: String.raw`ओपेरिन और हाल्डेन का विचार था कि जीवन **अपचायक** वायुमंडल में सरल अणुओं से बना। मिलर ने प्रयोग से इसकी जाँच की और अमीनो अम्ल बने। A सत्य है।

R असत्य है: फ़्लास्क की गैसें CH₄, H₂ और NH₃ अपचायक हैं। मुक्त ऑक्सीजन तो ऐसे यौगिकों को ऑक्सीकृत कर देती; वह बहुत बाद में प्रकाशसंश्लेषण से आई।`,
      },
      reasons: {
        a: { en: 'R fails: no free oxygen was put into the flask.', hi: 'R ग़लत है: फ़्लास्क में मुक्त ऑक्सीजन नहीं थी।' },
        b: {
          en: 'R is not even true: the early atmosphere was reducing.',
          hi: 'R सत्य ही नहीं है: आदिम वायुमंडल अपचायक था।',
        },
        c: {
          en: 'Amino acids did form, and it was in a reducing mixture of gases.',
          hi: 'अमीनो अम्ल सचमुच बने, और वह भी अपचायक गैसों के मिश्रण में।',
        },
        d: {
          en: 'A is a true report of the experiment; the mistake is in R.',
          hi: 'A में प्रयोग का सही वर्णन है; भूल R में है।',
        },
      },
    },
    {
      code: 'nt-156',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-animals',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following statements about a frog (*Rana tigrina*) are correct?

A. The ovaries have a functional connection with the kidneys.

B. The vasa efferentia enter the kidneys and open into Bidder's canal.

C. The ureters of the male act as urinogenital ducts.

D. Ten pairs of cranial nerves arise from the brain.

E. The sinus venosus opens into the left atrium.

Choose the correct answer from the options given below:`,
        hi: String.raw`मेंढक (*Rana tigrina*) के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. अंडाशयों का वृक्कों से क्रियात्मक संबंध होता है।

B. शुक्र वाहिकाएँ (वासा इफ़रेंशिया) वृक्क में प्रवेश करके बिडर नाल में खुलती हैं।

C. नर की मूत्रवाहिनियाँ मूत्रजनन वाहिनी का काम करती हैं।

D. मस्तिष्क से दस जोड़ी कपाल तंत्रिकाएँ निकलती हैं।

E. शिरा कोटर (साइनस विनोसस) बाएँ अलिंद में खुलता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'd', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- Male: testis → 10-12 vasa efferentia → kidney → Bidder's canal → **urinogenital duct** (ureter) → cloaca. B and C are correct.
- Female: the ovaries lie near the kidneys but have **no** functional connection with them; ureter and oviduct open separately. A is wrong.
- Brain: ten pairs of cranial nerves (twelve in man). D is correct.
- Heart: the sinus venosus receives blood from the vena cava and joins the **right** atrium. E is wrong.

Trap: carrying the connection of the male organs over to the female.`,
        hi: String.raw`- नर: वृषण → 10-12 शुक्र वाहिकाएँ → वृक्क → बिडर नाल → **मूत्रजनन वाहिनी** (मूत्रवाहिनी) → अवस्कर। B और C सही हैं।
- मादा: अंडाशय वृक्क के पास होते हैं, पर उनसे क्रियात्मक संबंध **नहीं** होता; मूत्रवाहिनी और अंडवाहिनी अलग-अलग खुलती हैं। A ग़लत है।
- मस्तिष्क: दस जोड़ी कपाल तंत्रिकाएँ (मनुष्य में बारह)। D सही है।
- हृदय: शिरा कोटर महाशिराओं से रक्त लेकर **दाएँ** अलिंद से जुड़ता है। E ग़लत है।

भ्रम: नर वाला संबंध मादा में भी मान लेना।`,
      },
      reasons: {
        a: {
          en: 'A is wrong: it carries the link of testis and kidney over to the ovary.',
          hi: 'A ग़लत है: वृषण और वृक्क का संबंध अंडाशय पर भी लगा दिया गया।',
        },
        b: {
          en: 'Both statements on the male hold, and the cranial nerves are ten pairs.',
          hi: 'नर वाले दोनों कथन सही हैं और कपाल तंत्रिकाएँ दस जोड़ी हैं।',
        },
        c: { en: 'A and E are both wrong.', hi: 'A और E दोनों ग़लत हैं।' },
        d: { en: 'E is wrong: the sinus venosus joins the right atrium.', hi: 'E ग़लत है: शिरा कोटर दाएँ अलिंद से जुड़ता है।' },
      },
    },
    {
      code: 'nt-157',
      exams: ['neet'],
      subject: 'biology',
      topic: 'microbes',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Match the microbes in List-I with their products or uses in List-II.

| List-I (Microbe) | List-II (Product or use) |
| --- | --- |
| A. *Aspergillus niger* | I. Immunosuppressive agent |
| B. *Trichoderma polysporum* | II. Clot buster |
| C. *Monascus purpureus* | III. Blood-cholesterol lowering agent |
| D. *Streptococcus* | IV. Citric acid |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के सूक्ष्मजीवों को सूची-II के उत्पादों या उपयोगों से सुमेलित कीजिए।

| सूची-I (सूक्ष्मजीव) | सूची-II (उत्पाद या उपयोग) |
| --- | --- |
| A. *Aspergillus niger* (एस्परजिलस नाइजर) | I. प्रतिरक्षा निरोधक कारक |
| B. *Trichoderma polysporum* (ट्राइकोडर्मा पॉलीस्पोरम) | II. थक्का-स्फोटन (क्लॉट बस्टर) |
| C. *Monascus purpureus* (मोनैस्कस परप्यूरियस) | III. रक्त-कोलेस्टेरॉल घटाने वाला कारक |
| D. *Streptococcus* (स्ट्रेप्टोकोकस) | IV. सिट्रिक अम्ल |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'b', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
        { id: 'c', content: { en: 'A-IV, B-III, C-I, D-II', hi: 'A-IV, B-III, C-I, D-II' } },
        { id: 'd', content: { en: 'A-III, B-II, C-I, D-IV', hi: 'A-III, B-II, C-I, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- *Aspergillus niger*, a fungus: citric acid.
- *Trichoderma polysporum*, a fungus: cyclosporin A, the immunosuppressive agent for organ-transplant patients.
- *Monascus purpureus*, a yeast: statins, which inhibit competitively the enzyme of cholesterol synthesis.
- *Streptococcus*, a bacterium: streptokinase, the clot buster.

The usual slip exchanges cyclosporin A and statins.`,
        hi: String.raw`- *Aspergillus niger*, कवक: सिट्रिक अम्ल।
- *Trichoderma polysporum*, कवक: साइक्लोस्पोरिन A, अंग-प्रतिरोपण के रोगियों के लिए प्रतिरक्षा निरोधक।
- *Monascus purpureus*, यीस्ट: स्टैटिन, जो कोलेस्टेरॉल संश्लेषण के एंज़ाइम का स्पर्धी संदमन करते हैं।
- *Streptococcus*, जीवाणु: स्ट्रेप्टोकाइनेज़, जो रक्त का थक्का घोलता है।

आम भूल साइक्लोस्पोरिन A और स्टैटिन को आपस में बदलने की है।`,
      },
      reasons: {
        a: {
          en: 'Citric acid, cyclosporin A, statins and streptokinase come from these four in turn.',
          hi: 'इन चारों से क्रमशः सिट्रिक अम्ल, साइक्लोस्पोरिन A, स्टैटिन और स्ट्रेप्टोकाइनेज़ मिलते हैं।',
        },
        b: {
          en: 'It makes a clot buster of the statins, which lower cholesterol.',
          hi: 'इसमें *Monascus* के स्टैटिन को थक्का-स्फोटन बना दिया गया, जबकि वे कोलेस्टेरॉल घटाते हैं।',
        },
        c: {
          en: 'Cyclosporin A of *Trichoderma* and the statins of *Monascus* are exchanged.',
          hi: '*Trichoderma* का साइक्लोस्पोरिन A और *Monascus* के स्टैटिन आपस में बदल गए।',
        },
        d: {
          en: 'It gives the clot buster to *Trichoderma*; streptokinase is bacterial.',
          hi: 'इसमें थक्का-स्फोटन *Trichoderma* को दे दिया गया, जबकि स्ट्रेप्टोकाइनेज़ जीवाणु से मिलता है।',
        },
      },
    },
    {
      code: 'nt-158',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: 'An ovum of a woman was fused with a sperm of her husband in the laboratory. The embryo was transferred to her body when it had 16 blastomeres. By which technique, and to which place, was it transferred?',
        hi: 'एक स्त्री के अंडाणु का उसके पति के शुक्राणु से प्रयोगशाला में संलयन कराया गया। जब भ्रूण में 16 ब्लास्टोमियर हो गए, तब उसे स्त्री के शरीर में स्थानांतरित किया गया। यह किस तकनीक से और कहाँ किया गया?',
      },
      options: [
        { id: 'a', content: { en: 'IUT, to the uterus', hi: 'IUT, गर्भाशय में' } },
        { id: 'b', content: { en: 'ZIFT, to the fallopian tube', hi: 'ZIFT, फ़ैलोपी नलिका में' } },
        { id: 'c', content: { en: 'GIFT, to the fallopian tube', hi: 'GIFT, फ़ैलोपी नलिका में' } },
        { id: 'd', content: { en: 'IUI, to the uterus', hi: 'IUI, गर्भाशय में' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`After in vitro fertilisation the number of blastomeres decides:

- up to 8 blastomeres (zygote or early embryo): **ZIFT**, into the fallopian tube;
- more than 8 blastomeres: **IUT** (intra uterine transfer), into the uterus.

GIFT transfers an ovum of a donor, IUI semen; in neither is an embryo transferred.`,
        hi: String.raw`पात्रे निषेचन के बाद ब्लास्टोमियर की संख्या से निर्णय होता है:

- 8 ब्लास्टोमियर तक (युग्मनज या प्रारंभिक भ्रूण): **ZIFT**, फ़ैलोपी नलिका में;
- 8 से अधिक ब्लास्टोमियर: **IUT** (अंतः गर्भाशय स्थानांतरण), गर्भाशय में।

GIFT में दाता का अंडाणु और IUI में वीर्य स्थानांतरित होता है; भ्रूण इन दोनों में नहीं।`,
      },
      reasons: {
        a: {
          en: 'An embryo of more than 8 blastomeres goes to the uterus.',
          hi: '8 से अधिक ब्लास्टोमियर वाला भ्रूण गर्भाशय में जाता है।',
        },
        b: { en: 'ZIFT is for embryos of up to 8 blastomeres.', hi: 'ZIFT 8 ब्लास्टोमियर तक के भ्रूण के लिए है।' },
        c: {
          en: 'In GIFT an ovum of a donor is transferred, not an embryo.',
          hi: 'GIFT में दाता का अंडाणु स्थानांतरित होता है, भ्रूण नहीं।',
        },
        d: {
          en: 'The place is right, but IUI brings semen into the uterus.',
          hi: 'स्थान सही है, पर IUI में वीर्य गर्भाशय में पहुँचाया जाता है।',
        },
      },
    },
    {
      code: 'nt-159',
      exams: ['neet'],
      subject: 'biology',
      topic: 'evolution',
      difficulty: 'easy',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match List-I with List-II on the evolution of man.

| List-I (Form) | List-II (Description) |
| --- | --- |
| A. *Homo habilis* | I. Brain capacity of about 900 cc |
| B. *Homo erectus* | II. More ape-like; about 15 million years ago |
| C. Neanderthal man | III. Brain capacity of 650–800 cc |
| D. *Dryopithecus* | IV. Buried their dead |

Choose the correct answer from the options given below:`,
        hi: String.raw`मानव के विकास से संबंधित सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (रूप) | सूची-II (विवरण) |
| --- | --- |
| A. *Homo habilis* (होमो हैबिलिस) | I. मस्तिष्क धारिता लगभग 900 cc |
| B. *Homo erectus* (होमो इरेक्टस) | II. अधिक कपि-सदृश; लगभग 1.5 करोड़ वर्ष पहले |
| C. निएंडरथल मानव | III. मस्तिष्क धारिता 650–800 cc |
| D. *Dryopithecus* (ड्रायोपिथीकस) | IV. अपने मृतकों को दफ़नाते थे |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-II, C-I, D-IV', hi: 'A-III, B-II, C-I, D-IV' } },
        { id: 'b', content: { en: 'A-II, B-III, C-I, D-IV', hi: 'A-II, B-III, C-I, D-IV' } },
        { id: 'c', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
        { id: 'd', content: { en: 'A-I, B-III, C-IV, D-II', hi: 'A-I, B-III, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Follow the growing brain.

- *Dryopithecus*, about 15 million years ago: more ape-like (*Ramapithecus* was more man-like).
- *Homo habilis*: the first human-like being, 650–800 cc.
- *Homo erectus* (Java, 1891; about 1.5 million years ago): around 900 cc.
- Neanderthal man (1400 cc): used hides and **buried the dead**.`,
        hi: String.raw`मस्तिष्क की बढ़ती धारिता के साथ चलिए।

- *Dryopithecus*, लगभग 1.5 करोड़ वर्ष पहले: अधिक कपि-सदृश (*Ramapithecus* अधिक मानव-सदृश था)।
- *Homo habilis*: पहला मानव जैसा प्राणी, 650–800 cc।
- *Homo erectus* (जावा, 1891; लगभग 15 लाख वर्ष पहले): लगभग 900 cc।
- निएंडरथल मानव (1400 cc): खाल ओढ़ते थे और **मृतकों को दफ़नाते थे**।`,
      },
      reasons: {
        a: {
          en: 'It gives the Neanderthals 900 cc; their brain measured 1400 cc.',
          hi: 'इसमें निएंडरथल को 900 cc दे दिया गया, जबकि उनकी धारिता 1400 cc थी।',
        },
        b: {
          en: 'It sets *Homo habilis* 15 million years back, among the ape-like forms.',
          hi: 'इसमें *Homo habilis* को 1.5 करोड़ वर्ष पहले के कपि-सदृश रूपों में रख दिया गया।',
        },
        c: {
          en: 'The brain grows from 650–800 cc to about 900 cc, and Neanderthals buried the dead.',
          hi: 'मस्तिष्क 650–800 cc से लगभग 900 cc तक बढ़ता है, और निएंडरथल मृतकों को दफ़नाते थे।',
        },
        d: {
          en: 'The brain capacities of *Homo habilis* and *Homo erectus* are exchanged.',
          hi: '*Homo habilis* और *Homo erectus* की मस्तिष्क धारिताएँ आपस में बदल गईं।',
        },
      },
    },
    {
      code: 'nt-160',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: 'A relaxed sarcomere is 2.4 μm long. Its thick filaments are 1.6 μm long, and each of its thin filaments is 1.0 μm long, measured from the Z line. It contracts to a length of 2.1 μm. What are then the lengths (in μm) of its A band, of its I band (both halves together) and of its H zone, in this order?',
        hi: 'एक शिथिल सार्कोमियर 2.4 μm लंबा है। इसके मोटे तंतु 1.6 μm लंबे हैं और Z रेखा से नापने पर हर पतला तंतु 1.0 μm लंबा है। संकुचन में सार्कोमियर 2.1 μm का रह जाता है। तब इसकी A पट्टी, I पट्टी (दोनों अर्धभाग मिलाकर) और H क्षेत्र की लंबाइयाँ (μm में) इसी क्रम में क्या हैं?',
      },
      options: [
        { id: 'a', content: { en: '1.3, 0.8 and 0.4', hi: '1.3, 0.8 और 0.4' } },
        { id: 'b', content: { en: '1.6, 0.5 and 0.1', hi: '1.6, 0.5 और 0.1' } },
        { id: 'c', content: { en: '1.6, 0.8 and 0.1', hi: '1.6, 0.8 और 0.1' } },
        { id: 'd', content: { en: '1.3, 0.5 and 0.4', hi: '1.3, 0.5 और 0.4' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Filaments **slide**; none of them becomes shorter.

- A band = thick filament = **1.6** μm, before and after.
- I band = sarcomere − A band = 2.1 − 1.6 = **0.5** μm (it was 0.8).
- H zone = the gap between the two thin filaments = 2.1 − 2 × 1.0 = **0.1** μm (it was 0.4).

The I band and the H zone each lose just what the sarcomere loses, 0.3 μm.`,
        hi: String.raw`तंतु **सरकते** हैं; कोई भी तंतु छोटा नहीं होता।

- A पट्टी = मोटा तंतु = **1.6** μm, पहले भी और बाद में भी।
- I पट्टी = सार्कोमियर − A पट्टी = 2.1 − 1.6 = **0.5** μm (पहले 0.8)।
- H क्षेत्र = दोनों पतले तंतुओं के बीच का अंतराल = 2.1 − 2 × 1.0 = **0.1** μm (पहले 0.4)।

सार्कोमियर जितना घटता है, I पट्टी और H क्षेत्र भी उतना ही, 0.3 μm, घटते हैं।`,
      },
      reasons: {
        a: {
          en: 'The A band is made to shrink while I band and H zone stay; it is the reverse.',
          hi: 'A पट्टी को घटाया गया और I पट्टी तथा H क्षेत्र को नहीं; होता इसका उल्टा है।',
        },
        b: {
          en: 'The A band stays; the I band and the H zone lose 0.3 μm each.',
          hi: 'A पट्टी वही रहती है; I पट्टी और H क्षेत्र, दोनों 0.3 μm घटते हैं।',
        },
        c: {
          en: 'The I band is left at its relaxed length, so A and I together exceed 2.1.',
          hi: 'I पट्टी को शिथिल लंबाई पर छोड़ दिया गया; A और I का योग 2.1 से अधिक हो जाता है।',
        },
        d: {
          en: 'The thick filaments do not shorten, and the thin ones do close the H zone.',
          hi: 'मोटे तंतु छोटे नहीं होते, और पतले तंतुओं के सरकने से H क्षेत्र घटता है।',
        },
      },
    },
    {
      code: 'nt-161',
      exams: ['neet'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`With regard to malaria and the life cycle of *Plasmodium*, which of the following statements are correct?

A. Sporozoites injected by the mosquito reach the liver and multiply in its cells.

B. The rupture of red blood cells releases haemozoin, which causes chill and high fever.

C. The gametocytes develop in the intestine of the mosquito.

D. Fertilisation takes place in the red blood cells of man.

E. Malignant malaria, the most serious form, is caused by *Plasmodium vivax*.

Choose the correct answer from the options given below:`,
        hi: String.raw`मलेरिया और *Plasmodium* (प्लाज़्मोडियम) के जीवन चक्र के संदर्भ में निम्नलिखित में से कौन-से कथन सही हैं?

A. मच्छर द्वारा छोड़े गए स्पोरोज़ॉइट यकृत में पहुँचकर उसकी कोशिकाओं में गुणन करते हैं।

B. लाल रुधिर कणिकाओं के फटने से हीमोज़ोइन निकलता है, जिससे ठिठुरन और तेज़ बुख़ार होता है।

C. युग्मकजनक (गैमीटोसाइट) मच्छर की आँत में विकसित होते हैं।

D. निषेचन मनुष्य की लाल रुधिर कणिकाओं में होता है।

E. सबसे गंभीर, दुर्दम मलेरिया *Plasmodium vivax* से होता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'D and E only', hi: 'केवल D और E' } },
        { id: 'd', content: { en: 'A and B only', hi: 'केवल A और B' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`Follow the parasite through its two hosts.

- **Man:** sporozoites → liver cells (asexual) → red blood cells (asexual; they burst, haemozoin, chill and fever). **Gametocytes also form in the red blood cells of man.** So A and B are correct, C is wrong.
- **Female *Anopheles*:** takes up the gametocytes; **fertilisation** and development in its intestine; sporozoites go to the salivary glands. D is wrong.

Malignant malaria is caused by *P. falciparum*; E is wrong.`,
        hi: String.raw`परजीवी के साथ उसके दोनों पोषकों में चलिए।

- **मनुष्य:** स्पोरोज़ॉइट → यकृत कोशिकाएँ (अलैंगिक) → लाल रुधिर कणिकाएँ (अलैंगिक; फटने पर हीमोज़ोइन, ठिठुरन और बुख़ार)। **गैमीटोसाइट भी मनुष्य की लाल रुधिर कणिकाओं में ही बनते हैं।** अतः A और B सही हैं, C ग़लत।
- **मादा *Anopheles*:** गैमीटोसाइट ग्रहण करती है; **निषेचन** और परिवर्धन उसकी आँत में; स्पोरोज़ॉइट लार ग्रंथियों में जाते हैं। D ग़लत है।

दुर्दम मलेरिया *P. falciparum* से होता है; E ग़लत है।`,
      },
      reasons: {
        a: {
          en: 'C and E are wrong: gametocytes form in man, and *P. falciparum* is the worst.',
          hi: 'C और E ग़लत हैं: गैमीटोसाइट मनुष्य में बनते हैं और सबसे घातक *P. falciparum* है।',
        },
        b: {
          en: 'The places of C and D are exchanged: gametocytes form in man, fertilisation is in the mosquito.',
          hi: 'C और D के स्थान आपस में बदल गए: गैमीटोसाइट मनुष्य में बनते हैं, निषेचन मच्छर में होता है।',
        },
        c: {
          en: 'D and E are wrong, and the liver stage of the parasite is left out.',
          hi: 'D और E ग़लत हैं, और परजीवी की यकृत वाली अवस्था छूट गई।',
        },
        d: {
          en: 'A and B hold: first the liver, then the red blood cells, whose rupture brings the fever.',
          hi: 'A और B सही हैं: पहले यकृत, फिर लाल रुधिर कणिकाएँ, जिनके फटने से बुख़ार आता है।',
        },
      },
    },
    {
      code: 'nt-162',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'The Bt protoxin is turned into an active toxin by the acidic pH of the gut of the insect.',
          hi: 'Bt प्रोटॉक्सिन (जीवविष का निष्क्रिय रूप) कीट की आँत के अम्लीय pH से सक्रिय जीवविष में बदलता है।',
        },
        reason: {
          en: 'The active Bt toxin binds to the surface of midgut epithelial cells and creates pores, so that the cells swell and lyse.',
          hi: 'सक्रिय Bt जीवविष मध्यांत्र की उपकला कोशिकाओं की सतह से जुड़कर छिद्र बनाता है, जिससे कोशिकाएँ फूलकर फट जाती हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['d'] },
      solution: {
        en: String.raw`The crystals of the inactive protoxin are solubilised by the **alkaline** pH of the insect's gut. So A is false.

R is true: the activated toxin binds to the midgut epithelium and makes pores; the cells swell and lyse, and the insect dies.

The word "gut" calls up the acid of our own stomach: that is the trap.`,
        hi: String.raw`निष्क्रिय प्रोटॉक्सिन के क्रिस्टल कीट की आँत के **क्षारीय** pH में घुलते हैं। अतः A असत्य है।

R सत्य है: सक्रिय जीवविष मध्यांत्र की उपकला से जुड़कर छिद्र बनाता है; कोशिकाएँ फूलकर फटती हैं और कीट मर जाता है।

"आँत" सुनकर अपने आमाशय का अम्ल याद आता है: यही भ्रम है।`,
      },
      reasons: {
        a: {
          en: 'A cannot be explained, for it is false: the pH is alkaline.',
          hi: 'A असत्य है, इसलिए व्याख्या का प्रश्न ही नहीं: pH क्षारीय है।',
        },
        b: {
          en: 'The acid of the human stomach was carried over to the insect.',
          hi: 'मनुष्य के आमाशय का अम्ल कीट पर भी लगा दिया गया।',
        },
        c: {
          en: 'R is true; pores and swelling are how the toxin kills.',
          hi: 'R सत्य है; छिद्र और सूजन से ही जीवविष कीट को मारता है।',
        },
        d: {
          en: 'The gut is alkaline; the pores in the midgut are real.',
          hi: 'आँत क्षारीय है; मध्यांत्र में छिद्र सचमुच बनते हैं।',
        },
      },
    },
    {
      code: 'nt-163',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** When a sperm comes in contact with the corona radiata, it induces changes that block the entry of additional sperms.

**Statement II:** The entry of the sperm induces the completion of the first meiotic division of the oocyte.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** जब कोई शुक्राणु कोरोना रेडिएटा के संपर्क में आता है, तब वह ऐसे परिवर्तन प्रेरित करता है जिनसे अन्य शुक्राणुओं का प्रवेश रुक जाता है।

**कथन II:** शुक्राणु का प्रवेश अंडक (ऊसाइट) के प्रथम अर्धसूत्री विभाजन को पूरा होने के लिए प्रेरित करता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: twoStatements,
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`- The layer that matters is the **zona pellucida**: the contact of a sperm with it induces changes in the membrane that block additional sperms. Corona radiata is the layer of follicular cells outside it. Statement I is incorrect.
- The **first** division is finished earlier, in the tertiary follicle, and gives a secondary oocyte and the first polar body. The sperm induces the completion of the **second** division (second polar body and ootid). Statement II is incorrect.`,
        hi: String.raw`- निर्णायक परत **ज़ोना पेलुसिडा** है: शुक्राणु के इससे संपर्क होने पर झिल्ली में ऐसे परिवर्तन होते हैं जो अन्य शुक्राणुओं को रोकते हैं। कोरोना रेडिएटा इसके बाहर पुटकीय कोशिकाओं की परत है। कथन I ग़लत है।
- **पहला** विभाजन तृतीयक पुटक में पहले ही पूरा हो जाता है और द्वितीयक अंडक तथा प्रथम ध्रुवीय पिंड बनते हैं। शुक्राणु **दूसरे** विभाजन को पूरा कराता है (द्वितीय ध्रुवीय पिंड और ऊटिड)। कथन II ग़लत है।`,
      },
      reasons: {
        a: {
          en: 'Both were read too quickly: each has one wrong word, corona radiata and first.',
          hi: 'दोनों कथन जल्दी में पढ़े गए: हर एक में एक शब्द ग़लत है, कोरोना रेडिएटा और प्रथम।',
        },
        b: {
          en: 'The block starts at the zona pellucida, and it is meiosis II that is completed.',
          hi: 'रोक ज़ोना पेलुसिडा से लगती है, और पूरा अर्धसूत्री विभाजन II होता है।',
        },
        c: { en: 'Corona radiata was taken for the zona pellucida.', hi: 'कोरोना रेडिएटा को ज़ोना पेलुसिडा समझ लिया गया।' },
        d: {
          en: 'The first division is over before ovulation; the sperm brings about the second.',
          hi: 'पहला विभाजन अंडोत्सर्ग से पहले हो चुका होता है; शुक्राणु दूसरा पूरा कराता है।',
        },
      },
    },
    {
      code: 'nt-164',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'hard',
      targetSeconds: 65,
      stem: {
        en: String.raw`The template strand of a small gene is 3′-TAC CGA AAT TGC ACG CTT AGG ACT-5′; translation starts at the codon complementary to TAC. A mutation deletes the fourth base, the C of CGA. How many amino acids, respectively, does the polypeptide have before and after the mutation?`,
        hi: String.raw`एक छोटे जीन का टेम्पलेट रज्जुक 3′-TAC CGA AAT TGC ACG CTT AGG ACT-5′ है; स्थानांतरण (translation) TAC के पूरक कोडॉन से आरंभ होता है। एक उत्परिवर्तन में चौथा क्षार, अर्थात CGA का C, विलोपित हो जाता है। उत्परिवर्तन से पहले और उसके बाद पॉलिपेप्टाइड में क्रमशः कितने अमीनो अम्ल होते हैं?`,
      },
      options: [
        { id: 'a', content: { en: '7 and 2', hi: '7 और 2' } },
        { id: 'b', content: { en: '8 and 3', hi: '8 और 3' } },
        { id: 'c', content: { en: '7 and 6', hi: '7 और 6' } },
        { id: 'd', content: { en: '7 and 7', hi: '7 और 7' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Write the mRNA first: complementary to the template, with U for T, read 5′ → 3′.

- Before: AUG GCU UUA ACG UGC GAA UCC **UGA**; AUG codes for methionine, so seven amino acids and stop
- After the loss of G at position 4: AUG CUU **UAA**, so two amino acids and stop

The deletion of one base shifts the reading frame of all codons after it (frameshift). Look out for UAA, UAG and UGA in the new frame; they code for no amino acid.`,
        hi: String.raw`पहले mRNA लिखिए: टेम्पलेट का पूरक, T की जगह U, और 5′ → 3′ पढ़िए।

- पहले: AUG GCU UUA ACG UGC GAA UCC **UGA**; AUG मेथियोनीन का कोडॉन है, अतः सात अमीनो अम्ल और समापन
- चौथे स्थान का G हटने पर: AUG CUU **UAA**, अतः दो अमीनो अम्ल और समापन

एक क्षार के विलोपन से उसके बाद के सभी कोडॉनों का पठन फ़्रेम खिसक जाता है (फ़्रेमशिफ़्ट)। नए फ़्रेम में UAA, UAG और UGA खोजिए; इनसे कोई अमीनो अम्ल नहीं बनता।`,
      },
      reasons: {
        a: {
          en: 'UGA ends the normal chain after seven, and UAA ends the shifted one after two.',
          hi: 'सामान्य शृंखला UGA पर सात के बाद और खिसके फ़्रेम वाली UAA पर दो के बाद समाप्त होती है।',
        },
        b: {
          en: 'The stop codons UGA and UAA are counted, though they stand for no amino acid.',
          hi: 'समापन कोडॉन UGA और UAA भी गिन लिए गए, जबकि उनसे कोई अमीनो अम्ल नहीं जुड़ता।',
        },
        c: {
          en: 'One codon is taken away, as if three bases had been lost and the frame kept.',
          hi: 'एक कोडॉन घटा दिया गया, मानो तीन क्षार हटे हों और पठन फ़्रेम वही रहा हो।',
        },
        d: {
          en: 'The frame is shifted, but the UAA that comes up as third codon is overlooked.',
          hi: 'फ़्रेम तो खिसकाया गया, पर तीसरे स्थान पर बने UAA पर ध्यान नहीं गया।',
        },
      },
    },
    {
      code: 'nt-165',
      exams: ['neet'],
      subject: 'biology',
      topic: 'genetics',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`In a case of disputed paternity, DNA fingerprints are compared by their VNTR bands at two loci on different chromosomes. The table gives the lengths of the bands in kb.

| Person | Locus 1 | Locus 2 |
| --- | --- | --- |
| Mother | 4.2 and 2.6 | 6.0 and 3.5 |
| Child | 4.2 and 3.1 | 6.0 and 3.5 |
| Man P | 3.1 and 2.2 | 4.4 and 3.5 |
| Man Q | 3.1 and 2.6 | 5.1 and 4.4 |
| Man R | 4.2 and 3.8 | 6.0 and 3.5 |
| Man S | 3.8 and 2.6 | 6.0 and 5.1 |

Which of the men can be the father of the child?`,
        hi: String.raw`पितृत्व के एक विवाद में DNA फ़िंगरप्रिंट की तुलना अलग-अलग गुणसूत्रों के दो स्थलों (loci) की VNTR पट्टियों से की गई। तालिका में पट्टियों की लंबाई kb में दी गई है।

| व्यक्ति | स्थल 1 | स्थल 2 |
| --- | --- | --- |
| माता | 4.2 और 2.6 | 6.0 और 3.5 |
| शिशु | 4.2 और 3.1 | 6.0 और 3.5 |
| पुरुष P | 3.1 और 2.2 | 4.4 और 3.5 |
| पुरुष Q | 3.1 और 2.6 | 5.1 और 4.4 |
| पुरुष R | 4.2 और 3.8 | 6.0 और 3.5 |
| पुरुष S | 3.8 और 2.6 | 6.0 और 5.1 |

इनमें से कौन-सा पुरुष शिशु का पिता हो सकता है?`,
      },
      options: [
        { id: 'a', content: { en: 'P', hi: 'P' } },
        { id: 'b', content: { en: 'Q', hi: 'Q' } },
        { id: 'c', content: { en: 'R', hi: 'R' } },
        { id: 'd', content: { en: 'S', hi: 'S' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`A child gets **one** band of each locus from the mother and the **other** from the father.

- Locus 1: 4.2 is from the mother, so 3.1 must be from the father: only P and Q have it.
- Locus 2: the child has both bands of the mother, but only one of them can be from her; the father must have 6.0 or 3.5. Q has neither, P has 3.5.

So P. The trap is to count common bands: R shares most of them and is excluded by locus 1.`,
        hi: String.raw`शिशु को हर स्थल की **एक** पट्टी माता से और **दूसरी** पिता से मिलती है।

- स्थल 1: 4.2 माता से आई, अतः 3.1 पिता से आई होगी: वह केवल P और Q में है।
- स्थल 2: शिशु में माता की दोनों पट्टियाँ हैं, पर माता से एक ही आ सकती है; पिता में 6.0 या 3.5 होनी चाहिए। Q में दोनों नहीं हैं, P में 3.5 है।

अतः P। भूल समान पट्टियाँ गिनने में है: R की पट्टियाँ सबसे अधिक मिलती हैं, पर स्थल 1 उसे बाहर कर देता है।`,
      },
      reasons: {
        a: { en: 'He can give 3.1 at locus 1 and 3.5 at locus 2.', hi: 'वह स्थल 1 पर 3.1 और स्थल 2 पर 3.5 दे सकता है।' },
        b: {
          en: 'He has 3.1 at locus 1, but at locus 2 neither of the bands of the child.',
          hi: 'स्थल 1 पर उसमें 3.1 है, पर स्थल 2 पर शिशु की कोई भी पट्टी नहीं।',
        },
        c: {
          en: 'He shares the most bands with the child, but lacks 3.1, which did not come from the mother.',
          hi: 'शिशु से सबसे अधिक पट्टियाँ इसी की मिलती हैं, पर 3.1 इसमें नहीं है, जो माता से नहीं आई।',
        },
        d: {
          en: 'He fits at locus 2 with 6.0, but has no 3.1 at locus 1.',
          hi: 'स्थल 2 पर 6.0 से मेल है, पर स्थल 1 पर 3.1 नहीं है।',
        },
      },
    },
    {
      code: 'nt-166',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 55,
      stem: {
        en: String.raw`Which of the following statements about the regulation of kidney function are correct?

A. A fall in glomerular blood pressure can activate the JG cells to release renin.

B. Angiotensin II, being a vasoconstrictor, lowers the glomerular blood pressure.

C. Angiotensin II activates the adrenal medulla to release aldosterone.

D. Atrial natriuretic factor (ANF) acts as a check on the renin–angiotensin mechanism.

E. An increase in body fluid volume switches off the osmoreceptors.

Choose the correct answer from the options given below:`,
        hi: String.raw`वृक्क के कार्यों के नियमन के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. ग्लोमेरुलर (गुच्छीय) रक्तदाब में कमी JG कोशिकाओं को रेनिन मुक्त करने के लिए सक्रिय कर सकती है।

B. वाहिका संकीर्णक होने के कारण एंजियोटेंसिन II ग्लोमेरुलर रक्तदाब घटाता है।

C. एंजियोटेंसिन II अधिवृक्क मध्यांश (मेडुला) को एल्डोस्टेरॉन मुक्त करने के लिए सक्रिय करता है।

D. अलिंदीय नैट्रियूरेटिक कारक (ANF) रेनिन–एंजियोटेंसिन क्रियाविधि पर रोक का काम करता है।

E. शरीर में तरल का आयतन बढ़ने पर परासरणग्राही बंद (निष्क्रिय) हो जाते हैं।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and D only', hi: 'केवल A, B और D' } },
        { id: 'b', content: { en: 'B, C and E only', hi: 'केवल B, C और E' } },
        { id: 'c', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
        { id: 'd', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Walk along the chain.

- Glomerular blood flow, pressure or GFR falls → JG cells → **renin**: A is correct.
- Angiotensin II is a powerful vasoconstrictor; it **raises** the glomerular blood pressure and so the GFR: B is wrong.
- Angiotensin II → adrenal **cortex** → aldosterone → Na⁺ and water from the distal parts of the tubule: C is wrong.
- More blood to the atria → ANF → vasodilation, which checks the whole chain: D is correct.
- More body fluid → osmoreceptors off → less ADH: E is correct.`,
        hi: String.raw`पूरी शृंखला के साथ चलिए।

- ग्लोमेरुलर रक्त प्रवाह, दाब या GFR घटा → JG कोशिकाएँ → **रेनिन**: A सही है।
- एंजियोटेंसिन II शक्तिशाली वाहिका संकीर्णक है; वह ग्लोमेरुलर रक्तदाब और इस तरह GFR **बढ़ाता** है: B ग़लत है।
- एंजियोटेंसिन II → अधिवृक्क **वल्कुट** → एल्डोस्टेरॉन → नलिका के दूरस्थ भागों से Na⁺ और जल: C ग़लत है।
- अलिंदों में अधिक रक्त → ANF → वाहिका विस्फारण, जो पूरी शृंखला पर रोक है: D सही है।
- अधिक तरल → परासरणग्राही बंद → ADH कम: E सही है।`,
      },
      reasons: {
        a: {
          en: 'B is wrong: angiotensin II raises the glomerular blood pressure.',
          hi: 'B ग़लत है: एंजियोटेंसिन II ग्लोमेरुलर रक्तदाब बढ़ाता है।',
        },
        b: { en: 'B and C are both wrong.', hi: 'B और C दोनों ग़लत हैं।' },
        c: {
          en: 'A, D and E hold; B has the wrong effect and C the wrong part of the adrenal gland.',
          hi: 'A, D और E सही हैं; B में प्रभाव उल्टा है और C में अधिवृक्क का भाग ग़लत है।',
        },
        d: {
          en: 'C is wrong: aldosterone is a hormone of the adrenal cortex; the medulla gives adrenaline.',
          hi: 'C ग़लत है: एल्डोस्टेरॉन अधिवृक्क वल्कुट का हार्मोन है; मध्यांश से एड्रीनलीन आता है।',
        },
      },
    },
    {
      code: 'nt-167',
      exams: ['neet'],
      subject: 'biology',
      topic: 'structure-of-animals',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Five points along the alimentary canal of *Periplaneta americana* are:

P. Ileum

Q. Gizzard

R. Openings of the gastric (hepatic) caeca

S. Crop

T. Openings of the Malpighian tubules

In which order does the food pass them?`,
        hi: String.raw`*Periplaneta americana* (तिलचट्टा) की आहार नाल के पाँच स्थान ये हैं:

P. क्षुद्रांत्र (इलियम)

Q. पेषणी (गिज़र्ड)

R. जठर (यकृत) अंधनालों के मुख

S. अन्नपुट (क्रॉप)

T. मैलपीगी नलिकाओं के मुख

भोजन इनसे किस क्रम में गुज़रता है?`,
      },
      options: [
        { id: 'a', content: { en: 'S → Q → T → R → P', hi: 'S → Q → T → R → P' } },
        { id: 'b', content: { en: 'Q → S → R → T → P', hi: 'Q → S → R → T → P' } },
        { id: 'c', content: { en: 'S → Q → R → T → P', hi: 'S → Q → R → T → P' } },
        { id: 'd', content: { en: 'Q → S → T → R → P', hi: 'Q → S → T → R → P' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Three regions and two rings.

- Foregut: … oesophagus → **crop** (stores) → **gizzard** (grinds).
- Ring of 6-8 **caeca** at the junction of foregut and midgut: digestive juice.
- Midgut; then a ring of 100-150 **Malpighian tubules** at the junction of midgut and hindgut: excretion.
- Hindgut: **ileum** → colon → rectum.

So S → Q → R → T → P. Remember: the caeca digest, so they come before the midgut; the tubules excrete, so they come after it.`,
        hi: String.raw`तीन क्षेत्र और दो वलय।

- अग्रांत्र: … ग्रसिका → **अन्नपुट** (भंडारण) → **पेषणी** (पीसना)।
- अग्रांत्र और मध्यांत्र की संधि पर 6-8 **अंधनालों** का वलय: पाचक रस।
- मध्यांत्र; फिर मध्यांत्र और पश्चांत्र की संधि पर 100-150 **मैलपीगी नलिकाओं** का वलय: उत्सर्जन।
- पश्चांत्र: **क्षुद्रांत्र** → वृहदांत्र → मलाशय।

अतः S → Q → R → T → P। याद रखिए: अंधनाल पाचन करते हैं, इसलिए मध्यांत्र से पहले; नलिकाएँ उत्सर्जन करती हैं, इसलिए उसके बाद।`,
      },
      reasons: {
        a: {
          en: 'The two rings are exchanged: the caeca come before the midgut.',
          hi: 'दोनों वलय आपस में बदल गए: अंधनाल मध्यांत्र से पहले आते हैं।',
        },
        b: {
          en: 'The crop is put after the gizzard, but food is stored before it is ground.',
          hi: 'अन्नपुट को पेषणी के बाद रखा गया, जबकि भोजन पिसने से पहले जमा होता है।',
        },
        c: {
          en: 'Store, grind, digest, excrete: crop, gizzard, caeca, tubules, and then the ileum.',
          hi: 'भंडारण, पीसना, पाचन, उत्सर्जन: अन्नपुट, पेषणी, अंधनाल, नलिकाएँ, फिर क्षुद्रांत्र।',
        },
        d: {
          en: 'Both the crop and gizzard and the two rings are the wrong way round.',
          hi: 'अन्नपुट-पेषणी और दोनों वलय, सब उल्टे क्रम में हैं।',
        },
      },
    },
    {
      code: 'nt-168',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the parts of the human brain in List-I with their functions in List-II.

| List-I (Part) | List-II (Function) |
| --- | --- |
| A. Thalamus | I. Control of respiration and gastric secretions |
| B. Hypothalamus | II. Coordination of sensory and motor signalling |
| C. Association areas | III. Memory and communication |
| D. Medulla oblongata | IV. Control of body temperature and of the urge to eat |

Choose the correct answer from the options given below:`,
        hi: String.raw`सूची-I के मानव मस्तिष्क के भागों को सूची-II के कार्यों से सुमेलित कीजिए।

| सूची-I (भाग) | सूची-II (कार्य) |
| --- | --- |
| A. थैलेमस | I. श्वसन और जठर स्रावों का नियंत्रण |
| B. हाइपोथैलेमस | II. संवेदी और प्रेरक संकेतों का समन्वय |
| C. सहभागी क्षेत्र (association areas) | III. स्मृति और संचार |
| D. मेडुला ऑब्लोंगेटा | IV. शरीर के ताप और खाने की इच्छा का नियंत्रण |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-II, B-I, C-III, D-IV', hi: 'A-II, B-I, C-III, D-IV' } },
        { id: 'b', content: { en: 'A-III, B-IV, C-II, D-I', hi: 'A-III, B-IV, C-II, D-I' } },
        { id: 'c', content: { en: 'A-II, B-IV, C-III, D-I', hi: 'A-II, B-IV, C-III, D-I' } },
        { id: 'd', content: { en: 'A-III, B-I, C-II, D-IV', hi: 'A-III, B-I, C-II, D-IV' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- Thalamus: major coordinating centre for sensory and motor signalling.
- Hypothalamus: body temperature, urge for eating and drinking; also neurosecretory cells.
- Association areas of the cerebral cortex: intersensory associations, memory, communication.
- Medulla: respiration, cardiovascular reflexes, gastric secretions.

Hypothalamus and medulla are the pair that is mixed up: the *urge* to eat is hypothalamic, the *secretion* in the stomach is medullary.`,
        hi: String.raw`- थैलेमस: संवेदी और प्रेरक संकेतों का मुख्य समन्वय केंद्र।
- हाइपोथैलेमस: शरीर का ताप, खाने-पीने की इच्छा; तंत्रिका-स्रावी कोशिकाएँ भी।
- प्रमस्तिष्क वल्कुट के सहभागी क्षेत्र: अंतरसंवेदी संबंध, स्मृति, संचार।
- मेडुला: श्वसन, हृद्-वाहिका प्रतिवर्त, जठर स्राव।

हाइपोथैलेमस और मेडुला में ही भ्रम होता है: खाने की *इच्छा* हाइपोथैलेमस से, आमाशय का *स्राव* मेडुला से।`,
      },
      reasons: {
        a: {
          en: 'Hypothalamus and medulla are exchanged: respiration is controlled by the medulla.',
          hi: 'हाइपोथैलेमस और मेडुला आपस में बदल गए: श्वसन का नियंत्रण मेडुला करता है।',
        },
        b: {
          en: 'Thalamus and association areas are exchanged: memory belongs to the cerebral cortex.',
          hi: 'थैलेमस और सहभागी क्षेत्र आपस में बदल गए: स्मृति प्रमस्तिष्क वल्कुट का कार्य है।',
        },
        c: {
          en: 'Coordination of signals, body temperature, memory and respiration belong to these four in turn.',
          hi: 'संकेतों का समन्वय, शरीर का ताप, स्मृति और श्वसन क्रमशः इन्हीं चारों के कार्य हैं।',
        },
        d: {
          en: 'Both exchanges are made, and each of the four parts gets the work of another.',
          hi: 'दोनों अदला-बदली हुई हैं; चारों भागों को एक-दूसरे का कार्य मिल गया।',
        },
      },
    },
    {
      code: 'nt-169',
      exams: ['neet'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'A man has a deep, dirty wound, and preformed antibodies against the tetanus toxin are injected into him. Which of the following gives a person immunity of the same type?',
        hi: 'एक व्यक्ति को गहरा और गंदा घाव लगा है और उसे टिटनेस के आविष के विरुद्ध पहले से बने प्रतिरक्षी दिए जाते हैं। निम्नलिखित में से किससे इसी प्रकार की प्रतिरक्षा मिलती है?',
      },
      options: [
        { id: 'a', content: { en: 'A hepatitis B vaccine made from yeast', hi: 'यीस्ट से बना हेपेटाइटिस बी का टीका' } },
        { id: 'b', content: { en: 'Recovery from an attack of chickenpox', hi: 'छोटी माता (चिकनपॉक्स) से ठीक होना' } },
        {
          id: 'c',
          content: {
            en: 'Colostrum taken by a newborn in its first days',
            hi: 'पहले कुछ दिनों में नवजात शिशु द्वारा पिया गया कोलोस्ट्रम',
          },
        },
        { id: 'd', content: { en: 'Mucus that coats the respiratory tract', hi: 'श्वसन पथ को ढकने वाला श्लेष्मा' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`Ready-made antibodies give **passive** immunity: quick, but short-lived.

Colostrum contains abundant IgA antibodies made by the mother, so the baby is protected passively as well.

A vaccine and an infection make the body form antibodies itself (active immunity). Mucus is a physical barrier of innate immunity.`,
        hi: String.raw`पहले से बने प्रतिरक्षी **निष्क्रिय** प्रतिरक्षा देते हैं: तुरंत, पर थोड़े समय के लिए।

कोलोस्ट्रम में माता के बनाए IgA प्रतिरक्षी प्रचुर होते हैं, अतः शिशु को भी निष्क्रिय प्रतिरक्षा मिलती है।

टीके और संक्रमण से शरीर स्वयं प्रतिरक्षी बनाता है (सक्रिय प्रतिरक्षा)। श्लेष्मा सहज प्रतिरक्षा का भौतिक अवरोध है।`,
      },
      reasons: {
        a: {
          en: 'A vaccine brings an antigen; the antibodies are formed by the person: active.',
          hi: 'टीके में प्रतिजन होता है; प्रतिरक्षी व्यक्ति स्वयं बनाता है: सक्रिय प्रतिरक्षा।',
        },
        b: {
          en: 'An infection leads to the person’s own antibodies and memory: active.',
          hi: 'संक्रमण से अपने प्रतिरक्षी और स्मृति बनती है: सक्रिय प्रतिरक्षा।',
        },
        c: {
          en: 'Ready-made IgA from the mother: passive, like the antitoxin.',
          hi: 'माता से मिले तैयार IgA: निष्क्रिय, प्रतिआविष की तरह।',
        },
        d: {
          en: 'Mucus is an innate barrier and works without antibodies of this kind.',
          hi: 'श्लेष्मा सहज (जन्मजात) अवरोध है, इसमें बाहर से प्रतिरक्षी नहीं मिलते।',
        },
      },
    },
    {
      code: 'nt-170',
      exams: ['neet'],
      subject: 'biology',
      topic: 'microbes',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: String.raw`Given below are two statements:

**Statement I:** In the secondary treatment of sewage, the effluent is passed into a settling tank once its BOD has been reduced significantly.

**Statement II:** A small part of the activated sludge is pumped back into the aeration tank to serve as the inoculum.

In the light of the above statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं:

**कथन I:** वाहित मल के द्वितीयक उपचार में, बहिःस्राव का BOD पर्याप्त घट जाने पर उसे निःसादन (सेटलिंग) टंकी में भेजा जाता है।

**कथन II:** सक्रियित आपंक का थोड़ा-सा भाग वातन टंकी में निवेश द्रव्य (इनॉक्यूलम) के रूप में वापस भेजा जाता है।

उपर्युक्त कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: twoStatements,
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`In the secondary treatment of sewage aerobic microbes grow as **flocs** and consume the organic matter, so the BOD falls. Then the effluent goes to a settling tank, where the flocs sediment: this is the activated sludge. Statement I is correct.

A small part of it is pumped back to the **aeration** tank as inoculum; the major part goes to the anaerobic sludge digesters. Statement II is correct.`,
        hi: String.raw`वाहित मल के द्वितीयक उपचार में वायवीय सूक्ष्मजीव **ऊर्णक (फ़्लॉक)** बनाकर कार्बनिक पदार्थ खाते हैं, अतः BOD घटता है। फिर बहिःस्राव निःसादन टंकी में जाता है, जहाँ ऊर्णक नीचे बैठ जाते हैं: यही सक्रियित आपंक है। कथन I सही है।

इसका थोड़ा भाग निवेश द्रव्य के रूप में **वातन** टंकी में लौटता है; बड़ा भाग अवायवीय आपंक संपाचित्र में जाता है। कथन II सही है।`,
      },
      reasons: {
        a: {
          en: 'Aeration first, settling when the BOD is low, and a part of the sludge goes back.',
          hi: 'पहले वातन, BOD घटने पर निःसादन, और आपंक का कुछ भाग वापस।',
        },
        b: {
          en: 'Both describe steps that take place in every plant of this kind.',
          hi: 'दोनों कथनों में ऐसे संयंत्र के वास्तविक चरण हैं।',
        },
        c: {
          en: 'The whole sludge does not go to the digester; some returns as inoculum.',
          hi: 'सारा आपंक संपाचित्र में नहीं जाता; कुछ भाग निवेश द्रव्य बनकर लौटता है।',
        },
        d: {
          en: 'The effluent is not moved on before its BOD has fallen, just as Statement I says.',
          hi: 'BOD घटने से पहले बहिःस्राव आगे नहीं भेजा जाता, जैसा कथन I में है।',
        },
      },
    },
    {
      code: 'nt-171',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: String.raw`Match the events of human pregnancy in List-I with their time in List-II.

| List-I (Event) | List-II (Time) |
| --- | --- |
| A. Heart of the embryo is formed | I. Fifth month |
| B. Limbs and digits develop | II. After one month |
| C. First movements of the foetus | III. By the end of the second month |
| D. Eyelids separate | IV. By the end of 24 weeks |

Choose the correct answer from the options given below:`,
        hi: String.raw`मानव सगर्भता की सूची-I की घटनाओं को सूची-II के समय से सुमेलित कीजिए।

| सूची-I (घटना) | सूची-II (समय) |
| --- | --- |
| A. भ्रूण का हृदय बन जाता है | I. पाँचवाँ महीना |
| B. हाथ-पैर और अँगुलियाँ विकसित होती हैं | II. एक महीने के बाद |
| C. गर्भ की पहली गतियाँ | III. दूसरे महीने के अंत तक |
| D. पलकें अलग होती हैं | IV. 24 सप्ताह के अंत तक |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-II, C-I, D-IV', hi: 'A-III, B-II, C-I, D-IV' } },
        { id: 'b', content: { en: 'A-II, B-III, C-I, D-IV', hi: 'A-II, B-III, C-I, D-IV' } },
        { id: 'c', content: { en: 'A-II, B-III, C-IV, D-I', hi: 'A-II, B-III, C-IV, D-I' } },
        { id: 'd', content: { en: 'A-III, B-II, C-IV, D-I', hi: 'A-III, B-II, C-IV, D-I' } },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Put them in order of time.

- After **one month**: the heart is formed; its sounds are the first sign of the growing foetus.
- End of the **second month**: limbs and digits.
- End of 12 weeks: most major organ systems.
- **Fifth month**: first movements, hair on the head.
- End of **24 weeks**: fine hair on the body, eyelids separate, eyelashes are formed.

The trap: movements (about 20 weeks) come before the eyelids separate (24 weeks).`,
        hi: String.raw`समय के क्रम में रखिए।

- **एक महीने** के बाद: हृदय बन जाता है; उसकी ध्वनि बढ़ते गर्भ का पहला संकेत है।
- **दूसरे महीने** का अंत: हाथ-पैर और अँगुलियाँ।
- 12 सप्ताह का अंत: अधिकांश प्रमुख अंग तंत्र।
- **पाँचवाँ महीना**: पहली गतियाँ, सिर पर बाल।
- **24 सप्ताह** का अंत: शरीर पर कोमल बाल, पलकें अलग, बरौनियाँ बन जाती हैं।

भ्रम: गतियाँ (लगभग 20 सप्ताह) पलकों के अलग होने (24 सप्ताह) से पहले आती हैं।`,
      },
      reasons: {
        a: {
          en: 'The first two are exchanged: the heart is formed before the limbs and digits.',
          hi: 'पहली दोनों आपस में बदल गईं: हृदय हाथ-पैर और अँगुलियों से पहले बनता है।',
        },
        b: {
          en: 'Heart, limbs, movements, eyelids: one month, two months, fifth month, 24 weeks.',
          hi: 'हृदय, हाथ-पैर, गतियाँ, पलकें: एक महीना, दो महीने, पाँचवाँ महीना, 24 सप्ताह।',
        },
        c: {
          en: 'The last two are exchanged: the foetus moves before its eyelids separate.',
          hi: 'अंतिम दोनों आपस में बदल गईं: गर्भ की गतियाँ पलकें अलग होने से पहले होती हैं।',
        },
        d: {
          en: 'Early and late events are both turned round: limbs before heart, eyelids before movements.',
          hi: 'आरंभ और बाद की, दोनों जोड़ियाँ उलट गईं: हृदय से पहले हाथ-पैर, गतियों से पहले पलकें।',
        },
      },
    },
    {
      code: 'nt-172',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'medium',
      targetSeconds: 45,
      stem: {
        en: String.raw`Which of the following statements about the separation of DNA fragments by gel electrophoresis are correct?

A. DNA fragments move towards the cathode.

B. The smaller a fragment is, the farther it moves.

C. After staining with ethidium bromide the bands are seen in UV light.

D. Agarose, the usual matrix, is a synthetic polymer.

E. The extraction of DNA from the cut-out pieces of gel is called spooling.

Choose the correct answer from the options given below:`,
        hi: String.raw`जेल वैद्युत कण संचलन (जेल इलेक्ट्रोफ़ोरेसिस) द्वारा DNA खंडों के पृथक्करण के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. DNA खंड कैथोड की ओर चलते हैं।

B. खंड जितना छोटा होता है, उतनी ही अधिक दूर जाता है।

C. इथिडियम ब्रोमाइड से अभिरंजित करने के बाद पट्टियाँ UV प्रकाश में दिखती हैं।

D. प्रायः प्रयुक्त आधात्री ऐगारोज़ एक संश्लेषित बहुलक है।

E. जेल के काटे गए टुकड़ों से DNA निकालने को स्पूलिंग कहते हैं।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'B and C only', hi: 'केवल B और C' } },
        { id: 'b', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'c', content: { en: 'C, D and E only', hi: 'केवल C, D और E' } },
        { id: 'd', content: { en: 'A and D only', hi: 'केवल A और D' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- DNA is negatively charged (phosphate), so it moves to the **anode**: A is wrong.
- The gel is a sieve: small fragments go farther. B is correct.
- Pure DNA is not visible in visible light; with ethidium bromide and UV the bands shine bright orange. C is correct.
- Agarose is a **natural** polymer from sea weeds: D is wrong.
- Cutting out the bands and extracting the DNA is **elution**: E is wrong (spooling is the winding of DNA threads out of cold ethanol).`,
        hi: String.raw`- DNA ऋणावेशित है (फ़ॉस्फ़ेट), अतः **ऐनोड** की ओर जाता है: A ग़लत है।
- जेल छलनी का काम करता है: छोटे खंड अधिक दूर जाते हैं। B सही है।
- शुद्ध DNA दृश्य प्रकाश में नहीं दिखता; इथिडियम ब्रोमाइड और UV से पट्टियाँ चमकीली नारंगी दिखती हैं। C सही है।
- ऐगारोज़ समुद्री शैवाल से मिलने वाला **प्राकृतिक** बहुलक है: D ग़लत है।
- पट्टियाँ काटकर DNA निकालना **क्षालन** (इल्यूशन) है: E ग़लत है (स्पूलिंग ठंडे एथेनॉल से DNA के धागे लपेटना है)।`,
      },
      reasons: {
        a: {
          en: 'B and C hold: the gel is a sieve, and ethidium bromide shows the bands in UV light.',
          hi: 'B और C सही हैं: जेल छलनी है, और इथिडियम ब्रोमाइड से पट्टियाँ UV में दिखती हैं।',
        },
        b: {
          en: 'A and E are wrong: DNA moves to the anode, and its extraction from the gel is elution.',
          hi: 'A और E ग़लत हैं: DNA ऐनोड की ओर जाता है, और जेल से उसे निकालना क्षालन है।',
        },
        c: {
          en: 'D and E are wrong: agarose comes from sea weeds, and spooling is done in cold ethanol.',
          hi: 'D और E ग़लत हैं: ऐगारोज़ समुद्री शैवाल से मिलता है, और स्पूलिंग ठंडे एथेनॉल में होती है।',
        },
        d: {
          en: 'Both are wrong: the phosphate groups draw DNA to the anode, and agarose is natural.',
          hi: 'दोनों ग़लत हैं: फ़ॉस्फ़ेट समूहों के कारण DNA ऐनोड की ओर जाता है, और ऐगारोज़ प्राकृतिक है।',
        },
      },
    },
    {
      code: 'nt-173',
      exams: ['neet'],
      subject: 'biology',
      topic: 'evolution',
      difficulty: 'medium',
      targetSeconds: 35,
      stem: {
        en: 'Convergent evolution has made some Australian marsupials resemble placental mammals of other continents. Which of the following is such a pair (marsupial first)?',
        hi: 'अभिसारी विकास से ऑस्ट्रेलिया के कुछ शिशुधानी प्राणी (मार्सुपियल) अन्य महाद्वीपों के अपरायुक्त (प्लेसेंटल) स्तनधारियों के समान दिखने लगे। निम्नलिखित में से ऐसा युग्म कौन-सा है (पहला नाम मार्सुपियल का है)?',
      },
      options: [
        { id: 'a', content: { en: 'Spotted cuscus and lemur', hi: 'चित्तीदार कस्कस और लीमर' } },
        { id: 'b', content: { en: 'Numbat and flying squirrel', hi: 'नंबैट और उड़न गिलहरी' } },
        { id: 'c', content: { en: 'Tasmanian tiger cat and anteater', hi: 'तस्मानियाई टाइगर कैट और चींटीख़ोर' } },
        { id: 'd', content: { en: 'Flying phalanger and bobcat', hi: 'उड़न फैलेंजर और बॉबकैट' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`The pairs of convergent evolution: **spotted cuscus–lemur**, numbat–anteater, flying phalanger–flying squirrel, Tasmanian tiger cat–bobcat, Tasmanian wolf–placental wolf, marsupial mole–mole.

Within Australia the marsupials show adaptive radiation. Each of them beside its placental double shows convergent evolution.`,
        hi: String.raw`अभिसारी विकास के युग्म: **चित्तीदार कस्कस–लीमर**, नंबैट–चींटीख़ोर, उड़न फैलेंजर–उड़न गिलहरी, तस्मानियाई टाइगर कैट–बॉबकैट, तस्मानियाई भेड़िया–भेड़िया, मार्सुपियल छछूँदर–छछूँदर (मोल)।

ऑस्ट्रेलिया के भीतर मार्सुपियल अनुकूली विकिरण दिखाते हैं। हर एक को उसके अपरायुक्त प्रतिरूप के साथ रखें तो अभिसारी विकास दिखता है।`,
      },
      reasons: {
        a: {
          en: 'Both climb trees and grasp branches, though they are not near kin.',
          hi: 'दोनों पेड़ों पर चढ़ते और शाखाएँ पकड़ते हैं, पर निकट संबंधी नहीं हैं।',
        },
        b: {
          en: 'The numbat eats termites; its double is the anteater.',
          hi: 'नंबैट दीमक खाता है; उसका प्रतिरूप चींटीख़ोर है।',
        },
        c: { en: 'The double of the Tasmanian tiger cat is the bobcat.', hi: 'तस्मानियाई टाइगर कैट का प्रतिरूप बॉबकैट है।' },
        d: {
          en: 'The flying phalanger glides; its double is the flying squirrel.',
          hi: 'उड़न फैलेंजर हवा में विसर्पण करता है; उसका प्रतिरूप उड़न गिलहरी है।',
        },
      },
    },
    {
      code: 'nt-174',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Match List-I with List-II on the human cardiac cycle.

| List-I (ECG or heart sound) | List-II (Event) |
| --- | --- |
| A. P-wave | I. End of ventricular systole |
| B. QRS complex | II. Closure of the semilunar valves |
| C. End of the T-wave | III. Depolarisation of the atria |
| D. Second heart sound | IV. Depolarisation of the ventricles |

Choose the correct answer from the options given below:`,
        hi: String.raw`मानव हृद् चक्र से संबंधित सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (ECG या हृदय ध्वनि) | सूची-II (घटना) |
| --- | --- |
| A. P-तरंग | I. निलय प्रकुंचन का अंत |
| B. QRS सम्मिश्र | II. अर्धचंद्र कपाटों का बंद होना |
| C. T-तरंग का अंत | III. अलिंदों का विध्रुवण |
| D. हृदय की दूसरी ध्वनि | IV. निलयों का विध्रुवण |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-III, B-IV, C-I, D-II', hi: 'A-III, B-IV, C-I, D-II' } },
        { id: 'b', content: { en: 'A-III, B-II, C-IV, D-I', hi: 'A-III, B-II, C-IV, D-I' } },
        { id: 'c', content: { en: 'A-II, B-III, C-IV, D-I', hi: 'A-II, B-III, C-IV, D-I' } },
        { id: 'd', content: { en: 'A-IV, B-III, C-I, D-II', hi: 'A-IV, B-III, C-I, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`Electrical events first, then the mechanical ones.

- P-wave: depolarisation (excitation) of the atria.
- QRS complex: depolarisation of the ventricles; they begin to contract shortly after Q.
- T-wave: repolarisation of the ventricles; its **end** marks the end of systole.
- First sound (lub): tricuspid and bicuspid valves close. Second sound (dub): **semilunar** valves close.`,
        hi: String.raw`पहले विद्युत घटनाएँ, फिर यांत्रिक।

- P-तरंग: अलिंदों का विध्रुवण (उत्तेजन)।
- QRS सम्मिश्र: निलयों का विध्रुवण; Q के थोड़ी देर बाद उनका संकुचन शुरू होता है।
- T-तरंग: निलयों का पुनर्ध्रुवण; इसका **अंत** प्रकुंचन के अंत का सूचक है।
- पहली ध्वनि (लब): त्रिवलन और द्विवलन कपाट बंद। दूसरी ध्वनि (डब): **अर्धचंद्र** कपाट बंद।`,
      },
      reasons: {
        a: {
          en: 'Atria, ventricles, end of systole and semilunar valves belong to these in turn.',
          hi: 'अलिंद, निलय, प्रकुंचन का अंत और अर्धचंद्र कपाट क्रमशः इन्हीं से जुड़े हैं।',
        },
        b: {
          en: 'It gives a valve to the QRS complex; an ECG records electrical activity.',
          hi: 'इसमें QRS सम्मिश्र को कपाट से जोड़ा गया, जबकि ECG विद्युत क्रिया अंकित करता है।',
        },
        c: {
          en: 'It gives a valve to the P-wave; the closing of valves is heard, not seen in the ECG.',
          hi: 'इसमें P-तरंग को कपाट से जोड़ा गया, जबकि कपाटों का बंद होना सुनाई देता है, ECG में नहीं दिखता।',
        },
        d: {
          en: 'P-wave and QRS complex are exchanged: the atria are excited first.',
          hi: 'P-तरंग और QRS सम्मिश्र आपस में बदल गए: पहले अलिंद उत्तेजित होते हैं।',
        },
      },
    },
    {
      code: 'nt-175',
      exams: ['neet'],
      subject: 'biology',
      topic: 'diversity-of-life',
      difficulty: 'medium',
      targetSeconds: 40,
      stem: {
        en: 'Which of the following animals is correctly described by symmetry, germ layers and body cavity?',
        hi: 'निम्नलिखित में से किस जंतु की सममिति, भ्रूणीय (जनन) स्तर और प्रगुहा (सीलोम) का विवरण सही है?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: '*Fasciola*: bilateral, diploblastic, acoelomate',
            hi: 'फ़ैसिओला (*Fasciola*): द्विपार्श्व, द्विकोरकी, अगुहीय',
          },
        },
        {
          id: 'b',
          content: {
            en: '*Wuchereria*: bilateral, triploblastic, pseudocoelomate',
            hi: 'वुचेरेरिया (*Wuchereria*): द्विपार्श्व, त्रिकोरकी, कूटगुहिक',
          },
        },
        {
          id: 'c',
          content: {
            en: '*Ctenoplana*: radial, triploblastic, acoelomate',
            hi: 'टीनोप्लाना (*Ctenoplana*): अरीय, त्रिकोरकी, अगुहीय',
          },
        },
        {
          id: 'd',
          content: {
            en: '*Aplysia*: bilateral, triploblastic, pseudocoelomate',
            hi: 'एप्लिसिया (*Aplysia*): द्विपार्श्व, त्रिकोरकी, कूटगुहिक',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`From phylum to body plan:

- *Wuchereria* (Aschelminthes): bilateral, triploblastic, **pseudocoelomate**. Correct.
- *Fasciola* (Platyhelminthes): acoelomate, but **triploblastic**.
- *Ctenoplana* (Ctenophora): radial and **diploblastic**.
- *Aplysia* (Mollusca): a true **coelomate**.

Pseudocoelom belongs to the roundworms; diploblastic are Coelenterata and Ctenophora.`,
        hi: String.raw`संघ से शरीर की योजना पहचानिए:

- *Wuchereria* (एस्केल्मिंथीज़): द्विपार्श्व, त्रिकोरकी, **कूटगुहिक**। सही।
- *Fasciola* (प्लेटीहेल्मिंथीज़): अगुहीय, पर **त्रिकोरकी**।
- *Ctenoplana* (टीनोफ़ोरा): अरीय और **द्विकोरकी**।
- *Aplysia* (मोलस्का): वास्तविक **प्रगुही**।

कूटगुहा गोल कृमियों में होती है; द्विकोरकी सीलेंटरेटा और टीनोफ़ोरा हैं।`,
      },
      reasons: {
        a: {
          en: 'A liver fluke has no coelom, but it has three germ layers.',
          hi: 'यकृत कृमि में प्रगुहा नहीं होती, पर जनन स्तर तीन होते हैं।',
        },
        b: { en: 'A roundworm: all three features are right.', hi: 'यह गोल कृमि है: तीनों लक्षण सही हैं।' },
        c: { en: 'A comb jelly has only two germ layers.', hi: 'कंकत जेली में केवल दो जनन स्तर होते हैं।' },
        d: { en: 'A mollusc has a true coelom.', hi: 'मोलस्क में वास्तविक प्रगुहा होती है।' },
      },
    },
    {
      code: 'nt-176',
      exams: ['neet'],
      subject: 'biology',
      topic: 'health-and-disease',
      difficulty: 'hard',
      targetSeconds: 45,
      stem: {
        en: String.raw`Given below are two statements: one is labelled as Assertion (A) and the other is labelled as Reason (R). In the light of these statements, choose the correct answer from the options given below:`,
        hi: String.raw`नीचे दो कथन दिए गए हैं: एक को अभिकथन (A) और दूसरे को कारण (R) कहा गया है। इन कथनों के आलोक में, नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      statements: {
        assertion: {
          en: 'The rejection of a transplanted kidney is chiefly due to the cell-mediated immune response.',
          hi: 'प्रतिरोपित वृक्क के अस्वीकार (rejection) का मुख्य कारण कोशिका-माध्यित प्रतिरक्षा अनुक्रिया है।',
        },
        reason: {
          en: 'T-lymphocytes do not secrete antibodies themselves, but help B-lymphocytes to produce them.',
          hi: 'T-लसीकाणु स्वयं प्रतिरक्षी स्रावित नहीं करते, पर प्रतिरक्षी बनाने में B-लसीकाणुओं की सहायता करते हैं।',
        },
      },
      key: { kind: 'assertion_reason', optionIds: ['b'] },
      solution: {
        en: String.raw`Both are facts. A: T-lymphocytes tell self from non-self and attack the cells of the graft; this is **cell-mediated** immunity. R: antibodies are produced by B-lymphocytes, with the help of T-lymphocytes.

Does R tell *why* the graft is rejected by cells? No. R speaks of antibodies, that is of **humoral** immunity, though T-lymphocytes are named in it. The reason for A is that T-lymphocytes act directly against non-self cells.

The trap is the word T-lymphocyte, which fits both sentences.`,
        hi: String.raw`दोनों तथ्य सत्य हैं। A: T-लसीकाणु स्व और पर की कोशिकाओं में भेद करके प्रतिरोपित अंग की कोशिकाओं पर आक्रमण करते हैं; यह **कोशिका-माध्यित** प्रतिरक्षा है। R: प्रतिरक्षी B-लसीकाणु बनाते हैं, T-लसीकाणुओं की सहायता से।

क्या R बताता है कि अंग का अस्वीकार कोशिकाओं द्वारा *क्यों* होता है? नहीं। R प्रतिरक्षियों की, अर्थात **तरल** प्रतिरक्षा की बात करता है, भले ही उसमें T-लसीकाणु का नाम है। A का कारण यह है कि T-लसीकाणु पर-कोशिकाओं पर सीधे कार्य करते हैं।

भ्रम T-लसीकाणु शब्द से होता है, जो दोनों कथनों से जुड़ता है।`,
      },
      reasons: {
        a: {
          en: 'R is about the making of antibodies; the graft is attacked by T-lymphocytes directly.',
          hi: 'R प्रतिरक्षी बनने के बारे में है; प्रतिरोपित अंग पर T-लसीकाणु सीधे आक्रमण करते हैं।',
        },
        b: {
          en: 'Both are true, but R speaks of humoral and A of cell-mediated immunity.',
          hi: 'दोनों सत्य हैं, पर R तरल और A कोशिका-माध्यित प्रतिरक्षा की बात करता है।',
        },
        c: {
          en: 'R is true: it is B-lymphocytes that secrete antibodies.',
          hi: 'R सत्य है: प्रतिरक्षी B-लसीकाणु ही स्रावित करते हैं।',
        },
        d: {
          en: 'A is true: this is why immunosuppressants are needed after a transplantation.',
          hi: 'A सत्य है: इसीलिए प्रतिरोपण के बाद प्रतिरक्षा निरोधक दवाएँ लेनी पड़ती हैं।',
        },
      },
    },
    {
      code: 'nt-177',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-reproduction',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following statements about methods of contraception are correct?

A. Saheli is a non-steroidal oral contraceptive.

B. Lippes loop is a copper-releasing IUD.

C. Lactational amenorrhoea is reliable up to a maximum of six months after parturition.

D. LNG-20 makes the uterus unsuitable for implantation and the cervix hostile to sperms.

E. In vasectomy a small part of the epididymis is removed or tied up.

Choose the correct answer from the options given below:`,
        hi: String.raw`गर्भनिरोध के उपायों के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. सहेली एक ग़ैर-स्टेरॉयडी मुखीय गर्भनिरोधक है।

B. लिप्पेस लूप ताँबा मोचक IUD है।

C. स्तनपान अनार्तव प्रसव के बाद अधिकतम छह महीने तक विश्वसनीय है।

D. LNG-20 गर्भाशय को अंतर्रोपण के लिए और ग्रीवा को शुक्राणुओं के लिए प्रतिकूल बना देती है।

E. शुक्रवाहक उच्छेदन (वासेक्टोमी) में अधिवृषण का एक छोटा भाग निकाला या बाँध दिया जाता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'A, C and D only', hi: 'केवल A, C और D' } },
        { id: 'd', content: { en: 'A, D and E only', hi: 'केवल A, D और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['c'] },
      solution: {
        en: String.raw`- A is correct: Saheli, developed at CDRI, Lucknow, holds no steroid; it is taken once a week after the first months.
- B is wrong: Lippes loop is a **non-medicated** IUD; copper is released by CuT, Cu7 and Multiload 375.
- C is correct: the method lasts only while the mother breast-feeds the child fully, and no longer than six months.
- D is correct: LNG-20 and Progestasert are hormone-releasing IUDs.
- E is wrong: it is the **vas deferens** that is cut or tied, as the name says.`,
        hi: String.raw`- A सही है: CDRI, लखनऊ में विकसित सहेली में स्टेरॉयड नहीं होता; आरंभिक महीनों के बाद इसे सप्ताह में एक बार लेते हैं।
- B ग़लत है: लिप्पेस लूप **औषधि-रहित** IUD है; ताँबा CuT, Cu7 और मल्टीलोड 375 से मोचित होता है।
- C सही है: यह उपाय तभी तक है जब तक माता शिशु को पूरा स्तनपान कराती है, और छह महीने से अधिक नहीं।
- D सही है: LNG-20 और प्रोजेस्टासर्ट हार्मोन मोचित करने वाली IUD हैं।
- E ग़लत है: नाम के अनुसार ही **शुक्रवाहक** काटा या बाँधा जाता है।`,
      },
      reasons: {
        a: { en: 'B and E are both wrong.', hi: 'B और E दोनों ग़लत हैं।' },
        b: { en: 'B is wrong: Lippes loop is non-medicated.', hi: 'B ग़लत है: लिप्पेस लूप औषधि-रहित है।' },
        c: {
          en: 'A, C and D hold; the loop has no copper, and it is the vas deferens that is tied.',
          hi: 'A, C और D सही हैं; लूप में ताँबा नहीं, और बाँधा शुक्रवाहक जाता है।',
        },
        d: {
          en: 'E is wrong: in vasectomy the vas deferens is cut or tied.',
          hi: 'E ग़लत है: वासेक्टोमी में शुक्रवाहक काटा या बाँधा जाता है।',
        },
      },
    },
    {
      code: 'nt-178',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'easy',
      targetSeconds: 35,
      stem: {
        en: String.raw`Match List-I with List-II on the applications of biotechnology.

| List-I (Molecule) | List-II (Application) |
| --- | --- |
| A. α-1-antitrypsin | I. Protein in the milk of the transgenic cow Rosie |
| B. Gene for adenosine deaminase | II. First clinical gene therapy |
| C. Human α-lactalbumin | III. Tobacco resistant to a nematode |
| D. Double-stranded RNA | IV. Treatment of emphysema |

Choose the correct answer from the options given below:`,
        hi: String.raw`जैव प्रौद्योगिकी के अनुप्रयोगों से संबंधित सूची-I को सूची-II से सुमेलित कीजिए।

| सूची-I (अणु) | सूची-II (अनुप्रयोग) |
| --- | --- |
| A. α-1-एंटीट्रिप्सिन | I. पारजीनी गाय रोज़ी के दूध का प्रोटीन |
| B. ऐडेनोसीन डिऐमीनेज़ का जीन | II. पहली नैदानिक जीन चिकित्सा |
| C. मानव α-लैक्टैल्ब्युमिन | III. सूत्रकृमि प्रतिरोधी तंबाकू |
| D. द्विरज्जुक RNA | IV. वातस्फीति (एम्फ़ाइसीमा) का उपचार |

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A-IV, B-II, C-I, D-III', hi: 'A-IV, B-II, C-I, D-III' } },
        { id: 'b', content: { en: 'A-I, B-II, C-IV, D-III', hi: 'A-I, B-II, C-IV, D-III' } },
        { id: 'c', content: { en: 'A-IV, B-I, C-III, D-II', hi: 'A-IV, B-I, C-III, D-II' } },
        { id: 'd', content: { en: 'A-III, B-I, C-IV, D-II', hi: 'A-III, B-I, C-IV, D-II' } },
      ],
      key: { kind: 'mcq', optionIds: ['a'] },
      solution: {
        en: String.raw`- α-1-antitrypsin: a human protein from transgenic animals, used to treat emphysema.
- Adenosine deaminase (ADA): its deficiency was the first to be treated by gene therapy, in 1990, in a girl of four years.
- Human α-lactalbumin: enriched the milk of Rosie (1997).
- dsRNA: formed in the tobacco root, it silences the mRNA of *Meloidogyne incognita* (RNA interference).

A and C are both proteins of transgenic animals; only one is a medicine.`,
        hi: String.raw`- α-1-एंटीट्रिप्सिन: पारजीनी जंतुओं से मिलने वाला मानव प्रोटीन, वातस्फीति के उपचार में।
- ऐडेनोसीन डिऐमीनेज़ (ADA): इसकी कमी का 1990 में चार वर्ष की बालिका में जीन चिकित्सा से पहला उपचार हुआ।
- मानव α-लैक्टैल्ब्युमिन: इससे रोज़ी (1997) का दूध समृद्ध था।
- dsRNA: तंबाकू की जड़ में बनकर *Meloidogyne incognita* के mRNA को निष्क्रिय करता है (RNA अंतरक्षेप)।

A और C दोनों पारजीनी जंतुओं के प्रोटीन हैं; इनमें औषधि केवल एक है।`,
      },
      reasons: {
        a: {
          en: 'Emphysema, gene therapy, Rosie and RNA interference belong to these in turn.',
          hi: 'वातस्फीति, जीन चिकित्सा, रोज़ी और RNA अंतरक्षेप क्रमशः इन्हीं से जुड़े हैं।',
        },
        b: {
          en: 'The two proteins of transgenic animals are exchanged.',
          hi: 'पारजीनी जंतुओं के दोनों प्रोटीन आपस में बदल गए।',
        },
        c: {
          en: 'It makes double-stranded RNA the means of the first gene therapy; that was the ADA gene.',
          hi: 'इसमें पहली जीन चिकित्सा द्विरज्जुक RNA से मानी गई, जबकि वह ADA जीन से हुई।',
        },
        d: {
          en: 'It gives the milk protein the task against emphysema, and the ADA gene to Rosie.',
          hi: 'इसमें दूध के प्रोटीन को वातस्फीति का और ADA जीन को रोज़ी का मान लिया गया।',
        },
      },
    },
    {
      code: 'nt-179',
      exams: ['neet'],
      subject: 'biology',
      topic: 'human-physiology',
      difficulty: 'medium',
      targetSeconds: 50,
      stem: {
        en: String.raw`Which of the following statements about human hormones are correct?

A. Parathyroid hormone stimulates the reabsorption of Ca²⁺ by the renal tubules.

B. Cholecystokinin acts on both the pancreas and the gall bladder.

C. Thymosins promote cell-mediated immunity but not humoral immunity.

D. Gastric inhibitory peptide is secreted by the stomach and inhibits pancreatic secretion.

E. Cortisol suppresses the immune response.

Choose the correct answer from the options given below:`,
        hi: String.raw`मानव हार्मोनों के बारे में निम्नलिखित में से कौन-से कथन सही हैं?

A. पैराथायरॉइड हार्मोन वृक्क नलिकाओं द्वारा Ca²⁺ के पुनरवशोषण को उद्दीपित करता है।

B. कोलेसिस्टोकाइनिन अग्न्याशय और पित्ताशय दोनों पर कार्य करता है।

C. थाइमोसिन कोशिका-माध्यित प्रतिरक्षा बढ़ाते हैं, तरल (humoral) प्रतिरक्षा नहीं।

D. जठर निरोधी पेप्टाइड आमाशय से स्रावित होकर अग्न्याशयी स्राव को संदमित करता है।

E. कॉर्टिसॉल प्रतिरक्षा अनुक्रिया का दमन करता है।

नीचे दिए गए विकल्पों में से सही उत्तर चुनिए:`,
      },
      options: [
        { id: 'a', content: { en: 'A, C and E only', hi: 'केवल A, C और E' } },
        { id: 'b', content: { en: 'B, C and D only', hi: 'केवल B, C और D' } },
        { id: 'c', content: { en: 'B, D and E only', hi: 'केवल B, D और E' } },
        { id: 'd', content: { en: 'A, B and E only', hi: 'केवल A, B और E' } },
      ],
      key: { kind: 'mcq', optionIds: ['d'] },
      solution: {
        en: String.raw`- A is correct: PTH is hypercalcemic; it acts on bone, on the renal tubules and on the absorption of Ca²⁺ from food.
- B is correct: CCK makes the pancreas secrete enzymes and the gall bladder release bile.
- C is wrong: thymosins help T-lymphocytes to differentiate **and** promote the production of antibodies.
- D is wrong: GIP comes from the gastro-intestinal tract and inhibits **gastric** secretion and motility.
- E is correct: cortisol is anti-inflammatory and suppresses the immune response.`,
        hi: String.raw`- A सही है: PTH रक्त में Ca²⁺ बढ़ाता है; अस्थि, वृक्क नलिका और भोजन से Ca²⁺ के अवशोषण पर कार्य करता है।
- B सही है: CCK से अग्न्याशय एंज़ाइम और पित्ताशय पित्त छोड़ता है।
- C ग़लत है: थाइमोसिन T-लसीकाणुओं के विभेदन में सहायता करते हैं **और** प्रतिरक्षियों का उत्पादन भी बढ़ाते हैं।
- D ग़लत है: GIP जठर-आंत्र पथ से आता है और **जठर** स्राव तथा गतिशीलता को संदमित करता है।
- E सही है: कॉर्टिसॉल सूजन कम करता है और प्रतिरक्षा अनुक्रिया का दमन करता है।`,
      },
      reasons: {
        a: {
          en: 'C is wrong: thymosins promote antibody production too.',
          hi: 'C ग़लत है: थाइमोसिन प्रतिरक्षियों का उत्पादन भी बढ़ाते हैं।',
        },
        b: { en: 'C and D are both wrong.', hi: 'C और D दोनों ग़लत हैं।' },
        c: {
          en: 'D is wrong: GIP inhibits gastric secretion and motility.',
          hi: 'D ग़लत है: GIP जठर स्राव और गतिशीलता को संदमित करता है।',
        },
        d: {
          en: 'A, B and E hold; C forgets the antibodies and D the stomach as the target.',
          hi: 'A, B और E सही हैं; C में प्रतिरक्षी छूटे और D में लक्ष्य अंग आमाशय।',
        },
      },
    },
    {
      code: 'nt-180',
      exams: ['neet'],
      subject: 'biology',
      topic: 'biotechnology',
      difficulty: 'easy',
      targetSeconds: 30,
      stem: {
        en: 'How did the company Eli Lilly first prepare human insulin in 1983?',
        hi: '1983 में एली लिली कंपनी ने मानव इंसुलिन पहली बार कैसे तैयार किया?',
      },
      options: [
        {
          id: 'a',
          content: {
            en: 'It had proinsulin made in *E. coli* and then cut off the C-peptide.',
            hi: '*E. coli* में प्रोइंसुलिन का उत्पादन करके उसका C-पेप्टाइड हटाया।',
          },
        },
        {
          id: 'b',
          content: {
            en: 'It had chains A and B made separately in *E. coli* and then combined them.',
            hi: '*E. coli* में A और B शृंखलाओं का अलग-अलग उत्पादन करके उन्हें जोड़ा।',
          },
        },
        {
          id: 'c',
          content: {
            en: 'It took chains A and B from cattle and then joined them to the C-peptide.',
            hi: 'पशुओं से A और B शृंखलाएँ लेकर उन्हें C-पेप्टाइड से जोड़ा।',
          },
        },
        {
          id: 'd',
          content: {
            en: 'It had both chains made as one piece in yeast and then folded the product.',
            hi: 'यीस्ट में दोनों शृंखलाओं का एक ही खंड में उत्पादन करके उसे वलित किया।',
          },
        },
      ],
      key: { kind: 'mcq', optionIds: ['b'] },
      solution: {
        en: String.raw`Mature insulin has two chains, A and B, linked by **disulphide bonds**; the C-peptide of proinsulin is absent from it. The maturing of proinsulin was the difficulty for production by rDNA.

Eli Lilly went round it: two DNA sequences, one for each chain, were introduced into plasmids of *E. coli*; the chains were produced separately, extracted and combined by disulphide bonds.`,
        hi: String.raw`परिपक्व इंसुलिन में A और B दो शृंखलाएँ **डाइसल्फ़ाइड बंधों** से जुड़ी होती हैं; प्रोइंसुलिन का C-पेप्टाइड इसमें नहीं होता। rDNA से उत्पादन में कठिनाई प्रोइंसुलिन को परिपक्व बनाने की थी।

एली लिली ने यह चरण टाल दिया: दोनों शृंखलाओं के लिए दो DNA अनुक्रम *E. coli* के प्लाज़्मिड में डाले गए; शृंखलाएँ अलग-अलग बनीं, निकाली गईं और डाइसल्फ़ाइड बंधों से जोड़ी गईं।`,
      },
      reasons: {
        a: {
          en: 'That is the natural way in the human pancreas, not the way taken in 1983.',
          hi: 'यह मानव अग्न्याशय की प्राकृतिक विधि है, 1983 वाली नहीं।',
        },
        b: {
          en: 'Each chain had its own DNA sequence; disulphide bonds joined the two.',
          hi: 'हर शृंखला का अपना DNA अनुक्रम था; डाइसल्फ़ाइड बंधों ने दोनों को जोड़ा।',
        },
        c: {
          en: 'Insulin from cattle was the older source, and mature insulin has no C-peptide.',
          hi: 'पशुओं का इंसुलिन पुराना स्रोत था, और परिपक्व इंसुलिन में C-पेप्टाइड नहीं होता।',
        },
        d: {
          en: 'The host was a bacterium, and the chains were kept apart on purpose.',
          hi: 'परपोषी जीवाणु था, और शृंखलाएँ जान-बूझकर अलग बनाई गईं।',
        },
      },
    },
  ],
}
