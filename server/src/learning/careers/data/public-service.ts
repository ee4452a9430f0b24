import type { CareerEntry } from '../careerEntry'

export const PUBLIC_SERVICE: CareerEntry[] = [
  {
    id: 'police-constable',
    code: '5412',
    interests: [4, 2, 1, 4, 4, 3],
    ways: ['12th'],
    cost: 'low',
    subjects: ['exams', 'law'],
    names: ['Police constable', 'पुलिस कांस्टेबल'],
    summary: [
      'Is called first when something happens, and is there so that less happens.',
      'कुछ हो जाए तो सबसे पहले पहुँचना, और मौजूद रहना ताकि कम कुछ हो।',
    ],
    route: [
      'The 12th in most states (10th for the central forces), an age limit, a written test, then running, height and health. Training takes about nine months.',
      'ज़्यादातर राज्यों में 12वीं (केंद्रीय बलों में 10वीं), उम्र की सीमा, लिखित परीक्षा, फिर दौड़, कद और सेहत। प्रशिक्षण करीब नौ महीने।',
    ],
    exams: ['Recruitment of the states; SSC GD Constable', 'राज्यों की भर्ती; एसएससी जीडी कांस्टेबल'],
    day: [
      'Traffic at the crossing, a stolen cycle, papers for the court. At a festival sixteen hours on one’s feet.',
      'चौराहे का ट्रैफ़िक, चोरी की साइकिल, अदालत के काग़ज़। त्योहार पर सोलह घंटे खड़े रहना।',
    ],
    skills: ['Fitness, a cool head, respect for everybody', 'फ़िटनेस, ठंडा दिमाग़, सबका सम्मान'],
    outlook: [
      'Large recruitments come every few years. Women are wanted: many states reserve a share of the posts.',
      'बड़ी भर्तियाँ कुछ साल में आती हैं। महिलाओं की ज़रूरत है, कई राज्यों में उनके लिए पद आरक्षित हैं।',
    ],
    pay: { level: 3, start: 21_700 },
    source: ['Staff Selection Commission', 'https://ssc.gov.in'],
  },
  {
    id: 'civil-servant',
    code: '2422',
    interests: [1, 4, 2, 4, 5, 4],
    ways: ['degree'],
    cost: 'low',
    subjects: ['exams', 'management', 'leadership'],
    names: ['Administrative officer', 'प्रशासनिक अधिकारी'],
    summary: [
      'Carries out laws and schemes in a block, a district or a ministry, and answers for it.',
      'ब्लॉक, ज़िले या मंत्रालय में कानून और योजनाएँ लागू करना, और उसका जवाब देना।',
    ],
    route: [
      'Any degree, then the examinations of the UPSC or of a State Public Service Commission: a preliminary, a main paper, an interview.',
      'किसी भी विषय में स्नातक, फिर यूपीएससी या राज्य लोक सेवा आयोग की परीक्षा: प्रारंभिक, मुख्य और इंटरव्यू।',
    ],
    exams: ['UPSC Civil Services; PSC of the states', 'यूपीएससी सिविल सेवा; राज्यों की पीसीएस'],
    day: [
      'Citizens with petitions from ten to twelve. Then a flood forecast, a school without a roof, and forty files.',
      'दस से बारह तक फ़रियादी। फिर बाढ़ की चेतावनी, बिना छत का स्कूल और चालीस फ़ाइलें।',
    ],
    skills: ['Judgement, reading a lot, standing pressure', 'सूझबूझ, बहुत पढ़ना, दबाव झेलना'],
    outlook: [
      'Only about one in a thousand applicants is chosen. Decide in advance how many years you try, and keep a second plan.',
      'हज़ार में लगभग एक चुना जाता है। पहले ही तय करें कि कितने साल कोशिश करनी है, और दूसरा रास्ता भी रखें।',
    ],
    pay: { level: 10, start: 56_100 },
    source: ['Union Public Service Commission', 'https://upsc.gov.in'],
  },
  {
    id: 'train-driver',
    code: '8311',
    interests: [5, 2, 1, 1, 2, 4],
    ways: ['iti', 'diploma', 'degree'],
    cost: 'low',
    subjects: ['exams', 'physics'],
    names: ['Train driver (loco pilot)', 'लोको पायलट'],
    summary: [
      'Drives goods trains and later passenger trains, by signals and timetable.',
      'पहले मालगाड़ी और आगे चलकर सवारी गाड़ी, सिग्नल और समय के हिसाब से चलाना।',
    ],
    route: [
      'The 10th with a fitting ITI trade, or a diploma or degree in engineering; one starts as assistant loco pilot. Eyesight is tested strictly.',
      '10वीं और सही ट्रेड में आईटीआई, या इंजीनियरिंग में डिप्लोमा या डिग्री। शुरुआत सहायक लोको पायलट से। आँखों की जाँच बहुत सख़्त है।',
    ],
    exams: ['RRB ALP', 'आरआरबी एएलपी'],
    day: [
      'Signing on at 1.40 a.m., breath test, brake test, then six hours of signals called aloud by two voices.',
      'रात 1:40 पर हाज़िरी, साँस की जाँच, ब्रेक की जाँच, फिर छह घंटे दो आवाज़ों में बोले जाते सिग्नल।',
    ],
    skills: ['Alertness at night, good eyes, following rules', 'रात में चौकन्नापन, अच्छी आँखें, नियम मानना'],
    outlook: [
      'Recruitments are large and rare, with many applicants. Nights away from home belong to it.',
      'भर्ती बड़ी पर कम होती है, और दावेदार बहुत। घर से दूर रातें इस काम का हिस्सा हैं।',
    ],
    pay: { level: 2, start: 19_900 },
    source: ['Indian Railways', 'https://indianrailways.gov.in'],
  },
  {
    id: 'soldier',
    code: '0310',
    interests: [5, 2, 1, 3, 3, 4],
    ways: ['10th', '12th'],
    cost: 'low',
    subjects: ['exams', 'leadership'],
    names: ['Soldier', 'सैनिक'],
    summary: [
      'Guards borders, helps in disasters, and lives and trains with a unit.',
      'सीमा की रखवाली, आपदा में मदद, और टुकड़ी के साथ रहना-सीखना।',
    ],
    route: [
      'Agnipath since 2022: the 10th or 12th by branch, an online test, running and health. Four years of service; about a quarter may stay on. Officers come by NDA (12th) or CDS (degree).',
      '2022 से अग्निपथ: शाखा के हिसाब से 10वीं या 12वीं, ऑनलाइन परीक्षा, दौड़ और सेहत। सेवा चार साल, करीब एक चौथाई आगे रह सकते हैं। अफ़सर एनडीए (12वीं) या सीडीएस (डिग्री) से बनते हैं।',
    ],
    exams: ['Agniveer entrance; NDA, CDS', 'अग्निवीर परीक्षा; एनडीए, सीडीएस'],
    day: [
      'Up at five, drill, weapons, maintenance. On a post in the mountains: watch, snow, and a call home on Sunday.',
      'सुबह पाँच बजे उठना, ड्रिल, हथियार, रखरखाव। पहाड़ की चौकी पर पहरा, बर्फ़, और रविवार को घर फ़ोन।',
    ],
    skills: ['Discipline, endurance, comradeship', 'अनुशासन, सहनशक्ति, साथियों का साथ'],
    outlook: [
      'Most leave after four years with a saved sum, and some forces and states keep posts for them. Plan what comes after.',
      'ज़्यादातर चार साल बाद जमा राशि के साथ लौटते हैं; कुछ बलों और राज्यों में उनके लिए पद हैं। आगे की योजना पहले बनाएँ।',
    ],
    source: ['Join Indian Army', 'https://joinindianarmy.nic.in'],
  },
]
