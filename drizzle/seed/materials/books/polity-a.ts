import type { SeedChapter } from '../shapes.ts'

export const polityA: SeedChapter[] = [
  {
    id: 'constitution',
    title: { en: 'What a constitution does', hi: 'संविधान क्या करता है' },
    text: {
      en: String.raw`
A constitution says who may do what in a country, and what nobody may do to anyone. Ours makes the offices of the State, divides power between the Union and the States, and limits all of them by rights that an ordinary law cannot take away. This chapter follows the text from its making to its amendment. Read it with the bare articles beside you: examiners quote articles, years and cases, and they change one word to make a wrong option.

### 1. How the Constitution was made

###### From company rule to the Act of 1935

The Constitution did not begin on an empty page. For more than 170 years the British Parliament had passed laws for India. Each law added one piece that we still recognise: a council, a legislature, an election, a court, a list of subjects.

| Year | Act | What it added |
|---|---|---|
| 1773 | Regulating Act | Governor-General of Bengal; a Supreme Court at Calcutta (set up in 1774) |
| 1784 | Pitt's India Act | Board of Control in London over political affairs |
| 1833 | Charter Act | Governor-General of India; laws made at the centre for all British India |
| 1853 | Charter Act | law-making separated from the executive council; open competition for the civil service |
| 1858 | Government of India Act | rule passes from the Company to the Crown; Secretary of State for India |
| 1861 | Indian Councils Act | Indians nominated to the council; law-making returned to Bombay and Madras |
| 1892 | Indian Councils Act | indirect election by another name; discussion of the budget |
| 1909 | Indian Councils Act (Morley–Minto) | separate electorates for Muslims |
| 1919 | Government of India Act (Montagu–Chelmsford) | dyarchy in the provinces; two Houses at the centre; direct election |
| 1935 | Government of India Act | provincial autonomy, three lists, Federal Court; a federation that never came into force |
| 1947 | Indian Independence Act | two dominions; the Constituent Assembly becomes a sovereign body |

Two words are often mixed up. **Dyarchy** means that subjects are split into two groups under two masters. The Act of 1919 introduced it in the provinces (reserved subjects under the governor, transferred subjects under ministers). The Act of 1935 ended it there and proposed it for the centre.

###### The Constituent Assembly

M. N. Roy put forward the idea of a constituent assembly in 1934. The Congress demanded one officially in 1935. The British accepted the principle in the August Offer of 1940. The Cabinet Mission of 1946 gave the scheme by which the Assembly was in fact formed.

- It was to have 389 members: 296 from British India and 93 from the princely states. Members from the provinces were chosen **indirectly**, by the members of the provincial assemblies, by proportional representation with the single transferable vote. Seats were divided among three communities: General, Muslim and Sikh. Members from the princely states were nominated by their rulers.
- After Partition the strength fell to 299.
- The first meeting was on 9 December 1946. The Muslim League stayed away. Sachchidananda Sinha, the oldest member, was temporary chairman; Rajendra Prasad was elected president of the Assembly on 11 December 1946.
- B. N. Rau was constitutional adviser. He was not a member of the Assembly.
- Fifteen women were members, among them Hansa Mehta, Durgabai Deshmukh, Rajkumari Amrit Kaur and Dakshayani Velayudhan.

![Time line of the making of the Constitution: 9 December 1946 first meeting; 13 December 1946 Objectives Resolution moved; 22 January 1947 adopted; 29 August 1947 Drafting Committee; 26 November 1949 Constitution adopted; 24 January 1950 signed; 26 January 1950 in force](/figures/book-polity-a1.svg)

The **Objectives Resolution**, moved by Jawaharlal Nehru on 13 December 1946 and adopted on 22 January 1947, set out the aims. The Preamble grew out of it. The **Drafting Committee** of seven was formed on 29 August 1947 with B. R. Ambedkar as chairman. Its other members were N. Gopalaswami Ayyangar, Alladi Krishnaswami Ayyar, K. M. Munshi, Mohammad Saadulla, B. L. Mitter (later N. Madhava Rau) and D. P. Khaitan (after his death in 1948, T. T. Krishnamachari).

| Committee | Chairman |
|---|---|
| Drafting Committee | B. R. Ambedkar |
| Union Powers; Union Constitution; States | Jawaharlal Nehru |
| Provincial Constitution; Advisory Committee on rights and minorities | Vallabhbhai Patel |
| Fundamental Rights Sub-Committee | J. B. Kripalani |
| Minorities Sub-Committee | H. C. Mookerjee |
| Rules of Procedure; Steering | Rajendra Prasad |

The Constitution was **adopted on 26 November 1949** and came into force as a whole on **26 January 1950**, twenty years after the Purna Swaraj day of 26 January 1930. A few articles, among them those on citizenship (5 to 9), elections (324) and the provisional Parliament (379), were in force from 26 November 1949 by Article 394. On 24 January 1950 the Assembly met for the last time as such: members signed the Constitution, the national anthem and song were adopted and Rajendra Prasad was elected the first President. The text then had 395 articles in 22 parts and 8 schedules.

###### Sources

| Source | What was taken |
|---|---|
| Government of India Act 1935 | federal scheme, office of governor, public service commissions, emergency provisions, much administrative detail |
| Britain | parliamentary government, rule of law, single citizenship, cabinet system, writs, privileges of Parliament |
| United States | fundamental rights, judicial review, independent judiciary, impeachment of the President, office of Vice-President |
| Ireland | directive principles, method of electing the President, nomination to the Rajya Sabha |
| Canada | federation with a strong centre, residuary powers with the Union, advisory jurisdiction of the Supreme Court |
| Australia | Concurrent List, joint sitting, freedom of trade and commerce |
| Germany (Weimar) | suspension of fundamental rights in an emergency |
| Soviet Union | fundamental duties; ideal of social, economic and political justice |
| France | republic; liberty, equality, fraternity |
| South Africa | procedure of amendment, election of members of the Rajya Sabha |
| Japan | "procedure established by law" |

### 2. The Preamble, the parts and the schedules

The Preamble names the source of power ("We, the people of India"), the nature of the State (sovereign, socialist, secular, democratic republic), the objects (justice, liberty, equality, fraternity) and the date of adoption. Three kinds of **justice**: social, economic, political. Five kinds of **liberty**: thought, expression, belief, faith, worship. Two of **equality**: status and opportunity. **Fraternity** assures the dignity of the individual and the unity and integrity of the nation.

The Preamble has been amended once: the **42nd Amendment, 1976** added "socialist", "secular" and "integrity". In 2024 the Supreme Court dismissed a challenge to these additions.

- **Berubari Union (1960):** the Preamble is not a part of the Constitution, but a key to the minds of its makers.
- **Kesavananda Bharati (1973):** it is a part of the Constitution; it can be amended, but not so as to destroy the basic structure.
- **LIC of India (1995):** it is an integral part of the Constitution.

It is neither a source of power to the legislature nor a limit on it, and no court enforces it on its own.

| Part | Articles | Subject |
|---|---|---|
| I | 1–4 | Union and its territory |
| II | 5–11 | citizenship |
| III | 12–35 | fundamental rights |
| IV, IVA | 36–51, 51A | directive principles; fundamental duties |
| V | 52–151 | the Union |
| VI | 152–237 | the States |
| VIII | 239–242 | Union territories |
| IX, IXA, IXB | 243–243ZT | panchayats, municipalities, co-operative societies |
| XI | 245–263 | relations between Union and States |
| XII | 264–300A | finance, property, contracts and suits |
| XIV, XIVA | 308–323B | services; tribunals |
| XV | 324–329 | elections |
| XVII | 343–351 | official language |
| XVIII | 352–360 | emergency |
| XX | 368 | amendment |

Part VII (States of Part B of the First Schedule) was repealed by the 7th Amendment of 1956.

| Schedule | Subject |
|---|---|
| First | names and territory of the States and Union territories |
| Second | salaries of the President, governors, presiding officers, judges, Comptroller and Auditor General |
| Third | forms of oath |
| Fourth | seats of the Rajya Sabha |
| Fifth | scheduled areas and scheduled tribes |
| Sixth | tribal areas of Assam, Meghalaya, Tripura and Mizoram |
| Seventh | Union, State and Concurrent Lists |
| Eighth | languages: 14 in 1950, 22 now |
| Ninth | laws protected from challenge (1st Amendment, 1951) |
| Tenth | defection (52nd Amendment, 1985) |
| Eleventh | 29 subjects of panchayats (73rd Amendment, 1992) |
| Twelfth | 18 subjects of municipalities (74th Amendment, 1992) |

Four dates explain the Eighth Schedule. Sindhi was added in 1967 (21st Amendment); Konkani, Manipuri and Nepali in 1992 (71st); Bodo, Dogri, Maithili and Santhali in 2003 (92nd). That is 14 + 1 + 3 + 4 = 22. English is not in the list.

### 3. The Union and its territory

Article 1 says: "India, that is Bharat, shall be a Union of States." Ambedkar gave two reasons for the word Union. The federation is not the result of an agreement among the States, and no State has the right to leave it. "Union of India" covers the States only; "territory of India" covers States, Union territories and any land that may be acquired.

- **Article 2:** Parliament may admit new States into the Union or establish them. Example: Sikkim was first made an associate State by the 35th Amendment of 1974, then a State by the 36th Amendment of 1975.
- **Article 3:** Parliament may form a State out of existing ones, increase or diminish its area, alter its boundaries or its name. The bill needs the **recommendation of the President**, who first refers it to the legislature of the State affected and fixes a time. Parliament is not bound by the State's view.
- **Article 4:** such a law also amends the First and Fourth Schedules, yet it is not an amendment under Article 368. A simple majority is enough.

Giving Indian land to another country is different. After *Berubari* (1960) it needs an amendment under Article 368: the 9th Amendment (1960) and, for the exchange of enclaves with Bangladesh, the 100th Amendment (2015).

###### How the map changed

The Dhar Commission (1948) and the JVP Committee (Nehru, Patel, Pattabhi Sitaramayya) did not favour language as the basis of States. After the death of Potti Sriramulu in December 1952, Andhra State was formed on 1 October 1953, the first State made on the basis of language. The Fazl Ali Commission (1953–55) accepted language as a broad basis but rejected "one language, one State". The States Reorganisation Act of 1956, with the 7th Amendment, made **14 States and 6 Union territories**.

| Year | Change |
|---|---|
| 1960 | Bombay divided: Maharashtra and Gujarat |
| 1963 | Nagaland |
| 1966 | Haryana; Chandigarh a Union territory |
| 1971 | Himachal Pradesh |
| 1972 | Manipur, Tripura, Meghalaya |
| 1975 | Sikkim |
| 1987 | Mizoram, Arunachal Pradesh, Goa |
| 2000 | Chhattisgarh, Uttarakhand (then Uttaranchal), Jharkhand, in this order |
| 2014 | Telangana |
| 2019 | Jammu and Kashmir, and Ladakh, become Union territories |
| 2020 | Dadra and Nagar Haveli joined with Daman and Diu: 28 States, 8 Union territories |

### 4. Citizenship (Articles 5 to 11)

The Constitution only settled who was a citizen **at its commencement**: by domicile (5), migrants from Pakistan (6), those who left for Pakistan and returned (7), and people of Indian origin abroad (8). Article 9 ends the citizenship of a person who voluntarily takes that of a foreign State. Article 11 leaves the rest to Parliament, which passed the **Citizenship Act, 1955**.

- **Five ways to acquire:** birth, descent, registration, naturalisation, incorporation of territory.
- **Three ways to lose:** renunciation, termination, deprivation.

Citizenship by birth was narrowed twice. A person born in India from 26 January 1950 to 30 June 1987 is a citizen whatever the nationality of the parents (children of foreign diplomats and of enemy aliens apart). From 1 July 1987 one parent must be a citizen. From 3 December 2004 both must be citizens, or one must be a citizen and the other not an illegal migrant. The Amendment Act of 2019 opened citizenship to Hindus, Sikhs, Buddhists, Jains, Parsis and Christians from Afghanistan, Bangladesh and Pakistan who entered on or before 31 December 2014.

India has **single citizenship**. An Overseas Citizen of India is not a citizen: such a person has no vote, cannot sit in a legislature and cannot be President, Vice-President or judge of the Supreme Court or a High Court.

### 5. Fundamental rights (Part III)

Part III is called the Magna Carta of India. Most rights bind the State, which by Article 12 means the Union and its Parliament, the States and their legislatures, local bodies and other authorities. Article 13 makes laws against Part III void to the extent of the conflict. The right to property (Articles 19(1)(f) and 31) left Part III by the **44th Amendment, 1978**; it is now a constitutional right under Article 300A.

| Group | Articles | Contents |
|---|---|---|
| Equality | 14–18 | equality before law; no discrimination; equal opportunity in public employment; end of untouchability; end of titles |
| Freedom | 19–22 | six freedoms; protection in conviction; life and liberty; education; arrest and detention |
| Against exploitation | 23–24 | no traffic in human beings or forced labour; no child below 14 in factories, mines or hazardous work |
| Religion | 25–28 | conscience and practice; managing religious affairs; no tax for one religion; religious instruction |
| Culture and education | 29–30 | interests of minorities; their own institutions |
| Remedies | 32 | the Supreme Court and its writs |

###### Equality

Article 14 holds two ideas. **Equality before the law** (British) says that nobody is above the law. **Equal protection of the laws** (American) says that equals shall be treated equally; it allows reasonable classification. Articles 15 and 16 let the State help women, children, backward classes, Scheduled Castes and Scheduled Tribes.

- Clause 15(4) came with the 1st Amendment of 1951, after *Champakam Dorairajan*.
- Clause 16(4A), reservation in promotion for Scheduled Castes and Tribes, came with the 77th Amendment (1995).
- Clauses 15(6) and 16(6), up to ten per cent for economically weaker sections, came with the 103rd Amendment (2019); *Janhit Abhiyan* (2022) upheld them.
- *Indra Sawhney* (1992) upheld 27 per cent for other backward classes, left out the creamy layer and named 50 per cent as the usual limit.

###### Freedom

Article 19 belongs to citizens only: speech and expression; peaceful assembly without arms; associations, unions or co-operative societies; movement; residence; profession. Each may be limited only on the grounds written in clauses (2) to (6). Freedom of the press is not mentioned; the courts read it into speech.

Article 20 forbids punishment under a later law, double punishment for the same offence, and compulsion to be a witness against oneself. Article 21 protects life and personal liberty. *A. K. Gopalan* (1950) read it narrowly; ***Maneka Gandhi* (1978)** said the procedure must be just, fair and reasonable. Since then the right has grown: privacy (*Puttaswamy*, 2017), protection from sexual harassment at work (*Vishaka*, 1997). Article 21A, education for children of **six to fourteen years**, came with the 86th Amendment of 2002. Under Article 22 an arrested person must be told the grounds, may consult a lawyer and must be produced before a magistrate within 24 hours. In preventive detention nobody is held beyond three months unless an advisory board finds sufficient cause.

###### Citizens and foreigners

Articles **15, 16, 19, 29 and 30** are for citizens only. The others, such as 14, 20, 21, 22, 23, 25, protect foreigners too (enemy aliens do not enjoy the safeguards of Article 22 on arrest).

###### The five writs

Ambedkar called Article 32 the heart and soul of the Constitution. The Supreme Court issues writs under Article 32, the High Courts under Article 226.

| Writ | Meaning | Issued to |
|---|---|---|
| Habeas corpus | "you may have the body": produce the detained person | public authority or private person |
| Mandamus | "we command": do your public duty | public body or official; not the President or a governor |
| Prohibition | stop proceedings outside your jurisdiction | lower court or tribunal, while the case is going on |
| Certiorari | "to be certified": order quashed | lower court, tribunal or authority, after the order |
| Quo warranto | "by what authority" do you hold the office | holder of a public office; any person may ask |

The High Court's power is **wider**: it reaches fundamental rights "and any other purpose". The Supreme Court's remedy is itself a fundamental right, so it cannot ordinarily refuse it.

Article 358 suspends Article 19 of itself when an emergency is proclaimed for war or external aggression. Under Article 359 the President may suspend the enforcement of other rights, but since the 44th Amendment never that of **Articles 20 and 21**.

### 6. Directive principles and duties

Directive principles (Part IV, Articles 36 to 51) are aims for those who govern. By Article 37 no court enforces them, yet they are fundamental in the governance of the country.

| Group | Articles |
|---|---|
| Social | 38 welfare of the people; 39 equal pay, fair distribution; 39A free legal aid; 41 work and education; 42 just conditions of work, maternity relief; 43 living wage; 43A workers in management; 47 nutrition, prohibition |
| Gandhian | 40 village panchayats; 43 cottage industries; 43B co-operative societies; 46 weaker sections; 48 cattle |
| Liberal | 44 uniform civil code; 45 care of children under six; 48A environment; 49 monuments; 50 separation of judiciary from executive; 51 international peace |

The 42nd Amendment (1976) added 39A, 43A and 48A; the 44th (1978) added 38(2) on inequalities; the 86th (2002) changed 45; the 97th (2011) added 43B.

**Which prevails, right or directive?** *Champakam Dorairajan* (1951) put rights above. The 25th Amendment (1971) added Article 31C: a law giving effect to 39(b) and (c) is not void because it conflicts with Article 14 or 19. The 42nd Amendment stretched this to all directives. *Minerva Mills* (1980) struck the stretch down: harmony between Parts III and IV is itself basic structure.

**Fundamental duties** (Part IVA, Article 51A) came with the 42nd Amendment, after the Swaran Singh Committee of 1976. There were ten; the eleventh, a parent's duty to provide education to a child of six to fourteen years, came with the 86th Amendment (2002). They bind citizens only and are not enforceable by themselves. To vote, to pay taxes and to plan a family are **not** among them.

### 7. Amendment and the basic structure

![Three ways of change: simple majority for articles such as 2, 3 and 169, outside Article 368; special majority of each House for most articles; special majority and half of the State legislatures for federal matters](/figures/book-polity-a2.svg)

An amendment bill may begin in either House, may be moved by a minister or a private member and needs no prior permission of the President. Each House passes it separately by a majority of its **total membership** and two thirds of those **present and voting**. There is no joint sitting. Since the 24th Amendment (1971) the President **must** assent. State legislatures cannot begin an amendment. Where they ratify, a simple majority suffices.

Half of the States must ratify changes in: the election of the President (54, 55), the executive power of Union and States, the Supreme Court and High Courts, the division of legislative power, any of the lists of the Seventh Schedule, the representation of States in Parliament, the Goods and Services Tax Council (279A), and Article 368 itself.

###### The road to the basic structure

| Year | Case | Held |
|---|---|---|
| 1951 | Shankari Prasad | Parliament may amend rights; an amendment is not "law" under Article 13 |
| 1965 | Sajjan Singh | the same |
| 1967 | Golaknath (6 : 5) | rights cannot be taken away by amendment |
| 1971 | 24th Amendment | Parliament says it may amend any part |
| 1973 | Kesavananda Bharati (7 : 6, 24 April) | any part may be amended, but not the basic structure |
| 1975 | Indira Gandhi v. Raj Narain | clause on the Prime Minister's election struck down; free elections are basic |
| 1980 | Minerva Mills | limited power of amendment and judicial review are basic |
| 1981 | Waman Rao | Ninth Schedule entries after 24 April 1973 are open to review |
| 1994 | S. R. Bommai | secularism and federalism are basic |
| 1997 | L. Chandra Kumar | power of High Courts and Supreme Court under 226 and 32 is basic |
| 2007 | I. R. Coelho | Ninth Schedule laws are tested against the basic structure |
| 2015 | NJAC case | 99th Amendment void: independence of the judiciary |

There is no closed list of the basic structure. The Court adds case by case: supremacy of the Constitution, republican and democratic form, secularism, separation of powers, federal character, judicial review, rule of law, free and fair elections.

| Amendment | Year | Remember |
|---|---|---|
| 1st | 1951 | 15(4), Ninth Schedule, limits on speech |
| 7th | 1956 | reorganisation of States |
| 42nd | 1976 | "mini constitution": Preamble, duties, tribunals |
| 44th | 1978 | property out of Part III; "armed rebellion" for "internal disturbance" |
| 52nd, 91st | 1985, 2003 | defection; size of ministries |
| 61st | 1988 | voting age 18 |
| 73rd, 74th | 1992 | panchayats, municipalities |
| 86th | 2002 | right to education |
| 101st | 2016 | goods and services tax |
| 103rd | 2019 | economically weaker sections |
| 104th | 2019 (in force January 2020) | nominated Anglo-Indian seats end; reserved seats go on to 2030 |
| 106th | 2023 | one third of seats for women in the Lok Sabha, State assemblies and Delhi, after a census and delimitation |

### Questions on chapter 1

**1.** Consider the statements on the Constituent Assembly: 1. Its members were elected directly by adult franchise. 2. B. N. Rau was a member of its Drafting Committee. Which is correct?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**2.** Who was chairman of the Union Constitution Committee?

- (A) B. R. Ambedkar
- (B) Vallabhbhai Patel
- (C) Jawaharlal Nehru
- (D) Rajendra Prasad

**3.** Which pair is wrongly matched?

- (A) Concurrent List – Australia
- (B) Residuary powers with the Union – Canada
- (C) Directive principles – Ireland
- (D) Procedure established by law – South Africa

**4.** Which word was **not** added to the Preamble by the 42nd Amendment?

- (A) socialist
- (B) secular
- (C) republic
- (D) integrity

**5.** A bill to change the boundary of a State:

- (A) needs the consent of the State legislature
- (B) needs the recommendation of the President
- (C) must be passed by a special majority
- (D) must be ratified by half of the States

**6.** Which came first as a State?

- (A) Nagaland
- (B) Haryana
- (C) Gujarat
- (D) Himachal Pradesh

**7.** Which Schedule deals with the seats of the Rajya Sabha?

- (A) Second
- (B) Third
- (C) Fourth
- (D) Seventh

**8.** Which of these rights is available to a foreigner in India?

- (A) freedom of speech under Article 19
- (B) equal opportunity in public employment
- (C) protection of life and personal liberty
- (D) a minority's right to its own schools

**9.** A person holds the office of chairman of a statutory board without the required qualification. The proper writ is:

- (A) mandamus
- (B) quo warranto
- (C) certiorari
- (D) prohibition

**10.** Consider: 1. A High Court may issue a writ for a legal right that is not fundamental. 2. The Supreme Court may do so under Article 32. Which is correct?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**11.** During a national emergency, which Articles remain enforceable in every case?

- (A) 14 and 19
- (B) 19 and 21
- (C) 20 and 21
- (D) 21 and 22

**12.** Which directive was added by the 42nd Amendment?

- (A) Uniform civil code
- (B) Free legal aid
- (C) Village panchayats
- (D) Co-operative societies

**13.** Which is a fundamental duty under Article 51A?

- (A) to vote in elections
- (B) to pay taxes
- (C) to develop the scientific temper
- (D) to observe small family norms

**14.** In which case did the Supreme Court first lay down the doctrine of basic structure?

- (A) Golaknath
- (B) Kesavananda Bharati
- (C) Minerva Mills
- (D) Shankari Prasad

**15.** Consider: 1. An amendment bill may be introduced only in the Lok Sabha. 2. A joint sitting may be called if the Houses disagree on it. 3. The President must assent to it. How many are correct?

- (A) none
- (B) one
- (C) two
- (D) all three

### Answers and reasons

1. **(D)** The provincial assemblies elected the members indirectly, on a limited franchise. Rau was adviser, not a member. Option (B) tempts because he wrote the first draft.
2. **(C)** Nehru headed the Union Powers, Union Constitution and States Committees. Patel headed the Provincial Constitution Committee.
3. **(D)** "Procedure established by law" is from Japan. South Africa gave the way of amendment and of electing the Rajya Sabha.
4. **(C)** "Republic" has been in the Preamble since 1949.
5. **(B)** Article 3. The State is only asked for its view, so (A) fails; Article 4 takes the law out of 368, so (C) and (D) fail.
6. **(C)** Gujarat 1960, Nagaland 1963, Haryana 1966, Himachal Pradesh 1971.
7. **(C)** The Fourth. The Second lists salaries, the Third oaths.
8. **(C)** Article 21 says "no person". 16, 19 and 30 are for citizens.
9. **(B)** Quo warranto asks by what authority the office is held. Mandamus would command a duty.
10. **(A)** Article 226 adds "any other purpose"; Article 32 covers fundamental rights only.
11. **(C)** 44th Amendment, Article 359. Article 19 may be suspended, so (B) is half true only.
12. **(B)** Article 39A. Articles 40 and 44 are original; 43B came in 2011.
13. **(C)** Article 51A(h). The other three were not put into the list.
14. **(B)** 1973. Golaknath (1967) barred amendment of rights altogether; it did not speak of a basic structure.
15. **(B)** Only statement 3, since the 24th Amendment. Either House may begin, and Article 108 does not extend to amendment bills.
`,
      hi: String.raw`
संविधान बताता है कि देश में कौन क्या कर सकता है, और कोई भी किसी के साथ क्या नहीं कर सकता। हमारा संविधान राज्य के पद बनाता है, संघ और राज्यों के बीच शक्ति बाँटता है, और सबको ऐसे अधिकारों से बाँधता है जिन्हें साधारण क़ानून नहीं छीन सकता। यह अध्याय संविधान के निर्माण से उसके संशोधन तक चलता है। इसे मूल अनुच्छेद साथ रखकर पढ़िए: परीक्षक अनुच्छेद, वर्ष और मुक़दमे पूछते हैं, और एक शब्द बदलकर ग़लत विकल्प बना देते हैं।

### 1. संविधान कैसे बना

###### कंपनी के शासन से 1935 के अधिनियम तक

संविधान कोरे पन्ने पर नहीं लिखा गया। 170 से अधिक वर्षों तक ब्रिटिश संसद भारत के लिए क़ानून बनाती रही। हर क़ानून ने कोई एक चीज़ जोड़ी जो आज भी पहचानी जाती है: परिषद, विधानमंडल, चुनाव, न्यायालय, विषयों की सूची।

| वर्ष | अधिनियम | क्या जुड़ा |
|---|---|---|
| 1773 | रेगुलेटिंग एक्ट | बंगाल का गवर्नर-जनरल; कलकत्ता में सर्वोच्च न्यायालय (1774 में स्थापित) |
| 1784 | पिट का भारत अधिनियम | राजनीतिक मामलों पर लंदन का नियंत्रण बोर्ड |
| 1833 | चार्टर अधिनियम | भारत का गवर्नर-जनरल; पूरे ब्रिटिश भारत के क़ानून केंद्र से |
| 1853 | चार्टर अधिनियम | क़ानून बनाने का काम कार्यकारी परिषद से अलग; सिविल सेवा की खुली प्रतियोगिता |
| 1858 | भारत शासन अधिनियम | शासन कंपनी से सम्राट के पास; भारत सचिव का पद |
| 1861 | भारतीय परिषद अधिनियम | परिषद में भारतीय मनोनीत; बंबई और मद्रास को क़ानून बनाने की शक्ति वापस |
| 1892 | भारतीय परिषद अधिनियम | नाम लिए बिना अप्रत्यक्ष चुनाव; बजट पर चर्चा |
| 1909 | भारतीय परिषद अधिनियम (मॉर्ले–मिंटो) | मुसलमानों के लिए पृथक निर्वाचन |
| 1919 | भारत शासन अधिनियम (मॉन्टेग्यू–चेम्सफ़ोर्ड) | प्रांतों में द्वैध शासन; केंद्र में दो सदन; प्रत्यक्ष चुनाव |
| 1935 | भारत शासन अधिनियम | प्रांतीय स्वायत्तता, तीन सूचियाँ, संघीय न्यायालय; संघ की योजना जो कभी लागू नहीं हुई |
| 1947 | भारतीय स्वतंत्रता अधिनियम | दो अधिराज्य; संविधान सभा संप्रभु बनी |

दो शब्दों में अक्सर भ्रम होता है। **द्वैध शासन** का अर्थ है कि विषय दो समूहों में बँटे हों और उनके स्वामी भी दो हों। 1919 के अधिनियम ने इसे प्रांतों में लागू किया (आरक्षित विषय गवर्नर के पास, हस्तांतरित विषय मंत्रियों के पास)। 1935 के अधिनियम ने प्रांतों में इसे समाप्त किया और केंद्र के लिए प्रस्तावित किया।

###### संविधान सभा

संविधान सभा का विचार एम. एन. रॉय ने 1934 में रखा। कांग्रेस ने 1935 में औपचारिक रूप से इसकी माँग की। अंग्रेज़ों ने 1940 के अगस्त प्रस्ताव में सिद्धांत माना। 1946 के कैबिनेट मिशन ने वह योजना दी जिससे सभा सचमुच बनी।

- योजना में 389 सदस्य थे: 296 ब्रिटिश भारत के और 93 देशी रियासतों के। प्रांतों के सदस्य **अप्रत्यक्ष रूप से** चुने गए: प्रांतीय विधान सभाओं के सदस्यों ने एकल संक्रमणीय मत द्वारा आनुपातिक प्रतिनिधित्व से चुना। सीटें तीन समुदायों में बँटी थीं: सामान्य, मुस्लिम और सिख। रियासतों के सदस्य शासकों ने मनोनीत किए।
- विभाजन के बाद संख्या 299 रह गई।
- पहली बैठक 9 दिसंबर 1946 को हुई। मुस्लिम लीग नहीं आई। सबसे वरिष्ठ सदस्य सच्चिदानंद सिन्हा अस्थायी अध्यक्ष बने; 11 दिसंबर 1946 को राजेंद्र प्रसाद सभा के अध्यक्ष चुने गए।
- बी. एन. राव संवैधानिक सलाहकार थे। वे सभा के सदस्य नहीं थे।
- पंद्रह महिलाएँ सदस्य थीं, जैसे हंसा मेहता, दुर्गाबाई देशमुख, राजकुमारी अमृत कौर और दाक्षायणी वेलायुधन।

![संविधान निर्माण की समयरेखा: 9 दिसंबर 1946 पहली बैठक; 13 दिसंबर 1946 उद्देश्य प्रस्ताव रखा गया; 22 जनवरी 1947 पारित; 29 अगस्त 1947 प्रारूप समिति; 26 नवंबर 1949 संविधान अंगीकृत; 24 जनवरी 1950 हस्ताक्षर; 26 जनवरी 1950 लागू](/figures/book-polity-a1-hi.svg)

**उद्देश्य प्रस्ताव** जवाहरलाल नेहरू ने 13 दिसंबर 1946 को रखा और सभा ने 22 जनवरी 1947 को पारित किया। उद्देशिका इसी से निकली। सात सदस्यों की **प्रारूप समिति** 29 अगस्त 1947 को बनी; अध्यक्ष बी. आर. अंबेडकर थे। अन्य सदस्य: एन. गोपालस्वामी आयंगर, अल्लादी कृष्णस्वामी अय्यर, के. एम. मुंशी, मोहम्मद सादुल्ला, बी. एल. मित्तर (बाद में एन. माधव राव) और डी. पी. खेतान (1948 में मृत्यु के बाद टी. टी. कृष्णमाचारी)।

| समिति | अध्यक्ष |
|---|---|
| प्रारूप समिति | बी. आर. अंबेडकर |
| संघ शक्ति; संघ संविधान; राज्य समिति | जवाहरलाल नेहरू |
| प्रांतीय संविधान; अधिकारों और अल्पसंख्यकों की परामर्श समिति | वल्लभभाई पटेल |
| मूल अधिकार उपसमिति | जे. बी. कृपलानी |
| अल्पसंख्यक उपसमिति | एच. सी. मुखर्जी |
| प्रक्रिया नियम; संचालन समिति | राजेंद्र प्रसाद |

संविधान **26 नवंबर 1949 को अंगीकृत** हुआ और पूरा संविधान **26 जनवरी 1950** से लागू हुआ, यानी 26 जनवरी 1930 के पूर्ण स्वराज दिवस के बीस वर्ष बाद। कुछ अनुच्छेद, जैसे नागरिकता (5 से 9), चुनाव (324) और अंतरिम संसद (379), अनुच्छेद 394 के अनुसार 26 नवंबर 1949 से ही लागू थे। 24 जनवरी 1950 को सभा इस रूप में अंतिम बार बैठी: सदस्यों ने संविधान पर हस्ताक्षर किए, राष्ट्रगान और राष्ट्रगीत अपनाए गए और राजेंद्र प्रसाद पहले राष्ट्रपति चुने गए। तब संविधान में 22 भागों में 395 अनुच्छेद और 8 अनुसूचियाँ थीं।

###### स्रोत

| स्रोत | क्या लिया |
|---|---|
| भारत शासन अधिनियम 1935 | संघीय योजना, राज्यपाल का पद, लोक सेवा आयोग, आपात उपबंध, प्रशासन के बहुत-से ब्योरे |
| ब्रिटेन | संसदीय शासन, विधि का शासन, एकल नागरिकता, मंत्रिमंडल प्रणाली, रिट, संसद के विशेषाधिकार |
| अमेरिका | मूल अधिकार, न्यायिक पुनरावलोकन, स्वतंत्र न्यायपालिका, राष्ट्रपति पर महाभियोग, उपराष्ट्रपति का पद |
| आयरलैंड | निदेशक तत्व, राष्ट्रपति के निर्वाचन की पद्धति, राज्य सभा में मनोनयन |
| कनाडा | मज़बूत केंद्र वाला संघ, अवशिष्ट शक्तियाँ संघ के पास, सर्वोच्च न्यायालय की सलाहकार अधिकारिता |
| ऑस्ट्रेलिया | समवर्ती सूची, संयुक्त बैठक, व्यापार और वाणिज्य की स्वतंत्रता |
| जर्मनी (वाइमर) | आपातकाल में मूल अधिकारों का निलंबन |
| सोवियत संघ | मूल कर्तव्य; सामाजिक, आर्थिक और राजनीतिक न्याय का आदर्श |
| फ़्रांस | गणतंत्र; स्वतंत्रता, समता, बंधुता |
| दक्षिण अफ़्रीका | संशोधन की प्रक्रिया, राज्य सभा सदस्यों का निर्वाचन |
| जापान | "विधि द्वारा स्थापित प्रक्रिया" |

### 2. उद्देशिका, भाग और अनुसूचियाँ

उद्देशिका शक्ति का स्रोत ("हम, भारत के लोग"), राज्य का स्वरूप (संप्रभु, समाजवादी, पंथनिरपेक्ष, लोकतंत्रात्मक गणराज्य), लक्ष्य (न्याय, स्वतंत्रता, समता, बंधुता) और अंगीकार की तारीख़ बताती है। **न्याय** के तीन रूप: सामाजिक, आर्थिक, राजनीतिक। **स्वतंत्रता** के पाँच: विचार, अभिव्यक्ति, विश्वास, धर्म, उपासना। **समता** के दो: प्रतिष्ठा और अवसर। **बंधुता** व्यक्ति की गरिमा और राष्ट्र की एकता और अखंडता सुनिश्चित करती है।

उद्देशिका में एक ही बार संशोधन हुआ: **42वें संशोधन (1976)** ने "समाजवादी", "पंथनिरपेक्ष" और "अखंडता" शब्द जोड़े। 2024 में सर्वोच्च न्यायालय ने इन शब्दों को दी गई चुनौती ख़ारिज कर दी।

- **बेरुबारी संघ मामला (1960):** उद्देशिका संविधान का भाग नहीं, पर निर्माताओं के मन की कुंजी है।
- **केशवानंद भारती (1973):** वह संविधान का भाग है; उसमें संशोधन हो सकता है, पर मूल ढाँचा नष्ट करके नहीं।
- **एलआईसी ऑफ़ इंडिया (1995):** वह संविधान का अभिन्न भाग है।

वह न तो विधानमंडल की शक्ति का स्रोत है, न उस पर रोक, और कोई न्यायालय अकेले उसी को लागू नहीं कराता।

| भाग | अनुच्छेद | विषय |
|---|---|---|
| I | 1–4 | संघ और उसका राज्यक्षेत्र |
| II | 5–11 | नागरिकता |
| III | 12–35 | मूल अधिकार |
| IV, IVक | 36–51, 51क | निदेशक तत्व; मूल कर्तव्य |
| V | 52–151 | संघ |
| VI | 152–237 | राज्य |
| VIII | 239–242 | संघ राज्यक्षेत्र |
| IX, IXक, IXख | 243–243यन | पंचायतें, नगरपालिकाएँ, सहकारी समितियाँ |
| XI | 245–263 | संघ और राज्यों के संबंध |
| XII | 264–300क | वित्त, संपत्ति, संविदाएँ और वाद |
| XIV, XIVक | 308–323ख | सेवाएँ; अधिकरण |
| XV | 324–329 | निर्वाचन |
| XVII | 343–351 | राजभाषा |
| XVIII | 352–360 | आपात |
| XX | 368 | संशोधन |

भाग VII (पहली अनुसूची के भाग ख के राज्य) को 1956 के 7वें संशोधन ने हटा दिया।

| अनुसूची | विषय |
|---|---|
| पहली | राज्यों और संघ राज्यक्षेत्रों के नाम और क्षेत्र |
| दूसरी | राष्ट्रपति, राज्यपालों, पीठासीन अधिकारियों, न्यायाधीशों, नियंत्रक और महालेखापरीक्षक के वेतन |
| तीसरी | शपथ के प्रारूप |
| चौथी | राज्य सभा की सीटें |
| पाँचवीं | अनुसूचित क्षेत्र और अनुसूचित जनजातियाँ |
| छठी | असम, मेघालय, त्रिपुरा और मिज़ोरम के जनजाति क्षेत्र |
| सातवीं | संघ, राज्य और समवर्ती सूची |
| आठवीं | भाषाएँ: 1950 में 14, अब 22 |
| नौवीं | चुनौती से बचाए गए क़ानून (पहला संशोधन, 1951) |
| दसवीं | दल-बदल (52वाँ संशोधन, 1985) |
| ग्यारहवीं | पंचायतों के 29 विषय (73वाँ संशोधन, 1992) |
| बारहवीं | नगरपालिकाओं के 18 विषय (74वाँ संशोधन, 1992) |

आठवीं अनुसूची चार चरणों में समझिए। 1950 में 14 भाषाएँ; 1967 में सिंधी (21वाँ संशोधन); 1992 में कोंकणी, मणिपुरी और नेपाली (71वाँ); 2003 में बोडो, डोगरी, मैथिली और संथाली (92वाँ)। इस तरह 14 + 1 + 3 + 4 = 22। अंग्रेज़ी इस सूची में नहीं है।

### 3. संघ और उसका राज्यक्षेत्र

अनुच्छेद 1 कहता है: "भारत, अर्थात् इंडिया, राज्यों का संघ होगा।" अंबेडकर ने "संघ" (यूनियन) शब्द के दो कारण बताए। भारत का संघ राज्यों के आपसी समझौते से नहीं बना, और किसी राज्य को उससे अलग होने का अधिकार नहीं है। "भारत संघ" में केवल राज्य आते हैं; "भारत के राज्यक्षेत्र" में राज्य, संघ राज्यक्षेत्र और भविष्य में मिलने वाला क्षेत्र भी।

- **अनुच्छेद 2:** संसद नए राज्यों को संघ में ले सकती है या उनकी स्थापना कर सकती है। उदाहरण: सिक्किम 1974 के 35वें संशोधन से सहयुक्त राज्य बना, फिर 1975 के 36वें संशोधन से राज्य।
- **अनुच्छेद 3:** संसद मौजूदा राज्यों से नया राज्य बना सकती है, किसी राज्य का क्षेत्र घटा-बढ़ा सकती है, उसकी सीमा या नाम बदल सकती है। विधेयक के लिए **राष्ट्रपति की सिफ़ारिश** चाहिए; वे पहले उसे संबंधित राज्य के विधानमंडल को भेजते हैं और समय तय करते हैं। संसद राज्य की राय से बँधी नहीं है।
- **अनुच्छेद 4:** ऐसा क़ानून पहली और चौथी अनुसूची भी बदलता है, फिर भी वह अनुच्छेद 368 का संशोधन नहीं माना जाता। साधारण बहुमत काफ़ी है।

भारत की भूमि दूसरे देश को देना अलग बात है। *बेरुबारी* (1960) के बाद इसके लिए अनुच्छेद 368 का संशोधन चाहिए: 9वाँ संशोधन (1960) और बांग्लादेश से अंतःक्षेत्रों की अदला-बदली के लिए 100वाँ संशोधन (2015)।

###### नक़्शा कैसे बदला

धर आयोग (1948) और जेवीपी समिति (नेहरू, पटेल, पट्टाभि सीतारमैया) भाषा के आधार पर राज्य बनाने के पक्ष में नहीं थे। दिसंबर 1952 में पोट्टि श्रीरामुलु की मृत्यु के बाद 1 अक्टूबर 1953 को आंध्र राज्य बना: भाषा के आधार पर पहला राज्य। फ़ज़ल अली आयोग (1953–55) ने भाषा को मोटे तौर पर आधार माना, पर "एक भाषा, एक राज्य" नहीं माना। राज्य पुनर्गठन अधिनियम 1956 ने 7वें संशोधन के साथ **14 राज्य और 6 संघ राज्यक्षेत्र** बनाए।

| वर्ष | परिवर्तन |
|---|---|
| 1960 | बंबई का विभाजन: महाराष्ट्र और गुजरात |
| 1963 | नागालैंड |
| 1966 | हरियाणा; चंडीगढ़ संघ राज्यक्षेत्र |
| 1971 | हिमाचल प्रदेश |
| 1972 | मणिपुर, त्रिपुरा, मेघालय |
| 1975 | सिक्किम |
| 1987 | मिज़ोरम, अरुणाचल प्रदेश, गोवा |
| 2000 | छत्तीसगढ़, उत्तराखंड (तब उत्तरांचल), झारखंड, इसी क्रम में |
| 2014 | तेलंगाना |
| 2019 | जम्मू-कश्मीर और लद्दाख संघ राज्यक्षेत्र बने |
| 2020 | दादरा और नगर हवेली का दमन और दीव में विलय: 28 राज्य, 8 संघ राज्यक्षेत्र |

### 4. नागरिकता (अनुच्छेद 5 से 11)

संविधान ने केवल यह तय किया कि **उसके प्रारंभ पर** नागरिक कौन था: अधिवास से (5), पाकिस्तान से आए लोग (6), पाकिस्तान जाकर लौटे लोग (7), और विदेश में रह रहे भारतीय मूल के लोग (8)। जो अपनी इच्छा से विदेशी नागरिकता ले, उसकी नागरिकता अनुच्छेद 9 से समाप्त होती है। अनुच्छेद 11 शेष बातें संसद पर छोड़ता है, जिसने **नागरिकता अधिनियम, 1955** बनाया।

- **पाने के पाँच तरीक़े:** जन्म, वंश, पंजीकरण, देशीयकरण, राज्यक्षेत्र का मिलना।
- **खोने के तीन तरीक़े:** त्याग, समाप्ति, वंचित किया जाना।

जन्म से नागरिकता दो बार सीमित हुई। 26 जनवरी 1950 से 30 जून 1987 तक भारत में जन्मा व्यक्ति नागरिक है, माता-पिता की नागरिकता कुछ भी हो (विदेशी राजनयिकों और शत्रु देश के लोगों की संतान को छोड़कर)। 1 जुलाई 1987 से माता या पिता में एक का नागरिक होना ज़रूरी है। 3 दिसंबर 2004 से दोनों नागरिक हों, या एक नागरिक हो और दूसरा अवैध प्रवासी न हो। 2019 के संशोधन अधिनियम ने अफ़ग़ानिस्तान, बांग्लादेश और पाकिस्तान से 31 दिसंबर 2014 तक आए हिंदू, सिख, बौद्ध, जैन, पारसी और ईसाई लोगों के लिए नागरिकता का रास्ता खोला।

भारत में **एकल नागरिकता** है। ओवरसीज़ सिटीज़न ऑफ़ इंडिया नागरिक नहीं है: उसे मत का अधिकार नहीं, वह विधानमंडल का सदस्य नहीं बन सकता, और राष्ट्रपति, उपराष्ट्रपति या सर्वोच्च अथवा उच्च न्यायालय का न्यायाधीश नहीं हो सकता।

### 5. मूल अधिकार (भाग III)

भाग III को भारत का मैग्ना कार्टा कहते हैं। ज़्यादातर अधिकार राज्य के विरुद्ध हैं, और अनुच्छेद 12 में "राज्य" का अर्थ है संघ और उसकी संसद, राज्य और उनके विधानमंडल, स्थानीय और अन्य प्राधिकारी। अनुच्छेद 13 के अनुसार भाग III के विरुद्ध क़ानून उतनी सीमा तक शून्य है जितना उसका विरोध है। संपत्ति का अधिकार (अनुच्छेद 19(1)(च) और 31) **44वें संशोधन (1978)** से भाग III से निकल गया; अब वह अनुच्छेद 300क का संवैधानिक अधिकार है।

| समूह | अनुच्छेद | विषय |
|---|---|---|
| समता | 14–18 | विधि के समक्ष समता; भेदभाव नहीं; लोक नियोजन में समान अवसर; अस्पृश्यता का अंत; उपाधियों का अंत |
| स्वतंत्रता | 19–22 | छह स्वतंत्रताएँ; दोषसिद्धि में संरक्षण; प्राण और स्वतंत्रता; शिक्षा; गिरफ़्तारी और निरोध |
| शोषण के विरुद्ध | 23–24 | मानव व्यापार और बेगार का निषेध; कारख़ाने, खान और जोखिम के काम में 14 से कम आयु का बालक नहीं |
| धर्म | 25–28 | अंतःकरण और आचरण; धार्मिक कार्यों का प्रबंध; किसी एक धर्म के लिए कर नहीं; धार्मिक शिक्षा |
| संस्कृति और शिक्षा | 29–30 | अल्पसंख्यकों के हित; उनकी अपनी संस्थाएँ |
| उपचार | 32 | सर्वोच्च न्यायालय और उसकी रिट |

###### समता

अनुच्छेद 14 में दो विचार हैं। **विधि के समक्ष समता** (ब्रिटिश) का अर्थ है कि कोई क़ानून से ऊपर नहीं। **विधियों का समान संरक्षण** (अमेरिकी) का अर्थ है कि समान लोगों से समान व्यवहार हो; इसमें तर्कसंगत वर्गीकरण की अनुमति है। अनुच्छेद 15 और 16 राज्य को महिलाओं, बालकों, पिछड़े वर्गों, अनुसूचित जातियों और अनुसूचित जनजातियों की मदद करने देते हैं।

- खंड 15(4) *चंपकम दोराईराजन* के बाद 1951 के पहले संशोधन से आया।
- खंड 16(4क), यानी अनुसूचित जातियों और जनजातियों को पदोन्नति में आरक्षण, 77वें संशोधन (1995) से आया।
- खंड 15(6) और 16(6), यानी आर्थिक रूप से कमज़ोर वर्गों के लिए दस प्रतिशत तक, 103वें संशोधन (2019) से आए; *जनहित अभियान* (2022) ने इन्हें वैध माना।
- *इंदिरा साहनी* (1992) ने अन्य पिछड़े वर्गों के 27 प्रतिशत को वैध माना, क्रीमी लेयर को बाहर रखा और 50 प्रतिशत को सामान्य सीमा बताया।

###### स्वतंत्रता

अनुच्छेद 19 केवल नागरिकों का है: वाक् और अभिव्यक्ति; बिना हथियार शांतिपूर्ण सभा; संगम, संघ या सहकारी समिति बनाना; आना-जाना; बसना; पेशा। इन पर रोक केवल खंड (2) से (6) में लिखे आधारों पर लग सकती है। प्रेस की स्वतंत्रता का उल्लेख नहीं है; न्यायालयों ने उसे वाक् की स्वतंत्रता में माना।

अनुच्छेद 20 बाद में बने क़ानून से दंड, एक ही अपराध के लिए दो बार दंड, और अपने ही विरुद्ध गवाही की बाध्यता रोकता है। अनुच्छेद 21 प्राण और दैहिक स्वतंत्रता की रक्षा करता है। *ए. के. गोपालन* (1950) ने इसका संकीर्ण अर्थ लिया; ***मेनका गांधी* (1978)** ने कहा कि प्रक्रिया न्यायपूर्ण, उचित और तर्कसंगत हो। तब से यह अधिकार बढ़ता गया: निजता (*पुट्टास्वामी*, 2017), कार्यस्थल पर यौन उत्पीड़न से सुरक्षा (*विशाखा*, 1997)। अनुच्छेद 21क, यानी **छह से चौदह वर्ष** के बच्चों की शिक्षा, 2002 के 86वें संशोधन से आया। अनुच्छेद 22 में गिरफ़्तार व्यक्ति को आधार बताना होता है, वह वकील से सलाह ले सकता है और उसे 24 घंटे में मजिस्ट्रेट के सामने लाना होता है। निवारक निरोध में तीन महीने से अधिक तभी रखा जा सकता है जब सलाहकार बोर्ड पर्याप्त कारण माने।

###### नागरिक और विदेशी

अनुच्छेद **15, 16, 19, 29 और 30** केवल नागरिकों के लिए हैं। बाक़ी, जैसे 14, 20, 21, 22, 23, 25, विदेशियों की भी रक्षा करते हैं (गिरफ़्तारी से जुड़े अनुच्छेद 22 के संरक्षण शत्रु देश के लोगों को नहीं मिलते)।

###### पाँच रिट

अंबेडकर ने अनुच्छेद 32 को संविधान का हृदय और आत्मा कहा। सर्वोच्च न्यायालय अनुच्छेद 32 से रिट जारी करता है, उच्च न्यायालय अनुच्छेद 226 से।

| रिट | अर्थ | किसके विरुद्ध |
|---|---|---|
| बंदी प्रत्यक्षीकरण | "शरीर प्रस्तुत करो": बंदी को सामने लाओ | लोक प्राधिकारी या निजी व्यक्ति |
| परमादेश | "हम आदेश देते हैं": अपना लोक कर्तव्य करो | लोक निकाय या अधिकारी; राष्ट्रपति या राज्यपाल नहीं |
| प्रतिषेध | अधिकारिता से बाहर की कार्यवाही रोको | अधीनस्थ न्यायालय या अधिकरण, मामला चलते समय |
| उत्प्रेषण | "प्रमाणित किया जाए": आदेश रद्द | अधीनस्थ न्यायालय, अधिकरण या प्राधिकारी, आदेश के बाद |
| अधिकार-पृच्छा | पद "किस अधिकार से" धारण किया है | लोक पद का धारक; कोई भी व्यक्ति माँग सकता है |

उच्च न्यायालय की शक्ति **अधिक व्यापक** है: मूल अधिकारों के साथ "किसी अन्य प्रयोजन" के लिए भी। सर्वोच्च न्यायालय वाला उपचार स्वयं मूल अधिकार है, इसलिए वह सामान्यतः मना नहीं कर सकता।

युद्ध या बाहरी आक्रमण के आधार पर आपात घोषित होते ही अनुच्छेद 358 से अनुच्छेद 19 अपने आप निलंबित होता है। अनुच्छेद 359 में राष्ट्रपति अन्य अधिकार लागू कराना रोक सकते हैं, पर 44वें संशोधन के बाद **अनुच्छेद 20 और 21** का कभी नहीं।

### 6. निदेशक तत्व और कर्तव्य

निदेशक तत्व (भाग IV, अनुच्छेद 36 से 51) शासन करने वालों के लक्ष्य हैं। अनुच्छेद 37 के अनुसार कोई न्यायालय इन्हें लागू नहीं कराता, फिर भी ये देश के शासन में मूलभूत हैं।

| समूह | अनुच्छेद |
|---|---|
| सामाजिक | 38 लोक कल्याण; 39 समान वेतन, न्यायपूर्ण बँटवारा; 39क निःशुल्क विधिक सहायता; 41 काम और शिक्षा; 42 काम की न्यायसंगत दशाएँ, प्रसूति सहायता; 43 निर्वाह मज़दूरी; 43क प्रबंध में कर्मकार; 47 पोषण, मद्य निषेध |
| गांधीवादी | 40 ग्राम पंचायतें; 43 कुटीर उद्योग; 43ख सहकारी समितियाँ; 46 कमज़ोर वर्ग; 48 पशुधन |
| उदारवादी | 44 समान नागरिक संहिता; 45 छह वर्ष से कम के बच्चों की देखरेख; 48क पर्यावरण; 49 स्मारक; 50 न्यायपालिका का कार्यपालिका से पृथक्करण; 51 अंतरराष्ट्रीय शांति |

42वें संशोधन (1976) ने 39क, 43क और 48क जोड़े; 44वें (1978) ने असमानताओं पर 38(2); 86वें (2002) ने 45 बदला; 97वें (2011) ने 43ख जोड़ा।

**अधिकार और निदेश टकराएँ तो?** *चंपकम दोराईराजन* (1951) ने अधिकारों को ऊपर रखा। 25वें संशोधन (1971) ने अनुच्छेद 31ग जोड़ा: 39(ख) और (ग) को लागू करने वाला क़ानून अनुच्छेद 14 या 19 से टकराने के कारण शून्य नहीं होगा। 42वें संशोधन ने यह छूट सभी निदेशों तक फैला दी। *मिनर्वा मिल्स* (1980) ने यह फैलाव रद्द किया: भाग III और IV का संतुलन स्वयं मूल ढाँचा है।

**मूल कर्तव्य** (भाग IVक, अनुच्छेद 51क) 1976 की स्वर्ण सिंह समिति के बाद 42वें संशोधन से आए। तब दस थे; ग्यारहवाँ, यानी माता-पिता का कर्तव्य कि छह से चौदह वर्ष के बच्चे को शिक्षा के अवसर दें, 86वें संशोधन (2002) से आया। ये केवल नागरिकों के लिए हैं और अपने आप में न्यायालय से लागू नहीं कराए जा सकते। मत देना, कर चुकाना और परिवार नियोजन इनमें **नहीं** हैं।

### 7. संशोधन और मूल ढाँचा

![परिवर्तन के तीन रास्ते: अनुच्छेद 2, 3 और 169 जैसे विषयों में साधारण बहुमत, अनुच्छेद 368 से बाहर; ज़्यादातर अनुच्छेदों में प्रत्येक सदन का विशेष बहुमत; संघीय विषयों में विशेष बहुमत और आधे राज्यों के विधानमंडल](/figures/book-polity-a2-hi.svg)

संशोधन विधेयक किसी भी सदन में शुरू हो सकता है, मंत्री या ग़ैर-सरकारी सदस्य ला सकता है, और राष्ट्रपति की पूर्व अनुमति नहीं चाहिए। प्रत्येक सदन उसे अलग-अलग पारित करता है: **कुल सदस्य संख्या** का बहुमत और **उपस्थित और मत देने वालों** का दो तिहाई। संयुक्त बैठक नहीं होती। 24वें संशोधन (1971) से राष्ट्रपति को अनुमति **देनी ही** होती है। राज्य विधानमंडल संशोधन शुरू नहीं कर सकते। जहाँ वे अनुसमर्थन करते हैं, वहाँ साधारण बहुमत काफ़ी है।

आधे राज्यों का अनुसमर्थन इन विषयों में चाहिए: राष्ट्रपति का निर्वाचन (54, 55), संघ और राज्यों की कार्यपालिका शक्ति, सर्वोच्च और उच्च न्यायालय, विधायी शक्ति का बँटवारा, सातवीं अनुसूची की कोई सूची, संसद में राज्यों का प्रतिनिधित्व, वस्तु एवं सेवा कर परिषद (279क), और स्वयं अनुच्छेद 368।

###### मूल ढाँचे तक का रास्ता

| वर्ष | मामला | निर्णय |
|---|---|---|
| 1951 | शंकरी प्रसाद | संसद अधिकारों में संशोधन कर सकती है; संशोधन अनुच्छेद 13 की "विधि" नहीं |
| 1965 | सज्जन सिंह | वही |
| 1967 | गोलकनाथ (6 : 5) | संशोधन से अधिकार नहीं छीने जा सकते |
| 1971 | 24वाँ संशोधन | संसद: हम कोई भी भाग बदल सकते हैं |
| 1973 | केशवानंद भारती (7 : 6, 24 अप्रैल) | कोई भी भाग बदल सकता है, पर मूल ढाँचा नहीं |
| 1975 | इंदिरा गांधी बनाम राज नारायण | प्रधानमंत्री के चुनाव वाला खंड रद्द; स्वतंत्र चुनाव मूल ढाँचा |
| 1980 | मिनर्वा मिल्स | संशोधन की सीमित शक्ति और न्यायिक पुनरावलोकन मूल ढाँचा |
| 1981 | वामन राव | 24 अप्रैल 1973 के बाद नौवीं अनुसूची में जुड़े क़ानून जाँचे जा सकते हैं |
| 1994 | एस. आर. बोम्मई | पंथनिरपेक्षता और संघवाद मूल ढाँचा |
| 1997 | एल. चंद्र कुमार | 226 और 32 में उच्च और सर्वोच्च न्यायालय की शक्ति मूल ढाँचा |
| 2007 | आई. आर. कोएल्हो | नौवीं अनुसूची के क़ानून मूल ढाँचे की कसौटी पर |
| 2015 | एनजेएसी मामला | 99वाँ संशोधन शून्य: न्यायपालिका की स्वतंत्रता |

मूल ढाँचे की कोई पूरी सूची नहीं है। न्यायालय मामले-दर-मामले जोड़ता है: संविधान की सर्वोच्चता, गणतंत्रात्मक और लोकतांत्रिक रूप, पंथनिरपेक्षता, शक्तियों का पृथक्करण, संघीय स्वरूप, न्यायिक पुनरावलोकन, विधि का शासन, स्वतंत्र और निष्पक्ष चुनाव।

| संशोधन | वर्ष | याद रखें |
|---|---|---|
| पहला | 1951 | 15(4), नौवीं अनुसूची, वाक् पर रोक के आधार |
| 7वाँ | 1956 | राज्यों का पुनर्गठन |
| 42वाँ | 1976 | "लघु संविधान": उद्देशिका, कर्तव्य, अधिकरण |
| 44वाँ | 1978 | संपत्ति भाग III से बाहर; "आंतरिक अशांति" की जगह "सशस्त्र विद्रोह" |
| 52वाँ, 91वाँ | 1985, 2003 | दल-बदल; मंत्रिपरिषद का आकार |
| 61वाँ | 1988 | मतदान की आयु 18 |
| 73वाँ, 74वाँ | 1992 | पंचायतें, नगरपालिकाएँ |
| 86वाँ | 2002 | शिक्षा का अधिकार |
| 101वाँ | 2016 | वस्तु एवं सेवा कर |
| 103वाँ | 2019 | आर्थिक रूप से कमज़ोर वर्ग |
| 104वाँ | 2019 (जनवरी 2020 से लागू) | आंग्ल-भारतीय मनोनीत सीटें समाप्त; आरक्षित सीटें 2030 तक |
| 106वाँ | 2023 | लोक सभा, राज्य विधान सभाओं और दिल्ली में महिलाओं के लिए एक तिहाई सीटें, जनगणना और परिसीमन के बाद |

### अध्याय 1 के प्रश्न

**1.** संविधान सभा के बारे में कथन: 1. उसके सदस्य वयस्क मताधिकार से सीधे चुने गए। 2. बी. एन. राव उसकी प्रारूप समिति के सदस्य थे। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**2.** संघ संविधान समिति के अध्यक्ष कौन थे?

- (A) बी. आर. अंबेडकर
- (B) वल्लभभाई पटेल
- (C) जवाहरलाल नेहरू
- (D) राजेंद्र प्रसाद

**3.** कौन-सा युग्म ग़लत है?

- (A) समवर्ती सूची – ऑस्ट्रेलिया
- (B) अवशिष्ट शक्तियाँ संघ के पास – कनाडा
- (C) निदेशक तत्व – आयरलैंड
- (D) विधि द्वारा स्थापित प्रक्रिया – दक्षिण अफ़्रीका

**4.** कौन-सा शब्द 42वें संशोधन से उद्देशिका में **नहीं** जुड़ा?

- (A) समाजवादी
- (B) पंथनिरपेक्ष
- (C) गणराज्य
- (D) अखंडता

**5.** किसी राज्य की सीमा बदलने वाला विधेयक:

- (A) राज्य विधानमंडल की सहमति माँगता है
- (B) राष्ट्रपति की सिफ़ारिश माँगता है
- (C) विशेष बहुमत से पारित होना चाहिए
- (D) आधे राज्यों से अनुसमर्थित होना चाहिए

**6.** इनमें सबसे पहले राज्य कौन बना?

- (A) नागालैंड
- (B) हरियाणा
- (C) गुजरात
- (D) हिमाचल प्रदेश

**7.** राज्य सभा की सीटें किस अनुसूची में हैं?

- (A) दूसरी
- (B) तीसरी
- (C) चौथी
- (D) सातवीं

**8.** इनमें से कौन-सा अधिकार भारत में विदेशी को भी मिलता है?

- (A) अनुच्छेद 19 की वाक् स्वतंत्रता
- (B) लोक नियोजन में समान अवसर
- (C) प्राण और दैहिक स्वतंत्रता का संरक्षण
- (D) अल्पसंख्यक का अपने विद्यालय चलाने का अधिकार

**9.** कोई व्यक्ति आवश्यक योग्यता के बिना एक सांविधिक बोर्ड का अध्यक्ष बना बैठा है। उचित रिट है:

- (A) परमादेश
- (B) अधिकार-पृच्छा
- (C) उत्प्रेषण
- (D) प्रतिषेध

**10.** कथन: 1. उच्च न्यायालय ऐसे क़ानूनी अधिकार के लिए भी रिट दे सकता है जो मूल अधिकार नहीं है। 2. सर्वोच्च न्यायालय भी अनुच्छेद 32 में ऐसा कर सकता है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**11.** राष्ट्रीय आपात में कौन-से अनुच्छेद हर स्थिति में लागू कराए जा सकते हैं?

- (A) 14 और 19
- (B) 19 और 21
- (C) 20 और 21
- (D) 21 और 22

**12.** कौन-सा निदेश 42वें संशोधन से जुड़ा?

- (A) समान नागरिक संहिता
- (B) निःशुल्क विधिक सहायता
- (C) ग्राम पंचायतें
- (D) सहकारी समितियाँ

**13.** अनुच्छेद 51क का मूल कर्तव्य कौन-सा है?

- (A) चुनाव में मत देना
- (B) कर चुकाना
- (C) वैज्ञानिक दृष्टिकोण का विकास करना
- (D) छोटा परिवार रखना

**14.** मूल ढाँचे का सिद्धांत सर्वोच्च न्यायालय ने पहली बार किस मामले में दिया?

- (A) गोलकनाथ
- (B) केशवानंद भारती
- (C) मिनर्वा मिल्स
- (D) शंकरी प्रसाद

**15.** कथन: 1. संशोधन विधेयक केवल लोक सभा में लाया जा सकता है। 2. सदनों में असहमति हो तो उस पर संयुक्त बैठक बुलाई जा सकती है। 3. राष्ट्रपति को उस पर अनुमति देनी ही होती है। कितने सही हैं?

- (A) एक भी नहीं
- (B) एक
- (C) दो
- (D) तीनों

### उत्तर और कारण

1. **(D)** प्रांतीय विधान सभाओं ने सीमित मताधिकार पर सदस्यों को अप्रत्यक्ष रूप से चुना। राव सलाहकार थे, सदस्य नहीं। (B) इसलिए लुभाता है कि पहला प्रारूप उन्हीं ने लिखा।
2. **(C)** नेहरू संघ शक्ति, संघ संविधान और राज्य समिति के अध्यक्ष थे। पटेल प्रांतीय संविधान समिति के।
3. **(D)** "विधि द्वारा स्थापित प्रक्रिया" जापान से है। दक्षिण अफ़्रीका से संशोधन की प्रक्रिया और राज्य सभा के निर्वाचन की पद्धति ली गई।
4. **(C)** "गणराज्य" 1949 से ही उद्देशिका में है।
5. **(B)** अनुच्छेद 3। राज्य से केवल राय ली जाती है, इसलिए (A) ग़लत; अनुच्छेद 4 इस क़ानून को 368 से बाहर रखता है, इसलिए (C) और (D) ग़लत।
6. **(C)** गुजरात 1960, नागालैंड 1963, हरियाणा 1966, हिमाचल प्रदेश 1971।
7. **(C)** चौथी। दूसरी में वेतन, तीसरी में शपथ।
8. **(C)** अनुच्छेद 21 "किसी व्यक्ति" की बात करता है। 16, 19 और 30 केवल नागरिकों के हैं।
9. **(B)** अधिकार-पृच्छा पूछती है कि पद किस अधिकार से धारण किया है। परमादेश तो कर्तव्य करने का आदेश है।
10. **(A)** अनुच्छेद 226 में "किसी अन्य प्रयोजन" भी है; अनुच्छेद 32 में केवल मूल अधिकार।
11. **(C)** 44वाँ संशोधन, अनुच्छेद 359। अनुच्छेद 19 निलंबित हो सकता है, इसलिए (B) आधा ही सही है।
12. **(B)** अनुच्छेद 39क। 40 और 44 मूल संविधान में थे; 43ख 2011 में आया।
13. **(C)** अनुच्छेद 51क(ज)। बाक़ी तीनों सूची में नहीं हैं।
14. **(B)** 1973। गोलकनाथ (1967) ने अधिकारों का संशोधन ही रोक दिया था; उसमें मूल ढाँचे की बात नहीं थी।
15. **(B)** केवल कथन 3, 24वें संशोधन (1971) से। शुरुआत किसी भी सदन में हो सकती है, और अनुच्छेद 108 संशोधन विधेयक पर लागू नहीं।
`,
    },
  },
]
