import type { Role } from '@mentor-connect/contract/accounts/people'
import type { MailActionTexts } from '../../../platform/mail/action-links/mailActionPage'
import { mailActionUrl, type MailActionLinks } from '../../../platform/mail/action-links/mailActionToken'
import type { ApiDependencies } from '../../../kernel/dependencies'

type Dependencies = Pick<ApiDependencies, 'config' | 'keys'>

export const KEEP_PATH = '/account/keep'

/** Creates the links with which owners keep their account, for mails about unused accounts. */
export const keepLinks = ({ config, keys }: Dependencies): MailActionLinks => ({
  address: config.apiUrl + KEEP_PATH,
  secret: keys.secretFor('keep-account'),
  purpose: 'keep-account',
})

export const keepAccountUrl = (
  dependencies: Dependencies,
  { id, role }: { id: string; role: Role },
  at: Date,
) => mailActionUrl(keepLinks(dependencies), { personId: id, role, at })

export const KEEP_TEXTS: MailActionTexts = {
  title: 'Keep your account',
  button: ['Keep my account', 'मेरा खाता बनाए रखें'],
  ask: ['Do you want to keep your account?', 'क्या आप अपना खाता बनाए रखना चाहते हैं?'],
  done: [
    'Your account stays. There is nothing else that you have to do.',
    'आपका खाता बना रहेगा। आपको और कुछ करने की ज़रूरत नहीं है।',
  ],
  expired: [
    'This link is from an old email and no longer works. To keep your account, log in.',
    'यह लिंक पुराने ईमेल का है और अब काम नहीं करता। खाता बनाए रखने के लिए लॉग इन करें।',
  ],
  invalid: [
    'This link is not complete. Open it from the email again, or log in: that keeps your account, too.',
    'यह लिंक अधूरा है। इसे ईमेल से फिर खोलें, या लॉग इन करें: उससे भी आपका खाता बना रहता है।',
  ],
}
