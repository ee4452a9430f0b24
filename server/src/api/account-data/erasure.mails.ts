import type { Mail } from '../../platform/mail/mailer'
import { renderMail, type Recipient } from '../../platform/mail/renderMail'

/** The last mail that a person gets: confirms the deletion. */
export function erasedMail(to: Recipient): Mail {
  return renderMail(to, {
    en: {
      subject: 'Your Mentor-Connect account is deleted',
      paragraphs: [
        'Hello,',
        'your Mentor-Connect account and the personal data that belonged to it are deleted. This cannot be undone.',
        'Messages that you wrote stay with the people whom you wrote to, as from a former member.',
        'If it was not you who asked for this, somebody else had access to your account: change the password of this mailbox and answer to this mail.',
      ],
    },
    hi: {
      subject: 'आपका मेंटर-कनेक्ट खाता हटा दिया गया है',
      paragraphs: [
        'नमस्ते,',
        'आपका मेंटर-कनेक्ट खाता और उससे जुड़ा निजी डेटा हटा दिया गया है। इसे वापस नहीं लाया जा सकता।',
        'आपके लिखे संदेश उन लोगों के पास रहेंगे जिन्हें आपने लिखा था; वहाँ वे किसी पूर्व सदस्य के संदेश के रूप में दिखेंगे।',
        'यदि यह आपने नहीं किया, तो किसी और के पास आपके खाते की पहुँच थी: इस मेलबॉक्स का पासवर्ड बदलें और इस मेल का उत्तर दें।',
      ],
    },
  })
}
