import { settings, variableName, type Setting } from './settings'

/** `docs/configuration.md`, printed from the settings. */
export function configurationPage(): string {
  const entries = Object.entries<Setting<unknown>>(settings).map(
    ([name, setting]) =>
      `- **\`${variableName(name)}\`**: ${setting.about}. Default: ${setting.defaultText ?? `\`${String(setting.default)}\``}.`,
  )
  return [
    '# Configuration',
    'Printed from `server/src/platform/config/settings.ts` by `node --import tsx server/src/platform/config/writePage.ts`.',
    'Every process of the server reads these environment variables once, when it starts. It refuses to start when one is wrong and names all faults at once.',
    entries.join('\n'),
    'With `APP_ENV=production` these have no default: `SIGNING_KEY`, `SMTP_URL`, `MAIL_FROM`, `SIGN_IN_PUBLISHABLE_KEY`, `SIGN_IN_SECRET_KEY`, `SITE_URL`, `API_URL` and `CHAT_URL`; the addresses must be https. There is no demo content and no outbox page.',
    'A signing key: `openssl genpkey -algorithm ed25519`.',
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
