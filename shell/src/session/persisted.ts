import type { Reducer } from '@reduxjs/toolkit'
import { createTransform, persistReducer, type WebStorage } from 'redux-persist'
import { reducers, type AuthState, type MentorState, type UserState } from './slices'

/** The app is shown at the latest this long after it began to restore what is stored, in ms. */
export const RESTORE_TIMEOUT_MS = 5000

// What is stored is what the first paint needs, and nothing that is worth reading for somebody else: no e-mail, no
// courses, no errors, no token. Everything else comes back with the first verification.
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

/** The reducers, each stored under its own key of local storage: `auth`, `user`, `mentor`. */
export function persistedReducers(storage: WebStorage) {
  const persisted = <Key extends keyof typeof reducers>(key: Key) =>
    persistReducer(
      { key, keyPrefix: '', storage, timeout: RESTORE_TIMEOUT_MS, transforms: [minimal[key]] },
      reducers[key] as Reducer,
    ) as unknown as (typeof reducers)[Key]
  return { auth: persisted('auth'), user: persisted('user'), mentor: persisted('mentor') }
}
