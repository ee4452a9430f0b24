import type { CareerEntry } from '../careerEntry'

export const LAND_AND_LAW: CareerEntry[] = [
  {
    id: 'farmer',
    code: '6111',
    interests: [5, 3, 1, 1, 4, 3],
    ways: ['none', '10th', 'diploma', 'degree'],
    cost: 'medium',
    subjects: ['agriculture', 'entrepreneurship'],
    names: ['Farmer', 'किसान'],
    summary: [
      'Grows food, and every season decides anew what, when and for whom.',
      'अन्न उगाना, और हर मौसम में नए सिरे से तय करना कि क्या, कब और किसके लिए।',
    ],
    route: [
      'Mostly from the family. Krishi Vigyan Kendras train in short courses; a diploma takes two years, B.Sc. Agriculture four.',
      'ज़्यादातर परिवार से। कृषि विज्ञान केंद्र छोटे कोर्स कराते हैं; डिप्लोमा दो साल, बी.एससी. कृषि चार साल।',
    ],
    exams: ['CUET (ICAR) for agricultural degrees', 'कृषि की डिग्री के लिए सीयूईटी (आईसीएआर)'],
    day: [
      'Water at night, when there is power. In the morning one leaf turned over: who lives there? At noon the price in the market.',
      'रात में पानी, जब बिजली आती है। सुबह पत्ता पलटकर देखना कि नीचे कौन-सा कीड़ा है। दोपहर में मंडी का भाव।',
    ],
    skills: ['Knowing the soil, reckoning, courage for weather', 'मिट्टी की पहचान, हिसाब, मौसम झेलने का साहस'],
    outlook: [
      'Small holdings feed a family with difficulty from grain alone; vegetables, milk, processing and farmers’ companies add to it.',
      'छोटी जोत में सिर्फ़ अनाज से गुज़ारा मुश्किल है। सब्ज़ी, दूध, प्रसंस्करण और किसान कंपनियाँ सहारा देती हैं।',
    ],
    source: ['Indian Council of Agricultural Research', 'https://icar.org.in'],
  },
  {
    id: 'veterinarian',
    code: '2250',
    interests: [4, 5, 1, 3, 3, 2],
    ways: ['degree'],
    cost: 'medium',
    subjects: ['biology', 'agriculture', 'health'],
    names: ['Veterinarian', 'पशु चिकित्सक'],
    summary: [
      'Treats animals, and with them the income of a house.',
      'पशुओं का इलाज, और उनके साथ घर की कमाई की रक्षा।',
    ],
    route: [
      'B.V.Sc. & A.H. after the 12th with biology: five and a half years with internship; registration with the State Veterinary Council.',
      'जीव विज्ञान से 12वीं के बाद बी.वी.एससी. एंड ए.एच.: इंटर्नशिप के साथ साढ़े पाँच साल; राज्य पशु चिकित्सा परिषद में पंजीकरण।',
    ],
    exams: ['NEET (UG) and the counselling of the states', 'नीट (यूजी) और राज्यों की काउंसलिंग'],
    day: [
      'A calf that lies wrong, forty vaccinations in a village, then a dog in town whose owner is more nervous than the dog.',
      'उलटा पड़ा बछड़ा, गाँव में चालीस टीके, फिर शहर में एक कुत्ता जिसका मालिक उससे ज़्यादा घबराया है।',
    ],
    skills: ['Strength, no disgust, talking with owners', 'ताक़त, घिन न करना, मालिक से बात'],
    outlook: [
      'Dairy keeps growing, and so do pets in towns. Posts in districts stay open where few want to live.',
      'डेयरी बढ़ रही है और शहरों में पालतू जानवर भी। जिन ज़िलों में कम लोग रहना चाहते हैं, वहाँ पद ख़ाली रहते हैं।',
    ],
    pay: { level: 10, start: 56_100 },
    source: ['Veterinary Council of India', 'https://vci.dahd.gov.in'],
  },
  {
    id: 'lawyer',
    code: '2611',
    interests: [1, 4, 3, 3, 5, 3],
    ways: ['degree'],
    cost: 'medium',
    subjects: ['law', 'writing', 'communication'],
    names: ['Lawyer', 'वकील'],
    summary: [
      'Speaks and writes for others where the law decides.',
      'जहाँ फ़ैसला कानून करता है, वहाँ दूसरों के लिए बोलना और लिखना।',
    ],
    route: [
      'Five years after the 12th (BA LLB and others) or three after a degree; enrolment with the State Bar Council and the bar examination.',
      '12वीं के बाद पाँच साल (बीए एलएलबी आदि) या स्नातक के बाद तीन साल; राज्य बार काउंसिल में नामांकन और बार परीक्षा।',
    ],
    exams: ['CLAT, AILET, tests of the states; AIBE', 'क्लैट, आइलेट, राज्यों की परीक्षाएँ; एआईबीई'],
    day: [
      'In court by ten, heard at three, adjourned. In the evening a contract is read line by line, and somebody’s fear is heard out.',
      'दस बजे अदालत, तीन बजे सुनवाई, अगली तारीख़। शाम को अनुबंध की एक-एक पंक्ति, और किसी का डर सुनना।',
    ],
    skills: ['Reading, arguing, keeping a secret', 'पढ़ना, तर्क देना, राज़ रखना'],
    outlook: [
      'The first years beside a senior bring little money. Firms, legal aid and the judiciary are further ways.',
      'पहले साल किसी वरिष्ठ के साथ, कमाई थोड़ी। कंपनियाँ, कानूनी सहायता और न्यायिक सेवा दूसरे रास्ते हैं।',
    ],
    source: ['Bar Council of India', 'https://www.barcouncilofindia.org'],
  },
  {
    id: 'journalist',
    code: '2642',
    interests: [1, 4, 5, 3, 4, 2],
    ways: ['degree'],
    cost: 'medium',
    subjects: ['writing', 'video', 'communication'],
    names: ['Journalist', 'पत्रकार'],
    summary: [
      'Finds out, checks and tells what others should know.',
      'पता लगाना, जाँचना और बताना कि लोगों को क्या जानना चाहिए।',
    ],
    route: [
      'Any degree and a diploma or master’s in journalism (one or two years); local papers and channels take beginners who write well.',
      'कोई भी डिग्री और पत्रकारिता में डिप्लोमा या स्नातकोत्तर (एक-दो साल)। स्थानीय अख़बार और चैनल अच्छा लिखने वाले नए लोगों को लेते हैं।',
    ],
    exams: ['Entrance of IIMC; CUET', 'आईआईएमसी की प्रवेश परीक्षा; सीयूईटी'],
    day: [
      'Three calls that are not answered and one that is. Two sources for each claim; the text is due at seven.',
      'तीन फ़ोन जो कोई नहीं उठाता, एक जो उठता है। हर दावे के दो स्रोत; ख़बर सात बजे तक देनी है।',
    ],
    skills: ['Asking again, clean language, courage', 'दोबारा पूछना, साफ़ भाषा, हिम्मत'],
    outlook: [
      'Print shrinks, video and regional languages grow. Many live from several small jobs.',
      'छपे अख़बार घट रहे हैं, वीडियो और भारतीय भाषाएँ बढ़ रही हैं। कई लोग कई छोटे कामों से गुज़ारा करते हैं।',
    ],
    source: ['Indian Institute of Mass Communication', 'https://iimc.gov.in'],
  },
]
