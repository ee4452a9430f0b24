import type { CareerEntry } from '../careerEntry'

export const TEACHING: CareerEntry[] = [
  {
    id: 'primary-teacher',
    code: '2341',
    interests: [2, 2, 4, 5, 3, 3],
    ways: ['12th', 'diploma', 'degree'],
    cost: 'low',
    subjects: ['teaching', 'communication'],
    names: ['Primary school teacher', 'प्राथमिक शिक्षक'],
    summary: [
      'Teaches children of six to eleven to read, to count and to ask.',
      'छह से ग्यारह साल के बच्चों को पढ़ना, गिनना और सवाल पूछना सिखाना।',
    ],
    route: [
      'Two years of D.El.Ed. after the 12th, or the four-year integrated teacher programme; then the eligibility test of the centre or the state.',
      '12वीं के बाद दो साल का डी.एल.एड. या चार साल का एकीकृत शिक्षक कार्यक्रम; फिर केंद्र या राज्य की पात्रता परीक्षा।',
    ],
    exams: ['CTET or the TET of the state', 'सीटीईटी या राज्य की टीईटी'],
    day: [
      'Forty children, three languages in one room. A song first, then sums with pebbles; after school the register and the midday meal’s account.',
      'चालीस बच्चे, एक कमरे में तीन बोलियाँ। पहले एक गीत, फिर कंकड़ों से जोड़-घटाव। छुट्टी के बाद रजिस्टर और मिड-डे मील का हिसाब।',
    ],
    skills: ['Patience, telling stories, noticing the quiet child', 'सब्र, कहानी कहना, चुप बच्चे पर नज़र'],
    outlook: [
      'Government posts are filled in rounds, with many applicants; private schools hire all year and pay very differently.',
      'सरकारी भर्तियाँ रुक-रुककर होती हैं और दावेदार बहुत होते हैं। निजी स्कूल साल भर रखते हैं, पर वेतन में बड़ा फ़र्क है।',
    ],
    pay: { level: 6, start: 35_400 },
    source: ['Central Teacher Eligibility Test', 'https://ctet.nic.in'],
  },
  {
    id: 'secondary-teacher',
    code: '2330',
    interests: [1, 4, 3, 5, 3, 3],
    ways: ['degree'],
    cost: 'low',
    subjects: ['teaching', 'mathematics', 'science'],
    names: ['Secondary school teacher', 'माध्यमिक शिक्षक'],
    summary: [
      'Teaches one or two subjects from class 9 upwards and prepares for board exams.',
      'कक्षा 9 से ऊपर एक-दो विषय पढ़ाना और बोर्ड परीक्षा की तैयारी कराना।',
    ],
    route: [
      'A degree in the subject, then B.Ed.; or the four-year integrated programme. For classes 11 and 12 a master’s degree.',
      'विषय में स्नातक, फिर बी.एड.; या चार साल का एकीकृत कार्यक्रम। कक्षा 11 और 12 के लिए स्नातकोत्तर।',
    ],
    exams: [
      'TET or the recruitment tests of KVS, NVS and the states',
      'टीईटी, या केवीएस, एनवीएस और राज्यों की भर्ती परीक्षाएँ',
    ],
    day: [
      'Five lessons, one experiment that fails and has to be explained, a pile of copies to correct on the bus home.',
      'पाँच कक्षाएँ, एक प्रयोग जो बिगड़ गया और फिर समझाना पड़ा, और घर लौटते हुए बस में जाँचने के लिए कॉपियों का ढेर।',
    ],
    skills: ['Mastery of a subject, fairness, speaking', 'विषय पर पकड़, निष्पक्षता, बोलना'],
    outlook: [
      'Mathematics, science and English are short of teachers in many districts.',
      'कई ज़िलों में गणित, विज्ञान और अंग्रेज़ी के शिक्षक कम हैं।',
    ],
    pay: { level: 7, start: 44_900 },
    source: ['National Council for Teacher Education', 'https://ncte.gov.in'],
  },
  {
    id: 'early-childhood-educator',
    code: '2342',
    interests: [2, 1, 5, 5, 2, 2],
    ways: ['10th', '12th', 'diploma'],
    cost: 'low',
    subjects: ['teaching', 'arts'],
    names: ['Early childhood educator', 'बालवाड़ी शिक्षक'],
    summary: [
      'Plays, sings and talks with children of three to six, who learn more in these years than in any later ones.',
      'तीन से छह साल के बच्चों के साथ खेलना, गाना, बतियाना। सीखने के सबसे बड़े साल यही होते हैं।',
    ],
    route: [
      'For an Anganwadi the 10th or 12th, by state. Preschools ask for a diploma in early childhood education (one to two years).',
      'आँगनवाड़ी के लिए राज्य के हिसाब से 10वीं या 12वीं। प्री-स्कूल एक-दो साल का डिप्लोमा माँगते हैं।',
    ],
    day: [
      'Clay, counting songs, one fight over a ball, lunch, a nap. Parents ask at the gate how it went.',
      'मिट्टी के खिलौने, गिनती के गीत, गेंद पर झगड़ा, खाना और झपकी। छुट्टी में माँ-बाप दरवाज़े पर दिन का हाल पूछते हैं।',
    ],
    skills: ['Warmth, ideas for play, a watchful eye', 'अपनापन, खेल के नए ख़याल, चौकन्नी नज़र'],
    outlook: [
      'The education policy of 2020 wants three years of preschool for all, so trained people are sought. Anganwadi work is paid by honorarium.',
      '2020 की शिक्षा नीति सबके लिए तीन साल की बालवाड़ी चाहती है, इसलिए सीखे हुए लोगों की माँग है। आँगनवाड़ी में मानदेय मिलता है।',
    ],
    source: ['National Council for Teacher Education', 'https://ncte.gov.in'],
  },
  {
    id: 'social-worker',
    code: '2635',
    interests: [1, 3, 2, 5, 4, 2],
    ways: ['degree'],
    cost: 'low',
    subjects: ['communication', 'leadership'],
    names: ['Social worker', 'सामाजिक कार्यकर्ता'],
    summary: [
      'Helps people to get their rights, and groups to change something together.',
      'लोगों को उनका हक़ दिलाने में मदद, और समूह को मिलकर कुछ बदलने में साथ।',
    ],
    route: [
      'Bachelor or Master of Social Work (three and two years), with field work from the first month.',
      'बीएसडब्ल्यू (तीन साल) या एमएसडब्ल्यू (दो साल); पहले महीने से ही लोगों के बीच काम।',
    ],
    day: [
      'In the morning a hearing about a pension that never came; in the afternoon a meeting of a women’s savings group under a tree.',
      'सुबह ऐसी पेंशन की सुनवाई जो आई ही नहीं; दोपहर में पेड़ के नीचे महिलाओं के बचत समूह की बैठक।',
    ],
    skills: ['Listening, knowledge of schemes, standing firm', 'सुनना, योजनाओं की जानकारी, डटे रहना'],
    outlook: [
      'Non-profits, hospitals and the social projects of companies hire; contracts are often for the length of a project.',
      'संस्थाएँ, अस्पताल और कंपनियों की सामाजिक परियोजनाएँ काम देती हैं। ठेका अक्सर परियोजना जितना ही चलता है।',
    ],
    source: ['National Career Service', 'https://www.ncs.gov.in'],
  },
  {
    id: 'counsellor',
    code: '2634',
    interests: [1, 4, 3, 5, 2, 2],
    ways: ['degree'],
    cost: 'medium',
    subjects: ['communication', 'health'],
    names: ['Counsellor and psychologist', 'काउंसलर और मनोवैज्ञानिक'],
    summary: [
      'Listens without judging, and helps somebody to find their own way out of a worry.',
      'बिना टोके सुनना, और इंसान को अपनी उलझन से ख़ुद निकलने में मदद करना।',
    ],
    route: [
      'A bachelor’s and a master’s in psychology (five years). Treating illness needs a further licensed training: M.Phil. or Psy.D. in clinical psychology.',
      'मनोविज्ञान में स्नातक और स्नातकोत्तर (पाँच साल)। बीमारी के इलाज के लिए क्लिनिकल साइकोलॉजी में आगे की मान्यता प्राप्त पढ़ाई चाहिए।',
    ],
    day: [
      'Four talks of an hour, with time between them to write and to breathe. What is said stays in the room.',
      'एक-एक घंटे की चार मुलाक़ातें, बीच में लिखने और साँस लेने का समय। कमरे की बात कमरे में रहती है।',
    ],
    skills: ['Silence, empathy, clear limits', 'चुप रहना, हमदर्दी, साफ़ सीमाएँ'],
    outlook: [
      'Schools and companies employ more counsellors than ten years ago; in small towns the profession is new.',
      'दस साल पहले के मुकाबले स्कूल और कंपनियाँ ज़्यादा काउंसलर रखती हैं। छोटे शहरों में यह पेशा नया है।',
    ],
    source: ['Rehabilitation Council of India', 'https://rehabcouncil.nic.in'],
  },
]
