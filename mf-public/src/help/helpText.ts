/** The help page in one language. `{email}` in an answer is replaced by the contact address. */
export type HelpText = HelpGroup[]

export interface HelpGroup {
  /** Id of the group. Ids of groups and of questions are equal in all languages. */
  id: string
  title: string
  questions: HelpQuestion[]
}

export interface HelpQuestion {
  /** Id of the question, used as its anchor. */
  id: string
  question: string
  answer: string[]
  /** Other words by which people search for the answer. They are not shown. */
  alsoCalled?: string
  /** Links to the pages on which readers can do what the answer describes. */
  links?: { to: string; label: string }[]
}
