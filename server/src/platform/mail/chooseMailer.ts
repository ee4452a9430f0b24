import { join } from 'node:path'
import type { Config } from '../config/config'
import { outbox } from './outbox'

/**
 * Returns the mailer: the mail server or, on a developer's machine, the outbox. The outbox is also returned
 * separately, for its routes.
 */
export async function chooseMailer(config: Config, clock: () => Date) {
  if (config.smtpUrl) {
    const { smtpMailer } = await import('./smtpMailer')
    return { mailer: smtpMailer(config.smtpUrl, config.mailFrom) }
  }
  const local = outbox(join(config.dataDir, 'outbox'), config.mailFrom, clock)
  return { mailer: local, outbox: local }
}
