import { read, study, video, type DemoCourse } from '../course'

const mdn = (page: string) => `https://developer.mozilla.org/en-US/docs/${page}`
const react = (page: string) => `https://react.dev/learn/${page}`

export const WEB_COURSES: DemoCourse[] = [
  {
    id: 'web-pages-from-scratch',
    mentor: 'ananya-deshpande',
    title: 'Web Pages From Scratch',
    description: 'Write your first page, give it a shape that fits every screen, and put it online.',
    domains: ['Web Development', 'Skills', 'Career'],
    students: 17,
    modules: {
      'How the web works': [
        read(
          'What happens when you open a page',
          mdn('Learn_web_development/Getting_started/Web_standards/How_the_web_works'),
        ),
        read('Your first website', mdn('Learn_web_development/Getting_started/Your_first_website')),
      ],
      'Content with HTML': [
        read('Structuring content', mdn('Learn_web_development/Core/Structuring_content')),
        study('Learn HTML, chapter by chapter', 'https://web.dev/learn/html'),
        read('Elements that carry meaning', 'https://web.dev/learn/html/semantic-html'),
      ],
      'Looks with CSS': [
        read('Styling basics', mdn('Learn_web_development/Core/Styling_basics')),
        read('The box model', 'https://web.dev/learn/css/box-model'),
        read('Flexbox', 'https://web.dev/learn/css/flexbox'),
        read('Grid', 'https://web.dev/learn/css/grid'),
      ],
      'A page of your own': [
        study('Build five small pages', 'https://www.freecodecamp.org/learn/2022/responsive-web-design/'),
        read('Put it online for free', 'https://pages.github.com/'),
      ],
    },
  },
  {
    id: 'javascript-that-makes-sense',
    mentor: 'ananya-deshpande',
    title: 'JavaScript That Makes Sense',
    description: 'From variables to promises, with the reasons behind each rule and practice after it.',
    domains: ['Web Development', 'Programming'],
    students: 15,
    modules: {
      'First steps': [
        read('What the language is', mdn('Web/JavaScript/Guide/Introduction')),
        read('Values, types and variables', mdn('Web/JavaScript/Guide/Grammar_and_types')),
        read('Deciding and repeating', mdn('Web/JavaScript/Guide/Loops_and_iteration')),
      ],
      'Functions and objects': [
        read('Functions', mdn('Web/JavaScript/Guide/Functions')),
        read('Working with objects', mdn('Web/JavaScript/Guide/Working_with_objects')),
        read('Closures', mdn('Web/JavaScript/Guide/Closures')),
      ],
      'Pages that answer': [
        read('Scripting a page', mdn('Learn_web_development/Core/Scripting')),
        read('Events', mdn('Web/API/Document_Object_Model/Events')),
      ],
      'Waiting well': [
        read('Using promises', mdn('Web/JavaScript/Guide/Using_promises')),
        read('Fetching data', mdn('Web/API/Fetch_API/Using_Fetch')),
        read('Splitting code into modules', mdn('Web/JavaScript/Guide/Modules')),
      ],
      Practice: [
        study(
          'Exercises with a checker',
          'https://www.freecodecamp.org/learn/javascript-algorithms-and-data-structures-v8/',
        ),
        study('The modern JavaScript tutorial', 'https://javascript.info/'),
      ],
    },
  },
  {
    id: 'react-step-by-step',
    mentor: 'ananya-deshpande',
    title: 'React, Step by Step',
    description: 'Think in components, keep state where it belongs and build an app you can show.',
    domains: ['Web Development', 'Jobs'],
    students: 12,
    modules: {
      'Describing a screen': [
        read('Quick start', 'https://react.dev/learn'),
        read('Your first component', react('your-first-component')),
        read('Passing props', react('passing-props-to-a-component')),
        read('Rendering lists', react('rendering-lists')),
      ],
      'State and events': [
        read('Responding to events', react('responding-to-events')),
        read('State: a component’s memory', react('state-a-components-memory')),
        read('Thinking in React', react('thinking-in-react')),
      ],
      'Beyond the basics': [
        read('Managing state as an app grows', react('managing-state')),
        read('Effects, and when not to use one', react('you-might-not-need-an-effect')),
        read('Hooks of your own', react('reusing-logic-with-custom-hooks')),
      ],
      'A small project': [
        study('Build tic-tac-toe', react('tutorial-tic-tac-toe')),
        read('Start a new project', react('creating-a-react-app')),
      ],
    },
  },
  {
    id: 'websites-everyone-can-use',
    mentor: 'ananya-deshpande',
    title: 'Websites Everyone Can Use',
    description: 'Pages that work with a keyboard, a screen reader, an old phone and tired eyes.',
    domains: ['Web Development', 'Design', 'Skills'],
    students: 6,
    modules: {
      'Why it matters': [
        read('Introduction to accessibility', 'https://www.w3.org/WAI/fundamentals/accessibility-intro/'),
        video(
          'Ten short films: web accessibility perspectives',
          'https://www.w3.org/WAI/perspective-videos/',
        ),
      ],
      'Building blocks': [
        study('Learn accessibility', 'https://web.dev/learn/accessibility'),
        read('Structure and HTML', mdn('Learn_web_development/Core/Accessibility/HTML')),
        read('Keyboard access', 'https://webaim.org/techniques/keyboard/'),
      ],
      'Checking your work': [
        read('A checklist in plain words', 'https://www.a11yproject.com/checklist/'),
        read('Contrast checker', 'https://webaim.org/resources/contrastchecker/'),
        read('WCAG 2.2 quick reference', 'https://www.w3.org/WAI/WCAG22/quickref/'),
      ],
    },
  },
  {
    id: 'apis-with-node',
    mentor: 'nikhil-kulkarni',
    title: 'Building APIs With Node.js',
    description: 'Design, write, secure and ship a small web service, with a database behind it.',
    domains: ['Web Development', 'Programming', 'Jobs'],
    students: 9,
    modules: {
      'Node.js basics': [
        read('Introduction to Node.js', 'https://nodejs.org/en/learn/getting-started/introduction-to-nodejs'),
        read('The HTTP module', 'https://nodejs.org/docs/latest/api/http.html'),
      ],
      'Routes and rules': [
        read('Hello, Express', 'https://expressjs.com/en/starter/hello-world.html'),
        read('Routing', 'https://expressjs.com/en/guide/routing.html'),
        read('Middleware', 'https://expressjs.com/en/guide/using-middleware.html'),
        read('Handling errors', 'https://expressjs.com/en/guide/error-handling.html'),
      ],
      'Data and safety': [
        read('PostgreSQL tutorial', 'https://www.postgresql.org/docs/current/tutorial.html'),
        read('The ten most common risks', 'https://owasp.org/www-project-top-ten/'),
        read('HTTP status codes', mdn('Web/HTTP/Reference/Status')),
      ],
      'Going live': [
        read('The twelve-factor app', 'https://12factor.net/'),
        study(
          'Projects: back end and APIs',
          'https://www.freecodecamp.org/learn/back-end-development-and-apis/',
        ),
      ],
    },
  },
  {
    id: 'your-first-android-app',
    mentor: 'nikhil-kulkarni',
    title: 'Your First Android App',
    description: 'Learn enough Kotlin, draw screens with Compose and run your app on a real phone.',
    domains: ['Mobile Development', 'Programming', 'Career'],
    students: 8,
    modules: {
      'Set up': [
        read('Install Android Studio', 'https://developer.android.com/studio'),
        study(
          'Android basics with Compose',
          'https://developer.android.com/courses/android-basics-compose/course',
        ),
      ],
      'Enough Kotlin': [
        read('Getting started', 'https://kotlinlang.org/docs/getting-started.html'),
        read('Basic syntax', 'https://kotlinlang.org/docs/basic-syntax.html'),
        read('Null safety', 'https://kotlinlang.org/docs/null-safety.html'),
      ],
      'Screens that react': [
        read('Compose tutorial', 'https://developer.android.com/develop/ui/compose/tutorial'),
        read('State in Compose', 'https://developer.android.com/develop/ui/compose/state'),
        read('Material Design', 'https://m3.material.io/'),
      ],
      'A real app': [
        read('App architecture', 'https://developer.android.com/topic/architecture'),
        read('Keep data with Room', 'https://developer.android.com/training/data-storage/room'),
      ],
    },
  },
  {
    id: 'working-together-with-git',
    mentor: 'nikhil-kulkarni',
    title: 'Working Together With Git',
    description: 'Save your work, share it, review it and undo mistakes without fear.',
    domains: ['Programming', 'Skills', 'Jobs'],
    students: 11,
    modules: {
      'One person': [
        read('Why version control', 'https://git-scm.com/book/en/v2/Getting-Started-About-Version-Control'),
        read(
          'Recording changes',
          'https://git-scm.com/book/en/v2/Git-Basics-Recording-Changes-to-the-Repository',
        ),
        read('Undoing things', 'https://git-scm.com/book/en/v2/Git-Basics-Undoing-Things'),
      ],
      'Many people': [
        read('Branches in a nutshell', 'https://git-scm.com/book/en/v2/Git-Branching-Branches-in-a-Nutshell'),
        read('Hello, GitHub', 'https://docs.github.com/en/get-started/start-your-journey/hello-world'),
        read('Pull requests', 'https://docs.github.com/en/pull-requests'),
      ],
      Practice: [
        study('Learn branching by playing', 'https://learngitbranching.js.org/'),
        video('A lecture on how Git thinks', 'https://missing.csail.mit.edu/2020/version-control/'),
        read('Your first open-source change', 'https://opensource.guide/how-to-contribute/'),
      ],
    },
  },
]
