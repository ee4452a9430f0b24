import { browserItems } from '@mentor-connect/contract/browser/storage'
import { DAY_MS } from '@mentor-connect/contract/rules/durations'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'

/** The `beforeinstallprompt` event of Chromium, which is missing in the DOM types. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Storage key of the time at which the person postponed the offer, in ms since 1970. */
const KEY = 'mc.installLater'
/** Time for which a postponed offer stays hidden, in ms. Meanwhile the browser repeats its offer on every page. */
const LEFT_ALONE_MS = 14 * DAY_MS

/**
 * Captures the browser's install offer and suppresses its prompt until the person decides.
 * @param browser undefined on a server, where nothing is offered
 */
export function createInstallPrompt(browser: Pick<Window, 'addEventListener'> | undefined) {
  const isOffered = createStore(false)
  const isLeftAlone = Date.now() - Number(browserItems.getItem(KEY)) < LEFT_ALONE_MS
  let offer: InstallOffer | undefined

  function withdraw() {
    offer = undefined
    isOffered.set(false)
  }

  browser?.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isLeftAlone) return
    offer = event as InstallOffer
    isOffered.set(true)
  })
  browser?.addEventListener('appinstalled', withdraw)

  return {
    isOffered: isOffered as ReadableStore<boolean>,
    /** Opens the browser's install dialog. An offer can be used only once, whatever the person chooses. */
    async install() {
      const asked = offer
      isOffered.set(false)
      if (!asked) return
      try {
        await asked.prompt()
        const { outcome } = await asked.userChoice
        console.info(`Install App: ${outcome}`)
      } catch (error) {
        console.error('The install dialog could not be opened.', error)
      } finally {
        // A newer offer may have arrived in the meantime.
        if (offer === asked) withdraw()
      }
    },
    later() {
      isOffered.set(false)
      browserItems.setItem(KEY, String(Date.now()))
    },
  }
}

export type InstallPrompt = ReturnType<typeof createInstallPrompt>

/** Created in the first script, because the browser fires the event only once per document. */
export const installPrompt = createInstallPrompt(globalThis.window)
