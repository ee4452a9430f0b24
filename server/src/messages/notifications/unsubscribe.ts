import type { ApiDependencies } from '../../kernel/dependencies'
import type { StoppableReason } from '../../platform/mail/mailContent'
import type { MailActionTexts } from '../../platform/mail/action-links/mailActionPage'
import type { MailActionLinks } from '../../platform/mail/action-links/mailActionToken'

export const unsubscribePath = (why: StoppableReason) => `/notifications/unsubscribe/${why}`

/** Builds the links that turn off one kind of mail. Each mail contains the link for its kind. */
export function unsubscribeLinks(
  why: StoppableReason,
  { config, keys }: Pick<ApiDependencies, 'config' | 'keys'>,
): MailActionLinks {
  return {
    address: config.apiUrl + unsubscribePath(why),
    secret: keys.secretFor('unsubscribe'),
    purpose: why,
  }
}

const OLD_LINK: MailActionTexts['expired'] = [
  'This link is from an old email and no longer works. To get no more of these emails, use the link in a newer email, or turn them off in your profile, under Notifications.',
  'यह लिंक पुराने ईमेल का है और अब काम नहीं करता। ये ईमेल बंद करने के लिए किसी नए ईमेल का लिंक खोलें, या अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे इन्हें बंद करें।',
]

const INCOMPLETE_LINK: MailActionTexts['invalid'] = [
  'This link is not complete. Open it from the email again, or turn the emails off in your profile, under Notifications.',
  'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें, या अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे ईमेल बंद करें।',
]

export const UNSUBSCRIBE_TEXTS: Record<StoppableReason, MailActionTexts> = {
  messages: {
    title: 'Emails about messages',
    ask: [
      'Do you want no more emails about unread messages?',
      'क्या आप बिना पढ़े संदेशों के बारे में ईमेल बंद करना चाहते हैं?',
    ],
    done: [
      'You will get no more emails about unread messages. You can turn them on again in your profile, under Notifications.',
      'अब आपको बिना पढ़े संदेशों के बारे में ईमेल नहीं आएँगे। आप इन्हें अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे फिर से चालू कर सकते हैं।',
    ],
    expired: OLD_LINK,
    invalid: INCOMPLETE_LINK,
  },
  requests: {
    title: 'Emails about mentorships',
    ask: [
      'Do you want no more emails about your requests and mentorships?',
      'क्या आप अपने अनुरोधों और मेंटरशिप के बारे में ईमेल बंद करना चाहते हैं?',
    ],
    done: [
      'You will get no more emails about your requests and mentorships. You can turn them on again in your profile, under Notifications.',
      'अब आपको अपने अनुरोधों और मेंटरशिप के बारे में ईमेल नहीं आएँगे। आप इन्हें अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे फिर से चालू कर सकते हैं।',
    ],
    expired: OLD_LINK,
    invalid: INCOMPLETE_LINK,
  },
  sessions: {
    title: 'Emails about sessions',
    ask: [
      'Do you want no more emails about your sessions and workshops? Your calendar will not be updated by email either.',
      'क्या आप अपने सेशनों और वर्कशॉप के बारे में ईमेल बंद करना चाहते हैं? तब ईमेल से आपका कैलेंडर भी नहीं बदलेगा।',
    ],
    done: [
      'You will get no more emails about your sessions and workshops. You can turn them on again in your profile, under Notifications.',
      'अब आपको अपने सेशनों और वर्कशॉप के बारे में ईमेल नहीं आएँगे। आप इन्हें अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे फिर से चालू कर सकते हैं।',
    ],
    expired: OLD_LINK,
    invalid: INCOMPLETE_LINK,
  },
  learning: {
    title: 'Emails about your courses and reviews',
    ask: [
      'Do you want no more emails about what is new in your courses and reviews?',
      'क्या आप अपने कोर्स और समीक्षाओं की नई बातों के बारे में ईमेल बंद करना चाहते हैं?',
    ],
    done: [
      'You will get no more emails about what is new in your courses and reviews. You can turn them on again in your profile, under Notifications.',
      'अब आपको अपने कोर्स और समीक्षाओं की नई बातों के बारे में ईमेल नहीं आएँगे। आप इन्हें अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे फिर से चालू कर सकते हैं।',
    ],
    expired: OLD_LINK,
    invalid: INCOMPLETE_LINK,
  },
  news: {
    title: 'Emails about new openings and questions',
    ask: [
      'Do you want no more weekly emails about new openings and questions? Your alerts stay, and the bell still shows what they find.',
      'क्या आप नए अवसरों और सवालों के बारे में हर हफ़्ते का ईमेल बंद करना चाहते हैं? आपके अलर्ट बने रहेंगे, और जो मिलेगा वह घंटी में दिखता रहेगा।',
    ],
    done: [
      'You will get no more weekly emails about new openings and questions. You can turn them on again in your profile, under Notifications.',
      'अब आपको नए अवसरों और सवालों के बारे में हर हफ़्ते का ईमेल नहीं आएगा। आप इसे अपनी प्रोफ़ाइल में “सूचनाएँ” के नीचे फिर से चालू कर सकते हैं।',
    ],
    expired: OLD_LINK,
    invalid: INCOMPLETE_LINK,
  },
}
