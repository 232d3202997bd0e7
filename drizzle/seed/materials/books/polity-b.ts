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

| Power | President | Governor |
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
| Assembly | 70 elected | 30 elected, up to 3 nominated | yes |
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
| Kinds | village, intermediate, district | Nagar Panchayat, Council, Corporation |
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

The **Finance Commission** (280) is appointed by the President every fifth year or earlier: a chairman and four members. It advises how the net proceeds of taxes are shared, on what principles grants under 275 are given, and how the States can support their panchayats and municipalities. Its advice is not binding. K.C. Neogy led the first (1951). Since the 80th Amendment (2000) nearly all central taxes form one pool; cesses and surcharges stay outside. The Fourteenth Commission set the States' share at 42%, the Fifteenth at 41%. The Commission shares *vertically* (Union and States) and *horizontally* (among States).

The **GST Council** (279A, 101st Amendment, 2016) is chaired by the Union Finance Minister. The Union has a third of the voting weight, the States two thirds; a decision needs three fourths of the weighted votes. States may borrow within India only, and need the Union's consent while they owe it money (293).

### Emergencies

| | National (352) | State (356) | Financial (360) |
|---|---|---|---|
| Ground | war, external aggression, armed rebellion | failure of the constitutional machinery | threat to financial stability or credit |
| Approval | one month | two months | two months |
| Majority | special | simple | simple |
| Runs for | six months each time, no limit | six months each time, three years at most | until revoked |
| Used | 1962, 1971, 1975 | first in Punjab, 1951 | never |

The 44th Amendment (1978) put "armed rebellion" for "internal disturbance", asked for the Cabinet's advice in writing, and let the Lok Sabha end the emergency. It also fixed that President's Rule beyond one year needs a national emergency in force and a certificate of the Election Commission that polls are difficult. In an emergency for war or external aggression Article 19 is suspended by itself (358); other rights only by an order, and Articles 20 and 21 never (359).

In *S.R. Bommai* (1994) nine judges held that a proclamation under 356 can be reviewed, that the majority is tested on the floor of the House, and that the Assembly is not dissolved before Parliament approves. Federalism and secularism are part of the basic structure.

### Is India federal?

Federal are: a written and supreme Constitution, divided powers, an independent court, two Houses. Unitary are: one citizenship, all-India services, appointed Governors, the power of Article 3, emergencies, residue with the Union, unequal seats of States in the Rajya Sabha. The word of Article 1 is "Union of States": not the result of an agreement, and no right to leave. K.C. Wheare called the system quasi-federal; Granville Austin, cooperative federalism.
`,
      hi: String.raw`
नागरिक का शासन से जो काम पड़ता है, वह ज़्यादातर दिल्ली में नहीं होता: थाना, स्कूल, अस्पताल, पानी का नल, ज़मीन का रिकॉर्ड। ये राज्यों और स्थानीय निकायों के काम हैं। यह अध्याय राज्यपाल से ग्राम सभा तक चलता है, और फिर देखता है कि संघ और राज्य क़ानून, पद और धन कैसे बाँटते हैं।

### राज्यपाल

संविधान का भाग VI (अनुच्छेद 152 से 237) हर राज्य को एक ही ढाँचा देता है। हर राज्य के लिए एक राज्यपाल होता है (अनुच्छेद 153); 1956 के 7वें संशोधन से एक ही व्यक्ति दो या अधिक राज्यों का राज्यपाल हो सकता है।

- **नियुक्ति** राष्ट्रपति अपने अधिपत्र से करते हैं (155); चुनाव नहीं होता। संविधान सभा ने पहले निर्वाचित राज्यपाल की बात सोची थी, फिर छोड़ दी: चुना हुआ राज्यपाल मुख्यमंत्री का प्रतिद्वंद्वी बन जाता।
- **कार्यकाल**: पाँच वर्ष, पर राष्ट्रपति के प्रसादपर्यंत (156)। *बी.पी. सिंघल* (2010) में सर्वोच्च न्यायालय ने कहा कि प्रसाद का अर्थ मनमाने ढंग से, या केवल केंद्र में सरकार बदलने के कारण, हटाना नहीं है।
- **योग्यता** (157): भारत का नागरिक, आयु 35 वर्ष। संविधान इतना ही माँगता है। उसी राज्य का न होना एक परंपरा है, अनुच्छेद नहीं।
- **शपथ** उच्च न्यायालय के मुख्य न्यायाधीश के सामने (159)।

राज्यपाल मंत्रिपरिषद की सलाह पर काम करते हैं, सिवाय वहाँ जहाँ संविधान विवेक देता है (163)। अंतर याद रखें: राष्ट्रपति के लिए अनुच्छेद 74 में विवेक की ऐसी बात नहीं है। विवेक के उदाहरण: विधेयक को राष्ट्रपति के लिए आरक्षित करना (200), यह रिपोर्ट देना कि राज्य का शासन संविधान के अनुसार नहीं चल सकता (356), और किसी को स्पष्ट बहुमत न मिलने पर मुख्यमंत्री चुनना। *शमशेर सिंह* (1974) में न्यायालय ने कहा कि बाक़ी बातों में राज्यपाल संवैधानिक प्रमुख हैं। *नबाम रेबिया* (2016) के अनुसार सदन मंत्रियों की सलाह पर बुलाया जाता है।

| शक्ति | राष्ट्रपति | राज्यपाल |
|---|---|---|
| चयन | निर्वाचक मंडल से (54) | राष्ट्रपति द्वारा नियुक्ति (155) |
| हटाना | महाभियोग (61) | राष्ट्रपति के प्रसाद पर (156) |
| क्षमा | 72, सेना न्यायालय की सज़ा भी | 161, सेना न्यायालय की सज़ा नहीं |
| अध्यादेश | 123 | 213 |
| स्वीकृति | 111 | 200; विधेयक आरक्षित कर सकते हैं |
| संविधान में विवेक | नहीं | 163 |
| युद्ध, कूटनीति | हाँ | नहीं |

### मुख्यमंत्री और मंत्री

राज्यपाल मुख्यमंत्री को, और मुख्यमंत्री की सलाह पर दूसरे मंत्रियों को नियुक्त करते हैं (164)। मंत्रिपरिषद विधान सभा के प्रति सामूहिक रूप से उत्तरदायी है। जो व्यक्ति किसी सदन का सदस्य नहीं है, वह छह महीने तक मंत्री रह सकता है। 91वें संशोधन (2003) से मंत्रिपरिषद विधान सभा के 15% से बड़ी नहीं हो सकती, और बारह से छोटी भी नहीं। अनुच्छेद 167 के अनुसार मुख्यमंत्री को मंत्रिपरिषद के निर्णय राज्यपाल को बताने होते हैं। अनुच्छेद 165 का महाधिवक्ता राज्य का प्रथम विधि अधिकारी है; संघ में यही काम महान्यायवादी (76) का है।

### विधानमंडल

हर राज्य में 60 से 500 सदस्यों की विधान सभा होती है (170); गोवा, सिक्किम और मिज़ोरम जैसे छोटे राज्यों में विशेष उपबंध से कम सदस्य हैं। दूसरा सदन, विधान परिषद, बनाया या हटाया जा सकता है: विधान सभा कुल सदस्यों के बहुमत और उपस्थित तथा मत देने वालों के दो तिहाई से संकल्प पारित करती है, और संसद साधारण बहुमत से क़ानून बनाती है (169)। संसद मना भी कर सकती है। यह अनुच्छेद 368 का संशोधन नहीं माना जाता। जम्मू और कश्मीर की परिषद 2019 में समाप्त हुई; छह राज्यों में परिषद रही: आंध्र प्रदेश, बिहार, कर्नाटक, महाराष्ट्र, तेलंगाना और उत्तर प्रदेश।

परिषद में विधान सभा के अधिकतम एक तिहाई और कम से कम 40 सदस्य होते हैं (171)। सीटें कौन भरता है, यह चित्र में देखें।

![पाँच भागों की पट्टी: विधान परिषद के एक तिहाई सदस्य स्थानीय निकायों से, एक तिहाई विधान सभा से, एक छठा भाग राज्यपाल द्वारा मनोनीत, एक बारहवाँ स्नातकों से, एक बारहवाँ शिक्षकों से](/figures/book-polity-b1-hi.svg)

परिषद राज्य सभा से कमज़ोर है। वह साधारण विधेयक को तीन महीने रोक सकती है, और विधान सभा के दोबारा पारित करने पर एक महीना और (197): कुल चार। राज्य में संयुक्त बैठक नहीं होती। धन विधेयक वह 14 दिन रख सकती है (198)।

### नक़्शा कैसे बना

- **1953**: भाषा के आधार पर पहला राज्य आंध्र, अनशन में पोट्टी श्रीरामुलु की मृत्यु के बाद।
- **1956**: फ़ज़ल अली आयोग की रिपोर्ट पर राज्य पुनर्गठन अधिनियम: 14 राज्य और 6 संघ राज्यक्षेत्र। 7वें संशोधन से क, ख, ग, घ श्रेणियाँ समाप्त।
- **1960**: बंबई से महाराष्ट्र और गुजरात। **1963**: नागालैंड। **1966**: हरियाणा।
- **1971**: हिमाचल प्रदेश। **1972**: मणिपुर, त्रिपुरा, मेघालय। **1975**: सिक्किम (36वाँ संशोधन)।
- **1987**: मिज़ोरम, अरुणाचल प्रदेश, गोवा।
- **2000**: छत्तीसगढ़, उत्तराखंड, झारखंड। **2014**: तेलंगाना।
- **2019**: 31 अक्टूबर को जम्मू और कश्मीर दो संघ राज्यक्षेत्र बना। **2020**: 26 जनवरी को दादरा और नगर हवेली तथा दमन और दीव एक हुए। इस तरह 28 राज्य और 8 संघ राज्यक्षेत्र।

अनुच्छेद 3 के अधीन संसद यह सब साधारण बहुमत से, राष्ट्रपति की सिफ़ारिश पर, राज्य के विधानमंडल की राय माँगकर करती है। वह राय बाध्य नहीं करती। पर भारत की भूमि दूसरे देश को देने के लिए 368 का संशोधन चाहिए (*बेरुबारी*, 1960; 9वाँ संशोधन, और बाद में बांग्लादेश से अदला-बदली के लिए 2015 का 100वाँ)।

### संघ राज्यक्षेत्र

संघ राज्यक्षेत्र का प्रशासन राष्ट्रपति एक प्रशासक के माध्यम से चलाते हैं (239)।

| | दिल्ली | पुदुचेरी | जम्मू और कश्मीर |
|---|---|---|---|
| आधार | 239कक, 69वाँ संशोधन (1991) | 239क और 1963 का अधिनियम | 2019 का अधिनियम |
| विधान सभा | 70 निर्वाचित | 30 निर्वाचित, 3 तक मनोनीत | है |
| सभा के बाहर | लोक व्यवस्था, पुलिस, भूमि | संविधान में ऐसी सूची नहीं | लोक व्यवस्था, पुलिस |

दिल्ली में मंत्री विधान सभा के 10% से ज़्यादा नहीं हो सकते। वहाँ मुख्यमंत्री को राष्ट्रपति नियुक्त करते हैं। उपराज्यपाल और मंत्रियों में मतभेद हो तो मामला राष्ट्रपति के पास जाता है। लद्दाख, चंडीगढ़, लक्षद्वीप, अंडमान और निकोबार द्वीपसमूह तथा दादरा और नगर हवेली और दमन और दीव में विधान सभा नहीं है। चंडीगढ़ संघ राज्यक्षेत्र है और दो राज्यों की राजधानी भी।

### कुछ राज्यों और क्षेत्रों के विशेष नियम

अनुच्छेद 371 से 371ञ इस ढाँचे में फेरबदल करते हैं। याद रखने योग्य: **371क** नागालैंड और **371छ** मिज़ोरम (रूढ़ि विधि, भूमि), **371च** सिक्किम, **371घ** आंध्र प्रदेश और तेलंगाना (लोक नियोजन में समान अवसर), **371ञ** हैदराबाद-कर्नाटक क्षेत्र (98वाँ संशोधन, 2012)।

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
| प्रकार | ग्राम, मध्यवर्ती, ज़िला | नगर पंचायत, परिषद, निगम |
| उसके नीचे | ग्राम सभा (243क) | वार्ड समिति, 3 लाख या अधिक लोग (243ध) |
| योजना | ज़िला योजना समिति (243यघ) | महानगर योजना समिति, 10 लाख या अधिक (243यङ) |

**जो हर राज्य को करना ही है**: ग्राम सभा; हर स्तर पर सदस्यों का प्रत्यक्ष चुनाव; मध्यवर्ती और ज़िला स्तर के अध्यक्ष सदस्यों में से, सदस्यों द्वारा; आयु 21 वर्ष; कार्यकाल पाँच वर्ष; चुनाव अवधि समाप्त होने से पहले, या भंग होने के छह महीने के भीतर; अनुसूचित जातियों और जनजातियों के लिए जनसंख्या के अनुपात में सीटें; महिलाओं के लिए कम से कम एक तिहाई, इन सीटों में भी और अध्यक्षों में भी; राज्य निर्वाचन आयोग (243ट); हर पाँच वर्ष राज्य वित्त आयोग (243झ)।

**जो राज्य चाहे तो करे**: ग्राम स्तर का अध्यक्ष कैसे चुना जाए; पिछड़े वर्गों के लिए सीटें; सांसदों और विधायकों को स्थान; कर और अनुसूची के विषय सौंपना।

भंग होने के बाद चुनी गई पंचायत केवल बची हुई अवधि तक रहती है। राज्य निर्वाचन आयुक्त को राज्यपाल नियुक्त करते हैं; हटाया वह उच्च न्यायालय के न्यायाधीश की तरह जाता है। भाग IX नागालैंड, मेघालय और मिज़ोरम पर, तथा मणिपुर के ज़िला परिषद वाले पहाड़ी क्षेत्रों पर लागू नहीं होता (243ड)।

### पेसा, 1996

भाग IX ने अनुसूचित क्षेत्रों को छोड़ दिया था। भूरिया समिति की रिपोर्ट के बाद पंचायत उपबंध (अनुसूचित क्षेत्रों पर विस्तार) अधिनियम 24 दिसंबर 1996 को आया। यह दस राज्यों के पाँचवीं अनुसूची वाले क्षेत्रों पर लागू है: आंध्र प्रदेश, छत्तीसगढ़, गुजरात, हिमाचल प्रदेश, झारखंड, मध्य प्रदेश, महाराष्ट्र, ओडिशा, राजस्थान और तेलंगाना। छठी अनुसूची पर यह लागू नहीं है।

- **ग्राम सभा** रीति-रिवाजों और सामुदायिक संसाधनों की रक्षा करती है, योजनाओं को मंज़ूरी देती है और लाभार्थी चुनती है।
- भूमि लेने या लोगों को बसाने से पहले ग्राम सभा या उचित स्तर की पंचायत से **परामर्श**।
- **गौण खनिजों** के लाइसेंस के लिए ग्राम सभा या उचित स्तर की पंचायत की पूर्व **सिफ़ारिश** अनिवार्य।
- **लघु वनोपज का स्वामित्व**, और ज़मीन के हस्तांतरण, साहूकारी, गाँव के बाज़ार तथा मादक पदार्थों पर नियंत्रण।
- कम से कम **आधी** सीटें और अध्यक्ष के **सभी** पद अनुसूचित जनजातियों के लिए।

### क़ानूनों का बँटवारा

अनुच्छेद 246 और सातवीं अनुसूची विषय बाँटते हैं। 1950 के पाठ में संघ सूची में 97, राज्य सूची में 66 और समवर्ती सूची में 47 प्रविष्टियाँ थीं। अवशिष्ट विषय संघ के हैं (248); अमेरिका में वे राज्यों के हैं। 42वें संशोधन (1976) ने पाँच विषय राज्य सूची से समवर्ती सूची में डाले: शिक्षा, वन, माप-तौल, वन्य पशु-पक्षियों का संरक्षण, और न्याय प्रशासन तथा उच्च न्यायालय से नीचे के न्यायालय। समवर्ती विषय पर टकराव हो तो संघ का क़ानून चलता है, सिवाय इसके कि राज्य का क़ानून राष्ट्रपति के लिए आरक्षित होकर उनकी स्वीकृति पा चुका हो (254)।

संसद पाँच स्थितियों में राज्य के विषय पर क़ानून बना सकती है:

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

**वित्त आयोग** (280) को राष्ट्रपति हर पाँचवें वर्ष या उससे पहले बनाते हैं: एक अध्यक्ष और चार सदस्य। वह बताता है कि करों की शुद्ध आय कैसे बँटे, 275 के अनुदान किन सिद्धांतों पर मिलें, और राज्य अपनी पंचायतों और नगरपालिकाओं की मदद कैसे करें। उसकी सलाह बाध्यकारी नहीं है। पहले आयोग (1951) के अध्यक्ष के.सी. नियोगी थे। 80वें संशोधन (2000) से लगभग सभी केंद्रीय कर एक साझा कोष में आते हैं; उपकर और अधिभार बाहर रहते हैं। चौदहवें आयोग ने राज्यों का हिस्सा 42% और पंद्रहवें ने 41% रखा। बँटवारा दो तरह का है: *ऊर्ध्वाधर* (संघ और राज्य) और *क्षैतिज* (राज्यों के बीच)।

**जीएसटी परिषद** (279क, 101वाँ संशोधन, 2016) के अध्यक्ष केंद्रीय वित्त मंत्री हैं। मतों के भार में संघ का एक तिहाई और राज्यों का दो तिहाई है; निर्णय के लिए भारित मतों का तीन चौथाई चाहिए। राज्य केवल भारत के भीतर उधार ले सकते हैं, और संघ का क़र्ज़ बाक़ी हो तो उसकी सहमति चाहिए (293)।

### आपात उपबंध

| | राष्ट्रीय (352) | राज्य (356) | वित्तीय (360) |
|---|---|---|---|
| आधार | युद्ध, बाहरी आक्रमण, सशस्त्र विद्रोह | संवैधानिक तंत्र की विफलता | वित्तीय स्थिरता या साख को ख़तरा |
| अनुमोदन | एक महीना | दो महीने | दो महीने |
| बहुमत | विशेष | साधारण | साधारण |
| अवधि | हर बार छह महीने, सीमा नहीं | हर बार छह महीने, अधिकतम तीन वर्ष | वापस लेने तक |
| प्रयोग | 1962, 1971, 1975 | पहली बार पंजाब, 1951 | कभी नहीं |

44वें संशोधन (1978) ने "आंतरिक अशांति" की जगह "सशस्त्र विद्रोह" रखा, मंत्रिमंडल की लिखित सलाह ज़रूरी की, और लोक सभा को आपात समाप्त करने का अधिकार दिया। यह भी तय किया कि राष्ट्रपति शासन एक वर्ष से आगे तभी बढ़े जब राष्ट्रीय आपात लागू हो और निर्वाचन आयोग प्रमाणित करे कि चुनाव कराना कठिन है। युद्ध या बाहरी आक्रमण के आपात में अनुच्छेद 19 अपने आप निलंबित होता है (358); दूसरे अधिकार केवल आदेश से, और अनुच्छेद 20 और 21 कभी नहीं (359)।

*एस.आर. बोम्मई* (1994) में नौ न्यायाधीशों ने कहा कि 356 की उद्घोषणा की न्यायिक समीक्षा हो सकती है, बहुमत की जाँच सदन में होगी, और संसद के अनुमोदन से पहले विधान सभा भंग नहीं होगी। संघवाद और पंथनिरपेक्षता मूल ढाँचे के अंग हैं।

### क्या भारत संघीय है?

संघीय लक्षण: लिखित और सर्वोच्च संविधान, शक्तियों का बँटवारा, स्वतंत्र न्यायालय, दो सदन। एकात्मक लक्षण: एकल नागरिकता, अखिल भारतीय सेवाएँ, नियुक्त राज्यपाल, अनुच्छेद 3 की शक्ति, आपात, संघ के पास अवशिष्ट शक्ति, राज्य सभा में राज्यों की असमान सीटें। अनुच्छेद 1 के शब्द हैं "राज्यों का संघ": यह किसी समझौते का परिणाम नहीं है, और अलग होने का अधिकार नहीं है। के.सी. व्हेयर ने इसे अर्ध-संघीय कहा; ग्रैनविल ऑस्टिन ने सहकारी संघवाद।
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

**1. (A)** Article 157 has two conditions. The third is a custom, which makes (D) tempting.

**2. (B)** Article 169. (C) fails: the Article itself says that such a law is not an amendment under 368. The Council has no say.

**3. (B)** One sixth. One twelfth is the share of graduates, and again of teachers.

**4. (A)** Article 239AA leaves out entries 1, 2 and 18 of the State List. Education and health are with the Assembly.

**5. (B)** Remember AMTM. Nagaland has Article 371A, Manipur 371C; neither is in the Sixth Schedule.

**6. (C)** The age is 21, not 25 (243F). 25 is the age for the Assembly.

**7. (B)** Only the rest of the term: five less two years (243E).

**8. (A)** A prior recommendation is mandatory. For acquiring land the law says consultation, which is weaker.

**9. (C)** Police remains entry 2 of the State List. The other three were moved by the 42nd Amendment.

**10. (A)** 262 water, 263 council, 280 Finance Commission, 279A GST. (B) exchanges the two neighbours.

**11. (B)** Since the 44th Amendment. Before it, two months and simple majority; (C) is still right for 356.

**12. (C)** The 44th Amendment protected 20 and 21. Article 19 falls by itself under 358 in war or external aggression.
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

**1. (A)** अनुच्छेद 157 में दो ही शर्तें हैं। तीसरी बात परंपरा है, इसी से (D) लुभाता है।

**2. (B)** अनुच्छेद 169। (C) ग़लत: अनुच्छेद स्वयं कहता है कि ऐसा क़ानून 368 का संशोधन नहीं है। परिषद से पूछा नहीं जाता।

**3. (B)** एक छठा। एक बारहवाँ स्नातकों का हिस्सा है, और उतना ही शिक्षकों का।

**4. (A)** अनुच्छेद 239कक राज्य सूची की प्रविष्टियाँ 1, 2 और 18 बाहर रखता है। शिक्षा और स्वास्थ्य विधान सभा के पास हैं।

**5. (B)** असम, मेघालय, त्रिपुरा, मिज़ोरम। नागालैंड के लिए 371क है, मणिपुर के लिए 371ग; दोनों छठी अनुसूची में नहीं।

**6. (C)** आयु 21 है, 25 नहीं (243च)। 25 विधान सभा की आयु है।

**7. (B)** केवल बची हुई अवधि: पाँच में से दो घटाकर (243ङ)।

**8. (A)** पूर्व सिफ़ारिश अनिवार्य है। भूमि अर्जन के लिए क़ानून "परामर्श" कहता है, जो कमज़ोर शब्द है।

**9. (C)** पुलिस राज्य सूची की प्रविष्टि 2 है। बाक़ी तीन 42वें संशोधन से गए।

**10. (A)** 262 जल, 263 परिषद, 280 वित्त आयोग, 279क जीएसटी। (B) में दो पड़ोसी बदल दिए गए हैं।

**11. (B)** 44वें संशोधन से। उससे पहले दो महीने और साधारण बहुमत था; (C) 356 के लिए आज भी सही है।

**12. (C)** 44वें संशोधन ने 20 और 21 को बचाया। अनुच्छेद 19 युद्ध या बाहरी आक्रमण में 358 से अपने आप निलंबित होता है।
`,
    },
  },
]
