/** A document that people are bound by, in one language. `{email}` stands for our address. */
export interface LegalText {
  sections: LegalSection[]
}

export interface LegalSection {
  /** Anchor of the section: the same in every language. */
  id: string
  title: string
  paragraphs?: string[]
  /** Shown as a list after the paragraphs. */
  points?: string[]
}
