import Type, { type Static } from 'typebox'
import { SEARCH_MAX } from '../rules/limits'
import { endpoint } from '../api/endpoint'
import { Id } from '../api/wire'

/** Characters from which on something is suggested. */
export const SUGGEST_MIN = 2
/** The most suggestions in one response. */
export const SUGGESTIONS_MAX = 8

const Suggested = Type.Object({ _id: Id, name: Type.String() })

export const Suggestions = Type.Object({
  courses: Type.Array(Suggested),
  /** As courses are filtered by them. */
  subjects: Type.Array(Type.Object({ name: Type.String() })),
  mentors: Type.Array(Suggested),
  /** Other spellings of the search, where nothing begins as it does. */
  spellings: Type.Array(Type.String()),
})
export type Suggestions = Static<typeof Suggestions>

export const getSuggestions = endpoint({
  method: 'GET',
  path: '/resource/get-suggestions',
  access: 'public',
  rateLimit: 'suggestions',
  summary:
    'What somebody may be about to search for: popular courses, subjects and mentors with words that begin as the search does, or sound like it in the other script. They are up to a minute old.',
  query: Type.Object({ q: Type.String({ maxLength: SEARCH_MAX }) }),
  reply: Suggestions,
})
