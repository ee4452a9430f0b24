/** The help page in one language. `{email}` in an answer is replaced by the contact address. */
export type HelpText = HelpGroup[]

export interface HelpGroup {
  /** Equal in all languages, as the ids of questions are. */
  id: string
  title: string
  questions: HelpQuestion[]
}

export interface HelpQuestion {
  /** Anchor of the question. */
  id: string
  question: string
  answer: string[]
  /** Pages where it is done. */
  links?: { to: string; label: string }[]
}
