import type { SeedChapter } from '../shapes.ts'

export const polityB: SeedChapter[] = [
  {
    id: 'states',
    title: { en: 'The States, local bodies and federalism', hi: 'राज्य, स्थानीय निकाय और संघवाद' },
    text: {
      en: String.raw`
Most of what a citizen meets of the State is not in Delhi: the police station, the school, the hospital, the water tap, the land record. These belong to the States and to local bodies. This chapter takes them from the Governor down to the Gram Sabha, and then asks how the Union and the States share laws, offices and money.

### The Governor

Part VI of the Constitution (Articles 152 to 237) gives every State the same frame. There is a Governor for each State (Article 153); since the 7th Amendment of 1956 one person may serve two or more States.

- **Appointed** by the President by warrant (155), not elected. The Constituent Assembly first thought of an elected Governor and gave it up: an elected Governor would be a rival of the Chief Minister.
- **Term**: five years, but during the pleasure of the President (156). In *B.P. Singhal* (2010) the Supreme Court held that the pleasure is not a licence to remove a Governor for arbitrary reasons, or only because the government at the Centre has changed.
- **Qualifications** (157): a citizen of India, 35 years of age. That is all the text asks. Not belonging to the State is a custom, not an article.
- **Oath** before the Chief Justice of the High Court (159).

The Governor acts on the advice of the Council of Ministers, except where the Constitution gives a discretion (163). Note the difference: Article 74 gives the President no such clause. Discretion is used, for example, in reserving a bill for the President (200), in reporting that the government of the State cannot be carried on as the Constitution demands (356), and in choosing a Chief Minister when nobody has a clear majority. In *Shamsher Singh* (1974) the Court said that the Governor is otherwise a constitutional head. In *Nabam Rebia* (2016) it held that the House is summoned on the advice of the ministers.

| Point | President | Governor |
|---|---|---|
| Chosen | by an electoral college (54) | appointed by the President (155) |
| Removed | impeachment (61) | pleasure of the President (156) |
| Mercy | 72, also court-martial | 161, not court-martial |
| Ordinance | 123 | 213 |
| Assent | 111 | 200; may reserve a bill |
| Discretion in the text | none | 163 |
| War, diplomacy | yes | none |

### The Chief Minister and the ministers

The Governor appoints the Chief Minister, and the other ministers on the Chief Minister's advice (164). The Council is collectively responsible to the Legislative Assembly. A person who is in neither House may be a minister for six months. Since the 91st Amendment (2003) the Council may not exceed 15% of the Assembly, and may not be smaller than twelve. Under Article 167 the Chief Minister must tell the Governor what the Council has decided. Under 165 the Advocate General is the State's first law officer, the counterpart of the Attorney General (76).

### The legislature

Every State has an Assembly of 60 to 500 members (170); a few small States such as Goa, Sikkim and Mizoram have fewer by special provision. A second House, the Legislative Council, can be created or abolished: the Assembly passes a resolution by a majority of all its members and two thirds of those present and voting, and Parliament makes a law by simple majority (169). Parliament is free to refuse. This is not an amendment under Article 368. Jammu and Kashmir's Council ended in 2019; six States kept one: Andhra Pradesh, Bihar, Karnataka, Maharashtra, Telangana and Uttar Pradesh.

A Council has at most a third of the Assembly's members, and at least 40 (171). The figure shows who fills it.

![Bar in five parts: one third of a Legislative Council by local bodies, one third by the Assembly, one sixth nominated by the Governor, one twelfth by graduates, one twelfth by teachers](/figures/book-polity-b1.svg)

The Council is weaker than the Rajya Sabha. It can hold an ordinary bill for three months, and after the Assembly passes it again for one more month (197): four in all. There is no joint sitting in a State. A Money Bill it can keep for 14 days (198).

### How the map was drawn

- **1953**: Andhra, the first State on the ground of language, is formed after the death of Potti Sriramulu on fast.
- **1956**: States Reorganisation Act, on the report of the Fazl Ali Commission: 14 States and 6 Union territories. The 7th Amendment ends the classes A, B, C and D.
- **1960**: Maharashtra and Gujarat from Bombay. **1963**: Nagaland. **1966**: Haryana.
- **1971**: Himachal Pradesh. **1972**: Manipur, Tripura, Meghalaya. **1975**: Sikkim (36th Amendment).
- **1987**: Mizoram, Arunachal Pradesh, Goa.
- **2000**: Chhattisgarh, Uttarakhand, Jharkhand. **2014**: Telangana.
- **2019**: Jammu and Kashmir becomes two Union territories on 31 October. **2020**: Dadra and Nagar Haveli and Daman and Diu become one on 26 January. That makes 28 States and 8 Union territories.

Under Article 3 Parliament does all this by simple majority, on the President's recommendation, after the State's legislature has been asked. Its opinion does not bind. To give Indian land to another country, however, needs an amendment under 368 (*Berubari*, 1960; the 9th Amendment, and later the 100th of 2015 for the exchange with Bangladesh).

### Union territories

A Union territory is administered by the President through an administrator (239).

| | Delhi | Puducherry | Jammu and Kashmir |
|---|---|---|---|
| Basis | 239AA, 69th Amendment (1991) | 239A and the Act of 1963 | Act of 2019 |
| Assembly | 70 elected | 30 elected, up to 3 nominated | 90 elected since the delimitation of 2022, some nominated |
| Not for the Assembly | public order, police, land | no such list in the Constitution | public order, police |

Delhi's ministers may not exceed 10% of its Assembly. Its Chief Minister is appointed by the President. If the Lieutenant Governor and the ministers differ, the matter goes to the President. Ladakh, Chandigarh, Lakshadweep, Andaman and Nicobar Islands and Dadra and Nagar Haveli and Daman and Diu have no Assembly. Chandigarh is a Union territory and the capital of two States.

### Special rules for some States and areas

Articles 371 to 371J adapt the frame. Worth keeping: **371A** Nagaland and **371G** Mizoram (customary law, land), **371F** Sikkim, **371D** Andhra Pradesh and Telangana (fair chances in public employment), **371J** Hyderabad-Karnataka region (98th Amendment, 2012).

| | Fifth Schedule | Sixth Schedule |
|---|---|---|
| Where | Scheduled Areas of other States | Assam, Meghalaya, Tripura, Mizoram |
| Body | Tribes Advisory Council (advises) | autonomous District and Regional Councils (make laws, judge, tax) |
| Made by | the President declares the area | the Governor organises the district |
| Article | 244(1) | 244(2) |

### Local bodies: the road to 1992

- **1882**: Lord Ripon's resolution, the charter of local self-government.
- **1950**: Article 40, a directive to organise village panchayats. **1952**: Community Development Programme, 2 October.
- **1957**: Balwant Rai Mehta: three tiers. **1959**: Nagaur in Rajasthan begins on 2 October.
- **1978**: Ashok Mehta: two tiers, district and mandal. **1985**: G.V.K. Rao. **1986**: L.M. Singhvi: constitutional status.
- **1989**: the 64th and 65th Amendment Bills fail in the Rajya Sabha.
- **1992**: the 73rd and 74th Amendments pass. In force **24 April 1993** (panchayats) and **1 June 1993** (municipalities). 24 April is National Panchayati Raj Day.

| | 73rd | 74th |
|---|---|---|
| Part, articles | IX, 243 to 243O | IXA, 243P to 243ZG |
| Schedule, subjects | Eleventh, 29 | Twelfth, 18 |
| Kinds | village, intermediate (a State of up to 20 lakh people may leave it out), district | Nagar Panchayat, Council, Corporation |
| Below it | Gram Sabha (243A) | Wards Committee, 3 lakh people and more (243S) |
| Planning | District Planning Committee (243ZD) | Metropolitan Planning Committee, 10 lakh and more (243ZE) |

**What every State must do**: a Gram Sabha; direct election of members at every level; the chairperson of the middle and district levels elected by and from the members; the age of 21; a term of five years; election before the term ends, or within six months of a dissolution; seats for Scheduled Castes and Tribes by population; at least a third for women, also within those seats and among the chairpersons; a State Election Commission (243K); a State Finance Commission every five years (243I).

**What a State may do**: decide how the village chairperson is chosen; reserve seats for backward classes; give members of Parliament and of the legislature a place; hand over taxes, and the subjects of the Schedules.

A panchayat elected after a dissolution serves only the rest of the term. The State Election Commissioner is appointed by the Governor and removed in the way of a High Court judge. Part IX does not apply to Nagaland, Meghalaya and Mizoram, nor to the hill areas of Manipur with District Councils (243M).

### PESA, 1996

Part IX left out the Scheduled Areas. The Panchayats (Extension to the Scheduled Areas) Act came on 24 December 1996, after the report of the Bhuria Committee. It applies to the Fifth Schedule areas of ten States: Andhra Pradesh, Chhattisgarh, Gujarat, Himachal Pradesh, Jharkhand, Madhya Pradesh, Maharashtra, Odisha, Rajasthan and Telangana. It does not apply to the Sixth Schedule.

- The **Gram Sabha** guards customs and community resources, approves plans and picks the beneficiaries.
- Before land is acquired or people resettled, the Gram Sabha or the panchayat at the proper level is **consulted**.
- For a licence for **minor minerals** the prior **recommendation** of the Gram Sabha or of the panchayat at the proper level is mandatory.
- **Ownership of minor forest produce**, power against the alienation of land, over money-lending, village markets and intoxicants.
- At least **half** the seats, and **all** posts of chairperson, are for Scheduled Tribes.

### Sharing laws

Article 246 and the Seventh Schedule divide the subjects. In the text of 1950 the Union List had 97 entries, the State List 66 and the Concurrent List 47. The residue is the Union's (248); in the United States it is the States'. The 42nd Amendment (1976) moved five subjects from the State to the Concurrent List: education, forests, weights and measures, protection of wild animals and birds, and the administration of justice with the courts below the High Courts. If laws on a concurrent subject clash, the Union's prevails, unless the State's law was reserved and received the President's assent (254).

Parliament may make laws on a State subject in five cases:

| Article | When | Note |
|---|---|---|
| 249 | Rajya Sabha resolves, two thirds present and voting | one year, can be renewed |
| 250 | national emergency | ends six months after it |
| 252 | two or more States ask | binds those that adopt it |
| 253 | treaty or conference | no consent needed |
| 356 | President's Rule | Parliament stands in for the State |

### Sharing offices and settling quarrels

States must see that Union laws are obeyed (256), and must not hinder the Union (257). The Union may entrust its work to a State with consent (258), and a State to the Union (258A). All-India services serve both (312).

- **Water**: under 262 Parliament may shut out even the Supreme Court; the Inter-State Water Disputes Act is of 1956.
- **Inter-State Council** (263): set up by the President in 1990, as the Sarkaria Commission had advised. The Prime Minister presides.
- **Zonal Councils**: five, by the Act of 1956, hence statutory. The Union Home Minister presides. The North Eastern Council has its own Act of 1971.
- **Commissions**: Rajamannar (Tamil Nadu, 1969 to 1971), Sarkaria (1983 to 1988), Punchhi (2007 to 2010).

### Sharing money

The **Finance Commission** (280) is appointed by the President every fifth year or earlier: a chairman and four members. It advises how the net proceeds of taxes are shared, on what principles grants under 275 are given, and how the States can support their panchayats and municipalities. Its advice is not binding. K.C. Neogy led the first (1951). Since the 80th Amendment (2000) nearly all central taxes form one pool; cesses and surcharges stay outside. The Fourteenth Commission set the States' share at 42%, the Fifteenth at 41%; the Sixteenth (2026–31) kept 41%. The Commission shares *vertically* (Union and States) and *horizontally* (among States).

The **GST Council** (279A, 101st Amendment, 2016) is chaired by the Union Finance Minister. The Union has a third of the voting weight, the States two thirds; a decision needs three fourths of the weighted votes. States may borrow within India only, and need the Union's consent while they owe it money (293).

### Emergencies

| | National (352) | State (356) | Financial (360) |
|---|---|---|---|
| Ground | war, external aggression, armed rebellion | failure of the constitutional machinery | threat to financial stability or credit |
| Approval | one month | two months | two months |
| Majority | special | simple | simple |
| Runs for | six months each time, no limit | six months each time, three years at most | until revoked |
| Used | 1962, 1971, 1975 | first in Punjab, 1951 | never up to 2025 |

The 44th Amendment (1978) put "armed rebellion" for "internal disturbance", asked for the Cabinet's advice in writing, and let the Lok Sabha end the emergency. It also fixed that President's Rule beyond one year needs a national emergency in force in the whole or a part of India or of the State, and a certificate of the Election Commission that polls are difficult. In an emergency for war or external aggression Article 19 is suspended by itself (358); other rights only by an order, and Articles 20 and 21 never (359).

In *S.R. Bommai* (1994) nine judges held that a proclamation under 356 can be reviewed, that the majority is tested on the floor of the House, and that the Assembly is not dissolved before Parliament approves. Federalism and secularism are part of the basic structure.

### Is India federal?

The federal marks are a written and supreme Constitution, divided powers, an independent court, two Houses. The unitary marks are one citizenship, all-India services, appointed Governors, the power of Article 3, emergencies, residue with the Union, unequal seats of States in the Rajya Sabha. Article 1 says "Union of States": not the result of an agreement, and no right to leave. K.C. Wheare called the system quasi-federal; Granville Austin, cooperative federalism.

| | India | United States | Canada |
|---|---|---|---|
| Union made by | dividing and joining by the Constitution | agreement of the States | joining of colonies by a British Act of 1867 |
| Residue | Union | States | Union |
| Citizenship | one | Union and State | one |
| Head of a State | Governor, appointed | Governor, elected | Lieutenant Governor, appointed |
| Upper House | seats by population | two for each State | appointed |
| Courts | one chain | two chains | one chain in the main |

### Six cases to think through

Cover the answer, decide, then read on.

1. **A bill waits.** The Assembly passes a bill that cuts down the powers of the High Court so far that the Court's place in the Constitution is in danger. What must the Governor do? *Reserve it for the President.* The second proviso to Article 200 leaves no choice here; for other bills it does. The President is not bound to assent. A bill sent back and passed again comes before the President once more (201), who is still not bound.
2. **A hung Assembly.** A party has 44 of 100 seats, an alliance made after the poll has 53. Whom does the Governor call? The Constitution does not say. The Sarkaria Commission advised this order: an alliance made before the poll, the largest single party with support, an alliance made after the poll. *Whoever is called must show the majority in the House.*
3. **A law on a State subject.** Three States ask Parliament for a law on a State subject under 252. A fourth wants it later. *Its legislature adopts the law by resolution.* From then on only Parliament can change it, again when States ask; a State alone cannot.
4. **A clash.** A State's law on a concurrent subject has the President's assent and differs from an older Union law. *The State's law holds in that State.* Next year Parliament makes a new law on the point: *now the Union's law holds* (proviso to 254(2)). Assent protects the State's law against the older Union law only.
5. **A dissolved panchayat.** A panchayat is dissolved when only five months of its term are left. *No by-election for the rest is needed*, since 243E frees a rest of less than six months. The regular election comes at the end of the term.
6. **President's Rule at eleven months.** The government wants it to go on for a second year. There is no national emergency. *It cannot.* Both conditions of 356(5) must be met: an emergency in force and the certificate of the Election Commission. Otherwise an amendment of the Constitution would be needed, as was made for Punjab.
`,
      hi: String.raw`
नागरिक का शासन से जो काम पड़ता है, वह ज़्यादातर दिल्ली में नहीं होता: थाना, स्कूल, अस्पताल, पानी का नल, ज़मीन का रिकॉर्ड। ये राज्यों और स्थानीय निकायों के काम हैं। यह अध्याय राज्यपाल से ग्राम सभा तक चलता है, और फिर देखता है कि संघ और राज्य क़ानून, पद और धन कैसे बाँटते हैं।

### राज्यपाल

संविधान का भाग VI (अनुच्छेद 152 से 237) हर राज्य को एक ही ढाँचा देता है। हर राज्य के लिए एक राज्यपाल होता है (अनुच्छेद 153); 1956 के 7वें संशोधन से एक ही व्यक्ति दो या अधिक राज्यों का राज्यपाल हो सकता है।

- **नियुक्ति** राष्ट्रपति अपने अधिपत्र से करते हैं (155); चुनाव नहीं होता। संविधान सभा ने पहले निर्वाचित राज्यपाल की बात सोची थी, फिर छोड़ दी: चुना हुआ राज्यपाल मुख्यमंत्री का प्रतिद्वंद्वी बन जाता।
- **कार्यकाल**: पाँच वर्ष, पर राष्ट्रपति के प्रसादपर्यंत (156)। *बी.पी. सिंघल* (2010) में सर्वोच्च न्यायालय ने कहा कि प्रसाद का अर्थ मनमाने ढंग से, या केवल केंद्र में सरकार बदलने के कारण, हटाना नहीं है।
- **योग्यता** (157): भारत का नागरिक, आयु 35 वर्ष। संविधान इतना ही माँगता है। राज्यपाल उसी राज्य का न हो, यह परंपरा है, अनुच्छेद नहीं।
- **शपथ** उच्च न्यायालय के मुख्य न्यायाधीश के सामने (159)।

राज्यपाल मंत्रिपरिषद की सलाह पर काम करते हैं, सिवाय वहाँ जहाँ संविधान विवेक देता है (163)। अंतर याद रखें: राष्ट्रपति के लिए अनुच्छेद 74 में विवेक की ऐसी बात नहीं है। विवेक के उदाहरण: विधेयक को राष्ट्रपति के लिए आरक्षित करना (200), यह रिपोर्ट देना कि राज्य का शासन संविधान के अनुसार नहीं चल सकता (356), और किसी को स्पष्ट बहुमत न मिलने पर मुख्यमंत्री चुनना। *शमशेर सिंह* (1974) में न्यायालय ने कहा कि बाक़ी बातों में राज्यपाल संवैधानिक प्रमुख हैं। *नबाम रेबिया* (2016) के अनुसार सदन मंत्रियों की सलाह पर बुलाया जाता है।

| बात | राष्ट्रपति | राज्यपाल |
|---|---|---|
| चयन | निर्वाचक मंडल से (54) | राष्ट्रपति द्वारा नियुक्ति (155) |
| हटाना | महाभियोग (61) | राष्ट्रपति के प्रसाद पर (156) |
| क्षमा | 72, सेना न्यायालय की सज़ा भी | 161, सेना न्यायालय की सज़ा नहीं |
| अध्यादेश | 123 | 213 |
| अनुमति | 111 | 200; विधेयक आरक्षित कर सकते हैं |
| संविधान में विवेक | नहीं | 163 |
| युद्ध, कूटनीति | हाँ | नहीं |

### मुख्यमंत्री और मंत्री

राज्यपाल मुख्यमंत्री को, और मुख्यमंत्री की सलाह पर दूसरे मंत्रियों को नियुक्त करते हैं (164)। मंत्रिपरिषद विधान सभा के प्रति सामूहिक रूप से उत्तरदायी है। जो व्यक्ति किसी सदन का सदस्य नहीं है, वह छह महीने तक मंत्री रह सकता है। 91वें संशोधन (2003) से मंत्रिपरिषद विधान सभा के 15% से बड़ी नहीं हो सकती, और बारह से छोटी भी नहीं। अनुच्छेद 167 के अनुसार मुख्यमंत्री को मंत्रिपरिषद के निर्णय राज्यपाल को बताने होते हैं। अनुच्छेद 165 का महाधिवक्ता राज्य का प्रथम विधि अधिकारी है; संघ में यही काम महान्यायवादी (76) का है।

### विधानमंडल

हर राज्य में 60 से 500 सदस्यों की विधान सभा होती है (170); गोवा, सिक्किम और मिज़ोरम जैसे छोटे राज्यों में विशेष उपबंध से कम सदस्य हैं। दूसरा सदन, विधान परिषद, बनाया या हटाया जा सकता है: विधान सभा कुल सदस्यों के बहुमत और उपस्थित तथा मत देने वालों के दो तिहाई से संकल्प पारित करती है, और संसद साधारण बहुमत से क़ानून बनाती है (169)। संसद मना भी कर सकती है। यह अनुच्छेद 368 के अधीन संशोधन नहीं माना जाता। जम्मू और कश्मीर की परिषद 2019 में समाप्त हुई; छह राज्यों में परिषद रही: आंध्र प्रदेश, बिहार, कर्नाटक, महाराष्ट्र, तेलंगाना और उत्तर प्रदेश।

परिषद में विधान सभा के अधिकतम एक तिहाई और कम से कम 40 सदस्य होते हैं (171)। सीटें कौन भरता है, यह चित्र में देखें।

![पाँच भागों की पट्टी: विधान परिषद के एक तिहाई सदस्य स्थानीय निकायों से, एक तिहाई विधान सभा से, एक छठा भाग राज्यपाल द्वारा मनोनीत, एक बारहवाँ स्नातकों से, एक बारहवाँ शिक्षकों से](/figures/book-polity-b1-hi.svg)

परिषद राज्य सभा से कमज़ोर है। वह साधारण विधेयक को तीन महीने रोक सकती है, और विधान सभा के दोबारा पारित करने पर एक महीना और (197): कुल चार। राज्य में संयुक्त बैठक नहीं होती। धन विधेयक वह 14 दिन रख सकती है (198)।

### नक़्शा कैसे बना

- **1953**: भाषा के आधार पर पहला राज्य आंध्र, अनशन में पोट्टि श्रीरामुलु की मृत्यु के बाद।
- **1956**: फ़ज़ल अली आयोग की रिपोर्ट पर राज्य पुनर्गठन अधिनियम: 14 राज्य और 6 संघ राज्यक्षेत्र। 7वें संशोधन से क, ख, ग, घ श्रेणियाँ समाप्त।
- **1960**: बंबई से महाराष्ट्र और गुजरात। **1963**: नागालैंड। **1966**: हरियाणा।
- **1971**: हिमाचल प्रदेश। **1972**: मणिपुर, त्रिपुरा, मेघालय। **1975**: सिक्किम (36वाँ संशोधन)।
- **1987**: मिज़ोरम, अरुणाचल प्रदेश, गोवा।
- **2000**: छत्तीसगढ़, उत्तराखंड, झारखंड। **2014**: तेलंगाना।
- **2019**: 31 अक्टूबर को जम्मू और कश्मीर दो संघ राज्यक्षेत्र बना। **2020**: 26 जनवरी को दादरा और नगर हवेली तथा दमन और दीव एक हुए। इस तरह 28 राज्य और 8 संघ राज्यक्षेत्र।

अनुच्छेद 3 के अधीन संसद यह सब साधारण बहुमत से, राष्ट्रपति की सिफ़ारिश पर, राज्य के विधानमंडल की राय माँगकर करती है। वह राय बाध्य नहीं करती। पर भारत की भूमि दूसरे देश को देने के लिए 368 के अधीन संशोधन चाहिए (*बेरुबारी*, 1960; 9वाँ संशोधन, और बाद में बांग्लादेश से अदला-बदली के लिए 2015 का 100वाँ)।

### संघ राज्यक्षेत्र

संघ राज्यक्षेत्र का प्रशासन राष्ट्रपति एक प्रशासक के माध्यम से चलाते हैं (239)।

| | दिल्ली | पुदुचेरी | जम्मू और कश्मीर |
|---|---|---|---|
| आधार | 239कक, 69वाँ संशोधन (1991) | 239क और 1963 का अधिनियम | 2019 का अधिनियम |
| विधान सभा | 70 निर्वाचित | 30 निर्वाचित, 3 तक मनोनीत | 2022 के परिसीमन से 90 निर्वाचित, कुछ मनोनीत |
| विधान सभा की शक्ति से बाहर | लोक व्यवस्था, पुलिस, भूमि | संविधान में ऐसी सूची नहीं | लोक व्यवस्था, पुलिस |

दिल्ली में मंत्री विधान सभा के 10% से ज़्यादा नहीं हो सकते। वहाँ मुख्यमंत्री को राष्ट्रपति नियुक्त करते हैं। उपराज्यपाल और मंत्रियों में मतभेद हो तो मामला राष्ट्रपति के पास जाता है। लद्दाख, चंडीगढ़, लक्षद्वीप, अंडमान और निकोबार द्वीपसमूह तथा दादरा और नगर हवेली और दमन और दीव में विधान सभा नहीं है। चंडीगढ़ संघ राज्यक्षेत्र है और दो राज्यों की राजधानी भी।

### कुछ राज्यों और क्षेत्रों के विशेष नियम

अनुच्छेद 371 से 371ञ इस ढाँचे में फेरबदल करते हैं। याद रखने योग्य: **371क** नागालैंड और **371छ** मिज़ोरम (रूढ़िजन्य विधि, भूमि), **371च** सिक्किम, **371घ** आंध्र प्रदेश और तेलंगाना (लोक नियोजन में समान अवसर), **371ञ** हैदराबाद-कर्नाटक क्षेत्र (98वाँ संशोधन, 2012)।

| | पाँचवीं अनुसूची | छठी अनुसूची |
|---|---|---|
| कहाँ | दूसरे राज्यों के अनुसूचित क्षेत्र | असम, मेघालय, त्रिपुरा, मिज़ोरम |
| निकाय | जनजाति सलाहकार परिषद (सलाह देती है) | स्वशासी ज़िला और प्रादेशिक परिषदें (क़ानून, न्याय, कर) |
| कौन बनाता है | क्षेत्र की घोषणा राष्ट्रपति | ज़िले का गठन राज्यपाल |
| अनुच्छेद | 244(1) | 244(2) |

### स्थानीय निकाय: 1992 तक का रास्ता

- **1882**: लॉर्ड रिपन का प्रस्ताव, स्थानीय स्वशासन का घोषणापत्र।
- **1950**: अनुच्छेद 40, ग्राम पंचायतें बनाने का निदेश। **1952**: 2 अक्टूबर से सामुदायिक विकास कार्यक्रम।
- **1957**: बलवंत राय मेहता: तीन स्तर। **1959**: 2 अक्टूबर को राजस्थान के नागौर में शुरुआत।
- **1978**: अशोक मेहता: दो स्तर, ज़िला और मंडल। **1985**: जी.वी.के. राव। **1986**: एल.एम. सिंघवी: संवैधानिक दर्जा।
- **1989**: 64वाँ और 65वाँ संशोधन विधेयक राज्य सभा में गिरे।
- **1992**: 73वाँ और 74वाँ संशोधन पारित। लागू **24 अप्रैल 1993** (पंचायतें) और **1 जून 1993** (नगरपालिकाएँ)। 24 अप्रैल राष्ट्रीय पंचायती राज दिवस है।

| | 73वाँ | 74वाँ |
|---|---|---|
| भाग, अनुच्छेद | IX, 243 से 243ण | IXक, 243त से 243यछ |
| अनुसूची, विषय | ग्यारहवीं, 29 | बारहवीं, 18 |
| प्रकार | ग्राम, मध्यवर्ती (20 लाख तक जनसंख्या वाला राज्य इसे छोड़ सकता है), ज़िला | नगर पंचायत, परिषद, निगम |
| उसके नीचे | ग्राम सभा (243क) | वार्ड समिति, 3 लाख या अधिक लोग (243ध) |
| योजना | ज़िला योजना समिति (243यघ) | महानगर योजना समिति, 10 लाख या अधिक (243यङ) |

**जो हर राज्य को करना ही है**: ग्राम सभा; हर स्तर पर सदस्यों का प्रत्यक्ष चुनाव; मध्यवर्ती और ज़िला स्तर के अध्यक्ष सदस्यों में से, सदस्यों द्वारा; आयु 21 वर्ष; कार्यकाल पाँच वर्ष; चुनाव अवधि समाप्त होने से पहले, या भंग होने के छह महीने के भीतर; अनुसूचित जातियों और जनजातियों के लिए जनसंख्या के अनुपात में सीटें; महिलाओं के लिए कम से कम एक तिहाई, इन सीटों में भी और अध्यक्षों में भी; राज्य निर्वाचन आयोग (243ट); हर पाँच वर्ष राज्य वित्त आयोग (243झ)।

**जो राज्य चाहे तो करे**: ग्राम स्तर का अध्यक्ष कैसे चुना जाए; पिछड़े वर्गों के लिए सीटें; सांसदों और विधायकों को स्थान; कर और अनुसूची के विषय सौंपना।

भंग होने के बाद चुनी गई पंचायत केवल बची हुई अवधि तक रहती है। राज्य निर्वाचन आयुक्त को राज्यपाल नियुक्त करते हैं; हटाया वह उच्च न्यायालय के न्यायाधीश की तरह जाता है। भाग IX नागालैंड, मेघालय और मिज़ोरम पर, तथा मणिपुर के ज़िला परिषद वाले पहाड़ी क्षेत्रों पर लागू नहीं होता (243ड)।

### पेसा, 1996

भाग IX ने अनुसूचित क्षेत्रों को छोड़ दिया था। भूरिया समिति की रिपोर्ट के बाद पंचायत उपबंध (अनुसूचित क्षेत्रों पर विस्तार) अधिनियम 24 दिसंबर 1996 को आया। यह दस राज्यों के पाँचवीं अनुसूची वाले क्षेत्रों पर लागू है: आंध्र प्रदेश, छत्तीसगढ़, गुजरात, हिमाचल प्रदेश, झारखंड, मध्य प्रदेश, महाराष्ट्र, ओडिशा, राजस्थान और तेलंगाना। छठी अनुसूची पर यह लागू नहीं है।

- **ग्राम सभा** रीति-रिवाजों और सामुदायिक संसाधनों की रक्षा करती है, योजनाओं को मंज़ूरी देती है और लाभार्थी चुनती है।
- भूमि अर्जन या लोगों के पुनर्वास से पहले ग्राम सभा या उचित स्तर की पंचायत से **परामर्श**।
- **गौण खनिजों** के लाइसेंस के लिए ग्राम सभा या उचित स्तर की पंचायत की पूर्व **सिफ़ारिश** अनिवार्य।
- **लघु वनोपज का स्वामित्व**, और ज़मीन के हस्तांतरण, साहूकारी, गाँव के बाज़ार तथा मादक पदार्थों पर नियंत्रण।
- कम से कम **आधी** सीटें और अध्यक्ष के **सभी** पद अनुसूचित जनजातियों के लिए।

### क़ानूनों का बँटवारा

अनुच्छेद 246 और सातवीं अनुसूची विषय बाँटते हैं। 1950 के पाठ में संघ सूची में 97, राज्य सूची में 66 और समवर्ती सूची में 47 प्रविष्टियाँ थीं। अवशिष्ट विषय संघ के हैं (248); अमेरिका में वे राज्यों के हैं। 42वें संशोधन (1976) ने पाँच विषय राज्य सूची से समवर्ती सूची में डाले: शिक्षा, वन, माप-तौल, वन्य पशु-पक्षियों का संरक्षण, और न्याय प्रशासन तथा उच्च न्यायालय से नीचे के न्यायालय। समवर्ती विषय पर टकराव हो तो संघ का क़ानून चलता है, सिवाय इसके कि राज्य का क़ानून राष्ट्रपति के लिए आरक्षित होकर उनकी अनुमति पा चुका हो (254)।

संसद पाँच स्थितियों में राज्य सूची के विषय पर क़ानून बना सकती है:

| अनुच्छेद | कब | टिप्पणी |
|---|---|---|
| 249 | राज्य सभा का संकल्प, उपस्थित और मत देने वालों का दो तिहाई | एक वर्ष, बढ़ सकता है |
| 250 | राष्ट्रीय आपात | आपात के छह महीने बाद समाप्त |
| 252 | दो या अधिक राज्य कहें | अपनाने वालों पर लागू |
| 253 | संधि या सम्मेलन | सहमति ज़रूरी नहीं |
| 356 | राष्ट्रपति शासन | राज्य की जगह संसद |

### पदों का बँटवारा और झगड़ों का निपटारा

राज्यों को संघ के क़ानूनों का पालन कराना है (256) और संघ के काम में बाधा नहीं डालनी (257)। संघ सहमति से अपना काम राज्य को सौंप सकता है (258), और राज्य संघ को (258क)। अखिल भारतीय सेवाएँ दोनों के लिए हैं (312)।

- **जल**: अनुच्छेद 262 से संसद सर्वोच्च न्यायालय की अधिकारिता भी रोक सकती है; अंतरराज्यिक जल विवाद अधिनियम 1956 का है।
- **अंतरराज्य परिषद** (263): सरकारिया आयोग की सिफ़ारिश पर राष्ट्रपति ने 1990 में बनाई। अध्यक्ष प्रधानमंत्री।
- **क्षेत्रीय परिषदें**: पाँच, 1956 के अधिनियम से, इसलिए सांविधिक। अध्यक्ष केंद्रीय गृह मंत्री। पूर्वोत्तर परिषद का अलग अधिनियम 1971 का है।
- **आयोग**: राजमन्नार (तमिलनाडु, 1969 से 1971), सरकारिया (1983 से 1988), पुंछी (2007 से 2010)।

### धन का बँटवारा

**वित्त आयोग** (280) को राष्ट्रपति हर पाँचवें वर्ष या उससे पहले बनाते हैं: एक अध्यक्ष और चार सदस्य। वह बताता है कि करों की शुद्ध आय कैसे बँटे, 275 के अनुदान किन सिद्धांतों पर मिलें, और राज्य अपनी पंचायतों और नगरपालिकाओं की मदद कैसे करें। उसकी सलाह बाध्यकारी नहीं है। पहले आयोग (1951) के अध्यक्ष के.सी. नियोगी थे। 80वें संशोधन (2000) से लगभग सभी केंद्रीय कर एक साझा कोष में आते हैं; उपकर और अधिभार बाहर रहते हैं। चौदहवें आयोग ने राज्यों का हिस्सा 42% और पंद्रहवें ने 41% रखा; सोलहवें (2026–31) ने 41% ही रखा। बँटवारा दो तरह का है: *ऊर्ध्वाधर* (संघ और राज्य) और *क्षैतिज* (राज्यों के बीच)।

**जीएसटी परिषद** (279क, 101वाँ संशोधन, 2016) के अध्यक्ष केंद्रीय वित्त मंत्री हैं। मतों के भार में संघ का एक तिहाई और राज्यों का दो तिहाई है; निर्णय के लिए भारित मतों का तीन चौथाई चाहिए। राज्य केवल भारत के भीतर उधार ले सकते हैं, और संघ का क़र्ज़ बाक़ी हो तो उसकी सहमति चाहिए (293)।

### आपात उपबंध

| | राष्ट्रीय (352) | राज्य (356) | वित्तीय (360) |
|---|---|---|---|
| आधार | युद्ध, बाहरी आक्रमण, सशस्त्र विद्रोह | संवैधानिक तंत्र की विफलता | वित्तीय स्थिरता या साख को ख़तरा |
| अनुमोदन | एक महीना | दो महीने | दो महीने |
| बहुमत | विशेष | साधारण | साधारण |
| अवधि | हर बार छह महीने, सीमा नहीं | हर बार छह महीने, अधिकतम तीन वर्ष | वापस लेने तक |
| प्रयोग | 1962, 1971, 1975 | पहली बार पंजाब, 1951 | 2025 तक नहीं |

44वें संशोधन (1978) ने "आंतरिक अशांति" की जगह "सशस्त्र विद्रोह" रखा, मंत्रिमंडल की लिखित सलाह ज़रूरी की, और लोक सभा को आपात समाप्त करने का अधिकार दिया। यह भी तय किया कि राष्ट्रपति शासन एक वर्ष से आगे तभी बढ़े जब पूरे भारत या उसके किसी भाग में, या उस राज्य में, राष्ट्रीय आपात लागू हो और निर्वाचन आयोग प्रमाणित करे कि चुनाव कराना कठिन है। युद्ध या बाहरी आक्रमण के आपात में अनुच्छेद 19 अपने आप निलंबित होता है (358); दूसरे अधिकार केवल आदेश से, और अनुच्छेद 20 और 21 कभी नहीं (359)।

*एस.आर. बोम्मई* (1994) में नौ न्यायाधीशों ने कहा कि 356 की उद्घोषणा का न्यायिक पुनरावलोकन हो सकता है, बहुमत की जाँच सदन में होगी, और संसद के अनुमोदन से पहले विधान सभा भंग नहीं होगी। संघवाद और पंथनिरपेक्षता मूल ढाँचे के अंग हैं।

### क्या भारत संघीय है?

संघीय लक्षण: लिखित और सर्वोच्च संविधान, शक्तियों का बँटवारा, स्वतंत्र न्यायालय, दो सदन। एकात्मक लक्षण: एकल नागरिकता, अखिल भारतीय सेवाएँ, नियुक्त राज्यपाल, अनुच्छेद 3 की शक्ति, आपात, संघ के पास अवशिष्ट शक्ति, राज्य सभा में राज्यों की असमान सीटें। अनुच्छेद 1 के शब्द हैं "राज्यों का संघ": यह किसी समझौते का परिणाम नहीं है, और अलग होने का अधिकार नहीं है। के.सी. व्हेयर ने इसे अर्ध-संघीय कहा; ग्रैनविल ऑस्टिन ने सहकारी संघवाद।

| | भारत | अमेरिका | कनाडा |
|---|---|---|---|
| संघ कैसे बना | संविधान ने बाँटा और जोड़ा | राज्यों के समझौते से | 1867 के ब्रिटिश अधिनियम से उपनिवेशों को जोड़कर |
| अवशिष्ट शक्ति | संघ | राज्य | संघ |
| नागरिकता | एक | संघ और राज्य की | एक |
| राज्य का प्रमुख | राज्यपाल, नियुक्त | गवर्नर, निर्वाचित | लेफ़्टिनेंट गवर्नर, नियुक्त |
| उच्च सदन | सीटें जनसंख्या से | हर राज्य की दो | नियुक्त |
| न्यायालय | एक शृंखला | दो शृंखलाएँ | मुख्यतः एक शृंखला |

### सोचने के लिए छह स्थितियाँ

उत्तर ढक लें, निर्णय करें, फिर आगे पढ़ें।

1. **एक विधेयक।** विधान सभा ने ऐसा विधेयक पारित किया जो उच्च न्यायालय की शक्तियाँ इतनी घटाता है कि संविधान में उसका स्थान ख़तरे में पड़ जाए। राज्यपाल क्या करें? *उसे राष्ट्रपति के लिए आरक्षित करें।* अनुच्छेद 200 का दूसरा परंतुक यहाँ विकल्प नहीं छोड़ता; दूसरे विधेयकों में छोड़ता है। राष्ट्रपति अनुमति देने को बाध्य नहीं हैं। लौटाया गया विधेयक दोबारा पारित हो तो फिर राष्ट्रपति के सामने आता है (201), और वे तब भी बाध्य नहीं हैं।
2. **त्रिशंकु विधान सभा।** एक दल के पास 100 में से 44 सीटें हैं, चुनाव के बाद बने गठबंधन के पास 53। राज्यपाल किसे बुलाएँ? संविधान नहीं बताता। सरकारिया आयोग ने यह क्रम सुझाया: चुनाव से पहले का गठबंधन, समर्थन के साथ सबसे बड़ा दल, चुनाव के बाद का गठबंधन। *जिसे भी बुलाया जाए, उसे सदन में बहुमत दिखाना होगा।*
3. **राज्य सूची के विषय पर क़ानून।** तीन राज्य 252 के अधीन संसद से राज्य सूची के विषय पर क़ानून माँगते हैं। चौथा बाद में उसे चाहता है। *उसका विधानमंडल संकल्प से उसे अपना लेता है।* उसके बाद उसे केवल संसद बदल सकती है, वह भी राज्यों के कहने पर; कोई राज्य अकेले नहीं।
4. **टकराव।** समवर्ती विषय पर राज्य के क़ानून को राष्ट्रपति की अनुमति मिली है और वह संघ के पुराने क़ानून से अलग है। *उस राज्य में राज्य का क़ानून चलेगा।* अगले वर्ष संसद उसी बात पर नया क़ानून बनाती है: *अब संघ का क़ानून चलेगा* (254(2) का परंतुक)। अनुमति राज्य के क़ानून को केवल संघ के पुराने क़ानून से बचाती है।
5. **भंग पंचायत।** पंचायत तब भंग हुई जब उसकी अवधि के केवल पाँच महीने बचे थे। *बची अवधि के लिए चुनाव ज़रूरी नहीं*, क्योंकि 243ङ छह महीने से कम की अवधि में छूट देता है। नियमित चुनाव अवधि पूरी होने पर होगा।
6. **राष्ट्रपति शासन के ग्यारह महीने।** सरकार दूसरे वर्ष भी इसे चलाना चाहती है। राष्ट्रीय आपात लागू नहीं है। *नहीं चल सकता।* 356(5) की दोनों शर्तें पूरी होनी चाहिए: आपात लागू हो और निर्वाचन आयोग का प्रमाणपत्र हो। नहीं तो संविधान में संशोधन ही रास्ता है, जैसा पंजाब के लिए किया गया था।
`,
    },
  },
  {
    id: 'states-questions',
    title: { en: 'States and federalism: twelve questions with answers', hi: 'राज्य और संघवाद: बारह प्रश्न, उत्तर सहित' },
    text: {
      en: String.raw`
### Questions

**1.** Which of these does the Constitution itself ask of a Governor?

1. Citizenship of India
2. An age of 35 years
3. Not to belong to the State

- (A) 1 and 2 only
- (B) 2 and 3 only
- (C) 1 and 3 only
- (D) 1, 2 and 3

**2.** A Legislative Council is abolished when

- (A) the Governor issues a notification
- (B) Parliament makes a law after a special resolution of the Assembly
- (C) Parliament amends the Constitution under Article 368
- (D) the Council itself agrees by two thirds

**3.** What part of a Legislative Council is nominated by the Governor?

- (A) one third
- (B) one sixth
- (C) one tenth
- (D) one twelfth

**4.** Which subjects are outside the powers of Delhi's Assembly?

- (A) public order, police, land
- (B) police, education, land
- (C) public order, health, land
- (D) police, transport, water

**5.** Which States have areas under the Sixth Schedule?

- (A) Assam, Manipur, Nagaland, Mizoram
- (B) Assam, Meghalaya, Tripura, Mizoram
- (C) Meghalaya, Manipur, Tripura, Sikkim
- (D) Assam, Arunachal Pradesh, Nagaland, Tripura

**6.** Consider: (1) The Eleventh Schedule has 29 subjects. (2) A person must be 25 to contest a panchayat election. (3) Article 243K gives every State a State Election Commission. Which are right?

- (A) 1 and 2
- (B) 2 and 3
- (C) 1 and 3
- (D) all

**7.** A panchayat is dissolved two years after its election. The new one serves

- (A) five years
- (B) three years
- (C) six months
- (D) as long as the State decides

**8.** Under PESA a licence for minor minerals needs

- (A) the recommendation of the Gram Sabha or the panchayat
- (B) the consent of the Governor
- (C) consultation with the Tribes Advisory Council only
- (D) a law of Parliament each time

**9.** Which subject was **not** moved to the Concurrent List in 1976?

- (A) education
- (B) forests
- (C) police
- (D) weights and measures

**10.** Match: (P) 262 (Q) 263 (R) 280 (S) 279A with (1) GST Council (2) water disputes (3) Inter-State Council (4) Finance Commission.

- (A) P-2, Q-3, R-4, S-1
- (B) P-3, Q-2, R-4, S-1
- (C) P-2, Q-3, R-1, S-4
- (D) P-4, Q-3, R-2, S-1

**11.** A proclamation of national emergency must be approved within

- (A) 14 days by simple majority
- (B) one month by special majority
- (C) two months by simple majority
- (D) two months by special majority

**12.** Which rights cannot be suspended even by an order under Article 359?

- (A) 14 and 19
- (B) 19 and 21
- (C) 20 and 21
- (D) 21 and 22

### Answers and reasons

**1. (A)** Article 157 has two conditions. The third is a custom, so (B), (C) and (D), which contain it, fail.

**2. (B)** Article 169. (C) fails: the Article itself says that such a law is not an amendment under 368. The Governor (A) has no part in it, and the Council (D) no say.

**3. (B)** One sixth. One third is the share of local bodies, and again of the Assembly; one twelfth that of graduates, and again of teachers; one tenth is nobody's.

**4. (A)** Article 239AA leaves out entries 1, 2 and 18 of the State List. Education, health, transport and water are with the Assembly.

**5. (B)** Assam, Meghalaya, Tripura, Mizoram: AMTM. Nagaland has Article 371A, Manipur 371C, Sikkim 371F, Arunachal Pradesh 371H; none of these is in the Sixth Schedule.

**6. (C)** The age is 21, not 25 (243F). 25 is the age for the Assembly. Every option but (C) contains statement 2.

**7. (B)** Only the rest of the term: five less two years (243E). Six months is the time within which the election must be held, five years the term after a regular election; the State has no choice in the matter.

**8. (A)** A prior recommendation is mandatory. For acquiring land the law says consultation, which is weaker. The Governor, the Advisory Council and Parliament have no part in such a licence.

**9. (C)** Police remains entry 2 of the State List. The other three were moved by the 42nd Amendment.

**10. (A)** 262 water, 263 council, 280 Finance Commission, 279A GST. (B) exchanges 262 and 263, (C) 280 and 279A, (D) 262 and 280.

**11. (B)** Since the 44th Amendment. Before it, two months and simple majority; (C) is still right for 356. (A) and (D) stand nowhere.

**12. (C)** The 44th Amendment protected 20 and 21. Article 19 falls by itself under 358 in war or external aggression; 14 and 22 can be named in an order.
`,
      hi: String.raw`
### प्रश्न

**1.** राज्यपाल के लिए संविधान स्वयं इनमें से क्या माँगता है?

1. भारत की नागरिकता
2. 35 वर्ष की आयु
3. उस राज्य का निवासी न होना

- (A) केवल 1 और 2
- (B) केवल 2 और 3
- (C) केवल 1 और 3
- (D) 1, 2 और 3

**2.** विधान परिषद तब समाप्त होती है जब

- (A) राज्यपाल अधिसूचना जारी करें
- (B) विधान सभा के विशेष संकल्प के बाद संसद क़ानून बनाए
- (C) संसद अनुच्छेद 368 से संविधान में संशोधन करे
- (D) परिषद स्वयं दो तिहाई से सहमत हो

**3.** विधान परिषद का कितना भाग राज्यपाल मनोनीत करते हैं?

- (A) एक तिहाई
- (B) एक छठा
- (C) एक दसवाँ
- (D) एक बारहवाँ

**4.** कौन-से विषय दिल्ली विधान सभा की शक्ति से बाहर हैं?

- (A) लोक व्यवस्था, पुलिस, भूमि
- (B) पुलिस, शिक्षा, भूमि
- (C) लोक व्यवस्था, स्वास्थ्य, भूमि
- (D) पुलिस, परिवहन, जल

**5.** किन राज्यों में छठी अनुसूची के क्षेत्र हैं?

- (A) असम, मणिपुर, नागालैंड, मिज़ोरम
- (B) असम, मेघालय, त्रिपुरा, मिज़ोरम
- (C) मेघालय, मणिपुर, त्रिपुरा, सिक्किम
- (D) असम, अरुणाचल प्रदेश, नागालैंड, त्रिपुरा

**6.** विचार करें: (1) ग्यारहवीं अनुसूची में 29 विषय हैं। (2) पंचायत चुनाव लड़ने की आयु 25 वर्ष है। (3) अनुच्छेद 243ट हर राज्य को राज्य निर्वाचन आयोग देता है। कौन-से सही हैं?

- (A) 1 और 2
- (B) 2 और 3
- (C) 1 और 3
- (D) सभी

**7.** एक पंचायत चुनाव के दो वर्ष बाद भंग हुई। नई पंचायत कितने समय रहेगी?

- (A) पाँच वर्ष
- (B) तीन वर्ष
- (C) छह महीने
- (D) जितना राज्य तय करे

**8.** पेसा के अधीन गौण खनिज के लाइसेंस के लिए क्या चाहिए?

- (A) ग्राम सभा या पंचायत की सिफ़ारिश
- (B) राज्यपाल की सहमति
- (C) केवल जनजाति सलाहकार परिषद से परामर्श
- (D) हर बार संसद का क़ानून

**9.** 1976 में कौन-सा विषय समवर्ती सूची में **नहीं** डाला गया?

- (A) शिक्षा
- (B) वन
- (C) पुलिस
- (D) माप-तौल

**10.** मिलाएँ: (P) 262 (Q) 263 (R) 280 (S) 279क; (1) जीएसटी परिषद (2) जल विवाद (3) अंतरराज्य परिषद (4) वित्त आयोग।

- (A) P-2, Q-3, R-4, S-1
- (B) P-3, Q-2, R-4, S-1
- (C) P-2, Q-3, R-1, S-4
- (D) P-4, Q-3, R-2, S-1

**11.** राष्ट्रीय आपात की उद्घोषणा का अनुमोदन कितने समय में और कैसे होना चाहिए?

- (A) 14 दिन, साधारण बहुमत
- (B) एक महीना, विशेष बहुमत
- (C) दो महीने, साधारण बहुमत
- (D) दो महीने, विशेष बहुमत

**12.** अनुच्छेद 359 के आदेश से भी कौन-से अधिकार निलंबित नहीं हो सकते?

- (A) 14 और 19
- (B) 19 और 21
- (C) 20 और 21
- (D) 21 और 22

### उत्तर और कारण

**1. (A)** अनुच्छेद 157 में दो ही शर्तें हैं। तीसरी बात परंपरा है, इसलिए जिन विकल्पों में वह है, यानी (B), (C) और (D), वे ग़लत हैं।

**2. (B)** अनुच्छेद 169। (C) ग़लत: अनुच्छेद स्वयं कहता है कि ऐसा क़ानून 368 के अधीन संशोधन नहीं है। राज्यपाल (A) की इसमें भूमिका नहीं है, और परिषद (D) से पूछा नहीं जाता।

**3. (B)** एक छठा। एक तिहाई स्थानीय निकायों का हिस्सा है, और उतना ही विधान सभा का; एक बारहवाँ स्नातकों का, और उतना ही शिक्षकों का; एक दसवाँ किसी का नहीं।

**4. (A)** अनुच्छेद 239कक राज्य सूची की प्रविष्टियाँ 1, 2 और 18 बाहर रखता है। शिक्षा, स्वास्थ्य, परिवहन और जल विधान सभा के पास हैं।

**5. (B)** असम, मेघालय, त्रिपुरा, मिज़ोरम। नागालैंड के लिए 371क है, मणिपुर के लिए 371ग, सिक्किम के लिए 371च, अरुणाचल प्रदेश के लिए 371ज; इनमें से कोई छठी अनुसूची में नहीं।

**6. (C)** आयु 21 है, 25 नहीं (243च)। 25 विधान सभा की आयु है। (C) को छोड़कर हर विकल्प में कथन 2 है।

**7. (B)** केवल बची हुई अवधि: पाँच में से दो वर्ष घटाकर (243ङ)। छह महीने में चुनाव कराना होता है, पाँच वर्ष नियमित चुनाव के बाद मिलते हैं; राज्य के पास इसमें कोई विकल्प नहीं है।

**8. (A)** पूर्व सिफ़ारिश अनिवार्य है। भूमि अर्जन के लिए क़ानून "परामर्श" कहता है, जो कमज़ोर शब्द है। राज्यपाल, सलाहकार परिषद और संसद की इस लाइसेंस में भूमिका नहीं है।

**9. (C)** पुलिस राज्य सूची की प्रविष्टि 2 है। बाक़ी तीन 42वें संशोधन से गए।

**10. (A)** 262 जल, 263 परिषद, 280 वित्त आयोग, 279क जीएसटी। (B) में 262 और 263, (C) में 280 और 279क, और (D) में 262 और 280 आपस में बदले गए हैं।

**11. (B)** 44वें संशोधन से। उससे पहले दो महीने और साधारण बहुमत था; (C) 356 के लिए आज भी सही है। (A) और (D) कहीं नहीं लिखे हैं।

**12. (C)** 44वें संशोधन ने 20 और 21 को बचाया। अनुच्छेद 19 युद्ध या बाहरी आक्रमण में 358 से अपने आप निलंबित होता है; 14 और 22 आदेश से निलंबित हो सकते हैं।
`,
    },
  },
  {
    id: 'courts',
    title: { en: 'The courts', hi: 'न्यायालय' },
    text: {
      en: String.raw`
The Union and the States have separate legislatures and separate ministers. They do not have separate courts. One chain of courts, from the village to Delhi, applies both Union and State laws. The United States, by contrast, has two chains side by side. An integrated chain gives one meaning to one law: what the Supreme Court declares binds every court in India (Article 141).

![Pyramid of four levels: the Supreme Court at the top, then High Courts, then district and sessions courts, then civil judges and magistrates; appeals go up, and the High Court controls the courts below](/figures/book-polity-b2.svg)

### The Supreme Court

The Court was opened on 28 January 1950, two days after the Constitution came into force. It took the place of the Federal Court (Act of 1935, at work from 1937) and of the Privy Council in London. It began with a Chief Justice and seven judges. The number is in the hands of Parliament (124). Counted with the Chief Justice, an Act of 2019 made it 34, and an Ordinance of May 2026 raised it to 38.

| | Supreme Court | High Court |
|---|---|---|
| Articles | 124 to 147 | 214 to 231 |
| Appointed by | President | President |
| From the Bench | five years a judge of a High Court | ten years in a judicial office |
| From the Bar | ten years an advocate of a High Court | ten years an advocate of a High Court |
| Jurist | a distinguished jurist may be chosen | no |
| Oath before | President | Governor |
| Retires at | 65 | 62 |
| Resigns to | President | President |
| After retirement | may not plead in any court in India (124(7)) | may plead in the Supreme Court and other High Courts (220) |
| Salary charged on | Consolidated Fund of India | Consolidated Fund of the State; the pension on that of India |

There is no lowest age and no fixed term. Acting Chief Justice is Article 126, ad hoc judges 127, retired judges sitting again 128. The seat is Delhi, or another place that the Chief Justice names with the President's approval (130).

### What the Supreme Court can do

- **Original** (131): quarrels between the Union and one or more States, or between States, about a legal right. It is exclusive: no other court hears them. Water disputes can be shut out under 262.
- **Writs** (32): for fundamental rights only. Dr Ambedkar called this Article the heart and soul of the Constitution.
- **Appeals**: constitutional (132), civil (133), criminal (134), and by **special leave** (136) from any court or tribunal except military ones. Special leave is a favour of the Court, not a right of the party.
- **Advice** (143): the President may ask about law or fact of public importance. The Court may decline. On disputes from treaties made before the Constitution it must answer. The advice does not bind the President. A bench of at least five judges hears it (145).
- **Court of record** (129): its records are proof everywhere, and it punishes contempt of itself.
- **Review** of its own judgment (137). After that the **curative petition**, made by the Court itself in *Rupa Ashok Hurra* (2002).
- **Complete justice** (142): any order needed in the case before it.

### High Courts

Each State has a High Court (214), but Parliament may give two or more States one court (231, after the 7th Amendment). Calcutta, Bombay and Madras came first, in 1862, under an Act of 1861; Allahabad followed in 1866. Since 1 January 2019, when Andhra Pradesh got its own, there are 25. Delhi has had its own since 1966; Jammu and Kashmir with Ladakh share one.

A High Court issues writs for fundamental rights **and for any other purpose** (226). So its power to issue writs is wider than that of the Supreme Court; only its territory is smaller. Yet a citizen has a *right* to Article 32, while 226 is discretionary. Under 227 it superintends all courts and tribunals of its territory, except military ones. Under 228 it may take over a case that turns on the meaning of the Constitution. A judge may be transferred by the President after consulting the Chief Justice of India (222).

| Writ | Meaning | Against whom | For example |
|---|---|---|---|
| Habeas corpus | bring the body | anybody, a private person too | a man is held without law |
| Mandamus | we command | public authority, lower court | an officer refuses a duty |
| Prohibition | stop | a court or tribunal at work | it has no jurisdiction |
| Certiorari | send it up, quash | court, tribunal, authority, after the order | an order without jurisdiction |
| Quo warranto | by what right | holder of a public office | a post held without qualification |

Mandamus does not go against a private person, the President or a Governor. Quo warranto may be asked for by anybody, also by one who has lost nothing.

### Who appoints: four cases and an amendment

- **1981, First Judges case** (*S.P. Gupta*): "consultation" does not mean "concurrence". The government has the last word.
- **1993, Second Judges case**: the opinion of the Chief Justice of India, formed with two senior colleagues, has primacy. The collegium is born.
- **1998, Third Judges case**: an advice under 143. For the Supreme Court the collegium is the Chief Justice and four senior judges; for High Courts the Chief Justice and two.
- **2014, 99th Amendment**: a National Judicial Appointments Commission of six members. **2015, Fourth Judges case**: struck down, four judges to one, since independence of judges is basic structure. The collegium returned.

The word collegium is not in the Constitution. It grew out of judgments.

**Removal** (124(4), and 217 with 218): for proved misbehaviour or incapacity only. A motion signed by 100 members of the Lok Sabha or 50 of the Rajya Sabha; a committee of three under the Judges (Inquiry) Act, 1968; then in each House, in the same session, a majority of all members and two thirds of those present and voting; then the President's order. The Constitution does not use "impeachment" for judges, only for the President.

What keeps judges free: secure tenure; pay charged on the Consolidated Fund and so not voted; no discussion of their conduct in a legislature except on a motion of removal (121, 211); power over contempt; separation from the executive (Article 50).

### Subordinate courts

| Point | District judges | Other judges |
|---|---|---|
| Article | 233 | 234 |
| Appointed by | Governor, consulting the High Court | Governor, under rules made after consulting the State Public Service Commission and the High Court |
| From the Bar | seven years an advocate, recommended by the High Court | by the rules |
| Control | High Court (235) | High Court (235) |

One judge sits as district judge in civil and as sessions judge in criminal cases. A sessions judge may pass a sentence of death, but the High Court must confirm it.

**Beside the courts.** Article 39A (42nd Amendment) asks for free legal aid. The **Legal Services Authorities Act, 1987** came into force on 9 November 1995. A **Lok Adalat** settles by compromise; its award counts as a decree of a civil court and there is no appeal. It cannot touch an offence that the law does not let people compound. **Gram Nyayalayas** are mobile village courts under an Act of 2008, in force from 2 October 2009. Family Courts have an Act of 1984.

### Judicial review

Judicial review means that a court may test a law or an order against the Constitution and strike it down. The words are not in the text; the power is, in Articles 13, 32, 131 to 136, 143, 226, 245, 246, 251 and 254. A law falls for three reasons: it takes away a fundamental right, it lies outside the power of the body that made it, or it breaks another provision.

| Year | Case | Point |
|---|---|---|
| 1950 | *A.K. Gopalan* | Article 21 read narrowly |
| 1951 | *Shankari Prasad* | rights can be amended |
| 1967 | *Golaknath* | rights cannot be amended |
| 1973 | *Kesavananda Bharati* | all can be amended, but not the basic structure; 7 to 6 |
| 1975 | *Indira Gandhi v. Raj Narain* | free elections are basic |
| 1978 | *Maneka Gandhi* | the procedure must be fair, just and reasonable |
| 1980 | *Minerva Mills* | limited power to amend; balance of Parts III and IV |
| 1997 | *L. Chandra Kumar* | review by High Courts is basic |
| 2007 | *I.R. Coelho* | Ninth Schedule laws put in on or after 24 April 1973 can be tested |
| 2017 | *K.S. Puttaswamy* | privacy is a fundamental right |

Three doctrines. **Severability**: only the bad part falls, if the rest can live alone. **Eclipse**: a law older than the Constitution that conflicts with a right is not dead but without effect, and takes effect again if the right is amended. **Pith and substance**: a law is judged by its main purpose, even if it touches another list in passing.

**Procedure established by law** (Article 21, taken from Japan) asks whether a valid law was followed. **Due process** (United States) asks also whether the law is fair. After *Maneka* the two have come close.

### Public interest litigation

The old rule was *locus standi*: only the one who is hurt may sue. In the late 1970s the Court opened the door. Justice V.R. Krishna Iyer sowed the seed (*Mumbai Kamgar Sabha*, 1976); Justice P.N. Bhagwati wrote the rule in *S.P. Gupta* (1981): any member of the public acting in good faith may come for those who by poverty or disability cannot. A letter can be treated as a petition.

- **1979** *Hussainara Khatoon*: prisoners in Bihar who had waited for trial longer than any sentence they could get; speedy trial is part of Article 21.
- **1983** *Bandhua Mukti Morcha* (reported in 1984): bonded labourers in quarries.
- **1986** *M.C. Mehta* (oleum gas leak): absolute liability of dangerous industries.
- **1997** *Vishaka*: guidelines against sexual harassment at work, replaced by the Act of 2013.

*State of Uttaranchal v. Balwant Singh Chaufal* (2010) told courts to check who stands behind a petition and to punish private quarrels in public dress. A court is called **activist** when it acts where the legislature and the executive have not acted; it is said to **overreach** when it does their work in their place.

### Tribunals

Part XIVA came with the 42nd Amendment (1976).

| | 323A | 323B |
|---|---|---|
| Subject | public service matters | tax, land reform, foreign exchange, industry and labour, elections and others |
| Law by | Parliament only | Parliament or State legislature |
| Number | one for the Union, one for a State or for several | a hierarchy is possible |

The Central Administrative Tribunal (Act of 1985) belongs to 323A. It does not cover the defence forces, the officers of the Supreme Court and the secretariat of Parliament. The National Green Tribunal (Act of 2010) is statutory and need not follow the Code of Civil Procedure but the principles of natural justice. In *L. Chandra Kumar* (1997) seven judges held that a tribunal may test laws, but its orders go to a bench of two judges of the High Court. Article 262 is the source of water tribunals.

### Law officers

| | Attorney General | Advocate General |
|---|---|---|
| Article | 76 | 165 |
| Appointed by | President | Governor |
| Qualified to be | judge of the Supreme Court | judge of a High Court |
| Term | pleasure of the President | pleasure of the Governor |
| In the legislature | speaks, no vote (88) | speaks, no vote (177) |

The Attorney General has audience in all courts of India, is not a member of the Cabinet and is no full-time servant of the government. The Solicitor General is not mentioned in the Constitution.

### How a case climbs

A shopkeeper sues a supplier for ₹2 lakh before a **civil judge** and loses. The first appeal, on facts and law, goes to the **district judge**. A second appeal to the **High Court** is open only for a substantial question of law. To the **Supreme Court** the way is Article 133, if the High Court certifies a substantial question of law of general importance that the Supreme Court should decide, or special leave under 136.

A woman accused of murder is tried by the **sessions court**. If it sentences her to death, the High Court must confirm. If the High Court reverses an acquittal and itself sentences to death, or takes the case from a lower court to itself, convicts and sentences to death, an appeal to the Supreme Court is a right (134). An Act of 1970 adds the case in which the High Court, in either of these two ways, sentences to life imprisonment or to ten years or more. In other cases a certificate or special leave is needed. When all is lost, mercy may be asked of the President (72) or the Governor (161); that is an act of the executive, on the advice of ministers, and courts review it only narrowly (*Epuru Sudhakar*, 2006).

### Five cases to think through

1. **A private college holds a student in a room.** Which writ? *Habeas corpus*, since it goes against private persons too. Mandamus would not help against a purely private body.
2. **A tax officer starts a case outside his area.** A writ of *prohibition* while it runs, *certiorari* once an order is made. Both may be asked in one petition.
3. **A trader's contract is broken by another trader.** Article 32? *No*: no fundamental right is touched. Article 226? In general no, since a civil suit is the remedy. "Other purpose" in 226 means legal rights, but the Court asks whether another good remedy exists.
4. **A law of 1949 forbids a trade in a way that Article 19 does not allow.** It was valid when it was made. From 26 January 1950 it is *eclipsed* against citizens (Article 13(1)); the past stays as it was.
5. **The President asks whether a bill would be valid.** Five judges answer that it would not. May Parliament pass it all the same? *Yes*; advice does not bind. But it would be tested later by the same Court, which gives its own advice much weight.
`,
      hi: String.raw`
संघ और राज्यों के विधानमंडल अलग हैं, मंत्री अलग हैं। न्यायालय अलग नहीं हैं। गाँव से दिल्ली तक न्यायालयों की एक ही शृंखला संघ और राज्य, दोनों के क़ानून लागू करती है। अमेरिका में इसके विपरीत दो शृंखलाएँ साथ-साथ चलती हैं। एकीकृत शृंखला से एक क़ानून का एक ही अर्थ निकलता है: सर्वोच्च न्यायालय जो घोषित करे, वह भारत के हर न्यायालय पर बाध्यकारी है (अनुच्छेद 141)।

![चार स्तरों का पिरामिड: सबसे ऊपर सर्वोच्च न्यायालय, फिर उच्च न्यायालय, फिर ज़िला और सत्र न्यायालय, फिर सिविल न्यायाधीश और मजिस्ट्रेट; अपील ऊपर जाती है, और नीचे के न्यायालयों पर उच्च न्यायालय का नियंत्रण है](/figures/book-polity-b2-hi.svg)

### सर्वोच्च न्यायालय

न्यायालय का उद्घाटन 28 जनवरी 1950 को हुआ, संविधान लागू होने के दो दिन बाद। उसने संघीय न्यायालय (1935 का अधिनियम, 1937 से काम पर) और लंदन की प्रिवी काउंसिल की जगह ली। शुरुआत मुख्य न्यायाधीश और सात न्यायाधीशों से हुई। संख्या तय करना संसद के हाथ में है (124)। मुख्य न्यायाधीश सहित यह 2019 के अधिनियम से 34 हुई और मई 2026 के अध्यादेश से 38।

| | सर्वोच्च न्यायालय | उच्च न्यायालय |
|---|---|---|
| अनुच्छेद | 124 से 147 | 214 से 231 |
| नियुक्ति | राष्ट्रपति | राष्ट्रपति |
| न्यायाधीशों में से | उच्च न्यायालय में पाँच वर्ष न्यायाधीश | न्यायिक पद पर दस वर्ष |
| वकीलों में से | उच्च न्यायालय में दस वर्ष अधिवक्ता | उच्च न्यायालय में दस वर्ष अधिवक्ता |
| विधिवेत्ता | पारंगत विधिवेत्ता चुना जा सकता है | नहीं |
| शपथ | राष्ट्रपति के सामने | राज्यपाल के सामने |
| सेवानिवृत्ति | 65 | 62 |
| त्यागपत्र | राष्ट्रपति को | राष्ट्रपति को |
| सेवानिवृत्ति के बाद | भारत के किसी न्यायालय में वकालत नहीं (124(7)) | सर्वोच्च न्यायालय और दूसरे उच्च न्यायालयों में वकालत संभव (220) |
| वेतन का भार | भारत की संचित निधि | राज्य की संचित निधि; पेंशन भारत की निधि पर |

न्यूनतम आयु नहीं है और निश्चित कार्यकाल भी नहीं। कार्यकारी मुख्य न्यायाधीश अनुच्छेद 126, तदर्थ न्यायाधीश 127, सेवानिवृत्त न्यायाधीशों का फिर बैठना 128। न्यायालय दिल्ली में बैठता है, या राष्ट्रपति के अनुमोदन से मुख्य न्यायाधीश जो स्थान तय करें (130)।

### सर्वोच्च न्यायालय क्या कर सकता है

- **मूल अधिकारिता** (131): संघ और राज्य या राज्यों के बीच, अथवा राज्यों के आपस के ऐसे विवाद जिनमें क़ानूनी अधिकार का प्रश्न हो। यह अनन्य है: दूसरा कोई न्यायालय इन्हें नहीं सुनता। जल विवाद 262 से बाहर रखे जा सकते हैं।
- **रिट** (32): केवल मूल अधिकारों के लिए। डॉ. आंबेडकर ने इस अनुच्छेद को संविधान का हृदय और आत्मा कहा।
- **अपील**: संवैधानिक (132), सिविल (133), दांडिक (134), और **विशेष अनुमति** (136) से सैनिक न्यायालयों को छोड़कर किसी भी न्यायालय या अधिकरण से। विशेष अनुमति न्यायालय का विवेक है, पक्षकार का अधिकार नहीं।
- **सलाह** (143): राष्ट्रपति लोक महत्व के विधि या तथ्य के प्रश्न पर राय माँग सकते हैं। न्यायालय मना कर सकता है। संविधान से पहले की संधियों के विवाद पर उसे राय देनी होती है। राय राष्ट्रपति पर बाध्यकारी नहीं है। इसे कम से कम पाँच न्यायाधीशों की पीठ सुनती है (145)।
- **अभिलेख न्यायालय** (129): उसके अभिलेख हर जगह प्रमाण हैं, और वह अपनी अवमानना का दंड देता है।
- **अपने निर्णय का पुनर्विलोकन** (137)। उसके बाद **उपचारात्मक याचिका**, जो न्यायालय ने स्वयं *रूपा अशोक हुर्रा* (2002) में बनाई।
- **पूर्ण न्याय** (142): सामने के मामले में जो भी आदेश ज़रूरी हो।

### उच्च न्यायालय

हर राज्य का एक उच्च न्यायालय है (214), पर संसद दो या अधिक राज्यों को एक ही न्यायालय दे सकती है (231, 7वें संशोधन के बाद)। 1861 के अधिनियम के अधीन 1862 में सबसे पहले कलकत्ता, बंबई और मद्रास में बने; 1866 में इलाहाबाद। 1 जनवरी 2019 से, जब आंध्र प्रदेश को अपना न्यायालय मिला, इनकी संख्या 25 है। दिल्ली का अपना न्यायालय 1966 से है; जम्मू और कश्मीर तथा लद्दाख का एक साझा है।

उच्च न्यायालय मूल अधिकारों के लिए **और किसी अन्य प्रयोजन के लिए भी** रिट जारी करता है (226)। इसलिए रिट की उसकी शक्ति सर्वोच्च न्यायालय से व्यापक है; केवल क्षेत्र छोटा है। फिर भी अनुच्छेद 32 नागरिक का *अधिकार* है, जबकि 226 विवेक पर है। 227 से वह अपने क्षेत्र के सब न्यायालयों और अधिकरणों का अधीक्षण करता है, सैनिक न्यायालयों को छोड़कर। 228 से वह ऐसा मामला अपने पास ले सकता है जो संविधान के अर्थ पर टिका हो। भारत के मुख्य न्यायाधीश से परामर्श करके राष्ट्रपति न्यायाधीश का स्थानांतरण कर सकते हैं (222)।

| रिट | अर्थ | किसके विरुद्ध | उदाहरण |
|---|---|---|---|
| बंदी प्रत्यक्षीकरण | शरीर सामने लाओ | कोई भी, निजी व्यक्ति भी | बिना क़ानून किसी को रोक रखा है |
| परमादेश | हम आदेश देते हैं | लोक प्राधिकारी, निचला न्यायालय | अधिकारी कर्तव्य से मना करता है |
| प्रतिषेध | रुको | न्यायालय या अधिकरण, कार्यवाही के दौरान | उसकी अधिकारिता नहीं है |
| उत्प्रेषण | ऊपर भेजो, रद्द करो | न्यायालय, अधिकरण, प्राधिकारी, आदेश के बाद | बिना अधिकारिता का आदेश |
| अधिकार-पृच्छा | किस अधिकार से | लोक पद पर बैठा व्यक्ति | योग्यता के बिना पद |

परमादेश निजी व्यक्ति, राष्ट्रपति या राज्यपाल के विरुद्ध नहीं जाता। अधिकार-पृच्छा कोई भी माँग सकता है, वह भी जिसका कुछ न बिगड़ा हो।

### नियुक्ति कौन करे: चार मामले और एक संशोधन

- **1981, पहला न्यायाधीश मामला** (*एस.पी. गुप्ता*): "परामर्श" का अर्थ "सहमति" नहीं। अंतिम निर्णय सरकार का।
- **1993, दूसरा न्यायाधीश मामला**: भारत के मुख्य न्यायाधीश की राय, जो दो वरिष्ठ साथियों के साथ बने, प्रधान होगी। कॉलेजियम का जन्म।
- **1998, तीसरा न्यायाधीश मामला**: अनुच्छेद 143 की राय। सर्वोच्च न्यायालय के लिए कॉलेजियम में मुख्य न्यायाधीश और चार वरिष्ठ न्यायाधीश; उच्च न्यायालयों के लिए मुख्य न्यायाधीश और दो।
- **2014, 99वाँ संशोधन**: छह सदस्यों का राष्ट्रीय न्यायिक नियुक्ति आयोग। **2015, चौथा न्यायाधीश मामला**: चार-एक से रद्द, क्योंकि न्यायाधीशों की स्वतंत्रता मूल ढाँचा है। कॉलेजियम लौट आया।

कॉलेजियम शब्द संविधान में नहीं है। वह निर्णयों से बना है।

**हटाना** (124(4), और 217 के साथ 218): केवल सिद्ध कदाचार या असमर्थता पर। लोक सभा के 100 या राज्य सभा के 50 सदस्यों के हस्ताक्षर वाला प्रस्ताव; न्यायाधीश (जाँच) अधिनियम, 1968 के अधीन तीन की समिति; फिर प्रत्येक सदन में, उसी सत्र में, कुल सदस्यों का बहुमत और उपस्थित तथा मत देने वालों का दो तिहाई; फिर राष्ट्रपति का आदेश। संविधान न्यायाधीशों के लिए "महाभियोग" शब्द नहीं लिखता, केवल राष्ट्रपति के लिए लिखता है।

न्यायाधीशों को स्वतंत्र क्या रखता है: सुरक्षित कार्यकाल; संचित निधि पर भारित वेतन, जिस पर मतदान नहीं होता; हटाने के प्रस्ताव को छोड़कर विधानमंडल में उनके आचरण पर चर्चा नहीं (121, 211); अवमानना की शक्ति; कार्यपालिका से पृथक्करण (अनुच्छेद 50)।

### अधीनस्थ न्यायालय

| बात | ज़िला न्यायाधीश | दूसरे न्यायाधीश |
|---|---|---|
| अनुच्छेद | 233 | 234 |
| नियुक्ति | राज्यपाल, उच्च न्यायालय के परामर्श से | राज्यपाल, राज्य लोक सेवा आयोग और उच्च न्यायालय के परामर्श से बने नियमों पर |
| वकीलों में से | सात वर्ष अधिवक्ता, उच्च न्यायालय की सिफ़ारिश | नियमों के अनुसार |
| नियंत्रण | उच्च न्यायालय (235) | उच्च न्यायालय (235) |

वही न्यायाधीश सिविल मामलों में ज़िला न्यायाधीश और दांडिक मामलों में सत्र न्यायाधीश होता है। सत्र न्यायाधीश मृत्युदंड दे सकता है, पर उच्च न्यायालय की पुष्टि ज़रूरी है।

**न्यायालयों के अतिरिक्त।** अनुच्छेद 39क (42वाँ संशोधन) निःशुल्क क़ानूनी सहायता की बात करता है। **विधिक सेवा प्राधिकरण अधिनियम, 1987** 9 नवंबर 1995 को लागू हुआ। **लोक अदालत** समझौते से निपटारा करती है; उसका अधिनिर्णय सिविल न्यायालय की डिक्री माना जाता है और उसकी अपील नहीं होती। जिस अपराध में क़ानून समझौते की छूट नहीं देता, उसे वह नहीं छू सकती। **ग्राम न्यायालय** गाँवों के चल न्यायालय हैं; उनका 2008 का अधिनियम 2 अक्टूबर 2009 को लागू हुआ। कुटुंब न्यायालय अधिनियम 1984 का है।

### न्यायिक पुनरावलोकन

न्यायिक पुनरावलोकन (न्यायिक समीक्षा) का अर्थ है कि न्यायालय किसी क़ानून या आदेश को संविधान की कसौटी पर परखे और विरुद्ध पाए तो रद्द करे। ये शब्द संविधान में नहीं हैं; शक्ति है, अनुच्छेद 13, 32, 131 से 136, 143, 226, 245, 246, 251 और 254 में। क़ानून तीन कारणों से रद्द होता है: वह मूल अधिकार छीनता हो, बनाने वाले की शक्ति से बाहर हो, या किसी दूसरे उपबंध के विरुद्ध हो।

| वर्ष | मामला | बात |
|---|---|---|
| 1950 | *ए.के. गोपालन* | अनुच्छेद 21 का संकुचित अर्थ |
| 1951 | *शंकरी प्रसाद* | मूल अधिकारों में संशोधन संभव |
| 1967 | *गोलकनाथ* | मूल अधिकारों में संशोधन संभव नहीं |
| 1973 | *केशवानंद भारती* | सबमें संशोधन, पर मूल ढाँचे में नहीं; 7-6 |
| 1975 | *इंदिरा गांधी बनाम राज नारायण* | स्वतंत्र चुनाव मूल ढाँचा |
| 1978 | *मेनका गांधी* | प्रक्रिया उचित, न्यायसंगत और तर्कसंगत हो |
| 1980 | *मिनर्वा मिल्स* | संशोधन की शक्ति सीमित; भाग III और IV का संतुलन |
| 1997 | *एल. चंद्र कुमार* | उच्च न्यायालयों का पुनरावलोकन मूल ढाँचा |
| 2007 | *आई.आर. कोएल्हो* | 24 अप्रैल 1973 को या उसके बाद नौवीं अनुसूची में जुड़े क़ानून जाँचे जा सकते हैं |
| 2017 | *के.एस. पुट्टास्वामी* | निजता मूल अधिकार |

तीन सिद्धांत। **पृथक्करणीयता**: केवल असंवैधानिक भाग हटता है, यदि शेष भाग उसके बिना चल सके। **आच्छादन**: संविधान से पहले का जो क़ानून किसी अधिकार के विरुद्ध हो, वह मरता नहीं, प्रभावहीन हो जाता है; अधिकार में संशोधन हो तो फिर प्रभावी हो सकता है। **सार और तत्व**: क़ानून अपने मुख्य उद्देश्य से परखा जाता है, भले वह दूसरी सूची को थोड़ा छू ले।

**विधि द्वारा स्थापित प्रक्रिया** (अनुच्छेद 21, जापान से) पूछती है कि वैध क़ानून का पालन हुआ या नहीं। **विधि की सम्यक् प्रक्रिया** (अमेरिका) यह भी पूछती है कि क़ानून उचित है या नहीं। *मेनका* के बाद दोनों पास आ गई हैं।

### जनहित याचिका

पुराना नियम *सुने जाने का अधिकार* (लोकस स्टैंडाई) था: जिसका नुक़सान हुआ, वही मुक़दमा करे। 1970 के दशक के अंत में न्यायालय ने दरवाज़ा खोला। न्यायमूर्ति वी.आर. कृष्ण अय्यर ने बीज डाला (*मुंबई कामगार सभा*, 1976); न्यायमूर्ति पी.एन. भगवती ने *एस.पी. गुप्ता* (1981) में नियम लिखा: जो लोग ग़रीबी या असमर्थता के कारण नहीं आ सकते, उनके लिए कोई भी व्यक्ति सद्भावपूर्वक आ सकता है। एक पत्र भी याचिका माना जा सकता है।

- **1979** *हुसैनारा ख़ातून*: बिहार के बंदी, जो अपनी संभावित सज़ा से ज़्यादा समय से मुक़दमे की राह देख रहे थे; शीघ्र विचारण अनुच्छेद 21 का अंग है।
- **1983** *बंधुआ मुक्ति मोर्चा* (1984 में प्रकाशित): पत्थर की खदानों के बंधुआ मज़दूर।
- **1986** *एम.सी. मेहता* (ओलियम गैस रिसाव): ख़तरनाक उद्योगों का पूर्ण दायित्व।
- **1997** *विशाखा*: काम की जगह यौन उत्पीड़न के विरुद्ध दिशा-निर्देश, जिनकी जगह 2013 के अधिनियम ने ली।

*उत्तरांचल राज्य बनाम बलवंत सिंह चौफाल* (2010) ने न्यायालयों से कहा कि याचिका के पीछे कौन है यह देखें, और जनहित के वेश में निजी झगड़ों को दंडित करें। जहाँ विधायिका और कार्यपालिका ने काम नहीं किया, वहाँ न्यायालय का आगे बढ़ना **न्यायिक सक्रियता** है; उनकी जगह उनका काम ख़ुद करने लगना **न्यायिक अतिक्रमण** है।

### अधिकरण

भाग XIVक 42वें संशोधन (1976) से आया।

| | 323क | 323ख |
|---|---|---|
| विषय | लोक सेवा के मामले | कर, भूमि सुधार, विदेशी मुद्रा, उद्योग और श्रम, चुनाव आदि |
| क़ानून | केवल संसद | संसद या राज्य विधानमंडल |
| संख्या | संघ के लिए एक, एक राज्य या कई राज्यों के लिए एक | सोपान संभव |

केंद्रीय प्रशासनिक अधिकरण (1985 का अधिनियम) 323क का है। रक्षा बल, सर्वोच्च न्यायालय के कर्मचारी और संसद का सचिवालय इससे बाहर हैं। राष्ट्रीय हरित अधिकरण (2010 का अधिनियम) सांविधिक है; वह सिविल प्रक्रिया संहिता से नहीं, नैसर्गिक न्याय के सिद्धांतों से बँधा है। *एल. चंद्र कुमार* (1997) में सात न्यायाधीशों ने कहा कि अधिकरण क़ानून को परख सकता है, पर उसका आदेश उच्च न्यायालय के दो न्यायाधीशों की पीठ के सामने जाएगा। जल अधिकरणों का स्रोत अनुच्छेद 262 है।

### विधि अधिकारी

| | महान्यायवादी | महाधिवक्ता |
|---|---|---|
| अनुच्छेद | 76 | 165 |
| नियुक्ति | राष्ट्रपति | राज्यपाल |
| योग्यता | सर्वोच्च न्यायालय का न्यायाधीश बनने की | उच्च न्यायालय का न्यायाधीश बनने की |
| कार्यकाल | राष्ट्रपति के प्रसादपर्यंत | राज्यपाल के प्रसादपर्यंत |
| सदन में | बोल सकते हैं, मत नहीं (88) | बोल सकते हैं, मत नहीं (177) |

महान्यायवादी भारत के सभी न्यायालयों में सुनवाई के अधिकारी हैं; वे मंत्रिमंडल के सदस्य नहीं हैं और सरकार के पूर्णकालिक सेवक भी नहीं। महान्यायभिकर्ता (सॉलिसिटर जनरल) का उल्लेख संविधान में नहीं है।

### मामला ऊपर कैसे जाता है

एक दुकानदार ने **सिविल न्यायाधीश** के न्यायालय में आपूर्तिकर्ता पर ₹2 लाख का मुक़दमा किया और हार गया। तथ्य और विधि, दोनों पर पहली अपील **ज़िला न्यायाधीश** के पास जाती है। दूसरी अपील **उच्च न्यायालय** में केवल विधि के सारवान प्रश्न पर होती है। **सर्वोच्च न्यायालय** तक रास्ता अनुच्छेद 133 है, यदि उच्च न्यायालय प्रमाणित करे कि मामले में व्यापक महत्व का विधि का सारवान प्रश्न है जिसे सर्वोच्च न्यायालय को तय करना चाहिए, या 136 की विशेष अनुमति।

हत्या की आरोपी एक महिला का विचारण **सत्र न्यायालय** करता है। वह मृत्युदंड दे तो उच्च न्यायालय की पुष्टि चाहिए। उच्च न्यायालय दोषमुक्ति पलटकर स्वयं मृत्युदंड दे, या मामला नीचे से अपने पास लेकर दोषी ठहराए और मृत्युदंड दे, तो सर्वोच्च न्यायालय में अपील अधिकार है (134)। 1970 के अधिनियम ने वह मामला जोड़ा जिसमें उच्च न्यायालय इन्हीं दो तरीक़ों से आजीवन कारावास या दस वर्ष या अधिक की सज़ा दे। दूसरे मामलों में प्रमाणपत्र या विशेष अनुमति चाहिए। सब रास्ते बंद हों तो राष्ट्रपति (72) या राज्यपाल (161) से क्षमा माँगी जा सकती है; यह मंत्रियों की सलाह पर कार्यपालिका का काम है, और न्यायालय इसका पुनरावलोकन सीमित रूप से ही करते हैं (*एपुरु सुधाकर*, 2006)।

### सोचने के लिए पाँच स्थितियाँ

1. **एक निजी कॉलेज ने छात्र को कमरे में बंद कर रखा है।** कौन-सी रिट? *बंदी प्रत्यक्षीकरण*, क्योंकि वह निजी व्यक्ति के विरुद्ध भी जाती है। पूरी तरह निजी संस्था पर परमादेश काम नहीं आता।
2. **कर अधिकारी अपने क्षेत्र के बाहर कार्यवाही शुरू करता है।** कार्यवाही के दौरान *प्रतिषेध*, आदेश हो जाने पर *उत्प्रेषण*। दोनों एक ही याचिका में माँगी जा सकती हैं।
3. **एक व्यापारी ने दूसरे से किया अनुबंध तोड़ा।** अनुच्छेद 32? *नहीं*: कोई मूल अधिकार नहीं छुआ गया। अनुच्छेद 226? सामान्यतः नहीं, क्योंकि उपाय सिविल वाद है। 226 का "अन्य प्रयोजन" क़ानूनी अधिकारों के लिए है, पर न्यायालय पूछता है कि दूसरा अच्छा उपाय तो नहीं है।
4. **1949 का एक क़ानून किसी व्यापार पर ऐसी रोक लगाता है जो अनुच्छेद 19 नहीं मानता।** बनते समय वह वैध था। 26 जनवरी 1950 से नागरिकों के विरुद्ध वह *आच्छादित* है (अनुच्छेद 13(1)); बीते समय की बातें वैसी ही रहती हैं।
5. **राष्ट्रपति पूछते हैं कि एक विधेयक वैध होगा या नहीं।** पाँच न्यायाधीश कहते हैं: नहीं। क्या संसद फिर भी उसे पारित कर सकती है? *हाँ*; राय बाध्यकारी नहीं है। पर बाद में वही न्यायालय क़ानून को परखेगा, और अपनी राय को बहुत महत्व देगा।
`,
    },
  },
  {
    id: 'courts-questions',
    title: { en: 'The courts: twelve questions with answers', hi: 'न्यायालय: बारह प्रश्न, उत्तर सहित' },
    text: {
      en: String.raw`
### Questions

**1.** A dispute between the Union and a State about a legal right is heard first by

- (A) the High Court of that State
- (B) the Supreme Court alone
- (C) either of the two
- (D) the Inter-State Council

**2.** Consider: (1) The Supreme Court must answer every question sent under Article 143. (2) Its advice binds the President. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**3.** A High Court's power to issue writs is wider than the Supreme Court's because

- (A) it reaches all of India
- (B) it covers other legal rights too
- (C) it may issue more kinds of writ
- (D) no appeal lies from it

**4.** A tribunal has passed an order without jurisdiction. Which writ quashes it?

- (A) prohibition
- (B) mandamus
- (C) certiorari
- (D) quo warranto

**5.** Which case gave primacy to the opinion of the Chief Justice of India in appointments for the first time?

- (A) First Judges case, 1981
- (B) Second Judges case, 1993
- (C) Third Judges case, 1998
- (D) Fourth Judges case, 2015

**6.** Which is right about High Court judges?

- (A) They take the oath before the President.
- (B) They retire at 65.
- (C) Their pensions are charged on the Consolidated Fund of India.
- (D) They resign to the Governor.

**7.** An advocate can be appointed district judge after at least

- (A) five years of practice
- (B) seven years
- (C) ten years
- (D) fifteen years

**8.** Assertion: an award of a Lok Adalat cannot be appealed. Reason: it is made by consent and counts as a decree.

- (A) both true, the reason explains
- (B) both true, the reason does not explain
- (C) assertion true, reason false
- (D) assertion false, reason true

**9.** Arrange by time: (1) *Golaknath* (2) *Minerva Mills* (3) *Kesavananda* (4) *Maneka Gandhi*

- (A) 1, 3, 4, 2
- (B) 1, 3, 2, 4
- (C) 3, 1, 4, 2
- (D) 1, 4, 3, 2

**10.** Absolute liability of dangerous industries comes from

- (A) *Hussainara Khatoon*
- (B) *Vishaka*
- (C) the oleum gas case of *M.C. Mehta*
- (D) *Bandhua Mukti Morcha*

**11.** Tribunals under Article 323A concern

- (A) taxation
- (B) public service matters
- (C) land reforms
- (D) elections

**12.** Which statement about the Attorney General is **wrong**?

- (A) appointed by the President
- (B) speaks in Parliament without a vote
- (C) is a member of the Cabinet
- (D) has audience in all courts

### Answers and reasons

**1. (B)** Article 131 excludes other courts, so (A) and (C) fail; (C) would be true of writs. The Inter-State Council (263) advises and does not decide.

**2. (D)** The Court may decline ("may" in 143(1)), so 1 is wrong; an opinion does not bind, so 2 is wrong.

**3. (B)** "For any other purpose" in 226. The kinds of writ are the same five (C). Its territory is smaller, not larger (A), and an appeal does lie to the Supreme Court (D).

**4. (C)** The order is already made. Prohibition stops a case that still goes on, mandamus orders a duty to be done, and quo warranto tests the right to an office.

**5. (B)** The First gave the last word to the government. The Third only widened the collegium, and the Fourth brought it back.

**6. (C)** Salaries are on the State's fund, pensions on India's. The oath is before the Governor, the age is 62, and the letter of resignation goes to the President.

**7. (B)** Article 233. Ten years is the rule for a High Court and for the Supreme Court; five years as a judge of a High Court opens the way to the Supreme Court; fifteen is not in the Constitution.

**8. (A)** Both are true, and the second is the cause of the first: nobody appeals from what he agreed to. So (B), (C) and (D) fail.

**9. (A)** 1967, 1973, 1978, 1980. (B) exchanges the last two, (C) the first two, (D) the middle two.

**10. (C)** A case of 1986, after a leak in Delhi in 1985. *Hussainara Khatoon* is on speedy trial, *Vishaka* on harassment at work, *Bandhua Mukti Morcha* on bonded labour.

**11. (B)** The other three are under 323B.

**12. (C)** The Attorney General advises the government but is no minister. (A) and (D) are Article 76, (B) is Article 88.
`,
      hi: String.raw`
### प्रश्न

**1.** संघ और एक राज्य के बीच क़ानूनी अधिकार का विवाद सबसे पहले कौन सुनता है?

- (A) उस राज्य का उच्च न्यायालय
- (B) केवल सर्वोच्च न्यायालय
- (C) दोनों में से कोई भी
- (D) अंतरराज्य परिषद

**2.** विचार करें: (1) अनुच्छेद 143 के हर प्रश्न का उत्तर देना सर्वोच्च न्यायालय के लिए अनिवार्य है। (2) उसकी राय राष्ट्रपति पर बाध्यकारी है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**3.** रिट की शक्ति उच्च न्यायालय की सर्वोच्च न्यायालय से व्यापक है, क्योंकि

- (A) वह पूरे भारत तक पहुँचती है
- (B) वह दूसरे क़ानूनी अधिकारों को भी समेटती है
- (C) वह ज़्यादा प्रकार की रिट जारी कर सकता है
- (D) उसकी अपील नहीं होती

**4.** एक अधिकरण ने बिना अधिकारिता आदेश दे दिया। कौन-सी रिट उसे रद्द करेगी?

- (A) प्रतिषेध
- (B) परमादेश
- (C) उत्प्रेषण
- (D) अधिकार-पृच्छा

**5.** नियुक्तियों में भारत के मुख्य न्यायाधीश की राय को पहली बार किस मामले में प्रधानता मिली?

- (A) पहला न्यायाधीश मामला, 1981
- (B) दूसरा न्यायाधीश मामला, 1993
- (C) तीसरा न्यायाधीश मामला, 1998
- (D) चौथा न्यायाधीश मामला, 2015

**6.** उच्च न्यायालय के न्यायाधीशों के बारे में क्या सही है?

- (A) वे राष्ट्रपति के सामने शपथ लेते हैं।
- (B) वे 65 पर सेवानिवृत्त होते हैं।
- (C) उनकी पेंशन भारत की संचित निधि पर भारित है।
- (D) वे त्यागपत्र राज्यपाल को देते हैं।

**7.** अधिवक्ता कम से कम कितने वर्ष की वकालत के बाद ज़िला न्यायाधीश बन सकता है?

- (A) पाँच वर्ष
- (B) सात वर्ष
- (C) दस वर्ष
- (D) पंद्रह वर्ष

**8.** अभिकथन: लोक अदालत के अधिनिर्णय की अपील नहीं होती। कारण: वह सहमति से बनता है और डिक्री माना जाता है।

- (A) दोनों सत्य, कारण व्याख्या करता है
- (B) दोनों सत्य, कारण व्याख्या नहीं करता
- (C) अभिकथन सत्य, कारण असत्य
- (D) अभिकथन असत्य, कारण सत्य

**9.** समय के क्रम में रखें: (1) *गोलकनाथ* (2) *मिनर्वा मिल्स* (3) *केशवानंद* (4) *मेनका गांधी*

- (A) 1, 3, 4, 2
- (B) 1, 3, 2, 4
- (C) 3, 1, 4, 2
- (D) 1, 4, 3, 2

**10.** ख़तरनाक उद्योगों का पूर्ण दायित्व किस मामले से आया?

- (A) *हुसैनारा ख़ातून*
- (B) *विशाखा*
- (C) *एम.सी. मेहता* का ओलियम गैस मामला
- (D) *बंधुआ मुक्ति मोर्चा*

**11.** अनुच्छेद 323क के अधिकरण किस विषय के हैं?

- (A) कराधान
- (B) लोक सेवा के मामले
- (C) भूमि सुधार
- (D) चुनाव

**12.** महान्यायवादी के बारे में कौन-सा कथन **ग़लत** है?

- (A) नियुक्ति राष्ट्रपति करते हैं
- (B) संसद में बिना मत के बोल सकते हैं
- (C) मंत्रिमंडल के सदस्य हैं
- (D) सभी न्यायालयों में सुनवाई का अधिकार रखते हैं

### उत्तर और कारण

**1. (B)** अनुच्छेद 131 दूसरे न्यायालयों को बाहर रखता है, इसलिए (A) और (C) ग़लत; (C) रिट के लिए सही होता। अंतरराज्य परिषद (263) सलाह देती है, निर्णय नहीं।

**2. (D)** न्यायालय मना कर सकता है (143(1) में "सकेगा"), इसलिए 1 ग़लत; राय बाध्य नहीं करती, इसलिए 2 ग़लत।

**3. (B)** 226 में "किसी अन्य प्रयोजन के लिए"। रिट के प्रकार वही पाँच हैं (C)। उसका क्षेत्र छोटा है, बड़ा नहीं (A), और उसके निर्णय की अपील सर्वोच्च न्यायालय में होती है (D)।

**4. (C)** आदेश हो चुका है। प्रतिषेध चल रहे मामले को रोकता है, परमादेश कर्तव्य करवाता है, और अधिकार-पृच्छा पद का अधिकार पूछती है।

**5. (B)** पहले मामले ने अंतिम निर्णय सरकार को दिया। तीसरे ने केवल कॉलेजियम बड़ा किया, और चौथे ने उसे लौटाया।

**6. (C)** वेतन राज्य की निधि पर, पेंशन भारत की निधि पर। शपथ राज्यपाल के सामने होती है, आयु 62 है, और त्यागपत्र राष्ट्रपति को दिया जाता है।

**7. (B)** अनुच्छेद 233। दस वर्ष उच्च और सर्वोच्च न्यायालय का नियम है; उच्च न्यायालय में पाँच वर्ष न्यायाधीश रहने पर सर्वोच्च न्यायालय का रास्ता खुलता है; पंद्रह वर्ष संविधान में नहीं है।

**8. (A)** दोनों सत्य हैं, और दूसरा पहले का कारण है: जिस बात पर स्वयं सहमति दी, उसकी अपील का आधार नहीं बचता। इसलिए (B), (C) और (D) ग़लत।

**9. (A)** 1967, 1973, 1978, 1980। (B) आख़िरी दो को, (C) पहले दो को और (D) बीच के दो को बदल देता है।

**10. (C)** 1986 का निर्णय; गैस 1985 में दिल्ली में रिसी थी। *हुसैनारा ख़ातून* शीघ्र विचारण का, *विशाखा* काम की जगह उत्पीड़न का और *बंधुआ मुक्ति मोर्चा* बंधुआ मज़दूरी का मामला है।

**11. (B)** बाक़ी तीनों 323ख के हैं।

**12. (C)** महान्यायवादी सरकार को सलाह देते हैं, मंत्री नहीं हैं। (A) और (D) अनुच्छेद 76 में हैं, (B) अनुच्छेद 88 में।
`,
    },
  },
  {
    id: 'elections',
    title: { en: 'Elections and the watchdogs', hi: 'चुनाव और प्रहरी संस्थाएँ' },
    text: {
      en: String.raw`
Those who govern are chosen by elections and held to account between elections by bodies that do not belong to them. Exam questions on these bodies look like a heap of numbers. They are not: for each body ask the same seven things, and the heap becomes a table.

### Elections in the Constitution

Part XV has Articles 324 to 329.

- **324**: superintendence, direction and control of elections to Parliament, the State legislatures, and the offices of President and Vice-President lie with the Election Commission. Panchayats and municipalities have the State Election Commission.
- **325**: one general roll for every constituency; nobody is left out for religion, race, caste or sex. This ended the separate electorates of 1909.
- **326**: adult suffrage; 18 years since the 61st Amendment (1988), before that 21.
- **327 and 328**: laws on elections by Parliament and, where it has made none, by the State.
- **329**: a law on delimitation cannot be questioned in court, and an election only by an election petition. The petition goes to the High Court.

| Law | What it holds |
|---|---|
| Representation of the People Act, 1950 | seats, constituencies, electoral rolls |
| Representation of the People Act, 1951 | conduct of elections, qualifications, corrupt practices, disputes, registration of parties |
| Presidential and Vice-Presidential Elections Act, 1952 | these two offices; disputes go to the Supreme Court (71) |
| Delimitation Acts | a commission that draws the constituencies |

### The Election Commission

It was set up on 25 January 1950; the day is kept as National Voters' Day since 2011. Sukumar Sen was the first Chief Election Commissioner. The Commission had one member until October 1989, then three for a few months, and three again since 1 October 1993. The Chief has no casting power over the others: if they differ, the majority decides.

Until 2023 the President appointed on the advice of the government alone. In *Anoop Baranwal* (2023) the Supreme Court asked for a committee until Parliament made a law. Parliament did so in December 2023: the Prime Minister, the Leader of the Opposition in the Lok Sabha and a Union minister named by the Prime Minister recommend. The term is six years or until 65.

**Removal.** The Chief Election Commissioner is removed like a judge of the Supreme Court. The other commissioners are removed by the President, but only if the Chief recommends it. The Constitution lays down no qualification for them and does not forbid a later office: both are favourite questions. It is the Act of 2023, not the Constitution, that asks for persons who hold or have held a post of the rank of Secretary to the Government of India.

### How votes become seats

| | First past the post | Proportional, single transferable vote |
|---|---|---|
| Used for | Lok Sabha, Assemblies, local bodies | President, Vice-President, Rajya Sabha, part of the Councils |
| The voter | marks one candidate | numbers the candidates |
| Winner | most votes, even below half | reaches a quota |
| Good | simple, one member for one area | seats follow votes |
| Bad | many votes without effect | hard for large electorates |

**Example.** In a seat with 1,000 valid votes A has 380, B 350 and C 270. A wins with 38%, although 62% wanted somebody else. If the same voters choose the President by preference, nobody has more than half (the quota is 501), C is dropped, and the second preferences of the 270 decide. If 180 of them prefer B and 90 prefer A, B wins by 530 to 470.

**Reserved seats.** Articles 330 and 332 keep seats for Scheduled Castes and Tribes; Article 334, last changed by the 104th Amendment (2019), carries them to 2030. The same amendment let the nomination of Anglo-Indians lapse. The 106th Amendment (2023) provides a third of the seats in the Lok Sabha, the Assemblies and Delhi's Assembly for women. The Act is in force since 16 April 2026, but by Article 334A the seats are kept only after a census and a delimitation. A bill to loosen this tie (the 131st) failed in the Lok Sabha on 17 April 2026 for want of two thirds.

**Delimitation.** Commissions were formed in 1952, 1963, 1973 and 2002. The 42nd Amendment froze the number of seats of each State at the census of 1971; the 84th (2001) kept the freeze until the first census after 2026; the 87th (2003) let boundaries follow the census of 2001.

### A time line of elections

![Time line with eight points: 1951 first general election begins, 1982 first voting machine, 1985 anti-defection law, 1988 voting age 18, 1993 three members and photo identity cards, 2003 open ballot for the Rajya Sabha, 2013 NOTA and paper trail, 2023 appointment law](/figures/book-polity-b3.svg)

- **1951 to 1952**: first general election, from October to February.
- **1960**: Kerala first tries a code of conduct; later the Commission takes it up for all of India. It has no force of law as a whole.
- **1982**: voting machines at some booths of Parur in Kerala. **2004**: all seats of a Lok Sabha election.
- **2002**: *Association for Democratic Reforms*: candidates must declare criminal cases, assets and education. **2003**: open ballot in the Rajya Sabha.
- **2013**: *Lily Thomas*: a member convicted and sentenced to two years or more loses the seat at once. *PUCL*: "None of the above". The first use of the paper trail (VVPAT), at Noksen in Nagaland.
- **2024**: the Supreme Court strikes down electoral bonds; the voter's right to know about funds is part of Article 19(1)(a).

Disqualification under Section 8(3) of the Act of 1951 lasts for the sentence and six years more. If NOTA has the most votes, the candidate with the most votes still wins.

### Political parties

The Constitution of 1950 did not speak of parties; the Tenth Schedule of 1985 does. They are **registered** under Section 29A of the Act of 1951 and **recognised** under the Symbols Order of 1968. Only a recognised party has a reserved symbol.

| State party: any one of | National party: any one of |
|---|---|
| 6% of votes and 2 seats in an Assembly election | 6% of votes in four or more States and 4 Lok Sabha seats |
| 6% of the State's votes and 1 seat in a Lok Sabha election | 2% of Lok Sabha seats (11 of 543), from three States or more |
| 3% of Assembly seats or 3 seats, whichever is more | State party in four States |
| 1 Lok Sabha seat for every 25 seats of the State or a part of 25 | |
| 8% of the votes in the State, in an Assembly or Lok Sabha election | |

Inside the House the **whip** tells members how to vote. The whip is not in the Constitution or the Rules of the House but in the practice of Parliament. The Leader of the Opposition has a statutory place by an Act of 1977; by practice the party needs a tenth of the House.

### Anti-defection

The Tenth Schedule came with the 52nd Amendment (1985).

| Who | Loses the seat if |
|---|---|
| Member of a party | leaves it by own will, or votes or abstains against the whip without leave and is not forgiven within 15 days |
| Independent | joins any party after the election |
| Nominated member | joins a party **after six months** |

**Not a defection**: a merger, if two thirds of the legislature party agree; the presiding officer who leaves the party on election to the chair. The split of one third was deleted by the 91st Amendment (2003), which also keeps a defector from a ministry and a paid political post until the term ends or a new election is won.

The presiding officer decides. In *Kihoto Hollohan* (1992) the Supreme Court upheld the Schedule, but struck out paragraph 7, which shut out the courts: the Speaker acts as a tribunal and the decision can be reviewed. "Leaving by own will" is wider than a letter of resignation; conduct may show it (*Ravi Naik*, 1994). In *Keisham Meghachandra Singh* (2020) the Court said that three months is, as a rule, a fair time for a decision.

**Example.** A legislature party has 36 members. Twelve leave: before 2003 that was a split of one third; now all twelve lose their seats. Twenty-four agree to merge with another party: two thirds of 36 is 24, so none does.

### Three ways to lose a seat

Questions mix these three. Keep them apart by asking who decides.

| Ground | Where it stands | Who decides |
|---|---|---|
| office of profit, unsound mind, insolvency, foreign citizenship | 102(1), 191(1) | President or Governor, bound by the opinion of the Election Commission (103, 192) |
| defection | Tenth Schedule | presiding officer, subject to review |
| conviction and sentence of two years or more | Section 8(3), Act of 1951 | nobody: it follows from the conviction; a stay of the conviction lifts it |

A seat also falls vacant by resignation, by absence for sixty days without leave if the House so declares (101(4), 190(4)), or by choosing another House. An **office of profit** is a post under the government that brings gain; Parliament's Act of 1959 lists posts that do no harm. In *Jaya Bachchan* (2006) the Court held that it matters whether the post *can* bring gain, not whether the holder drew the money.

The presiding officer does not decide the first kind, and the President does not decide the second. A nominated member of the Rajya Sabha who joins a party in the third month is safe under all three heads.

### Constitutional bodies

| Body | Article | Term | Removed | Report to |
|---|---|---|---|---|
| Election Commission | 324 | 6 years or 65 | Chief like a judge of the Supreme Court; the others on the Chief's recommendation | |
| Comptroller and Auditor General | 148 | 6 years or 65 | like a judge of the Supreme Court | President, then Parliament |
| Union Public Service Commission | 315 | 6 years or 65 | President, 317 | President |
| State Public Service Commission | 315 | 6 years or 62 | **President**, 317 | Governor |
| Finance Commission | 280 | as the order says | | President |
| Scheduled Castes Commission | 338 | three years by rules | | President |
| Scheduled Tribes Commission | 338A | three years by rules | | President |
| Backward Classes Commission | 338B | three years by rules | | President |
| Attorney General | 76 | pleasure | pleasure of the President | |
| Special Officer for Linguistic Minorities | 350B | | | President |

**Comptroller and Auditor General.** Dr Ambedkar thought this the most important officer under the Constitution. Duties stand in an Act of 1971; in 1976 the accounts of the Union were taken from the office, audit remained. Three reports go to the President: on appropriation accounts, finance accounts and public undertakings. The Public Accounts Committee works on them. In Britain the officer also controls the issue of money; in India only audit after spending. There is no further office under Union or State after retirement (148(4)).

**Public Service Commissions.** Half of the members should have served the government for ten years. If the charge is misbehaviour, the President asks the Supreme Court, and its advice binds. Insolvency, paid work outside and infirmity need no such inquiry. A Joint Commission for two or more States is made by an Act of Parliament, so it is statutory. The chairman of the UPSC may take no government post afterwards; the chairman of a State commission may become chairman or member of the UPSC or chairman of another State commission. The advice on appointments does not bind the government.

**Commissions for classes.** The 65th Amendment (1990) made one commission for Scheduled Castes and Tribes; the 89th (2003) made two, at work from 2004; the 102nd (2018) raised the one for backward classes. All have the powers of a civil court in an inquiry. The 105th Amendment (2021) made clear that States keep their own lists of backward classes.

### Statutory and other bodies

| Body | Born | Chosen on advice of | Term |
|---|---|---|---|
| Human Rights Commission | Act of 1993 | six: Prime Minister, Speaker, Home Minister, Deputy Chairman of the Rajya Sabha, Leaders of the Opposition of both Houses | 3 years or 70 |
| Central Information Commission | Act of 2005 | Prime Minister, Leader of the Opposition, one minister | set by the government, 65 at most |
| Central Vigilance Commission | order of 1964, Act of 2003 | Prime Minister, Home Minister, Leader of the Opposition | 4 years or 65 |
| Lokpal | Act of 2013 | Prime Minister, Speaker, Leader of the Opposition, Chief Justice or a judge, one jurist | 5 years or 70 |
| Commission for Women | Act of 1990 | the government | 3 years |
| NITI Aayog | resolution, 1 January 2015 | | |

- **NHRC**: since the change of 2019 the chair is a former Chief Justice **or judge** of the Supreme Court. It looks at matters of the last year only. It recommends; it cannot punish. The Protection of Human Rights Act provides also for State commissions.
- **CIC**: a Chief and up to ten commissioners. An application is answered within 30 days; within 48 hours if life or liberty is at stake. A penalty on the officer is ₹250 a day, at most ₹25,000. The change of 2019 put term and pay in the hands of the Union government; the rules of that year say three years.
- **CVC**: born of the Santhanam Committee.
- **Lokpal**: the first Administrative Reforms Commission (1966) proposed Lokpal and Lokayukta. The Act came into force on 16 January 2014; Justice P.C. Ghose was the first, in March 2019. A chair and up to eight members, half of them from the judiciary; half from among Scheduled Castes, Tribes, backward classes, minorities and women. It may look at a Prime Minister, except on foreign relations, security, public order, atomic energy and space. Complaints older than seven years are out.

### How to revise polity

1. **Seven questions for each body**: Article or Act, year, who appoints, who recommends, term, removal, report. Write them from memory on one page; check; write only the missing ones again the next day.
2. **Pairs that are confused**: 72 and 161; 123 and 213; 76 and 165; 323A and 323B; 338 and 338A; 352 and 356; Fifth and Sixth Schedule. Say the difference of a pair in one sentence.
3. **Majorities**: simple, special, special with half of the States, two thirds present and voting (249, 312), majority of all (removal of the Vice-President by the Rajya Sabha). One example for each.
4. **Time limits**: 14 days, one month, two months, six weeks after Parliament meets again (ordinance), six months, one year.
5. **Read with the text**: when a question says "shall", "may", "only" or "all", look for the Article. Half of the wrong statements are right sentences with one such word changed.
6. **Days**: first day read, second day write, seventh day answer questions, thirtieth day answer them again. What you miss twice goes on one sheet.

| Amendment | Year | In a few words |
|---|---|---|
| 7th | 1956 | States reorganised |
| 42nd | 1976 | the mini-Constitution |
| 44th | 1978 | emergency made safer |
| 52nd | 1985 | against defection |
| 61st | 1988 | vote at 18 |
| 73rd, 74th | 1992 | local self-government |
| 86th | 2002 | right to education |
| 91st | 2003 | smaller ministries |
| 101st | 2016 | GST |
| 103rd | 2019 | economically weaker sections |
| 106th | 2023 | seats for women |
`,
      hi: String.raw`
शासन करने वाले चुनाव से चुने जाते हैं, और दो चुनावों के बीच उनसे हिसाब वे संस्थाएँ लेती हैं जो उनके अधीन नहीं हैं। परीक्षा में इन संस्थाओं के सवाल संख्याओं का ढेर लगते हैं। ऐसा नहीं है: हर संस्था के बारे में वही सात बातें पूछें, तो वह ढेर एक तालिका बन जाता है।

### संविधान में चुनाव

भाग XV में अनुच्छेद 324 से 329 हैं।

- **324**: संसद, राज्य विधानमंडलों, और राष्ट्रपति तथा उपराष्ट्रपति के चुनावों का अधीक्षण, निदेशन और नियंत्रण निर्वाचन आयोग के पास है। पंचायतों और नगरपालिकाओं के लिए राज्य निर्वाचन आयोग है।
- **325**: हर निर्वाचन क्षेत्र की एक साधारण नामावली; धर्म, मूलवंश, जाति या लिंग के कारण किसी को बाहर नहीं रखा जाता। इससे 1909 के पृथक निर्वाचक मंडल समाप्त हुए।
- **326**: वयस्क मताधिकार; 61वें संशोधन (1988) से 18 वर्ष, पहले 21।
- **327 और 328**: चुनाव के क़ानून संसद बनाए और जहाँ उसने न बनाया हो वहाँ राज्य।
- **329**: परिसीमन के क़ानून को न्यायालय में चुनौती नहीं दी जा सकती, और चुनाव को केवल निर्वाचन याचिका से। याचिका उच्च न्यायालय में जाती है।

| क़ानून | उसमें क्या है |
|---|---|
| लोक प्रतिनिधित्व अधिनियम, 1950 | सीटें, निर्वाचन क्षेत्र, मतदाता सूची |
| लोक प्रतिनिधित्व अधिनियम, 1951 | चुनाव का संचालन, योग्यताएँ, भ्रष्ट आचरण, विवाद, दलों का पंजीकरण |
| राष्ट्रपति और उपराष्ट्रपति निर्वाचन अधिनियम, 1952 | ये दो पद; विवाद सर्वोच्च न्यायालय में (71) |
| परिसीमन अधिनियम | निर्वाचन क्षेत्रों की सीमाएँ तय करने वाला आयोग |

### निर्वाचन आयोग

यह 25 जनवरी 1950 को बना; 2011 से यह दिन राष्ट्रीय मतदाता दिवस है। पहले मुख्य निर्वाचन आयुक्त सुकुमार सेन थे। अक्टूबर 1989 तक आयोग में एक ही सदस्य था, फिर कुछ महीने तीन, और 1 अक्टूबर 1993 से फिर तीन। मुख्य आयुक्त के मत का वज़न दूसरों से अधिक नहीं है: मतभेद हो तो निर्णय बहुमत से होता है।

2023 तक राष्ट्रपति केवल सरकार की सलाह पर नियुक्ति करते थे। *अनूप बरनवाल* (2023) में सर्वोच्च न्यायालय ने कहा कि संसद का क़ानून बनने तक एक समिति सिफ़ारिश करे। दिसंबर 2023 में संसद ने क़ानून बनाया: प्रधानमंत्री, लोक सभा में विपक्ष के नेता और प्रधानमंत्री द्वारा नामित एक केंद्रीय मंत्री सिफ़ारिश करते हैं। कार्यकाल छह वर्ष या 65 की आयु तक है।

**हटाना।** मुख्य निर्वाचन आयुक्त को सर्वोच्च न्यायालय के न्यायाधीश की तरह हटाया जाता है। दूसरे आयुक्तों को राष्ट्रपति हटाते हैं, पर केवल मुख्य आयुक्त की सिफ़ारिश पर। संविधान उनके लिए कोई योग्यता नहीं लिखता और बाद में पद लेने से नहीं रोकता: ये दोनों बातें परीक्षा में बार-बार आती हैं। भारत सरकार के सचिव के स्तर के पद पर होने या रहने की शर्त 2023 के अधिनियम में है, संविधान में नहीं।

### मत सीट में कैसे बदलते हैं

| | सबसे अधिक मत की प्रणाली | आनुपातिक, एकल संक्रमणीय मत |
|---|---|---|
| कहाँ | लोक सभा, विधान सभा, स्थानीय निकाय | राष्ट्रपति, उपराष्ट्रपति, राज्य सभा, परिषदों का एक भाग |
| मतदाता | एक उम्मीदवार चुनता है | उम्मीदवारों को क्रम देता है |
| विजेता | सबसे अधिक मत, आधे से कम भी | कोटा पाने वाला |
| गुण | सरल, एक क्षेत्र का एक सदस्य | सीटें मतों के अनुपात में |
| दोष | बहुत से मत बेअसर | बड़े मतदाता समूह के लिए कठिन |

**उदाहरण।** एक सीट पर 1,000 वैध मत पड़े: A को 380, B को 350, C को 270। A 38% से जीत जाता है, हालाँकि 62% ने किसी और को चाहा। यही मतदाता राष्ट्रपति की तरह वरीयता से चुनें तो आधे से ज़्यादा किसी के पास नहीं (कोटा 501 है), C बाहर होता है, और उसके 270 मतों की दूसरी वरीयता से फ़ैसला होता है। उनमें 180 B को और 90 A को चाहें, तो B 530 बनाम 470 से जीतता है।

**आरक्षित सीटें।** अनुच्छेद 330 और 332 अनुसूचित जातियों और जनजातियों के लिए सीटें रखते हैं; अनुच्छेद 334, जिसे पिछली बार 104वें संशोधन (2019) ने बदला, इन्हें 2030 तक ले जाता है। उसी संशोधन में आंग्ल-भारतीयों का मनोनयन आगे नहीं बढ़ाया गया। 106वाँ संशोधन (2023) लोक सभा, विधान सभाओं और दिल्ली की विधान सभा में एक तिहाई सीटें महिलाओं के लिए रखता है। अधिनियम 16 अप्रैल 2026 से लागू है, पर अनुच्छेद 334क के अनुसार सीटें जनगणना और परिसीमन के बाद ही आरक्षित होंगी। यह शर्त बदलने वाला विधेयक (131वाँ) 17 अप्रैल 2026 को लोक सभा में दो तिहाई मत न मिलने से गिर गया।

**परिसीमन।** आयोग 1952, 1963, 1973 और 2002 में बने। 42वें संशोधन ने राज्यों की सीटों की संख्या 1971 की जनगणना पर रोक दी; 84वें (2001) ने यह रोक 2026 के बाद की पहली जनगणना तक बढ़ाई; 87वें (2003) ने सीमाएँ 2001 की जनगणना पर खींचने दीं।

### चुनावों की समय रेखा

![आठ बिंदुओं की समय रेखा: 1951 पहला आम चुनाव शुरू, 1982 पहली वोटिंग मशीन, 1985 दल-बदल विरोधी क़ानून, 1988 मतदान की आयु 18, 1993 तीन सदस्य और फ़ोटो पहचान पत्र, 2003 राज्य सभा का खुला मतदान, 2013 नोटा और पर्ची, 2023 नियुक्ति का क़ानून](/figures/book-polity-b3-hi.svg)

- **1951 से 1952**: पहला आम चुनाव, अक्टूबर से फ़रवरी तक।
- **1960**: केरल ने पहली बार आचार संहिता आज़माई; बाद में आयोग ने उसे पूरे भारत के लिए अपनाया। पूरी संहिता के पीछे क़ानून का बल नहीं है।
- **1982**: केरल के परूर के कुछ बूथों पर वोटिंग मशीन। **2004**: लोक सभा चुनाव की सभी सीटों पर।
- **2002**: *एसोसिएशन फ़ॉर डेमोक्रेटिक रिफ़ॉर्म्स*: उम्मीदवार आपराधिक मामले, संपत्ति और शिक्षा बताएँ। **2003**: राज्य सभा में खुला मतदान।
- **2013**: *लिली थॉमस*: दो वर्ष या अधिक की सज़ा पाते ही सदस्य की सीट चली जाती है। *पीयूसीएल*: "इनमें से कोई नहीं"। नागालैंड के नोकसेन में पहली बार वीवीपैट (मत की पर्ची)।
- **2024**: सर्वोच्च न्यायालय ने चुनावी बॉन्ड रद्द किए; चंदे के बारे में जानना मतदाता के अनुच्छेद 19(1)(क) के अधिकार का अंग है।

1951 के अधिनियम की धारा 8(3) की अयोग्यता सज़ा की अवधि और उसके छह वर्ष बाद तक रहती है। नोटा को सबसे ज़्यादा मत मिलें, तब भी सबसे अधिक मत वाला उम्मीदवार जीतता है।

### राजनीतिक दल

1950 के संविधान में दलों की बात नहीं थी; 1985 की दसवीं अनुसूची में है। दल 1951 के अधिनियम की धारा 29क से **पंजीकृत** और 1968 के प्रतीक आदेश से **मान्यता-प्राप्त** होते हैं। आरक्षित चुनाव चिह्न केवल मान्यता-प्राप्त दल का होता है।

| राज्यीय दल: इनमें से कोई एक | राष्ट्रीय दल: इनमें से कोई एक |
|---|---|
| विधान सभा चुनाव में 6% मत और 2 सीटें | चार या अधिक राज्यों में 6% मत और लोक सभा की 4 सीटें |
| लोक सभा चुनाव में राज्य के 6% मत और 1 सीट | लोक सभा की 2% सीटें (543 में 11), तीन या अधिक राज्यों से |
| विधान सभा की 3% या 3 सीटें, जो अधिक हो | चार राज्यों में राज्यीय दल |
| राज्य की हर 25 लोक सभा सीटों या 25 के किसी भाग पर 1 सीट | |
| विधान सभा या लोक सभा चुनाव में राज्य के 8% मत | |

सदन में **सचेतक** (व्हिप) सदस्यों को बताता है कि मत कैसे देना है। व्हिप न संविधान में है न सदन के नियमों में, वह संसद की परंपरा है। विपक्ष के नेता को 1977 के अधिनियम से सांविधिक स्थान मिला; परंपरा के अनुसार दल के पास सदन का दसवाँ भाग होना चाहिए।

### दल-बदल विरोधी क़ानून

दसवीं अनुसूची 52वें संशोधन (1985) से आई।

| कौन | सीट कब जाती है |
|---|---|
| दल का सदस्य | अपनी इच्छा से दल छोड़े, या बिना अनुमति व्हिप के विरुद्ध मत दे या अनुपस्थित रहे और 15 दिन में माफ़ी न मिले |
| निर्दलीय | चुनाव के बाद किसी भी दल में जाए |
| मनोनीत सदस्य | **छह महीने के बाद** किसी दल में जाए |

**दल-बदल नहीं**: विलय, यदि विधायक दल के दो तिहाई सहमत हों; पीठासीन अधिकारी जो चुने जाने पर दल छोड़ दे। एक तिहाई के विभाजन की छूट 91वें संशोधन (2003) ने हटाई; उसी ने दल बदलने वाले को, कार्यकाल पूरा होने या नया चुनाव जीतने तक, मंत्री पद और लाभप्रद राजनीतिक पद से दूर रखा।

निर्णय पीठासीन अधिकारी करता है। *किहोतो होलोहन* (1992) में सर्वोच्च न्यायालय ने अनुसूची को सही ठहराया, पर न्यायालयों को बाहर रखने वाला पैरा 7 हटा दिया: अध्यक्ष अधिकरण की तरह काम करता है और उसके निर्णय का न्यायिक पुनरावलोकन हो सकता है। "अपनी इच्छा से छोड़ना" त्यागपत्र से व्यापक है; आचरण से भी दिख सकता है (*रवि नायक*, 1994)। *कैशम मेघचंद्र सिंह* (2020) में न्यायालय ने कहा कि सामान्यतः तीन महीने निर्णय के लिए उचित समय है।

**उदाहरण।** एक विधायक दल में 36 सदस्य हैं। बारह निकल जाते हैं: 2003 से पहले यह एक तिहाई का विभाजन था; अब बारहों की सीट जाएगी। चौबीस किसी दूसरे दल में विलय पर सहमत हों: 36 का दो तिहाई 24 है, इसलिए किसी की सीट नहीं जाएगी।

### सीट जाने के तीन रास्ते

प्रश्न इन तीनों को मिला देते हैं। अलग रखने का तरीक़ा: पूछें कि निर्णय कौन करता है।

| आधार | कहाँ लिखा है | निर्णय कौन करे |
|---|---|---|
| लाभ का पद, विकृत चित्त, दिवालियापन, विदेशी नागरिकता | 102(1), 191(1) | राष्ट्रपति या राज्यपाल, निर्वाचन आयोग की राय से बँधे हुए (103, 192) |
| दल-बदल | दसवीं अनुसूची | पीठासीन अधिकारी, न्यायिक पुनरावलोकन के अधीन |
| दोषसिद्धि और दो वर्ष या अधिक की सज़ा | 1951 के अधिनियम की धारा 8(3) | कोई नहीं: दोषसिद्धि से अपने आप; दोषसिद्धि पर रोक लगे तो अयोग्यता हट जाती है |

सीट त्यागपत्र से, बिना अनुमति साठ दिन अनुपस्थित रहने पर सदन की घोषणा से (101(4), 190(4)), या दूसरा सदन चुनने से भी ख़ाली होती है। **लाभ का पद** सरकार के अधीन ऐसा पद है जिससे लाभ मिलता है; संसद का 1959 का अधिनियम वे पद गिनाता है जिनसे सीट नहीं जाती। *जया बच्चन* (2006) में न्यायालय ने कहा कि देखना यह है कि पद से लाभ मिल *सकता* है या नहीं, यह नहीं कि पैसा लिया गया या नहीं।

पहले प्रकार का निर्णय पीठासीन अधिकारी नहीं करता, और दूसरे का राष्ट्रपति नहीं करते। राज्य सभा का मनोनीत सदस्य तीसरे महीने में दल में जाए तो तीनों में से किसी से उसकी सीट नहीं जाती।

### संवैधानिक संस्थाएँ

| संस्था | अनुच्छेद | कार्यकाल | हटाना | रिपोर्ट |
|---|---|---|---|---|
| निर्वाचन आयोग | 324 | 6 वर्ष या 65 | मुख्य आयुक्त: सर्वोच्च न्यायालय के न्यायाधीश की तरह; दूसरे: मुख्य आयुक्त की सिफ़ारिश पर | |
| नियंत्रक और महालेखापरीक्षक | 148 | 6 वर्ष या 65 | सर्वोच्च न्यायालय के न्यायाधीश की तरह | राष्ट्रपति, फिर संसद |
| संघ लोक सेवा आयोग | 315 | 6 वर्ष या 65 | राष्ट्रपति, 317 | राष्ट्रपति |
| राज्य लोक सेवा आयोग | 315 | 6 वर्ष या 62 | **राष्ट्रपति**, 317 | राज्यपाल |
| वित्त आयोग | 280 | आदेश के अनुसार | | राष्ट्रपति |
| अनुसूचित जाति आयोग | 338 | नियमों से तीन वर्ष | | राष्ट्रपति |
| अनुसूचित जनजाति आयोग | 338क | नियमों से तीन वर्ष | | राष्ट्रपति |
| पिछड़ा वर्ग आयोग | 338ख | नियमों से तीन वर्ष | | राष्ट्रपति |
| महान्यायवादी | 76 | प्रसादपर्यंत | राष्ट्रपति के प्रसाद पर | |
| भाषाई अल्पसंख्यकों के लिए विशेष अधिकारी | 350ख | | | राष्ट्रपति |

**नियंत्रक और महालेखापरीक्षक।** डॉ. आंबेडकर इसे संविधान का सबसे महत्वपूर्ण अधिकारी मानते थे। कर्तव्य 1971 के अधिनियम में हैं; 1976 में संघ का लेखा रखने का काम इस पद से हटा, लेखापरीक्षा रही। राष्ट्रपति को तीन रिपोर्टें जाती हैं: विनियोग लेखे, वित्त लेखे और सार्वजनिक उपक्रम। लोक लेखा समिति इन पर काम करती है। ब्रिटेन में यह अधिकारी धन निकालने पर भी नियंत्रण रखता है; भारत में केवल ख़र्च के बाद की जाँच। पद छोड़ने के बाद वह संघ या राज्य के अधीन कोई पद नहीं ले सकता (148(4))।

**लोक सेवा आयोग।** आधे सदस्य ऐसे हों जिन्होंने दस वर्ष सरकारी सेवा की हो। आरोप कदाचार का हो तो राष्ट्रपति सर्वोच्च न्यायालय से पूछते हैं, और उसकी राय बाध्यकारी है। दिवालियापन, बाहर का वेतन वाला काम और अशक्तता में यह जाँच नहीं होती। दो या अधिक राज्यों का संयुक्त आयोग संसद के अधिनियम से बनता है, इसलिए सांविधिक है। संघ लोक सेवा आयोग का अध्यक्ष बाद में कोई सरकारी पद नहीं ले सकता; राज्य आयोग का अध्यक्ष संघ लोक सेवा आयोग का अध्यक्ष या सदस्य, या दूसरे राज्य आयोग का अध्यक्ष बन सकता है। नियुक्ति पर आयोग की सलाह सरकार को बाध्य नहीं करती।

**वर्गों के आयोग।** 65वें संशोधन (1990) ने अनुसूचित जातियों और जनजातियों का एक आयोग बनाया; 89वें (2003) ने दो किए, जो 2004 से काम पर हैं; 102वें (2018) ने पिछड़ा वर्ग आयोग को संवैधानिक दर्जा दिया। जाँच में सभी के पास सिविल न्यायालय की शक्तियाँ हैं। 105वें संशोधन (2021) ने स्पष्ट किया कि राज्य पिछड़े वर्गों की अपनी सूची रखते हैं।

### सांविधिक और दूसरी संस्थाएँ

| संस्था | जन्म | किनकी सिफ़ारिश पर | कार्यकाल |
|---|---|---|---|
| मानव अधिकार आयोग | 1993 का अधिनियम | छह: प्रधानमंत्री, लोक सभा अध्यक्ष, गृह मंत्री, राज्य सभा के उपसभापति, दोनों सदनों के विपक्ष के नेता | 3 वर्ष या 70 |
| केंद्रीय सूचना आयोग | 2005 का अधिनियम | प्रधानमंत्री, विपक्ष के नेता, एक मंत्री | सरकार तय करे, अधिकतम 65 |
| केंद्रीय सतर्कता आयोग | 1964 का आदेश, 2003 का अधिनियम | प्रधानमंत्री, गृह मंत्री, विपक्ष के नेता | 4 वर्ष या 65 |
| लोकपाल | 2013 का अधिनियम | प्रधानमंत्री, लोक सभा अध्यक्ष, विपक्ष के नेता, मुख्य न्यायाधीश या एक न्यायाधीश, एक विधिवेत्ता | 5 वर्ष या 70 |
| महिला आयोग | 1990 का अधिनियम | सरकार | 3 वर्ष |
| नीति आयोग | संकल्प, 1 जनवरी 2015 | | |

- **मानव अधिकार आयोग**: 2019 के बदलाव से अध्यक्ष सर्वोच्च न्यायालय का पूर्व मुख्य न्यायाधीश **या न्यायाधीश** होता है। वह केवल पिछले एक वर्ष के मामले देखता है। वह सिफ़ारिश करता है, दंड नहीं देता। 1993 का अधिनियम राज्य आयोगों की भी व्यवस्था करता है।
- **सूचना आयोग**: एक मुख्य आयुक्त और अधिकतम दस आयुक्त। आवेदन का उत्तर 30 दिन में; जीवन या स्वतंत्रता का प्रश्न हो तो 48 घंटे में। अधिकारी पर जुर्माना ₹250 प्रतिदिन, अधिकतम ₹25,000। 2019 के बदलाव ने कार्यकाल और वेतन तय करना केंद्र सरकार को दिया; उसी वर्ष के नियमों में तीन वर्ष है।
- **सतर्कता आयोग**: संथानम समिति की देन।
- **लोकपाल**: पहले प्रशासनिक सुधार आयोग (1966) ने लोकपाल और लोकायुक्त सुझाए। अधिनियम 16 जनवरी 2014 को लागू हुआ; पहले लोकपाल न्यायमूर्ति पी.सी. घोष थे, मार्च 2019 में। एक अध्यक्ष और अधिकतम आठ सदस्य, आधे न्यायपालिका से; आधे अनुसूचित जातियों, जनजातियों, पिछड़े वर्गों, अल्पसंख्यकों और महिलाओं में से। वह प्रधानमंत्री की भी जाँच कर सकता है, पर विदेश संबंध, सुरक्षा, लोक व्यवस्था, परमाणु ऊर्जा और अंतरिक्ष के मामलों में नहीं। सात वर्ष से पुरानी शिकायतें बाहर हैं।

### राजव्यवस्था का रिविज़न कैसे करें

1. **हर संस्था पर सात प्रश्न**: अनुच्छेद या अधिनियम, वर्ष, नियुक्ति कौन करे, सिफ़ारिश कौन करे, कार्यकाल, हटाना, रिपोर्ट। एक पेज पर बिना देखे लिखें; मिलाएँ; जो छूटा, अगले दिन केवल वही फिर लिखें।
2. **जिन जोड़ों में भ्रम होता है**: 72 और 161; 123 और 213; 76 और 165; 323क और 323ख; 338 और 338क; 352 और 356; पाँचवीं और छठी अनुसूची। हर जोड़े का अंतर एक वाक्य में बोलें।
3. **बहुमत**: साधारण, विशेष, आधे राज्यों के अनुमोदन के साथ विशेष, उपस्थित और मत देने वालों का दो तिहाई (249, 312), तत्कालीन कुल सदस्यों का बहुमत (उपराष्ट्रपति को हटाने में राज्य सभा)। हर एक का एक उदाहरण।
4. **समय सीमाएँ**: 14 दिन, एक महीना, दो महीने, संसद के फिर बैठने से छह सप्ताह (अध्यादेश), छह महीने, एक वर्ष।
5. **शब्दों को तौलें**: प्रश्न में "करेगा", "कर सकेगा", "केवल" या "सभी" हो तो अनुच्छेद याद करें। आधे ग़लत कथन सही वाक्य ही होते हैं, जिनमें ऐसा एक शब्द बदल दिया गया है।
6. **दिन**: पहले दिन पढ़ें, दूसरे दिन लिखें, सातवें दिन सवाल हल करें, तीसवें दिन फिर। जो दो बार छूटे, वह एक अलग पन्ने पर।

| संशोधन | वर्ष | संक्षेप में |
|---|---|---|
| 7वाँ | 1956 | राज्यों का पुनर्गठन |
| 42वाँ | 1976 | लघु संविधान |
| 44वाँ | 1978 | आपात के दुरुपयोग पर रोक |
| 52वाँ | 1985 | दल-बदल के विरुद्ध |
| 61वाँ | 1988 | मतदान की आयु 18 |
| 73वाँ, 74वाँ | 1992 | स्थानीय स्वशासन |
| 86वाँ | 2002 | शिक्षा का अधिकार |
| 91वाँ | 2003 | छोटी मंत्रिपरिषद |
| 101वाँ | 2016 | जीएसटी |
| 103वाँ | 2019 | आर्थिक रूप से कमज़ोर वर्ग |
| 106वाँ | 2023 | महिलाओं की सीटें |
`,
    },
  },
  {
    id: 'elections-questions',
    title: {
      en: 'Elections and watchdogs: twelve questions with answers',
      hi: 'चुनाव और प्रहरी संस्थाएँ: बारह प्रश्न, उत्तर सहित',
    },
    text: {
      en: String.raw`
### Questions

**1.** Which election is **not** held by the Election Commission of India?

- (A) of the Vice-President
- (B) of a Legislative Council
- (C) of a municipal corporation
- (D) of the Rajya Sabha

**2.** An Election Commissioner other than the Chief is removed by the President

- (A) after an address of both Houses
- (B) on the recommendation of the Chief Election Commissioner
- (C) on the advice of the Supreme Court
- (D) at pleasure

**3.** Consider about Election Commissioners: (1) The Constitution fixes their qualification. (2) It forbids any later office. Which is right?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**4.** NOTA gets 4,000 votes, the best candidate 3,900. What follows?

- (A) A new election is held.
- (B) The candidate is elected.
- (C) The seat stays vacant.
- (D) The Governor nominates.

**5.** Which member loses the seat under the Tenth Schedule?

- (A) a nominated member who joins a party in the fourth month
- (B) an independent who joins a party after the election
- (C) a Speaker who leaves the party on election
- (D) one of two thirds who agree to a merger

**6.** A legislature party has 45 members. How many must at least agree to a merger?

- (A) 15
- (B) 23
- (C) 30
- (D) 36

**7.** Which change did the 91st Amendment make?

- (A) It brought in the Tenth Schedule.
- (B) It deleted the exception for a split.
- (C) It lowered the voting age.
- (D) It gave the courts the power of review.

**8.** A member of a State Public Service Commission is appointed by the Governor and removed by

- (A) the Governor
- (B) the President
- (C) the Assembly
- (D) the High Court

**9.** The Comptroller and Auditor General

- (A) may become a Governor afterwards
- (B) serves at the pleasure of the President
- (C) is removed like a judge of the Supreme Court
- (D) keeps the accounts of the Union

**10.** Which are **not** constitutional? (1) NHRC (2) National Commission for Scheduled Tribes (3) Central Information Commission (4) Finance Commission

- (A) 1 and 2
- (B) 1 and 3
- (C) 2 and 4
- (D) 3 and 4

**11.** Who is **not** in the committee that recommends the chair of the NHRC?

- (A) Speaker of the Lok Sabha
- (B) Chief Justice of India
- (C) Home Minister
- (D) Deputy Chairman of the Rajya Sabha

**12.** The freeze of the number of Lok Sabha seats of each State rests on the census of

- (A) 1951
- (B) 1971
- (C) 1991
- (D) 2001

### Answers and reasons

**1. (C)** Local bodies belong to the State Election Commission (243K, 243ZA). The other three are under 324.

**2. (B)** Article 324(5). (A) is the way for the Chief, (C) that for a member of a Public Service Commission charged with misbehaviour; no commissioner serves at pleasure (D).

**3. (D)** The Constitution is silent on both. The qualification stands in the Act of 2023.

**4. (B)** NOTA counts, but elects nobody. Most votes among candidates decides, so no new election is held, the seat does not stay vacant, and nobody nominates.

**5. (B)** An independent has no free period. (A) is within the six months, and (C) and (D) are the two exceptions.

**6. (C)** Two thirds of 45 is 30. 15 was the old split of one third, 23 is a bare majority, and 36 is four fifths.

**7. (B)** 2003. The Tenth Schedule is the 52nd, the age the 61st, review came by *Kihoto Hollohan*.

**8. (B)** Article 317. The Governor may suspend in the meantime, so (A) tempts. The Assembly and the High Court have no part.

**9. (C)** Article 148(1), so not at pleasure (B). Accounts were separated in 1976 (D); no later office, so no Governor (148(4)).

**10. (B)** Acts of 1993 and 2005. The others are Articles 338A and 280, and each of (A), (C) and (D) contains at least one of them.

**11. (B)** No judge sits in this committee; the other three do. In the Lokpal's committee the Chief Justice or a judge does.

**12. (B)** 1971 for the number of seats; 2001 for boundaries inside a State. 1991 was named for boundaries by the 84th Amendment and replaced by the 87th; 1951 has no part in it.
`,
      hi: String.raw`
### प्रश्न

**1.** कौन-सा चुनाव भारत निर्वाचन आयोग **नहीं** कराता?

- (A) उपराष्ट्रपति का
- (B) विधान परिषद का
- (C) नगर निगम का
- (D) राज्य सभा का

**2.** मुख्य आयुक्त को छोड़कर दूसरे निर्वाचन आयुक्त को राष्ट्रपति कैसे हटाते हैं?

- (A) दोनों सदनों के समावेदन के बाद
- (B) मुख्य निर्वाचन आयुक्त की सिफ़ारिश पर
- (C) सर्वोच्च न्यायालय की सलाह पर
- (D) अपने प्रसाद से

**3.** निर्वाचन आयुक्तों के बारे में विचार करें: (1) संविधान उनकी योग्यता तय करता है। (2) संविधान बाद में कोई पद लेने से रोकता है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**4.** नोटा को 4,000 और सबसे आगे के उम्मीदवार को 3,900 मत मिले। क्या होगा?

- (A) नया चुनाव होगा।
- (B) उम्मीदवार निर्वाचित होगा।
- (C) सीट ख़ाली रहेगी।
- (D) राज्यपाल मनोनीत करेंगे।

**5.** दसवीं अनुसूची में किसकी सीट जाती है?

- (A) मनोनीत सदस्य, जो चौथे महीने में दल में जाए
- (B) निर्दलीय, जो चुनाव के बाद दल में जाए
- (C) अध्यक्ष, जो चुने जाने पर दल छोड़े
- (D) विलय पर सहमत दो तिहाई में से एक

**6.** एक विधायक दल में 45 सदस्य हैं। विलय के लिए कम से कम कितनों की सहमति चाहिए?

- (A) 15
- (B) 23
- (C) 30
- (D) 36

**7.** 91वें संशोधन ने क्या बदला?

- (A) दसवीं अनुसूची जोड़ी।
- (B) विभाजन की छूट हटाई।
- (C) मतदान की आयु घटाई।
- (D) न्यायालयों को पुनरावलोकन का अधिकार दिया।

**8.** राज्य लोक सेवा आयोग के सदस्य को राज्यपाल नियुक्त करते हैं और हटाते हैं

- (A) राज्यपाल
- (B) राष्ट्रपति
- (C) विधान सभा
- (D) उच्च न्यायालय

**9.** नियंत्रक और महालेखापरीक्षक

- (A) बाद में राज्यपाल बन सकते हैं
- (B) राष्ट्रपति के प्रसादपर्यंत रहते हैं
- (C) सर्वोच्च न्यायालय के न्यायाधीश की तरह हटाए जाते हैं
- (D) संघ के लेखे रखते हैं

**10.** कौन-सी संस्थाएँ संवैधानिक **नहीं** हैं? (1) राष्ट्रीय मानव अधिकार आयोग (2) राष्ट्रीय अनुसूचित जनजाति आयोग (3) केंद्रीय सूचना आयोग (4) वित्त आयोग

- (A) 1 और 2
- (B) 1 और 3
- (C) 2 और 4
- (D) 3 और 4

**11.** राष्ट्रीय मानव अधिकार आयोग के अध्यक्ष की सिफ़ारिश करने वाली समिति में कौन **नहीं** है?

- (A) लोक सभा अध्यक्ष
- (B) भारत के मुख्य न्यायाधीश
- (C) गृह मंत्री
- (D) राज्य सभा के उपसभापति

**12.** लोक सभा में राज्यों की सीटों की संख्या किस जनगणना पर रुकी है?

- (A) 1951
- (B) 1971
- (C) 1991
- (D) 2001

### उत्तर और कारण

**1. (C)** स्थानीय निकाय राज्य निर्वाचन आयोग के हैं (243ट, 243यक)। बाक़ी तीनों 324 में आते हैं।

**2. (B)** अनुच्छेद 324(5)। (A) मुख्य आयुक्त को हटाने का तरीक़ा है, (C) कदाचार के आरोपी लोक सेवा आयोग सदस्य को; कोई आयुक्त प्रसादपर्यंत (D) नहीं रहता।

**3. (D)** संविधान दोनों पर चुप है। योग्यता 2023 के अधिनियम में है।

**4. (B)** नोटा गिना जाता है, पर किसी को चुनता नहीं। उम्मीदवारों में सबसे अधिक मत वाला जीतता है, इसलिए न नया चुनाव होता है, न सीट ख़ाली रहती है, न कोई मनोनीत करता है।

**5. (B)** निर्दलीय को कोई छूट की अवधि नहीं। (A) छह महीने के भीतर है, और (C) तथा (D) दोनों छूट वाले मामले हैं।

**6. (C)** 45 का दो तिहाई 30। 15 पुराना एक तिहाई विभाजन था, 23 साधारण बहुमत है और 36 चार बटा पाँच।

**7. (B)** 2003। दसवीं अनुसूची 52वें से, आयु 61वें से, पुनरावलोकन *किहोतो होलोहन* से आया।

**8. (B)** अनुच्छेद 317। राज्यपाल बीच में निलंबित कर सकते हैं, इसलिए (A) लुभाता है। विधान सभा और उच्च न्यायालय की भूमिका नहीं है।

**9. (C)** अनुच्छेद 148(1), इसलिए प्रसादपर्यंत (B) नहीं। लेखे 1976 में अलग हुए (D); बाद में कोई पद नहीं, इसलिए राज्यपाल भी नहीं (148(4))।

**10. (B)** 1993 और 2005 के अधिनियम। बाक़ी दो के लिए अनुच्छेद 338क और 280 हैं, और (A), (C) तथा (D) में इनमें से कम से कम एक है।

**11. (B)** इस समिति में कोई न्यायाधीश नहीं है; बाक़ी तीनों हैं। लोकपाल की समिति में मुख्य न्यायाधीश या एक न्यायाधीश होते हैं।

**12. (B)** सीटों की संख्या के लिए 1971; राज्य के भीतर की सीमाओं के लिए 2001। 84वें संशोधन ने सीमाओं के लिए 1991 लिखा था, जिसे 87वें ने बदला; 1951 का इसमें कोई काम नहीं।
`,
    },
  },
]
