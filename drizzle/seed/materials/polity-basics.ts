import { both, type SeedMaterial } from './shapes.ts'

export const polityBasics: SeedMaterial = {
  slug: 'indian-polity-basics',
  title: { en: 'Indian polity: the basics', hi: 'भारतीय राजव्यवस्था: मूल बातें' },
  summary: {
    en: 'How the Constitution was made, its parts, schedules and sources, and the articles asked most often.',
    hi: 'संविधान कैसे बना, उसके भाग, अनुसूचियाँ और स्रोत, और सबसे ज़्यादा पूछे जाने वाले अनुच्छेद।',
  },
  kind: 'pdf',
  subject: 'polity',
  exams: ['upsc', 'ssc', 'state-psc', 'railways'],
  paper: both(String.raw`
## «The making of the Constitution¦संविधान का निर्माण»

| «Date¦तिथि» | «Event¦घटना» |
|---|---|
| «9 December 1946¦9 दिसंबर 1946» | «The Constituent Assembly meets for the first time; Sachchidananda Sinha is its temporary chairman.¦संविधान सभा की पहली बैठक; सच्चिदानंद सिन्हा अस्थायी अध्यक्ष।» |
| «11 December 1946¦11 दिसंबर 1946» | «Rajendra Prasad is elected its president.¦राजेंद्र प्रसाद अध्यक्ष चुने गए।» |
| «13 December 1946¦13 दिसंबर 1946» | «Jawaharlal Nehru moves the Objectives Resolution.¦जवाहरलाल नेहरू ने उद्देश्य प्रस्ताव रखा।» |
| «22 July 1947¦22 जुलाई 1947» | «The national flag is adopted.¦राष्ट्रीय ध्वज अपनाया गया।» |
| «29 August 1947¦29 अगस्त 1947» | «The Drafting Committee is set up; B. R. Ambedkar is its chairman, with six more members.¦प्रारूप समिति बनी; बी. आर. आंबेडकर अध्यक्ष, छह अन्य सदस्य।» |
| «26 November 1949¦26 नवंबर 1949» | «The Constitution is adopted.¦संविधान अंगीकृत हुआ।» |
| «24 January 1950¦24 जनवरी 1950» | «Members sign it; the national anthem and song are adopted.¦सदस्यों के हस्ताक्षर; राष्ट्रगान और राष्ट्रगीत अपनाए गए।» |
| «26 January 1950¦26 जनवरी 1950» | «It comes into force.¦संविधान लागू हुआ।» |

«The Assembly sat for 2 years, 11 months and 18 days. At the beginning the Constitution had a Preamble, 22 Parts, 395 Articles and 8 Schedules; today there are 12 Schedules.¦सभा ने 2 वर्ष, 11 महीने और 18 दिन काम किया। आरंभ में संविधान में उद्देशिका, 22 भाग, 395 अनुच्छेद और 8 अनुसूचियाँ थीं; आज 12 अनुसूचियाँ हैं।»

## «The Preamble¦उद्देशिका»

«India is a sovereign, socialist, secular, democratic republic. The words socialist, secular and integrity were added by the 42nd Amendment in 1976. Justice is social, economic and political; liberty is of thought, expression, belief, faith and worship; equality is of status and of opportunity; fraternity assures the dignity of the individual and the unity and integrity of the nation.¦भारत संपूर्ण प्रभुत्व-संपन्न, समाजवादी, पंथनिरपेक्ष, लोकतंत्रात्मक गणराज्य है। समाजवादी, पंथनिरपेक्ष और अखंडता शब्द 1976 के 42वें संशोधन से जोड़े गए। न्याय सामाजिक, आर्थिक और राजनीतिक है; स्वतंत्रता विचार, अभिव्यक्ति, विश्वास, धर्म और उपासना की है; समता प्रतिष्ठा और अवसर की है; बंधुता व्यक्ति की गरिमा और राष्ट्र की एकता और अखंडता सुनिश्चित करती है।»

## «What was taken from where¦कहाँ से क्या लिया गया»

| «Source¦स्रोत» | «Feature¦विशेषता» |
|---|---|
| «Government of India Act, 1935¦भारत शासन अधिनियम, 1935» | «federal scheme, office of governor, emergency provisions¦संघीय ढाँचा, राज्यपाल का पद, आपात उपबंध» |
| «Britain¦ब्रिटेन» | «parliamentary government, rule of law, single citizenship, writs¦संसदीय शासन, विधि का शासन, एकल नागरिकता, रिट» |
| «United States¦संयुक्त राज्य अमेरिका» | «fundamental rights, judicial review, impeachment of the president, office of vice-president¦मूल अधिकार, न्यायिक पुनरावलोकन, राष्ट्रपति पर महाभियोग, उपराष्ट्रपति का पद» |
| «Ireland¦आयरलैंड» | «directive principles, method of electing the president¦नीति निदेशक तत्व, राष्ट्रपति के चुनाव की विधि» |
| «Canada¦कनाडा» | «federation with a strong centre, residuary powers with the Union¦सशक्त केंद्र वाला संघ, अवशिष्ट शक्तियाँ केंद्र के पास» |
| «Australia¦ऑस्ट्रेलिया» | «concurrent list, joint sitting, freedom of trade¦समवर्ती सूची, संयुक्त बैठक, व्यापार की स्वतंत्रता» |
| «Germany (Weimar)¦जर्मनी (वाइमर)» | «suspension of fundamental rights in an emergency¦आपातकाल में मूल अधिकारों का निलंबन» |
| «South Africa¦दक्षिण अफ़्रीका» | «amendment procedure, election of the Rajya Sabha¦संशोधन प्रक्रिया, राज्य सभा का चुनाव» |
| «France¦फ़्रांस» | «republic; liberty, equality and fraternity¦गणतंत्र; स्वतंत्रता, समता और बंधुता» |
| «Soviet Union¦सोवियत संघ» | «fundamental duties, the ideal of justice¦मूल कर्तव्य, न्याय का आदर्श» |
| «Japan¦जापान» | «procedure established by law¦विधि द्वारा स्थापित प्रक्रिया» |

## «The twelve Schedules¦बारह अनुसूचियाँ»

| | «Subject¦विषय» |
|---|---|
| 1 | «States and Union territories¦राज्य और केंद्र शासित प्रदेश» |
| 2 | «Salaries of the president, governors, judges and others¦राष्ट्रपति, राज्यपाल, न्यायाधीश आदि के वेतन» |
| 3 | «Oaths¦शपथ» |
| 4 | «Seats in the Rajya Sabha¦राज्य सभा की सीटें» |
| 5 | «Scheduled areas and tribes¦अनुसूचित क्षेत्र और जनजातियाँ» |
| 6 | «Tribal areas of Assam, Meghalaya, Tripura and Mizoram¦असम, मेघालय, त्रिपुरा और मिज़ोरम के जनजाति क्षेत्र» |
| 7 | «Union, State and Concurrent lists¦संघ, राज्य और समवर्ती सूची» |
| 8 | «Languages: 22¦भाषाएँ: 22» |
| 9 | «Acts kept from challenge (First Amendment, 1951)¦न्यायिक चुनौती से सुरक्षित अधिनियम (पहला संशोधन, 1951)» |
| 10 | «Defection (52nd Amendment, 1985)¦दल-बदल (52वाँ संशोधन, 1985)» |
| 11 | «Panchayats: 29 subjects (73rd Amendment)¦पंचायत: 29 विषय (73वाँ संशोधन)» |
| 12 | «Municipalities: 18 subjects (74th Amendment)¦नगरपालिका: 18 विषय (74वाँ संशोधन)» |

## «Articles asked most often¦सबसे ज़्यादा पूछे जाने वाले अनुच्छेद»

| «Article¦अनुच्छेद» | «Subject¦विषय» |
|---|---|
| 1 | «India, that is Bharat, shall be a Union of States¦भारत अर्थात इंडिया राज्यों का संघ होगा» |
| 14 | «Equality before law¦विधि के समक्ष समता» |
| 17 | «Abolition of untouchability¦अस्पृश्यता का अंत» |
| 19 | «Six freedoms¦छह स्वतंत्रताएँ» |
| 21 | «Protection of life and personal liberty¦प्राण और दैहिक स्वतंत्रता का संरक्षण» |
| «21A¦21क» | «Education from 6 to 14 years (86th Amendment, 2002)¦6 से 14 वर्ष तक शिक्षा (86वाँ संशोधन, 2002)» |
| 32 | «Right to constitutional remedies¦सांविधानिक उपचारों का अधिकार» |
| 40 | «Organisation of village panchayats¦ग्राम पंचायतों का संगठन» |
| 44 | «Uniform civil code¦समान नागरिक संहिता» |
| «51A¦51क» | «Fundamental duties: 11¦मूल कर्तव्य: 11» |
| 52, 63, 74 | «President; Vice-President; Council of Ministers¦राष्ट्रपति; उपराष्ट्रपति; मंत्रिपरिषद» |
| 76 | «Attorney General¦महान्यायवादी» |
| 108 | «Joint sitting¦संयुक्त बैठक» |
| 110 | «Money Bill¦धन विधेयक» |
| 112 | «Annual financial statement (budget)¦वार्षिक वित्तीय विवरण (बजट)» |
| 123 | «Ordinances of the President¦राष्ट्रपति के अध्यादेश» |
| 143 | «Advice of the Supreme Court¦सर्वोच्च न्यायालय से परामर्श» |
| 148 | «Comptroller and Auditor General¦नियंत्रक और महालेखापरीक्षक» |
| 226 | «Writs of High Courts¦उच्च न्यायालयों की रिट» |
| 280 | «Finance Commission¦वित्त आयोग» |
| 315 | «Public Service Commissions¦लोक सेवा आयोग» |
| 324 | «Election Commission¦निर्वाचन आयोग» |
| 352, 356, 360 | «National, State and financial emergency¦राष्ट्रीय, राज्य और वित्तीय आपात» |
| 368 | «Amendment¦संशोधन» |
`),
}
