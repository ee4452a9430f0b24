import { join } from 'node:path'
import type { Config } from '../platform/config/config'
import { outbox } from '../platform/mail/outbox'
import { smtpMailer } from '../platform/mail/smtpMailer'

/** The mail server, or on a developer's machine the outbox and the routes that show it. */
export function chooseMailer(config: Config, clock: () => Date) {
  if (config.smtpUrl) return { mailer: smtpMailer(config.smtpUrl, config.mailFrom) }
  const local = outbox(join(config.dataDir, 'outbox'), config.mailFrom, clock)
  return { mailer: local, outbox: local }
}
