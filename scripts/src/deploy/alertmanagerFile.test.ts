import { parse } from 'yaml'
import { filledIn, type AlertSettings } from './alertmanagerFile'

const SETTINGS: AlertSettings = {
  ALERT_SMTP_HOST: 'smtp.example.net:587',
  ALERT_SMTP_USER: 'a\\name&more',
  ALERT_SMTP_PASSWORD_FILE: '/run/secrets/alert-smtp-password',
  ALERT_FROM: 'Mentor-Connect <alerts@example.org>',
  ALERT_TO: 'ops@example.org, more@example.org',
  ALERT_RUNBOOKS: 'https://git.example.org/mentor-connect/',
  ALERT_HEARTBEAT_URL: 'https://life.example.org/ping?key=a&more',
}

const OPTIONAL = 'ALERT_HEARTBEAT_URL'
const required = Object.keys(SETTINGS).filter((name) => name !== OPTIONAL)

test('what the operator sets is in the configuration as it is', () => {
  const { global, receivers } = parse(filledIn(SETTINGS))
  expect(global).toMatchObject({
    smtp_smarthost: SETTINGS.ALERT_SMTP_HOST,
    smtp_from: SETTINGS.ALERT_FROM,
    smtp_auth_username: SETTINGS.ALERT_SMTP_USER,
    smtp_auth_password_file: SETTINGS.ALERT_SMTP_PASSWORD_FILE,
    smtp_require_tls: true,
  })
  for (const { email_configs: mails } of receivers.slice(0, 2)) {
    expect(mails[0].to).toBe(SETTINGS.ALERT_TO)
    expect(mails[0].text).toContain(`what to do: ${SETTINGS.ALERT_RUNBOOKS}{{ .Annotations.runbook }}`)
  }
})

test.each(required)('%s has to be set, if only to nothing', (name) => {
  const { [name as keyof AlertSettings]: _, ...others } = SETTINGS
  expect(() => filledIn(others)).toThrow(`${name} is missing`)
})

test('the sign of life goes to the address that is set, or nowhere', () => {
  const heartbeat = (settings: Partial<AlertSettings>) => parse(filledIn(settings)).receivers[2]
  const { [OPTIONAL]: url, ...others } = SETTINGS
  expect(heartbeat(SETTINGS)).toEqual({
    name: 'heartbeat',
    webhook_configs: [{ url, send_resolved: false }],
  })
  expect(heartbeat({ ...others, [OPTIONAL]: '' })).toEqual({ name: 'heartbeat' })
  expect(heartbeat(others)).toEqual({ name: 'heartbeat' })
})

test('a value that would end its quotation is refused', () => {
  expect(() => filledIn({ ...SETTINGS, ALERT_TO: "o'brien@example.org" })).toThrow(
    'ALERT_TO has a single quotation mark',
  )
})
