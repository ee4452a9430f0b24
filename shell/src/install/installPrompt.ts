/** The browser's offer to install the app. Chromium has it; the DOM types do not. */
export interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the browser's offer to install the app, in place of the browser's own prompt, until somebody decides. */
export function createInstallPrompt(browser: Pick<Window, 'addEventListener'>) {
  const listeners = new Set<() => void>()
  let offer: InstallOffer | undefined
  let isOffered = false

  function show(next: boolean) {
    isOffered = next
    for (const listener of listeners) listener()
  }
  function withdraw() {
    offer = undefined
    show(false)
  }

  browser.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    show(true)
  })
  browser.addEventListener('appinstalled', withdraw)

  return {
    isOffered: () => isOffered,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Opens the browser's dialog. An offer can be used once, whatever the person chooses. */
    async install() {
      const asked = offer
      show(false)
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
    later: () => show(false),
  }
}

export type InstallPrompt = ReturnType<typeof createInstallPrompt>

/** Listens from the first script on: the browser makes its offer once per document. */
export const installPrompt = createInstallPrompt(window)
