import { createStore, type ReadableStore } from '@mentor-connect/shared/store'

/** The browser's offer to install the app. Chromium has it; the DOM types do not. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Holds the browser's offer to install the app, instead of the browser's own prompt, until the person decides. */
export function createInstallPrompt(browser: Pick<Window, 'addEventListener'>) {
  const isOffered = createStore(false)
  let offer: InstallOffer | undefined

  function withdraw() {
    offer = undefined
    isOffered.set(false)
  }

  browser.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    isOffered.set(true)
  })
  browser.addEventListener('appinstalled', withdraw)

  return {
    isOffered: isOffered as ReadableStore<boolean>,
    /** Opens the browser's dialog. An offer can be used once, whatever the person chooses. */
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
        // A newer offer may have come meanwhile.
        if (offer === asked) withdraw()
      }
    },
    later: () => isOffered.set(false),
  }
}

export type InstallPrompt = ReturnType<typeof createInstallPrompt>

/** Listens from the first script on: the browser makes its offer once per document. */
export const installPrompt = createInstallPrompt(window)
