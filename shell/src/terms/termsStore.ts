import { call } from '@mentor-connect/api'
import { browserItems } from '@mentor-connect/contract/browser/storage'
import { CONSENT_VERSION, getOwnConsent, type OwnConsent } from '@mentor-connect/contract/accounts/consent'
import { createStore, type ReadableStore } from '@mentor-connect/ui/store'

/** Storage key of the version of the terms whose notice was closed in this browser. */
const READ_KEY = 'mc.terms.read'

export interface DueTerms extends OwnConsent {
  userId: string
}

export function createTermsStore() {
  const state = createStore<DueTerms | null>(null)
  let current: string | undefined

  function show(userId: string, consent: OwnConsent) {
    if (current !== userId) return
    const isRead = consent.due === 'announcement' && browserItems.getItem(READ_KEY) === CONSENT_VERSION
    state.set(consent.due === 'nothing' || isRead ? null : { userId, ...consent })
  }

  return {
    state: state as ReadableStore<DueTerms | null>,
    show,
    /**
     * Asks the server if this person must be informed about new terms. Without a network, the next visit asks
     * again.
     */
    async load(userId: string) {
      current = userId
      try {
        show(userId, (await call(getOwnConsent, { query: { userId } })).data)
      } catch (error) {
        console.info('It could not be asked whether the terms have changed.', error)
      }
    },
    clear() {
      current = undefined
      state.set(null)
    },
    dismiss() {
      browserItems.setItem(READ_KEY, CONSENT_VERSION)
      state.set(null)
    },
  }
}

export type TermsStore = ReturnType<typeof createTermsStore>

export const termsStore = createTermsStore()
