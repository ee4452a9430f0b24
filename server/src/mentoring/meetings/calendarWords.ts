import type { Locale } from '@mentor-connect/contract/api/locales'

export type Occurrence = 'meeting' | 'workshop'

/**
 * The kinds of change about which calendar mails are sent. `changed`: the title or text of a workshop has
 * changed. `left`: the learner has given up the seat. `removed`: the seat was taken from the learner.
 * `waiting`: the learner is busy at the new time of the workshop and has lost the seat.
 */
export type CalendarChange = 'booked' | 'moved' | 'changed' | 'cancelled' | 'left' | 'removed' | 'waiting'

/** Tells whether the entry is still in the calendar after the change. */
export const isComing = (change: CalendarChange) =>
  change === 'booked' || change === 'moved' || change === 'changed'

interface Words {
  /** Start of the subject line. Title and time follow. */
  subject: string
  heading: string
  /**
   * Returns the first sentence of the mail.
   *
   * @param name name of the other person in the session
   */
  says: (name: string) => string
}

interface LocaleWords {
  hello: (name: string) => string
  formerMember: string
  topic: (topic: string) => string
  topicOnPage: string
  link: string
  button: Record<Occurrence, string>
  meeting: Partial<Record<CalendarChange, Words>>
  workshop: Partial<Record<CalendarChange, Words>>
}

/** The wording of mails with a calendar entry. */
export const CALENDAR_WORDS: Record<Locale, LocaleWords> = {
  en: {
    hello: (name) => `Hello ${name},`,
    formerMember: 'a former member',
    topic: (topic) => `About: ${topic}`,
    topicOnPage: 'What the learner would like to talk about is on its page.',
    link: 'The link to the call appears on its page 15 minutes before it begins.',
    button: { meeting: 'Open the session', workshop: 'Open the workshop' },
    meeting: {
      booked: {
        subject: 'Booked',
        heading: 'Your session is booked',
        says: (name) => `you have a session with ${name}:`,
      },
      moved: {
        subject: 'New time',
        heading: 'Your session has a new time',
        says: (name) => `your session with ${name} is now at this time:`,
      },
      cancelled: {
        subject: 'Cancelled',
        heading: 'Your session is cancelled',
        says: (name) => `this session with ${name} does not take place:`,
      },
    },
    workshop: {
      booked: {
        subject: 'Workshop',
        heading: 'The workshop is in your calendar',
        says: () => 'you take part in this workshop:',
      },
      moved: {
        subject: 'New time',
        heading: 'The workshop has a new time',
        says: () => 'this workshop is now at this time:',
      },
      changed: {
        subject: 'Changed',
        heading: 'The workshop was changed',
        says: () => 'the title or the description of this workshop has changed; the time is the same:',
      },
      cancelled: {
        subject: 'Cancelled',
        heading: 'The workshop is cancelled',
        says: () => 'this workshop does not take place:',
      },
      left: {
        subject: 'Seat given up',
        heading: 'You have given up your seat',
        says: () => 'you no longer take part in this workshop:',
      },
      removed: {
        subject: 'Seat cancelled',
        heading: 'Your seat is cancelled',
        says: () => 'you no longer take part in this workshop:',
      },
      waiting: {
        subject: 'Waiting list',
        heading: 'You are now on the waiting list',
        says: () =>
          'this workshop has a new time, at which you are busy. You are on its waiting list; leave it, or make yourself free:',
      },
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    formerMember: 'पूर्व सदस्य',
    topic: (topic) => `विषय: ${topic}`,
    topicOnPage: 'किस बारे में बात करनी है, यह उसी पेज पर लिखा है।',
    link: 'कॉल का लिंक शुरू होने से 15 मिनट पहले उसी पेज पर दिखेगा।',
    button: { meeting: 'सेशन खोलें', workshop: 'वर्कशॉप खोलें' },
    meeting: {
      booked: {
        subject: 'बुक हुआ',
        heading: 'आपका सेशन बुक हो गया है',
        says: (name) => `${name} के साथ आपका सेशन तय है:`,
      },
      moved: {
        subject: 'नया समय',
        heading: 'आपके सेशन का समय बदल गया है',
        says: (name) => `${name} के साथ आपका सेशन अब इस समय होगा:`,
      },
      cancelled: {
        subject: 'रद्द',
        heading: 'आपका सेशन रद्द हो गया है',
        says: (name) => `${name} के साथ यह सेशन अब नहीं होगा:`,
      },
    },
    workshop: {
      booked: {
        subject: 'वर्कशॉप',
        heading: 'वर्कशॉप आपके कैलेंडर में है',
        says: () => 'आप इस वर्कशॉप में शामिल हैं:',
      },
      moved: {
        subject: 'नया समय',
        heading: 'वर्कशॉप का समय बदल गया है',
        says: () => 'यह वर्कशॉप अब इस समय होगी:',
      },
      changed: {
        subject: 'बदलाव',
        heading: 'वर्कशॉप में बदलाव हुआ है',
        says: () => 'इस वर्कशॉप का शीर्षक या विवरण बदल गया है; समय वही है:',
      },
      cancelled: {
        subject: 'रद्द',
        heading: 'वर्कशॉप रद्द हो गई है',
        says: () => 'यह वर्कशॉप अब नहीं होगी:',
      },
      left: {
        subject: 'जगह छोड़ी',
        heading: 'आपने अपनी जगह छोड़ दी है',
        says: () => 'आप अब इस वर्कशॉप में शामिल नहीं हैं:',
      },
      removed: {
        subject: 'जगह रद्द',
        heading: 'आपकी जगह रद्द हो गई है',
        says: () => 'आप अब इस वर्कशॉप में शामिल नहीं हैं:',
      },
      waiting: {
        subject: 'वेटिंग लिस्ट',
        heading: 'अब आप वेटिंग लिस्ट में हैं',
        says: () =>
          'इस वर्कशॉप का समय बदल गया है और उस समय आप व्यस्त हैं। आपका नाम वेटिंग लिस्ट में है; चाहें तो लिस्ट छोड़ दें, या वह समय ख़ाली कर लें:',
      },
    },
  },
}
