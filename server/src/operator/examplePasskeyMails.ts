import { passkeyAddedMail, passkeyRemovedMail } from '../accounts/passkeys/passkeys.mails'
import * as secondFactor from '../accounts/passkeys/secondFactor.mails'
import type { Person } from '../accounts/people/person.repo'
import type { MailContent } from '../platform/mail/mailContent'

const AT = new Date('2026-11-23T10:00:00.000Z')

/** Examples of the mails about passkeys and the second factor. */
export const examplePasskeyMails = (to: Person, supportEmail: string): Record<string, MailContent> => ({
  passkeyAddedMail: passkeyAddedMail(to, { name: 'Phone', at: AT }),
  passkeyRemovedMail: passkeyRemovedMail(to, { name: 'Phone', at: AT }),
  secondFactorOnMail: secondFactor.secondFactorOnMail(to, AT),
  secondFactorOffMail: secondFactor.secondFactorOffMail(to, AT),
  recoveryCodesRenewedMail: secondFactor.recoveryCodesRenewedMail(to, AT),
  'recoveryCodeUsedMail with codes left': secondFactor.recoveryCodeUsedMail(to, { left: 3, at: AT }),
  'recoveryCodeUsedMail of the last one': secondFactor.recoveryCodeUsedMail(to, { left: 0, at: AT }),
  secondFactorEndsMail: secondFactor.secondFactorEndsMail(to, { endsAt: AT, supportEmail }),
})
