import type { MailContent } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'

/** Tells the owner of an account that it can be opened through a sign-in service from now on. */
export function signInLinkedMail(to: Person, { hadPassword }: { hadPassword: boolean }): MailContent {
  const button = NEW_PASSWORD[to.role]
  const was = hadPassword ? WITHOUT_PASSWORD : LOGGED_OUT
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect account has a new way to log in',
        heading: 'Your account has a new way to log in',
        body: [
          'You have logged in to your account through another service for the first time, for example Google or your school. It has confirmed that this address is yours.',
          was.en,
          'If it was not you, someone can read your email or use your account there: change the password of that account first, then set a new one here.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट खाते में लॉग इन करने का नया तरीक़ा जुड़ा है',
        heading: 'लॉग इन करने का नया तरीक़ा जुड़ा है',
        body: [
          'आपने पहली बार किसी दूसरी सेवा, जैसे Google या आपके स्कूल, से अपने खाते में लॉग इन किया है। उस सेवा ने पुष्टि की है कि यह पता आपका है।',
          was.hi,
          'अगर यह आप नहीं थे, तो कोई आपका ईमेल पढ़ सकता है या उस सेवा का आपका खाता इस्तेमाल कर सकता है: पहले वहाँ का पासवर्ड बदलें, फिर यहाँ नया पासवर्ड बनाएँ।',
        ],
        button: button.hi,
      },
    },
  }
}

const LOGGED_OUT = {
  en: 'All other browsers were logged out.',
  hi: 'बाक़ी सभी ब्राउज़र लॉग आउट कर दिए गए हैं।',
}

const WITHOUT_PASSWORD = {
  en: 'All other browsers were logged out, and the password that you had before no longer works: we cannot know that you have set it yourself. To log in with a password, too, set a new one.',
  hi: 'बाक़ी सभी ब्राउज़र लॉग आउट कर दिए गए हैं, और पहले का पासवर्ड अब काम नहीं करता: हम नहीं जान सकते कि उसे आपने ही बनाया था। पासवर्ड से भी लॉग इन करने के लिए नया पासवर्ड बनाएँ।',
}
