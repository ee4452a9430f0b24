import { requiredInProduction } from './config'
import { PROCESSES, type ProcessName } from './processes'
import { settings, variableName, type Setting, type SettingName } from './settings'

/** Returns the text of `docs/configuration.md`, generated from the settings. */
export function configurationPage(): string {
  const entries = Object.entries<Setting<unknown>>(settings).map(
    ([name, setting]) =>
      `- **\`${variableName(name)}\`**: ${setting.about}. Default: ${setting.defaultText ?? `\`${String(setting.default)}\``}.${secrecyOf(setting)}`,
  )
  return [
    '# Configuration',
    'Printed from `server/src/platform/config/settings/` by `node --import tsx server/src/platform/config/writePage.ts`.',
    'Every process of the server reads these environment variables once, when it starts. It refuses to start when one is wrong and names all problems at once.',
    entries.join('\n'),
    '## Sign-in services',
    'People can always sign in with their address and a password. In addition, a deployment may offer one sign-in service, or none:',
    [
      '- **none**: neither `SIGN_IN_…` nor `OIDC_…` is set. Pages show no button, and nothing of a vendor is loaded;',
      '- **an OpenID Connect provider**: `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET`, for API and configure. Register a confidential client with the authorization code flow, `client_secret_basic`, the scopes `openid email profile` and the redirect URI `SITE_URL` with `/signup`. Only addresses that the provider calls verified (`email_verified`) are accepted;',
      '- **the hosted service (Clerk)**: `SIGN_IN_PUBLISHABLE_KEY` for API, site and configure, `SIGN_IN_SECRET_KEY` for the API;',
      '- locally, without any of these, its emulator.',
    ].join('\n'),
    '## In production',
    'With `APP_ENV=production` a process does not start without the settings that are marked for it here. The three addresses must be https. There is no demo content, no demo sign-in, no sign-in emulator and no outbox page. `npm start` needs what API, chat, site, release and configure need; configure is `npm run site -- configure`, which sets what the pages tell browsers.',
    productionTable(),
    'Give each process its own secrets only: a process does not read the secrets of others, and `npm start` does not pass them on. The operator command line needs `SIGNING_KEY` or `CREDENTIAL_KEY` only for `keys list` and `keys retire`.',
    `A production deployment also needs\n\n${BESIDES.map((one) => `- ${one}`).join('\n')}`,
    'A signing key: `openssl genpkey -algorithm ed25519`. A secret: `openssl rand -base64 32`.',
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}

/** Requirements of production that no process checks. */
const BESIDES = [
  'a reverse proxy that terminates TLS, forwards the three addresses to their ports, including websocket upgrades to chat, and sets `X-Forwarded-For`; its address in `TRUSTED_PROXIES`;',
  '`DATA_DIR` on a persistent disk: it contains databases and uploads, unless they are in PostgreSQL and a bucket, keys, logs and, without `SITE_DIR`, the site. Only its owner can read it;',
  'for several processes of one service: PostgreSQL (`DATABASE_URL`, `CHAT_DATABASE_URL`, [how to move there](operations/postgresql.md)), `REDIS_URL` for chat and the site, and the bucket (`S3_…`) or one shared `DATA_DIR` for uploads;',
  '`REGISTRY_SIGNING_KEY` for the release commands, if registries are to be signed;',
  '`METRICS_PORT` for the system that collects metrics;',
  'a safe copy of these settings: the nightly [backups](operations/backup.md) do not contain them.',
]

function secrecyOf({ secretOf }: Setting<unknown>) {
  return secretOf ? ` A secret of: ${secretOf.join(', ')}.` : ''
}

function productionTable(): string {
  const required = new Map(PROCESSES.map((process) => [process, requiredInProduction(process)]))
  const names = (Object.keys(settings) as SettingName[]).filter((name) =>
    [...required.values()].some((list) => list.includes(name)),
  )
  const mark = (name: SettingName, process: ProcessName) => (required.get(process)!.includes(name) ? '●' : '')
  const rows = [
    ['', ...PROCESSES],
    ...names.map((name) => [`\`${variableName(name)}\``, ...PROCESSES.map((process) => mark(name, process))]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((row) => row[column]!.length)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [line(rows[0]!), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join(
    '\n',
  )
}
