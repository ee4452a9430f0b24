import { read, study, video, type DemoCourse } from '../course'

const british = (page: string) => `https://learnenglish.britishcouncil.org/${page}`
const gcf = (page: string) => `https://edu.gcfglobal.org/en/${page}/`
const ted = (talk: string) => `https://www.ted.com/talks/${talk}`

export const SKILL_COURSES: DemoCourse[] = [
  {
    id: 'english-for-work',
    mentor: 'meera-joshi',
    title: 'English for Work',
    description: 'Mails, meetings and small talk: the English of an office, at your own pace.',
    domains: ['English', 'Communication', 'Skills', 'Jobs'],
    students: 16,
    modules: {
      'Find your level': [
        study('LearnEnglish', british('')),
        read('Grammar, from simple to hard', british('grammar')),
      ],
      'Listen and speak': [
        video(
          'English at Work: the series',
          'https://www.bbc.co.uk/learningenglish/english/features/english-at-work',
        ),
        study('Listening practice', british('skills/listening')),
        study('Speaking practice', british('skills/speaking')),
      ],
      'Write clearly': [
        study('Writing practice', british('skills/writing')),
        study('Technical writing one', 'https://developers.google.com/tech-writing/one'),
        read('Business English', british('business-english')),
      ],
    },
  },
  {
    id: 'speak-so-that-people-listen',
    mentor: 'meera-joshi',
    title: 'Speak So That People Listen',
    description: 'Prepare a talk, calm your nerves and hold a room, on stage or in a video call.',
    domains: ['Communication', 'Skills', 'Career'],
    students: 7,
    modules: {
      'Before you speak': [
        video('The secret of a great talk', ted('chris_anderson_ted_s_secret_to_great_public_speaking')),
        read('Ten tips for speakers', 'https://www.toastmasters.org/resources/public-speaking-tips'),
      ],
      'Voice and presence': [
        video(
          'How to speak so that people want to listen',
          ted('julian_treasure_how_to_speak_so_that_people_want_to_listen'),
        ),
        video(
          'How to speak: an MIT lecture',
          'https://ocw.mit.edu/courses/res-tll-005-how-to-speak-january-iap-2018/',
        ),
      ],
      'Slides that help': [
        study('Presentation basics', gcf('powerpoint')),
        read('Slides in Google’s editor', gcf('googleslides')),
      ],
    },
  },
  {
    id: 'spreadsheets-at-work',
    mentor: 'lakshmi-menon',
    title: 'Spreadsheets at Work',
    description: 'Tidy tables, formulas that do not break, charts and a monthly report you can trust.',
    domains: ['Office Tools', 'Skills', 'Jobs'],
    students: 13,
    modules: {
      'Tables first': [
        study('Google Sheets from zero', gcf('googlespreadsheets')),
        study('Excel from zero', gcf('excel')),
      ],
      Formulas: [
        study('Formulas, one by one', gcf('excelformulas')),
        read('All functions of Google Sheets', 'https://support.google.com/docs/table/25273'),
      ],
      'Answers and charts': [
        read('Excel help and training', 'https://support.microsoft.com/en-us/excel'),
        study('Data visualisation', 'https://www.kaggle.com/learn/data-visualization'),
        read(
          'Calc, the free alternative',
          'https://help.libreoffice.org/latest/en-US/text/scalc/main0000.html',
        ),
      ],
    },
  },
  {
    id: 'digital-marketing-essentials',
    mentor: 'meera-joshi',
    title: 'Digital Marketing Essentials',
    description: 'Be found, be useful, measure what works: marketing for a shop, a cause or yourself.',
    domains: ['Marketing', 'Skills', 'Jobs'],
    students: 9,
    modules: {
      'Be found': [
        read('SEO starter guide', 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide'),
        read('Your business on the map', 'https://www.google.com/business/'),
        read('What people search for', 'https://trends.google.com/trends/'),
      ],
      'Reach people': [
        study('HubSpot Academy', 'https://academy.hubspot.com/'),
        study('Ads, explained by Google', 'https://skillshop.withgoogle.com/'),
      ],
      Measure: [
        read('Get started with Analytics', 'https://support.google.com/analytics/answer/9304153'),
        read('Fast pages sell', 'https://web.dev/articles/vitals'),
      ],
    },
  },
  {
    id: 'how-to-learn-anything',
    mentor: 'kavita-iyer',
    title: 'How to Learn Anything',
    description: 'Study less and remember more: focus, spacing, testing yourself and a plan you will keep.',
    domains: ['Skills'],
    students: 10,
    modules: {
      'How memory works': [
        study('Learning how to learn', 'https://www.coursera.org/learn/learning-how-to-learn'),
        read('Six strategies for learning', 'https://www.learningscientists.org/downloadable-materials'),
      ],
      'Mind and effort': [
        video(
          'The power of believing that you can improve',
          ted('carol_dweck_the_power_of_believing_that_you_can_improve'),
        ),
        video('You can grow your intelligence', 'https://www.khanacademy.org/'),
      ],
      'Make it stick': [
        study('Flash cards with Anki', 'https://apps.ankiweb.net/'),
        read('Plan a week of study', gcf('topics')),
      ],
    },
  },
]
