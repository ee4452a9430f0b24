import type { MailContent, Recipient } from '../../platform/mail/mailContent'

/** The last mail to a person who has deleted the account on the site. */
export function erasedMail(to: Recipient): MailContent {
  return {
    to,
    why: 'formerAccount',
    texts: {
      en: {
        subject: 'Your Mentor-Connect account is deleted',
        heading: 'Your account is deleted',
        body: [
          'Your Mentor-Connect account and the personal data that belonged to it are deleted. This cannot be undone.',
          'Messages that you wrote stay with the people whom you wrote to, as from a former member.',
          'If it was not you who asked for this, someone else had access to your account: change the password of this mailbox and answer this email.',
        ],
      },
      hi: {
        subject: 'आपका मेंटर-कनेक्ट खाता हटा दिया गया है',
        heading: 'आपका खाता हटा दिया गया है',
        body: [
          'आपका मेंटर-कनेक्ट खाता और उससे जुड़ा निजी डेटा हटा दिया गया है। इसे वापस नहीं लाया जा सकता।',
          'आपके लिखे संदेश उन लोगों के पास रहेंगे जिन्हें आपने लिखा था; वहाँ वे किसी पूर्व सदस्य के संदेश के रूप में दिखेंगे।',
          'अगर यह आपने नहीं किया, तो किसी और के पास आपके खाते की पहुँच थी: इस मेलबॉक्स का पासवर्ड बदलें और इस ईमेल का जवाब दें।',
        ],
      },
    },
  }
}

/** The last mail to a person whose account an operator has deleted. */
export function removedMail(to: Recipient, reason: string): MailContent {
  return {
    to,
    why: 'formerAccount',
    texts: {
      en: {
        subject: 'We have deleted your Mentor-Connect account',
        heading: 'We have deleted your account',
        body: [
          'Our team has deleted your Mentor-Connect account and the personal data that belonged to it. This cannot be undone. The reason:',
          { quote: reason },
          'Messages that you wrote stay with the people whom you wrote to, as from a former member.',
          'If you think that this is a mistake, answer this email. Tell us what we should know; a person reads it.',
        ],
      },
      hi: {
        subject: 'हमने आपका मेंटर-कनेक्ट खाता हटा दिया है',
        heading: 'हमने आपका खाता हटा दिया है',
        body: [
          'हमारी टीम ने आपका मेंटर-कनेक्ट खाता और उससे जुड़ा निजी डेटा हटा दिया है। इसे वापस नहीं लाया जा सकता। कारण:',
          { quote: reason },
          'आपके लिखे संदेश उन लोगों के पास रहेंगे जिन्हें आपने लिखा था; वहाँ वे किसी पूर्व सदस्य के संदेश के रूप में दिखेंगे।',
          'अगर आपको लगता है कि यह ग़लती से हुआ है, तो इस ईमेल का जवाब दें। जो बात हमें जाननी चाहिए, वह बताएँ; आपका संदेश कोई व्यक्ति ही पढ़ता है।',
        ],
      },
    },
  }
}

/** The last mail to a person whose account was deleted because it was unused. */
export function unusedErasedMail(to: Recipient, months: number): MailContent {
  return {
    to,
    why: 'formerAccount',
    texts: {
      en: {
        subject: 'Your unused Mentor-Connect account is deleted',
        heading: 'Your account is deleted',
        body: [
          `Nobody had used your Mentor-Connect account for ${months} months, so we have deleted it with the personal data that belonged to it, as we wrote to you. This cannot be undone.`,
          'Your certificates can still be verified. Messages that you wrote stay with the people whom you wrote to, as from a former member.',
          'You are welcome to sign up again at any time.',
        ],
      },
      hi: {
        subject: 'लंबे समय से इस्तेमाल न होने के कारण आपका मेंटर-कनेक्ट खाता हटा दिया गया है',
        heading: 'आपका खाता हटा दिया गया है',
        body: [
          `आपके मेंटर-कनेक्ट खाते का ${months} महीने से कोई इस्तेमाल नहीं हुआ था, इसलिए जैसा हमने आपको लिखा था, हमने उसे और उससे जुड़े निजी डेटा को हटा दिया है। इसे वापस नहीं लाया जा सकता।`,
          'आपके प्रमाणपत्र अब भी जाँचे जा सकते हैं। आपके लिखे संदेश उन लोगों के पास रहेंगे जिन्हें आपने लिखा था; वहाँ वे किसी पूर्व सदस्य के संदेश के रूप में दिखेंगे।',
          'आप जब चाहें, फिर से साइन अप कर सकते हैं।',
        ],
      },
    },
  }
}
