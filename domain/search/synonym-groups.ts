/**
 * Groups of synonyms that a new deployment begins with, of which an item often has only one word: a group a line, with
 * commas between its words and phrases.
 */
export const initialSynonyms = `
job, jobs, जॉब, जॉब्स, naukri, नौकरी, vacancy, recruitment, bharti, भर्ती, रिक्ति, rojgar, रोजगार
govt, government, gov, sarkari, सरकारी
apply, आवेदन, avedan
admit card, admit cards, एडमिट कार्ड, प्रवेश पत्र, hall ticket, हॉल टिकट
result, रिजल्ट, परिणाम, नतीजा, नतीजे, natija, natije
answer key, answer keys, उत्तर कुंजी
salary, सैलरी, वेतन, vetan
form, फॉर्म, फार्म
fee, fees, फीस, शुल्क, shulk
10th, 10वीं, दसवीं, class 10, कक्षा 10, matric, मैट्रिक, matriculation, हाईस्कूल
12th, 12वीं, बारहवीं, class 12, कक्षा 12, intermediate, इंटरमीडिएट
police, पुलिस, constable, कांस्टेबल, कॉन्स्टेबल, sipahi, सिपाही, आरक्षी
teacher, टीचर, शिक्षक, अध्यापक
army, आर्मी, सेना, sena, थल सेना, थलसेना
navy, नेवी, नौसेना
air force, airforce, एयरफोर्स, वायु सेना, वायुसेना
current, करंट, करेंट
current affairs, current affair, करंट अफेयर्स, करंट अफेयर, करेंट अफेयर्स, करेंट अफेयर, समसामयिकी
gk, general knowledge, सामान्य ज्ञान, awareness
gs, general studies, सामान्य अध्ययन
maths, math, mathematics, ganit, गणित, मैथ, मैथ्स
quant, quantitative aptitude, aptitude
science, साइंस
physics, फिजिक्स
chemistry, केमिस्ट्री
biology, बायोलॉजी
history, हिस्ट्री
geography, ज्योग्राफी, जियोग्राफी
english, इंग्लिश
pyq, previous year, पिछले वर्ष, पिछले साल
polity, constitution, rajvyavastha, राजव्यवस्था
di, data interpretation, data sets
exam, exams, एग्जाम, pariksha, परीक्षा
syllabus, सिलेबस, pathyakram, पाठ्यक्रम
railway, rail, rly, रेल, रेलवे
bank, banks, banking, बैंक, बैंकिंग
prelims, preliminary, प्रारंभिक
reasoning, रीजनिंग, tarkshakti, तर्कशक्ति
class, classes, lecture, लेक्चर, video, vedio, वीडियो
pdf, पीडीएफ, notes, नोट्स, ebook
beginner, beginners, basic, basics, foundation, foundations, शुरुआती, shuruati, बेसिक, बुनियाद, बुनियादी
certificate, सर्टिफिकेट, प्रमाणपत्र, प्रमाण पत्र
lok sabha, loksabha, लोक सभा, लोकसभा
rajya sabha, rajyasabha, राज्य सभा, राज्यसभा
vidhan sabha, vidhansabha, विधान सभा, विधानसभा, legislative assembly
`.trim()
