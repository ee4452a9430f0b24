import { read, study, video, type DemoCourse } from '../course'

export const HINDI_COURSES: DemoCourse[] = [
  {
    id: 'computer-ki-buniyaad',
    mentor: 'sunita-verma',
    title: 'कंप्यूटर की बुनियाद',
    description: 'कंप्यूटर चालू करने से लेकर ईमेल, टाइपिंग और ज़रूरी फ़ाइलें संभालने तक, आसान हिंदी में।',
    domains: ['Office Tools', 'Skills', 'Jobs'],
    students: 14,
    modules: {
      'पहला परिचय': [
        study('डिजिटल साक्षरता अभियान', 'https://www.pmgdisha.in/'),
        read('कंप्यूटर के हिस्से', 'https://edu.gcfglobal.org/en/computerbasics/'),
      ],
      'रोज़ का काम': [
        video('हिंदी में बोलते ट्यूटोरियल', 'https://spoken-tutorial.org/'),
        read('लिब्रे ऑफ़िस: मुफ़्त दफ़्तर', 'https://hi.libreoffice.org/'),
        read('दस्तावेज़ डिजिलॉकर में', 'https://www.digilocker.gov.in/'),
      ],
      'इंटरनेट और ईमेल': [
        read('ईमेल भेजना सीखें', 'https://edu.gcfglobal.org/en/email101/'),
        read('ऑनलाइन सुरक्षित रहें', 'https://infosecawareness.in/'),
        study('नाइलिट के कोर्स', 'https://www.nielit.gov.in/'),
      ],
    },
  },
  {
    id: 'resume-aur-interview',
    mentor: 'sunita-verma',
    title: 'रिज़्यूमे और इंटरव्यू की तैयारी',
    description: 'अपना परिचय लिखना, सवालों के जवाब सोचना और पूरे भरोसे के साथ इंटरव्यू देना।',
    domains: ['Jobs', 'Career', 'Interview Preparation'],
    students: 12,
    modules: {
      'रिज़्यूमे लिखें': [
        study('रिज़्यूमे के हिस्से समझें', 'https://edu.gcfglobal.org/en/resumewriting/'),
        read('पढ़ाई और अनुभव की सूची बनाएँ', 'https://www.ncs.gov.in/'),
      ],
      'नौकरी खोजें': [
        read('राष्ट्रीय करियर सेवा', 'https://www.ncs.gov.in/'),
        read('रोज़गार समाचार', 'https://www.employmentnews.gov.in/'),
        read('शिक्षुता के अवसर', 'https://www.apprenticeshipindia.gov.in/'),
      ],
      'इंटरव्यू का दिन': [
        study('इंटरव्यू का अभ्यास', 'https://edu.gcfglobal.org/en/interviewingskills/'),
        video(
          'बोलने की कला',
          'https://www.ted.com/talks/julian_treasure_how_to_speak_so_that_people_want_to_listen',
        ),
      ],
    },
  },
  {
    id: 'paison-ki-samajh',
    mentor: 'devendra-patel',
    title: 'पैसों की समझ',
    description: 'बजट, बचत, बैंक, बीमा और यूपीआई: कमाई को सोच-समझकर खर्च करना और बढ़ाना।',
    domains: ['Finance', 'Skills'],
    students: 9,
    modules: {
      'बजट और बचत': [
        read('रिज़र्व बैंक की वित्तीय शिक्षा', 'https://www.rbi.org.in/FinancialEducation/Home.aspx'),
        study('पैसों का हिसाब', 'https://edu.gcfglobal.org/en/moneybasics/'),
      ],
      'डिजिटल भुगतान': [
        read('यूपीआई कैसे काम करता है', 'https://www.npci.org.in/'),
        read('धोखाधड़ी की शिकायत', 'https://cybercrime.gov.in/'),
      ],
      'निवेश की शुरुआत': [
        read('सेबी की निवेशक शिक्षा', 'https://investor.sebi.gov.in/'),
        video('ब्याज और चक्रवृद्धि', 'https://hi.khanacademy.org/'),
        read('राष्ट्रीय पेंशन प्रणाली', 'https://npscra.nsdl.co.in/'),
      ],
    },
  },
  {
    id: 'apna-chhota-vyavsay',
    mentor: 'devendra-patel',
    title: 'अपना छोटा व्यवसाय',
    description: 'एक विचार से पहले ग्राहक तक: पंजीकरण, कर्ज़, हिसाब-किताब और ऑनलाइन बिक्री।',
    domains: ['Finance', 'Entrepreneurship', 'Career'],
    students: 6,
    modules: {
      'विचार परखें': [
        study('स्टार्टअप इंडिया का कोर्स', 'https://www.startupindia.gov.in/'),
        read('ग्राहक से पूछें', 'https://www.nngroup.com/articles/user-interviews/'),
      ],
      'पंजीकरण और पूँजी': [
        read('उद्यम पंजीकरण', 'https://udyamregistration.gov.in/'),
        read('मुद्रा ऋण', 'https://www.mudra.org.in/'),
        read('सरकारी ऋण योजनाएँ', 'https://www.jansamarth.in/'),
      ],
      'बिक्री और कर': [
        read('जीएसटी पोर्टल', 'https://www.gst.gov.in/'),
        read('ओएनडीसी पर बेचें', 'https://ondc.org/'),
        read('नक्शे पर अपनी दुकान', 'https://www.google.com/business/'),
      ],
    },
  },
  {
    id: 'hindi-mein-python',
    mentor: 'harpreet-singh',
    title: 'हिंदी में पायथन',
    description: 'प्रोग्रामिंग की पहली सीढ़ी: छोटे उदाहरण, सरल भाषा और हर पाठ के बाद अभ्यास।',
    domains: ['Programming', 'Python', 'Skills'],
    students: 11,
    modules: {
      शुरुआत: [
        read('पायथन इंस्टॉल करें', 'https://www.python.org/downloads/'),
        video('हिंदी ट्यूटोरियल', 'https://spoken-tutorial.org/'),
      ],
      'सोचना सीखें': [
        read('संख्या और शब्द', 'https://docs.python.org/3/tutorial/introduction.html'),
        read('शर्तें और लूप', 'https://docs.python.org/3/tutorial/controlflow.html'),
        read('सूची और शब्दकोश', 'https://docs.python.org/3/tutorial/datastructures.html'),
      ],
      अभ्यास: [
        study('छोटे सवाल', 'https://exercism.org/tracks/python'),
        study('एनपीटीईएल: पायथन', 'https://nptel.ac.in/courses/106106182'),
      ],
    },
  },
]
