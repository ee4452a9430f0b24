import type { CareerEntry } from '../careerEntry'

export const BUSINESS: CareerEntry[] = [
  {
    id: 'accountant',
    code: '2411.0100',
    interests: [1, 3, 1, 2, 3, 5],
    ways: ['12th', 'degree'],
    cost: 'medium',
    subjects: ['accounting', 'finance'],
    names: ['Accountant', 'अकाउंटेंट'],
    summary: [
      'Knows where each rupee came from and where it went, and what the tax office must be told.',
      'हर रुपया कहाँ से आया, कहाँ गया, और टैक्स विभाग को क्या बताना है, यह जानना।',
    ],
    route: [
      'B.Com. (three years) with practice in accounting software. A chartered accountant passes three levels and two years of training with a firm; one may begin after the 12th.',
      'बी.कॉम. (तीन साल) और अकाउंटिंग सॉफ़्टवेयर का अभ्यास। सीए के लिए तीन चरण और फ़र्म में दो साल का प्रशिक्षण; शुरुआत 12वीं के बाद हो सकती है।',
    ],
    exams: ['CA Foundation, Intermediate, Final; CMA', 'सीए फ़ाउंडेशन, इंटरमीडिएट, फ़ाइनल; सीएमए'],
    day: [
      'Quiet weeks of entries and reconciliation, then the days before a due date, when one invoice of 1,180 rupees keeps three people busy.',
      'एंट्री और मिलान के शांत हफ़्ते, फिर आख़िरी तारीख़ से पहले के दिन, जब 1,180 रुपये का एक बिल तीन लोगों को उलझाए रखता है।',
    ],
    skills: ['Exactness, tax rules, discretion', 'बारीकी, टैक्स के नियम, बात अपने तक रखना'],
    outlook: [
      'GST and online returns brought work to every small firm; simple entries are done by programs.',
      'जीएसटी और ऑनलाइन रिटर्न से हर छोटे कारोबार में काम आया। सीधी-सादी एंट्री अब प्रोग्राम कर लेते हैं।',
    ],
    source: ['Institute of Chartered Accountants of India', 'https://www.icai.org'],
  },
  {
    id: 'bank-clerk',
    code: '4211',
    interests: [1, 2, 1, 3, 3, 5],
    ways: ['degree'],
    cost: 'low',
    subjects: ['finance', 'exams', 'mathematics'],
    names: ['Bank clerk', 'बैंक क्लर्क'],
    summary: [
      'Serves customers at the counter and sees that the cash is right in the evening.',
      'काउंटर पर ग्राहकों का काम करना, और शाम को नकद का मिलान ठीक करना।',
    ],
    route: [
      'Any degree, then the common exam of the public banks; the language of the state has to be known.',
      'किसी भी विषय में स्नातक, फिर सरकारी बैंकों की साझा परीक्षा। राज्य की भाषा आनी चाहिए।',
    ],
    exams: ['IBPS Clerk, SBI Junior Associate', 'आईबीपीएस क्लर्क, एसबीआई जूनियर एसोसिएट'],
    day: [
      'The pension queue on the first of the month. Updating passbooks, finding a lost KYC paper, explaining why no one may tell the OTP.',
      'पहली तारीख़ को पेंशन की लाइन। पासबुक भरना, खोया हुआ केवाईसी ढूँढना, और समझाना कि ओटीपी किसी को न बताएँ।',
    ],
    skills: ['Quick sums, politeness under pressure, order', 'तेज़ हिसाब, भीड़ में भी विनम्रता, सलीका'],
    outlook: [
      'Payments moved to the phone, so counters shrink; clerks can rise to officer by internal exams.',
      'भुगतान फ़ोन पर चला गया है, इसलिए काउंटर घट रहे हैं। अंदर की परीक्षा से क्लर्क अफ़सर बन सकते हैं।',
    ],
    source: ['Institute of Banking Personnel Selection', 'https://www.ibps.in'],
  },
  {
    id: 'sales-representative',
    code: '3322',
    interests: [2, 1, 2, 3, 5, 2],
    ways: ['12th', 'degree'],
    cost: 'low',
    subjects: ['sales', 'communication'],
    names: ['Sales representative', 'सेल्स प्रतिनिधि'],
    summary: [
      'Wins shops and firms for a product and keeps them content afterwards.',
      'दुकानों और कंपनियों को किसी चीज़ के लिए राज़ी करना, और बाद में भी उन्हें संतुष्ट रखना।',
    ],
    route: [
      'After the 12th in shops and consumer goods; for medicines or machines a degree in science or engineering. Training is given on the job.',
      '12वीं के बाद दुकानों और रोज़मर्रा के सामान में। दवा या मशीनों के लिए विज्ञान या इंजीनियरिंग की डिग्री। प्रशिक्षण काम पर ही मिलता है।',
    ],
    day: [
      'Twelve shops on a motorbike. Nine say no, two say tomorrow, one orders, and remembers your name.',
      'मोटरसाइकिल पर बारह दुकानें। नौ मना करती हैं, दो कल बुलाती हैं, एक ऑर्डर देती है और नाम याद रखती है।',
    ],
    skills: ['Not taking a no to heart, listening, route planning', 'मना होने पर न टूटना, सुनना, रास्ते की योजना'],
    outlook: [
      'Work is found quickly, and part of the pay depends on targets. Good sellers lead a region after some years.',
      'काम जल्दी मिल जाता है, पर कमाई का एक हिस्सा लक्ष्य पर टिका है। अच्छे लोग कुछ साल में इलाक़ा सँभालते हैं।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'shopkeeper',
    code: '5221',
    interests: [2, 1, 2, 3, 5, 4],
    ways: ['none', '10th'],
    cost: 'medium',
    subjects: ['entrepreneurship', 'accounting', 'sales'],
    names: ['Shopkeeper', 'दुकानदार'],
    summary: [
      'Buys what the neighbourhood needs, and lives on the difference and on trust.',
      'वही ख़रीदना जो मोहल्ले को चाहिए, और मुनाफ़े तथा भरोसे पर चलना।',
    ],
    route: [
      'No school is required, but sums, reading and a plan are. A licence of the town, for food the FSSAI registration, above a limit GST. Mudra loans help to begin.',
      'पढ़ाई की शर्त नहीं, पर हिसाब, पढ़ना और योजना ज़रूरी है। नगर का लाइसेंस, खाने-पीने के लिए FSSAI, सीमा से ऊपर जीएसटी। शुरुआत में मुद्रा ऋण काम आता है।',
    ],
    day: [
      'Milk before seven, the schoolchildren at one, the big rush after office. At night the notebook: who owes how much?',
      'सात से पहले दूध, एक बजे स्कूल के बच्चे, दफ़्तर छूटने पर भीड़। रात में कॉपी: किस पर कितना उधार है?',
    ],
    skills: ['Arithmetic, a feeling for people, long hours', 'हिसाब, लोगों की पहचान, लंबे घंटे'],
    outlook: [
      'Delivery by app takes away customers; shops answer with credit, advice and delivery of their own.',
      'ऐप से सामान मँगाने वाले बढ़े हैं। दुकानें उधार, सलाह और अपनी होम डिलीवरी से जवाब देती हैं।',
    ],
    source: ['Food Safety and Standards Authority of India', 'https://www.fssai.gov.in'],
  },
  {
    id: 'digital-marketer',
    code: '2431',
    interests: [1, 3, 4, 2, 5, 3],
    ways: ['12th', 'degree'],
    cost: 'low',
    subjects: ['marketing', 'writing', 'video'],
    names: ['Digital marketer', 'डिजिटल मार्केटर'],
    summary: [
      'Sees to it that the right people hear of a thing on the internet, and measures whether it helped.',
      'देखना कि इंटरनेट पर सही लोगों तक बात पहुँचे, और नापना कि फ़ायदा हुआ या नहीं।',
    ],
    route: [
      'Any degree, often BBA or mass communication; courses of some months, and proof by a page or channel that you have made grow yourself.',
      'कोई भी डिग्री, अक्सर बीबीए या पत्रकारिता। कुछ महीनों के कोर्स, और सबूत के लिए अपना बढ़ाया हुआ पेज या चैनल।',
    ],
    day: [
      'Two texts for one advertisement; by evening the figures say that the plain one sold more.',
      'एक विज्ञापन के दो मज़मून। शाम तक आँकड़े बताते हैं कि सीधा-सादा वाला ज़्यादा बिका।',
    ],
    skills: ['Writing short, reading figures, honesty in claims', 'कम शब्दों में लिखना, आँकड़े समझना, सच्चे दावे'],
    outlook: [
      'Small towns now advertise by phone as well. Rules of the platforms change often, so one never stops learning.',
      'छोटे शहर भी अब फ़ोन पर विज्ञापन देते हैं। नियम बार-बार बदलते हैं, इसलिए सीखना रुकता नहीं।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
]
