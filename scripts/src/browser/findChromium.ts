import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installedChromium } from '@mentor-connect/delivery/browser'

/**
 * A font for Hindi from the Debian package `fonts-noto-core`. Without it, Hindi texts are shown as boxes of a different
 * width.
 */
const HINDI_FONT = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'

/**
 * Returns the path of a Chromium. If there is none, installs one: as a Debian package with fonts if this
 * process is root on Debian, otherwise through Playwright.
 */
export function findChromium(): string {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const found = candidate()
  if (found && (existsSync(HINDI_FONT) || !isDebianRoot)) return found
  console.log('• Installing Chromium and fonts for the browser tests…')
  if (isDebianRoot) installDebianPackages('chromium', 'fonts-noto-core')
  else run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  const installed = candidate()
  if (installed) return installed
  throw new Error('There is no Chromium and none could be installed: install one and set CHROMIUM=<path>.')
}

const candidate = () => installedChromium(process.env.CHROMIUM)

/** Installs Debian packages. Needs root. */
export function installDebianPackages(...names: string[]): void {
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

function run(program: string, options: string[]) {
  const { status, stderr, error } = spawnSync(program, options, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (error || status !== 0)
    throw new Error(`${program} ${options.join(' ')} failed: ${error?.message ?? stderr.slice(-500)}`)
}
