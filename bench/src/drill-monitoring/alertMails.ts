import { alerts } from '@mentor-connect/scripts/deploy/queries'
import {
  startSmtpServer,
  type TakenMail,
  type TestSmtpServer,
} from '@mentor-connect/server/testing/smtpServer'
import { decoded } from '../drill-journey/mails'

export type MailKind = 'firing' | 'over'

const PERSON = 'ops@example.org'

/** The mailbox of the person whom alerts reach, with a mail server of its own: the product's is not asked. */
export class AlertMails {
  private constructor(private readonly server: TestSmtpServer) {}

  static async start() {
    return new AlertMails(await startSmtpServer())
  }

  /** What an operator sets. */
  settings() {
    return {
      ALERT_SMTP_HOST: new URL(this.server.url).host,
      ...{ ALERT_SMTP_USER: '', ALERT_SMTP_PASSWORD_FILE: '/dev/null' },
      ...{ ALERT_FROM: 'alerts@example.org', ALERT_TO: PERSON, ALERT_RUNBOOKS: '' },
    }
  }

  get count() {
    return this.server.taken.length
  }

  /** The mail about an alert after so many earlier ones, as its reader sees it, if it says all that it has to. */
  find(alert: string, kind: MailKind, after = 0): string | undefined {
    const rule = alerts.find((one) => one.alert === alert)!
    const subject = `Subject: ${kind === 'over' ? kind : rule.labels.severity}: ${alert}`
    const needed = [rule.annotations.runbook, kind === 'over' ? 'Over: ' : 'since ']
    return this.server.taken
      .slice(after)
      .filter(({ to }) => to === PERSON)
      .map(readable)
      .find((text) => [subject, ...needed].every((part) => text.includes(part)))
  }

  stop() {
    return this.server.close()
  }
}

/** The subject and the text. */
function readable({ text }: TakenMail): string {
  const [head = '', ...parts] = decoded(text).split('\n\n')
  const subject = /^Subject: .*$/m.exec(head)?.[0] ?? ''
  const body = parts
    .join('\n\n')
    .replace(/^Content-.*\n/gm, '')
    .replace(/^--[0-9a-f]+(--)?$/gm, '')
  return `${subject}\n\n${body.trim()}`
}
