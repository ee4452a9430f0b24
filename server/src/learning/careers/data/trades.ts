import type { CareerEntry } from '../careerEntry'

export const TRADES: CareerEntry[] = [
  {
    id: 'electrician',
    code: '7411',
    interests: [5, 3, 1, 2, 2, 3],
    ways: ['10th', 'iti'],
    cost: 'low',
    subjects: ['trades', 'physics'],
    names: ['Electrician', 'इलेक्ट्रीशियन'],
    summary: [
      'Brings power safely into houses, shops and machines.',
      'घरों, दुकानों और मशीनों तक बिजली सुरक्षित पहुँचाना।',
    ],
    route: [
      'ITI trade of two years after the 10th, then an apprenticeship. For work on higher loads the state gives a wireman’s or supervisor’s licence.',
      '10वीं के बाद दो साल का आईटीआई, फिर अप्रेंटिसशिप। ज़्यादा भार वाले काम के लिए राज्य से वायरमैन या सुपरवाइज़र का लाइसेंस।',
    ],
    day: [
      'Chasing walls for pipes, pulling wire, testing each line before the plaster hides it. In May a call: the whole lane is dark.',
      'दीवार काटकर पाइप डालना, तार खींचना, पलस्तर से पहले हर लाइन जाँचना। और मई में फ़ोन: पूरी गली में अँधेरा है।',
    ],
    skills: ['Rules of safety, reading a plan, no haste', 'सुरक्षा के नियम, नक़्शा पढ़ना, जल्दबाज़ी नहीं'],
    outlook: [
      'Solar roofs and charging points for vehicles add to the old work; good people are booked weeks ahead.',
      'छत पर सोलर और गाड़ियों के चार्जर से काम और बढ़ा है। अच्छे कारीगर हफ़्तों पहले बुक रहते हैं।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'plumber',
    code: '7126',
    interests: [5, 2, 1, 2, 3, 2],
    ways: ['none', '10th', 'iti'],
    cost: 'low',
    subjects: ['trades'],
    names: ['Plumber', 'प्लंबर'],
    summary: [
      'Leads water in, leads it out again, and finds where it goes astray.',
      'पानी को घर में लाना, बाहर ले जाना, और जहाँ टपके वह जगह ढूँढना।',
    ],
    route: [
      'ITI trade of one year, a short skill course, or years beside a master; experience can be certified afterwards.',
      'एक साल का आईटीआई, छोटा कौशल कोर्स, या उस्ताद के साथ कुछ साल। बाद में अनुभव का प्रमाणपत्र भी मिल सकता है।',
    ],
    day: [
      'A new bathroom by plan until noon. Then a wet ceiling whose leak is two rooms away from the stain.',
      'दोपहर तक नक़्शे से नया बाथरूम। फिर एक गीली छत, जिसका रिसाव दाग़ से दो कमरे दूर निकलता है।',
    ],
    skills: ['Strong hands, thinking like water, clean edges', 'मज़बूत हाथ, पानी की तरह सोचना, साफ़ काम'],
    outlook: [
      'Tap water for every village and new flats in towns keep it busy; repair never ends.',
      'गाँवों में नल का पानी और शहरों में नए फ़्लैट, काम चलता रहता है। मरम्मत तो कभी ख़त्म नहीं होती।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'car-mechanic',
    code: '7231',
    interests: [5, 3, 1, 2, 2, 2],
    ways: ['10th', 'iti', 'diploma'],
    cost: 'low',
    subjects: ['trades', 'physics'],
    names: ['Motor mechanic', 'मोटर मैकेनिक'],
    summary: [
      'Hears from an engine what it lacks, and puts it right.',
      'इंजन की आवाज़ से पहचानना कि क्या बिगड़ा है, और उसे ठीक करना।',
    ],
    route: [
      'ITI Mechanic Motor Vehicle (two years) or a diploma in automobile engineering (three); many learn in a garage first.',
      'आईटीआई मोटर वाहन मैकेनिक (दो साल) या ऑटोमोबाइल डिप्लोमा (तीन साल); कई लोग पहले गैराज में सीखते हैं।',
    ],
    day: [
      'Oil, brakes, a clutch. The laptop shows a fault code, but the reason is a cable bitten by a rat.',
      'तेल, ब्रेक, क्लच। लैपटॉप कुछ और कोड दिखाता है, असली वजह चूहे का कुतरा तार है।',
    ],
    skills: ['Fine hearing, strength, honest estimates', 'तेज़ कान, ताक़त, खर्च का सच्चा अंदाज़ा'],
    outlook: [
      'Two-wheelers turn electric: fewer oil changes, more batteries and electronics. Who learns both has work.',
      'दोपहिया बिजली पर आ रहे हैं: तेल का काम घटेगा, बैटरी और इलेक्ट्रॉनिक्स का बढ़ेगा। जो दोनों सीखे, उसके पास काम है।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'ac-technician',
    code: '7127',
    interests: [5, 3, 1, 2, 2, 3],
    ways: ['10th', 'iti'],
    cost: 'low',
    subjects: ['trades', 'physics'],
    names: ['Refrigeration and AC technician', 'फ़्रिज और एसी टेक्नीशियन'],
    summary: ['Keeps rooms, vaccines and vegetables cold.', 'कमरे, टीके और सब्ज़ियाँ ठंडी रखना।'],
    route: [
      'ITI trade of two years after the 10th with science and mathematics, then an apprenticeship with a maker or a service firm.',
      '10वीं में विज्ञान और गणित के बाद दो साल का आईटीआई, फिर किसी कंपनी या सर्विस सेंटर में अप्रेंटिसशिप।',
    ],
    day: [
      'From April to July ten calls a day, on balconies and roofs. In winter: cold stores, training, old machines.',
      'अप्रैल से जुलाई तक रोज़ दस कॉल, बालकनी और छतों पर। सर्दियों में कोल्ड स्टोर, प्रशिक्षण और पुरानी मशीनें।',
    ],
    skills: ['No fear of heights, care with gas, good manners', 'ऊँचाई से न डरना, गैस में सावधानी, शालीन बात'],
    outlook: [
      'Summers are getting hotter and more homes buy an AC; safe handling of new gases needs training.',
      'गर्मी बढ़ रही है और ज़्यादा घर एसी ले रहे हैं। नई गैसों के लिए नया प्रशिक्षण चाहिए।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'phone-repairer',
    code: '7421',
    interests: [5, 3, 1, 2, 3, 2],
    ways: ['none', '10th', 'iti'],
    cost: 'low',
    subjects: ['trades', 'entrepreneurship'],
    names: ['Mobile phone repairer', 'मोबाइल रिपेयर कारीगर'],
    summary: [
      'Brings phones back to life that their owners had given up.',
      'उन फ़ोनों को फिर से चलाना जिन्हें लोग बेकार मान चुके थे।',
    ],
    route: [
      'A course of three to six months or a place in a shop; soldering under the microscope takes a year to learn well.',
      'तीन से छह महीने का कोर्स या किसी दुकान में काम। माइक्रोस्कोप के नीचे टाँका लगाना ढंग से सीखने में साल भर लगता है।',
    ],
    day: [
      'Screens and batteries by the dozen, a phone that fell into the drum, and a grandmother’s photos that must not be lost.',
      'दर्जनों स्क्रीन और बैटरियाँ, पानी के ड्रम में गिरा फ़ोन, और दादी की तस्वीरें जो खोनी नहीं चाहिए।',
    ],
    skills: ['Fine fingers, good eyes, respect for private data', 'बारीक उँगलियाँ, तेज़ नज़र, निजी चीज़ों का लिहाज़'],
    outlook: [
      'Almost everybody owns a phone, and repair is cheaper than a new one. Competition in each market is close.',
      'लगभग सबके पास फ़ोन है, और मरम्मत नए फ़ोन से सस्ती है। हर बाज़ार में होड़ भी है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'civil-engineer',
    code: '2142',
    interests: [4, 4, 2, 2, 3, 3],
    ways: ['diploma', 'degree'],
    cost: 'medium',
    subjects: ['mathematics', 'physics'],
    names: ['Civil engineer', 'सिविल इंजीनियर'],
    summary: [
      'Plans and builds what carries us: roads, bridges, canals, houses.',
      'सड़क, पुल, नहर, मकान: जो हमें सँभाले रखता है, उसकी योजना और निर्माण।',
    ],
    route: [
      'B.Tech of four years after the 12th with mathematics, or the polytechnic diploma of three after the 10th, from which one can move up.',
      '12वीं में गणित के बाद चार साल का बी.टेक, या 10वीं के बाद तीन साल का पॉलिटेक्निक डिप्लोमा, जिससे आगे बी.टेक भी हो सकता है।',
    ],
    exams: [
      'JEE Main, polytechnic tests of the states; later SSC JE, GATE',
      'जेईई मेन, राज्यों की पॉलिटेक्निक परीक्षा; आगे एसएससी जेई, गेट',
    ],
    day: [
      'On site at seven: is the steel laid as drawn? A cube of concrete goes to the test. In the office, quantities and bills.',
      'सुबह सात बजे साइट पर: सरिया नक़्शे जैसा है या नहीं? कंक्रीट का नमूना जाँच के लिए। फिर दफ़्तर में माप और बिल।',
    ],
    skills: ['Mathematics, drawings, dealing with contractors', 'गणित, नक़्शे, ठेकेदारों से निपटना'],
    outlook: [
      'Public works go on in every state; posts of junior engineer are sought after and the exams are hard.',
      'हर राज्य में निर्माण चलता रहता है। जूनियर इंजीनियर के पद चाहने वाले बहुत हैं और परीक्षा कठिन है।',
    ],
    pay: { level: 6, start: 35_400 },
    source: ['Staff Selection Commission', 'https://ssc.gov.in'],
  },
]
