import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DEPLOY } from './deployment'

/** What an operator sets: name of the variable → value. */
export type AlertSettings = Record<
  | 'ALERT_SMTP_HOST'
  | 'ALERT_SMTP_USER'
  | 'ALERT_SMTP_PASSWORD_FILE'
  | 'ALERT_FROM'
  | 'ALERT_TO'
  | 'ALERT_RUNBOOKS'
  | 'ALERT_HEARTBEAT_URL',
  string
>

/** `deploy/alertmanager/alertmanager.yaml` as an operator makes it. @throws if a setting is missing or not possible */
export function filledIn(settings: Partial<AlertSettings>): string {
  return execFileSync('awk', ['-f', 'fill-in.awk', 'alertmanager.yaml'], {
    cwd: join(DEPLOY, 'alertmanager'),
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}
