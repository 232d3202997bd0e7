import { both, type SeedMaterial } from './shapes.ts'

export const biology: SeedMaterial = {
  slug: 'biology-human-body',
  title: { en: 'Biology: the cell and the human body', hi: 'जीव विज्ञान: कोशिका और मानव शरीर' },
  summary: {
    en: 'Cell, blood, digestion, hormones, vitamins and diseases in tables, with the numbers that are asked.',
    hi: 'कोशिका, रक्त, पाचन, हार्मोन, विटामिन और रोग तालिकाओं में, पूछे जाने वाले अंकों के साथ।',
  },
  kind: 'pdf',
  subject: 'biology',
  exams: ['neet', 'ssc', 'railways', 'state-psc'],
  paper: both(String.raw`
## «The cell¦कोशिका»

| «Part¦अंग» | «Work¦कार्य» |
|---|---|
| «Nucleus¦केंद्रक» | «controls the cell; holds DNA; found by Robert Brown, 1831¦कोशिका का नियंत्रण; डीएनए; रॉबर्ट ब्राउन ने 1831 में खोजा» |
| «Mitochondria¦माइटोकॉन्ड्रिया» | «energy as ATP; has its own DNA¦एटीपी के रूप में ऊर्जा; अपना डीएनए» |
| «Ribosome¦राइबोसोम» | «makes protein¦प्रोटीन बनाना» |
| «Golgi body¦गॉल्जी काय» | «packs and sends¦पैकिंग और भेजना» |
| «Lysosome¦लाइसोसोम» | «digests waste; "suicide bag"¦अपशिष्ट का पाचन; “आत्मघाती थैली”» |
| «Chloroplast¦हरितलवक» | «photosynthesis, in plants only¦प्रकाश संश्लेषण, केवल पादपों में» |
| «Cell wall¦कोशिका भित्ति» | «of cellulose, in plants¦सेल्युलोज़ की, पादपों में» |

«Mitosis gives two cells with as many chromosomes, for growth; meiosis gives four with half as many, for reproduction. A human body cell has 46 chromosomes, 23 pairs.¦समसूत्री विभाजन वृद्धि के लिए उतने ही गुणसूत्रों वाली दो कोशिकाएँ देता है; अर्धसूत्री जनन के लिए आधे गुणसूत्रों वाली चार। मानव की कायिक कोशिका में 46 गुणसूत्र, यानी 23 जोड़े होते हैं।»

## «Blood and heart¦रक्त और हृदय»

- «An adult has about 5 litres of blood; plasma makes 55% of it.¦वयस्क में लगभग 5 लीटर रक्त; 55% प्लाज़्मा।»
- «Red cells carry oxygen by haemoglobin, live about 120 days and are made in the bone marrow.¦लाल कोशिकाएँ हीमोग्लोबिन से ऑक्सीजन ले जाती हैं, लगभग 120 दिन जीती हैं और अस्थि मज्जा में बनती हैं।»
- «White cells defend; platelets help blood to clot, with vitamin K.¦श्वेत कोशिकाएँ रक्षा करती हैं; प्लेटलेट विटामिन K के साथ थक्का बनाने में मदद करते हैं।»
- «Landsteiner found the groups A, B and O in 1901; Decastello and Sturli found AB in 1902. O negative can be given to all; AB positive can receive from all.¦A, B और O समूह लैंडस्टीनर ने 1901 में खोजे; AB समूह डेकास्टेलो और स्टर्ली ने 1902 में। O ऋणात्मक सबको दिया जा सकता है; AB धनात्मक सबसे ले सकता है।»
- «The heart has four chambers and beats about 72 times a minute; normal pressure is 120/80 mm of mercury.¦हृदय में चार कक्ष हैं, प्रति मिनट लगभग 72 बार धड़कता है; सामान्य रक्तचाप 120/80 मिमी पारा।»
- «Arteries carry blood from the heart, veins to it. The pulmonary artery alone among arteries carries blood poor in oxygen.¦धमनियाँ हृदय से और शिराएँ हृदय को रक्त ले जाती हैं। धमनियों में केवल फुफ्फुस धमनी कम ऑक्सीजन वाला रक्त ले जाती है।»

## «Digestion¦पाचन»

| «Place¦स्थान» | «Juice¦रस» | «Acts on¦किस पर» |
|---|---|---|
| «Mouth¦मुख» | «salivary amylase (ptyalin)¦लार एमाइलेज़ (टायलिन)» | «starch to maltose¦मंड से माल्टोज़» |
| «Stomach¦आमाशय» | «HCl, pepsin¦HCl, पेप्सिन» | «protein¦प्रोटीन» |
| «Liver¦यकृत» | «bile, no enzyme¦पित्त, एंज़ाइम नहीं» | «breaks fat into droplets¦वसा का पायसीकरण» |
| «Pancreas¦अग्न्याशय» | «trypsin, amylase, lipase¦ट्रिप्सिन, एमाइलेज़, लाइपेज़» | «protein, starch, fat¦प्रोटीन, मंड, वसा» |
| «Small intestine¦छोटी आँत» | «maltase, lactase, sucrase¦माल्टेज़, लैक्टेज़, सुक्रेज़» | «sugars; food is absorbed by villi¦शर्करा; विलाई से अवशोषण» |

## «Glands and hormones¦ग्रंथियाँ और हार्मोन»

| «Gland¦ग्रंथि» | «Hormone¦हार्मोन» | «Work or lack¦कार्य या कमी» |
|---|---|---|
| «Pituitary¦पीयूष» | «growth hormone¦वृद्धि हार्मोन» | «lack: dwarfism¦कमी: बौनापन» |
| «Thyroid¦थायरॉइड» | «thyroxine (iodine)¦थायरॉक्सिन (आयोडीन)» | «lack: goitre¦कमी: घेंघा» |
| «Pancreas¦अग्न्याशय» | «insulin¦इंसुलिन» | «lack: diabetes¦कमी: मधुमेह» |
| «Adrenal¦अधिवृक्क» | «adrenaline¦एड्रिनलिन» | «fight or flight¦लड़ो या भागो» |
| «Ovary, testis¦अंडाशय, वृषण» | «oestrogen, testosterone¦एस्ट्रोजन, टेस्टोस्टेरोन» | «adult characters¦वयस्क लक्षण» |

## «Vitamins¦विटामिन»

| «Vitamin¦विटामिन» | «Name¦नाम» | «Lack¦कमी से» | «Found in¦स्रोत» |
|---|---|---|---|
| A | «retinol¦रेटिनॉल» | «night blindness¦रतौंधी» | «carrot, green leaves¦गाजर, हरी पत्तियाँ» |
| B1 | «thiamine¦थायमिन» | «beriberi¦बेरीबेरी» | «unpolished rice¦बिना पॉलिश चावल» |
| B3 | «niacin¦नियासिन» | «pellagra¦पेलाग्रा» | «groundnut¦मूँगफली» |
| B12 | «cobalamin¦कोबालामिन» | «anaemia¦एनीमिया» | «milk, eggs¦दूध, अंडे» |
| C | «ascorbic acid¦ऐस्कॉर्बिक अम्ल» | «scurvy¦स्कर्वी» | «amla, lemon¦आँवला, नींबू» |
| D | «calciferol¦कैल्सिफ़ेरॉल» | «rickets¦रिकेट्स» | «sunlight, fish oil¦धूप, मछली का तेल» |
| E | «tocopherol¦टोकोफ़ेरॉल» | «weak muscles¦मांसपेशियों की कमज़ोरी» | «seeds, oils¦बीज, तेल» |
| K | «phylloquinone¦फ़िलोक्विनोन» | «blood does not clot¦रक्त का थक्का न बनना» | «green leaves¦हरी पत्तियाँ» |

«A, D, E and K dissolve in fat; B and C in water.¦A, D, E और K वसा में घुलते हैं; B और C जल में।»

## «Diseases¦रोग»

| «Cause¦कारक» | «Diseases¦रोग» |
|---|---|
| «Bacteria¦जीवाणु» | «tuberculosis, cholera, typhoid, leprosy, tetanus¦तपेदिक, हैज़ा, टाइफ़ॉइड, कुष्ठ, टिटनेस» |
| «Virus¦विषाणु» | «measles, polio, rabies, dengue, influenza¦ख़सरा, पोलियो, रेबीज़, डेंगू, इन्फ़्लुएंज़ा» |
| «Protozoa¦प्रोटोज़ोआ» | «malaria (Plasmodium, by female Anopheles), kala-azar (sandfly)¦मलेरिया (प्लाज़्मोडियम, मादा एनोफ़िलीज़), काला-अज़ार (बालू मक्खी)» |
| «Fungus¦कवक» | «ringworm, athlete's foot¦दाद, एथलीट फ़ुट» |
| «Worm¦कृमि» | «filariasis, ascariasis¦फ़ाइलेरिया, ऐस्केरिएसिस» |

### «Numbers to know¦याद रखने योग्य अंक»

- «Bones: 206 in an adult; the smallest is the stapes of the ear, the longest the femur.¦वयस्क में 206 हड्डियाँ; सबसे छोटी कान की स्टेपीज़, सबसे लंबी फ़ीमर।»
- «The largest gland is the liver, the largest organ the skin.¦सबसे बड़ी ग्रंथि यकृत, सबसे बड़ा अंग त्वचा।»
- «Normal body temperature is about 37 °C (98.6 °F). Each kidney has about ten lakh nephrons.¦शरीर का सामान्य ताप लगभग 37 °C (98.6 °F)। हर वृक्क में लगभग दस लाख नेफ़्रॉन।»
`),
}

export const generalScience: SeedMaterial = {
  slug: 'general-science-everyday',
  title: { en: 'General science: physics and chemistry of every day', hi: 'सामान्य विज्ञान: रोज़मर्रा की भौतिकी और रसायन' },
  summary: {
    en: 'Units, instruments, light, sound, acids, metals and common names, as asked in SSC and Railway exams.',
    hi: 'मात्रक, यंत्र, प्रकाश, ध्वनि, अम्ल, धातु और सामान्य नाम, जैसा एसएससी और रेलवे में पूछा जाता है।',
  },
  kind: 'pdf',
  subject: 'science',
  exams: ['ssc', 'railways', 'state-psc'],
  paper: both(String.raw`
## «Units and instruments¦मात्रक और यंत्र»

| «Quantity¦राशि» | «SI unit¦SI मात्रक» |
|---|---|
| «Force¦बल» | newton (N) = kg m/s$^2$ |
| «Work, energy¦कार्य, ऊर्जा» | joule (J) |
| «Power¦शक्ति» | watt (W); 1 hp = 746 W |
| «Pressure¦दाब» | pascal (Pa) |
| «Charge, current¦आवेश, धारा» | coulomb (C), ampere (A) |
| «Potential, resistance¦विभव, प्रतिरोध» | volt (V), ohm |
| «Frequency¦आवृत्ति» | hertz (Hz) |
| «Power of a lens¦लेंस की क्षमता» | dioptre (D) |
| «Radioactivity¦रेडियोधर्मिता» | becquerel (Bq) |

| «Instrument¦यंत्र» | «Measures¦क्या मापता है» |
|---|---|
| «Barometer¦बैरोमीटर» | «pressure of the air¦वायुदाब» |
| «Hygrometer¦हाइग्रोमीटर» | «humidity¦आर्द्रता» |
| «Hydrometer¦हाइड्रोमीटर» | «density of liquids¦द्रव का घनत्व» |
| «Lactometer¦लैक्टोमीटर» | «purity of milk¦दूध की शुद्धता» |
| «Anemometer¦एनीमोमीटर» | «speed of wind¦पवन की चाल» |
| «Seismograph¦सीस्मोग्राफ़» | «earthquakes¦भूकंप» |
| «Pyrometer¦पाइरोमीटर» | «high temperature¦उच्च ताप» |
| «Fathometer¦फ़ैदोमीटर» | «depth of the sea¦समुद्र की गहराई» |
| «Sphygmomanometer¦स्फिग्मोमैनोमीटर» | «blood pressure¦रक्तचाप» |

## «Light and sound¦प्रकाश और ध्वनि»

- «Light goes 3 × 10$^8$ m/s in a vacuum; sunlight takes about 8 min 20 s.¦निर्वात में प्रकाश की चाल 3 × 10$^8$ मी/से; सूर्य का प्रकाश लगभग 8 मिनट 20 सेकंड लेता है।»
- «The sky is blue by scattering; a diamond sparkles and a mirage appears by total internal reflection; a rainbow is made by dispersion, refraction and reflection.¦आकाश का नीला रंग प्रकीर्णन से; हीरे की चमक और मरीचिका पूर्ण आंतरिक परावर्तन से; इंद्रधनुष विक्षेपण, अपवर्तन और परावर्तन से।»
- «Short sight (myopia) is mended by a concave lens, long sight by a convex one. A driver's mirror is convex; a dentist's is concave.¦निकट दृष्टि दोष अवतल लेंस से, दूर दृष्टि दोष उत्तल लेंस से ठीक होता है। वाहन का दर्पण उत्तल; दंत चिकित्सक का अवतल।»
- «Sound needs a medium and is fastest in solids: about 343 m/s in air at 20 °C. We hear from 20 Hz to 20,000 Hz. An echo needs 17 m.¦ध्वनि को माध्यम चाहिए और ठोस में सबसे तेज़ चलती है: 20 °C पर वायु में लगभग 343 मी/से। हम 20 Hz से 20,000 Hz तक सुनते हैं। प्रतिध्वनि के लिए 17 मी चाहिए।»

## «Heat and motion¦ऊष्मा और गति»

$$\dfrac C5=\dfrac{F-32}9,\qquad K=C+273.15$$

- «Celsius and Fahrenheit agree at −40°.¦सेल्सियस और फ़ारेनहाइट −40° पर समान होते हैं।»
- «Water is densest at 4 °C, so fish live under the ice.¦पानी 4 °C पर सबसे घना होता है, इसलिए बर्फ़ के नीचे मछलियाँ जीवित रहती हैं।»
- «A pressure cooker works because water boils higher under pressure; on a mountain it boils lower.¦प्रेशर कुकर में दाब बढ़ने से पानी ऊँचे ताप पर उबलता है; पहाड़ पर कम ताप पर।»
- «Inertia throws us forward when a bus stops; a rocket rises by the third law.¦बस रुकने पर जड़त्व हमें आगे फेंकता है; रॉकेट तीसरे नियम से उठता है।»

## «Acids, bases and salts¦अम्ल, क्षार और लवण»

| «Source¦स्रोत» | «Acid¦अम्ल» |
|---|---|
| «Vinegar¦सिरका» | «acetic¦ऐसीटिक» |
| «Lemon, orange¦नींबू, संतरा» | «citric¦सिट्रिक» |
| «Tamarind, grapes¦इमली, अंगूर» | «tartaric¦टार्टरिक» |
| «Curd¦दही» | «lactic¦लैक्टिक» |
| «Tomato, spinach¦टमाटर, पालक» | «oxalic¦ऑक्सैलिक» |
| «Ant's sting¦चींटी का डंक» | «formic (methanoic)¦फ़ॉर्मिक (मेथेनोइक)» |
| «Apple¦सेब» | «malic¦मैलिक» |

«pH below 7 is acid, above 7 basic. Blood is about 7.4, the juice of the stomach about 1.5 to 3.5.¦pH 7 से कम अम्लीय, 7 से अधिक क्षारकीय। रक्त लगभग 7.4, आमाशय रस लगभग 1.5 से 3.5।»

| «Common name¦सामान्य नाम» | «Chemical¦रसायन» | «Formula¦सूत्र» |
|---|---|---|
| «Baking soda¦खाने का सोडा» | «sodium hydrogen carbonate¦सोडियम हाइड्रोजन कार्बोनेट» | $NaHCO_3$ |
| «Washing soda¦धावन सोडा» | «sodium carbonate¦सोडियम कार्बोनेट» | $Na_2CO_3\cdot 10H_2O$ |
| «Bleaching powder¦विरंजक चूर्ण» | «calcium oxychloride¦कैल्सियम ऑक्सीक्लोराइड» | $CaOCl_2$ |
| «Plaster of Paris¦प्लास्टर ऑफ़ पेरिस» | «calcium sulphate hemihydrate¦कैल्सियम सल्फ़ेट हेमीहाइड्रेट» | $CaSO_4\cdot\frac12H_2O$ |
| «Gypsum¦जिप्सम» | «calcium sulphate¦कैल्सियम सल्फ़ेट» | $CaSO_4\cdot 2H_2O$ |
| «Quicklime¦बिना बुझा चूना» | «calcium oxide¦कैल्सियम ऑक्साइड» | $CaO$ |
| «Caustic soda¦कास्टिक सोडा» | «sodium hydroxide¦सोडियम हाइड्रॉक्साइड» | $NaOH$ |
| «Laughing gas¦हास्य गैस» | «nitrous oxide¦नाइट्रस ऑक्साइड» | $N_2O$ |
| «Dry ice¦शुष्क बर्फ़» | «solid carbon dioxide¦ठोस कार्बन डाइऑक्साइड» | $CO_2$ |
| «Marsh gas¦मार्श गैस» | «methane¦मीथेन» | $CH_4$ |

## «Metals and alloys¦धातु और मिश्रधातु»

| «Alloy¦मिश्रधातु» | «Of¦किससे» |
|---|---|
| «Brass¦पीतल» | «copper and zinc¦ताँबा और जस्ता» |
| «Bronze¦काँसा» | «copper and tin¦ताँबा और टिन» |
| «Stainless steel¦स्टेनलेस स्टील» | «iron, chromium, nickel¦लोहा, क्रोमियम, निकल» |
| «Solder¦सोल्डर» | «lead and tin¦सीसा और टिन» |
| «German silver¦जर्मन सिल्वर» | «copper, zinc, nickel (no silver)¦ताँबा, जस्ता, निकल (चाँदी नहीं)» |
| «Nichrome¦नाइक्रोम» | «nickel and chromium¦निकल और क्रोमियम» |

| «Metal¦धातु» | «Ore¦अयस्क» |
|---|---|
| «Aluminium¦एल्युमिनियम» | «bauxite¦बॉक्साइट» |
| «Iron¦लोहा» | «haematite, magnetite¦हेमेटाइट, मैग्नेटाइट» |
| «Copper¦ताँबा» | «copper pyrites¦कॉपर पाइराइट» |
| «Zinc¦जस्ता» | «zinc blende¦ज़िंक ब्लेंड» |
| «Lead¦सीसा» | «galena¦गैलेना» |
| «Mercury¦पारा» | «cinnabar¦सिनाबार» |

«Mercury is the liquid metal, bromine the liquid non-metal; galvanising is a coat of zinc.¦पारा द्रव धातु और ब्रोमीन द्रव अधातु है; गैल्वनीकरण जस्ते की परत चढ़ाना है।»
`),
}
