import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DEPLOY } from '../deploy/deployment'

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

const SECONDS = { s: 1, m: 60, h: 3600 }

/** The configuration for a mail server on this machine, which has no TLS, with each of its times shortened. */
export const forDrill = (configuration: string, minuteSeconds: number) =>
  configuration
    .replace('smtp_require_tls: true', 'smtp_require_tls: false')
    .replace(
      /(group_wait|group_interval|repeat_interval): (\d+)([smh])$/gm,
      (_, name: string, count: string, unit: keyof typeof SECONDS) =>
        `${name}: ${Math.round((Number(count) * SECONDS[unit] * minuteSeconds * 1000) / 60)}ms`,
    )
