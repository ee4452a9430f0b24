import Type, { type Static } from 'typebox'
import { SEARCH_MAX } from '../rules/limits'
import { endpoint } from '../api/endpoint'
import { Id } from '../api/wire'

/** Minimum number of typed characters for which suggestions are shown. */
export const SUGGEST_MIN = 2
/** Maximum number of suggestions in one response. */
export const SUGGESTIONS_MAX = 8

const Suggested = Type.Object({ _id: Id, name: Type.String() })

export const Suggestions = Type.Object({
  courses: Type.Array(Suggested),
  /** Subjects by the name with which courses can be filtered. */
  subjects: Type.Array(Type.Object({ name: Type.String() })),
  mentors: Type.Array(Suggested),
  /** Other spellings of the search, if nothing begins with the typed text. */
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
