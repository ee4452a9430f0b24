import type { Role } from '../accounts/people'
import { paths } from '../rules/paths'
import type { NotificationDefinition } from './notificationKind'

const { learner, mentorArea } = paths

const projectPage = (role: Role, id: string) =>
  role === 'mentor' ? mentorArea.project(id) : learner.project(id)
const teamPage = (role: Role, id: string) => (role === 'mentor' ? mentorArea.team(id) : learner.team(id))

/** Used for notifications about an application or invitation. The subject is the brief. */
const REQUEST = { category: 'requests', mail: 'notification', page: projectPage } as const

/** Used for notifications about a team. The subject is the team. */
const TEAM = { category: 'learning', mail: 'notification', page: teamPage } as const

/** Notifications about collaborative projects. */
export const PROJECT_KINDS = {
  'project-application-received': {
    ...REQUEST,
    names: 'project',
    icon: 'user-check',
    text: {
      en: ({ name, count }) =>
        count === 1 ? `Somebody wants to join “${name}”` : `${count} people want to join “${name}”`,
      hi: ({ name, count }) =>
        count === 1 ? `“${name}” में कोई शामिल होना चाहता है` : `“${name}” में ${count} लोग शामिल होना चाहते हैं`,
    },
    push: { en: 'Somebody wants to join your project', hi: 'कोई आपके प्रोजेक्ट में शामिल होना चाहता है' },
  },
  'project-application-answered': {
    ...REQUEST,
    names: 'project',
    icon: 'message-circle-reply',
    text: {
      en: ({ name }) => `There is an answer to your application for “${name}”`,
      hi: ({ name }) => `“${name}” के लिए आपके आवेदन का जवाब आया है`,
    },
    push: { en: 'There is an answer to your application', hi: 'आपके आवेदन का जवाब आया है' },
  },
  'project-invited': {
    ...REQUEST,
    names: 'project',
    icon: 'handshake',
    text: {
      en: ({ name }) => `You are invited to join “${name}”`,
      hi: ({ name }) => `आपको “${name}” में शामिल होने का न्योता मिला है`,
    },
    push: { en: 'You are invited to join a project', hi: 'आपको एक प्रोजेक्ट में शामिल होने का न्योता मिला है' },
  },
  'project-invitation-answered': {
    ...REQUEST,
    names: 'project',
    icon: 'user-check',
    text: {
      en: ({ name }) => `Your invitation to “${name}” was answered`,
      hi: ({ name }) => `“${name}” के लिए आपके न्योते का जवाब आया है`,
    },
    push: { en: 'Your invitation was answered', hi: 'आपके न्योते का जवाब आया है' },
  },
  'team-started': {
    ...TEAM,
    names: 'project-team',
    icon: 'circle-check-big',
    text: {
      en: ({ name }) => `Your team for “${name}” begins now`,
      hi: ({ name }) => `“${name}” के लिए आपकी टीम अब काम शुरू कर रही है`,
    },
    push: { en: 'Your team begins now', hi: 'आपकी टीम अब काम शुरू कर रही है' },
  },
  /** Somebody has left; for the mentor. */
  'team-member-left': {
    ...TEAM,
    names: 'project-team',
    icon: 'user-x',
    text: {
      en: ({ name }) => `Somebody has left the team for “${name}”: the place can be filled again`,
      hi: ({ name }) => `“${name}” की टीम से कोई चला गया है: यह जगह फिर भरी जा सकती है`,
    },
    push: { en: 'Somebody has left a team', hi: 'एक टीम से कोई चला गया है' },
  },
  'team-member-removed': {
    ...TEAM,
    names: 'project-team',
    icon: 'user-x',
    text: {
      en: ({ name }) => `You are no longer in the team for “${name}”: read why`,
      hi: ({ name }) => `अब आप “${name}” की टीम में नहीं हैं: कारण पढ़ें`,
    },
    push: { en: 'You are no longer in a team', hi: 'अब आप एक टीम में नहीं हैं' },
  },
  'milestone-handed-in': {
    ...TEAM,
    names: 'project-team',
    category: 'requests',
    icon: 'flag',
    text: {
      en: ({ name }) => `The team for “${name}” has handed in a milestone`,
      hi: ({ name }) => `“${name}” की टीम ने एक पड़ाव का काम जमा किया है`,
    },
    push: { en: 'A team has handed in a milestone', hi: 'एक टीम ने एक पड़ाव का काम जमा किया है' },
  },
  'milestone-decided': {
    ...TEAM,
    names: 'project-team',
    icon: 'flag',
    text: {
      en: ({ name }) => `Your mentor has looked at a milestone of “${name}”`,
      hi: ({ name }) => `आपके मेंटर ने “${name}” के एक पड़ाव का काम देखा है`,
    },
    push: { en: 'Your mentor has looked at a milestone', hi: 'आपके मेंटर ने एक पड़ाव का काम देखा है' },
  },
  'milestone-due': {
    ...TEAM,
    names: 'project-team',
    icon: 'calendar-clock',
    text: {
      en: ({ name }) => `A milestone of “${name}” is due within two days`,
      hi: ({ name }) => `“${name}” का एक पड़ाव दो दिन में पूरा होना है`,
    },
    push: { en: 'A milestone of your team is due soon', hi: 'आपकी टीम का एक पड़ाव जल्द पूरा होना है' },
  },
  'card-due': {
    ...TEAM,
    names: 'project-team',
    icon: 'calendar-clock',
    text: {
      en: ({ name }) => `A card of yours in “${name}” is due today`,
      hi: ({ name }) => `“${name}” में आपका एक कार्ड आज पूरा होना है`,
    },
    push: { en: 'One of your cards is due today', hi: 'आपका एक कार्ड आज पूरा होना है' },
  },
  'team-check-in': {
    ...TEAM,
    names: 'project-team',
    icon: 'message-circle-question-mark',
    text: {
      en: ({ name }) => `How was the week in “${name}”? There is one question for you`,
      hi: ({ name }) => `“${name}” में यह हफ़्ता कैसा रहा? आपके लिए एक सवाल है`,
    },
    push: { en: 'One question about the week in your team', hi: 'टीम के इस हफ़्ते के बारे में एक सवाल' },
  },
  /** Nobody has written for two weeks. */
  'team-asked': {
    ...TEAM,
    names: 'project-team',
    icon: 'hourglass',
    text: {
      en: ({ name }) => `Nobody has written in the team for “${name}” for two weeks: does it continue?`,
      hi: ({ name }) => `“${name}” की टीम में दो हफ़्ते से किसी ने कुछ नहीं लिखा: क्या काम आगे चलेगा?`,
    },
    push: { en: 'Does your team continue?', hi: 'क्या आपकी टीम का काम आगे चलेगा?' },
  },
  /** The team was closed without the end of the project. */
  'team-closed': {
    ...TEAM,
    names: 'project-team',
    icon: 'circle-x',
    text: {
      en: ({ name }) => `The team for “${name}” was closed: you can still read everything`,
      hi: ({ name }) => `“${name}” की टीम बंद कर दी गई: आप अब भी सब कुछ पढ़ सकते हैं`,
    },
    push: { en: 'A team of yours was closed', hi: 'आपकी एक टीम बंद कर दी गई' },
  },
  /** The work is over, and the members describe each other's contributions. */
  'team-concluding': {
    ...TEAM,
    names: 'project-team',
    icon: 'pencil-line',
    text: {
      en: ({ name }) => `The work on “${name}” is done: say what the others contributed`,
      hi: ({ name }) => `“${name}” पूरा होने को है: बताएँ कि बाक़ी साथियों ने क्या योगदान दिया`,
    },
    push: { en: 'Your project is at its end', hi: 'आपका प्रोजेक्ट पूरा होने को है' },
  },
  /** For the mentor, some time after the end of the work. */
  'contributions-undecided': {
    ...TEAM,
    names: 'project-team',
    icon: 'hourglass',
    text: {
      en: ({ name }) => `The members of “${name}” wait for your words about their contributions`,
      hi: ({ name }) => `“${name}” की टीम को अपने योगदान पर आपके फ़ैसले का इंतज़ार है`,
    },
    push: { en: 'A team of yours waits for your decisions', hi: 'आपकी एक टीम को आपके फ़ैसले का इंतज़ार है' },
  },
  'contribution-decided': {
    ...TEAM,
    names: 'project-team',
    icon: 'award',
    text: {
      en: ({ name }) => `Your mentor has decided about your contribution to “${name}”`,
      hi: ({ name }) => `“${name}” में आपके योगदान पर आपके मेंटर ने फ़ैसला किया है`,
    },
    push: { en: 'There is a decision about your contribution', hi: 'आपके योगदान पर फ़ैसला आया है' },
  },
  /** The account of the mentor was deleted or suspended. */
  'team-mentor-gone': {
    ...TEAM,
    names: 'project-team',
    icon: 'circle-pause',
    text: {
      en: ({ name }) =>
        `The mentor of your team for “${name}” is not here at the moment: you can continue and read everything`,
      hi: ({ name }) => `“${name}” की आपकी टीम के मेंटर अभी यहाँ नहीं हैं: आप काम जारी रख सकते हैं और सब कुछ पढ़ सकते हैं`,
    },
    push: { en: 'The mentor of your team is not here', hi: 'आपकी टीम के मेंटर अभी यहाँ नहीं हैं' },
  },
  /** The mentor of a team offers it to the mentor who reads this. */
  'team-offered': {
    ...TEAM,
    page: () => mentorArea.projects,
    names: 'project-team',
    category: 'requests',
    icon: 'handshake',
    text: {
      en: ({ name }) => `You are asked to take over the team for “${name}”`,
      hi: ({ name }) => `आपसे “${name}” की टीम की ज़िम्मेदारी लेने को कहा गया है`,
    },
    push: { en: 'You are asked to take over a team', hi: 'आपसे एक टीम की ज़िम्मेदारी लेने को कहा गया है' },
  },
  'team-offer-declined': {
    ...TEAM,
    names: 'project-team',
    category: 'requests',
    icon: 'user-x',
    text: {
      en: ({ name }) => `The mentor you asked does not take over the team for “${name}”`,
      hi: ({ name }) => `आपने जिन मेंटर से कहा था, वे “${name}” की टीम नहीं ले रहे हैं`,
    },
    push: {
      en: 'A mentor you asked does not take over a team',
      hi: 'आपने जिन मेंटर से कहा था, वे टीम नहीं ले रहे हैं',
    },
  },
  /** For the mentor who had the team before. */
  'team-given-away': {
    ...TEAM,
    page: () => mentorArea.projects,
    names: 'project-team',
    icon: 'handshake',
    text: {
      en: ({ name }) => `You no longer guide the team for “${name}”: another mentor has taken it over`,
      hi: ({ name }) => `अब आप “${name}” की टीम के मेंटर नहीं हैं: यह टीम दूसरे मेंटर ने ले ली है`,
    },
    push: { en: 'Another mentor has taken over a team', hi: 'एक टीम दूसरे मेंटर ने ले ली है' },
  },
  /** For the members and the mentor who has the team now. */
  'team-handed-over': {
    ...TEAM,
    names: 'project-team',
    icon: 'handshake',
    text: {
      en: ({ name }) => `The team for “${name}” has another mentor now`,
      hi: ({ name }) => `“${name}” की टीम के मेंटर अब कोई और हैं`,
    },
    push: { en: 'A team has another mentor now', hi: 'एक टीम के मेंटर अब कोई और हैं' },
  },
} satisfies Record<string, NotificationDefinition>
