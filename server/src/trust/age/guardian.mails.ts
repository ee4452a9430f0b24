import { mailTo, type MailContent, type Recipient } from '../../platform/mail/mailContent'
import type { MailSite } from '../../platform/mail/renderText'

/** URL of the chat page. Pages for signed-in people have the same URL in all languages. */
const chatAt = (siteUrl: string) => `${siteUrl}/user/chat`

interface Named extends Recipient {
  name: string
}

/**
 * Returns the mail that asks a guardian for consent. It does not contain the minor's name, because the minor
 * chose that text and may have entered a stranger's address. The page behind the button shows the name.
 */
export function guardianRequestMail(
  guardianEmail: string,
  { path, supportEmail }: { path: string; supportEmail: string },
): MailContent {
  return {
    to: { email: guardianEmail, language: null },
    why: 'address',
    texts: {
      en: {
        subject: 'A young learner asks for your consent',
        heading: 'May your child write to mentors?',
        body: [
          'Someone who is under 18 is learning on Mentor-Connect and has named you as parent or guardian. The button opens a page with the name.',
          'Courses are open to everyone. Messages with mentors, who are adults, open only with your consent, which our team checks. You can withdraw it at any time by the same link.',
        ],
        button: { label: 'Read and decide', to: path },
        after: [
          ['If you do not know this person, there is nothing to do. Questions: ', mailTo(supportEmail), '.'],
        ],
      },
      hi: {
        subject: 'एक विद्यार्थी को आपकी सहमति चाहिए',
        heading: 'क्या आपका बच्चा मेंटर को संदेश भेज सकता है?',
        body: [
          '18 साल से कम उम्र का एक विद्यार्थी मेंटर-कनेक्ट पर पढ़ता है और उसने आपको माता-पिता या अभिभावक बताया है। उसका नाम उस पेज पर है जो नीचे के बटन से खुलता है।',
          'कोर्स सबके लिए खुले हैं। मेंटर वयस्क होते हैं; उनके साथ चैट तभी खुलती है जब आप सहमति दें और हमारी टीम उसे जाँच ले। आप इसी लिंक से सहमति कभी भी वापस ले सकते हैं।',
        ],
        button: { label: 'पढ़ें और फ़ैसला करें', to: path },
        after: [['अगर आप इस व्यक्ति को नहीं जानते, तो कुछ करने की ज़रूरत नहीं। सवाल: ', mailTo(supportEmail), '।']],
      },
    },
  }
}

/** Returns the mail that tells the minor that an operator has verified the consent. */
export function consentVerifiedMail(to: Named, { siteUrl, supportEmail }: MailSite): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'You can write to mentors now',
        heading: `Good news, ${to.name}`,
        body: [
          'Your parent or guardian has agreed, and our team has checked it. Chat is open to you.',
          'Keep phone numbers and addresses to yourself, and report whatever feels wrong: every message has a Report button.',
        ],
        button: { label: 'Open chat', to: chatAt(siteUrl) },
        after: [['Questions? Write to ', mailTo(supportEmail), '.']],
      },
      hi: {
        subject: 'अब आप मेंटर को लिख सकते हैं',
        heading: `ख़ुशख़बरी, ${to.name}`,
        body: [
          'आपके माता-पिता या अभिभावक ने सहमति दे दी है और हमारी टीम ने उसे जाँच लिया है। चैट आपके लिए खुल गई है।',
          'अपना फ़ोन नंबर और पता किसी को न बताएँ, और जो भी ग़लत लगे उसकी शिकायत करें: हर संदेश के साथ शिकायत का बटन है।',
        ],
        button: { label: 'चैट खोलें', to: chatAt(siteUrl) },
        after: [['कोई सवाल? लिखें: ', mailTo(supportEmail), '।']],
      },
    },
  }
}

/** Returns the mail that tells the minor that an operator could not verify the consent. */
export function consentRefusedMail(
  to: Named,
  { reason, siteUrl, supportEmail }: MailSite & { reason: string },
): MailContent {
  return {
    to,
    texts: {
      en: {
        subject: 'We could not check the consent of your guardian',
        heading: 'Chat stays closed for now',
        body: [
          `Hello ${to.name}, we could not confirm the consent of your parent or guardian. The reason:`,
          { quote: reason },
          'You can ask them again on the chat page. Everything else stays open to you.',
        ],
        button: { label: 'Ask again', to: chatAt(siteUrl) },
        after: [['Questions? Answer this email or write to ', mailTo(supportEmail), '.']],
      },
      hi: {
        subject: 'हम आपके अभिभावक की सहमति जाँच नहीं सके',
        heading: 'चैट अभी बंद रहेगी',
        body: [
          `नमस्ते ${to.name}, हम आपके माता-पिता या अभिभावक की सहमति की पुष्टि नहीं कर सके। कारण:`,
          { quote: reason },
          'आप चैट पेज पर उनसे दोबारा पूछ सकते हैं। बाक़ी सब कुछ आपके लिए खुला है।',
        ],
        button: { label: 'दोबारा पूछें', to: chatAt(siteUrl) },
        after: [['कोई सवाल? इस ईमेल का जवाब दें या ', mailTo(supportEmail), ' पर लिखें।']],
      },
    },
  }
}

/**
 * Returns the mail that tells the guardian that the consent is verified. Only the first mail to the guardian
 * contains the link, because its token is stored only as a hash.
 */
export function guardianConsentHoldsMail(
  guardianEmail: string,
  { name, supportEmail }: { name: string; supportEmail: string },
): MailContent {
  return {
    to: { email: guardianEmail, language: null },
    why: 'address',
    texts: {
      en: {
        subject: 'Your consent holds now',
        heading: 'Chat is open',
        body: [
          'Thank you. Our team has checked your consent. Chat is open to:',
          { quote: name },
          'To withdraw it, open the link in our first email again: chat closes at once.',
        ],
        after: [['Questions? Answer this email or write to ', mailTo(supportEmail), '.']],
      },
      hi: {
        subject: 'आपकी सहमति अब लागू है',
        heading: 'चैट खुल गई है',
        body: [
          'धन्यवाद। हमारी टीम ने आपकी सहमति जाँच ली है। चैट इनके लिए खुली है:',
          { quote: name },
          'सहमति वापस लेने के लिए हमारे पहले ईमेल का लिंक फिर से खोलें: चैट तुरंत बंद हो जाएगी।',
        ],
        after: [['कोई सवाल? इस ईमेल का जवाब दें या ', mailTo(supportEmail), ' पर लिखें।']],
      },
    },
  }
}
