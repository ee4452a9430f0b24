import { read, study, video, type DemoCourse } from '../course'

const nng = (article: string) => `https://www.nngroup.com/articles/${article}/`

export const DESIGN_COURSES: DemoCourse[] = [
  {
    id: 'ux-design-foundations',
    mentor: 'priya-raghavan',
    title: 'UX Design Foundations',
    description: 'Watch people, sketch ideas, test them early and design screens that explain themselves.',
    domains: ['Design', 'Career', 'Skills'],
    students: 11,
    modules: {
      'What good feels like': [
        read('Usability in a nutshell', nng('usability-101-introduction-to-usability')),
        read('Ten rules of thumb', nng('ten-usability-heuristics')),
        read('Laws of UX', 'https://lawsofux.com/'),
      ],
      'Learning from people': [
        read('Interviewing users', nng('user-interviews')),
        read('Personas that help', nng('persona')),
      ],
      'Sketch and test': [
        read('Customer journeys', nng('customer-journey-mapping')),
        study('Draw your first screen in Figma', 'https://help.figma.com/hc/en-us'),
        read('Testing with five people', nng('why-you-only-need-to-test-with-5-users')),
      ],
      Craft: [
        read('Choosing type', 'https://fonts.google.com/knowledge'),
        read('Foundations of Material Design', 'https://m3.material.io/foundations'),
        read('Designing for everyone', 'https://www.w3.org/WAI/tips/designing/'),
      ],
    },
  },
  {
    id: 'a-portfolio-that-gets-calls',
    mentor: 'priya-raghavan',
    title: 'A Portfolio That Gets Calls',
    description: 'Choose three projects, tell how you decided, and publish them where recruiters look.',
    domains: ['Design', 'Jobs', 'Career'],
    students: 7,
    modules: {
      'Choose and tell': [
        read('What makes a strong portfolio', nng('ux-design-portfolios')),
        video('Great stories, by TED speakers', 'https://www.ted.com/playlists/62/how_to_tell_a_story'),
      ],
      Publish: [
        read('A free site with GitHub Pages', 'https://pages.github.com/'),
        read('Show work on Behance', 'https://www.behance.net/'),
      ],
      'Be found': [
        read(
          'Help search engines find you',
          'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
        ),
        read('Ask for work with confidence', 'https://nationalcareers.service.gov.uk/careers-advice'),
      ],
    },
  },
]
