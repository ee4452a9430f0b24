import type { Learner, Mentor, Role, SessionData } from '@mentor-connect/contract/accounts/people'
import type { Suspension } from '@mentor-connect/contract/trust/restrictions'
import { createSlice } from './createSlice'

// The slices that the specification defines. Each can be set, patched, given an error, and cleared.

export interface AuthState {
  role: Role | null
  data: SessionData | null
  error: string | null
}

export interface UserState {
  user: Partial<Learner> | null
  error: string | null
}

export interface MentorState {
  mentor: Partial<Mentor> | null
  error: string | null
}

const NO_AUTH: AuthState = { role: null, data: null, error: null }
const NO_USER: UserState = { user: null, error: null }
const NO_MENTOR: MentorState = { mentor: null, error: null }

const auth = createSlice('auth', NO_AUTH, {
  setAuth: (_state, payload: { role: Role; data: SessionData }) => ({
    ...payload,
    error: null,
  }),
  setAuthError: (state, payload: string) => ({ ...state, error: payload }),
  clearAuth: () => NO_AUTH,
})

const user = createSlice('user', NO_USER, {
  setUser: (_state, payload: Learner) => ({ user: payload, error: null }),
  patchUser: (state, payload: Partial<Learner>) => ({
    ...state,
    user: state.user && patched(state.user, payload),
  }),
  setUserError: (state, payload: string) => ({ ...state, error: payload }),
  clearUser: () => NO_USER,
})

const mentor = createSlice('mentor', NO_MENTOR, {
  setMentor: (_state, payload: Mentor) => ({ mentor: payload, error: null }),
  patchMentor: (state, payload: Partial<Mentor>) => ({
    ...state,
    mentor: state.mentor && patched(state.mentor, payload),
  }),
  setMentorError: (state, payload: string) => ({ ...state, error: payload }),
  clearMentor: () => NO_MENTOR,
})

/** A complete account replaces the previous one, so that removed fields disappear; a partial one is merged. */
function patched<Account extends { _id?: string }>(account: Account, patch: Account): Account {
  return patch._id ? patch : { ...account, ...patch }
}

/** The suspension is not persisted, because each verification loads it. */
const suspension = createSlice('suspension', null as Suspension | null, {
  setSuspension: (_state, payload: Suspension | null) => payload,
})

export const { setAuth, setAuthError, clearAuth } = auth.actions
export const { setUser, patchUser, setUserError, clearUser } = user.actions
export const { setMentor, patchMentor, setMentorError, clearMentor } = mentor.actions
export const { setSuspension } = suspension.actions
export const suspensionReducer = suspension.reducer
/** The persisted reducers. */
export const reducers = { auth: auth.reducer, user: user.reducer, mentor: mentor.reducer }
