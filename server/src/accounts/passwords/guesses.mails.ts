import type { MailContent } from '../../platform/mail/mailContent'
import { NEW_PASSWORD } from '../people/mailButtons'
import type { Person } from '../people/person.repo'

/** Warns the owner about repeated wrong passwords. */
export function guessWarningMail(to: Person): MailContent {
  const button = NEW_PASSWORD[to.role]
  return {
    to,
    texts: {
      en: {
        subject: 'Someone tried to log in to your Mentor-Connect account',
        heading: 'Someone tried to log in to your account',
        body: [
          'A wrong password for your account was entered many times. Nobody has got in, and your password is unchanged. Further tries are slowed down.',
          'Was it you? On the devices where you have logged in before, you can continue as usual. On a new one it may take a while: instead of waiting, set a new password.',
          'Was it not you, and is your password short or used elsewhere too? Then set a new one.',
        ],
        button: button.en,
      },
      hi: {
        subject: 'किसी ने आपके मेंटर-कनेक्ट खाते में लॉग इन करने की कोशिश की',
        heading: 'किसी ने आपके खाते में लॉग इन करने की कोशिश की',
        body: [
          'आपके खाते के लिए कई बार ग़लत पासवर्ड डाला गया। कोई अंदर नहीं आ पाया है और आपका पासवर्ड वही है। आगे की कोशिशें धीमी कर दी गई हैं।',
          'क्या यह आप थे? जिन डिवाइस पर आप पहले लॉग इन कर चुके हैं, वहाँ सब कुछ पहले जैसा चलेगा। नए डिवाइस पर थोड़ा समय लग सकता है: इंतज़ार करने के बजाय नया पासवर्ड बना लें।',
          'अगर यह आप नहीं थे और आपका पासवर्ड छोटा है या कहीं और भी इस्तेमाल होता है, तो नया पासवर्ड बनाएँ।',
        ],
        button: button.hi,
      },
    },
  }
}
