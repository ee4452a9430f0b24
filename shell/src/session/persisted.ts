import type { Reducer } from 'redux'
import { createTransform, persistReducer, type WebStorage } from 'redux-persist'
import { reducers, type AuthState, type MentorState, type UserState } from './slices'

/** Maximum time that the app waits for the stored session, in ms. */
export const RESTORE_TIMEOUT_MS = 5000

// Stores only what the first paint needs: no e-mail, no courses, no errors, no token. The rest is loaded when the
// session is first verified.
const minimal = {
  auth: createTransform(
    (value, key) => {
      if (key === 'error') return null
      const data = value as AuthState['data']
      return key === 'data' && data ? { ...data, email: '' } : value
    },
    (value) => value,
  ),
  user: createTransform(
    (value, key) => (key === 'user' && value ? bare(value as NonNullable<UserState['user']>) : null),
    (value) => value,
  ),
  mentor: createTransform(
    (value, key) => (key === 'mentor' && value ? bare(value as NonNullable<MentorState['mentor']>) : null),
    (value) => value,
  ),
}

function bare({ _id, name, role }: { _id?: string; name?: string; role?: string }) {
  return { _id, name, role }
}

/** Returns the reducers, each persisted under its own key in local storage: `auth`, `user`, `mentor`. */
export function persistedReducers(storage: WebStorage) {
  const persisted = <Key extends keyof typeof reducers>(key: Key) =>
    persistReducer(
      { key, keyPrefix: '', storage, timeout: RESTORE_TIMEOUT_MS, transforms: [minimal[key]] },
      reducers[key] as Reducer,
    ) as unknown as (typeof reducers)[Key]
  return { auth: persisted('auth'), user: persisted('user'), mentor: persisted('mentor') }
}
