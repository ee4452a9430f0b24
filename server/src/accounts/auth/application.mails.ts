import { mailTo, type MailContent, type Recipient } from '../../platform/mail/mailContent'
import { LOG_IN } from '../people/mailButtons'

/** Confirms to a mentor that the application has arrived, and says what happens next. */
export function applicationReceivedMail(to: Recipient & { name: string }, supportEmail: string): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'We have your application as a mentor',
        heading: 'We have your application',
        body: [
          `Hello ${to.name}, thank you for applying to be a mentor on Mentor-Connect. Your address is confirmed.`,
          'Our team now looks at your profile. We write to you at this address as soon as we have decided, also if the answer is no.',
          'Until then you can log in and see where your application stands.',
        ],
        button: LOG_IN.mentor.en,
        after: [
          ['Something to add or to correct? Answer this email or write to ', mailTo(supportEmail), '.'],
        ],
      },
      hi: {
        subject: 'मेंटर बनने का आपका आवेदन हमें मिल गया है',
        heading: 'आपका आवेदन हमें मिल गया है',
        body: [
          `नमस्ते ${to.name}, मेंटर-कनेक्ट पर मेंटर बनने का आवेदन करने के लिए धन्यवाद। आपके पते की पुष्टि हो गई है।`,
          'अब हमारी टीम आपकी प्रोफ़ाइल देखेगी। फ़ैसला होते ही हम आपको इसी पते पर लिखेंगे, जवाब “नहीं” हो तब भी।',
          'तब तक आप लॉग इन करके देख सकते हैं कि आपका आवेदन कहाँ तक पहुँचा है।',
        ],
        button: LOG_IN.mentor.hi,
        after: [['कुछ जोड़ना या सुधारना है? इस ईमेल का जवाब दें या ', mailTo(supportEmail), ' पर लिखें।']],
      },
    },
  }
}
