import { read, study, video, type DemoCourse } from '../course'

const python = (page: string) => `https://docs.python.org/3/tutorial/${page}.html`
const missing = (lecture: string) => `https://missing.csail.mit.edu/2020/${lecture}/`

export const PROGRAMMING_COURSES: DemoCourse[] = [
  {
    id: 'python-first-steps',
    mentor: 'harpreet-singh',
    title: 'Python: First Steps',
    description: 'Never written a program? Start here and automate one dull task of yours by the end.',
    domains: ['Programming', 'Python', 'Skills'],
    students: 19,
    modules: {
      'Getting ready': [
        read('Install Python and say hello', 'https://www.python.org/about/gettingstarted/'),
        read('Numbers, text and lists', python('introduction')),
      ],
      'Making decisions': [
        read('If, for and functions', python('controlflow')),
        read('Lists, sets and dictionaries', python('datastructures')),
      ],
      'Real programs': [
        read('Files, input and output', python('inputoutput')),
        read('When things go wrong', python('errors')),
        read('Modules', python('modules')),
      ],
      'Keep going': [
        video('CS50’s introduction to Python', 'https://cs50.harvard.edu/python/'),
        study('Automate the boring stuff', 'https://automatetheboringstuff.com/'),
        study('Practise on Exercism', 'https://exercism.org/tracks/python'),
      ],
    },
  },
  {
    id: 'algorithms-for-interviews',
    mentor: 'harpreet-singh',
    title: 'Algorithms for Interviews',
    description: 'The dozen ideas behind most coding questions, each seen, explained and practised.',
    domains: ['Programming', 'Jobs', 'Interview Preparation'],
    students: 13,
    modules: {
      'How fast is fast': [
        video('What an algorithm is', 'https://www.khanacademy.org/computing/computer-science/algorithms'),
        read('Big-O at a glance', 'https://www.bigocheatsheet.com/'),
      ],
      'Order and search': [
        study('Watch sorting happen', 'https://visualgo.net/en/sorting'),
        study('Linked lists, stacks and queues', 'https://visualgo.net/en/list'),
        study('Search trees', 'https://visualgo.net/en/bst'),
      ],
      'Deeper ideas': [
        video(
          'MIT lectures: introduction to algorithms',
          'https://ocw.mit.edu/courses/6-006-introduction-to-algorithms-spring-2020/',
        ),
        read('Algorithms explained with code', 'https://cp-algorithms.com/'),
      ],
      'Under interview conditions': [
        study('The CSES problem set', 'https://cses.fi/problemset/'),
        read('Tech interview handbook', 'https://www.techinterviewhandbook.org/'),
      ],
    },
  },
  {
    id: 'at-home-on-the-command-line',
    mentor: 'arjun-nair',
    title: 'At Home on the Command Line',
    description: 'Move, search, edit and script on Linux, and lose the fear of the black window.',
    domains: ['Programming', 'Cloud', 'Skills'],
    students: 7,
    modules: {
      'First commands': [
        read('The command line for beginners', 'https://ubuntu.com/tutorials/command-line-for-beginners'),
        video('The shell', missing('course-shell')),
        study('Linux journey', 'https://linuxjourney.com/'),
      ],
      'Daily tools': [
        video('Shell tools and scripting', missing('shell-tools')),
        video('Editors', missing('editors')),
        video('Data wrangling', missing('data-wrangling')),
      ],
      Scripts: [
        read('The Bash manual', 'https://www.gnu.org/software/bash/manual/'),
        read('Find faults with ShellCheck', 'https://www.shellcheck.net/'),
        study('A game of commands', 'https://overthewire.org/wargames/bandit/'),
      ],
    },
  },
  {
    id: 'cloud-foundations',
    mentor: 'arjun-nair',
    title: 'Cloud Foundations',
    description: 'What the cloud is made of, how containers fit in, and which certificate is worth it.',
    domains: ['Cloud', 'Career', 'Jobs'],
    students: 10,
    modules: {
      'What the cloud is': [
        read('Cloud computing in plain words', 'https://cloud.google.com/learn/what-is-cloud-computing'),
        read('Regions, services and prices', 'https://aws.amazon.com/what-is-cloud-computing/'),
        video('NPTEL: cloud computing', 'https://nptel.ac.in/courses/106105167'),
      ],
      Containers: [
        read('Docker overview', 'https://docs.docker.com/get-started/docker-overview/'),
        study('Get started with Docker', 'https://docs.docker.com/get-started/'),
        study('Kubernetes basics', 'https://kubernetes.io/docs/tutorials/kubernetes-basics/'),
      ],
      'Ship and automate': [
        read('Build and test on every change', 'https://docs.github.com/en/actions'),
        study('Infrastructure as code', 'https://developer.hashicorp.com/terraform/tutorials'),
      ],
      'Where to go next': [
        study('Hands-on labs', 'https://www.cloudskillsboost.google/'),
        study('Azure fundamentals', 'https://learn.microsoft.com/en-us/training/azure/'),
      ],
    },
  },
  {
    id: 'stay-safe-online',
    mentor: 'arjun-nair',
    title: 'Stay Safe Online',
    description: 'Passwords, payments, phishing and privacy: habits that protect you and your family.',
    domains: ['Cyber Security', 'Skills'],
    students: 5,
    modules: {
      'Know the tricks': [
        study('Can you spot the phishing?', 'https://phishingquiz.withgoogle.com/'),
        read('Awareness for everyone', 'https://infosecawareness.in/'),
      ],
      'Lock your doors': [
        read('Strong passwords', 'https://ssd.eff.org/module/creating-strong-passwords'),
        read('Has your account leaked?', 'https://haveibeenpwned.com/'),
        read('Privacy settings that matter', 'https://safety.google/'),
      ],
      'If it happened to you': [
        read('Report a cyber crime in India', 'https://cybercrime.gov.in/'),
        read('Alerts from CERT-In', 'https://www.cert-in.org.in/'),
      ],
    },
  },
]
