import type { MailContent, Recipient } from '../platform/mail/mailContent'

export interface FailedUnit {
  /** Name of the systemd unit. */
  unit: string
  /** Name of the machine. */
  host: string
}

/**
 * Returns the mail that tells the people who run the product that a task of the machine has failed, such as
 * the nightly backup.
 */
export function unitFailedMail(to: Recipient, { unit, host }: FailedUnit): MailContent {
  return {
    to,
    why: 'support',
    texts: {
      en: {
        subject: `${unit} has failed on ${host}`,
        heading: 'A task of the server has failed',
        body: [
          `The unit ${unit} has failed on the machine ${host}. This command says why:`,
          { quote: `journalctl -u ${unit} -n 50` },
          'What to do then is in docs/operations/incident.md of the product.',
        ],
      },
      hi: {
        subject: `${host} पर ${unit} विफल हो गया`,
        heading: 'सर्वर का एक काम पूरा नहीं हुआ',
        body: [
          `मशीन ${host} पर यूनिट ${unit} विफल हो गई है। कारण इस कमांड से पता चलेगा:`,
          { quote: `journalctl -u ${unit} -n 50` },
          'आगे क्या करना है, यह docs/operations/incident.md में लिखा है।',
        ],
      },
    },
  }
}
