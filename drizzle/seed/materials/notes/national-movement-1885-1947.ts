import type { SeedMaterial } from '../shapes.ts'

export const nationalMovement: SeedMaterial = {
  slug: 'national-movement-1885-1947',
  title: { en: 'The national movement, 1885 to 1947', hi: 'राष्ट्रीय आंदोलन, 1885 से 1947' },
  summary: {
    en: 'Phases, sessions, acts, pacts and people, with twelve worked statements, three figures and ten exam questions.',
    hi: 'चरण, अधिवेशन, अधिनियम, समझौते और लोग; बारह हल किए कथन, तीन चित्र और परीक्षा स्तर के दस प्रश्न।',
  },
  kind: 'notes',
  subject: 'history',
  exams: ['upsc', 'ssc', 'state-psc', 'railways'],
  chapters: [
    {
      id: 'why-and-map',
      title: { en: 'Why it matters, and a map', hi: 'यह क्यों ज़रूरी है, और टॉपिक का नक़्शा' },
      text: {
        en: String.raw`
No other part of history is asked in so many exams. It covers only 62 years, so the same facts return; what changes is the way in which they are asked.

| Exam | Questions, usually | How they look |
|---|---|---|
| UPSC prelims | 3 to 8 | two or three statements, pairs, "how many are correct" |
| State PSC prelims | 5 to 15, by state | statements, matching, order of events, the state's own part in the movement |
| SSC (CGL, CHSL, MTS) | 1 to 3 a shift | one line: who, when, where |
| Railways (NTPC, Group D) | 1 to 3 a shift | one line: who, when, where |

These numbers are estimates and vary from year to year.

### Two sides

Read the whole period as a long argument between two sides. On the left India asks or acts; on the right London answers with an Act. The Act gives less than was asked, and so the next movement begins.

![A time line from 1885 to 1947. On the left: Moderates 1885 to 1905, Swadeshi 1905 to 1908, Home Rule 1916 to 1918, Non-co-operation 1920 to 1922, Civil Disobedience 1930 to 1934, Quit India 1942. On the right the Acts of 1892, 1909, 1919, 1935 and 1947.](/figures/mat-national-movement-1885-1947-1.svg)

### Six phases

| Phase | Years | Demand | Method |
|---|---|---|---|
| Moderates | 1885–1905 | more Indians in councils and services | petitions, speeches, newspapers |
| Swadeshi, Extremists | 1905–1908 | cancel the partition; swaraj | boycott, national schools |
| Home Rule | 1916–1918 | self-government within the empire | leagues, meetings, pamphlets |
| Non-co-operation | 1920–1922 | Khilafat, Punjab, swaraj | giving up titles, courts, schools, foreign cloth |
| Civil Disobedience | 1930–1934 | complete independence | breaking laws, beginning with salt |
| Quit India | 1942 | the British must go now | mass rising, parallel governments |

From 1885 to 1942 both the demand and the method grow stronger. Home Rule is the exception: its demand was like that of Swadeshi, and its method was milder. If a statement gives an early phase a late method ("the Moderates refused to pay taxes"), it is false.

### Six years to hang the rest on

The three great movements of Gandhi begin in **1920, 1930 and 1942**. The three great reforms before freedom come in **1909, 1919 and 1935**. Place every other event before, between or after these six years, and most questions on the order of events are solved without knowing each date.

### Beside the Congress

Four other lines run beside it: the revolutionaries, the Muslim League, peasants and workers, and from 1942 the Indian National Army. UPSC and the state commissions like to ask where two lines cross, for instance Lucknow 1916 or Poona 1932.
`,
        hi: String.raw`
इतिहास का कोई और हिस्सा इतनी परीक्षाओं में नहीं पूछा जाता। बात केवल 62 वर्षों की है, इसलिए वही तथ्य बार-बार आते हैं; केवल पूछने का ढंग बदलता है।

| परीक्षा | प्रश्न, आम तौर पर | कैसे पूछे जाते हैं |
|---|---|---|
| UPSC प्रीलिम्स | 3 से 8 | दो-तीन कथन, युग्म, "कितने सही हैं" |
| राज्य PSC प्रीलिम्स | 5 से 15, राज्य के अनुसार | कथन, सुमेलन, घटनाओं का क्रम, आंदोलन में उस राज्य की भूमिका |
| SSC (CGL, CHSL, MTS) | हर शिफ़्ट में 1 से 3 | एक पंक्ति: कौन, कब, कहाँ |
| रेलवे (NTPC, ग्रुप D) | हर शिफ़्ट में 1 से 3 | एक पंक्ति: कौन, कब, कहाँ |

ये संख्याएँ अनुमान हैं और हर वर्ष बदलती हैं।

### दो पक्ष

पूरे काल को दो पक्षों की लंबी बहस मानकर पढ़िए। बाईं ओर भारत माँग रखता है या आंदोलन करता है; दाईं ओर लंदन अधिनियम बनाकर जवाब देता है। अधिनियम में माँग से कम मिलता है, इसलिए अगला आंदोलन शुरू होता है।

![1885 से 1947 की समय रेखा। बाईं ओर: नरमपंथी 1885 से 1905, स्वदेशी 1905 से 1908, होमरूल 1916 से 1918, असहयोग 1920 से 1922, सविनय अवज्ञा 1930 से 1934, भारत छोड़ो 1942। दाईं ओर 1892, 1909, 1919, 1935 और 1947 के अधिनियम।](/figures/mat-national-movement-1885-1947-1-hi.svg)

### छह चरण

| चरण | वर्ष | माँग | तरीक़ा |
|---|---|---|---|
| नरमपंथी | 1885–1905 | परिषदों और सेवाओं में अधिक भारतीय | याचिकाएँ, भाषण, अख़बार |
| स्वदेशी, गरमपंथी | 1905–1908 | विभाजन रद्द हो; स्वराज | बहिष्कार, राष्ट्रीय विद्यालय |
| होमरूल | 1916–1918 | साम्राज्य के भीतर स्वशासन | लीग, सभाएँ, पर्चे |
| असहयोग | 1920–1922 | ख़िलाफ़त, पंजाब, स्वराज | उपाधि, अदालत, स्कूल और विदेशी कपड़े का त्याग |
| सविनय अवज्ञा | 1930–1934 | पूर्ण स्वराज | क़ानून तोड़ना, शुरुआत नमक से |
| भारत छोड़ो | 1942 | अंग्रेज़ अभी जाएँ | जन विद्रोह, समानांतर सरकारें |

1885 से 1942 तक माँग और तरीक़ा, दोनों तेज़ होते गए। होमरूल इसका अपवाद है: उसकी माँग स्वदेशी जैसी ही थी और तरीक़ा नरम। अगर कोई कथन शुरुआती चरण के साथ बाद का तरीक़ा जोड़ दे ("नरमपंथियों ने कर देना बंद कर दिया"), तो वह ग़लत है।

### छह वर्ष जिनसे बाक़ी सब जुड़ता है

गांधी जी के तीन बड़े आंदोलन **1920, 1930 और 1942** में शुरू हुए। आज़ादी से पहले के तीन बड़े सुधार **1909, 1919 और 1935** में आए। बाक़ी हर घटना को इन छह वर्षों से पहले, बीच में या बाद में रखिए। घटनाओं के क्रम वाले ज़्यादातर प्रश्न हर तारीख़ याद किए बिना हल हो जाएँगे।

### कांग्रेस के साथ-साथ

चार धाराएँ साथ चलती हैं: क्रांतिकारी, मुस्लिम लीग, किसान और मज़दूर, और 1942 से आज़ाद हिंद फ़ौज। UPSC और राज्य आयोग वहाँ पूछना पसंद करते हैं जहाँ दो धाराएँ मिलती हैं, जैसे लखनऊ 1916 या पूना 1932।
`,
      },
    },
    {
      id: 'moderates-to-home-rule',
      title: { en: 'From petition to Home Rule, 1885–1916', hi: 'याचिका से होमरूल तक, 1885–1916' },
      text: {
        en: String.raw`
### Before and at Bombay

The Congress was not the first body. The Poona Sarvajanik Sabha (1870), the Indian Association of Surendranath Banerjea and Ananda Mohan Bose (Calcutta, 1876) and the Madras Mahajan Sabha (1884) came before it. What was new in **December 1885** was a lasting body for all India.

It met at the Gokuldas Tejpal Sanskrit College in Bombay, with 72 delegates. W. C. Bonnerjee presided. A. O. Hume, a retired civil servant, had arranged it and served for years as general secretary; he was never its president. The Viceroy was Dufferin. Poona had been chosen first, but cholera broke out there.

**Example 1.** Consider the statements on the first session. (1) It met at Poona. (2) W. C. Bonnerjee presided. (3) It demanded self-government. Which are correct?

(1) The place was moved to Bombay. (3) The demand is too big for 1885; a president first used the word swaraj from the chair in 1906. (2) is true. **Only 2.**

### What the Moderates achieved

They wanted wider legislative councils, the civil service examination in India as well as in England, lower spending on the army, and the separation of judges from executive officers. Their lasting work was the economic criticism. Dadabhai Naoroji's "Poverty and Un-British Rule in India" (1901) argued that India's wealth drains to England; R. C. Dutt wrote the economic history. In 1892 Naoroji became the first Indian in the House of Commons. The **Act of 1892** enlarged the councils and let members discuss the budget, but not vote on it.

### Partition and Swadeshi

Curzon divided Bengal. The boycott was resolved at the Calcutta Town Hall on **7 August 1905**; the partition took effect on **16 October 1905**, kept as a day of mourning, with rakhis tied as a sign of unity. The movement spread under Tilak in Maharashtra, Lajpat Rai in Punjab and Chidambaram Pillai in the south, who founded the Swadeshi Steam Navigation Company at Tuticorin. It gave India national schools, Indian-owned mills and the first picketing on a large scale. Many peasants, above all the Muslim peasants of eastern Bengal, stayed outside.

| Year | Event | Person |
|---|---|---|
| 1906 | Calcutta session: swaraj declared the goal | Dadabhai Naoroji presides |
| 1906 | Muslim League founded at Dhaka, December | Nawab Salimullah, Aga Khan |
| 1907 | Surat: the Congress splits | Rash Behari Ghosh presides |
| 1908 | Tilak sentenced, six years at Mandalay | Khudiram Bose is hanged in the same year |
| 1909 | Morley–Minto reforms | Morley in London, Minto in India |
| 1911 | Delhi Durbar: partition annulled, capital to Delhi | George V; the Viceroy is Hardinge |

**Example 2.** "The partition of Bengal was annulled by Curzon in 1911." Correct?

Curzon made it in 1905 and left in the same year. The King announced the annulment under Hardinge. **False**, though the year is right. A wrong name beside a right year is the most common trap of this topic.

### 1909 in one line

The **Indian Councils Act of 1909** gave Muslims separate electorates: only Muslims voted for the Muslim seats. It let members ask supplementary questions. In the same year the first Indian, Satyendra Prasanna Sinha, entered the Viceroy's Executive Council. It did not give responsible government.

**Example 3.** Which Act first brought separate electorates: 1892, 1909, 1919 or 1935?

1892 brought indirect choice of members and avoided even the word election. 1919 *extended* separate electorates, to Sikhs among others. First: **1909**.

### Revolutionaries and the war

The Anushilan Samiti worked in Bengal, Abhinav Bharat (V. D. Savarkar, 1904) in Maharashtra, India House (Shyamji Krishna Varma, 1905) in London. Madam Cama raised a flag of free India at Stuttgart in 1907. The **Ghadar party** was formed on the Pacific coast of North America in 1913; Sohan Singh Bhakna was its president and Lala Har Dayal its best-known writer. In 1914 the Komagata Maru of Gurdit Singh was turned away from Vancouver.

### 1916, the year of reunion

Two Home Rule Leagues began: Tilak's in April, for Maharashtra (without Bombay city), Karnataka, the Central Provinces and Berar; Annie Besant's in September, from Adyar in Madras, for the rest of India. In December, at **Lucknow**, with Ambica Charan Mazumdar in the chair, two things happened: the Extremists came back into the Congress, and Congress and League made a pact in which the Congress accepted separate electorates. In August 1917 the Secretary of State, Montagu, answered with the promise of responsible government by stages.

**Example 4.** Two statements on Lucknow, 1916. (1) Moderates and Extremists reunited. (2) The League gave up separate electorates. Which is correct?

(2) turns the pact round: it was the Congress that gave way. **Only 1.** When a pact is asked, note first who gave what.
`,
        hi: String.raw`
### बंबई से पहले, और बंबई में

कांग्रेस पहली संस्था नहीं थी। पूना सार्वजनिक सभा (1870), सुरेंद्रनाथ बनर्जी और आनंद मोहन बोस की इंडियन एसोसिएशन (कलकत्ता, 1876) और मद्रास महाजन सभा (1884) उससे पहले बन चुकी थीं। **दिसंबर 1885** में नई बात यह थी कि पूरे भारत की एक स्थायी संस्था बनी।

बैठक बंबई के गोकुलदास तेजपाल संस्कृत कॉलेज में हुई; 72 प्रतिनिधि आए। अध्यक्ष व्योमेशचंद्र बनर्जी (डब्ल्यू. सी. बनर्जी) थे। सेवानिवृत्त सिविल सेवक ए. ओ. ह्यूम ने इसका आयोजन किया और वर्षों महासचिव रहे; अध्यक्ष वे कभी नहीं बने। वायसराय डफ़रिन थे। पहले पूना चुना गया था, पर वहाँ हैज़ा फैल गया।

**उदाहरण 1.** पहले अधिवेशन पर कथन: (1) वह पूना में हुआ। (2) अध्यक्ष व्योमेशचंद्र बनर्जी थे। (3) उसमें स्वशासन की माँग की गई। कौन-से सही हैं?

(1) स्थान बदलकर बंबई किया गया। (3) 1885 के लिए यह माँग बहुत बड़ी है; किसी अध्यक्ष ने मंच से स्वराज शब्द पहली बार 1906 में कहा। (2) सही है। **केवल 2।**

### नरमपंथियों ने क्या किया

वे बड़ी विधान परिषदें, सिविल सेवा परीक्षा इंग्लैंड के साथ भारत में भी, सेना पर कम ख़र्च और न्यायपालिका को कार्यपालिका से अलग करना चाहते थे। उनका सबसे स्थायी योगदान अंग्रेज़ी शासन की आर्थिक आलोचना है। दादाभाई नौरोजी की पुस्तक "पॉवर्टी एंड अन-ब्रिटिश रूल इन इंडिया" (1901) में तर्क दिया गया कि भारत का धन इंग्लैंड की ओर बह रहा है; रमेशचंद्र दत्त ने आर्थिक इतिहास लिखा। नौरोजी 1892 में ब्रिटेन के हाउस ऑफ़ कॉमन्स में पहुँचने वाले पहले भारतीय बने। **1892 के अधिनियम** ने परिषदें बड़ी कीं और बजट पर चर्चा का अधिकार दिया, मतदान का नहीं।

### विभाजन और स्वदेशी

कर्ज़न ने बंगाल का विभाजन किया। बहिष्कार का प्रस्ताव **7 अगस्त 1905** को कलकत्ता के टाउन हॉल में पास हुआ; विभाजन **16 अक्टूबर 1905** से लागू हुआ। वह दिन शोक दिवस के रूप में मनाया गया और एकता के लिए राखियाँ बाँधी गईं। आंदोलन को महाराष्ट्र में तिलक, पंजाब में लाजपत राय और दक्षिण में चिदंबरम पिल्लै ने फैलाया; पिल्लै ने तूतीकोरिन में स्वदेशी स्टीम नेविगेशन कंपनी बनाई। इस आंदोलन ने राष्ट्रीय विद्यालय और भारतीय मिलें दीं, और पहली बार बड़े पैमाने पर धरने हुए। बहुत-से किसान, ख़ासकर पूर्वी बंगाल के मुस्लिम किसान, इससे बाहर रहे।

| वर्ष | घटना | व्यक्ति |
|---|---|---|
| 1906 | कलकत्ता अधिवेशन: स्वराज लक्ष्य घोषित | अध्यक्ष दादाभाई नौरोजी |
| 1906 | दिसंबर में ढाका में मुस्लिम लीग की स्थापना | नवाब सलीमुल्ला, आग़ा ख़ाँ |
| 1907 | सूरत: कांग्रेस में फूट | अध्यक्ष रासबिहारी घोष |
| 1908 | तिलक को सज़ा, छह वर्ष मांडले में | इसी वर्ष खुदीराम बोस को फाँसी |
| 1909 | मॉर्ले–मिंटो सुधार | मॉर्ले लंदन में, मिंटो भारत में |
| 1911 | दिल्ली दरबार: विभाजन रद्द, राजधानी दिल्ली | जॉर्ज पंचम; वायसराय हार्डिंग |

**उदाहरण 2.** "बंगाल का विभाजन 1911 में कर्ज़न ने रद्द किया।" क्या यह सही है?

कर्ज़न ने 1905 में विभाजन किया और उसी वर्ष चले गए। रद्द करने की घोषणा हार्डिंग के समय सम्राट ने की। कथन **ग़लत**, भले ही वर्ष सही है। सही वर्ष के साथ ग़लत नाम इस टॉपिक का सबसे आम जाल है।

### 1909 एक पंक्ति में

**1909 के भारतीय परिषद अधिनियम** ने मुसलमानों को पृथक निर्वाचक मंडल दिया: मुस्लिम सीटों पर केवल मुसलमान वोट देते थे। सदस्य अब पूरक प्रश्न पूछ सकते थे। इसी वर्ष सत्येंद्र प्रसन्न सिन्हा वायसराय की कार्यकारी परिषद के पहले भारतीय सदस्य बने। उत्तरदायी शासन इससे नहीं मिला।

**उदाहरण 3.** पृथक निर्वाचक मंडल सबसे पहले किस अधिनियम से आया: 1892, 1909, 1919 या 1935?

1892 में सदस्य अप्रत्यक्ष ढंग से चुने गए और "निर्वाचन" शब्द तक से बचा गया। 1919 के अधिनियम ने इसे सिखों आदि तक *बढ़ाया*। सबसे पहले: **1909**।

### क्रांतिकारी और युद्ध

बंगाल में अनुशीलन समिति सक्रिय थी, महाराष्ट्र में अभिनव भारत (वि. दा. सावरकर, 1904) और लंदन में इंडिया हाउस (श्यामजी कृष्ण वर्मा, 1905)। मैडम कामा ने 1907 में स्टुटगार्ट में आज़ाद भारत का झंडा फहराया। **ग़दर पार्टी** 1913 में उत्तरी अमेरिका के प्रशांत तट पर बनी; अध्यक्ष सोहन सिंह भकना थे और सबसे प्रसिद्ध लेखक लाला हरदयाल। 1914 में गुरदित सिंह का जहाज़ कामागाटा मारू वैंकूवर से लौटा दिया गया।

### 1916, फिर एक होने का वर्ष

दो होमरूल लीग बनीं: तिलक की अप्रैल में, महाराष्ट्र (बंबई शहर छोड़कर), कर्नाटक, मध्य प्रांत और बरार के लिए; एनी बेसेंट की सितंबर में, मद्रास के अड्यार से, बाक़ी भारत के लिए। दिसंबर में **लखनऊ** में, अंबिका चरण मजूमदार की अध्यक्षता में, दो बातें हुईं: गरमपंथी कांग्रेस में लौटे, और कांग्रेस तथा लीग में समझौता हुआ, जिसमें कांग्रेस ने पृथक निर्वाचक मंडल मान लिया। अगस्त 1917 में भारत सचिव मॉन्टेग्यू ने जवाब में क्रमशः उत्तरदायी शासन देने का वादा किया।

**उदाहरण 4.** लखनऊ, 1916 पर दो कथन: (1) नरमपंथी और गरमपंथी फिर एक हुए। (2) लीग ने पृथक निर्वाचक मंडल छोड़ दिया। कौन-सा सही है?

(2) समझौते को उलट देता है: झुकी तो कांग्रेस थी। **केवल 1।** समझौते पर प्रश्न हो, तो पहले लिखिए कि किसने क्या दिया।
`,
      },
    },
    {
      id: 'gandhi-1917-1934',
      title: { en: 'The Gandhian turn, 1917–1934', hi: 'गांधी युग, 1917–1934' },
      text: {
        en: String.raw`
Gandhi came back from South Africa in **January 1915**. He had led the Indians there for two decades and had tested satyagraha. For a year he travelled and spoke little; then came three local struggles.

| Place and year | Against | Result | A first |
|---|---|---|---|
| Champaran, 1917 | tinkathia: indigo on 3 of every 20 parts of the land | a part of the money is paid back; the system ends | his first satyagraha in India |
| Ahmedabad, 1918 | mill owners, plague bonus | 35% higher wages | his first hunger strike in India |
| Kheda, 1918 | land revenue after crop failure | only those who can pay do so | his first non-co-operation |

Raj Kumar Shukla brought him to Champaran; at Kheda Vallabhbhai Patel joined him; at Ahmedabad Anasuya Sarabhai stood with the workers against her brother Ambalal.

**Example 5.** Match: Champaran, Kheda, Ahmedabad with wages, revenue, indigo.

Champaran – indigo, Kheda – revenue, Ahmedabad – wages. In a matching question settle the surest pair first and strike out every option without it; often one option is left.

### 1919

The **Rowlatt Act** (March) allowed detention without trial. An all-India hartal followed in April. Kitchlew and Satyapal were arrested at Amritsar; on **13 April** Dyer's troops fired into the crowd at Jallianwala Bagh. Tagore gave up his knighthood, Sankaran Nair left the Viceroy's council, and the government set up the Hunter Committee. In the same year came the **Government of India Act, 1919**: dyarchy in the provinces. Some subjects, such as education and health, were *transferred* to ministers; others, such as police and land revenue, were *reserved* to the Governor and his councillors. The centre received two houses but no responsible ministers.

### Non-co-operation, 1920–22

Three demands: justice for the Punjab, the Khilafat, swaraj. It began on **1 August 1920**, the day on which Tilak died. The special session at **Calcutta** (September, Lajpat Rai) approved it; **Nagpur** (December, C. Vijayaraghavachariar) confirmed it and gave the Congress a working committee, provincial committees by language and a membership fee of four annas. After the deaths of policemen at Chauri Chaura, in Gorakhpur district, Gandhi stopped it in **February 1922**.

**Example 6.** (1) Non-co-operation was first approved at Nagpur. (2) The Nagpur session organised provincial committees by language. Which is correct?

First approved at the special session of Calcutta, confirmed at Nagpur. **Only 2.** Watch "first" and "special".

### Between two storms

At Gaya (1922) C. R. Das lost the vote on entering the councils. He and Motilal Nehru formed the **Swaraj Party** at the beginning of 1923: Das president, Motilal secretary. In 1925 Vithalbhai Patel became the first Indian elected to preside over the Central Legislative Assembly. Revolutionaries formed the HRA (1924) and stopped a train at Kakori (9 August 1925); at Delhi in 1928 it became the **HSRA**. Bhagat Singh and B. K. Dutt threw bombs that were not meant to kill into the Assembly on 8 April 1929; Surya Sen raided the Chittagong armoury on 18 April 1930.

### The chain from Simon to Poona

This chain is asked more often than any other. Each link is the reason for the next.

![A chain of events. November 1927 Simon Commission, August 1928 Nehru Report, December 1929 Lahore session, March 1930 Dandi march, November 1930 first Round Table Conference, March 1931 Gandhi–Irwin Pact, September 1931 second conference, August 1932 Communal Award, September 1932 Poona Pact, November 1932 third conference, August 1935 Government of India Act.](/figures/mat-national-movement-1885-1947-2.svg)

- **Simon Commission.** Seven members, no Indian. Nearly all parties stayed away. Lajpat Rai was beaten at Lahore in October 1928 and died in November.
- **Nehru Report (1928).** Motilal Nehru's committee: dominion status, joint electorates with reserved seats, fundamental rights. Jinnah answered with fourteen points.
- **Lahore (1929).** Jawaharlal Nehru presides; the aim is purna swaraj; 26 January 1930 is kept as independence day.
- **Dandi.** From Sabarmati on 12 March; the law is broken on **6 April 1930**. C. Rajagopalachari marches to Vedaranyam; Sarojini Naidu leads at Dharasana; Khan Abdul Ghaffar Khan's Khudai Khidmatgars act at Peshawar, where Garhwali soldiers refuse to fire.
- **Gandhi–Irwin Pact, 5 March 1931.** Prisoners who had not used violence are freed, salt may be made near the coast, the Congress suspends the movement and goes to London. An enquiry into police excesses is refused, and the sentence of Bhagat Singh stands.
- **Karachi (March 1931).** Patel presides; the resolution on fundamental rights and economic policy.
- **Communal Award (August 1932).** MacDonald gives separate electorates to the Depressed Classes too. Gandhi fasts in Yerwada jail.
- **Poona Pact (24 September 1932).** Joint electorates; reserved seats in the provinces rise from 71 to 148 (the figure in the pact itself; many books print 147).

**Example 7.** "The Congress took part in the first and second Round Table Conferences." Correct?

Only in the **second**. During the first its leaders were in jail; before the third the movement had begun again. Ambedkar and Sapru attended all three.

**Example 8.** Order: (1) Poona Pact (2) Gandhi–Irwin Pact (3) Communal Award (4) first Round Table Conference.

The conference without the Congress leads to the pact which brings it there; the Award leads to the fast, and the fast to Poona. **4, 2, 3, 1.** Reasons give the order even when a date is forgotten.
`,
        hi: String.raw`
गांधी जी **जनवरी 1915** में दक्षिण अफ़्रीका से लौटे। उन्होंने दो दशक तक वहाँ के भारतीयों का नेतृत्व किया था और सत्याग्रह को आज़माया था। एक वर्ष तक वे देश में घूमे और सार्वजनिक रूप से कम बोले; फिर तीन स्थानीय संघर्ष हुए।

| स्थान और वर्ष | किसके ख़िलाफ़ | परिणाम | पहली बार क्या |
|---|---|---|---|
| चंपारण, 1917 | तिनकठिया: 20 में से 3 कट्ठे पर नील | वसूली का एक हिस्सा वापस; प्रथा समाप्त | भारत में उनका पहला सत्याग्रह |
| अहमदाबाद, 1918 | मिल मालिक; प्लेग बोनस का विवाद | मज़दूरी 35% बढ़ी | भारत में उनकी पहली भूख हड़ताल |
| खेड़ा, 1918 | फ़सल ख़राब होने पर भी लगान | लगान केवल उनसे जो दे सकें | उनका पहला असहयोग |

चंपारण में उन्हें राजकुमार शुक्ल ले गए; खेड़ा में वल्लभभाई पटेल साथ आए; अहमदाबाद में अनसूया साराभाई अपने भाई अंबालाल के ख़िलाफ़ मज़दूरों के साथ खड़ी हुईं।

**उदाहरण 5.** मिलाइए: चंपारण, खेड़ा, अहमदाबाद; मज़दूरी, लगान, नील।

चंपारण – नील, खेड़ा – लगान, अहमदाबाद – मज़दूरी। सुमेलन में सबसे पक्का युग्म पहले लगाइए और जिन विकल्पों में वह नहीं है, उन्हें काट दीजिए; कई बार एक ही विकल्प बचता है।

### 1919

**रॉलेट एक्ट** (मार्च) के तहत बिना मुक़दमा चलाए क़ैद रखा जा सकता था। अप्रैल में देशव्यापी हड़ताल हुई। अमृतसर में किचलू और सत्यपाल पकड़े गए; **13 अप्रैल** को जलियाँवाला बाग़ में डायर के सैनिकों ने भीड़ पर गोली चलाई। टैगोर ने नाइटहुड लौटाया, शंकरन नायर ने वायसराय की परिषद छोड़ी, और सरकार ने हंटर समिति बनाई। इसी वर्ष **भारत शासन अधिनियम, 1919** आया: प्रांतों में द्वैध शासन। शिक्षा और स्वास्थ्य जैसे विषय मंत्रियों को *हस्तांतरित* हुए; पुलिस और भू-राजस्व जैसे विषय गवर्नर और उसकी कार्यकारी परिषद के लिए *आरक्षित* रहे। केंद्र में दो सदन बने, पर उत्तरदायी मंत्री नहीं।

### असहयोग, 1920–22

तीन माँगें: पंजाब को न्याय, ख़िलाफ़त, स्वराज। शुरुआत **1 अगस्त 1920** को, जिस दिन तिलक का निधन हुआ। **कलकत्ता** के विशेष अधिवेशन (सितंबर, लाजपत राय) ने मंज़ूरी दी; **नागपुर** (दिसंबर, सी. विजयराघवाचारी) ने पुष्टि की और कांग्रेस को कार्यसमिति, भाषा के आधार पर प्रांतीय समितियाँ और चार आने का सदस्यता शुल्क दिया। गोरखपुर ज़िले के चौरी-चौरा में पुलिसकर्मियों के मारे जाने पर गांधी जी ने **फ़रवरी 1922** में आंदोलन रोक दिया।

**उदाहरण 6.** (1) असहयोग को पहली मंज़ूरी नागपुर में मिली। (2) नागपुर अधिवेशन ने भाषा के आधार पर प्रांतीय समितियाँ बनाईं। कौन-सा सही है?

पहली मंज़ूरी कलकत्ता के विशेष अधिवेशन में, पुष्टि नागपुर में। **केवल 2।** "पहली" और "विशेष" पर ध्यान दीजिए।

### दो आंदोलनों के बीच

गया (1922) में चित्तरंजन दास परिषदों में प्रवेश के प्रस्ताव पर हार गए। उन्होंने और मोतीलाल नेहरू ने 1923 की शुरुआत में **स्वराज पार्टी** बनाई: दास अध्यक्ष, मोतीलाल सचिव। 1925 में विट्ठलभाई पटेल केंद्रीय विधान सभा के पहले निर्वाचित भारतीय अध्यक्ष बने। क्रांतिकारियों ने HRA (1924) बनाई और 9 अगस्त 1925 को काकोरी में ट्रेन रोकी; 1928 में दिल्ली में यह **HSRA** बनी। भगत सिंह और बटुकेश्वर दत्त ने 8 अप्रैल 1929 को केंद्रीय विधान सभा में ऐसे बम फेंके जिनका उद्देश्य जान लेना नहीं था; सूर्य सेन ने 18 अप्रैल 1930 को चटगाँव शस्त्रागार पर धावा बोला।

### साइमन से पूना तक की कड़ी

यह कड़ी सबसे ज़्यादा पूछी जाती है। हर घटना अगली का कारण है।

![घटनाओं की कड़ी। नवंबर 1927 साइमन कमीशन, अगस्त 1928 नेहरू रिपोर्ट, दिसंबर 1929 लाहौर अधिवेशन, मार्च 1930 दांडी यात्रा, नवंबर 1930 पहला गोलमेज़ सम्मेलन, मार्च 1931 गांधी–इरविन समझौता, सितंबर 1931 दूसरा सम्मेलन, अगस्त 1932 सांप्रदायिक पंचाट, सितंबर 1932 पूना समझौता, नवंबर 1932 तीसरा सम्मेलन, अगस्त 1935 भारत शासन अधिनियम।](/figures/mat-national-movement-1885-1947-2-hi.svg)

- **साइमन कमीशन।** सात सदस्य, एक भी भारतीय नहीं। लगभग सभी दल दूर रहे। अक्टूबर 1928 में लाहौर में लाजपत राय पर लाठियाँ चलीं; नवंबर में उनका निधन हुआ।
- **नेहरू रिपोर्ट (1928)।** मोतीलाल नेहरू की समिति: डोमिनियन दर्जा, आरक्षित सीटों के साथ संयुक्त निर्वाचन, मौलिक अधिकार। जवाब में जिन्ना के चौदह सूत्र।
- **लाहौर (1929)।** अध्यक्ष जवाहरलाल नेहरू; लक्ष्य पूर्ण स्वराज; 26 जनवरी 1930 स्वाधीनता दिवस के रूप में मनाया गया।
- **दांडी।** साबरमती से 12 मार्च को; क़ानून **6 अप्रैल 1930** को तोड़ा गया। चक्रवर्ती राजगोपालाचारी वेदारण्यम तक पैदल गए; धरासना में नेतृत्व सरोजिनी नायडू ने किया; पेशावर में ख़ान अब्दुल ग़फ़्फ़ार ख़ाँ के ख़ुदाई ख़िदमतगार उतरे, जहाँ गढ़वाली सैनिकों ने गोली चलाने से इनकार किया।
- **गांधी–इरविन समझौता, 5 मार्च 1931।** हिंसा न करने वाले क़ैदी छूटे, तट के पास नमक बनाने की छूट मिली, कांग्रेस ने आंदोलन रोका और लंदन जाना स्वीकार किया। पुलिस ज़्यादतियों की जाँच की माँग नहीं मानी गई, और भगत सिंह की सज़ा बनी रही।
- **कराची (मार्च 1931)।** अध्यक्ष पटेल; मौलिक अधिकार और आर्थिक नीति का प्रस्ताव।
- **सांप्रदायिक पंचाट (अगस्त 1932)।** मैकडोनाल्ड ने दलित वर्गों को भी पृथक निर्वाचक मंडल दिया। गांधी जी ने यरवदा जेल में अनशन किया।
- **पूना समझौता (24 सितंबर 1932)।** संयुक्त निर्वाचन; प्रांतों में आरक्षित सीटें 71 से बढ़कर 148 (समझौते में यही संख्या है; कई किताबों में 147 छपा है)।

**उदाहरण 7.** "कांग्रेस ने पहले और दूसरे गोलमेज़ सम्मेलन में भाग लिया।" क्या यह सही है?

केवल **दूसरे** में। पहले के समय उसके नेता जेल में थे; तीसरे से पहले आंदोलन फिर शुरू हो चुका था। आंबेडकर और सप्रू तीनों में गए।

**उदाहरण 8.** क्रम: (1) पूना समझौता (2) गांधी–इरविन समझौता (3) सांप्रदायिक पंचाट (4) पहला गोलमेज़ सम्मेलन।

कांग्रेस के बिना हुए सम्मेलन के बाद वह समझौता हुआ जो उसे लंदन ले गया; पंचाट से अनशन, अनशन से पूना। **4, 2, 3, 1।** तारीख़ भूल भी जाएँ, तो कारण क्रम बता देते हैं।
`,
      },
    },
    {
      id: 'to-freedom-1935-1947',
      title: { en: 'To freedom, 1935–1947', hi: 'आज़ादी की ओर, 1935–1947' },
      text: {
        en: String.raw`
### The Act of 1935

No British Act for India is longer, and none is asked more often. It planned an all-India federation of provinces and princely states, made the provinces autonomous, moved dyarchy from the provinces to the centre, gave three lists of subjects, a Federal Court, two houses in six of the eleven provinces, and separated Burma. The **federation never came into being**, because the states did not join; so dyarchy at the centre did not begin either. Residuary powers lay with the Governor-General.

![Two Acts side by side. Act of 1919: at the centre two houses without responsible ministers, in the provinces dyarchy. Act of 1935: at the centre dyarchy, which was never put into force, in the provinces autonomy.](/figures/mat-national-movement-1885-1947-3.svg)

**Example 9.** (1) The Act of 1919 brought dyarchy at the centre. (2) The Act of 1935 ended dyarchy in the provinces. Which is correct?

Look at the figure: dyarchy moves up. **Only 2.**

In the elections of 1937 the Congress did well and in the end governed in eight of eleven provinces. The ministries resigned in **October and November 1939**, since India had been brought into the war without being asked.

**Example 10.** Assertion: the Congress ministries resigned in 1939. Reason: the British had rejected the Act of 1935. Judge both.

The assertion is true. The reason is false; the cause was the war. In assertion and reason judge each sentence alone before you look for "because".

### The war years

| Date | Event | What to remember |
|---|---|---|
| Feb 1938 | Haripura session | Subhas Bose presides; National Planning Committee |
| 1939 | Tripuri session | Bose beats Pattabhi Sitaramayya, resigns; Forward Bloc |
| Mar 1940 | Lahore resolution of the League | the word Pakistan does not stand in it |
| Aug 1940 | August Offer, Linlithgow | dominion status in future, a bigger council |
| Oct 1940 | Individual satyagraha | first Vinoba Bhave, second Jawaharlal Nehru |
| Mar 1942 | Cripps Mission | dominion after the war; a province may stay out |
| 8 Aug 1942 | Quit India | Gowalia Tank, Bombay; "Do or die" |
| Oct 1943 | Provisional Government of Free India | Singapore, Subhas Bose |
| 1944 | Rajaji formula | a basis for the talks of Gandhi and Jinnah |
| June 1945 | Wavell plan, Simla | fails over who names the Muslim members |

**Quit India.** The leaders were arrested on the morning of 9 August; the movement went on without them. Parallel governments worked at Ballia (Chittu Pandey), Tamluk and Satara, which lasted longest. Usha Mehta ran a secret radio; Aruna Asaf Ali raised the flag at Gowalia Tank; Jayaprakash Narayan worked underground. The Communist Party did not support it, since the Soviet Union was now Britain's ally.

**The Indian National Army.** The first was formed by Captain Mohan Singh in 1942 from prisoners of war. Rash Behari Bose handed the leadership over to **Subhas Bose in July 1943**. It fought at Imphal and Kohima in 1944. At the Red Fort trials of 1945 Shah Nawaz Khan, P. K. Sahgal and G. S. Dhillon stood together; Bhulabhai Desai led their defence.

**Example 11.** "Subhas Bose founded the Indian National Army at Singapore in 1942." Correct?

He took over in 1943 what Mohan Singh had begun. **False.** "Founded" and "led" are not the same word.

### The last eighteen months

| Date | Event |
|---|---|
| 18 Feb 1946 | Ratings of the Royal Indian Navy strike, HMIS Talwar, Bombay |
| 16 May 1946 | Cabinet Mission plan: no Pakistan, a weak centre, three groups of provinces |
| 16 Aug 1946 | Direct Action Day of the League |
| 2 Sep 1946 | Interim government under Nehru; the League enters in October |
| 9 Dec 1946 | Constituent Assembly meets |
| 20 Feb 1947 | Attlee: power will be handed over by June 1948 |
| 3 June 1947 | Mountbatten plan: partition |
| 18 July 1947 | Royal assent to the Indian Independence Act |
| 15 Aug 1947 | Two dominions |

The Cabinet Mission had three members: Pethick-Lawrence, Cripps and A. V. Alexander. Wavell was Viceroy then, Mountbatten came in March 1947. The president of the Congress in August 1947 was **J. B. Kripalani**, not Nehru.

**Example 12.** Which plan grouped the provinces into A, B and C: Cripps, Wavell, Cabinet Mission or Mountbatten?

Cripps let provinces stay out; Wavell dealt with the Viceroy's council only; Mountbatten divided. Grouping within one union: **Cabinet Mission**.
`,
        hi: String.raw`
### 1935 का अधिनियम

भारत के लिए इतना लंबा कोई और ब्रिटिश अधिनियम नहीं बना, और सबसे ज़्यादा यही पूछा जाता है। इसमें प्रांतों और देशी रियासतों का अखिल भारतीय संघ बनाने की योजना थी; प्रांत स्वायत्त हुए, द्वैध शासन प्रांतों से उठाकर केंद्र में रखा गया, विषयों की तीन सूचियाँ बनीं, संघीय न्यायालय बना, ग्यारह में से छह प्रांतों में दो सदन हुए और बर्मा अलग किया गया। **संघ कभी नहीं बना**, क्योंकि रियासतें शामिल नहीं हुईं; इसलिए केंद्र का द्वैध शासन भी शुरू नहीं हुआ। अवशिष्ट शक्तियाँ गवर्नर जनरल के पास थीं।

![दो अधिनियम साथ-साथ। 1919: केंद्र में दो सदन पर उत्तरदायी मंत्री नहीं, प्रांतों में द्वैध शासन। 1935: केंद्र में द्वैध शासन, जो कभी लागू नहीं हुआ, प्रांतों में स्वायत्तता।](/figures/mat-national-movement-1885-1947-3-hi.svg)

**उदाहरण 9.** (1) 1919 का अधिनियम केंद्र में द्वैध शासन लाया। (2) 1935 के अधिनियम ने प्रांतों में द्वैध शासन समाप्त किया। कौन-सा सही है?

चित्र देखिए: द्वैध शासन नीचे से ऊपर गया। **केवल 2।**

1937 के चुनावों में कांग्रेस का प्रदर्शन अच्छा रहा और आगे चलकर ग्यारह में से आठ प्रांतों में उसकी सरकारें बनीं। मंत्रिमंडलों ने **अक्टूबर-नवंबर 1939** में त्यागपत्र दिए, क्योंकि भारत को बिना पूछे युद्ध में शामिल कर दिया गया था।

**उदाहरण 10.** अभिकथन: 1939 में कांग्रेस मंत्रिमंडलों ने त्यागपत्र दिया। कारण: अंग्रेज़ों ने 1935 का अधिनियम ख़ारिज कर दिया था। दोनों को परखिए।

अभिकथन सही है। कारण ग़लत है; असली वजह युद्ध थी। अभिकथन और कारण में पहले हर वाक्य को अलग परखिए, "क्योंकि" बाद में जोड़िए।

### युद्ध के वर्ष

| तारीख़ | घटना | क्या याद रखें |
|---|---|---|
| फ़रवरी 1938 | हरिपुरा अधिवेशन | अध्यक्ष सुभाष बोस; राष्ट्रीय योजना समिति |
| 1939 | त्रिपुरी अधिवेशन | बोस ने पट्टाभि सीतारमैया को हराया, त्यागपत्र; फ़ॉरवर्ड ब्लॉक |
| मार्च 1940 | लीग का लाहौर प्रस्ताव | उसमें पाकिस्तान शब्द नहीं है |
| अगस्त 1940 | अगस्त प्रस्ताव, लिनलिथगो | भविष्य में डोमिनियन दर्जा, बड़ी परिषद |
| अक्टूबर 1940 | व्यक्तिगत सत्याग्रह | पहले विनोबा भावे, दूसरे जवाहरलाल नेहरू |
| मार्च 1942 | क्रिप्स मिशन | युद्ध के बाद डोमिनियन; कोई प्रांत बाहर रह सकता है |
| 8 अगस्त 1942 | भारत छोड़ो | ग्वालिया टैंक, बंबई; "करो या मरो" |
| अक्टूबर 1943 | आज़ाद हिंद की अस्थायी सरकार | सिंगापुर, सुभाष बोस |
| 1944 | राजाजी फ़ॉर्मूला | गांधी–जिन्ना वार्ता का आधार |
| जून 1945 | वेवेल योजना, शिमला | इस पर विफल कि मुस्लिम सदस्य कौन नामित करे |

**भारत छोड़ो।** 9 अगस्त की सुबह नेता पकड़े गए; आंदोलन उनके बिना चला। बलिया (चित्तू पांडे), तामलुक और सतारा में समानांतर सरकारें चलीं; सबसे लंबे समय तक सतारा की। उषा मेहता ने गुप्त रेडियो चलाया; अरुणा आसफ़ अली ने ग्वालिया टैंक में झंडा फहराया; जयप्रकाश नारायण भूमिगत रहकर काम करते रहे। कम्युनिस्ट पार्टी ने साथ नहीं दिया, क्योंकि सोवियत संघ अब ब्रिटेन का मित्र था।

**आज़ाद हिंद फ़ौज।** पहली फ़ौज 1942 में कैप्टन मोहन सिंह ने युद्धबंदियों से बनाई। रासबिहारी बोस ने **जुलाई 1943 में नेतृत्व सुभाष बोस** को सौंपा। 1944 में फ़ौज इंफाल और कोहिमा में लड़ी। 1945 में लाल क़िले में शाहनवाज़ ख़ान, प्रेम कुमार सहगल और गुरबख़्श सिंह ढिल्लों पर एक साथ मुक़दमा चला; बचाव की अगुवाई भूलाभाई देसाई ने की।

**उदाहरण 11.** "सुभाष बोस ने 1942 में सिंगापुर में आज़ाद हिंद फ़ौज की स्थापना की।" क्या यह सही है?

मोहन सिंह की शुरू की हुई फ़ौज का नेतृत्व उन्होंने 1943 में सँभाला। **ग़लत।** "स्थापना की" और "नेतृत्व किया" एक ही बात नहीं है।

### आख़िरी अठारह महीने

| तारीख़ | घटना |
|---|---|
| 18 फ़रवरी 1946 | शाही भारतीय नौसेना के नाविकों की हड़ताल, HMIS तलवार, बंबई |
| 16 मई 1946 | कैबिनेट मिशन योजना: पाकिस्तान नहीं, कमज़ोर केंद्र, प्रांतों के तीन समूह |
| 16 अगस्त 1946 | लीग का प्रत्यक्ष कार्रवाई दिवस |
| 2 सितंबर 1946 | नेहरू की अंतरिम सरकार; लीग अक्टूबर में शामिल |
| 9 दिसंबर 1946 | संविधान सभा की पहली बैठक |
| 20 फ़रवरी 1947 | एटली: जून 1948 तक सत्ता सौंप दी जाएगी |
| 3 जून 1947 | माउंटबेटन योजना: विभाजन |
| 18 जुलाई 1947 | भारतीय स्वतंत्रता अधिनियम को शाही स्वीकृति |
| 15 अगस्त 1947 | दो डोमिनियन |

कैबिनेट मिशन के तीन सदस्य थे: पेथिक-लॉरेंस, क्रिप्स और ए. वी. अलेक्ज़ेंडर। तब वायसराय वेवेल थे; माउंटबेटन मार्च 1947 में आए। अगस्त 1947 में कांग्रेस अध्यक्ष **जे. बी. कृपलानी** थे, नेहरू नहीं।

**उदाहरण 12.** प्रांतों को A, B और C समूहों में किस योजना ने बाँटा: क्रिप्स, वेवेल, कैबिनेट मिशन या माउंटबेटन?

क्रिप्स ने प्रांतों को बाहर रहने दिया; वेवेल योजना केवल वायसराय की परिषद की थी; माउंटबेटन ने विभाजन किया। एक संघ के भीतर समूह: **कैबिनेट मिशन**।
`,
      },
    },
    {
      id: 'lists-and-traps',
      title: { en: 'Lists, traps and shortcuts', hi: 'सूचियाँ, जाल और छोटे रास्ते' },
      text: {
        en: String.raw`
### Sessions of the Congress

| Session | President | Why it is asked |
|---|---|---|
| 1887 Madras | Badruddin Tyabji | first Muslim president |
| 1888 Allahabad | George Yule | first president who was not an Indian (books say "first English president") |
| 1905 Banaras | G. K. Gokhale | supports Swadeshi in Bengal |
| 1917 Calcutta | Annie Besant | first woman president |
| 1924 Belgaum | M. K. Gandhi | the only session he presided over |
| 1925 Kanpur | Sarojini Naidu | first Indian woman president |
| 1927 Madras | M. A. Ansari | boycott of the Simon Commission |
| 1929 Lahore | Jawaharlal Nehru | purna swaraj |
| 1931 Karachi | Vallabhbhai Patel | fundamental rights |
| 1936 Faizpur | Jawaharlal Nehru | first session in a village |
| 1938 Haripura | Subhas Bose | planning |
| 1940 Ramgarh | Abul Kalam Azad | leads on to individual satyagraha |
| 1946 Meerut | J. B. Kripalani | president at independence |

### Committees and reports

| Name | Year | Subject |
|---|---|---|
| Rowlatt (Sedition) Committee | 1917–18 | revolutionary crime |
| Hunter Committee | 1919–20 | Punjab disturbances |
| Muddiman Committee | 1924 | working of dyarchy |
| Butler Committee | 1927 | Indian states and the Crown |
| Simon Commission | 1927–30 | constitutional reform |
| Nehru Committee | 1928 | a constitution made by Indians |

### Viceroys as a clock

Dufferin: the Congress. Curzon: partition. Minto: 1909. Hardinge: 1911. Chelmsford: 1919 and Jallianwala. Reading: Chauri Chaura. Irwin: Simon to the pact of 1931. Willingdon: second and third conference, Poona, the Act of 1935. Linlithgow: 1937 elections, Cripps, Quit India. Wavell: Simla, Cabinet Mission. Mountbatten: partition. If a statement pairs a Viceroy with an event outside his years, it is false, and you need no other fact.

### Traps

| The trap | The truth |
|---|---|
| Hume was the first president | W. C. Bonnerjee; Hume was general secretary |
| Sarojini Naidu, first woman president | first **Indian** woman; Annie Besant in 1917 |
| Lajpat Rai presided at Nagpur 1920 | he presided at the special session of Calcutta |
| Dandi law broken on 12 March | march begins 12 March, law broken 6 April |
| Poona Pact was with Irwin or MacDonald | between leaders of caste Hindus and Ambedkar |
| Nehru Report was written by Jawaharlal | a committee under Motilal |
| Purna swaraj resolution of 26 January 1930 | resolution December 1929; that day was kept first in 1930 |
| Lucknow Pact and Lucknow 1936 | 1916 the pact, 1936 Nehru and the Kisan Sabha |
| Two Boses in the INA | Rash Behari handed over to Subhas |

### How statements are asked

1. **Only, all, first, never.** These words are the ones that make a true sentence false. Underline them.
2. **Right event, wrong name.** Check person, place and year one by one. Two of the three are usually right.
3. **Swapped results.** "The League gave up …", "the Congress accepted …". Ask who gave what.
4. **Demand ahead of its time.** Swaraj before 1906 and dyarchy before 1919 are wrong. Complete independence became the settled aim of the Congress at Lahore in 1929; Madras (1927) had passed a resolution for it, but the Nehru Report went back to dominion status.
5. **How many pairs are correct?** Partial knowledge is not enough here. Mark each pair sure or unsure; if two are unsure, leave the question.
6. **Order.** Find the first and the last event; two options usually go. Then decide one pair in the middle by its reason.
`,
        hi: String.raw`
### कांग्रेस के अधिवेशन

| अधिवेशन | अध्यक्ष | क्यों पूछा जाता है |
|---|---|---|
| 1887 मद्रास | बदरुद्दीन तैयबजी | पहले मुस्लिम अध्यक्ष |
| 1888 इलाहाबाद | जॉर्ज यूल | पहले अध्यक्ष जो भारतीय नहीं थे (किताबों में "पहले अंग्रेज़ अध्यक्ष") |
| 1905 बनारस | गोपाल कृष्ण गोखले | बंगाल में स्वदेशी का समर्थन |
| 1917 कलकत्ता | एनी बेसेंट | पहली महिला अध्यक्ष |
| 1924 बेलगाँव | महात्मा गांधी | एकमात्र अधिवेशन जिसके वे अध्यक्ष रहे |
| 1925 कानपुर | सरोजिनी नायडू | पहली भारतीय महिला अध्यक्ष |
| 1927 मद्रास | एम. ए. अंसारी | साइमन कमीशन का बहिष्कार |
| 1929 लाहौर | जवाहरलाल नेहरू | पूर्ण स्वराज |
| 1931 कराची | वल्लभभाई पटेल | मौलिक अधिकार |
| 1936 फ़ैज़पुर | जवाहरलाल नेहरू | गाँव में पहला अधिवेशन |
| 1938 हरिपुरा | सुभाष बोस | नियोजन |
| 1940 रामगढ़ | अबुल कलाम आज़ाद | इसके बाद व्यक्तिगत सत्याग्रह |
| 1946 मेरठ | जे. बी. कृपलानी | आज़ादी के समय अध्यक्ष |

### समितियाँ और रिपोर्ट

| नाम | वर्ष | विषय |
|---|---|---|
| रॉलेट (राजद्रोह) समिति | 1917–18 | क्रांतिकारी गतिविधियाँ |
| हंटर समिति | 1919–20 | पंजाब की घटनाएँ |
| मुडीमैन समिति | 1924 | द्वैध शासन का कामकाज |
| बटलर समिति | 1927 | देशी रियासतें और ब्रिटिश ताज |
| साइमन कमीशन | 1927–30 | संवैधानिक सुधार |
| नेहरू समिति | 1928 | भारतीयों का बनाया संविधान |

### वायसराय से समय पहचानिए

डफ़रिन: कांग्रेस की स्थापना। कर्ज़न: विभाजन। मिंटो: 1909। हार्डिंग: 1911। चेम्सफ़ोर्ड: 1919 और जलियाँवाला। रीडिंग: चौरी-चौरा। इरविन: साइमन से 1931 के समझौते तक। विलिंगडन: दूसरा और तीसरा सम्मेलन, पूना, 1935 का अधिनियम। लिनलिथगो: 1937 के चुनाव, क्रिप्स, भारत छोड़ो। वेवेल: शिमला, कैबिनेट मिशन। माउंटबेटन: विभाजन। कोई कथन वायसराय को उसके समय से बाहर की घटना से जोड़े, तो वह ग़लत है; और कुछ जानने की ज़रूरत नहीं।

### जाल

| जाल | सच |
|---|---|
| ह्यूम पहले अध्यक्ष थे | व्योमेशचंद्र बनर्जी; ह्यूम महासचिव थे |
| सरोजिनी नायडू पहली महिला अध्यक्ष | पहली **भारतीय** महिला; 1917 में एनी बेसेंट |
| नागपुर 1920 के अध्यक्ष लाजपत राय | वे कलकत्ता के विशेष अधिवेशन के अध्यक्ष थे |
| दांडी में क़ानून 12 मार्च को तोड़ा गया | यात्रा 12 मार्च को शुरू हुई, क़ानून 6 अप्रैल को तोड़ा गया |
| पूना समझौता इरविन या मैकडोनाल्ड से | सवर्ण हिंदू नेताओं और आंबेडकर के बीच |
| नेहरू रिपोर्ट जवाहरलाल ने लिखी | मोतीलाल की अध्यक्षता वाली समिति |
| पूर्ण स्वराज प्रस्ताव 26 जनवरी 1930 का | प्रस्ताव दिसंबर 1929 का; वह दिन पहली बार 1930 में मनाया गया |
| लखनऊ समझौता और लखनऊ 1936 | 1916 में समझौता, 1936 में नेहरू और किसान सभा |
| आज़ाद हिंद फ़ौज में दो बोस | रासबिहारी ने सुभाष को सौंपी |

### कथन कैसे पूछे जाते हैं

1. **केवल, सभी, पहला, कभी नहीं।** यही शब्द सही वाक्य को ग़लत बना देते हैं। इन्हें रेखांकित कीजिए।
2. **सही घटना, ग़लत नाम।** व्यक्ति, स्थान और वर्ष एक-एक करके जाँचिए। तीन में से दो आम तौर पर सही होते हैं।
3. **उलटे परिणाम।** "लीग ने छोड़ दिया …", "कांग्रेस ने माना …"। पूछिए कि किसने क्या दिया।
4. **समय से पहले की माँग।** 1906 से पहले स्वराज और 1919 से पहले द्वैध शासन ग़लत हैं। पूर्ण स्वराज कांग्रेस का पक्का लक्ष्य 1929 में लाहौर में बना; मद्रास (1927) में इस पर प्रस्ताव पास हुआ था, पर नेहरू रिपोर्ट फिर डोमिनियन दर्जे पर लौट आई।
5. **कितने युग्म सही हैं?** यहाँ अधूरी जानकारी काफ़ी नहीं। हर युग्म पर पक्का या कच्चा लिखिए; दो कच्चे हों, तो प्रश्न छोड़ दीजिए।
6. **क्रम।** सबसे पहली और सबसे आख़िरी घटना ढूँढ़िए; दो विकल्प आम तौर पर हट जाते हैं। फिर बीच का एक जोड़ा कारण से तय कीजिए।
`,
      },
    },
    {
      id: 'ten-questions',
      title: { en: 'Ten questions', hi: 'दस प्रश्न' },
      text: {
        en: String.raw`
Give yourself ten minutes. Write beside every statement why it is true or false.

**1.** Consider the following pairs of Congress session and president. (1) Allahabad, 1888 – George Yule. (2) Lucknow, 1916 – Ambica Charan Mazumdar. (3) Nagpur, 1920 – Lala Lajpat Rai. How many of the pairs are correctly matched?

- (A) Only one
- (B) Only two
- (C) All three
- (D) None

**2.** With reference to the Swadeshi movement, consider the statements. (1) The boycott resolution was passed in Calcutta on 7 August 1905. (2) The partition took effect on 16 October 1905. (3) Curzon annulled the partition in 1911. Which of them are correct?

- (A) 1 and 2 only
- (B) 2 and 3 only
- (C) 1 and 3 only
- (D) 1, 2 and 3

**3.** Arrange in order of time: (1) Kheda satyagraha (2) Montagu's declaration on responsible government (3) Lucknow Pact (4) Jallianwala Bagh.

- (A) 2, 3, 1, 4
- (B) 3, 1, 2, 4
- (C) 3, 2, 1, 4
- (D) 2, 1, 3, 4

**4.** Which of the following were features of the Government of India Act, 1919? (1) Dyarchy in the provinces. (2) Two houses at the centre. (3) The end of separate electorates.

- (A) 1 only
- (B) 3 only
- (C) 2 and 3 only
- (D) 1 and 2 only

**5.** Assertion (A): The Congress was absent from the first Round Table Conference. Reason (R): The Gandhi–Irwin Pact had been signed before that conference.

- (A) Both A and R are true, and R explains A
- (B) Both A and R are true, but R does not explain A
- (C) A is true, but R is false
- (D) A is false, but R is true

**6.** Match the places of 1930 with the leaders. P. Vedaranyam, Q. Dharasana, R. Peshawar, S. Chittagong. (1) Surya Sen (2) C. Rajagopalachari (3) Khan Abdul Ghaffar Khan (4) Sarojini Naidu.

- (A) P-4, Q-2, R-3, S-1
- (B) P-2, Q-4, R-3, S-1
- (C) P-2, Q-4, R-1, S-3
- (D) P-3, Q-4, R-2, S-1

**7.** Which statement on the Poona Pact of 1932 is correct?

- (A) It was signed before the Communal Award
- (B) It kept separate electorates for the Depressed Classes with fewer seats
- (C) It ended separate electorates for Muslims
- (D) It put reserved seats under joint electorates in place of separate electorates for the Depressed Classes

**8.** Which part of the Government of India Act, 1935 was never put into effect?

- (A) The all-India federation
- (B) Provincial autonomy
- (C) The Federal Court
- (D) The separation of Burma

**9.** On the Quit India movement, consider the statements. (1) Linlithgow was Viceroy when it began. (2) Parallel governments were set up at Ballia, Tamluk and Satara. (3) The Communist Party of India supported it from the beginning. Which of them are correct?

- (A) 1 only
- (B) 1 and 2 only
- (C) 2 and 3 only
- (D) 1, 2 and 3

**10.** Arrange in order of time: (1) the interim government takes office (2) the Cabinet Mission announces its plan (3) the Constituent Assembly meets for the first time (4) Direct Action Day.

- (A) 2, 1, 4, 3
- (B) 4, 2, 1, 3
- (C) 2, 4, 3, 1
- (D) 2, 4, 1, 3
`,
        hi: String.raw`
दस मिनट लीजिए। हर कथन के आगे लिखिए कि वह क्यों सही या ग़लत है।

**1.** कांग्रेस अधिवेशन और अध्यक्ष के युग्म देखिए: (1) इलाहाबाद, 1888 – जॉर्ज यूल। (2) लखनऊ, 1916 – अंबिका चरण मजूमदार। (3) नागपुर, 1920 – लाला लाजपत राय। कितने युग्म सही सुमेलित हैं?

- (A) केवल एक
- (B) केवल दो
- (C) तीनों
- (D) एक भी नहीं

**2.** स्वदेशी आंदोलन के बारे में कथन: (1) बहिष्कार का प्रस्ताव 7 अगस्त 1905 को कलकत्ता में पास हुआ। (2) विभाजन 16 अक्टूबर 1905 से लागू हुआ। (3) कर्ज़न ने 1911 में विभाजन रद्द किया। कौन-से सही हैं?

- (A) केवल 1 और 2
- (B) केवल 2 और 3
- (C) केवल 1 और 3
- (D) 1, 2 और 3

**3.** समय के क्रम में रखिए: (1) खेड़ा सत्याग्रह (2) उत्तरदायी शासन पर मॉन्टेग्यू की घोषणा (3) लखनऊ समझौता (4) जलियाँवाला बाग़।

- (A) 2, 3, 1, 4
- (B) 3, 1, 2, 4
- (C) 3, 2, 1, 4
- (D) 2, 1, 3, 4

**4.** भारत शासन अधिनियम, 1919 की विशेषताएँ कौन-सी थीं? (1) प्रांतों में द्वैध शासन। (2) केंद्र में दो सदन। (3) पृथक निर्वाचक मंडल की समाप्ति।

- (A) केवल 1
- (B) केवल 3
- (C) केवल 2 और 3
- (D) केवल 1 और 2

**5.** अभिकथन (A): पहले गोलमेज़ सम्मेलन में कांग्रेस नहीं थी। कारण (R): गांधी–इरविन समझौता उस सम्मेलन से पहले हो चुका था।

- (A) A और R दोनों सही हैं, और R, A की सही व्याख्या है
- (B) A और R दोनों सही हैं, पर R, A की व्याख्या नहीं है
- (C) A सही है, पर R ग़लत है
- (D) A ग़लत है, पर R सही है

**6.** 1930 के स्थानों को नेताओं से मिलाइए। P. वेदारण्यम, Q. धरासना, R. पेशावर, S. चटगाँव। (1) सूर्य सेन (2) सी. राजगोपालाचारी (3) ख़ान अब्दुल ग़फ़्फ़ार ख़ाँ (4) सरोजिनी नायडू।

- (A) P-4, Q-2, R-3, S-1
- (B) P-2, Q-4, R-3, S-1
- (C) P-2, Q-4, R-1, S-3
- (D) P-3, Q-4, R-2, S-1

**7.** 1932 के पूना समझौते पर कौन-सा कथन सही है?

- (A) वह सांप्रदायिक पंचाट से पहले हुआ
- (B) उसने दलित वर्गों का पृथक निर्वाचक मंडल कम सीटों के साथ बनाए रखा
- (C) उसने मुसलमानों का पृथक निर्वाचक मंडल समाप्त किया
- (D) उसने दलित वर्गों के पृथक निर्वाचक मंडल की जगह संयुक्त निर्वाचन में आरक्षित सीटें दीं

**8.** भारत शासन अधिनियम, 1935 का कौन-सा भाग कभी लागू नहीं हुआ?

- (A) अखिल भारतीय संघ
- (B) प्रांतीय स्वायत्तता
- (C) संघीय न्यायालय
- (D) बर्मा का अलग होना

**9.** भारत छोड़ो आंदोलन पर कथन: (1) इसके शुरू होने के समय वायसराय लिनलिथगो थे। (2) बलिया, तामलुक और सतारा में समानांतर सरकारें बनीं। (3) भारतीय कम्युनिस्ट पार्टी ने शुरू से इसका समर्थन किया। कौन-से सही हैं?

- (A) केवल 1
- (B) केवल 1 और 2
- (C) केवल 2 और 3
- (D) 1, 2 और 3

**10.** समय के क्रम में रखिए: (1) अंतरिम सरकार ने काम सँभाला (2) कैबिनेट मिशन ने योजना घोषित की (3) संविधान सभा पहली बार बैठी (4) प्रत्यक्ष कार्रवाई दिवस।

- (A) 2, 1, 4, 3
- (B) 4, 2, 1, 3
- (C) 2, 4, 3, 1
- (D) 2, 4, 1, 3
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
| B | A | C | D | C | B | D | A | B | D |

**1. (B)** Pairs 1 and 2 are right. At Nagpur C. Vijayaraghavachariar presided; Lajpat Rai had presided over the special session of Calcutta three months earlier. Option (C) tempts because both sessions of 1920 dealt with non-co-operation.

**2. (A)** Statement 3 has the right year and the wrong man. Curzon went home in 1905; the annulment was announced at the Durbar under Hardinge. Option (D) falls to the reader who checks only the dates.

**3. (C)** Lucknow Pact December 1916, Montagu August 1917, Kheda 1918, Jallianwala April 1919. Options (A) and (D) put the promise before the pact; but the promise was the answer to a united India. Option (B) places Kheda before Montagu: Kheda came a year after Champaran, in 1918.

**4. (D)** Dyarchy in the provinces and two houses at the centre are of 1919. Separate electorates were not ended but extended. Option (A) forgets the Council of State beside the Legislative Assembly; options (B) and (C) take in the end of separate electorates, which came only after independence.

**5. (C)** The Congress was absent: the civil disobedience movement was going on and its leaders were in jail. The pact was signed in March 1931, after the first conference had ended. It explains the presence at the *second*. So R is false, and (A), (B) and (D), which all call it true, fall. Option (B) is for those who do not check the date of R.

**6. (B)** Rajagopalachari marched from Trichinopoly to Vedaranyam, Sarojini Naidu led at Dharasana, Ghaffar Khan's men were at Peshawar, Surya Sen at Chittagong. Option (A) exchanges the two salt marches; option (D) sends Ghaffar Khan to Vedaranyam. The surest pair, S-1, already removes (C).

**7. (D)** The Award gave separate electorates, Gandhi fasted against them, and the pact replaced them with more reserved seats in joint electorates: 148 instead of 71 in the provinces. Option (A) fails because the pact was an answer to the Award. Option (B) turns it round. Option (C) goes too far: separate electorates of Muslims stayed.

**8. (A)** The federation needed the accession of a certain number of states, which never came. Provincial autonomy began in 1937, the Federal Court in 1937, and Burma was separated in the same year. Option (C) tempts because its name has "federal" in it.

**9. (B)** Linlithgow was Viceroy from 1936 to 1943. The three parallel governments are correct, so option (A) is too short. The Communist Party kept away, since for it the war had become a people's war after the attack on the Soviet Union in 1941. Options (C) and (D) take for granted that all left groups joined; the Congress Socialists did, the Communists did not.

**10. (D)** 16 May, 16 August, 2 September, 9 December 1946. Option (A) exchanges August and September. Option (B) puts Direct Action Day before the plan, but the League called it after it had withdrawn its consent to the plan. Direct Action Day was the League's answer **before** the government was formed; the League entered it in October. Option (C) lets the Assembly meet before the government.
`,
        hi: String.raw`
| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 |
|---|---|---|---|---|---|---|---|---|---|
| B | A | C | D | C | B | D | A | B | D |

**1. (B)** युग्म 1 और 2 सही हैं। नागपुर के अध्यक्ष सी. विजयराघवाचारी थे; लाजपत राय तीन महीने पहले कलकत्ता के विशेष अधिवेशन के अध्यक्ष रहे थे। विकल्प (C) इसलिए लुभाता है कि 1920 के दोनों अधिवेशनों का विषय असहयोग था।

**2. (A)** कथन 3 में वर्ष सही और व्यक्ति ग़लत है। कर्ज़न 1905 में लौट गए; रद्द करने की घोषणा हार्डिंग के समय दरबार में हुई। विकल्प (D) वह चुनता है जो केवल तारीख़ें जाँचता है।

**3. (C)** लखनऊ समझौता दिसंबर 1916, मॉन्टेग्यू अगस्त 1917, खेड़ा 1918, जलियाँवाला अप्रैल 1919। विकल्प (A) और (D) घोषणा को समझौते से पहले रखते हैं; पर घोषणा तो एकजुट भारत को दिया गया जवाब थी। विकल्प (B) खेड़ा को मॉन्टेग्यू से पहले रखता है: खेड़ा चंपारण के एक वर्ष बाद, 1918 में हुआ।

**4. (D)** प्रांतों में द्वैध शासन और केंद्र में दो सदन 1919 के हैं। पृथक निर्वाचक मंडल समाप्त नहीं हुआ, बढ़ाया गया। विकल्प (A) विधान सभा के साथ बनी राज्य परिषद को भूल जाता है; विकल्प (B) और (C) पृथक निर्वाचक मंडल की समाप्ति जोड़ते हैं, जो आज़ादी के बाद ही हुई।

**5. (C)** कांग्रेस नहीं थी: सविनय अवज्ञा चल रही थी और नेता जेल में थे। समझौता मार्च 1931 में हुआ, जब पहला सम्मेलन समाप्त हो चुका था। वह *दूसरे* सम्मेलन में जाने का कारण है। इसलिए R ग़लत है और (A), (B), (D) तीनों हट जाते हैं, क्योंकि वे R को सही मानते हैं। विकल्प (B) वह चुनता है जो R की तारीख़ नहीं जाँचता।

**6. (B)** राजगोपालाचारी तिरुचिरापल्ली से वेदारण्यम चले, धरासना में सरोजिनी नायडू, पेशावर में ग़फ़्फ़ार ख़ाँ के साथी, चटगाँव में सूर्य सेन। विकल्प (A) नमक के दोनों स्थान बदल देता है; विकल्प (D) ग़फ़्फ़ार ख़ाँ को वेदारण्यम भेज देता है। सबसे पक्का युग्म S-1 अकेले (C) को हटा देता है।

**7. (D)** पंचाट ने पृथक निर्वाचक मंडल दिया, गांधी जी ने उसके विरुद्ध अनशन किया, और समझौते ने उसकी जगह संयुक्त निर्वाचन में अधिक आरक्षित सीटें दीं: प्रांतों में 71 की जगह 148। विकल्प (A) ग़लत है, क्योंकि समझौता पंचाट का ही जवाब था। विकल्प (B) बात उलट देता है। विकल्प (C) में बात बढ़ा दी गई है: मुसलमानों का पृथक निर्वाचक मंडल बना रहा।

**8. (A)** संघ के लिए एक निश्चित संख्या में रियासतों का शामिल होना ज़रूरी था, जो नहीं हुआ। प्रांतीय स्वायत्तता और संघीय न्यायालय 1937 में शुरू हुए, और उसी वर्ष बर्मा अलग हुआ। विकल्प (C) इसलिए लुभाता है कि उसके नाम में "संघीय" है।

**9. (B)** लिनलिथगो 1936 से 1943 तक वायसराय थे। तीनों समानांतर सरकारें सही हैं, इसलिए विकल्प (A) अधूरा है। कम्युनिस्ट पार्टी अलग रही, क्योंकि 1941 में सोवियत संघ पर हमले के बाद वह युद्ध को जनयुद्ध मानने लगी। विकल्प (C) और (D) मान लेते हैं कि सभी वामपंथी शामिल थे; कांग्रेस समाजवादी शामिल हुए थे, कम्युनिस्ट नहीं।

**10. (D)** 16 मई, 16 अगस्त, 2 सितंबर, 9 दिसंबर 1946। विकल्प (A) अगस्त और सितंबर बदल देता है। विकल्प (B) प्रत्यक्ष कार्रवाई दिवस को योजना से पहले रखता है, पर लीग ने उसे योजना से अपनी सहमति वापस लेने के बाद बुलाया था। प्रत्यक्ष कार्रवाई दिवस सरकार बनने से **पहले** लीग का जवाब था; सरकार में लीग अक्टूबर में आई। विकल्प (C) संविधान सभा को सरकार से पहले बिठा देता है।
`,
      },
    },
  ],
}
