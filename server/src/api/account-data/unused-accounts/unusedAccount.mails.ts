import type { Locale } from '@mentor-connect/contract/api/locales'
import { dateFormats } from '@mentor-connect/contract/rules/dateFormats'
import { DEFAULT_TIME_ZONE } from '@mentor-connect/contract/rules/timeZone'
import type { MailContent } from '../../../platform/mail/mailContent'
import { LOG_IN } from '../../../accounts/people/mailButtons'
import type { Person } from '../../../accounts/people/person.repo'

/** Tells the owner of an unused account when it will be deleted, and how to keep it. */
export function unusedAccountMail(
  to: Person,
  { months, date, keepUrl }: { months: number; date: Date; keepUrl: string },
): MailContent {
  const logIn = LOG_IN[to.role]
  return {
    to,
    texts: {
      en: {
        subject: `Your Mentor-Connect account will be deleted on ${day('en', date)}`,
        heading: 'Do you want to keep your account?',
        body: [
          `Hello ${to.name}, you have not used Mentor-Connect for a long time. We delete accounts that nobody has used for ${months} months; yours on ${day('en', date)}, with its messages, notes and progress. Certificates can still be verified afterwards.`,
          'To keep it, one click is enough.',
        ],
        button: { label: 'Keep my account', to: keepUrl },
        after: [
          ['Logging in keeps it as well: ', logIn.en, '.'],
          'If you do not need it any more, there is nothing to do.',
        ],
      },
      hi: {
        subject: `आपका मेंटर-कनेक्ट खाता ${day('hi', date)} को हटा दिया जाएगा`,
        heading: 'क्या आप अपना खाता बनाए रखना चाहते हैं?',
        body: [
          `नमस्ते ${to.name}, आपने लंबे समय से मेंटर-कनेक्ट का इस्तेमाल नहीं किया है। जिन खातों का ${months} महीने तक कोई इस्तेमाल नहीं होता, उन्हें हम हटा देते हैं; आपका खाता ${day('hi', date)} को हटेगा, अपने संदेशों, नोट और प्रगति के साथ। प्रमाणपत्र उसके बाद भी जाँचे जा सकेंगे।`,
          'खाता बनाए रखने के लिए एक क्लिक काफ़ी है।',
        ],
        button: { label: 'मेरा खाता बनाए रखें', to: keepUrl },
        after: [
          ['लॉग इन करने से भी खाता बना रहता है: ', logIn.hi, '।'],
          'अगर अब आपको इसकी ज़रूरत नहीं है, तो कुछ करने की ज़रूरत नहीं।',
        ],
      },
    },
  }
}

const day = (locale: Locale, date: Date) => dateFormats(locale, DEFAULT_TIME_ZONE).longDate(date)
