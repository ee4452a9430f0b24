import { REACHES, type Reach } from '../reach'
import { emailAddress, oneOf, text, urlOf } from '../readers'
import { SERVICES, type Setting } from './setting'

/** Settings of mail delivery. */
export const mailSettings = {
  smtpUrl: {
    about:
      'the mail server, for example `smtps://name:password@mail.example.org`; locally, without it, mail goes to an outbox',
    default: undefined,
    defaultText: 'none',
    read: urlOf('smtp:', 'smtps:'),
    secretOf: SERVICES,
    requiredBy: SERVICES,
  } as Setting<string | undefined>,
  mailFrom: {
    about: 'the sender of all mail',
    default: 'Mentor-Connect <no-reply@mentor-connect.localhost>',
    read: text,
    requiredBy: SERVICES,
  } as Setting<string>,
  supportEmail: {
    about:
      'the support address, read by a person: the Reply-To of all mail, which also names it, shown to suspended people, and named for reports of vulnerabilities in `/.well-known/security.txt` of the site',
    default: 'support@mentor-connect.localhost',
    read: emailAddress,
    requiredBy: SERVICES,
  } as Setting<string>,
  securityKeyUrl: {
    about:
      'where the OpenPGP key for reports of vulnerabilities can be fetched: an https address, named as `Encryption` in `/.well-known/security.txt` ([how to create one](../SECURITY.md#encrypted-reports))',
    default: undefined,
    defaultText: 'none',
    read: urlOf('https:'),
  } as Setting<string | undefined>,
  outboxPage: {
    about:
      'where the outbox, which contains every code and link, may be read in the browser when there is no SMTP_URL: `loopback`, only while HOST is a loopback address, `anywhere` or `nowhere`; never in production',
    default: 'loopback',
    read: oneOf(...REACHES),
  } as Setting<Reach>,
}
