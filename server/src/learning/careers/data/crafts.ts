import type { CareerEntry } from '../careerEntry'

export const CRAFTS: CareerEntry[] = [
  {
    id: 'cook',
    code: '5120',
    interests: [4, 2, 4, 2, 3, 3],
    ways: ['none', '10th', '12th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['cooking', 'entrepreneurship'],
    names: ['Cook and chef', 'रसोइया और शेफ़'],
    summary: [
      'Cooks for many as if for one, on time and with clean hands.',
      'बहुतों के लिए ऐसे पकाना जैसे एक के लिए, समय पर और साफ़ हाथों से।',
    ],
    route: [
      'Beside a master in a kitchen, a craft course of a year, or three years of hotel management after the 12th.',
      'किसी उस्ताद की रसोई में, एक साल के क्राफ़्ट कोर्स से, या 12वीं के बाद तीन साल के होटल मैनेजमेंट से।',
    ],
    exams: ['NCHM JEE for hotel management', 'होटल मैनेजमेंट के लिए एनसीएचएम जेईई'],
    day: [
      'Ten kilos of onions before noon. From eight to ten in the evening every minute counts; at midnight the stoves are scrubbed.',
      'दोपहर से पहले दस किलो प्याज़। शाम आठ से दस तक हर मिनट क़ीमती; आधी रात को चूल्हे रगड़कर साफ़।',
    ],
    skills: ['Taste, speed, cleanliness, heat', 'स्वाद, फुर्ती, सफ़ाई, गर्मी सहना'],
    outlook: [
      'Restaurants, canteens, weddings and cloud kitchens look for hands all year; a stall of one’s own needs little money.',
      'रेस्तराँ, कैंटीन, शादियाँ और क्लाउड किचन साल भर लोग खोजते हैं। अपना ठेला कम पैसों में शुरू हो जाता है।',
    ],
    source: ['National Council for Hotel Management', 'https://nchm.gov.in'],
  },
  {
    id: 'tailor',
    code: '7531',
    interests: [4, 1, 5, 2, 3, 3],
    ways: ['none', 'iti', 'diploma'],
    cost: 'low',
    subjects: ['crafts', 'design'],
    names: ['Tailor', 'दर्ज़ी'],
    summary: [
      'Cuts and sews clothes that sit, and saves those that do not.',
      'ऐसे कपड़े काटना और सिलना जो सही बैठें, और जो न बैठें उन्हें सुधारना।',
    ],
    route: [
      'ITI Sewing Technology (one year), a course of three to six months, or learning at home and in a shop. For design: a diploma or NIFT.',
      'आईटीआई सिलाई तकनीक (एक साल), तीन से छह महीने का कोर्स, या घर और दुकान में सीखना। डिज़ाइन के लिए डिप्लोमा या निफ़्ट।',
    ],
    day: [
      'Measuring, chalk, scissors: what is cut wrong cannot be uncut. Before Diwali and Eid the lamp burns until two.',
      'नाप, चॉक, कैंची: ग़लत कटा कपड़ा फिर नहीं जुड़ता। दिवाली और ईद से पहले बत्ती रात दो बजे तक जलती है।',
    ],
    skills: ['An exact eye, machines, keeping a promised day', 'सही नाप, मशीन, वादे की तारीख़ निभाना'],
    outlook: [
      'Ready-made clothes took the everyday, blouses and wedding clothes remain. Garment factories hire many sewers.',
      'रोज़ के कपड़े रेडीमेड हो गए, ब्लाउज़ और शादी के कपड़े अब भी सिलते हैं। कारख़ानों में सिलाई वालों की भर्ती चलती रहती है।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'beautician',
    code: '5142',
    interests: [3, 1, 4, 4, 4, 2],
    ways: ['none', '10th', 'iti'],
    cost: 'low',
    subjects: ['health', 'entrepreneurship'],
    names: ['Beautician', 'ब्यूटीशियन'],
    summary: [
      'Cares for skin and hair, and sends people out feeling better than they came.',
      'त्वचा और बालों की देखभाल, ताकि लोग पहले से अच्छा महसूस करते हुए लौटें।',
    ],
    route: [
      'ITI Basic Cosmetology (one year) or a course of some months; hygiene and skin reactions must be learnt, not only make-up.',
      'आईटीआई बेसिक कॉस्मेटोलॉजी (एक साल) या कुछ महीनों का कोर्स। सिर्फ़ मेकअप नहीं, सफ़ाई और त्वचा की एलर्जी भी सीखनी होती है।',
    ],
    day: [
      'Threading between school and dinner, a patch test for a colour, and on a wedding morning the bride at four.',
      'स्कूल और रात के खाने के बीच थ्रेडिंग, रंग से पहले त्वचा पर जाँच, और शादी के दिन सुबह चार बजे दुल्हन।',
    ],
    skills: ['Gentle hands, conversation, hygiene', 'कोमल हाथ, बातचीत, सफ़ाई'],
    outlook: [
      'Salons, home visits by app and parlours at home: many begin alone and hire later.',
      'सैलून, ऐप से घर जाकर सेवा, या घर का पार्लर: कई अकेले शुरू करती हैं और बाद में दूसरों को रखती हैं।',
    ],
    source: ['Directorate General of Training', 'https://dgt.gov.in'],
  },
  {
    id: 'handloom-weaver',
    code: '7318',
    interests: [4, 1, 5, 1, 2, 3],
    ways: ['none', '10th', 'diploma'],
    cost: 'low',
    subjects: ['crafts', 'design', 'entrepreneurship'],
    names: ['Handloom weaver', 'हथकरघा बुनकर'],
    summary: [
      'Weaves saris, shawls and cloth by hand, in patterns that often belong to one place only.',
      'हाथ से साड़ी, शॉल और कपड़ा बुनना, ऐसे नमूनों में जो अक्सर एक ही जगह के होते हैं।',
    ],
    route: [
      'In the family or a weavers’ service centre; a diploma in handloom technology takes three years after the 10th.',
      'परिवार में या बुनकर सेवा केंद्र में सीखना; हथकरघा तकनीक का डिप्लोमा 10वीं के बाद तीन साल का है।',
    ],
    exams: [
      'Admission of the Indian Institutes of Handloom Technology',
      'भारतीय हथकरघा प्रौद्योगिकी संस्थानों का प्रवेश',
    ],
    day: [
      'Two metres on a good day. The foot treads, the hand throws, and one thread out of place shows for ever.',
      'अच्छे दिन में दो मीटर। पाँव पैडल पर, हाथ शटल पर, और एक ग़लत धागा हमेशा दिखता है।',
    ],
    skills: ['Patience, sense of colour, counting threads', 'सब्र, रंग की समझ, धागे गिनना'],
    outlook: [
      'Power looms are cheaper; those who design themselves and sell directly earn more per piece.',
      'मशीन का कपड़ा सस्ता है। जो ख़ुद नमूने बनाते और सीधे बेचते हैं, वे हर थान पर ज़्यादा कमाते हैं।',
    ],
    source: ['Development Commissioner for Handlooms', 'https://handlooms.nic.in'],
  },
  {
    id: 'photographer',
    code: '3431',
    interests: [3, 2, 5, 3, 4, 2],
    ways: ['none', '12th', 'diploma'],
    cost: 'medium',
    subjects: ['photography', 'video', 'entrepreneurship'],
    names: ['Photographer', 'फ़ोटोग्राफ़र'],
    summary: [
      'Waits for the right light and the right moment, and is there when both come.',
      'सही रोशनी और सही पल का इंतज़ार, और दोनों आएँ तो कैमरा तैयार।',
    ],
    route: [
      'As an assistant at weddings, in a course of half a year to two years, or by practice with one camera and much patience.',
      'शादियों में सहायक बनकर, छह महीने से दो साल के कोर्स से, या एक कैमरे और बहुत सब्र के साथ अभ्यास से।',
    ],
    day: [
      'From the haldi at eight to the farewell at dawn: two thousand frames, of which the family will love sixty.',
      'सुबह आठ की हल्दी से भोर की विदाई तक दो हज़ार तस्वीरें, जिनमें से साठ घरवालों के मन में बसेंगी।',
    ],
    skills: ['Seeing, dealing with people, editing', 'देखना, लोगों से घुलना-मिलना, तस्वीर सँवारना'],
    outlook: [
      'Everybody has a phone with a camera, so simple pictures pay little; weddings, products and film still need skill.',
      'कैमरा हर फ़ोन में है, इसलिए सादी तस्वीरों के पैसे कम हैं। शादी, सामान और फ़िल्म में हुनर अब भी चाहिए।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
]
