import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '@mentor-connect/server/config'
import type { Machine } from './machine'
import { DEPLOY } from './units'

const CADDYFILE = 'etc/caddy/Caddyfile'
const HOSTS = 'etc/systemd/system/caddy.service.d/hosts.conf'
/**
 * A line in the Caddyfile that Caddy's package installs. It shows that the operator has not written the file.
 */
const OF_PACKAGE = 'The Caddyfile is an easy way to configure your Caddy web server.'
/** The first minor version of Caddy 2 that has all options of our Caddyfile. */
const CADDY_MINOR = 7

/**
 * Sets up Caddy in front of the services, unless the operator has configured it.
 *
 * @param former folder of the version that ran before, whose Caddyfile is replaced
 * @returns the steps that the operator still has to do
 */
export async function setUpProxy(machine: Machine, config: Config, former?: string): Promise<string[]> {
  const file = join(machine.root, CADDYFILE)
  if (!(await hasCaddy(machine)))
    return [
      `Caddy 2.${CADDY_MINOR} or newer is not installed: install it (https://caddyserver.com/docs/install) and run this again.`,
    ]
  const present = existsSync(file) ? readFileSync(file, 'utf8') : OF_PACKAGE
  const ours = readFileSync(join(DEPLOY, 'caddy/Caddyfile'), 'utf8')
  const hosts = join(machine.root, HOSTS)
  if (present === ours && existsSync(hosts)) return []
  const isOurs = present === ours || present === caddyfileOf(machine, former) || present.includes(OF_PACKAGE)
  if (!isOurs)
    return [`/${CADDYFILE} is yours and was left alone: take over what deploy/caddy/Caddyfile needs.`]
  mkdirSync(dirname(file), { recursive: true })
  copyFileSync(join(DEPLOY, 'caddy/Caddyfile'), file)
  if (!existsSync(hosts)) {
    mkdirSync(dirname(hosts), { recursive: true })
    writeFileSync(hosts, `[Service]\nEnvironment=${environmentOf(config).join(' ')}\n`)
  }
  await machine.run('systemctl', 'daemon-reload')
  await machine.run('systemctl', 'restart', 'caddy')
  return []
}

/** Returns the Caddyfile that a version contained, or undefined if its folder is gone. */
function caddyfileOf({ root }: Machine, version?: string): string | undefined {
  const file = version && join(root, version, 'deploy/caddy/Caddyfile')
  return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
