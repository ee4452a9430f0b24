import type { Locale } from '@mentor-connect/contract/api/locales'
import type { MailReason, StoppableReason } from './mailContent'

interface FooterTexts {
  why: Record<MailReason, string>
  /** Text before the support address. */
  questions: string
  /** Text of the link that turns mails like this one off. */
  stop: Record<StoppableReason, string>
  /** Text before the address of the button. */
  address: string
  /** Text before the address of the button if that address is a mailbox. */
  mailbox: string
}

/** Returns the text of the link that turns mails with this reason off. */
export const stopText = (locale: Locale, why: MailReason) =>
  FOOTER_TEXTS[locale].stop[isStoppable(why) ? why : 'messages']

const isStoppable = (why: MailReason): why is StoppableReason => why in FOOTER_TEXTS.en.stop

/** The texts at the end of every mail and below its button. */
export const FOOTER_TEXTS: Record<Locale, FooterTexts> = {
  en: {
    why: {
      account: 'You get this email because you have a Mentor-Connect account with this address.',
      formerAccount: 'You get this email because you had a Mentor-Connect account with this address.',
      address: 'You get this email because this address was entered on Mentor-Connect.',
      messages: 'You get this email because messages wait for you and emails about them are turned on.',
      requests:
        'You get this email because something is new in your mentorships and emails about that are turned on.',
      sessions:
        'You get this email because something is new about your sessions or workshops and emails about that are turned on.',
      learning:
        'You get this email because something is new in your courses or reviews and emails about that are turned on.',
      news: 'You get this email because you have alerts for openings or follow subjects, and weekly emails about them are turned on.',
      team: 'You get this email because this address belongs to the team of an area of Mentor-Connect.',
      support: 'You get this email because this is the support address of Mentor-Connect.',
    },
    questions: 'Questions? Answer this email: a person reads it. Or write to',
    stop: {
      messages: 'No more emails about messages',
      requests: 'No more emails about mentorships',
      sessions: 'No more emails about sessions',
      learning: 'No more emails about your courses and reviews',
      news: 'No more emails about new openings and questions',
    },
    address: 'Or open this address:',
    mailbox: 'Or write to:',
  },
  hi: {
    why: {
      account: 'यह ईमेल आपको इसलिए मिला है क्योंकि इस पते से आपका मेंटर-कनेक्ट खाता है।',
      formerAccount: 'यह ईमेल आपको इसलिए मिला है क्योंकि इस पते से आपका मेंटर-कनेक्ट खाता था।',
      address: 'यह ईमेल आपको इसलिए मिला है क्योंकि मेंटर-कनेक्ट पर यह पता डाला गया था।',
      messages: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके लिए नए संदेश हैं और उनके बारे में ईमेल चालू हैं।',
      requests: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपकी मेंटरशिप में कुछ नया है और उसके बारे में ईमेल चालू हैं।',
      sessions: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके सेशनों या वर्कशॉप में कुछ नया है और उसके बारे में ईमेल चालू हैं।',
      learning: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके कोर्स या समीक्षाओं में कुछ नया है और उसके बारे में ईमेल चालू हैं।',
      news: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने अवसरों के अलर्ट बनाए हैं या कुछ विषयों को फ़ॉलो किया है, और उनके बारे में हर हफ़्ते का ईमेल चालू है।',
      team: 'यह ईमेल आपको इसलिए मिला है क्योंकि यह पता मेंटर-कनेक्ट के किसी हिस्से की टीम का है।',
      support: 'यह ईमेल आपको इसलिए मिला है क्योंकि यह मेंटर-कनेक्ट का सहायता का पता है।',
    },
    questions: 'कोई सवाल है? इस ईमेल का जवाब दें, उसे कोई व्यक्ति ही पढ़ता है। या यहाँ लिखें:',
    stop: {
      messages: 'संदेशों के बारे में ईमेल बंद करें',
      requests: 'मेंटरशिप के बारे में ईमेल बंद करें',
      sessions: 'सेशनों के बारे में ईमेल बंद करें',
      learning: 'कोर्स और समीक्षाओं के बारे में ईमेल बंद करें',
      news: 'नए अवसरों और सवालों के बारे में ईमेल बंद करें',
    },
    address: 'या यह पता खोलें:',
    mailbox: 'या यहाँ लिखें:',
  },
}
