import { paths } from '@mentor-connect/contract/remote'
import { OTP_LENGTH, OTP_LIFETIME_MS, OTP_RESEND_COOLDOWN_MS } from '@mentor-connect/contract/rules/limits'
import type { HelpText } from '../helpText'

const [MINUTES, SECONDS] = [OTP_LIFETIME_MS / 60_000, OTP_RESEND_COOLDOWN_MS / 1_000]

export const helpEn: HelpText = [
  {
    id: 'start',
    title: 'Getting started',
    questions: [
      {
        id: 'account',
        question: 'How do I create an account?',
        answer: [
          `Enter your name, your email address and a password. We send you a code of ${OTP_LENGTH} digits; after it you log in with one press. Mentors use a form of their own.`,
        ],
        links: [{ to: paths.signUp, label: 'Sign up' }],
      },
      {
        id: 'code',
        question: 'The code has not arrived. What can I do?',
        answer: [
          `Look into the folder for spam, and use “Back” to check the address that you typed. After ${SECONDS} seconds you can ask for a new code; each is valid for ${MINUTES} minutes.`,
          'The email also has a link. It works on any device and asks for the password that you have chosen.',
        ],
      },
      {
        id: 'language',
        question: 'How do I change the language?',
        answer: [
          'With the switch “English | हिन्दी”, which is in the menu of every page and in your profile. Courses have a language of their own, by which you can filter them.',
        ],
      },
      {
        id: 'install',
        question: 'Can I use Mentor-Connect as an app, and without a connection?',
        answer: [
          'Yes. Choose “Install App” when it is offered, or “Add to home screen” in the menu of your browser.',
          'Lessons that you have opened before can be read offline. What you do then is kept on your device and sent when you are online again.',
        ],
      },
    ],
  },
  {
    id: 'courses',
    title: 'Courses and certificates',
    questions: [
      {
        id: 'enrol',
        question: 'How do I begin a course, and find it again?',
        answer: [
          'Open a course and press “Enroll Now”. Your home page then begins with your next lesson. Courses that you save for later have their own entry in the menu.',
        ],
        links: [{ to: paths.resources, label: 'All courses' }],
      },
      {
        id: 'done',
        question: 'When does a lesson count as completed?',
        answer: [
          'You mark most lessons as done yourself. A lesson with a quiz that must be passed is completed when you pass it, and one with a task when the mentor approves your work.',
        ],
      },
      {
        id: 'quiz',
        question: 'What happens if I do not pass a quiz?',
        answer: [
          'You see how many answers were right, and you can try again. After several attempts in a row the quiz may ask you to wait for a while, so that you can read the lesson once more.',
        ],
      },
      {
        id: 'certificate',
        question: 'How do I get a certificate, and who can check it?',
        answer: [
          'When all lessons of a course are completed, its page and your home page offer the certificate. It says how it was earned.',
          'Anyone with its number or QR code can check it, without an account.',
        ],
        links: [{ to: paths.verifyCertificate, label: 'Verify a certificate' }],
      },
      {
        id: 'name',
        question: 'My name on a certificate is wrong.',
        answer: [
          'Correct it in your profile, then write to {email}. We issue a corrected certificate, and checking the old one leads to it.',
        ],
      },
    ],
  },
  {
    id: 'mentors',
    title: 'Mentors and sessions',
    questions: [
      {
        id: 'find',
        question: 'How do I find the right mentor?',
        answer: [
          'Filter mentors by subject, language, experience and free times. The page of a mentor shows how quickly they usually reply, and what learners say.',
        ],
        links: [{ to: paths.mentorDirectory, label: 'Our mentors' }],
      },
      {
        id: 'write',
        question: 'How do I write to a mentor?',
        answer: [
          'Press “Chat” on the page of the mentor. You can send a few messages before the first reply; after it there is no limit. Mentors answer in their free time, so it can take some days.',
        ],
      },
      {
        id: 'mentorship',
        question: 'What is a mentorship?',
        answer: [
          'Guidance over a longer time. You say what you want to achieve; the mentor accepts or declines. Both of you can end it at any time.',
        ],
      },
      {
        id: 'session',
        question: 'How do I book, move or cancel a session?',
        answer: [
          'Choose one of the free times on the page of the mentor. They are shown in your own time zone. Under “Mentors”, “Sessions” you can move or cancel a session; the mentor is told.',
          'Once you have a mentorship, you can repeat a session weekly, up to eight times. You see all dates before they are booked. In the notification settings you choose when you are reminded.',
        ],
      },
      {
        id: 'workshop',
        question: 'What are workshops?',
        answer: [
          'Live meetings that a mentor holds with a group. You take a place, or wait for one if all are taken.',
        ],
        links: [{ to: paths.workshops, label: 'Workshops' }],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety',
    questions: [
      {
        id: 'report',
        question: 'Somebody is behaving badly. What can I do?',
        answer: [
          'Every message, review, question and profile can be reported; our team looks at it. You can block a person in the chat at once.',
          'If you are in danger, call 112. Children and young people in India reach Childline at 1098.',
        ],
      },
      {
        id: 'minors',
        question: 'I am under 18. What is different?',
        answer: [
          'You can take all courses. Chat and one-to-one sessions open when a parent or guardian has agreed and our team has checked the consent. Your profile has the form for it.',
        ],
      },
      {
        id: 'seen',
        question: 'Who sees what about me?',
        answer: ['The privacy notice lists it, in plain words.'],
        links: [{ to: paths.privacy, label: 'Privacy notice' }],
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'password',
        question: 'I have forgotten my password.',
        answer: [
          'Press “Forgotten your password?” below the log-in form. We send you a link with which you choose a new one. It logs you out on all devices.',
        ],
        links: [{ to: paths.signUp, label: 'Sign up or log in' }],
      },
      {
        id: 'address',
        question: 'How do I change my email address?',
        answer: ['In your profile, under the settings of your account. We send a code to the new address.'],
      },
      {
        id: 'mails',
        question: 'How do I get fewer emails?',
        answer: [
          'Your profile has the notification settings: choose what you want to hear about, and how. Emails about news also have a link to stop them.',
        ],
      },
      {
        id: 'data',
        question: 'How do I download my data?',
        answer: ['Your profile has “Your data”: download everything there as a file.'],
      },
      {
        id: 'deletion',
        question: 'How do I delete my account?',
        alsoCalled: 'remove close erase data',
        answer: [
          'In your profile, below “Your data”. Before you delete it, you read what goes and what stays. Deleting cannot be undone.',
        ],
      },
    ],
  },
  {
    id: 'teaching',
    title: 'For mentors',
    questions: [
      {
        id: 'become',
        question: 'How do I become a mentor?',
        answer: [
          'Fill in the application. Our team reads it and sends you the decision by email; until then you can log in, but not teach.',
        ],
        links: [{ to: paths.mentorSignUp, label: 'Apply as a mentor' }],
      },
      {
        id: 'hours',
        question: 'How do I offer sessions?',
        answer: [
          'Under “Mentorship”, “Sessions” you enter your weekly hours, days off and how long a session lasts. Only times that are free can be booked.',
          'From there you also turn on your booking page: a public page with your free times, whose address you can give to others.',
        ],
      },
      {
        id: 'publish',
        question: 'How do I publish a course?',
        answer: [
          'In the list of your courses, create one with its modules and lessons, and publish it when it is ready. A course can be published if it can be finished.',
        ],
      },
    ],
  },
]
