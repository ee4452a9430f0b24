import type { CareerEntry } from '../careerEntry'

export const COMPUTING: CareerEntry[] = [
  {
    id: 'software-developer',
    code: '2512',
    interests: [2, 5, 3, 2, 2, 4],
    ways: ['diploma', 'degree'],
    cost: 'medium',
    subjects: ['programming', 'python', 'java'],
    names: ['Software developer', 'सॉफ़्टवेयर डेवलपर'],
    summary: [
      'Writes programs, finds their errors, and changes them when the world changes.',
      'प्रोग्राम लिखना, उनकी ग़लतियाँ ढूँढना और ज़रूरत बदले तो उन्हें बदलना।',
    ],
    route: [
      'Mostly B.Tech (four years), BCA (three) or a diploma. Some companies hire for shown work alone: projects, tests, contributions.',
      'ज़्यादातर बी.टेक (चार साल), बीसीए (तीन साल) या डिप्लोमा। कुछ कंपनियाँ सिर्फ़ काम देखकर रखती हैं: प्रोजेक्ट, टेस्ट, योगदान।',
    ],
    exams: [
      'JEE Main or the tests of the states; CUET for BCA',
      'जेईई मेन या राज्यों की परीक्षाएँ; बीसीए के लिए सीयूईटी',
    ],
    day: [
      'A short meeting, then long quiet hours. An error that takes all morning, and one line that solves it.',
      'छोटी-सी बैठक, फिर घंटों की शांति। एक ग़लती जो पूरी सुबह खा जाए, और एक पंक्ति जो उसे सुलझा दे।',
    ],
    skills: ['Logical thinking, English to read, learning on', 'तर्क, पढ़ने लायक अंग्रेज़ी, सीखते रहना'],
    outlook: [
      'Many beginners compete for first jobs, and tools write simple code by themselves; those who understand a problem deeply are sought.',
      'पहली नौकरी के लिए होड़ है, और आसान कोड अब टूल ख़ुद लिख लेते हैं। जो समस्या को गहराई से समझे, उसकी माँग है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'web-developer',
    code: '2513',
    interests: [2, 4, 4, 2, 3, 3],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'low',
    subjects: ['web-development', 'javascript', 'ux'],
    names: ['Web developer', 'वेब डेवलपर'],
    summary: [
      'Builds pages and shops of the internet that also work on an old phone.',
      'इंटरनेट के पेज और दुकानें बनाना, जो पुराने फ़ोन पर भी ठीक चलें।',
    ],
    route: [
      'No certificate is required. Half a year to a year of steady practice with HTML, CSS and JavaScript, and three pages of your own to show.',
      'कोई प्रमाणपत्र ज़रूरी नहीं। HTML, CSS और जावास्क्रिप्ट का छह महीने से एक साल तक नियमित अभ्यास, और दिखाने के लिए अपने बनाए तीन पेज।',
    ],
    day: [
      'A client from Surat wants the button “a bit bigger”. In between one measures why the page loads slowly, and finds a picture of 9 MB.',
      'सूरत का ग्राहक चाहता है कि बटन “थोड़ा बड़ा” हो। इसी बीच पता चलता है कि पेज 9 एमबी की तस्वीर की वजह से धीमा है।',
    ],
    skills: ['An eye for form, JavaScript, agreeing on a price', 'सजावट की नज़र, जावास्क्रिप्ट, दाम तय करना'],
    outlook: [
      'Small firms everywhere need pages, and much of it is work on one’s own account; simple pages are made by kits.',
      'हर जगह छोटे कारोबार को पेज चाहिए, और बहुत-सा काम अपने दम पर होता है। सादे पेज तो तैयार टूल से बन जाते हैं।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'data-analyst',
    code: '2120',
    interests: [1, 5, 2, 1, 2, 5],
    ways: ['degree'],
    cost: 'medium',
    subjects: ['data-science', 'statistics', 'databases'],
    names: ['Statistician and data analyst', 'डेटा विश्लेषक'],
    summary: [
      'Asks figures what really happened, and says how sure the answer is.',
      'आँकड़ों से पूछना कि असल में क्या हुआ, और बताना कि जवाब कितना पक्का है।',
    ],
    route: [
      'A degree in statistics, mathematics, economics or computing (three to four years); spreadsheets, SQL and Python can be learnt beside it.',
      'सांख्यिकी, गणित, अर्थशास्त्र या कंप्यूटर में स्नातक (तीन-चार साल); स्प्रेडशीट, SQL और पायथन साथ-साथ सीखे जा सकते हैं।',
    ],
    exams: ['CUET; later the Indian Statistical Service', 'सीयूईटी; आगे भारतीय सांख्यिकी सेवा'],
    day: [
      'Half the time is cleaning: dates in four formats, one district spelled seven ways. Then a chart that starts a discussion.',
      'आधा समय सफ़ाई में जाता है: चार तरह की तारीख़ें, एक ज़िले के सात हिज्जे। फिर एक चार्ट, जिस पर बहस छिड़ जाती है।',
    ],
    skills: ['Doubt, statistics, telling it simply', 'शक करना, सांख्यिकी, आसान शब्दों में बताना'],
    outlook: [
      'Banks, shops and governments decide more and more by figures; the title “data scientist” often asks for a master’s degree.',
      'बैंक, दुकानें और सरकारें अब आँकड़ों से फ़ैसले लेती हैं। “डेटा साइंटिस्ट” के लिए अक्सर स्नातकोत्तर माँगा जाता है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'cyber-security-analyst',
    code: '2529',
    interests: [3, 5, 1, 2, 2, 4],
    ways: ['diploma', 'degree'],
    cost: 'medium',
    subjects: ['cyber-security', 'programming'],
    names: ['Cyber security analyst', 'साइबर सुरक्षा विश्लेषक'],
    summary: [
      'Watches over networks, finds the open door before a thief does, and closes it.',
      'नेटवर्क पर पहरा देना, और चोर से पहले खुला दरवाज़ा ढूँढकर बंद करना।',
    ],
    route: [
      'A degree or diploma in computing; many begin in network support. Certificates help, practice on legal training systems more.',
      'कंप्यूटर में डिग्री या डिप्लोमा; कई लोग नेटवर्क सपोर्ट से शुरू करते हैं। प्रमाणपत्र काम आते हैं, पर अभ्यास वाली कानूनी प्रणालियों पर सीखना उससे ज़्यादा।',
    ],
    day: [
      'Hundreds of warnings, nearly all harmless. One login at 2 a.m. from the wrong country is not.',
      'सैकड़ों चेतावनियाँ, लगभग सब बेमतलब। पर रात दो बजे ग़लत देश से हुआ एक लॉगिन बेमतलब नहीं है।',
    ],
    skills: ['Curiosity, networks, honesty beyond doubt', 'जिज्ञासा, नेटवर्क की समझ, पक्की ईमानदारी'],
    outlook: [
      'Payments by phone made security everybody’s matter. Shifts at night are common in monitoring centres.',
      'फ़ोन से भुगतान के बाद सुरक्षा सबका सवाल बन गई है। निगरानी केंद्रों में रात की पाली आम है।',
    ],
    source: ['CERT-In', 'https://www.cert-in.org.in'],
  },
  {
    id: 'graphic-designer',
    code: '2166',
    interests: [2, 2, 5, 2, 3, 2],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['design', 'arts', 'ux'],
    names: ['Graphic designer', 'ग्राफ़िक डिज़ाइनर'],
    summary: [
      'Gives a message a form: packets, posters, screens, signs.',
      'बात को रूप देना: पैकेट, पोस्टर, स्क्रीन, साइनबोर्ड।',
    ],
    route: [
      'B.Des. or BFA (four years), a diploma of one or two, or practice with a good folder of work.',
      'बी.डेस. या बीएफ़ए (चार साल), एक-दो साल का डिप्लोमा, या अभ्यास और अच्छे कामों का फ़ोल्डर।',
    ],
    exams: ['NID DAT, UCEED, NIFT', 'एनआईडी डैट, यूसीड, निफ़्ट'],
    day: [
      'Sketch, throw away, sketch. Then the fourth correction of a wedding card whose letters must be right in two scripts.',
      'बनाना, मिटाना, फिर बनाना। फिर शादी के कार्ड का चौथा सुधार, जिसमें दोनों लिपियों के अक्षर सही होने चाहिए।',
    ],
    skills: ['Type and colour, taking criticism, software', 'अक्षर और रंग, आलोचना सुनना, सॉफ़्टवेयर'],
    outlook: [
      'Much is needed for social media, and picture generators make the cheap end cheaper; ideas stay with people.',
      'सोशल मीडिया के लिए काम बहुत है। सस्ते काम अब मशीनें भी बना देती हैं, सोच इंसान की ही रहती है।',
    ],
    source: ['National Institute of Design', 'https://www.nid.edu'],
  },
]
