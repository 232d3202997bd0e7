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

**Dyarchy** and **provincial autonomy** are often mixed up. Dyarchy means that subjects are split into two groups under two masters. The Act of 1919 introduced it in the provinces (reserved subjects under the governor, transferred subjects under ministers). The Act of 1935 ended it there and put provincial subjects as a whole under ministers who answered to the legislature: this is provincial autonomy. For the centre the same Act proposed dyarchy.

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

The Preamble has been amended once: the **42nd Amendment, 1976** added "socialist", "secular" and "integrity". In November 2024 (*Balram Singh*) the Supreme Court dismissed a challenge to "socialist" and "secular".

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
| X | 244–244A | scheduled and tribal areas |
| XI | 245–263 | relations between Union and States |
| XII | 264–300A | finance, property, contracts and suits |
| XIII | 301–307 | trade and commerce within India |
| XIV, XIVA | 308–323B | services; tribunals |
| XV | 324–329 | elections |
| XVI | 330–342A | special provisions for certain classes |
| XVII | 343–351 | official language |
| XVIII | 352–360 | emergency |
| XIX | 361–367 | miscellaneous |
| XX | 368 | amendment |
| XXI | 369–392 | temporary, transitional and special provisions |
| XXII | 393–395 | short title, commencement, Hindi text, repeals |

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

Four dates explain the Eighth Schedule. It began with 14 languages in 1950. Sindhi was added in 1967 (21st Amendment); Konkani, Manipuri and Nepali in 1992 (71st); Bodo, Dogri, Maithili and Santhali in 2003 (92nd). That is 14 + 1 + 3 + 4 = 22. English is not in the list.

### 3. The Union and its territory

Article 1 says: "India, that is Bharat, shall be a Union of States." Ambedkar gave two reasons for the word Union. The federation is not the result of an agreement among the States, and no State has the right to leave it. "Union of India" covers the States only; "territory of India" covers States, Union territories and any land that may be acquired.

- **Article 2:** Parliament may admit new States into the Union or establish them. Sikkim came in by amendments instead: the 35th (1974) made it an associate State by a new Article 2A, the 36th (1975) made it a State and removed 2A.
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
| Socialist | 38 welfare of the people; 39 equal pay, fair distribution; 39A free legal aid; 41 work and education; 42 just conditions of work, maternity relief; 43 living wage; 43A workers in management; 47 nutrition and public health |
| Gandhian | 40 village panchayats; 43 cottage industries; 43B co-operative societies; 46 weaker sections; 47 prohibition; 48 protection of cows and other cattle |
| Liberal | 44 uniform civil code; 45 care of children under six; 48 modern agriculture and animal husbandry; 48A environment; 49 monuments; 50 separation of judiciary from executive; 51 international peace |

The Constitution itself does not make these groups; textbooks do. Articles 43, 47 and 48 fall into two groups each.

The 42nd Amendment (1976) gave 39(f) its present form and added 39A, 43A and 48A; the 44th (1978) added 38(2) on inequalities; the 86th (2002) changed 45; the 97th (2011) added 43B.

**Which prevails, right or directive?** *Champakam Dorairajan* (1951) put rights above. The 25th Amendment (1971) added Article 31C: a law giving effect to 39(b) and (c) is not void because it conflicts with Article 14 or 19. The 42nd Amendment stretched this to all directives. *Minerva Mills* (1980) struck the stretch down: harmony between Parts III and IV is itself basic structure.

**Fundamental duties** (Part IVA, Article 51A) came with the 42nd Amendment, after the Swaran Singh Committee of 1976. There were ten; the eleventh, a parent's duty to provide education to a child of six to fourteen years, came with the 86th Amendment (2002). They bind citizens only and are not enforceable by themselves. To vote, to pay taxes and to plan a family are **not** among them.

### 7. Amendment and the basic structure

![Three ways of change: simple majority for articles such as 2, 3 and 169, outside Article 368; special majority of each House for most articles; special majority and half of the State legislatures for federal matters](/figures/book-polity-a2.svg)

An amendment bill may begin in either House, may be moved by a minister or a private member and needs no prior permission of the President. Each House passes it separately by a majority of its **total membership** and two thirds of those **present and voting**. There is no joint sitting. Since the 24th Amendment (1971) the President **must** assent. State legislatures cannot begin an amendment. Where they ratify, a simple majority suffices.

At least half of the States must ratify changes in: the election of the President (54, 55), the executive power of Union and States, the Supreme Court and High Courts, the division of legislative power, any of the lists of the Seventh Schedule, the representation of States in Parliament, the Goods and Services Tax Council (279A), and Article 368 itself.

###### The road to the basic structure

| Year | Case or amendment | Held |
|---|---|---|
| 1951 | Shankari Prasad | Parliament may amend rights; an amendment is not "law" under Article 13 |
| 1965 | Sajjan Singh | the same |
| 1967 | Golaknath (6 : 5) | rights cannot be taken away by amendment |
| 1971 | 24th Amendment | Articles 13 and 368 now say that Parliament may amend any part |
| 1973 | Kesavananda Bharati (7 : 6, 24 April) | any part may be amended, but not the basic structure |
| 1975 | Indira Gandhi v. Raj Narain | clause on the Prime Minister's election struck down; free elections are basic |
| 1980 | Minerva Mills | limited power of amendment and judicial review are basic |
| 1981 | Waman Rao | Ninth Schedule entries made on or after 24 April 1973 are open to review |
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
| 106th | 2023 | one third of seats for women in the Lok Sabha, State assemblies and Delhi, after a census and delimitation; the Act is in force since 16 April 2026 |

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
2. **(C)** Nehru headed the Union Powers, Union Constitution and States Committees. Ambedkar headed the Drafting Committee, Patel the Provincial Constitution Committee, Prasad the Steering Committee.
3. **(D)** "Procedure established by law" is from Japan. South Africa gave the way of amendment and of electing the Rajya Sabha. The other three pairs are right.
4. **(C)** "Republic" has been in the Preamble since 1949. The other three came in 1976.
5. **(B)** Article 3. The State is only asked for its view, so (A) fails; Article 4 takes the law out of 368, so (C) and (D) fail.
6. **(C)** Gujarat 1960, Nagaland 1963, Haryana 1966, Himachal Pradesh 1971.
7. **(C)** The Fourth. The Second lists salaries, the Third oaths, the Seventh the subjects of legislation.
8. **(C)** Article 21 says "no person". (A), (B) and (D) rest on Articles 19, 16 and 30, which are for citizens.
9. **(B)** Quo warranto asks by what authority the office is held. Mandamus would command a duty. Certiorari and prohibition go to a body that decides a case, not to the holder of an office.
10. **(A)** Article 226 adds "any other purpose"; Article 32 covers fundamental rights only.
11. **(C)** 44th Amendment, Article 359. Article 19 may be suspended, so (A) and (B) fail; 14 and 22 are not protected, so (A) and (D) fail.
12. **(B)** Article 39A. Articles 40 and 44 are original; 43B came in 2011.
13. **(C)** Article 51A(h). The other three were not put into the list.
14. **(B)** 1973. Golaknath (1967) barred amendment of rights altogether; it did not speak of a basic structure. Shankari Prasad (1951) allowed every amendment, and Minerva Mills (1980) applied a doctrine that was there already.
15. **(B)** Only statement 3, since the 24th Amendment. Either House may begin, and Article 108 does not extend to amendment bills.
`,
      hi: String.raw`
संविधान बताता है कि देश में कौन क्या कर सकता है, और ऐसा क्या है जो कोई भी किसी के साथ नहीं कर सकता। हमारा संविधान शासन के पद बनाता है, संघ और राज्यों के बीच शक्ति बाँटता है, और इन सबकी शक्ति पर ऐसे अधिकारों की सीमा लगाता है जिन्हें साधारण क़ानून नहीं छीन सकता। यह अध्याय संविधान के निर्माण से उसके संशोधन तक चलता है। इसे मूल अनुच्छेद साथ रखकर पढ़िए: परीक्षक अनुच्छेद, वर्ष और मुक़दमे पूछते हैं, और एक शब्द बदलकर ग़लत विकल्प बना देते हैं।

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
| 1909 | भारतीय परिषद अधिनियम (मॉर्ले–मिंटो) | मुसलमानों के लिए पृथक निर्वाचक मंडल |
| 1919 | भारत शासन अधिनियम (मॉन्टेग्यू–चेम्सफ़ोर्ड) | प्रांतों में द्वैध शासन; केंद्र में दो सदन; प्रत्यक्ष चुनाव |
| 1935 | भारत शासन अधिनियम | प्रांतीय स्वायत्तता, तीन सूचियाँ, संघीय न्यायालय; संघ की योजना जो कभी लागू नहीं हुई |
| 1947 | भारतीय स्वतंत्रता अधिनियम | दो अधिराज्य; संविधान सभा संप्रभु बनी |

**द्वैध शासन** और **प्रांतीय स्वायत्तता** में अक्सर भ्रम होता है। द्वैध शासन का अर्थ है कि विषय दो समूहों में बँटे हों और हर समूह किसी अलग के हाथ में हो। 1919 के अधिनियम ने इसे प्रांतों में लागू किया (आरक्षित विषय गवर्नर के पास, हस्तांतरित विषय मंत्रियों के पास)। 1935 के अधिनियम ने प्रांतों में इसे समाप्त किया और सभी प्रांतीय विषय विधानमंडल के प्रति उत्तरदायी मंत्रियों को सौंपे: यही प्रांतीय स्वायत्तता है। केंद्र के लिए इसी अधिनियम ने द्वैध शासन प्रस्तावित किया।

###### संविधान सभा

संविधान सभा का विचार एम. एन. रॉय ने 1934 में रखा। कांग्रेस ने 1935 में औपचारिक रूप से इसकी माँग की। ब्रिटिश सरकार ने 1940 के अगस्त प्रस्ताव में यह सिद्धांत मान लिया। सभा 1946 के कैबिनेट मिशन की योजना के अनुसार बनी।

- योजना में 389 सदस्य थे: 296 ब्रिटिश भारत के और 93 देशी रियासतों के। प्रांतों के सदस्य **अप्रत्यक्ष रूप से** चुने गए: प्रांतीय विधान सभाओं के सदस्यों ने उन्हें एकल संक्रमणीय मत द्वारा आनुपातिक प्रतिनिधित्व से चुना। सीटें तीन समुदायों में बँटी थीं: सामान्य, मुस्लिम और सिख। रियासतों के सदस्य शासकों ने मनोनीत किए।
- विभाजन के बाद संख्या 299 रह गई।
- पहली बैठक 9 दिसंबर 1946 को हुई। मुस्लिम लीग नहीं आई। सबसे अधिक आयु के सदस्य सच्चिदानंद सिन्हा अस्थायी अध्यक्ष बने; 11 दिसंबर 1946 को राजेंद्र प्रसाद सभा के अध्यक्ष चुने गए।
- बी. एन. राव संवैधानिक सलाहकार थे। वे सभा के सदस्य नहीं थे।
- पंद्रह महिलाएँ सदस्य थीं, जैसे हंसा मेहता, दुर्गाबाई देशमुख, राजकुमारी अमृत कौर और दाक्षायणी वेलायुधन।

![संविधान निर्माण की समयरेखा: 9 दिसंबर 1946 पहली बैठक; 13 दिसंबर 1946 उद्देश्य प्रस्ताव रखा गया; 22 जनवरी 1947 पारित; 29 अगस्त 1947 प्रारूप समिति; 26 नवंबर 1949 संविधान अंगीकृत; 24 जनवरी 1950 हस्ताक्षर; 26 जनवरी 1950 लागू](/figures/book-polity-a1-hi.svg)

**उद्देश्य प्रस्ताव** जवाहरलाल नेहरू ने 13 दिसंबर 1946 को रखा और सभा ने 22 जनवरी 1947 को पारित किया। उद्देशिका इसी से निकली। सात सदस्यों की **प्रारूप समिति** 29 अगस्त 1947 को बनी; अध्यक्ष बी. आर. आंबेडकर थे। अन्य सदस्य: एन. गोपालस्वामी आयंगर, अल्लादी कृष्णस्वामी अय्यर, के. एम. मुंशी, मोहम्मद सादुल्ला, बी. एल. मित्तर (बाद में एन. माधव राव) और डी. पी. खेतान (1948 में मृत्यु के बाद टी. टी. कृष्णमाचारी)।

| समिति | अध्यक्ष |
|---|---|
| प्रारूप समिति | बी. आर. आंबेडकर |
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

उद्देशिका शक्ति का स्रोत ("हम, भारत के लोग"), राज्य का स्वरूप (संपूर्ण प्रभुत्व-संपन्न, समाजवादी, पंथनिरपेक्ष, लोकतंत्रात्मक गणराज्य), लक्ष्य (न्याय, स्वतंत्रता, समता, बंधुता) और अंगीकार किए जाने की तारीख़ बताती है। **न्याय** के तीन रूप: सामाजिक, आर्थिक, राजनीतिक। **स्वतंत्रता** के पाँच: विचार, अभिव्यक्ति, विश्वास, धर्म, उपासना। **समता** के दो: प्रतिष्ठा और अवसर। **बंधुता** व्यक्ति की गरिमा और राष्ट्र की एकता और अखंडता सुनिश्चित करती है।

उद्देशिका में एक ही बार संशोधन हुआ: **42वें संशोधन (1976)** ने "समाजवादी", "पंथनिरपेक्ष" और "अखंडता" शब्द जोड़े। नवंबर 2024 में (*बलराम सिंह*) सर्वोच्च न्यायालय ने "समाजवादी" और "पंथनिरपेक्ष" शब्दों को दी गई चुनौती ख़ारिज कर दी।

- **बेरुबारी संघ मामला (1960):** उद्देशिका संविधान का भाग नहीं, पर निर्माताओं के मन की कुंजी है।
- **केशवानंद भारती (1973):** वह संविधान का भाग है; उसमें संशोधन हो सकता है, पर ऐसा नहीं जो मूल ढाँचा नष्ट करे।
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
| X | 244–244क | अनुसूचित और जनजाति क्षेत्र |
| XI | 245–263 | संघ और राज्यों के संबंध |
| XII | 264–300क | वित्त, संपत्ति, संविदाएँ और वाद |
| XIII | 301–307 | भारत के भीतर व्यापार और वाणिज्य |
| XIV, XIVक | 308–323ख | सेवाएँ; अधिकरण |
| XV | 324–329 | निर्वाचन |
| XVI | 330–342क | कुछ वर्गों के लिए विशेष उपबंध |
| XVII | 343–351 | राजभाषा |
| XVIII | 352–360 | आपात |
| XIX | 361–367 | प्रकीर्ण |
| XX | 368 | संशोधन |
| XXI | 369–392 | अस्थायी, संक्रमणकालीन और विशेष उपबंध |
| XXII | 393–395 | संक्षिप्त नाम, प्रारंभ, हिंदी पाठ, निरसन |

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

अनुच्छेद 1 कहता है: "भारत, अर्थात् इंडिया, राज्यों का संघ होगा।" आंबेडकर ने "संघ" (यूनियन) शब्द के दो कारण बताए। भारत का संघ राज्यों के आपसी समझौते से नहीं बना, और किसी राज्य को उससे अलग होने का अधिकार नहीं है। "भारत संघ" में केवल राज्य आते हैं; "भारत के राज्यक्षेत्र" में राज्य, संघ राज्यक्षेत्र और भविष्य में मिलने वाला क्षेत्र भी।

- **अनुच्छेद 2:** संसद नए राज्यों को संघ में शामिल कर सकती है या उनकी स्थापना कर सकती है। सिक्किम इससे नहीं, संशोधनों से आया: 35वें (1974) ने नए अनुच्छेद 2क से उसे सहयुक्त राज्य बनाया, 36वें (1975) ने उसे राज्य बनाया और 2क हटा दिया।
- **अनुच्छेद 3:** संसद मौजूदा राज्यों से नया राज्य बना सकती है, किसी राज्य का क्षेत्र घटा-बढ़ा सकती है, उसकी सीमा या नाम बदल सकती है। विधेयक के लिए **राष्ट्रपति की सिफ़ारिश** चाहिए; वे पहले उसे संबंधित राज्य के विधानमंडल को भेजते हैं और समय तय करते हैं। संसद राज्य की राय से बँधी नहीं है।
- **अनुच्छेद 4:** ऐसा क़ानून पहली और चौथी अनुसूची भी बदलता है, फिर भी वह अनुच्छेद 368 के अधीन संशोधन नहीं माना जाता। साधारण बहुमत काफ़ी है।

भारत की भूमि दूसरे देश को देना अलग बात है। *बेरुबारी* (1960) के बाद इसके लिए अनुच्छेद 368 के अधीन संशोधन चाहिए: 9वाँ संशोधन (1960) और बांग्लादेश से अंतःक्षेत्रों की अदला-बदली के लिए 100वाँ संशोधन (2015)।

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
| 2020 | दादरा और नगर हवेली तथा दमन और दीव मिलकर एक संघ राज्यक्षेत्र: 28 राज्य, 8 संघ राज्यक्षेत्र |

### 4. नागरिकता (अनुच्छेद 5 से 11)

संविधान ने केवल यह तय किया कि **उसके प्रारंभ पर** नागरिक कौन था: अधिवास से (5), पाकिस्तान से आए लोग (6), पाकिस्तान जाकर लौटे लोग (7), और विदेश में रह रहे भारतीय मूल के लोग (8)। जो अपनी इच्छा से विदेशी नागरिकता ले, उसकी नागरिकता अनुच्छेद 9 से समाप्त होती है। अनुच्छेद 11 शेष बातें संसद पर छोड़ता है, जिसने **नागरिकता अधिनियम, 1955** बनाया।

- **पाने के पाँच तरीक़े:** जन्म, वंश, पंजीकरण, देशीयकरण, राज्यक्षेत्र का भारत में समावेशन।
- **खोने के तीन तरीक़े:** त्याग, समाप्ति, वंचित किया जाना।

जन्म से नागरिकता दो बार सीमित हुई। 26 जनवरी 1950 से 30 जून 1987 तक भारत में जन्मा व्यक्ति नागरिक है, माता-पिता की नागरिकता कुछ भी हो (विदेशी राजनयिकों और शत्रु देश के लोगों की संतान को छोड़कर)। 1 जुलाई 1987 से माता-पिता में से किसी एक का नागरिक होना ज़रूरी है। 3 दिसंबर 2004 से दोनों नागरिक हों, या एक नागरिक हो और दूसरा अवैध प्रवासी न हो। 2019 के संशोधन अधिनियम ने अफ़ग़ानिस्तान, बांग्लादेश और पाकिस्तान से 31 दिसंबर 2014 तक आए हिंदू, सिख, बौद्ध, जैन, पारसी और ईसाई लोगों के लिए नागरिकता का रास्ता खोला।

भारत में **एकल नागरिकता** है। ओवरसीज़ सिटीज़न ऑफ़ इंडिया नागरिक नहीं है: उसे मत का अधिकार नहीं, वह विधानमंडल का सदस्य नहीं बन सकता, और राष्ट्रपति, उपराष्ट्रपति या सर्वोच्च अथवा उच्च न्यायालय का न्यायाधीश नहीं हो सकता।

### 5. मूल अधिकार (भाग III)

भाग III को भारत का मैग्ना कार्टा कहते हैं। ज़्यादातर अधिकार राज्य के विरुद्ध हैं, और अनुच्छेद 12 में "राज्य" का अर्थ है संघ और उसकी संसद, राज्य और उनके विधानमंडल, स्थानीय और अन्य प्राधिकारी। अनुच्छेद 13 के अनुसार जो क़ानून भाग III के विरुद्ध हो, वह विरोध की सीमा तक शून्य है। संपत्ति का अधिकार (अनुच्छेद 19(1)(च) और 31) **44वें संशोधन (1978)** से भाग III से निकल गया; अब वह अनुच्छेद 300क का संवैधानिक अधिकार है।

| समूह | अनुच्छेद | विषय |
|---|---|---|
| समता | 14–18 | विधि के समक्ष समता; भेदभाव नहीं; लोक नियोजन में समान अवसर; अस्पृश्यता का अंत; उपाधियों का अंत |
| स्वतंत्रता | 19–22 | छह स्वतंत्रताएँ; दोषसिद्धि में संरक्षण; प्राण और स्वतंत्रता; शिक्षा; गिरफ़्तारी और निरोध |
| शोषण के विरुद्ध | 23–24 | मानव व्यापार और बेगार का निषेध; कारख़ाने, खान और जोखिम के काम में 14 से कम आयु का बालक नहीं |
| धर्म | 25–28 | अंतःकरण और आचरण; धार्मिक कार्यों का प्रबंध; किसी एक धर्म के लिए कर नहीं; धार्मिक शिक्षा |
| संस्कृति और शिक्षा | 29–30 | अल्पसंख्यकों के हित; उनकी अपनी संस्थाएँ |
| संवैधानिक उपचार | 32 | सर्वोच्च न्यायालय और उसकी रिट |

###### समता

अनुच्छेद 14 में दो विचार हैं। **विधि के समक्ष समता** (ब्रिटिश) का अर्थ है कि कोई क़ानून से ऊपर नहीं। **विधियों का समान संरक्षण** (अमेरिकी) का अर्थ है कि समान लोगों से समान व्यवहार हो; इसमें तर्कसंगत वर्गीकरण की अनुमति है। अनुच्छेद 15 और 16 राज्य को महिलाओं, बालकों, पिछड़े वर्गों, अनुसूचित जातियों और अनुसूचित जनजातियों की मदद करने देते हैं।

- खंड 15(4) *चंपकम दोराईराजन* के बाद 1951 के पहले संशोधन से आया।
- खंड 16(4क), यानी अनुसूचित जातियों और जनजातियों को पदोन्नति में आरक्षण, 77वें संशोधन (1995) से आया।
- खंड 15(6) और 16(6), यानी आर्थिक रूप से कमज़ोर वर्गों के लिए दस प्रतिशत तक, 103वें संशोधन (2019) से आए; *जनहित अभियान* (2022) ने इन्हें वैध माना।
- *इंद्रा साहनी* (1992) ने अन्य पिछड़े वर्गों के 27 प्रतिशत को वैध माना, क्रीमी लेयर को बाहर रखा और 50 प्रतिशत को सामान्य सीमा बताया।

###### स्वतंत्रता

अनुच्छेद 19 केवल नागरिकों का है: वाक् और अभिव्यक्ति; बिना हथियार शांतिपूर्ण सभा; संगम, संघ या सहकारी समिति बनाना; आना-जाना; बसना; पेशा। इन पर रोक केवल खंड (2) से (6) में लिखे आधारों पर लग सकती है। प्रेस की स्वतंत्रता का उल्लेख नहीं है; न्यायालयों ने उसे वाक् स्वतंत्रता का अंग माना।

अनुच्छेद 20 बाद में बने क़ानून से दंड, एक ही अपराध के लिए दो बार दंड, और अपने ही विरुद्ध गवाही की बाध्यता रोकता है। अनुच्छेद 21 प्राण और दैहिक स्वतंत्रता की रक्षा करता है। *ए. के. गोपालन* (1950) ने इसका संकीर्ण अर्थ लिया; ***मेनका गांधी* (1978)** ने कहा कि प्रक्रिया न्यायपूर्ण, उचित और तर्कसंगत हो। तब से यह अधिकार बढ़ता गया: निजता (*पुट्टास्वामी*, 2017), कार्यस्थल पर यौन उत्पीड़न से सुरक्षा (*विशाखा*, 1997)। अनुच्छेद 21क, यानी **छह से चौदह वर्ष** के बच्चों की शिक्षा, 2002 के 86वें संशोधन से आया। अनुच्छेद 22 के अनुसार गिरफ़्तार व्यक्ति को गिरफ़्तारी का कारण बताना होता है, वह वकील से सलाह ले सकता है और उसे 24 घंटे के भीतर मजिस्ट्रेट के सामने पेश करना होता है। निवारक निरोध में तीन महीने से अधिक तभी रखा जा सकता है जब सलाहकार बोर्ड पर्याप्त कारण माने।

###### नागरिक और विदेशी

अनुच्छेद **15, 16, 19, 29 और 30** केवल नागरिकों के लिए हैं। बाक़ी, जैसे 14, 20, 21, 22, 23, 25, विदेशियों की भी रक्षा करते हैं (गिरफ़्तारी से जुड़े अनुच्छेद 22 के संरक्षण शत्रु देश के लोगों को नहीं मिलते)।

###### पाँच रिट

आंबेडकर ने अनुच्छेद 32 को संविधान का हृदय और आत्मा कहा। सर्वोच्च न्यायालय अनुच्छेद 32 से रिट जारी करता है, उच्च न्यायालय अनुच्छेद 226 से।

| रिट | अर्थ | किसके विरुद्ध |
|---|---|---|
| बंदी प्रत्यक्षीकरण | "शरीर प्रस्तुत करो": बंदी को सामने लाओ | लोक प्राधिकारी या निजी व्यक्ति |
| परमादेश | "हम आदेश देते हैं": अपना लोक कर्तव्य करो | लोक निकाय या अधिकारी; राष्ट्रपति या राज्यपाल नहीं |
| प्रतिषेध | अधिकारिता से बाहर की कार्यवाही रोको | अधीनस्थ न्यायालय या अधिकरण, मामला चलते समय |
| उत्प्रेषण | "प्रमाणित किया जाए": आदेश रद्द | अधीनस्थ न्यायालय, अधिकरण या प्राधिकारी, आदेश के बाद |
| अधिकार-पृच्छा | पद "किस अधिकार से" धारण किया है | लोक पद पर बैठा व्यक्ति; इसे कोई भी माँग सकता है |

उच्च न्यायालय की शक्ति **अधिक व्यापक** है: मूल अधिकारों के साथ "किसी अन्य प्रयोजन" के लिए भी। अनुच्छेद 32 का उपचार स्वयं मूल अधिकार है, इसलिए सर्वोच्च न्यायालय सामान्यतः उससे मना नहीं कर सकता।

युद्ध या बाहरी आक्रमण के आधार पर आपात घोषित होते ही अनुच्छेद 358 से अनुच्छेद 19 अपने आप निलंबित होता है। अनुच्छेद 359 के अधीन राष्ट्रपति दूसरे अधिकारों को लागू कराने का अधिकार निलंबित कर सकते हैं, पर 44वें संशोधन के बाद **अनुच्छेद 20 और 21** का कभी नहीं।

### 6. निदेशक तत्व और कर्तव्य

निदेशक तत्व (भाग IV, अनुच्छेद 36 से 51) शासन करने वालों के लक्ष्य हैं। अनुच्छेद 37 के अनुसार कोई न्यायालय इन्हें लागू नहीं कराता, फिर भी ये देश के शासन में मूलभूत हैं।

| समूह | अनुच्छेद |
|---|---|
| समाजवादी | 38 लोक कल्याण; 39 समान वेतन, न्यायपूर्ण बँटवारा; 39क निःशुल्क विधिक सहायता; 41 काम और शिक्षा; 42 काम की न्यायसंगत दशाएँ, प्रसूति सहायता; 43 निर्वाह मज़दूरी; 43क प्रबंध में कर्मकारों की भागीदारी; 47 पोषण और लोक स्वास्थ्य |
| गांधीवादी | 40 ग्राम पंचायतें; 43 कुटीर उद्योग; 43ख सहकारी समितियाँ; 46 कमज़ोर वर्ग; 47 मद्य निषेध; 48 गायों और दूसरे पशुओं का संरक्षण |
| उदारवादी | 44 समान नागरिक संहिता; 45 छह वर्ष से कम के बच्चों की देखरेख; 48 आधुनिक कृषि और पशुपालन; 48क पर्यावरण; 49 स्मारक; 50 न्यायपालिका का कार्यपालिका से पृथक्करण; 51 अंतरराष्ट्रीय शांति |

ये समूह संविधान में नहीं हैं, पाठ्यपुस्तकों ने बनाए हैं; अनुच्छेद 43, 47 और 48 दो-दो समूहों में आते हैं।

42वें संशोधन (1976) ने 39(च) को वर्तमान रूप दिया और 39क, 43क और 48क जोड़े; 44वें (1978) ने असमानताओं पर 38(2); 86वें (2002) ने 45 बदला; 97वें (2011) ने 43ख जोड़ा।

**अधिकार और निदेशक तत्व टकराएँ तो?** *चंपकम दोराईराजन* (1951) ने अधिकारों को ऊपर रखा। 25वें संशोधन (1971) ने अनुच्छेद 31ग जोड़ा: 39(ख) और (ग) को लागू करने वाला क़ानून अनुच्छेद 14 या 19 से टकराने के कारण शून्य नहीं होगा। 42वें संशोधन ने यह छूट सभी निदेशक तत्वों तक फैला दी। *मिनर्वा मिल्स* (1980) ने यह फैलाव रद्द किया: भाग III और IV का संतुलन स्वयं मूल ढाँचा है।

**मूल कर्तव्य** (भाग IVक, अनुच्छेद 51क) 1976 की स्वर्ण सिंह समिति के बाद 42वें संशोधन से आए। तब दस थे; ग्यारहवाँ, यानी माता-पिता का कर्तव्य कि छह से चौदह वर्ष के बच्चे को शिक्षा के अवसर दें, 86वें संशोधन (2002) से आया। ये केवल नागरिकों के लिए हैं और अपने आप में न्यायालय से लागू नहीं कराए जा सकते। मत देना, कर चुकाना और परिवार नियोजन इनमें **नहीं** हैं।

### 7. संशोधन और मूल ढाँचा

![परिवर्तन के तीन रास्ते: अनुच्छेद 2, 3 और 169 जैसे विषयों में साधारण बहुमत, अनुच्छेद 368 से बाहर; ज़्यादातर अनुच्छेदों में प्रत्येक सदन का विशेष बहुमत; संघीय विषयों में विशेष बहुमत और आधे राज्यों के विधानमंडल](/figures/book-polity-a2-hi.svg)

संशोधन विधेयक किसी भी सदन में शुरू हो सकता है, मंत्री या ग़ैर-सरकारी सदस्य ला सकता है, और राष्ट्रपति की पूर्व अनुमति नहीं चाहिए। प्रत्येक सदन उसे अलग-अलग पारित करता है: **कुल सदस्य संख्या** का बहुमत और **उपस्थित और मत देने वालों** का दो तिहाई। संयुक्त बैठक नहीं होती। 24वें संशोधन (1971) से राष्ट्रपति को अनुमति **देनी ही** होती है। राज्य विधानमंडल संशोधन शुरू नहीं कर सकते। जहाँ वे अनुसमर्थन करते हैं, वहाँ साधारण बहुमत काफ़ी है।

कम से कम आधे राज्यों का अनुसमर्थन इन विषयों में चाहिए: राष्ट्रपति का निर्वाचन (54, 55), संघ और राज्यों की कार्यपालिका शक्ति, सर्वोच्च और उच्च न्यायालय, विधायी शक्ति का बँटवारा, सातवीं अनुसूची की कोई सूची, संसद में राज्यों का प्रतिनिधित्व, वस्तु एवं सेवा कर परिषद (279क), और स्वयं अनुच्छेद 368।

###### मूल ढाँचे तक का रास्ता

| वर्ष | मामला या संशोधन | निर्णय |
|---|---|---|
| 1951 | शंकरी प्रसाद | संसद अधिकारों में संशोधन कर सकती है; संशोधन अनुच्छेद 13 की "विधि" नहीं |
| 1965 | सज्जन सिंह | वही |
| 1967 | गोलकनाथ (6 : 5) | संशोधन से अधिकार नहीं छीने जा सकते |
| 1971 | 24वाँ संशोधन | अनुच्छेद 13 और 368 में लिखा गया कि संसद कोई भी भाग बदल सकती है |
| 1973 | केशवानंद भारती (7 : 6, 24 अप्रैल) | कोई भी भाग बदला जा सकता है, पर मूल ढाँचा नहीं |
| 1975 | इंदिरा गांधी बनाम राज नारायण | प्रधानमंत्री के चुनाव वाला खंड रद्द; स्वतंत्र चुनाव मूल ढाँचा |
| 1980 | मिनर्वा मिल्स | संशोधन की सीमित शक्ति और न्यायिक पुनरावलोकन मूल ढाँचा |
| 1981 | वामन राव | 24 अप्रैल 1973 को या उसके बाद नौवीं अनुसूची में जुड़े क़ानून जाँचे जा सकते हैं |
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
| 106वाँ | 2023 | लोक सभा, राज्य विधान सभाओं और दिल्ली में महिलाओं के लिए एक तिहाई सीटें, जनगणना और परिसीमन के बाद; अधिनियम 16 अप्रैल 2026 से लागू |

### अध्याय 1 के प्रश्न

**1.** संविधान सभा के बारे में कथन: 1. उसके सदस्य वयस्क मताधिकार से सीधे चुने गए। 2. बी. एन. राव उसकी प्रारूप समिति के सदस्य थे। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**2.** संघ संविधान समिति के अध्यक्ष कौन थे?

- (A) बी. आर. आंबेडकर
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

**5.** किसी राज्य की सीमा बदलने वाले विधेयक के लिए:

- (A) राज्य विधानमंडल की सहमति चाहिए
- (B) राष्ट्रपति की सिफ़ारिश चाहिए
- (C) विशेष बहुमत चाहिए
- (D) आधे राज्यों का अनुसमर्थन चाहिए

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

**9.** कोई व्यक्ति आवश्यक योग्यता के बिना एक सांविधिक बोर्ड के अध्यक्ष पद पर है। उचित रिट है:

- (A) परमादेश
- (B) अधिकार-पृच्छा
- (C) उत्प्रेषण
- (D) प्रतिषेध

**10.** कथन: 1. उच्च न्यायालय ऐसे क़ानूनी अधिकार के लिए भी रिट दे सकता है जो मूल अधिकार नहीं है। 2. सर्वोच्च न्यायालय भी अनुच्छेद 32 में ऐसा कर सकता है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**11.** राष्ट्रीय आपात में भी कौन-से अनुच्छेद हर स्थिति में लागू कराए जा सकते हैं?

- (A) 14 और 19
- (B) 19 और 21
- (C) 20 और 21
- (D) 21 और 22

**12.** कौन-सा निदेशक तत्व 42वें संशोधन से जुड़ा?

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
2. **(C)** नेहरू संघ शक्ति, संघ संविधान और राज्य समिति के अध्यक्ष थे। आंबेडकर प्रारूप समिति के, पटेल प्रांतीय संविधान समिति के और राजेंद्र प्रसाद संचालन समिति के अध्यक्ष थे।
3. **(D)** "विधि द्वारा स्थापित प्रक्रिया" जापान से है। दक्षिण अफ़्रीका से संशोधन की प्रक्रिया और राज्य सभा के निर्वाचन की पद्धति ली गई। बाक़ी तीनों युग्म सही हैं।
4. **(C)** "गणराज्य" 1949 से ही उद्देशिका में है। बाक़ी तीनों शब्द 1976 में आए।
5. **(B)** अनुच्छेद 3। राज्य से केवल राय ली जाती है, इसलिए (A) ग़लत; अनुच्छेद 4 इस क़ानून को 368 से बाहर रखता है, इसलिए (C) और (D) ग़लत।
6. **(C)** गुजरात 1960, नागालैंड 1963, हरियाणा 1966, हिमाचल प्रदेश 1971।
7. **(C)** चौथी। दूसरी में वेतन, तीसरी में शपथ और सातवीं में क़ानून बनाने के विषय हैं।
8. **(C)** अनुच्छेद 21 "किसी व्यक्ति" की बात करता है। (A), (B) और (D) अनुच्छेद 19, 16 और 30 के हैं, जो केवल नागरिकों के लिए हैं।
9. **(B)** अधिकार-पृच्छा पूछती है कि पद किस अधिकार से धारण किया है। परमादेश कर्तव्य करने का आदेश है। उत्प्रेषण और प्रतिषेध मामला तय करने वाले निकाय के विरुद्ध जाते हैं, पद पर बैठे व्यक्ति के विरुद्ध नहीं।
10. **(A)** अनुच्छेद 226 में "किसी अन्य प्रयोजन" भी है; अनुच्छेद 32 में केवल मूल अधिकार।
11. **(C)** 44वाँ संशोधन, अनुच्छेद 359। अनुच्छेद 19 निलंबित हो सकता है, इसलिए (A) और (B) ग़लत; 14 और 22 को यह सुरक्षा नहीं है, इसलिए (A) और (D) ग़लत।
12. **(B)** अनुच्छेद 39क। 40 और 44 मूल संविधान में थे; 43ख 2011 में आया।
13. **(C)** अनुच्छेद 51क(ज)। बाक़ी तीनों सूची में नहीं हैं।
14. **(B)** 1973। गोलकनाथ (1967) ने अधिकारों का संशोधन ही रोक दिया था; उसमें मूल ढाँचे की बात नहीं थी। शंकरी प्रसाद (1951) ने हर संशोधन होने दिया, और मिनर्वा मिल्स (1980) ने पहले से बना सिद्धांत लागू किया।
15. **(B)** केवल कथन 3, 24वें संशोधन (1971) से। शुरुआत किसी भी सदन में हो सकती है, और अनुच्छेद 108 संशोधन विधेयक पर लागू नहीं।
`,
    },
  },
  {
    id: 'union',
    title: { en: 'The Union', hi: 'संघ' },
    text: {
      en: String.raw`
The Union is governed by a President who reigns, ministers who rule and a Parliament that can dismiss them. Part V of the Constitution (Articles 52 to 151) describes them. Examiners like this part because it is full of exact numbers: ages, days, fractions, kinds of majority. Keep three questions in mind for each office: who chooses, who removes, and to whom is it answerable?

### 1. The President (Articles 52 to 62, 72, 123)

###### Election

Article 52 says there shall be a President; Article 53 vests the executive power of the Union in the office. The President must be a citizen, at least **35 years** old, qualified to be a member of the Lok Sabha, and hold no office of profit. The candidate needs 50 proposers and 50 seconders from among the electors, and a deposit of ₹15,000.

By Article 54 the electors are the **elected** members of both Houses of Parliament and the **elected** members of the Legislative Assemblies of the States, Delhi and Puducherry (the last two since the 70th Amendment of 1992). Three groups have **no** vote: nominated members of either House, nominated members of assemblies, and members of Legislative Councils.

Article 55 wants uniformity among the States and parity between the States as a whole and the Union. So the votes are weighted:

$$
\text{MLA's vote}=\frac{\text{population of State}}{1000\times\text{elected MLAs}}
$$

$$
\text{MP's vote}=\frac{\text{all MLAs' votes}}{\text{elected MPs}}
$$

The population is that of the census of **1971**, frozen until the first census taken after 2026 is published (42nd Amendment, prolonged by the 84th of 2001).

**Example.** A State had 3,00,00,000 people in 1971 and has 200 elected MLAs. The vote of each MLA is $\frac{30000000}{1000\times 200}=150$. All of them together have $150\times 200=30000$.

The election is by proportional representation with the single transferable vote and secret ballot. The winner needs a quota: more than half of the valid votes. Disputes go to the Supreme Court alone (Article 71). The election of a new President must be finished before the term ends. If the office falls vacant by death, resignation or removal, the election must be held within six months, and the new President gets a **full term of five years**.

The Chief Justice of India, or in absence the senior-most judge of the Supreme Court, administers the oath (Article 60). The President resigns to the Vice-President.

###### Impeachment (Article 61)

The only ground is **violation of the Constitution**. Either House may frame the charge.

1. A notice of 14 days, signed by one fourth of all members of that House.
2. A resolution by two thirds of the **total membership** of that House.
3. The other House investigates; the President may appear or be represented.
4. A resolution by two thirds of the total membership of the other House removes the President.

Nominated members of Parliament **take part** in impeachment although they have no vote in the election. MLAs vote in the election but have no part in impeachment. No President has been impeached.

###### Powers

| Power | Articles | Remember |
|---|---|---|
| Executive | 53, 75, 76, 148, 155, 280 | appoints Prime Minister, ministers, Attorney General, Comptroller and Auditor General, governors, Finance Commission |
| Legislative | 80, 85, 87, 108, 111 | nominates 12 to the Rajya Sabha; summons, prorogues, dissolves; special address; joint sitting; assent |
| Ordinance | 123 | when at least one House is not in session |
| Financial | 110, 112, 117 | no money bill without recommendation; causes the budget to be laid before Parliament |
| Judicial | 72, 143 | pardon; advice of the Supreme Court |
| Emergency | 352, 356, 360 | war, external aggression or armed rebellion; failure of machinery in a State; finance |

###### The veto (Article 111)

- **Absolute:** assent withheld. The bill dies.
- **Suspensive:** the bill is returned. If both Houses pass it again, even by a simple majority, the President must assent. A **money bill cannot be returned**.
- **Pocket:** nothing is done, since no time limit is written. In 1986 Zail Singh kept the Indian Post Office (Amendment) Bill in this way.

There is no veto of any kind on an amendment bill (24th Amendment, 1971).

###### Ordinances

An ordinance has the force of an Act. It must be laid before both Houses and ends **six weeks after reassembly**, unless an Act replaces it, both Houses disapprove it or the President withdraws it before that. When the Houses meet on different days, the six weeks run from the later one. Since at most six months may pass between two sittings, an ordinance lives at most six months and six weeks. It cannot do what Parliament cannot do, so it cannot amend the Constitution. *R. C. Cooper* (1970) said the President's satisfaction is not beyond question; *D. C. Wadhwa* (1987) called repeated re-issue without going to the legislature a fraud on the Constitution; *Krishna Kumar Singh* (2017) repeated it and made laying before the House mandatory.

###### Pardon (Article 72)

The power covers sentences of courts martial, offences against Union laws and **all sentences of death**. It is used on ministers' advice (*Maru Ram*, 1980).

| Word | Meaning | Small example |
|---|---|---|
| Pardon | sentence and conviction wiped out | set free, with a clean record |
| Commutation | lighter **kind** of punishment | death to life imprisonment |
| Remission | shorter period, same kind | ten years to six |
| Respite | lesser sentence for a special fact | pregnancy, disability |
| Reprieve | sentence stayed for a time | time to ask for pardon |

A governor's pardon (Article 161) does not extend to courts martial, and by the usual reading of Article 72(3) a governor cannot pardon a sentence of death, only suspend, remit or commute it.

###### Advice

Article 74 was sharpened twice. The 42nd Amendment (1976) wrote that the President **shall** act on the advice of the Council of Ministers; the 44th (1978) allowed the President to send it back **once** for reconsideration, after which it binds. Courts cannot ask what advice was given. Room for the President's own judgement is left where no party has a majority, or where a government has lost the confidence of the House.

### 2. The Vice-President (Articles 63 to 71)

The Vice-President is chairman of the Rajya Sabha by office without being a member of it, and is paid as chairman. The candidate must be a citizen of 35 years, qualified for the **Rajya Sabha**, with 20 proposers and 20 seconders.

| | President | Vice-President |
|---|---|---|
| Electors | elected members of both Houses and of assemblies | **all** members of both Houses, nominated ones too |
| Elected MLAs | vote | do not vote |
| Qualified to be member of | Lok Sabha | Rajya Sabha |
| Removal begins in | either House | Rajya Sabha only |
| Majority for removal | two thirds of total membership in each House | majority of all the then members in Rajya Sabha, then agreement of Lok Sabha |
| Ground | violation of the Constitution | none stated |
| Resigns to | Vice-President | President |

When the President's office is vacant, the Vice-President acts as President for at most six months, and does not preside over the Rajya Sabha in that time. If both are missing, an Act of 1969 calls the Chief Justice of India: M. Hidayatullah acted in 1969 after Zakir Husain had died and V. V. Giri had resigned.

### 3. Prime Minister and Council of Ministers (Articles 74, 75, 77, 78)

The President appoints the Prime Minister, and other ministers **on the Prime Minister's advice**. The text says little more; convention asks for the leader who commands a majority in the Lok Sabha. The Prime Minister may belong to either House.

- Ministers hold office during the pleasure of the President, in fact of the Prime Minister.
- The Council is **collectively responsible to the Lok Sabha** (75(3)). If that House votes no confidence, all resign, members of the Rajya Sabha too.
- A minister who is in neither House for **six months** in a row ceases to be a minister (75(5)).
- The **91st Amendment (2003)** limits the Council, Prime Minister included, to 15 per cent of the strength of the Lok Sabha. With 543 members that gives 81 at most, since 81.45 may not be passed. A member disqualified for defection cannot be a minister.
- A minister may speak in both Houses but votes only in the one of which he or she is a member (88).
- India did not take the British rule that a minister must countersign the acts of the head of State, so no legal responsibility is written.

| | Council of Ministers | Cabinet |
|---|---|---|
| Size | all ranks: Cabinet ministers, Ministers of State, deputy ministers | the senior ministers only |
| In the Constitution | Articles 74 and 75 since 1950 | only in Article 352, by the 44th Amendment (1978) |
| Meets | rarely as a whole | often; it decides |
| Responsibility | collective, to the Lok Sabha | carries it out for the Council |

By Article 78 the Prime Minister must communicate decisions of the Council to the President, furnish information asked for, and put before the Council a matter decided by one minister alone if the President requires it. Article 78 is the link between the two. By Article 77 all executive action is taken in the name of the President.

A resignation or death of the Prime Minister dissolves the whole Council. That of another minister only leaves a vacancy.

### 4. Parliament (Articles 79 to 122)

###### Who sits there

Parliament is the **President and the two Houses** (Article 79). The President is not a member of either House, yet no bill becomes law without assent.

| | Lok Sabha | Rajya Sabha |
|---|---|---|
| Largest strength | 550 (530 States, 20 Union territories) | 250 (238 and 12 nominated) |
| Strength (2026) | 543 | 245 |
| Election | direct, adult franchise | by elected members of assemblies, single transferable vote |
| Age | 25 | 30 |
| Life | five years, unless dissolved | permanent; a third retires every second year; a member has six years |
| Presides | Speaker | Vice-President as chairman |
| Nominated | none since January 2020 | 12: literature, science, art, social service |

In an emergency under Article 352 Parliament may prolong the Lok Sabha by law, one year at a time, but not beyond six months after the proclamation ends.

###### Speaker

The Lok Sabha elects its Speaker. A **Speaker pro tem**, by custom one of the oldest in service, is appointed by the President to give the oath to new members. The Speaker is removed by a resolution passed by a majority of **all the then members**, after 14 days' notice (94), and does not preside while it is debated, but may speak and vote then in the first instance, not in a tie (96). At other times the Speaker has only a **casting vote** in a tie (100). The Speaker resigns to the Deputy Speaker, and stays in office after a dissolution until just before the first meeting of the new House.

###### Sessions

Not more than **six months** may pass between the last sitting of one session and the first of the next (85). So Parliament meets at least twice a year; custom has three sessions: Budget, Monsoon and Winter. Quorum is **one tenth** of all members of the House (100).

| Word | Done by | Effect |
|---|---|---|
| Adjournment | presiding officer | sitting stops for hours, days or weeks |
| Adjournment sine die | presiding officer | no date named for the next sitting |
| Prorogation | President | session ends; pending bills survive, most notices lapse |
| Dissolution | President | life of the Lok Sabha ends |

On dissolution a bill pending in the Lok Sabha lapses, and so does a bill passed by the Lok Sabha and pending in the Rajya Sabha. A bill pending in the Rajya Sabha that the Lok Sabha has **not yet passed** survives, and so does one for which a joint sitting was already notified or which awaits assent.

###### Disqualification and defection

Article 102 disqualifies a member for an office of profit, unsoundness of mind declared by a court, insolvency, loss of citizenship, or under a law of Parliament. The President decides according to the opinion of the **Election Commission** (103). Under the **Tenth Schedule** (52nd Amendment, 1985) the **presiding officer** decides. A member loses the seat by giving up the party voluntarily, or by voting against its direction without leave unless the party forgives it within 15 days. An independent who joins a party, or a nominated member who joins one after six months, loses it too. The 91st Amendment (2003) ended the protection of a "split" of one third; a merger still needs two thirds. *Kihoto Hollohan* (1992) opened the decision to judicial review.

###### Bills

![Path of an ordinary bill: first House, second House; if there is deadlock, a joint sitting under Article 108; then the President, who assents, withholds assent or returns the bill once](/figures/book-polity-a3.svg)

Each bill has three readings: introduction, consideration (principles, committee, clauses), and final vote.

| | Ordinary | Money (110) | Amendment (368) |
|---|---|---|---|
| First House | either | Lok Sabha only | either |
| Moved by | minister or private member | minister | minister or private member |
| President's recommendation | not needed, as a rule | needed | not needed |
| Rajya Sabha | equal; may delay six months | may only recommend, within **14 days** | equal |
| Majority | simple | simple | special, in each House |
| Joint sitting | possible | none | none |
| President | assent, refuse or return | assent or refuse | must assent |

A **money bill** deals only with the matters in Article 110: imposing or changing a tax, borrowing, the Consolidated and Contingency Funds, appropriation, charged expenditure, and what is incidental to them. A bill is not a money bill merely because it provides for fines, licence fees, or taxes by local bodies. The Speaker certifies it, and by Article 110(3) the decision is final; yet in *Puttaswamy* (2018, Aadhaar) and *Rojer Mathew* (2019) the Supreme Court held that a certificate may be reviewed.

Every money bill is a financial bill, but not the other way round. A financial bill under **117(1)** has money matters among others: it begins in the Lok Sabha on recommendation, then goes as an ordinary bill. One under **117(3)** only involves spending from the Consolidated Fund: it may begin in either House, but needs the recommendation before it is passed.

###### Joint sitting (Article 108)

The President may summon one when the second House rejects a bill, disagrees finally about amendments, or lets **more than six months** pass. The Speaker presides; in absence the Deputy Speaker, then the Deputy Chairman of the Rajya Sabha. The chairman of the Rajya Sabha never does. The quorum is one tenth of both Houses together, and a simple majority of those present and voting decides. It has passed a bill three times.

| Year | Bill |
|---|---|
| 1961 | Dowry Prohibition Bill |
| 1978 | Banking Service Commission (Repeal) Bill |
| 2002 | Prevention of Terrorism Bill |

###### Money and the budget

The Constitution says "annual financial statement" (112), not budget. **Charged** expenditure (salaries of the President, presiding officers, Supreme Court judges, the Comptroller and Auditor General, debt charges) may be discussed but not voted. Only the Lok Sabha votes the demands for grants (113). The **Appropriation Act** (114) lets money be drawn; the **Finance Act** gives effect to the taxes. A **vote on account** (116) covers a part of the year.

| Cut motion | Reduces the demand |
|---|---|
| Policy | to one rupee: disapproval of the policy |
| Economy | by a stated amount |
| Token | by one hundred rupees: a particular grievance |

| Fund | Article | Who lets money out |
|---|---|---|
| Consolidated Fund | 266(1) | Parliament, by law |
| Public Account | 266(2) | the executive |
| Contingency Fund | 267 | the President, pending approval by Parliament |

###### Where the Rajya Sabha is stronger, and weaker

Alone it can allow Parliament to make a law on a State subject (249, two thirds of those present and voting, one year at a time), begin new all-India services (312, the same majority), and begin the removal of the Vice-President (67). If an emergency is proclaimed while the Lok Sabha is dissolved, its approval keeps the proclamation alive until the new House has sat for 30 days. But it cannot vote demands for grants, cannot remove the government, and is outnumbered in a joint sitting.

###### Questions and motions

| Device | Point to remember |
|---|---|
| Starred question | oral answer; supplementary questions follow |
| Unstarred question | written answer |
| Short notice question | less than ten days' notice |
| Zero hour | Indian practice since 1962; not in the rules |
| No-confidence motion | Lok Sabha only; 50 members must support its admission; no reason need be given |
| Censure motion | reason stated; may be aimed at one minister; government need not resign |
| Adjournment motion | Lok Sabha only; 50 members; matter of urgent public importance |

The Constitution does not mention the no-confidence motion. It stands in the rules of the Lok Sabha.

###### Committees

| Committee | Members | Notes |
|---|---|---|
| Public Accounts | 22 (15 + 7) | since 1921; examines reports of the Comptroller and Auditor General; chairman from the opposition by custom since 1967 |
| Estimates | 30, all Lok Sabha | since 1950; suggests economies |
| Public Undertakings | 22 (15 + 7) | since 1964 |
| Departmental standing | 31 (21 + 10) each | 17 in 1993, 24 since 2004 |

No minister may be a member of these committees. Members of the first three hold office for one year, and the Lok Sabha members are elected by proportional representation.

###### Privileges (Article 105)

Members have freedom of speech in Parliament and cannot be sued for anything said or any vote given there. By the law and rules they cannot be arrested in **civil** matters during a session and 40 days before and after it; criminal cases are not covered. The Houses may publish or forbid reports and punish contempt. Other privileges have not been collected in one Act. In *P. V. Narasimha Rao* (1998) the Court had protected members who took bribes and then voted; ***Sita Soren* (2024)**, by seven judges, overruled it. *Raja Ram Pal* (2007) upheld the power to expel members, subject to review. No court may question proceedings for a mere irregularity of procedure (122), and no discussion may take place on the conduct of a judge except on a motion for removal (121).

### 5. The Attorney General (Articles 76 and 88)

The Attorney General is the first law officer of the Government of India. The President appoints a person **qualified to be a judge of the Supreme Court**, who holds office during the pleasure of the President. No term and no pay are fixed in the Constitution.

- Advises the Government on legal matters and appears for it in the Supreme Court and High Courts.
- Has the right of audience in **all courts** in India.
- May speak in both Houses and their joint sitting, and in any committee of which he or she is named a member, but **has no vote** (88).
- Is not a member of the Cabinet, is not a full-time government servant, and may keep a private practice that does not conflict with the duty.

M. C. Setalvad was the first Attorney General (1950–63). The Solicitor General is not mentioned in the Constitution. The officer of a State is the **Advocate General** (Article 165), who must be qualified to be a judge of a High Court.

| Officer | Article | Removed by | Speaks in the House |
|---|---|---|---|
| Attorney General | 76 | pleasure of the President | both Houses, no vote |
| Comptroller and Auditor General | 148 | like a judge of the Supreme Court | no |
| Advocate General | 165 | pleasure of the governor | State legislature, no vote |

### Questions on chapter 2

**1.** Who among these vote in the election of the President? 1. nominated members of the Rajya Sabha 2. elected members of the Puducherry assembly 3. members of Legislative Councils

- (A) 1 and 2 only
- (B) 2 only
- (C) 2 and 3 only
- (D) 1, 2 and 3

**2.** A State had 2,40,00,000 people in 1971 and has 160 elected MLAs. The value of one MLA's vote is:

- (A) 120
- (B) 150
- (C) 160
- (D) 240

**3.** A resolution to impeach the President must be passed by:

- (A) two thirds of those present and voting
- (B) a majority of the total membership
- (C) two thirds of the total membership of each House
- (D) two thirds of both Houses in a joint sitting

**4.** Which bill can the President return for reconsideration?

- (A) money bill
- (B) constitutional amendment bill
- (C) ordinary bill passed in a joint sitting
- (D) none of these

**5.** Death is changed to imprisonment for life. This is:

- (A) remission
- (B) respite
- (C) reprieve
- (D) commutation

**6.** Consider: 1. The Vice-President is elected by all members of both Houses. 2. A resolution to remove the Vice-President may begin in the Lok Sabha. Which is correct?

- (A) 1 only
- (B) 2 only
- (C) both
- (D) neither

**7.** The word "Cabinet" occurs in which Article?

- (A) 74
- (B) 75
- (C) 78
- (D) 352

**8.** The Council of Ministers is collectively responsible to:

- (A) the President
- (B) Parliament
- (C) the Lok Sabha
- (D) the Prime Minister

**9.** With 543 members in the Lok Sabha, the largest Council of Ministers including the Prime Minister is:

- (A) 54
- (B) 80
- (C) 81
- (D) 82

**10.** The Lok Sabha is dissolved. Which bill does **not** lapse?

- (A) a bill pending in the Lok Sabha
- (B) a bill passed by the Lok Sabha and pending in the Rajya Sabha
- (C) a bill pending in the Rajya Sabha and not yet passed by the Lok Sabha
- (D) a bill passed by the Rajya Sabha and pending in the Lok Sabha

**11.** Consider on money bills: 1. The Rajya Sabha must return one within 14 days. 2. The Rajya Sabha may reject it. 3. The Speaker certifies it. Which are correct?

- (A) 1 and 3 only
- (B) 2 and 3 only
- (C) 1 and 2 only
- (D) 1, 2 and 3

**12.** Who presides over a joint sitting when both the Speaker and the Deputy Speaker are absent?

- (A) Vice-President
- (B) Deputy Chairman of the Rajya Sabha
- (C) Chief Justice of India
- (D) the oldest member

**13.** Which committee has no member from the Rajya Sabha?

- (A) Public Accounts
- (B) Public Undertakings
- (C) Estimates
- (D) the departmental committees

**14.** A cut motion that reduces a demand to one rupee is a:

- (A) token cut
- (B) economy cut
- (C) policy cut
- (D) guillotine

**15.** Consider on the Attorney General: 1. must be a member of one House 2. may speak in both Houses 3. may vote in a committee of which he or she is a member. How many are correct?

- (A) none
- (B) one
- (C) two
- (D) all three

### Answers and reasons

1. **(B)** Only elected members vote, so the nominated ones (1) fall out. Puducherry came in by the 70th Amendment; a Council is not an assembly, so 3 falls out too.
2. **(B)** $24000000\div 160000=150$. (A) divides by 200 MLAs, (C) is only the number of MLAs, and (D) divides by 100.
3. **(C)** Article 61. (A) leaves out the absent members, (B) falls short of two thirds, and no joint sitting (D) is held.
4. **(C)** Article 111 excepts only money bills, and Article 368 amendment bills. A joint sitting counts as passing by both Houses, so the bill may still be returned.
5. **(D)** The kind of punishment changes. Remission would only shorten it, respite would lighten it for a special reason such as pregnancy, and reprieve would only delay it.
6. **(A)** Statement 1 is Article 66. Removal begins only in the Rajya Sabha (67), after 14 days' notice, so 2 is wrong.
7. **(D)** Article 352(3), since the 44th Amendment. Articles 74, 75 and 78 speak of the Council.
8. **(C)** 75(3). "Parliament" tempts, but the Rajya Sabha cannot remove a government. Ministers hold office during the President's pleasure and follow the Prime Minister, but neither of these is collective responsibility.
9. **(C)** 15 per cent of 543 is 81.45, and the limit may not be passed: 81. (D) passes it, (B) stays below it without need, and (A) is ten per cent.
10. **(C)** It is still the property of a permanent House. A bill that has come to the Lok Sabha, or been passed by it, lapses.
11. **(A)** The Rajya Sabha may only recommend. If it does nothing for 14 days the bill is treated as passed. So 2 is wrong, and with it (B), (C) and (D).
12. **(B)** By the rules made under Article 118. The Vice-President is not a member of either House, the Chief Justice has no place in Parliament, and no rule goes by age.
13. **(C)** All 30 members come from the Lok Sabha. The Rajya Sabha has seven in each of the first two and ten in each departmental committee.
14. **(C)** A token cut takes off one hundred rupees, an economy cut a stated amount. The guillotine is the closing of debate on demands not yet discussed.
15. **(B)** Only 2. Article 76 asks for no membership, and by Article 88 there is no vote, not even in a committee.
`,
      hi: String.raw`
संघ में राष्ट्रपति राज्य के प्रमुख हैं, शासन मंत्री चलाते हैं, और संसद मंत्रियों को हटा सकती है। संविधान का भाग V (अनुच्छेद 52 से 151) इन सबका वर्णन करता है। परीक्षकों को यह भाग प्रिय है क्योंकि इसमें निश्चित संख्याएँ हैं: आयु, दिन, भिन्न, बहुमत के प्रकार। हर पद के लिए तीन सवाल याद रखिए: कौन चुनता है, कौन हटाता है, और वह किसके प्रति उत्तरदायी है?

### 1. राष्ट्रपति (अनुच्छेद 52 से 62, 72, 123)

###### निर्वाचन

अनुच्छेद 52 कहता है कि भारत का एक राष्ट्रपति होगा; अनुच्छेद 53 संघ की कार्यपालिका शक्ति उसी पद में रखता है। राष्ट्रपति भारत का नागरिक हो, कम से कम **35 वर्ष** का हो, लोक सभा का सदस्य होने के योग्य हो और लाभ के पद पर न हो। उम्मीदवार को निर्वाचकों में से 50 प्रस्तावक और 50 अनुमोदक चाहिए, और ₹15,000 की ज़मानत राशि।

अनुच्छेद 54 के अनुसार निर्वाचक हैं: संसद के दोनों सदनों के **निर्वाचित** सदस्य और राज्यों, दिल्ली और पुदुचेरी की विधान सभाओं के **निर्वाचित** सदस्य (अंतिम दो 1992 के 70वें संशोधन से)। तीन समूहों का मत **नहीं** है: दोनों सदनों के मनोनीत सदस्य, विधान सभाओं के मनोनीत सदस्य, और विधान परिषदों के सदस्य।

अनुच्छेद 55 के अनुसार राज्यों में आपस में एकरूपता होनी चाहिए और सभी राज्यों तथा संघ के मतों में समानता। इसलिए मतों का मूल्य निकाला जाता है:

$$
\text{विधायक का मत}=\frac{\text{राज्य की जनसंख्या}}{1000\times\text{निर्वाचित विधायक}}
$$

$$
\text{सांसद का मत}=\frac{\text{सभी विधायकों के मत}}{\text{निर्वाचित सांसद}}
$$

जनसंख्या **1971** की जनगणना की ली जाती है; 2026 के बाद की पहली जनगणना के आँकड़े प्रकाशित होने तक यही रहेगी (42वाँ संशोधन, जिसे 2001 के 84वें ने आगे बढ़ाया)।

**उदाहरण।** किसी राज्य की जनसंख्या 1971 में 3,00,00,000 थी और उसमें 200 निर्वाचित विधायक हैं। हर विधायक के मत का मूल्य $\frac{30000000}{1000\times 200}=150$ है। सभी विधायकों का मिलाकर $150\times 200=30000$।

निर्वाचन एकल संक्रमणीय मत द्वारा आनुपातिक प्रतिनिधित्व से और गुप्त मतदान से होता है। विजेता को कोटा चाहिए: वैध मतों के आधे से अधिक। विवाद केवल सर्वोच्च न्यायालय सुनता है (अनुच्छेद 71)। नए राष्ट्रपति का निर्वाचन पिछला कार्यकाल समाप्त होने से पहले पूरा होना चाहिए। मृत्यु, त्यागपत्र या पद से हटाए जाने से पद रिक्त हो तो निर्वाचन छह महीने में होना चाहिए, और नए राष्ट्रपति को **पूरे पाँच वर्ष** मिलते हैं।

शपथ भारत के मुख्य न्यायाधीश दिलाते हैं; वे न हों तो सर्वोच्च न्यायालय के वरिष्ठतम न्यायाधीश (अनुच्छेद 60)। राष्ट्रपति अपना त्यागपत्र उपराष्ट्रपति को देते हैं।

###### महाभियोग (अनुच्छेद 61)

एकमात्र आधार **संविधान का अतिक्रमण** है। आरोप कोई भी सदन लगा सकता है।

1. 14 दिन की सूचना, जिस पर उस सदन के कुल सदस्यों के एक चौथाई के हस्ताक्षर हों।
2. उस सदन की **कुल सदस्य संख्या** के दो तिहाई से संकल्प।
3. दूसरा सदन जाँच करता है; राष्ट्रपति स्वयं आ सकते हैं या प्रतिनिधि भेज सकते हैं।
4. दूसरे सदन की कुल सदस्य संख्या के दो तिहाई से संकल्प हो तो राष्ट्रपति पद से हट जाते हैं।

संसद के मनोनीत सदस्य महाभियोग में **भाग लेते हैं**, हालाँकि निर्वाचन में उनका मत नहीं है। विधायक निर्वाचन में मत देते हैं, पर महाभियोग में उनकी कोई भूमिका नहीं। अब तक किसी राष्ट्रपति पर महाभियोग नहीं चला।

###### शक्तियाँ

| शक्ति | अनुच्छेद | याद रखें |
|---|---|---|
| कार्यपालिका | 53, 75, 76, 148, 155, 280 | प्रधानमंत्री, मंत्री, महान्यायवादी, नियंत्रक और महालेखापरीक्षक, राज्यपाल, वित्त आयोग की नियुक्ति |
| विधायी | 80, 85, 87, 108, 111 | राज्य सभा में 12 का मनोनयन; सत्र बुलाना, सत्रावसान, विघटन; विशेष अभिभाषण; संयुक्त बैठक; अनुमति |
| अध्यादेश | 123 | जब कम से कम एक सदन सत्र में न हो |
| वित्तीय | 110, 112, 117 | सिफ़ारिश के बिना धन विधेयक नहीं; बजट संसद के सामने रखवाते हैं |
| न्यायिक | 72, 143 | क्षमा; सर्वोच्च न्यायालय की सलाह |
| आपात | 352, 356, 360 | युद्ध, बाहरी आक्रमण या सशस्त्र विद्रोह; राज्य में तंत्र की विफलता; वित्त |

###### वीटो (अनुच्छेद 111)

- **आत्यंतिक:** अनुमति रोक ली जाती है। विधेयक समाप्त।
- **निलंबनकारी:** विधेयक लौटाया जाता है। दोनों सदन उसे फिर साधारण बहुमत से भी पारित कर दें तो अनुमति देनी ही होती है। **धन विधेयक लौटाया नहीं जा सकता**।
- **पॉकेट:** कुछ भी नहीं किया जाता, क्योंकि समय की कोई सीमा नहीं लिखी है। 1986 में ज्ञानी ज़ैल सिंह ने भारतीय डाकघर (संशोधन) विधेयक को इसी तरह रोके रखा।

संशोधन विधेयक पर किसी तरह का वीटो नहीं है (24वाँ संशोधन, 1971)।

###### अध्यादेश

अध्यादेश का बल अधिनियम जैसा है। उसे दोनों सदनों के सामने रखना होता है। वह **संसद के फिर बैठने के छह सप्ताह बाद** समाप्त हो जाता है; उससे पहले तब, जब उसकी जगह अधिनियम बन जाए, दोनों सदन उसे अस्वीकार कर दें या राष्ट्रपति उसे वापस ले लें। सदन अलग-अलग दिन बैठें तो छह सप्ताह बाद वाली तारीख़ से गिने जाते हैं। दो बैठकों के बीच अधिकतम छह महीने हो सकते हैं, इसलिए अध्यादेश की अधिकतम आयु छह महीने और छह सप्ताह है। जो संसद नहीं कर सकती, वह अध्यादेश भी नहीं कर सकता; वह संविधान में संशोधन नहीं कर सकता। *आर. सी. कूपर* (1970) ने कहा कि राष्ट्रपति का समाधान जाँच से परे नहीं; *डी. सी. वाधवा* (1987) ने विधानमंडल के पास जाए बिना बार-बार अध्यादेश जारी करने को संविधान के साथ धोखा कहा; *कृष्ण कुमार सिंह* (2017) ने यह दोहराया और सदन के सामने रखना अनिवार्य बताया।

###### क्षमा (अनुच्छेद 72)

यह शक्ति सेना न्यायालय के दंड, संघ के क़ानूनों के अपराध और **मृत्युदंड के सभी मामलों** पर है। इसका प्रयोग मंत्रियों की सलाह पर होता है (*मारू राम*, 1980)।

| शब्द | अर्थ | छोटा उदाहरण |
|---|---|---|
| क्षमा | दंड और दोषसिद्धि दोनों समाप्त | बेदाग़ रिहाई |
| लघुकरण | दंड का **प्रकार** हल्का | मृत्युदंड से आजीवन कारावास |
| परिहार | प्रकार वही, अवधि कम | दस वर्ष से छह वर्ष |
| विराम | विशेष कारण से हल्का दंड | गर्भावस्था, दिव्यांगता |
| प्रविलंबन | दंड कुछ समय के लिए रुका | क्षमा माँगने का समय |

राज्यपाल की क्षमा (अनुच्छेद 161) सेना न्यायालय तक नहीं जाती, और अनुच्छेद 72(3) के प्रचलित अर्थ के अनुसार वे मृत्युदंड को क्षमा नहीं कर सकते, केवल उसका निलंबन, परिहार या लघुकरण कर सकते हैं।

###### सलाह

अनुच्छेद 74 दो बार बदला गया। 42वें संशोधन (1976) ने लिखा कि राष्ट्रपति मंत्रिपरिषद की सलाह के अनुसार कार्य **करेंगे**; 44वें (1978) ने सलाह को **एक बार** पुनर्विचार के लिए लौटाने दिया, उसके बाद वह बाध्य करती है। न्यायालय यह नहीं पूछ सकते कि क्या सलाह दी गई। अपने विवेक की जगह वहाँ बचती है जहाँ किसी दल का बहुमत न हो, या सरकार सदन का विश्वास खो चुकी हो।

### 2. उपराष्ट्रपति (अनुच्छेद 63 से 71)

उपराष्ट्रपति राज्य सभा के पदेन सभापति हैं, पर उसके सदस्य नहीं; वेतन सभापति का मिलता है। उम्मीदवार 35 वर्ष का नागरिक हो, **राज्य सभा** का सदस्य होने के योग्य हो, और 20 प्रस्तावक व 20 अनुमोदक हों।

| | राष्ट्रपति | उपराष्ट्रपति |
|---|---|---|
| निर्वाचक | दोनों सदनों और विधान सभाओं के निर्वाचित सदस्य | दोनों सदनों के **सभी** सदस्य, मनोनीत भी |
| निर्वाचित विधायक | मत देते हैं | मत नहीं देते |
| सदस्यता की योग्यता | लोक सभा | राज्य सभा |
| हटाने की शुरुआत | किसी भी सदन में | केवल राज्य सभा में |
| हटाने का बहुमत | प्रत्येक सदन की कुल सदस्य संख्या का दो तिहाई | राज्य सभा के तत्कालीन सभी सदस्यों का बहुमत, फिर लोक सभा की सहमति |
| आधार | संविधान का अतिक्रमण | कोई नहीं लिखा |
| त्यागपत्र | उपराष्ट्रपति को | राष्ट्रपति को |

राष्ट्रपति का पद रिक्त हो तो उपराष्ट्रपति अधिकतम छह महीने राष्ट्रपति का कार्य करते हैं, और उस समय राज्य सभा की अध्यक्षता नहीं करते। दोनों न हों तो 1969 के अधिनियम के अनुसार भारत के मुख्य न्यायाधीश कार्य करते हैं: ज़ाकिर हुसैन की मृत्यु और वी. वी. गिरि के त्यागपत्र के बाद 1969 में एम. हिदायतुल्लाह ने यह किया।

### 3. प्रधानमंत्री और मंत्रिपरिषद (अनुच्छेद 74, 75, 77, 78)

राष्ट्रपति प्रधानमंत्री को नियुक्त करते हैं, और अन्य मंत्रियों को **प्रधानमंत्री की सलाह पर**। संविधान इससे अधिक नहीं कहता; परंपरा यह है कि जिस नेता के पास लोक सभा में बहुमत हो, वही नियुक्त हो। प्रधानमंत्री किसी भी सदन के सदस्य हो सकते हैं।

- मंत्री राष्ट्रपति के प्रसादपर्यंत पद पर रहते हैं; वास्तव में प्रधानमंत्री की इच्छा तक।
- मंत्रिपरिषद **लोक सभा के प्रति सामूहिक रूप से उत्तरदायी** है (75(3))। वह सदन अविश्वास जताए तो सब त्यागपत्र देते हैं, राज्य सभा वाले मंत्री भी।
- जो मंत्री लगातार **छह महीने** किसी सदन का सदस्य न हो, वह मंत्री नहीं रहता (75(5))।
- **91वाँ संशोधन (2003)** प्रधानमंत्री सहित मंत्रिपरिषद को लोक सभा की सदस्य संख्या के 15 प्रतिशत तक सीमित करता है। 543 सदस्यों पर यह अधिकतम 81 है, क्योंकि 81.45 की सीमा पार नहीं हो सकती। दल-बदल में अयोग्य हुआ सदस्य मंत्री नहीं बन सकता।
- मंत्री दोनों सदनों में बोल सकते हैं, पर मत केवल अपने सदन में देते हैं (88)।
- ब्रिटेन का नियम कि राज्य के प्रमुख के हर कार्य पर मंत्री भी हस्ताक्षर करे, भारत ने नहीं लिया; इसलिए मंत्रियों का विधिक उत्तरदायित्व नहीं लिखा है।

| | मंत्रिपरिषद | मंत्रिमंडल |
|---|---|---|
| आकार | सभी स्तर: कैबिनेट मंत्री, राज्य मंत्री, उपमंत्री | केवल वरिष्ठ मंत्री |
| संविधान में | अनुच्छेद 74 और 75, 1950 से | केवल अनुच्छेद 352, 44वें संशोधन (1978) से |
| बैठक | पूरी परिषद कभी-कभार | बार-बार; निर्णय यही लेता है |
| उत्तरदायित्व | लोक सभा के प्रति सामूहिक | परिषद की ओर से निभाता है |

अनुच्छेद 78 के अनुसार प्रधानमंत्री मंत्रिपरिषद के निर्णय राष्ट्रपति को बताते हैं, माँगी गई जानकारी देते हैं, और राष्ट्रपति चाहें तो किसी एक मंत्री के अकेले लिए निर्णय को परिषद के सामने रखते हैं। यही अनुच्छेद दोनों के बीच की कड़ी है। अनुच्छेद 77 के अनुसार कार्यपालिका के सभी कार्य राष्ट्रपति के नाम से होते हैं।

प्रधानमंत्री के त्यागपत्र या मृत्यु से पूरी मंत्रिपरिषद समाप्त हो जाती है। किसी दूसरे मंत्री के जाने से केवल एक पद रिक्त होता है।

### 4. संसद (अनुच्छेद 79 से 122)

###### कौन बैठता है

संसद **राष्ट्रपति और दो सदनों** से बनती है (अनुच्छेद 79)। राष्ट्रपति किसी सदन के सदस्य नहीं, फिर भी उनकी अनुमति के बिना कोई विधेयक क़ानून नहीं बनता।

| | लोक सभा | राज्य सभा |
|---|---|---|
| अधिकतम संख्या | 550 (530 राज्य, 20 संघ राज्यक्षेत्र) | 250 (238 और 12 मनोनीत) |
| संख्या (2026) | 543 | 245 |
| निर्वाचन | प्रत्यक्ष, वयस्क मताधिकार | विधान सभाओं के निर्वाचित सदस्यों द्वारा, एकल संक्रमणीय मत |
| आयु | 25 | 30 |
| अवधि | पाँच वर्ष, यदि पहले भंग न हो | स्थायी; एक तिहाई हर दूसरे वर्ष सेवानिवृत्त; सदस्य के छह वर्ष |
| अध्यक्षता | अध्यक्ष | सभापति के रूप में उपराष्ट्रपति |
| मनोनीत | जनवरी 2020 से कोई नहीं | 12: साहित्य, विज्ञान, कला, समाज सेवा |

अनुच्छेद 352 के आपात में संसद क़ानून बनाकर लोक सभा की अवधि एक बार में एक वर्ष बढ़ा सकती है, पर उद्घोषणा समाप्त होने के छह महीने बाद तक ही।

###### अध्यक्ष

लोक सभा अपना अध्यक्ष चुनती है। नए सदस्यों को शपथ दिलाने के लिए राष्ट्रपति **सामयिक अध्यक्ष** (प्रोटेम स्पीकर) नियुक्त करते हैं; परंपरा से यह सबसे पुराने सदस्यों में से कोई होता है। अध्यक्ष को 14 दिन की सूचना के बाद **तत्कालीन सभी सदस्यों** के बहुमत से हटाया जाता है (94); उस पर चर्चा के समय वे अध्यक्षता नहीं करते, पर बोल सकते हैं और साधारण मत दे सकते हैं, बराबरी होने पर नहीं (96)। बाक़ी समय वे केवल बराबरी होने पर **निर्णायक मत** देते हैं (100)। अध्यक्ष अपना त्यागपत्र उपाध्यक्ष को देते हैं, और लोक सभा भंग होने पर भी नई लोक सभा की पहली बैठक के ठीक पहले तक पद पर रहते हैं।

###### सत्र

एक सत्र की अंतिम और अगले सत्र की पहली बैठक के बीच **छह महीने** से अधिक नहीं हो सकते (85)। यानी संसद वर्ष में कम से कम दो बार बैठती है; परंपरा से तीन सत्र हैं: बजट, मानसून और शीतकालीन। गणपूर्ति सदन के कुल सदस्यों का **दसवाँ भाग** है (100)।

| शब्द | कौन करता है | प्रभाव |
|---|---|---|
| स्थगन | पीठासीन अधिकारी | बैठक कुछ घंटे, दिन या सप्ताह रुकती है |
| अनिश्चित काल के लिए स्थगन | पीठासीन अधिकारी | अगली बैठक की तारीख़ तय नहीं |
| सत्रावसान | राष्ट्रपति | सत्र समाप्त; लंबित विधेयक बचते हैं, ज़्यादातर सूचनाएँ समाप्त |
| विघटन | राष्ट्रपति | लोक सभा का जीवन समाप्त |

विघटन पर लोक सभा में लंबित विधेयक समाप्त हो जाता है, और वह भी जो लोक सभा से पारित होकर राज्य सभा में लंबित है। राज्य सभा में लंबित जो विधेयक लोक सभा ने **अभी पारित नहीं किया**, वह बचता है; वह भी जिस पर संयुक्त बैठक की सूचना हो चुकी हो या जो अनुमति की प्रतीक्षा में हो।

###### अयोग्यता और दल-बदल

अनुच्छेद 102 के अनुसार सदस्य लाभ के पद, न्यायालय द्वारा घोषित विकृतचित्तता, दिवालियापन, नागरिकता न रहने या संसद के किसी क़ानून के कारण अयोग्य होता है। निर्णय **निर्वाचन आयोग** की राय के अनुसार राष्ट्रपति करते हैं (103)। **दसवीं अनुसूची** (52वाँ संशोधन, 1985) के मामलों में निर्णय **पीठासीन अधिकारी** करता है। सदस्य की सीट जाती है यदि वह दल की सदस्यता स्वेच्छा से छोड़ दे, या अनुमति के बिना दल के निर्देश के विरुद्ध मत दे और दल 15 दिन में उसे माफ़ न करे। दल में शामिल होने वाला निर्दलीय, और छह महीने बाद दल में शामिल होने वाला मनोनीत सदस्य भी सीट खोता है। 91वें संशोधन (2003) ने एक तिहाई के "विभाजन" की छूट समाप्त की; विलय के लिए आज भी दो तिहाई चाहिए। *किहोतो होलोहन* (1992) ने निर्णय को न्यायिक पुनरावलोकन के अधीन माना।

###### विधेयक

![साधारण विधेयक का रास्ता: पहला सदन, दूसरा सदन; गतिरोध हो तो अनुच्छेद 108 की संयुक्त बैठक; फिर राष्ट्रपति, जो अनुमति देते हैं, रोकते हैं या एक बार लौटाते हैं](/figures/book-polity-a3-hi.svg)

हर विधेयक के तीन वाचन होते हैं: पेश करना, विचार (सिद्धांत, समिति, खंड) और अंतिम मतदान।

| | साधारण | धन (110) | संशोधन (368) |
|---|---|---|---|
| पहला सदन | कोई भी | केवल लोक सभा | कोई भी |
| कौन लाए | मंत्री या ग़ैर-सरकारी सदस्य | मंत्री | मंत्री या ग़ैर-सरकारी सदस्य |
| राष्ट्रपति की सिफ़ारिश | सामान्यतः नहीं | चाहिए | नहीं |
| राज्य सभा | बराबर; छह महीने रोक सकती है | केवल सिफ़ारिश, **14 दिन** में | बराबर |
| बहुमत | साधारण | साधारण | विशेष, प्रत्येक सदन में |
| संयुक्त बैठक | हो सकती है | नहीं | नहीं |
| राष्ट्रपति | अनुमति, इनकार या लौटाना | अनुमति या इनकार | अनुमति देनी ही होगी |

**धन विधेयक** में केवल अनुच्छेद 110 के विषय होते हैं: कर लगाना या बदलना, उधार, संचित और आकस्मिकता निधि, विनियोग, भारित व्यय, और इनसे जुड़ी बातें। केवल जुर्माने, लाइसेंस शुल्क या स्थानीय निकायों के कर होने से कोई विधेयक धन विधेयक नहीं बनता। प्रमाणपत्र लोक सभा अध्यक्ष देते हैं और अनुच्छेद 110(3) के अनुसार उनका निर्णय अंतिम है; फिर भी *पुट्टास्वामी* (2018, आधार) और *रोजर मैथ्यू* (2019) में सर्वोच्च न्यायालय ने कहा कि इस प्रमाणपत्र की जाँच हो सकती है।

हर धन विधेयक वित्त विधेयक है, पर हर वित्त विधेयक धन विधेयक नहीं। **117(1)** के वित्त विधेयक में धन के विषय अन्य विषयों के साथ होते हैं: वह सिफ़ारिश पर लोक सभा में शुरू होता है, फिर साधारण विधेयक की तरह चलता है। **117(3)** वाले में केवल संचित निधि से ख़र्च जुड़ा होता है: वह किसी भी सदन में शुरू हो सकता है, पर पारित होने से पहले सिफ़ारिश चाहिए।

###### संयुक्त बैठक (अनुच्छेद 108)

राष्ट्रपति इसे तब बुला सकते हैं जब दूसरा सदन विधेयक अस्वीकार करे, संशोधनों पर अंतिम असहमति हो, या **छह महीने से अधिक** बीत जाएँ। अध्यक्षता लोक सभा अध्यक्ष करते हैं; वे न हों तो उपाध्यक्ष, फिर राज्य सभा के उपसभापति। राज्य सभा के सभापति कभी नहीं। गणपूर्ति दोनों सदनों की कुल संख्या का दसवाँ भाग है, और निर्णय उपस्थित और मत देने वालों के साधारण बहुमत से होता है। इससे तीन बार विधेयक पारित हुए हैं।

| वर्ष | विधेयक |
|---|---|
| 1961 | दहेज प्रतिषेध विधेयक |
| 1978 | बैंककारी सेवा आयोग (निरसन) विधेयक |
| 2002 | आतंकवाद निवारण विधेयक |

###### धन और बजट

संविधान का शब्द "वार्षिक वित्तीय विवरण" है (112), बजट नहीं। **भारित** व्यय (राष्ट्रपति, पीठासीन अधिकारियों, सर्वोच्च न्यायालय के न्यायाधीशों, नियंत्रक और महालेखापरीक्षक के वेतन, ऋण भार) पर चर्चा होती है, मतदान नहीं। अनुदान की माँगों पर केवल लोक सभा मत देती है (113)। **विनियोग अधिनियम** (114) से धन निकलता है; **वित्त अधिनियम** कर लागू करता है। **लेखानुदान** (116) वर्ष के एक हिस्से के लिए होता है।

| कटौती प्रस्ताव | माँग कितनी घटती है |
|---|---|
| नीति | एक रुपया रह जाए: नीति अस्वीकार |
| मितव्ययिता | बताई गई राशि से |
| सांकेतिक | सौ रुपये से: कोई विशेष शिकायत |

| निधि | अनुच्छेद | धन कौन निकलने देता है |
|---|---|---|
| संचित निधि | 266(1) | संसद, क़ानून से |
| लोक लेखा | 266(2) | कार्यपालिका |
| आकस्मिकता निधि | 267 | राष्ट्रपति, बाद में संसद की मंज़ूरी |

###### राज्य सभा कहाँ मज़बूत, कहाँ कमज़ोर

केवल वही संसद को राज्य सूची के विषय पर क़ानून बनाने दे सकती है (249, उपस्थित और मत देने वालों का दो तिहाई, एक बार में एक वर्ष), नई अखिल भारतीय सेवाएँ शुरू करा सकती है (312, वही बहुमत), और उपराष्ट्रपति को हटाने की शुरुआत कर सकती है (67)। लोक सभा भंग हो और तब आपात घोषित हो, तो राज्य सभा का अनुमोदन उद्घोषणा को नई लोक सभा की पहली बैठक से 30 दिन तक जीवित रखता है। पर वह अनुदान की माँगों पर मत नहीं देती, सरकार को नहीं हटा सकती, और संयुक्त बैठक में उसकी संख्या कम पड़ती है।

###### प्रश्न और प्रस्ताव

| साधन | याद रखने की बात |
|---|---|
| तारांकित प्रश्न | मौखिक उत्तर; पूरक प्रश्न पूछे जाते हैं |
| अतारांकित प्रश्न | लिखित उत्तर |
| अल्प सूचना प्रश्न | दस दिन से कम की सूचना |
| शून्य काल | 1962 से भारतीय परंपरा; नियमों में नहीं |
| अविश्वास प्रस्ताव | केवल लोक सभा; स्वीकार होने के लिए 50 सदस्यों का समर्थन; कारण बताना ज़रूरी नहीं |
| निंदा प्रस्ताव | कारण बताना होता है; एक मंत्री के विरुद्ध भी; सरकार का त्यागपत्र ज़रूरी नहीं |
| स्थगन प्रस्ताव | केवल लोक सभा; 50 सदस्य; अविलंबनीय लोक महत्व का विषय |

संविधान में अविश्वास प्रस्ताव का उल्लेख नहीं है। वह लोक सभा के नियमों में है।

###### समितियाँ

| समिति | सदस्य | टिप्पणी |
|---|---|---|
| लोक लेखा समिति | 22 (15 + 7) | 1921 से; नियंत्रक और महालेखापरीक्षक के प्रतिवेदन जाँचती है; 1967 से परंपरा से अध्यक्ष विपक्ष का |
| प्राक्कलन समिति | 30, सब लोक सभा | 1950 से; मितव्ययिता सुझाती है |
| सरकारी उपक्रम समिति | 22 (15 + 7) | 1964 से |
| विभागीय स्थायी समितियाँ | हर एक में 31 (21 + 10) | 1993 में 17, 2004 से 24 |

कोई मंत्री इन समितियों का सदस्य नहीं हो सकता। पहली तीन समितियों के सदस्य एक वर्ष के लिए होते हैं, और लोक सभा के सदस्य आनुपातिक प्रतिनिधित्व से चुने जाते हैं।

###### विशेषाधिकार (अनुच्छेद 105)

सदस्यों को संसद में बोलने की स्वतंत्रता है; वहाँ कही बात या दिए मत के लिए उन पर मुक़दमा नहीं चल सकता। क़ानून और नियमों के अनुसार **दीवानी** मामलों में उन्हें सत्र के दौरान और उससे 40 दिन पहले और बाद तक गिरफ़्तार नहीं किया जा सकता; आपराधिक मामले इसमें नहीं आते। सदन अपनी कार्यवाही छपवा सकते हैं या छपने से रोक सकते हैं, और अवमानना पर दंड दे सकते हैं। बाक़ी विशेषाधिकार किसी एक अधिनियम में नहीं लिखे गए। *पी. वी. नरसिंह राव* (1998) में न्यायालय ने रिश्वत लेकर मत देने वाले सदस्यों को संरक्षण दिया था; सात न्यायाधीशों की पीठ ने ***सीता सोरेन* (2024)** में उसे पलट दिया। *राजा राम पाल* (2007) ने सदस्यों को निष्कासित करने की शक्ति मानी, पर पुनरावलोकन के अधीन। केवल प्रक्रिया की अनियमितता के आधार पर न्यायालय संसद की कार्यवाही नहीं जाँच सकता (122), और न्यायाधीश के आचरण पर चर्चा केवल उसे हटाने के प्रस्ताव पर हो सकती है (121)।

### 5. महान्यायवादी (अनुच्छेद 76 और 88)

महान्यायवादी भारत सरकार के प्रथम विधि अधिकारी हैं। राष्ट्रपति ऐसे व्यक्ति को नियुक्त करते हैं जो **सर्वोच्च न्यायालय का न्यायाधीश होने के योग्य** हो; वे राष्ट्रपति के प्रसादपर्यंत पद पर रहते हैं। संविधान में न कार्यकाल निश्चित है, न वेतन।

- वे सरकार को विधि के मामलों में सलाह देते हैं और सर्वोच्च व उच्च न्यायालयों में उसकी ओर से पेश होते हैं।
- उन्हें भारत के **सभी न्यायालयों** में सुनवाई का अधिकार है।
- वे दोनों सदनों में, संयुक्त बैठक में, और जिस समिति के सदस्य बनाए जाएँ उसमें बोल सकते हैं, पर **मत नहीं दे सकते** (88)।
- वे मंत्रिमंडल के सदस्य नहीं, पूर्णकालिक सरकारी सेवक नहीं, और ऐसी निजी वकालत कर सकते हैं जो कर्तव्य से न टकराए।

पहले महान्यायवादी एम. सी. सीतलवाड़ थे (1950–63)। सॉलिसिटर जनरल का संविधान में उल्लेख नहीं है। राज्य का विधि अधिकारी **महाधिवक्ता** है (अनुच्छेद 165), जो उच्च न्यायालय का न्यायाधीश होने के योग्य हो।

| अधिकारी | अनुच्छेद | कैसे हटे | सदन में बोलना |
|---|---|---|---|
| महान्यायवादी | 76 | राष्ट्रपति का प्रसाद | दोनों सदन, मत नहीं |
| नियंत्रक और महालेखापरीक्षक | 148 | सर्वोच्च न्यायालय के न्यायाधीश की तरह | नहीं |
| महाधिवक्ता | 165 | राज्यपाल का प्रसाद | राज्य विधानमंडल, मत नहीं |

### अध्याय 2 के प्रश्न

**1.** राष्ट्रपति के निर्वाचन में कौन मत देता है? 1. राज्य सभा के मनोनीत सदस्य 2. पुदुचेरी विधान सभा के निर्वाचित सदस्य 3. विधान परिषदों के सदस्य

- (A) केवल 1 और 2
- (B) केवल 2
- (C) केवल 2 और 3
- (D) 1, 2 और 3

**2.** किसी राज्य की जनसंख्या 1971 में 2,40,00,000 थी और उसमें 160 निर्वाचित विधायक हैं। एक विधायक के मत का मूल्य है:

- (A) 120
- (B) 150
- (C) 160
- (D) 240

**3.** राष्ट्रपति पर महाभियोग का संकल्प किस बहुमत से पारित होना चाहिए?

- (A) उपस्थित और मत देने वालों का दो तिहाई
- (B) कुल सदस्य संख्या का बहुमत
- (C) प्रत्येक सदन की कुल सदस्य संख्या का दो तिहाई
- (D) संयुक्त बैठक में दोनों सदनों का दो तिहाई

**4.** राष्ट्रपति कौन-सा विधेयक पुनर्विचार के लिए लौटा सकते हैं?

- (A) धन विधेयक
- (B) संविधान संशोधन विधेयक
- (C) संयुक्त बैठक में पारित साधारण विधेयक
- (D) इनमें से कोई नहीं

**5.** मृत्युदंड को आजीवन कारावास में बदला गया। यह है:

- (A) परिहार
- (B) विराम
- (C) प्रविलंबन
- (D) लघुकरण

**6.** कथन: 1. उपराष्ट्रपति को दोनों सदनों के सभी सदस्य चुनते हैं। 2. उपराष्ट्रपति को हटाने का संकल्प लोक सभा में शुरू हो सकता है। कौन-सा सही है?

- (A) केवल 1
- (B) केवल 2
- (C) दोनों
- (D) कोई नहीं

**7.** "मंत्रिमंडल" शब्द किस अनुच्छेद में है?

- (A) 74
- (B) 75
- (C) 78
- (D) 352

**8.** मंत्रिपरिषद सामूहिक रूप से किसके प्रति उत्तरदायी है?

- (A) राष्ट्रपति
- (B) संसद
- (C) लोक सभा
- (D) प्रधानमंत्री

**9.** लोक सभा में 543 सदस्य हों तो प्रधानमंत्री सहित मंत्रिपरिषद में अधिकतम कितने मंत्री हो सकते हैं?

- (A) 54
- (B) 80
- (C) 81
- (D) 82

**10.** लोक सभा भंग हुई। कौन-सा विधेयक समाप्त **नहीं** होता?

- (A) लोक सभा में लंबित विधेयक
- (B) लोक सभा से पारित और राज्य सभा में लंबित विधेयक
- (C) राज्य सभा में लंबित विधेयक, जिसे लोक सभा ने अभी पारित नहीं किया
- (D) राज्य सभा से पारित और लोक सभा में लंबित विधेयक

**11.** धन विधेयक के बारे में: 1. राज्य सभा को उसे 14 दिन में लौटाना होता है। 2. राज्य सभा उसे अस्वीकार कर सकती है। 3. प्रमाणपत्र लोक सभा अध्यक्ष देते हैं। कौन-से सही हैं?

- (A) केवल 1 और 3
- (B) केवल 2 और 3
- (C) केवल 1 और 2
- (D) 1, 2 और 3

**12.** लोक सभा के अध्यक्ष और उपाध्यक्ष दोनों अनुपस्थित हों तो संयुक्त बैठक की अध्यक्षता कौन करता है?

- (A) उपराष्ट्रपति
- (B) राज्य सभा के उपसभापति
- (C) भारत के मुख्य न्यायाधीश
- (D) सबसे अधिक आयु के सदस्य

**13.** किस समिति में राज्य सभा का कोई सदस्य नहीं होता?

- (A) लोक लेखा समिति
- (B) सरकारी उपक्रम समिति
- (C) प्राक्कलन समिति
- (D) विभागीय समितियाँ

**14.** माँग को घटाकर एक रुपया करने वाला कटौती प्रस्ताव है:

- (A) सांकेतिक कटौती
- (B) मितव्ययिता कटौती
- (C) नीति कटौती
- (D) गिलोटिन

**15.** महान्यायवादी के बारे में: 1. किसी एक सदन के सदस्य होने चाहिए 2. दोनों सदनों में बोल सकते हैं 3. जिस समिति के सदस्य हों, उसमें मत दे सकते हैं। कितने सही हैं?

- (A) एक भी नहीं
- (B) एक
- (C) दो
- (D) तीनों

### उत्तर और कारण

1. **(B)** केवल निर्वाचित सदस्य मत देते हैं, इसलिए मनोनीत (1) बाहर। पुदुचेरी 70वें संशोधन से जुड़ा; विधान परिषद विधान सभा नहीं है, इसलिए 3 भी बाहर।
2. **(B)** $24000000\div 160000=150$। (A) 200 विधायकों से भाग देता है, (C) केवल विधायकों की संख्या है, और (D) 100 से भाग देता है।
3. **(C)** अनुच्छेद 61। (A) अनुपस्थित सदस्यों को छोड़ देता है, (B) दो तिहाई से कम है, और संयुक्त बैठक (D) नहीं होती।
4. **(C)** अनुच्छेद 111 में केवल धन विधेयक बाहर है, और अनुच्छेद 368 में संशोधन विधेयक। संयुक्त बैठक में पारित होना दोनों सदनों से पारित होना है, इसलिए विधेयक तब भी लौटाया जा सकता है।
5. **(D)** दंड का प्रकार बदला। परिहार में केवल अवधि घटती है, विराम में गर्भावस्था जैसे विशेष कारण से दंड हल्का होता है, और प्रविलंबन में दंड केवल टलता है।
6. **(A)** कथन 1 अनुच्छेद 66 है। हटाने की शुरुआत केवल राज्य सभा में होती है (67), 14 दिन की सूचना के बाद, इसलिए 2 ग़लत।
7. **(D)** अनुच्छेद 352(3), 44वें संशोधन से। 74, 75 और 78 में मंत्रिपरिषद की बात है।
8. **(C)** 75(3)। "संसद" लुभाता है, पर राज्य सभा सरकार को नहीं हटा सकती। मंत्री राष्ट्रपति के प्रसादपर्यंत रहते हैं और प्रधानमंत्री के नेतृत्व में चलते हैं, पर यह सामूहिक उत्तरदायित्व नहीं है।
9. **(C)** 543 का 15 प्रतिशत 81.45 है, और सीमा पार नहीं हो सकती: 81। (D) सीमा पार करता है, (B) बिना कारण कम है, और (A) दस प्रतिशत है।
10. **(C)** वह अब भी स्थायी सदन के पास है। जो विधेयक लोक सभा में आ चुका या उससे पारित हो चुका, वह समाप्त होता है।
11. **(A)** राज्य सभा केवल सिफ़ारिश कर सकती है। 14 दिन में कुछ न करे तो विधेयक पारित माना जाता है। इसलिए 2 ग़लत है, और उसके साथ (B), (C) और (D) भी।
12. **(B)** अनुच्छेद 118 के अधीन बने नियमों से। उपराष्ट्रपति किसी सदन के सदस्य नहीं हैं, मुख्य न्यायाधीश का संसद में स्थान नहीं है, और आयु के आधार पर कोई नियम नहीं है।
13. **(C)** सभी 30 सदस्य लोक सभा के होते हैं। पहली दो समितियों में राज्य सभा के सात-सात और हर विभागीय समिति में दस सदस्य होते हैं।
14. **(C)** सांकेतिक कटौती सौ रुपये घटाती है, मितव्ययिता कटौती बताई गई राशि। गिलोटिन उन माँगों पर बहस बंद करना है जिन पर चर्चा नहीं हो पाई।
15. **(B)** केवल 2। अनुच्छेद 76 सदस्यता नहीं माँगता, और अनुच्छेद 88 में मत का अधिकार समिति में भी नहीं है।
`,
    },
  },
]
