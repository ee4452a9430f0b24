import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@mentor-connect/scripts/browser/findChromium'
import type { DrillAccount } from '@mentor-connect/server/testing/drill/drillWorld'
import { chromium, type Page } from 'playwright-core'
import { enterAs, type Visitor } from '../product/demoSite'
import { homeOf, type Side } from './network'
import { observeCall, type CallSample } from './observeCall'
import { speech } from './speech'

const DEADLINE_MS = 60_000

export interface Home {
  side: Side
  siteUrl: string
  /**
   * Folder for the program that starts the browser in its network, and for the sound that its microphone
   * delivers.
   */
  folder: string
  /** Home folder of the user who runs the browser. */
  userHome: string
}

/** Pitch of the voices, in Hz. */
const VOICES: Record<Side, number> = { a: 180, b: 110 }

/** A person with a browser that runs in a separate network. */
export class Person {
  private constructor(
    readonly page: Page,
    /** Kills the browser at once, as if its device had lost power. */
    readonly kill: () => Promise<void>,
  ) {}

  static async arrive(account: DrillAccount, { side, siteUrl, folder, userHome }: Home): Promise<Person> {
    const program = join(folder, `chromium-${side}`)
    const start = `ip netns exec ${homeOf(side)} ${findChromium()} "$@"`
    writeFileSync(program, `#!/bin/sh\nHOME='${userHome}' exec ${start}\n`)
    chmodSync(program, 0o755)
    const voice = join(folder, `voice-${side}.wav`)
    writeFileSync(voice, speech(VOICES[side]))
    const args = flagsFor(siteUrl, voice)
    const server = await chromium.launchServer({ executablePath: program, args })
    const browser = await chromium.connect(server.wsEndpoint())
    const context = await browser.newContext({
      baseURL: siteUrl,
      locale: 'en-IN',
      serviceWorkers: 'block',
      permissions: ['camera', 'microphone'],
    })
    context.setDefaultTimeout(DEADLINE_MS)
    await enterAs(visitor(account, siteUrl), context)
    // The compiler of this file inserts calls of the helper `__name`, which the page does not have.
    await context.addInitScript('globalThis.__name = (value) => value')
    await context.addInitScript(observeCall)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    return new Person(page, () => server.kill())
  }

  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).click()
  }

  samples(): Promise<CallSample[]> {
    return this.page.evaluate(() => (window as unknown as { callSamples: CallSample[] }).callSamples)
  }
}

const flagsFor = (siteUrl: string, voice: string) => [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${voice}`,
  // Browsers let pages use camera and microphone only over HTTPS or on the same machine.
  `--unsafely-treat-insecure-origin-as-secure=${siteUrl}`,
]

/** Cookies and storage of a signed-in person, as the shell leaves them. */
function visitor({ id, role, cookie }: DrillAccount, siteUrl: string): Visitor {
  const [name = '', value = ''] = cookie.split('=')
  const slice = (state: Record<string, unknown>) =>
    JSON.stringify({
      ...Object.fromEntries(Object.entries(state).map(([entry, part]) => [entry, JSON.stringify(part)])),
      _persist: '{"version":-1,"rehydrated":true}',
    })
  const auth = slice({ role, data: { _id: id, name: id, email: '', isverified: true }, error: null })
  const account = slice({ [role]: { _id: id, name: id, role }, error: null })
  return { cookies: [{ name, value, url: siteUrl }], storage: { auth, [role]: account } }
}
