import type { SeedMaterial } from '../shapes.ts'

export const genetics: SeedMaterial = {
  slug: 'genetics-and-inheritance',
  title: { en: 'Genetics and inheritance', hi: 'आनुवंशिकी और वंशागति' },
  summary: {
    en: 'From Mendel to the lac operon: crosses, linkage, sex determination, pedigrees, DNA and protein synthesis, with fifteen worked examples, seven figures and ten exam questions.',
    hi: 'मेंडल से लैक ओपेरॉन तक: संकरण, सहलग्नता, लिंग निर्धारण, वंशावली, DNA और प्रोटीन संश्लेषण; पंद्रह हल किए उदाहरण, सात चित्र और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'biology',
  exams: ['neet'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
Two chapters of class 12 stand behind this note: inheritance, and its molecular basis. Together they are among the heaviest parts of biology in NEET, and almost the only part in which you calculate again and again.

| Part | Questions of 90 in biology, usually | What is asked most |
|---|---|---|
| Inheritance | 4 to 8 | ratios, blood groups, linkage, sex-linked traits, pedigrees, disorders |
| Molecular basis | 6 to 10 | experiments, DNA structure, replication, transcription, genetic code, lac operon |

These numbers are estimates and vary from year to year. About half of these questions ask for a fact from the textbook, half for a short piece of reasoning. These notes train the reasoning and give the facts that it needs; read the textbook beside them.

### The whole story in six sentences

1. A **gene** is a stretch of DNA at a fixed place (locus) on a chromosome; its versions are called **alleles**.
2. A diploid organism has two alleles of a gene, one from each parent; a **gamete** carries only one.
3. Alleles of one gene separate when gametes are made. Genes on different chromosomes are dealt out independently, genes close together on one chromosome are not.
4. DNA is copied before a cell divides, each new molecule keeping one old strand.
5. The order of bases is copied into RNA and read in threes to make a protein.
6. A cell does not use all its genes at all times; it switches them.

### Words that must not be mixed up

| Word | Meaning |
|---|---|
| Genotype | the alleles, for example Tt |
| Phenotype | what is seen, for example tall |
| Homozygous | two alleles of the same kind: TT, tt |
| Heterozygous | two different alleles: Tt |
| Dominant | seen even with one copy |
| Recessive | seen only when no dominant allele is present |
| Test cross | with the homozygous recessive parent |
| Back cross | with one of the parents (a test cross only if that parent is recessive) |
| True-breeding line | gives the same trait over generations when selfed |

"Dominant" says nothing about number. A dominant allele can be rare, and it does not spread because it is dominant.
`,
        hi: String.raw`
इन नोट्स के पीछे कक्षा 12 के दो अध्याय हैं: वंशागति, और उसका आणविक आधार। NEET के जीव विज्ञान में ये दोनों मिलकर सबसे बड़े हिस्सों में आते हैं, और लगभग यही एक हिस्सा है जिसमें बार-बार गणना करनी पड़ती है।

| भाग | जीव विज्ञान के 90 में से प्रश्न, आम तौर पर | सबसे अधिक क्या पूछा जाता है |
|---|---|---|
| वंशागति | 4 से 8 | अनुपात, रक्त समूह, सहलग्नता, लिंग-सहलग्न लक्षण, वंशावली, विकार |
| आणविक आधार | 6 से 10 | प्रयोग, DNA की संरचना, प्रतिकृति, अनुलेखन, आनुवंशिक कूट, लैक ओपेरॉन |

ये संख्याएँ अनुमान हैं और हर साल बदलती हैं। इनमें से लगभग आधे प्रश्न पाठ्यपुस्तक का तथ्य पूछते हैं और आधे एक छोटा-सा तर्क। ये नोट्स तर्क का अभ्यास कराते हैं और उसके लिए ज़रूरी तथ्य देते हैं; पाठ्यपुस्तक साथ-साथ पढ़िए।

### पूरी बात छह वाक्यों में

1. **जीन** DNA का एक खंड है, जो गुणसूत्र पर एक निश्चित स्थान (लोकस) पर होता है; उसके भिन्न रूप **ऐलील** कहलाते हैं।
2. द्विगुणित जीव में एक जीन के दो ऐलील होते हैं, माता और पिता से एक-एक; **युग्मक** में केवल एक होता है।
3. युग्मक बनते समय एक जीन के ऐलील अलग हो जाते हैं। अलग-अलग गुणसूत्रों के जीन स्वतंत्र रूप से बँटते हैं, एक ही गुणसूत्र पर पास-पास के जीन नहीं।
4. कोशिका विभाजन से पहले DNA की प्रतिकृति बनती है; हर नए अणु में एक पुराना रज्जुक रहता है।
5. क्षारकों का क्रम RNA में उतारा जाता है और तीन-तीन करके पढ़े जाने पर उससे प्रोटीन बनता है।
6. कोशिका अपने सारे जीन हर समय काम में नहीं लेती; वह उन्हें चालू और बंद करती है।

### जिन शब्दों में भ्रम नहीं होना चाहिए

| शब्द | अर्थ |
|---|---|
| जीनप्ररूप | ऐलील, जैसे Tt |
| लक्षणप्ररूप | जो दिखता है, जैसे लंबा |
| समयुग्मजी | दोनों ऐलील समान: TT, tt |
| विषमयुग्मजी | दोनों ऐलील भिन्न: Tt |
| प्रभावी | एक प्रति से भी दिखता है |
| अप्रभावी | तभी दिखता है जब प्रभावी ऐलील न हो |
| परीक्षार्थ संकरण | समयुग्मजी अप्रभावी जनक के साथ |
| प्रतीप संकरण (back cross) | किसी एक जनक के साथ (परीक्षार्थ संकरण तभी, जब वह जनक अप्रभावी हो) |
| तद्रूप प्रजनन वंशक्रम | स्वपरागण से पीढ़ी-दर-पीढ़ी वही लक्षण देता है |

"प्रभावी" शब्द संख्या के बारे में कुछ नहीं कहता। प्रभावी ऐलील दुर्लभ भी हो सकता है, और केवल प्रभावी होने से वह समष्टि में फैलता नहीं।
`,
      },
    },
    {
      id: 'mendel-and-beyond',
      title: { en: 'Mendel, and what he did not see', hi: 'मेंडल, और जो उन्होंने नहीं देखा' },
      text: {
        en: String.raw`
### Seven pairs of traits in the pea

| Character | Dominant | Recessive |
|---|---|---|
| Stem | tall | dwarf |
| Flower colour | violet | white |
| Flower position | axial | terminal |
| Pod shape | inflated | constricted |
| Pod colour | **green** | yellow |
| Seed shape | round | wrinkled |
| Seed colour | **yellow** | green |

The two in bold type are mixed up every year: the green **pod** is dominant, the green **seed** recessive.

### The laws

- **Dominance:** in a heterozygote one allele shows, the other does not.
- **Segregation:** the two alleles of a gene go into different gametes, unmixed. It has no exception as long as meiosis runs normally.
- **Independent assortment:** the alleles of two genes are dealt out independently. This holds for genes on different chromosomes, and nearly for genes far apart on the same one.

| Cross | Genotypes | Phenotypes |
|---|---|---|
| Tt × Tt | 1 : 2 : 1 | 3 : 1 |
| Tt × tt | 1 : 1 | 1 : 1 |
| RrYy × RrYy | nine kinds | 9 : 3 : 3 : 1 |
| RrYy × rryy | 1 : 1 : 1 : 1 | 1 : 1 : 1 : 1 |
| $n$ pairs, all heterozygous, selfed | $3^n$ kinds | $2^n$ kinds |

A plant with $n$ heterozygous pairs makes $2^n$ kinds of gametes.

### Do not draw big squares

Take every gene alone, then **multiply**. A Punnett square for three genes has 64 boxes; the product needs one line.

**Example 1.** AaBbCc is crossed with AaBbcc, with complete dominance. What fraction of the offspring shows A, not B, and C? How many genotypes and phenotypes are there?

A shows in $\frac34$, $\frac14$ are bb, and C shows in $\frac12$:

$$
\dfrac34\times\dfrac14\times\dfrac12=\dfrac3{32}
$$

Genotypes: $3\times3\times2=18$. Phenotypes: $2\times2\times2=8$.

**Example 2.** A tall pea with round seeds is crossed with a dwarf pea with wrinkled seeds. Of 200 offspring 101 are tall and round, 99 dwarf and round. What is the genotype of the first plant?

Tall and dwarf come as 1 : 1, so it is Tt. All seeds are round, so it is RR: **TtRR**. The recessive parent hides nothing, so the test cross shows the gametes of the other.

### Incomplete dominance and codominance

| Point | Incomplete dominance | Codominance |
|---|---|---|
| The heterozygote | lies between the two | shows both fully |
| Example | snapdragon: red × white gives pink | blood group AB |
| F₂ phenotypes | 1 : 2 : 1 | 1 : 2 : 1 |

In both the phenotypic ratio is the genotypic ratio. The alleles do not blend: red and white come out again in F₂.

**Example 3.** In a plant, red flower colour (R) is incompletely dominant over white (r), pink between them; tall (T) is dominant over dwarf; the genes assort independently. What fraction of the offspring of RrTt × RrTt is pink and tall, and how many phenotypes are there?

Pink $\frac12$, tall $\frac34$: $\frac38$. Phenotypes: $3\times2=6$, in the ratio 3 : 6 : 3 : 1 : 2 : 1 (red, pink, white tall; red, pink, white dwarf).

### Multiple alleles: the blood groups

The gene $I$ has three alleles in the population, but a person has only two of them. $I^A$ and $I^B$ are codominant, and both are dominant over $i$.

| Group | Genotypes | Antigens on red cells |
|---|---|---|
| A | $I^AI^A$, $I^Ai$ | A |
| B | $I^BI^B$, $I^Bi$ | B |
| AB | $I^AI^B$ | A and B |
| O | $ii$ | neither |

Three alleles give six genotypes and four phenotypes. In general $k$ alleles give $\frac{k(k+1)}2$ genotypes.

**Example 4.** A mother of group A has children of the groups B and O. What is the father's group, and which groups can the next child have?

The O child: both parents carry $i$, so she is $I^Ai$. The B child got $I^B$ from the father: he is $I^Bi$, group **B**. The next child can have any of the four groups, each with the probability $\frac14$.

### One gene, many traits; many genes, one trait

- **Pleiotropy:** one gene acts on several characters. In phenylketonuria the lack of one enzyme leads to intellectual disability and to less pigment in hair and skin. In the pea, the gene for starch synthesis sets the shape of the seed and the size of its starch grains; for the shape B is completely, for the size incompletely dominant. Dominance is a matter of the character that you look at.
- **Polygenic inheritance:** several genes add up, as in human skin colour and height. With three gene pairs, AaBbCc × AaBbCc gives seven classes, $1:6:15:20:15:6:1$ of 64, and the middle is the most frequent. The environment has its share.
`,
        hi: String.raw`
### मटर के लक्षणों के सात जोड़े

| लक्षण | प्रभावी | अप्रभावी |
|---|---|---|
| तना | लंबा | बौना |
| पुष्प का रंग | बैंगनी | सफ़ेद |
| पुष्प की स्थिति | अक्षीय | अंत्य (शीर्षस्थ) |
| फली का आकार | फूली हुई | संकीर्णित |
| फली का रंग | **हरा** | पीला |
| बीज का आकार | गोल | झुर्रीदार |
| बीज का रंग | **पीला** | हरा |

मोटे अक्षरों वाले दोनों में हर साल भ्रम होता है: **फली** का हरा रंग प्रभावी है, **बीज** का हरा रंग अप्रभावी।

### नियम

- **प्रभाविता:** विषमयुग्मजी में एक ऐलील दिखता है, दूसरा नहीं।
- **विसंयोजन (पृथक्करण):** एक जीन के दोनों ऐलील बिना मिले अलग-अलग युग्मकों में जाते हैं। अर्धसूत्री विभाजन सामान्य हो, तो इसका कोई अपवाद नहीं है।
- **स्वतंत्र अपव्यूहन:** दो जीनों के ऐलील स्वतंत्र रूप से बँटते हैं। यह अलग-अलग गुणसूत्रों के जीनों पर लागू है, और एक ही गुणसूत्र पर बहुत दूर के जीनों पर भी लगभग।

| संकरण | जीनप्ररूप | लक्षणप्ररूप |
|---|---|---|
| Tt × Tt | 1 : 2 : 1 | 3 : 1 |
| Tt × tt | 1 : 1 | 1 : 1 |
| RrYy × RrYy | नौ प्रकार | 9 : 3 : 3 : 1 |
| RrYy × rryy | 1 : 1 : 1 : 1 | 1 : 1 : 1 : 1 |
| $n$ जोड़े, सब विषमयुग्मजी, स्वपरागण | $3^n$ प्रकार | $2^n$ प्रकार |

$n$ विषमयुग्मजी जोड़ों वाला पौधा $2^n$ प्रकार के युग्मक बनाता है।

### बड़े वर्ग मत बनाइए

हर जीन को अकेला लीजिए, फिर **गुणा** कीजिए। तीन जीनों के पनेट वर्ग (Punnett square) में 64 खाने होते हैं; गुणनफल एक पंक्ति में मिल जाता है।

**उदाहरण 1.** AaBbCc का AaBbcc से संकरण कराया गया, प्रभाविता पूर्ण है। संतति के कितने भाग में A का लक्षण दिखेगा, B का नहीं, और C का दिखेगा? कितने जीनप्ररूप और लक्षणप्ररूप होंगे?

A $\frac34$ में दिखेगा, bb $\frac14$ में होगा, C $\frac12$ में दिखेगा:

$$
\dfrac34\times\dfrac14\times\dfrac12=\dfrac3{32}
$$

जीनप्ररूप: $3\times3\times2=18$। लक्षणप्ररूप: $2\times2\times2=8$।

**उदाहरण 2.** गोल बीजों वाले लंबे मटर का संकरण झुर्रीदार बीजों वाले बौने मटर से कराया गया। 200 संततियों में 101 लंबी-गोल और 99 बौनी-गोल हैं। पहले पौधे का जीनप्ररूप क्या है?

लंबे और बौने 1 : 1 हैं, इसलिए Tt। सभी बीज गोल हैं, इसलिए RR: **TtRR**। अप्रभावी जनक कुछ नहीं छिपाता, इसलिए परीक्षार्थ संकरण में दूसरे जनक के युग्मक सीधे दिख जाते हैं।

### अपूर्ण प्रभाविता और सहप्रभाविता

| बात | अपूर्ण प्रभाविता | सहप्रभाविता |
|---|---|---|
| विषमयुग्मजी | दोनों के बीच का | दोनों को पूरा दिखाता है |
| उदाहरण | श्वान पुष्प (स्नैपड्रैगन): लाल × सफ़ेद से गुलाबी | रक्त समूह AB |
| F₂ लक्षणप्ररूप | 1 : 2 : 1 | 1 : 2 : 1 |

दोनों में लक्षणप्ररूप का अनुपात वही है जो जीनप्ररूप का। ऐलील आपस में घुलते नहीं: F₂ में लाल और सफ़ेद फिर निकल आते हैं।

**उदाहरण 3.** एक पौधे में लाल पुष्प रंग (R) सफ़ेद (r) पर अपूर्ण प्रभावी है, बीच का गुलाबी; लंबा (T) बौने पर पूर्ण प्रभावी है; जीन स्वतंत्र रूप से अपव्यूहित होते हैं। RrTt × RrTt की संतति का कितना भाग गुलाबी और लंबा होगा, और कितने लक्षणप्ररूप होंगे?

गुलाबी $\frac12$, लंबा $\frac34$: $\frac38$। लक्षणप्ररूप: $3\times2=6$, अनुपात 3 : 6 : 3 : 1 : 2 : 1 (लाल, गुलाबी, सफ़ेद लंबे; लाल, गुलाबी, सफ़ेद बौने)।

### बहुऐलीलता: रक्त समूह

समष्टि में जीन $I$ के तीन ऐलील हैं, पर एक व्यक्ति में उनमें से दो ही होते हैं। $I^A$ और $I^B$ सहप्रभावी हैं, और दोनों $i$ पर प्रभावी।

| समूह | जीनप्ररूप | लाल रक्त कोशिकाओं पर प्रतिजन |
|---|---|---|
| A | $I^AI^A$, $I^Ai$ | A |
| B | $I^BI^B$, $I^Bi$ | B |
| AB | $I^AI^B$ | A और B |
| O | $ii$ | कोई नहीं |

तीन ऐलीलों से छह जीनप्ररूप और चार लक्षणप्ररूप। सामान्यतः $k$ ऐलीलों से $\frac{k(k+1)}2$ जीनप्ररूप बनते हैं।

**उदाहरण 4.** A समूह की माता के बच्चों के समूह B और O हैं। पिता का समूह क्या है, और अगले बच्चे का समूह क्या-क्या हो सकता है?

O वाला बच्चा: माता-पिता दोनों में $i$ है, इसलिए माता $I^Ai$। B वाले बच्चे को $I^B$ पिता से मिला: वह $I^Bi$ है, समूह **B**। अगले बच्चे का समूह चारों में से कोई भी हो सकता है, हर एक की प्रायिकता $\frac14$।

### एक जीन, कई लक्षण; कई जीन, एक लक्षण

- **बहुप्रभाविता (pleiotropy):** एक जीन कई लक्षणों पर असर डालता है। फ़ेनिलकीटोनूरिया में एक एंज़ाइम न होने से बौद्धिक अक्षमता आती है और बालों व त्वचा का वर्णक भी घटता है। मटर में मंड (स्टार्च) बनाने वाला जीन बीज का आकार भी तय करता है और मंड के कणों का परिमाण भी; आकार के लिए B पूर्ण प्रभावी है, कणों के परिमाण के लिए अपूर्ण। प्रभाविता इस पर भी निर्भर है कि आप किस लक्षण को देख रहे हैं।
- **बहुजीनी वंशागति:** कई जीनों का असर जुड़ता है, जैसे मनुष्य की त्वचा के रंग और क़द में। तीन जोड़ों के लिए AaBbCc × AaBbCc से सात वर्ग मिलते हैं, 64 में $1:6:15:20:15:6:1$; बीच वाला सबसे अधिक। पर्यावरण का भी हाथ होता है।
`,
      },
    },
    {
      id: 'chromosomes-and-pedigrees',
      title: { en: 'Linkage, sex and pedigrees', hi: 'सहलग्नता, लिंग और वंशावली' },
      text: {
        en: String.raw`
Sutton and Boveri saw that chromosomes behave in meiosis as Mendel's factors do: they come in pairs, and the pairs separate. Morgan proved it with the fruit fly, which breeds in about two weeks, gives many offspring and has traits that are easy to see.

### Linkage

Genes on one chromosome travel together, unless crossing over separates them. The further apart they are, the more often this happens.

![A pair of chromosomes with the alleles A B and a b. It gives 41% gametes A B and 41% a b, which are parental, and 9% A b and 9% a B, which are recombinant: 18% recombinants in all.](/figures/mat-genetics-and-inheritance-1.svg)

$$
r=\dfrac{\text{recombinants}}{\text{all offspring}}\times100\%
$$

1% of recombination is one map unit (1 centimorgan). In Morgan's flies white eye and yellow body gave 1.3%, white eye and miniature wing 37.2%: the second pair lies further apart. Sturtevant made the first map of a chromosome from such numbers. More than 50% never comes out; at 50% the genes look independent.

| Test cross of AaBb gives | The genes are |
|---|---|
| 1 : 1 : 1 : 1 | independent (or very far apart), $r=50\%$ |
| two large and two small classes | linked; the **small** ones are recombinants |
| only two classes | completely linked |

**Example 5.** AaBb × aabb gives 408 AaBb, 412 aabb, 88 Aabb and 92 aaBb. How far apart are the genes, and how did the alleles lie in the parent?

Recombinants are the rare ones, $88+92=180$ of 1,000: 18 map units. The frequent ones show the old order: AB on one chromosome, ab on the other. Had Aabb and aaBb been frequent, it would have been Ab and aB.

**Example 6.** The distances are: p to q 12, q to s 5, p to s 7. In which order do the genes lie?

The greatest distance is that of the outer two: p and q. s lies between: **p, s, q**, and $7+5=12$.

### Sex determination

| Organism | Female | Male | Two kinds of gametes in |
|---|---|---|---|
| Human, fruit fly | XX | XY | the male |
| Grasshopper | XX | XO, one chromosome less | the male |
| Birds | ZW | ZZ | the **female** |
| Honey bee | diploid, 32, from a fertilised egg | haploid, 16, from an unfertilised egg | neither |

A drone has no father and no sons, but it has a grandfather and can have grandsons. It makes its sperms by mitosis.

### Sex-linked genes

A man has one X and hands it to his daughters only. So an X-linked recessive allele shows in every man who has it, and passes from an affected man through carrier daughters to grandsons.

**Example 7.** A colour-blind woman and a man with normal sight have children. What are they like?

$X^cX^c\times X^CY$: every son is $X^cY$, colour-blind; every daughter is $X^CX^c$, a carrier. If it were the other way round, a carrier woman and a normal man, one **son** in two would be colour-blind, which is one **child** in four. Read which of the two is asked.

### Pedigrees

A square is a man, a circle a woman, filled means affected, a line between them a marriage, a double line one between relatives, a diamond means that the sex is not known. Look for one of these four families; each of them rules out a possibility.

![Four small families. 1: two unaffected parents, an affected daughter. 2: two affected parents, an unaffected daughter. 3: affected mother, unaffected father, an unaffected son. 4: affected father, unaffected mother, an unaffected daughter.](/figures/mat-genetics-and-inheritance-2.svg)

| Family | What it proves |
|---|---|
| 1 | recessive; and since the **daughter** of an unaffected father is affected, autosomal |
| 2 | dominant; and since the **daughter** of an affected father is unaffected, autosomal |
| 3 | not X-linked recessive |
| 4 | not X-linked dominant |

If the affected child of family 1 is a **son**, it is only recessive: autosomal or X-linked, both are possible.

**Example 8.** The trait of the figure is rare and recessive. How probable is it that III-1 is affected?

![I-1 and I-2, unaffected, have an affected daughter II-1 and an unaffected son II-2. I-3 and I-4, unaffected, have an unaffected daughter II-3 and an affected son II-4. II-2 and II-3 expect the child III-1.](/figures/mat-genetics-and-inheritance-3.svg)

II-1 shows that it is autosomal. II-2 is unaffected, so of AA, Aa, Aa he is a carrier with $\frac23$; so is II-3. Two carriers have an affected child with $\frac14$:

$$
\dfrac23\times\dfrac23\times\dfrac14=\dfrac19
$$

### Disorders to know

| Disorder | Cause | Inheritance |
|---|---|---|
| Haemophilia | a clotting factor is missing | X-linked recessive |
| Colour blindness | fault in the red or green cones of the eye | X-linked recessive |
| Sickle-cell anaemia | β chain, place 6: Glu becomes Val | autosomal recessive |
| Phenylketonuria | the enzyme for phenylalanine → tyrosine is missing | autosomal recessive |
| Thalassemia | too little of a globin chain | autosomal recessive |
| Myotonic dystrophy | a triplet repeated too often | autosomal dominant |
| Down | three copies of chromosome 21, 47 in all | not inherited as a rule |
| Klinefelter | XXY, 47; sterile man | not inherited |
| Turner | XO, 45; sterile woman | not inherited |

Sickle-cell anaemia is a fault of **quality** (a wrong chain), thalassemia one of **quantity** (too few chains).
`,
        hi: String.raw`
सटन और बोवेरी ने देखा कि अर्धसूत्री विभाजन में गुणसूत्र वैसा ही व्यवहार करते हैं जैसा मेंडल के कारक: वे जोड़ों में होते हैं, और जोड़े अलग हो जाते हैं। मॉर्गन ने इसे फल मक्खी (ड्रोसोफ़िला) से सिद्ध किया, जिसका जीवन चक्र लगभग दो सप्ताह का है, जिसकी संतति बहुत होती है और जिसके लक्षण आसानी से दिखते हैं।

### सहलग्नता

एक ही गुणसूत्र के जीन साथ-साथ चलते हैं, जब तक जीन विनिमय उन्हें अलग न करे। जीन एक-दूसरे से जितने दूर हों, ऐसा उतना ही अधिक होता है।

![ऐलील A B और a b वाले गुणसूत्रों का एक जोड़ा। इससे 41% युग्मक A B और 41% a b बनते हैं, जो जनकीय हैं, और 9% A b तथा 9% a B, जो पुनर्योगज हैं: कुल 18% पुनर्योगज।](/figures/mat-genetics-and-inheritance-1.svg)

$$
r=\dfrac{\text{पुनर्योगज}}{\text{कुल संतति}}\times100\%
$$

1% पुनर्योजन एक मानचित्र इकाई (1 सेंटीमॉर्गन) है। मॉर्गन की मक्खियों में सफ़ेद आँख और पीले शरीर के बीच 1.3% मिला, सफ़ेद आँख और लघु पंख के बीच 37.2%: दूसरा जोड़ा अधिक दूर है। ऐसी ही संख्याओं से स्टर्टवेंट ने गुणसूत्र का पहला मानचित्र बनाया। 50% से अधिक कभी नहीं आता; 50% पर जीन स्वतंत्र लगते हैं।

| AaBb के परीक्षार्थ संकरण से | जीन हैं |
|---|---|
| 1 : 1 : 1 : 1 | स्वतंत्र (या बहुत दूर-दूर), $r=50\%$ |
| दो बड़े और दो छोटे वर्ग | सहलग्न; **छोटे** वर्ग पुनर्योगज हैं |
| केवल दो वर्ग | पूर्ण सहलग्न |

**उदाहरण 5.** AaBb × aabb से 408 AaBb, 412 aabb, 88 Aabb और 92 aaBb मिले। जीनों के बीच दूरी कितनी है, और जनक में ऐलील किस तरह लगे थे?

जो कम हैं वही पुनर्योगज हैं, 1,000 में $88+92=180$: 18 मानचित्र इकाई। जो अधिक हैं, वे पुराना क्रम दिखाते हैं: एक गुणसूत्र पर AB, दूसरे पर ab। Aabb और aaBb अधिक होते, तो क्रम Ab और aB होता।

**उदाहरण 6.** दूरियाँ हैं: p से q 12, q से s 5, p से s 7। जीनों का क्रम क्या है?

सबसे बड़ी दूरी बाहर वाले दो की है: p और q। s बीच में है: **p, s, q**, और $7+5=12$।

### लिंग निर्धारण

| जीव | मादा | नर | दो प्रकार के युग्मक किसमें |
|---|---|---|---|
| मनुष्य, फल मक्खी | XX | XY | नर |
| टिड्डा | XX | XO, एक गुणसूत्र कम | नर |
| पक्षी | ZW | ZZ | **मादा** |
| मधुमक्खी | द्विगुणित, 32, निषेचित अंडे से | अगुणित, 16, अनिषेचित अंडे से | किसी में नहीं |

नर मधुमक्खी (ड्रोन) का न पिता होता है, न पुत्र; पर नाना होता है और नाती हो सकते हैं। वह शुक्राणु समसूत्री विभाजन से बनाता है।

### लिंग-सहलग्न जीन

पुरुष में एक ही X होता है और वह केवल पुत्रियों को मिलता है। इसलिए X-सहलग्न अप्रभावी ऐलील जिस पुरुष में हो, उसमें दिखता ही है, और प्रभावित पुरुष से वाहक पुत्रियों के द्वारा नातियों तक पहुँचता है।

**उदाहरण 7.** एक वर्णांध स्त्री और सामान्य दृष्टि वाले पुरुष के बच्चे कैसे होंगे?

$X^cX^c\times X^CY$: हर पुत्र $X^cY$, वर्णांध; हर पुत्री $X^CX^c$, वाहक। यदि स्त्री वाहक और पुरुष सामान्य होता, तो हर दो में से एक **पुत्र** वर्णांध होता, यानी हर चार में से एक **संतान**। ध्यान से पढ़िए कि दोनों में से क्या पूछा गया है।

### वंशावली

वर्ग पुरुष है, वृत्त स्त्री; भरा हुआ यानी प्रभावित; बीच की रेखा विवाह, दोहरी रेखा संबंधियों में विवाह; समचतुर्भुज (◇) यानी लिंग ज्ञात नहीं। इन चार परिवारों में से कोई ढूँढ़िए; हर एक किसी न किसी संभावना को काट देता है।

![चार छोटे परिवार। 1: अप्रभावित माता-पिता, प्रभावित पुत्री। 2: प्रभावित माता-पिता, अप्रभावित पुत्री। 3: प्रभावित माता, अप्रभावित पिता, अप्रभावित पुत्र। 4: प्रभावित पिता, अप्रभावित माता, अप्रभावित पुत्री।](/figures/mat-genetics-and-inheritance-2.svg)

| परिवार | क्या सिद्ध होता है |
|---|---|
| 1 | अप्रभावी; और अप्रभावित पिता की **पुत्री** प्रभावित है, इसलिए अलिंगसूत्री |
| 2 | प्रभावी; और प्रभावित पिता की **पुत्री** अप्रभावित है, इसलिए अलिंगसूत्री |
| 3 | X-सहलग्न अप्रभावी नहीं |
| 4 | X-सहलग्न प्रभावी नहीं |

परिवार 1 की प्रभावित संतान **पुत्र** हो, तो केवल इतना पता चलता है कि लक्षण अप्रभावी है: अलिंगसूत्री और X-सहलग्न दोनों संभव हैं।

**उदाहरण 8.** चित्र का लक्षण दुर्लभ और अप्रभावी है। III-1 के प्रभावित होने की प्रायिकता कितनी है?

![अप्रभावित I-1 और I-2 की प्रभावित पुत्री II-1 और अप्रभावित पुत्र II-2 हैं। अप्रभावित I-3 और I-4 की अप्रभावित पुत्री II-3 और प्रभावित पुत्र II-4 हैं। II-2 और II-3 की होने वाली संतान III-1 है।](/figures/mat-genetics-and-inheritance-3.svg)

II-1 से पता चलता है कि लक्षण अलिंगसूत्री है। II-2 अप्रभावित है, इसलिए AA, Aa, Aa में से वह $\frac23$ प्रायिकता से वाहक है; II-3 भी। दो वाहकों की संतान $\frac14$ प्रायिकता से प्रभावित होती है:

$$
\dfrac23\times\dfrac23\times\dfrac14=\dfrac19
$$

### ये विकार याद रखिए

| विकार | कारण | वंशागति |
|---|---|---|
| हीमोफ़ीलिया | रक्त का थक्का बनाने वाला एक कारक नहीं बनता | X-सहलग्न अप्रभावी |
| वर्णांधता | आँख के लाल या हरे शंकुओं में दोष | X-सहलग्न अप्रभावी |
| दात्र कोशिका अरक्तता | β शृंखला, स्थान 6: Glu की जगह Val | अलिंगसूत्री अप्रभावी |
| फ़ेनिलकीटोनूरिया | फ़ेनिलऐलेनीन → टाइरोसीन वाला एंज़ाइम नहीं बनता | अलिंगसूत्री अप्रभावी |
| थैलेसीमिया | एक ग्लोबिन शृंखला बहुत कम | अलिंगसूत्री अप्रभावी |
| मायोटोनिक डिस्ट्रॉफ़ी | एक त्रिक का बहुत अधिक बार दोहराव | अलिंगसूत्री प्रभावी |
| डाउन सिंड्रोम | गुणसूत्र 21 की तीन प्रतियाँ, कुल 47 | प्रायः वंशागत नहीं |
| क्लाइनफ़ेल्टर सिंड्रोम | XXY, 47; बंध्य पुरुष | वंशागत नहीं |
| टर्नर सिंड्रोम | XO, 45; बंध्य स्त्री | वंशागत नहीं |

दात्र कोशिका अरक्तता **गुणात्मक** दोष है (शृंखला ग़लत), थैलेसीमिया **मात्रात्मक** (शृंखलाएँ कम)।
`,
      },
    },
    {
      id: 'dna-to-protein',
      title: { en: 'DNA, copying, reading and switching', hi: 'DNA: प्रतिकृति, पठन और नियंत्रण' },
      text: {
        en: String.raw`
### How it was found

| Experiment | What was done | What it showed |
|---|---|---|
| Griffith | heat-killed S and live R bacteria in mice | something transforms R into S |
| Avery, MacLeod, McCarty | extract of S with protease, RNase, DNase | only DNase stops it: it is DNA |
| Hershey, Chase | phage with ³²P or ³⁵S | ³²P, that is DNA, enters the cell |
| Meselson, Stahl | *E. coli* from ¹⁵N into ¹⁴N | replication is semi-conservative |

### Structure

A nucleotide is base + sugar + phosphate; without phosphate it is a nucleoside. A and G are purines (two rings); C, T and U pyrimidines (one ring). The backbone is joined by 3′–5′ phosphodiester bonds. The two strands are antiparallel and held by hydrogen bonds: two in A=T, three in G≡C.

| Length | Value |
|---|---|
| One turn | 3.4 nm, about 10 base pairs |
| From one pair to the next | 0.34 nm |
| Width | 2 nm |

Chargaff's rule, for double-stranded DNA: A = T and G = C, so purines = pyrimidines. A + T need not equal G + C.

**Example 9.** A linear double-stranded piece has 600 base pairs, 160 of them A–T. Find the hydrogen bonds, the length, the turns and the phosphodiester bonds.

G–C pairs: 440. Hydrogen bonds: $2\times160+3\times440=1640$. Length: $600\times0.34=204$ nm. Turns: 60. Phosphodiester bonds: 599 in each strand, 1198.

**Example 10.** A human cell has $6.6\times10^9$ base pairs. How long is its DNA, and how many nucleosomes can it have, at 200 base pairs each?

$6.6\times10^9\times0.34$ nm is about **2.2 m**; $3.3\times10^7$ nucleosomes. In a nucleosome negative DNA is wound around eight positive **histones**, which are rich in lysine and arginine. Loosely packed euchromatin is active, densely packed heterochromatin is not.

### Replication

DNA polymerase builds a strand only in the direction 5′ → 3′ and only along a template. So at a fork one new strand grows without a break, the other in pieces, which **ligase** joins.

![A fork that moves to the left. The new strand 1 on the lower template grows without a break towards the fork. The new strand 2 on the upper template is made in pieces away from the fork. Ends are marked 5 prime and 3 prime.](/figures/mat-genetics-and-inheritance-4.svg)

In the figure 1 is the continuous (leading), 2 the discontinuous (lagging) strand. Find the template's 3′ end that lies **away** from the fork: its copy is continuous.

**Example 11.** *E. coli* grown in ¹⁵N is moved into ¹⁴N. What is there after three divisions?

$2^3=8$ molecules. Two old strands exist, so **two** are hybrid; six are light: 1 : 3. However many divisions follow, the two remain.

### Transcription

![A transcription unit: two DNA strands, the upper one C from 5 prime to 3 prime, the lower one M from 3 prime to 5 prime. The promoter P is at the left, the terminator T at the right. The RNA runs from 5 prime at the left to 3 prime at the right.](/figures/mat-genetics-and-inheritance-5.svg)

M is the template strand (3′ → 5′), C the coding strand. The RNA is complementary to M and reads like C with U for T. Promoter and terminator are named by the coding strand: the promoter stands at its 5′ end. In bacteria the factor σ starts transcription, ρ ends it, and one polymerase makes all RNA.

| Eukaryotic polymerase | Makes |
|---|---|
| I | rRNA (28S, 18S, 5.8S) |
| II | hnRNA, the precursor of mRNA |
| III | tRNA, 5S rRNA, snRNA |

hnRNA becomes mRNA in three steps: **splicing** (introns out, exons joined), **capping** (methyl guanosine triphosphate at the 5′ end), **tailing** (200 to 300 adenylate residues at the 3′ end, without a template).

### The code and translation

Of 64 codons 61 stand for amino acids; UAA, UAG and UGA mean stop. The code is degenerate (several codons for one amino acid), but unambiguous (one codon, one amino acid), read without gaps, and nearly universal. AUG is start and methionine.

**Example 12.** The template strand is 3′-TAC AAA CGT ATC-5′. How many amino acids does the peptide have?

mRNA 5′-AUG UUU GCA UAG-3′: Met, Phe, Ala, stop. **Three**; UAG adds none.

**Example 13.** What happens when one base is lost in the fourth codon of a gene with 100 codons? When three neighbouring bases are lost that make up that codon?

One base: every codon from the fourth on is read in a wrong frame (frameshift). Three: one amino acid is missing, the rest stays. Insertion works likewise.

tRNA is the adapter: its anticodon pairs with the codon, and its 3′ end carries the amino acid. It is charged first, with ATP (aminoacylation). In the ribosome of bacteria the 23S rRNA, a **ribozyme**, makes the peptide bond. There is no tRNA for a stop codon; a release factor binds instead.

### The lac operon

![Two states of the operon. The order is p, i, then p, o, z, y, a. 1: the repressor R, made from i, sits on the operator o, and nothing is transcribed. 2: the inducer L has bound R, o is free, an mRNA of z, y and a is made, and from it three proteins.](/figures/mat-genetics-and-inheritance-6.svg)

| Part | Role |
|---|---|
| i | makes the repressor, always (i stands for inhibitor) |
| p | RNA polymerase binds here |
| o | the repressor binds here |
| z | β-galactosidase, splits lactose |
| y | permease, lets lactose in |
| a | transacetylase |

State 1 is without lactose, state 2 with it. The true inducer is allolactose, which the cell makes from lactose; glucose and galactose cannot induce. The switch by the repressor is **negative** regulation.

**Example 14.** What happens if the gene i makes no working repressor? If the operator is changed so that the repressor cannot bind?

In both cases z, y and a are transcribed even without lactose (constitutive). The first is mended by a second, good copy of i in the cell, since the repressor moves freely. The second is not: an operator acts only on its own DNA.

**Example 15.** Why must a cell without lactose still have a few molecules of permease?

Without them lactose could never come in to switch the operon on. So a very low expression must always go on.
`,
        hi: String.raw`
### यह कैसे पता चला

| प्रयोग | क्या किया | क्या सिद्ध हुआ |
|---|---|---|
| ग्रिफ़िथ | ताप से मारे गए S और जीवित R जीवाणु, चूहों में | कोई पदार्थ R को S में रूपांतरित करता है |
| ऐवरी, मैक्लिऑड, मैक्कार्टी | S का सत्त्व, साथ में प्रोटीएज़, RNase, DNase | केवल DNase रोकता है: वह DNA है |
| हर्शे, चेज़ | ³²P या ³⁵S वाले जीवाणुभोजी | ³²P, यानी DNA, कोशिका में जाता है |
| मेसेल्सन, स्टाल | *E. coli* को ¹⁵N से ¹⁴N में रखा | प्रतिकृति अर्धसंरक्षी है |

### संरचना

न्यूक्लियोटाइड = क्षारक + शर्करा + फ़ॉस्फ़ेट; फ़ॉस्फ़ेट न हो तो न्यूक्लियोसाइड। A और G प्यूरीन हैं (दो वलय); C, T और U पिरिमिडीन (एक वलय)। शृंखला 3′–5′ फ़ॉस्फ़ोडाइएस्टर बंधों से जुड़ी है। दोनों रज्जुक प्रतिसमांतर हैं और हाइड्रोजन बंधों से बँधे हैं: A=T में दो, G≡C में तीन।

| लंबाई | मान |
|---|---|
| एक फेरा | 3.4 nm, लगभग 10 क्षारक युग्म |
| एक युग्म से अगले तक | 0.34 nm |
| चौड़ाई | 2 nm |

चारगाफ़ का नियम, द्विरज्जुकी DNA के लिए: A = T और G = C, इसलिए प्यूरीन = पिरिमिडीन। A + T और G + C का बराबर होना ज़रूरी नहीं।

**उदाहरण 9.** एक रैखिक द्विरज्जुकी खंड में 600 क्षारक युग्म हैं, जिनमें 160 A–T हैं। हाइड्रोजन बंध, लंबाई, फेरे और फ़ॉस्फ़ोडाइएस्टर बंध ज्ञात कीजिए।

G–C युग्म: 440। हाइड्रोजन बंध: $2\times160+3\times440=1640$। लंबाई: $600\times0.34=204$ nm। फेरे: 60। फ़ॉस्फ़ोडाइएस्टर बंध: हर रज्जुक में 599, कुल 1198।

**उदाहरण 10.** मनुष्य की कोशिका में $6.6\times10^9$ क्षारक युग्म हैं। उसका DNA कितना लंबा है, और हर न्यूक्लियोसोम में 200 युग्म हों तो कितने न्यूक्लियोसोम बनेंगे?

$6.6\times10^9\times0.34$ nm, लगभग **2.2 m**; न्यूक्लियोसोम $3.3\times10^7$। न्यूक्लियोसोम में ऋणावेशित DNA आठ धनावेशित **हिस्टोन** पर लिपटा होता है, जिनमें लाइसीन और आर्जिनीन अधिक होते हैं। ढीला बँधा यूक्रोमैटिन सक्रिय होता है, सघन हेटेरोक्रोमैटिन निष्क्रिय।

### प्रतिकृति

DNA पॉलिमरेज़ नया रज्जुक केवल 5′ → 3′ दिशा में और केवल टेम्पलेट के सहारे बनाता है। इसलिए द्विशाख पर एक नया रज्जुक लगातार बढ़ता है और दूसरा खंडों में, जिन्हें **लाइगेज़** जोड़ता है।

![बाईं ओर बढ़ता प्रतिकृति द्विशाख। निचले टेम्पलेट पर नया रज्जुक 1 बिना टूटे द्विशाख की ओर बढ़ता है। ऊपरी टेम्पलेट पर नया रज्जुक 2 द्विशाख से दूर की ओर खंडों में बनता है। सिरों पर 5′ और 3′ लिखे हैं।](/figures/mat-genetics-and-inheritance-4.svg)

चित्र में 1 सतत रज्जुक है, 2 असतत। टेम्पलेट का वह 3′ सिरा ढूँढ़िए जो द्विशाख से **दूर** है: उसी पर सतत रज्जुक बनता है।

**उदाहरण 11.** ¹⁵N में उगाए गए *E. coli* को ¹⁴N में रखा गया। तीन विभाजनों के बाद क्या मिलेगा?

$2^3=8$ अणु। पुराने रज्जुक दो ही हैं, इसलिए **दो** अणु संकर हैं; छह हल्के: 1 : 3। आगे कितने भी विभाजन हों, ये दो बने रहते हैं।

### अनुलेखन

![अनुलेखन इकाई: DNA के दो रज्जुक, ऊपरी C 5′ से 3′ और निचला M 3′ से 5′। उन्नायक P बाईं ओर, समापक T दाईं ओर। RNA बाईं ओर 5′ से दाईं ओर 3′ तक है।](/figures/mat-genetics-and-inheritance-5.svg)

M टेम्पलेट रज्जुक है (3′ → 5′), C कूट लेखन रज्जुक। RNA, M का पूरक होता है और C जैसा ही पढ़ा जाता है, बस T की जगह U। उन्नायक (promoter) और समापक (terminator) की जगह कूट लेखन रज्जुक से बताई जाती है: उन्नायक उसके 5′ सिरे पर है। जीवाणु में σ कारक अनुलेखन आरंभ कराता है और ρ समाप्त, और एक ही पॉलिमरेज़ सारे RNA बनाता है।

| यूकैरियोटी पॉलिमरेज़ | क्या बनाता है |
|---|---|
| I | rRNA (28S, 18S, 5.8S) |
| II | hnRNA, mRNA का पूर्ववर्ती |
| III | tRNA, 5S rRNA, snRNA |

hnRNA तीन चरणों में mRNA बनता है: **समबंधन** (splicing: इंट्रॉन हटते हैं, एक्सॉन जुड़ते हैं), **आच्छादन** (capping: 5′ सिरे पर मेथिल ग्वानोसीन ट्राइफ़ॉस्फ़ेट), **पुच्छन** (tailing: 3′ सिरे पर 200 से 300 ऐडेनिलेट, बिना टेम्पलेट के)।

### आनुवंशिक कूट और स्थानांतरण (translation)

64 कोडॉनों में 61 अमीनो अम्लों के हैं; UAA, UAG और UGA समापन के। कूट अपह्रासित (degenerate) है, यानी एक अमीनो अम्ल के कई कोडॉन; पर असंदिग्ध है, यानी एक कोडॉन का एक ही अमीनो अम्ल; बिना रुके पढ़ा जाता है और लगभग सार्वत्रिक है। AUG प्रारंभक भी है और मेथियोनीन का कोडॉन भी।

**उदाहरण 12.** टेम्पलेट रज्जुक 3′-TAC AAA CGT ATC-5′ है। पेप्टाइड में कितने अमीनो अम्ल होंगे?

mRNA 5′-AUG UUU GCA UAG-3′: Met, Phe, Ala, समापन। **तीन**; UAG से कोई नहीं जुड़ता।

**उदाहरण 13.** 100 कोडॉन वाले जीन के चौथे कोडॉन से एक क्षारक लुप्त हो जाए तो क्या होगा? और यदि उस कोडॉन के तीनों क्षारक लुप्त हों तो?

एक क्षारक: चौथे से लेकर आगे का हर कोडॉन ग़लत फ़्रेम में पढ़ा जाएगा (फ़्रेमशिफ़्ट)। तीनों: एक अमीनो अम्ल कम होगा, बाक़ी वही रहेंगे। क्षारक जुड़ने पर भी ऐसा ही होता है।

tRNA अनुकूलक अणु है: उसका प्रतिकोडॉन कोडॉन से जुड़ता है, और 3′ सिरे पर अमीनो अम्ल होता है। पहले वह ATP की सहायता से आवेशित होता है (अमीनोएसिलीकरण)। जीवाणु के राइबोसोम में पेप्टाइड बंध 23S rRNA बनाता है, जो एक **राइबोज़ाइम** है। समापन कोडॉन के लिए कोई tRNA नहीं होता; वहाँ मोचक कारक जुड़ता है।

### लैक ओपेरॉन

![ओपेरॉन की दो अवस्थाएँ। क्रम p, i, फिर p, o, z, y, a है। 1: i से बना दमनकारी R प्रचालक o पर बैठा है और अनुलेखन नहीं होता। 2: प्रेरक L, R से जुड़ गया है, o ख़ाली है, z, y और a का mRNA बनता है और उससे तीन प्रोटीन।](/figures/mat-genetics-and-inheritance-6.svg)

| भाग | काम |
|---|---|
| i | दमनकारी (repressor) हमेशा बनाता है (i यानी inhibitor, संदमक) |
| p | यहाँ RNA पॉलिमरेज़ जुड़ता है |
| o | प्रचालक: यहाँ दमनकारी जुड़ता है |
| z | β-गैलेक्टोसिडेज़, लैक्टोज़ को तोड़ता है |
| y | परमीएज़, लैक्टोज़ को अंदर आने देता है |
| a | ट्रांसएसिटिलेज़ |

अवस्था 1 लैक्टोज़ के बिना है, अवस्था 2 लैक्टोज़ के साथ। असली प्रेरक ऐलोलैक्टोज़ है, जिसे कोशिका लैक्टोज़ से बनाती है; ग्लूकोज़ और गैलेक्टोज़ प्रेरक नहीं हो सकते। दमनकारी से होने वाला यह नियंत्रण **ऋणात्मक** है।

**उदाहरण 14.** जीन i कार्यशील दमनकारी न बनाए, तो क्या होगा? और प्रचालक ऐसा बदल जाए कि दमनकारी उससे जुड़ न सके, तो?

दोनों में z, y और a का अनुलेखन लैक्टोज़ के बिना भी होता रहता है। पहली दशा में कोशिका को i की एक और, सही प्रति मिल जाए तो दोष दूर हो जाता है, क्योंकि दमनकारी कहीं भी जा सकता है। दूसरी में नहीं: प्रचालक केवल अपने ही DNA पर काम करता है।

**उदाहरण 15.** लैक्टोज़ न हो, तब भी कोशिका में परमीएज़ के कुछ अणु क्यों होने चाहिए?

उनके बिना लैक्टोज़ कभी अंदर आकर ओपेरॉन को चालू ही नहीं कर पाता। इसलिए बहुत निम्न स्तर की अभिव्यक्ति हमेशा चलती रहती है।
`,
      },
    },
    {
      id: 'traps-and-shortcuts',
      title: { en: 'Traps and shortcuts', hi: 'जाल और शॉर्टकट' },
      text: {
        en: String.raw`
### Traps

1. **"A son who is colour-blind" or "of the sons".** The first is a fraction of all children and has the factor $\frac12$ for the sex; the second does not.
2. **An unaffected brother** of an affected person is a carrier with $\frac23$, not $\frac12$: aa is already excluded.
3. **The small classes are the recombinants.** They need not be Aabb and aaBb; it depends on how the alleles lay.
4. **Codominance is not a mixture.** AB blood has both antigens, complete. Pink is incomplete dominance.
5. **Three alleles in the population, two in a person.** A gamete has one.
6. **In birds the mother decides.** With ZW the roles of the sexes are exchanged in every sex-linked question.
7. **Template or coding strand?** From the coding strand write the same letters with U for T. From the template write the complement, and turn the direction.
8. **A codon for stop adds no amino acid.** Subtract it before you count.
9. **Chargaff's rule fails in single-stranded DNA** and in RNA. If A is not equal to T, the molecule is single-stranded.
10. **Per cent of bases, not of pairs.** In 3,000 base pairs there are 6,000 bases; 22% A are 1,320.
11. **Semi-conservative is not dispersive.** Old strands stay whole.
12. **The repressor is made all the time.** Lactose does not stop its making, it makes it unable to bind the operator.

### Shortcuts

| Asked | Do this |
|---|---|
| a phenotype with several genes | multiply the single fractions |
| "at least one" | 1 − "none" |
| kinds of gametes | $2^{h}$, $h$ heterozygous pairs |
| recessive parent in a cross | the offspring show the gametes of the other |
| order of three genes | the greatest distance has the outer two |
| pedigree | first a family that excludes, then numbers |
| hydrogen bonds | 2 × (A–T pairs) + 3 × (G–C pairs) |
| hybrid DNA after $n$ divisions in ¹⁴N | 2 of $2^n$ |
| codons in a coding stretch of $n$ bases | $\dfrac n3$, the stop among them |

### "At least one": an example

Two carriers of an autosomal recessive trait plan two children. The probability that at least one is affected is $1-\left(\frac34\right)^2=\frac7{16}$, not $\frac14+\frac14$.

### Pairs that are set beside each other in the options

| This | is not that |
|---|---|
| hnRNA | mRNA: no introns any more |
| exon (stays in the mRNA) | intron (is cut out) |
| polymerase I: rRNA | III: tRNA and 5S rRNA |
| transformation (Griffith) | transduction (by phages) |
| nucleoside | nucleotide: with phosphate |
| Klinefelter XXY, man | Turner XO, woman |
| euchromatin, light, active | heterochromatin, dense, inactive |
| aneuploidy: one chromosome more or less | polyploidy: whole sets |
`,
        hi: String.raw`
### जाल

1. **"संतान वर्णांध पुत्र हो" या "पुत्रों में से"।** पहला सभी संतानों का भाग है और उसमें लिंग का $\frac12$ भी लगता है; दूसरे में नहीं।
2. प्रभावित व्यक्ति का **अप्रभावित भाई** $\frac23$ प्रायिकता से वाहक है, $\frac12$ से नहीं: aa तो पहले ही हट चुका।
3. **छोटे वर्ग ही पुनर्योगज हैं।** वे Aabb और aaBb ही हों, यह ज़रूरी नहीं; यह ऐलीलों के क्रम पर निर्भर है।
4. **सहप्रभाविता मिश्रण नहीं है।** AB रक्त में दोनों प्रतिजन पूरे-पूरे होते हैं। गुलाबी रंग अपूर्ण प्रभाविता है।
5. **समष्टि में तीन ऐलील, व्यक्ति में दो।** युग्मक में एक।
6. **पक्षियों में लिंग माता से तय होता है।** ZW में लिंग-सहलग्नता के हर प्रश्न में नर और मादा की भूमिका बदल जाती है।
7. **टेम्पलेट या कूट लेखन रज्जुक?** कूट लेखन रज्जुक से वही अक्षर लिखिए, T की जगह U। टेम्पलेट से पूरक लिखिए और दिशा उलटिए।
8. **समापन कोडॉन से अमीनो अम्ल नहीं जुड़ता।** गिनने से पहले उसे घटा दीजिए।
9. **एकल रज्जुकी DNA पर चारगाफ़ का नियम लागू नहीं होता,** न RNA पर। A और T बराबर न हों, तो अणु एकल रज्जुकी है।
10. **प्रतिशत क्षारकों का है, युग्मों का नहीं।** 3,000 क्षारक युग्मों में 6,000 क्षारक हैं; 22% A यानी 1,320।
11. **अर्धसंरक्षी और प्रकीर्णी (dispersive) एक नहीं हैं।** पुराने रज्जुक साबुत रहते हैं।
12. **दमनकारी हर समय बनता है।** लैक्टोज़ उसका बनना नहीं रोकता; बस उसे प्रचालक से जुड़ने लायक़ नहीं रहने देता।

### शॉर्टकट

| क्या पूछा है | क्या कीजिए |
|---|---|
| कई जीनों वाला लक्षणप्ररूप | अलग-अलग भिन्नों को गुणा |
| "कम से कम एक" | 1 − "एक भी नहीं" |
| युग्मकों के प्रकार | $2^{h}$, $h$ विषमयुग्मजी जोड़े |
| संकरण में एक जनक अप्रभावी | संतति दूसरे जनक के युग्मक दिखाती है |
| तीन जीनों का क्रम | सबसे बड़ी दूरी बाहर वाले दो की |
| वंशावली | पहले वह परिवार जो कुछ काट दे, फिर संख्याएँ |
| हाइड्रोजन बंध | 2 × (A–T युग्म) + 3 × (G–C युग्म) |
| ¹⁴N में $n$ विभाजनों के बाद संकर DNA | $2^n$ में से 2 |
| $n$ क्षारकों के कूट लेखन भाग में कोडॉन | $\dfrac n3$, समापन कोडॉन मिलाकर |

### "कम से कम एक": एक उदाहरण

एक अलिंगसूत्री अप्रभावी लक्षण के दो वाहक दो बच्चे चाहते हैं। कम से कम एक के प्रभावित होने की प्रायिकता $1-\left(\frac34\right)^2=\frac7{16}$ है, $\frac14+\frac14$ नहीं।

### जो जोड़े विकल्पों में पास-पास रखे जाते हैं

| यह | वह नहीं है |
|---|---|
| hnRNA | mRNA: इंट्रॉन निकल चुके |
| एक्सॉन (mRNA में रहता है) | इंट्रॉन (कट जाता है) |
| पॉलिमरेज़ I: rRNA | III: tRNA और 5S rRNA |
| रूपांतरण, transformation (ग्रिफ़िथ) | पारक्रमण, transduction (जीवाणुभोजी से) |
| न्यूक्लियोसाइड | न्यूक्लियोटाइड: फ़ॉस्फ़ेट के साथ |
| क्लाइनफ़ेल्टर XXY, पुरुष | टर्नर XO, स्त्री |
| यूक्रोमैटिन, हल्का, सक्रिय | हेटेरोक्रोमैटिन, सघन, निष्क्रिय |
| असुगुणिता: एक गुणसूत्र कम या अधिक | बहुगुणिता: पूरे समुच्चय अधिक |
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Take ten minutes. Genes assort independently unless it is said that they are linked.

**1.** In the pea, tall (T), round (R) and yellow (Y) are dominant over dwarf, wrinkled and green. What fraction of the offspring of TtRrYy × TtrrYy is tall, wrinkled and yellow?

- (A) $\dfrac9{64}$
- (B) $\dfrac9{32}$
- (C) $\dfrac{27}{64}$
- (D) $\dfrac3{32}$

**2.** In a plant, red flowers (RR) and white flowers (rr) give pink (Rr); tall (T) is completely dominant over dwarf. A plant RrTt is selfed and gives 320 offspring. How many of them are expected to be pink and dwarf?

- (A) 120
- (B) 60
- (C) 40
- (D) 20

**3.** A plant AaBb is crossed with aabb. Among 1,000 offspring are 453 Aabb, 457 aaBb, 44 AaBb and 46 aabb. How did the alleles lie on the chromosomes of the plant AaBb, and how far apart are the genes?

- (A) AB and ab, 9 map units
- (B) Ab and aB, 9 map units
- (C) AB and ab, 91 map units
- (D) Ab and aB, 91 map units

**4.** In a bird, the allele B for barred feathers is dominant over b for plain ones and lies on the Z chromosome. A barred hen is mated with a plain cock. What are the chicks like?

- (A) All sons plain, all daughters barred
- (B) All chicks barred
- (C) Half of the sons and half of the daughters barred
- (D) All sons barred, all daughters plain

**5.** Which inheritance fits the pedigree? (No new mutation, complete penetrance.)

![I-1 and I-2 are affected. Their children: an affected son II-1, an unaffected daughter II-2, an affected daughter II-3. II-3 and the unaffected man II-4 have an affected son III-1 and an unaffected daughter III-2.](/figures/mat-genetics-and-inheritance-7.svg)

- (A) Autosomal dominant
- (B) X-linked dominant
- (C) Autosomal recessive
- (D) X-linked recessive

**6.** A double-stranded DNA molecule is 1.02 μm long, and 22% of its bases are adenine. How many hydrogen bonds are there between its strands? (0.34 nm from pair to pair.)

- (A) 15,360
- (B) 7,320
- (C) 7,680
- (D) 3,840

**7.** *E. coli* whose DNA has only ¹⁵N is moved into a medium with ¹⁴N, where it divides every 20 minutes. What is the ratio of hybrid to light DNA molecules after 80 minutes?

- (A) 1 : 3
- (B) 1 : 7
- (C) 1 : 8
- (D) 1 : 15

**8.** A coding strand begins 5′-ATGGCATTCTGGTAAGCC-3′. By a mutation the twelfth base, G, is replaced by A. How does the peptide change?

- (A) From four amino acids to three
- (B) It keeps four amino acids, the last one being another
- (C) It does not change, the code being degenerate
- (D) It gets longer, the stop codon being lost

**9.** In a strain of *E. coli* the lac repressor binds the operator normally, but it can no longer bind the inducer. Then β-galactosidase is made

- (A) at a high rate, with lactose and without
- (B) at a high rate only when lactose is present
- (C) at a high rate only when lactose is absent
- (D) hardly at all, with lactose and without

**10.** **Statement I:** In eukaryotes RNA polymerase II transcribes hnRNA, the precursor of mRNA. **Statement II:** In tailing, adenylate residues are added to the 3′ end of hnRNA along a template of thymines in the gene.

- (A) Both statements are correct
- (B) Both statements are incorrect
- (C) Statement I is correct, Statement II is incorrect
- (D) Statement I is incorrect, Statement II is correct
`,
        hi: String.raw`
दस मिनट का समय रखिए। जहाँ सहलग्न न कहा जाए, वहाँ जीन स्वतंत्र रूप से अपव्यूहित होते हैं।

**1.** मटर में लंबा (T), गोल (R) और पीला (Y) क्रमशः बौने, झुर्रीदार और हरे पर प्रभावी हैं। TtRrYy × TtrrYy की संतति का कितना भाग लंबा, झुर्रीदार और पीला होगा?

- (A) $\dfrac9{64}$
- (B) $\dfrac9{32}$
- (C) $\dfrac{27}{64}$
- (D) $\dfrac3{32}$

**2.** एक पौधे में लाल (RR) और सफ़ेद (rr) पुष्पों से गुलाबी (Rr) मिलते हैं; लंबा (T) बौने पर पूर्ण प्रभावी है। RrTt पौधे के स्वपरागण से 320 संततियाँ मिलीं। इनमें से कितनी संततियाँ गुलाबी और बौनी होनी चाहिए?

- (A) 120
- (B) 60
- (C) 40
- (D) 20

**3.** AaBb पौधे का संकरण aabb से कराया गया। 1,000 संततियों में 453 Aabb, 457 aaBb, 44 AaBb और 46 aabb हैं। AaBb पौधे के गुणसूत्रों पर ऐलील किस तरह लगे थे, और जीनों के बीच दूरी कितनी है?

- (A) AB और ab, 9 मानचित्र इकाई
- (B) Ab और aB, 9 मानचित्र इकाई
- (C) AB और ab, 91 मानचित्र इकाई
- (D) Ab और aB, 91 मानचित्र इकाई

**4.** एक पक्षी में धारीदार पंखों का ऐलील B सादे पंखों के ऐलील b पर प्रभावी है और Z गुणसूत्र पर स्थित है। धारीदार मादा का संकरण सादे नर से कराया गया। चूज़े कैसे होंगे?

- (A) सभी नर सादे, सभी मादा धारीदार
- (B) सभी चूज़े धारीदार
- (C) आधे नर और आधी मादा धारीदार
- (D) सभी नर धारीदार, सभी मादा सादी

**5.** इस वंशावली पर कौन-सी वंशागति ठीक बैठती है? (कोई नया उत्परिवर्तन नहीं, वेधता (penetrance) पूर्ण।)

![I-1 और I-2 प्रभावित हैं। उनकी संतानें: प्रभावित पुत्र II-1, अप्रभावित पुत्री II-2, प्रभावित पुत्री II-3। II-3 और अप्रभावित पुरुष II-4 का प्रभावित पुत्र III-1 और अप्रभावित पुत्री III-2 है।](/figures/mat-genetics-and-inheritance-7.svg)

- (A) अलिंगसूत्री प्रभावी
- (B) X-सहलग्न प्रभावी
- (C) अलिंगसूत्री अप्रभावी
- (D) X-सहलग्न अप्रभावी

**6.** एक द्विरज्जुकी DNA अणु 1.02 μm लंबा है और उसके क्षारकों में 22% ऐडेनीन हैं। उसके रज्जुकों के बीच कितने हाइड्रोजन बंध हैं? (युग्म से युग्म की दूरी 0.34 nm)

- (A) 15,360
- (B) 7,320
- (C) 7,680
- (D) 3,840

**7.** जिन *E. coli* के DNA में केवल ¹⁵N है, उन्हें ¹⁴N के माध्यम में रखा गया, जहाँ वे हर 20 मिनट में विभाजित होते हैं। 80 मिनट बाद संकर और हल्के DNA अणुओं का अनुपात क्या होगा?

- (A) 1 : 3
- (B) 1 : 7
- (C) 1 : 8
- (D) 1 : 15

**8.** एक कूट लेखन रज्जुक 5′-ATGGCATTCTGGTAAGCC-3′ से आरंभ होता है। उत्परिवर्तन से बारहवाँ क्षारक G बदलकर A हो गया। पेप्टाइड में क्या बदलेगा?

- (A) चार की जगह तीन अमीनो अम्ल
- (B) चार ही अमीनो अम्ल, पर अंतिम बदला हुआ
- (C) कुछ नहीं, क्योंकि कूट अपह्रासित है
- (D) वह लंबा हो जाएगा, क्योंकि समापन कोडॉन नहीं रहा

**9.** *E. coli* के एक विभेद में लैक दमनकारी प्रचालक से सामान्य रूप से जुड़ता है, पर प्रेरक से अब नहीं जुड़ सकता। तब β-गैलेक्टोसिडेज़ बनेगा

- (A) अधिक मात्रा में, लैक्टोज़ हो या न हो
- (B) अधिक मात्रा में, केवल लैक्टोज़ होने पर
- (C) अधिक मात्रा में, केवल लैक्टोज़ न होने पर
- (D) नहीं के बराबर, लैक्टोज़ हो या न हो

**10.** **कथन I:** यूकैरियोट में RNA पॉलिमरेज़ II, mRNA के पूर्ववर्ती hnRNA का अनुलेखन करता है। **कथन II:** पुच्छन (tailing) में hnRNA के 3′ सिरे पर ऐडेनिलेट, जीन में स्थित थाइमीनों के टेम्पलेट के अनुसार जुड़ते हैं।

- (A) दोनों कथन सही हैं
- (B) दोनों कथन ग़लत हैं
- (C) कथन I सही है, कथन II ग़लत है
- (D) कथन I ग़लत है, कथन II सही है
`,
      },
    },
    {
      id: 'answers',
      title: { en: 'Answers and why', hi: 'उत्तर और कारण' },
      text: {
        en: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | B | D | A | C | B | A | D | C |

**1. (B)** Tall $\frac34$; Rr × rr gives rr in $\frac12$; yellow $\frac34$. The product is $\frac9{32}$. Option (A) takes $\frac14$ for rr, as in Rr × Rr; look at each pair of the cross anew. Option (C) is tall, **round** and yellow in TtRrYy × TtRrYy; (D) is tall, wrinkled and **green**.

**2. (C)** Pink $\frac12$, dwarf $\frac14$: $\frac18$ of 320, 40. Option (B) uses $\frac3{16}$ of 9 : 3 : 3 : 1, which needs complete dominance in both genes. Option (A) is pink and **tall**, (D) is red (or white) and dwarf.

**3. (B)** The frequent classes Aabb and aaBb come from the old chromosomes Ab and aB. Recombinants: $44+46=90$ of 1,000, 9%. Option (A) takes for granted that AaBb and aabb are the parental types; with Example 5 in mind this is tempting. Options (C) and (D) count the frequent classes as recombinants; 91 map units cannot come out of a test cross, since recombination never exceeds 50%.

**4. (D)** Hen $Z^BW$, cock $Z^bZ^b$. Sons get $Z^B$ from the hen: barred. Daughters get W from her and $Z^b$ from the cock: plain. Option (A) is the answer for XX females and XY males. Option (B) forgets that a hen has only one Z, (C) treats the gene as autosomal with a heterozygous hen.

**5. (A)** Two affected parents have an unaffected child, so it is dominant; (C) and (D) fall, for two recessive parents have only affected children. If it were X-linked dominant (B), I-1 would give his affected X to **every** daughter, but II-2 is unaffected.

**6. (C)** $\frac{1020}{0.34}=3000$ pairs, 6,000 bases. A is 22%, 1,320 bases, so 1,320 A–T pairs and 1,680 G–C pairs:

$$
2\times1320+3\times1680=7680
$$

Option (D) takes 3,000 for the number of bases instead of pairs: 660 A–T and 840 G–C pairs. Option (B) exchanges the two and the three, (A) counts every pair twice.

**7. (B)** 80 minutes are four divisions: 16 molecules. Two are hybrid, 14 light: 1 : 7. Option (C) compares the hybrid ones with **all** 16. Option (A) is after 60 minutes. Option (D) would be conservative replication, one old molecule to fifteen new ones.

**8. (A)** Codons: AUG GCA UUC UGG UAA; four amino acids, Met, Ala, Phe, Trp. UGG becomes UGA, which is stop: three. Option (B) expects another amino acid, but UGA has none. Option (C) cites a true rule in the wrong place: tryptophan has only one codon, so no change of a single base in UGG can be silent. Option (D) would need a change in UAA.

**9. (D)** The inducer can no longer pull the repressor off; it stays on the operator. Option (A) describes the loss of the repressor or a changed operator. Option (B) is the normal strain. Option (C) would need an operon that lactose switches off.

**10. (C)** I is correct: II makes hnRNA. II is incorrect: the 200 to 300 adenylate residues are added **without** a template. Option (A) tempts because the place (3′ end) and the residue are right; the gene has no such row of thymines that is transcribed. Since I is correct, (B) and (D) fall.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | C | B | D | A | C | B | A | D | C |

**1. (B)** लंबा $\frac34$; Rr × rr से rr $\frac12$; पीला $\frac34$। गुणनफल $\frac9{32}$। विकल्प (A) rr के लिए $\frac14$ लेता है, जो Rr × Rr में होता; संकरण का हर जोड़ा नए सिरे से देखिए। विकल्प (C) TtRrYy × TtRrYy में लंबा, **गोल** और पीला है; (D) लंबा, झुर्रीदार और **हरा**।

**2. (C)** गुलाबी $\frac12$, बौना $\frac14$: 320 का $\frac18$, यानी 40। विकल्प (B) 9 : 3 : 3 : 1 का $\frac3{16}$ लेता है, जिसके लिए दोनों जीनों में पूर्ण प्रभाविता चाहिए। विकल्प (A) गुलाबी और **लंबे** हैं, (D) लाल (या सफ़ेद) और बौने।

**3. (B)** अधिक संख्या वाले वर्ग Aabb और aaBb पुराने गुणसूत्रों Ab और aB से आए हैं। पुनर्योगज: 1,000 में $44+46=90$, यानी 9%। विकल्प (A) मान लेता है कि AaBb और aabb ही जनकीय हैं; उदाहरण 5 याद हो, तो यह भूल आसान है। विकल्प (C) और (D) अधिक संख्या वाले वर्गों को पुनर्योगज गिन लेते हैं; 91 मानचित्र इकाई परीक्षार्थ संकरण से मिल ही नहीं सकती, क्योंकि पुनर्योजन 50% से अधिक नहीं होता।

**4. (D)** मादा $Z^BW$, नर $Z^bZ^b$। नर चूज़ों को माता से $Z^B$ मिलता है: धारीदार। मादा चूज़ों को उससे W और पिता से $Z^b$: सादी। विकल्प (A) उत्तर होता यदि मादा XX और नर XY होते। विकल्प (B) भूलता है कि मादा पक्षी में एक ही Z है, (C) जीन को अलिंगसूत्री और मादा को विषमयुग्मजी मान लेता है।

**5. (A)** दोनों जनक प्रभावित हैं, फिर भी एक संतान अप्रभावित है, इसलिए लक्षण प्रभावी है; (C) और (D) हट गए, क्योंकि अप्रभावी लक्षण वाले दो जनकों की सभी संतानें प्रभावित होतीं। X-सहलग्न प्रभावी (B) होता, तो I-1 अपना X **हर** पुत्री को देता, पर II-2 अप्रभावित है।

**6. (C)** $\frac{1020}{0.34}=3000$ युग्म, 6,000 क्षारक। A 22%, यानी 1,320 क्षारक; इसलिए 1,320 A–T युग्म और 1,680 G–C युग्म:

$$
2\times1320+3\times1680=7680
$$

विकल्प (D) 3,000 को युग्मों की नहीं, क्षारकों की संख्या मान लेता है: 660 A–T और 840 G–C युग्म। विकल्प (B) दो और तीन आपस में बदल देता है, (A) हर युग्म दो बार गिनता है।

**7. (B)** 80 मिनट में चार विभाजन: 16 अणु। दो संकर, 14 हल्के: 1 : 7। विकल्प (C) संकर अणुओं की तुलना **सभी** 16 से करता है। विकल्प (A) 60 मिनट बाद का है। विकल्प (D) संरक्षी प्रतिकृति होती: एक पुराना अणु, पंद्रह नए।

**8. (A)** कोडॉन: AUG GCA UUC UGG UAA; चार अमीनो अम्ल, Met, Ala, Phe, Trp। UGG बदलकर UGA हुआ, जो समापन कोडॉन है: तीन। विकल्प (B) दूसरे अमीनो अम्ल की आशा करता है, पर UGA का कोई अमीनो अम्ल नहीं। विकल्प (C) सही नियम ग़लत जगह लगाता है: ट्रिप्टोफ़ैन का एक ही कोडॉन है, इसलिए UGG के किसी एक क्षारक का बदलना असरहीन नहीं हो सकता। विकल्प (D) के लिए UAA बदलना चाहिए था।

**9. (D)** प्रेरक अब दमनकारी को हटा नहीं सकता; वह प्रचालक पर बैठा रहता है। विकल्प (A) तब होता है जब दमनकारी न बने या प्रचालक बदल जाए। विकल्प (B) सामान्य विभेद है। विकल्प (C) के लिए ऐसा ओपेरॉन चाहिए जो लैक्टोज़ से बंद हो।

**10. (C)** I सही है: पॉलिमरेज़ II, hnRNA बनाता है। II ग़लत है: 200 से 300 ऐडेनिलेट **बिना** टेम्पलेट के जुड़ते हैं। विकल्प (A) इसलिए लुभाता है कि जगह (3′ सिरा) और अणु सही लिखे हैं; पर जीन में ऐसे थाइमीनों की कोई पंक्ति नहीं होती जिसका अनुलेखन हो। I सही है, इसलिए (B) और (D) हट जाते हैं।
`,
      },
    },
  ],
}
