import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MailBlock, MailContent } from '../../platform/mail/mailContent'
import { LOG_IN } from '../../accounts/people/mailButtons'
import type { Person } from '../../accounts/people/person.repo'
import { questions } from '../../accounts/people/supportLines'

interface Words {
  subject: string
  heading: string
  body: MailBlock[]
}

function mailOf(to: Person, words: Record<Locale, Words>, supportEmail: string): MailContent {
  const text = (locale: Locale) => ({
    ...words[locale],
    button: LOG_IN[to.role][locale],
    after: [questions[locale](supportEmail)],
  })
  return { to, texts: { en: text('en'), hi: text('hi') } }
}

/**
 * Returns the mail that tells a reporter that a decision was made. It does not mention the consequences for
 * the other person.
 */
export function reportOutcomeMail(
  to: Person,
  { hasActed, supportEmail }: { hasActed: boolean; supportEmail: string },
): MailContent {
  const words = {
    en: {
      subject: 'We have looked at your report to Mentor-Connect',
      heading: 'We have looked at your report',
      body: [
        hasActed
          ? 'Thank you for your report. We have reviewed it and taken action. For the privacy of the other person we do not say which.'
          : 'Thank you for your report. We have looked at it and have not found anything that is against our rules. If it happens again, report it again.',
        'You can block a person in chat at any time: then that person can no longer write to you.',
      ],
    },
    hi: {
      subject: 'हमने मेंटर-कनेक्ट से की गई आपकी शिकायत देख ली है',
      heading: 'हमने आपकी शिकायत देख ली है',
      body: [
        hasActed
          ? 'शिकायत करने के लिए धन्यवाद। हमने उसे देखा है और कार्रवाई की है। दूसरे व्यक्ति की निजता के कारण हम यह नहीं बताते कि क्या कार्रवाई हुई।'
          : 'शिकायत करने के लिए धन्यवाद। हमने उसे देखा है और ऐसा कुछ नहीं पाया जो हमारे नियमों के ख़िलाफ़ हो। अगर ऐसा फिर हो, तो फिर से शिकायत करें।',
        'आप चैट में किसी को भी, कभी भी ब्लॉक कर सकते हैं: तब वह व्यक्ति आपको नहीं लिख सकता।',
      ],
    },
  }
  return mailOf(to, words, supportEmail)
}

/** Returns the mail that tells a person the decision about an appeal. */
export function appealOutcomeMail(
  to: Person,
  { isAccepted, answer, supportEmail }: { isAccepted: boolean; answer: string; supportEmail: string },
): MailContent {
  const words = {
    en: {
      subject: `Your appeal to Mentor-Connect is ${isAccepted ? 'accepted' : 'rejected'}`,
      heading: isAccepted ? 'Your appeal is accepted' : 'Your appeal is rejected',
      body: [
        isAccepted
          ? 'We have looked at our decision again and have taken it back. Our answer:'
          : 'We have looked at our decision again, and it stays as it is. Our answer:',
        { quote: answer },
      ],
    },
    hi: {
      subject: `मेंटर-कनेक्ट से की गई आपकी अपील ${isAccepted ? 'स्वीकार कर ली गई है' : 'अस्वीकार कर दी गई है'}`,
      heading: isAccepted ? 'आपकी अपील स्वीकार कर ली गई है' : 'आपकी अपील अस्वीकार कर दी गई है',
      body: [
        isAccepted
          ? 'हमने अपना फ़ैसला फिर से देखा है और उसे वापस ले लिया है। हमारा जवाब:'
          : 'हमने अपना फ़ैसला फिर से देखा है, और वह वैसा ही रहेगा। हमारा जवाब:',
        { quote: answer },
      ],
    },
  }
  return mailOf(to, words, supportEmail)
}
