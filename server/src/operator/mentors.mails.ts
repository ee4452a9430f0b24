import { mailTo, type MailContent, type Recipient } from '../platform/mail/mailContent'
import { LOG_IN } from '../accounts/people/mailButtons'
import { questions } from '../accounts/people/supportLines'

interface MentorRecipient extends Recipient {
  name: string
}

export function approvedMail(to: MentorRecipient, supportEmail: string): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'Welcome, mentor: your Mentor-Connect account is approved',
        heading: `Welcome, ${to.name}`,
        body: [
          'We have looked at your profile, and your mentor account is approved. Learners can now find you, write to you and enroll in your courses.',
          'Log in and publish your first course.',
        ],
        button: LOG_IN.mentor.en,
        after: [questions.en(supportEmail)],
      },
      hi: {
        subject: 'स्वागत है: आपका मेंटर-कनेक्ट मेंटर खाता मंज़ूर हो गया है',
        heading: `स्वागत है, ${to.name}`,
        body: [
          'हमने आपकी प्रोफ़ाइल देखी है और आपका मेंटर खाता मंज़ूर कर दिया है। अब विद्यार्थी आपको खोज सकते हैं, आपको लिख सकते हैं और आपके कोर्स जॉइन कर सकते हैं।',
          'लॉग इन करें और अपना पहला कोर्स प्रकाशित करें।',
        ],
        button: LOG_IN.mentor.hi,
        after: [questions.hi(supportEmail)],
      },
    },
  }
}

export function rejectedMail(
  to: MentorRecipient,
  { reason, supportEmail }: { reason: string; supportEmail: string },
): MailContent {
  const address = `mailto:${supportEmail}`
  return {
    to,
    texts: {
      en: {
        subject: 'Your Mentor-Connect mentor account is not approved',
        heading: 'Your mentor account is not approved',
        body: [
          `Hello ${to.name}, thank you for wanting to be a mentor. We cannot approve your account at the moment. The reason:`,
          { quote: reason },
          [
            'When that has changed, or if you think that it is a mistake, answer this email or write to ',
            mailTo(supportEmail),
            '. We will look again.',
          ],
        ],
        button: { label: 'Write to us', to: address },
      },
      hi: {
        subject: 'आपका मेंटर-कनेक्ट मेंटर खाता मंज़ूर नहीं हुआ',
        heading: 'आपका मेंटर खाता मंज़ूर नहीं हुआ',
        body: [
          `नमस्ते ${to.name}, मेंटर बनने की इच्छा के लिए धन्यवाद। फ़िलहाल हम आपका खाता मंज़ूर नहीं कर सकते। कारण:`,
          { quote: reason },
          [
            'जब यह बदल जाए, या अगर आपको लगता है कि यह ग़लती से हुआ है, तो इस ईमेल का जवाब दें या ',
            mailTo(supportEmail),
            ' पर लिखें। हम दोबारा देखेंगे।',
          ],
        ],
        button: { label: 'हमें लिखें', to: address },
      },
    },
  }
}

/** Returns a mail that asks an applicant a question, which the applicant answers by mail. */
export function askedMail(
  to: MentorRecipient,
  { question, supportEmail }: { question: string; supportEmail: string },
): MailContent {
  const address = `mailto:${supportEmail}`
  return {
    to,
    texts: {
      en: {
        subject: 'A question about your Mentor-Connect application',
        heading: 'We have a question about your application',
        body: [
          `Hello ${to.name}, we are looking at your application as a mentor and would like to know more:`,
          { quote: question },
          [
            'Answer this email or write to ',
            mailTo(supportEmail),
            '. Then we continue with your application.',
          ],
        ],
        button: { label: 'Answer by email', to: address },
      },
      hi: {
        subject: 'आपके मेंटर-कनेक्ट आवेदन के बारे में एक सवाल',
        heading: 'आपके आवेदन के बारे में हमारा एक सवाल है',
        body: [
          `नमस्ते ${to.name}, हम मेंटर बनने के आपके आवेदन को देख रहे हैं और कुछ और जानना चाहते हैं:`,
          { quote: question },
          ['इस ईमेल का जवाब दें या ', mailTo(supportEmail), ' पर लिखें। उसके बाद हम आपके आवेदन पर आगे बढ़ेंगे।'],
        ],
        button: { label: 'ईमेल से जवाब दें', to: address },
      },
    },
  }
}
