import type { CareerEntry } from '../careerEntry'

export const HEALTH: CareerEntry[] = [
  {
    id: 'nurse',
    code: '2221',
    interests: [3, 3, 1, 5, 2, 3],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['health', 'biology'],
    names: ['Nurse', 'नर्स'],
    summary: [
      'Gives medicines, watches over patients and tells the doctor what has changed.',
      'दवा देना, मरीज़ पर नज़र रखना और जो बदले वह डॉक्टर को बताना।',
    ],
    route: [
      'After the 12th: GNM (a diploma of three years) or B.Sc. Nursing (four years, with biology). Then registration with the State Nursing Council.',
      '12वीं के बाद GNM (तीन साल का डिप्लोमा) या बी.एससी. नर्सिंग (चार साल, जीव विज्ञान के साथ)। फिर राज्य नर्सिंग काउंसिल में पंजीकरण।',
    ],
    exams: ['Entrance tests of the states; NORCET for AIIMS', 'राज्यों की प्रवेश परीक्षाएँ; एम्स के लिए NORCET'],
    day: [
      'A shift begins with the handover from the night. Then rounds, drips, dressings and many questions from families, some of them at 3 a.m.',
      'शिफ़्ट की शुरुआत रात वाली नर्स से हाल जानकर होती है। फिर वार्ड का चक्कर, ड्रिप, पट्टी और घरवालों के ढेरों सवाल, कभी-कभी रात के तीन बजे भी।',
    ],
    skills: ['Calm in an emergency, exactness with doses, patience', 'संकट में धीरज, दवा की सही मात्रा, सब्र'],
    outlook: [
      'Hospitals and home care need more nurses every year; many also work abroad after a language test.',
      'अस्पतालों और घर पर देखभाल में हर साल और नर्सें चाहिए। भाषा की परीक्षा देकर बहुत-सी नर्सें विदेश भी जाती हैं।',
    ],
    pay: { level: 7, start: 44_900 },
    source: ['Indian Nursing Council', 'https://www.indiannursingcouncil.org'],
  },
  {
    id: 'doctor',
    code: '2211',
    interests: [2, 5, 1, 5, 3, 3],
    ways: ['degree'],
    cost: 'high',
    subjects: ['biology', 'chemistry', 'health'],
    names: ['Doctor', 'डॉक्टर'],
    summary: [
      'Finds out what somebody suffers from and decides with them how to treat it.',
      'पता लगाना कि मरीज़ को क्या तकलीफ़ है, और उसके साथ मिलकर इलाज तय करना।',
    ],
    route: [
      'MBBS after the 12th with physics, chemistry and biology: four and a half years and one of internship. A specialisation takes three more.',
      '12वीं में भौतिकी, रसायन और जीव विज्ञान, फिर एमबीबीएस: साढ़े चार साल और एक साल की इंटर्नशिप। विशेषज्ञ बनने में तीन साल और।',
    ],
    exams: ['NEET (UG), later NEET (PG)', 'नीट (यूजी), बाद में नीट (पीजी)'],
    day: [
      'In a district hospital a hundred people may wait in the morning. One listens, examines, writes, and explains the same thing until it is understood.',
      'ज़िला अस्पताल में सुबह सौ लोग लाइन में हो सकते हैं। सुनना, जाँचना, लिखना, और एक ही बात तब तक समझाना जब तक समझ न आ जाए।',
    ],
    skills: ['Long study, listening, decisions without all facts', 'लंबी पढ़ाई, सुनना, अधूरी जानकारी में फ़ैसला'],
    outlook: [
      'Villages and small towns have far too few doctors. The way there is long, and seats in government colleges are few.',
      'गाँवों और छोटे शहरों में डॉक्टर बहुत कम हैं। रास्ता लंबा है, और सरकारी कॉलेजों में सीटें थोड़ी।',
    ],
    pay: { level: 10, start: 56_100 },
    source: ['National Testing Agency', 'https://www.nta.ac.in'],
  },
  {
    id: 'pharmacist',
    code: '2262',
    interests: [2, 4, 1, 4, 3, 5],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['chemistry', 'health'],
    names: ['Pharmacist', 'फ़ार्मासिस्ट'],
    summary: [
      'Hands out medicines, checks that they go together, and explains how to take them.',
      'दवा देना, देखना कि दवाएँ एक-दूसरे से टकराएँ नहीं, और लेने का तरीका समझाना।',
    ],
    route: [
      'D.Pharm (two years and training) or B.Pharm (four years) after the 12th with science; registration with the State Pharmacy Council. With it one may run a chemist’s shop.',
      'विज्ञान से 12वीं के बाद डी.फ़ार्म (दो साल और प्रशिक्षण) या बी.फ़ार्म (चार साल); फिर राज्य फ़ार्मेसी काउंसिल में पंजीकरण। इसके बाद अपनी दवा की दुकान खोल सकते हैं।',
    ],
    exams: ['Entrance tests of the states; GPAT for a master’s', 'राज्यों की प्रवेश परीक्षाएँ; एम.फ़ार्म के लिए GPAT'],
    day: [
      'Reading prescriptions that are hard to read, asking about allergies, keeping vaccines cold and the expired stock apart.',
      'मुश्किल लिखावट वाली पर्चियाँ पढ़ना, एलर्जी पूछना, टीके ठंडे रखना और तारीख़ निकली दवाएँ अलग करना।',
    ],
    skills: ['Care with small print, honesty, some chemistry', 'बारीक लिखावट पर ध्यान, ईमानदारी, थोड़ा रसायन'],
    outlook: [
      'Work in hospitals, shops, depots and factories of a large industry; online pharmacies change the small shop.',
      'अस्पताल, दुकान, गोदाम और दवा के कारख़ाने, सब जगह काम है। ऑनलाइन दवाओं से छोटी दुकान का काम बदल रहा है।',
    ],
    pay: { level: 5, start: 29_200 },
    source: ['Pharmacy Council of India', 'https://www.pci.gov.in'],
  },
  {
    id: 'lab-technician',
    code: '3212',
    interests: [4, 5, 1, 2, 1, 4],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['biology', 'chemistry', 'health'],
    names: ['Medical laboratory technician', 'लैब टेक्नीशियन'],
    summary: [
      'Tests blood and other samples, so that a doctor knows instead of guessing.',
      'ख़ून और दूसरे नमूनों की जाँच, ताकि डॉक्टर को अंदाज़ा न लगाना पड़े।',
    ],
    route: [
      'DMLT (mostly two years) or B.Sc. MLT (three years and training) after the 12th with science.',
      'विज्ञान से 12वीं के बाद DMLT (आम तौर पर दो साल) या बी.एससी. MLT (तीन साल और प्रशिक्षण)।',
    ],
    day: [
      'Early in the morning people come with empty stomachs. By noon the tubes are labelled, spun and run through the analyser; a strange value is tested again.',
      'सुबह-सुबह लोग ख़ाली पेट आते हैं। दोपहर तक हर नली पर नाम लिखकर मशीन में जाँच हो जाती है। अजीब नतीजा आए तो जाँच दोबारा।',
    ],
    skills: ['A steady hand, cleanliness, never mixing up names', 'सधा हाथ, सफ़ाई, नाम की अदला-बदली कभी नहीं'],
    outlook: [
      'Diagnostic chains and district laboratories are growing; machines take over counting, people the checking.',
      'जाँच केंद्र और ज़िलों की लैब बढ़ रही हैं। गिनने का काम मशीनें कर रही हैं, परखने का काम लोगों के पास है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'physiotherapist',
    code: '2264',
    interests: [3, 3, 1, 5, 3, 2],
    ways: ['degree'],
    cost: 'high',
    subjects: ['health', 'biology'],
    names: ['Physiotherapist', 'फ़िज़ियोथेरेपिस्ट'],
    summary: [
      'Brings people back into movement after an injury, a stroke or an operation.',
      'चोट, लकवे या ऑपरेशन के बाद लोगों को फिर से चलने-फिरने लायक बनाना।',
    ],
    route: [
      'Bachelor of Physiotherapy (BPT) after the 12th with biology: four years and half a year of internship.',
      'जीव विज्ञान से 12वीं के बाद बीपीटी: चार साल और छह महीने की इंटर्नशिप।',
    ],
    day: [
      'One patient learns to climb a step again, the next bends a knee five degrees further than last week. Each gets exercises to do at home.',
      'एक मरीज़ फिर से सीढ़ी चढ़ना सीखता है, दूसरे का घुटना पिछले हफ़्ते से थोड़ा ज़्यादा मुड़ता है। घर के लिए कसरत सबको मिलती है।',
    ],
    skills: ['Encouraging people, strength, knowledge of the body', 'हौसला देना, ताक़त, शरीर की समझ'],
    outlook: [
      'Older people, sports and offices all need it more; own practices are common in towns.',
      'बुज़ुर्गों, खिलाड़ियों और दफ़्तर में बैठने वालों, सबको इसकी ज़रूरत बढ़ रही है। शहरों में अपना क्लिनिक आम है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'community-health-worker',
    code: '3253',
    interests: [2, 2, 1, 5, 3, 3],
    ways: ['10th'],
    cost: 'low',
    subjects: ['health', 'communication'],
    names: ['Community health worker', 'सामुदायिक स्वास्थ्य कार्यकर्ता'],
    summary: [
      'Goes from house to house so that mothers and children get vaccines, food and help in time.',
      'घर-घर जाकर देखना कि माँ और बच्चे को टीका, पोषण और मदद समय पर मिले।',
    ],
    route: [
      'For an ASHA, usually the 10th; she is chosen by her own village and trained in short courses. For the post of ANM: a diploma of two years.',
      'आशा के लिए आम तौर पर 10वीं। चुनाव अपना गाँव करता है और छोटे-छोटे प्रशिक्षण होते हैं। एएनएम के लिए दो साल का डिप्लोमा।',
    ],
    day: [
      'Visiting a newborn, reminding a grandmother of her medicine, filling the register, and in the evening convincing a family to go to the hospital.',
      'नवजात को देखने जाना, दादी को दवा की याद दिलाना, रजिस्टर भरना, और शाम को किसी परिवार को अस्पताल जाने के लिए मनाना।',
    ],
    skills: ['Trust of the neighbours, plain words, walking a lot', 'पड़ोस का भरोसा, सीधी बात, बहुत पैदल चलना'],
    outlook: [
      'ASHAs get an incentive for each task and no salary; many use the experience to become ANM or nurse.',
      'आशा को वेतन नहीं, हर काम का प्रोत्साहन मिलता है। इस अनुभव से कई आगे एएनएम या नर्स बनती हैं।',
    ],
    source: ['National Health Mission', 'https://nhm.gov.in'],
  },
]
