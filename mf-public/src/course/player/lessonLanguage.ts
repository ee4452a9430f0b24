import { createContext } from 'react'

/** The language in which a lesson is written. */
export const LessonLanguageContext = createContext<string | undefined>(undefined)
