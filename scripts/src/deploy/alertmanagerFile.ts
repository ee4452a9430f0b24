import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DEPLOY } from '../systemd/units'

/** The settings of an operator: name of the variable → value. */
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

/**
 * Fills the settings into `deploy/alertmanager/alertmanager.yaml`, as an operator does.
 *
 * @throws if a setting is missing or invalid
 */
export function filledIn(settings: Partial<AlertSettings>): string {
  return execFileSync('awk', ['-f', 'fill-in.awk', 'alertmanager.yaml'], {
    cwd: join(DEPLOY, 'alertmanager'),
    env: { PATH: process.env.PATH, ...settings },
    encoding: 'utf8',
    stdio: 'pipe',
  })
}
