/** The help page in one language. `{email}` in an answer is replaced by the contact address. */
export type HelpText = HelpGroup[]

export interface HelpGroup {
  /** Id of the group, equal in all languages; ids of questions are, too. */
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
  /** Links to the pages on which the answer can be carried out. */
  links?: { to: string; label: string }[]
}
