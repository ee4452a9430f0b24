import { read, study, video, type DemoCourse } from '../course'

const advice = (page: string) => `https://nationalcareers.service.gov.uk/careers-advice/${page}`
const gcf = (page: string) => `https://edu.gcfglobal.org/en/${page}/`

export const CAREER_COURSES: DemoCourse[] = [
  {
    id: 'choosing-a-career-path',
    mentor: 'kavita-iyer',
    title: 'Choosing a Career Path',
    description: 'Find out what you like, what you can do and what the world needs, then pick a first step.',
    domains: ['Career'],
    students: 16,
    modules: {
      'Know yourself': [
        study('A free interest profile', 'https://www.mynextmove.org/explore/ip'),
        read('Write down your strengths', advice('')),
      ],
      'Know the work': [
        read('Career information at the NCS', 'https://www.ncs.gov.in/'),
        read('Nine hundred jobs described', 'https://www.onetonline.org/'),
        video(
          'People talk about their work',
          'https://www.khanacademy.org/college-careers-more/career-content',
        ),
      ],
      'Know the way': [
        study('Free university courses on SWAYAM', 'https://swayam.gov.in/'),
        read('Skill training near you', 'https://www.skillindiadigital.gov.in/'),
        read('Learn while you earn: apprenticeships', 'https://www.apprenticeshipindia.gov.in/'),
      ],
      'Take a step': [
        read('Internships for students', 'https://internship.aicte-india.org/'),
        read('Plan your next three months', gcf('careerplanningandsalary')),
      ],
    },
  },
  {
    id: 'switching-careers',
    mentor: 'kavita-iyer',
    title: 'Switching Careers at Any Age',
    description: 'Carry over what you know, fill one gap at a time and explain the change with pride.',
    domains: ['Career', 'Skills', 'Jobs'],
    students: 8,
    modules: {
      'Take stock': [
        read('Skills that travel with you', 'https://www.onetonline.org/find/descriptor/browse/2.A'),
        read('What the market asks for', 'https://www.ncs.gov.in/'),
      ],
      'Fill the gap': [
        study('Learning how to learn', 'https://www.coursera.org/learn/learning-how-to-learn'),
        study('Short courses by NPTEL', 'https://nptel.ac.in/'),
        study('Google career certificates', 'https://grow.google/certificates/'),
      ],
      'Tell your story': [
        read('Networking without awkwardness', gcf('jobsearchandnetworking')),
        video(
          'Why some of us have no one true calling',
          'https://www.ted.com/talks/emilie_wapnick_why_some_of_us_don_t_have_one_true_calling',
        ),
      ],
    },
  },
  {
    id: 'a-resume-that-gets-read',
    mentor: 'imran-qureshi',
    title: 'A Résumé That Gets Read',
    description: 'One page, the right words first, and a letter that says why you and why them.',
    domains: ['Jobs', 'Career'],
    students: 18,
    modules: {
      'What a recruiter sees': [
        read('The parts of a résumé', advice('cv-sections')),
        study('Résumé writing, step by step', gcf('resumewriting')),
      ],
      'Say it well': [
        read(
          'Verbs that show what you did',
          'https://owl.purdue.edu/owl/job_search_writing/resumes_and_vitas/index.html',
        ),
        read('A covering letter', advice('covering-letter')),
      ],
      'Send it': [
        read('Register with the NCS', 'https://www.ncs.gov.in/'),
        read('Keep your papers in DigiLocker', 'https://www.digilocker.gov.in/'),
        study('Your profile on LinkedIn', gcf('linkedin')),
      ],
    },
  },
  {
    id: 'interview-ready-in-four-weeks',
    mentor: 'imran-qureshi',
    title: 'Interview Ready in Four Weeks',
    description: 'A plan for each week: research, stories, practice with a friend, and the day itself.',
    domains: ['Jobs', 'Interview Preparation', 'Communication'],
    students: 15,
    modules: {
      'Week 1: research': [
        read('How to prepare', advice('interview-advice')),
        read('Read a job advert closely', gcf('jobsearchandnetworking')),
      ],
      'Week 2: stories': [
        read('The STAR method', advice('interview-advice/the-star-method')),
        study('Interviewing skills', gcf('interviewingskills')),
      ],
      'Week 3: practice': [
        study('Practise aloud with Interview Warmup', 'https://grow.google/interview-warmup/'),
        video(
          'Better conversations in ten ways',
          'https://www.ted.com/talks/celeste_headlee_10_ways_to_have_a_better_conversation',
        ),
      ],
      'Week 4: the day': [
        video(
          'Body language',
          'https://www.ted.com/talks/amy_cuddy_your_body_language_may_shape_who_you_are',
        ),
        read('Talking about pay', gcf('careerplanningandsalary')),
      ],
    },
  },
  {
    id: 'finding-government-jobs',
    mentor: 'imran-qureshi',
    title: 'Finding Government Jobs',
    description: 'Which commissions hire for what, where notices appear, and how to apply without an agent.',
    domains: ['Jobs', 'Career'],
    students: 12,
    modules: {
      'Who hires': [
        read('Union Public Service Commission', 'https://upsc.gov.in/'),
        read('Staff Selection Commission', 'https://ssc.gov.in/'),
        read('Banks: IBPS', 'https://www.ibps.in/'),
        read('Indian Railways', 'https://indianrailways.gov.in/'),
      ],
      'Where to look': [
        read('Employment News', 'https://www.employmentnews.gov.in/'),
        read('National Career Service', 'https://www.ncs.gov.in/'),
        read('National Portal of India', 'https://www.india.gov.in/'),
      ],
      Prepare: [
        study('Revise with NCERT', 'https://ncert.nic.in/textbook.php'),
        study('Free courses on SWAYAM', 'https://swayam.gov.in/'),
      ],
    },
  },
]
