import type { Locale } from '@mentor-connect/contract/api/locales'
import { TOLD_SANCTIONS, type ToldSanction } from '@mentor-connect/contract/trust/sanctions'
import { erasedMail, removedMail, unusedErasedMail } from '../api/account-data/erasure.mails'
import {
  emailChangeAskedMail,
  emailChangedMail,
  emailCodeMail,
  emailTakenMail,
} from '../accounts/account-security/emailChange.mails'
import { passwordChangedMail } from '../accounts/account-security/passwordChange.mails'
import * as guardian from '../trust/age/guardian.mails'
import { applicationReceivedMail } from '../accounts/auth/application.mails'
import { alreadyRegisteredMail, codeMail } from '../accounts/auth/auth.mails'
import * as passwordReset from '../accounts/auth/passwordReset.mails'
import { certificateIssuedMail } from '../learning/certificates/certificate.mails'
import { guessWarningMail } from '../accounts/passwords/guesses.mails'
import type { Person } from '../accounts/people/person.repo'
import { newsMail } from '../api/release-health/releaseNews.mails'
import { appealOutcomeMail, reportOutcomeMail } from '../trust/safety/outcome.mails'
import { liftedMail, sanctionMail } from '../trust/safety/sanction.mails'
import { signInLinkedMail } from '../accounts/auth/serviceAccount.mails'
import { examplePasskeyMails } from './examplePasskeyMails'
import { newDeviceMail } from '../accounts/session/newDevice.mails'
import { notificationMail } from '../messages/notifications/notifications.mails'
import { unusedAccountMail } from '../api/account-data/unused-accounts/unusedAccount.mails'
import { communityMail } from '../community/digest/digest.mails'
import { newOpeningsMail } from '../work/alerts/alerts.mails'
import { exampleOpening } from './exampleOpening'
import { noticeMail } from './notices/notice.mails'
import { approvedMail, askedMail, rejectedMail } from './mentors.mails'
import { revokedMail, sessionsEndedMail } from './account.mails'
import { unitFailedMail } from './unitFailed.mails'
import { reissuedMail } from './certificate.mails'
import { courseRelistedMail, courseSubjectsMail, courseUnlistedMail } from './course.mails'
import { exampleCalendarMails } from './exampleCalendarMails'
import { exampleHiddenMails } from './exampleHiddenMails'
import type { MailContent } from '../platform/mail/mailContent'

const TOKEN = 'q3Zr0-8fYp2LwXk9VbN4tJ6hGd1sAeUc'
const REASON = 'The profile does not say what you would like to teach.\nPlease add a subject.'
const FIREFOX = { browser: 'Firefox', system: 'Linux', at: new Date('2026-11-23T10:00:00.000Z') }
const UNTIL = '2026-12-23T10:00:00.000Z'

const NOTICE = {
  en: {
    subject: 'Please choose a new password',
    paragraphs: ['Dear {name}, somebody could read your address.'],
  },
  hi: { subject: 'कृपया नया पासवर्ड चुनें', paragraphs: ['प्रिय {name}, कोई आपका ईमेल पता पढ़ सकता था।'] },
}

const ofEachSanction = (mailsOf: (kind: ToldSanction) => Record<string, MailContent>) =>
  Object.assign({}, ...TOLD_SANCTIONS.map(mailsOf)) as Record<string, MailContent>

interface Example {
  language: Locale | null
  supportEmail: string
  siteUrl: string
}

/** Returns one example of every mail that the product sends, by the name of its function. */
export function allMails({ language, supportEmail, siteUrl }: Example): Record<string, MailContent> {
  const email = 'asha@example.org'
  const to: Person = { id: 'asha', role: 'user', name: 'आशा Rao', email, language, passwordHash: null }
  return {
    erasedMail: erasedMail(to),
    removedMail: removedMail(to, REASON),
    unusedErasedMail: unusedErasedMail(to, 36),
    unusedAccountMail: unusedAccountMail(to, {
      months: 36,
      date: new Date(UNTIL),
      keepUrl: `${siteUrl}/account/keep?token=${TOKEN}`,
    }),
    noticeMail: noticeMail(to, NOTICE, supportEmail),
    emailCodeMail: emailCodeMail(to, '481926'),
    emailTakenMail: emailTakenMail(email, 'user'),
    emailChangeAskedMail: emailChangeAskedMail(to),
    emailChangedMail: emailChangedMail(to, supportEmail),
    passwordChangedMail: passwordChangedMail(to, FIREFOX),
    applicationReceivedMail: applicationReceivedMail(to, supportEmail),
    guardianRequestMail: guardian.guardianRequestMail(email, {
      path: `/guardian-consent#${TOKEN}`,
      supportEmail,
    }),
    consentVerifiedMail: guardian.consentVerifiedMail(to, { siteUrl, supportEmail }),
    consentRefusedMail: guardian.consentRefusedMail(to, { reason: REASON, siteUrl, supportEmail }),
    guardianConsentHoldsMail: guardian.guardianConsentHoldsMail(email, { name: to.name, supportEmail }),
    codeMail: codeMail(to, '4821', `/confirm-sign-up#${TOKEN}`),
    alreadyRegisteredMail: alreadyRegisteredMail(to, 'user'),
    resetMail: passwordReset.resetMail(to, `/reset-password#${TOKEN}`),
    passwordResetMail: passwordReset.passwordResetMail(to, 'mentor'),
    certificateIssuedMail: certificateIssuedMail(to, {
      courseName: 'Spreadsheets from the beginning',
      learnerName: to.name,
      verifyPath: '/verify-certificate?certificateId=Zk3v9Qp1',
      shareUrl: `${siteUrl}/share/certificates/Zk3v9Qp1`,
    }),
    guessWarningMail: guessWarningMail(to),
    newDeviceMail: newDeviceMail(to, FIREFOX),
    ...examplePasskeyMails(to, supportEmail),
    'signInLinkedMail of an account with a password': signInLinkedMail(to, { hadPassword: true }),
    'signInLinkedMail of an account without one': signInLinkedMail(to, { hadPassword: false }),
    newsMail: newsMail(email, {
      area: 'learner',
      action: 'rolled back',
      release: 'r2',
      live: 'r1',
      reason: 'Too many pages failed.',
      generation: 7,
    }),
    'notificationMail about messages': notificationMail(
      to,
      [{ kind: 'message', count: 2, name: undefined }],
      {
        page: `${siteUrl}/user/chat`,
        unsubscribe: `${siteUrl}/unsubscribe?token=${TOKEN}`,
      },
    ),
    'notificationMail about courses': notificationMail(
      to,
      [
        { kind: 'enrolment', count: 3, name: 'Spreadsheets from the beginning' },
        { kind: 'review', count: 1, name: 'Spreadsheets from the beginning' },
        { kind: 'work-sent', count: 2, name: 'Spreadsheets from the beginning' },
      ],
      { page: `${siteUrl}/mentor/notifications`, unsubscribe: `${siteUrl}/unsubscribe?token=${TOKEN}` },
    ),
    'notificationMail about mentorships': notificationMail(
      to,
      [
        { kind: 'mentorship-requested', count: 1, name: 'Asha Verma' },
        { kind: 'mentorship-waiting', count: 1, name: 'Imran Sheikh' },
      ],
      { page: `${siteUrl}/mentor/notifications`, unsubscribe: `${siteUrl}/unsubscribe?token=${TOKEN}` },
    ),
    newOpeningsMail: newOpeningsMail(to, [exampleOpening], {
      page: `${siteUrl}/user/openings/alerts`,
      unsubscribe: `${siteUrl}/unsubscribe?token=${TOKEN}`,
    }),
    communityMail: communityMail(
      to,
      [{ id: 'q1', title: 'Why does my second list change, too?', subject: 'python', answers: 2 }],
      {
        role: 'user',
        page: `${siteUrl}/user/community`,
        unsubscribe: `${siteUrl}/unsubscribe?token=${TOKEN}`,
      },
    ),
    ...exampleCalendarMails(to, { siteUrl, token: TOKEN }),
    ...mailsAboutDecisions(to, supportEmail, siteUrl),
  }
}

function mailsAboutDecisions(to: Person, supportEmail: string, siteUrl: string): Record<string, MailContent> {
  return {
    approvedMail: approvedMail(to, supportEmail),
    rejectedMail: rejectedMail(to, { reason: REASON, supportEmail }),
    askedMail: askedMail(to, { question: REASON, supportEmail }),
    'reportOutcomeMail after an act': reportOutcomeMail(to, { hasActed: true, supportEmail }),
    'reportOutcomeMail without one': reportOutcomeMail(to, { hasActed: false, supportEmail }),
    'appealOutcomeMail of an accepted one': appealOutcomeMail(to, {
      isAccepted: true,
      answer: REASON,
      supportEmail,
    }),
    'appealOutcomeMail of a rejected one': appealOutcomeMail(to, {
      isAccepted: false,
      answer: REASON,
      supportEmail,
    }),
    ...ofEachSanction((kind) => ({
      [`sanctionMail of a ${kind}`]: sanctionMail(to, { kind, reason: REASON, until: UNTIL, supportEmail }),
      [`liftedMail of a ${kind}`]: liftedMail(to, { kind, supportEmail }),
    })),
    sessionsEndedMail: sessionsEndedMail(to, { supportEmail }),
    courseUnlistedMail: courseUnlistedMail(to, { course: 'Spreadsheets', reason: REASON, supportEmail }),
    courseRelistedMail: courseRelistedMail(to, { course: 'Spreadsheets', supportEmail }),
    reissuedMail: reissuedMail(to, {
      course: 'Spreadsheets',
      name: 'Asha Rao',
      reason: REASON,
      supportEmail,
      verifyPath: '/verify-certificate?certificateId=Zk3v9Qp1',
      shareUrl: `${siteUrl}/share/certificates/Zk3v9Qp1`,
    }),
    ...exampleHiddenMails(to, { reason: REASON, supportEmail }),
    courseSubjectsMail: courseSubjectsMail(to, {
      course: 'Spreadsheets',
      subjects: ['Career', 'Office work'],
      reason: REASON,
      supportEmail,
    }),
    unitFailedMail: unitFailedMail(to, { unit: 'mentor-connect-backup.service', host: 'server-1' }),
    revokedMail: revokedMail(to, { course: 'Spreadsheets', reason: REASON, supportEmail }),
  }
}
