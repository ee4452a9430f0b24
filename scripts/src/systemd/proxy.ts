import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '@mentor-connect/server/config'
import type { Machine } from './machine'
import { DEPLOY } from './units'

const CADDYFILE = 'etc/caddy/Caddyfile'
const HOSTS = 'etc/systemd/system/caddy.service.d/hosts.conf'
/** Line of the Caddyfile that Caddy's package brings. */
const OF_PACKAGE = 'The Caddyfile is an easy way to configure your Caddy web server.'
/** The first minor version of Caddy 2 that has all options of our Caddyfile. */
const CADDY_MINOR = 7

/** Sets up Caddy in front of the services, unless it has a configuration already. Returns what the operator has to do. */
export async function setUpProxy(machine: Machine, config: Config): Promise<string[]> {
  const file = join(machine.root, CADDYFILE)
  if (!(await hasCaddy(machine)))
    return [
      `Caddy 2.${CADDY_MINOR} or newer is not installed: install it (https://caddyserver.com/docs/install) and run this again.`,
    ]
  const present = existsSync(file) ? readFileSync(file, 'utf8') : OF_PACKAGE
  const ours = readFileSync(join(DEPLOY, 'caddy/Caddyfile'), 'utf8')
  if (present === ours && existsSync(join(machine.root, HOSTS))) return []
  if (present !== ours && !present.includes(OF_PACKAGE))
    return [`/${CADDYFILE} is yours and was left alone: take over what deploy/caddy/Caddyfile needs.`]
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(join(DEPLOY, 'caddy/Caddyfile'), file)
  mkdirSync(join(machine.root, dirname(HOSTS)), { recursive: true })
  writeFileSync(join(machine.root, HOSTS), `[Service]\nEnvironment=${environmentOf(config).join(' ')}\n`)
  await machine.run('systemctl', 'daemon-reload')
  await machine.run('systemctl', 'restart', 'caddy')
  return []
}

function environmentOf({ siteUrl, apiUrl, chatUrl, supportEmail }: Config): string[] {
  const [site, api, chat] = [siteUrl, apiUrl, chatUrl].map((url) => new URL(url).host)
  return [`SITE_HOST=${site}`, `API_HOST=${api}`, `CHAT_HOST=${chat}`, `ACME_EMAIL=${supportEmail}`]
}

async function hasCaddy({ run }: Machine): Promise<boolean> {
  const version = await run('caddy', 'version').catch(() => '')
  const [, major, minor] = /^v?(\d+)\.(\d+)/.exec(version) ?? []
  return Number(major) > 2 || (Number(major) === 2 && Number(minor) >= CADDY_MINOR)
}
